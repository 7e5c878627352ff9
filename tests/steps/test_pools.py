"""Pools of troops whose sum everybody can work out."""

from __future__ import annotations

from collections import Counter
from random import Random

from sanssouci.kernel import part
from sanssouci.steps.pools import POOLS, TroopPools
from tests.steps.skirmish import BLUE, GENERALS, RED, ROSTER, Skirmish

REX, ROLF, RUTH, BERT, BILL, GRETA = range(6)


class Fog(TroopPools, Skirmish):
    """The skirmish with secret troops."""

    pools: list[int] = part(POOLS, lambda setting: list(ROSTER.nation_of[: len(GENERALS)]))


def fog(**troops: int) -> Fog:
    places = {"rex": "a", "rolf": "b", "ruth": "c", "bert": "d", "bill": "d", "greta": "e"}
    return Fog(" ".join(f"{name}@{places[name]}" for name in troops), troops)


def sums(field: Fog, nation: int = RED) -> dict[tuple[int, ...], int]:
    return {tuple(pool): field.strength(pool) for pool in field.pools_on_map(nation)}


def test_at_first_only_the_total_is_known() -> None:
    field = fog(rex=5, rolf=2, ruth=1)
    assert sums(field) == {(REX, ROLF, RUTH): 8}
    rng = Random(1)
    seen = set()
    for _ in range(60):
        field.resample_troops(RED, rng)
        assert sums(field) == {(REX, ROLF, RUTH): 8}
        seen.add(field.troops[REX])
    assert seen == {1, 2, 3, 4, 5, 6}


def test_a_stack_that_shows_its_strength_parts_from_the_others() -> None:
    field = fog(rex=5, rolf=2, ruth=1)
    field.reveal_strength([REX])
    assert sums(field) == {(REX,): 5, (ROLF, RUTH): 3}


def test_two_nations_in_a_stack_tell_their_own_parts() -> None:
    field = fog(rex=5, rolf=2, bert=4, bill=3)
    field.reveal_strength([REX, BERT])
    assert sums(field) == {(REX,): 5, (ROLF,): 2}
    assert sums(field, BLUE) == {(BERT,): 4, (BILL,): 3}


def test_pools_merge_where_troops_may_have_gone() -> None:
    field = fog(rex=8, rolf=2, ruth=1)
    for general in (REX, ROLF):
        field.reveal_strength([general])
    field.merge_gainers(RED)
    assert sums(field) == {(REX,): 8, (ROLF, RUTH): 3}  # Rex is full
    field.reveal_strength([ROLF])
    field.merge_losers(RED)
    assert sums(field) == {(REX, ROLF): 10, (RUTH,): 1}  # Ruth has none to spare


def test_every_split_is_equally_likely() -> None:
    field = fog(rex=2, rolf=2, ruth=1)
    rng = Random(2)
    found: Counter[tuple[int, ...]] = Counter()
    for _ in range(600):
        field.resample_troops(RED, rng)
        found[tuple(field.troops[:3])] += 1
    assert len(found) == 6
    assert min(found.values()) > 60


def test_equal_divisions_are_written_alike() -> None:
    one, other = fog(rex=5, rolf=2, ruth=1), fog(rex=5, rolf=2, ruth=1)
    one.reveal_strength([REX])
    other.reveal_strength([ROLF, RUTH])
    assert one.to_json()["pools"] == other.to_json()["pools"]
