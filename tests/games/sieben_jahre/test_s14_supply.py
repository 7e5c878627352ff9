"""S14 to S17: provisions, convoys, reserves, raids, scorched earth, exhaustion, ammunition."""

from __future__ import annotations

import pytest

from sanssouci.games.sieben_jahre import (
    GAME,
    end_of_battle,
    provisions,
    raids,
    scorched_earth,
    units,
)
from sanssouci.games.sieben_jahre.actions import Actions
from sanssouci.games.sieben_jahre.atlas import (
    COMMANDER_INDEX,
    EVENT_INDEX,
    PLACE_INDEX,
    REGION_INDEX,
)
from sanssouci.games.sieben_jahre.convoys import Convoy, levy_left, reserve_pace
from sanssouci.games.sieben_jahre.income import region_revenue, revenue
from sanssouci.games.sieben_jahre.paths import route
from sanssouci.games.sieben_jahre.position import Position
from sanssouci.games.sieben_jahre.raids import Raid, RaidOffer
from sanssouci.games.sieben_jahre.scorched_earth import Foraging, Scorching
from sanssouci.games.sieben_jahre.sequence import SECOND_PHASE, Turn, Year
from sanssouci.games.sieben_jahre.skirmish import vigour
from sanssouci.games.sieben_jahre.states import AP, AU, FA, GB, PR, SE
from sanssouci.kernel import Action
from tests.games.sieben_jahre.staging import (
    DIFFICULT,
    NONE,
    NORMAL,
    RAPID,
    SLOWED,
    VERY_SLOW,
    act,
    chance,
    give_tiles,
    offered,
    purse,
    refusal,
    stage,
    told,
    troops,
    where,
)

FRITZ, DAUN = COMMANDER_INDEX["frederik-ii"], COMMANDER_INDEX["von-daun"]


def hungry(place: str = "frankfurt-oder", **more: str) -> Position:
    """Frederick with empty wagons, four actions and a hundred coins."""
    armies = {"frederik-ii": f"{place}, 3fv 1ca, 0/0"}
    armies |= {id.replace("_", "-"): text for id, text in more.items()}
    return stage("prussia", armies=armies, coins=100)


@pytest.mark.rule("S14.5")
@pytest.mark.parametrize(
    ("place", "coalition", "goods"),
    [
        ("berlin", AP, (8, 8)),
        ("magdeburg", AP, (5, 5)),
        ("stendal", AP, (4, 4)),
        ("potsdam", AP, (3, 0)),
        ("berlin", FA, (0, 0)),
        ("posen", AP, (0, 0)),
        ("salzburg", FA, (3, 0)),
        ("munchen", FA, (6, 6)),
        ("illinois", FA, (3, 0)),
        ("kennebec", FA, (0, 0)),
    ],
)
def test_what_a_place_sells(place: str, coalition: int, goods: tuple[int, int]) -> None:
    assert provisions.sold(stage(), PLACE_INDEX[place], coalition) == goods


@pytest.mark.rule("S14.5", "S14.14", "S6.4")
def test_squadrons_buy_in_harbours() -> None:
    position = stage()
    assert provisions.sold_at_sea(position, PLACE_INDEX["irish-sea"], AP) == (8, 8)
    assert provisions.sold_at_sea(position, PLACE_INDEX["german-bight"], AP) == (4, 4)
    assert provisions.sold_at_sea(position, PLACE_INDEX["gulf-of-lion"], FA) == (3, 3)
    assert provisions.sold_at_sea(position, PLACE_INDEX["mid-atlantic"], AP) == (0, 0)


@pytest.mark.rule("S14.13", "S14.1", "S15.7", "S18.1")
def test_an_army_buys_where_it_stands_once_a_fraction() -> None:
    position = hungry("berlin")
    act(position, "supply frederik-ii 8 2")
    assert purse(position, "prussia") == 90
    assert position.phase == Actions(PR, 4), "no action"
    assert refusal(position, "supply frederik-ii 0 1") == "S14.13"
    assert position.stores[REGION_INDEX["brandenburg"]] == 8, "the garrison keeps its own"


@pytest.mark.rule("S14.1", "S17.1")
def test_one_load_for_each_unit_and_two_in_reserve_but_never_more_than_eight() -> None:
    position = stage(armies={"frederik-ii": "berlin, 3fv 1ca, 0/0", "keith": "berlin, 6fa, 0/0"})
    assert position.ammunition_limit(FRITZ) == 6
    assert position.ammunition_limit(COMMANDER_INDEX["keith"]) == 8


