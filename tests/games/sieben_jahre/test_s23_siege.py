"""S23, S29, S30, S21.4: towns, coasts and ships."""

from __future__ import annotations

from typing import Any

import pytest

from sanssouci.games.sieben_jahre import end_of_battle, landings, naval_losses, siege, units
from sanssouci.games.sieben_jahre.advantages import Purchases
from sanssouci.games.sieben_jahre.atlas import COMMANDER_INDEX, GARRISON, PLACE_INDEX, REGION_INDEX
from sanssouci.games.sieben_jahre.battle_end import finish, is_halved
from sanssouci.games.sieben_jahre.battle_losses import battle_below
from sanssouci.games.sieben_jahre.conquest import capture, man
from sanssouci.games.sieben_jahre.movement import Move
from sanssouci.games.sieben_jahre.position import Position
from sanssouci.games.sieben_jahre.states import AU, GB, PR, SX
from sanssouci.games.sieben_jahre.units import SHIPS

from .staging import NONE, act, chance, offered, put, refusal, stage

FRIEDRICH, HAWKE, WOLFE = (COMMANDER_INDEX[id] for id in ("frederik-ii", "hawke", "wolfe"))
SAXONY, HAITI, LOUISBOURG = (
    REGION_INDEX[id] for id in ("meissen-lausitz", "haiti", "fort-louisbourg")
)


def before_dresden(units_: str = "4fv 1cv 1av, 8/8") -> Position:
    return stage("prussia", armies={"frederik-ii": f"dresden, {units_}"})


def deal(position: Position, first: str, second: str) -> None:
    chance(position, *(f"deal {card}" for card in (*first.split(), *second.split())))


@pytest.mark.rule("S23.2")
def test_the_garrison_has_its_units_two_more_loads_and_its_defence() -> None:
    position = before_dresden()
    act(position, "assault frederik-ii", "event e5")
    fight = battle_below(position)
    assert fight.shields == (3, 4)
    garrison = fight.fighter(position, 1)
    assert (garrison.all_units, garrison.all_loads, garrison.strength(0)) == (8, 10, 1)
    assert garrison.counters.spare == (2,)


@pytest.mark.rule("S23.1")
def test_nobody_holds_cavalry_cards_and_sabres_do_no_damage() -> None:
    position = before_dresden()
    act(position, "assault frederik-ii", "event e5")
    assert not any("cm" in action for action in map(str, position.legal("chance")))
    storming = position.view("anglo-prussian")["battle"]["sides"][0]
    assert storming["attacks"][:3] == [4, 0, 1]  # the cavalry looks on
    deal(position, "im3 if1 if2 af1", "im1 if1 if2 im1")
    position.apply("anglo-prussian", "play im3")
    position.apply("franco-austrian", "play im1")
    assert position.garrison[SAXONY] == 8
    assert position.loads[SAXONY] == 9
    assert position.ammunition[FRIEDRICH] == 7


@pytest.mark.rule("S23.1")
def test_a_card_for_two_engages_two_units_of_the_garrison() -> None:
    position = before_dresden()
    act(position, "assault frederik-ii", "event e5")
    deal(position, "af3 if1 if2 af1", "df1 if1 if2 im1")
    position.apply("anglo-prussian", "play af3")  # 3 + 4 against 1 + 1 + 1
    position.apply("franco-austrian", "play df1")
    assert position.garrison[SAXONY] == 6


@pytest.mark.rule("S23.3")
@pytest.mark.rule("S23.6")
@pytest.mark.rule("S6.2")
def test_a_garrison_that_gives_up_loses_the_town_and_saxony_surrenders() -> None:
    position = before_dresden()
    act(position, "assault frederik-ii", "event e5")
    deal(position, "af3 if1 if2 af1", "if1 df1 if2 im1")
    position.apply("anglo-prussian", "play af3")
    position.apply("franco-austrian", "play if1")
    chance(position, "option o1")
    assert position.flag[SAXONY] == PR
    assert position.flag[REGION_INDEX["leipziger-kreis"]] == PR
    assert position.garrison[SAXONY] == 0
    assert position.unrestored >> SAXONY & 1


