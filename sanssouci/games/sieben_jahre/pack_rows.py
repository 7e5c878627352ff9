"""The rows of a pack's tables. What has an ``index`` is numbered in the order of its table."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class State:
    index: int
    id: str
    name: str
    board: int
    coalition: str
    capital: str
    """A province, or nothing: the Empire has no capital (S6.2)."""
    source: str


@dataclass(frozen=True, slots=True)
class Purse:
    board: int
    coins: int
    source: str


@dataclass(frozen=True, slots=True)
class Ally:
    """A State that joins a board for some years, or its money alone (S7.4)."""

    state: int
    board: int
    first: int
    last: int
    income: int
    garrisons: int
    source: str


@dataclass(frozen=True, slots=True)
class Region:
    index: int
    id: str
    name: str
    state: int
    kind: str
    revenue: int
    garrison: int
    defence: int
    areas: str
    """The letters of commanders who may enter it: E, A, P or C (S12.2)."""
    source: str


@dataclass(frozen=True, slots=True)
class Province:
    index: int
    id: str
    name: str
    region: int
    town: str
    """``chief``, ``capital``, or nothing."""
    sector: int
    harbour: str
    """``port``, ``anchorage``, or nothing."""
    sea: int
    """The square its harbour lies on; NOWHERE also for a harbour on a dashed line alone."""
    lat: float
    lon: float
    source: str


@dataclass(frozen=True, slots=True)
class Sea:
    index: int
    id: str
    number: int
    name: str
    sector: int
    guarded: bool
    """True if no coast of the United Kingdom or France may be attacked from it (S3.5)."""
    lat: float
    lon: float
    source: str


@dataclass(frozen=True, slots=True)
class Way:
    """Two provinces or two sea squares that touch."""

    a: int
    b: int
    source: str


@dataclass(frozen=True, slots=True)
class SeaLine:
    """A dashed line between two harbours (S29.4)."""

    a: int
    b: int
    state: int
    length: int
    source: str


@dataclass(frozen=True, slots=True)
class Commander:
    index: int
    id: str
    name: str
    state: int
    piece: int
    """Two commanders with the same piece are its two faces."""
    areas: str
    level: int
    dies: int
    """The year after which he is no longer there; 0 if he outlives the war."""
    source: str


@dataclass(frozen=True, slots=True)
class Start:
    """A commander who must stand somewhere when a year begins (S4.3)."""

    year: int
    commander: int
    place: str
    """A province, or the sea square of a squadron."""
    until: int
    """The year after which he is set aside; 0 if he stays."""
    source: str


@dataclass(frozen=True, slots=True)
class Limit:
    """How many contingents some States may have in some areas."""

    id: str
    states: tuple[int, ...]
    areas: str
    armies: int
    source: str


@dataclass(frozen=True, slots=True)
class Unit:
    arm: str
    level: str
    strength: int
    cost: int
    source: str


@dataclass(frozen=True, slots=True)
class Marker:
    """How many contingents of a coalition may have an arm at once (S12.5)."""

    coalition: str
    arm: str
    count: int
    source: str


@dataclass(frozen=True, slots=True)
class Event:
    index: int
    id: str
    name: str
    pace: str
    cost: int
    late: int
    """How many units come late to a battle, after ``phases`` of it (S22.1)."""
    phases: int
    ammunition: int
    """How many loads are lost if the move leads to battle."""
    source: str


@dataclass(frozen=True, slots=True)
class BattleCard:
    """One kind of battle card; ``copies`` of it are in the deck."""

    index: int
    id: str
    arm: str
    figures: int
    mode: str
    points: int
    copies: int
    source: str


@dataclass(frozen=True, slots=True)
class OptionsCard:
    index: int
    id: str
    losses: int | None
    """After how many further losses a force gives up; None if it fights to the end (S24.2)."""
    march: str
    source: str


@dataclass(frozen=True, slots=True)
class Advantage:
    """One kind of Advantage; ``copies`` of it are in the bag."""

    index: int
    id: str
    name: str
    kind: str
    effect: str
    amount: int
    copies: int
    source: str


@dataclass(frozen=True, slots=True)
class Fortune:
    year: int
    die: int
    note: str
    order: tuple[int, ...]
    """The four boards as they take their turns that year."""
    free: tuple[int, ...]
    """Advantages that each gets for nothing, in the same order."""
    source: str


@dataclass(frozen=True, slots=True)
class Objective:
    """What a board is given points for in the end (S32.3, S32.4)."""

    id: str
    board: int
    flags: tuple[int, ...]
    """The States whose flags count; for ``kept`` ones, those whose flag forfeits it."""
    regions: tuple[int, ...]
    points: int
    first: int
    last: int
    """It counts at the end of any year from the first to the last."""
    main: bool
    """True if it is half of its coalition's total victory (S3.1)."""
    kept: bool
    """True if it is won by none of the flags ever standing there."""
    source: str


@dataclass(frozen=True, slots=True)
class Sheet:
    """A scenario of the book, without its sides and forces."""

    index: int
    id: str
    campaign: str
    sheet: int
    """Which of the campaign's four it is."""
    title: str
    year: int
    months: str
    length: int
    sectors: tuple[int, ...]
    facts: str
    source: str


@dataclass(frozen=True, slots=True)
class Side:
    """One side of a scenario; side 1 moves first."""

    scenario: int
    side: int
    state: int
    purses: tuple[int, ...]
    """The purse by Options card; the first is the BOT's (SII.1)."""
    take: tuple[int, ...]
    hold: tuple[int, ...]
    optional: tuple[int, ...]
    """Provinces to take that are not needed to win."""
    garrisons: tuple[int, ...]
    """Its regions whose garrisons it pays."""
    held: tuple[int, ...]
    """Regions printed for others that it holds and pays at the start."""
    natives: int
    guerrillas: int
    count: bool
    """True if Schaumburg-Lippe leads the guerrillas."""
    source: str


@dataclass(frozen=True, slots=True)
class Force:
    """A contingent of a scenario as the BOT has it; a player may compose it anew (SII.3)."""

    scenario: int
    side: int
    commander: int
    shown: str
    """Whom a substitute stands for (SII.4)."""
    led: int
    """The general who commands both, if it is the second army of a grand army."""
    aboard: int
    """The admiral who carries it."""
    units: tuple[str, ...]
    """``4fv``: four veteran infantry; f, c, a, n for the arm, a or v for the level."""
    provisions: int
    ammunition: int
    start: str
    destination: str
    """Provinces or sea squares."""
    source: str