@pytest.mark.rule("S14.4", "S14.7")
def test_a_convoy_draws_card_after_card_until_it_arrives() -> None:
    position = hungry("liegnitz")
    act(position, "convoy frederik-ii", "send magdeburg 5 5", "levy 0 0 0")
    assert purse(position, "prussia") == 90
    assert position.phase.board == PR  # type: ignore[attr-defined]
    steps = 0
    while position.actors == ("chance",):
        chance(position, f"event {VERY_SLOW}")
        steps += 1
    assert steps == 4, "Potsdam, Lübben, Bautzen or Glogau, Liegnitz"
    assert (position.provisions[FRITZ], position.ammunition[FRITZ]) == (5, 5)
    assert purse(position, "prussia") == 90 - 3 * steps
    assert position.phase == Actions(PR, 3)


@pytest.mark.rule("S14.7")
def test_a_none_card_is_a_stop_without_movement() -> None:
    position = hungry("kustrin")
    act(position, "convoy frederik-ii", "send berlin 4 0", "levy 0 0 0")
    chance(position, f"event {NONE}")
    assert isinstance(position.stack[-2], Convoy)
    chance(position, f"event {NORMAL}")
    assert position.provisions[FRITZ] == 4


@pytest.mark.rule("S14.7")
def test_a_convoy_whose_card_cannot_be_paid_is_lost() -> None:
    position = hungry("liegnitz")
    position.purse[PR] = 11
    act(position, "convoy frederik-ii", "send magdeburg 5 5", "levy 0 0 0")
    chance(position, f"event {VERY_SLOW}")
    assert "log.convoy_lost" in told(position)
    assert position.provisions[FRITZ] == 0
    assert purse(position, "prussia") == 0


@pytest.mark.rule("S14.8")
def test_a_chief_town_sends_half_its_garrison_in_a_year() -> None:
    position = hungry()
    assert levy_left(position, FRITZ, PLACE_INDEX["magdeburg"]) == 2
    act(position, "convoy frederik-ii", "send magdeburg 0 0")
    assert refusal(position, "levy 3 0 0") == "S14.8"
    act(position, "levy 1 0 1")
    assert levy_left(position, FRITZ, PLACE_INDEX["magdeburg"]) == 0
    assert purse(position, "prussia") == 100 - 3 - 4
    chance(position, f"event {RAPID}")
    assert position.troops[FRITZ] == troops("4fv 1ca 1aa")


@pytest.mark.rule("S14.8")
def test_reserves_come_from_the_own_state_or_conquered_towns() -> None:
    position = stage(
        armies={"frederik-ii": "torgau, 2fa, 1/1"}, flags={"leipziger-kreis": "prussia"}
    )
    assert levy_left(position, FRITZ, PLACE_INDEX["leipzig"]) == 3
    assert levy_left(position, FRITZ, PLACE_INDEX["hannover"]) == 0
    assert levy_left(position, FRITZ, PLACE_INDEX["potsdam"]) == 0


@pytest.mark.rule("S14.9")
def test_reserves_go_one_further_than_fleets_and_never_more_than_six() -> None:
    paces = [reserve_pace(EVENT_INDEX[id]) for id in (RAPID, NORMAL, SLOWED, DIFFICULT, VERY_SLOW)]
    assert paces == [6, 6, 5, 4, 3]
    assert reserve_pace(EVENT_INDEX[NONE]) == 0


@pytest.mark.rule("S14.10")
def test_reserves_with_loads_go_at_convoy_speed() -> None:
    mixed = Convoy(PR, FRITZ, 0, (1, 2), 1, 0, troops("1fv"))
    alone = Convoy(PR, FRITZ, 0, (1, 2), 0, 0, troops("1fv"))
    assert mixed.pace(EVENT_INDEX[VERY_SLOW]) == 1
    assert alone.pace(EVENT_INDEX[VERY_SLOW]) == 3


@pytest.mark.rule("S14.10", "S17.1")
def test_reserves_bring_the_ammunition_they_need() -> None:
    """Three veterans with five loads are full; with two more they can carry seven."""
    position = stage("prussia", armies={"frederik-ii": "potsdam, 3fv, 8/5"})
    act(position, "convoy frederik-ii")
    assert offered(position, "send", "magdeburg", "0") == ["0", "1", "2"]
    assert refusal(position, "send magdeburg 0 3") == "S14.5"
    act(position, "send magdeburg 0 2")
    assert refusal(position, "levy 1 0 0") == "S17.1", "one brigade would leave a load behind"
    act(position, "levy 2 0 0", f"event {RAPID}")
    assert position.units(FRITZ) == 5
    assert position.ammunition[FRITZ] == 7


@pytest.mark.rule("S12.7")
def test_reserves_have_the_experience_found_in_the_contingent() -> None:
    from sanssouci.games.sieben_jahre.convoys import levels

    position = hungry()
    assert levels(position, FRITZ, units.INFANTRY, False) is True
    assert levels(position, FRITZ, units.CAVALRY, True) is False
    assert levels(position, FRITZ, units.ARTILLERY, True) is True
    assert levels(position, FRITZ, units.ARTILLERY, False) is False


