"""The map of Sieben Jahre: where things stand, and that everything can be found and read."""

from __future__ import annotations

import itertools
import math
import xml.etree.ElementTree as ET
from functools import cache
from typing import Any

import pytest

from sanssouci.board.drawing.land import inside
from sanssouci.board.drawing.lettering import Box
from sanssouci.games.sieben_jahre import picture
from sanssouci.games.sieben_jahre import picture_seas as seas
from sanssouci.games.sieben_jahre.game import SIEBEN_JAHRE
from sanssouci.games.sieben_jahre.picture_colours import LETTERS, THEMES
from sanssouci.games.sieben_jahre.picture_layout import HEIGHT, LEGEND, THEATRES, WIDTH, theatre_of
from sanssouci.kernel import Chart, speaking
from tests.games.drawings import SVG, ids_in, tree_of


def contingent(id: str, place: str | None, state: str, **more: Any) -> dict[str, Any]:
    units = {"infantry": [4, "regular"], "cavalry": [2, "veteran"]}
    return {"id": id, "place": place, "state": state, "level": 2, "units": units, **more}


def a_view() -> dict[str, Any]:
    return {
        "pieces": [
            contingent("von-daun", "prag", "austria"),
            contingent("frederik-ii", "dresden", "prussia"),
            contingent("hawke", "ushant", "britain"),
            contingent("wolfe", None, "britain"),
        ],
        "regions": {
            "meissen-lausitz": {"flag": "prussia", "captured": True},
            "schlesien": {"flag": "prussia", "scorched": 1757},
        },
        "raided": ["olmutz"],
    }


@cache
def drawing(theme: str = "day") -> str:
    return picture.draw(a_view(), theme=theme)


def tree() -> ET.Element:
    return tree_of(drawing("day"))


def ids(prefix: str) -> set[str]:
    return ids_in(drawing("day"), prefix)


def test_every_place_stands_in_the_frame_of_its_theatre() -> None:
    for place in picture.everywhere():
        frame = theatre_of(place.sector, place.lon).frame
        x, y = picture.places()[place.id]
        assert frame.left < x < frame.right, place.id
        assert frame.top < y < frame.bottom, place.id


def test_every_province_has_an_area_of_its_own_and_the_tint_of_its_state() -> None:
    shapes = picture.areas()
    countries = picture.geography().countries
    for town in picture.towns():
        at = [id for id, rings in shapes.items() if inside(rings, town.x, town.y)]
        assert at == [town.id]
        under = {name for name, rings in countries.items() if inside(rings, town.x, town.y)}
        assert under == {town.nation or "neutral"}, town.id


def test_harbours_lie_by_the_water() -> None:
    shore = [point for ring in picture.geography().land for point in ring]
    inland = {"london", "york", "bristol", "bordeaux", "rouen", "nantes", "hamburg", "philadelphia"}
    for province in picture.pack().provinces:
        if province.harbour and province.id not in inland:
            here = picture.places()[province.id]
            assert min(math.dist(here, point) for point in shore) < 60, province.id


def test_no_name_touches_another_name_a_symbol_a_panel_or_the_edge() -> None:
    boxes = {
        town.id: picture.labels()[town.id].box(town.name, picture.name_style(town))
        for town in picture.towns()
    }
    assert len(boxes) == len(picture.pack().provinces)
    for (one, box), (two, other) in itertools.combinations(boxes.items(), 2):
        assert not box.overlaps(other), (one, two)
    sheet = Box(0, 0, WIDTH, HEIGHT)
    for id, box in boxes.items():
        assert [town.id for town in picture.towns() if box.overlaps(town.box)] == [], id
        assert not any(box.overlaps(other) for other in picture.obstacles()), id
        assert sheet.encloses(box), id


def test_no_symbol_stands_upon_another() -> None:
    for one, two in itertools.combinations(picture.towns(), 2):
        assert not one.box.overlaps(two.box), (one.id, two.id)
    squares = seas.square_boxes(picture.pack(), picture.places())
    for (sea, box), (other, second) in itertools.combinations(squares.items(), 2):
        assert not box.overlaps(second), (sea, other)
    for sea, box in squares.items():
        assert [town.id for town in picture.towns() if box.overlaps(town.box)] == [], sea


