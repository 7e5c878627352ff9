"""M15 Winter, M25 Victory."""

from __future__ import annotations

import pytest

from sanssouci.games.maria import victory
from sanssouci.games.maria.nations import AUSTRIA, BAVARIA, FRANCE, PRAGMATIC, PRUSSIA, SAXONY
from sanssouci.games.maria.position import Position
from sanssouci.games.maria.recruitment import Recruiting
from sanssouci.games.maria.sequence import MOVEMENT, EndOfTurn
from sanssouci.games.maria.winter import Winter, order
from sanssouci.kernel.parts import with_one
from tests.games.maria.political_staging import act, staged
from tests.games.maria.staging import do, keys, legal, troops, war, where, why

WEAK = {"moritz": 2, "belle-isle": 2, "broglie": 2, "maillebois": 2, "noailles": 2}


@pytest.mark.rule("M15.1", "M19.4")
def test_the_order_of_recruiting_follows_saxony() -> None:
    position = war(5, MOVEMENT, {"karl": "prag"})
    assert order(position) == (FRANCE, BAVARIA, PRUSSIA, SAXONY, AUSTRIA, PRAGMATIC)
    other = war(5, MOVEMENT, {"karl": "prag"}, tracks={"saxony": 4})
    assert order(other) == (FRANCE, BAVARIA, PRUSSIA, AUSTRIA, SAXONY, PRAGMATIC)


@pytest.mark.rule("M15.2", "M5.8", "M6.1", "M6.2")
def test_troops_cost_four_points_and_only_their_number_is_told() -> None:
    position = staged(
        Recruiting(FRANCE), stage=6, troops=WEAK, hands={"france": ["10S", "7H", "R"]}
    )
    assert legal(position, "recruit")[-1] == "recruit 6"  # 25 points
    assert why(position, "recruit 7") == "M15.2"
    act(position, "recruit 2", "pay R")
    assert position.actors == ("louis",)
    act(position, "reinforce moritz", "reinforce broglie")
    assert troops(position, "moritz") == 3
    assert troops(position, "broglie") == 3
    told = [line for line in position.log or () if line.message.key == "log.reinforced"]
    assert all(line.audience == ("louis",) for line in told)
    assert "log.recruits" in keys(position)
    assert why(position, "recruit 99") == "M6.2"


@pytest.mark.rule("M15.3", "M15.4")
def test_generals_return_on_major_fortresses_at_home() -> None:
    position = staged(
        Recruiting(FRANCE), stage=6, troops=WEAK, hands={"france": ["10S"]},
        at={"noailles": None, "france-train-1": "metz", "austria-train-1": "strassburg",
            "maillebois": "lille"},
    )  # fmt: skip
    act(position, "recruit 1", "pay 10S")
    assert set(legal(position, "enter")) == {
        "enter noailles paris", "enter noailles lille", "enter noailles strassburg",
    }  # fmt: skip
    assert why(position, "enter noailles munchen") == "M15.3"
    act(position, "enter noailles strassburg")
    assert where(position, "noailles") == "strassburg"
    assert troops(position, "noailles") == 1
    assert where(position, "austria-train-1") is None


@pytest.mark.rule("M15.3", "M15.4")
def test_no_return_where_the_enemy_holds_the_fortress() -> None:
    position = staged(
        Recruiting(BAVARIA), stage=6, at={"torring": None}, hands={"bavaria": ["10S"]},
        flags={"austria": ["munchen"]},
    )  # fmt: skip
    assert legal(position) == ["done"]
    assert why(position, "recruit 1") == "M15.4"


@pytest.mark.rule("M15.3", "M20.7")
@pytest.mark.parametrize(("neutral_until", "returns"), [(0, False), (8, True)])
def test_a_neutral_who_holds_the_fortress_is_no_enemy(neutral_until: int, returns: bool) -> None:
    def prepare(position: Position) -> None:
        position.neutral_until = neutral_until

    position = staged(
        Recruiting(SAXONY), stage=6, turn=6, tracks={"saxony": 4}, at={"rutowski": None},
        hands={"saxony": ["10S"]}, flags={"prussia": ["dresden"]}, prepare=prepare,
    )  # fmt: skip
    assert ("recruit 1" in legal(position)) == returns


