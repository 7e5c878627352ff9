"""Bots that fail, cheat or dawdle are replaced for that decision, and it is counted."""

from __future__ import annotations

import time
from random import Random
from types import SimpleNamespace

import pytest

import sanssouci
from sanssouci.bots import BotFailed, Captain, RandomBot, Referee, play_out, stopwatch, told_to_all
from sanssouci.bots.referee import MOST_ASIDES
from sanssouci.bots.trouble import Trouble
from sanssouci.kernel import Action, Bot, Choice, Game, Line, Situation, replay
from tests.terminal.staging import advance, new_play

GAME = sanssouci.game("friedrich")
LIMIT = 0.5


class Breaks:
    name = "breaks"

    def choose(self, situation: Situation) -> Choice:
        raise ZeroDivisionError("no more ideas")


class Cheats:
    """Also spoils the world it was given, which must harm nobody but itself."""

    name = "cheats"

    def choose(self, situation: Situation) -> Choice:
        situation.world.apply(situation.seat, situation.legal[0])
        return Choice(Action("win"), "because I can")


class Dawdles:
    name = "dawdles"

    def choose(self, situation: Situation) -> Choice:
        end = time.thread_time() + 1.2 * LIMIT
        while time.thread_time() < end:
            pass
        return Choice(situation.legal[0])


class Sleeps:
    name = "sleeps"

    def choose(self, situation: Situation) -> Choice:
        time.sleep(1.2 * LIMIT)
        return Choice(situation.legal[0])


class Mumbles:
    name = "mumbles"

    def choose(self, situation: Situation) -> Choice:
        return None  # type: ignore[return-value]


FAILING: list[tuple[Bot, Trouble]] = [
    (Breaks(), Trouble.BROKE),
    (Cheats(), Trouble.ILLEGAL),
    (Dawdles(), Trouble.LATE),
    (Sleeps(), Trouble.LATE),
    (Mumbles(), Trouble.BROKE),
]


@pytest.mark.parametrize(("bot", "trouble"), FAILING, ids=lambda one: getattr(one, "name", ""))
def test_the_captain_stands_in(bot: Bot, trouble: Trouble) -> None:
    state = GAME.new("war-in-the-west")
    referee = Referee(Random(1), LIMIT)
    decision = referee.ask(bot, state, "frederick")
    assert decision.action in state.legal("frederick")
    assert decision.by == "captain"
    assert decision.failed is not None
    assert decision.failed.trouble is trouble
    assert referee.replaced == 1
    notice = told_to_all("Frederick", decision.failed, decision.by)
    assert notice == f"The bot playing Frederick {trouble}; the captain decided in its place."
    with pytest.raises(BotFailed, match=trouble):
        Referee(Random(1), LIMIT, strict=True).ask(bot, state, "frederick")


def test_chance_stands_in_for_a_captain(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Captain, "choose", Breaks.choose)
    state = GAME.new("war-in-the-west")
    for bot in (Captain(), Breaks()):
        decision = Referee(Random(1)).ask(bot, state, "frederick")
        assert decision.action in state.legal("frederick")
        assert decision.by == "random"
        assert decision.failed is not None
        assert "a random action was taken" in told_to_all("he", decision.failed, decision.by)


def test_a_captain_of_ones_own_is_replaced_by_the_captain() -> None:
    class Reckless(Captain):
        def choose(self, situation: Situation) -> Choice:
            raise ZeroDivisionError("no more ideas")

    state = GAME.new("war-in-the-west")
    decision = Referee(Random(1)).ask(Reckless(), state, "frederick")
    assert decision.by == "captain"
    assert decision.failed is not None
    assert decision.failed.trouble is Trouble.BROKE


