"""A language made up for a while: English with every sentence marked, and half as long again.

What is read without marks is a sentence that stands in no catalogue, or one that was made in
another reader's language. Names of places and people, and words that players type, stay as they
are.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

import pytest

from sanssouci.games import load
from sanssouci.kernel import ENGLISH, catalogue
from sanssouci.kernel.catalogue import Sentences
from sanssouci.web import languages, library, pages
from tools import sentences

LANGUAGE: Final = "qaa"
"""The first of the codes that are for private use: browsers take it for a language."""
LONGER: Final = 0.5
MARKED: Final = re.compile(r"⟦[^⟦⟧]*(?:⟧|$|(?=⟦))|^[^⟦⟧]*⟧|\w+~+")
"""A piece of a sentence; a page may show its first letters alone, and a map its lines apart."""
_RULE: Final = re.compile(r"\b[A-Z]{1,3}(?:\d+|[IVX]+)(?:\.\w+)?\b")
_WORDS: Final = re.compile(r"[^\W\d_]{2,}")


@contextmanager
def made_up_language(longer: float = LONGER) -> Iterator[None]:
    """As if every folder of sentences had a file of it. Rulebooks stay in English."""
    languages_of, source_of = catalogue._languages, catalogue.source_of
    marked: dict[int, str] = {}

    def known(folder: Sentences) -> set[str]:
        return languages_of(folder) | {LANGUAGE}

    def source(folder: Sentences, language: str) -> str | None:
        if language != LANGUAGE:
            return source_of(folder, language)
        english = source_of(folder, ENGLISH) or ""
        if hash(english) not in marked:
            marked[hash(english)] = sentences.marked(english, longer)
        return marked[hash(english)]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(catalogue, "_languages", known)
        patch.setattr(catalogue, "source_of", source)
        patch.setattr(library, "source_of", source)
        for module in (languages, pages):
            patch.setattr(module, "LANGUAGES", (*languages.LANGUAGES, LANGUAGE))
        try:
            yield
        finally:
            catalogue._file.cache_clear()
            pages.page.cache_clear()


def names_of(game: str) -> set[str]:
    """Words of the names that no catalogue has: places, generals."""
    names = library.names(load(game), LANGUAGE)
    found = {*names.values(), *load(game).local_names.values(), *names}
    return {word.casefold() for name in found for word in unmarked(name)}


def unmarked(text: str) -> list[str]:
    """The words of a text that are not of the made-up language."""
    return _WORDS.findall(_RULE.sub(" ", MARKED.sub(" ", text)))
