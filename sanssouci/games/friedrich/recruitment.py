"""F10 Recruitment and re-entry: buying troops and trains with cards, and placing them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import combinations
from typing import TYPE_CHECKING, ClassVar

from sanssouci.board import bits
from sanssouci.cards.tactical import TEXT, VALUE, find, in_order
from sanssouci.games.friedrich import armies, hidden, movement_limits
from sanssouci.games.friedrich.atlas import (
    ATLAS,
    CITY,
    FRIEDRICH,
    GENERAL_COUNT,
    GENERALS,
    GRAPH,
    MOST_TROOPS,
    PIECE_ID,
    STACK_LIMIT,
    TRAINS,
)
from sanssouci.games.friedrich.fate_cards import text
from sanssouci.games.friedrich.nations import NATIONS, PRUSSIA
from sanssouci.games.friedrich.position import OFF, Position
from sanssouci.kernel import Action, Message, Phase

if TYPE_CHECKING:
    from sanssouci.games.friedrich.movement import Movement

PRICE = 6
SUBSTITUTE_PRICE = 8
NOTHING_FOR_FRIEDRICH = text(7, "H")


def depots_lost(position: Position, nation: int) -> bool:
    """Whether enemies hold every depot, so that a substitute opens (F10.14)."""
    return not ATLAS.depots[nation] & ~position.enemy_pieces(nation)


def purse(position: Position, nation: int) -> int:
    """What the nation's hand is worth; a Reserve pays ten (F10.3)."""
    return sum(VALUE[card] for card in position.hands[nation])


def purchases(position: Position, nation: int) -> list[Action]:
    """Everything the nation could buy now: so many troops, so many trains."""
    missing = position.ceiling(nation) - position.total(nation)
    off_trains = sum(position.place[train] == OFF for train in TRAINS[nation])
    if missing <= 0 and not off_trains:
        return []
    price = SUBSTITUTE_PRICE if depots_lost(position, nation) else PRICE
    affordable = purse(position, nation) // price
    if not affordable:
        return []
    order = Order(position, _movement(position), nation, missing, off_trains)
    return [
        Action.of("recruit", troops, trains)
        for trains in range(min(off_trains, affordable) + 1)
        for troops in range(min(missing, affordable - trains) + 1)
        if troops + trains and order.fits(troops, trains)
    ]


def why_no_purchase(position: Position, nation: int, action: Action) -> Message | None:
    if len(action.words) != 2 or not all(word.isdigit() for word in action.words):
        return Message.of("refuse.recruit_form", "F10.5")
    troops, trains = map(int, action.words)
    missing = position.ceiling(nation) - position.total(nation)
    if troops > missing:
        return Message.of("refuse.too_many_troops", "F6.2", room=missing)
    off_trains = sum(position.place[train] == OFF for train in TRAINS[nation])
    if trains > off_trains:
        return Message.of("refuse.too_many_trains", "F10.2", count=off_trains)
    price = SUBSTITUTE_PRICE if depots_lost(position, nation) else PRICE
    if (troops + trains) * price > purse(position, nation):
        return Message.of(
            "refuse.too_dear", "F10.16" if price == SUBSTITUTE_PRICE else "F10.2",
            price=(troops + trains) * price, purse=purse(position, nation),
        )  # fmt: skip
    return Message.of("refuse.no_room", "F10.13")


def _movement(position: Position) -> Movement:
    """The movement phase in which recruiting goes on."""
    from sanssouci.games.friedrich.movement import Movement

    return next(phase for phase in reversed(position.stack) if isinstance(phase, Movement))


