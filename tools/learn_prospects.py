"""Learn what a position of Friedrich promises from games that the aide plays against itself.

    python -m tools.learn_prospects --games 1000 --seed 100000 war-in-the-west

Each start of a stage is an example: the attack in numbers (``prospects.features``) and whether
the nation got all its objectives in the end. A logistic regression weighs the numbers; the result
is written to the officers' ``prospects.json``, the other theatres there stay as they are. Now and
then a stage is played carelessly, so that unusual positions are seen, too.
"""

from __future__ import annotations

import argparse
import json
from collections import defaultdict
from collections.abc import Iterator
from random import Random
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray
from rich.progress import track

from sanssouci.games.friedrich.game import FRIEDRICH_GAME
from sanssouci.games.friedrich.nations import NATION_INDEX, NATIONS
from sanssouci.games.friedrich.officers.aide import Aide
from sanssouci.games.friedrich.officers.moments import moment
from sanssouci.games.friedrich.officers.prospects import (
    FEATURES,
    FILE,
    Force,
    attacking,
    features,
    theatre,
)
from sanssouci.games.friedrich.officers.recruit import Recruit
from sanssouci.games.friedrich.position import Position
from sanssouci.kernel import CHANCE, Action, Outcome, Situation

Vector = NDArray[np.float64]

_CARELESS_STAGES = 0.12
_CARELESS_MOVES = 0.5
_RIDGE = 100.0
"""Keeps weights small that few games speak for."""
_STEPS = 30


class Example(NamedTuple):
    nation: int
    features: list[float]


def play(scenario: str, seed: int) -> tuple[str, list[Example], set[int]]:
    """One game: its theatre, the examples on the way, and the nations that got all they need."""
    position = FRIEDRICH_GAME.new(scenario)
    assert isinstance(position, Position)
    fortune, luck = Random(seed), Random(f"aide {seed}")
    player = _Player(luck)
    examples: list[Example] = []
    last = None
    while actors := position.actors:
        if position.phase.name != "allotment" and moment(position) != last:
            last = moment(position)
            examples += _examples(position)
            player.begin_stage()
        seat = actors[0]
        chance = seat == CHANCE
        position.apply(
            seat, position.sample_chance(fortune) if chance else player.choose(position, seat)
        )
    assert position.outcome is not None
    return theatre(position.setting), examples, _conquerors(position.outcome)


class _Player:
    """The aide, careless now and then."""

    def __init__(self, luck: Random) -> None:
        self._luck = luck
        self._aide, self._recruit = Aide(luck), Recruit()
        self._careless = False

    def begin_stage(self) -> None:
        self._aide = Aide(self._luck)  # he counts cards once, which is good for a turn or so
        self._careless = self._luck.random() < _CARELESS_STAGES

    def choose(self, position: Position, seat: str) -> Action:
        marching = position.phase.name == "movement"
        if marching and self._careless and self._luck.random() < _CARELESS_MOVES:
            return self._recruit.choose(Situation(seat, position, self._luck)).action
        return self._aide(position, seat)


def _examples(position: Position) -> Iterator[Example]:
    forces = {n: Force(position, n) for n in position.setting.nations if position.at_war(n)}
    for nation in attacking(position):
        yield Example(nation, features(position, nation, forces))


def _conquerors(outcome: Outcome) -> set[int]:
    if outcome.reason != "objectives":
        return set()
    names = str(dict(outcome.message.args)["nations"]).split()
    return {NATION_INDEX[name] for name in names}


def regress(rows: Vector, won: Vector) -> Vector:
    """The weights of a logistic regression, by Newton's method on standardised features."""
    middle, spread = rows.mean(axis=0), rows.std(axis=0)
    middle[0], spread[0] = 0.0, 1.0  # the constant stays
    spread[spread < 1e-6] = np.inf  # what never varies weighs nothing
    scaled = (rows - middle) / spread
    ridge = np.diag([1e-3] + [_RIDGE] * (rows.shape[1] - 1))
    found = np.zeros(rows.shape[1])
    for _ in range(_STEPS):
        chance = 1 / (1 + np.exp(-np.clip(scaled @ found, -30, 30)))
        doubt = chance * (1 - chance) + 1e-6
        slope = scaled.T @ (won - chance) - ridge @ found
        found = found + np.linalg.solve(scaled.T @ (scaled * doubt[:, None]) + ridge, slope)
    weights: Vector = found / spread
    weights[0] -= float(weights @ middle)
    return weights


def learn(scenario: str, seeds: range) -> tuple[str, dict[str, dict[str, float]]]:
    """The weights of a theatre by nation and feature."""
    rows: defaultdict[int, list[list[float]]] = defaultdict(list)
    won: defaultdict[int, list[bool]] = defaultdict(list)
    name = ""
    for seed in track(seeds, "games"):
        name, examples, conquerors = play(scenario, seed)
        for nation, numbers in examples:
            rows[nation].append(numbers)
            won[nation].append(nation in conquerors)
    table: dict[str, dict[str, float]] = {}
    for nation in sorted(rows):
        weights = regress(np.array(rows[nation]), np.array(won[nation], dtype=float))
        table[NATIONS[nation]] = {
            feature: round(float(weight), 4)
            for feature, weight in zip(FEATURES, weights, strict=True)
        }
        print(f"{name}, {NATIONS[nation]}: {len(rows[nation])} examples")
    return name, table


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("scenario", choices=[s.id for s in FRIEDRICH_GAME.scenarios])
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=100_000)
    arguments = parser.parse_args()
    seeds = range(arguments.seed, arguments.seed + arguments.games)
    name, table = learn(arguments.scenario, seeds)
    known = json.loads(FILE.read_text(encoding="utf-8")) if FILE.exists() else {}
    known[name] = table
    FILE.write_text(json.dumps(known, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
