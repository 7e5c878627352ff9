"""F5: conquest of objectives."""

from __future__ import annotations

import pytest

from sanssouci.games.friedrich.position import STANDING, Position
from tests.games.friedrich.conduct import fighting
from tests.games.friedrich.reading import ends, face_down, marked, nation, play_on, questioned
from tests.games.friedrich.staging import act, legal, log_keys, stage, where, why


def march_past(name: str, general: str, road: str, **more: str) -> Position:
    """A general alone on the map, but for the others named, marches along a road."""
    at = {general: road.split()[0], **{id.replace("_", "-"): city for id, city in more.items()}}
    return act(stage(name, only=True, at=at), f"march {general} {road}")


# -- conquest --------------------------------------------------------------------------------------


@pytest.mark.rule("F5.1")
@pytest.mark.parametrize(
    ("name", "general", "road"),
    [
        ("austria", "daun", "kustrin neudamm"),  # Russia's
        ("austria", "daun", "dresden radeberg"),  # the Imperial Army's
        ("imperial", "hildburghausen", "radeberg dresden"),  # Austria's
        ("russia", "saltikov", "stettin pasewalk"),  # Sweden's
        ("sweden", "ehrensvard", "colberg belgard"),  # Russia's
        ("prussia", "friedrich", "breslau ohlau"),  # Austria's
        ("hanover", "ferdinand", "kassel munden"),  # France's
    ],
)
def test_generals_conquer_objectives_of_their_own_nation_only(
    name: str, general: str, road: str
) -> None:
    position = march_past(name, general, road)
    assert marked(position) | questioned(position) == set()


@pytest.mark.rule("F5.1")
@pytest.mark.parametrize(
    ("name", "general", "road"),
    [
        ("austria", "daun", "breslau ohlau"),
        ("imperial", "hildburghausen", "dresden deuben"),
        ("russia", "saltikov", "kustrin neudamm"),
        ("sweden", "ehrensvard", "stettin pasewalk"),
        ("france", "soubise", "kassel munden"),
        ("prussia", "friedrich", "prag melnik"),
    ],
)
def test_every_nation_with_objectives_conquers_them(name: str, general: str, road: str) -> None:
    assert marked(march_past(name, general, road)) == {road.split()[0]}


@pytest.mark.rule("F5.1", "F5.13")
def test_trains_conquer_nothing() -> None:
    position = march_past("austria", "austria-train-1", "breslau oels")
    assert marked(position) | questioned(position) == set()


@pytest.mark.rule("F5.2")
def test_an_objective_is_conquered_by_leaving_it_from_the_start_or_in_passing() -> None:
    assert marked(march_past("austria", "daun", "breslau ohlau")) == {"breslau"}
    assert marked(march_past("austria", "daun", "neumarkt breslau ohlau")) == {"breslau"}


@pytest.mark.rule("F5.2")
def test_a_protected_objective_is_not_conquered() -> None:
    position = march_past("austria", "daun", "neumarkt breslau ohlau", keith="glogau")
    assert marked(position) == set()


@pytest.mark.rule("F5.3")
def test_stopping_on_an_objective_is_not_enough() -> None:
    position = march_past("austria", "daun", "neumarkt breslau")
    assert marked(position) | questioned(position) == set()
    act(position, "done")
    assert marked(position) == set()
    play_on(position, "austria")  # the next turn
    act(position, "march daun breslau ohlau")
    assert marked(position) == {"breslau"}


@pytest.mark.rule("F5.4")
def test_leaving_counts_even_if_comrades_stay_behind() -> None:
    position = stage("austria", only=True, at={"daun": "breslau", "browne": "breslau"})
    act(position, "march browne breslau ohlau")
    assert marked(position) == {"breslau"}


@pytest.mark.rule("F5.4")
def test_leaving_counts_even_if_the_general_comes_back() -> None:
    position = march_past("austria", "daun", "breslau ohlau breslau")
    assert marked(position) == {"breslau"}


@pytest.mark.rule("F5.4")
def test_conquest_cannot_be_declined() -> None:
    position = stage("austria", only=True, at={"daun": "breslau"})
    before = set(legal(position))
    act(position, "march daun breslau ohlau")
    assert marked(position) == {"breslau"}
    assert position.actors == ("maria",)
    assert set(legal(position)) <= before  # nothing new is asked
    assert nation(position, "austria")["objectives"]["taken"] == ["breslau"]


