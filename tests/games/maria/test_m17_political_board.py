"""M17 The political board: income, missions and events."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from sanssouci.games.maria import GAME
from sanssouci.games.maria.atlas import ATLAS, GENERALS, PIECE_ID
from sanssouci.games.maria.deck import TEXT
from sanssouci.games.maria.nations import (
    AUSTRIA,
    FRANCE,
    NATION_INDEX,
    PRAGMATIC,
    PRUSSIA,
    SAXONY,
)
from sanssouci.games.maria.politics import Politics, end_turn
from sanssouci.games.maria.position import NOBODY, Position
from sanssouci.games.maria.subsidies import draw_size
from sanssouci.kernel import CHANCE
from sanssouci.kernel.parts import with_one
from tests.games.maria.political_staging import act, chance, legal, log_keys, staged, where, why

AUSTRIANS = [PIECE_ID[general] for general in GENERALS[AUSTRIA]]
NO_AUSTRIANS: Mapping[str, None] = dict.fromkeys(AUSTRIANS)


def choosing(taker: str, *cards: str, **more: object) -> Position:
    """The taker is about to choose among political cards."""
    more = {"turn": 4, "kept": {taker: ["10H"]}, **more}
    return staged(Politics(3), open_cards=cards, **more)  # type: ignore[arg-type]


def done(position: Position) -> Position:
    """All choices of politics are made: what the boxes mean takes effect."""
    while position.stack and position.phase.name == "choosing":
        act(position, "keep")
    return position


@pytest.mark.rule("M17.1")
@pytest.mark.parametrize(
    ("card", "taker", "tracks", "steps"),
    [
        ("43b", "austria", {"italy": 3}, [2, 1]),
        ("43b", "austria", {"italy": 4}, [1]),
        ("43b", "austria", {"italy": 5}, []),
        ("43c", "france", {"italy": 2}, [1]),
        ("44d", "pragmatic", {"saxony": 2}, [2, 1]),
    ],
)
def test_a_marker_moves_up_to_so_many_boxes_and_never_leaves_its_track(
    card: str, taker: str, tracks: dict[str, int], steps: list[int]
) -> None:
    position = choosing(taker, card, tracks=tracks)
    offered = legal(position, "event")
    assert offered == [f"event {card} {number}" for number in steps]
    assert why(position, f"event {card} 4") == "M16.9"


@pytest.mark.rule("M17.2", "M5.3", "M5.4")
@pytest.mark.parametrize(
    ("tracks", "cards"),
    [
        ({}, (4, 2, 3, 1, 5, 3)),
        ({"russia": 1, "italy": 1}, (4, 2, 3, 1, 3, 3)),
        ({"russia": 5, "italy": 4}, (3, 2, 2, 1, 5, 3)),
        ({"saxony": 3}, (4, 2, 3, 1, 5, 3)),
        ({"saxony": 4}, (4, 2, 3, 2, 5, 3)),
        ({"saxony": 5}, (4, 2, 3, 2, 5, 3)),
    ],
)
def test_income_by_boxes(tracks: dict[str, int], cards: tuple[int, ...]) -> None:
    position = staged(Politics(1), winner="austria", tracks=tracks)
    position.missions = [GENERALS[PRUSSIA][3], NOBODY, NOBODY]
    assert tuple(draw_size(position, nation) for nation in range(6)) == cards


@pytest.mark.rule("M17.3")
def test_a_general_goes_on_a_mission_with_his_troops() -> None:
    position = choosing("france", "42c", troops={"traun": 5})
    act(position, "event 42c 1")
    done(position)
    assert position.actors == ("maria",)
    assert legal(position) == [f"send {general}" for general in AUSTRIANS]
    assert why(position, "send friedrich") == "M17.3"
    act(position, "send traun")
    assert where(position, "traun") is None
    assert position.on_mission(ATLAS.piece_index["traun"])
    assert position.troops[ATLAS.piece_index["traun"]] == 5
    assert position.view(None)["missions"]["austria"] == "traun"


@pytest.mark.rule("M17.3", "M17.7")
def test_two_powers_may_have_to_send_somebody_at_once() -> None:
    def nobody_in_east_prussia(position: Position) -> None:
        position.missions = [NOBODY] * len(position.missions)

    position = choosing(
        "france", "42c", at={"dessauer": "berlin"}, prepare=nobody_in_east_prussia
    )  # fmt: skip
    act(position, "event 42c 1")
    done(position)
    position.check()  # such a table can be stored and read again
    act(position, "maria: send traun", "frederick: send dessauer")
    missions = position.view(None)["missions"]
    assert (missions["austria"], missions["prussia"]) == ("traun", "dessauer")


@pytest.mark.rule("M17.3", "M17.7")
def test_a_mission_goes_on_while_the_marker_stays_in_its_boxes() -> None:
    position = choosing("austria", "42d")
    act(position, "event 42d 1")
    done(position)
    assert position.tracks[1] == 5
    assert position.view(None)["missions"]["prussia"] == "dessauer"
    assert draw_size(position, PRUSSIA) == 2, "box 5 takes a card, not an empty mission"


@pytest.mark.rule("M17.4", "M5.8")
def test_a_general_from_off_the_map_takes_two_bought_troops_along() -> None:
    position = choosing("france", "42c", at=NO_AUSTRIANS, hands={"austria": ["5S", "4S", "R"]})
    act(position, "event 42c 1")
    done(position)
    act(position, "send karl")
    assert position.view("louis")["phase"] == "sending", "until it is paid nobody knows who goes"
    assert legal(position, "pay") == ["pay 5S.1", "pay R.1"]
    act(position, "pay 5S.1", "pay 4S.1")
    assert position.troops[ATLAS.piece_index["karl"]] == 2
    assert position.view(None)["missions"]["austria"] == "karl"
    assert [TEXT[card] for card in position.hands[AUSTRIA]] == ["R.1"]


@pytest.mark.rule("M17.4")
def test_who_cannot_pay_is_refused_by_the_price() -> None:
    position = choosing("france", "42c", at=NO_AUSTRIANS, hands={"austria": ["5S"]})
    act(position, "event 42c 1")
    done(position)
    assert legal(position) == ["forgo"]
    assert why(position, "send karl") == "M17.4"


@pytest.mark.rule("M17.7", "M28.1")
def test_a_mission_that_cannot_be_fulfilled_costs_a_card() -> None:
    for option, cards in (("card", 4), ("nothing", 5)):
        position = choosing("france", "42c", at=NO_AUSTRIANS, mission_impossible=option)
        act(position, "event 42c 1")
        done(position)
        assert "log.unmanned" in log_keys(position)
        assert draw_size(position, AUSTRIA) == cards
        position.missions = with_one(position.missions, 1, GENERALS[AUSTRIA][0])
        assert draw_size(position, AUSTRIA) == 5


@pytest.mark.rule("M17.5")
def test_a_mission_ends_beside_its_box() -> None:
    position = choosing("france", "41a", turn=2)
    act(position, "event 41a 1")
    done(position)
    assert where(position, "dessauer") == "landsberg-warthe"
    assert position.view(None)["missions"]["prussia"] is None


@pytest.mark.rule("M17.5")
def test_who_stands_beside_the_box_is_moved_by_his_owner() -> None:
    position = choosing(
        "france",
        "41a",
        turn=2,
        at={"friedrich": "landsberg-warthe", "schwerin": "landsberg-warthe"},
    )
    act(position, "event 41a 2")
    done(position)
    assert position.actors == ("frederick",)
    towns = [action.rpartition(" ")[2] for action in legal(position, "place friedrich+schwerin")]
    gate = ATLAS.index["landsberg-warthe"]
    assert {ATLAS.index[town] for town in towns} == set(ATLAS.graph.neighbours[gate])
    act(position, f"place friedrich+schwerin {towns[0]}")
    assert where(position, "friedrich") == where(position, "schwerin") == towns[0]
    assert where(position, "dessauer") == "landsberg-warthe"


@pytest.mark.rule("M17.5", "M28.1")
def test_with_an_option_a_general_may_stay_away() -> None:
    position = choosing("france", "41a", turn=2, mission_return="may")
    act(position, "event 41a 1")
    done(position)
    assert legal(position) == ["come", "stay"]
    act(position, "stay")
    assert position.on_mission(ATLAS.piece_index["dessauer"])


@pytest.mark.rule("M17.6", "M17.8")
def test_an_event_lets_a_power_recruit_at_once() -> None:
    position = choosing(
        "austria", "41b", turn=2, troops=dict.fromkeys(AUSTRIANS, 2), hands={"austria": ["9S"]}
    )
    act(position, "event 41b")
    assert position.actors == ("maria",)
    assert legal(position, "recruit") == [f"recruit {troops}" for troops in (1, 2, 3, 4)]
    act(position, "recruit 2")
    while position.phase.name != "hussars" and position.actors == ("maria",):
        act(position, "done" if "done" in legal(position) else legal(position)[0])
    assert position.total(AUSTRIA) == 14, "the first two are free"
    assert len(position.hands[AUSTRIA]) == 1


@pytest.mark.rule("M17.6", "M15.3")
def test_a_general_off_the_map_comes_back_with_an_event() -> None:
    position = choosing(
        "austria", "41b", turn=2, at={"karl": None}, troops=dict.fromkeys(AUSTRIANS[1:], 3)
    )
    act(position, "event 41b", "recruit 2", "enter karl wien", "reinforce traun")
    assert where(position, "karl") == "wien"
    assert position.total(AUSTRIA) == 17


@pytest.mark.rule("M17.8", "M17.10")
def test_draws_are_at_once_and_besides_the_income() -> None:
    position = choosing("pragmatic", "41d", turn=2)
    act(position, "event 41d")
    chance(position)
    assert len(position.hands[PRAGMATIC]) == 2
    union = choosing("france", "44b", turn=10)
    act(union, "event 44b")
    chance(union)
    assert [len(union.hands[nation]) for nation in (FRANCE, PRUSSIA)] == [1, 1]


@pytest.mark.rule("M17.8")
@pytest.mark.parametrize(("box", "drawn"), [(2, 1), (3, 1), (4, 0)])
def test_the_partition_treaty_pays_a_prussian_saxony(box: int, drawn: int) -> None:
    position = choosing("prussia", "41f", turn=2, tracks={"saxony": box})
    act(position, "event 41f 1")
    chance(position)
    assert len(position.hands[SAXONY]) == drawn


@pytest.mark.rule("M17.8", "M17.10", "M24.4")
def test_fewer_cards_do_not_touch_the_subsidy() -> None:
    position = choosing("austria", "43a", turn=7)
    act(position, "event 43a")
    assert draw_size(position, FRANCE) == 2
    assert draw_size(position, NATION_INDEX["bavaria"]) == 2
    end_turn(position)
    assert draw_size(position, FRANCE) == 4


@pytest.mark.rule("M17.8")
def test_the_sick_king_forbids_force_marches_this_turn() -> None:
    position = choosing("austria", "44c", turn=10)
    act(position, "event 44c")
    assert position.view(None)["no_force_march"]
    assert draw_size(position, FRANCE) == 3
    end_turn(position)
    assert not position.no_force_march


@pytest.mark.rule("M17.9")
def test_klein_schnellendorf_is_a_truce_for_the_turn() -> None:
    position = choosing("prussia", "41c", turn=2)
    act(position, "event 41c")
    relations = position.relations
    for table in (relations.opponents, relations.prey, relations.conquerable):
        assert PRUSSIA not in table[AUSTRIA]
        assert SAXONY not in table[AUSTRIA]
        assert FRANCE in table[AUSTRIA]
    assert not relations.harassed[PRUSSIA]
    assert PRUSSIA in relations.enemies[AUSTRIA], "for paths, force marches and protection"
    assert PRUSSIA in relations.blockers[AUSTRIA]


@pytest.mark.rule("M17.8")
def test_cards_taken_only_to_deny_them() -> None:
    position = choosing("austria", "41e", turn=2)
    assert legal(position) == ["deny 41e", "keep"]
    act(position, "deny 41e")
    assert position.tracks == [2, 4, 3]


@pytest.mark.rule("M14.11", "M17.1")
def test_the_italy_box_follows_its_track() -> None:
    position = choosing("france", "43c", turn=7, tracks={"italy": 2})
    position.missions = with_one(position.missions, 1, GENERALS[AUSTRIA][0])
    position.place[GENERALS[AUSTRIA][0]] = -3
    act(position, "event 43c 1")
    done(position)
    assert position.italy == FRANCE
    assert position.pool[FRANCE] == 10
    assert where(position, "karl") == "wiener-neustadt"
    back = choosing("austria", "43b", turn=7, tracks={"italy": 1})
    back.italy = FRANCE
    back.pool = with_one(back.pool, FRANCE, back.pool[FRANCE] - 1)
    act(back, "event 43b 2")
    done(back)
    assert (back.italy, back.pool[FRANCE]) == (NOBODY, 11)


def test_maillebois_marches_at_once() -> None:
    position = choosing("france", "42f")
    act(position, "event 42f")
    assert position.actors == ("louis",)
    assert any(action.startswith("force") for action in legal(position))
    assert position.actors != (CHANCE,)


@pytest.mark.rule("M17.8", "M9.7")
def test_maillebois_marches_by_any_road_that_is_named() -> None:
    position = choosing("france", "42f")
    act(position, "event 42f")
    roundabout = "force belle-isle bamberg forchheim bamberg lichtenfels"
    assert roundabout not in legal(position), "a shorter road comes to the same"
    act(position, GAME.parse(position, "louis", roundabout))
    assert where(position, "belle-isle") == "lichtenfels"


@pytest.mark.rule("M17.8", "M9.7")
def test_a_march_that_maillebois_cannot_make_is_refused_by_the_rule_it_breaks() -> None:
    position = choosing("france", "42f")
    act(position, "event 42f")
    into_a_fortress = "force belle-isle bamberg forchheim bayreuth wunsiedel eger"
    assert why(position, into_a_fortress) == "M9.7"
    assert why(position, "force torring ingolstadt eichstatt") == "M4.6", "no Frenchman"
    assert why(position, "march belle-isle bamberg forchheim") == "M17.8", "a force march only"
