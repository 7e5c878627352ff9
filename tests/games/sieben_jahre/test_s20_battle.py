"""S20 to S22, S24 to S26: battles in the field, played card by card."""

from __future__ import annotations

from random import Random

import pytest

from sanssouci.games.sieben_jahre import battle_start, delays, encounter, end_of_battle, units
from sanssouci.games.sieben_jahre.atlas import (
    COMMANDER,
    COMMANDER_INDEX,
    EVENT_INDEX,
    PLACE_INDEX,
    REGION_INDEX,
)
from sanssouci.games.sieben_jahre.battle_cards import CARD_INDEX
from sanssouci.games.sieben_jahre.battle_losses import battle_below
from sanssouci.games.sieben_jahre.fighters import (
    ASSAULT,
    FIELD,
    Fighter,
    first_counters,
    slot_of,
)
from sanssouci.games.sieben_jahre.marching_past import Clash
from sanssouci.games.sieben_jahre.position import Position
from sanssouci.games.sieben_jahre.sequence import FIRST_PHASE, SECOND_PHASE, Turn, Year
from sanssouci.games.sieben_jahre.skirmish import Skirmish, result_of
from sanssouci.games.sieben_jahre.states import AU, GB, PR, SX
from sanssouci.games.sieben_jahre.units import ARTILLERY, CAVALRY, INFANTRY
from sanssouci.kernel import laws

from .staging import act, chance, give_tiles, put, refusal, stage

FRIEDRICH, DAUN, SCHWERIN = (
    COMMANDER_INDEX[id] for id in ("frederik-ii", "von-daun", "von-schwerin")
)
PRUSSIAN, AUSTRIAN = "anglo-prussian", "franco-austrian"


def meet(
    attacker: str = "4fa 1ca 1aa, 8/8", defender: str = "4fa 1ca 1aa, 8/8", **more: str
) -> Position:
    """Frederick attacks Daun at Pirna, and the cards are to be dealt."""
    armies = {"frederik-ii": f"pirna, {attacker}", "von-daun": f"pirna, {defender}"}
    armies |= {id.replace("_", "-"): text for id, text in more.items()}
    position = stage(armies=armies, year=1757)
    encounter.begin(position, FRIEDRICH, PLACE_INDEX["pirna"])
    position._settle()
    return position


def deal(position: Position, first: str, second: str) -> None:
    chance(position, *(f"deal {card}" for card in (*first.split(), *second.split())))


def phase(position: Position, first: str, second: str) -> None:
    """Both sides play a card."""
    position.apply(PRUSSIAN, f"play {first}")
    position.apply(AUSTRIAN, f"play {second}")


def infantry(position: Position, commander: int) -> int:
    return units.count(position.troops[commander], INFANTRY)


@pytest.mark.rule("S20.2")
@pytest.mark.rule("S12.3")
def test_four_cards_each_and_a_shield_by_level() -> None:
    position = meet()
    fight = battle_below(position)
    assert fight.shields == (3, 3)
    deal(position, "if1 if1 im1 cm1", "if2 if2 im2 cm2")
    assert [len(hand) for hand in position.battle_hands] == [4, 4]
    assert position.actors == (PRUSSIAN, AUSTRIAN)


@pytest.mark.rule("S20.5")
def test_cards_are_chosen_in_secret() -> None:
    position = meet()
    deal(position, "if3 if1 im1 cm1", "if2 if2 im2 cm2")
    position.apply(PRUSSIAN, "play if3")
    assert position.view(AUSTRIAN)["battle"]["sides"][0]["chosen"] is True
    assert "hand" not in position.view(AUSTRIAN)["battle"]["sides"][0]
    assert position.actors == (AUSTRIAN,)


@pytest.mark.rule("S20.6")
@pytest.mark.rule("S20.14")
@pytest.mark.rule("S24.1")
def test_the_loser_of_a_phase_loses_the_unit_engaged_and_draws_an_option() -> None:
    position = meet()
    deal(position, "if3 if1 im1 cm1", "if1 if2 im2 cm2")
    phase(position, "if3", "if1")
    assert infantry(position, DAUN) == 3
    assert position.ammunition[DAUN] == position.ammunition[FRIEDRICH] == 7
    chance(position, "option o4")
    assert position.actors == (AUSTRIAN,)  # whether the unit is recovered (S20.15)


@pytest.mark.rule("S20.15")
@pytest.mark.rule("S20.4")
def test_a_recovered_unit_brings_no_attack_back() -> None:
    position = meet()
    deal(position, "if3 if1 im1 cm1", "if1 if2 im2 cm2")
    phase(position, "if3", "if1")
    act(position, "option o4", "recover von-daun infantry")
    fight = battle_below(position)
    assert infantry(position, DAUN) == 4
    assert fight.shields == (3, 2)
    assert fight.fighter(position, 1).counters.attacks[INFANTRY] == 3


