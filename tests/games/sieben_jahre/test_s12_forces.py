"""S4.3, S12, S13 and S31: commanders, units and what they cost."""

from __future__ import annotations

import pytest

from sanssouci.games.sieben_jahre import GAME, arrivals, battle_end, command, commanders, units
from sanssouci.games.sieben_jahre.actions import Actions
from sanssouci.games.sieben_jahre.atlas import (
    COMMANDER,
    COMMANDER_COUNT,
    COMMANDER_INDEX,
    IS_ADMIRAL,
    PACK,
    PIECE,
    PLACE_INDEX,
    STATE_OF,
    YEARLY_COST,
)
from sanssouci.games.sieben_jahre.battle_losses import battle_below
from sanssouci.games.sieben_jahre.convoys import levy_left
from sanssouci.games.sieben_jahre.encounter import Encounter
from sanssouci.games.sieben_jahre.ministry import Ministry, charge, upkeep
from sanssouci.games.sieben_jahre.mustering import MARKERS, Settle, markers_left
from sanssouci.games.sieben_jahre.position import Position
from sanssouci.games.sieben_jahre.sequence import Year
from sanssouci.games.sieben_jahre.states import AP, AU, FA, FR, GB, NAVIES, PR
from sanssouci.kernel import Action
from tests.games.sieben_jahre.staging import (
    NORMAL,
    RAPID,
    act,
    offered,
    purse,
    put,
    refusal,
    stage,
    told,
    troops,
    where,
)


def c(id: str) -> int:
    return COMMANDER_INDEX[id]


def ministry(board: int, year: int = 1758, coins: int = 200, **armies: str) -> Position:
    """A board at its year's budget, everything on the map charged."""
    named = {id.replace("_", "-"): text for id, text in armies.items()}
    position = stage(armies=named, year=year, fraction=0, coins=coins, stack=[Ministry(board)])
    charge(position, board)
    return position


@pytest.mark.rule("S12.1")
def test_only_france_and_britain_have_fleets() -> None:
    assert {STATE_OF[d] for d in range(COMMANDER_COUNT) if IS_ADMIRAL[d]} == set(NAVIES)


@pytest.mark.rule("S12.3")
def test_levels_cost_nine_six_and_three() -> None:
    assert [YEARLY_COST[c(id)] for id in ("hawke", "von-hessen-kassel", "de-lery")] == [9, 6, 3]


@pytest.mark.rule("S12.4")
def test_strength_and_cost_of_units() -> None:
    rows = {
        (unit.arm, unit.level): (unit.strength, unit.cost)
        for unit in PACK.units
    }  # fmt: skip
    for arm, name in enumerate(units.ARMS):
        for level, called in enumerate(units.LEVELS):
            assert rows[name, called] == (units.STRENGTH[arm][level], units.COST[arm][level])


@pytest.mark.rule("S12.4", "S13.1")
def test_everything_on_the_map_is_charged() -> None:
    position = ministry(PR, frederik_ii="berlin, 4fv 1cv 1av, 8/8", von_dohna="stettin, 3fa, 4/4")
    assert upkeep(position, c("frederik-ii")) == 9 + 12 + 4 + 5
    assert purse(position, "prussia") == 200 - 30 - (3 + 6)


@pytest.mark.rule("S12.10", "S4.3")
def test_new_contingents_start_in_chief_towns_of_their_own_state() -> None:
    position = ministry(AU, coins=200)
    assert refusal(position, "appoint von-daun brunn") == "S12.10"
    assert refusal(position, "appoint von-daun munchen") == "S12.10"
    act(position, "appoint von-daun prag")
    assert where(position, "von-daun") == "prag"
    assert purse(position, "austria") == 200 - 9 - 2


@pytest.mark.rule("S12.10")
def test_in_america_and_at_sea_only_in_some_places() -> None:
    position = ministry(FR, coins=200)
    places = offered(position, "appoint", "de-levis")
    assert "quebec" in places
    assert "montreal" not in places
    assert offered(position, "appoint", "de-conflans") == ["pertuis", "toulon-roads"]
    position = ministry(GB, coins=200)
    assert set(offered(position, "appoint", "anson")) == {"irish-sea", "dover-strait", "celtic-sea"}


@pytest.mark.rule("S4.3")
def test_army_limits() -> None:
    position = ministry(
        AU,
        coins=200,
        von_daun="wien, 1fa, 0/0",
        von_laudon="prag, 1fa, 0/0",
        rutowski="dresden, 1fa, 0/0",
    )
    assert refusal(position, "appoint hadik graz") == "S4.3"
    assert "fermor" in offered(position, "appoint"), "Russia has a limit of its own"


@pytest.mark.rule("S4.3")
def test_the_army_for_portugal_comes_out_of_those_for_germany() -> None:
    position = ministry(
        FR,
        year=1762,
        de_broglie="paris, 1fa, 0/0",
        de_soubise="metz, 1fa, 0/0",
        de_beauvau_craon="a-coruna, 1fa, 0/0",
    )
    assert not commanders.within_limits(position, c("le-tellier"), PLACE_INDEX["paris"])


@pytest.mark.rule("S4.3", "S12.9")
def test_no_fourth_french_army_by_taking_over_the_spanish() -> None:
    armies = {
        "le-tellier": "koln, 3fa, 8/5",
        "de-soubise": "mainz, 3fa, 8/5",
        "de-carvajal": "zamora, 3fa, 8/5",
    }
    position = stage("france", armies=armies, year=1762)
    spanish = c("de-carvajal")
    assert c("de-beauvau-craon") in command.successors(position, spanish)
    put(position, "de-broglie", "trier, 3fa, 8/5")
    assert c("de-beauvau-craon") not in command.successors(position, spanish)


