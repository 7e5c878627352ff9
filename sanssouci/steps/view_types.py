"""What views of wars led by generals hold alike. ``showing`` makes most of it."""

from __future__ import annotations

from typing import Annotated, Literal, NotRequired, TypedDict

from sanssouci.kernel.views import GameView

City = Annotated[str, "id of a city"]
Nation = Annotated[str, "id of a nation"]
Card = Annotated[str, "a tactical card with its deck, such as 10D.2"]
Backs = Annotated[list[int], "by deck, how many cards of it"]
Suit = Literal["spades", "clubs", "hearts", "diamonds"]


class PieceView(TypedDict):
    """A general or a supply train."""

    id: str
    kind: Literal["general", "train"]
    nation: Nation
    name: str
    rank: Annotated[int, "1 is the highest; 0 for a train"]
    city: Annotated[City | None, "null while it is off the map"]
    gone: Annotated[bool, "takes no part, or never will again"]
    face_down: NotRequired[Annotated[bool, "a general out of supply"]]
    troops: NotRequired[Annotated[int | None, "a general's, for his own player; null for others"]]


class StrengthView(TypedDict):
    """What everybody can work out: some generals have so many troops together."""

    generals: list[str]
    troops: int


class MarkerView(TypedDict):
    """A marker of conquest, or a question mark."""

    city: City
    nation: Nation
    question: bool


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


class WarView(GameView):
    """What a seat may know of any such war."""

    turn: int
    strengths: list[StrengthView]
    markers: list[MarkerView]
    pile: Backs
    decks_opened: int
    known_cards: Annotated[list[Card], "cards in others' hands that the seat has seen"]
    discards: list[Card]
    combats: NotRequired[Annotated[list[tuple[City, City]], "attacker's and defender's city"]]
    battle: NotRequired[BattleView]
    retreat: NotRequired[RetreatView]
