"""Officers answer every question of every game with a legal action, and see nothing hidden."""

from __future__ import annotations

import gc
from collections.abc import Mapping
from random import Random
from types import ModuleType
from typing import ClassVar

import pytest

import sanssouci
from examples.blind_bid import BLIND_BID
from sanssouci.bots import Bot, Captain, RandomBot, Recruit, advise, decide, play_out
from sanssouci.games.friedrich.officers.captain import ANSWERS
from sanssouci.games.friedrich.sequence import PHASES
from sanssouci.kernel import CHANCE, Choice, Situation, State

GAME = sanssouci.game("friedrich")
OFFICERS: tuple[type[Bot], ...] = (Recruit, Captain)

SETTINGS: tuple[tuple[str, dict[str, object], int], ...] = (
    ("four-player", {}, 3),
    ("four-player", {"expert": False, "forbid_blocking": False}, 8),
    ("three-player", {"edition": 1, "literal_text": True}, 5),
    ("three-player", {"anniversary": True, "fate_deck": "seeded"}, 6),
    ("war-in-the-west", {"phantom_cards": True}, 7),
    ("austrian-theatre", {"edition": 1}, 2),
)


def mixed(seats: tuple[str, ...], shift: int) -> dict[str, Bot]:
    makers = (RandomBot, Recruit, Captain)
    return {seat: makers[(n + shift) % len(makers)]() for n, seat in enumerate(seats)}


@pytest.mark.parametrize(("scenario", "options", "seed"), SETTINGS)
def test_mixed_bots_finish_their_games(
    scenario: str, options: Mapping[str, object], seed: int
) -> None:
    """An action that is not legal would raise."""
    bots = mixed(GAME.scenario(scenario).seats, seed)
    _, result = play_out(GAME, scenario, options, bots, seed)
    assert result.winners


def test_a_seed_repeats_a_game_of_captains() -> None:
    def once() -> object:
        bots: dict[str, Bot] = {"frederick": Captain(), "pompadour": Captain()}
        return play_out(GAME, "war-in-the-west", {}, bots, 11)

    assert once() == once()


@pytest.mark.parametrize(("scenario", "options", "seed"), SETTINGS)
def test_an_officer_can_take_over_at_any_moment_and_sees_nothing_hidden(
    scenario: str, options: Mapping[str, object], seed: int
) -> None:
    """In positions of random play; in a world the seat cannot tell from the true one, too."""
    rng = Random(seed)
    state = GAME.new(scenario, **options)
    chance = RandomBot()
    while state.actors:
        seat = rng.choice(state.actors)
        if seat == CHANCE:
            state.apply(CHANCE, state.sample_chance(rng))
            continue
        rate = 0.03 if state.phase.name in ("movement", "payment", "placement") else 0.3
        if rng.random() < rate:
            other = state.resample(seat, rng)
            for officer in OFFICERS:
                choice = advise(officer(), state, seat, Random(1))
                assert choice.action in [*state.legal(seat), *state.asides(seat)]
                assert choice.why
                assert "\n" not in choice.why
                assert advise(officer(), other, seat, Random(1)) == choice
        state.apply(seat, decide(chance, state, seat, rng))


class Watched:
    """A captain who notes what he is shown."""

    name: ClassVar[str] = "captain"

    def __init__(self) -> None:
        self.shown: list[Situation] = []

    def choose(self, situation: Situation) -> Choice:
        self.shown.append(situation)
        return Captain().choose(situation)


def test_a_bot_is_shown_the_view_of_its_seat() -> None:
    state: State = GAME.new("war-in-the-west")
    rng = Random(5)
    watched = Watched()
    for _ in range(150):
        seat = state.actors[0]
        if seat == CHANCE:
            state.apply(CHANCE, state.sample_chance(rng))
            continue
        before = state.view(seat)
        action = decide(watched, state, seat, rng)
        shown = watched.shown[-1]
        assert shown.view == before
        assert shown.seat == seat
        assert shown.legal == state.legal(seat)
        assert set(shown.asides) == set(state.asides(seat))
        for nation in shown.view["nations"]:
            assert (nation["hand"] is None) == (nation["seat"] != seat)
        state.apply(seat, action)
    assert len(watched.shown) > 50


def test_every_phase_that_asks_a_player_has_an_answer() -> None:
    """A new phase of the rules must be given one; the automatic ones ask nobody."""
    automatic = {
        "turn", "deal", "combat_begins", "retroactive", "supply", "end_of_turn", "fate", "phantom",
    }  # fmt: skip
    assert set(ANSWERS) == set(PHASES) - automatic


def test_a_game_without_officers_is_played_at_random() -> None:
    state = BLIND_BID.play(seed=1).state
    seat = state.actors[0]
    assert decide(Captain(), state, seat, Random(2)) in state.legal(seat)


def test_the_true_position_is_out_of_reach() -> None:
    """Nothing a bot is handed leads to the state itself: whatever it digs up is another world."""
    state = GAME.new("war-in-the-west")
    situation = Situation.of(state, "frederick", Random(2))
    situation.view, situation.asides, situation.legal, situation.imagine()
    reached = _within_reach(situation)
    assert any(isinstance(found, State) for found in reached.values())  # the search sees something
    assert id(state) not in reached


def _within_reach(start: object) -> dict[int, object]:
    """All objects that can be come by from one, through anything but classes and modules."""
    reached: dict[int, object] = {}
    waiting = [start]
    while waiting:
        thing = waiting.pop()
        if id(thing) not in reached and not isinstance(thing, type | ModuleType):
            reached[id(thing)] = thing
            waiting += gc.get_referents(thing)
    return reached


@pytest.mark.parametrize("captain", ["frederick", "pompadour"])
def test_a_captain_beats_recruits_in_the_west(captain: str) -> None:
    for seed in range(101, 109):
        bots: dict[str, Bot] = {"frederick": Recruit(), "pompadour": Recruit()}
        bots[captain] = Captain()
        _, result = play_out(GAME, "war-in-the-west", {}, bots, seed)
        assert result.winners == (captain,)