@pytest.mark.rule("S24.2")
def test_giving_up_at_once_takes_effect_after_recovery() -> None:
    position = meet()
    deal(position, "if3 if1 im1 cm1", "if1 if2 im2 cm2")
    phase(position, "if3", "if1")
    act(position, "option o1", "recover von-daun infantry", "event e1")
    assert infantry(position, DAUN) == 4
    assert position.phase.name == "flight"  # he has lost and leaves (S26.1)


@pytest.mark.rule("S24.2")
@pytest.mark.parametrize(
    ("card", "meaning"),
    [("o1", "that is the end"), ("o3", "2 more losses are the end"), ("o4", "a fight to the end")],
)
def test_an_options_card_says_what_it_means(card: str, meaning: str) -> None:
    position = meet()
    deal(position, "if3 if1 im1 cm1", "if1 if2 im2 cm2")
    phase(position, "if3", "if1")
    act(position, f"option {card}")
    assert position.log is not None
    said = [position.game.say(line.message) for line in position.log]
    assert any(text.endswith(f"{meaning}.") for text in said)


@pytest.mark.rule("S24.3")
def test_a_count_of_losses_stays_in_force_and_counts_recovered_units() -> None:
    position = meet()
    deal(position, "if3 if2 if2 cm1", "if1 im1 im1 cm2")
    phase(position, "if3", "if1")
    act(position, "option o2", "recover von-daun infantry")
    phase(position, "if2", "im1")
    act(position, "recover von-daun infantry")  # no second card is drawn
    assert position.phase.name == "event"  # Daun gave up with the next loss


@pytest.mark.rule("S20.11")
def test_a_card_of_an_arm_that_is_not_there_goes_to_infantry() -> None:
    position = meet(attacker="6fa, 8/8")
    fighter = battle_below(position).fighter(position, 0)
    assert fighter.engages(CARD_INDEX["af3"]) == (INFANTRY,)
    assert fighter.engages(CARD_INDEX["df3"]) == (INFANTRY, INFANTRY)


@pytest.mark.rule("S20.11")
def test_two_figures_with_one_infantry_engage_one() -> None:
    position = meet(attacker="1fa 2ca, 5/5")
    assert battle_below(position).fighter(position, 0).engages(CARD_INDEX["df3"]) == (INFANTRY,)


@pytest.mark.rule("S20.12")
def test_a_side_without_infantry_is_passive_and_the_enemy_picks_his_prey() -> None:
    position = meet(defender="1ca 1aa, 4/4")
    act(position, "stand")
    deal(position, "if3 if2 if2 cm1", "if1 im1 im1 im2")
    phase(position, "if3", "if1")
    assert position.actors == (PRUSSIAN,)
    assert position.legal(PRUSSIAN) == ["strike von-daun cavalry", "strike von-daun artillery"]
    act(position, "strike von-daun artillery")  # 3 + 1 against its strength of 3
    assert units.count(position.troops[DAUN], ARTILLERY) == 0
    assert position.ammunition[DAUN] == 4  # the passive side spends nothing


@pytest.mark.rule("S20.13")
def test_two_cards_a_battle_are_replaced_at_a_coin_each() -> None:
    position = meet()
    deal(position, "if3 if2 if2 cm1", "if1 im1 im1 if1")
    position.apply(PRUSSIAN, "swap cm1")
    chance(position, "deal af3")
    position.apply(PRUSSIAN, "swap if2")
    chance(position, "deal af2")
    assert position.purse[PR] == 498
    assert refusal(position, "swap if2") == "S20.13"


@pytest.mark.rule("S20.17")
def test_who_has_no_loads_cannot_fight() -> None:
    position = meet(defender="4fa 1ca 1aa, 8/0")
    assert position.phase.name == "disengagement"
    act(position, "stand")
    assert position.phase.name == "event"  # he flees without a card played
    assert position.ammunition[FRIEDRICH] == 8


@pytest.mark.rule("S20.17")
def test_an_army_withdraws_from_the_second_phase_on() -> None:
    position = meet()
    deal(position, "if1 if2 if2 cm1", "if1 im1 im1 im2")
    assert refusal(position, "withdraw") == "S20.17"
    phase(position, "if1", "if1")
    (prospect,) = position.foresee(PRUSSIAN, "withdraw")
    assert prospect.message.key == "foresee.gives_up"
    position.apply(PRUSSIAN, "withdraw")
    position.apply(AUSTRIAN, "play im1")
    assert position.phase.name == "event"
    chance(position, "event e5")
    assert position.actors == (PRUSSIAN,)


