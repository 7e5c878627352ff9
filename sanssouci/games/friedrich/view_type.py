"""What a view of Friedrich holds (F16). ``view`` makes it."""

from __future__ import annotations

from typing import Annotated, Literal, TypedDict

from sanssouci.kernel.views import MessageView
from sanssouci.steps.view_types import Backs, Card, City, Nation, PieceView, Suit, WarView


class ObjectivesView(TypedDict):
    """The objectives that a nation still needs to win, taken or not."""

    taken: list[City]
    missing: list[City]


class NationView(TypedDict):
    """A nation as everybody sees it, and its hand for its own player."""

    id: Nation
    seat: Annotated[str, "who leads it now"]
    at_war: bool
    troops: Annotated[int, "all of them together, which everybody can count"]
    most_troops: Annotated[int, "no more may be on the map"]
    draws: Annotated[int, "tactical cards at the beginning of its stage"]
    cards: Annotated[int, "how many are in its hand"]
    backs: Backs
    hand: Annotated[list[Card] | None, "null for others"]
    objectives: ObjectivesView


class StrokeView(TypedDict):
    """A stroke of fate that lies open."""

    card: str
    rule: str


class FateView(TypedDict):
    """The card of fate in play, and what a player would see lying there."""

    text: Annotated[str | None, "the rule id of the text in play"]
    name: str | None
    words: MessageView | None
    duration: str | None
    in_force: bool
    strokes: list[StrokeView]
    cards_left: int
    cards_out: Annotated[list[int], "numbers of the cards that have been drawn"]
    barred_suits: list[Suit]
    halted: Annotated[list[str], "generals who may not march on (F11.2C)"]
    fresh: Annotated[list[str], "generals known to have got troops (F11.10S)"]


class OffensiveView(TypedDict):
    """The Offensive Option of the expert game (F13)."""

    status: Literal["undecided", "declined", "standing", "card taken", "failed"]
    card: Card | None


class FriedrichView(WarView):
    """All that a seat may know of a position."""

    active: Annotated[Nation | None, "whose stage it is"]
    nations: list[NationView]
    pieces: list[PieceView]
    fate: FateView
    offensive: Annotated[OffensiveView | None, "null in the basic game"]
    victor: Annotated[str | None, "the general who won the last combat"]
