"""F10 Recruitment: buying troops and trains with cards, and placing them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cache
from random import Random
from typing import TYPE_CHECKING, ClassVar

from sanssouci.cards.tactical import TEXT, VALUE, find, in_order
from sanssouci.games.friedrich import armies, hidden
from sanssouci.games.friedrich.atlas import (
    ATLAS,
    CITY,
    GENERAL_COUNT,
    MOST_TROOPS,
    PIECE_ID,
    TRAINS,
)
from sanssouci.games.friedrich.nations import NATIONS
from sanssouci.games.friedrich.position import OFF, Position
from sanssouci.games.friedrich.reentry import Openings, depots_lost
from sanssouci.kernel import Action, Message, Phase

if TYPE_CHECKING:
    from sanssouci.games.friedrich.movement import Movement

PRICE = 6
SUBSTITUTE_PRICE = 8
_TRIES = 50
CANCEL = Action("cancel")
_PAYS = tuple(Action.of("pay", text) for text in TEXT)
_REINFORCE = tuple(Action.of("reinforce", id) for id in PIECE_ID)


@cache
def _purchase(troops: int, trains: int) -> Action:
    return Action.of("recruit", troops, trains)


def purse(position: Position, nation: int) -> int:
    """What the nation's hand is worth; a Reserve pays ten (F10.3)."""
    return sum(map(VALUE.__getitem__, position.hands[nation]))


def unit_price(position: Position, nation: int) -> int:
    """What a troop or a train costs now (F10.2, F10.16)."""
    return SUBSTITUTE_PRICE if depots_lost(position, nation) else PRICE


def purchases(position: Position, movement: Movement, stacks: dict[int, list[int]]) -> list[Action]:
    """Everything the nation could buy now: so many troops, so many trains."""
    nation = movement.nation
    points = purse(position, nation)
    if points < PRICE:
        return []
    missing = position.ceiling(nation) - position.total(nation)
    place = position.place
    off_trains = 0
    for train in TRAINS[nation]:
        off_trains += place[train] == OFF
    if missing <= 0 and not off_trains:
        return []
    affordable = points // unit_price(position, nation)
    openings = Openings(position, movement, stacks)
    found = []
    for trains in range(min(off_trains, affordable) + 1):
        wanted = min(missing, affordable - trains)
        most = openings.capacity(trains, wanted)
        found += [_purchase(troops, trains) for troops in range(0 if trains else 1, most + 1)]
    return found


def why_no_purchase(position: Position, nation: int, action: Action) -> Message | None:
    if len(action.words) != 2 or not all(word.isdigit() for word in action.words):
        return Message.of("refuse.recruit_form", "F10.5")
    troops, trains = map(int, action.words)
    if not troops + trains:
        return Message.of("refuse.recruit_nothing", "F10.2")
    missing = position.ceiling(nation) - position.total(nation)
    if troops > missing:
        return Message.of("refuse.too_many_troops", "F6.2", room=missing)
    off_trains = sum(position.place[train] == OFF for train in TRAINS[nation])
    if trains > off_trains:
        return Message.of("refuse.too_many_trains", "F10.2", count=off_trains)
    price = unit_price(position, nation)
    if (troops + trains) * price > purse(position, nation):
        return Message.of(
            "refuse.too_dear", "F10.16" if price == SUBSTITUTE_PRICE else "F10.2",
            price=(troops + trains) * price, purse=purse(position, nation),
        )  # fmt: skip
    return Message.of("refuse.no_room", "F10.13")


def _movement(position: Position) -> Movement:
    """The movement phase in which recruiting goes on."""
    from sanssouci.games.friedrich.movement import Movement

    phase = position.stack[-1 if isinstance(position.stack[-1], Movement) else -2]
    assert isinstance(phase, Movement)
    return phase