# -- protection ------------------------------------------------------------------------------------


@pytest.mark.rule("F5.5")
@pytest.mark.parametrize(
    ("attacker", "road", "protector", "city", "protected"),
    [
        # Prussia defends Prussia, exclaves too, and Saxony.
        ("austria daun", "breslau oels", "keith", "glogau", True),
        ("russia apraxin", "konigsberg-prussia-hearts tapiau", "lehwaldt", "heiligenbeil", True),
        ("france soubise", "minden herford", "keith", "rinteln", True),
        ("imperial hildburghausen", "dresden deuben", "friedrich", "riesa", True),
        ("austria daun", "radeberg dresden", "friedrich", "bautzen", True),
        # Hanover defends Hanover.
        ("france soubise", "kassel fritzlar", "ferdinand", "gottingen", True),
        # Neither defends the other's objectives.
        ("france soubise", "kassel fritzlar", "friedrich", "gottingen", False),
        ("france soubise", "minden herford", "ferdinand", "wunstorf", False),
        ("france soubise", "halberstadt quedlinburg", "ferdinand", "wernigerode", False),
        ("imperial hildburghausen", "leipzig wurzen", "ferdinand", "halle", False),
        ("austria daun", "breslau oels", "ferdinand", "glogau", False),
        # Austria defends Bohemia, and she alone.
        ("prussia friedrich", "prag melnik", "daun", "kolin", True),
        ("prussia friedrich", "prag melnik", "hildburghausen", "kolin", False),
        ("prussia friedrich", "prag melnik", "saltikov", "kolin", False),
    ],
)
def test_each_nation_defends_its_own_land_and_prussia_saxony(
    attacker: str, road: str, protector: str, city: str, protected: bool
) -> None:
    name, general = attacker.split()
    position = march_past(name, general, road, **{protector: city})
    objective = {road.split()[0]}
    assert (marked(position), questioned(position)) == (
        (set(), objective) if protected else (objective, set())
    )


@pytest.mark.rule("F5.6")
@pytest.mark.parametrize(
    ("city", "protected"),
    [("neumarkt", True), ("steinau", True), ("glogau", True), ("neusalz", False)],  # 1 to 4 away
)
def test_an_objective_is_protected_from_one_to_three_cities_away(
    city: str, protected: bool
) -> None:
    position = march_past("austria", "daun", "breslau oels", keith=city)
    assert (questioned(position) == {"breslau"}) is protected
    assert (marked(position) == {"breslau"}) is not protected


@pytest.mark.rule("F5.6")
def test_what_stands_in_between_does_not_matter() -> None:
    # Glogau - Steinau - Neumarkt - Breslau, and every other way is longer than three.
    position = march_past(
        "austria", "daun", "breslau oels", keith="glogau", laudon="steinau", lacy="neumarkt"
    )
    assert questioned(position) == {"breslau"}


@pytest.mark.rule("F5.6", "F9.8")
def test_a_face_down_general_protects_too() -> None:
    position = stage(
        "austria", only=True, at={"daun": "breslau", "keith": "glogau"}, down=["keith"]
    )
    act(position, "march daun breslau oels")
    assert face_down(position, "keith")
    assert questioned(position) == {"breslau"}


@pytest.mark.rule("F5.6")
def test_one_general_protects_any_number_of_objectives() -> None:
    position = march_past("austria", "daun", "waldenburg schweidnitz breslau oels", keith="ohlau")
    assert questioned(position) == {"waldenburg", "schweidnitz", "breslau"}


@pytest.mark.rule("F5.6", "F5.10")
def test_a_general_on_the_objective_itself_does_not_protect_it() -> None:
    # Daun leaves Breslau while Keith protects it from Neumarkt. Laudon at Steinau beats Keith by
    # one, whose only way is back into Breslau: nobody stands one to three cities away.
    position = stage(
        "austria",
        only=True,
        at={"daun": "breslau", "laudon": "luben", "keith": "neumarkt"},
        troops={"daun": 2, "laudon": 5, "keith": 4},
    )
    act(position, "march daun breslau oels", "march laudon luben steinau")
    assert questioned(position) == {"breslau"}
    act(position, "done", "concede")
    assert where(position, "keith") == "breslau"
    assert marked(position) == {"breslau"}


