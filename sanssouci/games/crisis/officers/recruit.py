"""The recruit: marches about at random, but not into certain defeat."""

from __future__ import annotations

from typing import ClassVar

from sanssouci.games.crisis.atlas import BIT, INDEX, TOUCHING
from sanssouci.games.crisis.marching import Ground
from sanssouci.games.crisis.officers import fighting, mobilizing
from sanssouci.games.crisis.officers.fighting import FieldBattleReckoning
from sanssouci.games.crisis.officers.operating import DONE
from sanssouci.games.crisis.officers.staff import Staff
from sanssouci.games.crisis.units import joined
from sanssouci.kernel import Action, Choice, Message, Situation

_HOPELESS = 0.4
"""A battle with a smaller chance than this is not sought, and broken off."""
_TRIES = 12
"""How many marches are looked at before the recruit gives up for this phase."""
_RECOVERS = 0.6
"""How often worn units rest before the army marches."""


class Recruit:
    name: ClassVar[str] = "recruit"

    def choose(self, situation: Situation) -> Choice:
        legal, view = situation.legal, situation.view
        if len(legal) == 1:
            return Choice(legal[0], Message.of("why.no_choice"))
        phase = view["phase"]
        if phase == "operations":
            return self._spend(situation)
        if phase == "field_battle":
            return self._fight(situation)
        if phase == "casualties":
            return fighting.casualties(view, situation.prompt, legal)
        if phase == "discard":
            return mobilizing.discard(view, legal)
        if phase in ("muster", "winter_cards"):
            return mobilizing.call_out(view, legal) or Choice(DONE, Message.of("why.cards_wait"))
        if phase in ("mobilization", "garrison"):
            useful = [a for a in legal if a != DONE and a.words[-1] != "none"]
            return Choice(situation.rng.choice(useful or legal), Message.of("why.more_troops"))
        if phase == "contingent":
            return fighting.contingent(legal)
        if phase == "party":
            return self._detach(situation)
        return Choice(situation.rng.choice(legal), Message.of("why.why_not"))

    def _spend(self, situation: Situation) -> Choice:
        rng, legal = situation.rng, situation.legal
        recoveries = [action for action in legal if action.verb == "recover"]
        if recoveries and rng.random() < _RECOVERS:
            return Choice(rng.choice(recoveries), Message.of("why.need_rest"))
        staff = Staff(situation.view)
        moves = [action for action in legal if action.verb in ("march", "pick", "sail")]
        guards = [move for move in moves if self._guards(staff, move)]
        if guards:
            return Choice(rng.choice(guards), Message.of("why.be_there"))
        for _ in range(_TRIES if moves else 0):
            move = rng.choice(moves)
            if self._is_sane(staff, move):
                return Choice(move, Message.of("why.see"))
        storms = [
            action
            for action in legal
            if action.verb == "assault" and self._can_storm(staff, action)
        ]
        if storms:
            return Choice(rng.choice(storms), Message.of("why.may_fall"))
        return Choice(DONE, Message.of("why.nothing_sensible"))

    def _guards(self, staff: Staff, move: Action) -> bool:
        """Whether a detachment would go to an own resource space that nobody holds."""
        end = INDEX[move.words[1]]
        return (
            move.verb == "pick"
            and staff.table.is_resource(end)
            and staff.table.holder(end) == staff.side
            and not staff.table.at[end]
        )

    def _detach(self, situation: Situation) -> Choice:
        """As many as possible, but not the last from a resource space."""
        legal = situation.legal
        start = INDEX[str(dict(situation.prompt.args)["start"])]
        if Staff(situation.view).table.is_resource(start) and len(legal) > 2:
            return Choice(legal[len(legal) // 2], Message.of("why.half"))
        return Choice(legal[0], Message.of("why.as_many_as_possible"))

    def _is_sane(self, staff: Staff, move: Action) -> bool:
        """Not into a hopeless battle, not out of communication, no resource space left bare."""
        start, end = INDEX[move.words[0]], INDEX[move.words[1]]
        if not staff.network & (BIT[end] | TOUCHING[end]):
            return False
        party = Ground.of(staff.table, staff.army).party(start, end)
        leaves_nobody = move.verb == "march" and len(staff.own_units(start)) == len(party)
        if leaves_nobody and staff.table.is_resource(start):
            return False
        defenders = staff.enemy_units(end)
        if not defenders:
            return True
        if move.verb == "sail":
            return False
        force = joined(staff.own_units(end, staff.army), party[:8])
        return staff.clash(end, force, defenders).wins >= _HOPELESS

    def _can_storm(self, staff: Staff, storm: Action) -> bool:
        space = INDEX[storm.words[0]]
        if staff.table.holder(space) == staff.side:
            return False
        force = staff.own_units(space, staff.army)
        return staff.clash(space, force, staff.enemy_units(space)).takes >= _HOPELESS

    def _fight(self, situation: Situation) -> Choice:
        battle = FieldBattleReckoning(situation.view)
        leave = Action("retreat")
        if leave in situation.legal and battle.chance(battle.now()) < _HOPELESS:
            return Choice(leave, Message.of("why.cannot_be_won"))
        return Choice(Action("attack"), Message.of("why.can_be_won"))
