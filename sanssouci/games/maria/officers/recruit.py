"""The recruit: knows the rules and little more, but does nothing that is plainly foolish."""

from __future__ import annotations

from typing import ClassVar, Final

from sanssouci.games.maria.atlas import GENERAL_COUNT, GRAPH, NATION_OF
from sanssouci.games.maria.movement import DONE
from sanssouci.games.maria.officers import envoys, recruiting
from sanssouci.games.maria.officers.duelling import win_chance
from sanssouci.games.maria.officers.routes import March, read_marches
from sanssouci.games.maria.officers.staff import Staff, staffs_of
from sanssouci.games.maria.politics import ABSTAIN
from sanssouci.games.maria.position import Position
from sanssouci.kernel import Action, Choice, Message, Situation

_HOPELESS: Final = 0.3
"""A combat with a smaller chance than this is not sought."""
_RESTS: Final = 0.08
"""How often the army is content with where it stands."""
_TRIES: Final = 12
"""How many marches are looked at before the recruit gives up for this turn."""
_FIGHTS: Final = 0.8
"""How often a card is played that can still turn a combat."""
_PAYMENTS: Final = ("train_payment", "recruit_payment", "hussar_payment", "mission_payment")


class Recruit:
    name: ClassVar[str] = "recruit"

    def choose(self, situation: Situation) -> Choice:
        legal, rng = situation.legal, situation.rng
        if reply := envoys.declined(situation):
            return reply
        if len(legal) == 1:
            return Choice(legal[0], Message.of("why.no_choice"))
        phase = situation.world.phase.name
        if phase == "movement":
            return self._move(situation)
        if phase in _PAYMENTS:
            return recruiting.payment(situation)
        if phase == "battle":
            return self._duel(situation)
        if phase == "recruiting":
            purchases = [action for action in legal if action.verb == "recruit"]
            return Choice(rng.choice(purchases), Message.of("why.more_troops"))
        if phase == "bidding" and rng.random() < 0.5:
            return Choice(ABSTAIN, Message.of("why.no_bid"))
        return Choice(rng.choice(legal), Message.of("why.why_not"))

    def _move(self, situation: Situation) -> Choice:
        position, rng = situation.world, situation.rng
        assert isinstance(position, Position)
        staffs = staffs_of(position, situation.seat)
        marches = [m for staff in staffs.values() for m in read_marches(staff, situation.legal)]
        if marches and rng.random() > _RESTS:
            for _ in range(_TRIES):
                march = rng.choice(marches)
                if self._is_sane(staffs[NATION_OF[march.group[0]]], march):
                    return Choice(march.action, Message.of("why.no_harm"))
        return Choice(DONE, Message.of("why.enough"))

    def _is_sane(self, staff: Staff, march: March) -> bool:
        """Not into a hopeless combat, and not out of supply."""
        if march.group[0] >= GENERAL_COUNT:
            return True
        strength = staff.strength(march.group)
        points = staff.committed(march.end)
        beside = [foe for foe in staff.foes if GRAPH.touching[march.end] >> foe.city & 1]
        if any(win_chance(staff, strength, foe, points) < _HOPELESS for foe in beside):
            return False
        return bool(staff.fed_within(0) >> march.end & 1)

    def _duel(self, situation: Situation) -> Choice:
        """Fights while a card brings the score back to zero or above, gives in otherwise."""
        battle = situation.view["battle"]
        balance = battle["score"] if battle["turn"] == 0 else -battle["score"]
        rescues = [a for a in situation.legal if a.verb == "play" and _value(a) >= -balance]
        stops = [action for action in situation.legal if action.verb != "play"]
        if rescues and (not stops or situation.rng.random() < _FIGHTS):
            return Choice(situation.rng.choice(rescues), Message.of("why.can_be_won"))
        return Choice(
            stops[0] if stops else situation.rng.choice(situation.legal),
            Message.of("why.cannot_be_won"),
        )


def _value(action: Action) -> int:
    words = action.words
    return int(words[2]) if len(words) > 1 else int(words[0].partition(".")[0][:-1])
