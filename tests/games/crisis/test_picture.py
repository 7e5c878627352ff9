"""The map of The Great Crisis: where things stand, and that everything can be found and read."""

from __future__ import annotations

import itertools
import os
import shutil
import subprocess
import sys
import xml.etree.ElementTree as ET
from functools import cache
from pathlib import Path
from typing import Any

from sanssouci.board.drawing import roads
from sanssouci.board.drawing.lettering import Box
from sanssouci.board.drawing.svg import XY
from sanssouci.games.crisis import picture
from sanssouci.games.crisis.pack import BUILT_IN, NATIONS
from sanssouci.games.crisis.pack_tables import FILES
from sanssouci.games.crisis.picture_colours import LETTERS, THEMES
from sanssouci.games.crisis.shelf import SHELF
from tests.games.drawings import (
    SVG,
    assert_names_are_free,
    countries_under,
    far_from_the_shore,
    ids_in,
    tree_of,
)

PORTS = ("emden", "wismar", "stralsund", "kolberg", "memel")


def units(nation: str, count: int, id: str = "", **states: bool) -> dict[str, Any]:
    plain = dict.fromkeys(("depleted", "inside", "isolated"), False)
    kind = "commander" if id else "troop"
    return {"kind": kind, "id": id, "nation": nation, "count": count, **plain, **states}


def space(id: str, nation: str, *units: dict[str, Any], **states: bool) -> dict[str, Any]:
    plain = {"scorched": False, "besieged": False}
    return {"id": id, "nation": nation, "units": list(units), **plain, **states}


def a_view() -> dict[str, Any]:
    resources = {"prussia": 7, "britain": 5, "austria": 4, "france": 3, "russia": 4, "sweden": 2}
    return {
        "turn": 14,
        "nations": [{"id": id, "resources": number} for id, number in resources.items()],
        "alliances": [{"id": "prussia", "resources": 12}, {"id": "austria", "resources": 15}],
        "spaces": [
            space(
                "olmutz",
                "prussia",
                units("austria", 6, isolated=True),
                units("austria", 1, depleted=True, isolated=True),
                units("austria", 1, "nadasdy", depleted=True, isolated=True),
                units("prussia", 2, depleted=True, inside=True),
                besieged=True,
            ),
            space("russland", "russia", units("russia", 23), units("russia", 1, "apraxin")),
            space("berlin", "prussia"),
            space("glogau", "prussia", scorched=True),
        ],
    }


@cache
def drawing(theme: str) -> str:
    return picture.draw(a_view(), theme=theme)


def tree() -> ET.Element:
    return tree_of(drawing("day"))


def ids(prefix: str) -> set[str]:
    return ids_in(drawing("day"), prefix)


def words_of(part: ET.Element) -> list[str | None]:
    return [text.text for text in part.iter(f"{SVG}text")]


def test_every_space_has_the_tint_of_its_nation_and_no_other() -> None:
    for town in picture.towns():
        under = countries_under(picture.geography(), town.x, town.y)
        assert under == {town.nation}, town.id


def test_ports_lie_by_the_water() -> None:
    towns = [(p.id, p.x, p.y) for p in picture.board().places if p.id in PORTS]
    assert len(towns) == len(PORTS)
    assert far_from_the_shore(picture.geography(), towns, 40) == []


def test_great_rivers_are_there() -> None:
    names = {river.name for river in picture.geography().rivers}
    assert {"Elbe", "Oder", "Weichsel", "Weser", "Rhein", "Main", "Donau", "Moldau"} <= names


def test_no_name_touches_another_name_a_symbol_a_panel_or_the_edge() -> None:
    boxes = {
        town.id: picture.labels()[town.id].box(town.name, picture.name_style(town))
        for town in picture.towns()
    }
    assert len(boxes) == 133
    room = Box(0, 0, picture.WIDTH, picture.HEIGHT)
    assert_names_are_free(boxes, picture.towns(), picture.obstacles(), room)


def test_panels_and_symbols_keep_clear_of_each_other() -> None:
    panels = picture.obstacles()
    for one, two in itertools.combinations(panels, 2):
        assert not one.overlaps(two)
    for town in picture.towns():
        assert not any(panel.overlaps(town.box) for panel in panels), town.id
    for one_town, two_town in itertools.combinations(picture.towns(), 2):
        assert not one_town.box.overlaps(two_town.box), (one_town.id, two_town.id)


def test_every_space_route_turn_and_layer_can_be_found() -> None:
    pack = picture.pack()
    assert ids("city-") == {space.id for space in pack.spaces}
    assert ids("road-") == {
        f"{pack.spaces[route.a].id}--{pack.spaces[route.b].id}" for route in pack.routes
    }
    assert ids("turn-") - {"track"} == {str(turn.number) for turn in pack.turns}
    assert ids("layer-") == set(picture.LAYERS)


