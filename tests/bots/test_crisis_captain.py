"""What the captain of The Great Crisis does in positions with a plain answer, and its odds."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from itertools import product
from random import Random

import pytest

from sanssouci.bots import Captain, advise, play_out
from sanssouci.games.crisis.atlas import AUSTRIAN, CAPITAL, INDEX
from sanssouci.games.crisis.atlas import SEATS as CRISIS_SEATS
from sanssouci.games.crisis.game import CRISIS
from sanssouci.games.crisis.losses import HIT, Losses
from sanssouci.games.crisis.officers import operating, weights
from sanssouci.games.crisis.officers.aide import Aide
from sanssouci.games.crisis.officers.captain import ANSWERS
from sanssouci.games.crisis.officers.learnt import LEARNABLE
from sanssouci.games.crisis.officers.marching import Marching
from sanssouci.games.crisis.officers.odds import (
    Dice,
    FieldOdds,
    chance_of_hit,
    hits,
    power,
    storm,
)
from sanssouci.games.crisis.officers.outlook import Change
from sanssouci.games.crisis.officers.perils import Perils
from sanssouci.games.crisis.officers.pieces import best_party, has_king
from sanssouci.games.crisis.officers.planning import Undertaking, last_point, plan
from sanssouci.games.crisis.officers.staff import Staff
from sanssouci.games.crisis.officers.standing import Stakes, Standoff, planned
from sanssouci.games.crisis.officers.table import table_of
from sanssouci.games.crisis.officers.tempers import EVEN, Temper, temper_named
from sanssouci.games.crisis.position import Position
from sanssouci.games.crisis.units import ARRIVED, without
from sanssouci.kernel import CHANCE, Action, Choice, Message, Situation
from tests.games.crisis.staging import act, stage, units


def choice(position: Position) -> Choice:
    seat = position.actors[0]
    found = advise(Captain(), position, seat, Random(1))
    assert found.action in position.legal(seat)
    return found


def play_on(position: Position, while_phase: tuple[str, ...]) -> list[str]:
    """Let the captain decide as long as certain phases last."""
    made = []
    while position.actors and position.phase.name in while_phase:
        found = choice(position)
        made.append(str(found.action))
        position.apply(position.actors[0], found.action)
    return made


def rolls(dice: Dice) -> list[tuple[float, ...]]:
    """By the number of full units, the hits of an attack."""
    return [hits(dice[:number]) for number in range(len(dice) + 1)]


# -- odds -----------------------------------------------------------------------------------------


def test_hits_are_those_of_all_throws() -> None:
    """Three dice with different bonuses, all 216 throws counted."""
    bonuses = (2, 1, 0)
    counted = [0] * 4
    for dice in product(range(1, 7), repeat=3):
        counted[sum(die + bonus >= HIT for die, bonus in zip(dice, bonuses, strict=True))] += 1
    assert hits(bonuses) == pytest.approx([number / 216 for number in counted])
    assert power(bonuses) == pytest.approx(
        sum(n * likely for n, likely in enumerate(hits(bonuses)))
    )


def test_one_against_one_is_solved_by_hand() -> None:
    """The passive side rolls first; p and q are the chances of a hit."""
    p, q = chance_of_hit(3), chance_of_hit(1)
    odds = FieldOdds(rolls((3,)), rolls((1,)))
    assert odds.passive_first(1, 1).wins == pytest.approx((1 - q) * p / (1 - (1 - q) * (1 - p)))
    assert odds.active_first(1, 1).wins == pytest.approx(p / (1 - (1 - q) * (1 - p)))


def test_odds_agree_with_thrown_dice() -> None:
    own, enemy = (3, 3, 3, 0), (1, 1, 1, 1, 0)
    rng = Random(7)
    won = 0
    for _ in range(4000):
        left, facing = len(own), len(enemy)
        while left > 0 and facing > 0:
            left -= sum(rng.randint(1, 6) + bonus >= HIT for bonus in enemy[:facing])
            if left > 0:
                facing -= sum(rng.randint(1, 6) + bonus >= HIT for bonus in own[:left])
        won += left > 0
    exact = FieldOdds(rolls(own), rolls(enemy)).passive_first(4, 5).wins
    assert exact == pytest.approx(won / 4000, abs=0.03)


# -- standing or leaving --------------------------------------------------------------------------


def test_what_the_enemy_is_thought_to_do_makes_nothing_certain() -> None:
    """Two without a leader would leave, but they may stay and roll sixes."""
    position = stage(
        "prussia", only=True, points=1,
        at={"liegnitz": "7 prussia, frederick", "gorlitz": "2 austria"},
        control={"liegnitz": "prussia", "gorlitz": "austria"},
    )  # fmt: skip
    act(position, "march liegnitz gorlitz")
    while position.phase.name != "field_battle" or position.actors != ("prussia",):
        legal = position.legal(position.actors[0])
        act(position, "attack" if "attack" in legal else legal[0])
    found = choice(position)
    assert found.action == "attack"
    assert isinstance(found.why, Message)
    assert dict(found.why.args)["chance"] == 99


def test_who_may_go_is_never_worse_off_than_who_must_fight() -> None:
    """Both fight on in ``FieldOdds``; here the weaker side leaves, which cannot be worse for it."""
    own, enemy = (2,) * 8, (0,) * 3
    free = Standoff(rolls(own), rolls(enemy), Stakes((5.0,) * 9)).begins(8, 3)
    fought = FieldOdds(rolls(own), rolls(enemy)).passive_first(8, 3)
    forced = fought.wins * (5.0 + weights.POINT) - (1 - fought.wins) * weights.POINT
    forced += weights.HIT * (3 - fought.enemy_left) - weights.BLUNTED * (8 - fought.own_left)
    assert free.worth <= forced
    assert (free.wins, free.own_hits, free.enemy_hits) == (1.0, 0.0, 0.0)


def test_equals_stand_and_the_first_shot_is_worth_something() -> None:
    end = Standoff(rolls((1,) * 8), rolls((1,) * 8), Stakes((2.0,) * 9)).begins(8, 8)
    assert end.own_hits > end.enemy_hits > 0
    assert end.wins < 0.5


def test_a_volley_for_the_garrison_behind_the_walls() -> None:
    """Where those who are left must still storm a fort, hits on them are worth a battle."""
    own, enemy = rolls((2,) * 8), rolls((1,) * 3)
    ground = tuple(14.0 * min(1.0, left / 8) for left in range(9))
    assert Standoff(own, enemy, Stakes((14.0,) * 9)).begins(8, 3).own_hits == 0
    assert Standoff(own, enemy, Stakes(ground)).begins(8, 3).own_hits > 0


def test_who_would_lose_everything_stands() -> None:
    own, enemy = rolls((3,) * 8), rolls((1,) * 8)
    leaves = Standoff(own, enemy, Stakes((1.0,) * 9, passive_goes=0.0)).begins(8, 8)
    stands = Standoff(own, enemy, Stakes((1.0,) * 9, passive_goes=20.0)).begins(8, 8)
    assert stands.own_hits > leaves.own_hits
    assert stands.wins < 1


@pytest.mark.parametrize(
    ("own", "enemy"),
    [((3,) * 8 + (0,) * 2, (2,) * 8), ((2,) * 4 + (0,) * 8, (1,) * 6), ((1,) * 8, (1,) * 6)],
)
def test_planning_with_averages_comes_near(own: Dice, enemy: Dice) -> None:
    exact = Standoff(rolls(own), rolls(enemy), Stakes((2.5,) * (len(own) + 1)))
    assert planned(own, enemy, 2.5).wins == pytest.approx(
        exact.begins(len(own), len(enemy)).wins, abs=0.15
    )


def test_more_dice_and_better_leaders_win_more() -> None:
    assert planned((2,) * 8, (1,) * 8, 2.5).worth > planned((1,) * 8, (1,) * 8, 2.5).worth
    assert planned((1,) * 9, (1,) * 8, 2.5).wins > planned((1,) * 8, (1,) * 8, 2.5).wins
    assert planned((), (0,), 1.0).wins == 0
    assert planned((0,), (), 1.0).wins == 1


def test_a_storm_by_hand() -> None:
    """One die of a garrison that hits on 4 or more, one besieger of two left if it does."""
    falls, taken = storm((3, 3), (2,), 2)
    hit, breach = chance_of_hit(2), chance_of_hit(3)
    assert falls == pytest.approx((1 - hit) * breach**2)
    assert taken == pytest.approx(hit)


# -- the map table --------------------------------------------------------------------------------


def test_the_table_is_laid_out_from_the_view() -> None:
    position = stage(
        "austria", at={"olmutz": "3 prussia.depleted, 2 austria"}, retreats={"france": 2}
    )
    table = table_of(position.view("austria"))
    for name in ("at", "control", "scorched", "reserve", "released", "retreats", "turn", "army"):
        assert getattr(table, name) == getattr(position, name)
    assert table.hands == [[], []]


def test_berlin_is_worth_the_war_only_when_it_ends_it() -> None:
    """Its loss leaves nine of ten resource spaces, which is too few without Berlin (C14.2)."""
    for more, ends in ({}, True), ({"leipzig": "prussia"}, False):
        staff = Staff(stage("austria", control=more).view("austria"))
        assert staff.would_win(CAPITAL, AUSTRIAN) is ends


# -- the outlook ----------------------------------------------------------------------------------


def test_the_outlook_is_better_where_armies_gather_and_guards_stand() -> None:
    position = stage(
        "prussia", only=True,
        at={"berlin": "8 prussia, frederick", "leipzig": "4 prussia", "prag": "8 austria, browne"},
        control={"leipzig": "prussia", "dresden": "prussia"},
    )  # fmt: skip
    staff = Staff(position.view("prussia"))
    outlook, side = staff.outlook, staff.side
    here, there = staff.own_units(INDEX["berlin"]), staff.own_units(INDEX["leipzig"])
    whole = outlook.strength((*here, *there))
    assert whole > outlook.strength(here) + outlook.strength(there)
    joined = [
        Change(INDEX["berlin"], side, outlook.strength(here), 0.0),
        Change(INDEX["leipzig"], side, outlook.strength(there), whole),
    ]
    assert outlook.gain(side, joined, {}) > 0
    assert outlook.gain(1 - side, joined, {}) == pytest.approx(-outlook.gain(side, joined, {}))
    assert outlook.gain(side, [], {INDEX["dresden"]: 2}) > 0
    assert outlook.gain(side, [], {}) == pytest.approx(0)


def test_points_that_nothing_else_wants_bring_the_army_nearer() -> None:
    """Frederick stands far behind the lines, and there is nobody to attack."""
    position = stage(
        "prussia", only=True, points=4,
        at={
            "stettin": "8 prussia, frederick, 2 prussia.depleted", "berlin": "2 prussia",
            "breslau": "2 prussia", "magdeburg": "2 prussia", "prag": "20 austria, daun, browne",
        },
    )  # fmt: skip
    made = play_on(position, ("operations", "party"))
    assert any(move.startswith(("march stettin", "pick stettin")) for move in made)
    assert len(units(position, "stettin").split(", ")) <= 2


# -- marches --------------------------------------------------------------------------------------


def test_the_space_that_wins_the_war_is_taken() -> None:
    """Ten resource spaces, and nobody in Berlin."""
    position = stage(
        "austria", only=True, points=2, control={"treuenbrietzen": "austria"},
        at={"treuenbrietzen": "4 austria, daun", "breslau": "prussia"},
    )  # fmt: skip
    assert choice(position).action == "march treuenbrietzen berlin"


def test_a_march_towards_an_enemy_is_not_called_an_attack() -> None:
    position = stage(
        "prussia", only=True, points=4,
        at={"treuenbrietzen": "7 prussia, frederick", "leipzig": "4 austria"},
        control={"leipzig": "prussia"},
    )  # fmt: skip
    marches = {}
    while position.phase.name in ("operations", "party"):
        found = choice(position)
        if found.action.verb in ("march", "pick"):
            marches[found.action.words] = CRISIS.explain(found.why)
        position.apply(position.actors[0], found.action)
    assert marches == {
        ("treuenbrietzen", "wittenberg"): "to attack Leipzig",
        ("wittenberg", "leipzig"): "attacks Leipzig",
    }


def test_berlin_is_covered() -> None:
    position = stage(
        "prussia", only=True, points=2,
        at={
            "magdeburg": "8 prussia, frederick", "leipzig": "2 prussia", "dresden": "2 prussia",
            "stralsund": "4 sweden, hamilton", "prag": "16 austria, browne", "brunn": "8 austria",
        },
        control={"leipzig": "prussia", "dresden": "prussia"},
    )  # fmt: skip
    play_on(position, ("operations", "party"))
    assert "prussia" in units(position, "berlin")


def test_a_capture_puts_the_end_of_the_war_off() -> None:
    """Nine resource spaces, and Königsberg cannot be held: with Leipzig the war goes on."""
    position = stage(
        "prussia", only=True, points=2,
        at={
            "wittenberg": "7 prussia, frederick", "leipzig": "saxony", "berlin": "6 prussia",
            "konigsberg": "2 prussia", "memel": "16 russia, apraxin", "dresden": "2 saxony",
            "stettin": "2 sweden",
        },
        control={"stettin": "sweden", "memel": "russia"},
    )  # fmt: skip
    perils = Perils(Staff(position.view("prussia")))
    assert perils.respite > perils.put_off(INDEX["wittenberg"]) == 0
    assert choice(position).action.words == ("wittenberg", "leipzig")


def test_what_is_taken_and_lost_again_does_not_lose_the_war() -> None:
    """Whoever is a space from defeat still takes what he may not keep."""
    position = stage("prussia", only=True, control={"stettin": "austria"}, points=2)
    staff = Staff(position.view("prussia"))
    assert staff.worth(INDEX["breslau"], AUSTRIAN) > weights.VICTORY
    threat = {"wittenberg": "8 prussia, frederick", "dresden": "16 austria, daun"}
    position = stage("prussia", only=True, at=threat, control={"stettin": "austria"}, points=2)
    staff = Staff(position.view("prussia"))
    assert 0 < staff.threats.risk(INDEX["leipzig"], ()) < weights.VICTORY / 4


def test_an_army_can_be_parted() -> None:
    """Sixteen and a second commander weigh as much in two columns as in one."""
    position = stage(
        "austria", only=True, at={"prag": "16 austria, daun, browne", "dresden": "prussia"}
    )
    staff = Staff(position.view("austria"))
    whole = staff.own_units(INDEX["prag"])
    column = best_party(whole, 8)
    rest = without(whole, column)
    parts = staff.outlook.strength(column) + staff.outlook.strength(rest)
    assert parts > 0.9 * staff.outlook.strength(whole)


def test_nobody_runs_into_a_strong_stack() -> None:
    position = stage(
        "prussia", only=True, at={"glatz": "3 prussia", "olmutz": "12 austria, daun"}, points=3
    )
    made = play_on(position, ("operations", "party"))
    assert not any(
        action.startswith(("march glatz olmutz", "pick glatz olmutz")) for action in made
    )


def test_the_king_recovers_first() -> None:
    position = stage(
        "prussia", only=True, points=1,
        at={"konigsberg": "2 prussia.depleted, frederick.depleted", "danzig": "saxony"},
    )  # fmt: skip
    assert choice(position).action == "recover konigsberg frederick.depleted"


def test_a_siege_is_pressed_home() -> None:
    position = stage(
        "austria", only=True, points=1,
        at={
            "breslau": "prussia.depleted.inside, 8 austria, daun",
            "berlin": "8 prussia, frederick",
        },
    )  # fmt: skip
    assert choice(position).action == "assault breslau"


def test_columns_from_two_sides_come_together_before_they_attack() -> None:
    """Eight alone would be beaten at Prag; those who are further off march first."""
    position = stage(
        "prussia", only=True, points=5,
        at={
            "leitmeritz": "7 prussia, frederick", "jungbunzlau": "7 prussia, schwerin",
            "leipzig": "2 prussia", "prag": "9 austria, browne", "olmutz": "12 austria, daun",
            "koniggratz": "4 austria",
        },
        control=dict.fromkeys(
            (
                *("dresden", "leipzig", "pirna", "leitmeritz"),
                *("gorlitz", "zittau", "jungbunzlau"),
            ),
            "prussia",
        ),
    )  # fmt: skip
    play_on(position, ("operations", "party"))
    assert {"frederick.arrived", "schwerin.arrived"} <= set(units(position, "prag").split(", "))


def test_one_army_cannot_strike_everywhere() -> None:
    """Two places in danger from one army are worth less than twice one of them."""
    position = stage(
        "prussia", only=True, turn=8,
        at={"olmutz": "8 austria, daun", "breslau": "2 prussia", "glatz": "prussia"},
    )  # fmt: skip
    staff = Staff(position.view("prussia"))
    risks = [
        staff.threats.risk(INDEX[space], staff.holders(INDEX[space]))
        for space in ("breslau", "glatz")
    ]
    total = Perils(staff).total()
    assert min(risks) > 0
    assert total >= max(risks)
    strong = {INDEX["breslau"]: staff.holders(INDEX["breslau"]) * 6}
    assert Perils(staff).total(strong) < total


def test_besiegers_have_no_walls() -> None:
    position = stage(
        "prussia", only=True,
        at={"magdeburg": "2 prussia.inside, 3 sweden, hamilton", "berlin": "8 prussia, frederick"},
    )  # fmt: skip
    staff = Staff(position.view("prussia"))
    magdeburg = INDEX["magdeburg"]
    assert staff.likely_garrison(magdeburg, staff.enemy_units(magdeburg)) == ()


def test_berlin_counts_twice() -> None:
    """Its loss moves the threshold besides (C14.2)."""
    staff = Staff(stage("austria", control={"leipzig": "prussia"}).view("austria"))
    assert staff.worth(CAPITAL, AUSTRIAN) > 1.8 * staff.worth(INDEX["hannover"], AUSTRIAN)


def test_worn_units_rest_where_the_enemy_is_expected() -> None:
    position = stage(
        "prussia", only=True, points=1, turn=8,
        at={
            "breslau": "8 prussia, 2 prussia.depleted", "berlin": "6 prussia",
            "konigsberg": "prussia, prussia.depleted", "glatz": "8 austria, daun",
        },
        control={"glatz": "austria"},
    )  # fmt: skip
    assert choice(position).action == "recover breslau prussia.depleted"


def test_the_wary_attack_with_better_odds_only() -> None:
    forces = {
        "dresden": "8 prussia, frederick",
        "leipzig": "2 prussia",
        "prag": "7 austria, browne",
    }
    position = stage(
        "prussia", only=True, points=4, at=forces,
        control={"dresden": "prussia", "leipzig": "prussia"},
    )  # fmt: skip
    view = position.view("prussia")
    assert Staff(view, temper_named("wary")).temper.nerve > Staff(view).temper.nerve
    even, wary, greedy = (
        Perils(Staff(view, temper_named(name))).total() for name in ("even", "wary", "greedy")
    )
    assert wary >= even >= greedy == 0


def test_leanings_are_multiplied_one_by_one() -> None:
    wary = temper_named("wary")
    found = wary.times({"fear": 0.5, "fades": 2.0})
    assert found == replace(wary, fear=wary.fear / 2, fades=2.0)
    assert wary.times({}) == wary
    with pytest.raises(AttributeError, match="courage"):
        wary.times({"courage": 1.0})


@pytest.mark.parametrize("name", LEARNABLE)
def test_every_leaning_that_can_be_learnt_changes_what_a_captain_thinks_or_does(name: str) -> None:
    more, less = (EVEN.times({name: factor}) for factor in (6.0, 0.1))
    assert any(
        len({_thought(situation, temper) for temper in (EVEN, more, less)}) > 1
        for situation in _decisions()
    )


def _thought(situation: Situation, temper: Temper) -> object:
    """What the points of a phase would bring, else the choice that is made."""
    if situation.view["phase"] != "operations":
        return ANSWERS[situation.view["phase"]](situation, temper).action
    orders = operating.weigh(situation, temper)
    rests = tuple(deed.gain for deed in orders.recoveries)
    return rests, tuple(each.gain for each in orders.possible)


@cache
def _decisions() -> list[Situation]:
    """Those of a few years of war that leave a choice."""
    position, rng = CRISIS.new(), Random(4)
    assert isinstance(position, Position)
    aide, found = Aide(rng), []
    while position.actors and position.turn < 12:
        seat = position.actors[0]
        if seat == CHANCE:
            position.apply(seat, position.sample_chance(rng))
            continue
        if len(position.legal(seat)) > 1:
            world = position.clone()
            found.append(Situation(seat, world, Random(0), allow_asides=False))
        position.apply(seat, aide(position, seat))
    return found


# -- battles --------------------------------------------------------------------------------------


def test_hits_fall_on_troops_before_commanders() -> None:
    position = stage("prussia", only=True, at={"berlin": "3 prussia, bevern, frederick"})
    position.push(Losses(INDEX["berlin"], 4, 1, False))
    position._actors = None
    position._settle()
    play_on(position, ("casualties",))
    assert units(position, "berlin") == "3 prussia.depleted, frederick, bevern.depleted"


def test_a_lost_battle_is_broken_off() -> None:
    position = stage(
        "austria", only=True, points=1,
        at={"glogau": "2 prussia", "liegnitz": "7 austria, laudon"},
        control={"liegnitz": "austria"},
    )  # fmt: skip
    act(position, "march liegnitz glogau")
    act(position, "garrison glogau none")
    found = choice(position)
    assert found.action == "retreat"
    assert "%" in CRISIS.explain(found.why)


def test_the_king_is_not_locked_up() -> None:
    position = stage(
        "austria", only=True, points=2,
        at={"breslau": "2 prussia, frederick", "neumarkt": "8 austria, daun"},
        control={"neumarkt": "austria", "liegnitz": "austria"},
    )  # fmt: skip
    act(position, "pick neumarkt breslau", "take daun 1", "take austria 7", "done")
    assert "frederick" not in choice(position).action


# -- defence, relief and battles that are fought ---------------------------------------------------


def test_nobody_fears_an_army_that_cannot_act_first() -> None:
    """In August 1756 the second Prussian chit comes before any other (C2.3)."""
    first = stage("prussia", turn=1)
    first.cup = [1, 0, 0, 0, 0, 0]
    assert Staff(first.view("prussia")).threats.on(INDEX["berlin"]) == []
    last = stage("prussia", turn=1)
    last.cup = [0, 0, 0, 0, 0, 0]
    assert Staff(last.view("prussia")).threats.on(INDEX["berlin"])


def test_who_is_about_to_be_beaten_is_no_danger() -> None:
    position = stage(
        "prussia", only=True,
        at={"magdeburg": "prussia.inside, 4 sweden, hamilton", "berlin": "8 prussia, frederick"},
    )  # fmt: skip
    staff = Staff(position.view("prussia"))
    guard = staff.own_units(INDEX["berlin"])[:1]
    assert staff.threats.risk(INDEX["berlin"], guard) > 0
    assert staff.threats.risk(INDEX["berlin"], guard, INDEX["magdeburg"]) == 0


def test_a_guard_stays_in_a_resource_space_that_is_exposed() -> None:
    position = stage(
        "prussia", only=True, points=4,
        at={"breslau": "6 prussia, schwerin", "koniggratz": "austria", "olmutz": "8 austria"},
    )  # fmt: skip
    play_on(position, ("operations", "party"))
    assert len(Staff(position.view("prussia")).own_units(INDEX["breslau"])) >= 2


def test_a_besieged_fortress_is_relieved() -> None:
    position = stage(
        "prussia", only=True, points=3,
        at={
            "magdeburg": "2 prussia.inside, 3 sweden, hamilton",
            "berlin": "10 prussia, frederick", "prag": "8 austria, browne",
            "leipzig": "2 prussia", "dresden": "2 prussia",
        },
        control={"leipzig": "prussia", "dresden": "prussia"},
    )  # fmt: skip
    play_on(position, ("operations", "party"))
    assert "frederick" in units(position, "magdeburg")


def test_a_column_loses_nobody_on_its_way() -> None:
    """Who only passes through Berlin is not kept there as a guard; who stood there is."""
    for guards in (0, 2):
        position = stage(
            "prussia", only=True, points=6,
            at={
                "magdeburg": "7 prussia, schwerin", "dresden": "8 austria, browne",
                "berlin": f"{guards} prussia" if guards else "",
            },
        )  # fmt: skip
        act(position, "march magdeburg berlin")
        marching = Marching(Staff(position.view("prussia")), 5)
        assert marching.guards(INDEX["berlin"]) > guards
        pool, must_stay = marching.spare(INDEX["berlin"])
        assert (len(pool), must_stay) == (8 + guards, guards)
        assert all(unit & ARRIVED for unit in pool[must_stay:])


def test_an_attack_is_carried_through() -> None:
    """Halfway to Prag Olmütz looks open, but the army does not go to and fro for that."""
    position = stage(
        "prussia", only=True, points=14, turn=5,
        at={
            "olmutz": "10 prussia, frederick", "dresden": "5 prussia, 4 britain, schwerin, moritz",
            "berlin": "7 prussia", "magdeburg": "2 prussia, britain", "breslau": "2 prussia",
            "stettin": "prussia, 4 britain, bevern", "konigsberg": "2 prussia",
            "neisse": "prussia", "kustrin": "prussia", "leipzig": "3 prussia, fouque",
            "thorn": "2 prussia, prussia.depleted, saxony.inside, lehwaldt",
            "hannover": "2 britain, cumberland, granby", "braunschweig": "prussia",
            "prag": "8 austria, sweden, browne, lantingshausen", "koniggratz": "austria",
            "wien": "7 austria, lorraine, daun, zweibrucken", "brunn": "2 austria, nadasdy",
            "torgau": "saxony", "wesel": "empire", "munchen": "hildburghausen",
            "nurnberg": "empire", "wurzburg": "empire", "mainz": "empire",
            "philippsburg": "empire", "stralsund": "3 sweden, hamilton",
            "chemnitz": "7 france, destres", "strassburg": "2 france", "nanzig": "8 france",
            "metz": "8 france, broglie", "russland": "26 russia, apraxin, fermor",
        },
        control={"wesel": "empire"}
        | dict.fromkeys(("dresden", "leipzig", "danzig", "gorlitz", "olmutz"), "prussia"),
    )  # fmt: skip
    way: list[str] = []
    while position.actors and position.phase.name in ("operations", "party"):
        here = next(space for space in INDEX if "frederick" in units(position, space))
        if here not in way[-1:]:
            way.append(here)
        position.apply(position.actors[0], choice(position).action)
    assert len(way) == len(set(way)) > 1, way


def _undertaking(gain: float, points: int, *starts: int) -> Undertaking:
    return Undertaking(gain, Action("march"), (), Message.of("why.towards"), points, starts)


def test_the_points_of_a_phase_are_planned_together() -> None:
    far, near, small = _undertaking(9, 5, 1), _undertaking(3, 1, 2), _undertaking(1.5, 1, 3)
    assert plan([near, far], 5).undertakings == (far,)
    assert plan([small, near, far], 6).undertakings == (far, near)
    assert plan([far, near, small], 2).worth == 4.5
    assert last_point([far], 5) == 9, "the last of five points is all of it"
    assert last_point([near, small], 5) == weights.WORTH_THE_POINT
    # A stack that has gone one way may go on, but it is not counted on.
    again = _undertaking(2, 1, 2)
    assert plan([near, again], 2).worth == 4
    assert plan([near, again, small], 2).undertakings == (near, small)


def test_the_king_stays_with_the_greater_part_of_his_army() -> None:
    position = stage(
        "prussia", only=True, points=4,
        at={
            "magdeburg": "14 prussia, bevern, frederick", "leipzig": "saxony",
            "stralsund": "4 sweden, hamilton", "prag": "8 austria, browne",
        },
    )  # fmt: skip
    play_on(position, ("operations", "party"))
    staff = Staff(position.view("prussia"))
    parts = {
        space: staff.own_units(INDEX[space])
        for space in ("magdeburg", "leipzig", "berlin", "wittenberg", "dresden")
    }
    (his,) = (part for part in parts.values() if has_king(part))
    assert len(his) >= 6


def test_cards_in_hand_count_in_the_plan_of_an_attack() -> None:
    forces = {"berlin": "9 prussia, frederick", "prag": "10 austria, browne"}
    bare = Staff(stage("prussia", only=True, at=forces).view("prussia"))
    armed = Staff(
        stage(
            "prussia", only=True, at=forces, hands={"prussia": ["oblique-order", "surprise"]}
        ).view("prussia")
    )
    prag = INDEX["prag"]
    attack = bare.own_units(INDEX["berlin"])
    without_cards, with_cards = (
        staff.clash(prag, attack, staff.enemy_units(prag)).wins for staff in (bare, armed)
    )
    assert with_cards > without_cards + 0.1


def test_without_a_leader_for_it_a_card_counts_for_nothing() -> None:
    forces = {"berlin": "9 prussia, wedell", "prag": "10 austria, browne"}
    bare = Staff(stage("prussia", only=True, at=forces).view("prussia"))
    armed = Staff(
        stage("prussia", only=True, at=forces, hands={"prussia": ["oblique-order"]}).view("prussia")
    )
    prag = INDEX["prag"]
    attack = bare.own_units(INDEX["berlin"])
    assert bare.clash(prag, attack, bare.enemy_units(prag)) == armed.clash(
        prag, attack, armed.enemy_units(prag)
    )


def test_a_way_is_reckoned_as_it_is_marched() -> None:
    """The printed example: single steps, and a double one where all three spaces are quiet."""
    position = stage(
        "prussia", only=True,
        at={
            "dresden": "10 prussia, seydlitz, 2 austria.inside", "olmutz": "7 austria, nadasdy",
            "glatz": "4 prussia, ziethen, austria.inside",
        },
        control=dict.fromkeys(("gorlitz", "liegnitz", "schweidnitz"), "prussia")
        | {"glatz": "austria"},
    )  # fmt: skip
    staff = Staff(position.view("prussia"))
    prices = staff.reach(INDEX["dresden"], staff.side)
    ways = [prices[INDEX[name]] for name in ("gorlitz", "schweidnitz", "glatz", "olmutz")]
    assert ways == [1, 2, 3, 4]


def test_troops_are_not_left_in_england() -> None:
    position = stage("britain", points=3)
    made = play_on(position, ("operations", "party"))
    assert sum(action.startswith("sail england") for action in made) >= 2


def test_the_leader_of_an_army_does_not_shut_himself_up() -> None:
    position = stage(
        "prussia", only=True, points=2,
        at={"prag": "9 austria, browne", "welwarn": "15 prussia, frederick"},
        control=dict.fromkeys(("dresden", "pirna", "leitmeritz", "welwarn"), "prussia"),
    )  # fmt: skip
    act(position, "pick welwarn prag", "take frederick 1", "take prussia 7")
    act(position, "march welwarn prag", "done")
    assert "browne" not in choice(position).action


def test_the_last_stand_is_made() -> None:
    """Without Berlin nine resource spaces are too few (C14.2): nothing is left to be saved for."""
    position = stage(
        "austria", only=True, points=2,
        at={"treuenbrietzen": "7 austria, daun", "berlin": "3 prussia", "breslau": "prussia"},
        control={"treuenbrietzen": "austria"},
    )  # fmt: skip
    act(position, "march treuenbrietzen berlin", "done")
    assert choice(position).action == "attack"


def test_a_volley_is_fired_before_an_army_leaves() -> None:
    """Those who were attacked shoot first, and a hit on the attacker is worth two of his."""
    own, enemy = rolls((2,) * 8 + (0,) * 4), rolls((2,) * 8)
    stakes = Stakes((8.0,) * 13, weights.POINT, weights.POINT)
    assert Standoff(own, enemy, stakes).begins(12, 8).own_hits > 0


def test_hardly_any_column_marches_back_in_the_phase_in_which_it_came() -> None:
    """In a war of captains, who keep nothing in mind from march to march."""
    bots = dict.fromkeys(CRISIS_SEATS, Captain())
    record, _ = play_out(CRISIS, "campaign", {}, bots, seed=9401, seconds=60)
    steps: set[tuple[str, str]] = set()
    marches = back = 0
    for entry in record.entries:
        if entry.action.verb == "chit":
            steps.clear()
        elif entry.action.verb in ("march", "pick"):
            start, end = entry.action.words
            back += (end, start) in steps
            steps.add((start, end))
            marches += 1
    assert 20 * back <= marches > 20