@pytest.mark.rule("S23.5")
def test_a_besieger_without_an_attack_has_failed_and_leaves() -> None:
    position = before_dresden("1fa 1ca, 8/1")
    act(position, "assault frederik-ii", "event e5")
    deal(position, "im1 if1 if2 af1", "im1 if1 if2 im2")
    position.apply("anglo-prussian", "play im1")
    position.apply("franco-austrian", "play im1")
    assert position.flag[SAXONY] != PR
    assert position.phase.name == "event"


@pytest.mark.rule("S23.4")
def test_cavalry_alone_cannot_assault() -> None:
    position = before_dresden("3ca, 8/5")
    assert not siege.may_assault(position, FRIEDRICH)
    assert "assault frederik-ii" not in position.legal("anglo-prussian")


@pytest.mark.rule("S23.7")
def test_restoring_costs_a_coin_for_each_unit_and_load() -> None:
    position = stage("prussia", armies={}, flags={"meissen-lausitz": "prussia"})
    position.garrison[SAXONY] = position.loads[SAXONY] = position.stores[SAXONY] = 0
    position.unrestored |= 1 << SAXONY
    act(position, "restore meissen-lausitz", "event e5")
    assert position.purse[PR] == 500 - 1 - 8 - 10
    assert (position.garrison[SAXONY], position.loads[SAXONY]) == (8, 10)
    assert position.stores[SAXONY] == 8


@pytest.mark.rule("S23.8")
def test_an_open_town_falls_to_whoever_comes() -> None:
    armies = {"von-daun": "leitmeritz, 4fa, 8/6"}
    position = stage("austria", armies=armies, flags={"meissen-lausitz": "prussia"})
    position.garrison[SAXONY] = 0
    position.unrestored |= 1 << SAXONY
    act(position, "move von-daun", "event e5", "go pirna", "halt")
    assert position.flag[SAXONY] != PR


@pytest.mark.rule("S23.9")
def test_an_army_may_assault_when_it_arrives_or_stay() -> None:
    position = stage("prussia", armies={"frederik-ii": "torgau, 4fv 1cv 1av, 8/8"})
    act(position, "move frederik-ii", "event e5", "go dresden")
    assert position.legal("anglo-prussian") == ["stay", "storm"]
    act(position, "stay")
    assert position.at[FRIEDRICH] == PLACE_INDEX["dresden"]


@pytest.mark.rule("S29.2")
@pytest.mark.parametrize(
    ("garrison", "loads", "halved"), [(6, 8, False), (4, 4, False), (3, 8, True), (6, 3, True)]
)
def test_haiti_is_open_at_three_units_or_three_loads(
    garrison: int, loads: int, halved: bool
) -> None:
    position = stage("britain", armies={})
    position.garrison[HAITI], position.loads[HAITI] = garrison, loads
    assert is_halved(position, HAITI) is halved


def off_louisbourg(**options: Any) -> Position:
    armies = {
        "hawke": "nova-scotia-shelf, 6nv, 8/8",
        "wolfe": "halifax-ns, 5fv 1av, 8/8",
    }
    position = stage("britain", armies=armies, **options)
    act(position, "embark wolfe hawke")
    return position


def bombard(position: Position) -> None:
    """Fire on Louisbourg; its garrison gives up with its first loss."""
    act(position, "bombard hawke louisbourg", "event e5")
    deal(position, "af3 af2 if3 if2", "im1 im2 im1 if1")
    position.apply("anglo-prussian", "play af3")
    position.apply("franco-austrian", "play im1")
    chance(position, "option o1")


@pytest.mark.rule("S21.4")
def test_an_army_goes_aboard_and_ashore_without_an_action() -> None:
    position = off_louisbourg()
    assert position.aboard[WOLFE] == HAWKE
    act(position, "land wolfe halifax-ns")
    assert position.at[WOLFE] == PLACE_INDEX["halifax-ns"]
    assert position.phase.left == 4  # type: ignore[attr-defined]