@pytest.mark.rule("S4.3", "S28.2")
def test_the_count_leads_guerrillas_and_no_portuguese_army() -> None:
    position = ministry(GB, year=1762)
    assert "campbell" in offered(position, "appoint")
    assert refusal(position, "appoint schaumburg-lippe lisboa") == "S12.8"
    position = stage("britain", armies={"burgoyne": "porto, 4fa, 8/6"}, year=1762)
    assert c("schaumburg-lippe") not in command.successors(position, c("burgoyne"))


@pytest.mark.rule("S4.3", "S29.4")
def test_the_portuguese_army_stays_in_iberia() -> None:
    position = stage("britain", armies={"campbell": "porto, 4fa, 8/6"}, year=1762)
    assert "voyage" in offered(position)
    position.portuguese = c("campbell")
    position._legal = {}
    assert "voyage" not in offered(position)
    assert not commanders.has_quota(position, c("campbell"), PLACE_INDEX["boston"])


@pytest.mark.rule("S4.3")
def test_an_army_keeps_to_the_limit_of_the_area_it_marches_into() -> None:
    armies = {"burgoyne": "pamplona, 4fa, 8/6"}
    position = stage("britain", armies=armies, year=1762)
    act(position, "move burgoyne", f"event {RAPID}")
    assert "bayonne" in offered(position, "go")
    armies["granby"] = "hannover, 4fa, 8/6"
    position = stage("britain", armies=armies, year=1762)
    act(position, "move burgoyne", f"event {RAPID}")
    assert refusal(position, "go bayonne") == "S4.3"


@pytest.mark.rule("S4.3", "S12.9")
def test_an_army_at_sea_gets_no_general_for_an_area_that_is_full() -> None:
    """At sea it counts for the areas that its general knows."""
    armies = {"hawke": "celtic-sea, 3na, 8/5", "amherst": "cork, 4fa, 8/6"}
    position = stage("britain", armies=armies, year=1759)
    position.embark(c("amherst"), c("hawke"))
    assert c("granby") in command.successors(position, c("amherst"))
    put(position, "sackville", "hannover, 4fa, 8/6")
    assert c("granby") not in command.successors(position, c("amherst"))
    assert c("murray") in command.successors(position, c("amherst"))


@pytest.mark.rule("S4.3")
def test_a_british_army_lands_at_porto_whoever_leads_the_portuguese() -> None:
    armies = {
        "campbell": "almeida, 4fa, 3/3",
        "hawke": "douro, 3na, 8/5",
        "lee": "elvas, 4fa, 8/6",
    }
    position = stage("britain", armies=armies, year=1762)
    position.portuguese = c("campbell")
    position.embark(c("lee"), c("hawke"))
    assert commanders.has_quota(position, c("lee"), PLACE_INDEX["porto"])
    put(position, "burgoyne", "elvas, 4fa, 8/6")
    assert not commanders.has_quota(position, c("lee"), PLACE_INDEX["porto"])


@pytest.mark.rule("S12.8")
def test_two_faces_of_a_piece_are_never_in_play_together() -> None:
    position = ministry(AU, von_daun="wien, 1fa, 0/0")
    assert PIECE[c("von-daun")] == PIECE[c("von-konigsegg")]
    assert refusal(position, "appoint von-konigsegg prag") == "S12.8"
    act(position, "change von-daun von-konigsegg")
    assert where(position, "von-konigsegg") == "wien"
    assert purse(position, "austria") == 200 - 3 - 2


@pytest.mark.rule("S12.8")
def test_the_dead_serve_to_the_end_of_their_year_and_are_replaced() -> None:
    position = ministry(FR, year=1760, de_montcalm="quebec, 3fa, 5/5")
    assert refusal(position, "done") == "S12.8"
    act(position, "change de-montcalm de-levis")
    assert position.provisions[c("de-levis")] == 5
    act(position, "done")
    assert isinstance(position.phase, Settle)
    alive = ministry(FR, year=1759, de_montcalm="quebec, 3fa, 5/5")
    act(alive, "done")


@pytest.mark.rule("S12.9")
@pytest.mark.parametrize(
    ("old", "new", "wait"),
    [
        ("von-daun, wien", "von-konigsegg", 0),
        ("von-daun, wien", "von-laudon", 0),
        ("von-daun, leipzig", "von-laudon", 1),
        ("von-daun, leipzig", "von-konigsegg", 0),
        ("campbell, boston", "lee", 2),
    ],
)
def test_how_long_a_change_of_command_takes(old: str, new: str, wait: int) -> None:
    id, place = old.split(", ")
    position = stage(armies={id: f"{place}, 2fa, 4/4"})
    assert command.waiting(position, c(id), c(new)) == wait


@pytest.mark.rule("S12.9")
def test_another_continent_takes_two_fractions() -> None:
    position = stage(armies={"murray": "albany, 2fa, 4/4"})
    assert command.continent(position, c("murray")) == "america"
    assert command.continent(position, c("burgoyne")) == "europe"
    assert command.waiting(position, c("murray"), c("burgoyne")) == 2


