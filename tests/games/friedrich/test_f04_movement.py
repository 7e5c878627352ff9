"""F4: movement."""

from __future__ import annotations

import pytest

from sanssouci.games.friedrich.atlas import ATLAS, GRAPH
from sanssouci.games.friedrich.position import Position
from sanssouci.kernel import Action, Illegal
from tests.games.friedrich.reading import ends, marked, phase, piece
from tests.games.friedrich.staging import act, legal, log_keys, stage, where, why


def within(city: str, steps: int) -> set[str]:
    """The cities at most so many roads away."""
    distances = GRAPH.distances(ATLAS.index[city])
    return {ATLAS.ids[other] for other, distance in enumerate(distances) if distance <= steps}


def prussians(**at: str) -> Position:
    """Prussia's movement step with nothing else on the map."""
    return stage("prussia", only=True, at={id.replace("_", "-"): city for id, city in at.items()})


# -- each piece once -------------------------------------------------------------------------------


@pytest.mark.rule("F4.1")
def test_every_piece_may_march_once_in_any_order() -> None:
    position = prussians(friedrich="berlin", keith="glogau", prussia_train_1="potsdam")
    act(
        position,
        "march prussia-train-1 potsdam spandau",
        "march keith glogau neusalz",
        "march friedrich berlin bernau",
    )
    assert [where(position, p) for p in ("friedrich", "keith", "prussia-train-1")] == [
        "bernau",
        "neusalz",
        "spandau",
    ]
    assert legal(position, "march") == []


@pytest.mark.rule("F4.1")
@pytest.mark.parametrize("mover", ["friedrich", "prussia-train-1"])
def test_no_piece_marches_twice(mover: str) -> None:
    position = act(prussians(**{mover: "berlin"}), f"march {mover} berlin bernau")
    with pytest.raises(Illegal):
        act(position, f"march {mover} bernau berlin")


@pytest.mark.rule("F4.1")
@pytest.mark.parametrize("mover", ["friedrich", "prussia-train-1"])
def test_a_second_march_is_refused_by_its_rule(mover: str) -> None:
    position = act(prussians(**{mover: "berlin"}), f"march {mover} berlin bernau")
    assert why(position, f"march {mover} bernau berlin") == "F4.1"


@pytest.mark.rule("F4.1")
def test_nobody_has_to_march() -> None:
    position = act(stage("prussia"), "done")
    assert where(position, "heinrich") == "berlin"
    assert position.view(None)["active"] == "hanover"


@pytest.mark.rule("F4.1")
def test_only_pieces_of_the_active_nation_march() -> None:
    position = stage("prussia")
    assert why(position, "march ferdinand stade zeven") == "F2.2"
    assert why(position, "march daun brunn prossnitz") == "F2.2"
    reason = position.why_not("maria", "march daun brunn prossnitz")
    assert reason is not None
    assert reason.key == "kernel.not_your_turn"


# -- range -----------------------------------------------------------------------------------------


@pytest.mark.rule("F4.2")
def test_a_general_marches_up_to_three_cities() -> None:
    position = prussians(friedrich="waldenburg")  # minor roads all around
    assert ends(position, "friedrich") == within("waldenburg", 3)
    too_far = "march friedrich waldenburg schweidnitz breslau oels kepno"
    assert why(position, too_far) == "F4.3"


@pytest.mark.rule("F4.2")
def test_a_train_marches_up_to_two_cities() -> None:
    position = prussians(prussia_train_1="waldenburg")
    assert ends(position, "prussia-train-1") == within("waldenburg", 2)
    assert why(position, "march prussia-train-1 waldenburg schweidnitz breslau oels") == "F4.3"
    assert (
        why(position, "march prussia-train-1 waldenburg schweidnitz breslau oels kepno") == "F4.2"
    )


