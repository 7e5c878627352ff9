"""Catalogues of sentences, one a language, in the syntax of Project Fluent.

A file ``<language>.ftl`` holds every sentence of a game, or those that all games share. A word of a
message that is an id is said by its name; two kinds of lists are joined as the language does it:
``keith+heinrich`` (a company, "Keith and Heinrich") and ``5S.1 3H.2`` (a sequence). Beside ``$who``
a sentence can ask for ``$who-count``, how many are named, so that its verb agrees, and for every
attribute the catalogue gives a name: ``name-prussia = Prussia`` with ``.gender = feminine`` makes
it ``$who-gender``. A name without an attribute takes the form of ``trait-<attribute>``, such as
``trait-of = of { $name }``, which can choose by the first letter, ``$initial``. Equal ids that
follow each other are said once, with their number, and in the form ``many`` if the name has one:
"5 Prussian troops". The word ``$form`` is how an action is written (``march WHO ROAD``); what it
has in capitals is said as ``slot-who``.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache, cached_property, lru_cache
from itertools import groupby
from pathlib import Path
from typing import Final, Protocol

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern
from fluent.runtime.types import FluentInt
from fluent.syntax import ast

from sanssouci.kernel.errors import BadCatalogue
from sanssouci.kernel.message import Message, Word
from sanssouci.kernel.spelling import capitals

ENGLISH: Final = "en"
SHARED: Final = Path(__file__).parent.parent / "locale"
"""The sentences of kernel, table, terminal and browser that no game owns."""

_SPOKEN: Final[ContextVar[str]] = ContextVar("language", default=ENGLISH)


@contextmanager
def speaking(language: str) -> Iterator[None]:
    """Everything said inside is said in this language, unless it asks for another."""
    token = _SPOKEN.set(language)
    try:
        yield
    finally:
        _SPOKEN.reset(token)


def speak_on(language: str) -> None:
    """From here on this language is spoken, until whatever set another before it ends."""
    _SPOKEN.set(language)


def language_tag(locale: str) -> str:
    """The language of a name as systems use it in their environment.

    >>> language_tag("it_CH.UTF-8"), language_tag("de:en"), language_tag("C")
    ('it-CH', 'de', 'en')
    """
    tag = re.split(r"[.:@]", locale)[0].replace("_", "-")
    return tag if tag not in ("", "C", "POSIX") else ENGLISH


def spoken() -> str:
    """The language of whoever is being told something now; English if nobody said."""
    return _SPOKEN.get()


Sentences = Path | Mapping[str, str]
"""A folder of ``<language>.ftl``, or the sources themselves by language."""


class Speaker(Protocol):
    def __call__(self, key: str, **words: Word) -> str: ...


_ID: Final = re.compile(r"[A-Za-z][\w-]*", re.ASCII)
_TRAIT: Final = "trait-"
_FORM: Final = "form"
"""The word of a message that tells how an action is written."""
_SLOT: Final = re.compile(r"[A-Z]+(?:_[A-Z]+)*", re.ASCII)
MANY: Final = "many"
"""The form of a name that stands for several of its kind."""
_LISTS: Final = (("+", "list.and"), (" ", "list.sequence"))
_KEPT: Final = 8192  # sentences a catalogue remembers; whole logs are told again and again


class Catalogue:
    """The sentences of one language; what it lacks is said as ``fallback`` does."""

    def __init__(
        self,
        language: str,
        resources: Iterable[ast.Resource],
        name: Callable[[str], str] = str,
        fallback: Catalogue | None = None,
        forms: Callable[[str], Mapping[str, str]] = lambda _: {},
    ) -> None:
        self.language = language
        self.fallback = fallback
        self._name = lru_cache(_KEPT)(name)
        self._composed = lru_cache(_KEPT)(forms)
        """The forms of names that are put together from several sentences."""
        self._bundle = FluentBundle([language, ENGLISH], use_isolating=False)
        self._own: set[str] = set()
        for resource in resources:
            self._bundle.add_resource(resource, allow_overrides=True)
            self._own |= keys_of(resource)
        self._defaults = {
            key.removeprefix(_TRAIT): pattern
            for key in sorted(self._own)
            if key.startswith(_TRAIT) and (pattern := self._bundle.get_message(key).value)
        }
        self._plain: dict[int, _Pieces | None] = {}
        """By pattern (its identity), what it is made of if it only puts words between texts."""
        self.say = lru_cache(_KEPT)(self._say)
        self._named = lru_cache(_KEPT)(self._describe)

    def __contains__(self, key: str) -> bool:
        return _id(key) in self._own or (self.fallback is not None and key in self.fallback)

    def _say(self, message: Message) -> str:
        """The sentence, with each id said by its name."""
        sentence = self.phrase(message)
        return sentence[:1].upper() + sentence[1:]

    def phrase(self, message: Message) -> str:
        """The same as a part of another sentence, which need not begin with a capital."""
        words: dict[str, Word] = {}
        for key, word in message.args:
            words |= self._named(key, word) if isinstance(word, str) else {key: word}
        return self._fill(message.key, words)

    def words(self, key: str, **words: Word) -> str:
        """A sentence or a part of one, its words said as they are.

        A word that is a name has the forms of that name (``$who-of``), as it has in a message.
        """
        written: dict[str, Word] = {}
        for name, word in words.items():
            written[name] = word
            if isinstance(word, str):
                traits = self._traits(self._named_so.get(word.casefold(), ""), word)
                written |= {f"{name}-{trait}": value for trait, value in traits.items()}
        return self._fill(key, written)

    @cached_property
    def _named_so(self) -> dict[str, str]:
        """By name, the id whose name it is, of those that have forms of their own."""
        found = {}
        for key in sorted(self._own):
            message = self._bundle.get_message(key)
            if key.startswith("name-") and message.attributes and message.value is not None:
                name, _ = self._format(message.value, {})
                found[name.casefold()] = key.removeprefix("name-")
        return found

    def _fill(self, key: str, words: Mapping[str, Word]) -> str:
        id = _id(key)
        if id not in self._own:
            if self.fallback is None:
                raise BadCatalogue(f"no sentence is called {id!r}")
            return self.fallback._fill(key, words)
        pattern = self._bundle.get_message(id).value
        if pattern is None:
            raise BadCatalogue(f"{self.language}: {id} has attributes only")
        said, errors = self._format(pattern, words)
        if errors and self.fallback is not None:  # a slip of a translator silences nobody
            return self.fallback._fill(key, words)
        if errors:
            raise BadCatalogue(f"{self.language}: {id}: {errors[0]}")
        return said

    def _format(
        self, pattern: Pattern, words: Mapping[str, Word]
    ) -> tuple[str, Sequence[Exception]]:
        """A pattern with its words, and what was wrong with it.

        Most only put words between texts. Fluent's own resolver, which can do all else, takes ten
        times as long for that.
        """
        kept = id(pattern)
        if kept not in self._plain:
            self._plain[kept] = _pieces(pattern)
        pieces = self._plain[kept]
        if pieces is not None and all(name in words for _, name in pieces if name):
            return "".join(text or _true_minus(str(words[name])) for text, name in pieces), ()
        written = {name: _written(word) for name, word in words.items()}
        said, errors = self._bundle.format_pattern(pattern, written)
        text = str(said)
        for below in {word for word in words.values() if isinstance(word, int) and word < 0}:
            text = text.replace(str(below), _true_minus(str(below)))
        return text, errors

    def name(self, id: str) -> str | None:
        """What the catalogue calls a thing, if it has a word of its own for it."""
        key = f"name-{id}"
        return self._fill(key, {}) if _ID.fullmatch(id) and key in self else None

    def form(self, key: str, form: str) -> str:
        """A part of a sentence in one of its forms, as it is if it has no such form."""
        id = _id(key)
        if id not in self._own and self.fallback is not None:
            return self.fallback.form(key, form)
        pattern = self._bundle.get_message(id).attributes.get(form)
        return self._fill(key, {}) if pattern is None else self._format(pattern, {})[0]

    def written(self, form: str) -> str:
        """How an action is written, the names of its slots in the reader's words."""
        return _SLOT.sub(lambda found: capitals(self.slot(found[0].lower())), form)

    def slot(self, name: str) -> str:
        """What a slot is called; that of a game which was brought goes by its own name."""
        key = f"slot.{name}"
        return self._fill(key, {}) if key in self else name

    def several(self, word: str) -> str:
        """The name of an id, or of each in a list of them."""
        return str(self._named("", word)[""])

    def company(self, names: Iterable[str]) -> str:
        """Names joined as those of people who do something together."""
        return self.listed(list(names), "list.and")

    def listed(self, names: list[str], joint: str = "list.sequence") -> str:
        """Names one after the other; ``list-and`` joins the last two as a company."""
        if len(names) < 2:
            return "".join(names)
        said = names[0]
        for name in names[1:-1]:
            said = self._fill("list.sequence", {"first": said, "last": name})
        return self._fill(joint, {"first": said, "last": names[-1]})

    def named(self, key: str, ids: str) -> dict[str, Word]:
        """An id, or several, as a word of a sentence: the names, their number and their forms."""
        return dict(self._named(key, ids))

    def _describe(self, key: str, word: str) -> dict[str, Word]:
        if key == _FORM:
            return {key: self.written(word)}
        parts, joint = self._parts(word)
        described: dict[str, Word] = {
            key: self.listed([self._times(list(run)) for _, run in self._runs(parts)], joint),
            f"{key}-count": len(parts),
        }
        traits = [self._traits(part, self._name(part)) for part in parts]
        for trait in dict.fromkeys(trait for each in traits for trait in each):
            values = list(dict.fromkeys(each.get(trait, "") for each in traits))
            described[f"{key}-{trait}"] = self.listed(values, joint)
        return described

    def _runs(self, ids: Iterable[str]) -> Iterator[tuple[str, Iterator[str]]]:
        """What is alike and follows each other: one id, or ids that share a name for several."""
        return groupby(ids, lambda id: self._forms(id, self._name(id)).get(MANY, id))

    def _times(self, run: Sequence[str]) -> str:
        """The name of a thing, and how many of it follow each other in a list."""
        name, count = self._name(run[0]), len(run)
        if count == 1:
            return name
        if many := self._forms(run[0], name).get(MANY):
            return self._fill("list.count", {"count": count, "name": many})
        return self._fill("list.times", {"count": count, "name": name})

    def _parts(self, word: str) -> tuple[list[str], str]:
        for separator, joint in _LISTS:
            parts = word.split(separator)
            if len(parts) > 1 and all(self._name(part) != part for part in parts):
                return parts, joint
        return [word], ""

    def _traits(self, id: str, name: str) -> dict[str, str]:
        """The grammar of a name, such as its gender; defaults stand for what it does not have."""
        return self._written_out(self._defaults, name) | self._forms(id, name)

    def _forms(self, id: str, name: str) -> dict[str, str]:
        """The attributes the catalogue gives a name, or what a composed name brings along."""
        key = f"name-{id}"
        own = self._bundle.get_message(key).attributes if key in self._own else {}
        return self._written_out(own, name) | dict(self._composed(id))

    def _written_out(self, patterns: Mapping[str, Pattern], name: str) -> dict[str, str]:
        words = {"name": name, "initial": name[:1].lower()}
        return {form: self._format(pattern, words)[0] for form, pattern in patterns.items()}


