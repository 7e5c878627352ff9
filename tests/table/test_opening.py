"""Opening a database: whose it is, and a sentence for all that can be wrong with it."""

from __future__ import annotations

import os
import socket
import sqlite3
import stat
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from typer.testing import CliRunner

from sanssouci.cli import app
from sanssouci.table import Store, schema
from sanssouci.table.backup import back_up
from sanssouci.table.file_lock import InUse
from sanssouci.table.opening import CannotOpen, database_url
from tests.table.staging import database


def missing_folder(folder: Path) -> str:
    return str(folder / "nowhere" / "tables.sqlite")


def folder_itself(folder: Path) -> str:
    return str(folder)


def no_database(folder: Path) -> str:
    (folder / "letter.txt").write_text("Dear Maria, ...\n" * 100)
    return str(folder / "letter.txt")


def of_another_program(folder: Path) -> str:
    with sqlite3.connect(folder / "other.sqlite") as other:
        other.execute("CREATE TABLE songs (title TEXT)")
    other.close()
    return str(folder / "other.sqlite")


def newer(folder: Path) -> str:
    store = Store(database(folder))
    with store.engine.begin() as connection:
        connection.execute(schema.meta.update().values(value="99"))
    store.close()
    return database(folder)


def nobody_listens(folder: Path) -> str:
    pytest.importorskip("psycopg")
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    return f"postgresql://me:password@127.0.0.1:{port}/tables"


def no_address(folder: Path) -> str:
    return "postgresql://me:password@host:port/tables"


def unknown_kind(folder: Path) -> str:
    return "oracular://me:password@host/tables"


def kind_we_do_not_take(folder: Path) -> str:
    return "mysql://me:password@host/tables"


def a_pipe(folder: Path) -> str:
    os.mkfifo(folder / "pipe")
    return str(folder / "pipe")


@pytest.mark.parametrize(
    ("place", "word"),
    [
        (missing_folder, "no folder"),
        (folder_itself, "is a folder"),
        (no_database, "not a database"),
        (of_another_program, "another program"),
        (newer, "another version"),
        (nobody_listens, "refused"),
        (no_address, "cannot be read"),
        (unknown_kind, "oracular"),
        (kind_we_do_not_take, "no kind of database called mysql"),
        (a_pipe, "a device, not a database"),
    ],
)
def test_what_cannot_be_opened_is_one_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, place: Callable[[Path], str], word: str
) -> None:
    given = place(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    for command in (["serve", "--port", "0"], ["patch", "--apply"]):
        result = CliRunner().invoke(app, [*command, "--database", given])
        assert result.exit_code == 2
        assert result.stdout == ""  # no address of a server that does not run
        [line] = result.stderr.splitlines()
        assert word in line or (command[0] == "patch" and "no database" in line)
        assert "password@" not in line


def test_a_driver_that_is_not_installed_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)
    with pytest.raises(CannotOpen, match=r"psycopg is missing; .*sanssouci\[postgres\]"):
        Store("postgresql://me:password@localhost/tables")


@contextmanager
def as_somebody_else() -> Iterator[None]:
    """Root may do everything, so whoever runs as root becomes nobody."""
    if os.getuid() != 0:
        yield
        return
    os.seteuid(65534)
    try:
        yield
    finally:
        os.seteuid(0)


@pytest.mark.skipif(os.name != "posix", reason="permissions as POSIX has them")
def test_a_file_that_may_not_be_written_is_one_sentence() -> None:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        Store(database(folder)).close()
        (folder / "tables.sqlite").chmod(0o400)
        folder.chmod(0o555)
        try:
            with as_somebody_else():
                for file in ("tables.sqlite", "new.sqlite"):
                    with pytest.raises(CannotOpen, match=r"[Pp]ermission"):
                        Store(str(folder / file))
        finally:
            folder.chmod(0o700)


def test_a_path_is_as_good_as_an_address(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Store("here.sqlite").close()
    assert (tmp_path / "here.sqlite").exists()
    monkeypatch.setenv("HOME", str(tmp_path))
    assert database_url("~/a.sqlite").database == str(tmp_path / "a.sqlite")
    assert database_url("postgres://me@host/x").drivername == "postgresql+psycopg"


@pytest.mark.skipif(os.name != "posix", reason="permissions as POSIX has them")
def test_the_files_are_their_owners_alone(tmp_path: Path) -> None:
    old = os.umask(0)
    try:
        store = Store(database(tmp_path), alone=True)
        with store.write() as connection:
            connection.execute(schema.meta.insert().values(name="a", value="b"))
        back_up(store, tmp_path / "backup", lambda *_: None)
        modes = {file.name: stat.S_IMODE(file.stat().st_mode) for file in tmp_path.iterdir()}
        assert len(modes) == 5  # the log, the shared memory, the lock and the backup among them
        assert set(modes.values()) == {0o600}
        store.close()
        (tmp_path / "tables.sqlite").chmod(0o644)  # as older versions made it
        Store(database(tmp_path)).close()
        assert stat.S_IMODE((tmp_path / "tables.sqlite").stat().st_mode) == 0o600
    finally:
        os.umask(old)


@pytest.mark.skipif(os.name != "posix", reason="permissions as POSIX has them")
def test_what_is_not_ours_is_left_as_it_is(tmp_path: Path) -> None:
    for place in (no_database, of_another_program):
        file = Path(place(tmp_path))
        file.chmod(0o644)
        before = file.read_bytes()
        with pytest.raises(CannotOpen):
            Store(str(file))
        assert stat.S_IMODE(file.stat().st_mode) == 0o644
        assert file.read_bytes() == before


def test_one_file_has_one_server(tmp_path: Path) -> None:
    store = Store(database(tmp_path), alone=True)
    store.announce("http://127.0.0.1:1756")
    (tmp_path / "link.sqlite").symlink_to(tmp_path / "tables.sqlite")
    for name in ("tables.sqlite", "link.sqlite"):
        with pytest.raises(InUse, match="in use by the server at http://127"):
            Store(str(tmp_path / name), alone=True)
    Store(database(tmp_path)).close()  # a backup goes on beside it
    store.close()
    Store(database(tmp_path), alone=True).close()


def test_a_lock_is_given_back_by_a_database_that_cannot_be_opened(tmp_path: Path) -> None:
    given = newer(tmp_path)
    for _ in range(2):
        with pytest.raises(CannotOpen, match="another version"):
            Store(given, alone=True)
