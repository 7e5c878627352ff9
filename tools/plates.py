"""Draw the small pictures of the first page, which the browser gets instead of the maps.

Run by hand when a map has changed:

    pip install pillow
    python -m tools.plates
"""

from __future__ import annotations

from io import BytesIO

from PIL import Image

from sanssouci.board.drawing.raster import to_png
from sanssouci.games import GAMES, draw, load
from sanssouci.web.library import THEMES
from sanssouci.web.pages import STATIC

WIDTH, QUALITY = 440, 14


def main() -> None:
    folder = STATIC / "plates"
    folder.mkdir(exist_ok=True)
    for id in GAMES:
        for theme in THEMES:
            drawn = Image.open(BytesIO(to_png(draw(load(id), None, theme), 3 * WIDTH)))
            small = drawn.convert("RGB").resize((WIDTH, round(WIDTH * drawn.height / drawn.width)))
            small.save(folder / f"{id}-{theme}.webp", quality=QUALITY, method=6)


if __name__ == "__main__":
    main()
