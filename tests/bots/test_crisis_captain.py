"""What the captain of The Great Crisis does in positions with a plain answer, and its odds."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

from sanssouci.bots import Captain, advise
from sanssouci.games.crisis.atlas import AUSTRIAN, CAPITAL, INDEX
from sanssouci.games.crisis.game import CRISIS
from sanssouci.games.crisis.losses import HIT, Losses
from sanssouci.games.crisis.officers.odds import (
    Dice,
    FieldOdds,
    chance_of_hit,
    forecast,
    hits,
    power,
    storm,
)
from sanssouci.games.crisis.officers.staff import Staff, table_of
from sanssouci.games.crisis.position import Position
from sanssouci.kernel import Choice
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
    odds = FieldOdds.of((3,), (1,), (False, False))
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
    exact = FieldOdds.of(own, enemy, (False, False)).passive_first(4, 5).wins
    assert exact == pytest.approx(won / 4000, abs=0.03)


@pytest.mark.parametrize(
    ("own", "enemy"),
    [((3,) * 8 + (0,) * 2, (2,) * 8), ((2,) * 4 + (0,) * 8, (1,) * 6), ((1,) * 8, (1,) * 6)],
)
def test_planning_with_averages_comes_near(own: Dice, enemy: Dice) -> None:
    odds = FieldOdds.of(own, enemy, (False, False))
    exact = odds.passive_first(len(own), len(enemy))
    assert forecast(own, enemy).wins == pytest.approx(exact.wins, abs=0.12)


def test_more_dice_and_better_leaders_win_more() -> None:
    assert forecast((2,) * 8, (0,) * 8).wins > forecast((0,) * 8, (0,) * 8).wins
    assert forecast((1,) * 9, (1,) * 6).wins > forecast((1,) * 8, (1,) * 6).wins
    assert forecast((), (0,)).wins == 0
    assert forecast((0,), ()).wins == 1


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


# -- marches --------------------------------------------------------------------------------------


def test_the_space_that_wins_the_war_is_taken() -> None:
    """Ten resource spaces, and nobody in Berlin."""
    position = stage(
        "austria", only=True, points=2, at={"wittenberg": "4 austria, daun", "breslau": "prussia"}
    )
    assert choice(position).action == "march wittenberg berlin"


def test_berlin_is_covered() -> None:
    position = stage(
        "prussia", only=True, points=2,
        at={"magdeburg": "8 prussia, frederick", "stralsund": "4 sweden, hamilton"},
    )  # fmt: skip
    play_on(position, ("operations", "party"))
    assert "prussia" in units(position, "berlin")


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
        at={"glogau": "2 prussia", "gorlitz": "7 austria, laudon"},
    )  # fmt: skip
    act(position, "march gorlitz glogau")
    act(position, "garrison glogau none")
    found = choice(position)
    assert found.action == "retreat"
    assert "%" in CRISIS.explain(found.why)


def test_the_king_is_not_locked_up() -> None:
    position = stage(
        "austria", only=True, points=2,
        at={"breslau": "2 prussia, frederick", "liegnitz": "8 austria, daun"},
        control={"liegnitz": "austria"},
    )  # fmt: skip
    act(position, "pick liegnitz breslau", "take daun 1", "take austria 7", "done")
    assert "frederick" not in choice(position).action
