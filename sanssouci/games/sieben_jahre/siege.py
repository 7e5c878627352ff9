"""S23 Sieges: assaults on chief towns, and garrisons made whole again."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, ClassVar

from sanssouci.games.sieben_jahre import (
    battle_start,
    conquest,
    end_of_battle,
    events,
    fantastic_war,
    natives,
    victory,
)
from sanssouci.games.sieben_jahre.atlas import (
    CHIEF_TOWNS,
    COMMANDER,
    COMMANDER_INDEX,
    DEFENCE,
    GARRISON,
    GARRISONED,
    PLACE,
    REGION,
    REGION_INDEX,
    REGION_OF,
    TOWN,
    is_sea,
)
from sanssouci.games.sieben_jahre.fighters import ASSAULT
from sanssouci.games.sieben_jahre.position import GARRISON_RESERVE, NOBODY, Position
from sanssouci.games.sieben_jahre.units import ARTILLERY, INFANTRY, count, strength_of
from sanssouci.kernel import Action, Message, Phase, Prospect

if TYPE_CHECKING:
    from sanssouci.games.sieben_jahre.actions import Actions
    from sanssouci.games.sieben_jahre.battle import Battle

_UNDRAWN = -1


def fire_strength(position: Position, army: int) -> int:
    """The combat strength that an army and whoever has joined it bring before a town."""
    return sum(
        count(troops, arm) * strength_of(troops, arm)
        for troops in (position.troops[c] for c in position.grand_army(army))
        for arm in (INFANTRY, ARTILLERY)
    )


def may_assault(position: Position, army: int) -> bool:
    """True if an army stands before an enemy chief town that it can fight for."""
    place = position.at[army]
    if place < 0 or is_sea(place) or not CHIEF_TOWNS >> place & 1:
        return False
    own = position.coalition(army)
    region = REGION_OF[place]
    return (
        position.aboard[army] == NOBODY
        and position.chief[army] == NOBODY
        and not position.field_held_at(place, own)
        and position.defended(place, own)
        and not victory.is_barred(position, region, own)
        and fire_strength(position, army) > 0
        and any(position.ammunition[c] for c in position.grand_army(army))
    )


def outguns(position: Position, army: int) -> bool:
    """True if an army can assault the town it stands before and is stronger than its garrison, for
    the BOT storms no other (SVI.2)."""
    region = REGION_OF[position.at[army]]
    stronger = fire_strength(position, army) > position.garrison[region]
    return stronger and may_assault(position, army)


def foreseen(position: Position, army: int, region: int) -> Prospect:
    """What an army that storms a town has before it."""
    return Prospect.of(
        "foresee.storm", "S23.2",
        units=position.garrison[region], loads=position.loads[region],
        shield=DEFENCE[region], strength=fire_strength(position, army),
    )  # fmt: skip


def offer_assault(position: Position, army: int, region: int, event: int) -> None:
    """An army that has come to a town may assault at once, or just stay (S23.9)."""
    position.push(AssaultOffer(army, region, event, position.partner(army)))


def storm(position: Position, army: int, region: int, event: int) -> None:
    """Begin an assault."""
    place = TOWN[region]
    position.push(Assault(army, region))
    battle_start.start(position, ASSAULT, place, (position.grand_army(army), ()), region, event)


@dataclass(frozen=True, slots=True)
class AssaultOffer(Phase[Position]):
    name: ClassVar[str] = "assault_offer"
    army: int
    region: int
    event: int
    partner: int = NOBODY
    """The army that has joined it: the town is before it, too, if the other is destroyed."""

    def _stands(self, position: Position) -> bool:
        """True while the army is still before the town: who passes enemies may be drawn away."""
        return position.at[self.army] == TOWN[self.region] and may_assault(position, self.army)

    def actors(self, position: Position) -> tuple[str, ...]:
        seat = position.seat_for(self.army)
        return (seat,) if seat is not None and self._stands(position) else ()

    def prompt(self, position: Position, seat: str) -> Message:
        return Message.of(
            "prompt.assault", "S23.9",
            who=COMMANDER[self.army], place=PLACE[TOWN[self.region]],
            units=position.garrison[self.region],
        )  # fmt: skip

    def legal(self, position: Position, seat: str) -> Sequence[Action]:
        return [Action("stay"), Action("storm")]

    def foresee(self, position: Position, seat: str, action: Action) -> Iterable[Prospect]:
        if action.verb == "storm":
            yield foreseen(position, self.army, self.region)

    def stay(self, position: Position, seat: str) -> None:
        position.tell("log.stays", "S23.9", who=COMMANDER[self.army])
        position.pop()

    def storm(self, position: Position, seat: str) -> None:
        position.pop()
        storm(position, self.army, self.region, self.event)

    def proceed(self, position: Position) -> None:
        """The BOT assaults a garrison weaker than its fire, and starves others (SVI.2)."""
        if not position.in_play(self.army) and self.partner != NOBODY:
            position.become(replace(self, army=self.partner, partner=NOBODY))
            return
        position.pop()
        bot = position.seat_for(self.army) is None
        if bot and self._stands(position) and outguns(position, self.army):
            storm(position, self.army, self.region, self.event)


@dataclass(frozen=True, slots=True)
class Assault(Phase[Position]):
    """An assault; it lies below the fight and knows what it is about."""

    name: ClassVar[str] = "assault"
    army: int
    region: int

    def proceed(self, position: Position) -> None:
        position.pop()

    def fought(self, position: Position, fight: Battle, beaten: int) -> None:
        position.pop()
        if beaten == 1:
            chief = next((c for c in fight.armies[0] if position.in_play(c)), NOBODY)
            if chief != NOBODY:
                state = conquest.captor(position, chief)
                conquest.capture(position, self.region, state)
            return
        position.tell("log.siege_lifted", "S23.5", place=PLACE[fight.place])
        for c in fight.armies[0]:
            if position.in_play(c) and position.chief[c] not in fight.armies[0]:
                end_of_battle.flee(position, c)


# -- orders ---------------------------------------------------------------------------------------


def missing(position: Position, region: int) -> int:
    """What it costs to make a garrison whole (S23.7)."""
    units = GARRISON[region] - position.garrison[region]
    return units + max(0, GARRISON[region] + GARRISON_RESERVE - position.loads[region])


def restorable(position: Position, board: int) -> list[int]:
    """The towns of a board whose garrisons are not whole; not under an enemy's eyes."""
    return [
        region
        for region in GARRISONED
        if position.home(region, board)
        and 0 < missing(position, region) <= position.purse[board]
        and not position.enemies_at(TOWN[region], position.holder(region))
    ]


