"""Reading what people type, by the grammar of the game.

Forgiven are capitals, accents and punctuation, names instead of ids, numbers in words, synonyms
and filler words, abbreviations, words left out and the order of a set. Nothing is guessed: a text
is one legal action, or several to choose from, or it is refused with the word that is wrong.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache, cached_property
from typing import Final

from sanssouci.kernel.action import Action
from sanssouci.kernel.branching import Branching, Joined
from sanssouci.kernel.fitting import Fit, Reading, Together, cost_of, grown, widened
from sanssouci.kernel.grammar import Grammar, Kind, Noun, Shape, Slot, Verb
from sanssouci.kernel.lexicon import FILLERS, Lexicon, Span
from sanssouci.kernel.message import Message
from sanssouci.kernel.numerals import in_figures
from sanssouci.kernel.spelling import tokens

_MOST_DIGITS: Final = 30
"""No number of any game has so many; Python refuses to read far longer ones."""
_MOST_TOKENS: Final = 80
_NO_SUCH: Final = {
    Kind.PIECE: "kernel.no_piece",
    Kind.PLACE: "kernel.no_place",
    Kind.CARD: "kernel.no_card",
    Kind.NUMBER: "kernel.no_number",
    Kind.CHOICE: "kernel.no_choice",
}


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
        """What some words name; a lesson says “the nine”, and so may those who learn."""
        found = self._span(noun, words)
        if found is None and noun.kind in (Kind.NUMBER, Kind.CARD):
            figures = in_figures(words)
            found = self._span(noun, figures) if figures != words else None
        return found

    def _span(self, noun: Noun, words: tuple[str, ...]) -> Span | None:
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
        wide = widened(reading, together)
        if isinstance(choices, Joined):
            for part in choices.parts:
                yield from self._fits(reading, part, together)
            return
        actions = grown(choices, wide) if isinstance(choices, Branching) else choices
        verb = f"{reading.verb.word} "
        for action in actions:
            if action.startswith(verb) or action == reading.verb.word:
                phrase = self.grammar.phrase(action)
                if phrase is not None and phrase.verb is reading.verb:
                    cost = cost_of(wide, phrase)
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
            # Nobody who only names a place in the middle of marching speaks of a retreat; a general
            # and a place are a march, whatever is asked.
            and (
                reading.said_verb
                or not offered
                or reading.verb.word in offered
                or (len(reading.parts) > 1 and all(reading.parts))
            )
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
