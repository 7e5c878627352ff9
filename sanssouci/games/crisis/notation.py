"""Looser wordings of an action: capitals and umlauts, and a march that names the space between."""

from __future__ import annotations

import unicodedata

from sanssouci.games.crisis.atlas import INDEX, LAND
from sanssouci.games.crisis.position import Position
from sanssouci.kernel import Action

_LETTERS = {ord("ß"): "ss"}


def canonical(position: Position, seat: str, action: Action) -> Action:
    """The legal action meant, or the action in plain letters if none fits exactly."""
    legal = position.legal(seat)
    if action in legal:
        return action
    plain = Action(" ".join(_plain(word) for word in action.split(" ")))
    if plain in legal:
        return plain
    if plain.verb in ("march", "pick") and len(plain.words) == 3:
        start, _, end = plain.words
        shorter = Action.of(plain.verb, start, end)
        if shorter in legal and _leads_through(*plain.words):
            return shorter
    return plain


def _plain(word: str) -> str:
    letters = unicodedata.normalize("NFD", word.translate(_LETTERS)).lower()
    return "".join(letter for letter in letters if not unicodedata.combining(letter))


def _leads_through(start: str, middle: str, end: str) -> bool:

    return (
        middle in INDEX
        and INDEX[middle] in LAND[INDEX[start]]
        and INDEX[end] in LAND[INDEX[middle]]
    )
