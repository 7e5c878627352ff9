"""Words that lie on the land: names of countries, seas, rivers and towns, read from tables."""

from __future__ import annotations

import unicodedata
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
from sanssouci.kernel import Catalogues
from sanssouci.kernel.catalogue import SHARED
from sanssouci.kernel.spelling import capitals

_CATALOGUES: Final = Catalogues(SHARED)
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
    """Each in the reader's language, along the same curve."""
    parts = []
    for name in read_table(folder, _LETTERING):
        words = _called(name.words)
        style = spread_style(words, _FACES[name.kind], name.size, name.path)
        label = f"lettering-{name.index}"
        parts.append(write_along(words, style, name.path, label, class_=f"{name.kind}-name"))
    return group(parts, id="layer-lettering", class_="layer")


def _called(words: str) -> str:
    """What a country or sea is called; one that the catalogues do not know, as in its table."""
    plain = unicodedata.normalize("NFKD", words).encode("ascii", "ignore").decode()
    key = f"land.{plain.lower().replace(' ', '-')}"
    said = _CATALOGUES.speak()
    if key not in said:
        return words
    return capitals(said.words(key)) if words.isupper() else said.words(key)


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
