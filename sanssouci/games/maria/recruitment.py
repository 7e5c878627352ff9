"""M15.2, M17.6 Recruiting: buying troops with cards, and placing them in secret."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import ClassVar, Final

from sanssouci.games.maria import joining
from sanssouci.games.maria.atlas import ATLAS, CITY, PIECE_ID
from sanssouci.games.maria.deck import TEXT
from sanssouci.games.maria.nations import NATIONS
from sanssouci.games.maria.position import Position
from sanssouci.games.maria.reentry import Openings
from sanssouci.kernel import Action, Message, Phase, Prospect
from sanssouci.steps.armies import add_troop
from sanssouci.steps.payment import Payment as PaymentStep
from sanssouci.steps.payment import PaymentRules
from sanssouci.steps.placement import Placement as PlacementStep

PRICE: Final = 4
"""Of a troop (M15.2)."""
NO_LIMIT: Final = -1
DONE: Final = Action("done")
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
        return position.purse(self.nation) // PRICE + self.free

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
            price, points = self._price(troops), position.purse(self.nation)
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
class Placement(PlacementStep[Position]):
    """What was bought is placed, one by one; others see only who comes back (M15.2)."""

    name: ClassVar[str] = "placement"

    def _openings(self, position: Position) -> Openings:
        return Openings(position, self.nation, self.gifts, self.entries)

    def apparent_choices(self, position: Position) -> int:
        openings = self._openings(position)
        doors = sum(openings.doors(general).bit_count() for general in openings.generals_off)
        return len(openings.stacks) + doors

    def unplaced(self) -> Placement:
        return Placement(self.nation, self.troops + len(self.gifts) + len(self.entries))

    def full_first(self, position: Position) -> Callable[[int], bool]:
        return position.on_mission

    def prompt(self, position: Position, seat: str) -> Message:
        return Message.of("prompt.placement", "M15.2", troops=self.troops)

    def legal(self, position: Position, seat: str) -> Sequence[Action]:
        openings = self._openings(position)
        actions = [_REINFORCE[openings.stacks[city][0]] for city, _ in openings.reinforceable()]
        for general in openings.generals_off:
            doors = ATLAS.names(openings.doors(general))
            actions += [Action.of("enter", PIECE_ID[general], door) for door in doors]
        if openings.generals_off:  # one may take another's place
            return [action for action in actions if self.after(position, action).fits(position)]
        return actions

    def fits(self, position: Position) -> bool:
        """True if all that is left can find a place."""
        return self._openings(position).capacity(self.troops) == self.troops

    def why_not(self, position: Position, seat: str, action: Action) -> Message | None:
        return self.refused(action, enters="M15.3", reinforces="M15.2", else_="M15.2")

    def carry_out(self, position: Position) -> None:
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
                position.destroy_train(train, "M15.3")
        others = position.stack_at(city)
        position.troops[general] = 1
        position.set_down(general, city)
        position.tell("log.enters", "M15.3", piece=PIECE_ID[general], city=CITY[city])
        if others and joining.must_choose(general, others[0]):
            position.push(joining.Appointment(general, others[0]))
