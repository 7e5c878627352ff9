"""Random games, decision by decision, for the tests of the laboratory."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

import sanssouci
from examples.blind_bid import BLIND_BID
from sanssouci.kernel import CHANCE, Game, State

GAMES: list[Game] = [
    BLIND_BID,
    *(game for game in map(sanssouci.game, sanssouci.GAMES) if game.encoding is not None),
]
"""Every game that can be played by numbers."""
CHOSEN = {"sieben-jahre": ("campaign",)}
"""Of a game with dozens of scenarios that are alike in words and layout, those that are played."""
SPAN = {"sieben-jahre": 700}
"""How many decisions of a long game are looked at: in Sieben Jahre a year and more."""
SCENARIOS = [
    (game, scenario.id)
    for game in GAMES
    for scenario in game.scenarios
    if scenario.id in CHOSEN.get(game.id, (scenario.id,))
]
in_every_scenario = pytest.mark.parametrize(
    ("game", "scenario"), SCENARIOS, ids=[f"{game.id} {scenario}" for game, scenario in SCENARIOS]
)


def positions(game: Game, scenario: str, seed: int, **options: object) -> Iterator[State]:
    """The positions of a random game in which a player or chance has to decide."""
    rng = Random(seed)
    state = game.new(scenario, **options)
    left = SPAN.get(game.id)
    while not state.outcome and left != 0:
        yield state
        left = left - 1 if left is not None else None
        seat = rng.choice(state.actors)
        if seat == CHANCE:
            state.apply(seat, state.sample_chance(rng))
        else:
            state.apply(seat, rng.choice(state.legal(seat)))
