"""Marches along roads, with what stands in the way, in no game's particular version."""

from __future__ import annotations

import pytest

from sanssouci.board import Graph
from sanssouci.board.marches import Marches
from sanssouci.kernel import Action
from sanssouci.steps.marching import (
    Marching,
    MarchLists,
    MarchOffers,
    Surroundings,
    attacks_from,
    closed_to_force_march,
    parts_of_stack,
    trains_run_over,
)
from tests.steps.skirmish import AT, BLUE, MAP, RED, ROSTER, TOWNS, Skirmish, mask, towns

GRAPH = Skirmish.graph
GENERAL = Marches(GRAPH, TOWNS, 1, 2)
FORCED = Marches(GRAPH, TOWNS, 0, 8)


def ends(marching: Marching) -> str:
    return "".join(sorted(action[-1] for action in marching.written()))


def test_every_part_of_a_stack_may_march() -> None:
    assert parts_of_stack((0, 1)) == ((0, 1), (0,), (1,))


def test_a_group_joins_where_there_is_room() -> None:
    stacks = {AT["a"]: [0], AT["b"]: [1, 2]}
    around = Surroundings(stacks, GRAPH.bit, 2, mask("c"), mask("d"), trains_stop=True)
    assert [towns(full) for full in around.full] == ["", "b", "ab"]
    assert towns(around.stops) == "abd"
    assert towns(around.occupied) == "abcd"
    around = Surroundings(stacks, GRAPH.bit, 2, mask("c"), mask("d"), trains_stop=False)
    assert towns(around.stops) == "ab", "some games let a general run over a train and march on"


def test_marches_go_farther_on_fast_ways() -> None:
    lists = MarchLists(ROSTER)
    assert ends(lists.of((0,), AT["a"], GENERAL, 0)) == "abce", "back and forth is allowed"
    assert ends(lists.of((0,), AT["a"], GENERAL, mask("b"))) == "e"
    assert ends(lists.of((0,), AT["a"], GENERAL, 0, stops=mask("b"))) == "be"
    assert lists.of((0, 1), AT["h"], GENERAL, 0)[0] == "march rex+rolf h g"


def test_what_is_met_on_the_way_tells_roads_apart() -> None:
    lists = MarchLists(ROSTER)
    plain = lists.of((0,), AT["b"], Marches(GRAPH, TOWNS, 3, 3), 0).written()
    met = lists.of((0,), AT["b"], Marches(GRAPH, TOWNS, 3, 3), 0, met=mask("a")).written()
    assert "march rex b a b" in met
    assert len({(road[-1], " a" in road) for road in met}) == len(met) > len(plain)


def test_offers_are_a_list_that_is_written_when_it_is_read() -> None:
    lists, offers = MarchLists(ROSTER), MarchOffers()
    offers.add((Action("wait"),))
    offers.add_marches(lists.of((0,), AT["a"], GENERAL, 0))
    offers.add_marches(lists.of((1,), AT["h"], GENERAL, 0))
    offers.add((Action("done"),))
    by_number = [offers[number] for number in range(len(offers))]
    assert offers[-1] == "done"
    assert offers[-len(offers)] == "wait"
    assert all(action in offers for action in by_number)
    assert "march rolf a b" not in offers
    assert "march rex a" not in offers
    for number in (len(offers), -len(offers) - 1):
        with pytest.raises(IndexError):
            offers[number]
    assert offers == by_number == [*offers] == offers[:]
    assert [offers[number] for number in range(len(offers))] == by_number, "read, it is the same"
    assert repr(offers) == repr(by_number)


def test_the_same_roads_of_a_group_are_equal() -> None:
    lists, others = MarchLists(ROSTER), MarchOffers()
    rex, rolf = lists.of((0,), AT["a"], GENERAL, 0), lists.of((1,), AT["a"], GENERAL, 0)
    again = lists.of((0,), AT["a"], GENERAL, 0)
    assert rex is not again
    assert rex == again
    assert hash(rex) == hash(again)
    closed = lists.of((0,), AT["a"], GENERAL, mask("b"))
    farther = lists.of((0,), AT["a"], Marches(GRAPH, TOWNS, 1, 2), 0)
    assert rex not in (rolf, closed, farther, "march rex a b")
    others.add((Action("wait"),))
    others.add_marches(rex)
    others.add_marches(rolf)
    assert others.marches == [rex, rolf]


def test_a_seam_is_closed_to_those_whose_map_has_none() -> None:
    lists = MarchLists(ROSTER)
    within = Marches(Graph(MAP.without("seam")), TOWNS, 3, 4)
    assert ends(lists.of((0,), AT["g"], within, 0)) == "gh"
    assert "j" in ends(lists.of((0,), AT["g"], Marches(GRAPH, TOWNS, 3, 4), 0))


def test_a_force_march_keeps_to_fast_ways_and_away_from_enemies() -> None:
    lists = MarchLists(ROSTER, "force")
    skirmish = Skirmish("rex@a")
    assert closed_to_force_march(skirmish, RED, 0) == 0
    assert lists.of((0,), AT["a"], FORCED, 0)[-1] == "force rex a b c d"
    skirmish = Skirmish("rex@a bert@j")
    closed = closed_to_force_march(skirmish, RED, mask("b"))
    assert towns(closed) == "bdgij"
    assert lists.of((0,), AT["a"], FORCED, closed).roads == ()
    assert ends(lists.of((0,), AT["a"], FORCED, closed & ~mask("b"))) == "abc"


def test_what_a_march_leads_to_is_known_before() -> None:
    skirmish = Skirmish("rex@a bert@c blue-train@b red-train@e")
    road = [AT[town] for town in "abf"]
    assert [ROSTER.ids[train] for train in trains_run_over(skirmish, RED, road)] == ["blue-train"]
    assert trains_run_over(skirmish, BLUE, road) == []
    assert towns(sum(1 << city for city in attacks_from(skirmish, RED, AT["b"]))) == "c"
    skirmish.hostile = {RED: (), BLUE: ()}
    assert attacks_from(skirmish, RED, AT["b"]) == []
