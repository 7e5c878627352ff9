"""The odds of a combat as a table."""

from __future__ import annotations

from typing import Any

from rich.table import Table


def odds_table(odds: dict[str, Any]) -> Table:
    """What ``Game.odds`` has found, the whole first and then every action."""
    title = f"{odds['worlds']} worlds that may be the true one"
    table = Table(box=None, header_style="dim", pad_edge=False, caption=title)
    table.add_column("")
    for heading in ("win", "tie", "lose", "own losses", "enemy losses"):
        table.add_column(heading, justify="right")
    for label, row in (
        ("as it stands", odds["overall"]),
        *((row["action"], row) for row in odds["actions"]),
    ):
        shares = (f"{row[name]:.0%}" for name in ("win", "tie", "lose"))
        losses = (f"{row[name]:.1f}" for name in ("own_losses", "enemy_losses"))
        table.add_row(label, *shares, *losses)
    return table
