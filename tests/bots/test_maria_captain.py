"""What the captain of Maria does in positions with a plain answer, his odds and his judgement."""

from __future__ import annotations

from random import Random

import pytest

from sanssouci.bots import Bot, Captain, Marshal, Recruit, advise, play_out
from sanssouci.games.maria import GAME
from sanssouci.games.maria.atlas import ATLAS, GRAPH
from sanssouci.games.maria.nations import AUSTRIA, FRANCE, PRUSSIA
from sanssouci.games.maria.officers import prospects
from sanssouci.games.maria.officers.judgement import MariaJudgement
from sanssouci.games.maria.officers.marching import Marching
from sanssouci.games.maria.officers.staff import Staff
from sanssouci.games.maria.officers.statecraft import Cabinet
from sanssouci.games.maria.position import Position
from sanssouci.games.maria.sequence import (
    AUSTRIAN_STAGE,
    COMBAT,
    FRENCH,
    MOVEMENT,
    PRUSSIAN_STAGE,
)
from sanssouci.games.maria.supply import SUPPLY_RANGE
from sanssouci.kernel import Choice, Situation
from tests.games.maria.staging import marked, war, where


def choice(position: Position) -> Choice:
    seat = position.actors[0]
    found = advise(Captain(), position, seat, Random(1))
    assert found.action in position.legal(seat) or found.action in position.asides(seat)
    assert GAME.explain(found.why)
    return found


def march(position: Position) -> None:
    """Let the captains finish the movement phase."""
    while position.actors and position.phase.name in ("movement", "train_payment", "command"):
        position.apply(position.actors[0], choice(position).action)


# -- marches --------------------------------------------------------------------------------------


def test_a_fortress_that_nobody_protects_is_taken() -> None:
    position = war(
        FRENCH, MOVEMENT, {"belle-isle": "eger", "france-train-2": "tachau", "karl": "brunn"},
        troops={"belle-isle": 6, "karl": 6},
    )  # fmt: skip
    march(position)
    assert "eger" in marked(position, FRANCE)


def test_nobody_runs_into_a_strong_stack_without_cards() -> None:
    position = war(
        FRENCH, MOVEMENT,
        {"belle-isle": "nurnberg", "france-train-2": "bamberg", "karl": "amberg"},
        troops={"belle-isle": 2, "karl": 8},
        hands={"france": [], "austria": ["10S", "10C", "10H", "10D"]},
    )  # fmt: skip
    march(position)
    general = ATLAS.index[where(position, "belle-isle") or ""]
    assert not GRAPH.touching[general] >> ATLAS.index["amberg"] & 1


def test_a_hungry_general_goes_where_he_eats() -> None:
    position = war(
        PRUSSIAN_STAGE, MOVEMENT,
        {"friedrich": "olmutz", "prussia-train-1": "glogau", "karl": "pressburg"},
        down=["friedrich"], troops={"friedrich": 3, "karl": 8}, hands={"austria": ["10S"]},
    )  # fmt: skip
    before = GRAPH.distances(ATLAS.index["olmutz"])[ATLAS.index["glogau"]]
    march(position)
    friedrich, train = (
        ATLAS.index[where(position, id) or ""] for id in ("friedrich", "prussia-train-1")
    )
    assert GRAPH.distances(friedrich)[train] < before


def test_a_train_is_not_put_back_for_nothing() -> None:
    position = war(
        AUSTRIAN_STAGE, MOVEMENT, {"karl": "brunn", "austria-train-2": "melk"},
        troops={"karl": 6}, hands={"austria": ["10S", "9C"]},
    )  # fmt: skip
    made = []
    while position.actors and position.phase.name == "movement":
        seat = position.actors[0]
        made.append(advise(Captain(), position, seat, Random(1)).action)
        position.apply(seat, made[-1])
    assert not [action for action in made if action.verb == "restore"]


# -- combats --------------------------------------------------------------------------------------


