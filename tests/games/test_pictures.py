"""What holds for the drawing of every game; what is drawn in each is tested beside its rules."""

from __future__ import annotations

import re
import struct
import xml.etree.ElementTree as ET
from functools import cache
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

import pytest

from sanssouci.board.drawing.land import inside
from sanssouci.board.drawing.raster import to_png
from sanssouci.games import GAMES, load
from tests.games.drawings import SVG, tree_of

MARGIN = 116
"""What the frame adds to the map, both sides together."""
each_game = pytest.mark.parametrize("game", GAMES)
each_theme = pytest.mark.parametrize("theme", ["day", "candle"])


def picture_of(game: str) -> Any:
    return import_module(f"{type(load(game)).__module__.rpartition('.')[0]}.picture")


@cache
def drawing(game: str, theme: str = "day") -> str:
    """A war that has been going on for a while."""
    play, rng = load(game).play(seed=3), Random(3)
    while not play.state.outcome and len(play.entries) < 150:
        seat = rng.choice(play.state.actors)
        play.act(seat, rng.choice(play.state.legal(seat)))
    return str(picture_of(game).draw(play.state.view(None), theme=theme))


@each_game
def test_every_town_stands_on_land_and_in_no_lake(game: str) -> None:
    geography = picture_of(game).geography()
    towns = picture_of(game).towns()
    assert towns
    for town in towns:
        assert inside(geography.land, town.x, town.y), town.id
        assert not inside(geography.lakes, town.x, town.y), town.id


@each_game
def test_geography_names_its_source_and_stays_small(game: str) -> None:
    path = Path(picture_of(game).__file__).parent / "data" / "geography.json"
    head = path.read_text(encoding="utf-8")[:1500]
    assert "GSHHG" in head
    assert "LGPL" in head
    assert path.stat().st_size < 600_000


@each_game
@each_theme
def test_the_drawing_is_xml_and_needs_nothing_from_outside(game: str, theme: str) -> None:
    text = drawing(game, theme)
    assert tree_of(text).tag == f"{SVG}svg"
    assert len(text) < 1_500_000
    links = re.findall(r'(?:href="|url\()([^")]*)', text)
    assert links
    outside = [link for link in links if not link.startswith(("#", "data:font/woff2;base64,"))]
    assert outside == []
    assert "<script" not in text


@each_game
def test_every_reference_inside_the_drawing_is_answered(game: str) -> None:
    text = drawing(game)
    known = [part.attrib["id"] for part in tree_of(text).iter() if "id" in part.attrib]
    assert len(known) == len(set(known))
    assert set(re.findall(r'(?:href="#|url\(#)([^")]*)', text)) <= set(known)


@each_game
def test_without_a_view_the_board_is_empty(game: str) -> None:
    empty = ET.fromstring(picture_of(game).draw(None))
    for layer in ("pieces", "markers"):
        found = empty.find(f".//{SVG}g[@id='layer-{layer}']")
        assert found is not None
        assert len(found) == 0


@each_game
def test_layers_can_be_picked_and_unknown_ones_are_refused(game: str) -> None:
    draw = picture_of(game).draw
    some = ET.fromstring(draw(None, layers=("roads", "markers")))
    layers = [part.attrib["id"] for part in some if part.get("class") == "layer"]
    assert layers == ["layer-roads", "layer-markers"]
    with pytest.raises(ValueError, match="noon"):
        draw(None, theme="noon")
    with pytest.raises(ValueError, match="dragons"):
        draw(None, layers=("dragons",))


@each_game
def test_the_map_becomes_a_png(game: str) -> None:
    picture = picture_of(game)
    png = to_png(drawing(game, "candle"), 400)
    width, height = struct.unpack(">II", png[16:24])
    assert width == 400
    wanted = 400 * (picture.HEIGHT + MARGIN) / (picture.WIDTH + MARGIN)
    assert height == pytest.approx(wanted, abs=1)
    assert len(png) > 100_000
