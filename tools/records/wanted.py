"""A game that ends in a certain way."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from typing import Any

from sanssouci.kernel import Action, Game, Play


@dataclass(frozen=True)
class Wanted(ABC):
    file: str
    scenario: str
    reason: str
    options: dict[str, str | int | bool] = field(default_factory=dict)

    @abstractmethod
    def play(self, seed: int) -> Play:
        """A whole game; the same seed gives the same game."""

    def fits(self, play: Play) -> bool:
        """True if a game has ended as it should."""
        return play.state.outcome is not None and play.state.outcome.reason == self.reason

    def played(self, game: Game, seed: int, choose: Callable[[Any, str], Action]) -> Play:
        """A game in which one choice follows the other, seat by seat."""
        play = game.play(self.scenario, seed=seed, **self.options)
        while play.state.actors:
            seat = play.state.actors[0]
            play.act(seat, choose(play.state, seat))
        return play

    def played_at_random(self, game: Game, seed: int) -> Play:
        play = game.play(self.scenario, seed=seed, **self.options)
        rng = Random(seed)
        while play.state.actors:
            seat = rng.choice(play.state.actors)
            play.act(seat, rng.choice(play.state.legal(seat)))
        return play
