"""The follies of Friedrich: hopeless attacks, dear defeats, hunger, cards kept too long."""

from __future__ import annotations

from typing import Any, ClassVar

from sanssouci.games.friedrich.movement import Movement
from sanssouci.games.friedrich.officers.duelling import win_chance
from sanssouci.games.friedrich.officers.field_staff import FieldStaff
from sanssouci.games.friedrich.position import Position
from sanssouci.kernel import Entry, State
from sanssouci.steps.duel import ATTACKER, Duel
from sanssouci.steps.field import AWAY, GONE, OFF
from sanssouci.steps.officers.follies import ArmyFollies


class FriedrichFollies(ArmyFollies):
    """Counts for one war."""

    away: ClassVar = frozenset({OFF, GONE, AWAY})

    def watch(self, state: State, entry: Entry) -> None:
        super().watch(state, entry)
        phase = state.phase
        if isinstance(phase, Movement) and entry.action == "done":
            assert isinstance(state, Position)
            self.standing(state, phase.nation)

    def turn_of(self, state: State) -> int:
        assert isinstance(state, Position)
        return state.turn

    def chance(self, state: State, battle: Duel[Any]) -> float:
        assert isinstance(state, Position)
        nation, other = battle.nations
        staff = FieldStaff(state, nation)
        here, there = battle.cities
        foe = next(stack for stack in staff.stacks(other) if stack.city == there)
        strength = state.strength(battle.stack(state, ATTACKER))
        return win_chance(staff, strength, foe, staff.committed(here))
