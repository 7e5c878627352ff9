"""M5 Tactical cards: the opening hands and the draws of a stage."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from sanssouci.games.maria import subsidies
from sanssouci.games.maria.nations import SAXONY
from sanssouci.games.maria.position import Position
from sanssouci.kernel import Phase
from sanssouci.steps.drawing import Drawing, DrawRules


@dataclass(frozen=True, slots=True)
class Deal(Drawing[Position]):
    """Chance deals cards to a power (M5.6)."""

    name: ClassVar[str] = "deal"
    rules: ClassVar = DrawRules(draws="M5.3", nothing="M5.9", hand="M23.1", piles="M5.6")


@dataclass(frozen=True, slots=True)
class Draw(Phase[Position]):
    """A power draws its income; how much is looked at now (M5.3)."""

    name: ClassVar[str] = "draw"
    nation: int

    def proceed(self, position: Position) -> None:
        if self.nation == SAXONY:
            if position.saxony_drew:  # at most once a turn (M19.8)
                position.pop()
                return
            position.saxony_drew = True
        position.become(Deal(self.nation, subsidies.draw_size(position, self.nation)))


def deal_opening_hands(position: Position) -> None:
    """Lay out the deals of the opening hands, the first power's on top (M3.5)."""
    for nation in reversed(position.setting.nations):
        position.push(Deal(nation, position.setting.opening_hands[nation]))