@pytest.mark.rule("M17.10", "M17.9", "M15.3")
def test_a_truce_of_the_turn_is_over_when_winter_comes() -> None:
    """A train of the other side is then destroyed by whoever comes back."""

    def under_truce(position: Position) -> None:
        position.truce = True

    position = staged(
        EndOfTurn(), turn=3, stage=6, at={"karl": None, "prussia-train-1": "wien"},
        troops={"traun": 4, "khevenhuller": 4, "batthyany": 4, "neipperg": 4, "arenberg": 4},
        hands={"austria": ["10S"]}, prepare=under_truce,
    )  # fmt: skip
    do(position, "maria: recruit 1", "maria: pay 10S", "maria: enter karl wien")
    assert where(position, "prussia-train-1") is None


@pytest.mark.rule("M17.6")
def test_an_event_limits_what_is_bought_and_gives_some_free() -> None:
    position = staged(Recruiting(FRANCE, 3, 2), stage=1, troops=WEAK, hands={"france": ["4S"]})
    assert legal(position, "recruit")[-1] == "recruit 3"
    assert why(position, "recruit 4") == "M17.6"
    act(position, "recruit 2", "reinforce moritz", "reinforce moritz")
    assert troops(position, "moritz") == 4
    assert len(position.hands[FRANCE]) == 1
    assert legal(position, "recruit") == ["recruit 1"]


@pytest.mark.rule("M15.5", "M23.1")
def test_winter_scores_are_written_down_in_secret() -> None:
    def set_aside(position: Position) -> None:
        position.set_aside = with_one(position.set_aside, FRANCE, 2)
        position.pool = with_one(position.pool, FRANCE, 8)

    for option, points in ((False, 8), (True, 10)):
        position = staged(
            EndOfTurn(3), Winter(), stage=6, turn=3, set_aside_scores=option, prepare=set_aside
        )
        assert position.winter_scores[FRANCE] == [points]
        assert position.winter_scores[AUSTRIA] == [3]
        nations = {n["id"]: n for n in position.view("maria")["nations"]}
        assert nations["france"]["winter_scores"] is None
        assert nations["austria"]["winter_scores"] == [3]


# -- victory ---------------------------------------------------------------------------------------


def at_test(**pools: int) -> Position:
    position = war(3, MOVEMENT, {"moritz": "paris", "karl": "prag"})
    for name, count in pools.items():
        position.pool = with_one(position.pool, position.nations.index(name), count)
    return position


@pytest.mark.rule("M25.1", "M1.6")
@pytest.mark.parametrize(
    ("nation", "seat"),
    [
        ("austria", "maria"),
        ("prussia", "frederick"),
        ("pragmatic", "frederick"),
        ("france", "louis"),
    ],
)
def test_an_empty_pool_wins(nation: str, seat: str) -> None:
    position = at_test(**{nation: 0})
    victory.test(position)
    assert position.outcome is not None
    assert position.outcome.winners == (seat,)
    assert position.outcome.reason == "markers"


@pytest.mark.rule("M25.1", "M28.1")
def test_markers_set_aside_hinder_by_option_only() -> None:
    for option, over in ((False, True), (True, False)):
        position = war(3, MOVEMENT, {"moritz": "paris"}, set_aside_counts=option)
        position.pool = with_one(position.pool, FRANCE, 0)
        position.set_aside = with_one(position.set_aside, FRANCE, 3)
        victory.test(position)
        assert bool(position.outcome) is over


