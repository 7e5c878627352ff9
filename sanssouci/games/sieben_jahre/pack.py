"""The data of the game as typed values: map, commanders, cards, fortunes and the scenario book.

``Pack.fingerprint`` names everything in it that matters in play; the game makes it a part of its
rules version, so that a record is never replayed on other data. ``shelf`` says which pack is used.

Whatever has an ``index`` is numbered in the order of its table; states have the order of STATES in
every pack.
"""

from __future__ import annotations

from dataclasses import dataclass, fields
from functools import cached_property
from pathlib import Path
from typing import Any, Final

from sanssouci.board.packs import fingerprint
from sanssouci.games.sieben_jahre.pack_rows import (
    Advantage,
    Ally,
    BattleCard,
    Commander,
    Event,
    Force,
    Fortune,
    Limit,
    Marker,
    Objective,
    OptionsCard,
    Province,
    Purse,
    Region,
    Sea,
    SeaLine,
    Sheet,
    Side,
    Start,
    State,
    Unit,
    Way,
)

BUILT_IN: Final = Path(__file__).parent / "data"

BOARDS: Final = ("france", "austria", "britain", "prussia")
"""The principal States; each has a ministry board with a purse for itself and its minors."""
STATES: Final = (
    *BOARDS,
    *("empire", "saxony", "russia", "sweden", "spain", "portugal"),
    *("hanover", "hessen-kassel", "brunswick"),
)
COALITIONS: Final = ("franco-austrian", "anglo-prussian")
KINDS: Final = ("home", "colony", "transit", "unproductive", "contested")
"""Regions of a State, its colonies, neutral land that may be crossed, and the ground of North
America that nobody draws revenue from."""
TOWNS: Final = ("chief", "capital")
HARBOURS: Final = ("port", "anchorage")
ARMS: Final = ("infantry", "cavalry", "artillery", "ships")
LEVELS: Final = ("trained", "veteran")
PACES: Final = {
    "rapid": (5, 6),
    "normal": (4, 5),
    "slowed": (3, 4),
    "difficult": (2, 3),
    "very-slow": (1, 2),
    "none": (0, 0),
}
"""By class of an Event, how far an army and how far a fleet may go (S11.1)."""
MODES: Final = ("fire", "melee")
MARCH_RESULTS: Final = ("pass", "attack", "attacked", "detachment")
"""What an Options card says of a march past the enemy: (a) to (d) of S24.4."""
ADVANTAGE_KINDS: Final = ("battle", "garrison", "economic", "logistic")
ADVANTAGE_EFFECTS: Final = (
    *("own-attack", "enemy-attack", "recovery", "cancel-option"),
    *("defence", "stores", "coins", "enemy-coins", "arrive", "loads"),
)
CAMPAIGNS: Final = ("eastern-europe", "germany", "iberia", "north-america", "caribbean")
"""The sheets of the scenario book."""
SOURCES: Final = ("text", "invented", "print")
NOWHERE: Final = -1
"""In place of a State, a province or a sea square that there is not."""


@dataclass(frozen=True)
class Pack:
    title: str
    reconstruction: bool
    notes: str
    states: tuple[State, ...]
    purses: tuple[Purse, ...]
    allies: tuple[Ally, ...]
    regions: tuple[Region, ...]
    provinces: tuple[Province, ...]
    roads: tuple[Way, ...]
    seas: tuple[Sea, ...]
    sea_ways: tuple[Way, ...]
    lines: tuple[SeaLine, ...]
    commanders: tuple[Commander, ...]
    starts: tuple[Start, ...]
    limits: tuple[Limit, ...]
    units: tuple[Unit, ...]
    markers: tuple[Marker, ...]
    events: tuple[Event, ...]
    battle_cards: tuple[BattleCard, ...]
    options: tuple[OptionsCard, ...]
    advantages: tuple[Advantage, ...]
    fortunes: tuple[Fortune, ...]
    objectives: tuple[Objective, ...]
    sheets: tuple[Sheet, ...]
    sides: tuple[Side, ...]
    forces: tuple[Force, ...]

    @cached_property
    def fingerprint(self) -> str:
        """Names what matters in play; wording, places on the sheet and sources do not."""
        tables = [getattr(self, field.name) for field in fields(self)[3:]]
        return fingerprint([[_that_matters(row) for row in table] for table in tables])

    @cached_property
    def province_index(self) -> dict[str, int]:
        return {province.id: province.index for province in self.provinces}

    @cached_property
    def sea_index(self) -> dict[str, int]:
        return {sea.id: sea.index for sea in self.seas}

    @cached_property
    def commander_index(self) -> dict[str, int]:
        return {commander.id: commander.index for commander in self.commanders}

    def sides_of(self, sheet: Sheet) -> tuple[Side, Side]:
        """The side that moves first, and the other."""
        first, second = (side for side in self.sides if side.scenario == sheet.index)
        return first, second

    def forces_of(self, side: Side) -> tuple[Force, ...]:
        """The contingents of a side in the order in which the BOT uses them."""
        return tuple(
            force
            for force in self.forces
            if force.scenario == side.scenario and force.side == side.side
        )


_WORDING: Final = frozenset(
    {"name", "title", "facts", "months", "note", "shown", "lat", "lon", "source"}
)


def _that_matters(row: Any) -> tuple[Any, ...]:
    return tuple(getattr(row, f.name) for f in fields(row) if f.name not in _WORDING)


def load_pack(path: Path = BUILT_IN) -> Pack:
    """Read and check a folder or a .zip; raises BadPack with everything that is wrong."""
    from sanssouci.games.sieben_jahre.pack_tables import read_pack

    return read_pack(path)
