"""S21, S24.4 to S24.8, S27, S28: marches past the enemy, strikes, and grand armies."""

from __future__ import annotations

import pytest

from sanssouci.games.sieben_jahre import fantastic_war, natives, units
from sanssouci.games.sieben_jahre.actions import Actions
from sanssouci.games.sieben_jahre.areas import allowance
from sanssouci.games.sieben_jahre.atlas import COMMANDER_INDEX, EVENT_INDEX, PLACE_INDEX, REGION_OF
from sanssouci.games.sieben_jahre.battle_losses import battle_below
from sanssouci.games.sieben_jahre.end_of_battle import Disengagement, ends
from sanssouci.games.sieben_jahre.position import Position
from sanssouci.games.sieben_jahre.states import AU, FR, GB, PR
from sanssouci.games.sieben_jahre.strikes import GUERRILLAS, NATIVES, strength
from sanssouci.games.sieben_jahre.units import INFANTRY

from .staging import act, chance, refusal, stage

FRIEDRICH, DAUN, KEITH, WOLFE, CARVAJAL = (
    COMMANDER_INDEX[id] for id in ("frederik-ii", "von-daun", "keith", "wolfe", "de-carvajal")
)
LEITMERITZ, PIRNA = PLACE_INDEX["leitmeritz"], PLACE_INDEX["pirna"]


def past_daun() -> Position:
    """Frederick passes Leitmeritz, where Daun stands."""
    armies = {
        "frederik-ii": "dresden, 4fa 1cv 1aa, 8/8",
        "von-daun": "leitmeritz, 4fa 1cv 1aa, 8/8",
    }
    position = stage("prussia", armies=armies, flags={"meissen-lausitz": "prussia"})
    act(position, "move frederik-ii", "event e5", "go pirna")
    return position


@pytest.mark.rule("S24.4")
def test_a_march_past_the_enemy_may_go_on() -> None:
    position = past_daun()
    chance(position, "option o4")
    assert position.phase.name == "move"
    assert not position.halted


@pytest.mark.rule("S24.5")
def test_one_card_for_each_province_of_theirs_in_a_move() -> None:
    armies = {"frederik-ii": "gera, 4fa, 8/6", "von-daun": "leitmeritz, 4fa, 8/6"}
    position = stage("prussia", armies=armies)
    act(position, "move frederik-ii", "event e5")
    (prospect,) = position.foresee("anglo-prussian", "go freiberg")
    assert prospect.message.key == "foresee.near"
    assert dict(prospect.message.args) == {"enemies": "von-daun"}
    act(position, "go freiberg", "option o4")
    assert not list(position.foresee("anglo-prussian", "go eger")), "it is drawn for already"
    act(position, "go eger", "hold")
    assert position.phase.name == "move"  # Eger lies next to Leitmeritz, too


@pytest.mark.rule("S24.4")
@pytest.mark.rule("S24.5")
@pytest.mark.parametrize(("card", "place"), [("o2", "leitmeritz"), ("o1", "pirna")])
def test_either_army_may_attack_the_other(card: str, place: str) -> None:
    position = past_daun()
    position.log = []
    chance(position, f"option {card}")
    marches = [dict(line.message.args) for line in position.log if line.message.key == "log.goes"]
    assert [march["place"] for march in marches] == [place], "the step to the fight is told"
    assert {"pirna", "leitmeritz"} == {marches[0]["start"], place}
    assert position.at[FRIEDRICH] == position.at[DAUN] == PLACE_INDEX[place]
    assert position.halted
    assert not position.moved >> DAUN & 1


@pytest.mark.rule("S24.7")
@pytest.mark.rule("S24.8")
def test_a_detachment_stops_the_mover_and_kills_a_unit() -> None:
    position = past_daun()
    chance(position, "option o3")
    assert position.actors == ("franco-austrian",)
    act(position, "send von-daun cavalry", "strike frederik-ii infantry", "turn im1", "turn if1")
    assert units.count(position.troops[FRIEDRICH], INFANTRY) == 3
    assert position.ammunition[FRIEDRICH] == 7, (
        "no powder is used; the dead man's load stays behind"
    )
    assert position.phase.name == "actions"
    assert refusal(position, "move frederik-ii") == "S8.4"