@pytest.mark.rule("S29.2")
@pytest.mark.rule("S29.3")
def test_bombardment_opens_a_landing_and_never_takes_a_town() -> None:
    position = off_louisbourg()
    bombard(position)
    assert position.garrison[LOUISBOURG] >= 1
    assert position.legal("anglo-prussian") == ["stay", "disembark"]
    act(position, "disembark")
    assert position.at[WOLFE] == PLACE_INDEX["louisbourg"]
    assert position.legal("anglo-prussian") == ["stay", "storm"]


@pytest.mark.rule("S29.2")
def test_the_older_reading_lets_the_guns_decide() -> None:
    position = off_louisbourg(bombardment="decisive")
    bombard(position)
    act(position, "disembark")
    assert position.holder(LOUISBOURG) == position.coalition(HAWKE)


@pytest.mark.rule("S20.15", "S29.2")
@pytest.mark.parametrize("recovers", [True, False])
def test_a_garrison_under_fire_may_let_an_enemy_land_rather_than_recover(recovers: bool) -> None:
    position = off_louisbourg()
    half = GARRISON[LOUISBOURG] // 2
    position.garrison[LOUISBOURG] = half + 1
    act(position, "bombard hawke louisbourg", "event e5")
    deal(position, "af3 af2 if3 if2", "im1 im2 im1 if1")
    position.apply("anglo-prussian", "play af3")
    position.apply("franco-austrian", "play im1")
    chance(position, "option o4")
    assert position.legal("franco-austrian") == ["recover", "forgo"]
    position.apply("franco-austrian", "recover" if recovers else "forgo")
    assert position.garrison[LOUISBOURG] == half + recovers
    assert (position.phase.name == "battle") == recovers


@pytest.mark.rule("S29.2")
def test_a_garrison_at_half_is_not_bombarded_again() -> None:
    position = off_louisbourg()
    position.garrison[LOUISBOURG] = 2
    legal = list(map(str, position.legal("anglo-prussian")))
    assert "descend hawke louisbourg" in legal
    assert "bombard hawke louisbourg" not in legal


@pytest.mark.rule("S3.5")
def test_nobody_attacks_across_the_channel() -> None:
    position = stage("britain", armies={"hawke": "mid-channel, 6nv, 8/8"})
    assert landings.targets(position, HAWKE) == []
    assert refusal(position, "bombard hawke rouen") == "S3.5"


@pytest.mark.rule("S21.4")
@pytest.mark.rule("S20.18")
def test_with_a_squad_a_brigade_goes_down() -> None:
    armies = {
        "hawke": "celtic-sea, 6na, 8/8",
        "de-conflans": "ushant, 6nv, 8/8",
        "burgoyne": "cork, 3fv 1av, 8/6",
    }
    position = stage("britain", armies=armies)
    act(position, "embark burgoyne hawke", "move hawke", "event e5", "go ushant")
    deal(position, "im1 im1 im2 if1", "af3 af2 if3 if2")
    position.apply("anglo-prussian", "play im1")
    position.apply("franco-austrian", "play af3")
    burgoyne = COMMANDER_INDEX["burgoyne"]
    assert units.total(position.troops[burgoyne]) == 3
    assert units.count(position.troops[HAWKE], SHIPS) == 6  # the admiral has recovered his squad


@pytest.mark.rule("S24.6")
@pytest.mark.rule("S26.2")
@pytest.mark.rule("S20.19")
def test_fleets_draw_no_options_and_the_beaten_go_two_squares_away() -> None:
    armies = {"hawke": "celtic-sea, 6nv, 8/8", "de-conflans": "ushant, 1na, 8/1"}
    position = stage("britain", armies=armies)
    act(position, "move hawke", "event e5", "go ushant", "stand")
    deal(position, "af3 af2 if3 if2", "im1 im2 im1 if1")
    position.apply("anglo-prussian", "play af3")
    position.apply("franco-austrian", "play im1")
    assert position.phase.name == "event"  # no Options card; he recovers, is dry and flees
    chance(position, "event e5")
    near = {"ushant", "celtic-sea", "west-channel", "quiberon", "western-approaches"}
    ends = {str(action).split()[1] for action in position.legal("franco-austrian")}
    assert ends
    assert not ends & near