def combat(own: int, foe: int, **hands: list[str]) -> Position:
    """Friedrich attacks Neipperg between Glatz and Nachod."""
    position = war(
        PRUSSIAN_STAGE, COMBAT, {"friedrich": "nachod", "neipperg": "glatz"},
        troops={"friedrich": own, "neipperg": foe}, hands=hands,
    )  # fmt: skip
    while position.phase.name == "combat":
        position.apply(position.actors[0], position.legal(position.actors[0])[0])
    return position


def suit_of(city: str) -> str:
    return "SCHD"[ATLAS.suit[ATLAS.index[city]]]


def test_a_lost_combat_is_given_up_before_it_costs_cards() -> None:
    suit = suit_of("nachod")
    full = [f"{value}{other}" for value in range(2, 11) for other in "SCHD" if other != suit]
    position = combat(1, 8, prussia=[f"2{suit}"], austria=full)
    assert choice(position).action == "concede"


def test_the_smallest_card_that_wins_is_played() -> None:
    suit = suit_of("nachod")
    position = combat(1, 2, prussia=[f"10{suit}", f"3{suit}"], austria=[])
    assert choice(position).action == f"play 3{suit}.1"


def test_a_high_card_is_played_for_markers() -> None:
    """Six troops more or less are two markers on the battle box."""
    suit = suit_of("nachod")
    position = combat(4, 6, prussia=[f"10{suit}", f"3{suit}"], austria=[])
    assert choice(position).action == f"play 10{suit}.1"


def test_odds_are_told_for_each_card_and_only_to_those_in_the_combat() -> None:
    suit = suit_of("nachod")
    position = combat(4, 6, prussia=[f"10{suit}", f"3{suit}"], austria=["4S", "4H"])
    odds = GAME.odds(Situation.of(position, "frederick", Random(1), seconds=1))
    assert odds is not None
    assert odds["nation"] == "prussia"
    assert sum(odds["overall"][key] for key in ("win", "tie", "lose")) == pytest.approx(1, abs=0.01)
    assert {line["action"] for line in odds["actions"]} >= {f"play 10{suit}.1", "concede"}
    assert GAME.odds(Situation.of(position, "louis", Random(1))) is None
    assert GAME.odds(Situation.of(GAME.new(), "louis", Random(1))) is None


def test_enemy_troops_are_guessed_and_own_troops_known() -> None:
    position = war(
        PRUSSIAN_STAGE, MOVEMENT, {"friedrich": "glogau", "karl": "brunn", "traun": "wien"},
        troops={"friedrich": 7, "karl": 8, "traun": 2},
    )  # fmt: skip
    staff = Staff(position, PRUSSIA)
    friedrich, karl, traun = (ATLAS.piece_index[id] for id in ("friedrich", "karl", "traun"))
    assert staff.troops[friedrich] == 7
    assert staff.troops[karl] == staff.troops[traun] == 5


def test_no_army_guards_what_nobody_comes_for() -> None:
    """The Austrians are far away: Leopold leaves Sagan and comes up to the others."""
    position = war(
        PRUSSIAN_STAGE, MOVEMENT,
        {"leopold": "sagan", "friedrich": "schweidnitz", "prussia-train-1": "liegnitz",
         "karl": "olmutz", "traun": "wien"},
        troops={"leopold": 4, "friedrich": 8, "karl": 6},
    )  # fmt: skip
    march(position)
    assert where(position, "leopold") != "sagan"


def test_a_place_that_a_train_has_yet_to_come_up_to_costs_a_little() -> None:
    position = war(
        PRUSSIAN_STAGE, MOVEMENT,
        {"friedrich": "schweidnitz", "prussia-train-1": "liegnitz", "karl": "wien"},
    )  # fmt: skip
    marching = Marching(Staff(position, PRUSSIA))
    distances = GRAPH.distances(ATLAS.index["liegnitz"])
    abroad = [city for city in range(GRAPH.size) if not marching.staff.home >> city & 1]
    friedrich = [ATLAS.piece_index["friedrich"]]
    costs = [
        {marching.hunger(marching.stack(c, friedrich)) for c in abroad if distances[c] == steps}
        for steps in (SUPPLY_RANGE, SUPPLY_RANGE + 1, SUPPLY_RANGE + 3, SUPPLY_RANGE + 5)
    ]
    assert all(len(same) == 1 for same in costs)
    assert [*costs[0]] < [*costs[1]] < [*costs[2]] < [*costs[3]]