class Order:
    """A purchase being placed: what is still to be placed, and where it could go."""

    def __init__(
        self,
        position: Position,
        movement: Movement,
        nation: int,
        troops: int,
        trains: int,
        gifts: Sequence[int] = (),
        entries: Sequence[tuple[int, int]] = (),
    ) -> None:
        self.position = position
        self.movement = movement
        self.nation = nation
        self.troops = troops
        self.trains = trains
        self.substitute = depots_lost(position, nation)
        self.stacks = {city: list(stack) for city, stack in position.stacks(nation).items()}
        self.spent_on: dict[int, int] = {}
        entered = {piece for piece, _ in entries}
        self.new_trains = 0
        for piece, city in entries:
            if piece < GENERAL_COUNT:
                self.stacks.setdefault(city, []).append(piece)
                self.stacks[city].sort()
                self._spend(city)
            else:
                self.new_trains |= GRAPH.bit[city]
        for general in gifts:
            self._spend(self._city_of(general))
        place = position.place
        self.generals_off = [
            g
            for g in GENERALS[nation]
            if place[g] == OFF and g not in entered and self._may_enter(g)
        ]
        self.trains_off = [t for t in TRAINS[nation] if place[t] == OFF and t not in entered]
        self.entry_cities = self._entry_cities(entries)

    def _city_of(self, general: int) -> int:
        return next(city for city, stack in self.stacks.items() if general in stack)

    def _spend(self, city: int) -> None:
        self.spent_on[city] = self.spent_on.get(city, 0) + 1

    def _may_enter(self, general: int) -> bool:
        """Friedrich cannot return while he may get no new troops (F11.7H)."""
        return not (general == FRIEDRICH and self.position.fate == NOTHING_FOR_FRIEDRICH)

    def _entry_cities(self, entries: Sequence[tuple[int, int]]) -> int:
        """Where pieces may come back: depots, or one substitute city (F10.9, F10.15)."""
        if not self.substitute:
            return ATLAS.depots[self.nation]
        named = next((city for _, city in entries), self.movement.substitute)
        if named != OFF:
            return GRAPH.bit[named]
        return ATLAS.substitutes[self.nation] & ~self.position.enemy_pieces(self.nation)

    def open_for_trains(self) -> int:
        """Completely empty entry cities (F10.10)."""
        own = sum(GRAPH.bit[city] for city in self.stacks)
        return self.entry_cities & ~(self.position.occupied() | own | self.new_trains)

    def open_for_generals(self) -> int:
        """Entry cities where a general could stand (F10.9, F10.13)."""
        position, nation = self.position, self.nation
        others = position.general_mask(n for n in range(len(NATIONS)) if n != nation)
        trains = position.allied_trains(nation) | position.enemy_pieces(nation) | self.new_trains
        full = sum(
            GRAPH.bit[city]
            for city, stack in self.stacks.items()
            if len(stack) >= STACK_LIMIT or not self.may_reinforce(city)
        )
        return self.entry_cities & ~(others | trains | full)

    def doors(self, general: int) -> int:
        """The cities a certain general may re-enter (F10.12)."""
        barred = movement_limits.no_entry(self.position, self.nation, general, fresh=True)
        return self.open_for_generals() & ~barred

    def may_reinforce(self, city: int) -> bool:
        """Whether a stack may be given troops, fate willing (F11.7H, F11.10S)."""
        stack = self.stacks[city]
        position = self.position
        if position.fate == NOTHING_FOR_FRIEDRICH and FRIEDRICH in stack:
            return False
        if position.fate == movement_limits.FRESH_TROOPS and self.nation == PRUSSIA:
            attacking = GRAPH.touching[city] & position.enemy_generals(self.nation)
            if attacking and any(self.movement.marched >> general & 1 for general in stack):
                return False
        return True

    def room(self, city: int) -> int:
        stack = self.stacks[city]
        return MOST_TROOPS * len(stack) - self.position.strength(stack) - self.spent_on.get(city, 0)

    def reinforceable(self) -> Iterator[tuple[int, int]]:
        """Stacks that may get troops, with the room they have."""
        for city in self.stacks:
            room = self.room(city)
            if room > 0 and self.may_reinforce(city):
                yield city, room

    def fits(self, troops: int, trains: int) -> bool:
        """Whether so many troops and trains can all find a place."""
        room = sum(room for _, room in self.reinforceable())
        train_doors = list(bits(self.open_for_trains()))
        if self.substitute and self.movement.substitute == OFF and not self._named():
            return self._fits_at_substitute(troops, trains, room)
        if trains > len(train_doors):
            return False
        if troops <= room:
            return True
        doors = {general: self.doors(general) for general in self.generals_off}
        for taken in combinations(train_doors, trains):
            closed = GRAPH.mask(taken)
            if troops <= room + MOST_TROOPS * self._entering(doors, closed):
                return True
        return False

    def _named(self) -> bool:
        return self.entry_cities.bit_count() == 1

    def _fits_at_substitute(self, troops: int, trains: int, room: int) -> bool:
        """Before the one city is named it takes either a train or up to three generals."""
        if trains:
            return trains == 1 and troops <= room and bool(self.open_for_trains())
        doors = [self.doors(general) for general in self.generals_off]
        most = max(
            (
                min(STACK_LIMIT - len(self.stacks.get(city, ())),
                    sum(bool(door & GRAPH.bit[city]) for door in doors))
                for city in bits(self.open_for_generals())
            ),
            default=0,
        )  # fmt: skip
        return troops <= room + MOST_TROOPS * most

    def _entering(self, doors: dict[int, int], closed: int) -> int:
        """How many generals could come back with these cities closed to them."""
        entering = 0
        slots = {
            city: STACK_LIMIT - len(self.stacks.get(city, ()))
            for city in bits(self.open_for_generals() & ~closed)
        }
        for door in sorted(doors.values(), key=int.bit_count):
            city = next((city for city in bits(door & ~closed) if slots.get(city, 0) > 0), None)
            if city is not None:
                slots[city] -= 1
                entering += 1
        return entering

    def choices(self) -> int:
        """How many placements there seem to be for one who cannot see how full stacks are."""
        doors = sum(self.doors(general).bit_count() for general in self.generals_off)
        stacks = len(self.stacks) + doors if self.troops else 0
        return stacks + (self.open_for_trains().bit_count() if self.trains else 0)

    def options(self) -> list[Action]:
        """What could be placed next."""
        found: list[Action] = []
        if self.troops:
            for city, _ in self.reinforceable():
                found.append(Action.of("reinforce", PIECE_ID[self.stacks[city][0]]))
            for general in self.generals_off:
                doors = ATLAS.names(self.doors(general))
                found += [Action.of("enter", PIECE_ID[general], city) for city in doors]
        if self.trains and self.trains_off:
            train = self.trains_off[0]
            doors = ATLAS.names(self.open_for_trains())
            found += [Action.of("enter", PIECE_ID[train], city) for city in doors]
        return found