def orders(position: Position, board: int) -> list[Action]:
    """Assaults and attacks from where armies stand, and garrisons to be restored."""
    found = []
    for c in position.contingents(board):
        if position.chief[c] != NOBODY or position.has_moved(c) or position.rests(c):
            continue
        if may_assault(position, c):
            found.append(Action(f"assault {COMMANDER[c]}"))
        if may_attack_here(position, c):
            found.append(Action(f"attack {COMMANDER[c]}"))
    found += [Action(f"restore {REGION[region]}") for region in restorable(position, board)]
    return found


def may_attack_here(position: Position, army: int) -> bool:
    """True if a beaten enemy still stands in the army's own province and may be attacked."""
    place = position.at[army]
    if place < 0 or position.aboard[army] != NOBODY:
        return False
    if not any(position.ammunition[c] for c in position.grand_army(army)):
        return False
    return bool(position.attackable_at(place, position.coalition(army)))


class SiegeOrders:
    """The orders of this chapter; each is an action with an Event."""

    __slots__ = ()

    def assault(self: Actions, position: Position, seat: str, id: str) -> None:  # type: ignore[misc]
        self.spend(position)
        strike_from_place(position, COMMANDER_INDEX[id], "assault")

    def attack(self: Actions, position: Position, seat: str, id: str) -> None:  # type: ignore[misc]
        self.spend(position)
        strike_from_place(position, COMMANDER_INDEX[id], "attack")

    def restore(self: Actions, position: Position, seat: str, id: str) -> None:  # type: ignore[misc]
        self.spend(position)
        restore_garrison(position, self.board, REGION_INDEX[id])


def strike_from_place(position: Position, army: int, what: str) -> None:
    """Assault a town or attack an enemy without moving: an Event is drawn for cost and battle."""
    for c in position.grand_army(army):
        position.moved |= 1 << c
    position.came_from = position.at[army]
    key = "log.orders_assault" if what == "assault" else "log.orders_attack"
    position.tell(key, "S23.9", who=COMMANDER[army])
    position.push(FromPlace(army, what, partner=position.partner(army)))
    position.push(events.DrawEvent(position.board(army)))


def restore_garrison(position: Position, board: int, region: int) -> None:
    position.tell("log.orders_restore", "S23.7", region=REGION[region])
    position.push(Restoration(board, region))
    position.push(events.DrawEvent(board))


@dataclass(frozen=True, slots=True)
class FromPlace(Phase[Position]):
    """An assault or attack as an action of its own (S23.9)."""

    name: ClassVar[str] = "from_place"
    army: int
    what: str
    event: int = _UNDRAWN
    partner: int = NOBODY
    """The army that has joined it: it goes on if natives or guerrillas destroy the other."""

    def drawn(self, position: Position, event: int) -> None:
        paid = events.pay(position, position.board(self.army), event)
        if paid:
            position.become(replace(self, event=event))
            fantastic_war.offer(position, self.army)
            natives.offer(position, self.army)
        else:
            position.pop()  # unpaid, it has no effect (S8.3)

    def proceed(self, position: Position) -> None:
        from sanssouci.games.sieben_jahre import encounter

        position.pop()
        army = self.army if position.in_play(self.army) else self.partner
        if army == NOBODY:
            return  # natives or guerrillas have destroyed it
        place = position.at[army]
        if self.what == "assault":
            if may_assault(position, army):
                storm(position, army, REGION_OF[place], self.event)
        else:
            encounter.begin(position, army, place, self.event)


@dataclass(frozen=True, slots=True)
class Restoration(Phase[Position]):
    """A garrison is made whole, with a full siege stock at no cost (S23.7)."""

    name: ClassVar[str] = "restoration"
    board: int
    region: int

    def drawn(self, position: Position, event: int) -> None:
        position.pop()
        if not events.pay(position, self.board, event):
            return
        price = missing(position, self.region)
        if position.purse[self.board] < price:
            position.tell("log.no_money", "S8.3", region=REGION[self.region], coins=price)
            return
        position.pay(self.board, price)
        conquest.man(position, self.region)
        position.tell("log.restored", "S23.7", region=REGION[self.region], coins=price)