@pytest.mark.rule("F5.7")
def test_protection_is_tested_before_a_train_in_the_next_city_is_removed() -> None:
    # The Imperial train at Pirna protects Dresden until Friedrich has entered Pirna: Dresden gets
    # a question marker and falls in the fourth step.
    position = stage(
        "prussia",
        only=True,
        at={"friedrich": "dresden", "imperial-train-1": "pirna"},
        markers=["dresden"],
    )
    act(position, "march friedrich dresden pirna")
    assert where(position, "imperial-train-1") is None
    assert (marked(position), questioned(position)) == ({"dresden"}, {"dresden"})
    act(position, "done")
    assert (marked(position), questioned(position)) == (set(), set())


@pytest.mark.rule("F5.7")
def test_protection_is_looked_at_for_each_city_as_it_is_left() -> None:
    # Schweidnitz lies four cities from Keith, Breslau three.
    position = march_past("austria", "daun", "schweidnitz breslau oels", keith="glogau")
    assert marked(position) == {"schweidnitz"}
    assert questioned(position) == {"breslau"}


@pytest.mark.rule("F5.8")
def test_a_march_may_conquer_several_objectives() -> None:
    position = march_past("austria", "daun", "waldenburg schweidnitz breslau oels")
    assert marked(position) == {"waldenburg", "schweidnitz", "breslau"}


@pytest.mark.rule("F5.8")
def test_markers_hinder_no_movement() -> None:
    plain = stage("prussia", only=True, at={"friedrich": "breslau", "prussia-train-1": "brieg"})
    cities = ["breslau", "schweidnitz", "brieg", "oels"]
    under_markers = stage(
        "prussia",
        only=True,
        at={"friedrich": "breslau", "prussia-train-1": "brieg"},
        markers=cities,
    )
    for mover in ("friedrich", "prussia-train-1"):
        assert ends(plain, mover) == ends(under_markers, mover)
    again = stage("austria", only=True, at={"daun": "breslau"}, markers=cities)
    act(again, "march daun breslau schweidnitz waldenburg")
    assert where(again, "daun") == "waldenburg"
    assert marked(again) == set(cities)


# -- the printed example ---------------------------------------------------------------------------


def daun_marches_to_oels(attack_from: str, troops: dict[str, int] | None = None) -> Position:
    """Daun passes Keith, next to whom Laudon marches."""
    start = {"steinau": "luben", "neusalz": "grunberg"}[attack_from]
    position = stage(
        "austria",
        only=True,
        at={"daun": "waldenburg", "laudon": start, "keith": "glogau"},
        troops={"daun": 4, **(troops or {"laudon": 5, "keith": 4})},
        hands={"prussia": ["2C"], "austria": ["2S"]},
    )
    return act(
        position,
        "march daun waldenburg schweidnitz breslau oels",
        f"march laudon {start} {attack_from}",
    )


@pytest.mark.rule("F5.2", "F5.3", "F5.6", "F5.8", "F5.9")
def test_daun_conquers_waldenburg_and_schweidnitz_but_not_breslau_nor_oels() -> None:
    position = daun_marches_to_oels("steinau")
    assert where(position, "daun") == "oels"
    assert marked(position) == {"waldenburg", "schweidnitz"}
    assert questioned(position) == {"breslau"}


@pytest.mark.rule("F5.10")
def test_breslau_falls_retroactively_when_keith_is_driven_to_neusalz() -> None:
    position = act(daun_marches_to_oels("steinau"), "done")
    # Keith, in clubs, stands at 4 - 5 = -1 and plays: +1. Laudon, in spades, answers: +1 for him.
    act(position, "play 2C", "play 2S")
    assert position.actors == ("frederick",)
    act(position, "concede")  # one troop, one city
    assert position.actors == ("maria",)
    assert set(legal(position)) == {
        "retreat neusalz",
        "retreat sprottau",
        "retreat wschowa",
        "retreat guhrau",
    }
    assert questioned(position) == {"breslau"}
    act(position, "retreat neusalz")
    assert marked(position) == {"waldenburg", "schweidnitz", "breslau"}
    assert questioned(position) == set()