@pytest.mark.rule("S20.19")
def test_a_contingent_without_units_is_no_more_but_its_commander_is_free() -> None:
    armies = {"hawke": "celtic-sea, 6nv, 8/8", "thurot": "ushant, 1na, 8/3"}
    position = stage("britain", armies=armies)
    act(position, "move hawke", "event e5", "go ushant", "stand")
    deal(position, "af3 af2 if3 if2", "im1 im2 im1 if1")
    for own, other in (("af3", "im1"), ("af2", "im1")):
        position.apply("anglo-prussian", f"play {own}")
        position.apply("franco-austrian", f"play {other}")
    thurot = COMMANDER_INDEX["thurot"]  # level 3: one recovery, then none
    assert not position.in_play(thurot)
    assert not position.set_aside >> thurot & 1


@pytest.mark.rule("S29.1")
def test_squads_and_brigades_never_fight_in_the_same_siege() -> None:
    position = off_louisbourg()
    act(position, "bombard hawke louisbourg", "event e5")
    assert battle_below(position).armies == ((HAWKE,), ())


@pytest.mark.rule("S30.1")
@pytest.mark.parametrize(("level", "coins"), [("a", 1), ("v", 2)])
def test_lost_squads_are_rebuilt_in_an_own_port(level: str, coins: int) -> None:
    position = stage("britain", armies={"hawke": f"irish-sea, 3n{level}, 8/5"})
    position.mustered[HAWKE] = 5
    assert naval_losses.price(position, HAWKE) == coins
    act(position, "repair hawke", "event e5")
    assert units.count(position.troops[HAWKE], SHIPS) == 5
    assert position.purse[2] == 500 - 1 - 2 * coins


@pytest.mark.rule("S30.1")
def test_squads_beyond_the_first_strength_come_one_at_a_time() -> None:
    position = stage("britain", armies={"hawke": "irish-sea, 3na, 8/5"})
    position.mustered[HAWKE] = 4
    act(position, "repair hawke", "event e5")
    assert units.count(position.troops[HAWKE], SHIPS) == 4, "the one that was lost, and no more"
    act(position, "repair hawke", "event e5")
    assert units.count(position.troops[HAWKE], SHIPS) == 5
    assert position.purse[2] == 500 - 2 * 1 - 1 - 5


@pytest.mark.rule("S18.1")
def test_a_restored_garrison_is_whole() -> None:
    position = stage("austria", armies={})
    position.garrison[SAXONY] = 1
    man(position, SAXONY)
    assert (position.garrison[SAXONY], position.purse[AU]) == (8, 500)


@pytest.mark.rule("S29.3")
def test_a_town_without_a_garrison_falls_to_an_army_that_lands() -> None:
    position = off_louisbourg()
    position.garrison[LOUISBOURG] = 0
    act(position, "descend hawke louisbourg", "event e5", "disembark")
    assert position.holder(LOUISBOURG) == position.coalition(HAWKE)


@pytest.mark.rule("S23.8", "S29.3")
@pytest.mark.parametrize(
    ("place", "bombardment", "falls"),
    [
        ("ile-saint-jean", "landing", False),
        ("ile-saint-jean", "decisive", True),
        ("quebec", "landing", True),
    ],
)
def test_an_army_in_the_region_guards_an_open_town_against_who_lands(
    place: str, bombardment: str, falls: bool
) -> None:
    position = off_louisbourg(bombardment=bombardment)
    put(position, "de-montcalm", f"{place}, 2fa, 8/4")
    position.garrison[LOUISBOURG] = 0
    position.unrestored |= 1 << LOUISBOURG
    act(position, "descend hawke louisbourg", "event e5", "disembark")
    if position.phase.name == "scorching":
        act(position, "hold")
    assert (position.holder(LOUISBOURG) == position.coalition(HAWKE)) == falls