def test_theatres_do_not_overlap() -> None:
    frames = [*(theatre.frame for theatre in THEATRES), LEGEND]
    for one, two in itertools.combinations(frames, 2):
        assert not one.overlaps(two)


def test_the_lens_enlarges_its_middle_and_keeps_directions() -> None:
    for theatre in THEATRES:
        lon, lat = theatre.centre
        assert theatre.project(lat, lon) == theatre.at
        near = theatre.project(lat, lon + 1)[0] - theatre.at[0]
        far = theatre.project(lat, lon + 20)[0] - theatre.project(lat, lon + 19)[0]
        assert near > 1.4 * far > 0
        assert theatre.project(lat + 1, lon)[1] < theatre.at[1]


@pytest.mark.rule("S1.1")
def test_every_place_road_route_and_layer_can_be_found() -> None:
    pack = picture.pack()
    assert ids("city-") == {place.id for place in picture.everywhere()}
    assert ids("area-") == {province.id for province in pack.provinces}
    chart = SIEBEN_JAHRE.map
    assert isinstance(chart, Chart)
    assert ids("road-") == {f"{link.a}--{link.b}" for link in chart.ways}
    assert ids("layer-") - {"harbours"} == set(picture.LAYERS)


def test_the_squares_of_the_sea_bear_their_numbers() -> None:
    for sea in picture.pack().seas:
        square = tree().find(f".//{SVG}g[@id='city-{sea.id}']")
        assert square is not None
        assert [text.text for text in square.iter(f"{SVG}text")] == [str(sea.number), sea.name]


@pytest.mark.rule("S32")
def test_objectives_bear_the_colour_of_their_claimant() -> None:
    claimed = {
        part.attrib["data-id"]: part.attrib["data-objective-of"]
        for part in tree().iter()
        if "data-objective-of" in part.attrib
    }
    assert claimed["breslau"] == "austria"
    assert claimed["dresden"] == claimed["prag"] == "prussia"
    assert claimed["quebec"] == claimed["le-palais"] == "britain"
    assert claimed["boston"] == claimed["mahon"] == claimed["hannover"] == "france"
    assert "berlin" not in claimed


def test_contingents_flags_and_fires_of_a_view_are_drawn() -> None:
    assert ids("piece-") == {"von-daun", "frederik-ii", "hawke"}, "nobody stands nowhere"
    assert ids("marker-") == {"dresden"}
    assert ids("scorched-") == {"breslau"}
    assert ids("raided-") == {"olmutz"}
    taken = {p.attrib["data-id"] for p in tree().iter() if "taken" in p.get("class", "").split()}
    assert taken == {"dresden", "pirna", "freiberg", "bautzen"}
    forces = [part for part in tree().iter() if "force" in part.get("class", "").split()]
    assert {(part.attrib["data-city"], part.attrib["data-full"]) for part in forces} == {
        ("prag", "6"),
        ("dresden", "6"),
        ("ushant", "6"),
    }


def test_every_state_has_its_own_letter_and_colour() -> None:
    states = [state.id for state in picture.pack().states]
    assert len({LETTERS[state] for state in states}) == len(states)
    for theme in THEMES.values():
        assert len({theme.nations[state].piece for state in states}) == len(states)


@pytest.mark.parametrize("language", ["it", "de", "el"])
def test_the_sea_is_named_in_the_language_of_the_reader(language: str) -> None:
    """Nearly all names differ from the English ones, and none runs over the frame of its map."""
    with speaking(language):
        drawn = tree_of(picture.draw(None))
        spots = picture.translated_sea_names(language)
        boxes = seas.name_boxes(picture.pack(), spots)
    written = {text for part in drawn.iter() for text in [part.text or ""]}
    own = {sea.id: SIEBEN_JAHRE.name(sea.id, language) for sea in picture.pack().seas}
    assert own["irish-sea"] != "Irish Sea"
    assert sum(own[sea.id] != sea.name for sea in picture.pack().seas) > 40
    assert written >= set(own.values())
    for sea, box in zip(picture.pack().seas, boxes, strict=True):
        assert theatre_of(sea.sector, sea.lon).frame.encloses(box), own[sea.id]