@pytest.mark.rule("S12.9")
def test_a_change_is_announced_and_made_when_it_is_due() -> None:
    position = stage("austria", armies={"von-daun": "leipzig, 2fa, 4/3"}, coins=100)
    act(position, "relieve von-daun", "change von-daun von-laudon")
    assert "log.change_announced" in told(position)
    assert refusal(position, "relieve von-daun") == "S12.9"
    assert position.in_play(c("von-daun"))
    position.fraction += 1
    command.make_due_changes(position)
    assert where(position, "von-laudon") == "leipzig"
    assert position.ammunition[c("von-laudon")] == 3
    assert purse(position, "austria") == 91


@pytest.mark.rule("S12.9")
def test_only_who_knows_the_area_takes_over() -> None:
    position = stage("france", armies={"de-montcalm": "montreal, 2fa, 4/3"})
    act(position, "relieve de-montcalm")
    assert refusal(position, "change de-montcalm de-broglie") == "S12.9"
    act(position, "cancel")


@pytest.mark.rule("S12.8", "S12.9")
def test_at_a_year_s_start_a_successor_is_paid_instead_of_the_dead() -> None:
    position = ministry(AU, year=1758, coins=17, von_browne="brunn, 4fa, 8/6")
    assert purse(position, "austria") == 0, "nine coins for von Browne and eight for his men"
    assert set(offered(position, "change", "von-browne")) >= {"von-laudon", "von-lothringen"}
    act(position, "change von-browne von-lothringen")
    assert purse(position, "austria") == 6
    assert "von-laudon" in offered(position, "change", "von-lothringen")
    position.purse[AU] = 5
    position._legal = {}
    assert refusal(position, "change von-lothringen von-laudon") == "S12.9"


@pytest.mark.rule("S12.9", "S31.1")
def test_another_commander_does_not_wipe_out_a_debt() -> None:
    position = ministry(PR, coins=20, frederik_ii="torgau, 4fv 1cv 1av, 0/0")
    assert purse(position, "prussia") == -10
    cheapest = min(offered(position, "change", "frederik-ii"), key=lambda id: YEARLY_COST[c(id)])
    act(position, f"change frederik-ii {cheapest}")
    assert purse(position, "prussia") == -10 + 9 - YEARLY_COST[c(cheapest)]


@pytest.mark.rule("S12.8", "S12.9", "S4.3")
def test_a_commander_of_another_state_takes_over_one_of_the_three_armies_they_share() -> None:
    position = ministry(
        AU,
        von_browne="brunn, 2fa, 0/0",
        von_laudon="prag, 1fa, 0/0",
        rutowski="dresden, 1fa, 0/0",
    )
    assert "von-pfalz-zweibrucken" in offered(position, "change", "von-browne")
    act(position, "change von-browne von-pfalz-zweibrucken")
    assert refusal(position, "appoint hadik graz") == "S4.3", "there are three of them still"


@pytest.mark.rule("S12.2")
def test_areas_of_commanders() -> None:
    position = stage(
        armies={"keppel": "port-arthur, 1fa, 1/1", "burgoyne": "cork, 1fa, 1/1"}, year=1762
    )
    from sanssouci.games.sieben_jahre.areas import knows

    assert knows(position, c("keppel"), PLACE_INDEX["la-habana"])
    assert knows(position, c("keppel"), PLACE_INDEX["san-agustin"]), "Florida is Caribbean"
    assert not knows(position, c("keppel"), PLACE_INDEX["boston"])
    assert knows(position, c("keppel"), PLACE_INDEX["london"]), "home is open for embarking"
    assert knows(position, c("burgoyne"), PLACE_INDEX["porto"])
    assert knows(position, c("burgoyne"), PLACE_INDEX["gibraltar"])
    assert knows(position, c("granby"), PLACE_INDEX["gibraltar"])


@pytest.mark.rule("S12.5", "S12.7")
def test_one_level_an_arm_and_markers_limit_the_mix() -> None:
    assert MARKERS[FA] == MARKERS[AP] == (14, 8, 6, 4)
    position = ministry(PR, frederik_ii="berlin, 1fa, 0/0")
    act(position, "done", "muster frederik-ii 4 1 1")
    act(position, "drill veteran", "drill trained", "drill veteran")
    assert position.troops[c("frederik-ii")] == troops("4fv 1ca 1av")
    assert markers_left(position, AP, units.CAVALRY) == 7


@pytest.mark.rule("S12.5")
def test_without_a_marker_an_arm_is_not_to_be_had() -> None:
    position = ministry(PR, frederik_ii="berlin, 1fa, 0/0")
    others = [d for d in position.setting.coalition_commanders[AP] if not IS_ADMIRAL[d]][:30]
    for number, d in enumerate(others):
        if number < 6 and d != c("frederik-ii"):
            put(position, COMMANDER[d], "london, 1aa, 0/0")
    while markers_left(position, AP, units.ARTILLERY) > 0:
        spare = next(d for d in others if not position.troops[d])
        put(position, COMMANDER[spare], "london, 1aa, 0/0")
    act(position, "done")
    assert "muster frederik-ii 2 0 1" not in position.legal(position.actors[0])
    assert "muster frederik-ii 2 1 0" in position.legal(position.actors[0])


@pytest.mark.rule("S12.1")
def test_a_contingent_has_one_to_six_units() -> None:
    position = ministry(PR, frederik_ii="berlin, 1fa, 0/0")
    act(position, "done")
    assert refusal(position, "muster frederik-ii 0 0 0") == "S12.1"
    assert refusal(position, "muster frederik-ii 4 2 1") == "S12.1"


