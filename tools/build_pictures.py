"""Make the pictures shown in the documents.

Run by hand after a change of the map's look:

    pip install pillow
    PYTHONPATH=. python tools/build_pictures.py
"""

# mypy: disable-error-code="import-untyped,import-not-found"

from __future__ import annotations

import io
from pathlib import Path
from typing import Any

from PIL import Image, ImageOps

from sanssouci.board.drawing.raster import to_png
from sanssouci.board.mapfile import read_table
from sanssouci.games.friedrich import picture

PICTURES = Path(__file__).resolve().parents[1] / "docs" / "pictures"
WIDTH = 1800


def start_of_friedrich() -> dict[str, Any]:
    """A view with every piece where it is set up."""
    pieces = []
    for row in read_table(picture.DATA / "pieces.tsv", ("kind", "nation", "rank", "name", "start")):
        general = row["kind"] == "general"
        pieces.append(
            {
                "id": row["name"].lower() if general else f"train-{row['nation']}-{row['rank']}",
                "kind": row["kind"],
                "nation": row["nation"],
                "name": row["name"],
                "rank": int(row["rank"]),
                "city": row["start"],
                "face_down": False,
                "troops": None,
            }
        )
    return {"pieces": pieces, "markers": []}


def main() -> None:
    PICTURES.mkdir(parents=True, exist_ok=True)
    # Drawn at twice the size and reduced: fine engraving stays fine.
    large = to_png(picture.draw(start_of_friedrich()), 2 * WIDTH)
    image = Image.open(io.BytesIO(large)).convert("RGB")
    small = image.resize(
        (WIDTH, round(WIDTH * image.height / image.width)), Image.Resampling.LANCZOS
    )
    # The last two bits of a colour nobody sees; without them the file shrinks by a third.
    shown = ImageOps.posterize(small, 6)
    target = PICTURES / "map-friedrich.png"
    shown.save(target, optimize=True)
    print(f"{target.name}: {shown.width} x {shown.height}, {target.stat().st_size // 1024} KB")


if __name__ == "__main__":
    main()