@pytest.mark.rule("S10.3", "S20.1", "S24.7")
def test_a_third_army_that_was_stopped_on_its_way_is_fought_after_the_two() -> None:
    armies = {
        "frederik-ii": "lubben, 3fv, 8/5",
        "keith": "bautzen, 3fv, 8/5",
        "von-dohna": "bautzen, 2fa, 8/4",
        "von-daun": "dresden, 4fv 2cv, 8/8",
    }
    position = stage("prussia", armies=armies)
    act(position, "move frederik-ii", "event e1", "go bautzen", "option o3")
    act(position, "send von-daun cavalry", "strike frederik-ii infantry", "turn im1", "turn im2")
    bautzen = PLACE_INDEX["bautzen"]
    assert len(position.standing[bautzen]) == 3, "he goes on with his next action"
    position.stopped = 1 << PR  # whoever has stopped may always leave (S8.5)
    position.stack[-1] = Actions(AU, 4)
    position._actors = None
    act(position, "move von-daun", "event e1", "go bautzen")
    first = position.phase
    assert isinstance(first, Disengagement)
    assert set(position.grand_army(first.chief)) == {FRIEDRICH, KEITH}, "the two best generals"
    act(position, "disengage", "event e1", "retire liegnitz")
    last = position.phase
    assert isinstance(last, Disengagement)
    assert position.grand_army(last.chief) == (COMMANDER_INDEX["von-dohna"],)
    position.check()


@pytest.mark.rule("S27.1")
@pytest.mark.rule("S27.2")
@pytest.mark.rule("S27.4")
def test_natives_strike_an_army_on_the_march() -> None:
    position = stage("britain", armies={"wolfe": "albany, 3fa, 8/5"})
    position.natives[FR] = 1
    act(position, "move wolfe", "event e5", "hold", "go william-henry")
    assert position.actors == ("franco-austrian",)
    act(position, "strike wolfe infantry", "event e5", "turn if2", "turn if1")
    assert units.total(position.troops[WOLFE]) == 2  # 2 + 2 against 1 + 1
    assert (position.natives[FR], position.owed[FR], position.purse[FR]) == (0, 1, 499)
    assert position.halted


@pytest.mark.rule("S27.3")
def test_natives_pillage_a_load_of_each_kind() -> None:
    position = stage("britain", armies={"wolfe": "albany, 3fa, 8/5"})
    position.natives[FR] = 2
    act(position, "move wolfe", "event e5", "hold", "go william-henry")
    act(position, "pillage wolfe", "event e5")
    assert (position.provisions[WOLFE], position.ammunition[WOLFE]) == (7, 4)
    assert position.natives[FR] == 1


@pytest.mark.rule("S24.5", "S27.4")
def test_an_army_that_natives_have_stopped_is_still_seen_by_enemies_near_by() -> None:
    armies = {"wolfe": "albany, 3fa, 8/5", "de-montcalm": "lake-george, 3fa, 8/5"}
    position = stage("britain", armies=armies)
    position.natives[FR] = 1
    act(position, "move wolfe", "event e5", "hold", "go william-henry", "pillage wolfe", "event e5")
    assert position.phase.name == "march_past"
    chance(position, "option o4")
    assert position.phase.name == "actions", "natives have stopped him, whatever the card says"


@pytest.mark.rule("S8.6")
def test_a_board_that_has_stopped_does_not_strike() -> None:
    position = stage("britain", armies={"wolfe": "albany, 3fa, 8/5"})
    position.natives[FR] = 1
    position.stopped |= 1 << FR
    natives.offer(position, WOLFE)
    assert position.phase.name == "actions"


@pytest.mark.rule("S28.3")
@pytest.mark.rule("S28.4")
@pytest.mark.rule("S28.5")
def test_guerrillas_ravage_or_strike_in_portugal() -> None:
    position = stage("france", armies={"de-carvajal": "braganca, 4fa, 8/6"}, year=1762)
    position.guerrillas, position.count_hired = 3, True
    assert strength(position, GUERRILLAS) == 2
    assert strength(position, NATIVES) == 2
    fantastic_war.offer(position, CARVAJAL)
    position._settle()
    act(position, "ravage braganca", "event e5")
    assert position.raided >> PLACE_INDEX["braganca"] & 1
    assert (position.guerrillas, position.owed[GB]) == (2, 1)
    position.count_hired = False
    assert strength(position, GUERRILLAS) == 1


