"""How hard each side of a sheet is against the BOT, as measured (docs/strength/sieben-jahre.md)."""

from __future__ import annotations

from typing import Final

WINS: Final[dict[str, tuple[tuple[int, int], tuple[int, int]]]] = {
    "saxony-1756": ((5, 0), (10, 0)),
    "bohemia-1757": ((6, 0), (8, 2)),
    "ostpreussen-1757": ((11, 1), (18, 12)),
    "pommern-1758": ((9, 3), (11, 2)),
    "hannover-1757": ((20, 0), (19, 1)),
    "thuringia-1757": ((19, 2), (5, 3)),
    "minden-1759": ((11, 0), (17, 9)),
    "kassel-1762": ((15, 1), (5, 0)),
    "minorca-1756": ((18, 0), (7, 14)),
    "tras-os-montes-1762": ((8, 1), (17, 3)),
    "beira-1762": ((11, 0), (19, 6)),
    "alentejo-1762": ((12, 3), (14, 2)),
    "william-henry-1757": ((15, 2), (20, 4)),
    "louisbourg-1758": ((17, 2), (13, 0)),
    "forts-1758": ((14, 0), (20, 5)),
    "quebec-1759": ((17, 0), (20, 2)),
    "martinique-1759": ((20, 1), (19, 5)),
    "martinique-1762": ((15, 0), (13, 0)),
    "jamaica-1762": ((17, 1), (18, 12)),
    "habana-1762": ((9, 0), (17, 10)),
}
"""Of 20 games each, those that a captain and a recruit won from either side of a sheet."""
LEVELS: Final = ("first", "seasoned", "veteran")
"""From the easiest on."""
EASY: Final = 22
"""From so many wins of both together, of 40, on a side is easy."""
HARD: Final = 10
"""Up to so many it is hard."""
ARMIES_AT_FIRST: Final = 2
"""With more contingents than these nobody begins, however kind the BOT is."""


def level(sheet: str, side: int, contingents: int) -> str:
    """For whom a side of a sheet is, as ``Scenario.level`` says it; by its size in other packs.

    >>> level("ostpreussen-1757", 0, 1), level("ostpreussen-1757", 1, 1)
    ('seasoned', 'first')
    """
    if sheet not in WINS:
        return "first" if contingents == 1 else "seasoned"
    wins = sum(WINS[sheet][side])
    if wins <= HARD:
        return "veteran"
    return "first" if wins >= EASY and contingents <= ARMIES_AT_FIRST else "seasoned"
