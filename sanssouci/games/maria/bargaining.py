"""M24 Bargaining: what players may offer each other, in words that the rules can keep."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from sanssouci.board import bits
from sanssouci.games.maria.atlas import CITY
from sanssouci.games.maria.nations import (
    AUSTRIA,
    BAVARIA,
    FRANCE,
    MAJORS,
    NATION_INDEX,
    NATIONS,
)
from sanssouci.games.maria.relations import (
    NO_AGGRESSION,
    NO_COMBAT,
    NO_HUSSARS,
    NO_PROTECTION,
    SUBSIDY,
)
from sanssouci.steps.deals import Deal, Proposal

if TYPE_CHECKING:
    from sanssouci.games.maria.position import Position

TURNS_A_YEAR: Final = 3
FIRST_DRAW: Final = 3
"""The stage in which cards are drawn first: subsidies are agreed on before it (M24.3)."""


_BARRING: Final = ("combat", "command", "march_consent")
"""The phases in which who fights whom stands already, or what a march will meet."""


def is_open(position: Position) -> bool:
    """Nothing is struck while combats are fought or a march waits for an answer (M24.7)."""
    return all(phase.name not in _BARRING for phase in position.stack)


def offers(position: Position, seat: str) -> list[Proposal]:
    """Every deal that a player may offer another now, and every release from one."""
    return [
        *_truces(position, seat),
        *_open_gates(position, seat),
        *_subsidies(position, seat),
        *_releases(position, seat),
    ]


def last_turns(position: Position) -> range:
    """When a deal may end: with this turn or any later one."""
    return range(position.turn, position.setting.turns + 1)


def end_of_year(turn: int) -> int:
    """The last turn of the year that a turn is in (M4.1)."""
    return turn + -turn % TURNS_A_YEAR


def may_pay(position: Position, giver: int, taker: int) -> bool:
    """True if a major power may subsidise another; Bavaria has its own rule (M24.3, M24.4)."""
    if giver not in MAJORS or giver == taker or (giver, taker) == (FRANCE, BAVARIA):
        return False
    relations = position.relations
    close = position.setting.option["subsidised"] == "cooperating"
    return taker in (relations.cooperating if close else relations.allies)[giver]


def _truces(position: Position, seat: str) -> Iterator[Proposal]:
    """What binds two enemies alike; of the two powers the first in order stands first."""
    for own in position.nations_of(seat):
        for other in position.relations.enemies[own]:
            partner = position.seat(other)
            if partner == seat:
                continue
            one, two = sorted((own, other))
            kinds = (NO_AGGRESSION, NO_COMBAT, *([NO_HUSSARS] if AUSTRIA in (own, other) else []))
            for kind in kinds:
                if not position.in_force(kind, NATIONS[one], NATIONS[two]):
                    for until in last_turns(position):
                        deal = Deal(kind, NATIONS[one], NATIONS[two], until)
                        yield Proposal(seat, partner, deal)


def _open_gates(position: Position, seat: str) -> Iterator[Proposal]:
    """A promise not to protect a fortress against an enemy, this turn or until winter."""
    from sanssouci.games.maria.victory_markers import held_by

    ends = sorted({position.turn, end_of_year(position.turn)})
    for own in position.nations_of(seat):
        fortresses = held_by(position, position.relations.cooperating[own])
        for other in position.relations.enemies[own]:
            partner = position.seat(other)
            if partner == seat:
                continue
            for city in bits(fortresses):
                for until in ends:
                    deal = Deal(NO_PROTECTION, NATIONS[own], NATIONS[other], until, (CITY[city],))
                    if deal not in position.deals:
                        yield Proposal(seat, partner, deal)


def _subsidies(position: Position, seat: str) -> Iterator[Proposal]:
    """A card a turn from one power to an ally, offered or asked for (M24.3)."""
    if position.stage >= FIRST_DRAW:
        return
    for giver in MAJORS:
        for taker in position.setting.nations:
            seats = (position.seat(giver), position.seat(taker))
            if seat not in seats or not may_pay(position, giver, taker):
                continue
            if position.in_force(SUBSIDY, NATIONS[giver], NATIONS[taker]):
                continue
            partner = seats[1] if seat == seats[0] else seats[0]
            for until in last_turns(position):
                deal = Deal(SUBSIDY, NATIONS[giver], NATIONS[taker], until)
                yield Proposal(seat, partner, deal)


def _releases(position: Position, seat: str) -> Iterator[Proposal]:
    """The end of a deal before its time, if both agree (M24.3, M24.7)."""
    for deal in position.deals:
        if deal.kind == SUBSIDY and position.stage >= FIRST_DRAW:
            continue
        seats = [position.seat(NATION_INDEX[party]) for party in (deal.giver, deal.taker)]
        if seat in seats:
            partner = seats[1] if seat == seats[0] else seats[0]
            yield Proposal(seat, partner, deal, release=True)
