"""F1 Set-up: pieces stand where the sheets say; troops are allotted in secret, all at once."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import ClassVar

from sanssouci.games.friedrich import hidden
from sanssouci.games.friedrich.atlas import ATLAS, GENERALS, MOST_TROOPS, NATION_OF, PIECE_ID
from sanssouci.games.friedrich.nations import NATIONS
from sanssouci.games.friedrich.position import GONE, Position
from sanssouci.kernel import Action, Message, Phase


@dataclass(frozen=True, slots=True)
class Allotment(Phase[Position]):
    """Every player gives each general his troops, nobody seeing the others' sheets (F1.14)."""

    name: ClassVar[str] = "allotment"

    def actors(self, position: Position) -> tuple[str, ...]:
        return tuple(
            seat
            for seat in position.setting.scenario.seats
            if next_general(position, seat) is not None
        )

    def prompt(self, position: Position, seat: str) -> Message:
        general = next_general(position, seat)
        assert general is not None
        nation = NATION_OF[general]
        return Message.of(
            "prompt.allot", "F1.14",
            general=PIECE_ID[general], nation=NATIONS[nation], left=troops_left(position, nation),
        )  # fmt: skip

    def legal(self, position: Position, seat: str) -> Sequence[Action]:
        general = next_general(position, seat)
        if general is None:
            return ()
        return [Action.of("allot", PIECE_ID[general], n) for n in choices(position, general)]

    def why_not(self, position: Position, seat: str, action: Action) -> Message | None:
        general = next_general(position, seat)
        if action.verb != "allot" or general is None:
            return Message.of("refuse.allotting", "F1.14")
        if action.words[:1] != (PIECE_ID[general],):
            return Message.of("refuse.allot_order", "F1.14", general=PIECE_ID[general])
        range_ = choices(position, general)
        return Message.of("refuse.allot_range", "F6.1", low=range_[0], high=range_[-1])

    def allot(self, position: Position, seat: str, general: str, troops: str) -> None:
        position.troops[ATLAS.piece_index[general]] = int(troops)
        fill_forced(position, seat)

    def deal_unknown_troops(self, position: Position, seat: str | None, rng: Random) -> None:
        """Others see only who is ready: a sheet begun is blank, a finished one anything."""
        unfinished = self.actors(position)
        for nation in position.setting.nations:
            owner = position.controllers[nation]
            if owner == seat:
                continue
            if owner in unfinished:
                for general in generals_in_play(position, nation):
                    position.troops[general] = 0
            else:
                hidden.resample_troops(position, nation, rng)
        for owner in unfinished:
            if owner != seat:
                fill_forced(position, owner)

    def proceed(self, position: Position) -> None:
        from sanssouci.games.friedrich.sequence import Turn

        position.tell("log.allotted", "F1.14")
        position.become(Turn())


def generals_in_play(position: Position, nation: int) -> list[int]:
    return [general for general in GENERALS[nation] if position.place[general] != GONE]


def next_general(position: Position, seat: str) -> int | None:
    """The first general of the seat who still has no troops."""
    for nation in position.nations_of(seat):
        for general in generals_in_play(position, nation):
            if not position.troops[general]:
                return general
    return None


def troops_left(position: Position, nation: int) -> int:
    return position.setting.strength[nation] - position.total(nation)


def choices(position: Position, general: int) -> range:
    """What a general can be given so that all troops are placed, one to eight each (F6.1)."""
    nation = NATION_OF[general]
    left = troops_left(position, nation)
    others = sum(not position.troops[g] for g in generals_in_play(position, nation)) - 1
    return range(max(1, left - MOST_TROOPS * others), min(MOST_TROOPS, left - others) + 1)


def fill_forced(position: Position, seat: str) -> None:
    """The last general of a nation gets the rest without being asked (F2.8).

    Others whose number happens to be forced are asked all the same: silence would tell.
    """
    for nation in position.nations_of(seat):
        waiting = [g for g in generals_in_play(position, nation) if not position.troops[g]]
        if len(waiting) == 1:
            position.troops[waiting[0]] = troops_left(position, nation)


def begin(position: Position) -> None:
    position.push(Allotment())
    for seat in position.setting.scenario.seats:
        fill_forced(position, seat)
