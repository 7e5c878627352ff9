"""A handful of dice as one action of chance: ``roll 3 1 5``.

There are far too many ways for twenty dice to fall to write them down, but they can be counted
and numbered; so the list of rolls is worked out only where somebody looks at it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from random import Random
from types import MappingProxyType
from typing import Final, overload

from sanssouci.kernel import Action, Branching

SIDES: Final = 6
MOST_DICE: Final = 24
"""As many as a list can number; a bigger pool is rolled in several handfuls."""

_FACES: Final = tuple(map(str, range(1, SIDES + 1)))
_NEXT_DIE: Final = tuple(
    MappingProxyType(dict.fromkeys(_FACES, SIDES**left)) for left in range(MOST_DICE)
)
"""By how many dice are left then, each face of the next and the ways in which it can go on."""


class Rolls(Branching):
    """All the equally likely ways in which some dice can fall, in order."""

    __slots__ = ("dice",)

    def __init__(self, dice: int) -> None:
        if not 1 <= dice <= MOST_DICE:
            raise ValueError(f"a handful is 1 to {MOST_DICE} dice, not {dice}")
        self.dice = dice

    @staticmethod
    @cache
    def of(dice: int) -> Rolls:
        return Rolls(dice)

    def __len__(self) -> int:
        return int(SIDES**self.dice)

    @overload
    def __getitem__(self, index: int) -> Action: ...
    @overload
    def __getitem__(self, index: slice) -> list[Action]: ...
    def __getitem__(self, index: int | slice) -> Action | list[Action]:
        if isinstance(index, slice):
            return [self[each] for each in range(*index.indices(len(self)))]
        if index < 0:
            index += len(self)
        if not 0 <= index < len(self):
            raise IndexError(index)
        digits = []
        for _ in range(self.dice):
            index, digit = divmod(index, SIDES)
            digits.append(_FACES[digit])
        return Action("roll " + " ".join(reversed(digits)))

    def __contains__(self, action: object) -> bool:
        words = str(action).split(" ")
        return (
            words[0] == "roll"
            and len(words) == self.dice + 1
            and all(word in _FACES for word in words[1:])
        )

    def following(self, words: Sequence[str]) -> Mapping[str, int]:
        """Die by die: each of its faces is as likely as the others, whatever fell before."""
        if not words:
            return {"roll": len(self)}
        return _NEXT_DIE[self.dice - len(words)] if len(words) <= self.dice else {}

    def sample(self, rng: Random) -> Action:
        return Action("roll " + " ".join(rng.choices(_FACES, k=self.dice)))


def faces(words: Sequence[str]) -> tuple[int, ...]:
    """What the dice of a roll show."""
    return tuple(map(int, words))
