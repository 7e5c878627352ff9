"""The drawing library by itself, without any game."""

from __future__ import annotations

import json
import re
import struct
import xml.etree.ElementTree as ET

import pytest

import sanssouci
from sanssouci.board.drawing import cities, pieces, roads, sectors, sheet, svg
from sanssouci.board.drawing.land import inside, regions
from sanssouci.board.drawing.lettering import (
    FONT_FOLDER,
    OTHER_SCRIPT,
    Box,
    Style,
    font_faces,
    spread_style,
    text_box,
    text_width,
    write,
)
from sanssouci.board.drawing.raster import to_png
from sanssouci.board.drawing.theme import CANDLE, DAY, NationColours, Theme
from sanssouci.board.mapfile import Map, Place, Road
from sanssouci.kernel import Catalogues
from sanssouci.kernel.catalogue import SHARED, keys_of, read, source_of


def place(index: int, id: str, x: float, y: float) -> Place:
    return Place(index, id, id.title(), x, y)


def test_an_element_escapes_and_leaves_out_what_is_none() -> None:
    drawn = svg.element("text", svg.text_of("a < b & c"), x=1.0, class_='"q"', dy=None)
    read = ET.fromstring(drawn)
    assert read.text == "a < b & c"
    assert dict(read.attrib) == {"x": "1", "class": '"q"'}


@pytest.mark.parametrize(
    ("value", "text"), [(1.0, "1"), (-0.01, "0"), (2.26, "2.3"), (-3.5, "-3.5"), (100.0, "100")]
)
def test_numbers_are_short(value: float, text: str) -> None:
    assert svg.number(value) == text


def square(left: float, top: float, side: float) -> tuple[tuple[float, float], ...]:
    right, bottom = left + side, top + side
    return (left, top), (right, top), (right, bottom), (left, bottom)


def test_land_is_drawn_in_pieces_that_lie_apart_and_a_lake_stays_with_its_land() -> None:
    mainland, lake = square(0, 0, 1000), square(400, 400, 50)
    skerry, neighbour, far = square(1210, 10, 20), square(1250, 10, 30), square(3000, 10, 20)
    pieces_of_land = regions((skerry, lake, mainland, far, neighbour))
    assert sorted(pieces_of_land) == sorted([(lake, mainland), (skerry, neighbour), (far,)])


def read_numbers(data: str) -> list[float]:
    """The numbers of path data, as browsers part them."""
    return [float(found) for found in re.findall(r"-?(?:\d*\.\d+|\d+)", data)]


def test_a_line_in_steps_returns_to_its_points() -> None:
    points = [(10.04, 20.0), (13.33, 18.0), (9.97, 25.55), (10.4, 25.9), (10.5, 26.9)]
    start, steps = svg.line_data(points).removeprefix("M").split("l")
    x, y = read_numbers(start)
    for (wanted_x, wanted_y), step in zip(points[1:], svg.pairs(read_numbers(steps)), strict=True):
        x, y = x + step[0], y + step[1]
        assert (x, y) == pytest.approx((wanted_x, wanted_y), abs=0.06)


def test_a_soft_curve_passes_its_points() -> None:
    points = [(10.0, 20.0), (13.3, 18.0), (9.7, 25.5), (0.2, 25.1)]
    start, first, rest = re.split("[cs]", svg.smooth_data(points).removeprefix("M"))
    x, y = read_numbers(start)
    ends = [read_numbers(first)[4:], *(numbers[2:] for numbers in batched(read_numbers(rest), 4))]
    for wanted, (right, down) in zip(points[1:], ends, strict=True):
        x, y = x + right, y + down
        assert (x, y) == pytest.approx(wanted, abs=0.06)


def batched(numbers: list[float], size: int) -> list[list[float]]:
    return [numbers[at : at + size] for at in range(0, len(numbers), size)]


