"""What a view of The Great Crisis holds (C15). ``view`` makes it."""

from __future__ import annotations

from typing import Annotated, Literal, NotRequired, TypedDict

from sanssouci.kernel.views import GameView

Space = Annotated[str, "id of a space"]
Nation = Annotated[str, "id of a nation"]
Army = Annotated[str, "id of an army, called like its leading nation"]
Alliance = Literal["prussia", "austria"]
Card = Annotated[str, "id of a card"]
Commander = Annotated[str, "id of a commander"]


class UnitView(TypedDict):
    """Some units that are all alike."""

    unit: Annotated[str, "what actions call one of them, such as prussia.depleted"]
    kind: Literal["troop", "commander"]
    id: Annotated[str, "the commander, or the nation of a troop"]
    nation: Nation
    count: int
    depleted: bool
    isolated: bool
    recovered: Annotated[bool, "has recovered in this phase and does not march"]
    arrived: Annotated[bool, "has entered the space in this phase"]
    inside: Annotated[bool, "on defense in a fort"]


class SpaceView(TypedDict):
    """A space with those in it."""

    id: Space
    nation: Annotated[Nation, "who controls it"]
    resources: Annotated[int, "what it counts for now; a scorched one has none"]
    scorched: bool
    besieged: bool
    units: list[UnitView]


class NationView(TypedDict):
    """A nation, and what it has off the map."""

    id: Nation
    army: Army
    seat: Annotated[Alliance, "the side it is on now"]
    at_war: bool
    resources: int
    reserve: Annotated[int, "troops in its unit reserve"]
    released: Annotated[list[Commander], "commanders in its unit reserve"]
    waiting: Annotated[list[Commander], "commanders who wait to be released"]


class ArmyView(TypedDict):
    """An army and its markers."""

    id: Army
    retreats: Annotated[int, "action points it loses for retreats"]
    chits: Annotated[int, "how many of its chits the turn begins with"]


class GoalView(TypedDict):
    """With how many resource spaces of Prussia's the war ends."""

    lost: int
    won: int


class AllianceView(TypedDict):
    """A side, and its hand for its own player."""

    id: Alliance
    resources: int
    goal: GoalView | None
    cards: int
    hand: Annotated[list[Card] | None, "null for others"]
    deck: Annotated[int, "cards to draw from"]
    used: list[Card]


class ForceView(TypedDict):
    """Those who fight on one side."""

    units: list[UnitView]
    dice: Annotated[list[int], "the bonus of each die they would roll now"]


class BattleView(TypedDict):
    """The battle going on; ``sides`` and ``cards`` have Prussia's first."""

    kind: Literal["field", "fort"]
    space: Space
    active: Annotated[Alliance, "whose phase it is"]
    sides: list[ForceView]
    turn: NotRequired[Annotated[Alliance, "who attacks next"]]
    round: NotRequired[int]
    cards: NotRequired[list[list[Card]]]
    committed: NotRequired[Annotated[list[Card] | None, "the seat's own choice, not shown yet"]]


class SelectionView(TypedDict):
    """Units that somebody is choosing from, group by group."""

    kind: Literal["party", "contingent", "casualties"]
    space: Space
    end: Annotated[Space | None, "where those who are chosen go"]
    hits: Annotated[int | None, "how many have to be taken"]
    pool: Annotated[list[UnitView], "still to be decided on, the next group first"]
    taken: list[UnitView]


class CrisisView(GameView):
    """All that a seat may know of a position."""

    turn: int
    year: int
    month: str
    winter: bool
    army: Annotated[Army | None, "whose phase it is"]
    points: Annotated[int | None, "action points it has left"]
    cup: Annotated[dict[str, int], "chits still to be drawn"]
    empress_dead: bool
    spaces: list[SpaceView]
    nations: list[NationView]
    armies: list[ArmyView]
    alliances: list[AllianceView]
    removed: Annotated[list[Commander], "commanders lost for good"]
    earned: Annotated[list[Space], "spaces for which cards will be drawn"]
    battles: NotRequired[Annotated[list[Space], "where battles are still to be fought"]]
    battle: NotRequired[BattleView]
    selection: NotRequired[SelectionView]