@pytest.mark.rule("S23.8", "S5.3")
def test_an_open_town_falls_when_its_holder_marches_off() -> None:
    armies = {"frederik-ii": "dresden, 4fv, 8/6", "von-daun": "freiberg, 4fv, 4/4"}
    position = stage("prussia", armies=armies, flags={"meissen-lausitz": "prussia"})
    position.garrison[SAXONY] = position.loads[SAXONY] = 0
    position.unrestored |= 1 << SAXONY
    act(position, "move frederik-ii", "event e5", "go bautzen", "go lubben", "halt")
    assert position.flag[SAXONY] == PR, "nobody has walked in yet"
    act(position, "end", "done")
    assert position.flag[SAXONY] == SX


@pytest.mark.rule("S29.2", "S26.2")
def test_a_beaten_squadron_fires_on_nobody() -> None:
    """It has fled to the Strait of Gibraltar, where Granada has an anchorage."""
    armies = {"hawke": "gulf-of-valencia, 2na, 8/2", "thurot": "balearics, 6nv, 8/8"}
    position = stage("britain", armies=armies, flags={"minorca": "france"}, year=1762)
    act(position, "move hawke", "event e1", "go balearics")
    deal(position, "im1 im1 if1 if1", "af3 af3 if3 af2")
    for _ in range(2):
        position.apply("anglo-prussian", "play if1")
        position.apply("franco-austrian", "play af3")
    act(position, "event e1")
    assert any(str(a) == "retire gibraltar-strait" for a in position.legal("anglo-prussian"))
    act(position, "retire gibraltar-strait")
    assert position.phase.name == "actions", "Málaga could have been bombarded from there"


@pytest.mark.rule("S29.2", "S29.3")
def test_who_comes_before_a_town_is_told_what_waits_there() -> None:
    position = stage("britain", armies={"hawke": "grand-banks, 6nv, 8/8"})
    act(position, "move hawke", "event e5", "go nova-scotia-shelf", "halt")
    (fire,) = position.foresee("anglo-prussian", "bombard hawke louisbourg")
    assert dict(fire.message.args) == {"units": 4, "loads": 6, "half": 2}
    position = off_louisbourg()
    position.loads[LOUISBOURG] = 2
    act(position, "descend hawke louisbourg", "event e5")
    (ashore,) = position.foresee("anglo-prussian", "disembark")
    assert dict(ashore.message.args) == {"units": 4, "loads": 2, "shield": 2, "strength": 14}


@pytest.mark.rule("S8.3", "S19.1")
def test_what_a_purse_cannot_pay_and_what_it_keeps_is_told() -> None:
    position = stage("britain", armies={"hawke": "grand-banks, 6nv, 8/8"}, coins=0)
    foreseen = position.foresee("anglo-prussian", "move hawke")
    assert [each.message.key for each in foreseen] == ["foresee.unpaid"]
    position = stage(stack=[Purchases(GB)], coins=30)
    (spent,) = position.foresee("anglo-prussian", "buy 2 3")
    assert dict(spent.message.args) == {"coins": 19, "left": 11}


@pytest.mark.rule("S23.7")
def test_what_a_town_that_held_out_has_lost_can_be_restored_for_money() -> None:
    position = stage("austria", armies={})
    position.garrison[SAXONY], position.loads[SAXONY] = 5, 4
    act(position, "restore meissen-lausitz", "event e5")
    assert position.purse[AU] == 500 - 1 - 3 - 6
    assert (position.garrison[SAXONY], position.loads[SAXONY]) == (8, 10)
    besieged = before_dresden()
    besieged.garrison[SAXONY] = 5
    assert not siege.restorable(besieged, AU)