@pytest.mark.rule("S20.4")
def test_reserve_attacks_one_for_an_arm_and_both_for_a_squadron() -> None:
    position = meet(attacker="6fa, 8/8")
    counters = first_counters(position, (FRIEDRICH,), -1)
    fighter = Fighter(position, FIELD, (FRIEDRICH,), -1, counters)
    assert (counters.extra[INFANTRY], counters.spare) == (1, (2,))
    spent = counters._replace(attacks=(0,) * 8)
    tired = Fighter(position, FIELD, (FRIEDRICH,), -1, spent)
    assert tired.engages(CARD_INDEX["if3"]) == (INFANTRY,)
    after = tired.spend((INFANTRY,))
    assert Fighter(position, FIELD, (FRIEDRICH,), -1, after).engages(CARD_INDEX["if3"]) == ()
    assert fighter.can_attack


@pytest.mark.rule("S21.3")
def test_a_grand_army_has_four_reserve_loads_and_its_chiefs_shield() -> None:
    position = meet(**{"von-schwerin": "pirna, 4fa 1ca 1aa, 8/8"})
    position.chief[SCHWERIN] = FRIEDRICH
    counters = first_counters(position, (FRIEDRICH, SCHWERIN), -1)
    assert sum(counters.spare) == 4
    battle_start.start(position, FIELD, PLACE_INDEX["pirna"], ((FRIEDRICH, SCHWERIN), (DAUN,)))
    assert battle_below(position).shields[0] == 3


@pytest.mark.rule("S20.4")
@pytest.mark.rule("S21.3")
def test_a_card_is_shown_with_the_army_it_sends_and_the_thrift_of_its_player() -> None:
    united = meet()
    del united.stack[-2:]
    put(united, "von-schwerin", "pirna, 4fa 1ca 1aa, 8/8")
    united.chief[SCHWERIN] = FRIEDRICH
    battle_start.start(united, FIELD, PLACE_INDEX["pirna"], ((FRIEDRICH, SCHWERIN), (DAUN,)))
    united._settle()
    tired = meet()
    fight = battle_below(tired)
    counters = fight.fighter(tired, 0).counters._replace(attacks=(0,) * 4)
    tired.stack[-2] = fight.with_counters(0, counters)
    for position, ways in ((united, {"", " von-schwerin"}), (tired, {"", " sparing"})):
        deal(position, "if3 if1 im1 cm1", "if2 if2 im2 cm2")
        position.apply(AUSTRIAN, "play if2")
        assert {f"play if3{way}" for way in ways} <= set(position.legal(PRUSSIAN))
        lines = set()
        for way in ways:
            after = position.clone()
            after.log = []
            after.apply(PRUSSIAN, f"play if3{way}")
            lines |= {line.message for line in after.log if "plays" in line.message.key}
        assert len(lines) == 3, "one of the enemy's, and a line of its own for each way"
        laws.check_equal_tellings(position, PRUSSIAN, Random(3))


@pytest.mark.rule("S20.1")
def test_two_armies_in_a_province_defend_as_one() -> None:
    position = meet(**{"von-browne": "pirna, 2fa, 8/4"})
    assert {len(side) for side in battle_below(position).armies} == {1, 2}


@pytest.mark.rule("S22.1")
@pytest.mark.rule("S11.3")
def test_an_event_delays_units_of_the_mover_and_wets_powder() -> None:
    armies = {"frederik-ii": "pirna, 4fa 1ca 1aa, 8/8", "von-daun": "pirna, 4fa 1ca 1aa, 8/8"}
    position = stage(armies=armies)
    encounter.begin(position, FRIEDRICH, PLACE_INDEX["pirna"], event=15)  # e16: two late, two
    position._settle()
    act(position, "delay frederik-ii infantry", "delay frederik-ii artillery")
    fighter = battle_below(position).fighter(position, 0)
    assert (fighter.units(INFANTRY), fighter.units(ARTILLERY)) == (3, 0)
    assert fighter.loads(0) == 6
    assert battle_below(position).late_phase == 2
    wet = stage(armies=armies)
    encounter.begin(wet, FRIEDRICH, PLACE_INDEX["pirna"], event=16)  # e17: two loads lost
    wet._settle()
    assert wet.ammunition[FRIEDRICH] == 6


