"""Which action a reading of a text says, and how loosely."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final, NamedTuple

from sanssouci.kernel.action import Action
from sanssouci.kernel.branching import END, Branching
from sanssouci.kernel.grammar import Phrase, Shape, Slot, Verb
from sanssouci.kernel.lexicon import Span

_MOST_FOUND: Final = 1000
"""Maximum number of actions of a branching list that are compared with a text."""

Together = Callable[[str], Iterable[str]]
"""The pieces that stand with a piece and may be called in its place."""


class Reading(NamedTuple):
    """One way to understand a text: for each part of a verb, the spans that name it."""

    verb: Verb
    said_verb: bool
    exact_verb: bool
    parts: tuple[tuple[Span, ...], ...]

    @property
    def is_complete(self) -> bool:
        """True if no more is left out than people leave out: the verb, or something in between."""
        if not self.parts:
            return self.said_verb
        return bool(self.parts[-1]) and (self.said_verb or bool(self.parts[0]))

    @property
    def is_begun(self) -> bool:
        """True if words are missing at the end only."""
        said = [bool(part) for part in self.parts]
        return (self.said_verb or said[:1] == [True]) and said == sorted(said, reverse=True)


class Fit(NamedTuple):
    """A legal action that a text may mean; of several, the least cost is meant."""

    cost: tuple[int, int, int]
    """Words only begun, parts left out, places of a road left out."""
    action: Action

    @property
    def is_whole(self) -> bool:
        """True if no place is left out of a road that was told in more than its end."""
        return not self.cost[2]


def widened(reading: Reading, together: Together) -> Reading:
    """A stack may be called by any of its pieces."""
    parts = []
    for part, spans in zip(reading.verb.parts, reading.parts, strict=True):
        if isinstance(part, Slot) and part.shape is Shape.STACK:
            spans = tuple(
                span._replace(
                    ids=span.ids.union(*(together(id) for id in span.ids))
                    if span.exact
                    else span.ids
                )
                for span in spans
            )
        parts.append(spans)
    return reading._replace(parts=tuple(parts))


def _names(span: Span, word: str) -> bool:
    return span.number == word if span.number else word in span.ids


def cost_of(reading: Reading, phrase: Phrase) -> tuple[int, int, int] | None:
    """How loosely a reading says an action; None if it says another one."""
    begun = int(reading.said_verb and not reading.exact_verb)
    left_out = int(not reading.said_verb)
    skipped = 0
    for part, spans, words in zip(phrase.verb.parts, reading.parts, phrase.parts, strict=True):
        if not spans:
            left_out += isinstance(part, Slot)
            continue
        shape = Shape.ONE if isinstance(part, str) else part.shape
        if shape is Shape.ROAD:
            if not _runs_along(spans, words):
                return None
            if len(spans) > 1:  # the end alone names any road to it
                skipped += len(words) - len(spans)
        elif not _same_things(spans, words):
            return None
        begun += sum(not span.exact for span in spans)
    return begun, left_out, skipped


def _runs_along(spans: Sequence[Span], road: Sequence[str]) -> bool:
    """True if the places named come in this order, the last at the end of the road."""
    if not _names(spans[-1], road[-1]):
        return False
    rest = iter(road[:-1])
    return all(any(_names(span, place) for place in rest) for span in spans[:-1])


def _same_things(spans: Sequence[Span], words: Sequence[str]) -> bool:
    """True if the spans name just these things, in any order."""
    if len(spans) != len(words):
        return False
    left = list(words)
    for span in sorted(spans, key=lambda each: len(each.ids)):
        match = next((word for word in left if _names(span, word)), None)
        if match is None:
            return False
        left.remove(match)
    return True


def grown(choices: Branching, reading: Reading) -> Iterator[Action]:
    """The actions of a branching list that use only words of the reading, where it has some."""
    allowed = [span for spans in reading.parts for span in spans]
    free = any(not spans for spans in reading.parts)
    literals = {part for part in reading.verb.parts if isinstance(part, str)}
    found = 0

    def grow(words: tuple[str, ...]) -> Iterator[Action]:
        nonlocal found
        after = choices.following(words)
        if words and (not after or END in after):
            found += 1
            yield Action(" ".join(words))
        for word in after:
            if word == END or found >= _MOST_FOUND:
                continue
            if (
                word == reading.verb.word
                if not words
                else free or word in literals or any(_names(span, word) for span in allowed)
            ):
                yield from grow((*words, word))

    return grow(())
