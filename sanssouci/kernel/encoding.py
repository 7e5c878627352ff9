"""A game as numbers: the words its actions are made of, and what a seat knows as floats.

A game that brings an ``Encoding`` can be used in ``sanssouci.research``. It needs no library for
that: numbers are written into an array of the standard library, which others can share.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from array import array
from collections.abc import Iterable, Sequence
from functools import cached_property
from math import prod
from typing import TYPE_CHECKING, ClassVar, NamedTuple

from sanssouci.kernel.message import Message

if TYPE_CHECKING:
    from sanssouci.kernel.bot import View


class Slice(NamedTuple):
    """A named stretch of the numbers."""

    name: str
    shape: tuple[int, ...]
    meaning: str

    @property
    def size(self) -> int:
        return prod(self.shape)


def numbered(names: Iterable[str]) -> dict[str, int]:
    """The place of each name in a row."""
    return {name: number for number, name in enumerate(names)}


class Encoding(ABC):
    """The same words and the same layout for all scenarios and options of a game."""

    version: ClassVar[str]
    """Changes with the words or the layout; a network trained on another one does not fit."""
    words: tuple[str, ...]
    """Every word an action of a seat or of chance can have. New ones go to the end."""
    slices: tuple[Slice, ...]

    @abstractmethod
    def fill(self, numbers: array[float], view: View, prompt: Message) -> None:
        """Write what a view and the question asked of its seat tell; all numbers are zero yet."""

    @cached_property
    def offsets(self) -> dict[str, int]:
        """Where each slice begins."""
        found, at = {}, 0
        for part in self.slices:
            found[part.name] = at
            at += part.size
        return found

    @cached_property
    def size(self) -> int:
        return sum(part.size for part in self.slices)

    @cached_property
    def _widths(self) -> dict[str, int]:
        return {part.name: part.shape[-1] for part in self.slices}

    def at(self, name: str, row: int = 0) -> int:
        """Where a row of a slice begins."""
        return self.offsets[name] + row * self._widths[name]

    @staticmethod
    def write(numbers: array[float], place: int, features: Sequence[float]) -> None:
        """Put features in a row."""
        numbers[place : place + len(features)] = array("f", features)

    def observe(self, view: View, prompt: Message) -> array[float]:
        """What a seat knows, as 32-bit floats. Only what the seat is shown may go in here."""
        numbers = array("f", bytes(4 * self.size))
        self.fill(numbers, view, prompt)
        return numbers
