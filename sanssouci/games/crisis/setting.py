"""Scenarios and options: what the game is played with (C16)."""

from __future__ import annotations

from functools import cached_property
from typing import Final

from sanssouci.games.crisis.atlas import SEATS
from sanssouci.kernel import Option, Scenario
from sanssouci.kernel import Setting as BaseSetting

CAMPAIGN: Final = Scenario("campaign", seats=SEATS, rule="C1.1", minutes=120)
SCENARIOS: Final = (CAMPAIGN,)

OPTIONS: Final = (
    Option("depleted_field_bonus", False, (True, False), rule="C16.1"),
    Option("loc_scope", "active", ("active", "all"), rule="C16.2"),
    Option("bonus_by_nation", False, (True, False), rule="C16.3"),
    Option("besieged_recovery", True, (True, False), rule="C16.4"),
    Option("retreat_cost", "one", ("one", "each"), rule="C16.5"),
)


class Setting(BaseSetting):
    """What stays the same through one game."""

    @cached_property
    def depleted_field_bonus(self) -> bool:
        return bool(self.option["depleted_field_bonus"])

    @cached_property
    def checks_all_networks(self) -> bool:
        return bool(self.option["loc_scope"] == "all")

    @cached_property
    def bonus_by_nation(self) -> bool:
        return bool(self.option["bonus_by_nation"])

    @cached_property
    def besieged_recovery(self) -> bool:
        return bool(self.option["besieged_recovery"])

    @cached_property
    def each_army_pays(self) -> bool:
        return bool(self.option["retreat_cost"] == "each")
