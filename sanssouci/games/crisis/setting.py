"""Scenarios and options: what the game is played with (C16)."""

from __future__ import annotations

from functools import cached_property
from typing import Final

from sanssouci.games.crisis.atlas import SEATS
from sanssouci.kernel import Option, Scenario
from sanssouci.kernel import Setting as BaseSetting

CAMPAIGN: Final = Scenario(
    "campaign",
    "The Great Crisis, 1756 to 1763",
    SEATS,
    "Seven years in two hours: Prussia and Britain against everybody else, with dice and nerve.",
    "C1.1",
    minutes=120,
)
SCENARIOS: Final = (CAMPAIGN,)

OPTIONS: Final = (
    Option(
        "depleted_field_bonus", False, (True, False),
        "Depleted commanders give their bonus in the field, too.",
        "C16.1",
    ),
    Option(
        "loc_scope", "active", ("active", "all"),
        "Whose lines of communication are checked in a phase: the active alliance's, or all.",
        "C16.2",
    ),
    Option(
        "bonus_by_nation", False, (True, False),
        "Within the Austrian army commanders help only units of their own nation.",
        "C16.3",
    ),
    Option(
        "besieged_recovery", True, (True, False),
        "Units on defense under siege may recover in a phase.",
        "C16.4",
    ),
    Option(
        "retreat_cost", "one", ("one", "each"),
        "What a retreat of several armies costs: one action point in all, or one for each army.",
        "C16.5",
    ),
)  # fmt: skip


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
