"""The grammar of a game's actions: each verb declared once, with the kinds of its words.

Parsing, refusals that name the wrong word, the vocabulary of learning programs, the offers of the
terminal, the narrowing in the browser and the sentence for an action all follow from it.

>>> CITY = Noun("city", Kind.PLACE, ("berlin", "torgau", "konigs-wusterhausen"))
>>> GENERAL = Noun("general", Kind.PIECE, ("friedrich", "keith"))
>>> grammar = Grammar(
...     Verb("march", Slot("who", GENERAL, Shape.GROUP), Slot("road", CITY, Shape.ROAD)),
...     Verb("done"),
...     nouns=(GENERAL, CITY),
... )
>>> march = grammar.sentence("march friedrich+keith berlin torgau")
>>> march.key, dict(march.args)["who"], dict(march.args)["end"]
('do.march', 'friedrich+keith', 'torgau')
>>> grammar.words
('march', 'done', 'friedrich', 'keith', 'berlin', 'torgau', 'konigs-wusterhausen')
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property
from typing import Any

from sanssouci.kernel.action import Action
from sanssouci.kernel.message import Message, Word


class Kind(StrEnum):
    """What a client does with a word: show it on the map, in the hand, or as a number or button."""

    PIECE = "piece"
    PLACE = "place"
    CARD = "card"
    NUMBER = "number"
    CHOICE = "choice"


class Shape(StrEnum):
    """How many things a slot names, and in how many words."""

    ONE = "one"
    STACK = "stack"
    """One piece that stands for all those it stands with; each of them may be named."""
    GROUP = "group"
    """Several pieces in one word: ``friedrich+winterfeldt``."""
    ROAD = "road"
    """Places in order, a word each, to the end of the action."""
    SET = "set"
    """Things in any order, a word each, to the end of the action; written in the legal order."""


_TO_THE_END = (Shape.ROAD, Shape.SET)


@dataclass(frozen=True, slots=True)
class Noun:
    """A class of things that actions speak of: generals, cities, cards, numbers."""

    id: str
    kind: Kind
    ids: tuple[str, ...]
    """All there are. For numbers, those a learning program can say."""
    groups: tuple[str, ...] = ()
    """Words for several of them at once."""
    aliases: tuple[tuple[str, str], ...] = ()
    """What people call them besides id and name, as (alias, id)."""
    rule: str = ""
    """The rule that tells which there are."""


@dataclass(frozen=True, slots=True)
class Slot:
    """A place for words in a verb's declaration; its name is the argument in the sentence."""

    name: str
    noun: Noun
    shape: Shape = Shape.ONE


class Verb:
    """A verb and the words it takes: slots, and fixed words such as ``as`` or ``none``.

    A verb with several forms is declared once for each: ``play CARD`` and ``play CARD as NUMBER``.
    """

    __slots__ = ("key", "parts", "rule", "synonyms", "word")

    def __init__(
        self,
        word: str,
        *parts: Slot | str,
        key: str = "",
        rule: str = "",
        synonyms: tuple[str, ...] = (),
    ) -> None:
        self.word = word
        self.parts = parts
        self.key = key or f"do.{word}"
        """The message that says what is done. A road adds ``start``, ``end``, ``by``, ``steps``."""
        self.rule = rule
        """The rule that tells what has to be said; refusals of wrong words cite it."""
        self.synonyms = synonyms
        for part in parts[:-1]:
            if isinstance(part, Slot) and part.shape in _TO_THE_END:
                raise ValueError(f"{word}: {part.name} goes to the end, nothing can follow it")

    def __repr__(self) -> str:
        return f"Verb({self.form!r})"

    @property
    def form(self) -> str:
        """How it is written: ``play CARD as VALUE``."""
        return " ".join(
            [self.word, *(p if isinstance(p, str) else p.name.upper() for p in self.parts)]
        )

    @property
    def slots(self) -> tuple[Slot, ...]:
        return tuple(part for part in self.parts if isinstance(part, Slot))

    def to_json(self) -> dict[str, Any]:
        return {
            "word": self.word,
            "key": self.key,
            "parts": [
                part
                if isinstance(part, str)
                else {"name": part.name, "noun": part.noun.id, "shape": part.shape.value}
                for part in self.parts
            ],
        }


@dataclass(frozen=True, slots=True)
class Phrase:
    """An action taken apart: its verb, and the words in each part of it."""

    verb: Verb
    parts: tuple[tuple[str, ...], ...]

    def words(self, slot: str) -> tuple[str, ...]:
        """The words of a slot by its name; none if the verb has no such slot."""
        for part, words in zip(self.verb.parts, self.parts, strict=True):
            if isinstance(part, Slot) and part.name == slot:
                return words
        return ()


