"""The picture of Maria's two maps and of the boards below: our own drawing, made from the tables.

A view puts pieces and markers on it. Of a view the drawing reads ``pieces``, ``markers`` and
``hussars`` on the maps, and what the boards show (see ``picture_tracks``). What a view does not
say is not drawn.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache, partial
from typing import Any, Final

from sanssouci.board.drawing import (
    cities,
    field,
    inscriptions,
    land,
    ornaments,
    pieces,
    roads,
    sectors,
    sheet,
)
from sanssouci.board.drawing.cities import Label, Symbol, Town
from sanssouci.board.drawing.ground import Ground
from sanssouci.board.drawing.lettering import Box, Style
from sanssouci.board.drawing.placing import Ink, place_names
from sanssouci.board.drawing.svg import element, group
from sanssouci.board.drawing.theme import Theme
from sanssouci.board.mapfile import Map
from sanssouci.games.maria import picture_boards as boards
from sanssouci.games.maria import picture_cells, picture_tracks
from sanssouci.games.maria import picture_panels as panels
from sanssouci.games.maria.pack import BUILT_IN, load_pack
from sanssouci.games.maria.picture_colours import COLOUR_OF, COUNTRY_LETTERS, LETTERS, THEMES
from sanssouci.games.maria.picture_layout import (
    BOHEMIA,
    FIELD,
    FLANDERS,
    SEAM,
)
from sanssouci.games.maria.picture_layout import HEIGHT as HEIGHT
from sanssouci.games.maria.picture_layout import PANELS as PANELS
from sanssouci.games.maria.picture_layout import WIDTH as WIDTH
from sanssouci.games.maria.shelf import pack_in_play
from sanssouci.games.maria.tables import SILESIA_BOX, City, Data
from sanssouci.games.maria.wording import piece_name, say

#: Every layer, from the bottom up.
LAYERS = (
    "sea",
    "land",
    "hills",
    "water",
    "sectors",
    "lettering",
    "seam",
    "roads",
    "river-names",
    "cities",
    "names",
    "cartouche",
    "boards",
    "frame",
    "tracks",
    "markers",
    "pieces",
)

TOWN_NAME = Style("roman", 18.5)
FORTRESS_NAME = Style("capitals", 20.5)
SIGN_SIZE = 62.0
_SABRES = "M-10 8C-2 6 6 -1 9 -10M10 8C2 6 -6 -1 -9 -10M-9 4L-5 9M9 4L5 9"


# ------------------------------------------------------------------ what stands on the maps


@cache
def _data() -> Data:
    return pack_in_play().board


@cache
def board() -> Map:
    return _data().map


@cache
def geography() -> land.Geography:
    return land.load_geography(BUILT_IN / "geography.json")


@cache
def starts() -> Mapping[str, str]:
    """Which power's generals start where."""
    rows = (row for row in _data().pieces if row.is_general and row.start >= 0)
    return {_data().cities[row.start].id: row.power for row in rows}


def _symbol(city: City) -> tuple[Symbol, str | None]:
    if not city.is_fortress:
        return "town", None
    owner = COLOUR_OF.get(city.country, city.country)
    if city.is_major:
        return "fortress", owner
    return ("fort" if COUNTRY_LETTERS[city.country] else "open-fort"), owner


@cache
def towns() -> tuple[Town, ...]:
    made = []
    for city in _data().cities:
        symbol, nation = _symbol(city)
        facts = {"country": city.country, "suit": city.suit, "sheet": city.sheet}
        if city.is_fortress:
            facts["fortress"] = city.fortress
        made.append(
            Town(
                id=city.id,
                name=city.name.partition("/")[0],  # the rest only tells two of a name apart
                x=city.x,
                y=city.y,
                symbol=symbol,
                nation=nation,
                letter=COUNTRY_LETTERS[city.country] if nation else "",
                ring_of=starts().get(city.id),
                elector=city.elector,
                data=facts,
            )
        )
    return tuple(made)


def name_style(town: Town) -> Style:
    return TOWN_NAME if town.symbol == "town" else FORTRESS_NAME


@cache
def labels() -> Mapping[str, Label]:
    """Where names stand: as the tool has placed them, or with other towns as well as can be."""
    if _data().cities == load_pack().board.cities:
        return inscriptions.town_names(BUILT_IN)
    return place_names(towns(), name_style, _ink(), Box(0, 0, WIDTH, FIELD), PANELS)


def _ink() -> Ink:
    """What names had better not cover."""
    found = Ink()
    for course in _courses():
        found.add_line((roads.point_on(course, t / 12) for t in range(13)), 1.2)
    for ring in geography().land:
        found.add_line(ring, 0.25)
    return found


@cache
def suit_sectors() -> tuple[sectors.Sector, ...]:
    """The sectors, the sign of each where few towns stand."""
    places = [(town.x, town.y) for town in towns()]
    return tuple(
        sectors.with_sign(
            f"{sector.columns}-{sector.rows}".lower(), sector.suit, sector.edges, places, SIGN_SIZE
        )
        for sector in _data().sectors
    )


