"""S8.3, S10 Moves: a contingent goes place by place as far as its Event lets it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any, ClassVar, Final, cast

from sanssouci.games.sieben_jahre import (
    encounter,
    end_of_battle,
    events,
    fantastic_war,
    landings,
    marching_past,
    natives,
    scorched_earth,
    siege,
    voyages,
)
from sanssouci.games.sieben_jahre.areas import (
    allowance,
    can_serve,
    has_room,
    knows,
    may_enter,
    may_set_out,
    spared_only,
)
from sanssouci.games.sieben_jahre.atlas import (
    COMMANDER,
    IS_ADMIRAL,
    NEIGHBOURS,
    PACK,
    PLACE,
    PLACE_INDEX,
    REGION_OF,
    is_sea,
)
from sanssouci.games.sieben_jahre.commanders import army_has_quota
from sanssouci.games.sieben_jahre.conquest import occupy
from sanssouci.games.sieben_jahre.position import NOBODY, NOWHERE, Position
from sanssouci.kernel import Action, Message, Phase, Prospect

_HALT: Final = Action("halt")
_UNDRAWN: Final = -1


def movable(position: Position, board: int) -> list[int]:
    """The contingents of a board that may still move in this fraction (S8.4)."""
    return [
        c
        for c in position.contingents(board)
        if position.at[c] >= 0
        and not position.has_moved(c)
        and position.aboard[c] == NOBODY
        and position.chief[c] == NOBODY
        and not position.rests(c)
        and not voyages.must_cross(position, c)
    ]


def declare(position: Position, commander: int) -> None:
    """Name the piece; then the Event is drawn (S11.2)."""
    for each in position.grand_army(commander):
        position.moved |= 1 << each
    position.halted = False
    position.came_from = position.at[commander]
    position.push(Move(commander))
    position.push(events.DrawEvent(position.board(commander)))


def steps_from(position: Position, commander: int, left: int) -> list[int]:
    """The places a mover may enter next.

    With its last step it may only go where it can stay: into a third friendly army's place it
    may pass, but not stop there (S10.3).
    """
    return _steps(position, commander, position.at[commander], left)


def _steps(position: Position, commander: int, here: int, left: int) -> list[int]:
    return [
        place
        for place in NEIGHBOURS[here]
        if may_enter(position, commander, place)
        and not spared_only(position, commander, place)
        and may_set_out(position, commander, here, place)
        and army_has_quota(position, commander, place)
        and (has_room(position, commander, place) or _passes(position, commander, place, left - 1))
    ]


def _passes(position: Position, commander: int, place: int, left: int) -> bool:
    """True if a mover can go on through a full place to one with room: enemies or their town would
    end its move there."""
    own = position.coalition(commander)
    return (
        left > 0
        and not position.enemies_at(place, own)
        and not position.defended(place, own)
        and bool(_steps(position, commander, place, left))
    )


@dataclass(frozen=True, slots=True)
class Move(Phase[Position]):
    """A move in progress."""

    name: ClassVar[str] = "move"
    commander: int
    event: int = _UNDRAWN
    left: int = 0
    steps: int = 0
    here: int = NOWHERE
    """The place it has entered last; who is beaten there is elsewhere when the move is over."""
    passed: tuple[int, ...] = ()
    """The enemy provinces for which an Options card has been drawn in this move (S24.5)."""
    felt: bool = False
    """True once a fight of this move has felt what its Event does to battles (S22.1)."""

    def drawn(self, position: Position, event: int) -> None:
        board = position.board(self.commander)
        if not events.pay(position, board, event):
            position.pop()
            return
        left = allowance(position, self.commander, event)
        position.become(replace(self, event=event, left=left))
        fantastic_war.offer(position, self.commander)
        natives.offer(position, self.commander)

    def _over(self, position: Position) -> bool:
        return (
            position.halted
            or not self.left
            or not position.in_play(self.commander)
            or position.at[self.commander] < 0
        )

    def actors(self, position: Position) -> tuple[str, ...]:
        if self._over(position):
            return ()
        seat = position.seat_for(self.commander)
        if seat is None or not steps_from(position, self.commander, self.left):
            return ()
        return (seat,)

    def proceed(self, position: Position) -> None:
        if not self._over(position) and position.seat_for(self.commander) is None:
            from sanssouci.games.sieben_jahre import automaton

            automaton.step(position, self)
            return
        self.finish(position)

    def finish(self, position: Position) -> None:
        """The move is over: an army may find a town open, a squadron may have guns to use."""
        position.pop()
        if not position.in_play(self.commander):
            for c in position.friends_at(self.here, position.coalition(self.commander)):
                occupy(position, c)  # what is left of a grand army has come there, too
            return
        if position.at[self.commander] < 0:
            return
        if IS_ADMIRAL[self.commander]:
            if position.at[self.commander] == self.here:
                event = _UNDRAWN if self.felt else self.event
                landings.offer(position, self.commander, event)
        else:
            occupy(position, self.commander)

    def legal(self, position: Position, seat: str) -> Sequence[Action]:
        """At least one step has to be taken, and nobody stops where there is no room (S8.3)."""
        actions = [
            Action(f"go {PLACE[place]}")
            for place in steps_from(position, self.commander, self.left)
        ]
        if self.steps and has_room(position, self.commander, position.at[self.commander]):
            actions.append(_HALT)
        return actions

    def prompt(self, position: Position, seat: str) -> Message:
        """How far it goes, and what its Event will do to a fight, if it has not yet (S22.1)."""
        who, steps, event = COMMANDER[self.commander], self.left, PACK.events[self.event]
        if event.late and not self.felt:
            return Message.of(
                "prompt.move_late", "S22.1",
                who=who, steps=steps, late=event.late, phases=event.phases,
            )  # fmt: skip
        if event.ammunition and not self.felt:
            return Message.of(
                "prompt.move_powder", "S11.3", who=who, steps=steps, loads=event.ammunition
            )
        return Message.of("prompt.move", "S10.2", who=who, steps=steps)

    def why_not(self, position: Position, seat: str, action: Action) -> Message | None:
        who = COMMANDER[self.commander]
        if action.verb == "halt":
            if not self.steps:
                return Message.of("refuse.must_move", "S8.3", who=who)
            return Message.of("refuse.no_room", "S10.3", place=PLACE[position.at[self.commander]])
        if action.verb != "go":
            return None
        return why_no_step(position, self.commander, PLACE_INDEX[action.words[0]])

    def foresee(self, position: Position, seat: str, action: Action) -> Iterable[Prospect]:
        if action.verb != "go":
            return
        place = PLACE_INDEX[action.words[0]]
        own = position.coalition(self.commander)
        enemies = position.enemies_at(place, own)
        if enemies:
            ids = [COMMANDER[c] for c in enemies]
            yield Prospect.of("foresee.battle", "S20.1", *ids, enemies=" ".join(ids))
            return
        if is_sea(place):
            return
        if position.defended(place, own):
            units = position.garrison[REGION_OF[place]]
            yield Prospect.of("foresee.garrison", "S10.3", PLACE[place], units=units)
        for near in marching_past.near_enemies(position, self.commander, place):
            ids = [COMMANDER[c] for c in position.enemies_at(near, own)]
            yield Prospect.of("foresee.near", "S24.5", *ids, enemies=" ".join(ids))

    def told(self, position: Position) -> dict[str, Any]:
        """The move as views show it."""
        event = PACK.events[self.event].id if self.event != _UNDRAWN else None
        return {"who": COMMANDER[self.commander], "event": event, "left": self.left}

    # -- verbs -------------------------------------------------------------------------------------

    def go(self, position: Position, seat: str, id: str) -> None:
        enter(position, self, PLACE_INDEX[id])

    def halt(self, position: Position, seat: str) -> None:
        position.tell("log.halt", "S10.2", who=COMMANDER[self.commander])
        self.finish(position)


def enter(position: Position, move: Move, place: int) -> None:
    """Take one step; what it leads to is pushed above the move."""
    mover = move.commander
    own = position.coalition(mover)
    start = position.came_from = position.at[mover]
    if position.fleeing:
        end_of_battle.get_away(position, mover, place, move.steps + 1)
    position.put(mover, place)
    position.take_the_field(mover)
    fantastic_war.reach(position, mover)
    position.become(replace(move, left=move.left - 1, steps=move.steps + 1, here=place))
    position.tell("log.goes", "S10.2", who=COMMANDER[mover], start=PLACE[start], place=PLACE[place])
    fought = bool(position.enemies_at(place, own))
    if is_sea(place):
        if fought:
            position.stop_move()
            encounter.begin(position, mover, place, move.event)
        return
    if fought:
        position.stop_move()
        encounter.begin(position, mover, place, move.event)
    else:
        if position.defended(place, own):  # as far as it goes; enemies near by still see it
            position.become(replace(cast("Move", position.phase), left=0))
            siege.offer_assault(position, mover, REGION_OF[place], move.event)
        marching_past.passing(position, mover, place, move.event)
    fantastic_war.offer(position, mover)
    natives.offer(position, mover)
    scorched_earth.offer(position, mover, REGION_OF[place])


def why_no_step(position: Position, commander: int, place: int) -> Message:
    """The rule that bars a mover from a place."""
    here = position.at[commander]
    if place not in NEIGHBOURS[here]:
        return Message.of("refuse.not_next", "S10.2", place=PLACE[place])
    if not is_sea(place):
        if position.is_closed(place, position.coalition(commander)):
            return Message.of("refuse.closed", "S1.2", place=PLACE[place])
        if not all(knows(position, c, place) for c in position.grand_army(commander)):
            return Message.of("refuse.area", "S12.2", who=COMMANDER[commander])
        if not all(can_serve(position, c, place) for c in position.grand_army(commander)):
            return Message.of("refuse.no_cavalry", "S27.5")
    if not may_enter(position, commander, place):
        return Message.of("refuse.bound", "S28.1", who=COMMANDER[commander])
    if spared_only(position, commander, place):
        return Message.of("refuse.spared", "S26.1", place=PLACE[place])
    if not army_has_quota(position, commander, place):
        return Message.of("refuse.limit", "S4.3", who=COMMANDER[commander])
    if not may_set_out(position, commander, here, place):
        return Message.of("refuse.unequipped", "S7.5", who=COMMANDER[commander])
    return Message.of("refuse.no_room", "S10.3", place=PLACE[place])
