"""Troops and the generals who command them: allotting, shifting, gaining and losing them."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import ClassVar, NamedTuple

from sanssouci.kernel import Action, Message, Phase
from sanssouci.steps.field import GONE, Field
from sanssouci.steps.step import F


class ArmyRules(NamedTuple):
    """The ids of a game's rules about troops."""

    allotment: str
    size: str
    transfer: str


# -- shifting troops inside a stack --------------------------------------------------------------


@cache
def _transfer_action(giver: str, taker: str, troops: int) -> Action:
    return Action.of("transfer", giver, taker, troops)


def transfers(field: Field, seat: str) -> list[Action]:
    """Every shift of troops between generals of one nation who stand together."""
    actions: list[Action] = []
    troops, ids = field.troops, field.roster.ids
    for nation in field.nations_of(seat):
        for stack in field.stacks(nation).values():
            if len(stack) > 1 and all(troops[general] for general in stack):
                for giver in stack:
                    for taker in stack:
                        if taker != giver:
                            most = min(troops[giver] - 1, field.most_troops - troops[taker])
                            actions += [
                                _transfer_action(ids[giver], ids[taker], n)
                                for n in range(1, most + 1)
                            ]
    return actions


def why_no_transfer(field: Field, seat: str, action: Action, rules: ArmyRules) -> Message:
    index, words = field.roster.index, action.words
    giver, taker = index[words[0]], index[words[1]]
    if not field.roster.is_general(max(giver, taker)) or giver == taker:
        return Message.of("refuse.transfer_form", rules.transfer)
    if field.roster.nation_of[giver] not in field.nations_of(seat):
        return Message.of("refuse.transfer_owner", rules.transfer, general=words[0])
    nation = field.roster.nation_of[giver]
    if field.place[giver] < 0 or taker not in field.generals_at(field.place[giver], nation):
        return Message.of("refuse.transfer_apart", rules.transfer, giver=words[0], taker=words[1])
    return Message.of("refuse.transfer_size", rules.size)


def transfer(field: Field, giver: str, taker: str, troops: int, rule: str) -> None:
    index = field.roster.index
    field.troops[index[giver]] -= troops
    field.troops[index[taker]] += troops
    seat = field.seat(field.roster.nation_of[index[giver]])
    field.tell("log.transfer", rule, seat, giver=giver, taker=taker, troops=troops)


# -- gains and losses ------------------------------------------------------------------------------


def add_troop(field: Field, stack: Sequence[int]) -> None:
    """One more troop for a stack; the highest rank with room takes it."""
    taker = next(general for general in stack if field.troops[general] < field.most_troops)
    field.troops[taker] += 1


def lose_from_pool(
    field: Field, stack: Sequence[int], losses: int, *, highest_leaves: bool = False
) -> list[int]:
    """Take losses off a stack of one nation; returns the generals who left the map.

    Troops come off the lowest rank first, down to one each; then generals leave, the lowest rank
    first unless ``highest_leaves``.
    """
    troops = field.troops
    for general in reversed(stack):
        taken = min(losses, troops[general] - 1)
        troops[general] -= taken
        losses -= taken
    removed = list(stack[:losses] if highest_leaves else stack[::-1][:losses])
    for general in removed:
        field.take_off(general)
    return removed


def lose_in_turn(field: Field, stack: Sequence[int], losses: int) -> list[int]:
    """Losses of a stack whose generals share no troops: the lowest first, the commander last."""
    removed = []
    for general in reversed(stack):
        taken = min(losses, field.troops[general])
        field.troops[general] -= taken
        losses -= taken
        if not field.troops[general]:
            removed.append(general)
            field.take_off(general)
    return removed


# -- the first allotment ---------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Allotment(Phase[F]):
    """Every player gives each general his troops, nobody seeing the others' sheets."""

    goes_on: ClassVar[bool] = True
    rules: ClassVar[ArmyRules]

    @abstractmethod
    def strength(self, position: F, nation: int) -> int:
        """How many troops the nation has to allot."""

    def least(self, position: F, general: int) -> int:
        """The fewest troops the general may be given."""
        return 1

    def greatest(self, position: F, general: int) -> int:
        """The most troops the general may be given."""
        return position.most_troops

    @abstractmethod
    def completed(self, position: F) -> None:
        """All sheets are written: replace or pop this frame."""

    def generals(self, position: F, nation: int) -> list[int]:
        generals = position.roster.generals[nation]
        return [general for general in generals if position.place[general] != GONE]

    def next_general(self, position: F, seat: str) -> int | None:
        """The first general of the seat who still has no troops."""
        for nation in position.nations_of(seat):
            for general in self.generals(position, nation):
                if not position.troops[general]:
                    return general
        return None

    def left(self, position: F, nation: int) -> int:
        return self.strength(position, nation) - position.total(nation)

    def choices(self, position: F, general: int) -> range:
        """What a general can be given so that all troops are placed within the limits."""
        nation = position.roster.nation_of[general]
        left = self.left(position, nation)
        most = self.greatest(position, general)
        others = [
            other
            for other in self.generals(position, nation)
            if not position.troops[other] and other != general
        ]
        spare = left - sum(self.least(position, other) for other in others)
        held = sum(self.greatest(position, other) for other in others)
        return range(max(self.least(position, general), left - held), min(most, spare) + 1)

    def fill_forced(self, position: F, seat: str) -> None:
        """The last general of a nation gets the rest without being asked.

        Others whose number happens to be forced are asked all the same: silence would tell.
        """
        for nation in position.nations_of(seat):
            waiting = [g for g in self.generals(position, nation) if not position.troops[g]]
            if len(waiting) == 1:
                position.troops[waiting[0]] = self.left(position, nation)

    def actors(self, position: F) -> tuple[str, ...]:
        seats = position.setting.scenario.seats
        return tuple(seat for seat in seats if self.next_general(position, seat) is not None)

    def prompt(self, position: F, seat: str) -> Message:
        general = self.next_general(position, seat)
        assert general is not None
        nation = position.roster.nation_of[general]
        return Message.of(
            "prompt.allot", self.rules.allotment, general=position.roster.ids[general],
            nation=position.nations[nation], left=self.left(position, nation),
        )  # fmt: skip

    def legal(self, position: F, seat: str) -> Sequence[Action]:
        general = self.next_general(position, seat)
        if general is None:
            return ()
        name = position.roster.ids[general]
        return [Action.of("allot", name, n) for n in self.choices(position, general)]

    def why_not(self, position: F, seat: str, action: Action) -> Message | None:
        general = self.next_general(position, seat)
        if action.verb != "allot" or general is None:
            return Message.of("refuse.allotting", self.rules.allotment)
        name = position.roster.ids[general]
        if action.words[:1] != (name,):
            return Message.of("refuse.allot_order", self.rules.allotment, general=name)
        choices = self.choices(position, general)
        return Message.of(
            "refuse.allot_range", self.rules.size,
            general=name, low=choices[0], high=choices[-1],
        )  # fmt: skip

    def allot(self, position: F, seat: str, general: str, troops: str) -> None:
        position.troops[position.roster.index[general]] = int(troops)
        self.fill_forced(position, seat)
        if self.next_general(position, seat) is None:
            position.tell("log.sheet_written", self.rules.allotment, seat=seat)

    def proceed(self, position: F) -> None:
        position.tell("log.allotted", self.rules.allotment)
        self.completed(position)