@pytest.mark.rule("F5.10")
def test_the_question_marker_goes_if_keith_still_protects_breslau() -> None:
    # Attacked from Neusalz instead, he may be sent to Steinau, two cities from Breslau.
    position = daun_marches_to_oels("neusalz")
    act(position, "done", "concede", "retreat steinau")
    assert where(position, "keith") == "steinau"
    assert marked(position) == {"waldenburg", "schweidnitz"}
    assert questioned(position) == set()


@pytest.mark.rule("F5.10")
def test_the_question_marker_goes_if_keith_wins() -> None:
    position = daun_marches_to_oels("steinau")
    act(position, "done", "play 2C", "concede", "retreat luben")
    assert where(position, "keith") == "glogau"
    assert marked(position) == {"waldenburg", "schweidnitz"}
    assert questioned(position) == set()


@pytest.mark.rule("F5.10")
def test_elimination_and_evasion_count_like_a_retreat() -> None:
    position = daun_marches_to_oels("steinau", {"laudon": 8, "keith": 1})
    act(position, "done", "concede")
    assert where(position, "keith") is None
    assert "breslau" in marked(position)

    position = stage(
        "austria",
        only=True,
        fate="8C",
        at={"daun": "breslau", "keith": "glogau"},
        troops={"daun": 8, "keith": 8},
    )
    act(position, "march daun breslau neumarkt steinau", "done")
    assert questioned(position) == {"breslau"}
    act(position, "evade keith neusalz")
    assert marked(position) == {"breslau"}


@pytest.mark.rule("F5.9", "F5.10")
def test_a_question_marker_does_not_outlast_the_stage() -> None:
    position = march_past("austria", "daun", "breslau oels", keith="glogau")
    act(position, "done")
    assert questioned(position) == set()
    play_on(position, "prussia")
    act(position, "march keith glogau neusalz grunberg", "done")
    assert marked(position) == set()


# -- reconquest ------------------------------------------------------------------------------------


@pytest.mark.rule("F5.11")
@pytest.mark.parametrize(
    ("name", "general", "road"),
    [
        ("prussia", "friedrich", "breslau ohlau"),
        ("prussia", "friedrich", "dresden deuben"),
        ("prussia", "lehwaldt", "riesenburg sztum"),
        ("prussia", "friedrich", "magdeburg burg"),
        ("hanover", "ferdinand", "kassel munden"),
    ],
)
def test_the_defender_takes_an_objective_back_by_leaving_it(
    name: str, general: str, road: str
) -> None:
    start = road.split()[0]
    position = stage(name, only=True, at={general: start}, markers=[start])
    act(position, f"march {general} {road}")
    assert marked(position) == set()
    assert "log.reconquers" in log_keys(position)


@pytest.mark.rule("F5.11")
def test_austria_takes_bohemia_back() -> None:
    position = stage("austria", only=True, at={"daun": "prag"}, markers=["prag"], turn=2)
    assert marked(act(position, "march daun prag melnik")) == set()


@pytest.mark.rule("F5.11")
def test_stopping_on_a_lost_objective_does_not_take_it_back() -> None:
    position = stage("prussia", only=True, at={"friedrich": "ohlau"}, markers=["breslau"])
    act(position, "march friedrich ohlau breslau", "done")
    assert marked(position) == {"breslau"}


@pytest.mark.rule("F5.11")
def test_reconquest_works_retroactively_too() -> None:
    position = stage(
        "prussia",
        only=True,
        at={"friedrich": "breslau", "keith": "luben", "daun": "glogau"},
        troops={"keith": 5, "daun": 4},
        markers=["breslau"],
    )
    act(position, "march friedrich breslau oels", "march keith luben steinau")
    assert (marked(position), questioned(position)) == ({"breslau"}, {"breslau"})
    act(position, "done", "concede", "retreat neusalz")
    assert (marked(position), questioned(position)) == (set(), set())


