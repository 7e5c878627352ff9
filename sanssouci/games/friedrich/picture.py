"""The picture of Friedrich's map: our own drawing, made anew from the tables beside it."""

from __future__ import annotations

import dataclasses
from collections import defaultdict
from collections.abc import Collection, Mapping
from functools import cache
from pathlib import Path
from typing import Any

from sanssouci.board.drawing import (
    cities,
    inscriptions,
    land,
    ornaments,
    pieces,
    roads,
    sectors,
    sheet,
)
from sanssouci.board.drawing.cities import Label, Symbol, Town
from sanssouci.board.drawing.lettering import Anchor, Box, Style, write
from sanssouci.board.drawing.svg import XY, element, group
from sanssouci.board.drawing.theme import CANDLE, DAY, NationColours, Theme
from sanssouci.board.mapfile import Map, Place, load_map, read_table

DATA = Path(__file__).parent / "data"
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
def board() -> Map:
    return load_map(DATA)


@cache
def geography() -> land.Geography:
    return land.load_geography(DATA / "geography.json")


@cache
def starts() -> Mapping[str, str]:
    """Which nation's generals start where."""
    return {
        row["start"]: row["nation"]
        for row in read_table(DATA / "pieces.tsv", ("kind", "nation", "start"))
        if row["kind"] == "general"
    }


def _symbol(place: Place) -> tuple[Symbol, str | None]:
    if nation := place.fields["objective_of"]:
        return ("fort" if place.fields["objective_order"] == "1" else "open-fort"), nation
    if nation := place.fields["depot_of"]:
        return "magazine", nation
    return "town", None


@cache
def towns() -> tuple[Town, ...]:
    made = []
    for place in board().places:
        symbol, nation = _symbol(place)
        facts = {key: place.fields[key] for key in ("country", "suit")}
        for key in ("objective_of", "objective_order", "depot_of"):
            if place.fields[key]:
                facts[key.replace("_", "-")] = place.fields[key]
        made.append(
            Town(
                id=place.id,
                name=place.name,
                x=place.x,
                y=place.y,
                symbol=symbol,
                nation=nation,
                letter=LETTERS[nation] if nation else "",
                ring_of=starts().get(place.id),
                data=facts,
            )
        )
    return tuple(made)


def name_style(town: Town) -> Style:
    return TOWN_NAME if town.symbol == "town" else OBJECTIVE_NAME


@cache
def labels() -> Mapping[str, Label]:
    anchors: dict[str, Anchor] = {"start": "start", "middle": "middle", "end": "end"}
    return {
        row["id"]: Label(row.number("x"), row.number("y"), anchors[row["anchor"]])
        for row in read_table(DATA / "labels.tsv", ("id", "x", "y", "anchor"))
    }


@cache
def suit_sectors() -> tuple[sectors.Sector, ...]:
    """The sectors, the sign of each at the spot farthest from towns and edges."""
    made = []
    for row in read_table(DATA / "sectors.tsv", ("column", "row", "x0", "y0", "x1", "y1", "suit")):
        x0, y0, x1, y1 = (row.number(c) for c in ("x0", "y0", "x1", "y1"))
        x, y = _emptiest(x0, y0, x1, y1)
        made.append(
            sectors.Sector(f"{row['column']}-{row['row']}", row["suit"], x0, y0, x1, y1, x, y)
        )
    return tuple(made)


def _emptiest(x0: float, y0: float, x1: float, y1: float) -> XY:
    """Near the middle of the sector's towns, yet where the sign covers the fewest of them."""
    edge = SIGN_SIZE + 12
    held = [t for t in towns() if x0 <= t.x < x1 and y0 <= t.y < y1]
    mx = sum(t.x for t in held) / len(held)
    my = sum(t.y for t in held) / len(held)
    spots = [
        (x, y)
        for x in range(int(x0 + edge), int(x1 - edge) + 1, 8)
        for y in range(int(y0 + edge), int(y1 - edge) + 1, 8)
    ]

    def crowding(spot: XY) -> float:
        x, y = spot
        near = sum(
            max(0.0, 1.0 - ((t.x - x) ** 2 + (t.y - y) ** 2) / (SIGN_SIZE * 1.15) ** 2)
            for t in held
        )
        return near + ((x - mx) ** 2 + (y - my) ** 2) / 40_000

    return min(spots, key=crowding)


SIGN_SIZE = 58.0


# ------------------------------------------------------------------ lettering and panels