@pytest.mark.rule("S21.1")
@pytest.mark.rule("S21.2")
def test_a_grand_army_moves_as_one_and_slower() -> None:
    armies = {"frederik-ii": "berlin, 4fa, 8/6", "keith": "berlin, 4fa, 8/6"}
    position = stage("prussia", armies=armies)
    act(position, "join keith frederik-ii")
    assert allowance(position, FRIEDRICH, EVENT_INDEX["e5"]) == 3
    assert allowance(position, FRIEDRICH, EVENT_INDEX["e19"]) == 1
    assert allowance(position, FRIEDRICH, EVENT_INDEX["e21"]) == 0
    act(position, "move frederik-ii", "event e5", "go potsdam", "halt")
    assert position.at[KEITH] == PLACE_INDEX["potsdam"]
    assert refusal(position, "move keith") == "S8.4"
    act(position, "split frederik-ii")
    assert position.chief[KEITH] < 0
    assert position.purse[PR] == 499


@pytest.mark.rule("S26.1", "S24.4")
def test_the_beaten_are_spared_by_who_marches_past() -> None:
    position = past_daun()
    position.spared |= 1 << DAUN
    chance(position, "option o2")
    assert position.at[FRIEDRICH] == PLACE_INDEX["pirna"]
    assert position.phase.name == "actions"


@pytest.mark.rule("S21.1")
@pytest.mark.parametrize(
    ("scenario", "orders"),
    [
        ("campaign", {"join de-soubise von-daun", "join von-daun de-soubise"}),
        ("campaign-4", {"join de-soubise von-daun"}),
    ],
)
def test_armies_of_two_boards_may_unite(scenario: str, orders: set[str]) -> None:
    """Who has one of them can only put it under the other's general."""
    armies = {"de-soubise": "erfurt, 4fa, 8/6", "von-daun": "erfurt, 4fa, 8/6"}
    position = stage("france", armies=armies, scenario=scenario)
    seat = position.actors[0]
    assert {str(a) for a in position.legal(seat) if a.verb == "join"} == orders
    act(position, "join de-soubise von-daun")
    assert refusal(position, "move de-soubise") == "S21.1"
    assert any(str(a) == "split von-daun" for a in position.legal(seat)), "it may leave again"


@pytest.mark.rule("S23.9", "S24.5")
def test_who_is_drawn_away_from_a_town_does_not_storm_it_from_the_next() -> None:
    armies = {
        "wolfe": "lake-george, 5fv 1av, 8/8",
        "de-montcalm": "saint-frederic, 1fa, 8/0",
    }
    position = stage("britain", armies=armies)
    act(position, "move wolfe", "event e5", "go carillon", "option o2", "hold")
    act(position, "stand", "hold", "event e5", "retire chambly")
    assert position.at[WOLFE] == PLACE_INDEX["saint-frederic"]
    act(position, "stay")
    assert position.phase.name == "actions", "Carillon lies behind him"


@pytest.mark.rule("S22.1", "S11.3")
def test_the_event_of_a_move_befalls_its_first_fight_alone() -> None:
    armies = {
        "hawke": "antilles-approach, 6nv, 8/8",
        "de-bompar": "windward-islands, 1na, 8/0",
    }
    position = stage("britain", armies=armies)
    hawke = COMMANDER_INDEX["hawke"]
    act(position, "move hawke", "event e11", "go windward-islands", "stand", "event e5")
    assert position.ammunition[hawke] == 7
    act(position, str(position.legal("franco-austrian")[0]), "bombard hawke fort-royal")
    assert position.ammunition[hawke] == 7, "the rain has wetted its powder once"


@pytest.mark.rule("S29.4", "S21.1")
def test_a_grand_army_rests_with_whoever_has_just_landed() -> None:
    armies = {"burgoyne": "hamburg, 4fa, 8/6", "duke-of-cumberland": "hamburg, 4fa, 8/6"}
    position = stage("britain", armies=armies, fraction=3)
    position.resting[COMMANDER_INDEX["burgoyne"]] = position.date
    act(position, "join burgoyne duke-of-cumberland")
    assert refusal(position, "move duke-of-cumberland") == "S29.4"


@pytest.mark.rule("S24.5", "S4.3")
def test_an_army_that_has_to_rest_does_not_come_out() -> None:
    armies = {
        "frederik-ii": "anklam, 4fa 1cv 1aa, 8/8",
        "ungern-sternberg": "stralsund, 4fa, 8/6",
    }
    position = stage("prussia", armies=armies, fraction=8)
    swede = COMMANDER_INDEX["ungern-sternberg"]
    position.resting[swede] = position.next_year - 1
    act(position, "move frederik-ii", "event e5", "go wolgast", "hold", "option o1")
    assert position.at[swede] == PLACE_INDEX["stralsund"]
    assert position.phase.name == "actions", "the march is over, and there is no battle"


