"""Suit sectors: thin lines and large pale suit signs, hatched as heralds hatch their colours.

Red suits are hatched upright (gules), black suits crosswise (sable), so that a print without
colour still tells them apart.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from sanssouci.board.drawing.lettering import Box
from sanssouci.board.drawing.svg import XY, element, group
from sanssouci.board.drawing.theme import Theme

#: Each sign stands in a square from -1 to 1.
SUIT_PATHS: Mapping[str, str] = {
    "hearts": "M0 .95C-.32 .55 -.98 .15 -.98 -.38C-.98 -.72 -.74 -.92 -.48 -.92"
    "C-.24 -.92 -.06 -.76 0 -.52C.06 -.76 .24 -.92 .48 -.92C.74 -.92 .98 -.72 .98 -.38"
    "C.98 .15 .32 .55 0 .95z",
    "diamonds": "M0 -1C.22 -.6 .48 -.26 .78 0C.48 .26 .22 .6 0 1C-.22 .6 -.48 .26 -.78 0"
    "C-.48 -.26 -.22 -.6 0 -1z",
    "spades": "M0 -1C.3 -.58 .95 -.22 .95 .27C.95 .56 .73 .73 .5 .73C.33 .73 .18 .65 .09 .5"
    "C.1 .72 .2 .88 .36 1H-.36C-.2 .88 -.1 .72 -.09 .5C-.18 .65 -.33 .73 -.5 .73"
    "C-.73 .73 -.95 .56 -.95 .27C-.95 -.22 -.3 -.58 0 -1z",
    "clubs": "M-.1 .3C-.2 .5 -.35 .57 -.52 .57C-.78 .57 -.98 .37 -.98 .12"
    "C-.98 -.14 -.78 -.33 -.52 -.33"
    "C-.44 -.33 -.37 -.31 -.3 -.28C-.4 -.37 -.45 -.46 -.45 -.57C-.45 -.81 -.25 -1 0 -1"
    "C.25 -1 .45 -.81 .45 -.57C.45 -.46 .4 -.37 .3 -.28C.37 -.31 .44 -.33 .52 -.33"
    "C.78 -.33 .98 -.14 .98 .12C.98 .37 .78 .57 .52 .57C.35 .57 .2 .5 .1 .3"
    "C.11 .64 .2 .85 .38 1H-.38C-.2 .85 -.11 .64 -.1 .3z",
}
RED_SUITS = frozenset({"hearts", "diamonds"})


@dataclass(frozen=True)
class Sector:
    id: str
    suit: str
    left: float
    top: float
    right: float
    bottom: float
    sign_x: float
    sign_y: float
    """Where the large sign stands: a spot with few towns."""


def emptiest_spot(edges: Box, towns: Sequence[XY], size: float) -> XY:
    """Near the middle of a sector's towns, yet where a sign of that size covers the fewest."""
    edge = size + 12
    held = [
        (x, y) for x, y in towns if edges.left <= x < edges.right and edges.top <= y < edges.bottom
    ] or [((edges.left + edges.right) / 2, (edges.top + edges.bottom) / 2)]
    mx = sum(x for x, _ in held) / len(held)
    my = sum(y for _, y in held) / len(held)
    spots = [
        (x, y)
        for x in range(int(edges.left + edge), int(edges.right - edge) + 1, 8)
        for y in range(int(edges.top + edge), int(edges.bottom - edge) + 1, 8)
    ]

    def crowding(spot: XY) -> float:
        x, y = spot
        near = sum(
            max(0.0, 1.0 - ((tx - x) ** 2 + (ty - y) ** 2) / (size * 1.15) ** 2) for tx, ty in held
        )
        return near + ((x - mx) ** 2 + (y - my) ** 2) / 40_000

    return min(spots, key=crowding)


def with_sign(
    name: str,
    suit: str,
    edges: tuple[float, float, float, float],
    places: Sequence[XY],
    size: float,
) -> Sector:
    """A sector, its sign where few places lie."""
    return Sector(name, suit, *edges, *emptiest_spot(Box(*edges), places, size))


def definitions() -> str:
    return element(
        "pattern",
        element("path", d="M1.5 0V4", class_="red-hatch"),
        id="red-hatching",
        width=3,
        height=4,
        patternUnits="userSpaceOnUse",
    ) + element(
        "pattern",
        element("path", d="M1.5 0V3M0 1.5H3", class_="black-hatch"),
        id="black-hatching",
        width=3,
        height=3,
        patternUnits="userSpaceOnUse",
    )


def suit_sign(suit: str, x: float, y: float, size: float, **attributes: str) -> str:
    """A plain sign of that half width."""
    return element(
        "path",
        d=SUIT_PATHS[suit],
        transform=f"translate({x:g} {y:g})scale({size:g})",
        **attributes,
    )


def sector_layer(sectors: Iterable[Sector], size: float) -> str:
    parts = []
    for sector in sectors:
        colour = "red" if sector.suit in RED_SUITS else "black"
        frame = element(
            "rect",
            x=sector.left,
            y=sector.top,
            width=sector.right - sector.left,
            height=sector.bottom - sector.top,
            class_="sector-line",
        )
        # The path is scaled to board units by hand: a pattern must not grow with its sign.
        sign = element(
            "path",
            d=_scaled(SUIT_PATHS[sector.suit], sector.sign_x, sector.sign_y, size),
            class_=f"sign {colour}-sign",
        )
        parts.append(
            element(
                "g",
                frame,
                sign,
                id=f"sector-{sector.id}",
                class_=f"sector {sector.suit}",
                data_id=sector.id,
                data_suit=sector.suit,
            )
        )
    return group(parts, id="layer-sectors", class_="layer")


def _scaled(data: str, x: float, y: float, size: float) -> str:
    """Path data with absolute coordinates, moved and scaled."""
    spaced = data
    for letter in "MCLHVz":
        spaced = spaced.replace(letter, f" {letter} ")
    result: list[str] = []
    command, count = "", 0
    for token in spaced.split():
        if token.isalpha():
            command, count = token, 0
            result.append(token)
            continue
        vertical = command == "V" or (command != "H" and count % 2 == 1)
        value = float(token) * size + (y if vertical else x)
        result.append(f"{value:.1f}")
        count += 1
    return " ".join(result)


def css(theme: Theme) -> str:
    return (
        f".sector-line{{fill:none;stroke:{theme.sector_line};stroke-width:1.2;stroke-opacity:.7;"
        "stroke-dasharray:9 5}"
        f".red-hatch{{stroke:{theme.red_suit};stroke-width:1}}"
        f".black-hatch{{stroke:{theme.black_suit};stroke-width:.8}}"
        f".sign{{stroke-width:1.6;opacity:{theme.sign:g}}}"
        f".red-sign{{fill:url(#red-hatching);stroke:{theme.red_suit}}}"
        f".black-sign{{fill:url(#black-hatching);stroke:{theme.black_suit}}}"
        f".red-suit{{fill:{theme.red_suit}}}.black-suit{{fill:{theme.black_suit}}}"
    )
