"""S4 Setting up: a campaign begins with its first year, a scenario with its sheet."""

from __future__ import annotations

from sanssouci.games.sieben_jahre import scenario_mode
from sanssouci.games.sieben_jahre.position import Position
from sanssouci.games.sieben_jahre.sequence import Fraction, Year, begin_year


def begin(position: Position) -> None:
    """Push the first frames; obligatory commanders come with each year (S4.3)."""
    if position.setting.campaign:
        position.push(Year(1))
        begin_year(position)
    else:
        position.push(Fraction())
        scenario_mode.begin(position)
