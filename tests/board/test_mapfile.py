"""Loading a map, and what is said about a bad one."""

from __future__ import annotations

from pathlib import Path

import pytest

from sanssouci.board import FAR, Graph
from sanssouci.board.findings import BadPack
from sanssouci.board.mapfile import load_map
from sanssouci.games.friedrich.tables import DATA
from sanssouci.kernel import BadMap

CITIES = "id\tname\tx\ty\tsuit\nberlin\tBerlin\t1\t2.5\tspades\nbad-ems\tBad Ems\t3\t4\tclubs\n"
ROADS = "a\tb\tkind\nberlin\tbad-ems\tmain\n"


def folder(tmp_path: Path, cities: str = CITIES, roads: str = ROADS) -> Path:
    (tmp_path / "cities.tsv").write_text(cities, encoding="utf-8")
    (tmp_path / "roads.tsv").write_text(roads, encoding="utf-8")
    return tmp_path


def complaint(path: Path) -> str:
    with pytest.raises(BadMap) as caught:
        load_map(path)
    return str(caught.value)


def test_places_and_roads_are_read(tmp_path: Path) -> None:
    map = load_map(folder(tmp_path))
    assert [(p.index, p.id, p.name, p.x, p.y) for p in map.places] == [
        (0, "berlin", "Berlin", 1, 2.5),
        (1, "bad-ems", "Bad Ems", 3, 4),
    ]
    assert [(r.a, r.b, r.kind) for r in map.roads] == [(0, 1, "main")]
    assert map.index() == {"berlin": 0, "bad-ems": 1}


def test_the_map_of_friedrich_is_sound() -> None:
    map = load_map(DATA)
    assert (len(map.places), len(map.roads)) == (672, 976)


@pytest.mark.parametrize(
    ("row", "problem"),
    [
        ("Berlin\tBerlin\t1\t2\tspades", ", column id: 'Berlin' is no id"),
        ("bad ems\tBad Ems\t1\t2\tspades", ", column id: 'bad ems' is no id"),
        ("\tNobody\t1\t2\tspades", ", column id: '' is no id"),
        ("bad-\tBad\t1\t2\tspades", ", column id: 'bad-' is no id"),
        ("berlin\tBerlin\t1\t2\tspades", ", column id: 'berlin' stands twice"),
        ("dresden\tDresden\teast\t2\tspades", ", column x: 'east', expected a number"),
        ("dresden\tDresden\t1\t\tspades", ", column y: '', expected a number"),
        ("dresden\tDresden\t1\t2", ": 4 columns where the head has 5"),
        ("dresden\tDresden\t1\t2\tspades\t", ": 6 columns where the head has 5"),
        ("", ": 1 columns where the head has 5"),
    ],
)
def test_a_bad_place_is_named_with_file_and_line(tmp_path: Path, row: str, problem: str) -> None:
    path = folder(tmp_path, cities=CITIES + row + "\n")
    assert complaint(path).startswith(f"cities.tsv, line 4{problem}")


@pytest.mark.parametrize(
    ("row", "problem"),
    [
        ("berlin\tdresden\tmain", ", column b: 'dresden' does not stand in cities.tsv"),
        ("\tberlin\tmain", ", column a: '' does not stand in cities.tsv"),
        ("berlin\tberlin\tmain", ", column b: a way from berlin to itself"),
        ("berlin\tbad-ems\tminor", ", column b: the same a and b as line 2"),
        ("bad-ems\tberlin\tmain", ", column b: the same a and b as line 2"),
        ("berlin\tbad-ems", ": 2 columns where the head has 3"),
    ],
)
def test_a_bad_road_is_named_with_file_and_line(tmp_path: Path, row: str, problem: str) -> None:
    path = folder(tmp_path, roads=ROADS + row + "\n")
    assert complaint(path).startswith(f"roads.tsv, line 3{problem}")


def test_a_road_is_main_or_minor(tmp_path: Path) -> None:
    path = folder(tmp_path, roads=ROADS.replace("main", "broad"))
    assert complaint(path) == "roads.tsv, line 2, column kind: 'broad', expected one of main, minor"


TWO_SHEETS = (
    "id\tname\tx\ty\tsheet\tisland\n"
    "metz\tMetz\t1\t1\twest\t\nulm\tUlm\t2\t1\teast\t\nlinz\tLinz\t3\t1\teast\t\n"
    "visby\tVisby\t3\t9\teast\tgotland\nklinte\tKlinte\t3\t8\teast\tgotland\n"
)
WAYS = "kind\tfast\tseam\nhighway\tyes\t\ntrack\t\t\nferry\tyes\tyes\n"
BOTH_SHEETS = "a\tb\tkind\nmetz\tulm\tferry\nulm\tlinz\ttrack\nvisby\tklinte\thighway\n"


