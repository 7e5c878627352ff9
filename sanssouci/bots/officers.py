"""Bots who know the game they sit at: each game brings officers of its own, level by level."""

from __future__ import annotations

from collections.abc import Callable
from inspect import signature
from typing import ClassVar, Final, cast

from sanssouci.bots.random import RandomBot
from sanssouci.kernel import (
    WEIGHTS,
    WEIGHTS_BY_HAND,
    BadOption,
    Bot,
    Choice,
    Game,
    Situation,
)
from sanssouci.kernel.catalogue import tell

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
        self._weights = WEIGHTS_BY_HAND
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
        settings: dict[str, str] = {}
        if self._temper != EVEN:
            settings["temper"] = self._temper
        if self._weights != WEIGHTS_BY_HAND:
            settings["weights"] = self._weights
        return make(**{name: value for name, value in settings.items() if _takes(make, name)})


class Recruit(_Officer):
    """Marches about at random, but not into certain defeat."""

    name = "recruit"
    levels = ("recruit",)


FIRST_ENEMY: Final = Recruit.name
"""Whom somebody meets who has begun no war yet: he shall be able to win."""


class Lieutenant(_Officer):
    """Sees what lies before him, and not what the enemy will make of it."""

    name = "lieutenant"
    levels = ("lieutenant", "captain")


class Captain(_Officer):
    """A careful staff officer with a plan for every nation."""

    name = "captain"
    levels = ("captain",)

    def __init__(self, temper: str = EVEN, weights: str = WEIGHTS_BY_HAND) -> None:
        """``weights`` says whether he goes by his own or by those that a game has learnt."""
        super().__init__()
        self._temper = temper
        self._weights = check_weights(weights)


def check_weights(name: str) -> str:
    if name not in WEIGHTS:
        raise BadOption(tell("arena.no_weights", listed=", ".join(WEIGHTS), name=name))
    return name


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
    return make is not None and _takes(cast(Callable[..., Bot], make), "temper")


def _takes(make: Callable[..., Bot], setting: str) -> bool:
    return setting in signature(make).parameters