@pytest.mark.rule("S14.13")
def test_convoys_avoid_enemies_and_use_the_lines_of_their_state() -> None:
    position = stage(armies={"von-daun": "lubben, 2fa, 4/4"})
    start, goal = PLACE_INDEX["potsdam"], PLACE_INDEX["bautzen"]
    way = route(position, PR, AP, start, goal)
    assert PLACE_INDEX["lubben"] not in way
    assert PLACE_INDEX["dresden"] not in way, "an enemy chief town"
    over_sea = route(position, GB, AP, PLACE_INDEX["dover"], PLACE_INDEX["hamburg"])
    assert len(over_sea) == 4
    assert route(position, PR, AP, PLACE_INDEX["dover"], PLACE_INDEX["hamburg"]) == ()
    position.fraction = 7
    assert len(route(position, SE, FA, PLACE_INDEX["karlskrona"], PLACE_INDEX["stralsund"])) == 2


def stopped_convoy(distance_place: str, reserves: str = "", raider: str = "2fa 1ca") -> Position:
    """A convoy that has stopped at Potsdam, and an Austrian army somewhere near."""
    armies = {
        "frederik-ii": "magdeburg, 3fv, 0/0",
        "von-daun": f"{distance_place}, {raider}, 1/1",
    }
    position = stage("prussia", armies=armies, coins=50)
    way = (PLACE_INDEX["magdeburg"],)
    convoy = Convoy(
        PR, FRITZ, PLACE_INDEX["potsdam"], way, 4, 3, troops(reserves), asked=True
    )  # fmt: skip
    position.stack += [convoy, RaidOffer(AU)]
    position._actors = None
    return position


@pytest.mark.rule("S14.11", "S8.6")
def test_a_detachment_must_reach_the_convoy_and_return() -> None:
    position = stopped_convoy("torgau")
    foreseen = position.foresee("franco-austrian", "raid von-daun")
    assert [prospect.message.key for prospect in foreseen] == ["foresee.raid"]
    act(position, "raid von-daun")
    assert position.owed[AU] == 1
    chance(position, f"event {DIFFICULT}")
    assert "log.raid_fails" in told(position)
    assert purse(position, "austria") == 48
    assert isinstance(position.stack[-2], Convoy)


@pytest.mark.rule("S14.11", "S14.12")
def test_an_unescorted_convoy_is_captured() -> None:
    position = stopped_convoy("lubben")
    act(position, "raid von-daun")
    chance(position, f"event {SLOWED}")
    assert (position.provisions[DAUN], position.ammunition[DAUN]) == (5, 4)
    assert position.phase == Actions(PR, 4)


@pytest.mark.rule("S14.11")
def test_far_away_nobody_is_asked_and_a_stopped_board_does_not_raid() -> None:
    from sanssouci.games.sieben_jahre.raids import raiders

    position = stopped_convoy("prag")
    assert not raiders(position, AU, FRITZ, PLACE_INDEX["potsdam"])
    position = stopped_convoy("lubben")
    position.stopped = 1 << AU
    assert not raiders(position, AU, FRITZ, PLACE_INDEX["potsdam"])


@pytest.mark.rule("S14.11", "S4.3")
def test_an_army_that_has_to_rest_sends_no_detachment() -> None:
    armies = {"frederik-ii": "magdeburg, 3fv, 0/0", "ungern-sternberg": "stralsund, 4fa, 8/6"}
    position = stage(armies=armies, fraction=8)
    swede = COMMANDER_INDEX["ungern-sternberg"]
    near = PLACE_INDEX["anklam"]
    assert raids.raiders(position, AU, FRITZ, near)
    position.resting[swede] = position.next_year - 1
    assert not raids.raiders(position, AU, FRITZ, near)


@pytest.mark.rule("S14.12")
def test_reserves_fight_for_their_convoy() -> None:
    position = stopped_convoy("lubben", reserves="1fv")
    act(position, "raid von-daun")
    chance(position, f"event {SLOWED}")
    assert offered(position, "detach") == ["infantry", "cavalry"]
    raid = position.phase
    assert isinstance(raid, Raid)
    lost, won, drawn = position.clone(), position.clone(), position.clone()
    fight = Raid(AU, DAUN, 1, units.CAVALRY, units.INFANTRY)
    for each, result in ((lost, -1), (won, 1), (drawn, 0)):
        each.become(fight)
        fight.skirmished(each, result)
    assert lost.troops[DAUN] == troops("2fa")
    assert won.provisions[DAUN] == 5
    assert won.phase == Actions(PR, 4), "the reserve is dead and the loads are taken"
    assert isinstance(drawn.phase, Convoy)
    assert drawn.provisions[DAUN] == 1


@pytest.mark.rule("S19.2")
def test_good_roads_let_a_convoy_arrive_at_once() -> None:
    position = hungry("liegnitz")
    give_tiles(position, "prussia", "good-roads")
    act(position, "convoy frederik-ii", "send magdeburg 5 0", "levy 0 0 0", "hasten")
    assert position.provisions[FRITZ] == 5
    assert position.used_advantages


