"""What no single row can get wrong: sums over one table or several."""

from __future__ import annotations

from collections import Counter
from typing import Final

from sanssouci.board.findings import Findings
from sanssouci.games.maria.nations import NATIONS
from sanssouci.games.maria.pack import Pack
from sanssouci.games.maria.tables import CITIES, EAST_PRUSSIA, PIECES, SILESIA_BOX
from sanssouci.kernel.catalogue import tell

VOTES: Final = 9
"""The electoral college (M18.1)."""
WESTERN_SEATS: Final = 4
"""The seats in nobody's land, which have elector markers (M2.9)."""
#: By power, the lands in one of which it needs a major fortress for its trains (M7.12).
HOMES: Final = {nation: (nation,) for nation in NATIONS} | {"pragmatic": ("dutch", "hanover")}
ARENBERG: Final = "arenberg"
"""The Austrian general of whom a rule speaks (M22)."""


def check(pack: Pack, findings: Findings) -> None:
    _fortresses(pack, findings)
    _pieces(pack, findings)


def _fortresses(pack: Pack, findings: Findings) -> None:
    cities = pack.board.cities
    votes = [city for city in cities if city.elector]
    western = sum(city.country == "empire" for city in votes)
    for what, found, wanted in (
        ("votes", len(votes), VOTES),
        ("western_votes", western, WESTERN_SEATS),
        ("polish_fortresses", sum(c.is_fortress for c in cities if c.country == "poland"), 0),
    ):
        if found != wanted:
            findings.note(CITIES.file, tell(f"pack.{what}", found=found, wanted=wanted))
    majors = {city.country for city in cities if city.is_major}
    for nation, homes in HOMES.items():
        if not majors.intersection(homes):
            findings.note(CITIES.file, tell("pack.no_fortress", nation=nation))


def _pieces(pack: Pack, findings: Findings) -> None:
    pieces = pack.board.pieces
    generals = Counter(row.power for row in pieces if row.is_general)
    trains = Counter(row.power for row in pieces if not row.is_general)
    for nation in NATIONS:
        for what, found in (("general", generals), ("train", trains)):
            if not found[nation]:
                findings.note(PIECES.file, tell(f"pack.no_{what}", nation=nation))
    if not any((row.id, row.power) == (ARENBERG, "austria") for row in pieces):
        findings.note(PIECES.file, tell("pack.arenberg", name=ARENBERG))
    for box, start, is_general in (
        ("east-prussia", EAST_PRUSSIA, True),
        ("silesia", SILESIA_BOX, False),
    ):
        here = [row for row in pieces if row.start == start]
        if [(row.power, row.is_general) for row in here] != [("prussia", is_general)]:
            wanted = "general" if is_general else "train"
            findings.note(PIECES.file, tell(f"pack.one_{wanted}", box=box))
    towns = Counter(row.start for row in pieces if row.start >= 0)
    for town, count in towns.items():
        if count > 1:
            id = pack.board.cities[town].id
            findings.note(PIECES.file, tell("pack.pieces_begin", count=count, place=id))
