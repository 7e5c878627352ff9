"""F9: supply."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from sanssouci.games.friedrich.position import Position
from tests.games.friedrich.reading import face_down, marked, nation, phase, piece, play_on
from tests.games.friedrich.staging import act, legal, log_keys, stage, troops, where


def supply_step(name: str, down: Sequence[str] = (), **at: str) -> Position:
    """The supply step of a nation, with these pieces alone on the map."""
    pieces = {id.replace("_", "-"): city for id, city in at.items()}
    return stage(name, phase="supply", only=True, at=pieces, down=down)


# -- when ------------------------------------------------------------------------------------------


@pytest.mark.rule("F9.1")
def test_supply_is_tested_in_the_fifth_step_of_the_own_stage() -> None:
    position = stage("prussia", only=True, at={"friedrich": "melnik"})
    act(position, "march friedrich melnik prag")
    assert not face_down(position, "friedrich")
    act(position, "done")
    assert face_down(position, "friedrich")


@pytest.mark.rule("F9.1")
@pytest.mark.parametrize("name", ["hanover", "russia", "sweden", "austria", "imperial", "france"])
def test_the_stage_of_another_nation_tests_nobody_else(name: str) -> None:
    assert not face_down(supply_step(name, friedrich="prag"), "friedrich")
    hungry = supply_step(name, down=("friedrich",), friedrich="prag")
    assert where(hungry, "friedrich") == "prag"
    rescued = supply_step(name, down=("friedrich",), friedrich="berlin")
    assert face_down(rescued, "friedrich")


@pytest.mark.rule("F9.1")
def test_supply_follows_combat() -> None:
    # Friedrich, in supply before the combat, is beaten back to the seventh city from his train.
    position = stage(
        "prussia",
        phase="combat",
        only=True,
        at={"friedrich": "borna", "daun": "leipzig", "prussia-train-2": "juterbog"},
        troops={"friedrich": 4, "daun": 5},
    )
    act(position, "concede")
    assert set(legal(position)) == {"retreat altenburg", "retreat rochlitz"}
    act(position, "retreat altenburg")
    assert face_down(position, "friedrich")


# -- where -----------------------------------------------------------------------------------------


@pytest.mark.rule("F9.2")
@pytest.mark.parametrize(
    ("name", "general", "city"),
    [
        ("prussia", "friedrich", "berlin"),
        ("hanover", "ferdinand", "stade"),
        ("sweden", "ehrensvard", "wismar"),
        ("austria", "daun", "olmutz"),
        ("imperial", "hildburghausen", "leipzig"),
    ],
)
def test_at_home_a_general_is_in_supply_without_any_train(
    name: str, general: str, city: str
) -> None:
    assert not face_down(supply_step(name, **{general: city}), general)
    rescued = supply_step(name, down=(general,), **{general: city})
    assert (where(rescued, general), face_down(rescued, general)) == (city, False)


@pytest.mark.rule("F9.2")
def test_at_home_a_general_is_in_supply_even_surrounded() -> None:
    position = supply_step(
        "prussia", friedrich="berlin", daun="potsdam", lacy="bernau", karl="spandau",
        laudon="konigs-wusterhausen",
    )  # fmt: skip
    assert not face_down(position, "friedrich")


@pytest.mark.rule("F9.3")
@pytest.mark.parametrize(
    ("name", "general", "city", "supplied"),
    [
        ("russia", "saltikov", "sierpc", True),
        ("russia", "saltikov", "warszawa", True),
        ("russia", "saltikov", "koblenz", False),
        ("france", "soubise", "gemunden", True),
        ("france", "soubise", "koblenz", True),
        ("france", "soubise", "hildburghausen", False),
        ("france", "soubise", "warszawa", False),
    ],
)
def test_russians_and_frenchmen_are_in_supply_in_their_own_depots(
    name: str, general: str, city: str, supplied: bool
) -> None:
    assert face_down(supply_step(name, **{general: city}), general) is not supplied


@pytest.mark.rule("F9.4")
@pytest.mark.parametrize(
    ("city", "supplied"), [("czluchow", True), ("neu-stettin", True), ("belgard", False)]
)
def test_a_train_supplies_up_to_six_roads_away(city: str, supplied: bool) -> None:
    # Toruń - Solec - Bydgoszcz - Nakło - Złotów - Człuchów - Neu Stettin - Belgard
    position = supply_step("russia", saltikov=city, russia_train_1="torun")
    assert face_down(position, "saltikov") is not supplied


@pytest.mark.rule("F9.4")
@pytest.mark.parametrize(
    ("between", "supplied"),
    [
        ("keith", False),  # an enemy general
        ("ferdinand", False),
        ("prussia-train-1", False),  # an enemy train
        ("hanover-train-1", False),
        ("fermor", True),  # own and allied pieces
        ("daun", True),
        ("sweden-train-1", True),
    ],
)
def test_only_enemies_cut_the_path(between: str, supplied: bool) -> None:
    at = {"saltikov": "neu-stettin", "russia-train-1": "torun", between: "zlotow"}
    position = stage("russia", phase="supply", only=True, at=at)
    assert face_down(position, "saltikov") is not supplied


@pytest.mark.rule("F9.4")
def test_the_path_may_lead_around_an_enemy_but_stays_within_six() -> None:
    # Oppeln - Strehlen: two roads over Grottkau or over Brieg.
    direct = {"daun": "strehlen", "austria-train-1": "oppeln"}
    for blocker in ("grottkau", "brieg"):
        position = stage("austria", phase="supply", only=True, at={**direct, "keith": blocker})
        assert not face_down(position, "daun")
    both = {**direct, "keith": "grottkau", "heinrich": "brieg", "dohna": "lublinitz"}
    both |= {"seydlitz": "krappitz", "lehwaldt": "gross-strehlitz"}  # the train is shut in
    assert face_down(stage("austria", phase="supply", only=True, at=both), "daun")


@pytest.mark.rule("F9.4")
def test_a_train_supplies_any_number_of_generals_of_its_nation_and_no_other() -> None:
    position = supply_step(
        "russia", saltikov="naklo", fermor="solec", apraxin="lipno", tottleben="dobrzyn",
        russia_train_1="torun",
    )  # fmt: skip
    assert not any(face_down(position, g) for g in ("saltikov", "fermor", "apraxin", "tottleben"))
    foreign = supply_step("sweden", ehrensvard="solec", russia_train_1="torun")
    assert face_down(foreign, "ehrensvard")


@pytest.mark.rule("F9.4")
@pytest.mark.parametrize(
    ("name", "general", "city"), [("russia", "saltikov", "lipno"), ("france", "soubise", "limburg")]
)
def test_a_depot_supplies_nobody_around_it(name: str, general: str, city: str) -> None:
    # Lipno lies next to Sierpc, Limburg next to Koblenz.
    assert face_down(supply_step(name, **{general: city}), general)


# -- face down and face up -------------------------------------------------------------------------


@pytest.mark.rule("F9.5")
def test_without_supply_a_general_is_turned_down_and_with_supply_up_again() -> None:
    position = supply_step("austria", daun="breslau")
    assert face_down(position, "daun")
    assert troops(position, "daun") > 0
    play_on(position, "austria")
    act(position, "march daun breslau schweidnitz waldenburg trautenau", "done")  # home
    assert not face_down(position, "daun")
    assert "log.turned_up" in log_keys(position)


@pytest.mark.rule("F9.6")
def test_a_general_twice_without_supply_loses_all_and_leaves_the_map() -> None:
    position = supply_step("austria", daun="breslau")
    play_on(position, "austria")
    assert face_down(position, "daun")
    act(position, "done")
    assert (where(position, "daun"), nation(position, "austria")["troops"]) == (None, 0)
    assert not piece(position, "daun")["gone"]
    assert not face_down(position, "daun")


@pytest.mark.rule("F9.6")
def test_each_stack_is_judged_by_itself_and_nobody_is_asked() -> None:
    position = supply_step(
        "austria",
        down=("daun", "browne", "lacy"),
        daun="breslau",  # hungry for the second time
        browne="breslau",
        lacy="prag",  # home again
        karl="dresden",  # hungry for the first time
    )
    assert phase(position) == "deal"  # the next stage has begun
    assert (where(position, "daun"), where(position, "browne")) == (None, None)
    assert (where(position, "lacy"), face_down(position, "lacy")) == ("prag", False)
    assert (where(position, "karl"), face_down(position, "karl")) == ("dresden", True)


@pytest.mark.rule("F9.6", "F9.1")
def test_cut_off_in_an_enemy_stage_a_general_has_one_stage_more() -> None:
    # France destroys the only Hanoverian train. Ferdinand, in the Empire, is turned down at the
    # end of Hanover's next stage and lost at the end of the one after.
    position = stage(
        "france",
        only=True,
        turn=1,
        at={"soubise": "lehrte", "ferdinand": "fulda", "hanover-train-1": "peine"},
    )
    act(position, "march soubise lehrte peine", "done")
    assert not face_down(position, "ferdinand")
    play_on(position, "hanover")
    act(position, "done")
    assert face_down(position, "ferdinand")
    play_on(position, "hanover")
    assert where(position, "ferdinand") == "fulda"
    act(position, "done")
    assert where(position, "ferdinand") is None


# -- company ---------------------------------------------------------------------------------------


@pytest.mark.rule("F9.7")
@pytest.mark.parametrize("down", ["keith", "friedrich"])
def test_joining_a_face_down_general_turns_all_down(down: str) -> None:
    position = stage(
        "prussia", only=True, at={"friedrich": "berlin", "keith": "potsdam"}, down=[down]
    )
    act(position, "march friedrich berlin potsdam")
    assert face_down(position, "friedrich")
    assert face_down(position, "keith")


@pytest.mark.rule("F9.7")
def test_re_entry_with_a_face_down_comrade_turns_the_newcomer_down() -> None:
    position = stage(
        "prussia",
        only=True,
        at={"friedrich": "berlin"},
        down=["friedrich"],
        troops={"friedrich": 4},
        hands={"prussia": ["6S"]},
    )
    act(position, "recruit 1 0", "pay 6S", "enter keith berlin")
    assert face_down(position, "keith")
    act(position, "done")  # in Berlin both are in supply
    assert not face_down(position, "keith")


@pytest.mark.rule("F9.7")
def test_a_general_who_re_enters_alone_is_face_up() -> None:
    position = stage("prussia", only=True, at={}, hands={"prussia": ["6S"]})
    act(position, "recruit 1 0", "pay 6S", "enter keith berlin")
    assert not face_down(position, "keith")


@pytest.mark.rule("F9.7")
def test_laudon_moved_by_fate_to_a_face_down_comrade_is_turned_down() -> None:
    position = stage(
        phase="fate",
        expert=False,
        only=True,
        at={"laudon": "breslau", "daun": "oels"},
        down=["daun"],
    )
    act(position, "fate 6", "step oels")
    assert face_down(position, "laudon")


@pytest.mark.rule("F9.7")
def test_a_general_who_leaves_keeps_the_state_he_has() -> None:
    position = stage(
        "prussia",
        only=True,
        at={"friedrich": "berlin", "keith": "berlin"},
        down=["friedrich", "keith"],
    )
    act(position, "march keith berlin potsdam")
    assert face_down(position, "keith")
    assert face_down(position, "friedrich")


# -- what hunger does not hinder -------------------------------------------------------------------


@pytest.mark.rule("F9.8")
def test_a_face_down_general_marches_conquers_and_fights() -> None:
    position = stage(
        "austria",
        only=True,
        at={"daun": "waldenburg", "keith": "namslau"},
        troops={"daun": 5, "keith": 5},
        hands={"austria": ["6S", "2S"]},
        down=["daun"],
    )
    act(position, "recruit 1 0", "pay 6S", "reinforce daun")
    assert troops(position, "daun") == 6  # and receives troops
    act(position, "march daun waldenburg schweidnitz breslau oels", "done")
    assert marked(position) == {"waldenburg"}  # Keith protects the others
    assert position.view(None)["battle"]["troops"] == [6, 5]


@pytest.mark.rule("F9.8")
def test_a_face_down_general_defends_himself_like_any_other() -> None:
    position = stage(
        "prussia",
        phase="combat",
        only=True,
        at={"keith": "namslau", "daun": "oels"},
        troops={"keith": 5, "daun": 5},
        hands={"prussia": ["2S"], "austria": ["9S"]},
        down=["daun"],
    )
    act(position, "play 2S", "play 9S")
    assert position.actors == ("frederick",)
    assert position.view(None)["battle"]["score"] == -7


@pytest.mark.rule("F9.9")
def test_trains_need_no_supply_and_do_each_other_no_harm() -> None:
    at = {"austria-train-1": "berlin", "prussia-train-1": "potsdam"}
    for name in ("austria", "prussia"):
        position = stage(name, phase="supply", only=True, at=at)
        play_on(position, name)
        act(position, "done")
        assert {id: where(position, id) for id in at} == at


@pytest.mark.rule("F9.9")
def test_an_enemy_general_beside_a_train_does_not_fight_it() -> None:
    position = stage(
        "prussia",
        phase="combat",
        only=True,
        at={"friedrich": "berlin", "austria-train-1": "potsdam"},
    )
    assert "battle" not in position.view(None)
    assert where(position, "austria-train-1") == "potsdam"


@pytest.mark.rule("F9.9")
def test_a_train_goes_when_its_nation_leaves_the_war() -> None:
    position = stage(phase="fate")
    assert where(position, "russia-train-1") == "torun"
    act(position, "fate elisabeth")
    for train in ("russia-train-1", "russia-train-2"):
        assert (where(position, train), piece(position, train)["gone"]) == (None, True)


@pytest.mark.rule("F9.6", "F6.3")
def test_what_leads_to_starvation_cannot_be_taken_back() -> None:
    """The nation's total is public, so it tells how strong the starved general was."""
    position = stage("austria", only=True, at={"daun": "berlin"}, down=["daun"])
    act(position, "done")
    assert where(position, "daun") is None
    assert position.sealed