class Grammar:
    """All the verbs of a game and what they speak of."""

    def __init__(self, *verbs: Verb, nouns: Sequence[Noun] = ()) -> None:
        self.verbs = verbs
        self.nouns = tuple(nouns)
        """In the order in which the vocabulary has their words."""
        self._known = {noun.id: frozenset(noun.ids) for noun in self.nouns}
        for verb in verbs:
            for slot in verb.slots:
                if self._known.get(slot.noun.id) != frozenset(slot.noun.ids):
                    raise ValueError(f"{verb.form}: {slot.noun.id} is not among the nouns")

    def __bool__(self) -> bool:
        return bool(self.verbs)

    @cached_property
    def by_word(self) -> dict[str, tuple[Verb, ...]]:
        """The forms of each verb."""
        found: dict[str, tuple[Verb, ...]] = {}
        for verb in self.verbs:
            found[verb.word] = (*found.get(verb.word, ()), verb)
        return found

    @cached_property
    def words(self) -> tuple[str, ...]:
        """Every word an action can have, in an order that changes only with the declarations.

        Verbs with their fixed words come first, then the words of each noun. A word may be that of
        two things; what is meant follows from the verb.
        """
        words: list[str] = []
        for verb in self.verbs:
            words += [verb.word, *(part for part in verb.parts if isinstance(part, str))]
        for noun in self.nouns:
            words += [*noun.ids, *noun.groups]
        return tuple(dict.fromkeys(words))

    def has(self, noun: Noun, word: str) -> bool:
        """True if the word names one of the things."""
        if noun.kind is Kind.NUMBER:
            return word.isdecimal() and word.isascii()
        return word in self._known[noun.id]

    def phrase(self, action: Action | str) -> Phrase | None:
        """The action taken apart, or None if it has no form that is declared."""
        word, *words = action.split(" ")
        for verb in self.by_word.get(word, ()):
            parts = self._parts(verb, words)
            if parts is not None:
                return Phrase(verb, parts)
        return None

    def _parts(self, verb: Verb, words: Sequence[str]) -> tuple[tuple[str, ...], ...] | None:
        found: list[tuple[str, ...]] = []
        at = 0
        for part in verb.parts:
            if at == len(words):
                return None
            to_the_end = isinstance(part, Slot) and part.shape in _TO_THE_END
            taken = tuple(words[at:]) if to_the_end else (words[at],)
            if isinstance(part, str):
                if part != words[at]:
                    return None
            else:
                if part.shape is Shape.GROUP:
                    taken = tuple(words[at].split("+"))
                if not all(self.has(part.noun, each) for each in taken):
                    return None
            found.append(taken)
            at = len(words) if to_the_end else at + 1
        return tuple(found) if at == len(words) else None

    def sentence(self, action: Action | str) -> Message:
        """What the action does, as a message; ids are named by ``game.say``."""
        phrase = self.phrase(action)
        if phrase is None:
            return Message.of("kernel.action", text=str(action))
        key = phrase.verb.key
        args: dict[str, Word] = {}
        for part, words in zip(phrase.verb.parts, phrase.parts, strict=True):
            if isinstance(part, str):
                continue
            if part.noun.kind is Kind.NUMBER and part.shape is Shape.ONE:
                args[part.name] = int(words[0])
                continue
            args[part.name] = ("+" if part.shape is Shape.GROUP else " ").join(words)
            if part.shape is Shape.ROAD:
                args |= {"start": words[0], "end": words[-1], "by": " ".join(words[1:-1])}
                args["steps"] = len(words) - 1
        return Message(key, "", tuple(args.items()))

    @property
    def keys(self) -> tuple[str, ...]:
        """The keys of all sentences a catalogue has to have."""
        return tuple(dict.fromkeys(verb.key for verb in self.verbs))

    def to_json(self) -> dict[str, Any]:
        """The whole grammar as plain data, for clients."""
        return {
            "nouns": {
                noun.id: {
                    "kind": noun.kind.value,
                    "ids": [] if noun.kind is Kind.NUMBER else list(dict.fromkeys(noun.ids)),
                }
                for noun in self.nouns
            },
            "verbs": [verb.to_json() for verb in self.verbs],
        }


def numbers(most: int, id: str = "number") -> Noun:
    """The numbers up to the largest that an action can have."""
    return Noun(id, Kind.NUMBER, tuple(map(str, range(most + 1))))