# -- politics -------------------------------------------------------------------------------------


def test_the_tracks_are_worth_what_they_do_for_a_seat() -> None:
    position = GAME.new()
    assert isinstance(position, Position)
    maria, louis = (Cabinet(position, seat) for seat in ("maria", "louis"))
    saxony_lost, italy_won = [4, 4, 3], [2, 4, 1]
    assert maria.tracks(saxony_lost) > maria.tracks([2, 4, 3]) > maria.tracks(italy_won)
    assert louis.tracks(italy_won) > louis.tracks([2, 4, 3]) > louis.tracks(saxony_lost)


def test_a_marker_is_dearer_the_fewer_are_left() -> None:
    position = GAME.new()
    assert isinstance(position, Position)
    far = (
        Staff(position, FRANCE).marker_worth(FRANCE),
        Staff(position, FRANCE).marker_worth(AUSTRIA),
    )
    position.pool[FRANCE] = position.pool[AUSTRIA] = 1
    near = Staff(position, FRANCE)
    assert near.marker_worth(FRANCE) > far[0] > 0 > far[1] > near.marker_worth(AUSTRIA)


def test_the_last_fortress_of_silesia_is_dearer_than_the_first() -> None:
    """All seven may be annexed, so each counts for more the fewer are missing."""
    neisse = ATLAS.index["neisse"]

    def worth(seat: str, *held: str) -> float:
        position = war(
            PRUSSIAN_STAGE, MOVEMENT, {"friedrich": "glogau", "karl": "brunn"},
            flags={"prussia": ["liegnitz", "glogau", *held]},
        )  # fmt: skip
        position.pool[PRUSSIA] = position.pool[AUSTRIA] = 6  # so that only Silesia differs
        return Staff(position, PRUSSIA, seat).taking(PRUSSIA, neisse)

    others = ("breslau", "schweidnitz", "brieg", "cosel")
    assert worth("frederick", *others) > worth("frederick") > 0
    assert worth("maria", *others) < worth("maria") < 0


# -- the judgement --------------------------------------------------------------------------------


def test_the_captains_choice_is_the_first_plan() -> None:
    judgement = MariaJudgement()
    position = combat(5, 5, prussia=["10S", "9C", "8H", "7D"], austria=["4S", "4H"])
    plans = judgement.plans(position, "frederick", allow_asides=False)
    assert plans[0].actions[0] == choice(position).action
    assert {plan.actions[0] for plan in plans} <= set(position.legal("frederick"))
    assert judgement.horizon(position) > judgement.moment(position)


@pytest.mark.parametrize("scenario", ["advanced", "introductory", "two-player"])
def test_the_chances_of_all_seats_are_one_together(scenario: str) -> None:
    position = GAME.new(scenario)
    assert isinstance(position, Position)
    assert sum(prospects.worth(position, seat) for seat in GAME.seats(position)) == pytest.approx(1)


def test_fewer_markers_left_are_a_better_chance() -> None:
    position = GAME.new()
    assert isinstance(position, Position)
    before = prospects.worth(position, "louis")
    position.pool[FRANCE] -= 4
    assert prospects.worth(position, "louis") > before


def test_a_marshal_thinks_a_duel_through() -> None:
    suit = suit_of("nachod")
    position = combat(4, 6, prussia=[f"10{suit}", f"3{suit}"], austria=["4S", "4H"])
    marshal = Marshal(playouts=2)
    found = advise(marshal, position, "frederick", Random(1))
    assert found.action in position.legal("frederick")
    assert marshal.playouts > 0


@pytest.mark.parametrize("captain", ["maria", "frederick", "louis"])
def test_a_captain_beats_two_recruits(captain: str) -> None:
    bots: dict[str, Bot] = {seat: Recruit() for seat in ("maria", "frederick", "louis")}
    bots[captain] = Captain()
    _, result = play_out(GAME, "advanced", {}, bots, 301, strict=True)
    assert result.winners == (captain,)
