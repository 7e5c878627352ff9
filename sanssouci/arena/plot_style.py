"""The look of the plots: dark ink on warm paper.

Every kind of thing has a colour that eyes of all sorts can tell from the others, and a marker or a
hatching besides.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import AbstractContextManager
from itertools import cycle

import matplotlib as mpl
from matplotlib import font_manager
from matplotlib.axes import Axes
from matplotlib.colors import LinearSegmentedColormap
from matplotlib.figure import Figure

from sanssouci.board.drawing.lettering import FONT_FOLDER

PAPER, INK, SOFT, LINE = "#fdf8ea", "#2c2118", "#5e4e3b", "#c9b791"
COLOURS = ("#1d3a73", "#c8502d", "#d9a21b", "#2a8c82", "#7b3f6e", "#8b877f")
MARKERS = ("o", "s", "D", "^", "v", "P")
HATCHES = ("", "///", "...", "xxx", "\\\\\\", "++")
WORSE_TO_BETTER = LinearSegmentedColormap.from_list("wars", ["#d98a6c", PAPER, "#7f93bd"])

_WIDTH, _ROW, _FRAME = 8.0, 0.36, 0.95
"""Inches: of a figure, of a line in it, and of what stands around a panel."""


def house_style() -> AbstractContextManager[None]:
    """Figures made inside look alike."""
    known = {font.fname for font in font_manager.fontManager.ttflist}
    for path in sorted(FONT_FOLDER.glob("*.ttf")):
        if str(path) not in known:
            font_manager.fontManager.addfont(path)
    return mpl.rc_context(
        {
            "font.family": ["Sanssouci Fell", "DejaVu Serif"],
            "font.size": 13,
            "text.color": INK,
            "axes.labelcolor": SOFT,
            "axes.edgecolor": LINE,
            "axes.facecolor": PAPER,
            "axes.titlesize": 14,
            "axes.titlelocation": "left",
            "axes.spines.top": False,
            "axes.spines.right": False,
            "axes.grid": True,
            "axes.grid.axis": "x",
            "axes.axisbelow": True,
            "grid.color": LINE,
            "grid.linewidth": 0.6,
            "xtick.color": LINE,
            "ytick.color": LINE,
            "xtick.labelcolor": SOFT,
            "ytick.labelcolor": INK,
            "ytick.major.size": 0,
            "figure.facecolor": PAPER,
            "savefig.facecolor": PAPER,
            "hatch.color": PAPER,
            "hatch.linewidth": 1.2,
            "legend.frameon": False,
        }
    )


def panels(*rows: float) -> tuple[Figure, list[Axes]]:
    """Panels one above the other, one for each of ``rows``, with room for that number of lines."""
    heights = [count * _ROW + _FRAME for count in rows]
    figure = Figure(figsize=(_WIDTH, sum(heights)), layout="constrained")
    grid = figure.subplots(len(rows), 1, squeeze=False, height_ratios=heights)
    return figure, list(grid[:, 0])


def looks(kinds: Sequence[str], choices: Sequence[str]) -> dict[str, str]:
    """A look for every kind, from the first on and over again."""
    return dict(zip(kinds, cycle(choices), strict=False))


def name_rows(axes: Axes, names: Sequence[str]) -> None:
    """Lines from the top down, each with its name."""
    axes.set_yticks(range(len(names)), names)
    axes.set_ylim(len(names) - 0.4, -0.6)
