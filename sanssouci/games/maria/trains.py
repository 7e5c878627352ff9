"""M7.11 to M7.14 Putting trains back on major fortresses."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from random import Random
from typing import TYPE_CHECKING, ClassVar, Final

from sanssouci.games.maria import silesia
from sanssouci.games.maria.atlas import (
    ATLAS,
    CITY,
    FLANDERS,
    GENERAL_COUNT,
    GRAPH,
    NATION_OF,
    PIECE_ID,
    TRAINS,
)
from sanssouci.games.maria.deck import TEXT
from sanssouci.games.maria.nations import NATIONS
from sanssouci.games.maria.position import AWAY, GONE, Position
from sanssouci.games.maria.victory_markers import control
from sanssouci.kernel import Action, Message, Prospect
from sanssouci.steps.payment import Payment as PaymentStep
from sanssouci.steps.payment import PaymentRules

if TYPE_CHECKING:
    from sanssouci.games.maria.movement import Movement

PRICE: Final = 4


@cache
def _restoring(train: int, towns: int) -> tuple[Action, ...]:
    """To put a train back on each of some towns."""
    return tuple(Action.of("restore", PIECE_ID[train], city) for city in ATLAS.names(towns))


def cost() -> Prospect:
    return Prospect.of("foresee.costs", "M7.11", points=PRICE, price=PRICE)


def sites(position: Position, nation: int) -> int:
    """Where a power's trains may be put back now (M7.12, M7.13)."""
    held = control(position)
    return held.relations.sites[nation] & held.friendly[nation] & ~position.occupied()


def offers(position: Position, movement: Movement, nation: int) -> list[Action]:
    """Every train of a power with every site, if it can pay (M7.11)."""
    moved, place = movement.moved, position.place
    trains = [
        train
        for train in TRAINS[nation]
        if not moved >> train & 1
        and place[train] not in (AWAY, GONE)
        and movement.may_move_in(nation, place[train])
    ]
    towns = trains and sites(position, nation) & movement.land_open_to(nation)
    if not towns or position.purse(nation) < PRICE:
        return []
    actions: list[Action] = []
    for train in trains:
        actions += _restoring(train, towns)
    return actions


def _why_not_train(position: Position, movement: Movement, train: int) -> Message | None:
    if movement.moved >> train & 1:
        return Message.of("refuse.train_moved", "M7.14", train=PIECE_ID[train])
    if position.place[train] in (AWAY, GONE):
        return Message.of("refuse.train_away", "M7.11", train=PIECE_ID[train])
    if not movement.may_move_in(NATION_OF[train], position.place[train]):
        return Message.of("refuse.flanders_turn", "M4.5")
    return None


def why_not(position: Position, movement: Movement, seat: str, action: Action) -> Message:
    """The rule that keeps a train from being put back."""
    train, city = ATLAS.piece_index.get(action.words[0], 0), ATLAS.index[action.words[1]]
    nation = NATION_OF[train]
    if train < GENERAL_COUNT:
        return Message.of("refuse.no_train", "M7.11", piece=action.words[0])
    if nation not in movement.nations or position.seat(nation) != seat:
        return Message.of("refuse.not_active", "M4.6", piece=action.words[0])
    if reason := _why_not_train(position, movement, train):
        return reason
    bit = GRAPH.bit[city]
    if not bit & position.relations.sites[nation]:
        return Message.of("refuse.no_site", "M7.12", city=CITY[city])
    if not bit & sites(position, nation):
        return Message.of("refuse.site_not_free", "M7.13", city=CITY[city])
    if not movement.may_move_in(nation, city):
        return Message.of("refuse.flanders_turn", "M4.5")
    return Message.of("refuse.too_dear", "M7.11", price=PRICE, purse=position.purse(nation))


def begin(train: int, city: int) -> TrainPayment:
    return TrainPayment(NATION_OF[train], PRICE, train=train, city=city)


@dataclass(frozen=True, slots=True)
class TrainPayment(PaymentStep[Position]):
    """A train is paid for, and then it stands on its fortress (M7.11)."""

    name: ClassVar[str] = "train_payment"
    rules: ClassVar = PaymentRules(needless="M5.8", paying="M7.11")
    train: int = GENERAL_COUNT
    city: int = 0

    def prompt(self, position: Position, seat: str) -> Message:
        return Message.of(
            "prompt.train_payment", "M7.11",
            train=PIECE_ID[self.train], city=CITY[self.city], owing=self.owing,
        )  # fmt: skip

    @property
    def secret_of(self) -> int:
        return self.nation

    def concealed(self, position: Position, rng: Random) -> TrainPayment:
        """Others know what is to be paid for, but no card before all are paid."""
        return begin(self.train, self.city)

    def cancel(self, position: Position, seat: str) -> None:
        position.tell("log.train_stays", "M7.11", train=PIECE_ID[self.train])
        position.pop()

    def complete(self, position: Position) -> None:
        from sanssouci.games.maria.movement import Movement

        position.pop()
        position.tell(
            "log.restores", "M7.11", nation=NATIONS[self.nation], train=PIECE_ID[self.train],
            city=CITY[self.city], cards=" ".join(TEXT[card] for card in self.paid_cards),
        )  # fmt: skip
        start = position.place[self.train]
        position.set_down(self.train, self.city)
        silesia.left_home(position, (self.train,), GRAPH.bit[self.city])
        movement = position.stack[-1]
        assert isinstance(movement, Movement)
        in_flanders = GRAPH.bit[start] & FLANDERS
        movement.has_marched(
            position, (self.train,), self.nation, start if in_flanders else self.city
        )


__all__ = ["PRICE", "TrainPayment", "begin", "cost", "offers", "sites", "why_not"]
