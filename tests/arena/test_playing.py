"""Games are played alike wherever they are played, and a run goes on where it was stopped."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

import sanssouci
from sanssouci.arena import BrokenOff, Job, Played, Thinking, opened, play, play_here
from sanssouci.arena.playing import FORFEIT, judged
from sanssouci.bots import RandomBot, Result, seat_bot
from sanssouci.bots.isolated import IsolatedBot
from sanssouci.kernel import Action, Bot, Choice, Record, Situation, replay
from tests.arena.staging import WEST, small_plan


def without_clock(games: Sequence[Played]) -> list[tuple[object, ...]]:
    """What a seed settles, in the order of the plan."""
    return [
        (game.number, game.result, game.record)
        for game in sorted(games, key=lambda game: game.number)
    ]


def test_one_process_or_two_make_no_difference() -> None:
    jobs = list(small_plan(games=1, records=True).jobs())
    alone, together = list(play_here(jobs, 1)), list(play_here(jobs, 2))
    assert without_clock(alone) == without_clock(together)
    assert without_clock(alone) == without_clock([play(job) for job in jobs])


def test_a_record_leads_to_the_result() -> None:
    (job, _) = small_plan(games=1, records=True).jobs()
    game = play(job)
    assert game.record is not None
    outcome = replay(sanssouci.game("friedrich"), Record.loads(game.record)).outcome
    assert outcome is not None
    assert outcome.winners == game.result.winners
    assert sum(seat.decisions for seat in game.thinking.values()) == game.result.actions
    assert all(0 < seat.longest <= seat.seconds <= game.seconds for seat in game.thinking.values())


class _Late:
    """Remembers how long it might have thought; cannot play every third time."""

    name = "late"
    seconds: set[float] = set()

    def choose(self, situation: Situation) -> Choice:
        self.seconds.add(situation.seconds)
        turn = situation.rng.randrange(3)
        if turn == 0:
            raise ZeroDivisionError
        return Choice(Action("dance") if turn == 1 else situation.legal[0])


@pytest.fixture
def late(monkeypatch: pytest.MonkeyPatch) -> Job:
    monkeypatch.setattr("sanssouci.bots.seating.BOTS", {"late": _Late, "random": RandomBot})
    return Job(0, "friedrich", WEST, 3, {"frederick": "late", "pompadour": "random"}, {}, 0.4)


def test_a_bot_that_fails_is_replaced_and_counted(late: Job) -> None:
    game = play(late)
    assert game.thinking["pompadour"].fallbacks == 0
    assert 0 < game.thinking["frederick"].fallbacks < game.thinking["frederick"].decisions
    assert _Late.seconds == {0.4}


def test_a_bot_that_fails_often_forfeits_the_game(late: Job) -> None:
    game = play(late)
    assert game.result.reason == FORFEIT
    assert game.result.winners == ("pompadour",)
    assert game.thinking["frederick"].trouble.startswith(("broke down", "wanted what"))


@pytest.mark.parametrize(
    ("winners", "fallbacks", "counted"),
    [
        (("frederick",), {"frederick": 5}, ("frederick",)),
        (("frederick",), {"frederick": 6}, ("maria", "pompadour")),
        (("frederick", "maria"), {"frederick": 6}, ("maria",)),
        (("frederick",), {"maria": 100}, ("frederick",)),
        ((), {"maria": 100}, ("frederick", "pompadour")),
        (("maria",), {"frederick": 9, "maria": 9, "pompadour": 9}, ()),
    ],
)
def test_whoever_forfeits_has_not_won(
    winners: tuple[str, ...], fallbacks: dict[str, int], counted: tuple[str, ...]
) -> None:
    seats = ("frederick", "maria", "pompadour")
    thinking = {seat: Thinking(100, fallbacks=fallbacks.get(seat, 0)) for seat in seats}
    judgement = judged(Result(1, winners, "objectives", 9, 300), thinking)
    assert judgement.winners == counted
    assert (judgement.reason == FORFEIT) == any(number > 5 for number in fallbacks.values())


def test_isolated_bots_play_the_same_game_whenever_it_is_played(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def seated_here(name: str) -> Bot:
        assert name == "random", "it would think beside the true position"
        return seat_bot(name)

    monkeypatch.setattr("sanssouci.arena.playing.seat_bot", seated_here)
    job = Job(0, "friedrich", WEST, 3, {"frederick": "recruit", "pompadour": "random"}, {}, 30)
    game = play(replace(job, isolated=True, strict=True))
    assert game.result.winners
    assert game.thinking["frederick"].fallbacks == 0
    assert play(replace(job, isolated=True, strict=True)).result == game.result


def test_an_isolated_bot_is_handed_nothing_but_a_world_of_its_seat() -> None:
    war, rng = sanssouci.game("friedrich").play(WEST, seed=3), Random(3)
    while not any(entry.action.startswith("deal") for entry in war.entries):
        seat = rng.choice(war.state.actors)
        war.act(seat, rng.choice(war.state.legal(seat)))
    state = war.state
    bot, said = IsolatedBot("spy"), list[dict[str, Any]]()
    bot._process = _Overheard(said)  # type: ignore[assignment]
    situation = Situation.of(state, "pompadour", Random(2))
    assert bot.choose(situation).action == "pass"
    (question,) = said
    assert question["world"] == situation.world.to_json() != state.to_json()
    assert question.keys() == {
        "task", "bot", "keep", "game", "rules", "seat", "world", "log", "seed", "seconds",
        "allow_asides",
    }  # fmt: skip


class _Overheard:
    def __init__(self, said: list[dict[str, Any]]) -> None:
        self.said = said

    def say(self, message: dict[str, Any]) -> None:
        self.said.append(message)

    def hear(self, deadline: float) -> dict[str, Any]:
        return {"action": "pass"}


def test_a_bot_that_fails_ends_a_strict_game(late: Job) -> None:
    with pytest.raises(BrokenOff, match=f"{WEST}, seed 3, frederick=late pompadour=random: "):
        play(replace(late, strict=True))


def test_a_game_that_cannot_be_played_says_which() -> None:
    job = Job(0, "friedrich", "chess", 3, {"frederick": "random"})
    with pytest.raises(BrokenOff, match="chess, seed 3, frederick=random: BadOption"):
        play(job)
    with pytest.raises(BrokenOff, match="chess, seed 3"):
        list(play_here([job, job], 2))


# -- a run that is stopped -------------------------------------------------------------------------


def start(file: Path) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "sanssouci", "arena", "run", "--scenario", WEST, "--jobs", "2",
               "--bots", "recruit,random", "--games", "8", "--out", str(file)]  # fmt: skip
    return subprocess.Popen(
        command,
        cwd=Path(sanssouci.__file__).parents[1],
        env=os.environ | {"COLUMNS": "100"},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )


def rows(file: Path) -> dict[int, object]:
    """The games of a table by number, with the time they took: another playing takes another."""
    if not file.exists() or not file.stat().st_size:
        return {}
    with opened(file) as store:
        return {game.number: game for game in store.games()}


def stopped_midway(file: Path, how: signal.Signals) -> tuple[int, str]:
    process = start(file)
    while len(rows(file)) < 2:
        assert process.poll() is None, process.communicate()
        time.sleep(0.02)
    if how == signal.SIGINT:
        os.killpg(process.pid, how)  # as a terminal does for Ctrl-C
    else:
        process.send_signal(how)  # the processes at work have to find out by themselves
    _, told = process.communicate()
    return process.returncode, told


@pytest.fixture
def _at_a_terminal() -> Iterator[None]:
    """What a shell runs in the background ignores Ctrl-C, and so would all that it starts."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.usefixtures("_at_a_terminal")
@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGINT])
def test_the_same_command_goes_on_where_it_was_stopped(tmp_path: Path, how: signal.Signals) -> None:
    file = tmp_path / "games.sqlite"
    code, told = stopped_midway(file, how)
    if how == signal.SIGINT:
        assert code == 130
        assert "the same command goes on" in told
        assert "Traceback" not in told
    kept = rows(file)
    assert 2 <= len(kept) < 16
    process = start(file)
    shown, told = process.communicate()
    assert process.returncode == 0, told
    assert "16 games" in shown
    finished = rows(file)
    assert set(finished) == set(range(16))
    assert {number: finished[number] for number in kept} == kept