@pytest.mark.rule("S22.1")
def test_one_of_anhalt_dessaus_six_brigades_is_late() -> None:
    dessau = COMMANDER_INDEX["von-anhalt-dessau"]
    armies = {
        "von-anhalt-dessau": "pirna, 4fa 1ca 1aa, 8/8",
        "von-daun": "pirna, 4fa 1ca 1aa, 8/8",
    }
    position = stage(armies=armies)
    encounter.begin(position, dessau, PLACE_INDEX["pirna"], event=14)  # e15: one late, two
    position._settle()
    act(position, "delay von-anhalt-dessau infantry")
    fighter = battle_below(position).fighter(position, 0)
    assert sum(fighter.units(slot) for slot in fighter.slots()) == 5
    assert (fighter.loads(0), position.ammunition[dessau]) == (7, 8), "his load comes with him"


@pytest.mark.rule("S25.1")
def test_an_advantage_is_played_on_the_cards_shown() -> None:
    position = meet()
    give_tiles(position, "prussia", "bold-charge")
    deal(position, "if1 if2 if2 cm1", "if1 im1 im1 im2")
    phase(position, "if1", "if1")
    assert position.actors == (PRUSSIAN,)
    act(position, "boost bold-charge")
    assert infantry(position, DAUN) == 3
    assert position.advantages[PR] == []


@pytest.mark.rule("S26.1")
def test_the_beaten_leave_the_region_or_lose_a_unit() -> None:
    position = meet(defender="4fa 1ca 1aa, 8/0")
    act(position, "stand", "event e1")
    ends = {str(action).split()[1] for action in position.legal(AUSTRIAN)}
    assert "leitmeritz" in ends
    assert "dresden" not in ends
    assert "bautzen" not in ends
    act(position, "retire leitmeritz")
    assert position.at[DAUN] == PLACE_INDEX["leitmeritz"]
    stuck = meet(defender="4fa 1ca 1aa, 8/0")
    act(stuck, "stand", "event e21")  # no movement at all
    assert infantry(stuck, DAUN) == 3
    assert stuck.fraction == 2
    assert stuck.fleeing >> DAUN & 1, "he draws again when his board's turn comes"


@pytest.mark.rule("S26.3")
@pytest.mark.rule("S8.6")
def test_the_inferior_may_leave_before_the_battle() -> None:
    position = meet(defender="1fa, 8/3")
    assert position.legal(AUSTRIAN) == ["stand", "disengage"]
    act(position, "disengage", "event e5")
    assert position.purse[AU] == 499
    assert position.owed[AU] == 1
    act(position, "retire leitmeritz")
    assert position.phase.name != "battle"
    equal = meet()
    assert equal.phase.name == "deal"  # nobody is inferior, nobody is asked


@pytest.mark.rule("S8.5")
def test_whoever_has_stopped_may_leave_however_strong() -> None:
    armies = {"frederik-ii": "pirna, 4fa 1ca 1aa, 8/8", "von-daun": "pirna, 4fa 1ca 1aa, 8/8"}
    position = stage(armies=armies, year=1757)
    position.stopped = 1 << AU
    encounter.begin(position, FRIEDRICH, PLACE_INDEX["pirna"])
    position._settle()
    assert position.legal(AUSTRIAN) == ["stand", "disengage"]
    assert position.prompt(AUSTRIAN).rule == "S8.5"
    act(position, "disengage", "event e5", "retire leitmeritz")
    assert position.phase.name != "battle"
    assert position.owed[AU] == 1


@pytest.mark.rule("S24.8")
def test_a_clash_of_one_and_one_against_one_and_three() -> None:
    assert result_of((1 + 3, 1 + 1)) == 1
    assert result_of((2, 2)) == 0

    class Watch:
        result = 9

        def skirmished(self, position: Position, result: int) -> None:
            Watch.result = result

    position = stage(armies={})
    position.stack.append(Watch())  # type: ignore[arg-type]
    position.push(Skirmish((AU, PR), (3, 1)))
    position._actors = None
    for card in ("im1", "im1"):
        position.phase.turn(position, "chance", card)  # type: ignore[attr-defined]
    while isinstance(position.phase, Skirmish):
        position.phase.proceed(position)
    assert Watch.result == 1


@pytest.mark.rule("S27.5")
def test_cavalry_cards_go_to_infantry_where_there_is_no_cavalry() -> None:
    position = meet(attacker="4fa, 6/6")
    assert battle_below(position).fighter(position, 0).engages(CARD_INDEX["cm3"]) == (INFANTRY,)
    assert CAVALRY not in units.arms_of(position.troops[FRIEDRICH])