def test_inside_follows_the_even_odd_rule() -> None:
    outer = ((0.0, 0.0), (10.0, 0.0), (10.0, 10.0), (0.0, 10.0))
    hole = ((4.0, 4.0), (6.0, 4.0), (6.0, 6.0), (4.0, 6.0))
    assert inside((outer, hole), 2, 2)
    assert not inside((outer, hole), 5, 5)
    assert not inside((outer, hole), 12, 5)


def test_longer_words_run_wider_and_boxes_follow_the_anchor() -> None:
    style = Style("roman", 16)
    assert text_width("Königsberg", style) > text_width("Köln", style) > 0
    start = text_box("Łódź", style, 100, 50, "start")
    end = text_box("Łódź", style, 100, 50, "end")
    assert start.left == pytest.approx(100)
    assert end.right == pytest.approx(100)
    assert start.top < 50 <= start.bottom


def test_spread_letters_fill_their_curve_or_shrink_to_it() -> None:
    curve = [(0.0, 0.0), (400.0, 0.0)]
    wide = spread_style("SAXONY", "roman", 30, curve)
    assert text_width("SAXONY", wide) == pytest.approx(388, abs=wide.spacing)
    tight = spread_style("SAXONY", "roman", 300, curve)
    assert tight.size < 300
    assert text_width("SAXONY", tight) <= 400


def test_boxes_that_share_only_an_edge_do_not_overlap() -> None:
    assert not Box(0, 0, 10, 10).overlaps(Box(10, 0, 20, 10))
    assert Box(0, 0, 10, 10).overlaps(Box(9, 9, 20, 20))


def test_roads_bend_away_from_other_places() -> None:
    board = Map(
        (place(0, "a", 0, 0), place(1, "b", 200, 0), place(2, "c", 100, 15), place(3, "d", 300, 9)),
        (Road(0, 1, "main"), Road(1, 3, "minor"), Road(0, 2, "minor")),
    )
    first = roads.courses(board)[0]
    assert roads.point_on(first, 0) == (0, 0)
    assert roads.point_on(first, 1) == (200, 0)
    assert roads.point_on(first, 0.5)[1] < 0
    drawn = ET.fromstring(
        roads.road_layer(board, roads.courses(board), lambda road: road.kind == "main")
    )
    assert len(drawn.findall(".//path")) == 3
    assert len(drawn.findall(".//use")) == 1


@pytest.mark.parametrize("suit", sorted(sectors.SUIT_PATHS))
def test_suit_signs_stay_in_their_square_when_scaled(suit: str) -> None:
    sector = sectors.Sector("1-1", suit, 0, 0, 400, 300, 200, 150)
    drawn = ET.fromstring(sectors.sector_layer([sector], 50))
    path = drawn.find(".//path")
    assert path is not None
    tokens = [float(t) for t in path.attrib["d"].split() if not t.isalpha()]
    assert all(95 <= n <= 255 for n in tokens)


def test_every_kind_of_town_has_its_own_shape() -> None:
    kinds: tuple[cities.Symbol, ...] = ("town", "fort", "open-fort", "magazine")
    drawn = {cities.symbol(kind, "blue", "B") for kind in kinds}
    assert len(drawn) == len(kinds)


def test_a_stack_shows_every_general_and_tells_the_face_down_ones() -> None:
    generals = [
        pieces.General("second", "blue", "Second", 2, face_down=True),
        pieces.General("first", "blue", "First", 1, troops=7),
        pieces.General("third", "blue", "Third", 3),
    ]
    drawn = ET.fromstring(pieces.stack(generals, "town", 10, 20))
    ids = [part.attrib["id"] for part in drawn]
    assert ids == ["piece-third", "piece-second", "piece-first"], "the highest rank lies on top"
    classes = {part.attrib["data-id"]: part.attrib["class"] for part in drawn}
    assert "face-down" in classes["second"]
    assert "face-down" not in classes["first"]
    words = [text.text for text in drawn.iter("text")]
    assert {"1 First", "2 Second", "3 Third", "7"} <= set(words)


