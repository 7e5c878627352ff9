"""What is true of every position of Maria: nothing is lost, and nothing stands where it cannot.

Positions that are read are checked by it, and the fuzzer checks those that are played.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sanssouci.games.maria.atlas import (
    ATLAS,
    BOHEMIA,
    CITY,
    GENERAL_COUNT,
    GENERALS,
    GRAPH,
    MOST_TROOPS,
    NATION_OF,
    PIECE_COUNT,
    PIECE_ID,
)
from sanssouci.games.maria.deck import DECK_SIZE
from sanssouci.games.maria.nations import (
    ALL,
    ALLIANCES,
    AUSTRIA,
    FRANCE,
    MAJORS,
    MINORS,
    NATIONS,
    PRAGMATIC,
    PRUSSIA,
)
from sanssouci.games.maria.political_cards import CARDS
from sanssouci.games.maria.relations import DEAL_KINDS
from sanssouci.games.maria.tracks import MISSIONS
from sanssouci.kernel.soundness import demand, demand_frames, demand_numbers, demand_order
from sanssouci.steps.field import AWAY
from sanssouci.steps.soundness import demand_cards_held, sound_stacks

if TYPE_CHECKING:
    from sanssouci.games.maria.position import Position

_NATIONS: Final = range(len(NATIONS))
_COUNT: Final = range(1000)
_PIECE_MASK: Final = range(1 << PIECE_COUNT)
_FRAMES: Final = {
    "nation": range(-1, len(NATIONS)),  # -1: the card that decides trump goes to nobody
    **dict.fromkeys(("nations", "powers", "winner", "loser"), _NATIONS),
    **dict.fromkeys(("city", "cities", "road", "roads", "ends"), range(len(CITY))),
    **dict.fromkeys(("group", "comrade", "train"), range(PIECE_COUNT)),
    **dict.fromkeys(("gifts", "stays", "leaves", "general", "other"), range(GENERAL_COUNT)),
    **dict.fromkeys(("left", "troops", "length", "step", "lost"), _COUNT),
    "stage.step": range(9),
    "pairs": range(len(CITY)),
    "moved": _PIECE_MASK,
    "beaten": range(1 << GENERAL_COUNT),
    "mission": range(len(MISSIONS)),
    "departures": range(-2, len(CITY)),
    "stage": range(1, 8),
}
"""By name of a phase's field, what its numbers can be."""
_DISTINCT: Final = ("nations", "powers", "cities")
_ROOTS: Final = ("allotment", "turn", "end_of_turn")
_ABOVE: Final = {
    **dict.fromkeys(("stage", "after_politics", "hussars"), ("turn",)),
    **dict.fromkeys(("movement", "combat", "supply"), ("stage",)),
    **dict.fromkeys(("winter", "election"), ("end_of_turn",)),
    "politics": ("after_politics",),
    **dict.fromkeys(
        ("turning_up", "naming_trump", "trump_card", "bidding", "choosing"),
        ("politics",),
    ),
    "sending": ("politics", "sending"),
    "mission_payment": ("sending",),
    **dict.fromkeys(("recruit_payment", "placement"), ("recruiting",)),
    **dict.fromkeys(("battle", "aftermath"), ("combat",)),
    "retreat": ("aftermath",),
}
"""By phase, what can lie directly below it, for those that are begun in few places only."""
_ON_BOXES: Final = (-1, FRANCE, AUSTRIA, PRAGMATIC)


def check(position: Position) -> None:
    """Raise BadRecord if no game can come to this position."""
    _check_ranges(position)
    _check_places(position)
    if not any(phase.name == "allotment" for phase in position.stack):
        _check_troops(position)
    _check_markers(position)
    _check_politics(position)
    position.check_cards(position.setting.scenario.seats)
    demand_order(position.stack, _ROOTS, _ABOVE)
    cards = range(position.opened * DECK_SIZE)
    held = {"drawn_cards": cards, "paid_cards": cards}
    demand_frames(position.stack, {**_FRAMES, **held}, {*_DISTINCT, *held})
    for phase in position.stack:
        for field in held:
            if getattr(phase, field, ()):
                demand_cards_held(position, phase, field)


def _check_ranges(position: Position) -> None:
    demand_numbers("turn", [position.turn], range(1, position.setting.turns + 1))
    demand_numbers("stage", [position.stage], range(1, 7))
    demand_numbers("place", position.place, range(AWAY, len(CITY)), PIECE_COUNT)
    demand_numbers("troops", position.troops, range(MOST_TROOPS + 1), GENERAL_COUNT)
    demand_numbers("down", [position.down], range(1 << GENERAL_COUNT))
    demand_numbers("chosen", [position.chosen], range(1 << GENERAL_COUNT))
    demand_numbers("pools", position.pools, range(2 * GENERAL_COUNT), GENERAL_COUNT)
    demand_numbers("hussars", position.hussars, range(-1, len(CITY)), 2)
    for name in ("pool", "set_aside", "surplus", "battle_box", "fewer"):
        demand_numbers(name, getattr(position, name), _COUNT, len(NATIONS))
    for name in ("flags", "asked"):
        demand(len(getattr(position, name)) == len(NATIONS), name, "one_by_power")
    demand(len(position.winter_scores) == len(NATIONS), "winter_scores", "one_by_power")


