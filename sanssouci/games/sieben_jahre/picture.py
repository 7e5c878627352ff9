"""The picture of the map: our own drawing of three theatres on one sheet.

Land, areas and borders are built once (``geography.json``, ``sheet.tsv``); provinces, squares,
names and roads come from the pack in use. Of a view the drawing reads

- ``pieces``: of each contingent its ``id``, ``place``, ``state``, ``kind``, ``level`` and
  ``units``, and whether it is ``aboard`` a squadron;
- ``regions``: by region its ``flag``, whether it is ``captured`` or ``scorched``;
- ``raided``: provinces that were raided.

What a view does not say is not drawn.
"""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Mapping
from functools import cache, partial
from typing import Any, Final

from sanssouci.board.columns import ID, NUMBER, one_of
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
from sanssouci.board.drawing.lettering import Box, Style
from sanssouci.board.drawing.placing import Ink, place_names
from sanssouci.board.drawing.svg import XY, element, group, line_data, pairs
from sanssouci.board.drawing.theme import Theme
from sanssouci.board.mapfile import Map, Place, Road
from sanssouci.board.tables import Table, read_table
from sanssouci.games.sieben_jahre import picture_panels as panels
from sanssouci.games.sieben_jahre import picture_seas as seas
from sanssouci.games.sieben_jahre.pack import BUILT_IN, NOWHERE, Pack
from sanssouci.games.sieben_jahre.pack_rows import Province, Sea
from sanssouci.games.sieben_jahre.picture_colours import LETTERS, THEMES
from sanssouci.games.sieben_jahre.picture_layout import (
    HEIGHT,
    LEGEND,
    THEATRES,
    WIDTH,
    theatre_of,
)
from sanssouci.games.sieben_jahre.shelf import pack_in_play
from sanssouci.games.sieben_jahre.wording import language_of_names, say
from sanssouci.kernel.catalogue import ENGLISH, speaking

GRID: Final = sheet.Grid(
    columns="ABCDEFGHIJKLMN",
    rows=tuple("123456789"),
    column_edges=tuple(i * WIDTH / 14 for i in range(15)),
    row_edges=tuple(i * HEIGHT / 9 for i in range(10)),
)

#: Every layer, from the bottom up.
LAYERS = (
    "sea",
    "rhumbs",
    "land",
    "areas",
    "hills",
    "water",
    "lettering",
    "lanes",
    "lines",
    "roads",
    "squares",
    "cities",
    "names",
    "panels",
    "frame",
    "markers",
    "pieces",
)

_SYMBOLS: Final[Mapping[str, Symbol]] = {"": "town", "chief": "fort", "capital": "fortress"}
PLAIN_NAME: Final = Style("roman", 16.5)
CHIEF_NAME: Final = Style("capitals", 18)


@cache
def pack() -> Pack:
    return pack_in_play()


@cache
def geography() -> land.Geography:
    return land.load_geography(BUILT_IN / "geography.json")


@cache
def _outlines() -> Mapping[str, Any]:
    data: dict[str, Any] = json.loads((BUILT_IN / "geography.json").read_text(encoding="utf-8"))
    return data


@cache
def areas() -> Mapping[str, land.Rings]:
    """By province, the ground it covers."""
    shapes = _outlines()["provinces"]
    return {id: tuple(map(_ring, rings)) for id, rings in shapes.items()}


@cache
def region_borders() -> land.Rings:
    return tuple(map(_ring, _outlines()["borders"]))


def _ring(flat: list[float]) -> tuple[XY, ...]:
    return tuple(pairs(flat))


_SHEET: Final = Table(
    "sheet.tsv", lambda id, x, y: (str(id), (x, y)), {"id": ID, "x": NUMBER, "y": NUMBER}
)


def everywhere() -> tuple[Province | Sea, ...]:
    return (*pack().provinces, *pack().seas)


@cache
def places() -> Mapping[str, XY]:
    """Where each province and square stands on the sheet."""
    laid_out = dict(read_table(BUILT_IN, _SHEET))
    return {
        place.id: laid_out.get(place.id)
        or theatre_of(place.sector, place.lon).project(place.lat, place.lon)
        for place in everywhere()
    }


@cache
def board() -> Map:
    """Provinces on the sheet and the ways between them."""
    made = tuple(Place(p.index, p.id, p.name, *places()[p.id]) for p in pack().provinces)
    return Map(made, tuple(Road(way.a, way.b, "land") for way in pack().roads))


@cache
def claimants() -> Mapping[int, str]:
    """By region, the State on whose board its capture is an objective."""
    found: dict[int, str] = {}
    for objective in pack().objectives:
        if not objective.kept:
            for region in objective.regions:
                found.setdefault(region, pack().states[objective.board].id)
    return found


