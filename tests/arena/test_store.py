"""The table file keeps what it is given and refuses what does not belong to it."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from sanssouci.arena import IN_MEMORY, BadTable, begun, missing, opened
from tests.arena.staging import fill, filled_table, played, small_plan, winner_is


def test_what_is_kept_is_not_missing(tmp_path: Path) -> None:
    file = tmp_path / "games.sqlite"
    plan = small_plan()
    with begun(file, plan) as store:
        jobs = missing(store)
        assert len(jobs) == 4
        store.add(jobs[2], played(jobs[2], ["pompadour"]))
    with begun(file, plan) as store:
        assert [job.number for job in missing(store)] == [0, 1, 3]
    with opened(file) as store:
        (game,) = store.games()
        assert store.plan == plan
    assert (game.number, game.seed, game.turns, game.decisions) == (2, 2, 10, 20)
    assert [(player.seat, player.bot, player.won) for player in game.players] == [
        ("frederick", "recruit", False), ("pompadour", "random", True),
    ]  # fmt: skip
    assert game.players[0].mean_seconds == pytest.approx(0.1)


def test_games_come_in_the_order_of_the_plan() -> None:
    with begun(IN_MEMORY, small_plan()) as store:
        for job in reversed(missing(store)):
            store.add(job, played(job, ["frederick"]))
        assert [game.number for game in store.games()] == [0, 1, 2, 3]


def test_another_plan_is_refused_and_nothing_is_lost(tmp_path: Path) -> None:
    file = tmp_path / "games.sqlite"
    with begun(file, small_plan()) as store:
        fill(store, winner_is("recruit"))
    before = file.read_bytes()
    other = small_plan(games=3, bots=["recruit", "captain"])
    problem = r"holds another plan: bots was \['recruit', 'random'\], not .*; games was 2, not 3"
    with pytest.raises(BadTable, match=problem), begun(file, other):
        pass
    assert file.read_bytes() == before


def test_other_rules_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "games.sqlite"
    with begun(file, small_plan()):
        pass
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("update about set value = '0.1' where key = 'rules'")
    with pytest.raises(BadTable, match=r"begun under rules 0\.1"), begun(file, small_plan()):
        pass


def test_files_that_are_no_tables(tmp_path: Path) -> None:
    text, other = tmp_path / "text", tmp_path / "other.sqlite"
    text.write_text("a letter to Voltaire, much longer than a header would have to be", "utf-8")
    with closing(sqlite3.connect(other)) as connection:
        connection.execute("create table letters (text)")
    for file in (text, other):
        with pytest.raises(BadTable, match="no table of the arena"), opened(file):
            pass
        with pytest.raises(BadTable, match="no table of the arena"), begun(file, small_plan()):
            pass
    with pytest.raises(FileNotFoundError), opened(tmp_path / "missing"):
        pass
    nowhere = tmp_path / "no" / "folder"
    with pytest.raises(BadTable, match="unable to open"), begun(nowhere, small_plan()):
        pass


def test_a_later_format_is_told_as_such(tmp_path: Path) -> None:
    file = tmp_path / "games.sqlite"
    with begun(file, small_plan()):
        pass
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("update about set value = '99' where key = 'format'")
    with pytest.raises(BadTable, match="has format 99"), opened(file):
        pass


def test_an_empty_file_is_a_fresh_table(tmp_path: Path) -> None:
    file = tmp_path / "games.sqlite"
    file.touch()  # as a run leaves it that was killed before it wrote anything
    with begun(file, small_plan()) as store:
        assert len(missing(store)) == 4


def test_a_table_of_the_first_format_is_read_and_goes_on(tmp_path: Path) -> None:
    path = filled_table(tmp_path / "old.sqlite", small_plan(), lambda job: ["frederick"])
    with closing(sqlite3.connect(path)) as old, old:
        old.execute("alter table players drop column trouble")
        old.execute("update about set value = '1' where key = 'format'")
        old.execute("delete from players where number = 0")
        old.execute("delete from games where number = 0")
    with opened(path) as store:
        assert {player.trouble for game in store.games() for player in game.players} == {""}
    with begun(path, small_plan()) as store:
        (job,) = missing(store)
        store.add(job, played(job, ["frederick"]))
        assert len(store.games()) == sum(1 for _ in small_plan().jobs())
