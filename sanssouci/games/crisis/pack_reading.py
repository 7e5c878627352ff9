"""From the files of a pack to its values: each table read, then held against the others."""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from sanssouci.board.packs import HEAD, read_files
from sanssouci.board.tables import Findings, Row, read_rows
from sanssouci.games.crisis import pack_checks
from sanssouci.games.crisis.pack import (
    ALLIANCES,
    AMOUNT_NEEDED,
    ARMIES,
    COMMANDER_RESERVE,
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

FORMAT: Final = 1
GAME: Final = "crisis"
BOARD: Final = (1000, 760)
"""The sheet on which x and y are measured, north up."""
MONTHS: Final = (
    *("January", "February", "March", "April", "May", "June", "July", "August"),
    *("September", "October", "November", "December"),
)
COLUMNS: Final[Mapping[str, tuple[str, ...]]] = {
    "nations.tsv": ("id", "name", "troops", "released", "source"),
    "spaces.tsv": ("id", "name", "kind", "nation", "resources", "x", "y", "source"),
    "routes.tsv": ("a", "b", "kind", "source"),
    "commanders.tsv": ("id", "name", "nation", "leadership", "rating", "start", "source"),
    "setup.tsv": ("nation", "space", "troops", "source"),
    "turns.tsv": ("number", "year", "month", "kind", "chits", "event", "source"),
    "cards.tsv": (
        *("deck", "id", "name", "effect", "number", "amount", "copies", "side", "text", "source"),
    ),
}
FILES: Final = (HEAD, *COLUMNS)

Head = Mapping[str, Any]


def read_pack(path: Path) -> Pack:
    """The pack in a folder or .zip; raises BadPack with everything that is wrong."""
    findings = Findings()
    files = read_files(path, FILES, findings)
    if not files:  # a list of eight missing files would only hide why
        if not findings.problems:
            findings.note(path.name, f"holds none of the files of a pack: {', '.join(FILES)}")
        findings.raise_if_any(str(path))
    pack = _Reader(files, findings).pack()
    findings.raise_if_any(str(path))
    return pack


class _Reader:
    """Reads table after table; what a table may name is known when it is read."""

    def __init__(self, files: Mapping[str, bytes], findings: Findings) -> None:
        self.files = files
        self.findings = findings
        self.nation_index = {id: index for index, id in enumerate(NATIONS)}
        self.space_index: dict[str, int] = {}
        self.commander_index: dict[str, int] = {}
        self.rows: dict[str, list[Row]] = {
            file: read_rows(files, file, columns, findings) for file, columns in COLUMNS.items()
        }

    def pack(self) -> Pack:
        head = self._head()
        nations = self._nations()
        spaces = self._spaces()
        commanders = self._commanders()
        pack = Pack(
            title=self._word(head, "title"),
            reconstruction=self._yes_or_no(head, "reconstruction"),
            notes=self._word(head, "notes"),
            nations=nations,
            spaces=spaces,
            routes=self._routes(),
            commanders=commanders,
            placements=self._placements(),
            turns=self._turns(),
            cards=self._cards(),
            king=self._named(head, "king", self.commander_index, "commanders.tsv"),
            capital=self._named(head, "capital", self.space_index, "spaces.tsv"),
        )
        # Sums over a table that could not be read would only repeat what is said already.
        if all(self.rows.values()):
            pack_checks.check(pack, head, self.findings)
        return pack

    # -- pack.toml -----------------------------------------------------------------------------

    def _head(self) -> Head:
        if HEAD not in self.files:
            self.findings.note(HEAD, "missing")
            return {}
        try:
            head = tomllib.loads(self.files[HEAD].decode("utf-8-sig"))
        except UnicodeDecodeError as error:
            self.findings.note(HEAD, f"not UTF-8 text: {error.reason}")
            return {}
        except tomllib.TOMLDecodeError as error:
            self.findings.note(HEAD, f"not TOML: {error}")
            return {}
        for key, wanted in (("format", FORMAT), ("game", GAME)):
            if head.get(key) != wanted:
                self.findings.note(HEAD, f"{head.get(key)!r}, expected {wanted!r}", column=key)
        return head

    def _word(self, head: Head, key: str) -> str:
        found = head.get(key, "")
        if head and (not isinstance(found, str) or not found.strip()):
            self.findings.note(HEAD, "expected some words", column=key)
        return str(found)

    def _yes_or_no(self, head: Head, key: str) -> bool:
        found = head.get(key)
        if head and not isinstance(found, bool):
            self.findings.note(HEAD, f"{found!r}, expected true or false", column=key)
        return bool(found)

    def _named(self, head: Head, key: str, known: Mapping[str, int], table: str) -> int:
        victory = head.get("victory")
        found = victory.get(key) if isinstance(victory, dict) else None
        if head and known and found not in known:
            self.findings.note(
                HEAD, f"{found!r} does not stand in {table}", column=f"victory.{key}"
            )
        return known.get(str(found), 0)

    # -- the tables ----------------------------------------------------------------------------

    def _nations(self) -> tuple[Nation, ...]:
        found: dict[str, Nation] = {}
        for row in self.rows["nations.tsv"]:
            id = row.new_id(found)
            if id not in NATIONS:
                row.wrong("id", f"{id!r} is no nation, expected one of {', '.join(NATIONS)}")
                continue
            found[id] = Nation(
                index=self.nation_index[id],
                id=id,
                name=row.text("name"),
                troops=row.whole("troops", 0, 99),
                released=row.whole("released", 0, 20),
                source=row.one_of("source", SOURCES),
            )
        for id in NATIONS:
            if self.rows["nations.tsv"] and id not in found:
                self.findings.note("nations.tsv", f"no row for {id}")
        return tuple(found[id] for id in NATIONS if id in found)

    def _nation(self, row: Row) -> int:
        return row.index("nation", self.nation_index, "nations.tsv") or 0

    def _spaces(self) -> tuple[Space, ...]:
        spaces: list[Space] = []
        for row in self.rows["spaces.tsv"]:
            id = row.new_id(self.space_index)
            kind = row.one_of("kind", KINDS)
            most = 9 if kind == "box" else int(kind.startswith("resource"))
            least = min(most, 1)
            self.space_index.setdefault(id, len(spaces))
            spaces.append(
                Space(
                    index=len(spaces),
                    id=id,
                    name=row.text("name"),
                    kind=kind,
                    nation=self._nation(row),
                    resources=row.whole("resources", least, most),
                    x=row.number("x", 0, BOARD[0]),
                    y=row.number("y", 0, BOARD[1]),
                    source=row.one_of("source", SOURCES),
                )
            )
        return tuple(spaces)

    def _routes(self) -> tuple[Route, ...]:
        routes = []
        seen: dict[frozenset[int], int] = {}
        for row in self.rows["routes.tsv"]:
            kind = row.one_of("kind", ("land", "sea"))
            source = row.one_of("source", SOURCES)
            a = row.index("a", self.space_index, "spaces.tsv")
            b = row.index("b", self.space_index, "spaces.tsv")
            if a is None or b is None:
                continue
            ends = frozenset((a, b))
            if a == b:
                row.wrong("b", f"a route from {row.values['a']} to itself")
            elif ends in seen:
                row.wrong("b", f"the same two spaces as line {seen[ends]}; a route stands once")
            else:
                routes.append(Route(a, b, kind, source))
            seen.setdefault(ends, row.line)
        return tuple(routes)

    def _commanders(self) -> tuple[Commander, ...]:
        commanders: list[Commander] = []
        starts = {**self.space_index, **RESERVES}
        for row in self.rows["commanders.tsv"]:
            id = row.new_id(self.commander_index)
            if id in self.space_index:
                row.wrong("id", f"{id!r} is also a space; actions could not tell them apart")
            if not row.values["start"]:
                row.wrong("start", f"not placed: name a space or one of {', '.join(RESERVES)}")
                start = COMMANDER_RESERVE
            else:
                found = row.index("start", starts, f"spaces.tsv and is not {' or '.join(RESERVES)}")
                start = COMMANDER_RESERVE if found is None else found
            self.commander_index.setdefault(id, len(commanders))
            commanders.append(
                Commander(
                    index=len(commanders),
                    id=id,
                    name=row.text("name"),
                    nation=self._nation(row),
                    leadership=row.whole("leadership", 1, 20),
                    rating=row.whole("rating", 0, 5),
                    start=start,
                    source=row.one_of("source", SOURCES),
                )
            )
        return tuple(commanders)

    def _placements(self) -> tuple[Placement, ...]:
        placements = []
        seen: set[tuple[int, int]] = set()
        for row in self.rows["setup.tsv"]:
            nation = row.index("nation", self.nation_index, "nations.tsv")
            space = row.index("space", self.space_index, "spaces.tsv")
            troops = row.whole("troops", 1, 99)
            source = row.one_of("source", SOURCES)
            if nation is None or space is None:
                continue
            if (nation, space) in seen:
                row.wrong("space", f"{NATIONS[nation]} is set up here by an earlier line")
            seen.add((nation, space))
            placements.append(Placement(nation, space, troops, source))
        return tuple(placements)

    def _turns(self) -> tuple[Turn, ...]:
        turns: list[Turn] = []
        before = (0, 0)
        chits = (*ARMIES, TURN_END)
        for number, row in enumerate(self.rows["turns.tsv"], start=1):
            if row.whole("number", 1, 999) != number:
                row.wrong("number", f"{row.values['number']!r}, expected {number}: a gap")
            year, month = row.whole("year", 1700, 1799), row.one_of("month", MONTHS)
            date = (year, MONTHS.index(month))
            if date <= before:
                row.wrong("month", "not later than the turn before")
            before = date
            added = tuple(row.values["chits"].split())
            for chit in added:
                if chit not in chits:
                    row.wrong("chits", f"{chit!r}, expected some of {', '.join(chits)}")
            if row.values["event"]:
                row.one_of("event", (ELIZABETH,))
            turns.append(
                Turn(
                    number=number,
                    year=year,
                    month=month,
                    winter=row.one_of("kind", ("campaign", "winter")) == "winter",
                    chits=added,
                    event=row.values["event"],
                    source=row.one_of("source", SOURCES),
                )
            )
        return tuple(turns)

    def _cards(self) -> tuple[Card, ...]:
        cards: list[Card] = []
        taken: Counter[tuple[str, str]] = Counter()
        for row in self.rows["cards.tsv"]:
            deck = row.one_of("deck", ALLIANCES)
            id = row.new_id([id for other, id in taken if other == deck])
            taken[deck, id] += 1
            effect = row.one_of("effect", EFFECTS)
            if effect in AMOUNT_NEEDED:
                amount = row.whole("amount", 1, 9)
            else:
                amount = 0
                if row.values["amount"]:
                    row.wrong("amount", f"{effect} has none; leave it empty")
            cards.append(
                Card(
                    index=len(cards),
                    id=id,
                    name=row.text("name"),
                    deck=deck,
                    effect=effect,
                    number=row.whole_or_none("number", 0, 5),
                    amount=amount,
                    copies=row.whole("copies", 1, 99),
                    side=row.one_of("side", SIDES),
                    text=row.text("text"),
                    source=row.one_of("source", SOURCES),
                )
            )
        return tuple(cards)
