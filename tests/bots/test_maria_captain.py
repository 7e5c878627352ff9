"""What the captain of Maria does in positions with a plain answer, his odds and his judgement."""

from __future__ import annotations

from random import Random

import pytest

from sanssouci.bots import Bot, Captain, Colonel, Marshal, Recruit, advise, play_out
from sanssouci.games.maria import GAME
from sanssouci.games.maria.atlas import ATLAS, GRAPH, PIECE_ID
from sanssouci.games.maria.nations import AUSTRIA, FRANCE, PRUSSIA
from sanssouci.games.maria.officers import prospects
from sanssouci.games.maria.officers.judgement import MariaJudgement
from sanssouci.games.maria.officers.marching import Marching
from sanssouci.games.maria.officers.staff import Staff
from sanssouci.games.maria.officers.statecraft import Cabinet, peace_worth
from sanssouci.games.maria.position import Position
from sanssouci.games.maria.sequence import (
    AUSTRIAN_STAGE,
    COMBAT,
    FRENCH,
    MOVEMENT,
    PRUSSIAN_STAGE,
)
from sanssouci.games.maria.supply import SUPPLY_RANGE
from sanssouci.kernel import CHANCE, Choice, Situation
from sanssouci.kernel.parts import with_one
from sanssouci.steps.officers.marching import AT_REACH
from tests.games.maria.staging import marked, war, where
from tests.games.maria.test_m20_silesia import SEVEN, after_the_truce, peace


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


# -- retreats -------------------------------------------------------------------------------------


def test_the_beaten_are_driven_over_enemy_hussars() -> None:
    position = war(
        PRUSSIAN_STAGE, COMBAT, {"friedrich": "eilenburg", "karl": "grimma"},
        troops={"friedrich": 8, "karl": 5}, hussars=["dobeln"],
    )  # fmt: skip
    position.apply("maria", "concede")
    assert choice(position).action == "retreat grimma dobeln meissen dresden"


def test_the_beaten_are_driven_out_of_prussia_if_that_costs_it_markers() -> None:
    position = after_the_truce(
        COMBAT, {"friedrich": "treuenbrietzen", "karl": "wittenberg"},
        troops={"friedrich": 5, "karl": 7}, tracks={"saxony": 4},
    )  # fmt: skip
    position.apply("frederick", "concede")
    assert choice(position).action == "retreat treuenbrietzen juterbog zossen"


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


def test_two_generals_meet_to_attack_whom_neither_would_attack_alone() -> None:
    position = war(
        PRUSSIAN_STAGE, MOVEMENT,
        {"friedrich": "braunau-bohmen", "schwerin": "landeshut", "prussia-train-1": "schweidnitz",
         "karl": "reichenau"},
        troops={"friedrich": 5, "schwerin": 5, "karl": 8}, flags={"prussia": SEVEN},
        hands={"prussia": ["2C"], "austria": []},
    )  # fmt: skip
    alone = position.clone()
    alone.take_off(ATLAS.piece_index["friedrich"])
    beside = GRAPH.touching[ATLAS.index["reichenau"]]
    march(position)
    march(alone)
    assert where(position, "friedrich") == where(position, "schwerin")
    assert beside >> ATLAS.index[where(position, "schwerin") or ""] & 1
    assert not beside >> ATLAS.index[where(alone, "schwerin") or ""] & 1


def test_a_general_gets_out_of_reach_of_a_fight_he_cannot_win() -> None:
    position = war(
        AUSTRIAN_STAGE, MOVEMENT,
        {"traun": "ingolstadt", "austria-train-2": "regensburg", "belle-isle": "nurnberg",
         "broglie": "donauworth", "france-train-2": "bamberg"},
        troops={"traun": 3, "belle-isle": 8, "broglie": 8},
        hands={"austria": [], "france": ["9S", "8S", "9C", "9H"]},
    )  # fmt: skip
    march(position)
    distances = GRAPH.distances(ATLAS.index[where(position, "traun") or ""])
    assert min(distances[ATLAS.index[foe]] for foe in ("nurnberg", "donauworth")) > AT_REACH


def test_each_further_enemy_at_hand_is_a_further_danger() -> None:
    at = {"traun": "iglau", "belle-isle": "tabor", "broglie": "pilsen"}
    one = war(AUSTRIAN_STAGE, MOVEMENT, at, troops={"traun": 5}, hands={"france": ["9S", "8H"]})
    two = war(
        AUSTRIAN_STAGE, MOVEMENT, {**at, "broglie": "kolin"},
        troops={"traun": 5}, hands={"france": ["9S", "8H"]},
    )  # fmt: skip

    def danger(position: Position) -> float:
        marching = Marching(Staff(position, AUSTRIA))
        return marching.danger(marching.staff.own[0])

    assert 0 < danger(one) < danger(two)


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


