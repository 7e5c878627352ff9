"""What a view of Maria holds (M23). ``view`` and ``political_view`` make it."""

from __future__ import annotations

from typing import Annotated, Literal, NotRequired, TypedDict

from sanssouci.steps.view_types import Backs, Card, City, Nation, PieceView, Suit, WarView


class PowerView(TypedDict):
    """A power as everybody sees it, and its hand for its own player."""

    id: Nation
    seat: Annotated[str, "who leads it now"]
    neutral: bool
    enemies: list[Nation]
    cooperating: Annotated[list[Nation], "the allies it may stack with (M1.4)"]
    troops: Annotated[int, "all of them together, which everybody can count"]
    most_troops: Annotated[int, "it never has more"]
    draws: Annotated[int, "tactical cards in its next draw, as things stand"]
    cards: Annotated[int, "how many are in its hand"]
    backs: Backs
    hand: Annotated[list[Card] | None, "null for others"]
    markers: NotRequired[Annotated[int, "of a power that wins by its victory markers: all it has"]]
    pool: NotRequired[Annotated[int, "markers that still keep it from winning"]]
    set_aside: NotRequired[int]
    surplus: NotRequired[Annotated[int, "markers due when the pool was empty (M14.13)"]]
    battle: NotRequired[Annotated[int, "markers on its battle box"]]
    winter_scores: NotRequired[Annotated[list[int] | None, "by winter; null for others"]]


class PathView(TypedDict):
    """How a general is supplied as things stand."""

    length: Annotated[int, "towns to his train; 0 at home"]
    price: Annotated[int, "what hussars would make him pay"]


class MariaPieceView(PieceView):
    """A general or a supply train."""

    away: Annotated[bool, "on a mission, or waiting on the Silesia box"]
    supply: NotRequired[Annotated[PathView | None, "a general's; null without a path"]]
    commands: NotRequired[Annotated[bool, "a general who leads those in his town"]]
    least: NotRequired[Annotated[int, "the fewest troops he may be given at the start"]]
    greatest: NotRequired[Annotated[int, "the most troops he may be given at the start"]]


class ElectorView(TypedDict):
    """A fortress with a vote, and who controls it (M18.1)."""

    city: City
    nation: Nation


class BoxesView(TypedDict):
    """Whose marker lies on each victory box that takes only one."""

    electors: Nation | None
    emperor: Nation | None
    italy: Nation | None
    silesia: Nation | None


class TracksView(TypedDict):
    """The box of each marker on the political board, 1 to 5 (M17.1)."""

    saxony: int
    russia: int
    italy: int


class DisplayView(TypedDict):
    """A power's cards on the political display."""

    nation: Nation
    kept: Annotated[list[Card], "open, kept from earlier turns"]
    laid: Annotated[list[int], "face down: the decks of the cards laid now"]
    sum: NotRequired[Annotated[int, "what the kept cards count (M16.6)"]]
    returning: Annotated[bool, "they go back to the hand next turn (M16.10)"]
    bids: NotRequired[Annotated[list[Card], "what was laid face down, for its own player"]]


class DealView(TypedDict):
    """A deal that runs (M24)."""

    kind: str
    giver: Nation
    taker: Nation
    until: Annotated[int, "the last turn it holds"]
    names: Annotated[list[str], "what else it names, such as a fortress"]


class ProposalView(DealView):
    """A deal that one player offers another; seen by these two alone."""

    proposer: Annotated[str, "a seat"]
    partner: Annotated[str, "the seat that may accept"]
    release: Annotated[bool, "offered is the end of a deal that runs"]


class MariaView(WarView):
    """All that a seat may know of a position."""

    year: int
    stage: Annotated[int, "1 politics, 2 hussars, 3 to 5 the armies, 6 election and winter"]
    active: Annotated[list[Nation], "the powers of the stage"]
    nations: list[PowerView]
    pieces: list[MariaPieceView]
    hussars: Annotated[list[City | None], "by hussar; null while it is off the map"]
    electors: list[ElectorView]
    boxes: BoxesView
    winner: Annotated[Nation | None, "the power that won the latest combat (M11.14)"]
    tracks: TracksView
    alliance: Annotated[Literal["prussian", "neutral", "austrian"], "how Saxony stands (M19)"]
    missions: Annotated[dict[str, str | None], "by power, its general on a mission"]
    political_cards: Annotated[list[str], "those that lie open, not yet taken"]
    trump: Annotated[Suit | Literal["every"] | None, "the suit that counts in politics"]
    display: Annotated[list[DisplayView], "from left to right (M16.4)"]
    election: Literal["to-come", "due", "held"]
    truce: Annotated[bool, "whether Klein-Schnellendorf holds this turn (M17.9)"]
    no_force_march: Annotated[bool, "whether the French make none this turn"]
    neutral_until: Annotated[int, "the turn in which Prussia may fight again; 0 if it may now"]
    deals: list[DealView]
    proposals: list[ProposalView]
    bidding: NotRequired[Annotated[list[Nation], "the powers still to bid, in order"]]
    choosing: NotRequired[Annotated[list[Nation], "the powers still to choose, in order"]]
    votes: NotRequired[Annotated[dict[str, str | None], "by electoral seat, the vote cast"]]
    moved: NotRequired[Annotated[list[str], "pieces that have marched in this stage"]]
    flanders: NotRequired[Annotated[Nation | None, "whose turn it is in Flanders (M4.5)"]]
