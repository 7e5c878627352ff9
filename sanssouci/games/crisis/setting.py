"""Scenarios and options: what the game is played with (C16)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final

from sanssouci.games.crisis.atlas import SEATS
from sanssouci.kernel import Option, Options, Scenario

CAMPAIGN: Final = Scenario(
    "campaign",
    "The Great Crisis, 1756 to 1763",
    SEATS,
    "The whole war: Prussia and Britain against Austria, France and Russia.",
    "C1.1",
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
        "besieged_recovery", False, (True, False),
        "Units on defense may recover in a phase.",
        "C16.4",
    ),
)  # fmt: skip


@dataclass(frozen=True)
class Setting:
    """What stays the same through one game."""

    scenario: Scenario
    options: tuple[tuple[str, Any], ...]

    @classmethod
    def of(cls, scenario: Scenario, options: Options) -> Setting:
        return cls(scenario, tuple(options.items()))

    @cached_property
    def _option(self) -> dict[str, Any]:
        return dict(self.options)

    @cached_property
    def depleted_field_bonus(self) -> bool:
        return bool(self._option["depleted_field_bonus"])

    @cached_property
    def checks_all_networks(self) -> bool:
        return bool(self._option["loc_scope"] == "all")

    @cached_property
    def bonus_by_nation(self) -> bool:
        return bool(self._option["bonus_by_nation"])

    @cached_property
    def besieged_recovery(self) -> bool:
        return bool(self._option["besieged_recovery"])
