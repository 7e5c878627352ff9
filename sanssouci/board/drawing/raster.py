"""SVG to PNG."""

from __future__ import annotations

import resvg_py

from sanssouci.board.drawing.lettering import FONT_FOLDER


def to_png(svg: str, width: int) -> bytes:
    """The drawing as a PNG that many pixels wide, lettered with our own fonts only."""
    fonts = sorted(str(path) for path in FONT_FOLDER.glob("*.ttf"))
    return bytes(
        resvg_py.svg_to_bytes(svg_string=svg, width=width, font_files=fonts, skip_system_fonts=True)
    )
