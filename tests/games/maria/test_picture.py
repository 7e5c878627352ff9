"""Maria's maps and boards: where things stand, and that everything can be found and read."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from functools import cache
from typing import Any

from sanssouci.board.drawing.lettering import Box, Style, text_box
from sanssouci.games.maria import picture, picture_cells, picture_layout
from sanssouci.games.maria.pack import load_pack
from sanssouci.kernel import speaking
from tests.games.drawings import (
    SVG,
    assert_names_are_free,
    countries_under,
    far_from_the_shore,
    ids_in,
    tree_of,
)

PORTS = ("calais", "dunkerque", "ostende", "sluis", "middelburg", "den-haag", "amsterdam")
RIVERS = {"Rhein", "Maas", "Mosel", "Schelde", "Seine", "Marne", "Main", "Donau", "Elbe", "Oder"}


def a_view() -> dict[str, Any]:
    def general(id: str, nation: str, rank: int, city: str | None, **more: Any) -> dict[str, Any]:
        piece = {"id": id, "kind": "general", "nation": nation, "name": id.title(), "rank": rank}
        return {**piece, "city": city, "face_down": False, "troops": None, **more}

    return {
        "pieces": [
            general("friedrich", "prussia", 1, "glogau", troops=8),
            general("schwerin", "prussia", 2, "glogau", face_down=True),
            general("dessauer", "prussia", 4, None),
            general("karl", "austria", 1, None),
            {**general("austria-train-3", "austria", 3, "kolin"), "kind": "train"},
            {**general("prussia-train-2", "prussia", 2, None), "kind": "train"},
        ],
        "hussars": ["olmutz", None],
        "markers": [
            {"city": "breslau", "nation": "prussia", "question": False},
            {"city": "neisse", "nation": "austria", "question": True},
        ],
        "missions": {"prussia": "dessauer", "austria": None, "france": None},
        "tracks": {"saxony": 2, "russia": 4, "italy": 3},
        "electors": [{"city": "koln", "nation": "france"}, {"city": "prag", "nation": "austria"}],
        "nations": [{"id": "prussia", "battle": 1, "pool": 9}, {"id": "bavaria"}],
        "boxes": {"electors": "france", "emperor": None, "italy": None, "silesia": None},
        "turn": 3,
    }


@cache
def drawing(theme: str) -> str:
    return picture.draw(a_view(), theme=theme)


def tree() -> ET.Element:
    return tree_of(drawing("day"))


def ids(prefix: str) -> set[str]:
    return ids_in(drawing("day"), prefix)


def test_every_town_has_the_tint_of_its_own_country_and_no_other() -> None:
    for city in load_pack().board.cities:
        under = countries_under(picture.geography(), city.x, city.y)
        assert under == {city.country}, city.id


def test_ports_lie_by_the_water() -> None:
    towns = [(p.id, p.x, p.y) for p in picture.board().places if p.id in PORTS]
    assert len(towns) == len(PORTS)
    assert far_from_the_shore(picture.geography(), towns, 30) == []


def test_great_rivers_are_there() -> None:
    assert {river.name for river in picture.geography().rivers} >= RIVERS


def test_no_name_touches_another_name_a_symbol_a_panel_the_seam_or_the_edge() -> None:
    boxes = {
        town.id: picture.labels()[town.id].box(town.name, picture.name_style(town))
        for town in picture.towns()
    }
    assert len(boxes) == 507
    room = Box(0, 0, picture.WIDTH, picture_layout.FIELD)
    assert_names_are_free(boxes, picture.towns(), picture.PANELS, room)


def test_each_sheet_lies_on_its_side_of_the_seam() -> None:
    for city in load_pack().board.cities:
        assert (city.x < picture_layout.SEAM) == (city.sheet == "flanders"), city.id


def test_every_town_road_sector_and_layer_can_be_found() -> None:
    board = picture.board()
    assert ids("city-") == {place.id for place in board.places}
    assert ids("road-") == {
        f"{board.places[road.a].id}--{board.places[road.b].id}" for road in board.roads
    }
    assert len(ids("sector-")) == len(load_pack().board.sectors) == 43
    assert ids("layer-") == set(picture.LAYERS)
    named = tree().findall(f".//{SVG}g[@id='layer-names']/{SVG}text")
    assert {text.attrib["data-id"] for text in named} == {place.id for place in board.places}


def test_fortresses_and_electors_have_their_symbols() -> None:
    towns = {town.id: town for town in picture.towns()}
    assert towns["wien"].symbol == "fortress"
    assert towns["eger"].symbol == "fort"
    assert towns["neisse"].symbol == "open-fort"  # nobody's home
    assert towns["melk"].symbol == "town"
    assert towns["breda"].nation == "pragmatic"
    assert sum(town.symbol != "town" for town in towns.values()) == 81
    assert sum(town.elector for town in towns.values()) == 9


def test_pieces_and_markers_of_a_view_are_drawn() -> None:
    on_the_maps = {"friedrich", "schwerin", "austria-train-3", "hussar-1"}
    assert ids("piece-") == on_the_maps | {"dessauer", "prussia-train-2"}
    assert ids("marker-") == {"breslau", "neisse", "koln"}
    pieces = {
        part.attrib["data-id"]: part
        for part in tree().iter()
        if "piece" in part.get("class", "").split()
    }
    assert "face-down" in pieces["schwerin"].attrib["class"]
    assert pieces["dessauer"].attrib["data-city"] == "mission-prussia"
    assert pieces["hussar-1"].attrib["data-city"] == "olmutz"


def test_the_boards_show_tracks_votes_boxes_and_turn() -> None:
    assert ids("track-") == {"saxony", "russia", "italy"}
    assert ids("vote-") == {"koln", "prag"}
    assert ids("prize-") == {"electors"}
    assert "this-turn" in drawing("day")
    assert len(ids("box-")) == 15
    assert ids("turn-") == {*(str(turn) for turn in range(1, 13)), "track"}


def test_words_on_the_boards_stay_in_their_cells() -> None:
    for cell in (*picture_cells.track_cells().values(), *picture_cells.prize_cells().values()):
        assert cell.right - cell.left > 150
    by_id = {part.attrib["id"]: part for part in tree().iter() if "id" in part.attrib}
    for board, box in (
        ("political-board", picture_layout.POLITICS),
        ("electoral-college", picture_layout.COLLEGE),
        ("victory-boxes", picture_layout.VICTORY),
        ("missions", picture_layout.MISSIONS),
        ("turn-track", picture_layout.TURNS),
    ):
        for words in by_id[board].iter(f"{SVG}text"):
            style = Style("roman", float(words.attrib["font-size"]))
            anchor = words.attrib.get("text-anchor", "start")
            x, y = float(words.attrib["x"]), float(words.attrib["y"])
            found = text_box(words.text or "", style, x, y, anchor)  # type: ignore[arg-type]
            assert box.encloses(found), words.text


def test_without_a_view_the_board_is_empty() -> None:
    empty = ET.fromstring(picture.draw(None))
    for layer in ("pieces", "markers", "tracks"):
        found = empty.find(f".//{SVG}g[@id='layer-{layer}']")
        assert found is not None
        assert len(found) == 0


def test_a_king_is_drawn_under_his_name_in_the_language_of_the_reader() -> None:
    george = {"id": "george", "kind": "general", "nation": "pragmatic", "name": "George II"}
    piece = {**george, "rank": 1, "city": "hannover", "face_down": False, "troops": None}
    for language, name in (("en", "George II"), ("it", "Giorgio II"), ("de", "Georg II.")):
        with speaking(language):
            assert f"1 {name}<" in picture.draw({**a_view(), "pieces": [piece]})