@pytest.mark.rule("S20.6")
@pytest.mark.rule("S20.16")
def test_a_card_tells_what_it_would_send_and_every_sum_its_parts() -> None:
    position = meet()
    deal(position, "df3 if1 im1 cm1", "if1 if2 im2 cm2")
    (prospect,) = position.foresee(PRUSSIAN, "play df3")
    assert dict(prospect.message.args) == {"units": 2, "arm": "infantry", "sum": 5}
    phase(position, "df3", "if1")
    assert position.log is not None
    told = [dict(line.message.args) for line in position.log if line.message.key == "log.sum"]
    assert [(line["points"], line["strength"], line["sum"]) for line in told] == [
        (3, 2, 5),
        (1, 1, 2),
    ]


@pytest.mark.rule("S26.1")
def test_who_could_not_get_away_in_december_draws_again_in_the_new_year() -> None:
    position = stage(armies={"von-daun": "pirna, 4fa, 8/6"}, year=1757, fraction=10)
    position.stack = [Year(0)]
    position.fleeing |= 1 << DAUN
    position._settle()
    assert position.fleeing >> DAUN & 1


@pytest.mark.rule("S26.1", "S8.2")
@pytest.mark.parametrize(("splits", "draws"), [(False, False), (True, True)])
def test_the_beaten_draw_again_only_when_their_board_has_a_turn(splits: bool, draws: bool) -> None:
    position = stage(armies={"von-daun": "pirna, 4fa, 8/6"})
    position.fleeing |= 1 << DAUN
    position.splitting = splits << AU
    position.push(Turn(AU, SECOND_PHASE))
    position._settle()
    assert bool(position.fleeing >> DAUN & 1) is not draws


@pytest.mark.rule("S26.1")
def test_who_does_not_get_out_of_the_region_goes_as_far_as_the_card_lets_him() -> None:
    armies = {"frederik-ii": "brunn, 4fa, 8/6", "von-daun": "brunn, 4fa, 8/0"}
    position = stage(armies=armies, year=1757)
    encounter.begin(position, FRIEDRICH, PLACE_INDEX["brunn"])
    position._settle()
    act(position, "stand", "hold", "event e19")  # very slow, but the border is near
    assert "retire wien" in position.legal(AUSTRIAN)
    deep = stage(armies={**armies, "von-daun": "prag, 4fa, 8/0", "frederik-ii": "prag, 4fa, 8/6"})
    encounter.begin(deep, FRIEDRICH, PLACE_INDEX["prag"])
    deep._settle()
    act(deep, "stand", "hold", "event e19")
    ends = {str(action).split()[1] for action in deep.legal(AUSTRIAN)}
    assert ends == {"leitmeritz", "jungbunzlau", "pilsen", "budweis"}, "from Kolin it is too far"
    (prospect,) = deep.foresee(AUSTRIAN, "retire budweis")
    assert prospect.message.key == "foresee.not_out"
    act(deep, "retire budweis")
    assert deep.at[DAUN] == PLACE_INDEX["budweis"]
    assert infantry(deep, DAUN) == 3
    assert deep.fleeing >> DAUN & 1


@pytest.mark.rule("S26.1", "S15.2")
def test_who_burns_his_land_and_does_not_get_away_is_not_attacked() -> None:
    armies = {"von-lehwalt": "rastenburg, 3fa, 4/4", "apraksin": "warschau, 3fa, 4/4"}
    position = stage("austria", armies=armies, coins=100)
    act(position, "move apraksin", "event e5", "go rastenburg", "scorch von-lehwalt", "event e21")
    lehwalt = COMMANDER_INDEX["von-lehwalt"]
    assert position.units(lehwalt) == 2
    assert position.at[lehwalt] == PLACE_INDEX["rastenburg"]
    assert position.phase.name == "actions", "he has paid with a unit, and there is no battle"


@pytest.mark.rule("S20.17", "S26.1")
def test_if_both_withdraw_both_leave() -> None:
    position = meet()
    deal(position, "if1 im1 im2 cm1", "if1 if2 im2 cm2")
    phase(position, "if1", "if1")
    position.apply(PRUSSIAN, "withdraw")
    position.apply(AUSTRIAN, "withdraw")
    act(position, "event e1", "retire leitmeritz", "event e1")
    assert position.actors == (PRUSSIAN,)
    act(position, "retire torgau")
    assert position.at[DAUN] == PLACE_INDEX["leitmeritz"]
    assert position.at[FRIEDRICH] == PLACE_INDEX["torgau"]