def test_the_grid_names_its_squares() -> None:
    grid = sheet.Grid("AB", ("2", "1"), (0, 50, 100), (0, 30, 60))
    assert [grid.square(x, y) for x, y in ((0, 0), (50, 29), (99, 60), (-5, 99))] == [
        "A2",
        "B2",
        "B1",
        "A1",
    ]


def test_styles_hold_inside_a_map_only() -> None:
    assert sheet.scoped(".a,.b{fill:red}.c{x:y}") == (
        ".sanssouci-map .a,.sanssouci-map .b{fill:red}.sanssouci-map .c{x:y}"
    )


def test_fonts_travel_inside_the_drawing() -> None:
    css = font_faces()
    assert css.count("@font-face") == 3
    assert css.count("url(") == css.count("url(data:font/woff2;base64,")


@pytest.mark.parametrize("theme", [DAY, CANDLE], ids=lambda theme: theme.name)
def test_ink_stands_out_from_paper(theme: Theme) -> None:
    def light(colour: str) -> float:
        parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
        linear = [p / 12.92 if p <= 0.03928 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]
        return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]

    for back in (theme.paper, theme.halo, theme.town_fill):
        dark, bright = sorted((light(theme.ink), light(back)))
        assert (bright + 0.05) / (dark + 0.05) > 7


def test_a_picture_becomes_a_png_of_the_wanted_width() -> None:
    colours = NationColours("#123456", "#ffffff", "#123456", "#ffffff")
    theme = Theme(**{**DAY.__dict__, "nations": {"blue": colours}})
    drawn = pieces.stack([pieces.General("g", "blue", "Gneisenau", 1)], "town", 60, 60)
    css = pieces.css(theme) + sheet.css(theme)
    whole = sheet.document(
        120, 120, css, pieces.definitions(theme), [sheet.paper(120, 120), drawn], "test"
    )
    png = to_png(whole, 354)
    assert png.startswith(b"\x89PNG")
    assert struct.unpack(">II", png[16:24]) == (354, 354)


def test_roads_that_would_cross_are_drawn_straight() -> None:
    left = ((0.0, 0.0), (60.0, 100.0), (0.0, 200.0))
    right = ((10.0, 0.0), (-50.0, 100.0), (10.0, 200.0))
    apart = ((100.0, 0.0), (140.0, 100.0), (100.0, 200.0))
    drawn = roads.untangled([left, right, apart])
    assert [roads.point_on(course, 0.5)[0] for course in drawn] == [0, 10, 120]


WORDS = ("power", "cards", "kind", "count", "who")
"""What is put into words of a map."""


def test_what_our_fonts_lack_is_lettered_by_others_and_guessed_at() -> None:
    style = Style("roman", 20)
    assert 'font-family="Sanssouci Fell"' in write("Prussia", style, 0, 0)
    assert "Serif" in write("Πρωσία", style, 0, 0)
    latin, greek = text_width("autokratoria", style), text_width("αυτοκρατορία", style)
    assert latin < greek < 1.3 * latin
    assert text_width("più", style) < 1.1 * text_width("piu", style)


@pytest.mark.parametrize("language", Catalogues(SHARED).languages)
def test_maps_are_lettered_with_letters_that_there_are(language: str) -> None:
    """A PNG has no other fonts than ours, unless it is of another script."""
    metrics = json.loads((FONT_FOLDER / "metrics.json").read_text(encoding="utf-8"))
    ours = set(metrics["roman"]["letters"])
    for source in (SHARED, *(sanssouci.game(game).sentences for game in sanssouci.GAMES)):
        words = Catalogues(source).speak(language)
        for key in keys_of(read(source_of(source, language) or "", language)):
            if key.startswith(("picture-", "land-")):
                written = words.words(key, **dict.fromkeys(WORDS, ""))
                lacking = {one for one in set(written) - ours if not OTHER_SCRIPT.match(one)}
                assert not lacking, f"{key}: {written}"