@pytest.mark.rule("S27.1", "S23.9")
def test_natives_strike_an_army_that_storms_from_where_it_stands() -> None:
    position = stage("britain", armies={"wolfe": "carillon, 3fv, 8/5"})
    position.natives[FR] = 1
    act(position, "assault wolfe", "event e5")
    assert position.actors == ("franco-austrian",)
    act(position, "strike wolfe infantry", "event e5", "turn if2", "turn if1")
    assert position.units(WOLFE) == 2
    assert position.stack[-2].name == "battle", "it does not march, and storms nevertheless"


@pytest.mark.rule("S28.3", "S26.1")
def test_guerrillas_may_destroy_what_is_about_to_attack() -> None:
    armies = {"de-carvajal": "braganca, 1fa, 8/3", "burgoyne": "braganca, 4fa, 8/6"}
    position = stage("france", armies=armies, year=1762)
    position.guerrillas = 1
    act(position, "attack de-carvajal", "event e5", "strike de-carvajal infantry", "event e5")
    act(position, "turn if3", "turn if1")
    assert not position.in_play(CARVAJAL)
    assert position.phase.name == "actions"


@pytest.mark.rule("S27.1", "S29.3")
def test_natives_strike_an_army_that_lands() -> None:
    armies = {"hawke": "nova-scotia-shelf, 3na, 8/5", "wolfe": "halifax-ns, 3fa, 8/5"}
    position = stage("britain", armies=armies)
    position.natives[FR] = 1
    act(position, "embark wolfe hawke", "move hawke", "event e5", "go gulf-of-st-lawrence", "halt")
    act(position, "land wolfe gaspe")
    assert position.phase.name == "strike_offer"
    act(position, "pillage wolfe", "event e5")
    assert (position.provisions[WOLFE], position.ammunition[WOLFE]) == (7, 4)


@pytest.mark.rule("S8.4", "S21.4")
def test_an_army_that_has_moved_is_not_carried_on_in_the_fraction() -> None:
    armies = {"hawke": "irish-sea, 3na, 8/5", "burgoyne": "chester, 3fa, 8/5"}
    position = stage("britain", armies=armies)
    act(position, "move burgoyne", "event e19", "go liverpool", "embark burgoyne hawke")
    assert refusal(position, "move hawke") == "S8.4"


@pytest.mark.rule("S20.1", "S8.4")
def test_to_be_attacked_together_costs_nobody_his_move() -> None:
    armies = {
        "von-daun": "pirna, 6fa, 8/8",
        "frederik-ii": "bautzen, 4fa, 8/6",
        "keith": "bautzen, 4fa, 8/6",
    }
    position = stage("austria", armies=armies)
    position.moved |= 1 << KEITH
    act(position, "move von-daun", "event e5", "go bautzen")
    assert position.chief[KEITH] == FRIEDRICH
    assert not position.moved >> FRIEDRICH & 1
    assert position.has_moved(FRIEDRICH), "as long as Keith is with him"
    position.part_company(FRIEDRICH)
    assert not position.has_moved(FRIEDRICH)


@pytest.mark.rule("S24.5", "S10.3")
def test_a_position_before_a_town_and_next_to_enemies_can_be_read_back() -> None:
    armies = {
        "wolfe": "lake-george, 5fv 1av, 8/8",
        "de-montcalm": "saint-frederic, 1fa, 8/1",
    }
    position = stage("britain", armies=armies)
    act(position, "move wolfe", "event e5", "go carillon")
    assert [frame.name for frame in position.stack[-2:]] == ["assault_offer", "march_past"]
    position.check()


@pytest.mark.rule("S27.1", "S28.3")
def test_strikes_fall_at_any_moment_of_an_action_its_beginning_too() -> None:
    position = stage("france", armies={"de-carvajal": "braganca, 4fa, 8/6"}, year=1762)
    position.guerrillas = 1
    act(position, "move de-carvajal", "event e5")
    assert position.phase.name == "strike_offer"
    act(position, "strike de-carvajal infantry", "event e5", "turn if1", "turn if1")
    assert position.at[CARVAJAL] == PLACE_INDEX["braganca"], "he does not set out any more"
    assert refusal(position, "move de-carvajal") == "S8.4"


