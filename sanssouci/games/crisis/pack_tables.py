"""The tables of a pack: which columns they have, and what must be true of each line."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from sanssouci.board.columns import (
    ID,
    NEW_ID,
    TEXT,
    Column,
    Line,
    name_in,
    number,
    one_of,
    optional,
    several,
    whole,
)
from sanssouci.board.findings import Findings
from sanssouci.board.mapfile import Map, Way, check_map, road_table
from sanssouci.board.pack_head import PackHead, compare, head_table, read_head
from sanssouci.board.tables import Table, open_pack
from sanssouci.games.crisis import pack_checks
from sanssouci.games.crisis.pack import (
    ALLIANCES,
    AMOUNT_NEEDED,
    ARMIES,
    EFFECTS,
    ELIZABETH,
    KINDS,
    NATIONS,
    RESERVES,
    SIDES,
    SOURCES,
    TURN_END,
    Card,
    Commander,
    Nation,
    Pack,
    Placement,
    Route,
    Space,
    Turn,
)
from sanssouci.kernel.catalogue import tell

BOARD: Final = (1000, 760)
"""The sheet on which x and y are measured, north up."""
MONTHS: Final = (
    *("January", "February", "March", "April", "May", "June", "July", "August"),
    *("September", "October", "November", "December"),
)
WAYS: Final = (Way("land"), Way("sea"))
_SOURCE: Final[dict[str, Column]] = {"source": one_of(*SOURCES)}


# -- what is wrong with a line beyond its single cells --------------------------------------------


def _resources_fit(line: Line, space: Space, earlier: Sequence[Space]) -> None:
    most = 9 if space.is_box else int(space.kind.startswith("resource"))
    least = min(most, 1)
    if not least <= space.resources <= most:
        bounds = str(most) if least == most else f"{least}–{most}"
        line.wrong(
            "resources",
            tell("pack.resources", found=space.resources, bounds=bounds, kind=space.kind),
        )


def _no_space(line: Line, commander: Commander, earlier: Sequence[Commander]) -> None:
    if commander.id in line.known[SPACES.file]:
        line.wrong("id", tell("pack.also_space", id=commander.id))


def _later(line: Line, turn: Turn, earlier: Sequence[Turn]) -> None:
    if turn.number != len(earlier) + 1:
        line.wrong("number", tell("pack.gap", found=turn.number, wanted=len(earlier) + 1))
    if earlier and _date(turn) <= _date(earlier[-1]):
        line.wrong("month", tell("pack.not_later"))


def _date(turn: Turn) -> tuple[int, int]:
    return turn.year, MONTHS.index(turn.month)


def _amount_fits(line: Line, card: Card, earlier: Sequence[Card]) -> None:
    if card.effect in AMOUNT_NEEDED and not card.amount:
        line.wrong("amount", tell("pack.amount", cell=line.cells["amount"]))
    elif card.effect not in AMOUNT_NEEDED and card.amount:
        line.wrong("amount", tell("pack.no_amount", effect=card.effect))


# -- the tables -----------------------------------------------------------------------------------

NATION_TABLE: Final = Table(
    "nations.tsv",
    Nation,
    {"id": NEW_ID, "name": TEXT, "troops": whole(0, 99), "released": whole(0, 20), **_SOURCE},
    numbered=True,
    ids=NATIONS,
)
_NATION: Final = name_in(NATION_TABLE.file)
SPACES: Final = Table(
    "spaces.tsv",
    Space,
    {
        "id": NEW_ID,
        "name": TEXT,
        "kind": one_of(*KINDS),
        "nation": _NATION,
        "resources": whole(0, 9),
        "x": number(0, BOARD[0]),
        "y": number(0, BOARD[1]),
        **_SOURCE,
    },
    numbered=True,
    check=_resources_fit,
)
ROUTES: Final = road_table("routes.tsv", Route, SPACES.file, one_of("land", "sea"), _SOURCE)
COMMANDERS: Final = Table(
    "commanders.tsv",
    Commander,
    {
        "id": NEW_ID,
        "name": TEXT,
        "nation": _NATION,
        "leadership": whole(1, 20),
        "rating": whole(0, 5),
        "start": name_in(SPACES.file, RESERVES),
        **_SOURCE,
    },
    numbered=True,
    check=_no_space,
)
SET_UP: Final = Table(
    "setup.tsv",
    Placement,
    {"nation": _NATION, "space": name_in(SPACES.file), "troops": whole(1, 99), **_SOURCE},
    once=("nation", "space"),
)
TURNS: Final = Table(
    "turns.tsv",
    Turn,
    {
        "number": whole(1, 999),
        "year": whole(1700, 1799),
        "month": one_of(*MONTHS),
        "kind": one_of("campaign", "winter"),
        "chits": several(one_of(*ARMIES, TURN_END)),
        "event": optional(one_of(ELIZABETH), ""),
        **_SOURCE,
    },
    check=_later,
)
CARDS: Final = Table(
    "cards.tsv",
    Card,
    {
        "deck": one_of(*ALLIANCES),
        "id": ID,
        "name": TEXT,
        "effect": one_of(*EFFECTS),
        "number": optional(whole(0, 5)),
        "amount": optional(whole(1, 9), 0),
        "copies": whole(1, 99),
        "side": one_of(*SIDES),
        "text": TEXT,
        **_SOURCE,
    },
    numbered=True,
    once=("deck", "id"),
    check=_amount_fits,
)


@dataclass(frozen=True, slots=True)
class Head(PackHead):
    counts_units: int
    counts_cards: int
    victory_king: int
    victory_capital: int


HEAD_TABLE: Final = head_table(
    "crisis",
    Head,
    {
        "counts.units": whole(1, 999),
        "counts.cards": whole(1, 999),
        "victory.king": name_in(COMMANDERS.file),
        "victory.capital": name_in(SPACES.file),
    },
)
TABLES: Final[tuple[Table[Any], ...]] = (
    *(HEAD_TABLE, NATION_TABLE, SPACES, ROUTES, COMMANDERS, SET_UP, TURNS, CARDS),
)
FILES: Final = tuple(table.file for table in TABLES)


def read_pack(path: Path) -> Pack:
    """The pack in a folder or .zip; raises BadPack with everything that is wrong."""
    reader = open_pack(path, TABLES)
    findings = reader.findings
    nations = reader.read(NATION_TABLE)
    spaces = reader.read(SPACES)
    commanders = reader.read(COMMANDERS)
    routes = reader.read(ROUTES)
    placements = reader.read(SET_UP)
    turns = reader.read(TURNS)
    cards = reader.read(CARDS)
    head = read_head(reader, HEAD_TABLE, FILES, path)
    pack = Pack(
        title=head.title,
        reconstruction=head.reconstruction,
        notes=head.notes,
        nations=nations,
        spaces=spaces,
        routes=routes,
        commanders=commanders,
        placements=placements,
        turns=turns,
        cards=cards,
        king=head.victory_king,
        capital=head.victory_capital,
    )
    check_map(Map(spaces, routes, WAYS), reader, SPACES.file, ROUTES.file)
    pack_checks.check(pack, findings)
    _printed_counts(pack, head, findings)
    findings.raise_if_any(str(path))
    return pack


def _printed_counts(pack: Pack, head: Head, findings: Findings) -> None:
    """What the box says, against what the tables add up to."""
    units = sum(nation.troops for nation in pack.nations) + len(pack.commanders)
    cards = sum(card.copies for card in pack.cards)
    both = (NATION_TABLE.file, COMMANDERS.file)
    compare(findings, "units", head.counts_units, units, *both)
    compare(findings, "cards", head.counts_cards, cards, CARDS.file)
