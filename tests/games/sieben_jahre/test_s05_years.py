"""S1 to S7 and S9: sides, the sequence of a year, income and aid."""

from __future__ import annotations

import pytest

from sanssouci.games.sieben_jahre import GAME, arrivals, garrisons, income, states, units
from sanssouci.games.sieben_jahre.atlas import (
    COMMANDER_INDEX,
    PACK,
    PLACE_INDEX,
    REGION_INDEX,
    REVENUE,
    SECTOR,
)
from sanssouci.games.sieben_jahre.position import Position
from sanssouci.games.sieben_jahre.sequence import Year
from sanssouci.games.sieben_jahre.states import AP, AU, BOARD_INDEX, ES, FA, FR, GB, PR, PT, RU, SE
from tests.games.sieben_jahre.staging import (
    act,
    chance,
    offered,
    purse,
    refusal,
    stage,
    told,
    where,
)


def new_year(year: int, die: int = 1, **flags: str) -> Position:
    """A campaign at the very start of a year, its die rolled."""
    position = stage(year=year, flags=flags)
    position.purse = [0] * 4
    position.stack = [Year(0)]
    position._settle()
    chance(position, f"roll {die}")
    while position.actors == ("chance",):
        chance(position, position.legal("chance")[0])
    return position


@pytest.mark.rule("S1.1")
def test_the_map_has_twelve_sectors_on_three_continents() -> None:
    assert set(SECTOR) == set(range(1, 13))


@pytest.mark.rule("S1.2", "S1.3", "S6.5")
def test_poland_can_be_crossed_and_russia_is_closed_to_prussia() -> None:
    position = stage()
    assert not position.is_closed(PLACE_INDEX["posen"], AP)
    assert position.is_closed(PLACE_INDEX["riga"], AP)
    assert not position.is_closed(PLACE_INDEX["riga"], FA)


@pytest.mark.rule("S1.2b", "S2.1")
@pytest.mark.parametrize(
    ("state", "year", "fraction", "closed"),
    [
        (RU, 1756, 1, True),
        (RU, 1757, 1, False),
        (RU, 1762, 1, True),
        (SE, 1757, 6, True),
        (SE, 1757, 7, False),
        (ES, 1761, 1, True),
        (ES, 1762, 1, False),
        (PT, 1762, 1, False),
    ],
)
def test_states_are_neutral_outside_of_their_war(
    state: int, year: int, fraction: int, closed: bool
) -> None:
    assert states.neutral(state, year, fraction) is closed


@pytest.mark.rule("S1.2b")
def test_pieces_in_land_that_closes_go_to_the_nearest_friendly_town() -> None:
    position = stage(
        armies={
            "von-daun": "riga, 3fa, 4/4",
            "von-dohna": "stralsund, 2fa, 1/1",
            "keith": "wolgast, 2fa, 1/1",
        },
        year=1762,
        fraction=0,
    )
    arrivals.leave_closed_land(position)
    assert where(position, "von-dohna") == "prenzlau"
    assert where(position, "keith") == "prenzlau"
    assert where(position, "von-daun") not in ("riga", "reval", "pskow")
    captured = stage(armies={"von-dohna": "stralsund, 2fa, 1/1"}, year=1762)
    captured.flag[REGION_INDEX["vorpommern"]] = PR
    arrivals.leave_closed_land(captured)
    assert where(captured, "von-dohna") == "stralsund", "captured land stays open"


@pytest.mark.rule("S2.1", "S2.2")
def test_boards_and_their_minors() -> None:
    assert [states.treasury(RU, year) for year in (1756, 1757, 1761, 1762)] == [-1, AU, AU, PR]
    assert states.treasury(ES, 1762) == FR
    assert states.treasury(PT, 1762) == GB
    for scenario, number in (("campaign", 2), ("campaign-4", 4)):
        assert len(GAME.scenario(scenario).seats) == number


@pytest.mark.rule("S2.3")
def test_russians_and_swedes_leave_in_1762_and_what_they_hold_returns() -> None:
    position = stage(
        armies={"saltykov": "konigsberg, 4fa, 8/6", "hamilton": "stralsund, 3fa, 4/5"},
        year=1762,
        flags={"ostpreussen": "russia", "vorpommern": "prussia"},
    )
    position.garrison[REGION_INDEX["ostpreussen"]] = 1
    position.stack = [Year(0)]
    position._settle()
    assert not position.in_play(COMMANDER_INDEX["saltykov"])
    assert not position.in_play(COMMANDER_INDEX["hamilton"])
    ostpreussen = REGION_INDEX["ostpreussen"]
    assert position.flag[ostpreussen] == PR
    assert position.garrison[ostpreussen] == 6
    assert position.flag[REGION_INDEX["vorpommern"]] == PR, "the captor keeps it"


@pytest.mark.rule("S4.1", "S4.2", "S7.4", "S5.4")
def test_the_starting_purse_is_the_income_of_1756() -> None:
    position = new_year(1756)
    position = stage(year=1756, stack=[])
    position.purse = [0] * 4
    income.collect(position)
    assert position.purse == [600, 402, 750, 380]
    assert [income.revenue(position, board) for board in range(4)] == [600, 402, 750, 380]


@pytest.mark.rule("S7.4")
def test_new_allies_bring_their_money_and_their_garrisons() -> None:
    def at(year: int) -> list[tuple[int, int]]:
        position = stage(year=year)
        return [
            (income.revenue(position, board), garrisons.cost(position, board)) for board in range(4)
        ]

    before, in_1757, in_1762 = at(1756), at(1757), at(1762)
    assert [cost for _, cost in before] == [200, 134, 250, 126]
    assert in_1757[AU] == (402 + 126 + 90, 134 + 42 + 30)
    assert in_1762[FR] == (600 + 216, 200 + 72)
    assert in_1762[GB] == (750 + 78, 250 + 26)
    assert in_1762[PR] == (380 + 126, 126 + 42)
    assert in_1762[AU] == before[AU]


