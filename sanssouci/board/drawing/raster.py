"""SVG to PNG."""

from __future__ import annotations

import resvg_py

from sanssouci.board.drawing.lettering import FONT_FOLDER, OTHER_SCRIPT


def to_png(svg: str, width: int) -> bytes:
    """The drawing as a PNG that many pixels wide.

    It is lettered with our own fonts, so that it looks the same everywhere; letters of another
    script come from the fonts of the system.
    """
    fonts = sorted(str(path) for path in FONT_FOLDER.glob("*.ttf"))
    is_ours = OTHER_SCRIPT.search(svg) is None
    return bytes(
        resvg_py.svg_to_bytes(
            svg_string=svg, width=width, font_files=fonts, skip_system_fonts=is_ours
        )
    )