@pytest.mark.rule("S27.5")
def test_no_cavalry_is_raised_in_america() -> None:
    position = ministry(FR, de_levis="quebec, 1fa, 0/0")
    act(position, "done")
    assert refusal(position, "muster de-levis 3 1 0") == "S27.5"


@pytest.mark.rule("S27.5")
def test_an_army_with_cavalry_does_not_go_to_america() -> None:
    mounted, on_foot = (
        stage(
            "britain",
            armies={"monckton": f"san-agustin, {units}, 6/7"},
            flags={"florida": "britain"},
            year=1762,
        )
        for units in ("3fv 2ca", "3fv 1aa")
    )
    for position in (mounted, on_foot):
        act(position, "move monckton", f"event {NORMAL}")
    assert offered(on_foot, "go") == ["pensacola", "georgia"]
    assert offered(mounted, "go") == ["pensacola"]
    assert refusal(mounted, "go georgia") == "S27.5"


@pytest.mark.rule("S27.5")
def test_an_army_aboard_before_quebec_has_no_cavalry() -> None:
    position = GAME.new("quebec-1759-solo")
    assert isinstance(position, Position)
    act(position, "purse 1")
    assert offered(position, "muster", "wolfe", "4") == ["0"]


@pytest.mark.rule("S31.1")
def test_far_from_home_a_contingent_can_only_be_reduced() -> None:
    position = ministry(PR, frederik_ii="torgau, 4fa 1ca, 0/0")
    act(position, "done")
    assert refusal(position, "muster frederik-ii 5 1 0") == "S31.1"
    act(position, "muster frederik-ii 3 1 0")
    assert purse(position, "prussia") == 200 - 9 - 9


@pytest.mark.rule("S31.1")
def test_nobody_is_done_with_a_debt() -> None:
    position = ministry(PR, coins=20, frederik_ii="torgau, 4fv 1cv 1av, 0/0")
    assert purse(position, "prussia") == -10
    act(position, "done")
    assert refusal(position, "done") == "S31.1"
    act(position, "muster frederik-ii 2 0 0")
    assert purse(position, "prussia") == 5
    assert position.units(c("frederik-ii")) == 2


@pytest.mark.rule("S31.1", "S12.5")
def test_veterans_stay_veterans_while_a_debt_is_still_open() -> None:
    position = ministry(PR, coins=20, frederik_ii="berlin, 6fv, 0/0", keith="torgau, 6fv, 0/0")
    act(position, "done", "muster frederik-ii 4 0 0")
    assert purse(position, "prussia") < 0
    assert offered(position, "drill") == ["trained", "veteran"]
    recruits = ministry(PR, coins=20, frederik_ii="berlin, 6fa, 0/0", keith="torgau, 6fv, 0/0")
    act(recruits, "done", "muster frederik-ii 4 0 0")
    assert offered(recruits, "drill") == ["trained"], "new ones have to be paid"


@pytest.mark.rule("S12.5")
def test_a_drill_names_the_arm_that_is_asked_about() -> None:
    """Read in a row with the others of a contingent, its own word does not say whose it is."""
    position = ministry(PR, frederik_ii="berlin, 2fa, 0/0")
    act(position, "done", "muster frederik-ii 3 1 0")
    told = []
    while offered(position, "drill"):
        sentence = position.sentence(Action("drill trained"))
        assert sentence is not None
        told.append(GAME.say(sentence))
        act(position, "drill trained")
    assert told == ["Infantry: trained", "Cavalry: trained"]


@pytest.mark.rule("S31.1")
def test_a_disbanded_contingent_costs_nothing_and_its_commander_is_free() -> None:
    position = ministry(PR, coins=20, frederik_ii="berlin, 4fv 1cv 1av, 0/0")
    act(position, "disband frederik-ii")
    assert purse(position, "prussia") == 20
    assert commanders.is_free(position, c("frederik-ii"))


@pytest.mark.rule("S14.1", "S14.2", "S17.1")
def test_loads_of_a_year_are_chosen_at_home() -> None:
    position = ministry(PR, frederik_ii="berlin, 2fa, 0/0")
    act(position, "done", "muster frederik-ii 3 0 0", "drill trained")
    assert refusal(position, "load 8 6") == "S14.1", "one load a unit and two in reserve"
    act(position, "load 8 5")
    assert position.provisions[c("frederik-ii")] == 8
    assert position.ammunition[c("frederik-ii")] == 5
    assert purse(position, "prussia") == 200 - 9 - 6 - 13


@pytest.mark.rule("S4.3")
def test_the_listed_commanders_stand_where_they_must() -> None:
    position = stage(year=1756, fraction=0)
    position.stack = [Year(0)]
    position._settle()
    for id, place in {
        "von-browne": "brunn", "von-daun": "wien", "de-montcalm": "quebec", "de-lery": "montreal",
        "de-la-galissonniere": "toulon-roads", "campbell": "boston", "murray": "philadelphia",
        "hawke": "irish-sea", "byng": "balearics", "frederik-ii": "berlin",
        "von-schwerin": "sternberg",
    }.items():  # fmt: skip
        assert where(position, id) == place
    assert len(position.contingents(FR) + position.contingents(AU)) == 5


@pytest.mark.rule("S4.3")
def test_a_listed_commander_is_neither_relieved_nor_dismissed_that_year() -> None:
    position = ministry(PR, year=1756, frederik_ii="berlin, 2fa, 0/0")
    assert refusal(position, "change frederik-ii von-zieten") == "S4.3"
    assert refusal(position, "disband frederik-ii") == "S4.3"
    later = ministry(PR, year=1758, frederik_ii="berlin, 2fa, 0/0")
    act(later, "change frederik-ii von-zieten")