@pytest.mark.rule("S5.1", "S9.1")
def test_a_die_gives_turn_order_and_free_advantages() -> None:
    position = stage(year=1757)
    position.stack = [Year(0)]
    position._settle()
    chance(position, "roll 2")
    assert position.order == [AU, FR, PR, GB]
    chance(position, *["tile subsidy", "tile rally", "tile good-roads"])
    assert len(position.advantages[AU]) == 3
    assert len(position.bag) == 13


@pytest.mark.rule("S7.1")
def test_a_sum_in_gold_silver_and_bronze() -> None:
    assert income.by_coins(342) == (3, 4, 2)


@pytest.mark.rule("S7.2", "S6.1", "S18.2")
def test_a_conquered_region_pays_its_new_owner() -> None:
    position = stage(flags={"schlesien": "austria"})
    before = stage()
    moved = REVENUE[REGION_INDEX["schlesien"]]
    assert income.revenue(position, AU) - income.revenue(before, AU) == moved == 24
    assert income.revenue(before, PR) - income.revenue(position, PR) == moved
    assert garrisons.cost(position, AU) - garrisons.cost(before, AU) == 8


@pytest.mark.rule("S7.3")
def test_aid_goes_from_the_larger_purse_to_the_smaller() -> None:
    position = stage(stack=[income.Aid(GB)])
    position.purse = [0, 0, 592, 100]
    seat = position.actors[0]
    assert refusal(position, "aid 3 5 0") == "S7.3", "250 of them are the garrisons'"
    position.apply(seat, "aid 1 2 0")
    assert purse(position, "britain") == 472
    assert purse(position, "prussia") == 220


@pytest.mark.rule("S7.3")
def test_only_the_richer_board_is_asked() -> None:
    position = stage()
    position.purse = [10, 20, 30, 30]
    depth = len(position.stack)
    income.push_aid(position)
    asked = [phase.board for phase in position.stack[depth:] if isinstance(phase, income.Aid)]
    assert asked == [AU]


@pytest.mark.rule("S6.3", "S6.6", "S6.7", "S6.8")
def test_regions_have_their_printed_values() -> None:
    values = {
        region.id: (region.revenue, region.garrison, region.defence) for region in PACK.regions
    }
    assert values["bohmen-mahren"] == values["ungarn"] == (18, 6, 3)
    assert values["unterrhein"] == (15, 5, 2)
    assert values["magdeburg"] == (15, 5, 2)
    assert values["haiti"] == (18, 6, 3)
    assert values["boston"] == (24, 8, 4)
    american = {region.id for region in PACK.regions if region.areas == "A" and region.revenue}
    assert len([id for id in american if id.startswith("fort-")]) == 13
    caribbean = {region.id for region in PACK.regions if region.areas == "C"}
    assert {"florida", "cuba", "haiti", "jamaica", "puerto-rico"} < caribbean
    assert len(caribbean) == 8
    assert {r.state for r in PACK.regions if r.kind == "contested"} == {states.NO_STATE}
    assert {o.board for o in PACK.objectives} == {FR, AU, GB, PR}


@pytest.mark.rule("S7.5", "S12.1")
def test_a_contingent_has_a_panel_with_units_and_loads() -> None:
    position = stage(armies={"frederik-ii": "berlin, 3fv 2ca 1av, 0/0"})
    piece = position.view("anglo-prussian")["pieces"][0]
    assert piece["units"] == {
        "infantry": [3, "veteran"], "cavalry": [2, "trained"], "artillery": [1, "veteran"],
    }  # fmt: skip
    assert (piece["provisions"], piece["ammunition"]) == (0, 0)


@pytest.mark.rule("S12.6", "S12.11")
def test_the_strength_of_bevern_s_army_by_the_table() -> None:
    bevern = units.make(3, 2, 1, veterans=(units.INFANTRY, units.ARTILLERY))
    assert units.combat_strength(bevern) == 14
    assert units.price(bevern) == 3 * 3 + 2 * 3 + 5


@pytest.mark.rule("S5.2", "S5.3", "S14.3")
def test_six_provisions_are_four_after_two_fractions() -> None:
    position = stage(
        "prussia", armies={"frederik-ii": "torgau, 4fa, 6/6", "saltykov": "riga, 1fa, 0/0"}
    )
    for fraction in (1, 2):
        assert position.fraction == fraction
        while position.fraction == fraction and not position.outcome:
            seat = position.actors[0]
            legal = position.legal(seat)
            wanted = [a for a in ("end", "mode four", "done", "cancel") if a in legal]
            act(position, wanted[0])
    assert position.provisions[COMMANDER_INDEX["frederik-ii"]] == 4
    assert position.exhaustion[COMMANDER_INDEX["saltykov"]] == 0, "idle at home"
    assert "log.fraction" in told(position)


@pytest.mark.rule("S7.3")
def test_aid_is_told_coin_by_coin() -> None:
    position = stage(stack=[income.Aid(BOARD_INDEX["france"])])
    position.purse = [450, 100, 0, 0]  # 200 of them are the garrisons'
    assert offered(position, "aid") == ["0", "1", "2"]
    assert "9" in offered(position, "aid", "1")
    assert offered(position, "aid", "2", "5") == ["0"]
