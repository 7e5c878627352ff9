"""Colours of paper, ink and water in two lights: day and candle."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True)
class NationColours:
    """How a nation's things look: pieces, the marks of its objectives, and letters upon both."""

    piece: str
    on_piece: str
    mark: str
    on_mark: str


@dataclass(frozen=True)
class Theme:
    name: str
    paper: str
    ink: str
    soft_ink: str
    halo: str
    sea: str
    sea_line: str
    river: str
    river_name: str
    sea_route: str
    foreign_land: str
    border: str
    hill: str
    hill_shade: str
    road: str
    road_fill: str
    town_fill: str
    sector_line: str
    red_suit: str
    black_suit: str
    country_name: str
    frame: str
    accent: str
    wreath: str
    piece_line: str
    age: str
    wash: float
    """How strongly a country's colour covers its inside; its rim is always stronger."""
    sign: float
    """How strongly the large suit signs stand out."""
    tints: Mapping[str, str] = field(default_factory=dict)
    nations: Mapping[str, NationColours] = field(default_factory=dict)


DAY = Theme(
    name="day",
    paper="#f6eedb",
    ink="#2c2118",
    soft_ink="#6b5a45",
    halo="#fbf5e6",
    sea="#dfe6df",
    sea_line="#7c979a",
    river="#5f8791",
    river_name="#3f6570",
    sea_route="#2f62a8",
    foreign_land="#ece2cc",
    border="#8a6a4a",
    hill="#9b8262",
    hill_shade="#d9c7a3",
    road="#4a3826",
    road_fill="#fffaf0",
    town_fill="#fffdf6",
    sector_line="#7b6a55",
    red_suit="#b4493d",
    black_suit="#4b443c",
    country_name="#6f553a",
    frame="#3a2c1e",
    accent="#8c2f24",
    wreath="#b98a24",
    piece_line="#20170f",
    age="#8a5a2b",
    wash=0.66,
    sign=0.42,
)

CANDLE = Theme(
    name="candle",
    paper="#241c14",
    ink="#f0e2c0",
    soft_ink="#b9a67f",
    halo="#1c1510",
    sea="#18201f",
    sea_line="#5a7172",
    river="#6f9aa3",
    river_name="#9cc0c6",
    sea_route="#7fb0ee",
    foreign_land="#2a2219",
    border="#b98f5d",
    hill="#9c8259",
    hill_shade="#4a3c29",
    road="#d9c49a",
    road_fill="#241a12",
    town_fill="#1d150f",
    sector_line="#a18c68",
    red_suit="#e58a76",
    black_suit="#c9bda3",
    country_name="#cfb385",
    frame="#d9c49a",
    accent="#e0a458",
    wreath="#e3b84f",
    piece_line="#0e0a06",
    age="#000000",
    wash=0.62,
    sign=0.55,
)