@pytest.mark.rule("S29.3", "S20.1", "S22.1")
def test_an_army_lands_where_an_enemy_besieges_a_friendly_port() -> None:
    armies = {
        "hawke": "nova-scotia-shelf, 3na, 8/5",
        "wolfe": "halifax-ns, 3fa, 8/5",
        "de-montcalm": "louisbourg, 3fa, 8/5",
    }
    position = stage("britain", armies=armies, flags={"fort-louisbourg": "britain"})
    position.embark(WOLFE, HAWKE)
    assert refusal(position, "land wolfe louisbourg") == "S21.4"
    assert "bombard hawke louisbourg" not in position.legal("anglo-prussian")
    act(position, "descend hawke louisbourg", "event e12", "disembark")
    assert position.ammunition[WOLFE] == 4, "the Event wets the powder of the first fight"
    fight = battle_below(position)
    assert fight.armies == ((WOLFE,), (COMMANDER_INDEX["de-montcalm"],))
    assert position.flag[LOUISBOURG] == GB


@pytest.mark.rule("S21.4", "S26.2")
def test_with_a_squad_lost_on_the_flight_a_brigade_goes_down_too() -> None:
    armies = {"hawke": "celtic-sea, 2na, 8/4", "burgoyne": "cork, 3fv 1av, 8/6"}
    position = stage("britain", armies=armies)
    act(position, "embark burgoyne hawke")
    end_of_battle.flee(position, HAWKE)
    position._settle()
    chance(position, "event e21")  # nobody moves
    burgoyne = COMMANDER_INDEX["burgoyne"]
    assert (position.units(HAWKE), position.units(burgoyne)) == (1, 3)
    position.fleeing = 0
    end_of_battle.flee(position, HAWKE)
    position._settle()
    chance(position, "event e21")
    assert not position.in_play(HAWKE)
    assert not position.in_play(burgoyne), "the army is lost with the last squad"


@pytest.mark.rule("S26.1", "S23.9")
def test_a_beaten_army_bars_no_assault_in_a_later_fraction_either() -> None:
    armies = {"frederik-ii": "dresden, 4fv 1cv 1av, 8/8", "von-daun": "dresden, 2fa, 8/4"}
    position = stage("prussia", armies=armies)
    assert refusal(position, "assault frederik-ii").startswith("S2"), "he has the field still"
    position.fleeing |= 1 << COMMANDER_INDEX["von-daun"]
    orders = [str(action) for action in position.legal("anglo-prussian")]
    assert "assault frederik-ii" in orders
    assert "attack frederik-ii" in orders


@pytest.mark.rule("S21.4")
@pytest.mark.parametrize("board", ["britain", "prussia"])
def test_either_board_may_put_an_army_ashore(board: str) -> None:
    """A Prussian army aboard a British squadron, off Hamburg."""
    armies = {"hawke": "german-bight, 6nv, 8/8", "keith": "hamburg, 4fa, 8/6"}
    position = stage(board, armies=armies, scenario="campaign-4")
    position.embark(COMMANDER_INDEX["keith"], HAWKE)
    assert "hamburg" in offered(position, "land", "keith")


@pytest.mark.rule("S23.8", "S27.2")
def test_what_is_left_of_a_grand_army_takes_an_open_town() -> None:
    """Its chief has just been struck down."""
    armies = {"frederik-ii": "glogau, 4fa, 8/6", "keith": "glogau, 4fa, 8/6"}
    position = stage("prussia", armies=armies)
    silesia, glogau = REGION_INDEX["schlesien"], PLACE_INDEX["glogau"]
    capture(position, silesia, AU)
    position.push(Move(FRIEDRICH, steps=1, here=glogau))
    position.remove(FRIEDRICH)
    position.phase.proceed(position)
    assert position.flag[silesia] == PR


@pytest.mark.rule("S26.1")
@pytest.mark.parametrize("loser", [0, 1])
def test_whoever_wins_a_fight_need_not_leave_for_one_he_has_lost(loser: int) -> None:
    """Frederick could not get away from Dresden, and storms it again."""
    position = before_dresden()
    act(position, "assault frederik-ii", "event e5")
    position.fleeing |= 1 << FRIEDRICH
    while position.phase.name != "battle":
        position.pop()
    finish(position, position.phase, loser)  # type: ignore[arg-type]
    if loser == 0:
        act(position, f"event {NONE}")
    assert bool(position.fleeing >> FRIEDRICH & 1) == (loser == 0)
