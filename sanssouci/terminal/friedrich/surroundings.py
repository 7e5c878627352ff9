"""``look``: the cities and roads around a place."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from sanssouci.games.friedrich.atlas import ATLAS, CITY
from sanssouci.terminal.friedrich.colours import suit_sign
from sanssouci.terminal.friedrich.ground import (
    CITY_NAMES,
    COUNTRY,
    Ground,
    inward_roads,
    rings,
)
from sanssouci.terminal.friedrich.sheets import city_line

MAIN, MINOR = "═", "─"


def around(view: dict[str, Any], word: str, steps: int) -> RenderableType:
    """The neighbourhood of a city or piece, ring by ring."""
    ground = Ground(view)
    centre = ground.place(word)
    table = Table(box=None, pad_edge=False, header_style="dim")
    table.add_column("steps", justify="right")
    table.add_column("city")
    table.add_column("")
    table.add_column("land")
    table.add_column(f"roads ({MAIN} main, {MINOR} minor)")
    table.add_column("what is there")
    for distance, ring in rings(centre, steps):
        for number, city in enumerate(ring):
            roads = " ".join(
                f"{MAIN if main else MINOR}{CITY[nearer]}"
                for nearer, main in inward_roads(city, centre)
            )
            table.add_row(
                str(distance) if number == 0 else "",
                Text(CITY[city], "bold" if city in ground.at else ""),
                suit_sign(ATLAS.suit[city]),
                COUNTRY[city],
                roads,
                city_line(ground, city),
            )
        if distance < steps:
            table.add_section()
    title = Text.assemble(
        (f"{CITY_NAMES[centre]} ", "bold"),
        suit_sign(ATLAS.suit[centre]),
        f" {COUNTRY[centre]}  ",
        city_line(ground, centre),
    )
    return Group(title, table)
