"""Maria's tables: what the reconstruction of the two maps has to hold, and what is refused."""

from __future__ import annotations

import shutil
from collections import Counter
from pathlib import Path

import pytest

from sanssouci.board import Graph
from sanssouci.board.findings import BadPack
from sanssouci.games.maria import picture_layout
from sanssouci.games.maria.pack import BUILT_IN, load_pack
from sanssouci.games.maria.tables import BOXES, EAST_PRUSSIA, SILESIA_BOX

BOARD = load_pack().board
CITY = {city.id: city for city in BOARD.cities}
GRAPH = Graph(BOARD.map)

#: Where the army sheets set up each piece that starts on a map.
SHEET_SQUARES = {
    "moritz": "A1", "belle-isle": "G5", "broglie": "G3", "maillebois": "A6", "noailles": "D4",
    "torring": "G3", "karl": "M4", "traun": "M1", "khevenhuller": "N1", "batthyany": "N1",
    "neipperg": "L6", "arenberg": "C7", "friedrich": "L9", "schwerin": "L9", "leopold": "K9",
    "stair": "C10", "rutowski": "I8", "france-train-1": "B4", "france-train-2": "G4",
    "bavaria-train-1": "G4", "austria-train-1": "C8", "austria-train-2": "K1",
    "austria-train-3": "K6", "prussia-train-1": "K10", "pragmatic-train-1": "C9",
    "saxony-train-1": "H8",
}  # fmt: skip


def steps(a: str, b: str) -> int:
    return GRAPH.distances(CITY[a].index)[CITY[b].index]


def test_the_maps_are_whole() -> None:
    kinds = Counter(road.kind for road in BOARD.map.roads)
    assert len(BOARD.cities) == 507
    assert Counter(city.sheet for city in BOARD.cities) == {"flanders": 183, "bohemia": 324}
    assert kinds == {"main": 374, "road": 450, "seam": 2}
    assert {way.kind for way in BOARD.map.ways if way.fast} == {"main", "seam"}


@pytest.mark.rule("M2.1")
def test_the_maps_meet_in_the_south_alone() -> None:
    seams = {
        frozenset((BOARD.cities[r.a].id, BOARD.cities[r.b].id))
        for r in BOARD.map.roads
        if r.kind == "seam"
    }
    assert seams == {frozenset(("stuttgart", "ulm")), frozenset(("heilbronn", "nordlingen"))}


@pytest.mark.rule("M2.2")
def test_fortresses_and_votes() -> None:
    by_country = Counter(city.country for city in BOARD.cities if city.is_fortress)
    core = sum(
        c.is_fortress for c in BOARD.cities if (c.country, c.sheet) == ("austria", "bohemia")
    )
    assert by_country == {
        "silesia": 7, "austria": 26, "dutch": 8, "hanover": 1, "france": 15, "empire": 4,
        "bavaria": 6, "saxony": 6, "prussia": 8,
    }  # fmt: skip
    assert core == 16
    assert {city.id for city in BOARD.cities if city.elector} == {
        "koln", "trier", "mainz", "mannheim", "hannover", "munchen", "prag", "dresden", "berlin",
    }  # fmt: skip


@pytest.mark.rule("M2.3")
def test_a_sector_has_one_suit_and_no_neighbour_of_the_same() -> None:
    suits = {(s.columns, s.rows): s.suit for s in BOARD.sectors}
    columns = ("AB", "CD", "EF", "GH", "IJ", "KL", "MN")
    rows = ("11-12", "9-10", "7-8", "5-6", "3-4", "1-2")
    for i, column in enumerate(columns):
        for j, row in enumerate(rows):
            here = suits[column, row]
            assert i == 0 or suits[columns[i - 1], row] != here
            assert j == 0 or suits[column, rows[j - 1]] != here
    for city in BOARD.cities:
        assert {s.suit for s in BOARD.sectors if s.holds(city)} == {city.suit}, city.id


def test_the_start_squares_of_the_army_sheets_hold_their_towns() -> None:
    starts = {row.id: BOARD.cities[row.start] for row in BOARD.pieces if row.start >= 0}
    found = {
        id: picture_layout.square(city.x, city.y)
        for id, city in starts.items()
        if city.country != "hanover"  # an inset on the printed map
    }
    assert found == SHEET_SQUARES


@pytest.mark.rule("M3.1", "M3.2")
def test_the_pieces() -> None:
    generals = [row for row in BOARD.pieces if row.is_general]
    assert Counter(row.power for row in generals) == {
        "france": 5, "bavaria": 1, "prussia": 4, "saxony": 1, "austria": 6, "pragmatic": 3,
    }  # fmt: skip
    assert len(BOARD.pieces) - len(generals) == 10
    away = {row.id: row.start for row in BOARD.pieces if row.start < 0}
    assert away == {"dessauer": EAST_PRUSSIA, "prussia-train-2": SILESIA_BOX}
    least = {row.id: row.minimum for row in generals if row.minimum > 1}
    assert least == {
        "moritz": 7, "belle-isle": 6, "broglie": 5, "torring": 5, "khevenhuller": 6,
        "batthyany": 2, "arenberg": 4, "leopold": 4, "dessauer": 6, "rutowski": 5,
    }  # fmt: skip
    on_map = [row.start for row in BOARD.pieces if row.start >= 0]
    assert len(set(on_map)) == 28
    assert set(BOXES.values()) == {EAST_PRUSSIA, SILESIA_BOX}


@pytest.mark.parametrize(
    ("a", "b", "far"),
    [
        ("prag", "pilsen", 3),
        ("prag", "budweis", 4),
        ("prag", "dresden", 6),
        ("prag", "brunn", 7),
        ("prag", "wien", 10),
        ("linz", "wien", 6),
        ("munchen", "linz", 6),
        ("glogau", "breslau", 3),
        ("breslau", "neisse", 4),
        ("koniggratz", "schweidnitz", 4),
        ("lille", "brussel", 3),
        ("paris", "lille", 6),
        ("hannover", "koln", 8),
        ("mannheim", "ingolstadt", 6),
        ("mannheim", "prag", 15),
    ],
)
def test_distances(a: str, b: str, far: int) -> None:
    assert steps(a, b) == far


def test_main_roads_hang_together() -> None:
    fast = Graph(BOARD.map.without("road"))
    start = CITY["paris"].index
    reached = fast.distances(start)
    on_them = {end for road in BOARD.map.roads if road.kind != "road" for end in (road.a, road.b)}
    assert all(reached[town] >= 0 for town in on_them)
    assert len(on_them) > 200


@pytest.mark.parametrize(
    ("file", "old", "new", "problem"),
    [
        ("cities.tsv", "\tbohemia\t", "\tsilesia\t", "expected one of flanders, bohemia"),
        ("cities.tsv", "ulm\tUlm\t", "ulm\tUlm\t9", "it lies in no sector"),
        ("roads.tsv", "\tseam\n", "\tmain\n", "without being a seam"),
        ("pieces.tsv", "east-prussia", "west-prussia", "does not stand in cities.tsv"),
        ("pieces.tsv", "moritz\tgeneral", "moritz\ttrain", "the 20 generals come first"),
    ],
)
def test_what_is_wrong_is_named(
    tmp_path: Path, file: str, old: str, new: str, problem: str
) -> None:
    folder = tmp_path / "data"
    shutil.copytree(BUILT_IN, folder)
    table = folder / file
    table.write_text(table.read_text(encoding="utf-8").replace(old, new, 1), encoding="utf-8")
    with pytest.raises(BadPack) as found:
        load_pack(folder)
    assert any(problem in str(line) for line in found.value.problems)