@pytest.mark.rule("S20.12", "S21.3")
def test_the_unit_picked_among_two_passive_armies_is_the_one_that_falls() -> None:
    position = meet(defender="4ca, 8/6", von_browne="pirna, 4ca, 8/6")
    browne = COMMANDER_INDEX["von-browne"]
    deal(position, "if3 if2 im1 cm1", "if1 if2 im2 im1")
    phase(position, "if3", "if1")
    act(position, "strike von-browne cavalry")
    assert (position.units(DAUN), position.units(browne)) == (4, 3)


@pytest.mark.rule("S22.1", "S23.1")
def test_cavalry_may_be_what_comes_late_to_a_siege() -> None:
    position = stage(armies={"frederik-ii": "dresden, 2fa 2ca, 8/6"})
    place, region = PLACE_INDEX["dresden"], REGION_INDEX["meissen-lausitz"]
    battle_start.start(position, ASSAULT, place, ((FRIEDRICH,), ()), region, EVENT_INDEX["e9"])
    position._settle()
    assert position.legal(PRUSSIAN) == [
        "delay frederik-ii infantry",
        "delay frederik-ii cavalry",
    ]


@pytest.mark.rule("S26.1", "S21.3")
def test_the_weakest_of_a_grand_army_pays_for_staying() -> None:
    position = stage(armies={"von-daun": "pirna, 6fv, 8/8", "von-browne": "pirna, 5fa, 8/7"})
    browne = COMMANDER_INDEX["von-browne"]
    position.chief[browne] = DAUN
    end_of_battle.lose_weakest(position, DAUN)
    assert (position.units(DAUN), position.units(browne)) == (6, 4)


@pytest.mark.rule("S21.3")
def test_the_two_attacks_of_a_card_may_come_from_one_army_or_from_both() -> None:
    position = meet(attacker="5fa, 8/7", defender="3fa, 8/5", von_browne="pirna, 3fa, 8/5")
    browne = COMMANDER_INDEX["von-browne"]
    deal(position, "if1 if2 im1 cm1", "df1 if1 im2 cm2")
    plays = [str(action) for action in position.legal(AUSTRIAN) if "df1" in str(action)]
    chief, other = battle_below(position).armies[1]
    assert plays == [
        "play df1", f"play df1 {COMMANDER[other]}", "play df1 shared", "swap df1",
    ]  # fmt: skip
    position.apply(AUSTRIAN, "play df1 shared")
    position.apply(PRUSSIAN, "play if1")
    assert (position.ammunition[DAUN], position.ammunition[browne]) == (4, 4)
    assert {chief, other} == {DAUN, browne}


@pytest.mark.rule("S26.1", "S1.2b")
@pytest.mark.parametrize(("year", "place"), [(1758, "cap-francais"), (1762, "santo-domingo")])
def test_where_all_land_beyond_is_closed_leaving_the_province_is_enough(
    year: int, place: str
) -> None:
    armies = {"de-beauharnais": "port-au-prince, 3fa, 8/0", "keppel": "port-au-prince, 5fa, 8/7"}
    position = stage(armies=armies, year=year)
    encounter.begin(position, COMMANDER_INDEX["keppel"], PLACE_INDEX["port-au-prince"])
    position._settle()
    act(position, "stand", "hold", "event e1")
    assert [str(action) for action in position.legal(AUSTRIAN)] == [f"retire {place}"]


@pytest.mark.rule("S26.1", "S21.1")
def test_a_beaten_general_leaves_a_chief_who_was_not() -> None:
    keith = COMMANDER_INDEX["keith"]
    armies = {"frederik-ii": "dresden, 4fv, 8/6", "keith": "dresden, 4fa, 8/6"}
    position = stage("prussia", armies=armies, flags={"meissen-lausitz": "prussia"})
    position.fleeing |= 1 << keith
    act(position, "join keith frederik-ii")
    position.become(Turn(PR, FIRST_PHASE))
    position._settle()
    act(position, "event e1", "retire lubben")
    assert position.at[keith] == PLACE_INDEX["lubben"]
    assert position.at[FRIEDRICH] == PLACE_INDEX["dresden"]
    position.check()


@pytest.mark.rule("S26.1")
def test_who_has_marched_out_of_the_region_draws_no_more() -> None:
    armies = {"frederik-ii": "bautzen, 4fv, 8/6", "von-schwerin": "glatz, 4fv, 8/6"}
    position = stage("prussia", armies=armies, flags={"meissen-lausitz": "prussia"})
    position.fleeing |= 1 << FRIEDRICH | 1 << SCHWERIN
    act(position, "move frederik-ii", "event e1", "go pirna")
    assert position.fleeing >> FRIEDRICH & 1, "he is still in Meissen"
    act(position, "go leitmeritz", "halt")
    assert position.fleeing == 1 << SCHWERIN


