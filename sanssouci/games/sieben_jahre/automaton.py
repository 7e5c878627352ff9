"""SVI to SX The BOT: a side that the rulebook itself plays.

In the first phase of a fraction it moves its contingents and fights, in the second it supplies and
replaces. Everything else it decides stands where it is asked; see SVI.4 there.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, ClassVar, Final

from sanssouci.games.sieben_jahre import landings, siege
from sanssouci.games.sieben_jahre.areas import has_room, may_enter, may_set_out, spared_only
from sanssouci.games.sieben_jahre.atlas import (
    IS_ADMIRAL,
    NAME,
    NEIGHBOURS,
    PACK,
    PLACE,
    PLACE_INDEX,
    PROVINCES_OF,
    REGION_OF,
    SQUARE_OF,
    is_sea,
)
from sanssouci.games.sieben_jahre.bot_supplies import buy_on_the_spot, consolidate
from sanssouci.games.sieben_jahre.pack_rows import Force
from sanssouci.games.sieben_jahre.paths import ring_distances
from sanssouci.games.sieben_jahre.position import NOBODY, Position
from sanssouci.games.sieben_jahre.units import ARM_INDEX, ARTILLERY, combat_strength, strength_of
from sanssouci.kernel import Action, Phase

if TYPE_CHECKING:
    from sanssouci.games.sieben_jahre.movement import Move

ACTIONS: Final = 3
"""How many actions the BOT has in each of its two phases (SVI.1)."""
RAIDS_WITHIN: Final = 2
"""How many provinces away the BOT raids a convoy (SVI.4)."""


def play_slot(position: Position, board: int, half: int) -> None:
    """Play one phase of a fraction; what the BOT owes comes off it (S8.6)."""
    given_up = min(position.owed[board], ACTIONS)
    position.owed[board] -= given_up
    if half == 1:
        position.push(Movement(board, ACTIONS - given_up))
        return
    buy_on_the_spot(position, board, forces(position, board))
    position.push(Consolidation(board, ACTIONS - given_up))


def forces(position: Position, board: int) -> list[Force]:
    """The contingents of a side as its sheet lists them, those in play."""
    side = position.setting.sides[position.setting.boards.index(board)]
    return [force for force in PACK.forces_of(side) if position.in_play(force.commander)]


def destination(position: Position, commander: int) -> int:
    """Where the sheet sends a contingent."""
    force = next(f for f in forces(position, position.board(commander)) if f.commander == commander)
    return PLACE_INDEX[force.destination]


# -- movement -------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Movement(Phase[Position]):
    """Contingents in listed order; one with nothing to do uses no action (SVI.2)."""

    name: ClassVar[str] = "bot_movement"
    board: int
    left: int
    next: int = 0
    """The number in the list of the contingent whose turn it is."""

    def proceed(self, position: Position) -> None:
        listed = PACK.forces_of(position.setting.sides[position.setting.boards.index(self.board)])
        if not self.left or self.next == len(listed) or position.purse[self.board] <= 0:
            position.pop()
            return
        commander = listed[self.next].commander
        position.become(replace(self, next=self.next + 1))
        if _can_act(position, commander) and act(position, commander):
            # what has been begun lies on top of this frame, which is one below
            depth = next(
                number
                for number, frame in enumerate(position.stack)
                if isinstance(frame, Movement) and frame.board == self.board
            )
            position.stack[depth] = replace(self, next=self.next + 1, left=self.left - 1)


def _can_act(position: Position, commander: int) -> bool:
    return (
        position.in_play(commander)
        and position.at[commander] >= 0
        and position.aboard[commander] == NOBODY
        and position.chief[commander] == NOBODY
        and not position.has_moved(commander)
        and not position.rests(commander)
    )


def act(position: Position, commander: int) -> bool:
    """Begin the action of a contingent; False if it has nothing to do."""
    from sanssouci.games.sieben_jahre import movement

    if siege.may_attack_here(position, commander):
        siege.strike_from_place(position, commander, "attack")
        return True
    if IS_ADMIRAL[commander]:
        if _attack_coast(position, commander):
            return True
    elif position.defended(position.at[commander], position.coalition(commander)):
        if siege.outguns(position, commander):
            siege.strike_from_place(position, commander, "assault")
            return True
        return False  # it starves the town
    if _next_step(position, commander) == NOBODY:
        return False
    movement.declare(position, commander)
    return True


def _attack_coast(position: Position, admiral: int) -> bool:
    towns = [
        town
        for town in landings.targets(position, admiral)
        if landings.can_bombard(position, admiral, town)
        or landings.can_descend(position, admiral, town)
    ]
    town = town_to_attack(position, admiral, towns)
    if town == NOBODY:
        return False
    landings.attack_from_place(position, admiral, town)
    return True


def town_to_attack(position: Position, admiral: int, towns: Sequence[int]) -> int:
    """The town a squadron with an army aboard is sent against, if it is one of these (SVI.2)."""
    if position.passenger(admiral) == NOBODY:
        return NOBODY
    goal = destination(position, admiral)
    return goal if goal in towns else NOBODY


def goal_of(position: Position, commander: int) -> int:
    """Where a contingent is going now.

    At a friendly destination it goes for an enemy army in the same region with less strength.
    """
    goal = destination(position, commander)
    if IS_ADMIRAL[commander]:
        return goal if is_sea(goal) else SQUARE_OF[goal]
    own = position.coalition(commander)
    region = REGION_OF[goal]
    if position.at[commander] in PROVINCES_OF[region] and position.friendly(region, own):
        strength = sum(combat_strength(position.troops[c]) for c in position.grand_army(commander))
        for place in sorted(PROVINCES_OF[region], key=lambda place: NAME[place]):
            enemies = position.attackable_at(place, own)
            against = sum(combat_strength(position.troops[c]) for c in enemies)
            if enemies and against < strength:
                return place
    return goal


def _next_step(position: Position, commander: int) -> int:
    """The next place on the shortest way to the goal, ties by name; NOBODY to stay."""
    goal, start = goal_of(position, commander), position.at[commander]
    if goal == start:
        return NOBODY
    far, ring = {goal: 0}, [goal]
    while ring and start not in far:
        beyond = []
        for here in ring:
            if here != goal and not _passes(position, commander, here):
                continue
            for place in NEIGHBOURS[here]:
                if place not in far:
                    far[place] = far[here] + 1
                    beyond.append(place)
        ring = beyond
    if start not in far or not may_enter(position, commander, goal):
        return NOBODY
    ahead = [
        place
        for place in NEIGHBOURS[start]
        if far.get(place, len(PLACE)) == far[start] - 1
        and _passes(position, commander, place)
        and not spared_only(position, commander, place)
        and may_set_out(position, commander, start, place)
    ]
    return min(ahead, key=lambda place: NAME[place]) if ahead else NOBODY


def _passes(position: Position, commander: int, place: int) -> bool:
    """True if a way may lead through a place: no closed land, no third friendly army (SVI.2)."""
    return may_enter(position, commander, place) and has_room(position, commander, place)


def step(position: Position, move: Move) -> None:
    """Take the next step of a BOT's move, or end it."""
    from sanssouci.games.sieben_jahre import movement

    place = _next_step(position, move.commander)
    if place == NOBODY:
        move.finish(position)
    else:
        movement.enter(position, move, place)


