"""What things are called, and which of them some typed words may name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from sanssouci.kernel.grammar import Noun
from sanssouci.kernel.spelling import tokens

FILLERS: Final = frozenset({
    "a", "an", "and", "at", "by", "from", "general", "in", "into", "of", "on", "the", "then",
    "through", "to", "train", "trains", "troop", "troops", "via", "with",
})  # fmt: skip
"""Words that may stand anywhere without a meaning, unless they are a name of something."""
_MOST_KEPT: Final = 1000
"""Maximum number of abbreviations that are remembered."""


class Span(NamedTuple):
    """Some typed words, and the things they may name."""

    ids: frozenset[str]
    exact: bool
    """Written out in full, not only begun."""
    number: str = ""


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
            if len(self._found) > _MOST_KEPT:
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