@pytest.mark.rule("S8.3", "S27.4")
def test_a_strike_that_is_not_paid_stops_nobody() -> None:
    position = stage("britain", armies={"wolfe": "albany, 3fa, 8/5"})
    position.natives[FR], position.purse[FR] = 1, 1
    act(position, "move wolfe", "event e5", "hold", "go william-henry")
    act(position, "strike wolfe infantry", "event e22")
    assert (position.natives[FR], position.owed[FR], position.purse[FR]) == (0, 1, 0)
    assert position.units(WOLFE) == 3
    assert position.phase.name == "move"
    assert not position.halted


@pytest.mark.rule("S15.2", "S24.4")
def test_who_comes_out_against_a_mover_may_find_scorched_earth() -> None:
    armies = {"frederik-ii": "breslau, 4fa, 8/6", "von-daun": "koniggratz, 4fa 1cv 1aa, 8/8"}
    position = stage("prussia", armies=armies)
    act(position, "move frederik-ii", "event e5", "go schweidnitz", "option o1")
    assert position.at[DAUN] == PLACE_INDEX["schweidnitz"]
    assert position.phase.name == "scorching"
    act(position, "scorch frederik-ii")
    assert position.purse[PR] == 500 - 1 - 24
    act(position, "event e1", "retire kalisch")
    assert position.phase.name == "actions", "nobody is left to fight"


@pytest.mark.rule("S28.1", "S29.4", "S23.9")
def test_who_has_to_rest_attacks_nobody_from_where_he_stands() -> None:
    armies = {"campbell": "porto, 4fa, 8/6", "de-carvajal": "porto, 2fa, 8/4"}
    position = stage("britain", armies=armies, year=1762)
    position.resting[COMMANDER_INDEX["campbell"]] = position.date
    assert refusal(position, "attack campbell") == "S29.4"
    rested = stage("britain", armies=armies, year=1762)
    assert "attack campbell" in rested.legal("anglo-prussian")


@pytest.mark.rule("S28.3", "S24.4")
def test_guerrillas_strike_who_is_drawn_across_the_border() -> None:
    armies = {"de-carvajal": "leon, 4fa, 8/6", "burgoyne": "braganca, 4fa, 8/6"}
    position = stage("france", armies=armies, year=1762)
    position.guerrillas = 1
    act(position, "move de-carvajal", "event e5", "go zamora", "option o2")
    assert position.phase.name == "strike_offer", "he has come to Bragança to attack"
    act(position, "strike de-carvajal infantry", "event e5", "turn if3", "turn if1")
    assert position.units(CARVAJAL) == 3
    assert {"battle", "encounter"} <= {frame.name for frame in position.stack}


@pytest.mark.rule("S27.1", "S28.3")
def test_strikes_fall_on_the_army_that_acts_and_on_no_other() -> None:
    armies = {"wolfe": "albany, 3fa, 8/5", "murray": "new-york, 3fa, 8/5"}
    position = stage("britain", armies=armies)
    position.natives[FR] = 1
    act(position, "move wolfe", "event e5")
    assert {str(action) for action in position.legal("franco-austrian") if action.words} == {
        "strike wolfe infantry", "pillage wolfe", "hold fraction", "hold year",
    }  # fmt: skip


@pytest.mark.rule("S24.5", "S22.1", "S23.9")
def test_an_army_that_comes_out_does_not_feel_the_event_of_the_mover() -> None:
    armies = {"frederik-ii": "bautzen, 2fa, 8/1", "von-daun": "pirna, 4fa, 8/6"}
    position = stage("prussia", armies=armies, flags={"meissen-lausitz": "prussia"})
    act(position, "move frederik-ii", "event e17", "go dresden", "option o1")  # wet powder
    assert position.at[DAUN] == PLACE_INDEX["dresden"]
    act(position, "disengage", "event e1", "retire bautzen", "storm")
    assert position.ammunition[DAUN] == 6


@pytest.mark.rule("S29.4", "S24.5")
def test_an_army_that_has_to_rest_sends_no_detachment() -> None:
    armies = {
        "frederik-ii": "anklam, 4fa 1cv 1aa, 8/8",
        "ungern-sternberg": "stralsund, 4fa, 8/6",
    }
    position = stage("prussia", armies=armies, fraction=8)
    position.resting[COMMANDER_INDEX["ungern-sternberg"]] = position.next_year - 1
    act(position, "move frederik-ii", "event e5", "go wolgast", "hold", "option o3")
    assert position.phase.name == "actions", "the march is over, and there is no clash"