def test_waiting_for_a_processor_is_no_fault_of_the_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    """By the clock on the wall it took ten seconds; in nine of them others were computing."""
    wall, queued = iter((100.0, 110.0)), iter((5.0, 14.0))
    clock = SimpleNamespace(perf_counter=lambda: next(wall), thread_time=lambda: 0.0)
    monkeypatch.setattr(stopwatch, "time", clock)
    monkeypatch.setattr(stopwatch, "waited", lambda: next(queued))
    assert stopwatch.Stopwatch().took == 1.0


def test_where_the_system_tells_nothing_a_busy_machine_is_allowed_for(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    wall = iter((100.0, 103.0))
    clock = SimpleNamespace(perf_counter=lambda: next(wall), thread_time=lambda: 0.0)
    monkeypatch.setattr(stopwatch, "time", clock)
    monkeypatch.setattr(stopwatch, "waited", lambda: None)
    assert 1.0 < stopwatch.Stopwatch().took < 3.0


def test_a_bot_gets_ready_before_its_clock_runs() -> None:
    class Slow(Captain):
        name = "slow"
        begun = 0

        def get_ready(self, game: Game) -> None:
            if not self.begun:
                time.sleep(1.2 * LIMIT)
            self.begun += 1

    bot = Slow()
    referee = Referee(Random(1), LIMIT)
    state = GAME.new("war-in-the-west")
    assert referee.ask(bot, state, "frederick").failed is None
    assert bot.begun == 1


def test_a_game_goes_on_and_tells_how_often_a_bot_was_replaced() -> None:
    bots: dict[str, Bot] = {"frederick": RandomBot(), "pompadour": Breaks()}
    seen: list[tuple[str, bool]] = []
    record, result = play_out(
        GAME, "war-in-the-west", {}, bots, 3,
        watch=lambda seat, took, failed: seen.append((seat, failed is not None)),
    )  # fmt: skip
    assert set(seen) == {("frederick", False), ("pompadour", True)}
    assert len(seen) == result.actions
    asked = sum(entry.seat == "pompadour" for entry in record.entries)
    assert result.replaced == asked > 0
    assert replay(GAME, record).outcome
    with pytest.raises(BotFailed, match="no more ideas"):
        play_out(GAME, "war-in-the-west", {}, bots, 3, strict=True)


class Listens:
    """Writes down what it was told, and plays like the captain."""

    name = "listens"

    def __init__(self) -> None:
        self.heard: list[tuple[Line, ...]] = []
        self._captain = Captain()

    def choose(self, situation: Situation) -> Choice:
        self.heard.append(tuple(situation.log))
        return self._captain.choose(situation)


def test_a_bot_reads_the_log_of_its_seat_and_no_other() -> None:
    listener = Listens()
    record, _ = play_out(
        GAME, "war-in-the-west", {}, {"frederick": Captain(), "pompadour": listener}, 3
    )
    lines: list[Line] = []

    def listen(state: object, entry: object) -> None:
        state.log = lines  # type: ignore[attr-defined]

    replay(GAME, record, watch=listen)
    readable = [line for line in lines if line.visible_to("pompadour")]
    assert len(readable) < len(lines)
    for earlier, later in zip(listener.heard, listener.heard[1:], strict=False):
        assert later[: len(earlier)] == earlier
    assert list(listener.heard[-1]) == readable[: len(listener.heard[-1])]


class Shuffles:
    """Would go on with asides for ever."""

    name = "shuffles"

    def choose(self, situation: Situation) -> Choice:
        return Choice(situation.asides[0] if situation.asides else situation.legal[0])


def test_asides_come_to_an_end() -> None:
    play = new_play("war-in-the-west")
    while not any(play.state.asides(seat) for seat in play.state.actors):
        advance(play, 1)
    seat = next(seat for seat in play.state.actors if play.state.asides(seat))
    referee = Referee(Random(1))
    for _ in range(MOST_ASIDES):
        assert referee.ask(Shuffles(), play.state, seat).action in play.state.asides(seat)
    assert referee.ask(Shuffles(), play.state, seat).action in play.state.legal(seat)
    assert referee.replaced == 0
