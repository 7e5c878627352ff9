"""Perft: how many legal actions there are from fixed positions, so that a slip shows as a number.

Steps, strengths and loads are counted by a brute force over everything one could say; the other
counts are pinned.
"""

from __future__ import annotations

from itertools import product

import pytest

from sanssouci.games.sieben_jahre import GAME
from sanssouci.games.sieben_jahre.atlas import COMMANDER_INDEX, PLACE_INDEX
from sanssouci.games.sieben_jahre.position import Position
from sanssouci.games.sieben_jahre.states import AP, BOARD_INDEX
from sanssouci.games.sieben_jahre.units import COST, price
from tests.games.sieben_jahre.staging import NORMAL, act, chance, stage


def lines_of_play(position: Position, depth: int) -> int:
    """How many ways there are to play on for so many decisions, those of chance included."""
    legal = position.legal(position.actors[0])
    if depth == 1:
        return len(legal)
    count = 0
    for action in legal:
        after = position.clone()
        after.apply(after.actors[0], action)
        count += lines_of_play(after, depth - 1)
    return count


@pytest.mark.parametrize(
    ("scenario", "counts"),
    [
        ("campaign", (6, 96, 15392)),
        ("saxony-1756", (5, 672)),
        ("ostpreussen-1757-solo", (5, 340, 1324)),
    ],
)
def test_lines_of_play_from_the_first_position(scenario: str, counts: tuple[int, ...]) -> None:
    position = GAME.new(scenario)
    assert isinstance(position, Position)
    found = tuple(lines_of_play(position, depth) for depth in range(1, len(counts) + 1))
    assert found == counts


@pytest.mark.rule("S10.2")
@pytest.mark.parametrize("place", ["berlin", "breslau", "stettin", "dresden", "magdeburg"])
def test_the_steps_of_an_army_are_the_roads_on_the_map(place: str) -> None:
    position = stage("prussia", armies={"frederik-ii": f"{place}, 4fv, 8/8"}, year=1757)
    act(position, "move frederik-ii")
    chance(position, f"event {NORMAL}")
    ends = [(way.a, way.b) for way in GAME.map.ways if way.kind == "land"]
    near = {b if a == place else a for a, b in ends if place in (a, b)}
    open_ = {id for id in near if not position.is_closed(PLACE_INDEX[id], AP)}
    steps = {action.words[0] for action in position.legal(position.actors[0])}
    assert steps == open_


@pytest.mark.rule("S12.1", "SII.3")
def test_strengths_are_all_that_the_purse_pays_for() -> None:
    position = GAME.new("saxony-1756")
    assert isinstance(position, Position)
    act(position, "purse 4")
    offered = [str(a) for a in position.legal(position.actors[0]) if "von-schwerin" in a]
    troops = position.troops[COMMANDER_INDEX["von-schwerin"]]
    budget = position.purse[BOARD_INDEX["prussia"]] + price(troops)
    wanted = {
        f"muster von-schwerin {' '.join(map(str, each))}"
        for each in product(range(7), repeat=3)
        if 1 <= sum(each) <= 6 and sum(n * COST[arm][0] for arm, n in enumerate(each)) <= budget
    }
    assert len(offered) == len(set(offered))
    assert set(offered) == wanted


@pytest.mark.rule("S14.2", "S17.1")
@pytest.mark.parametrize("coins", [1, 3, 9, 49])
def test_loads_are_all_that_fit_and_can_be_paid(coins: int) -> None:
    position = GAME.new("ostpreussen-1757")
    assert isinstance(position, Position)
    act(position, "purse 1", "done")
    board = BOARD_INDEX["austria"]
    limit = position.ammunition_limit(position.contingents(board)[0])
    position.purse[board] = coins
    position._actors = None
    wanted = sum(f + a <= coins for f in range(9) for a in range(limit + 1))
    assert len(position.legal("russia")) == wanted
