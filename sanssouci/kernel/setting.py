"""What stays the same through one game: which game it is, the scenario and the options."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any, Self

if TYPE_CHECKING:
    from sanssouci.kernel.game import Game, Options, Scenario


@dataclass(frozen=True)
class Setting:
    """Shared by all copies of a position; a game's own setting adds what follows from it."""

    game: Game
    scenario: Scenario
    options: tuple[tuple[str, Any], ...]

    @classmethod
    def of(cls, game: Game, scenario: Scenario, options: Options) -> Self:
        return cls(game, scenario, tuple(options.items()))

    @cached_property
    def option(self) -> dict[str, Any]:
        """The values of the options by name."""
        return dict(self.options)
