"""S6.2, S18, S19 and S23: garrisons, hunger, conquest, and Advantages outside of battle."""

from __future__ import annotations

import pytest

from sanssouci.games.sieben_jahre import advantages, commanders, conquest, garrisons
from sanssouci.games.sieben_jahre.actions import Actions
from sanssouci.games.sieben_jahre.atlas import (
    ADVANTAGES,
    ALL_ADVANTAGES,
    COMMANDER_INDEX,
    GARRISON,
    OWNER,
    PLACE_INDEX,
    REGION_COUNT,
    REGION_INDEX,
    REGION_OF,
    STATE_OF,
)
from sanssouci.games.sieben_jahre.sequence import Year
from sanssouci.games.sieben_jahre.states import AU, FR, GB, HA, PR, RU, SX
from sanssouci.games.sieben_jahre.voyages import pack_voyage, unpack_voyage
from tests.games.sieben_jahre.staging import (
    DIFFICULT,
    NORMAL,
    RAPID,
    VERY_SLOW,
    act,
    chance,
    give_tiles,
    offered,
    purse,
    refusal,
    stage,
    told,
    where,
)

SILESIA, BAVARIA = REGION_INDEX["schlesien"], REGION_INDEX["bayern"]


@pytest.mark.rule("S18.3", "S18.4", "S18.5")
def test_munchen_starves_in_six_fractions() -> None:
    position = stage(armies={"frederik-ii": "munchen, 4fa, 8/6"})
    for left in (5, 4, 3, 2, 1):
        garrisons.starve(position)
        assert position.stores[BAVARIA] == left
        assert position.flag[BAVARIA] == OWNER[BAVARIA]
    garrisons.starve(position)
    assert position.flag[BAVARIA] == PR
    assert "log.starved" in told(position)


@pytest.mark.rule("S18.3")
def test_an_army_elsewhere_in_the_region_starves_nobody() -> None:
    position = stage(armies={"frederik-ii": "salzburg, 4fa, 8/6"})
    garrisons.starve(position)
    assert position.stores[BAVARIA] == 6


@pytest.mark.rule("S18.3", "S23.5", "S26.1")
def test_a_beaten_army_that_has_not_got_away_starves_nobody() -> None:
    """Its siege is lifted, and stores are filled as in peace."""
    position = stage(armies={"frederik-ii": "munchen, 4fa, 8/6"})
    position.fleeing |= 1 << COMMANDER_INDEX["frederik-ii"]
    position.stores[BAVARIA] = 3
    garrisons.starve(position)
    assert position.stores[BAVARIA] == 3
    garrisons.pay(position)
    assert position.stores[BAVARIA] == 6


@pytest.mark.rule("S23.8", "S26.1")
@pytest.mark.parametrize(("beaten", "holder"), [("hadik", PR), ("frederik-ii", AU)])
def test_the_beaten_neither_guard_nor_take_an_open_town(beaten: str, holder: int) -> None:
    armies = {"frederik-ii": "glogau, 4fa, 8/6", "hadik": "brieg, 1fa, 1/1"}
    position = stage("prussia", armies=armies)
    conquest.capture(position, SILESIA, AU)
    position.fleeing |= 1 << COMMANDER_INDEX[beaten]
    conquest.occupy(position, COMMANDER_INDEX["frederik-ii"])
    assert position.flag[SILESIA] == holder


@pytest.mark.rule("S18.1", "S23.7", "S31.1")
def test_garrisons_are_paid_first_and_refill_unless_under_siege() -> None:
    position = stage(armies={"frederik-ii": "munchen, 4fa, 8/6"}, coins=300)
    for region in (BAVARIA, SILESIA):
        position.garrison[region], position.stores[region], position.loads[region] = 2, 1, 3
    garrisons.pay(position)
    assert (position.garrison[SILESIA], position.stores[SILESIA], position.loads[SILESIA]) == (
        8, 8, 10,
    )  # fmt: skip
    assert (position.garrison[BAVARIA], position.stores[BAVARIA]) == (2, 1)
    assert purse(position, "prussia") == 300 - 126


