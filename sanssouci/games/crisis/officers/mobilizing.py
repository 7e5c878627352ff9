"""Troops and cards between the battles: new units, winter, hands of cards, claims."""

from __future__ import annotations

from collections.abc import Sequence

from sanssouci.board import bits
from sanssouci.games.crisis.action_points import ADVANCE
from sanssouci.games.crisis.atlas import (
    ARMY_MASK,
    ARMY_OF,
    BIT,
    CARD_INDEX,
    CARDS,
    COMMANDER_INDEX,
    COMMANDERS,
    INDEX,
    NATION_INDEX,
)
from sanssouci.games.crisis.officers import weights
from sanssouci.games.crisis.officers.odds import power
from sanssouci.games.crisis.officers.operating import sheet
from sanssouci.games.crisis.officers.outlook import DISTANCE, ISLANDS
from sanssouci.games.crisis.officers.pieces import has_king, rating
from sanssouci.games.crisis.officers.planning import plan
from sanssouci.games.crisis.officers.staff import Staff
from sanssouci.games.crisis.officers.tempers import Temper
from sanssouci.games.crisis.selection import PLACES
from sanssouci.games.crisis.units import BY_NAME, commander, joined, troop
from sanssouci.kernel import Action, Choice, Message, View

DONE = Action("done")


def muster(view: View, legal: Sequence[Action], temper: Temper) -> Choice:
    """Rapid Mobilization when the reserve is worth calling, Rapid Advance for an attack."""
    called = call_out(view, legal)
    if called:
        return called
    advances = [action for action in legal if len(action.words) == 1]
    if advances and _has_much_to_do(Staff(view, temper), int(view["points"])):
        return Choice(advances[0], Message.of("why.much_to_do"))
    return Choice(DONE, Message.of("why.cards_later"))


def _has_much_to_do(staff: Staff, points: int) -> bool:
    """Whether there is more to do than the points will pay for, and worth a card."""
    more = CARDS[CARD_INDEX[staff.side][ADVANCE]].amount
    spare = max(0, points - staff.table.retreats[staff.army])
    undone = plan(sheet(staff, spare + more).undertakings, spare + more).worth
    undone -= plan(sheet(staff, spare).undertakings, spare).worth
    return undone > staff.temper.thrift * weights.CARD_VALUES[ADVANCE]


def call_out(view: View, legal: Sequence[Action]) -> Choice | None:
    """Rapid Mobilization for the nation with most units waiting."""
    calls = [action for action in legal if action.words[1:] and action.words[1] in NATION_INDEX]
    if not calls:
        return None

    def waiting(action: Action) -> int:
        nation = view["nations"][NATION_INDEX[action.words[1]]]
        return int(nation["reserve"]) + len(nation["released"])

    best = max(calls, key=waiting)
    if waiting(best) >= weights.RESERVE_CALLED:
        return Choice(best, Message.of("why.reserve"))
    return None


def winter_cards(view: View, legal: Sequence[Action]) -> Choice:
    called = call_out(view, legal)
    if called:
        return called
    staff = Staff(view)
    burnings = [
        action
        for action in legal
        if action.verb == "play"
        and action.words[1] in INDEX
        and staff.table.besieged(INDEX[action.words[1]])
        and staff.table.is_resource(INDEX[action.words[1]])
    ]
    if burnings and staff.prussian >= weights.SCORCH_FROM:
        return Choice(burnings[0], Message.of("why.scorch"))
    return Choice(DONE, Message.of("why.cards_later"))


def order(view: View, legal: Sequence[Action]) -> Choice:
    """The nation with most points first, while there is room everywhere."""
    points = {nation["id"]: int(nation["resources"]) for nation in view["nations"]}
    return Choice(
        max(legal, key=lambda action: points[action.words[0]]), Message.of("why.most_to_raise")
    )


def mobilize(view: View, legal: Sequence[Action], temper: Temper) -> Choice:
    """Two worn units are worth more than one new one; new ones go where they are wanted."""
    restores = [action for action in legal if action.verb == "restore"]
    staff = Staff(view)
    if restores:
        best = max(restores, key=lambda action: _use_of_restored(staff, action))
        return Choice(best, Message.of("why.restored"))
    placings = [action for action in legal if action.verb == "place"]
    if not placings:
        return Choice(DONE, Message.of("why.nobody_to_call"))
    best = max(placings, key=lambda action: _use_of_placing(staff, action, temper))
    return Choice(best, Message.of("why.where_wanted"))


def _use_of_restored(staff: Staff, action: Action) -> tuple[int, float]:
    """Commanders first, then troops where the enemy is expected."""
    space, unit = INDEX[action.words[0]], BY_NAME[action.words[1]]
    danger = staff.threats.risk(space, staff.holders(space))
    return 10 if has_king((unit,)) else rating(unit), danger


def _use_of_placing(staff: Staff, action: Action, temper: Temper) -> float:
    """What a new unit does for its space, and how near it is to those who could use it."""
    name, space = action.words[0], INDEX[action.words[1]]
    if name in NATION_INDEX:
        unit = troop(NATION_INDEX[name])
        army = ARMY_OF[NATION_INDEX[name]]
    else:
        unit = commander(COMMANDER_INDEX[name])
        army = ARMY_OF[COMMANDERS[COMMANDER_INDEX[name]].nation]
    holders = staff.own_units(space)
    use = staff.threats.risk(space, holders) - staff.threats.risk(space, joined(holders, (unit,)))
    if ISLANDS & BIT[space]:
        use -= weights.LANDED
    comrades = staff.own_units(space, army)
    use += power(staff.dice(joined(comrades, (unit,)))) - power(staff.dice(comrades))
    use += (
        temper.comrades
        * weights.COMRADES
        * max(
            (
                min(PLACES, len(staff.own_units(there, army)))
                / PLACES
                * weights.FADE ** DISTANCE[space][there]
                for there in bits(staff.table.spaces_open_with(ARMY_MASK[army]) & ~ISLANDS)
            ),
            default=0.0,
        )
    )
    nearest = min((DISTANCE[space][there] for there in staff.enemy_resources), default=0)
    return use + temper.front * weights.FRONT * weights.FADE**nearest


def discard(view: View, legal: Sequence[Action]) -> Choice:
    """No more than one must: the card that is worth least."""
    if DONE in legal:
        return Choice(DONE, Message.of("why.keep_all"))
    worst = min(legal, key=lambda action: weights.CARD_VALUES.get(action.words[0], 1.0))
    return Choice(worst, Message.of("why.card_missed_least"))


def claim(view: View, legal: Sequence[Action]) -> Choice:
    """The nation that has most units to raise from a new resource space."""
    best = max(
        legal, key=lambda action: int(view["nations"][NATION_INDEX[action.words[1]]]["reserve"])
    )
    return Choice(best, Message.of("why.most_recruits"))