@pytest.mark.rule("S4.3")
def test_a_listed_commander_whose_place_is_lost_stands_in_the_nearest_own_town() -> None:
    position = stage(year=1757, fraction=0, flags={"ostpreussen": "russia"})
    arrivals.new_year(position)
    assert where(position, "von-lehwalt") == "breslau"


@pytest.mark.rule("S4.3", "S10.1")
def test_who_was_to_stand_on_a_lost_island_stands_on_the_nearest_own_one() -> None:
    position = stage(year=1762, fraction=0, flags={"jamaica": "france"})
    arrivals.new_year(position)
    assert where(position, "keppel") == "antigua"
    assert where(position, "pocock") == "leeward-islands", "the square off Antigua"
    flags = {"jamaica": "france", "british-antilles": "france"}
    position = stage(year=1762, fraction=0, flags=flags)
    arrivals.new_year(position)
    assert where(position, "keppel") == "galway", "he does not know North America (S12.2)"


@pytest.mark.rule("S4.3")
def test_a_swede_whose_place_is_lost_stands_across_the_baltic() -> None:
    position = stage(year=1758, fraction=0, flags={"vorpommern": "prussia"})
    arrivals.new_year(position)
    assert where(position, "hamilton") == "karlskrona"


@pytest.mark.rule("S4.3", "S12.9")
def test_ferdinand_takes_over_from_cumberland_after_his_first_battle() -> None:
    position = stage(armies={"duke-of-cumberland": "hameln, 4fa 1ca, 5/6"}, year=1757)
    assert not commanders.is_free(position, c("f-von-brunswick"))
    arrivals.fought(position, c("duke-of-cumberland"))
    assert where(position, "f-von-brunswick") == "hameln"
    assert position.board(c("f-von-brunswick")) == PR
    assert position.provisions[c("f-von-brunswick")] == 5
    assert purse(position, "prussia") == 491, "his yearly cost is due when he takes over"


@pytest.mark.rule("S4.3", "S23.9", "S24.5")
def test_ferdinand_may_storm_the_town_before_which_cumberland_was_attacked() -> None:
    """The French come out of Paderborn against whoever has come to Kassel, and are beaten."""
    armies = {
        "duke-of-cumberland": "gottingen, 4fa, 8/6",
        "de-soubise": "paderborn, 1fa, 8/1",
    }
    position = stage("britain", armies=armies, flags={"niederhessen": "france"})
    act(position, "move duke-of-cumberland", f"event {NORMAL}", "go kassel", "option o1")
    battle = position.phase
    while battle.name != "battle":
        position.pop()
        battle = position.phase
    battle_end.finish(position, battle, 0)  # type: ignore[arg-type]
    act(position, f"event {RAPID}", "retire paderborn")
    assert not position.in_play(c("duke-of-cumberland"))
    assert offered(position) == ["stay", "storm"]
    act(position, "storm")
    assert battle_below(position).armies[0] == (c("f-von-brunswick"),)


@pytest.mark.rule("S4.3", "S20.1")
def test_cumberland_has_fought_though_a_third_army_is_fought_after_him() -> None:
    armies = {
        "duke-of-cumberland": "kassel, 4fa, 8/6",
        "von-hessen-kassel": "kassel, 4fa, 8/6",
        "keith": "kassel, 1fa, 8/3",
        "de-soubise": "paderborn, 4fa, 8/6",
    }
    position = stage("france", armies=armies)
    enemies = (c("duke-of-cumberland"), c("von-hessen-kassel"))
    fought = Encounter(
        c("de-soubise"), PLACE_INDEX["kassel"], -1, 0, "fighting", c("keith"),
        ((c("de-soubise"),), enemies),
    )  # fmt: skip
    position.put(c("de-soubise"), PLACE_INDEX["kassel"])
    position.push(fought)
    fought.proceed(position)
    below = position.stack[-2]
    assert isinstance(below, Encounter)
    assert set(enemies) < set(below.armies[1])


@pytest.mark.rule("S4.3")
def test_some_commanders_are_set_aside_after_1757() -> None:
    position = stage(year=1757)
    arrivals.end_of_year(position)
    position.year = 1758
    for id in ("campbell", "duke-of-cumberland", "apraksin"):
        assert not commanders.is_free(position, c(id))
    position.year = 1762
    arrivals.new_year(position)
    assert not position.set_aside >> c("campbell") & 1


@pytest.mark.rule("S2.1")
def test_the_swedes_land_at_the_end_of_the_sixth_fraction() -> None:
    position = stage(year=1757, fraction=0)
    arrivals.new_year(position)
    assert where(position, "ungern-sternberg") == "karlskrona"
    arrivals.land_swedes(position)
    assert where(position, "ungern-sternberg") == "stralsund"
    assert position.resting[c("ungern-sternberg")] >= position.next_year - 1


@pytest.mark.rule("S2.1", "S8.5")
def test_the_swedes_have_landed_though_everybody_stops_early_in_the_year() -> None:
    position = stage(year=1757, fraction=0)
    arrivals.new_year(position)
    position.fraction = 4
    arrivals.end_of_year(position)
    assert where(position, "ungern-sternberg") == "stralsund"


