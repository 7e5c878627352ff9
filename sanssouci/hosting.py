"""The host's commands: serve, backup, restore, patch.

The rest of the server is imported on demand.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from sanssouci.folders import data_folder
from sanssouci.kernel import BadOption
from sanssouci.terminal.wording import say

if TYPE_CHECKING:
    from sanssouci.table import Store
    from sanssouci.table.backup import Progress
    from sanssouci.table.patching import Verdict

_SOME_BROKEN = 1

ConfigOption = Annotated[Path | None, typer.Option(metavar="FILE")]
DatabaseOption = Annotated[str | None, typer.Option(metavar="FILE|URL")]
BackupFile = Annotated[Path, typer.Argument(metavar="FILE")]


def serve(
    host: Annotated[str | None, typer.Option(metavar="ADDRESS")] = None,
    port: Annotated[int | None, typer.Option(min=0, max=65535, metavar="N")] = None,
    database: DatabaseOption = None,
    config: ConfigOption = None,
    open_browser: Annotated[bool, typer.Option("--open")] = False,
) -> None:
    """Serve the table to browsers; without options as the environment and the file say."""
    from sanssouci.web.serving import serve as serve_table

    serve_table(
        data_folder(),
        config=config,
        host=host,
        port=port,
        database=database,
        open_browser=open_browser,
    )


def backup(file: BackupFile, database: DatabaseOption = None, config: ConfigOption = None) -> None:
    """Write everything the server keeps into one file; the server may go on meanwhile."""
    from sanssouci.table.backup import back_up

    with _store(database, config) as store, _bar(say("cli.backing_up")) as progress:
        rows = back_up(store, file, progress)
    typer.echo(say("cli.rows", file=str(file), count=rows))


def restore(
    file: BackupFile,
    force: Annotated[bool, typer.Option("--force")] = False,
    database: DatabaseOption = None,
    config: ConfigOption = None,
) -> None:
    """Put a backup back, into any database. Stop the server first."""
    from sanssouci.table import backup

    backup.check(file)  # before a database is made for it
    with (
        _store(database, config, new=True, alone=True) as store,
        _bar(say("cli.restoring")) as progress,
    ):
        rows = backup.restore(store, file, progress, force=force)
    typer.echo(say("cli.restored", file=str(file), count=rows))


def patch(
    apply: Annotated[bool, typer.Option("--apply")] = False,
    database: DatabaseOption = None,
    config: ConfigOption = None,
) -> None:
    """Play every running table through on the rules as installed, and say what breaks."""
    from sanssouci.table import patching

    with _store(database, config, alone=apply) as store:
        tables = patching.running_tables(store)
        look = patching.apply if apply else patching.examine
        with _bar(say("cli.replaying")) as progress:
            verdicts = []
            for number, table in enumerate(tables, start=1):
                if (verdict := look(store, table)) is not None:
                    verdicts.append(verdict)
                progress(number, len(tables))
    for verdict in verdicts:
        for line in _described(verdict):
            typer.echo(line)
    broken = sum(verdict.broken is not None for verdict in verdicts)
    moved = sum(not v.is_current and v.broken is None for v in verdicts)
    key = "cli.patched" if apply else "cli.patchable"
    typer.echo(say(key, count=len(verdicts), moved=moved, broken=broken))
    if broken:
        raise typer.Exit(_SOME_BROKEN)


def _described(verdict: Verdict) -> Iterator[str]:
    """One line for a host, or two if something is broken."""
    kind = "broken" if verdict.broken else "fine" if verdict.is_current else "moves"
    yield say(
        f"cli.table_{kind}",
        table=verdict.table,
        title=verdict.title,
        rules=verdict.new_rules,
        count=verdict.entries,
    )
    if verdict.broken:
        yield f"  {verdict.broken}"


@contextmanager
def _store(
    database: str | None, config: Path | None, *, new: bool = False, alone: bool = False
) -> Iterator[Store]:
    """The store that ``serve`` would use with the same options; ``alone``: and does not."""
    from sanssouci.table import Store
    from sanssouci.table.opening import database_url, sqlite_file
    from sanssouci.web.configuration import read_settings
    from sanssouci.web.settings import sqlite_url

    default = sqlite_url(data_folder() / "tables.sqlite")
    settings = read_settings(os.environ, default, config, database=database)
    file = sqlite_file(database_url(settings.database))
    if file is not None and not new and not file.exists():
        raise BadOption(say("cli.no_database", file=str(file)))
    store = Store(settings.database, alone=alone)
    try:
        yield store
    finally:
        store.close()


@contextmanager
def _bar(what: str) -> Iterator[Progress]:
    from rich.console import Console
    from rich.progress import Progress as Bar

    console = Console(stderr=True)
    with Bar(console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(what)

        def progress(done: int, total: int) -> None:
            bar.update(task, completed=done, total=total)

        yield progress
