"""Perft: how many legal actions there are from fixed positions, so that a slip shows as a number.

Marches are checked against a brute force over all walks of one and two spaces.
"""

from __future__ import annotations

import pytest

from sanssouci.games.crisis.atlas import ARMY_MASK, BIT, BOXES, INDEX, LAND, SPACE, SPACE_COUNT
from sanssouci.games.crisis.position import Position
from tests.games.crisis.staging import act, legal, stage, units
from tests.games.perft import leaves_of


def walks(position: Position, start: int, side: int) -> set[int]:
    """Every space a lone unit could reach for a point, with no thought of cleverness."""
    enemies = position.friends(1 - side)

    def quiet(space: int) -> bool:
        return position.holder(space) == side and not position.has_units(space, enemies)

    ends = set(LAND[start])
    for middle in LAND[start]:
        for end in LAND[middle]:
            if all(map(quiet, (start, middle, end))) and not BOXES & BIT[middle]:
                ends.add(end)
    return {end for end in ends if end != start and not BOXES & BIT[end]}


@pytest.mark.rule("C6.1", "C6.3")
@pytest.mark.parametrize(("army", "side"), [("prussia", 0), ("austria", 1), ("france", 1)])
def test_marches_match_brute_force(army: str, side: int) -> None:
    for start in range(SPACE_COUNT):
        if BOXES & BIT[start]:
            continue
        position = stage(army, at={SPACE[start]: army}, points=1)
        marches = legal(position, f"march {SPACE[start]} ")
        assert {INDEX[march.split()[2]] for march in marches} == walks(position, start, side)
        assert position.has_units(start, ARMY_MASK[position.army])


@pytest.mark.parametrize(
    ("army", "leaves"),
    [("prussia", 53), ("britain", 20), ("austria", 151), ("france", 39), ("russia", 6)],
)
def test_perft_of_the_first_moves(army: str, leaves: int) -> None:
    assert leaves_of(stage(army), 1) == leaves


@pytest.mark.parametrize(("army", "leaves"), [("britain", 211), ("france", 740)])
def test_perft_of_two_moves(army: str, leaves: int) -> None:
    assert leaves_of(stage(army), 2) == leaves


def parties(position: Position, end: str) -> list[str]:
    """Every party that can be put together once a march is begun."""
    if position.stack[-1].name != "party":
        return [units(position, end)]
    found = []
    for action in position.legal(position.actors[0]):
        after = position.clone()
        after.apply(position.actors[0], action)
        found += parties(after, end)
    return found


@pytest.mark.rule("C6.1", "C6.4")
def test_every_part_of_a_stack_can_march_and_each_in_one_way_only() -> None:
    at = {"berlin": "2 prussia, 2 prussia.depleted, frederick, bevern"}
    position = act(stage("prussia", only=True, at=at), "pick berlin zossen")
    found = parties(position, "zossen")
    assert len(found) == len(set(found)) == 3 * 3 * 2 * 2 - 1


@pytest.mark.rule("C6.1")
def test_no_party_is_bigger_than_eight() -> None:
    position = stage("prussia", only=True, at={"berlin": "9 prussia, frederick"})
    act(position, "pick berlin zossen")
    found = parties(position, "zossen")
    sizes = [0] * 2
    for party in found:
        sizes["frederick" in party] += 1
    assert sizes == [8, 8]  # one to eight without him, none to seven with him