@pytest.mark.rule("S26.1", "S24.5")
@pytest.mark.parametrize("card", ["o1", "o3"])
def test_nobody_comes_out_against_a_mover_who_cannot_be_attacked_again(card: str) -> None:
    armies = {
        "frederik-ii": "dresden, 4fa 1cv 1aa, 8/8",
        "von-daun": "leitmeritz, 4fa 1cv 1aa, 8/8",
    }
    position = stage("prussia", armies=armies, flags={"meissen-lausitz": "prussia"})
    position.spared |= 1 << FRIEDRICH
    act(position, "move frederik-ii", "event e5", "go pirna", f"option {card}")
    assert position.at[DAUN] == PLACE_INDEX["leitmeritz"]
    assert position.phase.name == "actions", "the march is over, and nobody fights"


@pytest.mark.rule("S27.4", "S21.1", "S24.5")
def test_a_grand_army_is_seen_and_storms_though_natives_have_destroyed_its_chief_s() -> None:
    armies = {
        "wolfe": "lake-george, 1fa, 8/3",
        "murray": "lake-george, 4fv, 8/6",
        "de-montcalm": "saint-frederic, 4fa, 8/6",
    }
    position = stage("britain", armies=armies, year=1758)
    position.natives[FR] = 1
    murray = COMMANDER_INDEX["murray"]
    act(position, "join murray wolfe", "move wolfe", "event e5", "hold", "go carillon")
    act(position, "strike wolfe infantry", "event e5", "turn if3", "turn if1")
    assert not position.in_play(WOLFE)
    chance(position, "option o4")
    assert position.phase.name == "assault_offer"
    act(position, "storm")
    assert battle_below(position).armies[0] == (murray,)


@pytest.mark.rule("S28.1", "S24.4")
@pytest.mark.parametrize("card", ["o1", "o2"])
def test_a_card_for_marches_may_bring_de_carvajal_to_asturias(card: str) -> None:
    """He marches past Zamora, or Burgoyne does past him: either way he fights there."""
    mover, other = ("burgoyne", "de-carvajal") if card == "o1" else ("de-carvajal", "burgoyne")
    start, goal, at = (
        ("leon", "zamora", "salamanca") if card == "o1" else ("avila", "salamanca", "zamora")
    )
    armies = {mover: f"{start}, 4fa, 8/6", other: f"{at}, 4fa, 8/6"}
    board = "britain" if card == "o1" else "france"
    position = stage(board, armies=armies, year=1762)
    position.bound |= 1 << CARVAJAL
    act(position, f"move {mover}", "event e5", f"go {goal}")
    while position.phase.name != "march_past":
        act(position, "hold")
    chance(position, f"option {card}")
    assert position.at[CARVAJAL] == PLACE_INDEX["zamora"]
    assert not position.bound >> CARVAJAL & 1


@pytest.mark.rule("S17.1", "S24.5")
def test_nobody_without_ammunition_attacks_by_a_card() -> None:
    position = past_daun()
    position.ammunition[DAUN] = 0
    chance(position, "option o1")
    assert (position.at[DAUN], position.at[FRIEDRICH]) == (LEITMERITZ, PIRNA), "he stays at home"
    assert position.halted
    position = past_daun()
    position.ammunition[FRIEDRICH] = 0
    chance(position, "option o2")
    assert (position.at[DAUN], position.at[FRIEDRICH]) == (LEITMERITZ, PIRNA)


@pytest.mark.rule("S4.3", "S24.5", "S26.1")
@pytest.mark.parametrize("other", ["hannover", "lisboa"])
def test_neither_a_card_nor_a_retreat_leads_into_an_area_that_is_full(other: str) -> None:
    """Britain has one army in Germany, as which France counts, and one in Portugal."""
    burgoyne = COMMANDER_INDEX["burgoyne"]
    armies = {
        "burgoyne": "zaragoza, 4fa, 8/6",
        "de-soubise": "bayonne, 4fa, 8/6",
        "granby": f"{other}, 4fa, 8/6",
    }
    position = stage("britain", armies=armies, year=1762)
    position.flag[REGION_OF[PLACE_INDEX["pau"]]] = GB
    is_full = other == "hannover"
    assert (PLACE_INDEX["pau"] not in ends(position, burgoyne, 1, False)) == is_full
    act(position, "move burgoyne", "event e5", "go pamplona")
    while position.phase.name == "assault_offer":
        act(position, "stay")
    chance(position, "option o2")
    assert (position.at[burgoyne] == PLACE_INDEX["pamplona"]) == is_full
