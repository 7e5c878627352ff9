"""``sanssouci follies`` and the follies in the arena's report."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from sanssouci.arena import begun, make_plan, missing, opened, play
from sanssouci.arena.follies import count_follies, follies_of
from sanssouci.arena.report import write_report
from sanssouci.kernel import Record
from tests import command_line
from tests.command_line import fail

RECORDS = Path(__file__).parent.parent / "records"
CRISIS = RECORDS / "crisis"


@pytest.fixture(autouse=True)
def _wide(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "140")


def test_records_are_added_up() -> None:
    one, other = (Record.load(CRISIS / f"{name}.txt") for name in ("exhaustion", "king_lost"))
    both = count_follies([one, other])
    singles = [count_follies([record])[0].tallies for record in (one, other)]
    (count,) = both
    assert (count.game, count.records) == ("crisis", 2)
    for who, tally in count.tallies.items():
        parts = [single[who] for single in singles if who in single]
        assert tally == (sum(part.times for part in parts), sum(part.of for part in parts))
    short = next(tally for (folly, _), tally in count.tallies.items() if not folly.seat)
    assert short.of == 2


def test_the_command_reads_files_and_folders(tmp_path: Path) -> None:
    shown = command_line.run("follies", CRISIS)
    assert "The Great Crisis of Frederick II, 5 games" in shown
    assert "ield battles left before a die was rolled" in shown
    found = json.loads(command_line.run("follies", CRISIS / "exhaustion.txt", "--json"))
    assert found[0]["records"] == 1
    assert {entry["folly"] for entry in found[0]["follies"]} >= {"points_wasted", "short_war"}
    assert "There is no record" in fail("follies", tmp_path)
    (tmp_path / "nonsense").write_text("nonsense", encoding="utf-8")
    assert "nonsense, line 1" in fail("follies", tmp_path)


def test_a_table_with_records(tmp_path: Path) -> None:
    file = tmp_path / "games.sqlite"
    plan = make_plan(
        {"game": "crisis", "seats": {"prussia": "recruit"}, "others": "captain", "games": 1,
         "seed": 1001, "records": True}
    )  # fmt: skip
    with begun(file, plan) as store:
        for job in missing(store):
            store.add(job, play(job))
    with opened(file) as store:
        (count,) = follies_of(store)
        players = {folly.seat: player for folly, player in count.tallies}
        assert players == {"prussia": "recruit", "austria": "captain", "": ""}
        list(write_report(store, tmp_path / "report"))
    page = (tmp_path / "report" / "report.html").read_text(encoding="utf-8")
    assert '<h2 id="follies">' in page
    assert "ction points not spent" in page
    assert "1 game" in command_line.run("follies", file)


def test_a_table_without_records_has_none(tmp_path: Path) -> None:
    plan = make_plan({"game": "crisis", "bots": ["recruit"], "games": 1})
    with begun(tmp_path / "games.sqlite", plan) as store:
        assert follies_of(store) == []
