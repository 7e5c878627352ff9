"""Bots who know the game they sit at: each game brings officers of its own, level by level."""

from __future__ import annotations

from collections.abc import Callable
from inspect import signature
from typing import ClassVar, Final, cast

from sanssouci.bots.random import RandomBot
from sanssouci.kernel import Bot, Choice, Game, Situation

EVEN: Final = "even"
"""The temper of a captain who leans to nothing."""


class _Officer:
    """Leaves the thinking to the game's officer of the same level.

    A game that has none yet is played by the nearest level it has, or at random, so that every bot
    can sit down everywhere.
    """

    name: ClassVar[str]
    levels: ClassVar[tuple[str, ...]]
    """The officers to ask for, the best fitting first."""

    def __init__(self) -> None:
        self._temper = EVEN
        self._expert: Bot | None = None

    def choose(self, situation: Situation) -> Choice:
        if self._expert is None:
            self._expert = self._officer(situation.game)
        return self._expert.choose(situation)

    def _officer(self, game: Game) -> Bot:
        level = next((level for level in self.levels if level in game.officers), None)
        if level is None:
            return RandomBot()
        make = cast(Callable[..., Bot], game.officers[level])
        if self._temper == EVEN or not _takes_temper(make):
            return make()
        return make(temper=self._temper)


class Recruit(_Officer):
    """Marches about at random, but not into certain defeat."""

    name = "recruit"
    levels = ("recruit",)


class Lieutenant(_Officer):
    """Sees what lies before him, and not what the enemy will make of it."""

    name = "lieutenant"
    levels = ("lieutenant", "captain")


class Captain(_Officer):
    """A careful staff officer with a plan for every nation."""

    name = "captain"
    levels = ("captain",)

    def __init__(self, temper: str = EVEN) -> None:
        super().__init__()
        self._temper = temper


# -- styles ---------------------------------------------------------------------------------------


class _Styled(_Officer):
    """A captain of one temper, called by what he would be in the army."""

    levels = ("captain",)
    temper: ClassVar[str]

    def __init__(self) -> None:
        super().__init__()
        self._temper = self.temper


class Hussar(_Styled):
    """A captain who attacks wherever there is a chance, and spends his cards."""

    name = "hussar"
    temper = "bold"


class Engineer(_Styled):
    """A captain who stands where he is safe, and fights only with the odds on his side."""

    name = "engineer"
    temper = "wary"


class Quartermaster(_Styled):
    """A captain who keeps his cards for the great day."""

    name = "quartermaster"
    temper = "hoarding"


class Courier(_Styled):
    """A captain who races for the objectives and leaves his own to luck."""

    name = "courier"
    temper = "racing"


def has_tempers(game: Game) -> bool:
    """True if the captains of a game can be of several tempers."""
    make = game.officers.get(Captain.name)
    return make is not None and _takes_temper(cast(Callable[..., Bot], make))


def _takes_temper(make: Callable[..., Bot]) -> bool:
    return "temper" in signature(make).parameters
