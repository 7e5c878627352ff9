"""M7 Supply and trains, M8 Hussars."""

from __future__ import annotations

import pytest

from sanssouci.games.maria import GAME
from sanssouci.games.maria.hussars import HussarStage
from sanssouci.games.maria.nations import AUSTRIA, FRANCE, PRUSSIA
from sanssouci.games.maria.sequence import MOVEMENT, SUPPLY
from sanssouci.games.maria.supply import path_of
from sanssouci.kernel.parts import with_one
from tests.games.maria.political_staging import foreseen, staged
from tests.games.maria.staging import do, is_down, keys, legal, troops, war, where, why

FAR = {"belle-isle": "steyr", "france-train-2": "melk"}
"""Steyr has one road only, by Enns."""


@pytest.mark.rule("M7.1", "M7.2")
def test_supply_is_checked_in_the_own_stage_and_home_feeds() -> None:
    at = {"belle-isle": "munchen", "moritz": "paris", "karl": "breslau"}
    position = war(3, SUPPLY, at)
    assert is_down(position, "belle-isle")  # Bavaria is not his home
    assert not is_down(position, "moritz")
    assert not is_down(position, "karl")  # hungry, but it is not his stage


@pytest.mark.rule("M7.3", "M7.4")
def test_a_path_of_six_roads_feeds_any_number() -> None:
    at = {"belle-isle": "prag", "broglie": "pilsen", "france-train-2": "weiden"}
    assert path_of(war(3, MOVEMENT, at), 1) == (6, 0)  # Prag is six from Weiden
    position = war(3, SUPPLY, at)
    assert not is_down(position, "belle-isle")
    assert not is_down(position, "broglie")
    blocked = war(3, SUPPLY, {**at, "karl": "beroun", "austria-train-1": "tachau"})
    assert is_down(blocked, "belle-isle")
    friendly = war(3, SUPPLY, {**at, "friedrich": "beroun", "torring": "tachau"})
    assert not is_down(friendly, "belle-isle")


@pytest.mark.rule("M7.5", "M9.9")
def test_paths_cross_the_seam_for_the_french_and_austrians_only() -> None:
    at = {"belle-isle": "ulm", "france-train-2": "stuttgart"}
    assert path_of(war(3, MOVEMENT, at), 1) == (1, 0)
    assert path_of(war(3, MOVEMENT, at, seam_supply=False), 1) is None
    other = war(3, MOVEMENT, {"torring": "ulm", "bavaria-train-1": "stuttgart"})
    assert path_of(other, other.roster.index["torring"]) is None


@pytest.mark.rule("M7.5")
def test_paths_do_not_cross_neutral_land() -> None:
    at = {"friedrich": "aussig", "prussia-train-1": "dresden"}
    assert path_of(war(4, MOVEMENT, at), 6) == (2, 0)
    assert path_of(war(4, MOVEMENT, {**at, "prussia-train-1": "teplitz"}), 6) is not None
    closed = war(
        4, MOVEMENT, {"friedrich": "aussig", "prussia-train-1": "gorlitz"}, tracks={"saxony": 3}
    )
    assert path_of(closed, 6) is None


@pytest.mark.rule("M7.6", "M7.7", "M7.9")
def test_hunger_turns_down_and_costs_troops() -> None:
    position = war(3, SUPPLY, {"belle-isle": "prag"}, troops={"belle-isle": 6})
    assert is_down(position, "belle-isle")
    assert troops(position, "belle-isle") == 5
    again = war(3, SUPPLY, {"belle-isle": "prag"}, troops={"belle-isle": 6}, down=["belle-isle"])
    assert troops(again, "belle-isle") == 4
    fed = war(
        3, SUPPLY, {"belle-isle": "prag", "france-train-2": "beroun"}, down=["belle-isle"],
        troops={"belle-isle": 6},
    )  # fmt: skip
    assert not is_down(fed, "belle-isle")
    assert troops(fed, "belle-isle") == 6
    mixed = war(3, SUPPLY, {"belle-isle": "munchen", "torring": "munchen"})
    assert is_down(mixed, "belle-isle")
    assert not is_down(mixed, "torring")


@pytest.mark.rule("M7.8", "M10.1")
def test_face_down_generals_conquer_nothing() -> None:
    position = war(3, MOVEMENT, {"belle-isle": "prag"}, down=["belle-isle"])
    do(position, "march belle-isle prag beroun")
    assert position.flags[FRANCE] == 0
    claims = war(
        3, MOVEMENT, {"belle-isle": "prag", "karl": "brandeis"}, down=["belle-isle"],
        hungry_claims=True,
    )  # fmt: skip
    do(claims, "march belle-isle prag beroun")
    assert claims.asked[FRANCE]


