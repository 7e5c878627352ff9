"""Friedrich's map: the data it is drawn from, and the drawing itself."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from functools import cache
from typing import Any

from sanssouci.board.drawing.lettering import Box
from sanssouci.board.tables import read_table
from sanssouci.games.friedrich import picture
from sanssouci.games.friedrich.atlas import ATLAS
from sanssouci.games.friedrich.tables import DATA, SECTORS
from tests.games.drawings import (
    SVG,
    assert_names_are_free,
    countries_under,
    far_from_the_shore,
    ids_in,
    tree_of,
)

SHEET_SQUARES = {
    "oschatz": "F4",
    "berlin": "G6",
    "strehlen": "K3",
    "brandenburg": "F6",
    "arnswalde": "I7",
    "mohrungen": "M9",
    "stade": "B8",
    "alfeld": "C5",
    "bydgoszcz": "L7",
    "lomza": "O7",
    "sierpc": "M7",
    "stralsund": "F9",
    "brunn": "K1",
    "melnik": "H2",
    "olmutz": "L1",
    "tabor": "H1",
    "hildburghausen": "D2",
    "iserlohn": "A4",
    "fulda": "B3",
    "grunberg": "I5",
    "juterbog": "F5",
    "gifhorn": "C6",
    "torun": "L7",
    "warszawa": "O6",
    "wismar": "D8",
    "beraun": "G1",
    "pardubitz": "J2",
    "erlangen": "D1",
    "gemunden": "B2",
    "koblenz": "A2",
}
PORTS = (
    *("emden", "kiel", "wismar", "stralsund", "greifswald", "wolgast", "ueckermunde", "cammin"),
    *("colberg", "gdansk", "konigsberg-prussia-hearts", "labiau", "otterndorf", "heiligenbeil"),
)


def a_view() -> dict[str, Any]:
    def general(id: str, nation: str, rank: int, city: str | None, **more: Any) -> dict[str, Any]:
        piece = {"id": id, "kind": "general", "nation": nation, "name": id.title(), "rank": rank}
        return {**piece, "city": city, "face_down": False, "troops": None, **more}

    return {
        "pieces": [
            general("friedrich", "prussia", 1, "oschatz", troops=8),
            general("winterfeldt", "prussia", 2, "oschatz"),
            general("keith", "prussia", 5, "oschatz", face_down=True),
            general("daun", "austria", 1, None),
            {**general("train-russia-1", "russia", 1, "torun"), "kind": "train"},
        ],
        "markers": [
            {"city": "breslau", "nation": "austria", "question": False},
            {"city": "leipzig", "nation": "imperial", "question": True},
        ],
        "turn": 3,
    }


@cache
def drawing(theme: str) -> str:
    return picture.draw(a_view(), theme=theme)


def tree() -> ET.Element:
    return tree_of(drawing("day"))


def ids(prefix: str) -> set[str]:
    return ids_in(drawing("day"), prefix)


def test_every_city_has_the_tint_of_its_own_country_and_no_other() -> None:
    for place in ATLAS.cities:
        under = countries_under(picture.geography(), place.x, place.y)
        assert under == {place.country}, place.id


def test_ports_lie_by_the_water() -> None:
    towns = [(p.id, p.x, p.y) for p in picture.board().places if p.id in PORTS]
    assert len(towns) == len(PORTS)
    assert far_from_the_shore(picture.geography(), towns, 22) == []


def test_great_rivers_are_there() -> None:
    names = {river.name for river in picture.geography().rivers}
    assert {"Elbe", "Oder", "Weichsel", "Weser", "Rhein", "Main", "Moldau", "Warthe"} <= names


def test_no_name_touches_another_name_a_symbol_a_panel_or_the_edge() -> None:
    boxes = {
        town.id: picture.labels()[town.id].box(town.name, picture.name_style(town))
        for town in picture.towns()
    }
    assert len(boxes) == 672
    room = Box(0, 0, picture.WIDTH, picture.HEIGHT)
    assert_names_are_free(boxes, picture.towns(), picture.PANELS, room)


def test_the_edge_grid_agrees_with_the_army_sheets() -> None:
    places = {place.id: place for place in picture.board().places}
    squares = {id: picture.GRID.square(places[id].x, places[id].y) for id in SHEET_SQUARES}
    assert squares == SHEET_SQUARES


def test_every_city_road_sector_and_layer_can_be_found() -> None:
    board = picture.board()
    assert ids("city-") == {place.id for place in board.places}
    assert ids("road-") == {
        f"{board.places[road.a].id}--{board.places[road.b].id}" for road in board.roads
    }
    rows = read_table(DATA, SECTORS)
    assert ids("sector-") == {f"{sector.column}-{sector.row}" for sector in rows}
    assert ids("layer-") == set(picture.LAYERS)
    named = tree().findall(f".//{SVG}g[@id='layer-names']/{SVG}text")
    assert {text.attrib["data-id"] for text in named} == {place.id for place in board.places}


def test_goals_and_depots_have_their_symbols() -> None:
    kinds = {town.id: town.symbol for town in picture.towns()}
    assert kinds["leipzig"] == "fort"
    assert kinds["naumburg"] == "open-fort"
    assert kinds["berlin"] == "magazine"
    assert kinds["oschatz"] == "town"
    assert sum(kind in ("fort", "open-fort") for kind in kinds.values()) == 70


def test_pieces_and_markers_of_a_view_are_drawn() -> None:
    assert ids("piece-") == {"friedrich", "winterfeldt", "keith", "train-russia-1"}
    assert ids("marker-") == {"breslau", "leipzig"}
    pieces = {
        part.attrib["data-id"]: part
        for part in tree().iter()
        if "piece" in part.get("class", "").split()
    }
    assert "face-down" in pieces["keith"].attrib["class"]
    assert "8" in [text.text for text in pieces["friedrich"].iter(f"{SVG}text")]
    assert pieces["train-russia-1"].attrib["data-city"] == "torun"
