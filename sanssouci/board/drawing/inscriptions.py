"""Words that lie on the land: names of countries, seas, rivers and towns, read from tables."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from sanssouci.board.columns import NEW_ID, NUMBER, POINTS, TEXT, one_of, whole
from sanssouci.board.drawing.cities import Label
from sanssouci.board.drawing.land import RiverName, river_names_layer
from sanssouci.board.drawing.lettering import Face, spread_style, write_along
from sanssouci.board.drawing.svg import XY, group
from sanssouci.board.drawing.theme import Theme
from sanssouci.board.tables import Table, read_table

_FACES: Mapping[str, Face] = {
    "country": "roman",
    "province": "roman",
    "abroad": "roman",
    "sea": "italic",
}


@dataclass(frozen=True, slots=True)
class _Name:
    words: str
    kind: str
    size: float
    path: tuple[XY, ...]
    index: int


def countries_and_seas(folder: Path) -> str:
    parts = [
        write_along(
            name.words,
            spread_style(name.words, _FACES[name.kind], name.size, name.path),
            name.path,
            f"lettering-{name.index}",
            class_=f"{name.kind}-name",
        )
        for name in read_table(folder, _LETTERING)
    ]
    return group(parts, id="layer-lettering", class_="layer")


def rivers(folder: Path) -> str:
    return river_names_layer(read_table(folder, _RIVERS))


def town_names(folder: Path) -> Mapping[str, Label]:
    """By town, where its name is written."""
    return dict(read_table(folder, _TOWNS))


_LETTERING: Final = Table(
    "lettering.tsv",
    _Name,
    {"words": TEXT, "kind": one_of(*_FACES), "size": NUMBER, "path": POINTS},
    numbered=True,
)
_RIVERS: Final = Table(
    "river_names.tsv",
    lambda name, width, path: RiverName(name, width, path),
    {"name": TEXT, "width": whole(1, 9), "path": POINTS},
)

_TOWNS: Final = Table(
    "labels.tsv",
    lambda id, x, y, anchor: (str(id), Label(x, y, anchor)),
    {"id": NEW_ID, "x": NUMBER, "y": NUMBER, "anchor": one_of("start", "middle", "end")},
)


def css(theme: Theme) -> str:
    return (
        f".country-name{{fill:{theme.country_name};opacity:.5}}"
        f".province-name{{fill:{theme.country_name};opacity:.42}}"
        f".abroad-name{{fill:{theme.soft_ink};opacity:.5}}"
        f".sea-name{{fill:{theme.river_name};opacity:.75}}"
    )