@pytest.mark.rule("S26.1", "S26.2")
def test_a_squadron_that_sails_two_squares_by_itself_draws_no_more() -> None:
    position = stage("britain", armies={"hawke": "celtic-sea, 3na, 8/5"})
    position.fleeing |= 1 << COMMANDER_INDEX["hawke"]
    act(position, "move hawke", "event e5", "go west-of-ireland")
    assert position.fleeing
    act(position, "go rockall", "halt")
    assert not position.fleeing


@pytest.mark.rule("S26.1", "S21.4")
def test_the_beaten_get_away_aboard_a_squadron() -> None:
    armies = {"keppel": "port-au-prince, 4fv, 8/6", "pocock": "jamaica-channel, 4na, 8/6"}
    position = stage("britain", armies=armies, year=1758)
    position.fleeing |= 1 << COMMANDER_INDEX["keppel"]
    act(position, "embark keppel pocock")
    position.become(Turn(GB, FIRST_PHASE))
    position._settle()
    assert position.phase.name == "mode", "he draws no Event and pays no unit at sea"


@pytest.mark.rule("S26.1")
def test_a_beaten_army_does_not_protect_a_fresh_one_beside_it() -> None:
    armies = {
        "von-daun": "pirna, 1fa, 8/3",
        "von-laudon": "pirna, 4fa, 8/6",
        "frederik-ii": "dresden, 4fa, 8/6",
    }
    position = stage("prussia", armies=armies, flags={"meissen-lausitz": "prussia"})
    laudon = COMMANDER_INDEX["von-laudon"]
    position.spared |= 1 << DAUN | 1 << laudon
    act(position, "move frederik-ii", "event e5")
    assert refusal(position, "go pirna") == "S26.1"
    position.spared &= ~(1 << laudon)
    act(position, "go pirna")
    assert battle_below(position).armies == ((FRIEDRICH,), (laudon,))


@pytest.mark.rule("S21.3", "S26.1")
def test_a_grand_army_attacks_with_the_loads_of_either_general() -> None:
    armies = {
        "frederik-ii": "pirna, 4fa, 8/0",
        "von-schwerin": "pirna, 4fa, 8/6",
        "von-daun": "pirna, 2fa, 8/4",
    }
    position = stage("prussia", armies=armies)
    assert refusal(position, "attack frederik-ii") == "S26.1"
    act(position, "join von-schwerin frederik-ii")
    assert "attack frederik-ii" in position.legal(PRUSSIAN)


@pytest.mark.rule("S20.16", "S16.1")
def test_an_advantage_helps_the_hungriest_in_a_clash() -> None:
    position = stage(armies={"von-daun": "pirna, 2fa, 0/3", "frederik-ii": "dresden, 2fa, 8/4"})
    position.exhaustion[DAUN] = 4
    give_tiles(position, "austria", "bold-charge")
    position.push(Clash(DAUN, FRIEDRICH))
    position._settle()
    act(position, "send von-daun infantry", "strike frederik-ii infantry")
    act(position, "turn if1", "turn im1", "boost bold-charge")
    said = next(line for line in position.log or () if line.message.key == "log.skirmish")
    assert dict(said.message.args)["first"] == 2, "hunger takes no sum below 0, then 2 are added"


def past_each_other(card: str) -> Position:
    """Both were beaten before; Frederick marches within Saxony past Daun in Bohemia."""
    armies = {"frederik-ii": "dresden, 4fa, 8/6", "von-daun": "leitmeritz, 4fa, 8/6"}
    position = stage("prussia", armies=armies, flags={"meissen-lausitz": "prussia"})
    position.fleeing |= 1 << FRIEDRICH | 1 << DAUN
    act(position, "move frederik-ii", "event e5", "go pirna", f"option {card}")
    return position


@pytest.mark.rule("S26.1", "S24.5")
@pytest.mark.parametrize(("card", "mover_draws", "enemy_draws"), [
    ("o4", True, True), ("o2", False, True), ("o1", True, False),
])  # fmt: skip
def test_whom_a_card_draws_out_of_his_region_has_left_it(
    card: str, mover_draws: bool, enemy_draws: bool
) -> None:
    position = past_each_other(card)
    assert bool(position.fleeing >> FRIEDRICH & 1) is mover_draws
    assert bool(position.fleeing >> DAUN & 1) is enemy_draws


@pytest.mark.rule("S26.1", "S26.3")
@pytest.mark.parametrize(("to", "draws"), [("dresden", True), ("leitmeritz", False)])
def test_a_beaten_army_that_disengages_out_of_the_region_draws_no_more(
    to: str, draws: bool
) -> None:
    position = meet(attacker="4fa, 8/6", defender="2fa, 8/1")
    position.flag[REGION_INDEX["meissen-lausitz"]] = SX
    position.fleeing |= 1 << DAUN
    act(position, "disengage", "event e1", f"retire {to}")
    assert bool(position.fleeing >> DAUN & 1) is draws