@pytest.mark.rule("M7.10", "M14.9")
def test_a_starved_general_costs_a_marker_of_the_battle_box() -> None:
    def box(position: object) -> None:
        position.battle_box = with_one(position.battle_box, FRANCE, 1)  # type: ignore[attr-defined]
        position.pool = with_one(position.pool, FRANCE, position.pool[FRANCE] - 1)  # type: ignore[attr-defined]

    position = war(3, MOVEMENT, {"belle-isle": "prag"}, troops={"belle-isle": 1})
    box(position)
    pool = position.pool[FRANCE]
    from sanssouci.games.maria.supply import settle

    settle(position, FRANCE, ())
    assert where(position, "belle-isle") is None
    assert position.battle_box[FRANCE] == 0
    assert position.pool[FRANCE] == pool + 1


@pytest.mark.rule("M7.11", "M7.12", "M7.13", "M7.14")
def test_a_train_is_put_back_for_four_points() -> None:
    position = war(
        3, MOVEMENT, {"moritz": "lille", "france-train-1": "laon"},
        hands={"france": ["3S", "2C"], "bavaria": ["2H"]},
    )  # fmt: skip
    sites = {a.split()[-1] for a in legal(position, "restore france-train-2")}
    assert sites == {"paris", "metz", "strassburg", "munchen"}  # Lille holds a piece
    assert not legal(position, "restore bavaria-train-1")  # too poor
    assert why(position, "restore france-train-2 lille") == "M7.13"
    assert why(position, "restore france-train-2 arras") == "M7.12"
    do(position, "restore france-train-1 munchen", "pay 3S", "pay 2C")
    assert where(position, "france-train-1") == "munchen"
    assert not legal(position, "march france-train-1")
    assert why(position, "restore france-train-1 paris") == "M7.14"


@pytest.mark.rule("M7.11", "M7.13")
def test_the_second_prussian_train_cannot_be_bought_nor_any_on_enemy_ground() -> None:
    position = war(
        4, MOVEMENT, {"friedrich": "glogau"}, hands={"prussia": ["9S"]},
        flags={"austria": ["magdeburg"]},
    )  # fmt: skip
    assert {a.split()[1] for a in legal(position, "restore")} == {"prussia-train-1"}
    assert why(position, "restore prussia-train-2 berlin") == "M7.11"
    assert why(position, "restore prussia-train-1 magdeburg") == "M7.13"
    assert legal(position, "restore prussia-train-1 dresden")


# -- hussars -------------------------------------------------------------------------------------


@pytest.mark.rule("M8.1", "M8.2", "M8.3")
def test_hussars_ride_within_four_towns_of_a_general() -> None:
    position = staged(HussarStage(), stage=2, at={"neipperg": "koniggratz"})
    towns = {a.split()[-1] for a in legal(position, "station hussar-1")}
    assert "kolin" not in towns  # a train stands there
    assert "trautenau" in towns
    assert "paris" not in towns
    assert why(position, "station hussar-1 brussel") == "M8.2"
    assert why(position, "station hussar-1 kolin") == "M8.2"
    assert why(position, "station hussar-1 pilsen") == "M8.2"
    do(position, "station hussar-1 trautenau")
    assert why(position, "station hussar-2 trautenau") == "M8.3"
    assert why(position, "station hussar-1 jitschin") == "M8.1"
    do(position, "station hussar-2 jitschin")
    assert position.phase.name != "hussars"


@pytest.mark.rule("M8.3")
def test_hussars_and_neutral_land() -> None:
    at = {"karl": "aussig"}
    closed = staged(HussarStage(), stage=2, at=at, tracks={"saxony": 3})
    assert why(closed, "station hussar-1 dresden") == "M8.3"
    open_ = staged(HussarStage(), stage=2, at=at, tracks={"saxony": 3}, neutral_hussars=True)
    assert "station hussar-1 dresden" in legal(open_)
    barred = staged(
        HussarStage(), stage=2, at={"traun": "steyr", "belle-isle": "enns"}, hussar_range="open"
    )
    free = staged(HussarStage(), stage=2, at={"traun": "steyr", "belle-isle": "enns"})
    assert "station hussar-1 linz" in legal(free)
    assert "station hussar-1 linz" not in legal(barred)


@pytest.mark.rule("M8.5", "M8.6", "M8.8")
def test_a_harassed_general_pays_the_length_of_his_path() -> None:
    at = {"belle-isle": "steyr", "france-train-2": "krems"}
    position = war(3, SUPPLY, at, hussars=["enns", "melk"], hands={"france": ["3S", "4C", "9H"]})
    assert dict(position.prompt("louis").args)["owing"] == 5  # two hussars cost no more
    assert legal(position) == ["pay 4C.1", "pay 9H.1"]
    do(position, "pay 4C", "pay 3S")
    assert not is_down(position, "belle-isle")
    assert len(position.hands[FRANCE]) == 1


@pytest.mark.rule("M8.5")
def test_a_free_detour_costs_nothing_by_default() -> None:
    at = {"belle-isle": "prag", "france-train-2": "kolin"}
    hands = {"france": ["10S"]}
    assert (
        is_down(war(3, SUPPLY, at, hussars=["bohmisch-brod"], hands=hands), "belle-isle") is False
    )
    paying = war(3, SUPPLY, at, hussars=["bohmisch-brod"], hands=hands, free_detour=False)
    assert paying.phase.name == "hussar_payment"


