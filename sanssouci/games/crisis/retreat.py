"""C9 Retreat: declared, perhaps prevented, and carried out."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from sanssouci.games.crisis.atlas import (
    ARMY_OF,
    BIT,
    BOXES,
    CARDS,
    HOME,
    INDEX,
    LAND,
    LAND_MASK,
    SEA,
    SEATS,
    SPACE,
    TEAM,
)
from sanssouci.games.crisis.pack import ARMIES
from sanssouci.games.crisis.position import Position
from sanssouci.games.crisis.selection import PLACES, Travellers, places
from sanssouci.games.crisis.strength import best_rating
from sanssouci.games.crisis.tactics_cards import card_id, use, with_effect
from sanssouci.games.crisis.units import (
    NATION_OF,
    Units,
    armies_of,
    leaders_first,
    names_of,
)
from sanssouci.kernel import Action, Message, Phase

CHARGE = "cavalry-charge"
_CHARGE_NUMBER = min((c.number or 0 for c in CARDS if c.effect == CHARGE), default=0)


def ways(position: Position, space: int, side: int, units: Sequence[int]) -> tuple[int, ...]:
    """The spaces at least one of the units may retreat to (C9.2), a box just left not (C1.6)."""
    enemies = position.friends(1 - side)
    return tuple(
        end
        for end in sorted({*LAND[space], *SEA[space]})
        if position.holder(end) == side
        and not position.has_units(end, enemies)
        and not position.boxes_left & BIT[end]
        and any(may_enter(unit, end) for unit in units)
    )


def may_enter(unit: int, space: int) -> bool:
    """A box takes units of its own nation only (C1.5)."""
    return not BOXES & BIT[space] or HOME[space] == NATION_OF[unit]


@dataclass(frozen=True, slots=True)
class Pursuit(Phase[Position]):
    """A retreat is declared; Cavalry Charges answer it and each other (C9.5)."""

    name: ClassVar[str] = "pursuit"
    space: int
    side: int
    """The side that retreats."""
    nations: tuple[int, int]
    charges: int = 0

    @property
    def answering(self) -> int:
        return self.side if self.charges % 2 else 1 - self.side

    def actors(self, position: Position) -> tuple[str, ...]:
        """Asked whenever a charge is possible for all that can be seen (C2.7)."""
        side = self.answering
        units = position.force(self.space, self.nations[side])
        if position.hands[side] and best_rating(units) >= _CHARGE_NUMBER:
            return (SEATS[side],)
        return ()

    def prompt(self, position: Position, seat: str) -> Message:
        key = "prompt.answer_charge" if self.charges % 2 else "prompt.pursuit"
        return Message.of(key, "C9.5", space=SPACE[self.space])

    def _playable(self, position: Position) -> list[int]:
        side = self.answering
        rating = best_rating(position.force(self.space, self.nations[side]))
        return [
            card
            for card in with_effect(position, side, CHARGE)
            if (CARDS[card].number or 0) <= rating
        ]

    def legal(self, position: Position, seat: str) -> Sequence[Action]:
        plays = [Action.of("play", card_id(card)) for card in self._playable(position)]
        return [*plays, Action("hold")]

    def why_not(self, position: Position, seat: str, action: Action) -> Message | None:
        return Message.of("refuse.charge", "C9.5")

    def play(self, position: Position, seat: str, id: str) -> None:
        card = next(card for card in self._playable(position) if card_id(card) == id)
        use(position, self.answering, card)
        position.tell("log.charge", "C9.5", team=TEAM[self.answering], card=id)
        position.become(Pursuit(self.space, self.side, self.nations, self.charges + 1))

    def hold(self, position: Position, seat: str) -> None:
        position.tell("log.no_charge", "C9.5", team=TEAM[self.answering])
        self.proceed(position)

    def proceed(self, position: Position) -> None:
        """Nobody adds another charge: an odd number of them stops the retreat."""
        position.pop()
        if self.charges % 2:
            who = armies_of(position.force(self.space, self.nations[self.side]))
            position.tell("log.retreat_prevented", "C9.5", who=who)
        else:
            units = position.force(self.space, self.nations[self.side])
            begin(position, self.space, self.side, units)


def begin(position: Position, space: int, side: int, units: Units) -> None:
    """Units retreat: one of their armies pays for it, or each (C9.4), and they go."""
    position.push(Retreat(space, side, units, ways(position, space, side, units)))
    armies = tuple(sorted({ARMY_OF[NATION_OF[unit]] for unit in units}))
    if position.setting.each_army_pays:
        for army in armies:
            _pay(position, army)
    else:
        position.push(RetreatCost(side, armies))


def _pay(position: Position, army: int) -> None:
    """The retreat marker of an army goes up."""
    position.retreats[army] += 1
    position.tell("log.retreat_marker", "C9.4", army=ARMIES[army])


@dataclass(frozen=True, slots=True)
class RetreatCost(Phase[Position]):
    """Of several armies that retreat together one pays, as their player likes (C9.4)."""

    name: ClassVar[str] = "retreat_cost"
    side: int
    armies: tuple[int, ...]

    def actors(self, position: Position) -> tuple[str, ...]:
        return (SEATS[self.side],) if len(self.armies) > 1 else ()

    def prompt(self, position: Position, seat: str) -> Message:
        return Message.of("prompt.retreat_cost", "C9.4")

    def legal(self, position: Position, seat: str) -> Sequence[Action]:
        return [Action.of("pay", ARMIES[army]) for army in self.armies]

    def why_not(self, position: Position, seat: str, action: Action) -> Message | None:
        return Message.of("refuse.retreat_cost", "C9.4")

    def pay(self, position: Position, seat: str, army: str) -> None:
        position.pop()
        _pay(position, ARMIES.index(army))

    def proceed(self, position: Position) -> None:
        position.pop()
        _pay(position, self.armies[0])


@dataclass(frozen=True, slots=True)
class Retreat(Phase[Position]):
    """The owner sends his units to one neighbouring space after the other (C9.2, C9.3)."""

    name: ClassVar[str] = "retreat"
    space: int
    side: int
    units: Units
    """Those that have not gone yet."""
    ends: tuple[int, ...]
    """The spaces still to be used."""

    def _open_ends(self) -> list[int]:
        return [end for end in self.ends if any(may_enter(unit, end) for unit in self.units)]

    def actors(self, position: Position) -> tuple[str, ...]:
        return (SEATS[self.side],) if self.units and self._open_ends() else ()

    def prompt(self, position: Position, seat: str) -> Message:
        return Message.of("prompt.retreat", "C9.2", space=SPACE[self.space], units=len(self.units))

    def _fits(self, end: int, units: Sequence[int]) -> bool:
        if not all(may_enter(unit, end) for unit in units):
            return False
        by_land = LAND_MASK[self.space] & BIT[end]
        return places(units) <= PLACES if by_land else len(units) == 1

    def legal(self, position: Position, seat: str) -> Sequence[Action]:
        actions = []
        for end in self._open_ends():
            if self._fits(end, self.units):
                actions.append(Action.of("withdraw", SPACE[end]))
            if len(self.units) > 1:
                actions.append(Action.of("send", SPACE[end]))
        return actions

    def why_not(self, position: Position, seat: str, action: Action) -> Message | None:
        end = INDEX.get(action.words[0]) if action.words else None
        if end in self.ends:
            return Message.of("refuse.retreat_room", "C9.3", space=action.words[0])
        return Message.of("refuse.retreat_space", "C9.2")

    def withdraw(self, position: Position, seat: str, end: str) -> None:
        """All that are left go to one space."""
        self.sent(position, INDEX[end], self.units)

    def send(self, position: Position, seat: str, end: str) -> None:
        """Some go there; who is decided next."""
        pool = leaders_first(unit for unit in self.units if may_enter(unit, INDEX[end]))
        position.push(Contingent(self.space, pool, end=INDEX[end]))

    def sent(self, position: Position, end: int, units: Units) -> None:
        position.remove(self.space, units)
        position.add(end, units)
        position.tell(
            "log.retreats", "C9.2",
            who=armies_of(units), units=len(units), start=SPACE[self.space], end=SPACE[end],
            names=names_of(units),
        )  # fmt: skip
        left = list(self.units)
        for unit in units:
            left.remove(unit)
        ends = tuple(each for each in self.ends if each != end)
        position.become(Retreat(self.space, self.side, tuple(left), ends))

    def room_elsewhere(self, end: int) -> int:
        """How many places the other spaces have, so that nobody is lost without need."""
        return sum(
            PLACES if LAND_MASK[self.space] & BIT[each] else 1
            for each in self._open_ends()
            if each != end
        )

    def proceed(self, position: Position) -> None:
        """Who has found no place is lost (C9.3)."""
        position.pop()
        if self.units:
            position.tell("log.left_behind", "C9.3", units=len(self.units), space=SPACE[self.space])
        for unit in self.units:
            position.destroy(self.space, unit)


@dataclass(frozen=True, slots=True)
class Contingent(Travellers):
    """Those who retreat to one of several spaces."""

    name: ClassVar[str] = "contingent"
    rule: ClassVar[str] = "C9.3"
    end: int = 0

    def prompt(self, position: Position, seat: str) -> Message:
        return Message.of(
            "prompt.contingent", "C9.3",
            space=SPACE[self.end], unit=self.unit_name(), who=self.unit_told(),
            count=self.group()[1],
        )  # fmt: skip

    def _by_land(self) -> bool:
        return bool(LAND_MASK[self.space] & BIT[self.end])

    def _capacity(self) -> int:
        return PLACES if self._by_land() else 1

    def room(self) -> int:
        return self._capacity() - sum(map(self.weight, self.taken))

    def weight(self, unit: int) -> int:
        return places((unit,)) if self._by_land() else 1  # by sea one goes, whoever it is

    def numbers(self, position: Position) -> range:
        retreat = position.stack[-2]
        assert isinstance(retreat, Retreat)
        unit, count = self.group()
        later = self.pool[count:]
        weight, room = self.weight(unit), self.room()
        most = min(count, room // weight)
        stuck = places(retreat.units) - retreat.room_elsewhere(self.end)
        taken = self._capacity() - room
        needed = max(1, min(self._capacity(), stuck)) - taken - places(later)
        least = min(most, max(0, -(-needed // weight)))
        return range(least, most + 1)

    def hidden_from(self, position: Position, seat: str | None) -> bool:
        retreat = position.stack[-2]
        assert isinstance(retreat, Retreat)
        return seat != SEATS[retreat.side]

    def complete(self, position: Position) -> None:
        position.pop()
        retreat = position.stack[-1]
        assert isinstance(retreat, Retreat)
        retreat.sent(position, self.end, self.taken)
