"""F10 Recruitment: buying troops and trains with cards, and placing them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import TYPE_CHECKING, ClassVar

from sanssouci.games.friedrich.atlas import (
    ATLAS,
    CITY,
    GENERAL_COUNT,
    PIECE_ID,
    TRAINS,
)
from sanssouci.games.friedrich.deck import TEXT
from sanssouci.games.friedrich.nations import NATIONS
from sanssouci.games.friedrich.position import Position
from sanssouci.games.friedrich.reentry import Openings, depots_lost
from sanssouci.kernel import Action, Message, Prospect
from sanssouci.steps.armies import add_troop
from sanssouci.steps.field import OFF
from sanssouci.steps.payment import Payment as PaymentStep
from sanssouci.steps.payment import PaymentRules
from sanssouci.steps.placement import Placement as PlacementStep

if TYPE_CHECKING:
    from sanssouci.games.friedrich.movement import Movement

PRICE = 6
SUBSTITUTE_PRICE = 8
_REINFORCE = tuple(Action.of("reinforce", id) for id in PIECE_ID)


@cache
def _purchase(troops: int, trains: int) -> Action:
    return Action.of("recruit", troops, trains)


def unit_price(place: Sequence[int], nation: int) -> int:
    """What a troop or a train costs while all pieces stand so (F10.2, F10.16)."""
    return SUBSTITUTE_PRICE if depots_lost(place, nation) else PRICE


def cost(position: Position, nation: int, troops: int, trains: int) -> Prospect:
    """What a purchase comes to."""
    price = unit_price(position.place, nation)
    return Prospect.of(
        "foresee.costs", "F10.16" if price == SUBSTITUTE_PRICE else "F10.2",
        points=price * (troops + trains), price=price,
    )  # fmt: skip


def purchases(position: Position, movement: Movement, stacks: dict[int, list[int]]) -> list[Action]:
    """Everything the nation could buy now: so many troops, so many trains."""
    nation = movement.nation
    points = position.purse(nation)
    if points < PRICE:
        return []
    missing = position.ceiling(nation) - position.total(nation)
    place = position.place
    off_trains = 0
    for train in TRAINS[nation]:
        off_trains += place[train] == OFF
    if missing <= 0 and not off_trains:
        return []
    affordable = points // unit_price(position.place, nation)
    openings = Openings(position, movement, stacks)
    found = []
    for trains in range(min(off_trains, affordable) + 1):
        wanted = min(missing, affordable - trains)
        most = openings.capacity(trains, wanted)
        found += [_purchase(troops, trains) for troops in range(0 if trains else 1, most + 1)]
    return found


def why_no_purchase(position: Position, nation: int, action: Action) -> Message | None:
    troops, trains = map(int, action.words)
    if not troops + trains:
        return Message.of("refuse.recruit_nothing", "F10.2")
    missing = position.ceiling(nation) - position.total(nation)
    if troops > missing:
        return Message.of("refuse.too_many_troops", "F6.2", room=missing)
    off_trains = sum(position.place[train] == OFF for train in TRAINS[nation])
    if trains > off_trains:
        return Message.of("refuse.too_many_trains", "F10.2", count=off_trains)
    price = unit_price(position.place, nation)
    if (troops + trains) * price > position.purse(nation):
        return Message.of(
            "refuse.too_dear", "F10.16" if price == SUBSTITUTE_PRICE else "F10.2",
            price=(troops + trains) * price, purse=position.purse(nation),
        )  # fmt: skip
    return Message.of("refuse.no_room", "F10.13")


def _movement(position: Position) -> Movement:
    """The movement phase in which recruiting goes on."""
    from sanssouci.games.friedrich.movement import Movement

    phase = position.stack[-1 if isinstance(position.stack[-1], Movement) else -2]
    assert isinstance(phase, Movement)
    return phase


@dataclass(frozen=True, slots=True)
class Payment(PaymentStep[Position]):
    """Troops and trains are paid for, and then placed (F10.4, F10.5)."""

    name: ClassVar[str] = "payment"
    rules: ClassVar = PaymentRules(needless="F10.4", paying="F10.5")
    troops: int = 0
    trains: int = 0

    @classmethod
    def begin(cls, position: Position, nation: int, troops: int, trains: int) -> Payment:
        price = unit_price(position.place, nation) * (troops + trains)
        return cls(nation, price, troops=troops, trains=trains)

    def prompt(self, position: Position, seat: str) -> Message:
        return Message.of(
            "prompt.payment", "F10.5",
            nation=NATIONS[self.nation], troops=self.troops, trains=self.trains, owing=self.owing,
        )  # fmt: skip

    def complete(self, position: Position) -> None:
        position.tell(
            "log.recruits", "F10.7",
            nation=NATIONS[self.nation], troops=self.troops, trains=self.trains,
            cards=" ".join(TEXT[card] for card in self.paid_cards),
        )  # fmt: skip
        position.become(Placement(self.nation, self.troops, trains=self.trains))

    def hidden_from(self, position: Position, seat: str | None) -> bool:
        """Until it is paid for, a purchase can be cancelled."""
        return position.controllers[self.nation] != seat


@dataclass(frozen=True, slots=True)
class Placement(PlacementStep[Position]):
    """What was bought is placed, one by one; only re-entries are told (F10.6, F10.7)."""

    name: ClassVar[str] = "placement"
    trains: int = 0

    def _openings(self, position: Position) -> Openings:
        stacks = position.stacks(self.nation)
        return Openings(position, _movement(position), stacks, self.gifts, self.entries)

    @property
    def is_done(self) -> bool:
        return not self.troops and not self.trains

    def apparent_choices(self, position: Position) -> int:
        openings = self._openings(position)
        choices = openings.train_doors.bit_count() if self.trains else 0
        if self.troops:
            choices += len(openings.stacks)
            for general in openings.generals_off:
                choices += openings.general_doors(general).bit_count()
        return choices

    def unplaced(self) -> Placement:
        generals = sum(piece < GENERAL_COUNT for piece, _ in self.entries)
        return Placement(
            self.nation,
            self.troops + len(self.gifts) + generals,
            trains=self.trains + len(self.entries) - generals,
        )

    def full_first(self, position: Position) -> Callable[[int], bool]:
        openings = self._openings(position)
        barred = [c for c in openings.stacks if not openings.may_reinforce(c)]
        return lambda general: position.place[general] in barred

    def prompt(self, position: Position, seat: str) -> Message:
        return Message.of("prompt.placement", "F10.6", troops=self.troops, trains=self.trains)

    def legal(self, position: Position, seat: str) -> Sequence[Action]:
        openings = self._openings(position)
        options: list[Action] = []
        if self.troops:
            for city, _ in openings.reinforceable():
                options.append(_REINFORCE[openings.stacks[city][0]])
            for general in openings.generals_off:
                doors = ATLAS.names(openings.general_doors(general))
                options += [Action.of("enter", PIECE_ID[general], door) for door in doors]
        if self.trains:
            train = PIECE_ID[openings.trains_off[0]]
            options += [
                Action.of("enter", train, door) for door in ATLAS.names(openings.train_doors)
            ]
        if self.trains or openings.unnamed:  # one thing may take another's place
            return [action for action in options if self.after(position, action).fits(position)]
        return options

    def fits(self, position: Position) -> bool:
        capacity = self._openings(position).capacity(self.trains, self.troops)
        return capacity == self.troops

    def with_entry(self, piece: int, city: int) -> Placement:
        if piece < GENERAL_COUNT:
            return PlacementStep.with_entry(self, piece, city)
        return replace(self, trains=self.trains - 1, entries=(*self.entries, (piece, city)))

    def why_not(self, position: Position, seat: str, action: Action) -> Message | None:
        is_train = any(ATLAS.piece_index.get(w, 0) >= GENERAL_COUNT for w in action.words[:1])
        return self.refused(action, "F10.10" if is_train else "F10.9", "F10.6", "F10.5")

    def carry_out(self, position: Position) -> None:
        position.pop()
        movement = _movement(position)
        arrived = halted = 0
        strengthened: list[int] = []
        for piece, city in self.entries:
            position.place[piece] = city
            position.tell("log.enters", "F10.9", piece=PIECE_ID[piece], city=CITY[city])
            arrived |= 1 << piece
            if piece < GENERAL_COUNT:
                position.troops[piece] = 1
                comrades = position.generals_at(city, self.nation)
                position.gather(comrades)
                strengthened += comrades
                halted |= sum(1 << comrade for comrade in comrades)  # F10.11
        if self.gifts:
            position.merge_gainers(self.nation)
            position.tell(
                "log.reinforcements", "F10.7",
                nation=NATIONS[self.nation], troops=len(self.gifts),
            )  # fmt: skip
        for commander in self.gifts:
            stack = position.stack_of(commander)
            add_troop(position, stack)
            strengthened += stack
            position.tell(
                "log.reinforced", "F10.6", position.seat(self.nation), general=PIECE_ID[commander]
            )
        substitute = movement.substitute
        if self.entries and depots_lost(position.place, self.nation):
            substitute = self.entries[0][1]
        position.become(
            replace(
                movement,
                moved=movement.moved | arrived | halted,
                arrived=movement.arrived | arrived,
                reinforced=movement.reinforced | sum(1 << g for g in set(strengthened)),
                substitute=substitute,
            )
        )
