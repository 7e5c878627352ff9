"""F1: the war and its sides."""

from __future__ import annotations

from collections import Counter

import pytest

from sanssouci.board import bits
from sanssouci.board.tables import read_table
from sanssouci.games.friedrich import GAME
from sanssouci.games.friedrich.atlas import ATLAS, GRAPH
from sanssouci.games.friedrich.nations import NATION_INDEX, NATIONS
from sanssouci.games.friedrich.position import Position
from sanssouci.games.friedrich.tables import DATA, SECTORS
from sanssouci.kernel import CHANCE, BadAction, Illegal
from tests.games.friedrich.reading import (
    deal_all,
    ends,
    face_down,
    marked,
    nation,
    phase,
    piece,
    questioned,
    victors,
)
from tests.games.friedrich.staging import act, legal, stage, where, why

SEATS = ("frederick", "elisabeth", "maria", "pompadour")

GENERALS = {
    "prussia": "friedrich winterfeldt heinrich schwerin keith seydlitz dohna lehwaldt",
    "hanover": "ferdinand cumberland",
    "russia": "saltikov fermor apraxin tottleben",
    "sweden": "ehrensvard",
    "austria": "daun browne karl laudon lacy",
    "imperial": "hildburghausen",
    "france": "richelieu soubise chevert",
}

FIRST_ORDER = {
    "prussia": "eger friedland-austria jungbunzlau karlsbad kolin koniggratz pilsen prag saaz "
    "teplitz trautenau trubau tschaslau wotitz",
    "hanover": "",
    "russia": "colberg konigsberg-prussia-hearts kustrin neu-stettin ortelsburg pyritz rastenburg "
    "riesenburg stargard woldenberg",
    "sweden": "anklam cammin greifenhagen malchin stettin",
    "austria": "breslau brieg cosel glatz liegnitz lublinitz neisse oels schweidnitz waldenburg "
    "radeberg zittau",
    "imperial": "chemnitz dresden leipzig pirna torgau",
    "france": "braunschweig diepholz gottingen hameln hannover kassel wittingen halberstadt "
    "magdeburg minden",
}
SECOND_ORDER = {
    "sweden": "angermunde neuruppin prenzlau pritzwalk schwedt",
    "austria": "bunzlau gorlitz kamenz muskau",
    "imperial": "bitterfeld meissen naumburg rochlitz zwickau",
}
DEPOTS = {
    "prussia": "berlin",
    "hanover": "stade",
    "russia": "sierpc warszawa",
    "sweden": "stralsund",
    "austria": "brunn tabor",
    "imperial": "hildburghausen",
    "france": "gemunden koblenz",
}


def first_position(scenario: str = "four-player") -> Position:
    position = GAME.new(scenario)
    assert isinstance(position, Position)
    return position


def allotted(position: Position) -> Position:
    """Every player gives out his troops, the fewest first."""
    while position.actors != (CHANCE,):
        seat = position.actors[0]
        position.apply(seat, position.legal(seat)[0])
    return position


# -- sides -----------------------------------------------------------------------------------------


@pytest.mark.rule("F1.1")
@pytest.mark.parametrize(
    ("seat", "nations"),
    [
        ("frederick", {"prussia", "hanover"}),
        ("elisabeth", {"russia", "sweden"}),
        ("maria", {"austria", "imperial"}),
        ("pompadour", {"france"}),
    ],
)
def test_four_players_lead_seven_nations(seat: str, nations: set[str]) -> None:
    position = first_position()
    assert GAME.seats(position) == SEATS
    assert {n["id"] for n in position.view(None)["nations"] if n["seat"] == seat} == nations


@pytest.mark.rule("F1.1")
def test_with_three_players_elisabeth_also_leads_france() -> None:
    position = first_position("three-player")
    assert GAME.seats(position) == ("frederick", "elisabeth", "maria")
    assert nation(position, "france")["seat"] == "elisabeth"


@pytest.mark.rule("F1.2")
@pytest.mark.parametrize("general", ["saltikov", "ehrensvard", "daun", "hildburghausen", "soubise"])
def test_each_attacking_nation_is_an_enemy_of_prussia_and_of_hanover(general: str) -> None:
    for own, leader in (("prussia", "friedrich"), ("hanover", "ferdinand")):
        position = stage(own, phase="combat", only=True, at={leader: "berlin", general: "potsdam"})
        assert position.view(None)["battle"]["generals"] == [[leader], [general]]


