"""Colours of nations and suits, readable on dark and on light screens."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from rich.text import Text

from sanssouci.cards.tactical import LETTERS, SUITS, SYMBOLS

NATION_STYLES: Final[Mapping[str, str]] = {
    "prussia": "bold #4f7fdc",
    "hanover": "bold #38a5dc",
    "russia": "bold #2f9e50",
    "sweden": "bold #7fb52f",
    "austria": "bold",
    "imperial": "bold #c29a00",
    "france": "bold #d8504a",
}
_RED: Final = "#d8504a"
_SUIT_STYLES: Final = ("", "", _RED, _RED)


def nation_name(id: str) -> str:
    return "Imperial Army" if id == "imperial" else id.title()


def suit_sign(suit: int) -> Text:
    return Text(SYMBOLS[suit], style=_SUIT_STYLES[suit])


def suit_of_name(name: str) -> Text:
    return suit_sign(SUITS.index(name))


def suit_style(suit: int) -> str:
    return _SUIT_STYLES[suit]


def card(text: str) -> Text:
    """A card as a player reads it: 10♦, or R for a Reserve."""
    face = text.partition(".")[0]
    if face == "R":
        return Text("R", style="bold")
    suit = LETTERS.index(face[-1])
    return Text(face[:-1] + SYMBOLS[suit], style=_SUIT_STYLES[suit])


def values_by_suit(hand: list[str]) -> tuple[list[list[int]], int]:
    """The values of the four suits from high to low, and the number of Reserves."""
    suits: list[list[int]] = [[] for _ in SUITS]
    reserves = 0
    for text in hand:
        face = text.partition(".")[0]
        if face == "R":
            reserves += 1
        else:
            suits[LETTERS.index(face[-1])].append(int(face[:-1]))
    return [sorted(values, reverse=True) for values in suits], reserves