@cache
def towns() -> tuple[Town, ...]:
    made = []
    for province in pack().provinces:
        region = pack().regions[province.region]
        state = pack().states[region.state].id if region.state != NOWHERE else None
        facts = {"region": region.id, "sector": str(province.sector)}
        x, y = places()[province.id]
        claimant = claimants().get(province.region) if province.town else None
        if claimant:
            facts["objective-of"] = claimant
        made.append(
            Town(
                id=province.id,
                name=province.name,
                x=x,
                y=y,
                symbol=_SYMBOLS[province.town],
                nation=state,
                letter=LETTERS[state] if state else "",
                ring_of=claimant,
                data=facts,
            )
        )
    return tuple(made)


def name_style(town: Town) -> Style:
    return PLAIN_NAME if town.symbol == "town" else CHIEF_NAME


@cache
def symbols() -> tuple[Box, ...]:
    """What towns, anchors and squares cover."""
    return (
        *(town.box for town in towns()),
        *seas.anchor_boxes(pack(), places(), _reach()),
        *seas.square_boxes(pack(), places()).values(),
    )


@cache
def _reach() -> Mapping[str, float]:
    return {town.id: town.reach for town in towns()}


@cache
def sea_names() -> Mapping[str, XY]:
    """Where the English names stand, which those of towns keep clear of."""
    with speaking(ENGLISH):
        return seas.square_names(pack(), places(), symbols())


@cache
def translated_sea_names(language: str) -> Mapping[str, XY]:
    """Where those of another language stand: the names of towns are there already."""
    with speaking(language):
        names = (labels()[town.id].box(town.name, name_style(town)) for town in towns())
        frames = {sea.id: theatre_of(sea.sector, sea.lon).frame for sea in pack().seas}
        return seas.square_names(pack(), places(), (*symbols(), *names), frames)


def obstacles() -> tuple[Box, ...]:
    """What no name may run into."""
    return (
        LEGEND,
        *panels.titles(),
        *seas.anchor_boxes(pack(), places(), _reach()),
        *seas.square_boxes(pack(), places()).values(),
        *seas.name_boxes(pack(), sea_names()),
    )


def ink() -> Ink:
    """What names had better not cover."""
    found = Ink()
    for course in courses():
        found.add_line((roads.point_on(course, t / 12) for t in range(13)), 0.9)
    for river in geography().rivers:
        for line in river.lines:
            found.add_line(line, 0.1)
    for ring in geography().land:
        found.add_line(ring, 0.22)
    for ring in region_borders():
        found.add_line(ring, 0.1)
    return found


_LABELS: Final = Table(
    "labels.tsv",
    lambda id, x, y, anchor: (str(id), Label(x, y, anchor)),
    {"id": ID, "x": NUMBER, "y": NUMBER, "anchor": one_of("start", "middle", "end")},
)


@cache
def labels() -> Mapping[str, Label]:
    """Names keep the places found for them; those of another pack look for theirs."""
    laid_out = dict(read_table(BUILT_IN, _LABELS))
    if all(town.id in laid_out for town in towns()):
        return laid_out
    return new_labels()


def new_labels() -> Mapping[str, Label]:
    return place_names(towns(), name_style, ink(), Box(0, 0, WIDTH, HEIGHT), obstacles())


@cache
def courses() -> tuple[roads.Course, ...]:
    return roads.courses(board())


# ------------------------------------------------------------------ layers of the land


def _areas_layer() -> str:
    """Every province as an area that can be found and lit, and the borders of regions."""
    shapes = areas()
    parts = []
    for province in pack().provinces:
        if rings := shapes.get(province.id):
            region = pack().regions[province.region].id
            parts.append(
                element(
                    "path",
                    id=f"area-{province.id}",
                    d=land.area_data(rings),
                    class_="area",
                    data_id=province.id,
                    data_region=region,
                )
            )
    lines = "".join(line_data(land.whole(line)) for line in region_borders())
    parts.append(element("path", d=lines, class_="region-border"))
    return group(parts, id="layer-areas", class_="layer")


# ------------------------------------------------------------------ what a view adds


