"""S14.11, S14.12 Raids: a detachment falls upon a convoy that has had to stop."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, cast

from sanssouci.games.sieben_jahre import events, units
from sanssouci.games.sieben_jahre.atlas import (
    COMMANDER,
    COMMANDER_INDEX,
    FLEET_PACE,
    IS_ADMIRAL,
    PLACE,
    is_sea,
)
from sanssouci.games.sieben_jahre.paths import ring_distances
from sanssouci.games.sieben_jahre.position import NOBODY, Position
from sanssouci.games.sieben_jahre.skirmish import Skirmish, vigour
from sanssouci.games.sieben_jahre.standing_orders import Out, owe
from sanssouci.games.sieben_jahre.states import COALITION_OF_BOARD
from sanssouci.games.sieben_jahre.units import ARM_INDEX, ARMS
from sanssouci.kernel import Action, Message, Phase, Prospect

if TYPE_CHECKING:
    from sanssouci.games.sieben_jahre.convoys import Convoy

REACH = 3
"""How far a detachment can go and still come back: half the best allowance."""


def raiders(position: Position, board: int, army: int, place: int) -> dict[int, int]:
    """The armies of a board that could raid a convoy, with their distance from it; whoever has to
    rest sends nobody out."""
    if COALITION_OF_BOARD[board] == position.coalition(army) or position.stopped >> board & 1:
        return {}
    near = ring_distances(position, place, REACH, COALITION_OF_BOARD[board])
    return {
        c: near[position.at[c]]
        for c in position.contingents(board)
        if not IS_ADMIRAL[c]
        and position.aboard[c] == NOBODY
        and not is_sea(position.at[c])
        and position.at[c] in near
        and not position.rests(c)
    }


@dataclass(frozen=True, slots=True)
class RaidOffer(Out):
    """A board may raid the convoy below, once at a stop."""

    name: ClassVar[str] = "raid_offer"
    board: int

    def convoy(self, position: Position) -> Convoy:
        """The convoy is the first frame below all offers."""
        return _convoy(position)

    def choices(self, position: Position) -> Sequence[Action]:
        convoy = self.convoy(position)
        near = raiders(position, self.board, convoy.army, convoy.at)
        return [Action(f"raid {COMMANDER[c]}") for c in near]

    def prompt(self, position: Position, seat: str) -> Message:
        convoy = self.convoy(position)
        key = "prompt.raid_reserves" if convoy.reserves else "prompt.raid"
        return Message.of(
            key, "S14.11", board=position.board_id(self.board), place=PLACE[convoy.at],
            provisions=convoy.food, ammunition=convoy.loads, units=units.total(convoy.reserves),
        )  # fmt: skip

    def proceed(self, position: Position) -> None:
        """The BOT raids what is near, while it has coins (SVI.4)."""
        bot = self.reactor(position) is None and position.purse[self.board] > 0
        if bot and (choices := self.choices(position)):
            from sanssouci.games.sieben_jahre import automaton

            ids = [choice.words[0] for choice in choices]
            raider = automaton.raider(position, [COMMANDER_INDEX[id] for id in ids])
            if raider != NOBODY:
                self.raid(position, "", COMMANDER[raider])
                return
        self.passed(position)

    def foresee(self, position: Position, seat: str, action: Action) -> Iterable[Prospect]:
        if action.verb == "raid":
            convoy = self.convoy(position)
            near = raiders(position, self.board, convoy.army, convoy.at)
            need = 2 * near[COMMANDER_INDEX[action.words[0]]]
            cards = sum(pace >= need for pace in FLEET_PACE)
            yield Prospect.of("foresee.raid", "S14.11", need=need, cards=cards)

    def raid(self, position: Position, seat: str, who: str) -> None:
        """One raid at a stop: nobody else is asked any more."""
        raider = COMMANDER_INDEX[who]
        convoy = self.convoy(position)
        near = raiders(position, self.board, convoy.army, convoy.at)
        while isinstance(position.phase, RaidOffer):
            position.pop()
        owe(position, self.board)
        position.tell("log.raids", "S14.11", who=who, place=PLACE[convoy.at])
        position.push(Raid(self.board, raider, near[raider]))
        position.push(events.DrawEvent(self.board))


def _convoy(position: Position) -> Convoy:
    frame = next(f for f in reversed(position.stack) if not isinstance(f, (RaidOffer, Raid)))
    return cast("Convoy", frame)


@dataclass(frozen=True, slots=True)
class Raid(Phase[Position]):
    """A detachment on its way, and what comes of it."""

    name: ClassVar[str] = "raid"
    board: int
    raider: int
    distance: int
    arm: int = -1
    """What the detachment is made of, once it has met reserves."""
    target: int = -1

    def drawn(self, position: Position, event: int) -> None:
        paid = events.pay(position, self.board, event)
        if not paid or FLEET_PACE[event] < 2 * self.distance:
            position.tell("log.raid_fails", "S14.11", who=COMMANDER[self.raider])
            position.pop()
            return
        if not _convoy(position).reserves:
            position.pop()
            self._take(position)

    def _take(self, position: Position) -> None:
        """The convoy is captured; what the raider cannot carry is lost (S14.12)."""
        convoy = cast("Convoy", position.phase)
        position.supply(self.raider, convoy.food, convoy.loads)
        position.tell("log.convoy_taken", "S14.12", who=COMMANDER[self.raider])
        convoy.lose(position)

    # -- reserves defend their convoy --------------------------------------------------------------

    def _arms(self, position: Position) -> list[Action]:
        own = units.arms_of(position.troops[self.raider])
        theirs = units.arms_of(_convoy(position).reserves)
        return [Action(f"detach {ARMS[arm]} {ARMS[target]}") for arm in own for target in theirs]

    def actors(self, position: Position) -> tuple[str, ...]:
        seat = position.seat(self.board)
        return (seat,) if seat else ()

    def proceed(self, position: Position) -> None:
        from sanssouci.games.sieben_jahre import automaton

        action = automaton.detachment(
            position.troops[self.raider], _convoy(position).reserves, self._arms(position)
        )
        self.detach(position, "", *action.words)

    def prompt(self, position: Position, seat: str) -> Message:
        return Message.of("prompt.detach", "S14.12", who=COMMANDER[self.raider])

    def legal(self, position: Position, seat: str) -> Sequence[Action]:
        return self._arms(position)

    def detach(self, position: Position, seat: str, arm: str, target: str) -> None:
        own, theirs = ARM_INDEX[arm], ARM_INDEX[target]
        who = COMMANDER[self.raider]
        position.tell("log.detachment", "S14.12", who=who, arm=arm, target=target)
        convoy = _convoy(position)
        position.become(Raid(self.board, self.raider, self.distance, own, theirs))
        strengths = (
            vigour(position, self.raider, own),
            units.strength_of(convoy.reserves, theirs),
        )
        position.push(Skirmish((self.board, convoy.board), strengths))

    def skirmished(self, position: Position, result: int) -> None:
        """The winner's enemy dies; a tie lets the convoy go on (S14.12)."""
        from dataclasses import replace

        position.pop()
        convoy = cast("Convoy", position.phase)
        if result > 0:
            left = units.count(convoy.reserves, self.target) - 1
            reserves = units.with_count(convoy.reserves, self.target, left)
            food, loads = convoy.food, convoy.loads
            position.supply(self.raider, food, loads)
            position.tell("log.convoy_taken", "S14.12", who=COMMANDER[self.raider])
            if reserves:
                position.become(replace(convoy, food=0, loads=0, reserves=reserves))
            else:
                convoy.lose(position)
        elif result < 0:
            troops = position.troops[self.raider]
            left = units.count(troops, self.arm) - 1
            position.troops[self.raider] = units.with_count(troops, self.arm, left)
            position.tell("log.detachment_lost", "S14.12", who=COMMANDER[self.raider])
            if not position.troops[self.raider]:
                position.remove(self.raider)
            else:
                position.leave_behind(self.raider)
