"""What the actions of a war speak of: its generals and trains, and its tactical cards."""

from __future__ import annotations

from collections.abc import Iterable

from sanssouci.cards.tactical import TacticalCards
from sanssouci.kernel import Kind, Noun
from sanssouci.steps.roster import Roster


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
    first = (text for text in cards.TEXT if by_face and text.endswith(".1"))
    return Noun(
        "card",
        Kind.CARD,
        tuple(dict.fromkeys(cards.TEXT)),
        aliases=tuple((text.partition(".")[0], text) for text in first),
    )