@pytest.mark.rule("M8.7", "M8.8", "M8.9")
def test_a_stack_pays_double_and_a_short_hand_is_lost() -> None:
    at = {**FAR, "broglie": "steyr"}
    position = war(3, SUPPLY, at, hussars=["enns"], hands={"france": ["3S"]})
    assert is_down(position, "belle-isle")
    assert is_down(position, "broglie")
    assert position.hands[FRANCE] == []  # all cards are gone all the same
    enough = war(3, SUPPLY, at, hussars=["enns"], hands={"france": ["6S", "2C"]})
    assert dict(enough.prompt("louis").args)["owing"] == 6
    nothing = war(3, SUPPLY, at, hussars=["enns"], hands={"france": []})
    assert is_down(nothing, "belle-isle")
    assert "log.pays_nothing" in keys(nothing)


@pytest.mark.rule("M8.7")
def test_in_a_mixed_stack_each_power_pays_for_its_own() -> None:
    at = {**FAR, "torring": "steyr", "bavaria-train-1": "amstetten"}
    position = war(3, SUPPLY, at, hussars=["enns"], hands={"france": ["3S"], "bavaria": ["5C"]})
    do(position, "pay 3S")
    assert dict(position.prompt("louis").args)["owing"] == 2


@pytest.mark.rule("M8.5")
def test_the_survey_has_the_harassed_road() -> None:
    at = {"belle-isle": "steyr", "france-train-2": "melk"}
    position = war(3, SUPPLY, at, hussars=["enns"], hands={"france": ["9S"]})
    road = position.survey("louis")["harassed"]["belle-isle"]
    assert (road[0], road[-1]) == ("steyr", "melk")
    assert "enns" in road
    shown = next(p for p in position.view(None)["pieces"] if p["id"] == "belle-isle")
    assert shown["supply"] == {"length": len(road) - 1, "price": len(road) - 1}
    free = war(3, SUPPLY, at, hussars=[], hands={"france": ["9S"]})
    assert free.survey("louis")["harassed"] == {}


@pytest.mark.rule("M8.9")
def test_the_owner_chooses_whom_the_cards_cover() -> None:
    at = {
        "belle-isle": "steyr", "broglie": "wsetin",
        "france-train-2": "melk", "france-train-1": "weisskirchen",
    }  # fmt: skip
    position = war(3, SUPPLY, at, hussars=["enns", "neutitschein"], hands={"france": ["4S"]})
    assert legal(position) == ["cover belle-isle", "cover broglie"]
    assert why(position, "cover belle-isle broglie") == "M8.9"
    assert foreseen(position, "cover broglie") == ["2 points; out of supply: Belle-Isle"]
    do(position, "cover broglie")
    assert is_down(position, "belle-isle")
    assert not is_down(position, "broglie")


@pytest.mark.rule("M8.10", "M8.5")
def test_hussars_spare_those_at_home_and_those_without_a_path() -> None:
    home = war(4, SUPPLY, {"friedrich": "berlin"}, hussars=["potsdam"], hands={"prussia": ["9S"]})
    assert len(home.hands[PRUSSIA]) == 1
    assert not is_down(home, "friedrich")
    lost = war(4, SUPPLY, {"friedrich": "steyr"}, hussars=["enns"], hands={"prussia": ["9S"]})
    assert len(lost.hands[PRUSSIA]) == 1
    assert is_down(lost, "friedrich")
    own = war(5, SUPPLY, {"karl": "krotoschin", "austria-train-3": "militsch"}, hussars=["oels"])
    assert "log.harassed" not in keys(own)
    assert own.hands[AUSTRIA] == []


@pytest.mark.rule("M8.10", "M8.5", "M7.5")
def test_a_path_from_flanders_across_the_seam_may_be_harassed() -> None:
    at = {"moritz": "stuttgart", "france-train-2": "dillingen"}
    hands = {"france": ["9S"]}
    position = war(3, SUPPLY, at, hussars=["ulm", "nordlingen"], hands=hands)
    assert legal(position) == ["pay 9S.1"]
    free = war(3, SUPPLY, at, hussars=["ulm"], hands=hands)
    assert len(free.hands[FRANCE]) == 1, "there is the other road of the seam"


@pytest.mark.rule("M8.1", "M8.5", "M8.6")
def test_what_a_hussar_would_do_is_foreseen() -> None:
    commands = (
        "clear", "place belle-isle steyr", "place france-train-2 krems", "place karl wien",
        "hussars",
    )  # fmt: skip
    position = GAME.arrange(commands, "advanced")

    def told(city: str) -> list[str]:
        seen = position.foresee("maria", f"station hussar-1 {city}")
        return [GAME.say(prospect.message) for prospect in seen]

    assert told("melk") == ["France would pay 5 for the supply of Belle-Isle"]
    assert told("hainburg") == ["Lies on nobody's only way to a train"]
