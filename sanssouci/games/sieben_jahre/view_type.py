"""What a view of Sieben Jahre holds. ``view`` and ``battle_view`` make it."""

from __future__ import annotations

from typing import Annotated, Literal, NotRequired, TypedDict

from sanssouci.kernel.views import GameView

Place = Annotated[str, "id of a province or a sea square"]
Province = Annotated[str, "id of a province"]
State = Annotated[str, "id of a State"]
Board = Annotated[str, "id of a board: its principal State, on a sheet the State that fights there"]
Commander = Annotated[str, "id of a commander, who stands for his contingent"]
Card = Annotated[str, "id of a battle card"]
Tile = Annotated[str, "id of an Advantage"]
Arm = Annotated[str, "infantry, cavalry, artillery or ships"]


class VoyageView(TypedDict):
    """An army on a dashed line over the sea (S29.4)."""

    to: Place
    done: Annotated[int, "how far it has come"]
    length: Annotated[int, "how long the line is"]


class PieceView(TypedDict):
    """A contingent in play: an army or a squadron."""

    id: Commander
    place: Annotated[Place | None, "null while it is on its way to the map"]
    state: State
    board: Board
    level: Annotated[int, "the commander's; 1 is the best"]
    kind: Literal["army", "squadron"]
    units: Annotated[
        dict[str, tuple[int, Literal["trained", "veteran"]]], "by arm, how many and how seasoned"
    ]
    strength: Annotated[int, "combat strength of all its units"]
    provisions: int
    ammunition: int
    exhaustion: Annotated[int, "points, from hunger (S16.1)"]
    mustered: Annotated[int, "units at the beginning of the year"]
    moved: Annotated[bool, "has moved in this fraction"]
    bought: Annotated[bool, "has bought in this fraction"]
    campaigning: Annotated[bool, "in the field this year, and so eats (S14.3)"]
    fleeing: Annotated[bool, "beaten, and flees on at its board's turn (S26.1)"]
    spared: Annotated[bool, "beaten, and not to be attacked again in this fraction"]
    resting: Annotated[bool, "may not move yet"]
    aboard: NotRequired[Annotated[Commander, "the squadron that carries it"]]
    chief: NotRequired[Annotated[Commander, "the chief of its grand army"]]
    voyage: NotRequired[VoyageView]


class RegionView(TypedDict):
    """A region that is not as printed."""

    flag: Annotated[State | None, "who holds it; null for nobody"]
    garrison: Annotated[int, "units"]
    stores: Annotated[int, "provisions of the garrison"]
    loads: Annotated[int, "ammunition of the garrison"]
    captured: NotRequired[bool]
    levied: NotRequired[Annotated[int, "reserves that have left it this year (S14.8)"]]
    scorched: NotRequired[Annotated[int, "the year in which its stores were destroyed (S15.4)"]]
    barren: NotRequired[Annotated[bool, "supplies nobody now (S14.6)"]]
    unrestored: NotRequired[Annotated[bool, "its garrison is not whole yet (S23.8)"]]
    surrendered: NotRequired[Annotated[bool, "fell with the capital of its State (S6.2)"]]


class BoardView(TypedDict):
    """A ministry's ledger."""

    seat: Annotated[str | None, "who decides for it; null for the BOT"]
    purse: Annotated[int, "coins"]
    resources: Annotated[int, "a year's revenue as things stand"]
    garrison_cost: Annotated[int, "what a year of its garrisons costs"]
    owed: Annotated[int, "actions taken out of turn and not yet given up (S8.6)"]
    stopped: Annotated[bool, "has stopped for the year (S8.5)"]
    split: Annotated[bool, "acts in two phases in this fraction (S8.2)"]
    advantages: list[Tile]
    natives: int
    quiet: Annotated[bool, "passes on every reaction for now"]
    states: Annotated[list[State], "whose revenue it gets this year"]
    guerrillas: NotRequired[int]
    count: NotRequired[Annotated[bool, "Schaumburg-Lippe leads the guerrillas (S28.2)"]]
    score: NotRequired[Annotated[int, "points, in a campaign (S32.5)"]]


class ObjectiveView(TypedDict):
    """What gives a board points in a campaign (S32.3, S32.4)."""

    id: str
    board: Board
    points: int
    won: Annotated[bool, "it would count as things stand"]


class TargetView(TypedDict):
    """An objective of a scenario's sheet (SIII)."""

    state: Annotated[State, "whose objective it is"]
    place: Province
    what: Literal["take", "hold", "optional"]
    points: Annotated[int, "what it has given so far"]
    held: bool


class ChangeView(TypedDict):
    """A commander on his way to another's contingent (S12.9)."""

    old: Commander
    new: Commander
    turns: Annotated[int, "fractions until he takes over"]


class MoveView(TypedDict):
    """The move going on."""

    who: Commander
    event: Annotated[str | None, "the Event drawn for it; null before"]
    left: Annotated[int, "steps it may still take"]


class ConvoyView(TypedDict):
    """The convoy on its way (S14)."""

    to: Commander
    place: Place
    way: Annotated[list[Place], "what lies before it"]
    provisions: int
    ammunition: int
    units: Annotated[str, "reserves, such as 2fv 1ca; 0 if none"]


class SideView(TypedDict):
    """A side of a fight. Rows are by arm, infantry first, and by army in a grand army."""

    board: Board
    commanders: Annotated[list[Commander], "the chief first; nobody for a garrison"]
    state: Annotated[str, "the State whose garrison it is; empty for armies"]
    units: int
    loads: int
    attacks: Annotated[list[int], "attacks left to those that can fight here (S23.1)"]
    reserves: Annotated[list[int], "by army, reserve loads left"]
    late: Annotated[list[int], "units that have not arrived yet (S22.1)"]
    shield: Annotated[int, "recoveries left"]
    carry: Annotated[int, "what its last win adds to its sum (S20.7)"]
    boost: Annotated[int, "what Advantages do to its sum in this phase (S25.1)"]
    losses: Annotated[int, "units lost, those recovered included"]
    patience: Annotated[int, "losses after which it gives up; -1 unknown, -2 never (S24.1)"]
    swaps: Annotated[int, "cards it has had replaced"]
    cards: Annotated[int, "how many are in its hand"]
    chosen: Annotated[bool, "has chosen its card for this phase"]
    hand: NotRequired[Annotated[list[Card], "for its own player"]]


class BattleView(TypedDict):
    """The fight going on: in the field, at sea, before a town, or of ships against one (S20)."""

    kind: str
    place: Place
    region: Annotated[str, "the region whose garrison defends; empty without one"]
    phase: Annotated[int, "from 1 on"]
    sides: Annotated[list[SideView], "the attacker first"]


class SiebenJahreView(GameView):
    """All that a seat may know of a position: everything but battle cards."""

    year: int
    fraction: Annotated[int, "from 1 on; 0 while the year is prepared"]
    fractions: Annotated[int, "how many the year or the sheet has"]
    order: Annotated[list[Board], "the boards in the order of this year's turns (S9.1)"]
    pieces: list[PieceView]
    regions: Annotated[dict[str, RegionView], "those that are not as printed, by id"]
    raided: list[Province]
    boards: dict[str, BoardView]
    bag: Annotated[int, "Advantages that can still be drawn"]
    used_advantages: list[Tile]
    objectives: Annotated[list[ObjectiveView], "of a campaign"]
    targets: Annotated[list[TargetView], "of a scenario"]
    changes: list[ChangeView]
    move: MoveView | None
    convoy: ConvoyView | None
    battle: BattleView | None
    points: Annotated[list[int], "by target of a scenario, what it has given"]
