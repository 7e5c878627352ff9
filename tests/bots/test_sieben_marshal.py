"""What a search is told about Sieben Jahre, and that it uses it."""

from __future__ import annotations

from random import Random

import pytest

from sanssouci.bots import Captain, Marshal, Recruit, advise, play_out
from sanssouci.games.sieben_jahre import GAME
from sanssouci.games.sieben_jahre.atlas import COMMANDER_INDEX, PLACE_INDEX, REGION_INDEX
from sanssouci.games.sieben_jahre.officers import prospects
from sanssouci.games.sieben_jahre.officers.judgement import SiebenJahreJudgement
from sanssouci.games.sieben_jahre.position import Position
from sanssouci.games.sieben_jahre.states import PR

JUDGEMENT = SiebenJahreJudgement()
SIEGE = (
    "clear",
    "place frederik-ii dresden",
    "units frederik-ii 4 0 2",
    "stores frederik-ii 4 8",
    "garrison meissen-lausitz 1 1",
    "begin prussia",
)
BATTLE = (
    "clear",
    "place frederik-ii pirna",
    "units frederik-ii 4 1 1",
    "stores frederik-ii 4 8",
    "place rutowski pirna",
    "units rutowski 4 0 1",
    "stores rutowski 4 6",
    "begin prussia",
    "fight frederik-ii pirna",
)


def arranged(*commands: str, scenario: str = "saxony-1756-solo") -> Position:
    position = GAME.arrange(commands, scenario)
    assert isinstance(position, Position)
    return position


@pytest.fixture(params=["siege", "battle"])
def decision(request: pytest.FixtureRequest) -> Position:
    position = arranged(*(SIEGE if request.param == "siege" else BATTLE))
    rng = Random(1)
    while position.actors != ("player",):
        position.apply(position.actors[0], rng.choice(position.legal(position.actors[0])))
    return position


def test_the_captains_choice_is_the_first_plan(decision: Position) -> None:
    plans = JUDGEMENT.plans(decision, "player", allow_asides=False)
    assert len(plans) > 1
    captain = Captain(weights="learnt")
    assert plans[0].actions[0] == advise(captain, decision, "player", Random(1)).action
    assert {plan.actions[0] for plan in plans} <= set(decision.legal("player"))
    assert JUDGEMENT.horizon(decision) > JUDGEMENT.moment(decision)


def test_plans_and_policy_do_not_look_at_what_is_hidden(decision: Position) -> None:
    other = decision.resample("player", Random(7))
    mine, theirs = (JUDGEMENT.plans(p, "player", allow_asides=False) for p in (decision, other))
    assert mine == theirs
    policy = JUDGEMENT.policy(Random(1))
    assert policy(decision, "player") == policy(other, "player")


def test_a_town_an_army_and_powder_are_worth_something() -> None:
    before = arranged(*SIEGE)
    worth = prospects.worth(before, "player")
    taken = before.clone()
    taken.flag[REGION_INDEX["meissen-lausitz"]] = PR
    assert prospects.worth(taken, "player") > worth
    dry = before.clone()
    dry.ammunition[COMMANDER_INDEX["frederik-ii"]] = 0
    assert prospects.worth(dry, "player") < worth
    away = before.clone()
    away.put(COMMANDER_INDEX["frederik-ii"], PLACE_INDEX["berlin"])
    assert prospects.worth(away, "player") < worth
    whole = before.clone()
    whole.garrison[REGION_INDEX["meissen-lausitz"]] = 8
    assert prospects.worth(whole, "player") < worth


def test_a_finished_game_is_worth_what_it_came_to() -> None:
    won = arranged(
        "clear", "flag meissen-lausitz prussia", "fraction 6", "points dresden 3",
        "points breslau 5", "begin prussia",
    )  # fmt: skip
    while not won.outcome:
        seat = won.actors[0]
        won.apply(seat, "end" if seat == "player" else Random(1).choice(won.legal(seat)))
    assert prospects.worth(won, "player") == 1


def test_in_a_campaign_an_army_before_an_empty_capital_is_a_threat() -> None:
    near, far = (
        arranged(
            "year 1757", f"place frederik-ii {place}", "units frederik-ii 4 1 1",
            "stores frederik-ii 8 8", "place von-daun prag", "units von-daun 3 0 0",
            "stores von-daun 8 5", "begin prussia", scenario="campaign",
        )
        for place in ("wien", "berlin")
    )  # fmt: skip
    assert prospects.worth(near, "anglo-prussian") > prospects.worth(far, "anglo-prussian")
    both = [prospects.worth(near, seat) for seat in ("anglo-prussian", "franco-austrian")]
    assert sum(both) == pytest.approx(1)


def test_a_marshal_thinks_it_through(decision: Position) -> None:
    marshal = Marshal(playouts=4)
    found = advise(marshal, decision, "player", Random(1))
    assert found.action in decision.legal("player")
    assert marshal.playouts > 0


def test_the_fractions_of_a_sheet_are_its_turns() -> None:
    _, result = play_out(GAME, "thuringia-1757-solo", {}, {"player": Recruit()}, seed=1, seconds=60)
    assert 1 <= result.turns <= 6
