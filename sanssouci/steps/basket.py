"""Buying several kinds of things at once: how many of each, told number by number."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache

from sanssouci.kernel import Branching

Ware = tuple[int, int, int]
"""The least and the most that can be had of a thing, and the price of one."""


@dataclass(frozen=True, slots=True)
class Basket(Branching):
    """So many of each ware as fit the purse, and in all no fewer than ``least`` or more than
    ``most``.

    >>> loads = Basket(("load",), ((0, 8, 1), (0, 8, 1)), purse=3)
    >>> [*loads][:4], len(loads), "load 2 2" in loads
    ([Action('load 0 1'), Action('load 0 2'), Action('load 0 3'), Action('load 1 0')], 9, False)
    """

    before: tuple[str, ...]
    wares: tuple[Ware, ...]
    purse: int
    least: int = 1
    most: int = 1000

    @property
    def size(self) -> int:
        return _count(self.wares, self.purse, self.least, self.most)

    def following(self, words: Sequence[str]) -> Mapping[str, int]:
        head = len(self.before)
        if tuple(words[:head]) != self.before[: len(words)]:
            return {}
        if len(words) < head:
            count = _count(self.wares, self.purse, self.least, self.most)
            return {self.before[len(words)]: count} if count else {}
        said = words[head:]
        if len(said) >= len(self.wares):
            return {}
        purse, least, most = self.purse, self.least, self.most
        for word, (low, high, price) in zip(said, self.wares, strict=False):
            if not word.isdecimal() or str(int(word)) != word or not low <= int(word) <= high:
                return {}
            number = int(word)
            purse, least, most = purse - price * number, least - number, most - number
        low, high, price = self.wares[len(said)]
        rest = self.wares[len(said) + 1 :]
        counts = {
            str(number): _count(rest, purse - price * number, least - number, most - number)
            for number in range(low, high + 1)
        }
        return {word: count for word, count in counts.items() if count}


@cache
def _sums(wares: tuple[Ware, ...]) -> tuple[int, int]:
    """How many there are of all wares, and what they cost."""
    return sum(high for _, high, _ in wares), sum(high * price for _, high, price in wares)


def _count(wares: tuple[Ware, ...], purse: int, least: int, most: int) -> int:
    """In how many ways some wares can be bought.

    What a purse holds beyond the price of everything is left out, so that few sums have to be
    remembered.
    """
    numbers, dear = _sums(wares)
    return _ways(wares, min(purse, dear), max(least, 0), min(most, numbers))


@cache
def _ways(wares: tuple[Ware, ...], purse: int, least: int, most: int) -> int:
    """In how many ways the rest can be bought."""
    if purse < 0 or most < 0:
        return 0
    if not wares:
        return int(least <= 0)
    low, high, price = wares[0]
    return sum(
        _ways(wares[1:], purse - price * number, max(least - number, 0), most - number)
        for number in range(low, high + 1)
    )


@dataclass(frozen=True, slots=True)
class Pairs(Branching):
    """A verb with two words, of which the second depends on the first.

    >>> [*Pairs("raise", (("daun", ("wien", "prag")), ("laudon", ("graz",))))]
    [Action('raise daun wien'), Action('raise daun prag'), Action('raise laudon graz')]
    """

    verb: str
    rows: tuple[tuple[str, tuple[str, ...]], ...]

    def following(self, words: Sequence[str]) -> Mapping[str, int]:
        if not words:
            count = sum(len(seconds) for _, seconds in self.rows)
            return {self.verb: count} if count else {}
        if words[0] != self.verb:
            return {}
        if len(words) == 1:
            return {first: len(seconds) for first, seconds in self.rows}
        if len(words) == 2:
            for first, seconds in self.rows:
                if first == words[1]:
                    return dict.fromkeys(seconds, 1)
        return {}


@dataclass(frozen=True, slots=True)
class Choices(Branching):
    """A verb and a name, after which each name has choices of its own.

    >>> [*Choices("supply", (("daun", Basket((), ((0, 1, 1),), purse=9)),))]
    [Action('supply daun 1')]
    """

    verb: str
    rows: tuple[tuple[str, Branching], ...]

    def following(self, words: Sequence[str]) -> Mapping[str, int]:
        if len(words) < 2:
            if words and words[0] != self.verb:
                return {}
            sizes = {name: size for name, choices in self.rows if (size := choices.size)}
            if words:
                return sizes
            return {self.verb: sum(sizes.values())} if sizes else {}
        if words[0] == self.verb:
            for name, choices in self.rows:
                if name == words[1]:
                    return choices.following(words[2:])
        return {}