@pytest.mark.rule("S18.2", "S23.6", "S7.2")
def test_a_captured_region_flies_the_captor_s_flag() -> None:
    position = stage(armies={"apraksin": "konigsberg, 4fa, 8/6"})
    region = REGION_INDEX["ostpreussen"]
    conquest.capture(position, region, conquest.captor(position, COMMANDER_INDEX["apraksin"]))
    assert position.flag[region] == RU
    assert position.garrison[region] == 0
    assert position.unrestored >> region & 1


@pytest.mark.rule("S18.2")
def test_recapture_removes_the_flag_whoever_comes() -> None:
    position = stage(flags={"leipziger-kreis": "prussia"})
    region = REGION_INDEX["leipziger-kreis"]
    conquest.capture(position, region, AU)
    assert position.flag[region] == SX


@pytest.mark.rule("S7.2", "S23.7")
def test_a_captured_garrison_costs_nothing_until_it_is_restored() -> None:
    position = stage(year=1758)
    before = garrisons.cost(position, AU)
    conquest.capture(position, SILESIA, AU)
    assert garrisons.cost(position, AU) == before
    conquest.man(position, SILESIA)
    assert garrisons.cost(position, AU) == before + 8


@pytest.mark.rule("S23.8")
def test_an_unrestored_town_falls_to_an_army_in_the_region() -> None:
    position = stage("prussia", armies={"frederik-ii": "glogau, 4fa, 8/6"})
    conquest.capture(position, SILESIA, AU)
    conquest.occupy(position, COMMANDER_INDEX["frederik-ii"])
    assert position.flag[SILESIA] == PR
    held = stage("prussia", armies={"frederik-ii": "glogau, 4fa, 8/6", "hadik": "brieg, 1fa, 1/1"})
    conquest.capture(held, SILESIA, AU)
    conquest.occupy(held, COMMANDER_INDEX["frederik-ii"])
    assert held.flag[SILESIA] == AU, "an enemy army is in the region"


@pytest.mark.rule("S23.6", "S18.5")
@pytest.mark.parametrize(("chief", "state"), [(None, AU), ("fermor", RU), ("von-daun", AU)])
def test_two_armies_that_starve_a_town_take_it_for_the_better_general(
    chief: str | None, state: int
) -> None:
    armies = {"von-daun": "konigsberg, 4fa, 8/6", "fermor": "konigsberg, 4fa, 8/6"}
    position = stage(armies=armies, year=1758)
    ostpreussen = REGION_INDEX["ostpreussen"]
    if chief is not None:
        other = "von-daun" if chief == "fermor" else "fermor"
        position.chief[COMMANDER_INDEX[other]] = COMMANDER_INDEX[chief]
    position.stores[ostpreussen] = 1
    garrisons.starve(position)
    assert position.flag[ostpreussen] == state


@pytest.mark.rule("S6.2")
def test_a_state_surrenders_with_its_capital_and_comes_back_with_it() -> None:
    position = stage(flags={"gottingen": "france"})
    hannover = REGION_INDEX["hannover"]
    conquest.capture(position, hannover, FR)
    own = [r for r in range(REGION_COUNT) if OWNER[r] == HA]
    assert all(position.flag[r] == FR for r in own)
    assert position.garrison[REGION_INDEX["luneburg"]] == 5, "at full garrison"
    assert position.hannover_fell
    conquest.capture(position, hannover, HA)
    assert position.flag[REGION_INDEX["luneburg"]] == HA
    assert position.flag[REGION_INDEX["gottingen"]] == FR, "that fell by itself"


@pytest.mark.rule("S6.2")
def test_colonies_do_not_fall_with_a_capital_and_the_empire_has_none() -> None:
    position = stage(year=1762)
    conquest.capture(position, REGION_INDEX["castilla-la-nueva"], GB)
    assert position.flag[REGION_INDEX["galicia"]] == GB
    assert position.flag[REGION_INDEX["cuba"]] == OWNER[REGION_INDEX["cuba"]]
    conquest.capture(position, BAVARIA, PR)
    assert position.flag[REGION_INDEX["franken"]] == OWNER[REGION_INDEX["franken"]]


# -- Advantages ------------------------------------------------------------------------------------


