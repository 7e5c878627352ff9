"""How fast a game plays at random, how big its positions are, and how fast peers are.

Time is processor time, so that others at work on the machine count as little as possible.
"""

from __future__ import annotations

import time
import tracemalloc
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from statistics import median

from sanssouci.bots import Captain
from sanssouci.bots.contract import decide
from sanssouci.kernel import CHANCE, Game, State


@dataclass(frozen=True)
class Speed:
    """What was done in a stretch of time."""

    decisions: int
    chances: int
    games: int
    seconds: float
    offered: int = 0
    """The legal actions among which all those decisions were taken."""

    @property
    def decisions_per_second(self) -> float:
        return self.decisions / self.seconds

    @property
    def offered_per_decision(self) -> float:
        return self.offered / self.decisions

    @property
    def microseconds_per_offer(self) -> float:
        """The whole time, shared among the legal actions that were listed."""
        return 1e6 * self.seconds / self.offered

    @property
    def actions_per_second(self) -> float:
        return (self.decisions + self.chances) / self.seconds

    @property
    def games_per_second(self) -> float:
        return self.games / self.seconds


def random_games(game: Game, scenario: str, seconds: float, seed: int) -> Speed:
    """Complete random games; the legal list is built in full at every player's decision."""
    rng = Random(seed)
    decisions = chances = games = offered = 0
    start = time.process_time()
    while time.process_time() - start < seconds:
        state = game.new(scenario)
        while not state.outcome:
            actors = state.actors
            seat = actors[0] if len(actors) == 1 else rng.choice(actors)
            if seat == CHANCE:
                state.apply(seat, state.sample_chance(rng))
                chances += 1
            else:
                legal = state.legal(seat)
                offered += len(legal)
                state.apply(seat, rng.choice(legal))
                decisions += 1
        games += 1
    return Speed(decisions, chances, games, time.process_time() - start, offered)


def random_chess(seconds: float, seed: int) -> Speed:
    """Complete random games of python-chess, in the way its users write them."""
    import chess

    rng = Random(seed)
    decisions = games = offered = 0
    start = time.process_time()
    while time.process_time() - start < seconds:
        board = chess.Board()
        while not board.is_game_over():
            legal = list(board.legal_moves)
            offered += len(legal)
            board.push(rng.choice(legal))
            decisions += 1
        games += 1
    return Speed(decisions, 0, games, time.process_time() - start, offered)


def captains_decisions(game: Game, scenario: str, seconds: float, seed: int) -> list[float]:
    """How long each decision took of captains who fight a war among themselves, in seconds.

    What a captain is shown of the position is made within that time.
    """
    rng, captain = Random(seed), Captain()
    taken: list[float] = []
    state = game.new(scenario)
    start = time.process_time()
    while time.process_time() - start < seconds:
        if state.outcome:
            state = game.new(scenario)
        seat = state.actors[0]
        if seat == CHANCE:
            state.apply(seat, state.sample_chance(rng))
            continue
        before = time.process_time()
        action = decide(captain, state, seat, rng)
        taken.append(time.process_time() - before)
        state.apply(seat, action)
    return taken


def middle_position(game: Game, scenario: str, seed: int, entries: int = 500) -> State:
    """A position in the middle of a random game."""
    rng = Random(seed)
    state = game.new(scenario)
    for _ in range(entries):
        if state.outcome:
            state = game.new(scenario)
        seat = rng.choice(state.actors)
        if seat == CHANCE:
            state.apply(seat, state.sample_chance(rng))
        else:
            state.apply(seat, rng.choice(state.legal(seat)))
    return state


def microseconds(call: Callable[[], object], repeat: int = 7, number: int = 2000) -> float:
    """The median time of a call."""
    times = []
    for _ in range(repeat):
        start = time.process_time()
        for _ in range(number):
            call()
        times.append((time.process_time() - start) / number)
    return 1e6 * median(times)


def bytes_per_clone(state: State, copies: int = 500) -> float:
    """Memory a copy of a position takes of its own."""
    tracemalloc.start()
    kept = [state.clone() for _ in range(copies)]
    size, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return size / len(kept)
