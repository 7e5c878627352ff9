"""SI to SXII: scenarios, their points, and the BOT."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from sanssouci.games.sieben_jahre import (
    GAME,
    automaton,
    battle_start,
    bot_supplies,
    conquest,
    scenario_mode,
    siege,
    units,
)
from sanssouci.games.sieben_jahre.atlas import (
    COMMANDER_INDEX,
    EVENT_INDEX,
    GARRISON,
    OWNER,
    PACK,
    PLACE,
    PLACE_INDEX,
    REGION_INDEX,
    SQUARE_OF,
    TOWN,
)
from sanssouci.games.sieben_jahre.battle_cards import CARD_INDEX
from sanssouci.games.sieben_jahre.battle_losses import Recovery, Target, battle_below, fall
from sanssouci.games.sieben_jahre.fighters import FIELD, slot_of
from sanssouci.games.sieben_jahre.marching_past import Clash
from sanssouci.games.sieben_jahre.position import Position
from sanssouci.games.sieben_jahre.setting import SOLO
from sanssouci.games.sieben_jahre.states import AU, GB, PR, STATE_INDEX
from sanssouci.kernel import CHANCE, Action, Finished, any_of, standing

from .staging import act, chance, put, refusal, stage, told, troops

SHEETS = [sheet.id for sheet in PACK.sheets]
DRESDEN = REGION_INDEX["meissen-lausitz"]


def begun(sheet: str = "saxony-1756", side: str = "first") -> Position:
    """A scenario against the BOT, with the listed forces and the first purse."""
    position = GAME.new(sheet + SOLO, side=side)
    assert isinstance(position, Position)
    position.log = []
    position._settle()
    act(position, "purse 1", "done")
    while position.phase.name == "loading":
        act(position, "load 8 " + str(position.ammunition_limit(position.phase.commander)))  # type: ignore[attr-defined]
    return position


def played(scenario: str, seed: int, **options: str) -> Position:
    """A game of random decisions."""
    rng = Random(seed)
    position = GAME.new(scenario, **options)
    position._settle()
    while not position.outcome:
        seat = rng.choice(position.actors)
        action = (
            position.sample_chance(rng) if seat == CHANCE else any_of(position.legal(seat), rng)
        )
        position.apply(seat, action)
    assert isinstance(position, Position)
    return position


@pytest.mark.rule("SII.1")
@pytest.mark.rule("SII.3")
@pytest.mark.rule("SV.1")
def test_the_bot_has_the_listed_forces_and_pays_for_them() -> None:
    position = begun()
    browne = COMMANDER_INDEX["von-browne"]
    assert PLACE[position.at[browne]] == "brunn"
    assert units.told(position.troops[browne]) == "4fa 1cv 1aa"
    assert (position.provisions[browne], position.ammunition[browne]) == (8, 8)
    listed = sum(
        units.price(scenario_mode.troops_of(force)) + force.provisions + force.ammunition
        for force in PACK.forces_of(position.setting.sides[1])
    )
    fixed = scenario_mode.fixed_costs(position.setting.sides[1])
    assert position.purse[AU] == position.setting.sides[1].purses[0] - listed - fixed


@pytest.mark.rule("SV.1", "S6.2")
@pytest.mark.parametrize(
    ("sheet", "held", "capital"),
    [
        ("bohemia-1757", "leipziger-kreis", "meissen-lausitz"),
        ("thuringia-1757", "leipziger-kreis", "meissen-lausitz"),
        ("kassel-1762", "oberhessen", "niederhessen"),
    ],
)
def test_what_is_held_at_the_start_comes_back_with_its_capital(
    sheet: str, held: str, capital: str
) -> None:
    position = GAME.new(sheet)
    assert isinstance(position, Position)
    region, owner = REGION_INDEX[held], OWNER[REGION_INDEX[held]]
    assert position.flag[region] != owner
    conquest.capture(position, REGION_INDEX[capital], owner)
    assert position.flag[region] == owner
    assert position.garrison[region] == GARRISON[region]


@pytest.mark.rule("SII.2")
def test_a_player_chooses_a_purse_or_draws_for_it() -> None:
    position = GAME.new("saxony-1756" + SOLO)
    assert isinstance(position, Position)
    position._settle()
    assert position.legal("player") == [*(f"purse {n}" for n in range(1, 5)), "draw"]
    act(position, "draw", "option o3")
    side = position.setting.sides[0]
    listed = sum(units.price(scenario_mode.troops_of(force)) for force in PACK.forces_of(side))
    assert position.purse[PR] == side.purses[2] - listed - scenario_mode.fixed_costs(side)


@pytest.mark.rule("SII.4")
@pytest.mark.parametrize("sheet", SHEETS)
def test_every_scenario_can_be_played_from_both_sides_and_by_two(sheet: str) -> None:
    for side in ("first", "second"):
        assert played(sheet + SOLO, 1, side=side).outcome
    assert played(sheet, 2).outcome


def fraction_ends(position: Position, flag: int, last: int | None = None) -> None:
    position.flag[DRESDEN] = flag
    if last is not None:
        position.purse = [last] * 4
    scenario_mode.end_of_fraction(position)
    position.fraction += 1


@pytest.mark.rule("SII.2")
def test_a_purse_says_what_it_leaves_to_spend() -> None:
    position = GAME.new("thuringia-1757-solo")
    (purse,) = position.foresee("player", Action("purse 2"))
    assert dict(purse.message.args) == {"coins": 110, "left": 65}
    act(position, "purse 2")  # type: ignore[arg-type]
    assert position.purse[position.setting.boards[0]] == 65  # type: ignore[attr-defined]


@pytest.mark.rule("SIII.1")
@pytest.mark.rule("SIII.2")
@pytest.mark.rule("SIV.1")
def test_dresden_taken_in_the_third_of_six_fractions_gives_three_points() -> None:
    position = begun()
    saxony = position.flag[DRESDEN]
    position.fraction = 1
    for flag in (saxony, saxony, PR, PR):
        fraction_ends(position, flag)
    fraction_ends(position, PR, last=0)  # in the fifth nobody can pay any more
    assert position.points[0] == 3
    assert position.outcome is not None


@pytest.mark.rule("SV.1", "S3.4")
@pytest.mark.parametrize(("region", "state"), [("brandenburg", AU), ("osterreich", PR)])
def test_on_a_sheet_the_capital_of_a_principal_state_falls_like_any_town(
    region: str, state: int
) -> None:
    position = begun()
    flags = list(position.flag)
    taken = REGION_INDEX[region]
    assert PLACE[TOWN[taken]] in ("berlin", "wien")
    conquest.capture(position, taken, state)
    flags[taken] = state
    assert position.flag == flags, "no other region goes with it"
    assert position.outcome is None


@pytest.mark.rule("SIII.1", "SIII.2")
def test_a_target_to_hold_is_not_kept_in_the_fraction_in_which_it_is_taken_back() -> None:
    position = begun()
    targets = scenario_mode.objectives(position)
    austria_holds = targets.index((1, PLACE_INDEX["dresden"], scenario_mode.HOLD))
    saxony = position.flag[DRESDEN]
    position.fraction = 1
    for flag in (saxony, PR, saxony, saxony):
        fraction_ends(position, flag)
    assert position.points[austria_holds] == 2, "the first and the fourth"


@pytest.mark.rule("SIII.1", "SIII.2")
@pytest.mark.parametrize("holder", ["first", "second"])
def test_what_is_lost_and_taken_back_in_one_fraction_gives_nothing_for_it(holder: str) -> None:
    position = begun()
    dresden = PLACE_INDEX["dresden"]
    aim = (0, dresden, scenario_mode.TAKE) if holder == "first" else (1, dresden, "hold")
    index = scenario_mode.objectives(position).index(aim)
    own, enemy = (PR, AU) if holder == "first" else (AU, PR)
    if holder == "first":
        conquest.capture(position, DRESDEN, PR)
    scenario_mode.count_points(position)
    before = position.points[index]
    conquest.capture(position, DRESDEN, enemy)
    conquest.capture(position, DRESDEN, own)
    scenario_mode.count_points(position)
    assert position.points[index] == before
    scenario_mode.count_points(position)
    assert position.points[index] == before + 1, "from the next fraction on it counts"


@pytest.mark.rule("SV.1", "S1.2b")
@pytest.mark.parametrize(
    ("sheet", "province", "closed"),
    [
        ("minorca-1756", "barcelona", True),
        ("minorca-1756", "lisboa", True),
        ("martinique-1759", "san-juan", True),
        ("saxony-1756", "stralsund", True),
        ("bohemia-1757", "stralsund", True),
        ("pommern-1758", "stralsund", False),
        ("beira-1762", "barcelona", False),
        ("minorca-1756", "mahon", False),
    ],
)
def test_who_is_not_at_war_in_the_year_of_a_sheet_is_neutral_on_it(
    sheet: str, province: str, closed: bool
) -> None:
    position = GAME.new(sheet)
    assert isinstance(position, Position)
    for coalition in (0, 1):
        assert position.is_closed(PLACE_INDEX[province], coalition) == closed
    position.fraction = 7
    swedes_fight = (sheet, province) == ("bohemia-1757", "stralsund")
    for coalition in (0, 1):
        late = position.is_closed(PLACE_INDEX[province], coalition)
        assert late == (closed and not swedes_fight)


@pytest.mark.rule("SIII.3")
def test_half_the_points_and_one_win() -> None:
    position = begun()
    assert scenario_mode.available(position, 0) == 12
    assert scenario_mode.needed(position, 0) == 7


@pytest.mark.rule("SIII.3", "SII.1")
def test_a_campaign_is_won_with_half_its_scenarios_and_one_more() -> None:
    campaigns = {campaign.id: campaign for campaign in GAME.campaigns}
    assert list(campaigns) == ["eastern-europe", "germany", "iberia", "north-america", "caribbean"]
    assert {len(campaign.stages) for campaign in GAME.campaigns} == {4}
    assert {campaign.needed for campaign in GAME.campaigns} == {3}
    germany = campaigns["germany"]
    games = [
        Finished("hannover-1757-solo", won=True),
        Finished("thuringia-1757", won=True),
        Finished("habana-1762-solo", won=True),
    ]
    assert standing(germany, []).state == "new"
    assert (standing(germany, games).won, standing(germany, games).state) == (2, "open")
    lost = [*games, Finished("minden-1759-solo", won=False), Finished("kassel-1762", won=False)]
    assert standing(germany, lost).state == "lost"
    again = [*lost, Finished("minden-1759-solo", won=True)]
    assert standing(germany, again).state == "won"
    staked = [*again, Finished("hannover-1757", won=False)]  # the latest game of a sheet counts
    assert standing(germany, staked).state == "lost"


@pytest.mark.rule("SIII.3")
def test_optional_points_count_only_with_all_the_others_held() -> None:
    position = begun("forts-1758")
    optional = [what for _, _, what in scenario_mode.objectives(position)].index("optional")
    position.points[optional] = 4
    assert scenario_mode.score(position, 0) == 0
    for fort in ("fort-duquesne", "fort-carillon"):
        position.flag[REGION_INDEX[fort]] = GB
    assert scenario_mode.score(position, 0) == 4


@pytest.mark.rule("SXII.1")
def test_the_last_fraction_ends_a_scenario() -> None:
    position = begun()
    position.fraction = 6
    scenario_mode.end_of_fraction(position)
    assert position.outcome is not None
    assert position.outcome.winners == ("bot",)


@pytest.mark.rule("SVI.1")
@pytest.mark.rule("SVI.2")
def test_the_bot_takes_the_shortest_way_by_name() -> None:
    position = begun()
    browne = COMMANDER_INDEX["von-browne"]
    assert PLACE[automaton.goal_of(position, browne)] == "dresden"
    way = [position.at[browne]]
    while (step := automaton._next_step(position, browne)) >= 0:
        position.put(browne, step)
        way.append(step)
    names = [PLACE[place] for place in way]
    assert names == ["brunn", "iglau", "kolin", "jungbunzlau", "bautzen", "dresden"]


@pytest.mark.rule("SVI.2")
def test_at_a_friendly_destination_the_bot_goes_for_a_weaker_enemy_in_the_region() -> None:
    position = begun(side="second")
    friedrich, rutowski = (COMMANDER_INDEX[id] for id in ("frederik-ii", "rutowski"))
    position.flag[DRESDEN] = PR
    position.put(friedrich, PLACE_INDEX["dresden"])
    assert automaton.goal_of(position, friedrich) == position.at[rutowski]
    position.troops[friedrich] = units.make(infantry=1)
    assert automaton.goal_of(position, friedrich) == PLACE_INDEX["dresden"]


@pytest.mark.rule("SVI.3")
def test_the_bot_sends_ammunition_first() -> None:
    position = begun()
    browne, daun = (COMMANDER_INDEX[id] for id in ("von-browne", "von-daun"))
    position.ammunition[daun] = 2
    position.provisions[browne] = 0
    for c, place in ((daun, "iglau"), (browne, "kolin")):
        position.put(c, PLACE_INDEX[place])
    position.bought = -1
    assert bot_supplies.consolidate(position, AU, automaton.forces(position, AU))
    convoy = position.phase
    assert (convoy.army, convoy.loads) == (daun, 6)  # type: ignore[attr-defined]


@pytest.mark.rule("SVI.3", "S14.8")
def test_the_bot_takes_men_from_the_town_it_stands_in() -> None:
    position = begun()
    daun = COMMANDER_INDEX["von-daun"]
    position.put(daun, PLACE_INDEX["prag"])
    position.troops[daun] = units.with_count(position.troops[daun], units.INFANTRY, 2)
    assert bot_supplies.consolidate(position, AU, automaton.forces(position, AU))
    convoy = position.phase
    assert (convoy.army, convoy.at, convoy.way) == (daun, PLACE_INDEX["prag"], ())  # type: ignore[attr-defined]
    position._settle()
    act(position, "event e21")
    assert units.count(position.troops[daun], units.INFANTRY) == 4, "whatever the roads are like"


@pytest.mark.rule("SVI.4")
def test_the_bot_does_nothing_with_an_empty_purse() -> None:
    position = begun()
    position.purse[AU] = 0
    stack = len(position.stack)
    automaton.play_slot(position, AU, 1)
    position._actors = None
    position.phase.proceed(position)
    assert len(position.stack) == stack


@pytest.mark.rule("SVIII.1")
@pytest.mark.rule("SVII.1")
@pytest.mark.rule("SIX.1")
def test_the_bot_picks_its_cards_at_random_and_never_withdraws() -> None:
    rng = Random(4)
    position = begun(side="second")
    picked = set()
    while not position.outcome:
        seat = position.actors[0]
        if seat == CHANCE:
            action = position.sample_chance(rng)
            if action.verb == "pick":
                picked.add(action)
        else:
            assert seat == "player"
            action = any_of(position.legal(seat), rng)
        position.apply(seat, action)
    assert picked


@pytest.mark.rule("SX.1")
def test_the_bot_strikes_before_each_battle_while_it_has_markers() -> None:
    from sanssouci.games.sieben_jahre import strikes

    position = begun("forts-1758")
    abercromby, montcalm = (COMMANDER_INDEX[id] for id in ("abercromby", "de-montcalm"))
    position.put(abercromby, position.at[montcalm])
    strikes.before_battle(position, abercromby, montcalm)
    offers = [frame.name for frame in position.stack[-2:]]
    assert offers == ["strike_offer", "strike_offer"]
    position._actors = None
    position._settle()
    names = [frame.name for frame in position.stack]
    assert "strike" in names or "strike_offer" in names
    assert position.owed == [0] * 4  # a strike costs no action here


@pytest.mark.rule("SXI.1")
def test_there_are_no_advantages_in_scenarios() -> None:
    from sanssouci.games.sieben_jahre.advantages_in_battle import SUMS, tiles

    position = begun()
    position.advantages[PR].append(0)
    assert tiles(position, PR, SUMS) == []


@pytest.mark.rule("SVI.4", "S26.1")
def test_the_bot_retreats_to_the_nearest_town_and_not_to_the_first_by_name() -> None:
    """Prag is nearer to Pirna than Erfurt and Leipzig, all of which it could reach. Without a coin
    it does not try to get away before the fight."""
    position = GAME.arrange(
        [
            "clear",
            "place frederik-ii pirna", "units frederik-ii 4 1 1", "stores frederik-ii 8 8",
            "place rutowski pirna", "units rutowski 3 0 0", "stores rutowski 4 0",
            "purse austria 0",
            "begin prussia", "fight frederik-ii pirna",
        ],
        "saxony-1756-solo",
    )  # fmt: skip
    assert isinstance(position, Position)
    position.apply(CHANCE, "event e1")
    assert PLACE[position.at[COMMANDER_INDEX["rutowski"]]] == "prag"
    assert position.owed[AU] == 0


@pytest.mark.rule("SVI.4", "S14.11")
@pytest.mark.parametrize(("coins", "raided"), [(50, True), (0, False)])
def test_the_bot_raids_a_convoy_while_it_has_coins(coins: int, raided: bool) -> None:
    position = GAME.arrange(
        [
            "clear",
            "place frederik-ii freiberg", "units frederik-ii 4 1 1", "stores frederik-ii 1 1",
            "place rutowski lubben", "units rutowski 3 0 0", "stores rutowski 4 4",
            f"purse austria {coins}",
            "begin prussia",
        ],
        "saxony-1756-solo",
    )  # fmt: skip
    position.log = []
    act(position, "convoy frederik-ii", "send berlin 6 4", "event e19")  # type: ignore[arg-type]
    assert any(line.message.key == "log.raids" for line in position.log) is raided


@pytest.mark.rule("SII.3", "S31.1")
def test_the_commanders_of_a_sheet_serve_though_money_is_short() -> None:
    position = GAME.new("thuringia-1757" + SOLO, side="second")
    assert isinstance(position, Position)
    position._settle()
    act(position, "purse 4")
    position.purse[PR] = -5
    position._legal = {}
    assert {action.verb for action in position.legal("player")} == {"muster"}
    assert refusal(position, "disband frederik-ii") == "SII.3"
    act(position, "muster frederik-ii 1 0 0")
    assert position.in_play(COMMANDER_INDEX["frederik-ii"])


@pytest.mark.rule("SVI.4")
def test_of_equal_strength_the_bot_takes_infantry_first() -> None:
    """Veteran infantry and trained cavalry have two each."""
    position = begun()
    browne, rutowski = (COMMANDER_INDEX[id] for id in ("von-browne", "rutowski"))
    friedrich = COMMANDER_INDEX["frederik-ii"]
    mixed = units.make(infantry=2, cavalry=2, veterans=[units.INFANTRY])
    for c in (browne, rutowski, friedrich):
        position.troops[c] = mixed
        position.put(c, PLACE_INDEX["pirna"])
    position.push(Clash(browne, friedrich))
    position.phase.proceed(position)
    clash = position.stack[-2]
    assert clash.own == (browne, units.INFANTRY)  # type: ignore[attr-defined]
    assert clash.target == (friedrich, units.INFANTRY)  # type: ignore[attr-defined]


@pytest.mark.rule("SVI.4", "S20.12")
def test_of_equal_passive_units_the_bot_strikes_infantry_be_it_in_the_second_army() -> None:
    position = begun()
    friedrich, schwerin, browne = (
        COMMANDER_INDEX[id] for id in ("frederik-ii", "von-schwerin", "von-browne")
    )
    position.troops[friedrich] = units.make(infantry=1, cavalry=2)
    position.troops[schwerin] = units.make(infantry=2, veterans=[units.INFANTRY])
    for c in (friedrich, schwerin, browne):
        position.put(c, PLACE_INDEX["pirna"])
    position.chief[schwerin] = friedrich
    armies = ((browne,), (friedrich, schwerin))
    battle_start.start(position, FIELD, PLACE_INDEX["pirna"], armies)
    battle = replace(battle_below(position), choices=(CARD_INDEX["if3"], CARD_INDEX["if1"]))
    position.stack[-1] = battle
    position.push(Target(1, (slot_of(0, units.INFANTRY),)))
    position.phase.proceed(position)
    loss = position.phase
    assert loss.slots == (slot_of(1, units.INFANTRY),)  # type: ignore[attr-defined]


@pytest.mark.rule("SVI.4", "S20.15", "S22.1")
def test_the_bot_recovers_infantry_before_cavalry_and_lets_the_larger_army_wait() -> None:
    position = begun()
    browne, rutowski = (COMMANDER_INDEX[id] for id in ("von-browne", "rutowski"))
    friedrich = COMMANDER_INDEX["frederik-ii"]
    position.troops[browne] = units.make(infantry=2, cavalry=2, veterans=[units.INFANTRY])
    position.troops[rutowski] = units.make(infantry=5, veterans=[units.INFANTRY])
    for c in (browne, rutowski, friedrich):
        position.put(c, PLACE_INDEX["pirna"])
    position.chief[rutowski] = browne
    place, armies = PLACE_INDEX["pirna"], ((browne, rutowski), (friedrich,))
    battle_start.start(position, FIELD, place, armies, event=EVENT_INDEX["e9"])
    position.phase.proceed(position)
    battle = battle_below(position)
    assert battle.counters[0][3][4] == 1, "one of Rutowski's infantry is late"
    for slot in (units.CAVALRY, units.INFANTRY):
        fall(position, 0, (slot,), picked=True)
        position.phase.proceed(position)
    position.push(Recovery(0))
    position.phase.proceed(position)
    assert units.count(position.troops[browne], units.INFANTRY) == 2
    assert units.count(position.troops[browne], units.CAVALRY) == 1


@pytest.mark.rule("SVI.3", "S14.13")
def test_the_bot_buys_on_the_spot_though_it_owes_all_its_actions() -> None:
    position = begun()
    daun = COMMANDER_INDEX["von-daun"]
    position.provisions[daun], position.owed[AU], position.purse[AU] = 1, 3, 100
    automaton.play_slot(position, AU, 2)
    assert position.provisions[daun] == 4, "a province sells three"
    assert position.owed[AU] == 0


@pytest.mark.rule("SVI.3", "S23.7")
def test_the_bot_restores_captured_garrisons_alone() -> None:
    position = begun()
    position.garrison[DRESDEN] = 5
    assert siege.restorable(position, AU) == [DRESDEN]
    assert not bot_supplies.consolidate(position, AU, automaton.forces(position, AU))


@pytest.mark.rule("SII.3", "S4.3")
def test_cumberland_keeps_his_army_on_the_sheet_of_hannover() -> None:
    armies = {
        "le-tellier": "paderborn, 6fv, 8/8",
        "duke-of-cumberland": "detmold, 4fa 1ca, 5/0",
    }
    position = stage("france", scenario="hannover-1757", armies=armies)
    act(position, "move le-tellier", "event e5", "go detmold", "stand", "event e1", "retire hameln")
    assert {"log.fight_field", "log.won"} <= set(told(position))
    assert position.phase.name == "actions", "the battle is over"
    assert position.in_play(COMMANDER_INDEX["duke-of-cumberland"])
    assert not position.in_play(COMMANDER_INDEX["f-von-brunswick"])


@pytest.mark.rule("SVI.2")
@pytest.mark.parametrize("force", ["3ca, 8/5", "4fv 1av, 8/0"])
def test_the_bot_starves_a_town_on_its_way_that_it_cannot_storm(force: str) -> None:
    position = begun("hannover-1757", side="second")
    tellier = COMMANDER_INDEX["le-tellier"]
    position.remove(tellier)
    put(position, "le-tellier", f"munster, {force}")
    position.flag[REGION_INDEX["westfalen"]] = STATE_INDEX["hanover"]
    assert automaton.destination(position, tellier) == PLACE_INDEX["hannover"]
    assert not automaton.act(position, tellier), "it stays and waits for hunger"
    position.flag[REGION_INDEX["westfalen"]] = STATE_INDEX["empire"]
    assert automaton.act(position, tellier), "before a friendly town it marches on"


@pytest.mark.rule("SVI.2")
def test_the_bot_goes_for_a_weaker_enemy_only_in_the_region_of_its_destination() -> None:
    position = begun("saxony-1756")
    browne, rutowski = (COMMANDER_INDEX[id] for id in ("von-browne", "rutowski"))
    put(position, "frederik-ii", "bautzen, 1fa, 8/3")
    assert PLACE[automaton.goal_of(position, rutowski)] == "bautzen", "from anywhere in the region"
    assert PLACE[automaton.goal_of(position, browne)] == "dresden", "from elsewhere it goes there"
    put(position, "frederik-ii", "bautzen, 4fv 2av, 8/8")
    assert PLACE[automaton.goal_of(position, rutowski)] == "dresden", "who is stronger is let be"


@pytest.mark.rule("SX.1", "S20.1")
def test_a_grand_army_fights_on_though_its_chief_has_been_struck_down() -> None:
    armies = {
        "de-montcalm": "carillon, 1fa, 8/3",
        "de-bourlamaque": "carillon, 4fa, 8/6",
        "bradstreet": "lake-george, 1fa, 8/3",
        "webb": "lake-george, 3fa, 8/5",
    }
    position = stage("france", scenario="william-henry-1757", armies=armies)
    position.natives = [1, 0, 1, 0]
    act(position, "join de-bourlamaque de-montcalm", "move de-montcalm", "event e5")
    act(position, "go lake-george")
    act(position, "strike bradstreet infantry", "event e5", "turn if3", "turn if1")
    act(position, "strike de-montcalm infantry", "event e5", "turn if2", "turn im1")
    assert not any(position.in_play(COMMANDER_INDEX[id]) for id in ("de-montcalm", "bradstreet"))
    fight = battle_below(position)
    ids = [COMMANDER_INDEX[id] for id in ("de-bourlamaque", "webb")]
    assert fight.armies == ((ids[0],), (ids[1],))


@pytest.mark.rule("SX.1", "S28.3")
@pytest.mark.parametrize(
    ("start", "place", "struck"), [("elvas", "badajoz", False), ("evora", "elvas", True)]
)
def test_guerrillas_strike_before_battles_in_portugal_alone(
    start: str, place: str, struck: bool
) -> None:
    armies = {"burgoyne": f"{start}, 4fa, 8/6", "de-aranda": f"{place}, 4fa, 8/6"}
    position = stage("britain", scenario="alentejo-1762", year=1762, armies=armies)
    position.guerrillas = 2
    act(position, "move burgoyne", "event e5", f"go {place}")
    assert (position.phase.name == "strike_offer") == struck


@pytest.mark.rule("SX.1")
def test_markers_do_not_strike_for_an_army_that_has_been_destroyed() -> None:
    armies = {"de-montcalm": "carillon, 4fa, 8/6", "webb": "lake-george, 1fa, 8/3"}
    position = stage("france", scenario="william-henry-1757", armies=armies)
    position.natives = [1, 0, 1, 0]
    act(position, "move de-montcalm", "event e5", "go lake-george", "stand")
    act(position, "strike webb infantry", "event e5", "turn if3", "turn if1")
    assert not position.in_play(COMMANDER_INDEX["webb"])
    assert position.phase.name != "strike_offer", "there is no battle to strike before"
    assert position.natives == [0, 0, 1, 0]


@pytest.mark.rule("SVI.2", "SVI.4")
def test_a_squadron_of_the_bot_fights_an_enemy_in_its_own_square() -> None:
    position = begun("minorca-1756", side="first")
    byng, galissonniere = (COMMANDER_INDEX[id] for id in ("byng", "de-la-galissonniere"))
    position.put(byng, PLACE_INDEX["balearics"])
    assert not automaton.act(position, byng), "it is where it should be"
    position.put(galissonniere, position.at[byng])
    assert automaton.act(position, byng)
    assert "log.orders_attack" in told(position)


@pytest.mark.rule("SVI.2", "S26.1")
def test_the_bot_does_not_go_for_an_enemy_who_cannot_be_attacked() -> None:
    position = begun("saxony-1756")
    rutowski = COMMANDER_INDEX["rutowski"]
    beaten = put(position, "frederik-ii", "bautzen, 1fa, 8/3")
    position.spared |= 1 << beaten
    assert PLACE[automaton.goal_of(position, rutowski)] == "dresden"


@pytest.mark.rule("SVI.2", "S29.2", "S29.3")
@pytest.mark.parametrize(
    ("garrison", "force", "course"),
    [
        (8, "5fv 1av", ["bombardment"]),
        (4, "5fv 1av", ["assault"]),
        (4, "3fa", []),
    ],
)
def test_a_squadron_of_the_bot_bombards_lands_and_storms_by_the_test(
    garrison: int, force: str, course: list[str]
) -> None:
    position = begun("habana-1762", side="second")
    pocock, keppel, aranda = (COMMANDER_INDEX[id] for id in ("pocock", "keppel", "de-aranda"))
    cuba, habana = REGION_INDEX["cuba"], PLACE_INDEX["la-habana"]
    position.remove(aranda)
    position.put(pocock, SQUARE_OF[habana])
    position.troops[keppel] = troops(force)
    position.garrison[cuba] = garrison
    assert automaton.act(position, pocock)
    position._settle()
    chance(position, "event e5")
    if course:
        assert battle_below(position).kind == course[0]
    landed = position.at[keppel] == habana
    assert landed == (garrison == 4)
    assert position.flag[cuba] == OWNER[cuba]
