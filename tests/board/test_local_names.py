"""What places are called today: each row means one town, on every map that has it."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

import sanssouci
from sanssouci.board.findings import BadPack
from sanssouci.board.local_names import LOCAL_NAMES, local_names
from sanssouci.board.tables import read_table
from sanssouci.games import load


def names_on(game: str) -> dict[str, str]:
    """What the map of a game calls its places, by id."""
    found = load(game)
    assert found.map is not None
    return {spot.id: found.data_names[spot.id] for spot in found.map.places}


def test_every_place_of_the_table_is_on_a_map() -> None:
    maps = {game: names_on(game) for game in sanssouci.GAMES}
    names = {name for places in maps.values() for name in places.values()}
    for row in local_names():
        assert row.place in (maps[row.game] if row.game else names), row


def test_a_name_that_several_towns_bear_stands_by_its_id() -> None:
    named = {row.place for row in local_names() if not row.game}
    by_id = {(row.game, row.place) for row in local_names() if row.game}
    for game in sanssouci.GAMES:
        places = names_on(game)
        borne = Counter(places.values())
        assert not {name for name in named if borne[name] > 1}
        given_twice = {id for of, id in by_id if of == game and places[id] in named}
        assert not given_twice


def test_no_local_name_is_the_name_on_the_map() -> None:
    for game in sanssouci.GAMES:
        places, local = names_on(game), load(game).local_names
        assert local
        assert not [id for id in local if local[id] == places[id]]


def test_towns_of_the_same_name_are_kept_apart() -> None:
    friedrich, maria = load("friedrich").local_names, load("maria").local_names
    assert friedrich["konigsberg-prussia-hearts"].startswith("Kaliningrad")
    assert friedrich["konigsberg-prussia-spades"] == "Chojna"
    assert maria["falkenberg"] == "Niemodlin"
    assert "falkenberg" not in friedrich  # the one in Saxony
    assert "osterode-hanover" not in friedrich
    assert load("sieben-jahre").local_names["sternberg"] == "Torzym"
    assert "berlin" not in friedrich


def test_a_place_given_twice_is_refused_by_its_line(tmp_path: Path) -> None:
    rows = "# ours\n# from memory\ngame\tplace\tlocal\n\tPrag\tPraha\n\tPrag\tPraga\n"
    (tmp_path / LOCAL_NAMES.file).write_text(rows, encoding="utf-8")
    with pytest.raises(BadPack, match=r"line 5.*the same game and place as line 4"):
        read_table(tmp_path, LOCAL_NAMES)
