"""Reading what people type, by the grammar of the game.

Forgiven are capitals, accents and punctuation, names instead of ids, synonyms and filler words,
abbreviations, words left out and the order of a set. Nothing is guessed: a text is one legal
action, or several to choose from, or it is refused with the word that is wrong.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache, cached_property
from typing import Final, NamedTuple

from sanssouci.kernel.action import Action
from sanssouci.kernel.branching import END, Branching, Joined
from sanssouci.kernel.grammar import Grammar, Kind, Noun, Phrase, Shape, Slot, Verb
from sanssouci.kernel.message import Message
from sanssouci.kernel.spelling import tokens

FILLERS: Final = frozenset({
    "a", "an", "and", "at", "by", "from", "general", "in", "into", "of", "on", "the", "then",
    "through", "to", "train", "trains", "troop", "troops", "via", "with",
})  # fmt: skip
"""Words that may stand anywhere without a meaning, unless they are a name of something."""
_MOST_DIGITS: Final = 30
"""No number of any game has so many; Python refuses to read far longer ones."""
_MOST_TOKENS: Final = 80
_MOST_FOUND: Final = 1000

_NO_SUCH: Final = {
    Kind.PIECE: "kernel.no_piece",
    Kind.PLACE: "kernel.no_place",
    Kind.CARD: "kernel.no_card",
    Kind.NUMBER: "kernel.no_number",
    Kind.CHOICE: "kernel.no_choice",
}

Together = Callable[[str], Iterable[str]]
"""The pieces that stand with a piece and may be called in its place."""


class Span(NamedTuple):
    """Some typed words, and the things they may name."""

    ids: frozenset[str]
    exact: bool
    """Written out in full, not only begun."""
    number: str = ""


class Reading(NamedTuple):
    """One way to understand a text: for each part of a verb, the spans that name it."""

    verb: Verb
    said_verb: bool
    exact_verb: bool
    parts: tuple[tuple[Span, ...], ...]

    @property
    def is_complete(self) -> bool:
        """Whether no more is left out than people leave out: the verb, or something in between."""
        if not self.parts:
            return self.said_verb
        return bool(self.parts[-1]) and (self.said_verb or bool(self.parts[0]))

    @property
    def is_begun(self) -> bool:
        """Whether words are missing at the end only."""
        said = [bool(part) for part in self.parts]
        return (self.said_verb or said[:1] == [True]) and said == sorted(said, reverse=True)


class Fit(NamedTuple):
    """A legal action that a text may mean; of several, the least cost is meant."""

    cost: tuple[int, int, int]
    """Words only begun, parts left out, places of a road left out."""
    action: Action

    @property
    def is_whole(self) -> bool:
        """Whether no place is left out of a road that was told in more than its end."""
        return not self.cost[2]


class Lexicon:
    """What the things of one noun are called."""

    def __init__(self, noun: Noun, name: Callable[[str], str]) -> None:
        self._forms: dict[tuple[str, ...], set[str]] = {}
        self._tails: dict[tuple[str, ...], set[str]] = {}
        for id in noun.ids:
            self._add(tokens(id), id)
            self._add(tokens(name(id)), id)
        for alias, id in noun.aliases:
            self._add(tokens(alias), id)
        self.longest = max(map(len, self._forms), default=0)
        self._found: dict[tuple[str, ...], Span | None] = {}

    def _add(self, form: tuple[str, ...], id: str) -> None:
        if form:
            self._forms.setdefault(form, set()).add(id)
            for start in range(1, len(form)):
                self._tails.setdefault(form[start:], set()).add(id)

    def span(self, words: tuple[str, ...]) -> Span | None:
        """The things these words name or begin to name."""
        if words in self._forms:
            return Span(frozenset(self._forms[words]), exact=True)
        if words[0] in FILLERS:
            return None
        if words not in self._found:
            if len(self._found) > _MOST_FOUND:
                self._found.clear()
            self._found[words] = self._begun(words)
        return self._found[words]

    def _begun(self, words: tuple[str, ...]) -> Span | None:
        done, last = words[:-1], words[-1]
        size = len(words)
        ids: set[str] = set(self._tails.get(words, ()))
        for form, named in self._forms.items():
            if len(form) >= size and form[: size - 1] == done and form[size - 1].startswith(last):
                ids |= named
        return Span(frozenset(ids), exact=False) if ids else None


class Reader:
    """Understands typed text in one game."""

    def __init__(self, grammar: Grammar, name: Callable[[str], str]) -> None:
        self.grammar = grammar
        self._name = name

    @cached_property
    def _lexicons(self) -> dict[str, Lexicon]:
        return {
            noun.id: Lexicon(noun, self._name)
            for noun in self.grammar.nouns
            if noun.kind is not Kind.NUMBER
        }

    # -- what a text could say ------------------------------------------------------------------

    def readings(self, text: str, verbs: Iterable[Verb] | None = None) -> list[Reading]:
        """Every way to understand a text, whether it is legal or not."""
        words = tokens(text)
        if not words or len(words) > _MOST_TOKENS:
            return []
        found: list[Reading] = []
        for verb in self.grammar.verbs if verbs is None else verbs:
            found += _Attempt(self, verb, words).readings()
        return found

    def span(self, noun: Noun, words: tuple[str, ...]) -> Span | None:
        if noun.kind is Kind.NUMBER:
            number = words[0]
            plain = number.isdecimal() and number.isascii() and len(number) <= _MOST_DIGITS
            if len(words) == 1 and plain:
                return Span(frozenset(), exact=True, number=str(int(number)))
            return None
        return self._lexicons[noun.id].span(words)

    def longest(self, noun: Noun) -> int:
        return 1 if noun.kind is Kind.NUMBER else self._lexicons[noun.id].longest

    # -- what it means among the legal actions --------------------------------------------------

    def meant(
        self, text: str, choices: Sequence[Action], together: Together, *, begun: bool = False
    ) -> list[Fit]:
        """The actions a text could mean, the ones that fit best.

        With ``begun``, those that the text begins, so that a client can list them.
        """
        readings = [
            reading
            for reading in self.readings(text)
            if (reading.is_begun if begun else reading.is_complete)
        ]
        fits = [fit for reading in readings for fit in self._fits(reading, choices, together)]
        if not fits:
            return []
        least = min(fit.cost for fit in fits)
        best = {fit.action: fit for fit in fits if begun or fit.cost == least}
        return list(best.values())

    def _fits(
        self, reading: Reading, choices: Sequence[Action], together: Together
    ) -> Iterator[Fit]:
        widened = _widened(reading, together)
        if isinstance(choices, Joined):
            for part in choices.parts:
                yield from self._fits(reading, part, together)
            return
        actions = _grown(choices, widened) if isinstance(choices, Branching) else choices
        verb = f"{reading.verb.word} "
        for action in actions:
            if action.startswith(verb) or action == reading.verb.word:
                phrase = self.grammar.phrase(action)
                if phrase is not None and phrase.verb is reading.verb:
                    cost = _cost(widened, phrase)
                    if cost is not None:
                        yield Fit(cost, action)

    def spelled_out(self, text: str, choices: Sequence[Action]) -> Action | None:
        """A text that means no legal action, in canonical form, so that a rule can refuse it.

        What is left out is added where all legal actions of the verb agree on it.
        """
        offered = {} if isinstance(choices, Branching) else _offered(choices)
        readings = [
            reading
            for reading in self.readings(text)
            if reading.is_complete
            # Nobody who only names a place in the middle of marching speaks of a retreat.
            and (reading.said_verb or not offered or reading.verb.word in offered)
        ]
        if not readings:
            return None
        reading = min(
            readings,
            key=lambda each: (
                each.verb.word not in offered,
                not each.said_verb,
                sum(not part for part in each.parts),
                sum(not span.exact for part in each.parts for span in part),
            ),
        )
        spoken = map(self.grammar.phrase, offered.get(reading.verb.word, ()))
        alike = [phrase for phrase in spoken if phrase and phrase.verb is reading.verb]
        words: list[str] = []
        for number, (part, spans) in enumerate(zip(reading.verb.parts, reading.parts, strict=True)):
            if isinstance(part, str):
                words.append(part)
                continue
            seen = {each for phrase in alike for each in phrase.parts[number]}
            if not spans:
                if len(seen) != 1:
                    return None
                words += seen
                continue
            ids = [span.number or self._best(part.noun, span, seen) for span in spans]
            if part.shape in (Shape.GROUP, Shape.SET):
                ids.sort(key=int if part.noun.kind is Kind.NUMBER else part.noun.ids.index)
            words += ["+".join(ids)] if part.shape is Shape.GROUP else ids
        return Action.of(reading.verb.word, *words)

    def _best(self, noun: Noun, span: Span, offered: set[str]) -> str:
        ids = span.ids & offered or span.ids
        return next(id for id in noun.ids if id in ids)

    # -- what is wrong with it ------------------------------------------------------------------

    def complaint(self, text: str, choices: Sequence[Action] = ()) -> Message:
        """The word because of which a text cannot be understood at all."""
        words = tokens(text)
        if len(words) > _MOST_TOKENS:
            return Message.of("kernel.too_long", most=_MOST_TOKENS)
        attempts = [_Attempt(self, verb, words) for verb in self.grammar.verbs] if words else []
        for attempt in attempts:
            attempt.readings()
        understood = [attempt for attempt in attempts if attempt.reached]
        if not understood:
            return Message.of("kernel.no_verb", word=" ".join(text.split()))
        offered = {action.split(" ", 1)[0] for action in _first(choices)}
        best = max(
            understood,
            key=lambda each: (each.exact_verb, each.verb.word in offered, each.reached),
        )
        return best.complaint()

    def several(self, text: str, choices: Sequence[Action]) -> list[str]:
        """``allot 8 4 5`` as three texts, if each action of the verb wants just one word."""
        words = text.lower().split()
        if len(words) < 3 or isinstance(choices, Branching):
            return []
        if any(reading.is_complete for reading in self.readings(text)):
            return []
        alike = [action.split(" ") for action in choices if action.verb.startswith(words[0])]
        if len({parts[0] for parts in alike}) != 1 or len({len(parts) for parts in alike}) != 1:
            return []
        open_words = sum(len(set(column)) > 1 for column in zip(*alike, strict=True))
        if open_words > 1:
            return []
        return [f"{alike[0][0]} {word}" for word in words[1:]]


class _Attempt:
    """One verb tried on the words of a text."""

    def __init__(self, reader: Reader, verb: Verb, words: tuple[str, ...]) -> None:
        self.reader = reader
        self.verb = verb
        self.words = words
        self.reached = 0
        """How many words could be understood."""
        self.expected = 0
        """The part of the verb that was wanted next."""
        names = (verb.word, *verb.synonyms)
        first = words[0] if words else ""
        self.exact_verb = first in map(_joined, names)
        self.said_verb = self.exact_verb or any(_joined(name).startswith(first) for name in names)

    def readings(self) -> list[Reading]:
        found: list[Reading] = []
        if self.said_verb:
            found += [Reading(self.verb, True, self.exact_verb, p) for p in self._match(0, 1)]
        if not self.exact_verb:
            found += [Reading(self.verb, False, False, parts) for parts in self._match(0, 0)]
        return found

    def _match(self, part: int, at: int) -> Iterator[tuple[tuple[Span, ...], ...]]:
        """All ways for the parts from one on to be named by the words from one on."""
        if at > self.reached:
            self.reached, self.expected = at, part
        if part == len(self.verb.parts):
            if all(word in FILLERS for word in self.words[at:]):
                yield ()
            return
        wanted = self.verb.parts[part]
        if at < len(self.words):
            yield from self._named(wanted, part, at)
        for rest in self._match(part + 1, at):  # left out
            yield ((), *rest)

    def _named(
        self, wanted: Slot | str, part: int, at: int
    ) -> Iterator[tuple[tuple[Span, ...], ...]]:
        word = self.words[at]
        if isinstance(wanted, str):
            if word == wanted:
                literal = Span(frozenset((wanted,)), exact=True)
                for rest in self._match(part + 1, at + 1):
                    yield ((literal,), *rest)
        else:
            longest = min(self.reader.longest(wanted.noun), len(self.words) - at)
            for size in range(longest, 0, -1):
                span = self.reader.span(wanted.noun, self.words[at : at + size])
                if span is None:
                    continue
                if wanted.shape in (Shape.GROUP, Shape.ROAD, Shape.SET):
                    self._expect_after(wanted, part, at + size)
                    for matched in self._match(part, at + size):
                        yield ((span, *matched[0]), *matched[1:])
                else:
                    for others in self._match(part + 1, at + size):
                        yield ((span,), *others)
                break
        if word in FILLERS:
            yield from self._match(part, at + 1)

    def _expect_after(self, wanted: Slot, part: int, at: int) -> None:
        """After a general of a group more may follow, but a place is likelier."""
        if at > self.reached:
            more = wanted.shape is Shape.GROUP and part + 1 < len(self.verb.parts)
            self.reached, self.expected = at, part + more

    def complaint(self) -> Message:
        """The first word that could not be understood, or what is missing."""
        if self.reached >= len(self.words):
            return Message.of("kernel.say_more", self.verb.rule, form=self.verb.form)
        word, form, rule = self.words[self.reached], self.verb.form, self.verb.rule
        wanted = self.verb.parts[self.expected :][:1]
        if not wanted:
            return Message.of("kernel.too_much", rule, word=word, form=form)
        if isinstance(wanted[0], str):
            return Message.of("kernel.other_word", rule, word=word, wanted=wanted[0])
        noun = wanted[0].noun
        return Message.of(_NO_SUCH[noun.kind], noun.rule or rule, word=word, form=form)


@cache  # verbs and their synonyms: few, and asked for with every line
def _joined(name: str) -> str:
    return "".join(tokens(name))


def _offered(choices: Iterable[Action]) -> dict[str, list[Action]]:
    found: dict[str, list[Action]] = {}
    for action in choices:
        found.setdefault(action.split(" ", 1)[0], []).append(action)
    return found


def _first(choices: Sequence[Action]) -> Iterable[str]:
    return choices.following(()) if isinstance(choices, Branching) else choices


def _widened(reading: Reading, together: Together) -> Reading:
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


def _cost(reading: Reading, phrase: Phrase) -> tuple[int, int, int] | None:
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
    """Whether the places named come in this order, the last at the end of the road."""
    if not _names(spans[-1], road[-1]):
        return False
    rest = iter(road[:-1])
    return all(any(_names(span, place) for place in rest) for span in spans[:-1])


def _same_things(spans: Sequence[Span], words: Sequence[str]) -> bool:
    """Whether the spans name just these things, in any order."""
    if len(spans) != len(words):
        return False
    left = list(words)
    for span in sorted(spans, key=lambda each: len(each.ids)):
        match = next((word for word in left if _names(span, word)), None)
        if match is None:
            return False
        left.remove(match)
    return True


def _grown(choices: Branching, reading: Reading) -> Iterator[Action]:
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
