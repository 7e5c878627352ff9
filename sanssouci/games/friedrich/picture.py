"""The picture of Friedrich's map: our own drawing, made anew from the tables beside it."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping
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
from sanssouci.board.drawing.lettering import Box, Style, write
from sanssouci.board.drawing.svg import element, group
from sanssouci.board.drawing.theme import CANDLE, DAY, NationColours, Theme
from sanssouci.board.mapfile import Map
from sanssouci.games.friedrich.tables import DATA, City, Data, read_data
from sanssouci.games.friedrich.wording import say

WIDTH, HEIGHT = 2485.0, 1654.0
#: Nearly equal cells, set so that every square named on the army sheets holds its city.
GRID = sheet.Grid(
    columns="ABCDEFGHIJKLMNO",
    rows=("10", *"987654321"),
    column_edges=(
        *(0, 212, 366, 532.5, 680, 834, 988, 1170),
        *(1310, 1448, 1600, 1750, 1905, 2060, 2230, WIDTH),
    ),
    row_edges=(0, 200, 360, 515, 680, 845, 1007, 1168, 1340, 1482, HEIGHT),
)

#: Every layer, from the bottom up.
LAYERS = (
    "sea",
    "land",
    "hills",
    "water",
    "sectors",
    "lettering",
    "roads",
    "river-names",
    "cities",
    "names",
    "cartouche",
    "frame",
    "markers",
    "pieces",
)

LETTERS = {
    "prussia": "P",
    "hanover": "H",
    "russia": "R",
    "sweden": "S",
    "austria": "A",
    "imperial": "I",
    "france": "F",
}

_PAPER_WHITE = "#fffaf0"
_DARK = "#1d150d"

THEMES: Mapping[str, Theme] = {
    "day": dataclasses.replace(
        DAY,
        tints={
            "prussia": "#a3b9e4",
            "hanover": "#b9def2",
            "sweden": "#bfe0a6",
            "austria": "#f1e4bb",
            "empire": "#f2df98",
            "saxony": "#e8b893",
            "poland": "#e6dccb",
        },
        nations={
            "prussia": NationColours("#1d3a73", _PAPER_WHITE, "#1d3a73", _PAPER_WHITE),
            "hanover": NationColours("#8fc1e3", _DARK, "#8fc1e3", _DARK),
            "russia": NationColours("#24663a", _PAPER_WHITE, "#24663a", _PAPER_WHITE),
            "sweden": NationColours("#a5d47c", _DARK, "#a5d47c", _DARK),
            "austria": NationColours("#f8f0d8", _DARK, "#8b877f", _PAPER_WHITE),
            "imperial": NationColours("#f0c132", _DARK, "#f0c132", _DARK),
            "france": NationColours("#b32d26", _PAPER_WHITE, "#b32d26", _PAPER_WHITE),
        },
    ),
    "candle": dataclasses.replace(
        CANDLE,
        tints={
            "prussia": "#33466e",
            "hanover": "#33586e",
            "sweden": "#46683a",
            "austria": "#776c56",
            "empire": "#6e5d22",
            "saxony": "#74472a",
            "poland": "#40382d",
        },
        nations={
            "prussia": NationColours("#2c519e", _PAPER_WHITE, "#3a62b8", _PAPER_WHITE),
            "hanover": NationColours("#8fc1e3", _DARK, "#8fc1e3", _DARK),
            "russia": NationColours("#2f7d48", _PAPER_WHITE, "#37905a", _PAPER_WHITE),
            "sweden": NationColours("#a5d47c", _DARK, "#a5d47c", _DARK),
            "austria": NationColours("#f5ecd2", _DARK, "#a9a59b", _DARK),
            "imperial": NationColours("#efc23a", _DARK, "#efc23a", _DARK),
            "france": NationColours("#bd352d", _PAPER_WHITE, "#cc4a40", _PAPER_WHITE),
        },
    ),
}

TITLE_BOX = Box(1032, 16, 1412, 186)
LEGEND_BOX = Box(2148, 1438, 2477, 1646)
GERMAN_MILE = 17.5
"""On the board, near enough: a degree of latitude (fifteen miles) takes some 263 units."""
#: Panels that no name may run into.
PANELS = (TITLE_BOX, LEGEND_BOX)

TOWN_NAME = Style("roman", 16)
OBJECTIVE_NAME = Style("capitals", 17.5)


# ------------------------------------------------------------------ what stands on the map


@cache
def _data() -> Data:
    return read_data()


@cache
def board() -> Map:
    return _data().map


@cache
def geography() -> land.Geography:
    return land.load_geography(DATA / "geography.json")


@cache
def starts() -> Mapping[str, str]:
    """Which nation's generals start where."""
    cities = _data().cities
    return {cities[row.start].id: row.nation for row in _data().pieces if row.is_general}


def _symbol(city: City) -> tuple[Symbol, str | None]:
    if nation := city.objective_of:
        return ("fort" if city.objective_order == "1" else "open-fort"), nation
    if nation := city.depot_of:
        return "magazine", nation
    return "town", None


@cache
def towns() -> tuple[Town, ...]:
    made = []
    for city in _data().cities:
        symbol, nation = _symbol(city)
        facts = {"country": city.country, "suit": city.suit}
        if city.objective_of:
            facts["objective-of"] = city.objective_of
            facts["objective-order"] = city.objective_order
        if city.depot_of:
            facts["depot-of"] = city.depot_of
        made.append(
            Town(
                id=city.id,
                name=city.name,
                x=city.x,
                y=city.y,
                symbol=symbol,
                nation=nation,
                letter=LETTERS[nation] if nation else "",
                ring_of=starts().get(city.id),
                data=facts,
            )
        )
    return tuple(made)