# -- eating and exhaustion ------------------------------------------------------------------------


@pytest.mark.rule("S14.3", "S16.1")
def test_who_has_nothing_to_eat_is_exhausted_until_he_gets_provisions() -> None:
    position = stage(armies={"frederik-ii": "torgau, 3fa, 1/1"})
    provisions.eat(position)
    assert (position.provisions[FRITZ], position.exhaustion[FRITZ]) == (0, 0)
    for points in (1, 2, 3, 4, 4):
        provisions.eat(position)
        assert position.exhaustion[FRITZ] == points
    position.supply(FRITZ, 1, 0)
    assert position.exhaustion[FRITZ] == 0


@pytest.mark.rule("S14.3")
def test_at_home_one_eats_from_the_first_move_on() -> None:
    position = stage(armies={"frederik-ii": "berlin, 3fa, 5/1", "hawke": "irish-sea, 2na, 5/1"})
    provisions.eat(position)
    assert position.provisions[FRITZ] == 5
    assert position.provisions[COMMANDER_INDEX["hawke"]] == 5, "a harbour of its own board"
    position.campaigning |= 1 << FRITZ
    provisions.eat(position)
    assert position.provisions[FRITZ] == 4


@pytest.mark.rule("S14.3", "S8.3")
def test_an_order_that_moves_nobody_begins_no_campaign() -> None:
    position = stage("prussia", armies={"frederik-ii": "berlin, 3fa, 5/1"})
    act(position, "move frederik-ii", f"event {NONE}")
    provisions.eat(position)
    assert position.provisions[FRITZ] == 5
    position = stage("prussia", armies={"frederik-ii": "berlin, 3fa, 5/1"})
    act(position, "move frederik-ii", f"event {NORMAL}", "go potsdam", "halt")
    provisions.eat(position)
    assert position.provisions[FRITZ] == 4


@pytest.mark.rule("S14.3", "S26.3")
def test_who_gets_away_before_a_battle_has_moved_and_eats() -> None:
    armies = {"von-browne": "glatz, 6fv, 8/8", "keith": "schweidnitz, 1fa, 8/3"}
    position = stage("austria", armies=armies)
    act(position, "move von-browne", f"event {RAPID}", "go schweidnitz", "hold", "disengage")
    act(position, f"event {NORMAL}", "retire breslau")
    provisions.eat(position)
    assert position.provisions[COMMANDER_INDEX["keith"]] == 7


@pytest.mark.rule("S14.3", "S15.2")
def test_who_scorches_the_land_and_leaves_it_has_moved_and_eats() -> None:
    armies = {"von-browne": "glatz, 6fv, 8/8", "keith": "schweidnitz, 6fa, 8/8"}
    position = stage("austria", armies=armies)
    act(position, "move von-browne", f"event {RAPID}", "go neisse", "scorch keith")
    act(position, f"event {RAPID}", "retire sternberg")
    provisions.eat(position)
    assert position.provisions[COMMANDER_INDEX["keith"]] == 7


@pytest.mark.rule("S14.3", "S24.4")
def test_who_comes_out_against_a_march_has_moved_and_eats() -> None:
    """He eats although the mover gets away before the battle."""
    armies = {"von-browne": "olmutz, 1fa, 8/3", "keith": "schweidnitz, 6fa, 8/8"}
    position = stage("austria", armies=armies, flags={"bohmen-mahren": "prussia"})
    act(position, "move von-browne", f"event {NORMAL}", "go koniggratz", "option o1", "disengage")
    act(position, f"event {NORMAL}", "retire olmutz")
    assert where(position, "keith") == "koniggratz"
    provisions.eat(position)
    assert position.provisions[COMMANDER_INDEX["keith"]] == 7


# -- raids on the land and scorched earth ---------------------------------------------------------


@pytest.mark.rule("S15.1")
def test_an_army_raids_an_enemy_province_once_a_year() -> None:
    armies = {"von-daun": "liegnitz, 3fa, 6/1", "hadik": "liegnitz, 3fa, 0/1"}
    position = stage("austria", armies=armies, stack=[Foraging(AU)])
    act(position, "forage von-daun")
    assert position.provisions[DAUN] == 8
    assert position.raided >> PLACE_INDEX["liegnitz"] & 1
    assert not scorched_earth.can_forage(position, COMMANDER_INDEX["hadik"])
    position.year += 1
    scorched_earth.clear_markers(position)
    assert scorched_earth.can_forage(position, COMMANDER_INDEX["hadik"])


@pytest.mark.rule("S8.5", "S15.1")
def test_a_board_that_has_stopped_raids_no_land() -> None:
    position = stage("austria", armies={"von-daun": "liegnitz, 3fa, 0/1"}, stack=[Foraging(AU)])
    assert position.legal(position.actors[0])[0] == "forage von-daun"
    position.stopped |= 1 << AU
    assert Foraging(AU).actors(position) == ()


