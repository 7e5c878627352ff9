"""The recruit: marches about at random, but not into certain defeat."""

from __future__ import annotations

from typing import ClassVar

from sanssouci.games.friedrich.atlas import ATLAS, GENERAL_COUNT, GRAPH
from sanssouci.games.friedrich.movement import DONE, parse_group
from sanssouci.games.friedrich.officers import fortunes, recruiting
from sanssouci.games.friedrich.officers.duelling import win_chance
from sanssouci.games.friedrich.officers.staff import Staff
from sanssouci.kernel import Action, Choice, Message, Situation, add_up

_HOPELESS = 0.3
"""A combat with a smaller chance than this is not sought."""
_RESTS = 0.08
"""How often the army is content with where it stands."""
_TRIES = 12
"""How many marches are looked at before the recruit gives up for this turn."""


class Recruit:
    name: ClassVar[str] = "recruit"

    def choose(self, situation: Situation) -> Choice:
        legal, rng = situation.legal, situation.rng
        if len(legal) == 1:
            return Choice(legal[0], Message.of("why.no_choice"))
        phase = situation.view["phase"]
        if phase == "movement":
            return self._move(situation)
        if phase == "payment":
            return recruiting.payment(Staff.of_active(situation.view), situation.prompt, legal)
        if phase == "battle":
            return self._duel(situation)
        if phase == "discard":
            return fortunes.discard(Staff.of_active(situation.view), legal)
        return Choice(rng.choice(legal), Message.of("why.why_not"))

    def _move(self, situation: Situation) -> Choice:
        view, rng = situation.view, situation.rng
        staff = Staff.of_active(view)
        purchases = [a for a in situation.legal if a.startswith("recruit ")]
        if purchases:
            sheet = staff.sheets[staff.nation]
            if sheet["troops"] < sheet["most_troops"] or len(staff.trains) < 1:
                return Choice(rng.choice(purchases), Message.of("why.more_troops"))
        marches = [a for a in situation.legal if a.startswith("march ")]
        if marches and rng.random() > _RESTS:
            for _ in range(_TRIES):
                march = rng.choice(marches)
                if self._is_sane(staff, march):
                    return Choice(march, Message.of("why.no_harm"))
        return Choice(DONE, Message.of("why.enough"))

    def _is_sane(self, staff: Staff, march: Action) -> bool:
        """Not into a hopeless combat, and not out of supply with an army already hungry."""
        words = march.words
        group = parse_group(words[0]) or ()
        if group[0] >= GENERAL_COUNT:
            return True
        end = ATLAS.index[words[-1]]
        strength = staff.strength(group)
        strength += add_up(stack.strength for stack in staff.own if stack.city == end)
        points = staff.committed(end)
        beside = [foe for foe in staff.foes if GRAPH.touching[end] >> foe.city & 1]
        if any(win_chance(staff, strength, foe, points) < _HOPELESS for foe in beside):
            return False
        if any(general in staff.down for general in group):
            return bool(staff.fed >> end & 1)
        return True

    def _duel(self, situation: Situation) -> Choice:
        """Fights while a card brings the score back to zero or above, gives in otherwise."""
        battle = situation.view["battle"]
        balance = battle["score"] if battle["turn"] == 0 else -battle["score"]
        rescues = [
            action
            for action in situation.legal
            if action.verb == "play" and _value(action) >= -balance
        ]
        stops = [action for action in situation.legal if action.verb != "play"]
        if rescues and (not stops or situation.rng.random() < 0.8):
            return Choice(situation.rng.choice(rescues), Message.of("why.can_be_won"))
        return Choice(
            stops[0] if stops else situation.rng.choice(situation.legal),
            Message.of("why.cannot_be_won"),
        )


def _value(action: Action) -> int:
    words = action.words
    if len(words) > 1:
        return int(words[2])
    return int(words[0].partition(".")[0][:-1])
