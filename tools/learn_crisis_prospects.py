"""Learn what a position of The Great Crisis promises from wars of captains.

    python -m tools.learn_crisis_prospects --games 100 --seed 200000

Each turn is an example: the position in numbers (``prospects.features``), and who won in the end.
A softmax regression with a draw as the third end weighs them; the result is written to the
officers' ``prospects.json``. In every second war the captains have tempers drawn by lot, so that
unusual positions are seen, too. The last fifth of the games teaches nothing and measures.
"""

from __future__ import annotations

import argparse
import json
from random import Random

import numpy as np
from numpy.typing import NDArray
from rich.progress import track

from sanssouci.games.crisis.atlas import SEATS
from sanssouci.games.crisis.game import CRISIS
from sanssouci.games.crisis.officers import Captain
from sanssouci.games.crisis.officers.prospects import FEATURES, FILE, features
from sanssouci.games.crisis.officers.tempers import EVEN, TEMPERS
from sanssouci.games.crisis.position import Position
from sanssouci.kernel import CHANCE, Situation

Matrix = NDArray[np.float64]

_RIDGE: float = 30.0
"""Keeps weights small that few games speak for."""
_STEPS: int = 4000
_RATE: float = 0.5
_HELD_OUT: float = 0.2


def play(seed: int) -> tuple[list[list[float]], list[float]]:
    """One game: its turns in numbers, and for each seat whether it won."""
    position = CRISIS.new()
    assert isinstance(position, Position)
    luck = Random(seed)
    even = seed % 2 == 0
    tempers = [EVEN.name if even else luck.choice(list(TEMPERS)) for _ in SEATS]
    captains = dict(zip(SEATS, map(Captain, tempers), strict=True))
    examples: list[list[float]] = []
    turn = 0
    while actors := position.actors:
        if position.turn != turn:
            turn = position.turn
            examples.append(features(position))
        seat = actors[0]
        if seat == CHANCE:
            position.apply(seat, position.sample_chance(luck))
        else:
            situation = Situation(seat, position, luck, allow_asides=False)
            position.apply(seat, captains[seat].choose(situation).action)
    assert position.outcome is not None
    return examples, [float(seat in position.outcome.winners) for seat in SEATS]


def regress(rows: Matrix, won: Matrix) -> Matrix:
    """The weights by seat, against a draw whose score is 0; by plain gradient descent."""
    middle, spread = rows.mean(axis=0), rows.std(axis=0)
    middle[0], spread[0] = 0.0, 1.0
    spread[spread < 1e-6] = np.inf  # what never varies weighs nothing
    scaled = (rows - middle) / spread
    found = np.zeros((rows.shape[1], won.shape[1]))
    ridge = np.full((rows.shape[1], 1), _RIDGE / len(rows))
    ridge[0] = 0.0
    for _ in range(_STEPS):
        found -= _RATE * (scaled.T @ (chances(scaled, found) - won) / len(rows) + ridge * found)
    weights: Matrix = found / spread[:, None]
    weights[0] -= middle @ weights
    return weights


def chances(rows: Matrix, weights: Matrix) -> Matrix:
    shares = np.exp(np.clip(rows @ weights, -30, 30))
    found: Matrix = shares / (1 + shares.sum(axis=1, keepdims=True))
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=200_000)
    arguments = parser.parse_args()
    seeds = range(arguments.seed, arguments.seed + arguments.games)
    games = [play(seed) for seed in track(seeds, "games")]
    taught = games[: len(games) - round(_HELD_OUT * len(games))]
    rows = np.array([row for examples, _ in taught for row in examples])
    won = np.array([ended for examples, ended in taught for _ in examples])
    weights = regress(rows, won)
    table = {
        seat: {name: round(float(w), 4) for name, w in zip(FEATURES, column, strict=True)}
        for seat, column in zip(SEATS, weights.T, strict=True)
    }
    FILE.write_text(json.dumps(table, indent=1) + "\n", encoding="utf-8")
    for seat, share in zip(SEATS, won.mean(axis=0), strict=True):
        print(f"{seat} won {share:.2f} of the turns taught")
    for examples, ended in games[len(taught) :]:
        said = chances(np.array(examples), weights)
        print(ended, [[round(float(x), 2) for x in row] for row in said[:: max(1, len(said) // 4)]])


if __name__ == "__main__":
    main()