@dataclass(frozen=True, slots=True)
class Payment(Phase[Position]):
    """Cards are laid down from the highest to the lowest until the price is met (F10.5)."""

    name: ClassVar[str] = "payment"
    nation: int
    troops: int
    trains: int
    price: int
    paid_cards: tuple[int, ...] = ()

    @classmethod
    def begin(cls, position: Position, nation: int, troops: int, trains: int) -> Payment:
        each = SUBSTITUTE_PRICE if depots_lost(position, nation) else PRICE
        return cls(nation, troops, trains, each * (troops + trains))

    @property
    def owing(self) -> int:
        return self.price - sum(VALUE[card] for card in self.paid_cards)

    def actors(self, position: Position) -> tuple[str, ...]:
        return (position.seat(self.nation),)

    def prompt(self, position: Position, seat: str) -> Message:
        return Message.of(
            "prompt.payment", "F10.5",
            nation=NATIONS[self.nation], troops=self.troops, trains=self.trains, owing=self.owing,
        )  # fmt: skip

    def legal(self, position: Position, seat: str) -> Sequence[Action]:
        highest = VALUE[self.paid_cards[-1]] if self.paid_cards else 99
        left = [card for card in position.hands[self.nation] if card not in self.paid_cards]
        texts = {
            TEXT[card]: None
            for card in in_order(left)
            if VALUE[card] <= highest and _worth(left, VALUE[card]) >= self.owing
        }
        return [*(Action.of("pay", text) for text in texts), Action("cancel")]

    def why_not(self, position: Position, seat: str, action: Action) -> Message | None:
        if action.verb == "pay":
            return Message.of("refuse.pay", "F10.4", owing=self.owing)
        return Message.of("refuse.paying", "F10.5")

    def pay(self, position: Position, seat: str, text: str) -> None:
        hand = [card for card in position.hands[self.nation] if card not in self.paid_cards]
        paid = replace(self, paid_cards=(*self.paid_cards, find(hand, text)))
        if paid.owing > 0:
            position.become(paid)
        else:
            paid.complete(position)

    def complete(self, position: Position) -> None:
        position.seal()
        for card in self.paid_cards:
            position.lose_card(self.nation, card)
        position.tell(
            "log.recruits", "F10.7",
            nation=NATIONS[self.nation], troops=self.troops, trains=self.trains,
            cards=" ".join(TEXT[card] for card in self.paid_cards),
        )  # fmt: skip
        position.become(Placement(self.nation, self.troops, self.trains))

    def cancel(self, position: Position, seat: str) -> None:
        position.pop()

    def concealed(self) -> Payment:
        """As others may imagine it: nothing paid yet."""
        return replace(self, paid_cards=())


def _worth(cards: Sequence[int], highest: int) -> int:
    """What the cards up to a value are worth together."""
    return sum(VALUE[card] for card in cards if VALUE[card] <= highest)