@pytest.mark.rule("S12.9")
def test_the_russian_army_changes_hands_where_it_stands() -> None:
    position = stage(armies={"fermor": "konigsberg, 4fa, 5/5"}, year=1759, fraction=0)
    arrivals.new_year(position)
    assert where(position, "saltykov") == "konigsberg"
    assert not position.in_play(c("fermor"))


@pytest.mark.rule("S6.4", "S31.1")
def test_a_squadron_is_formed_anew_in_a_port_and_not_at_an_anchorage() -> None:
    position = stage(armies={"hawke": "irish-sea, 2na, 0/0", "anson": "dogger, 2na, 0/0"})
    assert commanders.in_own_town_or_port(position, c("hawke"))
    assert not commanders.in_own_town_or_port(position, c("anson"))


@pytest.mark.rule("S28.1")
def test_the_portuguese_army_needs_its_general() -> None:
    position = ministry(GB, year=1762, burgoyne="cork, 3fa, 4/4")
    assert refusal(position, "done") == "S28.1"
    act(position, "appoint lee porto")
    assert position.resting[c("lee")] > position.date
    act(position, "done")


@pytest.mark.rule("S12.9")
@pytest.mark.parametrize(
    ("square", "turns"),
    [("irish-sea", 0), ("gulf-of-lion", 1), ("mid-atlantic", 1), ("gulf-of-maine", 2)],
)
def test_an_admiral_far_away_is_waited_for(square: str, turns: int) -> None:
    position = stage("britain", armies={"hawke": f"{square}, 3na, 8/5"})
    assert command.waiting(position, c("hawke"), c("rodney")) == turns


@pytest.mark.rule("S12.9")
def test_a_change_that_cannot_be_paid_does_not_happen() -> None:
    position = stage("britain", armies={"hawke": "mid-atlantic, 3na, 8/5"}, coins=20)
    act(position, "relieve hawke", "change hawke rodney")
    position.purse[GB] = 8
    position.fraction += 1
    command.make_due_changes(position)
    assert position.in_play(c("hawke"))
    assert purse(position, "britain") == 8
    assert "log.change_unpaid" in told(position)


@pytest.mark.rule("S28.1", "S14.8")
def test_the_portuguese_army_gets_its_men_from_portugal() -> None:
    armies = {"campbell": "porto, 2fa, 8/4", "burgoyne": "coimbra, 2fa, 8/4"}
    position = stage("britain", armies=armies, year=1762)
    position.portuguese = c("campbell")
    assert levy_left(position, c("campbell"), PLACE_INDEX["lisboa"]) == 4
    assert levy_left(position, c("campbell"), PLACE_INDEX["cork"]) == 0
    assert levy_left(position, c("burgoyne"), PLACE_INDEX["lisboa"]) == 0
    assert levy_left(position, c("burgoyne"), PLACE_INDEX["cork"]) == 3


@pytest.mark.rule("S12.9")
def test_at_a_year_s_start_nobody_waits_for_an_announced_change() -> None:
    position = stage("austria", armies={"von-daun": "leipzig, 2fa, 4/3"}, fraction=10)
    act(position, "relieve von-daun", "change von-daun von-laudon")
    position.year, position.fraction = 1758, 0
    command.begin_year(position)
    assert where(position, "von-laudon") == "leipzig"
    assert not position.in_play(c("von-daun"))
    assert purse(position, "austria") == 500, "the ministry is charged for him with the others"
    assert not position.changes


@pytest.mark.rule("S12.9", "S12.8")
def test_who_dies_with_the_year_does_not_take_over_in_the_next() -> None:
    position = stage("france", armies={"de-bougainville": "boston, 2fa, 4/3"}, year=1759)
    act(position, "relieve de-bougainville", "change de-bougainville de-montcalm")
    position.year, position.fraction = 1760, 0
    command.begin_year(position)
    assert position.in_play(c("de-bougainville"))


@pytest.mark.rule("S4.3")
def test_no_more_armies_land_in_an_area_than_a_state_may_have_there() -> None:
    armies = {
        "burgoyne": "coimbra, 2fa, 8/4",
        "campbell": "porto, 2fa, 8/4",
        "lee": "dover, 2fa, 8/4",
    }
    position = stage("britain", armies=armies, year=1762)
    position.portuguese = c("campbell")
    assert not commanders.has_quota(position, c("lee"), PLACE_INDEX["lisboa"])
    position.remove(c("burgoyne"))
    assert commanders.has_quota(position, c("lee"), PLACE_INDEX["lisboa"])


@pytest.mark.rule("S28.1")
def test_the_armies_of_1762_go_first_where_their_war_begins() -> None:
    position = stage(year=1762, fraction=0)
    arrivals.new_year(position)
    for id in ("de-beauvau-craon", "de-carvajal", "burgoyne"):
        assert position.bound >> c(id) & 1
        position.supply(c(id), 8, 3)
    position.push(Actions(FR, 4))
    assert refusal(position, "move de-beauvau-craon") == "S28.1"
    assert refusal(position, "relieve de-beauvau-craon") == "S12.9"
    act(position, "voyage de-beauvau-craon a-coruna", f"event {NORMAL}")
    assert not position.bound >> c("de-beauvau-craon") & 1
    act(position, "move de-carvajal", f"event {RAPID}", "go avila", "go salamanca")
    assert refusal(position, "go almeida") == "S28.1", "through Asturias into Portugal"
    act(position, "go zamora", "go braganca")
    assert where(position, "de-carvajal") == "braganca"