class Catalogues:
    """The catalogues of somebody who speaks: a game, or the table itself."""

    def __init__(
        self,
        *sources: Sentences,
        name: Callable[[str, str], str] | None = None,
        forms: Callable[[str, str], Mapping[str, str]] | None = None,
    ) -> None:
        self._sources = sources
        self._name = name
        self._forms = forms
        self._made: dict[str, Catalogue] = {}

    @property
    def languages(self) -> tuple[str, ...]:
        """The languages there is a file for, English first."""
        found = {language for source in self._sources for language in _languages(source)}
        return (ENGLISH, *sorted(found - {ENGLISH}))

    def speak(self, language: str | None = None) -> Catalogue:
        """``it-CH`` is spoken as ``it`` if it has no file of its own, the unknown as English.

        Without a language it is that of whoever is being told (``speaking``).
        """
        language = language or spoken()
        if language not in self._made:
            self._made[language] = self._make(language)
        return self._made[language]

    def _make(self, language: str) -> Catalogue:
        if language != ENGLISH and language not in self.languages:
            return self.speak(language.rpartition("-")[0] or ENGLISH)
        name, forms = self._name, self._forms
        return Catalogue(
            language,
            [found for source in self._sources if (found := resource_of(source, language))],
            str if name is None else lambda id: name(id, language),
            None if language == ENGLISH else self.speak(ENGLISH),
            (lambda _: {}) if forms is None else lambda id: forms(id, language),
        )


