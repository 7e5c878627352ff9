"""S5.1, S31 The ministry: at the start of a year a board pays commanders and units.

Everything on the map is charged first. Then the board names new commanders and dismisses others,
and after that settles its contingents one by one. If the purse does not cover the whole, it shows
what is missing, and nobody is done before it does.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import ClassVar, Final

from sanssouci.games.sieben_jahre import arrivals, command, commanders, units
from sanssouci.games.sieben_jahre.atlas import (
    COMMANDER,
    COMMANDER_INDEX,
    IS_ADMIRAL,
    PLACE,
    PLACE_INDEX,
    STATE_OF,
    YEARLY_COST,
)
from sanssouci.games.sieben_jahre.commanders import theatre
from sanssouci.games.sieben_jahre.mustering import Settle
from sanssouci.games.sieben_jahre.position import NOBODY, Position
from sanssouci.games.sieben_jahre.states import GB, LAST_YEAR
from sanssouci.kernel import Action, Joined, Message, Phase, Prospect
from sanssouci.steps.basket import Pairs

_DONE: Final = Action("done")


def upkeep(position: Position, commander: int) -> int:
    """What a contingent costs a year: its commander and its units (S12.3, S12.4)."""
    return YEARLY_COST[commander] + units.price(position.troops[commander])


def charge(position: Position, board: int) -> None:
    """Charge a board for everything it has on the map."""
    coins = sum(upkeep(position, c) for c in position.contingents(board))
    position.purse[board] -= coins
    position.tell("log.upkeep", "S12.4", board=position.board_id(board), coins=coins)


@dataclass(frozen=True, slots=True)
class Ministry(Phase[Position]):
    """Commanders are chosen (S5.1, step 5)."""

    name: ClassVar[str] = "ministry"
    board: int

    def actors(self, position: Position) -> tuple[str, ...]:
        seat = position.seat(self.board)
        return (seat,) if seat else ()

    def prompt(self, position: Position, seat: str) -> Message:
        board = position.board_id(self.board)
        lost = commanders.lost_leaders(position, self.board)
        if lost:
            return Message.of("prompt.lost_leader", "S12.8", who=COMMANDER[lost[0]], board=board)
        if commanders.surplus(position, self.board):
            return Message.of("prompt.surplus", "S4.3", board=board)
        coins = position.purse[self.board]
        key = "prompt.ministry" if coins >= 0 else "prompt.ministry_short"
        return Message.of(key, "S5.1", board=board, coins=abs(coins))

    def legal(self, position: Position, seat: str) -> Sequence[Action]:
        lost = commanders.lost_leaders(position, self.board)
        if not lost and (too_many := commanders.surplus(position, self.board)):
            return [Action(f"disband {COMMANDER[c]}") for c in too_many]
        serving = lost or position.contingents(self.board)
        changes = []
        for old in serving:
            if old not in lost and arrivals.is_obligatory(position, old):
                continue  # he has to stand there himself (S4.3)
            news = command.instead_of(position, old)
            if names := tuple(COMMANDER[c] for c in news if not self._must_stay(position, c)):
                changes.append((COMMANDER[old], names))
        parts: list[Sequence[Action]] = [
            Pairs("change", tuple(changes)),
            [
                Action(f"disband {COMMANDER[c]}")
                for c in serving
                if c in lost or self._may_disband(position, c)
            ],
        ]
        if not lost:
            parts.append(Pairs("appoint", self._openings(position)))
            if not self._portuguese_missing(position):
                parts.append([_DONE])
        return Joined(tuple(parts))

    def _must_stay(self, position: Position, commander: int) -> bool:
        """True for one who serves already where he has to be this year (S4.3)."""
        return position.in_play(commander) and arrivals.is_obligatory(position, commander)

    def _openings(self, position: Position) -> tuple[tuple[str, tuple[str, ...]], ...]:
        rows = []
        purse = position.purse[self.board]
        room: dict[tuple[int, str], bool] = {}
        for c in commanders.free_generals(position, self.board):
            if purse < YEARLY_COST[c] + units.COST[_first_arm(c)][0]:
                continue
            if not has_marker(position, c, _first_arm(c)):
                continue
            places = []
            for place in commanders.starting_places(position, c):
                key = (STATE_OF[c], "PT" if place == commanders.PORTO else theatre(place))
                if key not in room:
                    room[key] = commanders.within_limits(position, c, place)
                if room[key]:
                    places.append(PLACE[place])
            if places:
                rows.append((COMMANDER[c], tuple(places)))
        return tuple(rows)

    def _may_disband(self, position: Position, commander: int) -> bool:
        """A commander who must be there stays, unless there is no money for him."""
        return position.purse[self.board] < 0 or not arrivals.is_obligatory(position, commander)

    def _portuguese_missing(self, position: Position) -> bool:
        """True if the Portuguese army has no general yet and could have one (S28.1)."""
        if self.board != GB or position.year != LAST_YEAR:
            return False
        return any(
            name in (COMMANDER[c] for c in commanders.PORTUGUESE) and PLACE[commanders.PORTO] in at
            for name, at in self._openings(position)
        )

    def why_not(self, position: Position, seat: str, action: Action) -> Message | None:
        lost = commanders.lost_leaders(position, self.board)
        if lost:
            return Message.of("refuse.lost_leader", "S12.8", who=COMMANDER[lost[0]])
        if commanders.surplus(position, self.board):
            return Message.of("refuse.surplus", "S4.3")
        if action.verb == "done":
            return Message.of("refuse.portuguese", "S28.1")
        if action.verb == "disband":
            return Message.of("refuse.obligatory", "S4.3", who=action.words[0])
        if action.verb == "appoint":
            return self._why_not_appoint(position, *action.words)
        if action.verb == "change":
            old, new = action.words
            if arrivals.is_obligatory(position, COMMANDER_INDEX[old]):
                return Message.of("refuse.obligatory", "S4.3", who=old)
            return Message.of("refuse.change", "S12.9", who=new)
        return None

    def _why_not_appoint(self, position: Position, who: str, place: str) -> Message:
        c, where = COMMANDER_INDEX[who], PLACE_INDEX[place]
        if c not in commanders.free_generals(position, self.board):
            return Message.of("refuse.not_free", "S12.8", who=who)
        if where not in commanders.starting_places(position, c):
            return Message.of("refuse.start", "S12.10", place=place)
        if not commanders.within_limits(position, c, where):
            return Message.of("refuse.limit", "S4.3", who=who)
        if not has_marker(position, c, _first_arm(c)):
            return Message.of("refuse.marker", "S12.5")
        return Message.of("refuse.purse", "S31.1", coins=max(0, position.purse[self.board]))

    def foresee(self, position: Position, seat: str, action: Action) -> Iterable[Prospect]:
        if action.verb == "appoint":
            c = COMMANDER_INDEX[action.words[0]]
            coins = YEARLY_COST[c] + units.COST[_first_arm(c)][0]
            yield Prospect.of("foresee.costs", "S12.3", coins=coins)
        elif action.verb == "disband":
            coins = upkeep(position, COMMANDER_INDEX[action.words[0]])
            yield Prospect.of("foresee.saves", "S31.1", coins=coins)
        elif action.verb == "change":
            yield command.foreseen(position, COMMANDER_INDEX[action.words[1]])

    # -- verbs -------------------------------------------------------------------------------------

    def change(self, position: Position, seat: str, old: str, new: str) -> None:
        """The old commander was charged, and so was the new one if he serves; else he is paid
        instead of the old one, and a debt stays one."""
        before, after = COMMANDER_INDEX[old], COMMANDER_INDEX[new]
        if position.in_play(after):
            command.take_over(position, before, after)
        else:
            position.purse[self.board] += YEARLY_COST[before] - YEARLY_COST[after]
            command.hand_over(position, before, after)

    def disband(self, position: Position, seat: str, who: str) -> None:
        disband(position, self.board, COMMANDER_INDEX[who])

    def appoint(self, position: Position, seat: str, who: str, place: str) -> None:
        c = COMMANDER_INDEX[who]
        command.raise_contingent(position, c, PLACE_INDEX[place])
        if c in commanders.PORTUGUESE and PLACE_INDEX[place] == commanders.PORTO:
            position.portuguese = c
            position.resting[c] = position.next_year - 1  # until its general has landed (S28.1)
        position.purse[self.board] -= upkeep(position, c)
        position.tell("log.raised", "S12.10", who=who, place=place)

    def done(self, position: Position, seat: str) -> None:
        position.tell("log.commanders", "S5.1", board=position.board_id(self.board))
        position.become(Settle(self.board, _mask(position.contingents(self.board))))


def disband(position: Position, board: int, commander: int) -> None:
    """Dismiss a contingent at a year's start and save what it would cost (S31.1)."""
    carried = position.passenger(commander) if IS_ADMIRAL[commander] else NOBODY
    if carried != NOBODY:
        disband(position, position.board(carried), carried)
    position.purse[board] += upkeep(position, commander)
    command.drop_changes(position, commander)
    position.remove(commander)
    position.tell("log.disbanded", "S31.1", who=COMMANDER[commander])


def _first_arm(commander: int) -> int:
    return units.SHIPS if IS_ADMIRAL[commander] else units.INFANTRY


def _mask(numbers: Iterable[int]) -> int:
    return sum(1 << number for number in numbers)


def has_marker(position: Position, commander: int, arm: int) -> bool:
    """True if the coalition has a unit marker of an arm left (S12.5)."""
    from sanssouci.games.sieben_jahre.mustering import markers_left

    return markers_left(position, position.coalition(commander), arm) > 0