@pytest.mark.rule("S28.1", "S12.9")
@pytest.mark.parametrize(
    ("answer", "leader"), [("done", "lee"), ("change lee burgoyne", "burgoyne")]
)
def test_either_general_from_cork_leads_the_portuguese(answer: str, leader: str) -> None:
    armies = {"burgoyne": "cork, 4fv, 8/6", "lee": "porto, 3fa, 4/4"}
    position = stage("britain", armies=armies, year=1762)
    position.portuguese = c("lee")
    position.resting[c("lee")] = position.next_year - 1
    act(position, "voyage burgoyne porto", f"event {RAPID}", answer)
    other = "burgoyne" if leader == "lee" else "lee"
    assert position.portuguese == c(leader)
    assert (position.troops[c(leader)], position.ammunition[c(leader)]) == (troops("3fa"), 4)
    assert (position.troops[c(other)], position.ammunition[c(other)]) == (troops("4fv"), 6)
    assert levy_left(position, c(leader), PLACE_INDEX["lisboa"]) == 3
    assert not position.resting[c(leader)], "Portugal's army may march"
    assert position.resting[c(other)] == position.date + 1, "the British have just landed"
    position.check()


@pytest.mark.rule("S4.3")
def test_listed_commanders_leave_no_more_contingents_than_allowed() -> None:
    armies = {
        "de-broglie": "strasbourg, 6fa, 0/0",
        "de-contades": "lille, 1fa, 0/0",
        "de-clermont": "reims, 3fa, 0/0",
        "de-soubise": "amiens, 1fa, 0/0",
        "le-tellier": "paris, 1fa, 0/0",
    }
    position = ministry(FR, 1757, 200, **armies)
    assert position.prompt("franco-austrian").rule == "S4.3"
    assert {str(action) for action in position.legal("franco-austrian")} == {
        f"disband {id}" for id in ("de-broglie", "de-contades", "de-clermont")
    }
    assert refusal(position, "done") == "S4.3"
    act(position, "disband de-contades", "disband de-clermont", "done")


@pytest.mark.rule("S4.3", "S28.1")
def test_who_is_bound_for_portugal_does_not_count_for_germany() -> None:
    position = ministry(GB, 1762, granby="hannover, 3fa, 4/4", burgoyne="cork, 3fa, 4/4")
    position.bound |= 1 << c("burgoyne")
    assert not commanders.surplus(position, GB)
    position.bound = 0
    assert commanders.surplus(position, GB) == [c("granby")]


@pytest.mark.rule("S12.8", "S4.3")
def test_the_squadron_of_the_dead_byng_stays_while_boscawen_comes_with_his_own() -> None:
    position = stage(armies={"byng": "balearics, 4na, 5/6"}, year=1757, fraction=0)
    arrivals.new_year(position)
    assert where(position, "byng") == "balearics"
    assert where(position, "boscawen") == "irish-sea"
    position.check()
    position.push(Ministry(GB))
    position._actors = None
    assert "boscawen" not in offered(position, "change", "byng")
    act(position, "change byng pocock")
    assert where(position, "pocock") == "balearics"
    assert position.units(c("pocock")) == 4


@pytest.mark.rule("S4.3")
def test_a_general_raised_at_home_finds_no_room_among_three_armies_in_america() -> None:
    armies = {
        "murray": "albany, 2fa, 8/4",
        "campbell": "philadelphia, 2fa, 8/4",
        "lee": "new-york, 2fa, 8/4",
        "wolfe": "boston, 2fa, 8/4",
        "hawke": "gulf-of-maine, 3na, 8/5",
    }
    position = stage("britain", armies=armies)
    position.embark(c("wolfe"), c("hawke"))
    assert refusal(position, "land wolfe boston") == "S21.4"
    position.remove(c("lee"))
    assert "land wolfe boston" in position.legal("anglo-prussian")


@pytest.mark.rule("S6.5", "S12.10")
def test_russian_armies_start_in_latvija() -> None:
    position = ministry(AU, year=1758)
    assert offered(position, "appoint", "fermor") == ["riga"]
    assert refusal(position, "appoint fermor reval") == "S12.10"


def four_prussians() -> Position:
    armies = {
        "keith": "bautzen, 4fa, 8/6",
        "frederik-ii": "berlin, 2fv, 3/4",
        "von-dohna": "berlin, 1fa, 1/1",
        "von-lehwalt": "konigsberg, 2fa, 2/2",
    }
    return stage("prussia", armies=armies, coins=100)


@pytest.mark.rule("S12.9")
def test_two_who_serve_in_one_state_exchange_their_contingents_at_once() -> None:
    position = four_prussians()
    position.moved |= 1 << c("frederik-ii")
    act(position, "join von-dohna frederik-ii", "relieve frederik-ii")
    (prospect,) = position.foresee("anglo-prussian", "change frederik-ii von-lehwalt")
    assert prospect.message.key == "foresee.exchange"
    act(position, "change frederik-ii von-lehwalt")
    assert "log.exchange" in told(position)
    assert (where(position, "von-lehwalt"), where(position, "frederik-ii")) == (
        "berlin", "konigsberg",
    )  # fmt: skip
    assert units.told(position.troops[c("von-lehwalt")]) == "2fv"
    assert (position.provisions[c("frederik-ii")], position.ammunition[c("frederik-ii")]) == (2, 2)
    assert position.chief[c("von-dohna")] == c("von-lehwalt"), "the grand army has another chief"
    assert position.has_moved(c("von-lehwalt"))
    assert not position.has_moved(c("frederik-ii"))
    assert purse(position, "prussia") == 100, "both have been paid for this year"
    position.check()


