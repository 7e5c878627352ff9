"""Reading a drawing back."""

from __future__ import annotations

import math
import xml.etree.ElementTree as ET
from collections.abc import Iterable, Mapping
from functools import cache

from sanssouci.board.drawing.cities import Town
from sanssouci.board.drawing.land import Geography, inside
from sanssouci.board.drawing.lettering import Box

SVG = "{http://www.w3.org/2000/svg}"


@cache
def tree_of(drawing: str) -> ET.Element:
    return ET.fromstring(drawing)


def ids_in(drawing: str, prefix: str) -> set[str]:
    """The ids that begin so, without the beginning."""
    found = (part.attrib.get("id", "") for part in tree_of(drawing).iter())
    return {id.removeprefix(prefix) for id in found if id.startswith(prefix)}


def countries_under(geography: Geography, x: float, y: float) -> set[str]:
    """The countries whose tint lies there."""
    return {name for name, rings in geography.countries.items() if inside(rings, x, y)}


def far_from_the_shore(
    geography: Geography, towns: Iterable[tuple[str, float, float]], most: float
) -> list[str]:
    """Those of some towns that lie farther from the water than ports may."""
    shore = [point for ring in geography.land for point in ring]
    return [id for id, x, y in towns if min(math.dist((x, y), p) for p in shore) >= most]


def assert_names_are_free(
    names: Mapping[str, Box], towns: Iterable[Town], panels: Iterable[Box], room: Box
) -> None:
    """No name touches another name, a symbol or a panel, nor leaves the room there is."""
    symbols, obstacles = list(towns), list(panels)
    ordered = sorted(names.items(), key=lambda item: item[1].left)
    for i, (one, box) in enumerate(ordered):
        for two, other in ordered[i + 1 :]:
            if other.left >= box.right:
                break
            assert not box.overlaps(other), (one, two)
        assert [town.id for town in symbols if box.overlaps(town.box)] == [], one
        assert not any(box.overlaps(panel) for panel in obstacles), one
        assert room.encloses(box), one