@pytest.mark.rule("F1.2")
@pytest.mark.parametrize(
    ("active", "own", "ally"),
    [
        ("prussia", "friedrich", "ferdinand"),
        ("hanover", "ferdinand", "friedrich"),
        ("russia", "saltikov", "ehrensvard"),
        ("austria", "daun", "hildburghausen"),
        ("france", "soubise", "daun"),
    ],
)
def test_allies_neither_fight_nor_stack_and_stand_in_the_way(
    active: str, own: str, ally: str
) -> None:
    position = stage(active, only=True, at={own: "berlin", ally: "potsdam"})
    assert why(position, f"march {own} berlin potsdam") == "F4.5"
    assert why(position, f"march {own} berlin potsdam brandenburg") == "F4.5"
    act(position, "done")
    assert "battle" not in position.view(None)
    assert position.view(None)["active"] != active


@pytest.mark.rule("F1.3")
def test_one_nation_with_all_its_objectives_is_enough() -> None:
    cities = [*FIRST_ORDER["sweden"].split(), *SECOND_ORDER["sweden"].split()]
    position = stage("france", phase="supply", only=True, markers=cities)
    assert victors(position) == ("elisabeth",)
    assert victors(stage("france", phase="supply", only=True, markers=cities[1:])) == ()


@pytest.mark.rule("F1.3")
def test_nations_of_one_player_are_not_added_together() -> None:
    cities = [*FIRST_ORDER["austria"].split(), *FIRST_ORDER["imperial"].split()]
    assert victors(stage("france", phase="supply", only=True, markers=cities)) == ()


@pytest.mark.rule("F1.3")
def test_frederick_wins_when_russia_sweden_and_france_are_driven_out() -> None:
    position = stage(
        phase="fate", strokes=["Elisabeth", "India", "Sweden"], out=["russia", "sweden"]
    )
    act(position, "fate america")
    assert victors(position) == ("frederick",)


# -- basic and expert game ---------------------------------------------------------------------


@pytest.mark.rule("F1.4")
@pytest.mark.parametrize(("expert", "text"), [(False, "F11.6S"), (True, "F11.6H")])
def test_the_basic_game_reads_only_the_spades_text(expert: bool, text: str) -> None:
    # Laudon off the map: the spades text finds nobody; Melnik lies in hearts.
    position = stage(
        phase="fate", expert=expert, victor="browne", at={"laudon": None, "browne": "melnik"}
    )
    act(position, "fate 6")
    assert position.view(None)["fate"]["text"] == text


@pytest.mark.rule("F1.4")
@pytest.mark.parametrize(("expert", "following"), [(False, "movement"), (True, "offensive")])
def test_the_basic_game_has_no_offensive_option(expert: bool, following: str) -> None:
    position = stage("france", phase="supply", turn=2, expert=expert)
    deal_all(position)
    assert phase(position) == following


@pytest.mark.rule("F1.4")
def test_in_the_basic_game_bohemian_objectives_are_neither_conquered_nor_marked() -> None:
    march = "march friedrich dippoldiswalde teplitz aussig"
    near = {"friedrich": "dippoldiswalde", "daun": "leitmeritz"}
    alone = {"friedrich": "dippoldiswalde"}
    for at in (near, alone):
        basic = act(stage("prussia", only=True, expert=False, at=at), march)
        assert marked(basic) | questioned(basic) == set()
    assert marked(act(stage("prussia", only=True, at=alone), march)) == {"teplitz"}
    assert questioned(act(stage("prussia", only=True, at=near), march)) == {"teplitz"}


@pytest.mark.rule("F1.4")
def test_in_the_basic_game_the_view_counts_no_prussian_objectives() -> None:
    position = stage("prussia", expert=False)
    assert nation(position, "prussia")["objectives"] == {"taken": [], "missing": []}


# -- pieces, cities, roads, sectors ----------------------------------------------------------------


@pytest.mark.rule("F1.5")
def test_24_generals_ranked_from_one_and_11_trains() -> None:
    pieces = first_position().view(None)["pieces"]
    assert Counter(p["kind"] for p in pieces) == {"general": 24, "train": 11}
    for name, generals in GENERALS.items():
        ranks = {p["id"]: p["rank"] for p in pieces if p["nation"] == name and "troops" in p}
        assert ranks == {id: rank for rank, id in enumerate(generals.split(), start=1)}


@pytest.mark.rule("F1.6")
@pytest.mark.parametrize("neighbour", ["potsdam", "spandau"])  # a minor and a main road
def test_roads_of_either_kind_make_cities_adjacent(neighbour: str) -> None:
    at = {"friedrich": "berlin", "daun": neighbour}
    assert "battle" in stage("prussia", phase="combat", only=True, at=at).view(None)