@dataclass(frozen=True, slots=True)
class Payment(Phase[Position]):
    """Cards are laid down from the highest to the lowest until the price is met (F10.5)."""

    name: ClassVar[str] = "payment"
    nation: int
    troops: int
    trains: int
    owing: int
    paid_cards: tuple[int, ...] = ()

    @classmethod
    def begin(cls, position: Position, nation: int, troops: int, trains: int) -> Payment:
        price = unit_price(position, nation) * (troops + trains)
        return cls(nation, troops, trains, price)

    def actors(self, position: Position) -> tuple[str, ...]:
        return (position.seat(self.nation),)

    def prompt(self, position: Position, seat: str) -> Message:
        return Message.of(
            "prompt.payment", "F10.5",
            nation=NATIONS[self.nation], troops=self.troops, trains=self.trains, owing=self.owing,
        )  # fmt: skip

    def legal(self, position: Position, seat: str) -> Sequence[Action]:
        highest = VALUE[self.paid_cards[-1]] if self.paid_cards else 99
        hand = position.hands[self.nation]
        unpaid = [c for c in hand if VALUE[c] <= highest and c not in self.paid_cards]
        worth, lowest = 0, highest + 1
        for card in sorted(unpaid, key=VALUE.__getitem__):
            worth += VALUE[card]
            if worth >= self.owing:  # from here on the lower cards can make up the rest
                lowest = VALUE[card]
                break
        payable = dict.fromkeys([_PAYS[c] for c in in_order(unpaid) if VALUE[c] >= lowest])
        return [*payable, CANCEL]

    def why_not(self, position: Position, seat: str, action: Action) -> Message | None:
        if action.verb == "pay":
            return Message.of("refuse.pay", "F10.4", owing=self.owing)
        return Message.of("refuse.paying", "F10.5")

    def pay(self, position: Position, seat: str, text: str) -> None:
        hand = [card for card in position.hands[self.nation] if card not in self.paid_cards]
        card = find(hand, text)
        paid = Payment(
            self.nation, self.troops, self.trains,
            self.owing - VALUE[card], (*self.paid_cards, card),
        )  # fmt: skip
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

    @property
    def secret_of(self) -> int:
        return self.nation

    def concealed(self, position: Position, rng: Random) -> Payment:
        """As others may imagine it: nothing paid yet."""
        paid = sum(VALUE[card] for card in self.paid_cards)
        return replace(self, owing=self.owing + paid, paid_cards=())


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

    def _openings(self, position: Position) -> Openings:
        stacks = position.stacks(self.nation)
        return Openings(position, _movement(position), stacks, self.gifts, self.entries)

    def actors(self, position: Position) -> tuple[str, ...]:
        """Asked whenever others could think there is a choice, room or no room (F2.8)."""
        if not self.troops and not self.trains:
            return ()
        return (position.seat(self.nation),) if self._apparent_choices(position) > 1 else ()

    def _apparent_choices(self, position: Position) -> int:
        """How many placements there seem to be for one who cannot see how full stacks are."""
        openings = self._openings(position)
        choices = openings.train_doors.bit_count() if self.trains else 0
        if self.troops:
            choices += len(openings.stacks)
            for general in openings.generals_off:
                choices += openings.general_doors(general).bit_count()
        return choices

    @property
    def secret_of(self) -> int:
        return self.nation

    def concealed(self, position: Position, rng: Random) -> Placement:
        """As others may imagine it: nothing placed yet, and troops dealt so that all of it fits."""
        generals = sum(piece < GENERAL_COUNT for piece, _ in self.entries)
        unplaced = Placement(
            self.nation,
            self.troops + len(self.gifts) + generals,
            self.trains + len(self.entries) - generals,
        )
        for _ in range(_TRIES):
            if unplaced.fits(position):
                return unplaced
            hidden.resample_troops(position, self.nation, rng)
        self._make_room(position)
        return unplaced

    def _make_room(self, position: Position) -> None:
        """Leave the stacks that may get troops as empty as each pool allows."""
        openings = self._openings(position)
        barred = [c for c in openings.stacks if not openings.may_reinforce(c)]
        for pool in hidden.pools_on_map(position, self.nation):
            left = position.strength(pool) - len(pool)
            for general in sorted(pool, key=lambda g: position.place[g] not in barred):
                share = min(left, MOST_TROOPS - 1)
                position.troops[general] = 1 + share
                left -= share

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
            return [action for action in options if self._after(action).fits(position)]
        return options

    def fits(self, position: Position) -> bool:
        """Whether all that is left can find a place."""
        capacity = self._openings(position).capacity(self.trains, self.troops)
        return capacity == self.troops

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
            is_train = ATLAS.piece_index.get(action.words[0], 0) >= GENERAL_COUNT
            return Message.of("refuse.enter", "F10.10" if is_train else "F10.9")
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
            hidden.merge_gainers(position, self.nation)
        for commander in self.gifts:
            stack = position.stack_of(commander)
            armies.add_troop(position, stack)
            strengthened += stack
            position.tell(
                "log.reinforced", "F10.6", position.seat(self.nation), general=PIECE_ID[commander]
            )
        substitute = movement.substitute
        if self.entries and depots_lost(position, self.nation):
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