@pytest.mark.rule("F4.3")
def test_a_march_wholly_on_main_roads_may_be_one_city_longer() -> None:
    # Glogau - Steinau - Neumarkt - Breslau - Ohlau - Brieg is one main road.
    position = prussians(friedrich="glogau")
    assert "ohlau" in ends(position, "friedrich") - within("glogau", 3)
    assert why(position, "march friedrich glogau steinau neumarkt breslau ohlau brieg") == "F4.2"
    position = prussians(prussia_train_1="glogau")
    assert "breslau" in ends(position, "prussia-train-1") - within("glogau", 2)
    assert why(position, "march prussia-train-1 glogau steinau neumarkt breslau ohlau") == "F4.2"


@pytest.mark.rule("F4.3")
@pytest.mark.parametrize(
    "road",
    [
        "guhrau glogau steinau neumarkt breslau",  # the first road is minor
        "furstenwalde frankfurt-prussia reppen drossen kustrin",  # the second
        "neumarkt breslau ohlau brieg strehlen",  # the last
    ],
)
def test_one_minor_road_forfeits_the_extra_city(road: str) -> None:
    start = road.split()[0]
    assert why(prussians(friedrich=start), f"march friedrich {road}") == "F4.3"
    shorter = road.rsplit(" ", 1)[0]
    act(prussians(friedrich=start), f"march friedrich {shorter}")


@pytest.mark.rule("F4.3")
def test_from_berlin_the_fourth_city_can_be_reached_along_main_roads_alone() -> None:
    position = prussians(friedrich="berlin")
    fourth = {"angermunde", "crossen", "kyritz", "zehdenick"}
    assert fourth == ends(position, "friedrich") - within("berlin", 3)
    assert "freienwalde" in ends(position, "friedrich")  # Bernau, Eberswalde, then a minor road
    assert "gross-neuendorf" not in ends(position, "friedrich")


# -- to and fro ------------------------------------------------------------------------------------


@pytest.mark.rule("F4.4")
def test_a_march_may_end_where_it_began() -> None:
    position = act(prussians(friedrich="berlin"), "march friedrich berlin potsdam berlin")
    assert where(position, "friedrich") == "berlin"
    with pytest.raises(Illegal):
        act(position, "march friedrich berlin potsdam")  # it was a march all the same


@pytest.mark.rule("F4.4", "F5.4")
def test_a_march_may_use_a_road_twice_and_conquers_on_the_way() -> None:
    # Allies bar all roads out of Waldenburg but the one to Schweidnitz.
    allies = {"saltikov": "trautenau", "ehrensvard": "hirschberg", "hildburghausen": "neurode"}
    position = stage("austria", only=True, at={"daun": "schweidnitz", **allies})
    act(position, "march daun schweidnitz waldenburg schweidnitz waldenburg")
    assert where(position, "daun") == "waldenburg"
    assert marked(position) == {"schweidnitz", "waldenburg"}
    assert log_keys(position).count("log.conquers") == 2  # Schweidnitz falls once


@pytest.mark.rule("F4.4")
def test_trains_too_may_go_to_and_fro() -> None:
    position = prussians(prussia_train_1="berlin")
    act(position, "march prussia-train-1 berlin spandau berlin bernau")
    assert where(position, "prussia-train-1") == "bernau"


# -- other pieces ----------------------------------------------------------------------------------


@pytest.mark.rule("F4.5")
@pytest.mark.parametrize(
    "obstacle", ["prussia-train-1", "hanover-train-1", "ferdinand", "daun", "soubise"]
)
def test_a_general_neither_enters_nor_passes_an_occupied_city(obstacle: str) -> None:
    position = stage("prussia", only=True, at={"friedrich": "berlin", obstacle: "potsdam"})
    assert why(position, "march friedrich berlin potsdam") == "F4.5"
    assert why(position, "march friedrich berlin potsdam brandenburg") == "F4.5"
    # Brandenburg can be reached through Potsdam only.
    assert {"potsdam", "brandenburg"} & ends(position, "friedrich") == set()
    assert "spandau" in ends(position, "friedrich")