@pytest.mark.rule("F5.12")
@pytest.mark.parametrize(
    ("protector", "protected"),
    [("daun", True), ("hildburghausen", False), ("saltikov", False), ("ehrensvard", False)],
)
def test_only_the_nation_whose_marker_it_is_protects_against_reconquest(
    protector: str, protected: bool
) -> None:
    position = stage(
        "prussia",
        only=True,
        at={"friedrich": "breslau", protector: "glogau"},
        markers=["breslau"],
    )
    act(position, "march friedrich breslau oels")
    assert marked(position) == ({"breslau"} if protected else set())
    assert questioned(position) == ({"breslau"} if protected else set())


@pytest.mark.rule("F5.12")
@pytest.mark.parametrize(
    ("city", "protected"),
    [("neumarkt", True), ("steinau", True), ("glogau", True), ("neusalz", False)],
)
def test_protection_against_reconquest_reaches_three_cities(city: str, protected: bool) -> None:
    at = {"friedrich": "breslau", "daun": city}
    position = stage("prussia", only=True, at=at, markers=["breslau"])
    act(position, "march friedrich breslau oels")
    assert (marked(position) == {"breslau"}) is protected


@pytest.mark.rule("F5.12")
@pytest.mark.parametrize(
    ("name", "general", "road"),
    [
        ("prussia", "friedrich", "kassel munden"),  # in Hanover
        ("prussia", "friedrich", "hannover lehrte"),
        ("hanover", "ferdinand", "minden wunstorf"),  # in Prussia
        ("hanover", "ferdinand", "magdeburg burg"),
        ("hanover", "ferdinand", "leipzig wurzen"),  # in Saxony
        ("imperial", "hildburghausen", "prag melnik"),  # in Bohemia
    ],
)
def test_nobody_reconquers_in_a_land_he_does_not_defend(name: str, general: str, road: str) -> None:
    start = road.split()[0]
    position = stage(name, only=True, at={general: start}, markers=[start], turn=2)
    act(position, f"march {general} {road}")
    assert (marked(position), questioned(position)) == ({start}, set())


# -- trains ----------------------------------------------------------------------------------------


@pytest.mark.rule("F5.13")
def test_trains_do_not_protect() -> None:
    position = march_past("austria", "daun", "breslau oels", prussia_train_1="neumarkt")
    assert marked(position) == {"breslau"}
    at = {"friedrich": "breslau", "austria-train-1": "neumarkt"}
    position = stage("prussia", only=True, at=at, markers=["breslau"])
    assert marked(act(position, "march friedrich breslau oels")) == set()


@pytest.mark.rule("F5.13")
@pytest.mark.parametrize(
    ("city", "protected"),
    [("meissen", True), ("riesa", True), ("oschatz", True), ("wurzen", False)],  # 1 to 4 away
)
def test_the_imperial_train_protects_imperial_conquests_like_a_general(
    city: str, protected: bool
) -> None:
    at = {"friedrich": "dresden", "imperial-train-1": city}
    position = stage("prussia", only=True, at=at, markers=["dresden"])
    act(position, "march friedrich dresden deuben")
    assert (marked(position) == {"dresden"}) is protected
    assert (questioned(position) == {"dresden"}) is protected


@pytest.mark.rule("F5.13")
def test_the_imperial_train_protects_no_other_conquest() -> None:
    at = {"friedrich": "radeberg", "imperial-train-1": "dresden"}
    position = stage("prussia", only=True, at=at, markers=["radeberg"])
    assert marked(act(position, "march friedrich radeberg kamenz")) == set()


@pytest.mark.rule("F5.13")
def test_the_imperial_train_conquers_nothing() -> None:
    position = march_past("imperial", "imperial-train-1", "dresden meissen")
    assert marked(position) | questioned(position) == set()


# -- what conquers nothing -------------------------------------------------------------------------


@pytest.mark.rule("F5.14")
def test_a_retreat_conquers_nothing() -> None:
    # Daun is driven out of Breslau, over or onto other Austrian objectives.
    position = stage(
        "prussia",
        phase="combat",
        only=True,
        at={"keith": "neumarkt", "daun": "breslau"},
        troops={"keith": 8, "daun": 6},
    )
    act(position, "concede")  # two cities
    act(position, legal(position, "retreat")[0])
    assert where(position, "daun") not in (None, "breslau")
    assert marked(position) | questioned(position) == set()


