"""All the roads a piece can march."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest

from sanssouci.board.marches import Marches
from sanssouci.games.friedrich.atlas import ATLAS, CITY, GRAPH

Outcome = tuple[int, int]
"""The last city of a march, and the set of targets it has left."""

MARCHES = {(reach, main): Marches(GRAPH, CITY, reach, main) for reach, main in ((3, 4), (2, 3))}


def cities(text: str) -> list[int]:
    return [ATLAS.index[name] for name in text.split()]


def city(name: str) -> int:
    return ATLAS.index[name]


def mask(text: str) -> int:
    return GRAPH.mask(cities(text))


def by_brute_force(
    start: int, reach: int, main_reach: int, blocked: int, stops: int, no_end: int, targets: int
) -> dict[Outcome, int]:
    """Every outcome of every march, with the length of the shortest one."""
    found: dict[Outcome, int] = {}

    def walk(road: list[int], on_main: bool) -> None:
        here, steps = road[-1], len(road) - 1
        if steps:
            taken = GRAPH.mask(road[:-1]) & targets
            if not no_end >> here & 1:
                found[here, taken] = min(steps, found.get((here, taken), 99))
            if stops >> here & 1:
                return
        for there in GRAPH.neighbours[here]:
            main = on_main and there in GRAPH.main[here]
            allowed = main_reach if main else reach
            if steps < allowed and not blocked >> there & 1:
                walk([*road, there], main)

    walk([start], True)
    return found


def outcomes(
    start: int,
    reach: int,
    main_reach: int,
    blocked: int = 0,
    stops: int = 0,
    no_end: int = 0,
    targets: int = 0,
) -> dict[Outcome, int]:
    found: dict[Outcome, int] = {}
    marches = MARCHES[reach, main_reach]
    for road in marches.roads(start, blocked, stops, no_end, targets):
        way = cities(marches.book.text[road])
        assert way[0] == start
        assert all(b in GRAPH.neighbours[a] for a, b in pairwise(way))
        outcome = way[-1], GRAPH.mask(way[:-1]) & targets
        assert outcome not in found, f"{marches.book.text[road]} comes to the same as another road"
        found[outcome] = len(way) - 1
    return found


@pytest.mark.rule("F4.2", "F4.3", "F4.13")
@pytest.mark.parametrize("seed", range(60))
def test_agrees_with_brute_force_on_the_real_map(seed: int) -> None:
    rng = Random(seed)
    # Half of the marches start on a main road, as the extra city is the hard part.
    on_main = [place for place in range(GRAPH.size) if GRAPH.main[place]]
    start = rng.choice(on_main if seed % 2 else range(GRAPH.size))
    near = [place for place, steps in enumerate(GRAPH.distances(start)) if 0 < steps <= 4]

    def some(share: float) -> int:
        return GRAPH.mask(rng.sample(near, int(len(near) * share)))

    blocked = some(rng.choice([0, 0.1, 0.3]))
    stops = some(rng.choice([0, 0.1])) & ~blocked
    no_end = some(rng.choice([0, 0.2]))
    targets = some(rng.choice([0, 0.1, 0.4])) | rng.choice([0, GRAPH.bit[start]])
    for reach, main_reach in MARCHES:
        case = (start, reach, main_reach, blocked, stops, no_end, targets)
        assert outcomes(*case) == by_brute_force(*case)


@pytest.mark.rule("F4.3")
def test_the_extra_city_needs_main_roads_all_the_way() -> None:
    # Glogau = Steinau = Neumarkt = Breslau = Ohlau; Guhrau - Glogau is a minor road.
    assert outcomes(city("glogau"), 3, 4)[city("ohlau"), 0] == 4
    assert (city("breslau"), 0) not in outcomes(city("guhrau"), 3, 4)


@pytest.mark.rule("F4.5")
def test_blocked_cities_are_not_entered() -> None:
    found = outcomes(city("berlin"), 3, 4, blocked=mask("potsdam bernau"))
    assert not {end for end, _ in found} & set(cities("potsdam bernau brandenburg eberswalde"))


@pytest.mark.rule("F4.8", "F4.10")
def test_a_stop_can_be_entered_but_not_passed() -> None:
    found = outcomes(city("berlin"), 3, 4, stops=mask("bernau"))
    ends = {end for end, _ in found}
    assert set(cities("bernau")) <= ends
    assert not set(cities("eberswalde chorin")) & ends


@pytest.mark.rule("F5.16")
def test_a_city_may_be_passed_in_which_no_march_may_end() -> None:
    found = outcomes(city("berlin"), 3, 4, no_end=mask("bernau"))
    ends = {end for end, _ in found}
    assert not set(cities("bernau")) & ends
    assert set(cities("eberswalde chorin")) <= ends


@pytest.mark.rule("F5.2", "F5.4")
def test_targets_count_when_they_are_left() -> None:
    breslau, ohlau = cities("breslau ohlau")
    targets = mask("breslau")
    from_breslau = outcomes(breslau, 3, 4, targets=targets)
    assert (ohlau, targets) in from_breslau
    assert (ohlau, 0) not in from_breslau
    assert (breslau, targets) in from_breslau  # there and back
    from_ohlau = outcomes(ohlau, 3, 4, targets=targets)
    assert from_ohlau[breslau, 0] == 1  # stopping takes nothing
    assert from_ohlau[breslau, targets] == 3


@pytest.mark.rule("F4.4")
def test_a_march_may_end_where_it_began() -> None:
    berlin = city("berlin")
    assert outcomes(berlin, 3, 4)[berlin, 0] == 2


def test_the_area_holds_every_city_a_march_could_touch() -> None:
    marches = MARCHES[3, 4]
    for start in cities("berlin glogau waldenburg emden"):
        area = marches.area[start]
        for road in marches.roads(start, 0, 0, 0, (1 << GRAPH.size) - 1):
            assert not GRAPH.mask(cities(marches.book.text[road])) & ~area
