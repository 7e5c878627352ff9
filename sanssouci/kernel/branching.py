"""Too many actions to list, told word by word.

A player who names a number from 0 to 300, or picks some of twelve units, has more actions than
anybody wants to write down. A ``Branching`` stands for the list of them: it can be asked for its
length, for a member, for one at random and for the words that may follow some words.
"""

from __future__ import annotations

import sys
from abc import abstractmethod
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import groupby
from random import Random
from typing import Final, overload

from sanssouci.kernel.action import Action

END: Final = ""
"""Stands among the words that follow where an action may end or go on."""

LISTED: Final = 200
"""A branching list with more actions is told to clients word by word, never written down."""

Words = Sequence[str]


class Branching(Sequence[Action]):
    """A list of actions that is followed word by word.

    A subclass provides ``following``; everything else comes from it. Let it be a frozen dataclass,
    so that two of them are equal when they offer the same.
    """

    __slots__ = ()

    @abstractmethod
    def following(self, words: Words) -> Mapping[str, int]:
        """The words that may come next, and how many actions go on with each.

        ``END`` is one of them where the words are an action but could go on. Where they are an
        action that cannot go on, or begin none, there is nothing.
        """

    @property
    def size(self) -> int:
        """Number of actions; ``len`` cannot return more than ``sys.maxsize``."""
        return sum(self.following(()).values())

    def __len__(self) -> int:
        return min(self.size, sys.maxsize)

    def __contains__(self, action: object) -> bool:
        if not isinstance(action, str):
            return False
        words = action.split(" ")
        for number, word in enumerate(words):
            if word == END or word not in self.following(words[:number]):
                return False
        after = self.following(words)
        return not after or END in after

    def __iter__(self) -> Iterator[Action]:
        return self._grown(())

    def _grown(self, words: tuple[str, ...]) -> Iterator[Action]:
        after = self.following(words)
        if not after or END in after:
            yield Action(" ".join(words))
        for word in after:
            if word != END:
                yield from self._grown((*words, word))

    @overload
    def __getitem__(self, index: int) -> Action: ...
    @overload
    def __getitem__(self, index: slice) -> list[Action]: ...
    def __getitem__(self, index: int | slice) -> Action | list[Action]:
        size = self.size
        if isinstance(index, slice):
            return [self[each] for each in range(*index.indices(size))]
        if index < 0:
            index += size
        if not 0 <= index < size:
            raise IndexError(index)
        return self._numbered(index)

    def _numbered(self, index: int) -> Action:
        words: list[str] = []
        while after := self.following(words):
            if END in after:  # an action comes before those it begins
                if index < after[END]:
                    break
                index -= after[END]
            for word, count in after.items():
                if word == END:
                    continue
                if index < count:
                    words.append(word)
                    break
                index -= count
        return Action(" ".join(words))

    def sample(self, rng: Random) -> Action:
        """Any of the actions, each as likely as the others, however many there are."""
        return self._numbered(rng.randrange(self.size))


def next_words(legal: Sequence[Action], words: Words) -> Mapping[str, int]:
    """The words that may follow, in a list of actions or a branching one, each with a count.

    >>> dict(next_words([Action("play 10D.2"), Action("play R.1 as 1"), Action("done")], ["play"]))
    {'10D.2': 1, 'R.1': 1}
    """
    if isinstance(legal, Branching):
        return legal.following(words)
    depth = len(words)
    if not depth:
        return Counter(action.split(" ", 1)[0] for action in legal)
    begun = " ".join(words)
    found: Counter[str] = Counter()
    for action in legal:
        if action.startswith(begun):
            parts = action.split(" ")
            if parts[:depth] == [*words]:
                found[parts[depth] if len(parts) > depth else END] += 1
    return {} if found.keys() == {END} else found


def any_of(legal: Sequence[Action], rng: Random) -> Action:
    """One of the actions at random."""
    return legal.sample(rng) if isinstance(legal, Branching) else rng.choice(legal)


def offer(legal: Sequence[Action]) -> Sequence[Action]:
    """What is legal as a value to keep and compare: a branching list as it is, others as tuples."""
    return legal if isinstance(legal, Branching) else tuple(legal)


def listed(legal: Sequence[Action]) -> list[Action] | None:
    """The actions one by one; None where they are so many that ``next_words`` has to tell them."""
    return None if isinstance(legal, Branching) and legal.size > LISTED else list(legal)


