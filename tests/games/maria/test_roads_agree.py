"""The lists of marches and the reasons for refusals are worked out apart: here they must agree."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from sanssouci.board import bits
from sanssouci.games.maria import march_refusals
from sanssouci.games.maria.atlas import BOHEMIA, CITY, GENERAL_COUNT, GRAPH, NATION_OF, PIECE_ID
from sanssouci.games.maria.marching import MARCH_VERBS
from sanssouci.games.maria.movement import Movement
from sanssouci.games.maria.nations import (
    AUSTRIA,
    BAVARIA,
    FRANCE,
    NATIONS,
    PRAGMATIC,
    PRUSSIA,
    SAXONY,
)
from sanssouci.games.maria.position import Position
from sanssouci.games.maria.relations import NO_AGGRESSION
from sanssouci.games.maria.sequence import MOVEMENT
from sanssouci.kernel import Action
from sanssouci.steps.deals import Deal
from tests.games.maria.staging import war

PARTNERS = ({FRANCE, BAVARIA}, {PRUSSIA, SAXONY}, {AUSTRIA, PRAGMATIC})
WALKS = 40
"""How many roads are tried at random in a position."""


def crowd(rng: Random) -> Position:
    """Many pieces in a small part of the map, some in stacks of two powers, and two hussars."""
    near = [*bits(GRAPH.ball(rng.randrange(GRAPH.size), 6))]
    at: dict[str, str] = {}
    there: dict[int, list[int]] = {}
    for piece, id in enumerate(PIECE_ID):
        city = rng.choice(near)
        others = there.setdefault(city, [])
        if rng.random() < 0.5 and (not others or _may_join(piece, others)):
            others.append(piece)
            at[id] = CITY[city]
    free = [city for city in near if not there.get(city) and BOHEMIA >> city & 1]
    enemy = rng.choice((AUSTRIA, PRAGMATIC))
    truce = Deal(NO_AGGRESSION, NATIONS[FRANCE], NATIONS[enemy], 5)
    return war(
        rng.choice((3, 4, 5)), MOVEMENT, at,
        hussars=[CITY[city] for city in rng.sample(free, min(2, len(free)))],
        down=[id for id in at if id in PIECE_ID[:GENERAL_COUNT] and rng.random() < 0.2],
        deals=[truce] if rng.random() < 0.2 else (),
    )  # fmt: skip


def _may_join(piece: int, others: list[int]) -> bool:
    nations = {NATION_OF[piece], NATION_OF[others[0]]}
    together = len(nations) == 1 or nations in PARTNERS
    return len(others) == 1 and max(piece, others[0]) < GENERAL_COUNT and together


def walks(position: Position, movement: Movement, seat: str, rng: Random) -> Iterator[Action]:
    """Marches by roads as they come, back and forth."""
    own = [
        piece
        for piece, city in enumerate(position.place)
        if city >= 0 and position.seat(NATION_OF[piece]) == seat
        if NATION_OF[piece] in movement.nations
    ]
    for _ in range(WALKS if own else 0):
        piece, verb = rng.choice(own), rng.choice(MARCH_VERBS)
        road = [position.place[piece]]
        for _ in range(rng.randint(1, 4)):
            onward = GRAPH.main[road[-1]] if verb == "force" else GRAPH.neighbours[road[-1]]
            road += [rng.choice(onward)] if onward else []
        stack = position.stack_at(road[0]) if piece < GENERAL_COUNT else [piece]
        group = [piece] if rng.random() < 0.5 else sorted(stack)
        if len(road) > 1:
            name = "+".join(PIECE_ID[each] for each in group)
            yield Action.of(verb, name, *(CITY[city] for city in road))


@pytest.mark.rule("M9.1", "M9.2", "M9.3", "M9.7", "M10.8")
@pytest.mark.parametrize("seed", range(25))
def test_what_is_offered_is_not_refused_and_what_is_not_refused_is_offered(seed: int) -> None:
    rng = Random(seed)
    position = crowd(rng)
    movement = position.phase
    assert isinstance(movement, Movement)
    for seat in position.actors:
        offered = [*position.legal(seat)]
        for march in offered:
            if march.verb in MARCH_VERBS:
                refusal = march_refusals.explain(position, movement, seat, march)
                assert refusal is None, (march, refusal)
        for march in walks(position, movement, seat, rng):
            if march_refusals.explain(position, movement, seat, march) is None:
                assert movement.meant(position, seat, march) in offered, march