@pytest.mark.rule("F4.6")
def test_three_generals_of_a_nation_may_stand_together_and_no_fourth() -> None:
    position = prussians(friedrich="berlin", keith="bernau", dohna="spandau", heinrich="potsdam")
    act(
        position,
        "march keith bernau berlin",
        "march dohna spandau berlin",
    )
    assert why(position, "march heinrich potsdam berlin") == "F4.6"
    assert "berlin" not in ends(position, "heinrich")


@pytest.mark.rule("F4.6")
def test_two_generals_cannot_join_two_but_one_of_them_can() -> None:
    position = prussians(friedrich="berlin", keith="berlin", dohna="potsdam", heinrich="potsdam")
    assert why(position, "march heinrich+dohna potsdam berlin") == "F4.6"
    act(position, "march dohna potsdam berlin")
    assert where(position, "dohna") == "berlin"


@pytest.mark.rule("F4.6")
def test_a_stack_marches_like_one_general() -> None:
    alone = ends(prussians(friedrich="glogau"), "friedrich")
    position = prussians(friedrich="glogau", keith="glogau", dohna="glogau")
    assert ends(position, "friedrich+keith+dohna") == alone
    act(position, "march friedrich+keith+dohna glogau steinau neumarkt breslau ohlau")
    assert {where(position, g) for g in ("friedrich", "keith", "dohna")} == {"ohlau"}


@pytest.mark.rule("F4.6")
def test_generals_and_trains_never_march_together() -> None:
    position = prussians(friedrich="berlin", prussia_train_1="potsdam")
    assert why(position, "march prussia-train-1 potsdam berlin") == "F4.11"
    assert why(position, "march friedrich+prussia-train-1 berlin bernau") == "F4.13"


@pytest.mark.rule("F4.7")
def test_the_commander_is_the_general_of_highest_rank() -> None:
    position = stage(
        "prussia",
        only=True,
        at={"keith": "berlin", "dohna": "berlin", "friedrich": "bernau", "daun": "potsdam"},
        troops={"keith": 3, "dohna": 3, "friedrich": 3, "daun": 1},
    )
    act(position, "march friedrich bernau berlin", "done")
    assert position.view(None)["battle"]["generals"][0] == ["friedrich", "keith", "dohna"]
    act(position, "concede")
    assert position.view(None)["victor"] == "friedrich"


@pytest.mark.rule("F4.7")
def test_without_the_commander_the_next_in_rank_commands() -> None:
    position = stage(
        "prussia",
        only=True,
        at=dict.fromkeys(("friedrich", "keith", "dohna"), "berlin") | {"daun": "potsdam"},
        troops={"keith": 3, "dohna": 3, "friedrich": 3, "daun": 1},
    )
    act(position, "march friedrich berlin bernau", "done", "concede")
    assert position.view(None)["victor"] == "keith"


@pytest.mark.rule("F4.8")
def test_joining_ends_the_march_of_all() -> None:
    position = prussians(friedrich="berlin", keith="potsdam")
    act(position, "march friedrich berlin potsdam")
    assert why(position, "march keith potsdam zossen") == "F4.8"
    assert why(position, "march friedrich potsdam zossen") == "F4.1"  # he has marched himself
    assert why(position, "march friedrich+keith potsdam zossen") in ("F4.1", "F4.8")
    assert legal(position, "march") == []


@pytest.mark.rule("F4.8")
def test_nobody_passes_through_or_picks_up_comrades() -> None:
    position = prussians(friedrich="berlin", keith="potsdam")
    assert why(position, "march friedrich berlin potsdam brandenburg") == "F4.8"
    assert "brandenburg" not in ends(position, "friedrich")