def speaker(*sources: Sentences) -> Speaker:
    """What says the sentences of some catalogues in the language of whoever is being told."""
    catalogues = Catalogues(*sources)

    def say(key: str, **words: Word) -> str:
        return catalogues.speak().words(key, **words)

    return say


tell: Final = speaker(SHARED)
"""A sentence that no game owns, such as why something was refused."""


def _id(key: str) -> str:
    """``log.retreats`` of the code is ``log-retreats`` in a file: ids of Fluent have no dots."""
    return key.replace(".", "-")


def keys_of(resource: ast.Resource) -> set[str]:
    return {entry.id.name for entry in resource.body if isinstance(entry, ast.Message)}


def read(source: str, called: str) -> ast.Resource:
    """Fluent source, checked; ``called`` is what an error names it by."""
    resource = FluentResource(source)
    seen: set[str] = set()
    for entry in resource.body:
        if isinstance(entry, ast.Junk):
            start = entry.span.start if entry.span else 0
            line = source.count("\n", 0, start) + 1
            raise BadCatalogue(f"{called}, line {line}: {entry.annotations[0].message}")
        if isinstance(entry, ast.Message):
            if entry.id.name in seen:
                raise BadCatalogue(f"{called}: {entry.id.name} stands there twice")
            seen.add(entry.id.name)
    return resource


