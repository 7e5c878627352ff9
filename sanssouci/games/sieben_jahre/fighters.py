"""S20.3, S20.4, S20.11 One side of a fight: its units, attacks and loads, and what a card engages.

A side is one army, a grand army of two, a squadron, or the garrison of a region. Its units are
counted by slot: army by army, and there by arm. A garrison has one slot, the first.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from sanssouci.games.sieben_jahre.battle_cards import ARM, FIGURES
from sanssouci.games.sieben_jahre.units import (
    ARMS,
    CAVALRY,
    INFANTRY,
    SHIPS,
    STRENGTH,
    arms_of,
    count,
    strength_of,
    total,
    veteran,
    with_count,
    with_level,
)

if TYPE_CHECKING:
    from sanssouci.games.sieben_jahre.position import Position

FIELD, FLEET, ASSAULT, BOMBARDMENT = "field", "fleet", "assault", "bombardment"
_ARM_COUNT: Final = len(ARMS)
SLOTS: Final = 2 * _ARM_COUNT
GARRISON_SLOT: Final = INFANTRY
UNTRIED: Final = -1
"""No Options card is in force for a force (S24.3)."""
ENDLESS: Final = -2
"""It fights to the end. Any other number are the losses after which it gives up."""
MOST_RESERVES: Final = 2
"""Maximum number of reserve loads of an army (S20.4)."""
MOST_FIGURES: Final = max(FIGURES)
"""Maximum number of units that a card sends."""
_VETERAN: Final = SLOTS
"""Added to the slot of a fallen unit that was a veteran."""


def slot_of(army: int, arm: int) -> int:
    return army * _ARM_COUNT + arm


def army_of(slot: int) -> int:
    return slot // _ARM_COUNT


def arm_of(slot: int) -> int:
    return slot % _ARM_COUNT


Row = tuple[int, ...]


class Counters(NamedTuple):
    """What a side has left of its attacks; a frame keeps it as plain rows of numbers."""

    attacks: Row
    """By slot, the attacks left."""
    extra: Row
    """By slot, how many reserve attacks it may still make."""
    spare: Row
    """By army, the reserve loads left."""
    late: Row
    """By slot, the units that have not arrived yet (S22.1)."""
    withheld: Row
    """By army, the loads that come with them."""


class Fighter:
    """One side as it stands in a phase; made anew whenever something is asked."""

    __slots__ = ("armies", "counters", "kind", "position", "region")

    def __init__(
        self, position: Position, kind: str, armies: Row, region: int, counters: tuple[Row, ...]
    ) -> None:
        self.position = position
        self.kind = kind
        self.armies = armies
        self.region = region
        self.counters = Counters(*counters)

    @property
    def is_garrison(self) -> bool:
        return not self.armies

    # -- units and loads ---------------------------------------------------------------------------

    def units(self, slot: int) -> int:
        """The units of a slot that are on the field."""
        if self.is_garrison:
            return self.position.garrison[self.region] if slot == GARRISON_SLOT else 0
        troops = self.position.troops[self.armies[army_of(slot)]]
        return count(troops, arm_of(slot)) - self.counters.late[slot]

    def strength(self, slot: int) -> int:
        """The combat strength of one unit (S12.4, S23.2)."""
        if self.is_garrison:
            return 1
        return strength_of(self.position.troops[self.armies[army_of(slot)]], arm_of(slot))

    def is_veteran(self, slot: int) -> bool:
        if self.is_garrison:
            return False
        return veteran(self.position.troops[self.armies[army_of(slot)]], arm_of(slot))

    def loads(self, army: int) -> int:
        """The loads of an army that are at hand."""
        if self.is_garrison:
            return self.position.loads[self.region]
        return self.position.ammunition[self.armies[army]] - self.counters.withheld[army]

    @property
    def all_loads(self) -> int:
        if self.is_garrison:
            return self.loads(0)
        return sum(self.loads(army) for army in range(len(self.armies)))

    @property
    def all_units(self) -> int:
        """All its units, late ones included."""
        if self.is_garrison:
            return self.position.garrison[self.region]
        return sum(total(self.position.troops[c]) for c in self.armies)

    def slots(self) -> list[int]:
        """The slots in which there are units that can fight here."""
        return [slot for slot in self.present() if self._may_fight(slot)]

    def _may_fight(self, slot: int) -> bool:
        """S23.1 Cavalry looks on before a town."""
        return not (arm_of(slot) == CAVALRY and self.kind == ASSAULT)

    def present(self) -> list[int]:
        """The slots in which there are units on the field, be it to look on."""
        if self.is_garrison:
            return [GARRISON_SLOT] if self.units(GARRISON_SLOT) else []
        return [
            slot_of(army, arm)
            for army, c in enumerate(self.armies)
            for arm in arms_of(self.position.troops[c])
            if self.units(slot_of(army, arm)) > 0
        ]

    def exhaustion(self, slots: tuple[int, ...]) -> int:
        if self.is_garrison:
            return 0
        return max(self.position.exhaustion[self.armies[army_of(slot)]] for slot in slots)

    # -- attacks -----------------------------------------------------------------------------------

    @property
    def attacks_left(self) -> list[int]:
        """By slot, the attacks left to those that can fight here."""
        left = enumerate(self.counters.attacks)
        return [count if self._may_fight(slot) else 0 for slot, count in left]

    def attacks(self, slot: int, sparing: bool = False) -> int:
        """How many units of a slot may attack in one phase.

        An arm without attacks may make one of its reserve attacks, unless they are spared.
        """
        most = min(self.units(slot), self.loads(army_of(slot)))
        if most <= 0:
            return 0
        own = self.counters.attacks[slot]
        if own:
            return min(own, most)
        allowed = self.counters.extra[slot] and self.counters.spare[army_of(slot)]
        return 1 if allowed and not sparing else 0

    @property
    def can_attack(self) -> bool:
        """True if some card would still let it attack."""
        return any(self.attacks(slot) for slot in self.slots())

    def engages(
        self, card: int, first: int = 0, sparing: bool = False, shared: bool = False
    ) -> tuple[int, ...]:
        """The slots of the units a card sends into the fight; none if the side is passive.

        In a grand army those of the army named come first, or each army sends one (S21.3).
        """
        if self.kind in (FLEET, BOMBARDMENT) and not self.is_garrison:
            return self._picked(SHIPS, 1, first, sparing)
        figures = FIGURES[card]
        if self.is_garrison:
            return self._picked(GARRISON_SLOT, figures, 0, sparing)
        arm = ARM[card]
        if arm != INFANTRY and not (arm == CAVALRY and self.kind == ASSAULT):
            found = self._picked(arm, 1, first, sparing)
            if found:
                return found
        return self._picked(INFANTRY, figures, first, sparing, 1 if shared else figures)

    def _picked(
        self, arm: int, wanted: int, first: int, sparing: bool, most: int = MOST_FIGURES
    ) -> tuple[int, ...]:
        """So many units of an arm, at most so many of them from one army."""
        armies = max(1, len(self.armies))
        order = (first, *(army for army in range(armies) if army != first))
        found: list[int] = []
        for army in order:
            slot = slot_of(army, arm)
            found += [slot] * min(wanted - len(found), most, self.attacks(slot, sparing))
        return tuple(found)

    # -- changes -----------------------------------------------------------------------------------

    def spend(self, engaged: tuple[int, ...]) -> Counters:
        """Spend a load and an attack for each unit engaged (S20.14)."""
        attacks, extra = list(self.counters.attacks), list(self.counters.extra)
        spare = list(self.counters.spare)
        for slot in engaged:
            if attacks[slot]:
                attacks[slot] -= 1
            else:
                extra[slot] -= 1
                spare[army_of(slot)] -= 1
            if self.is_garrison:
                self.position.loads[self.region] -= 1
            else:
                self.position.ammunition[self.armies[army_of(slot)]] -= 1
        return self.counters._replace(
            attacks=tuple(attacks), extra=tuple(extra), spare=tuple(spare)
        )

    def lose(self, slot: int) -> tuple[int, Counters]:
        """Take a unit off; what is told of it lets it be recovered. No arm has more attacks left
        than units (S20.4)."""
        fallen = slot + _VETERAN * self.is_veteran(slot)
        if self.is_garrison:
            self.position.garrison[self.region] -= 1
        else:
            commander = self.armies[army_of(slot)]
            troops = self.position.troops[commander]
            left = count(troops, arm_of(slot)) - 1
            self.position.troops[commander] = with_count(troops, arm_of(slot), left)
        attacks = list(self.counters.attacks)
        attacks[slot] = min(attacks[slot], self.units(slot))
        return fallen, self.counters._replace(attacks=tuple(attacks))

    def delay(self, slot: int) -> Counters:
        """Let a unit come late, with a load if another is left (S22.1)."""
        army = army_of(slot)
        attacks, late = list(self.counters.attacks), list(self.counters.late)
        withheld = list(self.counters.withheld)
        late[slot] += 1
        attacks[slot] -= 1
        if self.loads(army) > 1:
            withheld[army] += 1
        return self.counters._replace(
            attacks=tuple(attacks), late=tuple(late), withheld=tuple(withheld)
        )

    def arrive(self) -> Counters:
        """The late units join the fight with their attacks and loads."""
        late = self.counters.late
        attacks = tuple(own + come for own, come in zip(self.counters.attacks, late, strict=True))
        return self.counters._replace(
            attacks=attacks, late=(0,) * SLOTS, withheld=(0,) * len(self.armies)
        )

    def recover(self, fallen: int) -> None:
        """Bring a lost unit back, without an attack (S20.15)."""
        slot = fallen % _VETERAN
        if self.is_garrison:
            self.position.garrison[self.region] += 1
            return
        commander, arm = self.armies[army_of(slot)], arm_of(slot)
        troops = self.position.troops[commander]
        troops = with_count(troops, arm, count(troops, arm) + 1)
        self.position.troops[commander] = with_level(troops, arm, fallen >= _VETERAN)


def first_counters(position: Position, armies: Row, region: int) -> Counters:
    """The counters at the start of a fight: an attack for each unit, and reserves beyond (S20.4).

    Forces of one kind, squadrons and garrisons, may use both reserves; an arm of an army one.
    """
    attacks, extra = [0] * SLOTS, [0] * SLOTS
    if not armies:
        units = position.garrison[region]
        attacks[GARRISON_SLOT], extra[GARRISON_SLOT] = units, MOST_RESERVES
        spare = (_reserve(position.loads[region], units),)
        return Counters(tuple(attacks), tuple(extra), spare, (0,) * SLOTS, (0,))
    spares = []
    for army, c in enumerate(armies):
        for arm in arms_of(position.troops[c]):
            slot = slot_of(army, arm)
            attacks[slot] = count(position.troops[c], arm)
            extra[slot] = MOST_RESERVES if arm == SHIPS else 1
        spares.append(_reserve(position.ammunition[c], total(position.troops[c])))
    return Counters(tuple(attacks), tuple(extra), tuple(spares), (0,) * SLOTS, (0,) * len(armies))


def _reserve(loads: int, units: int) -> int:
    return max(0, min(MOST_RESERVES, loads - units))


def fallen_slot(fallen: int) -> int:
    """The slot a lost unit stood in."""
    return fallen % _VETERAN


def fallen_strength(fallen: int) -> int:
    """The combat strength of a lost unit of an army."""
    return STRENGTH[arm_of(fallen % _VETERAN)][fallen >= _VETERAN]