@pytest.mark.rule("S15.1", "S14.5")
@pytest.mark.parametrize("place", ["breslau", "dresden", "posen"])
def test_chief_towns_friends_and_nobody_s_land_are_not_raided(place: str) -> None:
    position = stage(armies={"von-daun": f"{place}, 3fa, 0/1"})
    assert not scorched_earth.can_forage(position, DAUN)


@pytest.mark.rule("S15.2", "S15.3")
def test_an_army_of_the_region_may_destroy_its_stores_when_the_enemy_enters() -> None:
    armies = {"von-lehwalt": "rastenburg, 3fa, 4/4", "apraksin": "schamaiten, 3fa, 4/4"}
    position = stage("austria", armies=armies, coins=100)
    act(position, "move apraksin")
    chance(position, f"event {NORMAL}")
    act(position, "go memel")
    assert isinstance(position.phase, Scorching)
    assert offered(position, "scorch") == ["von-lehwalt"]
    act(position, "hold")
    act(position, "go tilsit")
    assert not isinstance(position.phase, Scorching), "asked on entering the region only"


@pytest.mark.rule("S15.2")
def test_who_scorches_leaves() -> None:
    armies = {"von-lehwalt": "rastenburg, 3fa, 4/4", "apraksin": "schamaiten, 3fa, 4/4"}
    position = stage("austria", armies=armies, coins=100)
    act(position, "move apraksin")
    chance(position, f"event {NORMAL}")
    act(position, "go memel", "scorch von-lehwalt")
    assert purse(position, "prussia") == 82
    chance(position, f"event {RAPID}")
    while position.phase.name not in ("move", "actions"):
        act(position, position.legal(position.actors[0])[-1])
    assert position.at[COMMANDER_INDEX["von-lehwalt"]] != PLACE_INDEX["rastenburg"]


@pytest.mark.rule("S15.2")
def test_a_beaten_army_may_scorch_the_land_it_leaves() -> None:
    position = stage("prussia", armies={"von-lehwalt": "rastenburg, 3fa, 4/4"})
    lehwalt, region = COMMANDER_INDEX["von-lehwalt"], REGION_INDEX["ostpreussen"]
    scorched_earth.after_defeat(position, lehwalt, region)
    position._actors = None
    act(position, "scorch")
    assert position.scorched[region] == 1757


@pytest.mark.rule("S15.3")
@pytest.mark.parametrize(
    ("coins", "key", "lost"),
    [(18, "foresee.costs", 18), (16, "foresee.costs_rest", 16), (0, "foresee.costs_rest", 0)],
)
def test_whoever_cannot_pay_for_his_stores_loses_what_he_has(
    coins: int, key: str, lost: int
) -> None:
    position = stage("prussia", armies={"von-lehwalt": "rastenburg, 3fa, 4/4"}, coins=coins)
    lehwalt, region = COMMANDER_INDEX["von-lehwalt"], REGION_INDEX["ostpreussen"]
    scorched_earth.after_defeat(position, lehwalt, region)
    position._actors = None
    (prospect,) = position.foresee(position.actors[0], Action("scorch"))
    assert prospect.message.key == key
    assert dict(prospect.message.args)["coins"] == lost
    act(position, "scorch")
    assert purse(position, "prussia") == coins - lost
    assert position.log is not None
    burnt = next(line for line in position.log if line.message.key == "log.scorched")
    assert dict(burnt.message.args)["coins"] == lost


def under_ferdinand(**others: str) -> Position:
    """A Prussian army that has joined a general of Hannover in Ostpreussen."""
    armies = {
        "f-von-brunswick": "rastenburg, 3fa, 4/4",
        "von-lehwalt": "rastenburg, 3fa, 4/4",
        **others,
    }
    position = stage("austria", armies=armies, year=1758, coins=100)
    position.chief[COMMANDER_INDEX["von-lehwalt"]] = COMMANDER_INDEX["f-von-brunswick"]
    return position


@pytest.mark.rule("S15.2", "S21.1")
def test_an_army_under_a_general_of_another_state_may_scorch_its_own_land_and_leave_him() -> None:
    position = under_ferdinand(fermor="schamaiten, 3fa, 4/4")
    act(position, "move fermor", f"event {NORMAL}", "go memel")
    assert offered(position, "scorch") == ["von-lehwalt"]
    act(position, "scorch von-lehwalt", f"event {RAPID}", "retire danzig")
    assert position.scorched[REGION_INDEX["ostpreussen"]] == 1758
    assert position.at[COMMANDER_INDEX["f-von-brunswick"]] == PLACE_INDEX["rastenburg"]
    position.check()


@pytest.mark.rule("S15.2", "S21.1")
def test_a_beaten_army_scorches_its_own_land_under_a_general_of_another_state() -> None:
    position = under_ferdinand()
    chief, region = COMMANDER_INDEX["f-von-brunswick"], REGION_INDEX["ostpreussen"]
    scorched_earth.after_defeat(position, chief, region)
    position._actors = None
    act(position, "scorch")
    assert position.scorched[region] == 1758


