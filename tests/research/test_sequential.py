"""Games one word at a time: whole games, chance, copies, and what players know."""

from __future__ import annotations

import copy
import pickle
from random import Random

import pytest

import sanssouci
from examples.blind_bid import BLIND_BID, Auction, Bid, Prize
from sanssouci.kernel import (
    Action,
    BadAction,
    BadOption,
    Game,
    Grammar,
    Illegal,
    Message,
    Outcome,
    RuleFailed,
    replay,
)
from sanssouci.research import END, SequentialGame, SequentialState
from sanssouci.research.sequential import CHANCE_PLAYER, TERMINAL_PLAYER, share
from tests.outside.courier import COURIERS_GAME
from tests.research.staging import in_every_scenario


def walk(state: SequentialState, rng: Random, steps: int) -> SequentialState:
    """Say so many words at random, chance's included."""
    for _ in range(steps):
        if not state.is_terminal():
            state.apply_action(rng.choice(state.legal_actions()))
    return state


def before_and_after_a_word(seed: int) -> tuple[SequentialState, SequentialState]:
    """Two states of Friedrich: in the second a player has begun an action."""
    state, rng = SequentialGame("friedrich", "war-in-the-west").new_initial_state(), Random(seed)
    while True:
        before = state.clone()
        walk(state, rng, 1)
        if before.current_player() >= 0 and len(state.entries) == len(before.entries) > 60:
            return before, state


def middle_of_a_word(seed: int = 1) -> SequentialState:
    return before_and_after_a_word(seed)[1]


@in_every_scenario
def test_a_game_ends_with_points_that_add_up_to_nothing(game: Game, scenario: str) -> None:
    played = SequentialGame(game, scenario)
    state, rng = played.new_initial_state(), Random(3)
    while not state.is_terminal():
        player = state.current_player()
        assert state.returns() == [0.0] * played.num_players()
        mask = state.legal_actions_mask(player) if player >= 0 else state.legal_actions_mask()
        assert [id for id, allowed in enumerate(mask) if allowed] == state.legal_actions()
        if state.is_chance_node():
            assert player == CHANCE_PLAYER
            outcomes = state.chance_outcomes()
            assert [id for id, _ in outcomes] == state.legal_actions()
            assert sum(likely for _, likely in outcomes) == pytest.approx(1)
        else:
            others = set(range(played.num_players())) - {player}
            assert all(state.legal_actions(other) == [] for other in others)
        walk(state, rng, 1)
    assert state.current_player() == TERMINAL_PLAYER
    assert state.legal_actions() == []
    assert sum(state.returns()) == pytest.approx(0)
    assert replay(game, state.record()).hash() == state.state.hash()


@pytest.mark.parametrize(
    ("winners", "points"),
    [
        (("a",), [1, -1 / 3, -1 / 3, -1 / 3]),
        (("a", "c"), [0.5, -0.5, 0.5, -0.5]),
        (("a", "b", "c", "d"), [0, 0, 0, 0]),
        ((), [0, 0, 0, 0]),
    ],
)
def test_winners_share_what_the_losers_pay(winners: tuple[str, ...], points: list[float]) -> None:
    outcome = Outcome(winners, "points", Message.of("end"))
    assert share(outcome, "abcd") == pytest.approx(points)


@pytest.mark.parametrize(("winners", "points"), [(("player",), 1), (("automaton",), -1), ((), 0)])
def test_losing_to_an_automaton_is_not_a_draw(winners: tuple[str, ...], points: float) -> None:
    outcome = Outcome(winners, "points", Message.of("end"))
    assert outcome.drawn == (not winners)
    assert share(outcome, ["player"], ["automaton"]) == [points]


@pytest.mark.parametrize(
    ("winners", "points"), [(("a",), [1, -1]), (("a", "b"), [1, 1]), ((), [-1, -1])]
)
def test_sides_judged_apart_win_and_lose_alone(
    winners: tuple[str, ...], points: list[float]
) -> None:
    outcome = Outcome(winners, "points", Message.of("end"))
    assert share(outcome, "ab", apart=True) == points
    assert share(None, "ab", apart=True) == [0, 0]


def test_those_who_act_at_once_follow_each_other() -> None:
    state = SequentialGame(BLIND_BID).new_initial_state()
    walk(state, Random(1), 1)
    assert state.current_player() == 0
    walk(state, Random(1), 1)
    assert state.current_player() == 1
    assert state.entries[-1].seat == "left"


def test_chance_is_explicit_and_even() -> None:
    state = SequentialGame(BLIND_BID).new_initial_state()
    words = state.game.vocabulary.words
    assert [words[id] for id, _ in state.chance_outcomes()] == list("123456")
    assert [likely for _, likely in state.chance_outcomes()] == pytest.approx([1 / 6] * 6)
    walk(state, Random(1), 1)
    with pytest.raises(BadAction, match="not for chance"):
        state.chance_outcomes()


def test_nobody_hears_the_words_of_another() -> None:
    before, state = before_and_after_a_word(1)
    speaker = before.current_player()
    other = 1 - speaker
    assert state.said(speaker)
    assert state.said(other) == ()
    for seen in ("observation_tensor", "observation_string", "information_state_string"):
        assert getattr(state, seen)(other) == getattr(before, seen)(other)
        assert getattr(state, seen)(speaker) != getattr(before, seen)(speaker)