@pytest.mark.rule("M25.3")
def test_of_several_the_larger_surplus_wins_then_maria_theresa() -> None:
    even = at_test(austria=0, prussia=0, france=0)
    victory.test(even)
    assert even.outcome
    assert even.outcome.winners == ("maria",)
    larger = at_test(austria=0, france=0)
    larger.surplus = with_one(larger.surplus, FRANCE, 2)
    victory.test(larger)
    assert larger.outcome
    assert larger.outcome.winners == ("louis",)
    frederick = at_test(pragmatic=0, france=0)
    victory.test(frederick)
    assert frederick.outcome
    assert frederick.outcome.winners == ("frederick",)
    tied = war(3, MOVEMENT, {"moritz": "paris"}, surplus=False)
    for nation in (FRANCE, AUSTRIA):
        tied.pool = with_one(tied.pool, nation, 0)
    tied.surplus = with_one(tied.surplus, FRANCE, 2)
    victory.test(tied)
    assert tied.outcome
    assert tied.outcome.winners == ("maria",)


@pytest.mark.rule("M25.4")
def test_the_lowest_sum_of_four_winters_wins() -> None:
    position = at_test()
    for nation, scores in {
        FRANCE: [4, 3],
        PRUSSIA: [4, 3],
        AUSTRIA: [5, 5],
        PRAGMATIC: [8, 8],
    }.items():
        position.winter_scores = with_one(position.winter_scores, nation, scores)
    victory.test_last_winter(position)
    assert position.outcome
    assert position.outcome.winners == ("frederick",)
    assert position.outcome.reason == "winter"


@pytest.mark.rule("M25.5", "M25.2")
def test_victory_is_tested_at_the_end_of_a_stage() -> None:
    position = war(3, MOVEMENT, {"moritz": "lille", "karl": "prag"})
    position.pool = with_one(position.pool, FRANCE, 1)
    do(position, "march moritz lille tournai ath")
    assert position.pool[FRANCE] == 0
    assert position.phase.name == "movement"
    do(position, "done")
    assert position.outcome
    assert position.outcome.winners == ("louis",)


@pytest.mark.rule("M25.2", "M28.1")
@pytest.mark.parametrize(("option", "over"), [("all", True), ("stages", False)])
def test_tests_outside_stages_are_an_option(option: str, over: bool) -> None:
    def prepare(position: Position) -> None:
        position.pool = with_one(position.pool, AUSTRIA, 0)

    position = staged(EndOfTurn(1), stage=6, turn=2, victory_tests=option, prepare=prepare)
    assert bool(position.outcome) is over


@pytest.mark.rule("M25.1", "M25.4", "M26.3")
def test_the_card_of_goals_says_what_everybody_needs() -> None:
    position = war(3, MOVEMENT, {"karl": "prag"}, flags={"france": ["prag", "pilsen"]})
    position.winter_scores = with_one(position.winter_scores, FRANCE, [9, 7])
    position.set_aside = with_one(position.set_aside, PRUSSIA, 2)
    position.pool = with_one(position.pool, PRUSSIA, 9)
    markers = {
        dict(aim.message.args)["nation"]: (aim.seat, aim.have, aim.need)
        for aim in position.aims(None)
        if aim.message.key == "aim.markers"
    }
    assert markers == {
        "france": ("louis", 2, 11),
        "prussia": ("frederick", 4, 13),
        "austria": ("maria", 5, 8),
        "pragmatic": ("frederick", 0, 8),
    }
    own = [aim.message for aim in position.aims("louis") if aim.message.key == "aim.winters"]
    assert [dict(message.args) for message in own] == [
        {"nation": "france", "points": 16, "winters": 2}
    ]
    for other in ("maria", "frederick", None):
        assert "aim.winters" not in {aim.message.key for aim in position.aims(other)}
    small = war(4, MOVEMENT, {"karl": "prag"}, scenario="introductory", turn=6)
    assert [(aim.seat, aim.have, aim.need) for aim in small.aims(None)] == [
        ("maria", 5, 9), ("louis", 0, 6), ("frederick", 2, 10),
    ]  # fmt: skip
    victory.test_endurance(small)
    assert (small.aims(None)[0].have, small.aims(None)[0].need) == (9, 9)