@pytest.mark.rule("S15.3", "S15.4", "S15.6", "S15.5")
def test_ostpreussen_scorched_in_1759() -> None:
    position = stage(year=1759, coins=100)
    region, konigsberg = REGION_INDEX["ostpreussen"], PLACE_INDEX["konigsberg"]
    scorched_earth.burn(position, region)
    assert purse(position, "prussia") == 82
    assert provisions.sold(position, konigsberg, AP) == (0, 0)
    assert position.stores[region] == 6, "the garrison keeps its own"
    position.flag[region] = 6
    assert region_revenue(position, region) == 0, "nothing for a conqueror"
    position.flag[region] = PR
    for year, marked, food in ((1760, True, 6), (1761, False, 6)):
        position.year = year
        scorched_earth.clear_markers(position)
        assert bool(position.scorched[region]) is marked
        assert provisions.sold(position, konigsberg, AP)[0] == food
        assert region_revenue(position, region) == 18
    assert revenue(position, PR) == 380


@pytest.mark.rule("S14.6", "S18.5")
def test_a_starved_region_supplies_nobody_for_a_fraction() -> None:
    from sanssouci.games.sieben_jahre import conquest

    position = stage(armies={"von-daun": "breslau, 3fa, 4/4"}, fraction=3)
    conquest.capture(position, REGION_INDEX["schlesien"], AU, hunger=True)
    position.fraction = 4
    assert provisions.sold(position, PLACE_INDEX["breslau"], FA) == (0, 0)
    position.fraction = 5
    assert provisions.sold(position, PLACE_INDEX["breslau"], FA) == (8, 8)


@pytest.mark.rule("S14.8")
def test_reserves_are_counted_anew_each_year() -> None:
    position = stage(year=1758)
    position.levied[REGION_INDEX["magdeburg"]] = 2
    position.stack = [Year(0)]
    position._settle()
    assert not any(position.levied)


@pytest.mark.rule("S14.3", "S16.1", "S20.17")
@pytest.mark.parametrize(
    ("loads", "keys"),
    [("8/8", []), ("0/8", ["foresee.hungers"]), ("0/0", ["foresee.hungers", "foresee.unarmed"])],
)
def test_a_move_without_food_or_powder_is_foreseen(loads: str, keys: list[str]) -> None:
    position = stage("prussia", armies={"frederik-ii": f"berlin, 4fv, {loads}"})
    foreseen = position.foresee("anglo-prussian", "move frederik-ii")
    assert [each.message.key for each in foreseen] == ["foresee.event", *keys]


@pytest.mark.rule("S15.1")
def test_a_raided_province_feeds_its_own_people_no_more() -> None:
    """Nobody buys food there either; a harbour still has powder."""
    position = stage("austria", armies={"von-daun": "potsdam, 4fa, 1/6"}, left=0)
    act(position, "end", "forage von-daun")
    assert provisions.sold(position, PLACE_INDEX["potsdam"], AP) == (0, 0)
    assert provisions.sold(position, PLACE_INDEX["berlin"], AP) == (8, 8)
    position.raided |= 1 << PLACE_INDEX["marseille"]
    assert provisions.sold_at_sea(position, PLACE_INDEX["gulf-of-lion"], FA) == (0, 3)


@pytest.mark.rule("S15.2", "S23.9")
def test_who_finds_a_town_abandoned_may_storm_it_at_once() -> None:
    armies = {"von-daun": "koniggratz, 4fv 2aa, 8/8", "von-lehwalt": "glatz, 4fa, 4/4"}
    position = stage("austria", armies=armies)
    act(position, "move von-daun", f"event {NORMAL}", "go glatz", "scorch von-lehwalt")
    chance(position, f"event {RAPID}")
    act(position, "retire breslau")
    assert offered(position) == ["stay", "storm"]


@pytest.mark.rule("S15.2")
def test_an_enemy_from_the_sea_finds_scorched_earth_too() -> None:
    """De Broglie burns Brittany when the British go ashore at Nantes."""
    armies = {
        "hawke": "quiberon, 4na, 8/6",
        "burgoyne": "quiberon, 3fa, 8/5",
        "de-broglie": "rennes, 4fa, 8/6",
    }
    position = stage("britain", armies=armies)
    position.embark(COMMANDER_INDEX["burgoyne"], COMMANDER_INDEX["hawke"])
    act(position, "land burgoyne nantes")
    assert offered(position) == ["hold", "scorch"]
    act(position, "scorch de-broglie")
    assert purse(position, "france") == 500 - 24


@pytest.mark.rule("S17.1")
def test_loads_without_a_unit_to_carry_them_stay_behind() -> None:
    position = stage(armies={"frederik-ii": "berlin, 3fv, 8/5"})
    position.troops[FRITZ] = troops("1fv")
    position.leave_behind(FRITZ)
    assert position.ammunition[FRITZ] == 3


