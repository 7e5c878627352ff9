"""Loading a map, and what is said about a bad one."""

from __future__ import annotations

from pathlib import Path

import pytest

from sanssouci.board.mapfile import load_map, read_table
from sanssouci.games.friedrich.atlas import DATA
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
    assert [dict(p.fields) for p in map.places] == [{"suit": "spades"}, {"suit": "clubs"}]
    assert [(r.a, r.b, r.kind) for r in map.roads] == [(0, 1, "main")]
    assert map.index() == {"berlin": 0, "bad-ems": 1}


def test_the_map_of_friedrich_is_sound() -> None:
    map = load_map(DATA)
    assert (len(map.places), len(map.roads)) == (672, 976)


@pytest.mark.parametrize(
    ("row", "problem"),
    [
        ("Berlin\tBerlin\t1\t2\tspades", "'Berlin' is no id"),
        ("bad ems\tBad Ems\t1\t2\tspades", "'bad ems' is no id"),
        ("\tNobody\t1\t2\tspades", "'' is no id"),
        ("bad-\tBad\t1\t2\tspades", "'bad-' is no id"),
        ("berlin\tBerlin\t1\t2\tspades", "'berlin' stands twice"),
        ("dresden\tDresden\teast\t2\tspades", "x is 'east', not a number"),
        ("dresden\tDresden\t1\t\tspades", "y is '', not a number"),
        ("dresden\tDresden\t1\t2", "4 columns where the head has 5"),
        ("dresden\tDresden\t1\t2\tspades\t", "6 columns where the head has 5"),
        ("", "1 columns where the head has 5"),
    ],
)
def test_a_bad_place_is_named_with_file_and_line(tmp_path: Path, row: str, problem: str) -> None:
    path = folder(tmp_path, cities=CITIES + row + "\n")
    assert complaint(path).startswith(f"cities.tsv, line 4: {problem}")


@pytest.mark.parametrize(
    ("row", "problem"),
    [
        ("berlin\tdresden\tmain", "a road to 'dresden', which is no place"),
        ("\tberlin\tmain", "a road to '', which is no place"),
        ("berlin\tberlin\tmain", "a road from berlin to itself"),
        ("berlin\tbad-ems\tminor", "the road berlin - bad-ems stands twice"),
        ("bad-ems\tberlin\tmain", "the road bad-ems - berlin stands twice"),
        ("berlin\tbad-ems", "2 columns where the head has 3"),
    ],
)
def test_a_bad_road_is_named_with_file_and_line(tmp_path: Path, row: str, problem: str) -> None:
    path = folder(tmp_path, roads=ROADS + row + "\n")
    assert complaint(path).startswith(f"roads.tsv, line 3: {problem}")


def test_a_road_is_main_or_minor(tmp_path: Path) -> None:
    path = folder(tmp_path, roads=ROADS.replace("main", "broad"))
    assert complaint(path) == "roads.tsv, line 2: kind is 'broad', not main or minor"


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
    assert complaint(tmp_path).startswith(f"{name}: cannot be read: ")


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
    assert complaint(path).startswith("cities.tsv, line 2: y is")


def test_a_row_can_complain_about_itself(tmp_path: Path) -> None:
    rows = list(read_table(folder(tmp_path) / "cities.tsv", ("id",)))
    assert [(row.line, row["id"], row.number("x")) for row in rows] == [
        (2, "berlin", 1),
        (3, "bad-ems", 3),
    ]
    assert str(rows[1].error("has no spa")) == "cities.tsv, line 3: has no spa"
