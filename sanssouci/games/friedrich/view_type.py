"""What a view of Friedrich holds (F16). ``view`` makes it."""

from __future__ import annotations

from typing import Annotated, Literal, NotRequired, TypedDict

from sanssouci.kernel.views import GameView, MessageView

City = Annotated[str, "id of a city"]
Nation = Annotated[str, "id of a nation"]
Card = Annotated[str, "a card with its deck, such as 10D.2"]
Backs = Annotated[list[int], "by deck, how many cards of it"]
Suit = Literal["spades", "clubs", "hearts", "diamonds"]


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


class PieceView(TypedDict):
    """A general or a supply train."""

    id: str
    kind: Literal["general", "train"]
    nation: Nation
    name: str
    rank: Annotated[int, "1 is the highest; 0 for a train"]
    city: Annotated[City | None, "null while it is off the map"]
    gone: Annotated[bool, "out of the game for good"]
    face_down: NotRequired[Annotated[bool, "a general out of supply"]]
    troops: NotRequired[Annotated[int | None, "a general's, for his own player; null for others"]]


class StrengthView(TypedDict):
    """What everybody can work out: some generals have so many troops together."""

    generals: list[str]
    troops: int


class MarkerView(TypedDict):
    """A victory marker on an objective, or a question mark."""

    city: City
    nation: Nation
    question: bool


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


class BattleView(TypedDict):
    """The duel going on; the attacker comes first in every pair."""

    nations: list[Nation]
    cities: list[City]
    suits: list[Suit]
    generals: list[list[str]]
    troops: list[int]
    score: Annotated[int, "from the attacker's point of view"]
    turn: Annotated[int, "0 if the attacker is to play, 1 if the defender"]
    played: Annotated[list[tuple[int, Card, int]], "side, card, and what it counted for"]


class RetreatView(TypedDict):
    """The retreat going on."""

    nation: Nation
    city: City
    length: int
    ends: list[City]


class FriedrichView(GameView):
    """All that a seat may know of a position."""

    turn: int
    active: Annotated[Nation | None, "whose stage it is"]
    nations: list[NationView]
    pieces: list[PieceView]
    strengths: list[StrengthView]
    markers: list[MarkerView]
    pile: Backs
    decks_opened: int
    known_cards: Annotated[list[Card], "cards in others' hands that the seat has seen"]
    discards: list[Card]
    fate: FateView
    offensive: Annotated[OffensiveView | None, "null in the basic game"]
    victor: Annotated[str | None, "the general who won the last combat"]
    combats: NotRequired[Annotated[list[tuple[City, City]], "attacker's and defender's city"]]
    battle: NotRequired[BattleView]
    retreat: NotRequired[RetreatView]