def _title() -> str:
    box = TITLE_BOX
    x = (box.left + box.right) / 2
    lines = [
        ornaments.cartouche(box),
        write(
            "FRIEDRICH", Style("roman", 46, 9), x + 4, box.top + 60, "middle", class_="title-red"
        ),
        write("Central Europe", Style("italic", 27), x, box.top + 90, "middle", class_="title"),
        write("1756 – 1763", Style("roman", 23, 3), x, box.top + 116, "middle", class_="title"),
        ornaments.flourish(x, box.top + 128, 120),
        write(
            "Sanssouci, an unofficial edition; game by Richard Sivél",
            Style("italic", 14.5),
            x,
            box.top + 149,
            "middle",
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
        parts.append(write(text, words, x + 22, y + 5, class_="legend-text"))

    def line(*kinds: str) -> str:
        return "".join(element("path", d="M-15 0H13", class_=f"road {kind}") for kind in kinds)

    camp = element("circle", r=10.5, class_="start-ring ring-prussia")
    entry(left, 0, cities.symbol("town", None, ""), "town")
    entry(left, 1, cities.symbol("fort", "france", "F"), "objective, 1st order")
    entry(left, 2, cities.symbol("open-fort", "sweden", "S"), "objective, 2nd order")
    entry(left, 3, cities.symbol("magazine", "prussia", "P"), "depot")
    entry(right, 0, line("main-road", "main-road-inside"), "main road")
    entry(right, 1, line("minor-road"), "road")
    entry(right, 3, camp + cities.symbol("town", None, ""), "set-up city")
    parts.append(
        write(
            "An objective bears the letter of the nation that seeks it.",
            Style("italic", 14),
            (box.left + box.right) / 2,
            top + 4 * step - 2,
            "middle",
            class_="legend-text",
        )
    )
    parts.append(
        ornaments.scale_bar(box.left + 77, box.top + 173, GERMAN_MILE, (0, 5, 10), "German miles")
    )
    return group(parts, id="legend")


def _cartouche_layer() -> str:
    ornament = [ornaments.compass(104, 176, 74), ornaments.ship(850, 80, 0.95)]
    return group([_title(), _legend(), *ornament], id="layer-cartouche", class_="layer")


# ------------------------------------------------------------------ pieces


def _markers_layer(view: Mapping[str, Any]) -> str:
    places = {place.id: place for place in board().places}
    parts = []
    for marker in view.get("markers", ()):
        place = places[marker["city"]]
        mark = pieces.Flag(marker["city"], marker["nation"], bool(marker.get("question")))
        parts.append(pieces.flag(mark, place.x, place.y))
    return group(parts, id="layer-markers", class_="layer")


def _pieces_layer(view: Mapping[str, Any]) -> str:
    places = {place.id: place for place in board().places}
    stacks: dict[str, list[pieces.General]] = defaultdict(list)
    wagons: dict[str, pieces.Train] = {}
    for piece in view.get("pieces", ()):
        city = piece["city"]
        if city is None:
            continue
        if piece["kind"] == "train":
            wagons[city] = pieces.Train(piece["id"], piece["nation"], LETTERS[piece["nation"]])
        else:
            stacks[city].append(
                pieces.General(
                    id=piece["id"],
                    nation=piece["nation"],
                    name=piece["name"],
                    rank=piece["rank"],
                    face_down=bool(piece.get("face_down")),
                    troops=piece.get("troops"),
                )
            )
    # From north to south, so that a piece stands before those behind it.
    drawn = [
        (places[city].y, pieces.stack(stack, city, places[city].x, places[city].y))
        for city, stack in stacks.items()
    ]
    drawn.extend(
        (places[city].y, pieces.wagon(train, city, places[city].x, places[city].y))
        for city, train in wagons.items()
    )
    return group((part for _, part in sorted(drawn)), id="layer-pieces", class_="layer")


# ------------------------------------------------------------------ the whole


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


def _layer(name: str, view: Mapping[str, Any] | None, theme: Theme) -> str:
    shown = geography()
    match name:
        case "sea":
            return sheet.paper(WIDTH, HEIGHT) + land.sea_layer(WIDTH, HEIGHT)
        case "land":
            return land.land_layer(shown, theme)
        case "hills":
            return land.hills_layer(shown)
        case "water":
            return land.water_layer(shown)
        case "sectors":
            return sectors.sector_layer(suit_sectors(), SIGN_SIZE)
        case "lettering":
            return inscriptions.countries_and_seas(DATA / "lettering.tsv")
        case "roads":
            return roads.road_layer(board(), _courses(), lambda road: road.kind == "main")
        case "river-names":
            return inscriptions.rivers(DATA / "river_names.tsv")
        case "cities":
            return cities.city_layer(towns())
        case "names":
            kinds = {True: "town-name", False: "objective-name"}
            return cities.name_layer(
                (town, labels()[town.id], kinds[town.symbol == "town"]) for town in towns()
            )
        case "cartouche":
            return _cartouche_layer()
        case "frame":
            return sheet.frame_layer(WIDTH, HEIGHT, GRID)
        case "markers":
            return _markers_layer(view or {})
        case "pieces":
            return _pieces_layer(view or {})
    raise ValueError(f"there is no layer {name!r}")


@cache
def _courses() -> tuple[roads.Course, ...]:
    return roads.courses(board())


def _definitions(theme: Theme) -> str:
    return (
        land.definitions(geography())
        + sectors.definitions()
        + cities.definitions()
        + pieces.definitions(theme)
        + sheet.definitions(theme)
    )


_DRAWING = sheet.Drawing(
    title="Friedrich – Central Europe 1756–1763",
    size=(WIDTH, HEIGHT),
    themes=THEMES,
    layers=LAYERS,
    moving=("markers", "pieces"),
    layer=_layer,
    css=_css,
    definitions=_definitions,
)


def draw(
    view: Mapping[str, Any] | None,
    *,
    theme: str = "day",
    layers: Collection[str] | None = None,
) -> str:
    """The map with the pieces of the view as an SVG of its own.

    ``theme`` is "day" or "candle"; ``layers`` picks some of LAYERS instead of all.
    """
    return _DRAWING.draw(view, theme, layers)
