"""How hard a side of a sheet is against the BOT, as it was measured (docs/bots.md)."""

from __future__ import annotations

from typing import Final

WINS: Final[dict[str, tuple[tuple[int, int], tuple[int, int]]]] = {
    "saxony-1756": ((5, 0), (10, 0)),
    "bohemia-1757": ((7, 1), (8, 2)),
    "ostpreussen-1757": ((11, 1), (18, 12)),
    "pommern-1758": ((9, 3), (11, 2)),
    "hannover-1757": ((20, 0), (19, 2)),
    "thuringia-1757": ((19, 2), (6, 2)),
    "minden-1759": ((11, 0), (17, 7)),
    "kassel-1762": ((13, 1), (4, 0)),
    "minorca-1756": ((19, 0), (7, 10)),
    "tras-os-montes-1762": ((8, 1), (17, 4)),
    "beira-1762": ((11, 0), (19, 6)),
    "alentejo-1762": ((14, 2), (17, 6)),
    "william-henry-1757": ((15, 2), (20, 2)),
    "louisbourg-1758": ((18, 5), (12, 1)),
    "forts-1758": ((13, 0), (20, 4)),
    "quebec-1759": ((18, 0), (20, 2)),
    "martinique-1759": ((19, 1), (17, 5)),
    "martinique-1762": ((14, 1), (9, 0)),
    "jamaica-1762": ((17, 1), (19, 11)),
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
