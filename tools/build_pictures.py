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
from sanssouci.games.crisis import picture as crisis
from sanssouci.games.crisis.pack import NATIONS, load_pack
from sanssouci.games.friedrich import picture as friedrich
from sanssouci.games.friedrich.tables import read_data
from sanssouci.games.maria import GAME as MARIA
from sanssouci.games.sieben_jahre import GAME as SIEBEN_JAHRE

PICTURES = Path(__file__).resolve().parents[1] / "docs" / "pictures"
WIDTH = 1800


def start_of_friedrich() -> dict[str, Any]:
    """A view with every piece where it is set up."""
    data = read_data()
    pieces = [
        {
            "id": row.name.lower() if row.is_general else f"train-{row.nation}-{row.rank}",
            "kind": row.kind,
            "nation": row.nation,
            "name": row.name,
            "rank": row.rank,
            "city": data.cities[row.start].id,
            "face_down": False,
            "troops": None,
        }
        for row in data.pieces
    ]
    return {"pieces": pieces, "markers": []}


def start_of_crisis() -> dict[str, Any]:
    """A view with every unit where it is set up."""
    pack = load_pack()
    states = dict.fromkeys(("depleted", "inside", "isolated"), False)
    spaces = []
    for space in pack.spaces:
        troops = [
            {"kind": "troop", "id": "", "nation": NATIONS[p.nation], "count": p.troops, **states}
            for p in pack.placements
            if p.space == space.index
        ]
        commanders = [
            {"kind": "commander", "id": c.id, "nation": NATIONS[c.nation], "count": 1, **states}
            for c in pack.commanders
            if c.start == space.index
        ]
        spaces.append(
            {
                "id": space.id,
                "nation": NATIONS[space.nation],
                "scorched": False,
                "besieged": False,
                "units": troops + commanders,
            }
        )
    return {"spaces": spaces, "turn": 1}


def start_of_maria() -> dict[str, Any]:
    """What a bystander sees before the first turn."""
    return MARIA.play(seed=1741).state.view(None)


def save(svg: str, target: Path) -> None:
    # Drawn at twice the size and reduced: fine engraving stays fine.
    large = to_png(svg, 2 * WIDTH)
    image = Image.open(io.BytesIO(large)).convert("RGB")
    small = image.resize(
        (WIDTH, round(WIDTH * image.height / image.width)), Image.Resampling.LANCZOS
    )
    # The last two bits of a colour nobody sees; without them the file shrinks by a third.
    shown = ImageOps.posterize(small, 6)
    shown.save(target, optimize=True)
    print(f"{target.name}: {shown.width} x {shown.height}, {target.stat().st_size // 1024} KB")


def main() -> None:
    PICTURES.mkdir(parents=True, exist_ok=True)
    save(friedrich.draw(start_of_friedrich()), PICTURES / "map-friedrich.png")
    save(crisis.draw(start_of_crisis()), PICTURES / "map-crisis.png")
    save(MARIA.draw(start_of_maria()), PICTURES / "map-maria.png")
    start = SIEBEN_JAHRE.new("campaign").view(None)
    save(SIEBEN_JAHRE.draw(start), PICTURES / "map-sieben-jahre.png")


if __name__ == "__main__":
    main()
