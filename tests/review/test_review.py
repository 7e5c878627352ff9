"""The review of a war finds what decided it, adds up, repeats, and tells nothing before the end."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import NoReturn

import pytest
from rich.console import Console

from sanssouci.games import load
from sanssouci.games.friedrich.officers.aide import Aide
from sanssouci.kernel import CHANCE, BadOption, BadRecord, Entry, State, speaking
from sanssouci.review import SCHEMA, WALKING, Answer, Review, Work, answered, review, walk
from sanssouci.review.ledger import Ledger, Node
from sanssouci.review.links import SEVERAL, Link, stretches
from sanssouci.review.playouts import play_on
from sanssouci.review.walk import Step, _Walker
from sanssouci.terminal.review_report import report
from tests.review.staging import TINY, given_away


@pytest.fixture(scope="module")
def pieces() -> dict[str, Answer]:
    return {}


@pytest.fixture(scope="module")
def found(pieces: dict[str, Answer]) -> Review:
    return review(given_away(), budget=TINY, seed=3, kept=pieces)


def test_the_march_that_gave_the_war_away_comes_first(found: Review) -> None:
    first = found.moments[0]
    assert (first.by, first.entry, first.seat) == ("frederick", 0, "frederick")
    assert first.swing["frederick"].high < -0.2
    assert first.swing["pompadour"].low > 0.2
    assert first.skill["frederick"] == pytest.approx(first.swing["frederick"].value)
    assert first.luck["frederick"] == 0
    decision = first.decisions[0]
    assert decision.action.startswith("march ferdinand")
    assert not decision.agrees
    assert decision.lost.low > 0.2, "the best bot would have stayed, and been better off"
    assert found.winners == ["pompadour"]


def test_luck_and_decisions_add_up_to_the_war(found: Review) -> None:
    for account in found.accounts.values():
        parts = account.luck.value + account.skill.value + account.others.value + account.rest
        assert account.start.value + parts == pytest.approx(account.end)
    frederick, pompadour = found.accounts.values()
    assert (frederick.end, pompadour.end) == (0.0, 1.0)
    assert frederick.skill.high < 0, "his own march, not luck"
    assert frederick.skill.value == pytest.approx(-pompadour.others.value), "one wins, one loses"
    assert abs(frederick.luck.value) < 0.05


def test_what_is_written_can_be_read_again(found: Review) -> None:
    again = Review.from_json(found.to_json())
    assert again.to_json() == found.to_json()
    assert again.moments[0].decisions[0].why == found.moments[0].decisions[0].why
    with pytest.raises(BadRecord, match="form"):
        Review.from_json(found.to_json() | {"schema": SCHEMA + 1})
    with pytest.raises(BadRecord):
        Review.from_json({"schema": SCHEMA})


class _Stopped(Exception):
    pass


def test_a_review_goes_on_where_it_was_stopped(
    found: Review, pieces: dict[str, Answer], monkeypatch: pytest.MonkeyPatch
) -> None:
    """And is the same as one that was never stopped; what is kept is not done again."""
    kept: dict[str, Answer] = {}
    told: list[float] = []

    def stop(share: float) -> None:
        told.append(share)
        if sum(each > WALKING for each in told) == 3:
            raise _Stopped

    with pytest.raises(_Stopped):
        review(given_away(), budget=TINY, seed=3, kept=kept, progress=stop)
    assert 0 < len(kept) < len(pieces)
    assert told == sorted(told)
    walked = [share for share in told if share <= WALKING]
    assert len(walked) >= len(given_away().entries), "every entry is told"
    assert walked[0] < WALKING / 4
    begun, done = set(kept), set[str]()
    do = Work.done

    def noting(work: Work, state: object, log: object) -> Answer:
        done.add(work.key)
        return do(work, state, log)  # type: ignore[arg-type]

    monkeypatch.setattr(Work, "done", noting)
    assert review(given_away(), budget=TINY, seed=3, kept=kept) == found
    assert not done & begun
    assert done | begun == set(pieces)


def test_another_process_finds_the_same(pieces: dict[str, Answer]) -> None:
    """A piece depends on nothing but what is sent along."""
    war = walk(given_away())
    work = Work("", "playouts", 0, "3 0", 0.0, horizon=war.turns[0].horizon, first=0, count=3)
    question = work.question(war.positions[0], war.log(0, ""))
    assert answered(question) == work.done(war.positions[0], ())


def test_no_bot_is_asked_about_a_step_that_is_known_to_be_more_than_plain(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked: list[str] = []
    plain = _Walker._is_plain

    def noting(walker: _Walker, state: State, entry: Entry, *, is_aside: bool) -> bool:
        step = walker.walk.steps[-1]
        assert step.pivot < 0
        asked.append(entry.seat)
        return plain(walker, state, entry, is_aside=is_aside)

    monkeypatch.setattr(_Walker, "_is_plain", noting)
    war = walk(given_away())
    assert 0 < len(asked) <= len(war.record.entries)


def test_a_war_that_goes_on_is_not_looked_back_on(monkeypatch: pytest.MonkeyPatch) -> None:
    def nothing(*_: object) -> NoReturn:
        raise AssertionError("nothing may be found out")

    monkeypatch.setattr(Work, "done", nothing)
    whole = given_away()
    running = replace(whole, entries=whole.entries[:-3], result="", hash="")
    with pytest.raises(BadRecord, match="over"):
        review(running, budget=TINY)
    with pytest.raises(BadOption, match="quick"):
        review(whole, budget="endless")


def test_what_everybody_would_have_done_changes_no_chances() -> None:
    """A playout from before it and one from after it are the same, luck and all."""
    war = walk(given_away())
    state = war.positions[2]
    assert state.actors == (CHANCE,)
    after = next(step for step in war.steps if step.seat == "pompadour")
    assert after.is_plain, "the aide played for France"
    early, late = war.positions[after.first], war.positions[after.last]
    horizon = war.turns[0].horizon
    assert play_on(early, horizon, "x", range(3)) == play_on(late, horizon, "x", range(3))
    blunder = war.steps[0]
    assert not blunder.is_plain
    usual = Aide(Random(0))(war.positions[0], "frederick")  # type: ignore[arg-type]
    assert usual != given_away().entries[0].action


def test_stretches_take_the_greatest_changes_and_no_link_twice() -> None:
    ledger = Ledger(2)
    shares = [0.5, 0.52, 0.8, 0.795, 0.75, 0.2]
    for entry, share in enumerate(shares):
        ledger.add(Node(0, entry), [[share, 1 - share]] * 4)
    links = [
        Link(Node(0, n), Node(0, n + 1), CHANCE if n % 2 else "a", (Step(n, n + 1, "a", 0),))
        for n in range(len(shares) - 1)
    ]
    first, second = stretches(ledger, links, 2, 5)[:2]
    assert [link.first for link in first.links] == [3, 4], "down from 0.795, a trifle left out"
    assert abs(first.swing) == pytest.approx(0.595)
    assert [link.first for link in second.links] == [0, 1]
    assert abs(second.swing) == pytest.approx(0.3)
    change = ledger.change(Node(0, 0), Node(0, 2), 0)
    assert change.value == pytest.approx(0.3)
    assert change.low < change.value < change.high, "four playouts are few"


def test_the_report_tells_it_in_the_readers_language(found: Review) -> None:
    game = load("friedrich")

    def printed(language: str, seat: str | None = None) -> str:
        console = Console(width=100, color_system=None)
        with speaking(language), console.capture() as capture:
            console.print(report(game, found, seat))
        return " ".join(capture.get().split())

    english = printed("en", "frederick")
    assert "What decided the war" in english
    assert "Best bot (Marshal)" in english
    assert "100 % │" in english
    assert "points more" in english
    assert "Was den Krieg entschied" in printed("de")
    assert "Bester Bot (" not in printed("de", "pompadour"), "the march was not hers"


def test_what_was_not_told_apart_is_nobodys(found: Review) -> None:
    first = found.moments[0]
    lost = replace(first.decisions[0].lost, value=0.01, low=0.01, high=0.02)
    narrow = replace(first.decisions[0], lost=lost)
    unclear = replace(first, by=SEVERAL, skill=dict.fromkeys(first.skill, 0.0), decisions=[narrow])
    console = Console(width=200, color_system=None)
    with speaking("en"), console.capture() as capture:
        console.print(report(load("friedrich"), replace(found, moments=[unclear])))
    printed = " ".join(capture.get().split())
    assert "not told apart −" in printed
    assert "the others" not in printed.split("Luck and skill")[0]
    assert "1 point more" in printed