@pytest.mark.rule("F1.6")
def test_pieces_go_along_roads_only() -> None:
    position = stage("prussia", only=True, at={"friedrich": "berlin"})
    assert why(position, "march friedrich berlin brandenburg") == "F1.6"
    assert why(position, "march friedrich berlin utopia") == "F1.6"
    act(position, "march friedrich berlin potsdam brandenburg")
    assert where(position, "friedrich") == "brandenburg"


@pytest.mark.rule("F1.6")
def test_distance_counts_cities_entered_on_any_road() -> None:
    assert (GRAPH.size, len(ATLAS.map.roads)) == (672, 976)
    steps = GRAPH.distances(ATLAS.index["glogau"])
    # Glogau - Steinau - Neumarkt - Breslau - Schweidnitz - Waldenburg
    road = ["glogau", "steinau", "neumarkt", "breslau", "schweidnitz", "waldenburg"]
    assert [steps[ATLAS.index[city]] for city in road] == [0, 1, 2, 3, 4, 5]


@pytest.mark.rule("F1.7")
@pytest.mark.parametrize("name", NATIONS)
def test_objectives_of_each_nation(name: str) -> None:
    first, second = ATLAS.objectives[NATION_INDEX[name]]
    assert sorted(ATLAS.names(first)) == sorted(FIRST_ORDER[name].split())
    assert sorted(ATLAS.names(second)) == sorted(SECOND_ORDER.get(name, "").split())


@pytest.mark.rule("F1.7")
def test_objectives_lie_in_the_lands_the_rules_name() -> None:
    lands = {
        name: Counter(
            ATLAS.cities[city].country for city in bits(ATLAS.all_objectives[NATION_INDEX[name]])
        )
        for name in NATIONS
    }
    assert lands == {
        "prussia": {"austria": 14},
        "hanover": {},
        "russia": {"prussia": 10},
        "sweden": {"prussia": 10},
        "austria": {"prussia": 11, "saxony": 5},
        "imperial": {"saxony": 10},
        "france": {"hanover": 7, "prussia": 3},
    }


@pytest.mark.rule("F1.7")
def test_an_objective_belongs_to_one_nation_only() -> None:
    owners = Counter(city for mask in ATLAS.all_objectives for city in bits(mask))
    assert set(owners.values()) == {1}
    assert len(owners) == 14 + 10 + 10 + 16 + 10 + 10


@pytest.mark.rule("F1.8")
def test_depots_and_none_of_them_an_objective() -> None:
    for name, cities in DEPOTS.items():
        assert sorted(ATLAS.names(ATLAS.depots[NATION_INDEX[name]])) == cities.split()
        assert all(not ATLAS.depots[NATION_INDEX[name]] & mask for mask in ATLAS.all_objectives)


@pytest.mark.rule("F1.8")
def test_for_moving_and_stacking_a_depot_is_a_city_like_any_other() -> None:
    position = stage(
        "prussia",
        only=True,
        at={"friedrich": "wotitz", "keith": "beneschau", "prussia-train-1": "brod"},
    )
    assert {"tabor", "pilgram"} <= ends(position, "friedrich")
    act(position, "march friedrich wotitz tabor", "march keith beneschau pilgram tabor")
    assert where(position, "keith") == where(position, "friedrich") == "tabor"
    position = stage("prussia", only=True, at={"prussia-train-1": "brod"})
    assert "tabor" in ends(position, "prussia-train-1")


@pytest.mark.rule("F1.9")
def test_every_city_lies_in_exactly_one_of_33_sectors_and_has_its_suit() -> None:
    sectors = read_table(DATA, SECTORS)
    assert len(sectors) == 33
    for city in ATLAS.cities:
        assert [each.suit for each in sectors if each.holds(city)] == [city.suit], city.id


@pytest.mark.rule("F1.10")
@pytest.mark.parametrize(
    ("name", "general", "city", "home"),
    [
        ("prussia", "friedrich", "berlin", True),
        ("prussia", "friedrich", "konigsberg-prussia-hearts", True),  # an exclave
        ("prussia", "friedrich", "emden", True),  # another
        ("prussia", "friedrich", "dresden", False),  # Saxony
        ("prussia", "friedrich", "gottingen", False),  # Hanover
        ("prussia", "friedrich", "torun", False),
        ("hanover", "ferdinand", "stade", True),
        ("hanover", "ferdinand", "hanau", True),  # an exclave
        ("hanover", "ferdinand", "minden", False),  # Prussia
        ("russia", "saltikov", "torun", False),  # Poland
        ("sweden", "ehrensvard", "greifswald", True),
        ("sweden", "ehrensvard", "wismar", True),  # an exclave
        ("sweden", "ehrensvard", "rostock", False),
        ("austria", "daun", "prag", True),
        ("austria", "daun", "dresden", False),
        ("imperial", "hildburghausen", "fulda", True),
        ("imperial", "hildburghausen", "dresden", True),  # Saxony
        ("imperial", "hildburghausen", "halle", False),  # Prussia
        ("imperial", "hildburghausen", "prag", False),
        ("france", "soubise", "fulda", False),
    ],
)
def test_home_countries(name: str, general: str, city: str, home: bool) -> None:
    position = stage(name, phase="supply", only=True, at={general: city})
    assert face_down(position, general) is not home