def test_what_a_player_remembers_holds_nothing_hidden() -> None:
    state = middle_of_a_word(4)
    for player, seat in enumerate(state.game.seats):
        world = state.clone()
        world.state = state.state.resample(seat, Random(1))
        world.state.log = state.state.log
        assert world.information_state_string(player) == state.information_state_string(player)
    assert "own.action" in state.information_state_string(0)


def test_own_actions_are_remembered_and_those_of_others_are_not() -> None:
    states = []
    for bid in ("bid 2", "bid 5"):
        state = SequentialGame(BLIND_BID).new_initial_state()
        state.apply_action(state.legal_actions()[0])
        state.apply_whole(sanssouci.Action(bid))
        states.append(state)
    first, second = states
    assert first.information_state_string(0) != second.information_state_string(0)
    assert first.information_state_string(1) == second.information_state_string(1)


def test_a_state_without_memory_says_so() -> None:
    state = SequentialGame(BLIND_BID).new_initial_state(remember=False)
    with pytest.raises(BadOption, match="without a memory"):
        state.information_state_string(0)


@pytest.mark.parametrize("how", [copy.deepcopy, SequentialState.clone])
def test_a_copy_is_equal_and_independent(how: object) -> None:
    state = middle_of_a_word()
    assert callable(how)
    other = how(state)
    _same(state, other)
    before = state.information_state_string(0)
    walk(other, Random(2), 50)
    assert state.information_state_string(0) == before
    assert len(other.entries) > len(state.entries)


def test_a_state_survives_pickling() -> None:
    state = middle_of_a_word()
    text = pickle.dumps(state)
    assert len(text) < 20_000, "the record is pickled, not the position"
    _same(state, pickle.loads(text))
    fresh = SequentialGame(BLIND_BID).new_initial_state()
    _same(fresh, pickle.loads(pickle.dumps(fresh)))


def _same(state: SequentialState, other: SequentialState) -> None:
    assert other.state.hash() == state.state.hash()
    assert other.legal_actions() == state.legal_actions()
    assert other.entries == state.entries
    for player in range(state.game.num_players()):
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.observation_tensor(player) == state.observation_tensor(player)


def test_a_wrong_word_changes_nothing() -> None:
    state = middle_of_a_word()
    before = pickle.dumps(state), state.information_state_string(0)
    wrong = next(id for id in range(END, 50) if id not in state.legal_actions())
    with pytest.raises(BadAction, match="leads to no legal action"):
        state.apply_action(wrong)
    with pytest.raises(Illegal):
        state.apply_whole(sanssouci.Action("dance"))
    assert (pickle.dumps(state), state.information_state_string(0)) == before


def test_there_is_nothing_to_say_after_the_end() -> None:
    state = walk(SequentialGame(BLIND_BID).new_initial_state(), Random(1), 100)
    with pytest.raises(BadAction, match="the game is over"):
        state.apply_action(0)


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (("chess",), "no game called 'chess'"),
        (("friedrich", "melee"), "no scenario 'melee'"),
    ],
)
def test_bad_names_are_told(arguments: tuple[str, ...], problem: str) -> None:
    with pytest.raises(BadOption, match=problem):
        SequentialGame(*arguments)


def test_a_game_that_brings_no_numbers_is_told_by_those_every_game_has() -> None:
    """Whose eyes, who acts, which phase, where its pieces stand; its own verbs are the words."""
    game = SequentialGame(COURIERS_GAME)
    state, rng = game.new_initial_state(), Random(1)
    stood: set[tuple[float, ...]] = set()
    at = game.encoding.offsets["pieces"]
    while not state.is_terminal():
        seen = state.observation_tensor(0)
        assert sum(seen[at : game.encoding.size]) == 4, "each courier stands in one place"
        stood.add(tuple(seen[at : game.encoding.size]))
        state.apply_action(rng.choice(state.legal_actions()))
    assert len(stood) > 1
    assert state.returns()


def test_a_game_without_verbs_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(BLIND_BID), "encoding", None)
    monkeypatch.setattr(type(BLIND_BID), "grammar", Grammar())
    with pytest.raises(BadOption, match="Blind Bid has no grammar"):
        SequentialGame(BLIND_BID)


def test_a_rule_that_breaks_down_leaves_the_state_as_it_was(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    state = SequentialGame(BLIND_BID).new_initial_state()
    state.resolve_chance(Random(1))
    state.apply_whole(Action("bid 5"))
    before, told = state.state.hash(), state.information_state_string(1)

    def half(bid: Bid, auction: Auction) -> None:
        auction.points["left"] += 100
        raise KeyError("prize")

    with monkeypatch.context() as broken:
        broken.setattr(Bid, "_award", half)
        with pytest.raises(RuleFailed):
            state.apply_whole(Action("bid 2"))
    assert (state.state.hash(), state.information_state_string(1)) == (before, told)
    with monkeypatch.context() as broken:
        roll = Prize.roll

        def second_fails(prize: Prize, auction: Auction, seat: str, pips: str) -> None:
            roll(prize, auction, seat, pips)
            assert len(auction.tokens["left"]) == 5

        broken.setattr(Prize, "roll", second_fails)
        state.apply_whole(Action("bid 2"))
        with pytest.raises(RuleFailed):
            state.resolve_chance(Random(1))
    assert state.is_chance_node()
    state.resolve_chance(Random(1))
    assert state.legal_actions()