@pytest.mark.rule("S14.8", "S14.13")
def test_the_chief_town_an_army_stands_in_sends_it_men_and_sells_on_the_spot() -> None:
    position = hungry("berlin")
    act(position, "convoy frederik-ii")
    assert offered(position, "send", "berlin") == ["0"], "loads are bought without an action"
    act(position, "send berlin 0 0", "levy 2 0 0", f"event {NONE}")
    assert position.troops[FRITZ] == troops("5fv 1ca")
    assert position.phase == Actions(PR, 3)
    assert levy_left(position, FRITZ, PLACE_INDEX["berlin"]) == 0, "he is six"
    assert position.levied[REGION_INDEX["brandenburg"]] == 2


@pytest.mark.rule("S7.5")
@pytest.mark.parametrize("loads", ["0/4", "4/0"])
def test_nobody_leaves_his_land_without_provisions_and_ammunition(loads: str) -> None:
    position = stage("prussia", armies={"frederik-ii": f"halle, 3fv 1ca, {loads}"}, coins=100)
    act(position, "move frederik-ii", f"event {NORMAL}")
    assert refusal(position, "go leipzig") == "S7.5"
    assert refusal(position, "go erfurt") == "S7.5"
    act(position, "go halberstadt", "go magdeburg")
    position = stage("prussia", armies={"frederik-ii": f"erfurt, 3fv 1ca, {loads}"}, coins=100)
    act(position, "move frederik-ii", f"event {NORMAL}", "go gera")


@pytest.mark.rule("S7.5")
@pytest.mark.parametrize("loads", ["0/4", "4/0"])
def test_nobody_goes_aboard_without_provisions_and_ammunition(loads: str) -> None:
    armies = {"burgoyne": f"cork, 4fa, {loads}", "hawke": "celtic-sea, 3na, 8/5"}
    position = stage("britain", armies=armies, year=1762)
    assert "embark" not in offered(position)
    assert "voyage" not in offered(position)
    position.provisions[COMMANDER_INDEX["burgoyne"]] = 1
    position.ammunition[COMMANDER_INDEX["burgoyne"]] = 1
    position._legal = {}
    assert {"embark", "voyage"} <= set(offered(position))


@pytest.mark.rule("S7.5", "S29.4")
def test_whoever_has_run_out_abroad_may_cross_home() -> None:
    """Hamburg is on Prussia's board."""
    position = stage("britain", armies={"granby": "hamburg, 4fa, 0/3"}, year=1759)
    act(position, "voyage granby dover", f"event {RAPID}")
    assert where(position, "granby") == "dover"


@pytest.mark.rule("S16.1", "S24.8")
def test_the_hungry_are_weaker_in_skirmishes_too() -> None:
    position = stage(armies={"von-daun": "pirna, 2fv 1cv, 0/3"})
    position.exhaustion[DAUN] = 2
    assert vigour(position, DAUN, units.CAVALRY) == 1
    assert vigour(position, DAUN, units.INFANTRY) == 0


@pytest.mark.rule("S14.3", "S21.4")
def test_an_army_aboard_eats_once_its_squadron_has_sailed() -> None:
    armies = {"hawke": "irish-sea, 3na, 8/5", "burgoyne": "liverpool, 3fa, 8/5"}
    position = stage("britain", armies=armies)
    hawke, burgoyne = COMMANDER_INDEX["hawke"], COMMANDER_INDEX["burgoyne"]
    position.embark(burgoyne, hawke)
    assert not provisions.eats(position, burgoyne), "a year begins, and they lie off Liverpool"
    act(position, "move hawke", "event e5", "go celtic-sea", "halt")
    provisions.eat(position)
    assert (position.provisions[hawke], position.provisions[burgoyne]) == (7, 7)


@pytest.mark.rule("S14.11", "S14.13")
def test_no_detachment_reaches_a_convoy_at_sea() -> None:
    armies = {"granby": "hannover, 2fa, 1/1", "de-soubise": "lewes, 2fa, 4/4"}
    position = stage("britain", armies=armies)
    granby, dover = COMMANDER_INDEX["granby"], PLACE_INDEX["dover"]
    way = route(position, GB, AP, dover, PLACE_INDEX["hannover"])
    position.push(Convoy(GB, granby, dover, way, 4, 0, units.NONE))
    position._actors = None
    position._settle()
    chance(position, f"event {VERY_SLOW}")
    assert position.phase.name == "event", "it is off Dover"
    chance(position, f"event {NONE}")
    assert position.phase.name == "event", "and it is still there"


@pytest.mark.rule("S15.2", "S26.1")
def test_whoever_retreats_into_enemy_land_may_find_it_scorched() -> None:
    armies = {"von-daun": "landsberg, 4fa, 8/6", "von-lehwalt": "kolberg, 3fa, 4/4"}
    position = stage("prussia", armies=armies, coins=100)
    end_of_battle.flee(position, DAUN)
    position._actors = None
    act(position, f"event {RAPID}", "retire stargard")
    assert isinstance(position.phase, Scorching)
    assert offered(position, "scorch") == ["von-lehwalt"]
    act(position, "scorch von-lehwalt", f"event {RAPID}", "retire bromberg")
    assert position.scorched[REGION_INDEX["pommern"]] == 1757


