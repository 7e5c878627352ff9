"""The built-in data: complete, and true to what the rules state."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest

from sanssouci.games.crisis.pack import (
    COMMANDER_RESERVE,
    NATIONS,
    UNIT_RESERVE,
    Pack,
    load_pack,
)


@pytest.fixture(scope="module")
def pack() -> Pack:
    return load_pack()


def test_everything_is_there(pack: Pack) -> None:
    assert Counter(space.is_box for space in pack.spaces) == {False: 133, True: 3}
    assert Counter(route.kind for route in pack.routes) == {"land": 180, "sea": 7}
    assert sum(nation.troops for nation in pack.nations) + len(pack.commanders) == 198
    assert [len(pack.deck(alliance)) for alliance in ("prussia", "austria")] == [16, 16]
    assert len(pack.turns) == 45
    assert pack.reconstruction


def test_kinds_of_spaces(pack: Pack) -> None:
    assert Counter(space.kind for space in pack.spaces) == {
        "resource-fort": 17,
        "resource-city": 1,
        "fort": 24,
        "city": 91,
        "box": 3,
    }
    assert {s.capacity for s in pack.spaces if s.kind == "resource-fort"} == {2}
    assert {s.capacity for s in pack.spaces if s.kind == "fort"} == {1}
    assert not any(s.capacity for s in pack.spaces if not s.is_fort)


def test_resource_spaces_by_nation(pack: Pack) -> None:
    resources: Counter[str] = Counter()
    for space in pack.spaces:
        resources[NATIONS[space.nation]] += space.resources
    assert resources == {
        "prussia": 5,
        "britain": 5,
        "austria": 5,
        "france": 3,
        "russia": 4,
        "sweden": 2,
        "saxony": 2,
        "empire": 1,
    }


def test_units_on_the_map_at_the_start(pack: Pack) -> None:
    units: Counter[str] = Counter()
    for placement in pack.placements:
        units[NATIONS[placement.nation]] += placement.troops
    for commander in pack.commanders:
        units[NATIONS[commander.nation]] += commander.start >= 0
    assert units == {
        "prussia": 33,
        "britain": 6,
        "austria": 27,
        "france": 24,
        "russia": 24,
        "sweden": 4,
        "saxony": 5,
        "empire": 6,
    }


def test_a_stack_of_the_set_up(pack: Pack) -> None:
    magdeburg = pack.space_index["magdeburg"]
    there = [c.id for c in pack.commanders if c.start == magdeburg]
    troops = [p.troops for p in pack.placements if p.space == magdeburg]
    assert (there, troops) == (["frederick", "bevern"], [14])
    assert pack.spaces[magdeburg].kind == "resource-fort"


def test_reserves_at_the_start(pack: Pack) -> None:
    assert [c.id for c in pack.commanders if c.start == UNIT_RESERVE] == ["zweibrucken"]
    waiting = Counter(NATIONS[c.nation] for c in pack.commanders if c.start == COMMANDER_RESERVE)
    assert waiting["prussia"] == waiting["austria"] == 8
    assert {n.id: n.released for n in pack.nations if n.released} == {"prussia": 1, "austria": 1}


def test_the_road_of_the_marching_example(pack: Pack) -> None:
    joined = {
        frozenset((pack.spaces[r.a].id, pack.spaces[r.b].id))
        for r in pack.routes
        if r.kind == "land"
    }
    road = ("dresden", "gorlitz", "liegnitz", "schweidnitz", "glatz", "olmutz")
    assert {frozenset(step) for step in pairwise(road)} <= joined


def test_breslau_touches_no_saxon_space(pack: Pack) -> None:
    """Else the isolation example would come out differently."""
    breslau = pack.space_index["breslau"]
    beside = [r.b if r.a == breslau else r.a for r in pack.routes if breslau in (r.a, r.b)]
    assert {NATIONS[pack.spaces[space].nation] for space in beside} == {"prussia"}


def test_no_two_land_routes_cross(pack: Pack) -> None:
    def side(a: int, b: int, c: int) -> float:
        p, q, r = pack.spaces[a], pack.spaces[b], pack.spaces[c]
        return (q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x)

    land = [(r.a, r.b) for r in pack.routes if r.kind == "land"]
    for i, (a, b) in enumerate(land):
        for c, d in land[:i]:
            if {a, b} & {c, d}:
                continue
            crossing = side(a, b, c) * side(a, b, d) < 0 and side(c, d, a) * side(c, d, b) < 0
            assert not crossing, [pack.spaces[space].id for space in (a, b, c, d)]


def test_the_turn_track(pack: Pack) -> None:
    first, last = pack.turns[0], pack.turns[-1]
    assert (first.month, first.year, first.chits) == ("August", 1756, ("prussia", "prussia"))
    assert (last.month, last.year, last.winter) == ("December", 1763, True)
    assert "turn-end" in pack.turns[1].chits
    assert Counter(chit for turn in pack.turns for chit in turn.chits) == {
        **dict.fromkeys(("prussia", "britain", "austria", "russia"), 2),
        **dict.fromkeys(("france", "turn-end"), 1),
    }
    british = [(t.year, t.month) for t in pack.turns for chit in t.chits if chit == "britain"]
    assert british == [(1757, "April"), (1758, "February")]
    (elizabeth,) = (turn for turn in pack.turns if turn.event == "elizabeth")
    assert (elizabeth.year, elizabeth.month) == (1762, "February")
    assert all(turn.winter == (turn.month == "December") for turn in pack.turns)


def test_ids_are_told_apart_and_names_are_german(pack: Pack) -> None:
    ids = [s.id for s in pack.spaces] + [c.id for c in pack.commanders] + list(NATIONS)
    assert len(ids) == len(set(ids))
    assert pack.spaces[pack.space_index["frankfurt-oder"]].name == "Frankfurt (Oder)"
    assert pack.spaces[pack.capital].name == "Berlin"
    assert pack.commanders[pack.king].name == "Frederick"


def test_every_row_names_its_source(pack: Pack) -> None:
    tables = (pack.spaces, pack.routes, pack.commanders, pack.placements, pack.turns, pack.cards)
    for table in tables:
        assert {row.source for row in table} <= {"text", "found", "invented"}
    assert {row.source for row in pack.placements} == {"text"}
