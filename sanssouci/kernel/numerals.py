"""Numbers for people: fractions as their language writes them, signs, and numbers in words."""

from __future__ import annotations

from functools import cache

from sanssouci.kernel.catalogue import speaking, spoken, tell
from sanssouci.kernel.spelling import fold


def decimal(value: float, digits: int) -> str:
    """With the mark of the language, and with the sign that printers use below zero.

    >>> decimal(-10.54, 1)
    '−10.5'
    """
    return f"{value:.{digits}f}".replace(".", tell("number.mark")).replace("-", "−")


def percent(share: float, digits: int = 0) -> str:
    """A part of one, in hundredths."""
    return tell("number.percent", number=decimal(100 * share, digits))


def signed(number: int) -> str:
    """A lead or a change.

    >>> signed(13), signed(-5), signed(0)
    ('+13', '−5', '0')
    """
    return f"+{number}" if number > 0 else f"−{-number}" if number < 0 else "0"


def in_hundred(chance: float) -> int:
    """A chance as people say it: 100 and 0 only of what is certain.

    >>> in_hundred(0.63), in_hundred(0.998), in_hundred(0.001), in_hundred(1.0)
    (63, 99, 1, 100)
    """
    whole = round(100 * chance)
    return whole if chance in (0, 1) else min(99, max(1, whole))


def in_figures(words: tuple[str, ...]) -> tuple[str, ...]:
    """Folded words with ``9`` instead of ``nine``, in English or the reader's language.

    >>> in_figures(("nine", "of", "hearts"))
    ('9', 'of', 'hearts')
    """
    known = _written_out("en") | _written_out(spoken())
    return tuple(known.get(word, word) for word in words)


@cache  # a few languages, and asked for with every line
def _written_out(language: str) -> dict[str, str]:
    with speaking(language):
        listed = fold(tell("number.words")).split()
    return {
        word: str(number)
        for number, words in enumerate(listed, start=1)
        for word in words.split("/")
    }
