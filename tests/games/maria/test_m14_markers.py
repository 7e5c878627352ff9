"""M14 Victory markers and boxes, M2 control."""

from __future__ import annotations

import pytest

from sanssouci.games.maria.atlas import ATLAS
from sanssouci.games.maria.nations import AUSTRIA, BAVARIA, FRANCE, PRAGMATIC, PRUSSIA, SAXONY
from sanssouci.games.maria.sequence import COMBAT, MOVEMENT
from sanssouci.games.maria.soundness import markers_in_all
from sanssouci.games.maria.victory_markers import (
    controller,
    score_battle,
    take_fortress,
    turn_elector,
    use_marker,
)
from sanssouci.kernel.parts import with_one
from tests.games.maria.staging import do, marked, war


def take(position: object, nation: int, *towns: str) -> None:
    for town in towns:
        take_fortress(position, nation, ATLAS.index[town], "M10.1")  # type: ignore[arg-type]


@pytest.mark.rule("M14.1", "M2.8", "M3.3")
def test_markers_are_in_pools_on_the_map_or_on_boxes() -> None:
    position = war(3, MOVEMENT, {"moritz": "paris"})
    assert [position.pool[n] for n in (AUSTRIA, PRAGMATIC, PRUSSIA, FRANCE)] == [3, 8, 11, 11]
    assert [markers_in_all(position, n) for n in (AUSTRIA, PRAGMATIC, PRUSSIA, FRANCE)] == [
        8, 8, 13, 11,
    ]  # fmt: skip
    owners = {town: controller(position, ATLAS.index[town]) for town in ("prag", "glogau", "lille")}
    assert owners == {"prag": AUSTRIA, "glogau": PRUSSIA, "lille": FRANCE}
    take(position, FRANCE, "prag")
    assert controller(position, ATLAS.index["prag"]) == FRANCE


@pytest.mark.rule("M14.2", "M14.3", "M14.5")
def test_what_a_minor_power_takes_gets_its_major_powers_marker() -> None:
    position = war(3, MOVEMENT, {"moritz": "paris"}, flags={"austria": ["braunau"]})
    assert position.pool[AUSTRIA] == 2
    take(position, BAVARIA, "braunau", "linz")
    assert marked(position, FRANCE) == {"braunau", "linz"}
    assert position.pool[AUSTRIA] == 3
    assert position.pool[FRANCE] == 9
    assert controller(position, ATLAS.index["braunau"]) == FRANCE


@pytest.mark.rule("M14.4", "M14.5")
def test_freeing_only_removes_the_enemy_marker() -> None:
    position = war(5, MOVEMENT, {"stair": "ath"}, flags={"france": ["mons", "linz"]})
    assert position.pool[FRANCE] == 9
    take(position, PRAGMATIC, "mons")
    take(position, AUSTRIA, "linz")
    assert position.pool[FRANCE] == 11
    assert position.pool[PRAGMATIC] == 8
    assert controller(position, ATLAS.index["mons"]) == AUSTRIA


@pytest.mark.rule("M14.2", "M2.6")
def test_silesian_fortresses_always_get_markers() -> None:
    position = war(4, MOVEMENT, {"friedrich": "berlin"})
    take(position, PRUSSIA, "breslau")
    assert "breslau" in marked(position, PRUSSIA)
    assert position.pool[AUSTRIA] == 4
    take(position, AUSTRIA, "breslau", "glogau")
    assert marked(position, AUSTRIA) >= {"breslau", "glogau"}


@pytest.mark.rule("M14.6", "M14.10")
def test_three_electors_are_worth_a_marker_while_they_last() -> None:
    position = war(3, MOVEMENT, {"moritz": "paris"})
    take(position, FRANCE, "mainz")
    assert position.electors_box == FRANCE
    assert position.pool[FRANCE] == 10
    take(position, AUSTRIA, "koln")
    assert position.electors_box == -1
    assert position.pool[FRANCE] == 11
    turn_elector(position, AUSTRIA, ATLAS.index["mainz"])
    assert position.electors_box == PRAGMATIC
    assert position.pool[PRAGMATIC] == 7


@pytest.mark.rule("M14.7")
@pytest.mark.parametrize(
    ("lost", "removed", "placed"), [(2, 0, 0), (2, 1, 1), (4, 0, 1), (6, 0, 2), (9, 2, 2)]
)
def test_a_victory_fills_the_battle_box(lost: int, removed: int, placed: int) -> None:
    position = war(3, MOVEMENT, {"moritz": "paris"})
    position.battle_box = with_one(position.battle_box, FRANCE, 2)
    position.pool = with_one(position.pool, FRANCE, 9)
    score_battle(position, AUSTRIA, FRANCE, lost, removed)
    assert position.battle_box[AUSTRIA] == placed
    assert position.battle_box[FRANCE] == 2 - placed
    assert position.pool[FRANCE] == 9 + placed


@pytest.mark.rule("M14.7", "M28.1")
def test_the_loser_removes_what_was_placed_or_earned() -> None:
    for option, left in (("placed", 1), ("earned", 0)):
        position = war(3, MOVEMENT, {"moritz": "paris"}, loser_removes=option)
        position.battle_box = with_one(position.battle_box, FRANCE, 2)
        position.pool = with_one(position.pool, FRANCE, 9)
        position.battle_box = with_one(position.battle_box, AUSTRIA, 1)
        position.pool = with_one(position.pool, AUSTRIA, 2)
        score_battle(position, AUSTRIA, FRANCE, 6, 0)
        assert position.battle_box[AUSTRIA] == 2
        assert position.battle_box[FRANCE] == left


@pytest.mark.rule("M14.8", "M11.14", "M1.2")
def test_minor_powers_count_for_their_major_power() -> None:
    position = war(
        3, COMBAT, {"torring": "passau", "karl": "peuerbach"}, troops={"torring": 5, "karl": 2}
    )
    do(position, "maria: concede")
    assert position.winner == FRANCE
    assert position.battle_box[FRANCE] == 1
    assert position.major_of(SAXONY) == PRUSSIA


@pytest.mark.rule("M14.13")
def test_with_an_empty_pool_control_changes_and_the_surplus_counts() -> None:
    position = war(5, MOVEMENT, {"karl": "prag"})
    position.pool = with_one(position.pool, AUSTRIA, 0)
    use_marker(position, AUSTRIA)
    assert position.surplus[AUSTRIA] == 1
    take(position, AUSTRIA, "munchen")
    assert controller(position, ATLAS.index["munchen"]) == AUSTRIA
    assert position.surplus[AUSTRIA] == 2
    take(position, FRANCE, "munchen")
    assert position.surplus[AUSTRIA] == 1
    assert position.pool[AUSTRIA] == 0


@pytest.mark.rule("M14.11", "M14.12")
def test_boxes_of_crown_italy_and_silesia_hold_markers() -> None:
    position = war(5, MOVEMENT, {"karl": "prag"})
    position.emperor, position.italy, position.silesia = AUSTRIA, FRANCE, True
    for nation in (AUSTRIA, FRANCE, PRUSSIA):
        use_marker(position, nation)
    assert [markers_in_all(position, n) for n in (AUSTRIA, FRANCE, PRUSSIA)] == [8, 11, 13]
    assert position.view(None)["boxes"] == {
        "electors": None, "emperor": "austria", "italy": "france", "silesia": "prussia",
    }  # fmt: skip
