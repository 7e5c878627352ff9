"""Learn numbers from games, whatever the game: an evolution strategy with paired trials.

Each number that may change is a lever. A round tries the levers a little pulled, all at once and at
random, and then pulled the other way, in games of the same seed; what the first game scored more
than the second says which way to go (SPSA with normal steps). Single games are mostly luck, so a
step is small, there are many of them, and what counts in the end is the mean of the later ones.

In a game of many, several roles may learn at the same table: how one pulls its levers has little to
do with what another scores, so that a game teaches all of them.

All luck follows from a seed. After every round the state is written to a file, from which a run
that was broken off goes on as if nothing had happened.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from math import exp, log
from pathlib import Path
from random import Random
from typing import Any, Final, Literal, NamedTuple, Protocol, Self

Vector = list[float]
Values = Mapping[str, float]

STEP: Final = 0.3
"""How far levers are pulled: a third more or less of a weight."""


@dataclass(frozen=True)
class Lever:
    """A number, where it begins, and how it moves: by factors, as a share of one, or upwards from
    zero."""

    name: str
    start: float
    kind: Literal["factor", "share", "extra"] = "factor"

    def value(self, pull: float) -> float:
        """The number if the lever is pulled so far; where it begins for 0."""
        if self.kind == "factor":
            return self.start * exp(pull)
        if self.kind == "share":
            return 1 / (1 + exp(-log(self.start / (1 - self.start)) - pull))
        return max(0.0, self.start + pull)


class Trials(Protocol):
    """A game in which something is to be learnt."""

    def roles(self, scenario: str) -> Sequence[str]:
        """Whose play can be learnt there."""

    def levers(self, scenario: str, role: str) -> Sequence[Lever]: ...

    def scores(
        self,
        scenario: str,
        learners: Mapping[str, Values],
        rivals: Mapping[str, Values],
        seed: int,
    ) -> Mapping[str, float]:
        """How well roles do with these numbers in the game of a seed, about 1 for one that wins.

        ``rivals`` has what others have learnt so far; who of them plays so is up to the seed.
        """


@dataclass(frozen=True)
class Pace:
    """How much is played, and how fast what it says is followed."""

    pairs: int = 50
    """Pairs of games of each table in a round."""
    rate: float = 6.0
    """Steps that are made for a score that rises by one with each step."""
    ease: float = 0.02
    """Share of the way back to the start that levers go each round: what nothing speaks for stays
    as it was."""
    together: int = 1
    """Roles that learn at one table; in a round there is a table for each choice of so many."""


class _Note(NamedTuple):
    """What came of a pair of games, for one role."""

    steps: Vector
    more: float
    less: float


class Evolution:
    """The levers of one scenario, for all roles that learn there."""

    def __init__(
        self, trials: Trials, scenario: str, roles: Iterable[str], seed: int, pace: Pace
    ) -> None:
        self._trials = trials
        self._scenario = scenario
        self._seed = seed
        self.pace = pace
        self._levers = {role: list(trials.levers(scenario, role)) for role in roles}
        self._pulls = {role: [0.0] * len(levers) for role, levers in self._levers.items()}
        self._past: dict[str, list[Vector]] = {role: [] for role in self._levers}
        """By role, where the levers stood after each round."""
        self._scores: dict[str, list[float]] = {role: [] for role in self._levers}
        """By role, what was scored in each round on average."""

    @property
    def roles(self) -> tuple[str, ...]:
        """Those that learn."""
        return tuple(self._levers)

    @property
    def rounds(self) -> int:
        """Rounds that all roles have played."""
        return min(map(len, self._past.values()), default=0)

    def games(self, role: str) -> int:
        tables = sum(role in table for table in self._tables)
        return 2 * self.pace.pairs * tables * len(self._past[role])

    @property
    def _tables(self) -> list[tuple[str, ...]]:
        return list(combinations(self._levers, self.pace.together))

    @property
    def pairs(self) -> int:
        """Pairs of games in a round."""
        return self.pace.pairs * len(self._tables)

    def play_round(self, note: Callable[[], None] = lambda: None) -> None:
        """One round of every role; ``note`` is called after each pair of games."""
        number = self.rounds
        notes: dict[str, list[_Note]] = {role: [] for role in self._levers}
        waiting = Counter(role for table in self._tables for role in table)
        for table in self._tables:
            for pair in range(self.pace.pairs):
                luck = Random(f"{self._seed} {' '.join(table)} {number} {pair}")
                steps = {role: [luck.gauss(0, 1) for _ in self._levers[role]] for role in table}
                seed = luck.getrandbits(40)
                more = self._scores_of(steps, STEP, seed)
                less = self._scores_of(steps, -STEP, seed)
                for role in table:
                    notes[role].append(_Note(steps[role], more[role], less[role]))
                note()
            waiting.subtract(table)
            for role in table:
                if not waiting[role]:
                    self._follow(role, notes[role])

    def _follow(self, role: str, notes: Sequence[_Note]) -> None:
        """Pull the levers of a role the way that scored more."""
        slope = [0.0] * len(self._levers[role])
        for steps, more, less in notes:
            slope = _moved(slope, steps, (more - less) / 2 / len(notes))
        eased = [(1 - self.pace.ease) * pull for pull in self._pulls[role]]
        self._pulls[role] = _moved(eased, slope, self.pace.rate * STEP)
        self._past[role].append(self._pulls[role])
        self._scores[role].append(sum(n.more + n.less for n in notes) / 2 / len(notes))

    def _scores_of(self, steps: Mapping[str, Vector], by: float, seed: int) -> Mapping[str, float]:
        """What roles score with their levers pulled so, and those of all others left alone."""
        pulled = {role: _moved(self._pulls[role], steps[role], by) for role in steps}
        values = {
            role: _values(levers, pulled.get(role, self._pulls[role]))
            for role, levers in self._levers.items()
        }
        learners = {role: values.pop(role) for role in steps}
        return self._trials.scores(self._scenario, learners, values, seed)

    def learnt(self, role: str) -> dict[str, float]:
        """The mean over the later half of the rounds: luck moves levers to and fro."""
        past = self._past[role]
        later = past[len(past) // 2 :] or [self._pulls[role]]
        means = [sum(column) / len(later) for column in zip(*later, strict=True)]
        return _values(self._levers[role], means)

    def scored(self, role: str) -> list[float]:
        """What was scored in each round so far, with levers pulled to and fro."""
        return list(self._scores[role])

    # -- breaking off and going on ----------------------------------------------------------------

    def write(self, file: Path) -> None:
        state = {
            "scenario": self._scenario,
            "seed": self._seed,
            "pairs": self.pace.pairs,
            "rate": self.pace.rate,
            "ease": self.pace.ease,
            "together": self.pace.together,
            "levers": {role: _begin(levers) for role, levers in self._levers.items()},
            "past": self._past,
            "scores": self._scores,
        }
        draft = file.with_suffix(".part")
        draft.write_text(json.dumps(state), encoding="utf-8")
        draft.replace(file)

    @classmethod
    def read(cls, trials: Trials, file: Path) -> Self:
        state: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
        pace = Pace(state["pairs"], state["rate"], state["ease"], state["together"])
        found = cls(trials, state["scenario"], state["levers"], state["seed"], pace)
        for role, levers in state["levers"].items():
            if levers != _begin(found._levers[role]):
                raise ValueError(f"{file} was written for other levers")
        found._past, found._scores = state["past"], state["scores"]
        found._pulls = {role: past[-1] for role, past in found._past.items() if past} | {
            role: found._pulls[role] for role, past in found._past.items() if not past
        }
        return found


def _begin(levers: Sequence[Lever]) -> dict[str, float]:
    return {lever.name: lever.start for lever in levers}


def _values(levers: Sequence[Lever], pulls: Vector) -> dict[str, float]:
    return {lever.name: lever.value(pull) for lever, pull in zip(levers, pulls, strict=True)}


def _moved(start: Vector, direction: Vector, by: float) -> Vector:
    return [a + by * b for a, b in zip(start, direction, strict=True)]
