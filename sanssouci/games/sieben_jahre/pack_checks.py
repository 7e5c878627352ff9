"""What no single row can get wrong: towns, ways, decks and scenarios as a whole."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import product
from typing import Final

from sanssouci.board.findings import Findings
from sanssouci.games.sieben_jahre.pack import BOARDS, NOWHERE, Pack
from sanssouci.games.sieben_jahre.pack_rows import Force, Side, Way
from sanssouci.kernel.catalogue import tell

_UNITS: Final = re.compile(r"[1-6][fcan][av]")
_YEARS: Final = range(1756, 1763)


def check(pack: Pack, findings: Findings) -> None:
    _towns(pack, findings)
    _hang_together(pack, findings)
    _commanders(pack, findings)
    _fortunes(pack, findings)
    for side in pack.sides:
        _side(pack, side, findings)
    for sheet in pack.sheets:
        found = sum(side.scenario == sheet.index for side in pack.sides)
        if found != 2:
            findings.note("sides.tsv", tell("pack.sides", sheet=sheet.id, count=found))


def counts(pack: Pack) -> dict[str, int]:
    """How many there are of what is counted on the box."""
    return {
        "commanders": len({commander.piece for commander in pack.commanders}),
        "events": len(pack.events),
        "advantages": sum(tile.copies for tile in pack.advantages),
        "battle_cards": sum(card.copies for card in pack.battle_cards),
        "options": len(pack.options),
        "unit_markers": sum(marker.count for marker in pack.markers),
    }


def _towns(pack: Pack, findings: Findings) -> None:
    """A region with a garrison has one chief town; one without has none."""
    towns = Counter(province.region for province in pack.provinces if province.town)
    for region in pack.regions:
        wanted = int(region.garrison > 0)
        if towns[region.index] != wanted:
            findings.note(
                "provinces.tsv",
                tell(
                    "pack.chief_towns", count=towns[region.index], region=region.id, wanted=wanted
                ),
            )
        if wanted and region.state == NOWHERE:
            findings.note("regions.tsv", tell("pack.no_state", region=region.id))
    capitals = {province.id: province for province in pack.provinces if province.town == "capital"}
    for state in pack.states:
        if state.capital and state.capital not in capitals:
            findings.note("states.tsv", tell("pack.no_capital", place=state.capital))
        elif state.capital:
            owner = pack.regions[capitals[state.capital].region].state
            if owner != state.index:
                findings.note(
                    "states.tsv", tell("pack.not_in_state", place=state.capital, state=state.id)
                )


def _hang_together(pack: Pack, findings: Findings) -> None:
    """Every province is reached by land or has a harbour, and every sea square is reached."""
    reached = _reached(0, len(pack.seas), pack.sea_ways)
    for sea in pack.seas:
        if sea.index not in reached:
            findings.note("sea_ways.tsv", tell("pack.no_way", place=sea.id))
    touched = {end for way in pack.roads for end in (way.a, way.b)}
    for province in pack.provinces:
        if province.index not in touched and province.sea == NOWHERE:
            findings.note("roads.tsv", tell("pack.no_way", place=province.id))


def _reached(start: int, size: int, ways: Iterable[Way]) -> set[int]:
    neighbours: list[list[int]] = [[] for _ in range(size)]
    for way in ways:
        neighbours[way.a].append(way.b)
        neighbours[way.b].append(way.a)
    reached, frontier = {start}, [start]
    while frontier:
        for neighbour in neighbours[frontier.pop()]:
            if neighbour not in reached:
                reached.add(neighbour)
                frontier.append(neighbour)
    return reached


def _commanders(pack: Pack, findings: Findings) -> None:
    faces = Counter(commander.piece for commander in pack.commanders)
    for piece, number in faces.items():
        if number > 2:
            findings.note("commanders.tsv", tell("pack.faces", piece=piece, count=number))
    taken = pack.province_index.keys() | pack.sea_index.keys()
    for commander in pack.commanders:
        if commander.id in taken:
            findings.note(
                "commanders.tsv",
                tell("pack.also_place", id=commander.id),
            )
    for start in pack.starts:
        if start.place not in taken:
            findings.note("starts.tsv", tell("pack.unknown_place", place=start.place))


def _fortunes(pack: Pack, findings: Findings) -> None:
    entries = {(fortune.year, fortune.die) for fortune in pack.fortunes}
    for year, die in product(_YEARS, range(1, 7)):
        if (year, die) not in entries:
            findings.note("fortunes.tsv", tell("pack.no_entry", die=die, year=year))
    for fortune in pack.fortunes:
        if sorted(fortune.order) != list(range(len(BOARDS))) or len(fortune.free) != len(BOARDS):
            findings.note(
                "fortunes.tsv", tell("pack.four_boards", year=fortune.year, die=fortune.die)
            )


def _side(pack: Pack, side: Side, findings: Findings) -> None:
    sheet = pack.sheets[side.scenario]
    who = f"{sheet.id}, side {side.side}"
    if len(side.purses) != len(pack.options):
        findings.note("sides.tsv", tell("pack.purses", who=who, count=len(side.purses)))
    if not side.take + side.hold:
        findings.note("sides.tsv", tell("pack.no_aim", who=who))
    for target in (*side.take, *side.hold, *side.optional):
        if not pack.provinces[target].town:
            findings.note(
                "sides.tsv", tell("pack.no_chief_town", who=who, place=pack.provinces[target].id)
            )
    forces = pack.forces_of(side)
    if not forces:
        findings.note("forces.tsv", tell("pack.no_forces", who=who))
    pieces = Counter(pack.commanders[force.commander].piece for force in forces)
    for piece, number in pieces.items():
        if number > 1:
            findings.note("forces.tsv", tell("pack.both_faces", who=who, piece=piece))
    for force in forces:
        _force(pack, force, forces, sheet.sectors, findings)


def _force(
    pack: Pack,
    force: Force,
    beside: Sequence[Force],
    sectors: Sequence[int],
    findings: Findings,
) -> None:
    who = f"{pack.sheets[force.scenario].id}, {pack.commanders[force.commander].id}"
    if not force.units or not all(_UNITS.fullmatch(units) for units in force.units):
        findings.note("forces.tsv", tell("pack.no_units", who=who, units=" ".join(force.units)))
    elif sum(int(units[0]) for units in force.units) > 6:
        findings.note("forces.tsv", tell("pack.too_many_units", who=who))
    with_it = {other.commander for other in beside}
    for leader in (force.led, force.aboard):
        if leader != NOWHERE and leader not in with_it:
            findings.note(
                "forces.tsv", tell("pack.other_side", who=who, leader=pack.commanders[leader].id)
            )
    for place in (force.start, force.destination):
        province, sea = pack.province_index.get(place), pack.sea_index.get(place)
        if province is None and sea is None:
            findings.note("forces.tsv", tell("pack.no_place_of", who=who, place=place))
            continue
        where = pack.seas[sea] if sea is not None else pack.provinces[province or 0]
        if where.sector not in sectors:
            findings.note("forces.tsv", tell("pack.outside", who=who, place=place))
