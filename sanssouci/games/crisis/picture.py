"""The picture of the map: our own drawing, made anew from the pack and the tables beside it.

The land is the same for every pack; spaces, routes, boxes, names and the turn track come from
the pack in use. A view puts armies and markers on it; of a view the drawing reads

- ``spaces``: of each its ``id``, the ``nation`` that controls it, whether it is ``scorched`` or
  ``besieged``, and its ``units``: alike ones together with ``kind``, ``id``, ``nation``, ``count``
  and the states ``depleted``, ``inside`` and ``isolated``;
- ``turn``: the number of the turn;
- ``nations`` and ``alliances``: the ``resources`` of each.

What a view does not say is not drawn.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from functools import cache, partial
from typing import Any, Final

from sanssouci.board.drawing import (
    cities,
    counters,
    inscriptions,
    land,
    ornaments,
    pieces,
    roads,
    sheet,
)
from sanssouci.board.drawing.cities import Label, Symbol, Town
from sanssouci.board.drawing.ground import Ground
from sanssouci.board.drawing.lettering import Box, Style, write
from sanssouci.board.drawing.placing import Ink, place_names
from sanssouci.board.drawing.svg import XY, element, group, smooth_data
from sanssouci.board.drawing.theme import Theme
from sanssouci.board.mapfile import Map, Place, Road
from sanssouci.games.crisis import picture_panels as panels
from sanssouci.games.crisis.pack import BUILT_IN, NATIONS, Pack
from sanssouci.games.crisis.picture_colours import LETTERS, THEMES
from sanssouci.games.crisis.shelf import pack_in_play
from sanssouci.games.crisis.wording import say

WIDTH, HEIGHT = 2600.0, 1980.0
GRID: Final = sheet.Grid(
    columns="ABCDEFGHIJKLM",
    rows=tuple("0123456789")[:0:-1],
    column_edges=tuple(i * WIDTH / 13 for i in range(14)),
    row_edges=tuple(i * HEIGHT / 9 for i in range(10)),
)

#: Every layer, from the bottom up.
LAYERS = (
    "sea",
    "land",
    "hills",
    "water",
    "lettering",
    "sea-routes",
    "roads",
    "river-names",
    "cities",
    "names",
    "boxes",
    "cartouche",
    "tracks",
    "frame",
    "markers",
    "pieces",
)

_SYMBOLS: Final[Mapping[str, Symbol]] = {
    "resource-fort": "rich-fortress",
    "fort": "fortress",
    "resource-city": "rich-city",
    "city": "city",
}
CITY_NAME: Final = Style("roman", 21)
STRONG_NAME: Final = Style("capitals", 23)

#: By the two ends, the way of a sea route that cannot go straight.
_SEA_WAYS: Final[Mapping[frozenset[str], tuple[XY, ...]]] = {
    frozenset(("england", "stettin")): (
        *((330, 60), (600, -140), (1140, -140), (1346, -10), (1362, 140), (1354, 330), (1356, 520)),
    ),
    frozenset(("russland", "kolberg")): ((2330, 258), (2060, 232), (1760, 262)),
    frozenset(("russland", "konigsberg")): ((2330, 282),),
    frozenset(("england", "emden")): ((190, 500),),
    frozenset(("england", "stade")): ((320, 400), (505, 500)),
    frozenset(("schweden", "wismar")): ((1010, 300),),
}
#: Words beside a sea route that leaves the sheet and comes back, and where they begin.
_SEA_WORDS: Final[Mapping[frozenset[str], tuple[tuple[str, XY], ...]]] = {
    frozenset(("england", "stettin")): (
        ("picture.to_stettin", (378, 40)),
        ("picture.from_england", (1368, 34)),
    ),
}
_SEA_NOTE: Final = Style("italic", 19)


def on_sheet(x: float, y: float) -> XY:
    """From the board of the pack to the sheet."""
    return 40 + 2.5 * x, 50 + 2.5 * y


# ------------------------------------------------------------------ what stands on the map


@cache
def pack() -> Pack:
    return pack_in_play()


@cache
def geography() -> land.Geography:
    return land.load_geography(BUILT_IN / "geography.json")


@cache
def board() -> Map:
    """Spaces on the sheet and the land routes between them."""
    places = []
    for space in pack().spaces:
        x, y = on_sheet(space.x, space.y)
        places.append(Place(space.index, space.id, space.name, x, y))
    lines = tuple(Road(r.a, r.b, r.kind) for r in pack().routes if r.kind == "land")
    return Map(tuple(places), lines)


@cache
def towns() -> tuple[Town, ...]:
    """The spaces on the map; boxes are panels."""
    made = []
    for space in pack().spaces:
        if space.is_box:
            continue
        x, y = on_sheet(space.x, space.y)
        nation = NATIONS[space.nation]
        facts = {"nation": nation, "kind": space.kind}
        made.append(
            Town(
                id=space.id,
                name=space.name,
                x=x,
                y=y,
                symbol=_SYMBOLS[space.kind],
                nation=nation,
                letter=LETTERS[nation],
                data=facts,
            )
        )
    return tuple(made)


@cache
def boxes() -> Mapping[str, Box]:
    """The panels of the off-map boxes, kept on the sheet."""
    return {
        space.id: panels.box_panel(*on_sheet(space.x, space.y), WIDTH, HEIGHT)
        for space in pack().spaces
        if space.is_box
    }


def obstacles() -> tuple[Box, ...]:
    """Panels that no name may run into."""
    return (*panels.PANELS, *boxes().values())


def name_style(town: Town) -> Style:
    return CITY_NAME if town.symbol == "city" else STRONG_NAME


def ink() -> Ink:
    """What names had better not cover."""
    found = Ink()
    for course in courses():
        found.add_line((roads.point_on(course, t / 12) for t in range(13)), 1.4)
    for way in sea_ways().values():
        found.add_line(way, 0.6)
    for river in geography().rivers:
        for line in river.lines:
            found.add_line(line, 0.12)
    for ring in geography().land:
        found.add_line(ring, 0.25)
    for town in towns():  # where an army would hide the name
        for x in range(-20, 21, 5):
            found.add_line(((town.x + x, town.y - 45), (town.x + x, town.y - 12)), 0.12)
    return found


@cache
def labels() -> Mapping[str, Label]:
    return place_names(towns(), name_style, ink(), Box(0, 0, WIDTH, HEIGHT), obstacles())


@cache
def courses() -> tuple[roads.Course, ...]:
    return roads.untangled(roads.courses(board()))


@cache
def sea_ways() -> Mapping[tuple[str, str], tuple[XY, ...]]:
    """By its two ends, the points a sea route passes."""
    ways = {}
    for route in pack().routes:
        if route.kind != "sea":
            continue
        a, b = board().places[route.a], board().places[route.b]
        between = _SEA_WAYS.get(frozenset((a.id, b.id)), ())
        start, end = (a.x, a.y), (b.x, b.y)
        if between and _far(start, between[0]) > _far(start, between[-1]):
            between = between[::-1]
        ways[a.id, b.id] = (start, *between, end)
    return ways


def _far(a: XY, b: XY) -> float:
    return (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2


def _sea_routes_layer() -> str:
    parts = []
    for (a, b), way in sea_ways().items():
        data = smooth_data(way)
        parts.append(element("path", d=data, class_="sea-route-halo"))
        parts.append(
            element(
                "path",
                id=f"road-{a}--{b}",
                d=data,
                class_="sea-route",
                data_a=a,
                data_b=b,
                data_kind="sea",
            )
        )
        parts.extend(
            write(say(words), _SEA_NOTE, x, y, class_="sea-note")
            for words, (x, y) in _SEA_WORDS.get(frozenset((a, b)), ())
        )
    return group(parts, id="layer-sea-routes", class_="layer")


# ------------------------------------------------------------------ what a view adds


def _places() -> dict[str, Place]:
    return {place.id: place for place in board().places}


def _markers_layer(view: Mapping[str, Any]) -> str:
    places = _places()
    parts = []
    for shown in view.get("spaces", ()):
        id = shown["id"]
        x, y = places[id].x, places[id].y
        if shown["scorched"]:
            parts.append(counters.scorched(id, x, y))
        if shown["nation"] != NATIONS[pack().spaces[places[id].index].nation]:
            lift = counters.TOP + 6 if shown["units"] else -4  # above an army, not behind it
            parts.append(pieces.flag(pieces.Flag(id, shown["nation"]), x + 6, y + lift))
        if shown["besieged"]:
            parts.append(counters.siege(id, x, y))
    return group(parts, id="layer-markers", class_="layer")


def _pieces_layer(view: Mapping[str, Any]) -> str:
    places = _places()
    drawn = []
    for shown in view.get("spaces", ()):
        if units := _forces(shown["units"]):
            x, y = places[shown["id"]].x, places[shown["id"]].y
            if shown["id"] in boxes():
                x, y = panels.box_ground(boxes()[shown["id"]])
            drawn.append((y, counters.forces(units, shown["id"], x, y)))
    # From north to south, so that an army stands before those behind it.
    return group((part for _, part in sorted(drawn)), id="layer-pieces", class_="layer")


def _forces(units: Sequence[Mapping[str, Any]]) -> list[counters.Force]:
    """The units of each nation that share one fate, the garrison last."""
    alike: dict[tuple[bool, str, bool], list[Mapping[str, Any]]] = defaultdict(list)
    for unit in units:
        alike[unit["inside"], unit["nation"], unit["isolated"]].append(unit)
    return [
        counters.Force(
            nation=nation,
            full=sum(unit["count"] for unit in group if not unit["depleted"]),
            depleted=sum(unit["count"] for unit in group if unit["depleted"]),
            leaders=tuple(_leader(unit) for unit in group if unit["kind"] == "commander"),
            inside=inside,
            isolated=isolated,
        )
        for (inside, nation, isolated), group in sorted(alike.items(), key=lambda item: item[0])
    ]


def _leader(unit: Mapping[str, Any]) -> counters.Leader:
    commander = pack().commanders[pack().commander_index[unit["id"]]]
    words = f"{commander.name} {commander.leadership}·{commander.rating}"
    return counters.Leader(commander.id, words, unit["depleted"])


# ------------------------------------------------------------------ the whole


def _css(theme: Theme) -> str:
    shared = (sheet, ornaments, land, inscriptions, roads, cities, pieces, counters, panels)
    return (
        "".join(part.css(theme) for part in shared)
        + f".city-name{{font-family:'Sanssouci Fell';font-size:{CITY_NAME.size:g}px}}"
        + f".strong-name{{font-family:'Sanssouci Fell SC';font-size:{STRONG_NAME.size:g}px}}"
        + ".minor-road{stroke-width:3}"
        + f".sea-route{{fill:none;stroke:{theme.sea_route};stroke-width:3.4;stroke-linecap:round;"
        "stroke-dasharray:13 8}"
        + f".sea-note{{fill:{theme.sea_route}}}"
        + f".sea-route-halo{{fill:none;stroke:{theme.sea};stroke-width:6;stroke-opacity:.8}}"
    )


_GROUND: Final = Ground((WIDTH, HEIGHT), GRID, BUILT_IN, geography, towns)


def _layer(name: str, view: Mapping[str, Any] | None, theme: Theme) -> str:
    match name:
        case "sea-routes":
            return _sea_routes_layer()
        case "roads":
            return roads.road_layer(board(), courses(), lambda road: False)
        case "names":
            return cities.name_layer(towns(), labels(), {"city": "city-name"}, "strong-name")
        case "boxes":
            return panels.boxes_layer(pack(), boxes())
        case "cartouche":
            return panels.cartouche_layer(pack())
        case "tracks":
            return panels.tracks_layer(pack(), view or {})
        case "markers":
            return _markers_layer(view or {})
        case "pieces":
            return _pieces_layer(view or {})
    return _GROUND.layer(name, theme)


def _definitions(theme: Theme) -> str:
    return (
        land.definitions(geography())
        + cities.definitions()
        + pieces.definitions(theme)
        + counters.definitions()
        + sheet.definitions(theme)
    )


_DRAWING: Final = sheet.Drawing(
    title=partial(say, "picture.title"),
    size=(WIDTH, HEIGHT),
    themes=THEMES,
    layers=LAYERS,
    moving=("tracks", "markers", "pieces"),
    layer=_layer,
    css=_css,
    definitions=_definitions,
)

draw: Final = _DRAWING.draw