# -- set-up ----------------------------------------------------------------------------------------


@pytest.mark.rule("F1.11")
@pytest.mark.parametrize(
    ("city", "generals"),
    [
        ("oschatz", "friedrich winterfeldt"),
        ("berlin", "heinrich"),
        ("strehlen", "schwerin keith"),
        ("brandenburg", "seydlitz"),
        ("arnswalde", "dohna"),
        ("mohrungen", "lehwaldt"),
        ("stade", "ferdinand"),
        ("alfeld", "cumberland"),
        ("bydgoszcz", "saltikov fermor"),
        ("lomza", "apraxin"),
        ("sierpc", "tottleben"),
        ("stralsund", "ehrensvard"),
        ("brunn", "daun"),
        ("melnik", "browne karl"),
        ("olmutz", "laudon"),
        ("tabor", "lacy"),
        ("hildburghausen", "hildburghausen"),
        ("iserlohn", "richelieu chevert"),
        ("fulda", "soubise"),
    ],
)
def test_set_up_of_the_generals(city: str, generals: str) -> None:
    pieces = first_position().view(None)["pieces"]
    there = [p["id"] for p in pieces if p["city"] == city and p["kind"] == "general"]
    assert there == generals.split()


@pytest.mark.rule("F1.12")
def test_set_up_of_the_trains() -> None:
    trains = [p for p in first_position().view(None)["pieces"] if p["kind"] == "train"]
    assert sorted((t["nation"], t["city"]) for t in trains) == [
        ("austria", "beraun"),
        ("austria", "pardubitz"),
        ("france", "gemunden"),
        ("france", "koblenz"),
        ("hanover", "gifhorn"),
        ("imperial", "erlangen"),
        ("prussia", "grunberg"),
        ("prussia", "juterbog"),
        ("russia", "torun"),
        ("russia", "warszawa"),
        ("sweden", "wismar"),
    ]


@pytest.mark.rule("F1.13", "F6.2")
@pytest.mark.parametrize(
    ("name", "generals", "trains", "depots", "troops", "cards", "objectives"),
    [
        ("prussia", 8, 2, 1, 32, 7, (14, 0)),
        ("hanover", 2, 1, 1, 12, 2, (0, 0)),
        ("russia", 4, 2, 2, 16, 4, (10, 0)),
        ("sweden", 1, 1, 1, 4, 1, (5, 5)),
        ("austria", 5, 2, 2, 30, 5, (12, 4)),
        ("imperial", 1, 1, 1, 6, 1, (5, 5)),
        ("france", 3, 2, 2, 20, 4, (10, 0)),
    ],
)
def test_strength_of_the_nations(
    name: str,
    generals: int,
    trains: int,
    depots: int,
    troops: int,
    cards: int,
    objectives: tuple[int, int],
) -> None:
    position = allotted(first_position())
    facts = nation(position, name)
    assert (facts["troops"], facts["most_troops"], facts["draws"]) == (troops, troops, cards)
    kinds = Counter(p["kind"] for p in position.view(None)["pieces"] if p["nation"] == name)
    assert kinds == {"general": generals, "train": trains}
    assert ATLAS.depots[NATION_INDEX[name]].bit_count() == depots
    first, second = ATLAS.objectives[NATION_INDEX[name]]
    assert (first.bit_count(), second.bit_count()) == objectives


@pytest.mark.rule("F1.14")
def test_all_players_allot_at_once_in_any_order() -> None:
    position = first_position()
    assert position.actors == SEATS
    act(
        position,
        "pompadour: allot richelieu 7",
        "maria: allot daun 8",
        "frederick: allot friedrich 8",
    )
    assert position.actors == SEATS


@pytest.mark.rule("F1.14")
def test_the_french_example() -> None:
    position = first_position()
    act(position, "pompadour: allot richelieu 7", "pompadour: allot soubise 5")
    assert [piece(position, g, "pompadour")["troops"] for g in GENERALS["france"].split()] == [
        7,
        5,
        8,
    ]
    assert "pompadour" not in position.actors