def _markers_layer(view: Mapping[str, Any]) -> str:
    shapes = areas()
    occupied = {piece["place"] for piece in view.get("pieces", ())}
    shown = view.get("regions", {})
    parts, flags = [], []
    for province in pack().provinces:
        facts = shown.get(pack().regions[province.region].id, {})
        if facts.get("captured") and facts["flag"] and province.id in shapes:
            parts.append(
                element(
                    "path",
                    d=land.area_data(shapes[province.id]),
                    class_=f"taken mark-{facts['flag']}",
                    data_id=province.id,
                )
            )
        if not province.town:
            continue
        x, y = places()[province.id]
        if facts.get("scorched"):
            flags.append(counters.scorched(province.id, x, y))
        if facts.get("captured") and facts["flag"]:
            lift = counters.TOP + 6 if province.id in occupied else -4
            flags.append(pieces.flag(pieces.Flag(province.id, facts["flag"]), x + 6, y + lift))
    for id in view.get("raided", ()):
        x, y = places()[id]
        flags.append(panels.raided(id, x, y))
    return group([*parts, *flags], id="layer-markers", class_="layer")


def _pieces_layer(view: Mapping[str, Any]) -> str:
    names = {commander.id: commander.name for commander in pack().commanders}
    standing: dict[str, list[counters.Force]] = defaultdict(list)
    for piece in view.get("pieces", ()):
        if piece["place"] is None:
            continue
        words = f"{names.get(piece['id'], piece['id'])} {piece['level']}"
        if "aboard" in piece:
            words = say("picture.aboard", who=words)
        count = sum(number for number, _ in piece["units"].values())
        standing[piece["place"]].append(
            counters.Force(piece["state"], count, 0, (counters.Leader(piece["id"], words),))
        )
    drawn = []
    for id, forces in standing.items():
        x, y = places()[id]
        drawn.append((y, counters.forces(forces, id, x, y)))
    # From north to south, so that an army stands before those behind it.
    return group((part for _, part in sorted(drawn)), id="layer-pieces", class_="layer")


# ------------------------------------------------------------------ the whole


def _css(theme: Theme) -> str:
    shared = (sheet, ornaments, land, inscriptions, roads, cities, pieces, counters, seas)
    return (
        "".join(part.css(theme) for part in shared)
        + f".plain-name{{font-family:'Sanssouci Fell';font-size:{PLAIN_NAME.size:g}px}}"
        + f".chief-name{{font-family:'Sanssouci Fell SC';font-size:{CHIEF_NAME.size:g}px}}"
        + ".minor-road{stroke-width:1.7;stroke-opacity:.5}"
        + ".start-ring{stroke-width:3.4;stroke-dasharray:none}"
        + f".area{{fill:{theme.paper};fill-opacity:0;stroke:{theme.border};stroke-width:.8;"
        "stroke-opacity:.35}"
        + f".region-border{{fill:none;stroke:{theme.border};stroke-width:2;stroke-opacity:.75;"
        "stroke-dasharray:1 4;stroke-linecap:round}" + ".taken{fill-opacity:.42}"
    )


def _layer(name: str, view: Mapping[str, Any] | None, theme: Theme) -> str:
    match name:
        case "sea":
            return sheet.paper(WIDTH, HEIGHT) + land.sea_layer(WIDTH, HEIGHT)
        case "rhumbs":
            return seas.rhumbs_layer()
        case "land":
            return land.land_layer(geography(), theme)
        case "areas":
            return _areas_layer()
        case "hills":
            return land.hills_layer(geography())
        case "water":
            return land.water_layer(geography())
        case "lettering":
            return inscriptions.countries_and_seas(BUILT_IN)
        case "lanes":
            return seas.lanes_layer(pack(), places())
        case "lines":
            return seas.lines_layer(pack(), places())
        case "roads":
            return roads.road_layer(board(), courses(), lambda road: False)
        case "squares":
            language = language_of_names()
            names = sea_names() if language == ENGLISH else translated_sea_names(language)
            return seas.squares_layer(pack(), places(), names)
        case "cities":
            harbours = seas.anchors(pack(), places(), _reach())
            return group([harbours], id="layer-harbours") + cities.city_layer(towns())
        case "names":
            return cities.name_layer(towns(), labels(), {"town": "plain-name"}, "chief-name")
        case "panels":
            return panels.layer(pack(), THEATRES, LEGEND)
        case "frame":
            return sheet.frame_layer(WIDTH, HEIGHT, GRID)
        case "markers":
            return _markers_layer(view or {})
        case "pieces":
            return _pieces_layer(view or {})
    raise ValueError(f"there is no layer {name!r}")


def _definitions(theme: Theme) -> str:
    return (
        land.definitions(geography())
        + cities.definitions()
        + pieces.definitions(theme)
        + counters.definitions()
        + seas.definitions()
        + sheet.definitions(theme)
    )


_DRAWING: Final = sheet.Drawing(
    title=partial(say, "picture.title"),
    size=(WIDTH, HEIGHT),
    themes=THEMES,
    layers=LAYERS,
    moving=("markers", "pieces"),
    layer=_layer,
    css=_css,
    definitions=_definitions,
)


draw: Final = _DRAWING.draw
