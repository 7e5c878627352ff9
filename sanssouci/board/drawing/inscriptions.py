"""Words that lie on the land itself: names of countries, seas and rivers, read from tables."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from sanssouci.board.drawing.land import RiverName, river_names_layer
from sanssouci.board.drawing.lettering import Face, spread_style, write_along
from sanssouci.board.drawing.svg import XY, group
from sanssouci.board.drawing.theme import Theme
from sanssouci.board.mapfile import read_table

_FACES: Mapping[str, Face] = {
    "country": "roman",
    "province": "roman",
    "abroad": "roman",
    "sea": "italic",
}


def _points(path: str) -> tuple[XY, ...]:
    pairs = (pair.split(",") for pair in path.split())
    return tuple((float(x), float(y)) for x, y in pairs)


def countries_and_seas(table: Path) -> str:
    parts = [
        write_along(
            row["words"],
            spread_style(
                row["words"], _FACES[row["kind"]], row.number("size"), _points(row["path"])
            ),
            _points(row["path"]),
            f"lettering-{row.line}",
            class_=f"{row['kind']}-name",
        )
        for row in read_table(table, ("words", "kind", "size", "path"))
    ]
    return group(parts, id="layer-lettering", class_="layer")


def rivers(table: Path) -> str:
    return river_names_layer(
        [
            RiverName(row["name"], int(row["width"]), _points(row["path"]))
            for row in read_table(table, ("name", "width", "path"))
        ]
    )


def css(theme: Theme) -> str:
    return (
        f".country-name{{fill:{theme.country_name};opacity:.5}}"
        f".province-name{{fill:{theme.country_name};opacity:.42}}"
        f".abroad-name{{fill:{theme.soft_ink};opacity:.5}}"
        f".sea-name{{fill:{theme.river_name};opacity:.75}}"
    )