@pytest.mark.rule("S14.11", "S6.5")
@pytest.mark.parametrize(("place", "asked"), [("libau", False), ("schamaiten", True)])
def test_no_detachment_enters_closed_land(place: str, asked: bool) -> None:
    armies = {"von-lehwalt": "memel, 4fa, 8/6", "apraksin": "tilsit, 4fa, 0/0"}
    position = stage(armies=armies)
    raiders = raids.raiders(position, PR, COMMANDER_INDEX["apraksin"], PLACE_INDEX[place])
    assert bool(raiders) is asked


@pytest.mark.rule("S14.3", "S1.2b")
@pytest.mark.parametrize(("year", "eats"), [(1761, True), (1762, False)])
def test_harbours_of_a_neutral_ally_to_be_are_no_home(year: int, eats: bool) -> None:
    position = stage(armies={"hawke": "tagus, 3na, 8/5"}, year=year)
    assert provisions.eats(position, COMMANDER_INDEX["hawke"]) is eats


@pytest.mark.rule("S14.11")
def test_either_enemy_board_is_asked_for_a_raid_but_only_one_is_made() -> None:
    armies = {
        "frederik-ii": "magdeburg, 3fv, 0/0",
        "von-daun": "lubben, 3fa, 1/1",
        "de-soubise": "wittenberg, 3fa, 1/1",
    }
    position = stage("prussia", armies=armies, coins=50)
    act(position, "convoy frederik-ii", "send berlin 4 3", "levy 0 0 0", f"event {VERY_SLOW}")
    assert [frame.name for frame in position.stack[-2:]] == ["raid_offer", "raid_offer"]
    position.check()
    asked = position.phase.board  # type: ignore[attr-defined]
    act(position, "hold")
    assert position.phase.board != asked  # type: ignore[attr-defined]
    act(position, f"raid {'de-soubise' if asked == AU else 'von-daun'}", f"event {RAPID}")
    assert "log.convoy_taken" in told(position)


@pytest.mark.rule("S14.7")
def test_a_half_made_order_lies_above_the_actions_of_a_board() -> None:
    position = stage("prussia", armies={"frederik-ii": "pirna, 4fa, 4/4"})
    act(position, "convoy frederik-ii")
    position.check()
    position.stack[-2] = Turn(PR, SECOND_PHASE)
    with pytest.raises(ValueError, match="consign"):
        position.check()


def test_a_detachment_is_nothing_to_send_by_convoy(caplog: pytest.LogCaptureFixture) -> None:
    """The two are sent with the same word; the refusal is a sentence and no fault in the log."""
    position = stage("prussia", armies={"frederik-ii": "pirna, 4fa, 4/4"})
    act(position, "convoy frederik-ii")
    assert refusal(position, "send frederik-ii infantry") == ""
    assert not caplog.records


@pytest.mark.rule("S14.10", "S17.1")
@pytest.mark.parametrize(("coins", "most"), [(2, "2"), (4, "2"), (5, "3"), (8, "4"), (50, "4")])
def test_loads_that_need_a_brigade_are_offered_with_the_money_for_it(coins: int, most: str) -> None:
    """Four loads fit two brigades; two more could come with two brigades at 2 coins each."""
    position = stage("prussia", armies={"frederik-ii": "pirna, 2fa, 8/2"}, coins=coins)
    act(position, "convoy frederik-ii")
    assert offered(position, "send", "magdeburg", "0")[-1] == most
    act(position, f"send magdeburg 0 {most}")
    assert set(offered(position)) - {"cancel"}, "there is a way to go on"


@pytest.mark.rule("S14.4", "S14.8")
def test_no_convoy_is_ordered_if_nothing_can_be_sent() -> None:
    """He has all the loads he can carry, and no coin for a veteran."""
    position = stage("prussia", armies={"frederik-ii": "pirna, 2fv, 8/4"}, coins=2)
    assert refusal(position, "convoy frederik-ii") == "S14.4"
    position.purse[PR] = 3
    act(position, "convoy frederik-ii", "send magdeburg 0 0", "levy 1 0 0")


@pytest.mark.parametrize(
    ("provisions", "ammunition", "told"),
    [(0, 1, "1 ammunition"), (2, 0, "2 provisions"), (1, 4, "1 provision, 4 ammunition")],
)
def test_what_is_not_bought_is_not_told(provisions: int, ammunition: int, told: str) -> None:
    said = GAME.catalogues.speak("en")
    bought = said.words("do.supply", who="Keith", provisions=provisions, ammunition=ammunition)
    assert bought == f"Keith buys {told}"
