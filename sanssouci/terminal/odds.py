"""The odds of a combat as a table."""

from __future__ import annotations

from collections.abc import Callable
from math import ceil, floor
from typing import Any, Final

from rich.table import Table

from sanssouci.kernel.numerals import decimal
from sanssouci.terminal.wording import say

_TINY: Final = 1e-9


def odds_table(odds: dict[str, Any], describe: Callable[[str], str]) -> Table:
    """What ``Game.odds`` has found, the whole first and then every action, in words."""
    assumed = odds.get("assumes", "")
    told = say(f"odds.assumes_{assumed}") if assumed else say("odds.worlds", count=odds["worlds"])
    table = Table(box=None, header_style="dim", pad_edge=False, caption=told)
    table.add_column("")
    for heading in ("win", "tie", "lose", "own_losses", "enemy_losses"):
        table.add_column(say(f"terminal.head_{heading}"), justify="right")
    for label, row in (
        (say("odds.overall"), odds["overall"]),
        *((describe(row["action"]), row) for row in odds["actions"]),
    ):
        shares = (chance(*row["bounds"][kind]) for kind in ("win", "tie", "lose"))
        losses = (decimal(row[name], 1) for name in ("own_losses", "enemy_losses"))
        table.add_row(label, *shares, *losses)
    return table


def chance(low: float, high: float) -> str:
    """A chance known only between two bounds; what is not certain is never called so.

    >>> chance(0.88, 1.0), chance(0.0, 0.07), chance(0.42, 0.58), chance(0.9999, 0.9999)
    ('over 88 %', 'under 7 %', '42–58 %', 'over 99 %')
    """
    least, most = floor(low * 100 + _TINY), ceil(high * 100 - _TINY)
    if low == high in (0.0, 1.0):
        return say("odds.share", share=round(low * 100))
    if high > 0.995:
        return say("odds.over", share=min(least, 99))
    if low < 0.005:
        return say("odds.under", share=max(most, 1))
    if low == high:
        return say("odds.share", share=round(low * 100))
    return say("odds.between", low=least, high=most)
