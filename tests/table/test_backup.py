"""Backups: a copy of a live store that can be put back anywhere, or is refused."""

from __future__ import annotations

import asyncio
import gzip
import hashlib
import json
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select
from typer.testing import CliRunner

from sanssouci.cli import app
from sanssouci.table import Store, schema, talk
from sanssouci.table.backup import BadBackup, back_up, restore
from sanssouci.table.clocks import Terms
from sanssouci.table.database import Database
from sanssouci.table.webhooks import Webhook, Webhooks
from tests.table.staging import (
    HOT_SEAT,
    INVITATION,
    ME,
    PERSON,
    database,
    plan,
    play_some,
    tables_in,
)

_SCHEMA = f'"schema":{schema.VERSION}'.encode()
Change = Callable[[list[bytes]], list[bytes]]


def quiet(_done: int, _total: int) -> None: ...


def contents(store: Database) -> dict[str, list[Any]]:
    """Everything in a store but its cache."""
    with store.engine.connect() as connection:
        return {
            table.name: sorted(map(repr, connection.execute(select(table))))
            for table in schema.metadata.sorted_tables
            if table is not schema.snapshots
        }


def filled(folder: Path) -> str:
    """The address of a store with games, chat, notes and a clock in it."""

    async def run() -> None:
        async with tables_in(folder) as tables:
            order = replace(plan(HOT_SEAT), clock=Terms("days", days=3))
            table = await tables.get((await tables.create(order, ME)).head.id)
            await play_some(table, 300)
            await talk.say(table, ME, "schöne Grüße\n\x01")
            await talk.keep_note(table, ME, "maria", "a note")
            await tables.create(plan({"frederick": PERSON, "maria": INVITATION}), ME)

    asyncio.run(run())
    return database(folder)


@pytest.fixture(scope="module")
def store(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Store]:
    found = Store(filled(tmp_path_factory.mktemp("store")))
    yield found
    found.close()


def test_a_backup_is_put_back_as_it_was(store: Store, tmp_path: Path) -> None:
    file = tmp_path / "backup"
    with store.write() as connection:  # somebody writes meanwhile, which keeps nobody waiting
        connection.execute(schema.notes.update().values(text="not yet"))
        rows = back_up(store, file, quiet)
    assert file.stat().st_mode & 0o777 == 0o600
    other = Store(f"sqlite:///{tmp_path / 'other.sqlite'}")
    assert restore(other, file, quiet) == rows
    found, was = contents(other), contents(store)
    assert found.pop("notes") != was.pop("notes")
    assert found == was
    with pytest.raises(BadBackup, match="--force"):
        restore(other, file, quiet)
    assert restore(other, file, quiet, force=True) == rows
    assert other.chat_after(other_table(other), 0)[0].text == "schöne Grüße\n\x01"
    other.close()


def test_a_backup_of_the_schema_before_is_put_back(store: Store, tmp_path: Path) -> None:
    table = other_table(store)
    Webhooks(store).keep(table, "maria", Webhook("https://example.org", "http://here"))
    file, older = tmp_path / "backup", tmp_path / "older"
    back_up(store, file, quiet)
    Webhooks(store).keep(table, "maria", None)
    with gzip.open(file) as packed:
        header, *rows, _ = map(json.loads, packed)
    header["schema"] = 5
    header["columns"]["webhooks"] = ["table_id", "seat", "url", "root"]
    kept = [[name, row[:4] if name == "webhooks" else row] for name, row in rows]
    lines = [json.dumps(each).encode() + b"\n" for each in (header, *kept)]
    digest = hashlib.sha256(b"".join(lines)).hexdigest()
    with gzip.open(older, "wb") as packed:
        packed.writelines([*lines, json.dumps({"sha256": digest}).encode() + b"\n"])
    other = Store(f"sqlite:///{tmp_path / 'other.sqlite'}")
    restore(other, older, quiet)
    assert Webhooks(other).find(table, "maria") == Webhook("https://example.org", "http://here")
    other.close()


def other_table(store: Store) -> str:
    with store.engine.connect() as connection:
        return str(connection.execute(select(schema.chat.c.table_id)).scalar())


@pytest.mark.parametrize(
    ("change", "word"),
    [
        (lambda lines: [], "not a backup"),
        (lambda lines: [b"[]\n", *lines[1:]], "not a backup"),
        (lambda lines: [b"nonsense\n", *lines[1:]], "not a backup"),
        (lambda lines: lines[:-1], "end is missing"),
        (lambda lines: [*lines[:5], *lines[6:]], "checksum"),
        (lambda lines: [*lines[:5], lines[5].replace(b"a", b"b"), *lines[6:]], "checksum"),
        (lambda lines: [*lines, b'["tables", []]\n'], "after its end"),
        (lambda lines: [lines[0].replace(_SCHEMA, b'"schema":9'), *lines[1:]], "version 9"),
        (lambda lines: [lines[0], b'["nothing", []]\n', *lines[1:]], "damaged"),
    ],
)
def test_what_is_not_whole_is_refused_and_nothing_lost(
    store: Store, tmp_path: Path, change: Change, word: str
) -> None:
    file, worse = tmp_path / "backup", tmp_path / "worse"
    back_up(store, file, quiet)
    with gzip.open(file) as packed:
        lines = packed.readlines()
    with gzip.open(worse, "wb") as packed:
        packed.writelines(change(lines))
    before = contents(store)
    with pytest.raises(BadBackup, match=word):
        restore(store, worse, quiet, force=True)
    assert contents(store) == before


def test_files_cut_short_or_foreign_are_refused(store: Store, tmp_path: Path) -> None:
    file, cut = tmp_path / "backup", tmp_path / "cut"
    back_up(store, file, quiet)
    with pytest.raises(BadBackup, match="exists already"):
        back_up(store, file, quiet)
    cut.write_bytes(file.read_bytes()[:-100])
    (tmp_path / "text").write_text("no backup")
    for bad in (cut, tmp_path / "text"):
        with pytest.raises(BadBackup):
            restore(store, bad, quiet, force=True)


def test_the_commands(tmp_path: Path) -> None:
    url, file = filled(tmp_path), str(tmp_path / "backup.gz")
    other = f"sqlite:///{tmp_path / 'other.sqlite'}"

    def run(*words: str) -> tuple[int, str, str]:
        result = CliRunner().invoke(app, list(words))
        return result.exit_code, result.stdout, result.stderr

    code, out, _ = run("backup", file, "--database", url)
    assert code == 0
    assert "rows" in out
    assert run("restore", file, "--database", other)[0] == 0
    code, _, err = run("restore", file, "--database", other)
    assert code == 2
    assert err.splitlines() == [
        "sanssouci: the database is not empty; --force replaces what is in it"
    ]
    assert run("restore", file, "--database", other, "--force")[0] == 0
    code, _, err = run("restore", str(tmp_path / "none"), "--database", other)
    assert (code, len(err.splitlines())) == (2, 1)
    missing = tmp_path / "missing.sqlite"
    code, _, err = run("backup", str(tmp_path / "b"), "--database", f"sqlite:///{missing}")
    assert code == 2
    assert "no database" in err
    assert not missing.exists()
    code, _, err = run("backup", str(tmp_path / "b"), "--database", "nonsense")
    assert (code, len(err.splitlines())) == (2, 1)
    with gzip.open(file) as packed:
        assert json.loads(packed.readline())["sanssouci"] == "backup"