def test_who_had_to_begin_strong_is_thought_strong() -> None:
    """Moritz began with seven at least, and everybody knows it (M3.2)."""
    position = GAME.new()
    assert isinstance(position, Position)
    for general, troops in enumerate((8, 7, 6, 3, 2)):
        position.troops[general] = troops
    guess = Staff(position, AUSTRIA).troops
    assert [guess[general] for general in range(5)] == [7, 6, 5, 4, 4]


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
    for nation in (FRANCE, AUSTRIA):
        position.pool = with_one(position.pool, nation, 1)
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
        # so that only Silesia differs
        for nation in (PRUSSIA, AUSTRIA):
            position.pool = with_one(position.pool, nation, 6)
        return Staff(position, PRUSSIA, seat).taking(PRUSSIA, neisse)

    others = ("breslau", "schweidnitz", "brieg", "cosel")
    assert worth("frederick", *others) > worth("frederick") > 0
    assert worth("maria", *others) == worth("maria") < 0, "the peace is hers to refuse"


FACING: dict[str, str | None] = {
    **{id: None for id in PIECE_ID if id not in ("dessauer", "prussia-train-2")},
    "friedrich": "brieg", "schwerin": "neisse", "leopold": "glatz",
    "prussia-train-1": "schweidnitz",
    "karl": "olmutz", "traun": "brunn", "neipperg": "koniggratz", "austria-train-2": "brunn",
    "moritz": "brussel", "belle-isle": "prag", "france-train-1": "mons", "france-train-2": "eger",
}  # fmt: skip


def offered(conquests: int, *, left_to_france: int) -> Position:
    """Prussia holds all of Silesia, and some fortresses of Austria's as well."""
    position = peace(conquests, turn=5, at=FACING, hands={"prussia": ["5S"], "austria": ["9S"]})
    position.pool = with_one(position.pool, FRANCE, left_to_france)
    return position


@pytest.mark.rule("M20.1")
def test_two_who_are_behind_make_peace_for_silesia() -> None:
    """France lacks three markers: Prussia takes its reward, and Austria an enemy fewer."""
    position = offered(1, left_to_france=3)
    assert peace_worth(position, "frederick") > peace_worth(
        offered(1, left_to_france=9), "frederick"
    ), "the nearer France is to winning the better"
    while position.phase.name in ("peace", "peace_offered"):
        position.apply(position.actors[0], choice(position).action)
    assert position.silesia


@pytest.mark.rule("M20.1")
def test_no_peace_is_made_that_ends_the_war() -> None:
    position = offered(1, left_to_france=3)
    position.pool = with_one(position.pool, PRUSSIA, 1)
    position.apply("frederick", choice(position).action)
    assert position.phase.name == "peace_offered"
    assert choice(position).action == "refuse"


@pytest.mark.rule("M20.1")
def test_who_is_about_to_win_the_war_needs_no_peace() -> None:
    """Two fortresses more, and the war is Prussia's; four of its markers would be at stake."""
    assert choice(offered(4, left_to_france=9)).action == "forgo"


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
    position.pool = with_one(position.pool, FRANCE, position.pool[FRANCE] - 4)
    assert prospects.worth(position, "louis") > before


def test_playouts_use_only_what_a_seat_may_know_and_decide_much_as_the_captain() -> None:
    rng, position, same, asked = Random(3), GAME.new(), 0, 0
    captain = Captain()
    while position.actors and position.turn < 2:  # type: ignore[attr-defined]
        seat = position.actors[0]
        if seat == CHANCE:
            position.apply(CHANCE, position.sample_chance(rng))
            continue
        found = captain.choose(Situation(seat, position, rng, allow_asides=False)).action
        if len(position.legal(seat)) > 1 and rng.random() < 0.5:
            quick = MariaJudgement().policy(Random(1))(position, seat)
            other = position.resample(seat, rng)
            assert quick in position.legal(seat)
            assert quick == MariaJudgement().policy(Random(1))(other, seat)
            same, asked = same + (quick == found), asked + 1
        position.apply(seat, found)
    assert same > asked / 2


def test_a_marshal_thinks_a_duel_through() -> None:
    suit = suit_of("nachod")
    position = combat(4, 6, prussia=[f"10{suit}", f"3{suit}"], austria=["4S", "4H"])
    marshal = Marshal(playouts=2)
    found = advise(marshal, position, "frederick", Random(1))
    assert found.action in position.legal("frederick")
    assert marshal.playouts > 0


def test_a_marshal_who_is_not_told_to_search_plays_as_the_captain_does() -> None:
    suit = suit_of("nachod")
    position = combat(4, 6, prussia=[f"10{suit}", f"3{suit}"], austria=["4S", "4H"])
    for bot, weights in (
        (Marshal(), "learnt"),
        (Marshal(seconds=5), "learnt"),
        (Colonel(), "halfway"),
    ):
        expected = advise(Captain(weights=weights), position, "frederick", Random(1))
        assert advise(bot, position, "frederick", Random(1)) == expected
        assert not bot.playouts, "the captain is as good here"


@pytest.mark.parametrize("captain", ["maria", "frederick", "louis"])
def test_a_captain_beats_two_recruits(captain: str) -> None:
    bots: dict[str, Bot] = {seat: Recruit() for seat in ("maria", "frederick", "louis")}
    bots[captain] = Captain()
    _, result = play_out(GAME, "advanced", {}, bots, 301, strict=True)
    assert result.winners == (captain,)
