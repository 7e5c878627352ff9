"""Bots who know the game they sit at: each game brings officers of its own, level by level."""

from __future__ import annotations

from typing import ClassVar

from sanssouci.bots.random import RandomBot
from sanssouci.kernel import Bot, Choice, Situation


class _Officer:
    """Leaves the thinking to the game's officer of the same level.

    A game that has none yet is played at random, so that every bot can sit down everywhere.
    """

    name: ClassVar[str]

    def __init__(self) -> None:
        self._expert: Bot | None = None

    def choose(self, situation: Situation) -> Choice:
        if self._expert is None:
            self._expert = situation.game.officers.get(self.name, RandomBot)()
        return self._expert.choose(situation)


class Recruit(_Officer):
    """Marches about at random, but not into certain defeat."""

    name = "recruit"


class Captain(_Officer):
    """A careful staff officer with a plan for every nation."""

    name = "captain"
