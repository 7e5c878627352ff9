"""Draw the small pictures of the first page, which the browser gets instead of the maps.

Run by hand when a map or its lettering has changed, or a language is new:

    pip install pillow
    python -m tools.plates [game ...]
"""

from __future__ import annotations

import sys
from io import BytesIO
from itertools import product

from PIL import Image

from sanssouci.board.drawing.raster import to_png
from sanssouci.games import GAMES, draw, load
from sanssouci.kernel import speaking
from sanssouci.web.languages import LANGUAGES
from sanssouci.web.library import THEMES
from sanssouci.web.pages import STATIC

WIDTH, QUALITY = 440, 14


def main() -> None:
    for language, id, theme in product(LANGUAGES, sys.argv[1:] or GAMES, THEMES):
        with speaking(language):
            png = to_png(draw(load(id), None, theme), 3 * WIDTH)
        drawn = Image.open(BytesIO(png))
        small = drawn.convert("RGB").resize((WIDTH, round(WIDTH * drawn.height / drawn.width)))
        folder = STATIC / "plates" / language
        folder.mkdir(parents=True, exist_ok=True)
        small.save(folder / f"{id}-{theme}.webp", quality=QUALITY, method=6)


if __name__ == "__main__":
    main()