@dataclass(frozen=True, slots=True)
class Placement(Phase[Position]):
    """What was bought is placed, one by one; only re-entries are told (F10.6, F10.7)."""

    name: ClassVar[str] = "placement"
    nation: int
    troops: int
    trains: int
    gifts: tuple[int, ...] = ()
    """Commanders of the stacks given a troop each."""
    entries: tuple[tuple[int, int], ...] = ()
    """(piece, city): generals, each with one of the troops, and trains coming back."""

    def _order(self, position: Position) -> Order:
        return Order(
            position,
            _movement(position),
            self.nation,
            self.troops,
            self.trains,
            self.gifts,
            self.entries,
        )

    def actors(self, position: Position) -> tuple[str, ...]:
        """Asked whenever others could think there is a choice, room or no room (F2.8)."""
        if not self.troops and not self.trains:
            return ()
        return (position.seat(self.nation),) if self._order(position).choices() > 1 else ()

    def concealed(self) -> Placement:
        """As others may imagine it: nothing placed yet."""
        generals = sum(piece < GENERAL_COUNT for piece, _ in self.entries)
        return replace(
            self,
            troops=self.troops + len(self.gifts) + generals,
            trains=self.trains + len(self.entries) - generals,
            gifts=(),
            entries=(),
        )

    def prompt(self, position: Position, seat: str) -> Message:
        return Message.of("prompt.placement", "F10.6", troops=self.troops, trains=self.trains)

    def legal(self, position: Position, seat: str) -> Sequence[Action]:
        options = self._order(position).options()
        return [action for action in options if self._after(action).can_be_finished(position)]

    def can_be_finished(self, position: Position) -> bool:
        return self._order(position).fits(self.troops, self.trains)

    def _after(self, action: Action) -> Placement:
        """This placement with one more unit placed."""
        piece = ATLAS.piece_index[action.words[0]]
        if action.verb == "reinforce":
            return replace(self, troops=self.troops - 1, gifts=(*self.gifts, piece))
        entries = (*self.entries, (piece, ATLAS.index[action.words[1]]))
        if piece < GENERAL_COUNT:
            return replace(self, troops=self.troops - 1, entries=entries)
        return replace(self, trains=self.trains - 1, entries=entries)

    def why_not(self, position: Position, seat: str, action: Action) -> Message | None:
        if action.verb == "enter":
            return Message.of("refuse.enter", "F10.9")
        if action.verb == "reinforce":
            return Message.of("refuse.reinforce", "F10.6")
        return Message.of("refuse.placing", "F10.5")

    def reinforce(self, position: Position, seat: str, commander: str) -> None:
        position.become(self._after(Action.of("reinforce", commander)))

    def enter(self, position: Position, seat: str, piece: str, city: str) -> None:
        position.become(self._after(Action.of("enter", piece, city)))

    def proceed(self, position: Position) -> None:
        if self.troops or self.trains:  # only one thing can be done (F2.8)
            position.become(self._after(self.legal(position, "")[0]))
        else:
            self._carry_out(position)

    def _carry_out(self, position: Position) -> None:
        position.pop()
        movement = _movement(position)
        moved, reinforced, substitute = movement.moved, movement.reinforced, movement.substitute
        bought = len(self.gifts) + sum(piece < GENERAL_COUNT for piece, _ in self.entries)
        for piece, city in self.entries:
            position.place[piece] = city
            position.tell("log.enters", "F10.9", piece=PIECE_ID[piece], city=CITY[city])
            if (
                depots_lost(position, self.nation)
                and not GRAPH.bit[city] & ATLAS.depots[self.nation]
            ):
                substitute = city
            moved |= 1 << piece
            if piece < GENERAL_COUNT:
                position.troops[piece] = 1
                position.gather(city, self.nation)
                for comrade in position.generals_at(city, self.nation):  # F10.11
                    moved |= 1 << comrade
                    reinforced |= 1 << comrade
        for commander in self.gifts:
            stack = position.stack_of(commander)
            armies.add_troop(position, stack)
            for general in stack:
                reinforced |= 1 << general
            position.tell(
                "log.reinforced", "F10.6", position.seat(self.nation), general=PIECE_ID[commander]
            )
        if bought > sum(piece < GENERAL_COUNT for piece, _ in self.entries):
            hidden.merge_nation(position, self.nation)
        position.become(
            replace(movement, moved=moved, reinforced=reinforced, substitute=substitute)
        )
