"""The tables of a pack for money, commanders, units, cards and fortunes."""

from __future__ import annotations

from typing import Final

from sanssouci.board.columns import ID, NEW_ID, TEXT, YES, name_in, one_of, optional, several, whole
from sanssouci.board.tables import Table
from sanssouci.games.sieben_jahre.pack import (
    ADVANTAGE_EFFECTS,
    ADVANTAGE_KINDS,
    ARMS,
    COALITIONS,
    LEVELS,
    MARCH_RESULTS,
    MODES,
    PACES,
)
from sanssouci.games.sieben_jahre.pack_map import BOARD, REGION, SOURCE, STATE, YEAR, letters
from sanssouci.games.sieben_jahre.pack_rows import (
    Advantage,
    Ally,
    BattleCard,
    Commander,
    Event,
    Fortune,
    Limit,
    Marker,
    Objective,
    OptionsCard,
    Purse,
    Start,
    Unit,
)

# -- money and forces -----------------------------------------------------------------------------

PURSES: Final = Table(
    "purses.tsv", Purse, {"board": BOARD, "coins": whole(0, 9999), **SOURCE}, once=("board",)
)
ALLIES: Final = Table(
    "allies.tsv",
    Ally,
    {
        "state": STATE,
        "board": BOARD,
        "first": YEAR,
        "last": YEAR,
        "income": whole(0, 999),
        "garrisons": whole(0, 999),
        **SOURCE,
    },
)
COMMANDERS: Final = Table(
    "commanders.tsv",
    Commander,
    {
        "id": NEW_ID,
        "name": TEXT,
        "state": STATE,
        "piece": whole(1, 99),
        "areas": letters("EAPCM"),
        "level": whole(1, 3),
        "dies": optional(YEAR, 0),
        **SOURCE,
    },
    numbered=True,
)
COMMANDER: Final = name_in(COMMANDERS.file)
STARTS: Final = Table(
    "starts.tsv",
    Start,
    {"year": YEAR, "commander": COMMANDER, "place": ID, "until": optional(YEAR, 0), **SOURCE},
    once=("year", "commander"),
)
LIMITS: Final = Table(
    "limits.tsv",
    Limit,
    {
        "id": NEW_ID,
        "states": several(STATE),
        "areas": letters("EAPCM"),
        "armies": whole(0, 9),
        **SOURCE,
    },
)
UNITS: Final = Table(
    "units.tsv",
    Unit,
    {
        "arm": one_of(*ARMS),
        "level": one_of(*LEVELS),
        "strength": whole(1, 9),
        "cost": whole(1, 99),
        **SOURCE,
    },
    once=("arm", "level"),
)
MARKERS: Final = Table(
    "markers.tsv",
    Marker,
    {"coalition": one_of(*COALITIONS), "arm": one_of(*ARMS), "count": whole(0, 99), **SOURCE},
    once=("coalition", "arm"),
)

# -- cards and fortunes ---------------------------------------------------------------------------

EVENTS: Final = Table(
    "events.tsv",
    Event,
    {
        "id": NEW_ID,
        "name": TEXT,
        "pace": one_of(*PACES),
        "cost": whole(0, 99),
        "late": whole(0, 6),
        "phases": whole(0, 9),
        "ammunition": whole(0, 8),
        **SOURCE,
    },
    numbered=True,
)
BATTLE_CARDS: Final = Table(
    "battle_cards.tsv",
    BattleCard,
    {
        "id": NEW_ID,
        "arm": one_of("infantry", "cavalry", "artillery"),
        "figures": whole(1, 2),
        "mode": one_of(*MODES),
        "points": whole(1, 3),
        "copies": whole(1, 99),
        **SOURCE,
    },
    numbered=True,
)
OPTIONS: Final = Table(
    "options.tsv",
    OptionsCard,
    {
        "id": NEW_ID,
        "losses": optional(whole(0, 9)),
        "march": one_of(*MARCH_RESULTS),
        **SOURCE,
    },
    numbered=True,
)
ADVANTAGES: Final = Table(
    "advantages.tsv",
    Advantage,
    {
        "id": NEW_ID,
        "name": TEXT,
        "kind": one_of(*ADVANTAGE_KINDS),
        "effect": one_of(*ADVANTAGE_EFFECTS),
        "amount": whole(1, 99),
        "copies": whole(1, 99),
        **SOURCE,
    },
    numbered=True,
)
FORTUNES: Final = Table(
    "fortunes.tsv",
    Fortune,
    {
        "year": YEAR,
        "die": whole(1, 6),
        "note": TEXT,
        "order": several(BOARD),
        "free": several(whole(0, 3)),
        **SOURCE,
    },
    once=("year", "die"),
)
OBJECTIVES: Final = Table(
    "objectives.tsv",
    Objective,
    {
        "id": NEW_ID,
        "board": BOARD,
        "flags": several(STATE),
        "regions": several(REGION),
        "points": whole(1, 999),
        "first": YEAR,
        "last": YEAR,
        "main": YES,
        "kept": YES,
        **SOURCE,
    },
)
