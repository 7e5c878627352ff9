"""The fuzzer: random games of every scenario and option, with every law asked again and again.

Run ``python -m tools.fuzz --minutes 60``, or ``make fuzz``. A failure prints the seed and saves
the record of the game up to the broken moment; ``--seed N --games 1`` plays that game again.
"""

from __future__ import annotations

import argparse
import itertools
import sys
import time
from collections import Counter, deque
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any, Final

from rich.progress import Progress, SpinnerColumn, TextColumn, TimeElapsedColumn

import sanssouci
from sanssouci.kernel import Game, Record, State, laws, replay
from tools import fate_law

_LAWS_OF: Final[Mapping[str, Sequence[Callable[[State, Random], None]]]] = {
    "friedrich": (fate_law.check,),
}
"""Laws that only one game has."""
MOST_ACTIONS = 20_000
"""No random game comes near this; one that does is stuck."""
_SPOILT_RATE = 0.1
"""The share of the decisions checked at which spoilt positions are read."""
_FIRST_MEETINGS = 3
"""So often nonsense is said in every phase of a game, however rare."""


@dataclass(frozen=True)
class Setup:
    """What one random game is played with."""

    game: str
    scenario: str
    options: dict[str, object]
    seed: int


def random_setup(game: Game, seed: int) -> Setup:
    """Any scenario with any options that go together."""
    rng = Random(seed)
    scenario = rng.choice(game.scenarios)
    options: dict[str, object] = {}
    for option in game.options:
        if rng.random() < 0.4 and (option.scenarios is None or scenario.id in option.scenarios):
            options[option.name] = rng.choice(option.choices)
    for name in ("literal_text", "expert"):  # options that go with others only
        try:
            game.new(scenario.id, **options)
        except sanssouci.SanssouciError:
            options.pop(name, None)
    return Setup(game.id, scenario.id, options, seed)


class Fuzzer:
    """Plays one random game and asks the laws at some of its decisions."""

    def __init__(self, setup: Setup, law_rate: float) -> None:
        self.setup = setup
        self.game = sanssouci.game(setup.game)
        self.rng = Random(setup.seed)
        self.law_rate = law_rate
        self._met: Counter[str] = Counter()
        self._seen: deque[dict[str, Any]] = deque(maxlen=20)
        """Positions of this game from which others are spoilt."""
        self.play = self.game.play(setup.scenario, seed=setup.seed, **setup.options)

    def run(self) -> int:
        """Play to the end; returns the number of actions."""
        for count in itertools.count():
            state = self.play.state
            if state.outcome:
                self._check_end(state)
                return count
            assert count < MOST_ACTIONS, "the game does not end"
            self._step(state)
        raise AssertionError

    def _step(self, state: State) -> None:
        rng = self.rng
        asked = rng.random() < self.law_rate
        state.check()
        if asked:
            for law in _LAWS_OF.get(self.setup.game, ()):
                law(state, rng)
            laws.check_somebody_can_act(state)
            laws.check_resample(state, rng)
            laws.check_json(state)
            laws.check_clone(state)
            self._check_spoilt(state)
        self._met[state.phase.name] += 1
        if asked or self._met[state.phase.name] <= _FIRST_MEETINGS:
            laws.check_nonsense(state, rng)
        seat = rng.choice(state.actors)
        if asked:
            laws.check_equal_tellings(state, seat, rng)
        if rng.random() < 0.02:
            for anyone in self.game.seats(state):
                if asides := state.asides(anyone):
                    self._act(anyone, rng.choice(asides), asked)
                    return
        self._act(seat, rng.choice(state.legal(seat)), asked)

    def _check_spoilt(self, state: State) -> None:
        """The longest of the laws, so not every time."""
        if self.rng.random() < _SPOILT_RATE:
            self._seen.append(state.to_json())
            laws.check_spoilt(state, self.rng, self._seen)

    def _act(self, seat: str, action: sanssouci.Action, asked: bool) -> None:
        before = self.play.state.clone()
        after = before.clone()
        after.apply(seat, action)
        if asked:
            laws.check_undo(before, seat, action, after, self.rng)
        fingerprint = before.hash() if asked else ""
        self.play.act(seat, action)
        if asked and self.play.can_undo(seat):
            self.play.undo(seat)
            assert self.play.state.hash() == fingerprint, f"undo of {action} does not restore"
            self.play.act(seat, action)

    def _check_end(self, state: State) -> None:
        assert state.outcome is not None
        assert state.outcome.reason in self.game.reasons, "an unknown reason"
        record = Record.loads(self.play.finished_record().dumps())
        assert replay(self.game, record).hash() == state.hash(), "the record ends elsewhere"


def fuzz_one(setup: Setup, law_rate: float) -> tuple[Setup, int, str, str]:
    """Play one game; returns its length, and what went wrong with the record up to there."""
    fuzzer = Fuzzer(setup, law_rate)
    try:
        return setup, fuzzer.run(), "", ""
    except Exception as error:
        return setup, 0, f"{type(error).__name__}: {error}", fuzzer.play.record.dumps()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=sanssouci.GAMES, help="one game; all if absent")
    parser.add_argument("--minutes", type=float, default=1.0)
    parser.add_argument("--games", type=int, default=None, help="stop after so many games")
    parser.add_argument("--seed", type=int, default=None, help="the first seed; random if absent")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--law-rate", type=float, default=0.1, help="share of decisions checked")
    arguments = parser.parse_args()
    chosen = [arguments.game] if arguments.game else sanssouci.GAMES
    games_in_turn = itertools.cycle(map(sanssouci.game, chosen))
    first = Random().randrange(10**9) if arguments.seed is None else arguments.seed
    deadline = time.monotonic() + 60 * arguments.minutes
    games = actions = 0
    columns = (SpinnerColumn(), TextColumn("{task.description}"), TimeElapsedColumn())
    with ProcessPoolExecutor(arguments.jobs) as pool, Progress(*columns) as progress:
        task = progress.add_task("fuzzing")
        seeds = itertools.count(first)
        while time.monotonic() < deadline and games < (arguments.games or sys.maxsize):
            batch = [
                random_setup(next(games_in_turn), next(seeds))
                for _ in range(min(4 * arguments.jobs, (arguments.games or sys.maxsize) - games))
            ]
            rates = [arguments.law_rate] * len(batch)
            for setup, count, problem, record in pool.map(fuzz_one, batch, rates):
                if problem:
                    path = Path(f"fuzz-{setup.seed}.txt")
                    path.write_text(record, encoding="utf-8")
                    progress.stop()
                    print(f"{problem}\n{setup}\nrecord up to there: {path}")
                    return 1
                games += 1
                actions += count
            progress.update(task, description=f"{games} games, {actions} actions, all laws kept")
    print(f"{games} games, {actions} actions from seed {first}: all laws kept")
    return 0


if __name__ == "__main__":
    sys.exit(main())