def source_of(sentences: Sentences, language: str) -> str | None:
    """The Fluent source of a language, None if there is none."""
    if isinstance(sentences, Mapping):
        return sentences.get(language)
    file = sentences / f"{language}.ftl"
    return file.read_text(encoding="utf-8") if language in _languages(sentences) else None


def resource_of(sentences: Sentences, language: str) -> ast.Resource | None:
    """The sentences of a language, None if there are none; a file is read once."""
    if isinstance(sentences, Path):
        return _file(sentences, language)
    source = source_of(sentences, language)
    return None if source is None else read(source, language)


@cache
def _file(folder: Path, language: str) -> ast.Resource | None:
    source = source_of(folder, language)
    return None if source is None else read(source, str(folder / f"{language}.ftl"))


def _languages(sentences: Sentences) -> set[str]:
    if isinstance(sentences, Mapping):
        return set(sentences)
    return {file.stem for file in sentences.glob("*.ftl")}


_Pieces = tuple[tuple[str, str], ...]
"""Texts and names of words, of which each piece has one."""


def _pieces(pattern: Pattern) -> _Pieces | None:
    """What a pattern is made of; None if it chooses, refers or reckons."""
    found = []
    for element in getattr(pattern, "elements", [pattern]):  # of one alone, Fluent keeps only that
        if isinstance(element, ast.TextElement):
            found.append((element.value, ""))
        elif isinstance(element, ast.Placeable) and isinstance(
            element.expression, ast.VariableReference
        ):
            found.append(("", element.expression.id.name))
        else:
            return None
    return tuple(found)


def _written(word: Word) -> Word:
    """As it stands in a sentence: 1756 is a year and not 1,756."""
    return FluentInt(word, useGrouping=False) if isinstance(word, int) else _true_minus(word)


def _true_minus(word: str) -> str:
    """A number below zero has the sign that printers use, and not a hyphen."""
    return f"−{word[1:]}" if word[:1] == "-" and word[1:2].isdigit() else word