# -- raids ----------------------------------------------------------------------------------------


def raider(position: Position, candidates: Sequence[int]) -> int:
    """The nearest army that raids a convoy, if one is near enough (SVI.4)."""
    from sanssouci.games.sieben_jahre.raids import _convoy

    own = position.coalition(candidates[0])
    near = ring_distances(position, _convoy(position).at, RAIDS_WITHIN, own)
    close = [c for c in candidates if position.at[c] in near]
    return min(close, key=lambda c: near[position.at[c]]) if close else NOBODY


def detachment(own: int, reserves: int, actions: Sequence[Action]) -> Action:
    """Of some troops the strongest arm that is no artillery, against the weakest of the convoy's;
    of equals infantry first, then cavalry (SVI.4)."""

    def worth(action: Action) -> tuple[bool, int, int, int, int]:
        arm, target = (ARM_INDEX[word] for word in action.words)
        strength = strength_of(own, arm)
        return arm != ARTILLERY, strength, -arm, -strength_of(reserves, target), -target

    return max(actions, key=worth)


# -- consolidation --------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Consolidation(Phase[Position]):
    """Ammunition, provisions, lost units, captured garrisons: one action each (SVI.3)."""

    name: ClassVar[str] = "bot_consolidation"
    board: int
    left: int

    def proceed(self, position: Position) -> None:
        if not self.left or position.purse[self.board] <= 0:
            position.pop()
            return
        position.become(replace(self, left=self.left - 1))
        if not consolidate(position, self.board, forces(position, self.board)):
            position.pop()
