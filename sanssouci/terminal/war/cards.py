"""Suits and tactical cards as a player reads them, on dark and on light screens."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from sanssouci.cards.tactical import LETTERS, SUITS, SYMBOLS
from sanssouci.terminal.war.theatre import Theatre
from sanssouci.terminal.wording import say

_RED: Final = "#d8504a"
_SUIT_STYLES: Final = ("", "", _RED, _RED)


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


def hands(view: Mapping[str, Any], theatre: Theatre, reserve: int) -> RenderableType:
    """The open hands, by suit; a Reserve is worth that much."""
    table = Table(box=None, pad_edge=False, header_style="")
    table.add_column("")
    for suit in range(len(SUITS)):
        table.add_column(suit_sign(suit))
    table.add_column("R", justify="right", header_style="bold")
    table.add_column(say("terminal.worth"), justify="right", header_style="dim")
    shown = [nation for nation in view["nations"] if nation["hand"] is not None]
    if shown and not any(nation["hand"] for nation in shown):
        return Text(say("terminal.no_cards_yet"), "dim")
    for nation in shown:
        suits, reserves = values_by_suit(nation["hand"])
        worth = sum(map(sum, suits)) + reserve * reserves
        table.add_row(
            Text(theatre.name(nation["id"]), theatre.styles[nation["id"]]),
            *(
                Text(" ".join(map(str, values)), suit_style(suit))
                for suit, values in enumerate(suits)
            ),
            str(reserves) if reserves else "",
            str(worth),
        )
    return table if shown else Text(say("terminal.no_open_hand"))


def in_brief(view: Mapping[str, Any], theatre: Theatre) -> Text | None:
    """The open hands in a line each; None if nobody has a card."""
    lines: list[Text] = []
    for nation in view["nations"]:
        if not nation["hand"]:
            continue
        suits, reserves = values_by_suit(nation["hand"])
        line = Text(theatre.name(nation["id"]), theatre.styles[nation["id"]])
        for suit, values in enumerate(suits):
            if values:
                faces = " ".join(map(str, values))
                line.append(f" {SYMBOLS[suit]}{faces}", suit_style(suit) or "default not bold")
        lines.append(line.append(" R" * reserves, "bold"))
    return Text("\n").join(lines) if lines else None


def laid(text: str, value: int) -> Text:
    """A card on the table, with the value it counts for if that is another."""
    shown = card(text)
    face = shown.plain[:-1]
    return shown.append(f"={value} " if face != str(value) else " ")
