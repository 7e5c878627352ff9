"""S22 Delays: what an Event does to a mover who comes to a battle."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from sanssouci.games.sieben_jahre.atlas import COMMANDER, COMMANDER_INDEX, EVENTS
from sanssouci.games.sieben_jahre.battle_losses import battle_below, become_battle
from sanssouci.games.sieben_jahre.fighters import arm_of, army_of, slot_of
from sanssouci.games.sieben_jahre.position import Position
from sanssouci.games.sieben_jahre.units import ARM_INDEX, ARMS
from sanssouci.kernel import Action, Message, Phase


def lose_powder(position: Position, armies: Sequence[int], event: int) -> None:
    """Take the loads that an Event costs, from the army that has most."""
    for _ in range(EVENTS[event].ammunition):
        army = max(armies, key=lambda c: position.ammunition[c])
        position.ammunition[army] = max(0, position.ammunition[army] - 1)
    if EVENTS[event].ammunition:
        position.tell(
            "log.powder_lost", "S11.3",
            who="+".join(COMMANDER[c] for c in armies), loads=EVENTS[event].ammunition,
        )  # fmt: skip


@dataclass(frozen=True, slots=True)
class Delay(Phase[Position]):
    """The mover says which of his units come late (S22.1)."""

    name: ClassVar[str] = "delay"
    side: int
    left: int

    def _choices(self, position: Position) -> list[int]:
        """The slots with a unit to spare: somebody has to begin the battle.

        Cavalry, which cannot fight before a town, may well be what comes late to it.
        """
        fighter = battle_below(position).fighter(position, self.side)
        fighting = fighter.slots()
        begin = sum(fighter.units(slot) for slot in fighting) > 1
        return [slot for slot in fighter.present() if begin or slot not in fighting]

    def actors(self, position: Position) -> tuple[str, ...]:
        seat = battle_below(position).seat(position, self.side)
        return () if seat is None or len(self._choices(position)) < 2 else (seat,)

    def prompt(self, position: Position, seat: str) -> Message:
        return Message.of("prompt.delay", "S22.1", units=self.left)

    def legal(self, position: Position, seat: str) -> Sequence[Action]:
        armies = battle_below(position).armies[self.side]
        return [
            Action(f"delay {COMMANDER[armies[army_of(slot)]]} {ARMS[arm_of(slot)]}")
            for slot in self._choices(position)
        ]

    def delay(self, position: Position, seat: str, id: str, arm: str) -> None:
        army = battle_below(position).armies[self.side].index(COMMANDER_INDEX[id])
        self._late(position, slot_of(army, ARM_INDEX[arm]))

    def proceed(self, position: Position) -> None:
        """The BOT lets its weakest units come late, in a grand army those of the larger (SVI.4)."""
        choices = self._choices(position)
        if not choices:
            position.pop()
            return
        battle = battle_below(position)
        fighter, armies = battle.fighter(position, self.side), battle.armies[self.side]

        def worth(slot: int) -> tuple[int, int, int]:
            size = position.units(armies[army_of(slot)])
            return fighter.strength(slot), arm_of(slot), -size

        self._late(position, min(choices, key=worth))

    def _late(self, position: Position, slot: int) -> None:
        position.pop()
        battle = battle_below(position)
        counters = battle.fighter(position, self.side).delay(slot)
        become_battle(position, battle.with_counters(self.side, counters))
        who = battle.name_of(position, self.side, slot)
        position.tell("log.late", "S22.1", who=who, arm=ARMS[arm_of(slot)])
        if self.left > 1:
            position.push(Delay(self.side, self.left - 1))
