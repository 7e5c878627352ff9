"""Officers answer every question of every game with a legal action, and see nothing hidden."""

from __future__ import annotations

import gc
from collections.abc import Collection, Mapping
from random import Random
from types import ModuleType
from typing import ClassVar

import pytest

import sanssouci
from examples.blind_bid import BLIND_BID
from sanssouci.bots import Bot, Captain, RandomBot, Recruit, advise, decide, play_out
from sanssouci.games.crisis.officers import captain as crisis_captain
from sanssouci.games.crisis.sequence import PHASES as CRISIS_PHASES
from sanssouci.games.friedrich.officers import captain as friedrich_captain
from sanssouci.games.friedrich.sequence import PHASES as FRIEDRICH_PHASES
from sanssouci.games.maria.officers import captain as maria_captain
from sanssouci.games.maria.sequence import PHASES as MARIA_PHASES
from sanssouci.games.sieben_jahre.officers import captain as sieben_captain
from sanssouci.games.sieben_jahre.sequence import PHASES as SIEBEN_PHASES
from sanssouci.kernel import CHANCE, Choice, Message, Situation, State

GAME = sanssouci.game("friedrich")
OFFICERS: tuple[type[Bot], ...] = (Recruit, Captain)

SETTINGS: tuple[tuple[str, str, dict[str, object], int], ...] = (
    ("friedrich", "four-player", {}, 3),
    ("friedrich", "four-player", {"expert": False, "forbid_blocking": False}, 8),
    ("friedrich", "three-player", {"edition": 1, "literal_text": True}, 5),
    ("friedrich", "three-player", {"anniversary": True, "fate_deck": "seeded"}, 6),
    ("friedrich", "war-in-the-west", {"phantom_cards": True}, 7),
    ("friedrich", "austrian-theatre", {"edition": 1}, 2),
    ("crisis", "campaign", {}, 4),
    ("crisis", "campaign", {"besieged_recovery": False, "loc_scope": "all"}, 8),
    ("crisis", "campaign", {"depleted_field_bonus": True, "bonus_by_nation": True}, 9),
    ("maria", "advanced", {}, 1),
    ("maria", "advanced", {"bids": "several", "mission_return": "may", "declining": False}, 5),
    ("maria", "introductory", {}, 3),
    ("maria", "two-player", {"hussar_range": "open", "first_trump": "none"}, 4),
)
LONG_PHASES = ("movement", "payment", "placement", "operations", "party", "mobilization")
"""Phases with many decisions alike: few of them are looked at."""


def mixed(seats: tuple[str, ...], shift: int) -> dict[str, Bot]:
    makers = (RandomBot, Recruit, Captain)
    return {seat: makers[(n + shift) % len(makers)]() for n, seat in enumerate(seats)}


@pytest.mark.parametrize(("game_id", "scenario", "options", "seed"), SETTINGS)
def test_mixed_bots_finish_their_games(
    game_id: str, scenario: str, options: Mapping[str, object], seed: int
) -> None:
    """An action that is not legal would raise."""
    game = sanssouci.game(game_id)
    bots = mixed(game.scenario(scenario).seats, seed)
    _, result = play_out(game, scenario, options, bots, seed, strict=True, seconds=60)
    assert result.reason in game.reasons


def test_a_seed_repeats_a_game_of_captains() -> None:
    def once() -> object:
        bots: dict[str, Bot] = {"frederick": Captain(), "pompadour": Captain()}
        return play_out(GAME, "war-in-the-west", {}, bots, 11)

    assert once() == once()


@pytest.mark.parametrize(("game_id", "scenario", "options", "seed"), SETTINGS)
def test_an_officer_can_take_over_at_any_moment_and_sees_nothing_hidden(
    game_id: str, scenario: str, options: Mapping[str, object], seed: int
) -> None:
    """In positions of random play; in a world the seat cannot tell from the true one, too."""
    rng = Random(seed)
    state = sanssouci.game(game_id).new(scenario, **options)
    chance = RandomBot()
    while state.actors:
        seat = rng.choice(state.actors)
        if seat == CHANCE:
            state.apply(CHANCE, state.sample_chance(rng))
            continue
        rate = 0.03 if state.phase.name in LONG_PHASES else 0.3
        if rng.random() < rate:
            other = state.resample(seat, rng)
            for officer in OFFICERS:
                choice = advise(officer(), state, seat, Random(1))
                assert choice.action in [*state.legal(seat), *state.asides(seat)]
                assert isinstance(choice.why, Message)
                assert state.game.explain(choice.why)
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


@pytest.mark.parametrize(
    ("answers", "phases", "automatic"),
    [
        (
            friedrich_captain.ANSWERS, FRIEDRICH_PHASES,
            "turn deal combat_begins retroactive supply end_of_turn fate phantom",
        ),
        (
            crisis_captain.ANSWERS, CRISIS_PHASES,
            "opening turn campaign army_phase end_of_turn roll_for_points battles encounter attack "
            "losses fort_battle draw_cards mobilization_die winter release winter_depletion "
            "settling event_die",
        ),
        (
            maria_captain.ANSWERS, MARIA_PHASES,
            "turn after_politics stage draw deal supply retroactive aftermath end_of_turn winter "
            "politics turning_up trump_card mission_return box_by_box",
        ),
        (
            sieben_captain.ANSWERS, SIEBEN_PHASES,
            "year fortune draw_advantages fraction turn event march_past assault from_place strike "
            "restoration repairs voyage surrender deal steadfastness bot_movement "
            "bot_consolidation",
        ),
    ],
    ids=["friedrich", "crisis", "maria", "sieben-jahre"],
)  # fmt: skip
def test_every_phase_that_asks_a_player_has_an_answer(
    answers: Collection[str], phases: Collection[str], automatic: str
) -> None:
    """A new phase of the rules must be given one; the automatic ones ask nobody."""
    assert set(answers) == set(phases) - set(automatic.split())


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


@pytest.mark.parametrize("captain", ["prussia", "austria"])
def test_a_captain_beats_a_recruit_in_the_great_crisis(captain: str) -> None:
    for seed in range(201, 204):
        bots: dict[str, Bot] = {"prussia": Recruit(), "austria": Recruit()}
        bots[captain] = Captain()
        _, result = play_out(sanssouci.game("crisis"), None, {}, bots, seed, seconds=60)
        assert result.winners == (captain,)
