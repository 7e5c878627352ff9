"""M15.2, M17.6 Recruiting: buying troops with cards, and placing them in secret."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache
from random import Random
from typing import ClassVar, Final

from sanssouci.games.maria import joining
from sanssouci.games.maria.atlas import ATLAS, CITY, MOST_TROOPS, PIECE_ID
from sanssouci.games.maria.deck import TEXT
from sanssouci.games.maria.nations import NATIONS
from sanssouci.games.maria.position import OFF, Position
from sanssouci.games.maria.reentry import Openings
from sanssouci.kernel import Action, Message, Phase, Prospect
from sanssouci.steps.armies import add_troop
from sanssouci.steps.payment import Payment as PaymentStep
from sanssouci.steps.payment import PaymentRules, purse

PRICE: Final = 4
"""Of a troop (M15.2)."""
NO_LIMIT: Final = -1
DONE: Final = Action("done")
_TRIES: Final = 50
_REINFORCE: Final = tuple(Action.of("reinforce", id) for id in PIECE_ID)


@cache
def _recruit(troops: int) -> Action:
    return Action.of("recruit", troops)


@dataclass(frozen=True, slots=True)
class Recruiting(Phase[Position]):
    """A power buys troops, in one purchase or several (M15.2, M17.6)."""

    name: ClassVar[str] = "recruiting"
    nation: int
    most: int = NO_LIMIT
    """How many troops may still be bought, if an event limits them."""
    free: int = 0
    """How many of them cost nothing."""

    def _missing(self, position: Position) -> int:
        """How many troops the power may still have, as everybody can work out (M6.2)."""
        missing = position.ceiling(self.nation) - position.total(self.nation)
        return missing if self.most == NO_LIMIT else min(missing, self.most)

    def actors(self, position: Position) -> tuple[str, ...]:
        means = position.hands[self.nation] or self.free
        if not means or self._missing(position) <= 0:
            return ()
        return (position.seat(self.nation),)

    def prompt(self, position: Position, seat: str) -> Message:
        return Message.of(
            "prompt.recruiting", "M15.2", nation=NATIONS[self.nation],
            troops=self._missing(position), free=self.free,
        )  # fmt: skip

    def _affordable(self, position: Position) -> int:
        return purse(position, self.nation) // PRICE + self.free

    def legal(self, position: Position, seat: str) -> Sequence[Action]:
        wanted = min(self._missing(position), self._affordable(position))
        most = Openings(position, self.nation).capacity(wanted)
        return [*(_recruit(troops) for troops in range(1, most + 1)), DONE]

    def why_not(self, position: Position, seat: str, action: Action) -> Message | None:
        if action.verb != "recruit":
            return None
        troops = int(action.words[0])
        if not troops:
            return Message.of("refuse.recruit_nothing", "M15.2")
        if troops > self._missing(position):
            rule = "M6.2" if self.most == NO_LIMIT else "M17.6"
            return Message.of("refuse.too_many_troops", rule, room=self._missing(position))
        if troops > self._affordable(position):
            price, points = self._price(troops), purse(position, self.nation)
            return Message.of("refuse.too_dear", "M15.2", price=price, purse=points)
        return Message.of("refuse.no_room", "M15.4")

    def _price(self, troops: int) -> int:
        return PRICE * max(0, troops - self.free)

    def foresee(self, position: Position, seat: str, action: Action) -> Iterator[Prospect]:
        if action.verb == "recruit":
            points = self._price(int(action.words[0]))
            yield Prospect.of("foresee.costs", "M15.2", points=points, price=PRICE)

    def recruit(self, position: Position, seat: str, troops: str) -> None:
        count = int(troops)
        price = self._price(count)
        if price:
            position.push(RecruitPayment(self.nation, price, troops=count))
        else:
            position.push(Placement(self.nation, count))

    def done(self, position: Position, seat: str) -> None:
        position.tell("log.recruiting_over", "M15.2", nation=NATIONS[self.nation])
        position.pop()

    def proceed(self, position: Position) -> None:
        position.pop()

    def after(self, troops: int) -> Recruiting:
        """The frame once so many troops have been bought."""
        most = self.most if self.most == NO_LIMIT else self.most - troops
        return replace(self, most=most, free=max(0, self.free - troops))


@dataclass(frozen=True, slots=True)
class RecruitPayment(PaymentStep[Position]):
    """Troops are paid for, and then placed (M15.2)."""

    name: ClassVar[str] = "recruit_payment"
    rules: ClassVar = PaymentRules(needless="M5.8", paying="M15.2")
    troops: int = 0

    def prompt(self, position: Position, seat: str) -> Message:
        return Message.of(
            "prompt.recruit_payment", "M15.2",
            nation=NATIONS[self.nation], troops=self.troops, owing=self.owing,
        )  # fmt: skip

    def hidden_from(self, position: Position, seat: str | None) -> bool:
        """Until it is paid for, a purchase can be cancelled."""
        return position.seat(self.nation) != seat

    def complete(self, position: Position) -> None:
        position.tell(
            "log.pays", "M15.2", nation=NATIONS[self.nation],
            cards=" ".join(TEXT[card] for card in self.paid_cards),
        )  # fmt: skip
        position.become(Placement(self.nation, self.troops))


@dataclass(frozen=True, slots=True)
class Placement(Phase[Position]):
    """What was bought is placed, one by one; others see only who comes back (M15.2)."""

    name: ClassVar[str] = "placement"
    goes_on: ClassVar[bool] = True
    nation: int
    troops: int
    gifts: tuple[int, ...] = ()
    """The first generals of the stacks given a troop each."""
    entries: tuple[tuple[int, int], ...] = ()
    """(general, town) of those who come back, each with one of the troops."""

    def _openings(self, position: Position) -> Openings:
        return Openings(position, self.nation, self.gifts, self.entries)

    def actors(self, position: Position) -> tuple[str, ...]:
        """Asked whenever others could think there is a choice, room or no room."""
        if not self.troops or self._apparent_choices(position) <= 1:
            return ()
        return (position.seat(self.nation),)

    def _apparent_choices(self, position: Position) -> int:
        openings = self._openings(position)
        doors = sum(openings.doors(general).bit_count() for general in openings.generals_off)
        return len(openings.stacks) + doors

    @property
    def secret_of(self) -> int:
        return self.nation

    def concealed(self, position: Position, rng: Random) -> Placement:
        """As others may imagine it: nothing placed yet, and troops dealt so that all of it fits."""
        placed = len(self.gifts) + len(self.entries)
        unplaced = Placement(self.nation, self.troops + placed)
        for _ in range(_TRIES):
            if unplaced.fits(position):
                return unplaced
            position.resample_troops(self.nation, rng)
        self._make_room(position)
        return unplaced

    def _make_room(self, position: Position) -> None:
        """Leave the generals on the map as few troops as each pool allows."""
        for pool in position.pools_on_map(self.nation):
            left = position.strength(pool) - len(pool)
            for general in sorted(pool, key=position.on_mission, reverse=True):
                share = min(left, MOST_TROOPS - 1)
                position.troops[general] = 1 + share
                left -= share

    def prompt(self, position: Position, seat: str) -> Message:
        return Message.of("prompt.placement", "M15.2", troops=self.troops)

    def legal(self, position: Position, seat: str) -> Sequence[Action]:
        openings = self._openings(position)
        actions = [_REINFORCE[openings.stacks[city][0]] for city, _ in openings.reinforceable()]
        for general in openings.generals_off:
            doors = ATLAS.names(openings.doors(general))
            actions += [Action.of("enter", PIECE_ID[general], door) for door in doors]
        if openings.generals_off:  # one may take another's place
            return [action for action in actions if self._after(action).fits(position)]
        return actions

    def fits(self, position: Position) -> bool:
        """Whether all that is left can find a place."""
        return self._openings(position).capacity(self.troops) == self.troops

    def _after(self, action: Action) -> Placement:
        """This placement with one more troop placed."""
        general = ATLAS.piece_index[action.words[0]]
        if action.verb == "reinforce":
            return replace(self, troops=self.troops - 1, gifts=(*self.gifts, general))
        entries = (*self.entries, (general, ATLAS.index[action.words[1]]))
        return replace(self, troops=self.troops - 1, entries=entries)

    def why_not(self, position: Position, seat: str, action: Action) -> Message | None:
        if action.verb == "enter":
            return Message.of("refuse.enter", "M15.3")
        if action.verb == "reinforce":
            return Message.of("refuse.reinforce", "M15.2")
        return Message.of("refuse.placing", "M15.2")

    def reinforce(self, position: Position, seat: str, general: str) -> None:
        position.become(self._after(Action.of("reinforce", general)))

    def enter(self, position: Position, seat: str, general: str, city: str) -> None:
        position.become(self._after(Action.of("enter", general, city)))

    def proceed(self, position: Position) -> None:
        if self.troops:  # only one thing can be done
            position.become(self._after(self.legal(position, "")[0]))
        else:
            self._carry_out(position)

    def _carry_out(self, position: Position) -> None:
        position.pop()
        recruiting = position.stack[-1]
        assert isinstance(recruiting, Recruiting)
        bought = len(self.gifts) + len(self.entries)
        position.become(recruiting.after(bought))
        nation = NATIONS[self.nation]
        position.tell("log.recruits", "M15.2", nation=nation, troops=bought)
        for general, city in self.entries:
            self._bring_back(position, general, city)
        if self.gifts:
            position.merge_gainers(self.nation)
        for general in self.gifts:
            add_troop(position, position.stack_of(general))
            seat = position.seat(self.nation)
            position.tell("log.reinforced", "M15.2", seat, general=PIECE_ID[general])

    def _bring_back(self, position: Position, general: int, city: int) -> None:
        """A general comes back with a troop; an enemy train there is destroyed (M15.3)."""
        for train, place in enumerate(position.place):
            if place == city and not position.roster.is_general(train):
                position.place[train] = OFF
                position.tell(
                    "log.train_destroyed", "M15.3", train=PIECE_ID[train], city=CITY[city]
                )
        others = position.stack_at(city)
        position.troops[general] = 1
        position.set_down(general, city)
        position.tell("log.enters", "M15.3", piece=PIECE_ID[general], city=CITY[city])
        if others and joining.must_choose(general, others[0]):
            position.push(joining.Appointment(general, others[0]))
