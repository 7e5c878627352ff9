"""The marshal at the table: legal in every phase, repeatable, honest, in time."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

import pytest

import sanssouci
from examples.blind_bid import BLIND_BID
from sanssouci.bots import Bot, Captain, Marshal, RandomBot, advise, play_out
from sanssouci.games.friedrich.atlas import GRAPH
from sanssouci.games.friedrich.nations import FRANCE
from sanssouci.games.friedrich.officers import prospects
from sanssouci.games.friedrich.officers.aide import Aide
from sanssouci.games.friedrich.officers.field_staff import FieldStaff
from sanssouci.games.friedrich.officers.ground import Ground, terrain_of
from sanssouci.games.friedrich.officers.staff import Staff
from sanssouci.games.friedrich.position import Position
from sanssouci.games.friedrich.victory import required
from sanssouci.kernel import CHANCE, Action, BadOption, Message, Situation, State
from sanssouci.steps.officers.ground import Goal
from tests.games.friedrich.staging import stage

GAME = sanssouci.game("friedrich")
SETTINGS: tuple[tuple[str, dict[str, object], int], ...] = (
    ("four-player", {}, 3),
    ("three-player", {"edition": 1, "literal_text": True}, 5),
    ("war-in-the-west", {"phantom_cards": True}, 7),
    ("austrian-theatre", {}, 2),
)
RARE = 0.25
COMMON = {"movement": 0.01, "payment": 0.01, "placement": 0.02, "battle": 0.1}
"""How often a bot is asked in each phase of a game played at random."""


def questions(
    scenario: str, options: Mapping[str, object], seed: int, scale: float = 1.0
) -> list[tuple[State, str]]:
    """Decisions of all kinds on the way through a random game."""
    rng = Random(seed)
    state = GAME.new(scenario, **options)
    found = []
    seen: set[str] = set()
    while state.actors:
        seat = rng.choice(state.actors)
        if seat == CHANCE:
            state.apply(CHANCE, state.sample_chance(rng))
            continue
        phase = state.phase.name
        if phase not in seen or rng.random() < scale * COMMON.get(phase, RARE):
            seen.add(phase)
            found.append((state.clone(), seat))
        state.apply(seat, rng.choice(state.legal(seat)))
    return found


@pytest.mark.parametrize(("scenario", "options", "seed"), SETTINGS)
def test_the_marshal_answers_every_question_with_a_legal_action(
    scenario: str, options: Mapping[str, object], seed: int
) -> None:
    marshal = Marshal(playouts=6)
    for state, seat in questions(scenario, options, seed, scale=0.3):
        choice = advise(marshal, state, seat, Random(1))
        assert choice.action in [*state.legal(seat), *state.asides(seat)]
        assert state.game.explain(choice.why)
    assert marshal.playouts > 0


def test_so_many_playouts_repeat_exactly() -> None:
    def once() -> list[object]:
        rng = Random(9)
        marshal = Marshal(playouts=24)
        return [
            advise(marshal, state, seat, rng)
            for state, seat in questions("war-in-the-west", {}, 4, scale=0.3)
        ]

    assert once() == once()


def test_without_shifts_allowed_there_are_none() -> None:
    for state, seat in questions("austrian-theatre", {}, 12, scale=0.5):
        situation = Situation(seat, state, Random(1), allow_asides=False)
        assert Marshal(playouts=4).choose(situation).action in state.legal(seat)


def test_the_marshal_plays_a_game_nobody_has_judged() -> None:
    bots: dict[str, Bot] = {"left": Marshal(playouts=20), "right": RandomBot()}
    _, result = play_out(BLIND_BID, None, {}, bots, 1)
    assert result.winners


def test_the_marshal_beats_chance_at_blind_bid() -> None:
    won = 0
    for seed in range(40):
        bots: dict[str, Bot] = {"left": Marshal(playouts=60), "right": RandomBot()}
        won += "left" in play_out(BLIND_BID, None, {}, bots, seed)[1].winners
    assert won >= 24


def test_workers_think_together() -> None:
    state = GAME.new("war-in-the-west")
    rng = Random(1)
    while state.phase.name != "movement":
        seat = state.actors[0]
        action = state.sample_chance(rng) if seat == CHANCE else state.legal(seat)[0]
        state.apply(seat, action)
    seat = state.actors[0]
    alone, together = Marshal(playouts=12), Marshal(playouts=12, workers=2)
    advise(alone, state, seat, Random(1))
    choice = advise(together, state, seat, Random(1))
    assert choice.action in [*state.legal(seat), *state.asides(seat)]
    assert together.playouts == 2 * alone.playouts > 0


# -- honesty -------------------------------------------------------------------------------------


@pytest.mark.parametrize(("scenario", "options", "seed"), SETTINGS)
def test_plans_and_playouts_use_only_what_a_seat_may_know(
    scenario: str, options: Mapping[str, object], seed: int
) -> None:
    """In every world the seat cannot tell from this one it plans and plays the same."""
    judgement = GAME.judgement
    assert judgement is not None
    rng = Random(seed)
    for state, seat in questions(scenario, options, seed, scale=0.5):
        other = state.resample(seat, rng)
        plans = judgement.plans(state, seat, allow_asides=True)
        assert plans == judgement.plans(other, seat, allow_asides=True)
        assert judgement.policy(Random(1))(state, seat) == judgement.policy(Random(1))(other, seat)


def test_the_search_is_never_shown_the_true_position() -> None:
    """All it has is the situation, whose world has been dealt anew."""
    shown: list[State] = []

    class Watched(Situation):
        def imagine(self) -> State:
            world = super().imagine()
            shown.append(world)
            return world

    state, seat = next(
        (state, seat)
        for state, seat in questions("austrian-theatre", {}, 5)
        if state.phase.name == "movement" and isinstance(state, Position) and state.turn > 3
    )
    Marshal(playouts=60).choose(Watched(seat, state, Random(3)))
    assert len({world.hash() for world in shown}) == len(shown) > 1
    assert all(world.hash() != state.hash() for world in shown)
    assert all(world.view(seat) == state.view(seat) for world in shown)


# -- the field staff -----------------------------------------------------------------------------


@pytest.mark.parametrize(("scenario", "options", "seed"), SETTINGS)
def test_the_field_staff_knows_what_the_staff_knows(
    scenario: str, options: Mapping[str, object], seed: int
) -> None:
    for state, seat in questions(scenario, options, seed, scale=0.5):
        assert isinstance(state, Position)
        if state.phase.name == "allotment":
            continue
        view = state.view(seat)
        for nation in state.nations_of(seat):
            slow, quick = Staff(view, nation), FieldStaff(state, nation)
            assert quick.place == slow.place
            assert quick.troops == slow.troops
            assert quick.down == slow.down
            assert quick.foes == slow.foes
            assert quick.own == slow.own
            assert quick.wanted == slow.wanted
            assert quick.guarded == slow.guarded
            assert quick.threatened == slow.threatened
            assert quick.points == slow.points
            assert quick.foe_trains == slow.foe_trains
            for other in state.setting.nations:
                assert quick.cards(other) == slow.cards(other)
                assert [quick.counted(other, suit) for suit in range(4)] == [
                    slow.counted(other, suit) for suit in range(4)
                ]
                assert quick.missing(other) == slow.missing(other)
                for entry in ("at_war", "troops", "most_troops", "draws"):
                    assert quick.sheets[other][entry] == slow.sheets[other][entry]
            for train in slow.trains:
                city = slow.place[train]
                assert quick.supplied_from(city) == slow.supplied_from(city)


@pytest.mark.parametrize(("scenario", "options", "seed"), SETTINGS)
def test_a_field_staff_for_a_foreign_nation_sees_what_its_seat_may_know(
    scenario: str, options: dict[str, object], seed: int
) -> None:
    for state, seat in questions(scenario, options, seed, scale=0.3):
        assert isinstance(state, Position)
        if state.phase.name == "allotment":
            continue
        view = state.view(seat)
        for nation in state.setting.nations:
            slow, quick = Staff(view, nation), FieldStaff(state, nation, seat)
            assert quick.troops == slow.troops
            assert quick.own == slow.own
            assert len(quick.hand(nation)) == len(slow.hand(nation))


@pytest.mark.parametrize(("scenario", "options", "seed"), SETTINGS)
def test_the_aide_places_discards_and_sends_the_beaten_as_the_captain_does(
    scenario: str, options: dict[str, object], seed: int
) -> None:
    asked = 0
    for state, seat in questions(scenario, options, seed):
        assert isinstance(state, Position)
        if state.phase.name in ("placement", "discard", "retreat"):
            asked += 1
            captains = advise(Captain(), state, seat, Random(1)).action
            assert Aide(Random(1))(state, seat) == captains
    assert asked


def test_an_aide_places_a_whole_purchase_as_if_asked_anew_each_time() -> None:
    position = stage(
        "prussia", only=True, troops={"friedrich": 3, "heinrich": 2, "daun": 6},
        at={"friedrich": "oschatz", "heinrich": "breslau", "daun": "brunn"},
        hands={"prussia": ["10D", "9H", "8S", "7C"]},
    )  # fmt: skip
    seat, aide = position.actors[0], Aide(Random(1))
    position.apply(seat, "recruit 4 0")
    placed: list[Action] = []
    while position.phase.name in ("payment", "placement"):
        action = aide(position, seat)
        assert action == Aide(Random(1))(position, seat)
        if position.phase.name == "placement":
            placed.append(action)
        position.apply(seat, action)
    assert len(placed) > 1
    assert "enter" in {action.verb for action in placed}


def test_the_best_general_counts_for_an_objective() -> None:
    wanted, threatened = Goal(3, 4.0), Goal(200, 1.5)
    ground = Ground(terrain_of(0.86, 0.8), (wanted,), (threatened,))
    near = GRAPH.neighbours[200][0]
    assert ground.use(near) == sum(ground.reach(near))
    assert ground.reach(near)[1] == 1.5
    assert ground.reach(200)[1] == 0.0, "a general protects what is around him (F5.6)"
    together = ground.covered(GRAPH.mask([3, near]))
    assert together == 4.0 + 1.5
    assert ground.covered(GRAPH.mask([3, near])) == together, "kept"
    assert ground.covered(0) == 0.0


def test_the_aide_moves_like_the_captain_more_often_than_not() -> None:
    same = asked = 0
    for state, seat in questions("austrian-theatre", {}, 21, scale=2):
        assert isinstance(state, Position)
        if len(state.legal(seat)) > 1 and state.phase.name in ("movement", "battle"):
            captains = advise(Captain(), state, seat, Random(1)).action
            same += Aide(Random(1))(state, seat) == captains
            asked += 1
    assert same > asked / 2


# -- prospects -----------------------------------------------------------------------------------


def test_in_a_scenario_for_two_one_of_them_wins() -> None:
    for scenario, attacker in (("war-in-the-west", "pompadour"), ("austrian-theatre", "maria")):
        for state, _ in questions(scenario, {}, 6, scale=0.5):
            assert isinstance(state, Position)
            if state.phase.name != "allotment":
                frederick = prospects.worth(state, "frederick")
                assert 0 <= frederick <= 1
                assert frederick + prospects.worth(state, attacker) == pytest.approx(1)


def test_conquests_troops_and_cards_are_good_prospects() -> None:
    state = next(
        state
        for state, _ in questions("war-in-the-west", {}, 6)
        if isinstance(state, Position) and state.turn >= 3
    )
    before = prospects.worth(state, "pompadour")
    richer = state.clone()
    missing = required(state, FRANCE)[1]
    richer.markers |= missing & -missing  # one more
    assert prospects.worth(richer, "pompadour") > before
    weaker = state.clone()
    weaker.hands[FRANCE] = []
    assert prospects.worth(weaker, "pompadour") < before


def test_the_end_of_a_game_leaves_no_doubt() -> None:
    state = GAME.new("war-in-the-west")
    assert isinstance(state, Position)
    state.finish(["pompadour"], "objectives", "F12.4")
    assert prospects.worth(state, "pompadour") == 1
    assert prospects.worth(state, "frederick") == 0


def test_an_unknown_clock_is_refused() -> None:
    with pytest.raises(BadOption, match="clock"):
        Marshal(clock="hourglass")


def test_the_captain_is_the_first_choice() -> None:
    judgement = GAME.judgement
    assert judgement is not None
    for state, seat in questions("war-in-the-west", {}, 15, scale=0.5):
        plans = judgement.plans(state, seat, allow_asides=True)
        assert plans[0].actions[0] == advise(Captain(), state, seat, Random(1)).action
        firsts = [plan.actions for plan in plans]
        assert len(set(firsts)) == len(firsts)
        assert all(isinstance(action, Action) for actions in firsts for action in actions)


def test_where_a_game_has_a_captain_and_no_judgement_the_captain_decides(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = sanssouci.game("crisis")
    monkeypatch.setattr(type(game), "judgement", None)
    play = game.play(seed=3)
    state = play.state
    seat = state.actors[0]
    expected = advise(Captain(), state, seat, Random(1))
    assert advise(Marshal(playouts=2), state, seat, Random(1)) == expected


def test_a_lead_too_small_for_a_figure_is_said_in_words() -> None:
    assert "0" not in sanssouci.game("friedrich").explain(
        Message.of("why.better_than_first", lead=0)
    )