@pytest.mark.rule("S19.1")
def test_at_most_four_advantages_at_five_coins() -> None:
    position = stage(stack=[advantages.Purchases(PR)], coins=30)
    assert offered(position, "buy") == ["0", "1", "2", "3", "4"]
    assert refusal(position, "buy 5") == "S19.1"
    act(position, "buy 2")
    assert purse(position, "prussia") == 20
    chance(position, "tile subsidy", "tile rally")
    assert len(position.advantages[PR]) == 2


@pytest.mark.rule("S27.1")
def test_france_and_britain_buy_natives() -> None:
    position = stage(stack=[advantages.Purchases(FR)], coins=10)
    assert refusal(position, "buy 1 2") == "S19.1", "five and six are more than ten"
    act(position, "buy 0 3")
    assert position.natives[FR] == 3
    assert purse(position, "france") == 1


@pytest.mark.rule("S28.2")
def test_guerrillas_with_and_without_their_count() -> None:
    position = stage(stack=[advantages.Purchases(GB)], year=1762, coins=20)
    act(position, "buy 0 0", "hire schaumburg-lippe")
    assert (position.guerrillas, position.count_hired, purse(position, "britain")) == (3, True, 10)
    position = stage(stack=[advantages.Guerrillas()], year=1762, coins=7)
    assert offered(position, "hire") == ["0", "1", "2"]
    act(position, "hire 2")
    assert (position.guerrillas, position.count_hired, purse(position, "britain")) == (2, False, 1)


@pytest.mark.rule("S19.2")
def test_used_advantages_return_at_the_new_year() -> None:
    position = stage("prussia", year=1758)
    give_tiles(position, "prussia", "subsidy")
    act(position, "use subsidy")
    assert purse(position, "prussia") == 515
    assert len(position.bag) == 15
    position.stack = [Year(0)]
    position._settle()
    assert sorted(position.bag) == sorted(ALL_ADVANTAGES)


@pytest.mark.rule("S19.1", "S19.2")
def test_advantages_that_hurt_or_supply() -> None:
    position = stage("prussia", armies={"frederik-ii": "torgau, 4fa, 1/1"}, coins=8)
    give_tiles(position, "prussia", "bad-harvest", "full-magazines", "hidden-stores")
    region = REGION_INDEX["schlesien"]
    position.stores[region] = 1
    act(position, "use bad-harvest austria", "equip full-magazines frederik-ii")
    act(position, "stock hidden-stores schlesien provisions")
    frederick = COMMANDER_INDEX["frederik-ii"]
    assert purse(position, "austria") == 0, "no purse falls below nothing"
    assert (position.provisions[frederick], position.ammunition[frederick]) == (5, 3)
    assert position.stores[region] == 3
    assert len(position.used_advantages) == 3
    assert sum(advantage.copies for advantage in ADVANTAGES) == 16


@pytest.mark.rule("S19.2")
def test_an_empty_bag_gives_nothing() -> None:
    position = stage(stack=[advantages.DrawAdvantages(PR, 2)])
    position.used_advantages, position.bag = position.bag, []
    position._settle()
    assert not position.advantages[PR]


# -- dashed lines ----------------------------------------------------------------------------------


@pytest.mark.rule("S29.4")
def test_an_army_sails_along_a_dashed_line_and_rests_after_it() -> None:
    position = stage("britain", armies={"duke-of-cumberland": "dover, 4fa, 8/6"})
    act(position, "voyage duke-of-cumberland hamburg")
    chance(position, f"event {DIFFICULT}")
    cumberland = COMMANDER_INDEX["duke-of-cumberland"]
    assert position.at[cumberland] == -1
    assert unpack_voyage(position.voyage[cumberland]) == (1, False, 3)
    assert refusal(position, "voyage duke-of-cumberland hamburg") == "S8.4"
    position.moved, position.fraction = 0, 2
    position._legal, position._actors = {}, None
    act(position, "voyage duke-of-cumberland hamburg")
    chance(position, f"event {VERY_SLOW}")
    assert where(position, "duke-of-cumberland") == "hamburg"
    position.moved, position.fraction = 0, 3
    position._legal, position._actors = {}, None
    assert refusal(position, "move duke-of-cumberland") == "S29.4"
    position.fraction = 4
    position._legal = {}
    act(position, "move duke-of-cumberland")