@pytest.mark.rule("F5.14")
def test_a_retreat_reconquers_nothing() -> None:
    position = stage(
        "austria",
        phase="combat",
        only=True,
        at={"daun": "neumarkt", "keith": "breslau"},
        troops={"daun": 8, "keith": 7},
        markers=["breslau", "oels", "schweidnitz"],
    )
    act(position, "concede")
    act(position, "retreat oels")
    assert marked(position) == {"breslau", "oels", "schweidnitz"}


@pytest.mark.rule("F5.14")
def test_a_move_by_fate_conquers_nothing() -> None:
    position = stage(phase="fate", expert=False, only=True, at={"laudon": "breslau"})
    act(position, "fate 6", "step oels")
    assert where(position, "laudon") == "oels"
    assert marked(position) | questioned(position) == set()


@pytest.mark.rule("F5.14")
def test_a_re_entry_reconquers_nothing() -> None:
    # Berlin is lost, and Dohna comes back in Schwedt, which is Swedish by conquest.
    position = stage(
        "prussia",
        only=True,
        at={"daun": "berlin"},
        hands={"prussia": ["8S"]},
        markers=["schwedt"],
    )
    act(position, "recruit 1 0", "pay 8S", "enter dohna schwedt", "done")
    assert where(position, "dohna") == "schwedt"
    assert marked(position) == {"schwedt"}


# -- markers that go -------------------------------------------------------------------------------


@pytest.mark.rule("F5.15")
def test_the_markers_of_a_nation_that_leaves_are_removed() -> None:
    position = stage(phase="fate", markers=["kustrin", "colberg", "breslau", "stettin", "prenzlau"])
    act(position, "fate elisabeth")
    # Victory is eased for Sweden, so her second-order Prenzlau goes as well.
    assert marked(position) == {"breslau", "stettin"}


@pytest.mark.rule("F5.15")
@pytest.mark.parametrize(
    ("strokes", "out", "fate"),
    [
        (["India"], [], ["fate america"]),
        (["Elisabeth"], ["russia"], ["fate sweden", "retire keith"]),
    ],
)
def test_second_order_markers_go_when_the_imperial_army_changes_player(
    strokes: list[str], out: list[str], fate: list[str]
) -> None:
    markers = ["breslau", "bunzlau", "dresden", "meissen", "kassel"]
    position = stage(phase="fate", strokes=strokes, out=out, markers=markers)
    act(position, *fate)
    assert marked(position) & {"breslau", "bunzlau", "dresden", "meissen"} == {"breslau", "dresden"}
    assert ("kassel" in marked(position)) == (fate != ["fate america"])  # France has left


@pytest.mark.rule("F5.15")
@pytest.mark.parametrize(
    ("out", "taken"), [([], {"stettin", "prenzlau"}), (["russia"], {"stettin"})]
)
def test_eased_second_order_objectives_cannot_be_conquered(out: list[str], taken: set[str]) -> None:
    position = stage("sweden", only=True, at={"ehrensvard": "stettin"}, out=out)
    act(position, "march ehrensvard stettin pasewalk prenzlau templin")
    assert (marked(position), questioned(position)) == (taken, set())


# -- blocking --------------------------------------------------------------------------------------


@pytest.mark.rule("F5.16")
@pytest.mark.parametrize("mover", ["soubise", "france-train-1"])
def test_no_march_ends_on_an_objective_an_ally_of_another_player_lacks(mover: str) -> None:
    position = stage("france", only=True, at={mover: "borna"})
    assert why(position, f"march {mover} borna leipzig") == "F5.16"
    assert "leipzig" not in ends(position, mover)
    act(position, f"march {mover} borna leipzig grimma")  # passing is allowed
    assert where(position, mover) == "grimma"


@pytest.mark.rule("F5.16")
def test_a_general_may_end_there_to_destroy_a_train() -> None:
    at = {"soubise": "borna", "prussia-train-1": "leipzig"}
    position = stage("france", only=True, at=at)
    act(position, "march soubise borna leipzig")
    assert (where(position, "soubise"), where(position, "prussia-train-1")) == ("leipzig", None)


