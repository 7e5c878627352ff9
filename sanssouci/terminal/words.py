"""Reading what people type: forgiving about case, accents, abbreviations and left-out words."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Iterable, Sequence

from sanssouci.kernel import Action

_LETTERS = str.maketrans({"ß": "ss", "ł": "l", "Ł": "L", "♠": "S", "♣": "C", "♥": "H", "♦": "D"})


def fold(text: str) -> str:
    """Small plain letters, as ids are written."""
    decomposed = unicodedata.normalize("NFKD", text.translate(_LETTERS).lower())
    return "".join(letter for letter in decomposed if not unicodedata.combining(letter))


def typed(line: str) -> str:
    """A typed line in letters every game reads: suits as letters, no accents."""
    return " ".join(_plain(word) for word in line.split())


def _plain(word: str) -> str:
    plain = word.translate(_LETTERS)
    return fold(plain) if not plain.isascii() else plain


def meant(line: str, actions: Iterable[Action]) -> list[Action]:
    """The actions a shortened wording could mean.

    Left out may be the verb and anything in the middle: ``daun olmutz`` is a march of Daun that
    ends in Olmütz. What is written out in full counts before what is only begun.
    """
    words = fold(line).split()
    if not words:
        return []
    begun: list[Action] = []
    exact: list[Action] = []
    for action in actions:
        parts = fold(action).split(" ")
        if _stands_for(words, parts, str.__eq__):
            exact.append(action)
        elif not exact and _stands_for(words, parts, str.startswith):
            begun.append(action)
    return exact or begun


def _stands_for(
    words: Sequence[str], parts: Sequence[str], same: Callable[[str, str], bool]
) -> bool:
    if len(words) > len(parts) or not same(parts[-1], words[-1]):
        return False
    if len(words) == 1:
        return len(parts) <= 2
    start = 0 if same(parts[0], words[0]) else 1
    if not same(parts[start], words[0]):
        return False
    middle = iter(parts[start + 1 : -1])
    return all(any(same(part, word) for part in middle) for word in words[1:-1])


def begun_by(line: str, actions: Iterable[Action]) -> list[Action]:
    """The actions that begin with these words, the verb perhaps left out."""
    words = fold(line).split()
    size = len(words)
    found: list[Action] = []
    for action in actions:
        parts = fold(action).split(" ")
        if parts[:size] == words or parts[1 : size + 1] == words:
            found.append(action)
    return found


def several(line: str, actions: Sequence[Action]) -> list[str]:
    """``allot 8 4 5`` as three lines, if each action of the verb wants just one word."""
    verb, *words = line.split()
    alike = [action.split(" ") for action in actions if action.verb == verb.lower()]
    if len(words) < 2 or not alike or len({len(parts) for parts in alike}) > 1:
        return []
    open_words = sum(len(set(column)) > 1 for column in zip(*alike, strict=True))
    return [f"{verb} {word}" for word in words] if open_words <= 1 else []
