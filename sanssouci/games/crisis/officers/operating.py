"""How an army spends its action points: recovery, marches, assaults (C5.3 to C7.2)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from sanssouci.games.crisis.atlas import INDEX, SPACE
from sanssouci.games.crisis.officers import weights
from sanssouci.games.crisis.officers.gathering import best_gathering, spare
from sanssouci.games.crisis.officers.marching import Marching, one_for_each_start
from sanssouci.games.crisis.officers.pieces import has_king, rating
from sanssouci.games.crisis.officers.staff import Staff
from sanssouci.games.crisis.units import BY_NAME
from sanssouci.kernel import Action, Choice, Line, Message, Situation, View

DONE = Action("done")


class Deed(NamedTuple):
    """Something a point could be spent on."""

    gain: float
    action: Action
    why: Message


def spend(situation: Situation) -> Choice:
    """The next point. Recovery comes before marches, marches before assaults (C6.8)."""
    view = situation.view
    legal = _onward(situation.legal, situation.log)
    staff = Staff(view)
    points = int(view["points"])
    marching = Marching(staff, points)
    marches = [m for m in marching.all_marches(legal) if m.gain > weights.WORTH_THE_POINT]
    assaults = [deed for deed in _assaults(staff, legal) if deed.gain > 0]
    recoveries = _recoveries(staff, legal)
    if recoveries:
        rivals = sorted([*one_for_each_start(marches), *(deed.gain for deed in assaults)])
        marginal = rivals[-points] if len(rivals) >= points else weights.WORTH_THE_POINT
        best = recoveries[0]
        if best.gain > marginal:
            return Choice(best.action, best.why)
    if marches and (points > len(assaults) or marches[0].gain > assaults[0].gain):
        return Choice(marches[0].action, marches[0].why)
    if assaults:
        return Choice(assaults[0].action, assaults[0].why)
    if gathering := best_gathering(marching, legal):
        return Choice(gathering.action, gathering.why)
    return Choice(DONE, Message.of("why.stands_well"))


def _onward(legal: Sequence[Action], log: Sequence[Line]) -> list[Action]:
    """All but marches that take a step of this phase back: points would be spent on nothing."""
    back = set()
    for line in reversed(log):
        if line.message.key == "log.chit":
            break
        if line.message.key == "log.marches":
            words = dict(line.message.args)
            back.add((words["end"], words["start"]))
    return [
        action for action in legal
        if action.verb not in ("march", "pick") or tuple(action.words) not in back
    ]  # fmt: skip


def _recoveries(staff: Staff, legal: Sequence[Action]) -> list[Deed]:
    """Worn units, the most useful first."""
    found = []
    for action in legal:
        if action.verb != "recover":
            continue
        space, unit = INDEX[action.words[0]], BY_NAME[action.words[1]]
        gain = weights.RECOVERY
        why = Message.of("why.rest")
        if rating(unit) >= 0:
            gain += weights.LEADER * rating(unit)
            why = Message.of("why.commander_rests")
        if has_king((unit,)):
            gain += weights.KING / 20
        if staff.threats(space):
            gain *= weights.IN_DANGER
        found.append(Deed(gain, action, why))
    return sorted(found, key=lambda deed: -deed.gain)


def _assaults(staff: Staff, legal: Sequence[Action]) -> list[Deed]:
    found = []
    for action in legal:
        if action.verb != "assault":
            continue
        space = INDEX[action.words[0]]
        if staff.table.holder(space) == staff.side:
            continue  # the walls are worth more than a few dice
        clash = staff.clash(space, staff.own_units(space, staff.army), staff.enemy_units(space))
        worth = staff.worth(space, staff.side)
        before = weights.SIEGE * worth
        gain = clash.takes * worth - before + weights.HIT * (clash.enemy_hits - clash.own_hits)
        found.append(Deed(gain, action, Message.of("why.storms", space=SPACE[space])))
    return sorted(found, key=lambda deed: -deed.gain)


def choose_party(view: View, prompt: Message, legal: Sequence[Action]) -> Choice:
    """Who marches: the same party that made the march worth its point."""
    asked = dict(prompt.args)
    staff = Staff(view)
    marching = Marching(staff, int(view["points"]) + 1)
    start, end = INDEX[str(asked["start"])], INDEX[str(asked["end"])]
    march = marching.best_split(start, end)
    if march is not None and march.gain > weights.WORTH_THE_POINT:
        party, why = march.party, march.why
    else:  # it was for the outlook, or the march was begun by somebody else
        party, why = spare(marching, start, end), Message.of("why.as_many_as_possible")
    if not party:
        return Choice(legal[0], why)
    wanted = party.count(BY_NAME[str(asked["unit"])])
    return Choice(nearest(legal, wanted), why)


def nearest(legal: Sequence[Action], wanted: int) -> Action:
    """Of "take a unit so many times", the one nearest to a number."""
    return min(legal, key=lambda action: abs(int(action.words[-1]) - wanted))