@pytest.mark.rule("S29.4")
def test_lines_belong_to_a_state_and_join_friendly_harbours() -> None:
    position = stage("france", armies={"de-soubise": "la-rochelle, 4fa, 8/6"}, year=1761)
    assert "voyage" not in offered(position), "Spain is neutral"
    position = stage("france", armies={"de-beauvau-craon": "la-rochelle, 4fa, 8/6"}, year=1762)
    act(position, "voyage de-beauvau-craon a-coruna")
    chance(position, f"event {NORMAL}")
    assert where(position, "de-beauvau-craon") == "a-coruna"
    assert unpack_voyage(pack_voyage(3, True, 4)) == (3, True, 4)


@pytest.mark.rule("S29.4", "S28.1")
def test_burgoyne_s_landing_frees_the_portuguese_army() -> None:
    position = stage(
        "britain", armies={"burgoyne": "cork, 4fa, 8/6", "lee": "porto, 3fa, 4/4"}, year=1762
    )
    lee = COMMANDER_INDEX["lee"]
    position.portuguese = lee
    position.resting[lee] = position.next_year - 1
    act(position, "voyage burgoyne porto")
    chance(position, f"event {RAPID}")
    act(position, "done")
    assert where(position, "burgoyne") == "porto"
    assert not position.resting[lee]
    assert isinstance(position.phase, Actions)
    assert STATE_OF[lee] == GB
    assert PLACE_INDEX["porto"] == commanders.PORTO


@pytest.mark.rule("S29.4", "S12.2")
def test_nobody_crosses_to_land_his_general_does_not_know() -> None:
    armies = {"murray": "dover, 4fa, 8/6", "duke-of-cumberland": "dover, 4fa, 8/6"}
    position = stage("britain", armies=armies)
    assert offered(position, "voyage") == ["duke-of-cumberland"]


@pytest.mark.rule("S29.4", "S8.3")
@pytest.mark.parametrize(("event", "coins"), [("e21", 500), (VERY_SLOW, 2)])
def test_who_has_not_made_a_point_is_still_in_his_harbour(event: str, coins: int) -> None:
    position = stage("britain", armies={"burgoyne": "dover, 4fa, 8/6"}, coins=coins)
    act(position, "voyage burgoyne hamburg", f"event {event}")
    assert where(position, "burgoyne") == "dover"
    assert position.phase == Actions(GB, 3)


@pytest.mark.rule("S29.4", "S14.6")
def test_who_lands_in_a_year_s_last_fraction_rests_in_the_first_of_the_next() -> None:
    position = stage("britain", armies={"duke-of-cumberland": "dover, 4fa, 8/6"}, fraction=10)
    act(position, "voyage duke-of-cumberland hamburg", f"event {RAPID}")
    conquest.capture(position, SILESIA, AU, hunger=True)
    position.moved, position.year, position.fraction = 0, 1758, 1
    position._legal, position._actors = {}, None
    assert refusal(position, "move duke-of-cumberland") == "S29.4"
    assert position.barren_until[SILESIA] == position.date
    position.fraction = 2
    position._legal = {}
    act(position, "move duke-of-cumberland")


@pytest.mark.rule("S19.1")
def test_an_advantage_helps_garrisons_of_the_own_board_alone() -> None:
    position = stage("prussia")
    give_tiles(position, "prussia", "hidden-stores")
    helped = offered(position, "stock", "hidden-stores")
    assert {"hannover", "schlesien"} <= set(helped), "full stores may become fuller"
    assert "minorca" not in helped
    position.stores[REGION_INDEX["schlesien"]] = GARRISON[REGION_INDEX["schlesien"]] + 2
    position._legal = {}
    assert offered(position, "stock", "hidden-stores", "schlesien") == ["ammunition"]


@pytest.mark.rule("S29.4")
def test_an_army_lands_though_the_harbour_it_left_has_been_lost() -> None:
    position = stage("britain", armies={"duke-of-cumberland": "hamburg, 4fa, 8/6"})
    act(position, "voyage duke-of-cumberland dover", f"event {DIFFICULT}")
    position.flag[REGION_OF[PLACE_INDEX["hamburg"]]] = FR
    position.moved = 0
    act(position, "voyage duke-of-cumberland dover", f"event {RAPID}")
    assert where(position, "duke-of-cumberland") == "dover"
