"""S20.12, S20.14, S20.15, S21.3 Losses: whom a passive side loses, which army bears a loss, and
which units a commander brings back."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, ClassVar, cast

from sanssouci.games.sieben_jahre.atlas import COMMANDER, COMMANDER_INDEX, GARRISON
from sanssouci.games.sieben_jahre.comparison import carried_over
from sanssouci.games.sieben_jahre.fighters import (
    BOMBARDMENT,
    Row,
    arm_of,
    army_of,
    fallen_slot,
    fallen_strength,
    slot_of,
)
from sanssouci.games.sieben_jahre.position import NOBODY, Position
from sanssouci.games.sieben_jahre.units import (
    ARM_INDEX,
    ARMS,
    SHIPS,
    arms_of,
    count,
    strength_of,
    with_count,
)
from sanssouci.kernel import Action, Message, Phase

if TYPE_CHECKING:
    from sanssouci.games.sieben_jahre.battle import Battle


def battle_below(position: Position) -> Battle:
    """The fight that the frames on top of the stack belong to."""
    frames = (frame for frame in reversed(position.stack) if hasattr(frame, "fighter"))
    return cast("Battle", next(frames))


def become_battle(position: Position, battle: Battle) -> None:
    """Replace the fight below by what has become of it."""
    for depth in range(len(position.stack) - 1, -1, -1):
        if hasattr(position.stack[depth], "fighter"):
            position.stack[depth] = battle
            return


def changed(pair: tuple[int, int], side: int, by: int) -> tuple[int, int]:
    return (pair[0] + by, pair[1]) if side == 0 else (pair[0], pair[1] + by)


def fall(position: Position, side: int, slots: Row, picked: bool = False) -> None:
    """Units of a side are eliminated; the fight is on top of the stack."""
    position.push(Loss(side, slots, picked))


@dataclass(frozen=True, slots=True)
class Loss(Phase[Position]):
    """Units are lost one by one; in a grand army the owner says which army bears it (S21.3)."""

    name: ClassVar[str] = "loss"
    side: int
    slots: Row
    picked: bool = False
    """True if the enemy has picked this very unit (S20.12)."""

    def _choices(self, position: Position) -> list[int]:
        """The slots of the same arm, in either army."""
        if self.picked:
            return [self.slots[0]]
        battle = battle_below(position)
        fighter = battle.fighter(position, self.side)
        arm = arm_of(self.slots[0])
        armies = range(max(1, len(battle.armies[self.side])))
        return [slot for army in armies if fighter.units(slot := slot_of(army, arm)) > 0]

    def actors(self, position: Position) -> tuple[str, ...]:
        if len(self._choices(position)) < 2:
            return ()
        seat = battle_below(position).seat(position, self.side)
        return () if seat is None else (seat,)

    def prompt(self, position: Position, seat: str) -> Message:
        return Message.of("prompt.loss", "S21.3", arm=ARMS[arm_of(self.slots[0])])

    def legal(self, position: Position, seat: str) -> Sequence[Action]:
        armies = battle_below(position).armies[self.side]
        return [
            Action(f"lose {COMMANDER[armies[army_of(slot)]]}") for slot in self._choices(position)
        ]

    def lose(self, position: Position, seat: str, id: str) -> None:
        army = battle_below(position).armies[self.side].index(COMMANDER_INDEX[id])
        self._take(position, slot_of(army, arm_of(self.slots[0])))

    def proceed(self, position: Position) -> None:
        """The BOT loses the weaker unit, then one of the larger army (SVI.4)."""
        battle = battle_below(position)
        fighter = battle.fighter(position, self.side)
        choices = self._choices(position)
        if not choices:
            position.pop()
            return

        def worth(slot: int) -> tuple[int, int]:
            armies = battle.armies[self.side]
            size = position.units(armies[army_of(slot)]) if armies else 0
            return fighter.strength(slot), -size

        self._take(position, min(choices, key=worth))

    def _take(self, position: Position, slot: int) -> None:
        position.pop()
        battle = battle_below(position)
        side = self.side
        fallen, counters = battle.fighter(position, side).lose(slot)
        patience = battle.patience
        if patience[side] > 0:
            patience = changed(patience, side, -1)
        lost = (*battle.fallen[side], fallen)
        become_battle(
            position,
            replace(
                battle.with_counters(side, counters),
                losses=changed(battle.losses, side, 1),
                patience=patience,
                fallen=(lost, battle.fallen[1]) if side == 0 else (battle.fallen[0], lost),
                hit=side,
            ),
        )
        who = battle.name_of(position, side, slot)
        position.tell("log.unit_lost", "S20.6", who=who, arm=ARMS[arm_of(slot)])
        if arm_of(slot) == SHIPS:
            drown(position, battle.armies[side][0])
        if self.slots[1:]:
            position.push(Loss(side, self.slots[1:]))


def drown(position: Position, admiral: int) -> None:
    """With a squad a brigade aboard goes down, the weakest first (S21.4)."""
    army = position.passenger(admiral)
    if army == NOBODY:
        return
    troops = position.troops[army]
    arm = min(arms_of(troops), key=lambda arm: strength_of(troops, arm))
    position.troops[army] = with_count(troops, arm, count(troops, arm) - 1)
    position.leave_behind(army)
    position.tell("log.drowned", "S21.4", who=COMMANDER[army], arm=ARMS[arm])
    if not position.units(army):
        position.remove(army)


@dataclass(frozen=True, slots=True)
class Target(Phase[Position]):
    """One side is passive: the other picks the unit it fights (S20.12)."""

    name: ClassVar[str] = "target"
    passive: int
    engaged: Row
    """The slots of the units that attack."""

    def _choices(self, position: Position) -> list[int]:
        return battle_below(position).fighter(position, self.passive).slots()

    def _sum(self, position: Position) -> int:
        battle = battle_below(position)
        attack = battle.attack(position, 1 - self.passive, self.engaged)
        if battle.at_distance and not attack.fires:
            return 0  # sabres do no damage (S20.18)
        return attack.sum_against(None, battle.at_distance)

    def actors(self, position: Position) -> tuple[str, ...]:
        seat = battle_below(position).seat(position, 1 - self.passive)
        if seat is None or len(self._choices(position)) < 2 or not self._sum(position):
            return ()
        return (seat,)

    def prompt(self, position: Position, seat: str) -> Message:
        return Message.of("prompt.target", "S20.12", sum=self._sum(position))

    def legal(self, position: Position, seat: str) -> Sequence[Action]:
        armies = battle_below(position).armies[self.passive]
        return [
            Action(f"strike {COMMANDER[armies[army_of(slot)]]} {ARMS[arm_of(slot)]}")
            for slot in self._choices(position)
        ]

    def strike(self, position: Position, seat: str, id: str, arm: str) -> None:
        army = battle_below(position).armies[self.passive].index(COMMANDER_INDEX[id])
        self._fight(position, slot_of(army, ARM_INDEX[arm]))

    def proceed(self, position: Position) -> None:
        """The BOT goes for the strongest unit that its sum beats, of equals for infantry first
        (SVI.4)."""
        fighter = battle_below(position).fighter(position, self.passive)
        total = self._sum(position)
        choices = self._choices(position)

        def worth(slot: int) -> tuple[bool, int, int]:
            strength = fighter.strength(slot)
            return total > strength, strength, -arm_of(slot)

        self._fight(position, max(choices, key=worth) if choices else -1)

    def _fight(self, position: Position, slot: int) -> None:
        total = self._sum(position)
        position.pop()
        battle = battle_below(position)
        active = 1 - self.passive
        spent = battle.with_counters(active, battle.fighter(position, active).spend(self.engaged))
        strength = battle.fighter(position, self.passive).strength(slot) if slot >= 0 else total
        if slot >= 0:
            position.tell(
                "log.passive", "S20.12", sum=total, strength=strength,
                who=battle.name_of(position, self.passive, slot), arm=ARMS[arm_of(slot)],
            )  # fmt: skip
        carry = (0, 0)
        if total > strength:
            carry = changed(carry, active, carried_over(total - strength))
        become_battle(position, replace(spent, carry=carry))
        if total > strength:
            fall(position, self.passive, (slot,), picked=True)


@dataclass(frozen=True, slots=True)
class Recovery(Phase[Position]):
    """At the end of a phase a commander may bring one lost unit back (S20.15)."""

    name: ClassVar[str] = "recovery"
    side: int

    def _choices(self, position: Position) -> list[int]:
        """The lost units that can be told apart."""
        battle = battle_below(position)
        return sorted(set(battle.fallen[self.side])) if battle.shields[self.side] else []

    def actors(self, position: Position) -> tuple[str, ...]:
        """Where all units are alike, in squadrons and garrisons, waiting could gain nothing: unless
        a garrison under fire would rather let an enemy land than go on spending its loads."""
        battle = battle_below(position)
        seat = battle.seat(position, self.side)
        choices = self._choices(position)
        if seat is None or not choices:
            return ()
        if not battle.armies[self.side]:
            return (seat,) if self._may_end_the_fire(position, battle) else ()
        return () if arm_of(fallen_slot(choices[0])) == SHIPS else (seat,)

    def _may_end_the_fire(self, position: Position, battle: Battle) -> bool:
        """True if a bombardment is over unless a unit comes back (S29.2)."""
        half = GARRISON[battle.region] // 2
        return (
            battle.kind == BOMBARDMENT
            and bool(battle.patience[self.side])
            and position.garrison[battle.region] == half < position.loads[battle.region]
        )

    def prompt(self, position: Position, seat: str) -> Message:
        shield = battle_below(position).shields[self.side]
        return Message.of("prompt.recovery", "S20.15", shield=shield)

    def legal(self, position: Position, seat: str) -> Sequence[Action]:
        armies = battle_below(position).armies[self.side]
        if not armies:
            return [Action("recover"), Action("forgo")]
        slots = sorted({fallen_slot(each) for each in self._choices(position)})
        return [
            *(
                Action(f"recover {COMMANDER[armies[army_of(slot)]]} {ARMS[arm_of(slot)]}")
                for slot in slots
            ),
            Action("forgo"),
        ]

    def recover(self, position: Position, seat: str, id: str = "", arm: str = "") -> None:
        """Bring back a unit of an army, or any of a garrison."""
        if not id:
            self.proceed(position)
            return
        army = battle_below(position).armies[self.side].index(COMMANDER_INDEX[id])
        slot = slot_of(army, ARM_INDEX[arm])
        self._bring_back(
            position, next(f for f in self._choices(position) if fallen_slot(f) == slot)
        )

    def forgo(self, position: Position, seat: str) -> None:
        who = battle_below(position).who(position, self.side)
        position.tell("log.no_recovery", "S20.15", who=who)
        position.pop()

    def proceed(self, position: Position) -> None:
        choices = self._choices(position)
        if choices:
            self._bring_back(position, max(choices, key=self._worth))
        else:
            position.pop()

    def _worth(self, fallen: int) -> tuple[int, int]:
        """The BOT brings the strongest back, of equals infantry first (SVI.4)."""
        return fallen_strength(fallen), -arm_of(fallen_slot(fallen))

    def _bring_back(self, position: Position, fallen: int) -> None:
        position.pop()
        battle = battle_below(position)
        side = self.side
        battle.fighter(position, side).recover(fallen)
        left = list(battle.fallen[side])
        left.remove(fallen)
        rest = tuple(left)
        become_battle(
            position,
            replace(
                battle,
                shields=changed(battle.shields, side, -1),
                fallen=(rest, battle.fallen[1]) if side == 0 else (battle.fallen[0], rest),
            ),
        )
        arm = ARMS[arm_of(fallen_slot(fallen))]
        who = battle.name_of(position, side, fallen_slot(fallen))
        position.tell("log.recovered", "S20.15", who=who, arm=arm)
