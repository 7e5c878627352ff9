"""What games share whose officers have weights to learn: the company, the game, the levers."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Mapping, Sequence
from pathlib import Path
from random import Random
from statistics import mean
from typing import Any, ClassVar, Generic, TypeVar

from sanssouci.kernel import CHANCE, Game, Policy
from sanssouci.steps.officers.learnt import learnt_values, read
from tools.evolution import Lever, Values

T = TypeVar("T")
"""What a captain leans to."""
M = TypeVar("M")
"""How somebody decides: a temper and weights."""


class Learnable(ABC, Generic[T, M]):
    """A game whose officers have weights to learn (``tools.evolution.Trials``)."""

    rules: ClassVar[Game]
    even: T
    """The captain's own temper, which those have who learn."""
    met: Sequence[T]
    """The tempers of those that are met."""
    shares: ClassVar[Collection[str]]
    """The weights between 0 and 1 that must stay there."""
    file: Path
    """Where the officers read them."""
    turns: tuple[int, int]
    """After how many turns a game is judged, at least and at most."""
    from_parts: Collection[str] = ()
    """Roles that begin with what they have learnt in parts of the war, and not by hand."""
    further = False
    """True: all begin with what has been learnt for them before."""
    learnt_rivals = 0.25
    """How often a rival plays by what he has learnt so far, or before if he does not learn now."""

    @abstractmethod
    def theatre(self, scenario: str) -> str:
        """Under which name officers look for those of a scenario."""

    @abstractmethod
    def by_hand(self, scenario: str, role: str) -> Values:
        """The weights that may change, as the captain has them."""

    @abstractmethod
    def manner(self, temper: T, values: Values) -> M:
        """The captain's own weights but for these."""

    @abstractmethod
    def aide(self, luck: Random, manner_of: Callable[[str], M]) -> Policy:
        """One who decides for every seat."""

    @abstractmethod
    def score(self, end: Any, role: str) -> float:
        """1 for a victory, 0 for a defeat, the chance to win between them."""

    # -- what evolution asks ----------------------------------------------------------------------

    def roles(self, scenario: str) -> Sequence[str]:
        return self.rules.scenario(scenario).seats

    def levers(self, scenario: str, role: str) -> list[Lever]:
        start = self._start(scenario, role)
        by_hand = self.by_hand(scenario, role)
        return [self._lever(name, start.get(name, own), own) for name, own in by_hand.items()]

    def scores(
        self,
        scenario: str,
        learners: Mapping[str, Values],
        rivals: Mapping[str, Values],
        seed: int,
    ) -> Mapping[str, float]:
        luck = Random(f"company {seed}")
        manners: dict[str, M] = {}
        for seat in self.roles(scenario):
            temper, has_learnt = luck.choice(self.met), luck.random() < self.learnt_rivals
            learnt = (rivals.get(seat) or self._before(scenario, seat)) if has_learnt else {}
            manners[seat] = self.manner(self.even if learnt else temper, learnt)
        for role, values in learners.items():
            manners[role] = self.manner(self.even, values)
        end = self._played(scenario, manners, seed, luck.randint(*self.turns))
        return {role: self.score(end, role) for role in learners}

    def _before(self, scenario: str, role: str) -> Values:
        """What the officers of this role go by since an earlier run."""
        return learnt_values(self.file, self.theatre(scenario), role)

    def _start(self, scenario: str, role: str) -> Values:
        """What the role has learnt here, or the mean of what it has in other theatres."""
        if self.further and (before := self._before(scenario, role)):
            return before
        if role not in self.from_parts:
            return {}
        table = read(self.file)
        table.pop(self.theatre(scenario), None)
        found: dict[str, list[float]] = {}
        for roles in table.values():
            for name, value in roles[role]["weights"].items() if role in roles else ():
                found.setdefault(name, []).append(value)
        return {name: mean(values) for name, values in found.items()}

    def _lever(self, name: str, start: float, by_hand: float) -> Lever:
        if name in self.shares:
            return Lever(name, start, "share")
        return Lever(name, start, "factor" if by_hand else "extra")

    def _played(self, scenario: str, manners: Mapping[str, M], seed: int, turns: int) -> Any:
        """A game of aides, to its end or for so many turns."""
        position: Any = self.rules.new(scenario)
        fortune = Random(seed)
        turn, aide = -1, self.aide(fortune, manners.__getitem__)
        while (actors := position.actors) and position.turn <= turns:
            if position.turn != turn:  # he counts cards once, which is good for a turn or so
                turn = position.turn
                aide = self.aide(Random(f"aide {seed} {turn}"), manners.__getitem__)
            seat, chance = actors[0], actors[0] == CHANCE
            action = position.sample_chance(fortune) if chance else aide(position, seat)
            position.apply(seat, action)
        return position