@pytest.mark.rule("S12.9")
def test_two_who_serve_in_different_states_exchange_after_a_fraction() -> None:
    position = four_prussians()
    act(position, "relieve keith", "change keith frederik-ii")
    assert where(position, "keith") == "bautzen"
    assert refusal(position, "relieve keith") == "S12.9"
    assert refusal(position, "relieve frederik-ii") == "S12.9"
    act(position, "relieve von-dohna")
    assert refusal(position, "change von-dohna frederik-ii") == "S12.9"
    act(position, "cancel")
    position.fraction += 1
    command.make_due_changes(position)
    assert (where(position, "keith"), where(position, "frederik-ii")) == ("berlin", "bautzen")
    position.check()


@pytest.mark.rule("S12.9")
def test_an_exchange_needs_two_who_know_each_other_s_ground() -> None:
    armies = {"de-montcalm": "montreal, 2fa, 4/3", "de-broglie": "paris, 2fa, 4/3"}
    position = stage("france", armies=armies)
    act(position, "relieve de-broglie")
    assert refusal(position, "change de-broglie de-montcalm") == "S12.9"


@pytest.mark.rule("S12.9", "S21.4")
def test_admirals_exchange_with_the_armies_they_carry() -> None:
    armies = {
        "hawke": "irish-sea, 3na, 8/5",
        "pocock": "celtic-sea, 2na, 4/4",
        "wolfe": "liverpool, 2fa, 8/4",
    }
    position = stage("britain", armies=armies)
    act(position, "embark wolfe hawke", "relieve hawke", "change hawke pocock")
    assert position.aboard[c("wolfe")] == c("pocock")
    assert (where(position, "pocock"), where(position, "wolfe")) == ("irish-sea", "irish-sea")
    assert where(position, "hawke") == "celtic-sea"
    position.check()


@pytest.mark.rule("S12.9", "S4.3")
def test_at_a_year_s_start_an_exchange_is_free_but_not_with_who_has_to_be_there() -> None:
    position = ministry(AU, year=1760, von_daun="prag, 2fa, 8/4", von_lacy="wien, 1fa, 8/3")
    before = purse(position, "austria")
    act(position, "change von-daun von-lacy")
    assert (where(position, "von-daun"), purse(position, "austria")) == ("wien", before)
    listed = ministry(PR, year=1757, von_lehwalt="konigsberg, 2fa, 8/4", keith="berlin, 1fa, 8/3")
    assert refusal(listed, "change keith von-lehwalt") == "S12.9"
    assert "prinz-heinrich" in offered(listed, "change", "keith")


@pytest.mark.rule("S12.8", "S12.9")
def test_the_dead_exchange_with_nobody() -> None:
    position = ministry(AU, year=1758, von_browne="brunn, 4fa, 8/6", von_daun="wien, 1fa, 8/3")
    assert refusal(position, "change von-browne von-daun") == "S12.8"
    assert "von-daun" not in offered(position, "change", "von-browne")


@pytest.mark.rule("S12.9", "S4.3")
def test_the_swede_is_not_relieved_before_his_country_is_at_war() -> None:
    position = stage("austria", armies={"ungern-sternberg": "karlskrona, 4fa, 8/6"}, fraction=6)
    assert refusal(position, "relieve ungern-sternberg") == "S12.9"
    position = stage("austria", armies={"ungern-sternberg": "stralsund, 4fa, 8/6"}, fraction=7)
    assert "relieve ungern-sternberg" in position.legal("franco-austrian")


@pytest.mark.rule("S12.10", "S1.2b", "S2.1")
@pytest.mark.parametrize(("year", "raised"), [(1757, False), (1758, True)])
def test_no_other_swede_takes_the_field_before_his_country_is_at_war(
    year: int, raised: bool
) -> None:
    position = ministry(AU, year=year)
    assert ("ehrensvard" in offered(position, "appoint")) is raised
    if not raised:
        assert refusal(position, "appoint ehrensvard stralsund") == "S12.10"


@pytest.mark.rule("S4.3")
@pytest.mark.parametrize(
    ("year", "leader", "place"),
    [(1758, "hamilton", "anklam"), (1759, "saltykov", "konigsberg")],
)
def test_who_leads_the_army_already_that_he_is_to_take_over_stays_with_it(
    year: int, leader: str, place: str
) -> None:
    position = stage(armies={leader: f"{place}, 4fa, 8/6"}, year=year, fraction=0)
    arrivals.new_year(position)
    assert where(position, leader) == place


@pytest.mark.rule("S4.3")
def test_swedish_commanders_who_are_relieved_can_be_had_again() -> None:
    position = stage(armies={"hamilton": "stralsund, 4fa, 8/6"}, year=1758)
    arrivals.end_of_year(position)
    position.year, position.fraction = 1759, 0
    arrivals.new_year(position)
    assert where(position, "lantinghausen") == "stralsund"
    assert commanders.is_available(position, c("hamilton"))
    assert commanders.is_available(position, c("ungern-sternberg"))


@pytest.mark.rule("S4.3")
def test_an_enemy_squadron_does_not_keep_a_listed_admiral_from_his_square() -> None:
    position = stage(armies={"de-conflans": "irish-sea, 3na, 8/5"}, year=1757, fraction=0)
    arrivals.new_year(position)
    assert where(position, "boscawen") == "irish-sea"
    position.check()