def _check_places(position: Position) -> None:
    cooperating = position.relations.cooperating
    for city, generals in sound_stacks(position, position.setting.pieces):
        name = CITY[city]
        nations = {NATION_OF[general] for general in generals}
        partners = all(a in cooperating[b] for a in nations for b in nations)
        demand(partners, "place", "not_allied", place=name)
    for city in position.hussars:
        if city >= 0:
            demand(bool(GRAPH.bit[city] & BOHEMIA), "hussars", "not_bohemia", city=CITY[city])
            demand(city not in position.place, "hussars", "piece_there", city=CITY[city])


def _check_troops(position: Position) -> None:
    for general, troops in enumerate(position.troops):
        place, name = position.place[general], PIECE_ID[general]
        leads = place >= 0 or place == AWAY
        fitting = 1 <= troops <= MOST_TROOPS if leads else troops == 0
        demand(fitting, "troops", "cannot_have", name=name, what=troops)
        demand(leads or not position.is_down(general), "down", "off_map", name=name)
    for nation, name in enumerate(NATIONS):
        most = position.setting.strength[nation]
        demand(position.total(nation) <= most, "troops", "at_most", name=name, most=most)
        for pool in {position.pools[general] for general in GENERALS[nation]}:
            sharing = {NATION_OF[g] for g in range(GENERAL_COUNT) if position.pools[g] == pool}
            demand(sharing == {nation}, "pools", "pool_of_power", name=name)


def _check_markers(position: Position) -> None:
    seen = 0
    for nation in ALL:
        flags, name = position.flags[nation], NATIONS[nation]
        demand(not flags & ~ATLAS.fortresses, "flags", "outside_fortress", name=name)
        demand(not flags & ATLAS.seats, "flags", "on_elector", name=name)
        demand(not flags & seen, "flags", "shared_fortress", name=name)
        demand(nation in MAJORS or not flags, "flags", "no_own_markers", name=name)
        demand(not position.asked[nation] & ~ATLAS.fortresses, "asked", "no_fortress")
        seen |= flags
    demand(not position.french_seats & ~ATLAS.seats, "french_seats", "no_elector")
    for nation in MINORS:
        for name in ("pool", "set_aside", "surplus", "battle_box"):
            demand(not getattr(position, name)[nation], name, "has_none", nation=NATIONS[nation])
    for nation in MAJORS:
        if nation in position.setting.nations:
            total = markers_in_all(position, nation)
            expected = position.setting.markers[nation]
            demand(total == expected, "pool", "markers_in_all", nation=NATIONS[nation], count=total)


def markers_in_all(position: Position, nation: int) -> int:
    """A power's markers wherever they are; a surplus stands for one that is there too often."""
    boxes = (position.electors_box, position.emperor, position.italy)
    return (
        position.pool[nation]
        + position.set_aside[nation]
        + position.battle_box[nation]
        + position.flags[nation].bit_count()
        + sum(box == nation for box in boxes)
        + (nation == PRUSSIA and position.silesia)
        - position.surplus[nation]
    )


def _check_politics(position: Position) -> None:
    demand_numbers("tracks", position.tracks, range(1, 6), 3)
    demand_numbers("alliance", [position.alliance], range(len(ALLIANCES)))
    demand_numbers("missions", position.missions, range(-1, GENERAL_COUNT), len(MISSIONS))
    demand_numbers("political_left", position.political_left, range(len(CARDS)))
    demand_numbers("open_cards", position.open_cards, range(len(CARDS)))
    demand_numbers("trump", [position.trump], range(-1, 5))
    demand_numbers("election", [position.election], range(3))
    demand_numbers("winner", [position.winner], range(-1, len(NATIONS)))
    for name in ("electors_box", "emperor", "italy"):
        demand(getattr(position, name) in _ON_BOXES, name, "no_such_power")
    for general in position.missions:
        away = general < 0 or position.place[general] == AWAY
        demand(away, "missions", "mission_on_map")
    demand_numbers("returning", [position.returning], range(1 << len(NATIONS)))
    demand_numbers("neutral_until", [position.neutral_until], range(position.setting.turns + 3))
    demand_numbers("removals", [position.removals], _COUNT)
    demand_numbers("cut_off", [position.cut_off], range(1 << len(NATIONS)))
    displayed = {card for nation in MAJORS for card in position.hands[position.display(nation)]}
    demand(displayed.issuperset(position.kept), "kept", "not_displayed")
    _check_bargains(position)


def _check_bargains(position: Position) -> None:
    for name, deals in (
        ("deals", position.deals),
        ("proposals", [proposal.deal for proposal in position.proposals]),
    ):
        for deal in deals:
            demand(deal.kind in DEAL_KINDS, name, "no_deal", kind=deal.kind)
            parties = {deal.giver, deal.taker} <= set(NATIONS)
            demand(parties, name, "not_two_powers", giver=deal.giver, taker=deal.taker)
            demand(set(deal.names) <= ATLAS.index.keys(), name, "no_town")
    seats = set(position.setting.scenario.seats)
    for proposal in position.proposals:
        known = {proposal.proposer, proposal.partner} <= seats
        demand(known, "proposals", "partner_missing", one=proposal.proposer, other=proposal.partner)
