"""How an army spends its action points: recovery, marches, assaults (C5.3 to C7.2)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from sanssouci.games.crisis.atlas import ARMY_MASK, INDEX, SPACE
from sanssouci.games.crisis.officers import weights
from sanssouci.games.crisis.officers.marching import Marching, fitting
from sanssouci.games.crisis.officers.outlook import Change
from sanssouci.games.crisis.officers.perils import Perils
from sanssouci.games.crisis.officers.pieces import has_king, missed, rating
from sanssouci.games.crisis.officers.planning import Undertaking, last_point, plan
from sanssouci.games.crisis.officers.staff import Staff
from sanssouci.games.crisis.officers.tempers import Temper
from sanssouci.games.crisis.units import BY_NAME, DEPLETED, INSIDE, NATION_OF, joined, without
from sanssouci.kernel import Action, Choice, Message, Situation
from sanssouci.kernel.caching import cached_property

DONE = Action("done")


class Deed(NamedTuple):
    """Something a point could be spent on."""

    gain: float
    action: Action
    why: Message


class Orders(NamedTuple):
    """What the points of a phase could be spent on."""

    recoveries: list[Deed]
    """Worn units, the most useful first."""
    possible: list[Undertaking]
    points: int

    @property
    def rest_is_better(self) -> bool:
        """Whether a unit that rests is worth more than what would be missing with a point less."""
        rests = self.recoveries
        return bool(rests) and rests[0].gain > last_point(self.possible, self.points)

    def planned(self) -> list[Undertaking]:
        """What is undertaken. Marches come before storms, however much the storms promise."""
        chosen = plan(self.possible, self.points).undertakings
        return sorted(chosen, key=lambda each: each.action.verb == "assault")


def spend(situation: Situation, temper: Temper) -> Choice:
    """The next point. Recovery comes before marches, marches before assaults (C6.8)."""
    orders = weigh(situation, temper)
    if orders.rest_is_better:
        return Choice(orders.recoveries[0].action, orders.recoveries[0].why)
    for first in orders.planned():
        return Choice(first.action, first.why)
    return Choice(DONE, Message.of("why.stands_well"))


def weigh(situation: Situation, temper: Temper) -> Orders:
    """All that an army could do next."""
    view = situation.view
    legal = situation.legal
    staff = Staff(view, temper)
    perils = Perils(staff)
    points = int(view["points"])
    marches = [each for each in sheet(staff, points).undertakings if each.action in legal]
    possible = [*marches, *_assaults(staff, perils, legal)]
    return Orders(_recoveries(staff, perils, legal, points), possible, points)


def _recoveries(staff: Staff, perils: Perils, legal: Sequence[Action], points: int) -> list[Deed]:
    """Worn units, the most useful first."""
    rested: dict[int, float] = {}
    found = []
    for action in legal:
        if action.verb != "recover":
            continue
        space, unit = INDEX[action.words[0]], BY_NAME[action.words[1]]
        if space not in rested:
            rested[space] = _use_of_rest(staff, perils, space, points)
        gain = staff.temper.rest * weights.RECOVERY + rested[space]
        why = Message.of("why.rest")
        if rating(unit) >= 0:
            gain += weights.LEADER * rating(unit)
            why = Message.of("why.commander_rests")
        if has_king((unit,)):
            gain += weights.KING / 20
        found.append(Deed(gain, action, why))
    return sorted(found, key=lambda deed: -deed.gain)


def _use_of_rest(staff: Staff, perils: Perils, space: int, points: int) -> float:
    """What each worn unit of a stack adds when as many rest as there are points for."""
    holders = staff.holders(space)
    own = ARMY_MASK[staff.army]
    worn = sorted(
        (unit for unit in holders if unit & DEPLETED and own >> NATION_OF[unit] & 1),
        key=missed, reverse=True,
    )[:points]  # fmt: skip
    fresh = joined(without(holders, worn), [unit & ~DEPLETED for unit in worn])
    gain = perils.total() - perils.total({space: fresh})
    outlook = staff.outlook
    before, after = (
        outlook.strength(tuple(unit for unit in units if not unit & INSIDE))
        for units in (holders, fresh)
    )
    change = Change(space, staff.side, before, after)
    gain += staff.temper.sight * weights.OUTLOOK * outlook.gain(staff.side, [change], {})
    return gain / len(worn)


def _assaults(staff: Staff, perils: Perils, legal: Sequence[Action]) -> Iterator[Undertaking]:
    for action in legal:
        if action.verb != "assault":
            continue
        space = INDEX[action.words[0]]
        if staff.table.holder(space) == staff.side:
            continue  # the walls are worth more than a few dice
        clash = staff.clash(space, staff.own_units(space, staff.army), staff.enemy_units(space))
        worth = staff.worth(space, staff.side)
        before = weights.SIEGE * worth
        gain = clash.takes * (worth + perils.put_off(space)) - before
        gain += staff.temper.hits * weights.HIT * (clash.enemy_hits - clash.own_hits)
        why = Message.of("why.storms", space=SPACE[space])
        yield Undertaking(gain, action, (), why, 1, (space,))


def choose_party(situation: Situation, temper: Temper) -> Choice:
    """Who marches: the same party that made the march worth its point."""
    view, legal = situation.view, situation.legal
    asked = dict(situation.prompt.args)
    staff = Staff(view, temper)
    start, end = str(asked["start"]), str(asked["end"])
    pick = Action.of("pick", start, end)
    first = sheet(staff, int(view["points"])).beginnings.get(pick)
    if first is not None:
        party, why = first.party, first.why
    else:  # the march was begun by somebody else
        party = fitting(staff.own_units(INDEX[start], staff.army))
        why = Message.of("why.as_many_as_possible")
    wanted = party.count(BY_NAME[str(asked["unit"])])
    return Choice(nearest(legal, wanted), why)


class Sheet:
    """What an army could begin in a position, with the points it has."""

    def __init__(self, undertakings: Sequence[Undertaking], points: int) -> None:
        self.undertakings = undertakings
        self.points = points

    @cached_property
    def beginnings(self) -> dict[Action, Undertaking]:
        """By its first march, the undertaking it belongs to: what is planned, else the best."""
        others = sorted(self.undertakings, key=lambda each: -each.gain / each.points)
        found: dict[Action, Undertaking] = {}
        for each in (*plan(self.undertakings, self.points).undertakings, *others):
            found.setdefault(each.action, each)
        return found


def sheet(staff: Staff, points: int) -> Sheet:
    """Who takes part in a march is asked unit by unit, so what was found out for it is kept until
    another position comes up."""
    table = staff.table
    hand = staff.view["alliances"][staff.side]["hand"] or ()
    position = (
        staff.temper, staff.side, points, table.turn, table.army, table.scorched, tuple(table.at),
        tuple(table.control), tuple(table.cup), tuple(table.retreats), tuple(hand),
    )  # fmt: skip
    if position not in _SHEETS:
        _SHEETS.clear()
        _SHEETS[position] = Sheet(Marching(staff, points).undertakings(), points)
    return _SHEETS[position]


_SHEETS: dict[tuple[object, ...], Sheet] = {}


def nearest(legal: Sequence[Action], wanted: int) -> Action:
    """Of "take a unit so many times", the one nearest to a number."""
    return min(legal, key=lambda action: abs(int(action.words[-1]) - wanted))
