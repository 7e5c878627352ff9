"""Maps as files, for games that can draw one."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from sanssouci.board.drawing.paper import to_pdf
from sanssouci.games import draw
from sanssouci.kernel import BadOption, Game
from sanssouci.terminal.wording import say

THEMES = ("day", "candle")
FORMATS = ("svg", "png", "pdf")
WIDTH = 2400


def write_map(
    game: Game,
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
        raise BadOption(say("terminal.map_formats", file=str(path)))
    svg = draw(game, view, theme)
    if format == "svg":
        path.write_text(svg, encoding="utf-8")
    elif format == "pdf":
        path.write_bytes(to_pdf(svg, game.title))
    else:
        from sanssouci.board.drawing.raster import to_png

        path.write_bytes(to_png(svg, width))
