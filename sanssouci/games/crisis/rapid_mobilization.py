"""C11.9 Rapid Mobilization: a die's worth of units at once."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import ClassVar

from sanssouci.dice import Throw, faces
from sanssouci.games.crisis.atlas import TEAM
from sanssouci.games.crisis.mobilization import Mobilization
from sanssouci.games.crisis.pack import NATIONS
from sanssouci.games.crisis.position import Position
from sanssouci.games.crisis.tactics_cards import card_id, use, with_effect
from sanssouci.kernel import Action

EFFECT = "rapid-mobilization"


def plays(position: Position, side: int, nations: Iterable[int]) -> list[Action]:
    """The ways to play the card for one of these nations."""
    cards = with_effect(position, side, EFFECT)
    return [
        Action.of("play", card_id(card), NATIONS[nation]) for card in cards for nation in nations
    ]


def play(position: Position, side: int, card: int, nation: int) -> None:
    use(position, side, card)
    position.tell("log.rapid_mobilization", "C11.9", team=TEAM[side], nation=NATIONS[nation])
    position.push(MobilizationDie(nation))


@dataclass(frozen=True, slots=True)
class MobilizationDie(Throw[Position]):
    name: ClassVar[str] = "mobilization_die"
    nation: int

    def roll(self, position: Position, seat: str, *dice: str) -> None:
        (die,) = faces(dice)
        position.tell("log.mobilization_die", "C11.9", nation=NATIONS[self.nation], units=die)
        position.become(Mobilization.of(position, self.nation, die, winter=False))
