"""The odds of a combat as a table."""

from __future__ import annotations

from math import ceil, floor
from typing import Any, Final

from rich.table import Table

_TINY: Final = 1e-9
_ASSUMED: Final = {
    "fight_on": "exact, if both sides fight on",
    "no_cards": "exact, if the enemy uses no card and both sides fight on",
}


def odds_table(odds: dict[str, Any]) -> Table:
    """What ``Game.odds`` has found, the whole first and then every action."""
    told = _ASSUMED.get(odds.get("assumes", "")) or (
        f"{odds['worlds']} worlds that may be the true one"
    )
    table = Table(box=None, header_style="dim", pad_edge=False, caption=told)
    table.add_column("")
    for heading in ("win", "tie", "lose", "own losses", "enemy losses"):
        table.add_column(heading, justify="right")
    for label, row in (
        ("as it stands", odds["overall"]),
        *((row["action"], row) for row in odds["actions"]),
    ):
        shares = (chance(*row["bounds"][kind]) for kind in ("win", "tie", "lose"))
        losses = (f"{row[name]:.1f}" for name in ("own_losses", "enemy_losses"))
        table.add_row(label, *shares, *losses)
    return table


def chance(low: float, high: float) -> str:
    """A chance known only between two bounds; what is not certain is never called so.

    >>> chance(0.88, 1.0), chance(0.0, 0.07), chance(0.42, 0.58), chance(0.9999, 0.9999)
    ('over 88%', 'under 7%', '42 to 58%', 'over 99%')
    """
    least, most = floor(low * 100 + _TINY), ceil(high * 100 - _TINY)
    if low == high in (0.0, 1.0):
        return f"{low:.0%}"
    if high > 0.995:
        return f"over {min(least, 99)}%"
    if low < 0.005:
        return f"under {max(most, 1)}%"
    return f"{round(low * 100)}%" if low == high else f"{least} to {most}%"
