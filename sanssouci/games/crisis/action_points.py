"""C5.1, C5.2 Action points: the die, and the cards played before the army moves."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import ClassVar

from sanssouci.dice import Throw, faces
from sanssouci.games.crisis import rapid_mobilization
from sanssouci.games.crisis.atlas import (
    ARMY_NATIONS,
    CARD_INDEX,
    CARDS,
    NATION_INDEX,
    PRUSSIAN_ARMY,
    SEATS,
)
from sanssouci.games.crisis.operations import Operations
from sanssouci.games.crisis.pack import ARMIES
from sanssouci.games.crisis.position import Position
from sanssouci.games.crisis.tactics_cards import card_id, use, with_effect
from sanssouci.kernel import Action, Message, Phase

PRUSSIAN_BONUS = 2
ADVANCE = "rapid-advance"


@dataclass(frozen=True, slots=True)
class RollForPoints(Throw[Position]):
    name: ClassVar[str] = "roll_for_points"
    army: int

    def roll(self, position: Position, seat: str, *dice: str) -> None:
        (die,) = faces(dice)
        position.tell("log.points_die", "C5.1", army=ARMIES[self.army], die=die)
        bonus = PRUSSIAN_BONUS if self.army == PRUSSIAN_ARMY else 0
        position.become(Muster(self.army, die + bonus))


@dataclass(frozen=True, slots=True)
class Muster(Phase[Position]):
    """The die is cast; cards may still help before the army moves (C5.2)."""

    name: ClassVar[str] = "muster"
    army: int
    points: int
    """What the army has before its retreat marker is deducted."""

    def actors(self, position: Position) -> tuple[str, ...]:
        """Asked as long as there are cards in hand, whatever they are (C2.7)."""
        side = position.army_side(self.army)
        return (SEATS[side],) if position.hands[side] else ()

    def prompt(self, position: Position, seat: str) -> Message:
        return Message.of("prompt.muster", "C5.2", army=ARMIES[self.army], points=self.points)

    def legal(self, position: Position, seat: str) -> Sequence[Action]:
        side = position.army_side(self.army)
        advances = [
            Action.of("play", card_id(card)) for card in with_effect(position, side, ADVANCE)
        ]
        mobilizations = rapid_mobilization.plays(position, side, ARMY_NATIONS[self.army])
        return [Action("done"), *advances, *mobilizations]

    def why_not(self, position: Position, seat: str, action: Action) -> Message | None:
        return Message.of("refuse.muster", "C5.2")

    def play(self, position: Position, seat: str, id: str, *nation: str) -> None:
        side = SEATS.index(seat)
        card = CARD_INDEX[side][id]
        if nation:
            rapid_mobilization.play(position, side, card, NATION_INDEX[nation[0]])
            return
        use(position, side, card)
        points = CARDS[card].amount
        position.tell("log.rapid_advance", "C11.8", army=ARMIES[self.army], points=points)
        position.become(replace(self, points=self.points + points))

    def done(self, position: Position, seat: str) -> None:
        self.proceed(position)

    def proceed(self, position: Position) -> None:
        """Take off the retreat marker, as far as it goes (C5.1)."""
        deducted = min(self.points, position.retreats[self.army])
        position.retreats[self.army] -= deducted
        points = self.points - deducted
        position.tell("log.points", "C5.1", army=ARMIES[self.army], points=points)
        position.become(Operations(self.army, points))