def some_of(legal: Sequence[Action], most: int) -> list[Action]:
    """The actions, or a spread of ``most`` of them if a branching list has more."""
    if not isinstance(legal, Branching) or (size := legal.size) <= most:
        return list(legal)
    return [legal[size * number // most] for number in range(most)]


def _after(before: tuple[str, ...], words: Words) -> tuple[str, ...] | None:
    """What is said after the words that all actions begin with; None if something else is said."""
    head = tuple(words[: len(before)])
    return tuple(words[len(before) :]) if head == before[: len(head)] else None


@dataclass(frozen=True, slots=True)
class Numbers(Branching):
    """Numbers, each within its bounds and together no more than ``total``.

    >>> spend = Numbers(("spend",), ((0, 300), (0, 300)), total=300)
    >>> len(spend), "spend 120 180" in spend, "spend 120 181" in spend
    (45451, True, False)
    """

    before: tuple[str, ...]
    bounds: tuple[tuple[int, int], ...]
    total: int | None = None

    def following(self, words: Words) -> Mapping[str, int]:
        said = _after(self.before, words)
        if said is None or len(said) > len(self.bounds):
            return {}
        left = self.total
        for word, (low, high) in zip(said, self.bounds, strict=False):
            if not word.isdecimal() or str(int(word)) != word or not low <= int(word) <= high:
                return {}
            left = None if left is None else left - int(word)
        if left is not None and left < 0:
            return {}
        if len(words) < len(self.before):
            count = _ways(self.bounds, self.total)
            return {self.before[len(words)]: count} if count else {}
        rest = self.bounds[len(said) :]
        if not rest:
            return {}
        counts = {
            str(number): _ways(rest[1:], None if left is None else left - number)
            for number in range(rest[0][0], rest[0][1] + 1)
        }
        return {word: count for word, count in counts.items() if count}


@cache
def _ways(bounds: tuple[tuple[int, int], ...], total: int | None) -> int:
    if total is not None and total < 0:
        return 0
    if not bounds:
        return 1
    low, high = bounds[0]
    if total is None:
        return max(0, high - low + 1) * _ways(bounds[1:], None)
    return sum(_ways(bounds[1:], total - number) for number in range(low, min(high, total) + 1))


@dataclass(frozen=True, slots=True)
class Subsets(Branching):
    """Some of the items, said in the items' order; equal ones stand side by side.

    >>> cards = Subsets(("commit",), ("surprise", "hills", "hills"))
    >>> [*cards][:3]
    [Action('commit none'), Action('commit surprise'), Action('commit surprise hills')]
    >>> "commit hills surprise" in cards, len(Subsets(("send",), tuple("abcdefghijkl"), most=6))
    (False, 2510)
    """

    before: tuple[str, ...]
    items: tuple[str, ...]
    least: int = 0
    most: int | None = None
    none: str = "none"
    """Said where nothing is picked."""

    def following(self, words: Words) -> Mapping[str, int]:
        said = _after(self.before, words)
        if said is None or said == (self.none,):
            return {}
        names = [name for name, _ in self._groups]
        left = [count for _, count in self._groups]
        at = 0
        for word in said:
            if word not in names[at:]:
                return {}
            at = names.index(word, at)
            if not left[at]:
                return {}
            left[at] -= 1
        most = len(self.items) if self.most is None else self.most
        low, high = self.least - len(said), most - len(said)
        if len(words) < len(self.before):
            count = _subsets(tuple(left), low, high)
            return {self.before[len(words)]: count} if count else {}
        found: dict[str, int] = {}
        if low <= 0:
            found[END if said else self.none] = 1
        for index in range(at, len(names)):
            if left[index]:
                rest = (left[index] - 1, *left[index + 1 :])
                if count := _subsets(rest, low - 1, high - 1):
                    found[names[index]] = count
        return {} if found.keys() == {END} else found

    @property
    def _groups(self) -> list[tuple[str, int]]:
        return [(item, len(list(run))) for item, run in groupby(self.items)]


@cache
def _subsets(counts: tuple[int, ...], low: int, high: int) -> int:
    """In how many ways some of these can be picked, equal ones being one and the same."""
    if high < 0:
        return 0
    if not counts:
        return int(low <= 0)
    picks = range(min(counts[0], high) + 1)
    return sum(_subsets(counts[1:], low - picked, high - picked) for picked in picks)


@dataclass(frozen=True, slots=True)
class Joined(Branching):
    """Several lists one after the other, branching ones among them."""

    parts: tuple[Sequence[Action], ...]

    def __post_init__(self) -> None:
        object.__setattr__(self, "parts", tuple(map(offer, self.parts)))

    def __contains__(self, action: object) -> bool:
        return any(action in part for part in self.parts)

    def following(self, words: Words) -> Mapping[str, int]:
        found: Counter[str] = Counter()
        complete = 0
        for part in self.parts:
            after = next_words(part, words)
            found.update(after)
            complete += not after and bool(words) and " ".join(words) in part
        if complete and found:
            found[END] += complete
        return found
