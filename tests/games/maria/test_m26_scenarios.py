"""M26 The introductory game and M27 the game for two."""

from __future__ import annotations

from random import Random

import pytest

from sanssouci.games.maria import GAME
from sanssouci.games.maria.atlas import ATLAS, BOHEMIA, GRAPH
from sanssouci.games.maria.nations import (
    ALL,
    AUSTRIA,
    BAVARIA,
    FRANCE,
    NATIONS,
    PRAGMATIC,
    PRUSSIA,
    SAXONY,
)
from sanssouci.games.maria.politics import Politics
from sanssouci.games.maria.position import Position
from sanssouci.games.maria.saxony import Drift
from sanssouci.games.maria.sequence import TEST, EndOfTurn, Stage
from sanssouci.games.maria.subsidies import draw_size
from sanssouci.games.maria.victory_markers import remove_battle
from sanssouci.kernel import CHANCE, BadOption
from sanssouci.kernel.parts import with_one
from tests.games.maria.political_staging import act, legal, log_keys, staged, where

PRUSSIAN_STAGE = 4


def first(scenario: str) -> Position:
    position = GAME.new(scenario)
    assert isinstance(position, Position)
    return position


# -- M26 ------------------------------------------------------------------------------------------


@pytest.mark.rule("M26.1", "M1.7")
def test_bohemia_alone() -> None:
    position = first("introductory")
    assert position.setting.turns == 9
    assert PRAGMATIC not in position.setting.nations
    used = {ATLAS.pieces[piece].id for piece in position.setting.pieces}
    assert not used & {"moritz", "maillebois", "noailles", "arenberg", "dessauer", "george"}
    assert {"belle-isle", "broglie", "torring", "friedrich", "rutowski", "karl"} <= used
    for piece in position.setting.pieces:
        assert GRAPH.bit[position.place[piece]] & BOHEMIA
    assert position.setting.land == BOHEMIA, "the seam is closed"


@pytest.mark.rule("M26.1", "M26.3")
def test_nothing_is_shown_of_what_takes_no_part() -> None:
    """No power that is not there is an enemy, and Austria does not win by markers."""
    nations = {nation["id"]: nation for nation in first("introductory").view(None)["nations"]}
    assert nations["france"]["enemies"] == ["austria"]
    assert nations["austria"]["cooperating"] == []
    assert [id for id, nation in nations.items() if "pool" in nation] == ["france", "prussia"]


@pytest.mark.rule("M26.1")
def test_there_is_no_politics_and_no_bargaining() -> None:
    position = staged(scenario="introductory", turn=1, stage=0)
    assert position.phase.name == "hussars"
    assert not any(action.verb == "offer" for action in position.asides("maria"))
    assert first("introductory").political_left == []
    with pytest.raises(BadOption):
        GAME.new("introductory", bids="several")


@pytest.mark.rule("M26.2")
def test_strength_of_the_introductory_game() -> None:
    position = first("introductory")
    assert position.setting.strength == (15, 5, 16, 5, 24, 0)
    assert position.pool[PRUSSIA] == 8
    assert position.pool[FRANCE] == 6
    assert position.pool[AUSTRIA] == 0
    assert position.flags[PRUSSIA].bit_count() == 2
    assert position.flags[AUSTRIA].bit_count() == 5
    assert [draw_size(position, nation) for nation in ALL] == [3, 2, 3, 1, 4, 0]
    assert position.setting.opening_hands == (2, 5, 9, 3, 5, 0)


@pytest.mark.rule("M26.3")
def test_an_attacker_wins_with_his_last_marker() -> None:
    def nearly(position: Position) -> None:
        position.pool = with_one(position.pool, PRUSSIA, 0)

    position = staged(
        Stage(TEST), scenario="introductory", turn=5, stage=PRUSSIAN_STAGE, prepare=nearly
    )
    assert position.outcome is not None
    assert position.outcome.winners == ("frederick",)


@pytest.mark.rule("M26.3")
def test_austria_wins_after_nine_turns_without_a_last_winter() -> None:
    position = staged(EndOfTurn(), scenario="introductory", turn=9, stage=6)
    assert position.outcome is not None
    assert position.outcome.winners == ("maria",)
    assert position.winter_scores == [[] for _ in NATIONS]


@pytest.mark.rule("M26.3")
def test_boxes_are_not_used_and_saxony_stays() -> None:
    position = staged(scenario="introductory", turn=3, stage=2)
    remove_battle(position, PRUSSIA, 2, "M14.7")
    assert position.removals == 0
    assert position.seat(SAXONY) == "frederick"


def test_a_random_introductory_game_ends() -> None:
    play, rng = GAME.play("introductory", seed=3), Random(3)
    while not play.state.outcome:
        seat = play.state.actors[0]
        play.act(seat, rng.choice(play.state.legal(seat)))
    assert play.state.outcome.winners


# -- M27 ------------------------------------------------------------------------------------------


@pytest.mark.rule("M27.1")
def test_two_players_lead_the_two_sides() -> None:
    position = first("two-player")
    assert GAME.seats(position) == ("maria", "louis")
    assert [position.seat(nation) for nation in (AUSTRIA, PRAGMATIC)] == ["maria"] * 2
    eastern = (FRANCE, BAVARIA, PRUSSIA, SAXONY)
    assert [position.seat(nation) for nation in eastern] == ["louis"] * 4
    assert position.setting.turns == 12
    assert position.pool[PRUSSIA] == 11
    assert position.pool[FRANCE] == 11


@pytest.mark.rule("M27.1")
def test_saxony_changes_hands_in_the_game_for_two() -> None:
    def lose(position: Position) -> None:
        remove_battle(position, PRUSSIA, 2, "M14.7")

    position = staged(
        Drift(),
        scenario="two-player",
        stage=PRUSSIAN_STAGE,
        prepare=lose,
        hands={"saxony": ["4S"]},
    )
    assert position.actors == ("maria",)
    act(position, "drift 2")
    assert position.seat(SAXONY) == "maria"
    assert log_keys(position).count("log.saxony") == 1


@pytest.mark.rule("M27.1")
def test_every_power_bids_for_itself() -> None:
    hands = {"france": ["9H"], "prussia": ["2H"], "pragmatic": ["3H"], "austria": ["10H"]}
    position = staged(
        Politics(1),
        scenario="two-player",
        turn=4,
        winner="france",
        open_cards=("42c", "42d"),
        hands=hands,
    )
    act(position, "louis: trump hearts")
    asked = []
    while position.phase.name == "bidding":
        asked.append(position.actors[0])
        act(position, legal(position)[0])
    assert asked == ["louis", "louis", "maria", "maria"]


@pytest.mark.rule("M27.2")
def test_who_leads_both_powers_agrees_with_himself() -> None:
    position = staged(Politics(1), scenario="two-player", winner="austria")
    position.apply("maria", "offer maria subsidy austria pragmatic 5")
    assert [deal.kind for deal in position.deals] == ["subsidy"]
    position.apply("maria", "release maria subsidy austria pragmatic 5")
    assert position.deals == []


@pytest.mark.rule("M27.2", "M6.4")
def test_a_common_stack_of_one_player_needs_no_consent() -> None:
    position = staged(
        Stage(3),
        scenario="two-player",
        stage=5,
        at={"george": "utrecht", "arenberg": "amersfoort"},
    )
    roads = [
        action
        for action in position.legal("maria")
        if action.startswith("march arenberg ") and action.endswith(" utrecht")
    ]
    assert roads
    position.apply("maria", roads[0])
    assert where(position, "arenberg") == "utrecht"
    assert position.actors != (CHANCE,)
    assert "maria" in position.actors