@pytest.mark.rule("F4.8")
def test_one_who_has_marched_may_still_be_joined() -> None:
    position = prussians(friedrich="berlin", keith="bernau")
    act(position, "march friedrich berlin potsdam", "march keith bernau berlin potsdam")
    assert where(position, "keith") == "potsdam"


# -- splitting -------------------------------------------------------------------------------------


@pytest.mark.rule("F4.9")
def test_any_part_of_a_stack_may_set_out_and_the_rest_later() -> None:
    position = prussians(friedrich="berlin", keith="berlin", dohna="berlin")
    groups = {action.split()[1] for action in legal(position, "march")}
    assert groups == {
        "friedrich+keith+dohna",
        "friedrich+keith",
        "friedrich+dohna",
        "keith+dohna",
        "friedrich",
        "keith",
        "dohna",
    }
    act(position, "march keith berlin potsdam", "march friedrich+dohna berlin spandau")
    assert [where(position, g) for g in ("friedrich", "keith", "dohna")] == [
        "spandau",
        "potsdam",
        "spandau",
    ]


@pytest.mark.rule("F4.9")
def test_who_has_marched_in_a_group_does_not_march_by_himself() -> None:
    position = prussians(friedrich="berlin", keith="berlin")
    act(position, "march friedrich+keith berlin potsdam")
    assert legal(position, "march") == []
    with pytest.raises(Illegal):
        act(position, "march keith potsdam zossen")


@pytest.mark.rule("F4.9", "F4.8")
def test_who_comes_back_to_his_comrades_has_ended_their_march_too() -> None:
    position = prussians(friedrich="berlin", keith="berlin")
    act(position, "march friedrich berlin potsdam berlin")
    assert why(position, "march keith berlin potsdam") == "F4.8"
    assert legal(position, "march") == []


@pytest.mark.rule("F4.8", "F4.9")
def test_nobody_passes_back_through_the_comrades_he_has_left() -> None:
    road = "breslau oels breslau ohlau"  # for the sake of Oels
    position = stage("austria", only=True, at={"daun": "breslau", "browne": "breslau"})
    assert why(position, f"march daun {road}") == "F4.8"
    assert f"march daun {road}" not in legal(position)
    act(position, f"march daun+browne {road}")
    assert marked(position) == {"breslau", "oels"}


@pytest.mark.rule("F4.9")
def test_a_group_starts_together() -> None:
    position = prussians(friedrich="berlin", keith="potsdam")
    assert why(position, "march friedrich+keith berlin spandau") == "F4.13"


# -- trains ----------------------------------------------------------------------------------------


@pytest.mark.rule("F4.10")
@pytest.mark.parametrize("train", ["austria-train-1", "russia-train-2", "imperial-train-1"])
def test_a_general_who_enters_destroys_an_enemy_train_and_stops(train: str) -> None:
    position = stage("prussia", only=True, at={"friedrich": "berlin", train: "potsdam"})
    assert why(position, "march friedrich berlin potsdam brandenburg") == "F4.10"
    assert "brandenburg" not in ends(position, "friedrich")
    act(position, "march friedrich berlin potsdam")
    assert where(position, train) is None
    assert not piece(position, train)["gone"]  # it may be bought again
    assert where(position, "friedrich") == "potsdam"
    assert "log.train_destroyed" in log_keys(position)


@pytest.mark.rule("F4.10")
def test_a_train_standing_alone_in_a_depot_is_destroyed_as_well() -> None:
    position = stage("prussia", only=True, at={"friedrich": "limburg", "france-train-2": "koblenz"})
    act(position, "march friedrich limburg koblenz")
    assert where(position, "france-train-2") is None


