"""What the actions of a war speak of: its generals and trains, and its tactical cards."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from sanssouci.cards.tactical import TacticalCards
from sanssouci.kernel import Kind, Noun
from sanssouci.steps.roster import Roster

_SUITS: Final = {"S": "spades", "C": "clubs", "H": "hearts", "D": "diamonds"}


def piece_noun(roster: Roster, groups: Iterable[tuple[int, ...]]) -> Noun:
    """Pieces by their ids, trains by their numbers as well; ``groups`` may march together."""
    ids = roster.ids
    trains = ids[roster.general_count :]
    return Noun(
        "piece",
        Kind.PIECE,
        ids,
        groups=tuple(dict.fromkeys(roster.word(group) for group in groups)),
        aliases=tuple((f"{word} {id[-1]}", id) for id in trains for word in ("train", "supply")),
    )


def card_noun(cards: TacticalCards, *, by_face: bool = False) -> Noun:
    """Cards by face and deck; ``by_face`` alone, those of the first deck are meant."""
    ids = tuple(dict.fromkeys(cards.TEXT))
    meant = [id for id in ids if id.endswith(".1")] if by_face else ids
    faces = tuple((id.partition(".")[0], id) for id in meant)
    spoken = tuple((said, id) for face, id in faces for said in _spoken(face))
    return Noun("card", Kind.CARD, ids, aliases=(*faces, *spoken) if by_face else spoken)


def _spoken(face: str) -> tuple[str, ...]:
    """``9 of spades`` and ``9 spades`` for ``9S``; nothing for a Reserve."""
    value, suit = face[:-1], _SUITS.get(face[-1])
    return (f"{value} of {suit}", f"{value} {suit}") if value and suit else ()