@pytest.mark.rule("F5.16")
@pytest.mark.parametrize(
    ("general", "start", "road", "enemy"),
    [("soubise", "borna", "leipzig", "grimma"), ("saltikov", "oels", "breslau", "ohlau")],
)
def test_a_general_may_end_there_to_attack_and_a_train_may_not(
    general: str, start: str, road: str, enemy: str
) -> None:
    name = "france" if general == "soubise" else "russia"
    position = stage(name, only=True, at={general: start, "heinrich": enemy})
    act(position, f"march {general} {start} {road}", "done")
    assert fighting(position) == [[general], ["heinrich"]]
    train = stage(name, only=True, at={f"{name}-train-1": start, "heinrich": enemy})
    assert why(train, f"march {name}-train-1 {start} {road}") == "F5.16"


@pytest.mark.rule("F5.16", "F11.6")
def test_under_no_attack_it_is_fate_that_forbids_to_end_there() -> None:
    at = {"soubise": "borna", "heinrich": "grimma"}
    position = stage("france", only=True, at=at, fate="5S")
    assert why(position, "march soubise borna leipzig") == "F11.6"


@pytest.mark.rule("F5.16")
def test_an_objective_already_conquered_may_be_entered() -> None:
    position = stage("france", only=True, at={"soubise": "borna"}, markers=["leipzig"])
    act(position, "march soubise borna leipzig")
    assert where(position, "soubise") == "leipzig"


@pytest.mark.rule("F5.16", "F17.2")
def test_without_the_option_blocking_is_left_to_the_players() -> None:
    position = stage("france", only=True, at={"soubise": "borna"}, forbid_blocking=False)
    act(position, "march soubise borna leipzig")
    assert where(position, "soubise") == "leipzig"


@pytest.mark.rule("F5.16")
@pytest.mark.parametrize(
    ("name", "general", "road"),
    [
        ("austria", "daun", "deuben dresden"),  # Imperial, and Maria Theresa's too
        ("russia", "saltikov", "pasewalk stettin"),  # Swedish, and Elisabeth's too
        ("hanover", "ferdinand", "melnik prag"),  # Prussian, and Frederick's too
        ("austria", "daun", "ohlau breslau"),  # her own
        ("prussia", "friedrich", "ohlau breslau"),  # an enemy's
    ],
)
def test_the_ban_holds_between_different_players_only(name: str, general: str, road: str) -> None:
    assert where(march_past(name, general, road), general) == road.split()[-1]


@pytest.mark.rule("F5.16")
def test_in_the_three_player_game_france_and_russia_do_not_bind_each_other() -> None:
    position = stage("france", scenario="three-player", only=True, at={"soubise": "neudamm"})
    assert "kustrin" in ends(position, "soubise")
    position = stage("france", only=True, at={"soubise": "neudamm"})
    assert "kustrin" not in ends(position, "soubise")


@pytest.mark.rule("F5.16")
def test_an_ally_who_has_left_the_war_or_no_longer_needs_the_city_is_not_blocked() -> None:
    position = stage("austria", only=True, at={"daun": "neudamm"}, out=["russia"])
    assert "kustrin" in ends(position, "daun")
    position = stage("austria", only=True, at={"daun": "templin"}, out=["russia"])
    assert "prenzlau" in ends(position, "daun")  # of second order, and victory eased for Sweden
    position = stage("austria", only=True, at={"daun": "templin"})
    assert "prenzlau" not in ends(position, "daun")


@pytest.mark.rule("F5.16", "F8.7")
def test_a_retreat_may_end_on_an_objective_of_an_ally() -> None:
    # Soubise, beaten out of Pirna's only other road, has to fall back on Dresden.
    position = stage(
        "prussia",
        phase="combat",
        only=True,
        at={"friedrich": "tetschen", "soubise": "pirna"},
        troops={"friedrich": 5, "soubise": 4},
    )
    act(position, "concede")
    assert where(position, "soubise") == "dresden"


@pytest.mark.rule("F5.11", "F5.12")
def test_prussian_generals_protect_bohemia_against_reconquest() -> None:
    position = stage(
        "austria",
        only=True,
        turn=5,
        offensive=STANDING,
        at={"daun": "prag", "friedrich": "kolin"},
        markers=["prag"],
    )
    act(position, "march daun prag melnik")
    assert (marked(position), questioned(position)) == ({"prag"}, {"prag"})