@pytest.mark.rule("F1.14", "F6.1")
@pytest.mark.parametrize("number", ["0", "3", "9", "-1", "two"])
def test_one_to_eight_for_each_and_all_of_them(number: str) -> None:
    position = first_position()
    # France has 20: with 8 for each of the others Richelieu needs at least 4.
    reason = position.why_not("pompadour", f"allot richelieu {number}")
    assert reason is not None
    assert reason.rule == "F6.1"
    with pytest.raises((BadAction, Illegal)):
        act(position, f"pompadour: allot richelieu {number}")


@pytest.mark.rule("F1.14")
def test_sweden_and_the_imperial_army_have_nothing_to_choose() -> None:
    position = first_position()
    asked: set[str] = set()
    while position.actors != (CHANCE,):
        seat = position.actors[0]
        asked.add(position.legal(seat)[0].words[0])
        position.apply(seat, position.legal(seat)[0])
    assert not asked & {"ehrensvard", "hildburghausen"}
    assert piece(position, "ehrensvard", "elisabeth")["troops"] == 4
    assert piece(position, "hildburghausen", "maria")["troops"] == 6


@pytest.mark.rule("F1.14")
def test_allotment_is_general_by_general() -> None:
    position = first_position()
    reason = position.why_not("pompadour", "allot chevert 8")
    assert reason is not None
    assert reason.rule == "F1.14"


def others_cannot_tell(first: str, second: str) -> bool:
    one, other = (act(first_position(), f"pompadour: {choice}") for choice in (first, second))
    return all(one.view(s) == other.view(s) for s in ("frederick", "elisabeth", "maria", None))


@pytest.mark.rule("F1.14", "F6.3")
def test_the_allotment_is_secret() -> None:
    assert others_cannot_tell("allot richelieu 5", "allot richelieu 8")
    position = allotted(first_position())
    for general in GENERALS["france"].split():
        assert piece(position, general, "pompadour")["troops"] >= 1
        assert [piece(position, general, s)["troops"] for s in ("maria", None)] == [None, None]


@pytest.mark.rule("F1.14", "F2.8")
def test_a_forced_rest_does_not_betray_the_allotment() -> None:
    assert others_cannot_tell("allot richelieu 4", "allot richelieu 8")


@pytest.mark.rule("F1.15")
def test_no_cards_at_first_and_one_deck_of_fifty_in_use() -> None:
    position = first_position()
    assert all(n["cards"] == 0 for n in position.view(None)["nations"])
    allotted(position)
    assert position.view(None)["pile"] == [50, 0, 0, 0]
    assert len(legal(position, "deal ")) == 50
    assert all(action.endswith(".1") for action in legal(position))


@pytest.mark.rule("F1.15")
def test_18_fate_cards_and_five_turns_without_one() -> None:
    assert first_position().view(None)["fate"]["cards_left"] == 18
    assert first_position().turn == 1
    for turn, drawn in ((1, False), (5, False), (6, True)):
        position = stage("france", phase="supply", only=True, turn=turn)
        assert (phase(position) == "fate") is drawn
    assert len(legal(position, "fate ")) == 18


@pytest.mark.rule("F1.16")
def test_a_marker_belongs_to_the_nation_whose_objective_the_city_is() -> None:
    position = stage("austria", markers=["breslau", "dresden", "kassel"])
    assert position.view(None)["markers"] == [
        {"city": city, "nation": owner, "question": False}
        for city, owner in (("dresden", "imperial"), ("kassel", "france"), ("breslau", "austria"))
    ]
    assert nation(position, "austria")["objectives"]["taken"] == ["breslau"]


@pytest.mark.rule("F1.16")
def test_control_lasts_as_long_as_the_marker() -> None:
    position = stage("prussia", only=True, at={"friedrich": "breslau"}, markers=["breslau"])
    assert "breslau" in nation(position, "austria")["objectives"]["taken"]
    act(position, "march friedrich breslau ohlau")
    assert "breslau" in nation(position, "austria")["objectives"]["missing"]


@pytest.mark.rule("F1.16")
def test_a_question_marker_is_no_control() -> None:
    position = stage("austria", only=True, at={"daun": "breslau", "keith": "glogau"})
    act(position, "march daun breslau oels")
    assert position.view(None)["markers"] == [
        {"city": "breslau", "nation": "austria", "question": True}
    ]
    assert nation(position, "austria")["objectives"]["taken"] == []