def parts(tmp_path: Path, roads: str = BOTH_SHEETS, ways: str = WAYS) -> Path:
    (tmp_path / "ways.tsv").write_text(ways, encoding="utf-8")
    return folder(tmp_path, TWO_SHEETS, roads)


def test_kinds_of_ways_sheets_and_islands_are_data(tmp_path: Path) -> None:
    map = load_map(parts(tmp_path))
    assert [way.kind for way in map.ways] == ["highway", "track", "ferry"]
    graph = Graph(map)
    assert graph.neighbours == ((1,), (0, 2), (1,), (4,), (3,))
    assert graph.main == ((1,), (0,), (), (4,), (3,))
    assert graph.distances(0)[3] == FAR
    closed = Graph(map.without("ferry"))
    assert closed.neighbours == ((), (2,), (1,), (4,), (3,))
    assert closed.bit == graph.bit


@pytest.mark.parametrize(
    ("roads", "ways", "words"),
    [
        (BOTH_SHEETS.replace("ferry", "canal"), WAYS,
         "roads.tsv, line 2, column kind: 'canal', expected one of highway, track, ferry"),
        (BOTH_SHEETS.replace("ferry", "track"), WAYS,
         "roads.tsv, line 2, column kind: from sheet east to west without being a seam"),
        (BOTH_SHEETS.replace("ulm\tlinz\ttrack", "ulm\tlinz\tferry"), WAYS,
         "roads.tsv, line 3, column kind: a seam inside east"),
        (BOTH_SHEETS.replace("ulm\tlinz", "ulm\tvisby"), WAYS,
         "roads.tsv: no way leads from metz to linz"),
        (BOTH_SHEETS.replace("visby\tklinte", "ulm\tklinte"), WAYS,
         "roads.tsv: no way leads from visby to klinte"),
        (BOTH_SHEETS, WAYS.replace("track\t", "track\tno"),
         "ways.tsv, line 3, column fast: 'no', neither yes nor empty"),
        (BOTH_SHEETS, WAYS + "track\t\t\n",
         "ways.tsv, line 5, column kind: 'track' stands twice"),
    ],
)  # fmt: skip
def test_mistakes_about_ways_and_sheets_are_named(
    tmp_path: Path, roads: str, ways: str, words: str
) -> None:
    assert complaint(parts(tmp_path, roads, ways)) == words


@pytest.mark.parametrize(
    ("cities", "roads", "words"),
    [
        (CITIES.replace("name\t", "called\t"), ROADS, "cities.tsv, line 1: no column name"),
        ("", ROADS, "cities.tsv, line 1: no column id, name, x, y"),
        (CITIES, ROADS.replace("kind", "sort"), "roads.tsv, line 1: no column kind"),
    ],
)
def test_missing_columns_are_named(tmp_path: Path, cities: str, roads: str, words: str) -> None:
    assert complaint(folder(tmp_path, cities, roads)) == words


@pytest.mark.parametrize("name", ["cities.tsv", "roads.tsv"])
def test_a_missing_file_is_named(tmp_path: Path, name: str) -> None:
    (folder(tmp_path) / name).unlink()
    assert complaint(tmp_path).startswith(f"{name}: missing")


@pytest.mark.parametrize("name", ["cities.tsv", "roads.tsv"])
def test_a_file_in_another_encoding_is_named(tmp_path: Path, name: str) -> None:
    (folder(tmp_path) / name).write_bytes("id\tname\nköln\tKöln\n".encode("latin-1"))
    assert complaint(tmp_path).startswith(f"{name}, line 2: not UTF-8 text")


def test_every_place_must_be_within_reach(tmp_path: Path) -> None:
    path = folder(tmp_path, cities=CITIES + "emden\tEmden\t5\t6\thearts\n")
    assert complaint(path) == "roads.tsv: no way leads from berlin to emden"


def test_a_map_without_places_is_a_bad_map(tmp_path: Path) -> None:
    path = folder(tmp_path, CITIES.splitlines()[0] + "\n", ROADS.splitlines()[0] + "\n")
    assert complaint(path).startswith("cities.tsv")


@pytest.mark.parametrize("number", ["nan", "inf", "-Infinity"])
def test_coordinates_are_real_numbers(tmp_path: Path, number: str) -> None:
    path = folder(tmp_path, cities=CITIES.replace("2.5", number))
    assert complaint(path).startswith("cities.tsv, line 2, column y: '")


def test_all_mistakes_are_told_at_once(tmp_path: Path) -> None:
    path = folder(tmp_path, CITIES.replace("2.5", "far"), ROADS.replace("bad-ems", "ems"))
    with pytest.raises(BadPack) as caught:
        load_map(path)
    assert [str(problem) for problem in caught.value.problems] == [
        "cities.tsv, line 2, column y: 'far', expected a number",
        "roads.tsv, line 2, column b: 'ems' does not stand in cities.tsv",
    ]