def name_style(town: Town) -> Style:
    return TOWN_NAME if town.symbol == "town" else OBJECTIVE_NAME


@cache
def labels() -> Mapping[str, Label]:
    return inscriptions.town_names(DATA)


@cache
def suit_sectors() -> tuple[sectors.Sector, ...]:
    """The sectors, the sign of each at the spot farthest from towns and edges."""
    places = [(town.x, town.y) for town in towns()]
    return tuple(
        sectors.with_sign(
            f"{sector.column}-{sector.row}", sector.suit, sector.edges, places, SIGN_SIZE
        )
        for sector in _data().sectors
    )


SIGN_SIZE = 58.0


# ------------------------------------------------------------------ lettering and panels


def _title() -> str:
    box = TITLE_BOX
    x = (box.left + box.right) / 2
    room = box.right - box.left - 40
    lines = [
        ornaments.cartouche(box),
        write(
            "FRIEDRICH", Style("roman", 46, 9), x + 4, box.top + 60, "middle", class_="title-red"
        ),
        write(
            say("picture.region"),
            Style("italic", 27),
            x,
            box.top + 90,
            "middle",
            room=room,
            class_="title",
        ),
        write("1756 – 1763", Style("roman", 23, 3), x, box.top + 116, "middle", class_="title"),
        ornaments.flourish(x, box.top + 128, 120),
        write(
            say("picture.edition"),
            Style("italic", 14.5),
            x,
            box.top + 149,
            "middle",
            room=room,
            class_="title",
        ),
    ]
    return group(lines, id="title-cartouche")


def _legend() -> str:
    box = LEGEND_BOX
    parts = [ornaments.cartouche(box)]
    words = Style("roman", 16)
    left, right, top, step = box.left + 34, box.left + 214, box.top + 34, 29

    def entry(x: float, row: int, drawn: str, text: str) -> None:
        y = top + row * step
        parts.append(element("g", drawn, transform=f"translate({x:g} {y:g})"))
        end = right - 20 if x == left else box.right - 14
        parts.append(write(text, words, x + 22, y + 5, room=end - x - 22, class_="legend-text"))

    def line(*kinds: str) -> str:
        return "".join(element("path", d="M-15 0H13", class_=f"road {kind}") for kind in kinds)

    camp = element("circle", r=10.5, class_="start-ring ring-prussia")
    entry(left, 0, cities.symbol("town", None, ""), say("picture.town"))
    entry(left, 1, cities.symbol("fort", "france", "F"), say("picture.first_order"))
    entry(left, 2, cities.symbol("open-fort", "sweden", "S"), say("picture.second_order"))
    entry(left, 3, cities.symbol("magazine", "prussia", "P"), say("picture.depot"))
    entry(right, 0, line("main-road", "main-road-inside"), say("picture.main_road"))
    entry(right, 1, line("minor-road"), say("picture.road"))
    entry(right, 3, camp + cities.symbol("town", None, ""), say("picture.set_up"))
    parts.append(
        write(
            say("picture.letters"),
            Style("italic", 14),
            (box.left + box.right) / 2,
            top + 4 * step - 2,
            "middle",
            room=box.right - box.left - 30,
            class_="legend-text",
        )
    )
    parts.append(
        ornaments.scale_bar(
            box.left + 77, box.top + 173, GERMAN_MILE, (0, 5, 10), say("picture.miles")
        )
    )
    return group(parts, id="legend")


def _cartouche_layer() -> str:
    ornament = [ornaments.compass(104, 176, 74), ornaments.ship(850, 80, 0.95)]
    return group([_title(), _legend(), *ornament], id="layer-cartouche", class_="layer")


# ------------------------------------------------------------------ the whole


@cache
def _places() -> field.Places:
    return {place.id: (place.x, place.y) for place in board().places}


def _css(theme: Theme) -> str:
    town, objective = TOWN_NAME, OBJECTIVE_NAME
    return (
        "".join(
            part.css(theme) for part in (sheet, ornaments, land, sectors, roads, cities, pieces)
        )
        + f".town-name{{font-family:'Sanssouci Fell';font-size:{town.size:g}px}}"
        + f".objective-name{{font-family:'Sanssouci Fell SC';font-size:{objective.size:g}px}}"
        + inscriptions.css(theme)
    )


_GROUND: Final = Ground((WIDTH, HEIGHT), GRID, DATA, geography, towns)


def _layer(name: str, view: Mapping[str, Any] | None, theme: Theme) -> str:
    match name:
        case "sectors":
            return sectors.sector_layer(suit_sectors(), SIGN_SIZE)
        case "roads":
            return roads.road_layer(board(), _courses(), lambda road: road.kind == "main")
        case "names":
            return cities.name_layer(towns(), labels(), {"town": "town-name"}, "objective-name")
        case "cartouche":
            return _cartouche_layer()
        case "markers":
            return field.flags_layer(view or {}, _places())
        case "pieces":
            return field.pieces_layer(view or {}, _places(), LETTERS)
    return _GROUND.layer(name, theme)


@cache
def _courses() -> tuple[roads.Course, ...]:
    return roads.courses(board())


_DRAWING = sheet.Drawing(
    title=partial(say, "picture.title"),
    size=(WIDTH, HEIGHT),
    themes=THEMES,
    layers=LAYERS,
    moving=("markers", "pieces"),
    layer=_layer,
    css=_css,
    definitions=lambda theme: field.definitions(geography(), theme),
)

draw: Final = _DRAWING.draw