def _seam_layer() -> str:
    """Where two sheets are pasted together: a fold and the lines of both margins."""
    lines = [
        element("path", d=f"M{SEAM + shift:g} 0V{FIELD:g}", class_=kind)
        for shift, kind in ((0, "fold"), (-5, "margin-line"), (5, "margin-line"))
    ]
    return group(lines, id="layer-seam", class_="layer")


@cache
def _courses() -> tuple[roads.Course, ...]:
    return roads.untangled(roads.courses(board()))


@cache
def _places() -> field.Places:
    return {place.id: (place.x, place.y) for place in board().places} | dict(
        picture_cells.grounds()
    )


# ------------------------------------------------------------------ what a view adds


def _markers_layer(view: Mapping[str, Any]) -> str:
    """Victory markers, and the markers on the four seats in nobody's land (M2.9)."""
    western = {city.id for city in _data().cities if city.elector and city.held_by}
    seats = [seat for seat in view.get("electors", ()) if seat["city"] in western]
    return field.flags_layer({"markers": [*view.get("markers", ()), *seats]}, _places())


def _pieces_layer(view: Mapping[str, Any]) -> str:
    """Pieces on the maps, generals on missions and Prussia's second train in their boxes."""
    away = {
        general: picture_cells.mission_ground(power)
        for power, general in view.get("missions", {}).items()
        if general
    }
    if not view.get("boxes", {}).get("silesia"):
        away[_second_train()] = picture_cells.SILESIA_GROUND
    shown = [
        {
            **piece,
            "city": piece["city"] or away.get(piece["id"]),
            "name": piece_name(piece["id"], piece["name"]),
        }
        for piece in view.get("pieces", ())
    ]
    hussars = _hussars(view.get("hussars", ()))
    return field.pieces_layer({"pieces": shown}, _places(), LETTERS, *hussars)


def _hussars(where: Sequence[str | None]) -> Iterator[str]:
    """Discs with crossed sabres beside the roads they watch (M8.1)."""
    for number, city in enumerate(where, start=1):
        if city is None:
            continue
        x, y = _places()[city]
        yield element(
            "g",
            element("circle", r=15, class_="chit piece-austria"),
            element("path", d=_SABRES, class_="sabres"),
            id=f"piece-hussar-{number}",
            class_="piece hussar austria",
            transform=f"translate({x:g} {y:g})",
            data_id=f"hussar-{number}",
            data_city=city,
            data_nation="austria",
        )


@cache
def _second_train() -> str:
    return next(row.id for row in _data().pieces if row.start == SILESIA_BOX)


# ------------------------------------------------------------------ the whole


def _css(theme: Theme) -> str:
    shared = (sheet, ornaments, land, sectors, roads, cities, pieces, inscriptions, boards)
    return (
        "".join(part.css(theme) for part in shared)
        + f".town-name{{font-family:'Sanssouci Fell';font-size:{TOWN_NAME.size:g}px}}"
        + f".fortress-name{{font-family:'Sanssouci Fell SC';font-size:{FORTRESS_NAME.size:g}px}}"
        + f".fold{{stroke:{theme.paper};stroke-width:9}}"
        + f".margin-line{{stroke:{theme.frame};stroke-width:1.2}}"
        + f".sabres{{fill:none;stroke:{theme.piece_line};stroke-width:2;stroke-linecap:round}}"
    )


_GROUND: Final = Ground((WIDTH, HEIGHT), FLANDERS, BUILT_IN, geography, towns)


def _layer(name: str, view: Mapping[str, Any] | None, theme: Theme) -> str:
    match name:
        case "sea":
            return sheet.paper(WIDTH, HEIGHT) + land.sea_layer(WIDTH, FIELD)
        case "frame":
            return sheet.frame_layer(WIDTH, HEIGHT, FLANDERS, BOHEMIA)
        case "sectors":
            return sectors.sector_layer(suit_sectors(), SIGN_SIZE)
        case "seam":
            return _seam_layer()
        case "roads":
            return roads.road_layer(board(), _courses(), lambda road: road.kind == "main")
        case "names":
            return cities.name_layer(towns(), labels(), {"town": "town-name"}, "fortress-name")
        case "cartouche":
            return panels.cartouche_layer()
        case "boards":
            return boards.boards_layer()
        case "tracks":
            return picture_tracks.tracks_layer(view or {})
        case "markers":
            return _markers_layer(view or {})
        case "pieces":
            return _pieces_layer(view or {})
    return _GROUND.layer(name, theme)


_DRAWING = sheet.Drawing(
    title=partial(say, "picture.title"),
    size=(WIDTH, HEIGHT),
    themes=THEMES,
    layers=LAYERS,
    moving=("tracks", "markers", "pieces"),
    layer=_layer,
    css=_css,
    definitions=lambda theme: field.definitions(geography(), theme),
)


draw: Final = _DRAWING.draw
