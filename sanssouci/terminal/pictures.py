"""Maps as files, for games that can draw one."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from sanssouci.kernel import BadOption

THEMES = ("day", "candle")
FORMATS = ("svg", "png")
WIDTH = 2400


def write_map(
    game: str,
    view: Mapping[str, Any] | None,
    path: Path,
    *,
    theme: str = THEMES[0],
    width: int = WIDTH,
    format: str = "",
) -> None:
    """Draw the map with the pieces of a view on it; the ending of the file says the format."""
    format = format or path.suffix.lstrip(".").lower()
    if format not in FORMATS:
        raise BadOption(f"{path}: a map is written as .svg or .png")
    svg = map_svg(game, view, theme)
    if format == "svg":
        path.write_text(svg, encoding="utf-8")
    else:
        from sanssouci.board.drawing.raster import to_png

        path.write_bytes(to_png(svg, width))


def map_svg(game: str, view: Mapping[str, Any] | None, theme: str = THEMES[0]) -> str:
    # Loaded only when a map is wanted: drawing needs far more tables than playing.
    module = f"sanssouci.games.{game}.picture"
    if find_spec(module) is None:
        raise BadOption(f"{game} has no map that could be drawn")
    svg: str = import_module(module).draw(view, theme=theme)
    return svg