@pytest.mark.rule("S26.1", "S21.1")
def test_who_was_beaten_in_a_grand_army_draws_again_though_it_is_split() -> None:
    armies = {"frederik-ii": "pirna, 4fa, 8/6", "von-schwerin": "pirna, 4fa, 8/6"}
    position = stage("prussia", armies=armies)
    act(position, "join von-schwerin frederik-ii")
    end_of_battle.flee(position, FRIEDRICH)
    position._settle()
    chance(position, "event e21")
    both = 1 << FRIEDRICH | 1 << SCHWERIN
    assert position.fleeing == both
    united = position.clone()
    united.become(Turn(PR, FIRST_PHASE))
    united._settle()
    chance(united, "event e21")
    assert united.phase.name == "mode", "together they draw one Event"
    assert (united.units(FRIEDRICH), united.units(SCHWERIN)) == (3, 3)
    act(position, "split frederik-ii")
    position.become(Turn(PR, FIRST_PHASE))
    position._settle()
    chance(position, "event e21", "event e21")
    assert (position.units(FRIEDRICH), position.units(SCHWERIN)) == (2, 3)


@pytest.mark.rule("S20.8", "S21.3")
@pytest.mark.parametrize("chief", ["von-daun", "von-browne"])
def test_of_two_that_fire_together_one_veteran_is_enough(chief: str) -> None:
    daun, browne = ("3fv, 8/5", "3fa, 8/5") if chief == "von-daun" else ("3fa, 8/5", "3fv, 8/5")
    position = meet(attacker="5fa 1cv, 8/8", defender=daun, von_browne=f"pirna, {browne}")
    deal(position, "if1 if2 im1 cm1", "df1 if1 im2 cm2")
    position.apply(AUSTRIAN, "play df1 shared")
    position.apply(PRUSSIAN, "play cm1")
    assert position.log is not None
    sums = [line.message for line in position.log if line.message.key == "log.sum"]
    assert dict(sums[0].args)["fire"] == 2


@pytest.mark.rule("S26.3", "S14.3")
def test_who_disengages_at_home_has_moved_and_eats() -> None:
    armies = {"frederik-ii": "leitmeritz, 4fa 1cv 1aa, 8/8", "von-daun": "prag, 1fa, 8/3"}
    position = stage("prussia", armies=armies)
    act(position, "move frederik-ii", "event e5", "go prag", "disengage", "event e1")
    act(position, str(position.legal(AUSTRIAN)[0]))
    assert position.campaigning >> DAUN & 1


@pytest.mark.rule("S22.1", "S11.3")
@pytest.mark.parametrize(
    ("event", "said"),
    [("e20", "prompt.move_late"), ("e17", "prompt.move_powder"), ("e5", "prompt.move")],
)
def test_a_mover_is_told_what_its_event_will_do_to_a_fight(event: str, said: str) -> None:
    position = stage("prussia", armies={"frederik-ii": "pirna, 4fv 1cv 1av, 8/8"})
    act(position, "move frederik-ii", f"event {event}")
    assert position.prompt(position.actors[0]).key == said


@pytest.mark.rule("S22.1", "S11.3")
def test_wet_powder_is_that_of_the_army_that_has_more() -> None:
    armies = {"frederik-ii": "pirna, 2fa, 8/3", "keith": "pirna, 4fa, 8/6"}
    position = stage("prussia", armies=armies)
    company = (FRIEDRICH, COMMANDER_INDEX["keith"])
    delays.lose_powder(position, company, EVENT_INDEX["e17"])
    assert [position.ammunition[c] for c in company] == [3, 4]


@pytest.mark.rule("S16.1", "S21.3")
def test_two_armies_that_attack_together_are_as_tired_as_the_worse() -> None:
    armies = {"frederik-ii": "pirna, 2fa, 8/3", "keith": "pirna, 4fa, 8/6"}
    position = stage("prussia", armies=armies)
    keith = COMMANDER_INDEX["keith"]
    position.exhaustion[keith] = 2
    company = (FRIEDRICH, keith)
    counters = first_counters(position, company, -1)
    both = Fighter(position, FIELD, company, -1, counters)
    assert both.exhaustion((slot_of(0, INFANTRY), slot_of(1, INFANTRY))) == 2
    assert both.exhaustion((slot_of(0, INFANTRY),)) == 0