def test_kinds_of_spaces_have_symbols_of_their_own() -> None:
    kinds = {space.kind for space in picture.pack().spaces if not space.is_box}
    symbols = {town.data["kind"]: town.symbol for town in picture.towns()}
    assert set(symbols) == kinds
    assert len(set(symbols.values())) == len(kinds)


def test_no_two_land_routes_cross_as_they_are_drawn() -> None:
    drawn = picture.courses()
    assert len(drawn) == 180
    ways = [[roads.point_on(course, t / 12) for t in range(13)] for course in drawn]

    def side(a: XY, b: XY, c: XY) -> float:
        return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])

    for one, two in itertools.combinations(ways, 2):
        for (a, b), (c, d) in itertools.product(itertools.pairwise(one), itertools.pairwise(two)):
            if abs(a[0] - c[0]) < 80 and abs(a[1] - c[1]) < 80:
                crossing = side(a, b, c) * side(a, b, d) < 0 and side(c, d, a) * side(c, d, b) < 0
                assert not crossing, (one[0], one[-1], two[0], two[-1])


def test_sea_routes_look_different_and_reach_their_ends() -> None:
    sea = tree().findall(f".//{SVG}path[@class='sea-route'][@id]")
    assert len(sea) == 7
    places = {place.id: (place.x, place.y) for place in picture.board().places}
    for (a, b), way in picture.sea_ways().items():
        assert (way[0], way[-1]) == (places[a], places[b])


def test_armies_and_markers_of_a_view_are_drawn() -> None:
    assert ids("piece-") == {"nadasdy", "apraxin"}
    assert ids("marker-") == {"olmutz"}, "only what is in foreign hands bears a flag"
    assert ids("siege-") == {"olmutz"}
    assert ids("scorched-") == {"glogau"}
    forces = [part for part in tree().iter() if "force" in part.get("class", "").split()]
    by_nation = {force.attrib["data-nation"]: force for force in forces}
    assert set(by_nation) == {"austria", "prussia", "russia"}
    assert "isolated" in by_nation["austria"].attrib["class"]
    assert "inside" in by_nation["prussia"].attrib["class"]
    assert words_of(by_nation["austria"]) == ["6", "2", "Nadasdy 4·2"]
    assert words_of(by_nation["prussia"]) == ["2"], "nothing is drawn of units that are not there"


def test_the_tracks_show_turn_and_resources() -> None:
    cells = [part for part in tree().iter() if "now" in part.get("class", "").split()]
    assert len(cells) == 1
    current = tree().find(f".//{SVG}g[@id='turn-14']")
    assert current is not None
    assert cells[0] in list(current)
    assert ids("resources-") == {"prussia", "britain", "austria", "france", "russia", "alliance"}


def test_every_nation_has_its_own_letter_and_colour() -> None:
    assert len({LETTERS[nation] for nation in NATIONS}) == len(NATIONS)
    for theme in THEMES.values():
        assert len({theme.nations[nation].piece for nation in NATIONS}) == len(NATIONS)


def test_a_pack_of_ones_own_is_drawn(tmp_path: Path) -> None:
    """Other spaces, other names, letters our fonts lack: names are placed, routes found anew."""
    for name in FILES:
        shutil.copy(BUILT_IN / name, tmp_path)
    spaces = tmp_path / "spaces.tsv"
    text = spaces.read_text(encoding="utf-8")
    spaces.write_text(text.replace("england\tEngland", "albion\tČáslav & <Söhne>"), "utf-8")
    routes = tmp_path / "routes.tsv"
    routes.write_text(routes.read_text("utf-8").replace("\tengland\t", "\talbion\t"), "utf-8")
    setup = tmp_path / "setup.tsv"
    setup.write_text(setup.read_text("utf-8").replace("\tengland\t", "\talbion\t"), "utf-8")
    drawn = subprocess.run(
        [
            sys.executable,
            "-c",
            "from sanssouci.games.crisis.picture import draw; print(draw(None))",
        ],
        env={**os.environ, SHELF.variable: str(tmp_path), "PYTHONIOENCODING": "utf-8"},
        capture_output=True,
        check=True,
    ).stdout
    svg = ET.fromstring(drawn)
    box = svg.find(f".//{SVG}g[@id='city-albion']")
    assert box is not None
    assert "Čáslav & <Söhne>" in words_of(box)
    assert svg.find(f".//{SVG}path[@id='road-stettin--albion']") is not None