@pytest.mark.rule("F4.11")
@pytest.mark.parametrize(
    "obstacle", ["friedrich", "prussia-train-2", "ferdinand", "hanover-train-1", "daun"]
)
def test_a_train_enters_empty_cities_only(obstacle: str) -> None:
    position = stage("prussia", only=True, at={"prussia-train-1": "berlin", obstacle: "potsdam"})
    assert why(position, "march prussia-train-1 berlin potsdam") == "F4.11"
    assert why(position, "march prussia-train-1 berlin potsdam brandenburg") == "F4.11"
    assert {"potsdam", "brandenburg"} & ends(position, "prussia-train-1") == set()


@pytest.mark.rule("F4.11", "F9.9")
def test_a_train_destroys_no_enemy_train() -> None:
    at = {"prussia-train-1": "berlin", "austria-train-1": "potsdam"}
    position = stage("prussia", only=True, at=at)
    assert why(position, "march prussia-train-1 berlin potsdam") == "F4.11"
    act(position, "march prussia-train-1 berlin spandau", "done")
    assert where(position, "austria-train-1") == "potsdam"


# -- freedom of movement ---------------------------------------------------------------------------


@pytest.mark.rule("F4.12")
def test_enemies_nearby_neither_stop_nor_slow_a_march() -> None:
    at = {"friedrich": "berlin", "daun": "zossen", "lacy": "spandau"}  # Lacy is adjacent
    position = stage("prussia", only=True, at=at)
    act(position, "march friedrich berlin potsdam brandenburg genthin")  # past Daun and Lacy
    assert where(position, "friedrich") == "genthin"
    act(position, "done")
    assert phase(position) != "battle"


# -- roads -----------------------------------------------------------------------------------------


@pytest.mark.rule("F4.13")
def test_a_march_names_its_road_from_city_to_city() -> None:
    position = prussians(friedrich="berlin")
    assert why(position, "march friedrich berlin") == "F4.13"
    assert why(position, "march friedrich potsdam brandenburg") == "F4.13"  # he is not there
    assert why(position, "march friedrich berlin brandenburg") == "F1.6"


@pytest.mark.rule("F4.13")
def test_of_roads_that_come_to_the_same_only_one_is_offered() -> None:
    # Without objectives in play a march is told apart by its end alone.
    position = stage("prussia", only=True, expert=False, at={"friedrich": "waldenburg"})
    assert len(legal(position, "march")) == len(ends(position, "friedrich")) == 26


@pytest.mark.rule("F4.13", "F5.9")
@pytest.mark.parametrize("protector", [None, "grottkau"])  # from there Keith protects all four
def test_roads_with_other_conquests_or_question_markers_are_offered_each(
    protector: str | None,
) -> None:
    position = stage("austria", only=True, at={"daun": "strehlen", "keith": protector})
    objectives = {"breslau", "brieg", "schweidnitz", "oels"}
    taken = sorted(
        sorted(objectives & set(action.split()[3:-1]))
        for action in legal(position, "march daun ")
        if action.endswith(" breslau")
    )
    assert taken == [
        [],
        ["breslau"],
        ["breslau", "oels"],
        ["breslau", "schweidnitz"],
        ["brieg"],
        ["schweidnitz"],
    ]


@pytest.mark.rule("F4.13")
def test_another_road_to_the_same_outcome_may_be_named() -> None:
    # From Waldenburg to Glatz over Trautenau or over Neurode; in the basic game it is all one.
    roads = [f"march friedrich waldenburg {way} glatz" for way in ("trautenau", "neurode")]
    offered = []
    for road in roads:
        position = stage("prussia", only=True, expert=False, at={"friedrich": "waldenburg"})
        offered += [action for action in legal(position) if action == road]
        act(position, road)
        assert where(position, "friedrich") == "glatz"
    assert len(offered) == 1


@pytest.mark.rule("F4.13")
def test_every_march_offered_is_legal_and_keeps_to_roads() -> None:
    position = stage("austria", at={"daun": "breslau", "keith": "glogau"})
    for action in legal(position, "march daun"):
        copy = position.clone()
        copy.apply("maria", Action(action))
        assert where(copy, "daun") == action.split()[-1]
