"""Words as people type them, without accents, capitals and punctuation; and words in capitals."""

from __future__ import annotations

import re
import unicodedata
from typing import Final

_LETTERS: Final = str.maketrans(
    {"ß": "ss", "ł": "l", "Ł": "L", "♠": "S", "♣": "C", "♥": "H", "♦": "D", "'": "", "’": ""}
)
_GREEK_ACCENT: Final = re.compile("([\u0391-\u03a9])\u0301")
_NUMBER: Final = re.compile(r"[-+]?\d+([.,]\d*)?")
_PARTS: Final = re.compile(r"[^\W_]+")


def fold(text: str) -> str:
    """Small plain letters, as ids are written.

    >>> fold("Königs Wusterhausen"), fold("10♦")
    ('konigs wusterhausen', '10d')
    """
    decomposed = unicodedata.normalize("NFKD", text.translate(_LETTERS).lower())
    return "".join(letter for letter in decomposed if not unicodedata.combining(letter))


def tokens(text: str) -> tuple[str, ...]:
    """The bare words of a text, the same whether an id or a name is written.

    A number stays whole, sign and point included, so that ``-3`` is never taken for ``3``.

    >>> tokens("Prussia (depleted)"), tokens("prussia.depleted")
    (('prussia', 'depleted'), ('prussia', 'depleted'))
    >>> tokens("recruit -3 0")
    ('recruit', '-3', '0')
    """
    found: list[str] = []
    for word in fold(text).split():
        found += [word] if _NUMBER.fullmatch(word) else _PARTS.findall(word)
    return tuple(found)


def capitals(text: str) -> str:
    """In capitals; Greek ones carry no accent.

    >>> capitals("Πρωσία"), capitals("Liège"), capitals("Ostpreußen")
    ('ΠΡΩΣΙΑ', 'LIÈGE', 'OSTPREUSSEN')
    """
    bare = _GREEK_ACCENT.sub(r"\1", unicodedata.normalize("NFD", text.upper()))
    return unicodedata.normalize("NFC", bare)
