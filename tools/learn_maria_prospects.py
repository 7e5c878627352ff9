"""Learn what a position of Maria promises from the records of an arena.

    sanssouci arena run --game maria --scenario advanced --seat maria=captain --others captain \
        --games 100 --seed 41001 --records --out captains.sqlite
    python -m tools.learn_maria_prospects captains.sqlite

Each stage of a war is an example: the four major powers in numbers (``prospects.features``), and
which of them won in the end. A softmax regression over the powers weighs the numbers, the same
weights for all but a constant of each; they are written to the officers' ``prospects.json``. The
last fifth of the wars teaches nothing and measures.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from pathlib import Path

import numpy as np
from numpy.typing import NDArray
from rich.progress import track

from sanssouci.arena.store import opened
from sanssouci.games.maria import GAME
from sanssouci.games.maria.nations import NATION_INDEX
from sanssouci.games.maria.officers.prospects import FEATURES, FILE, contenders, features
from sanssouci.games.maria.position import Position
from sanssouci.kernel import Record

Numbers = NDArray[np.float64]
War = tuple[list[list[list[float]]], int]
"""By stage and power, how it stood; and which of the powers won."""

_RIDGE: float = 20.0
"""Keeps weights small that few wars speak for."""
_STEPS: int = 3000
_RATE: float = 0.3
_HELD_OUT: float = 0.2


def replay(record: Record) -> War:
    """A war, stage by stage."""
    position = GAME.new(record.scenario, **record.options)
    assert isinstance(position, Position)
    powers = contenders(position)
    stages: list[list[list[float]]] = []
    moment = (0, 0)
    for entry in record.entries:
        if (position.turn, position.stage) != moment:
            moment = (position.turn, position.stage)
            stages.append([features(position, power) for power in powers])
        position.apply(entry.seat, entry.action)
    assert position.outcome is not None
    winner = dict(position.outcome.message.args)["nation"]
    return stages, powers.index(NATION_INDEX[str(winner)])


def chances(rows: Numbers, weights: Numbers) -> Numbers:
    """By example and power, its chance."""
    scores = rows @ weights
    shares = np.exp(scores - scores.max(axis=1, keepdims=True))
    found: Numbers = shares / shares.sum(axis=1, keepdims=True)
    return found


def regress(rows: Numbers, won: Numbers) -> Numbers:
    """The weights, by plain gradient descent on numbers of one scale."""
    spread = rows.reshape(-1, rows.shape[2]).std(axis=0)
    spread[spread < 1e-6] = np.inf  # what never varies weighs nothing
    scaled = rows / spread
    found = np.zeros(rows.shape[2])
    for _ in range(_STEPS):
        wrong = chances(scaled, found) - won
        slope = np.einsum("ep,epf->f", wrong, scaled) + _RIDGE * found
        found -= _RATE * slope / len(rows)
    weights: Numbers = found / spread
    return weights


def _table(wars: list[War]) -> tuple[Numbers, Numbers]:
    rows = np.array([powers for stages, _ in wars for powers in stages])
    won = np.zeros(rows.shape[:2])
    won[np.arange(len(rows)), [winner for stages, winner in wars for _ in stages]] = 1.0
    return rows, won


def _said(rows: Numbers, won: Numbers, weights: Numbers) -> Iterator[str]:
    """How far what is said comes true, and how surely the winner is told."""
    said = chances(rows, weights)
    yield f"the winner was given {np.exp(np.log((said * won).sum(axis=1)).mean()):.2f} as a rule"
    for tenth in range(0, 10, 2):
        among = (said >= tenth / 10) & (said < (tenth + 2) / 10)
        if among.sum():
            share = won[among].mean()
            yield f"said to be {10 * tenth} to {10 * tenth + 20} %: {100 * share:.0f} % won"


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("book", type=Path, help="a file of the arena, with records")
    arguments = parser.parse_args()
    with opened(arguments.book) as store:
        records = [Record.loads(store.record(number)) for number in sorted(store.played())]
    wars = [replay(record) for record in track(records, "wars")]
    taught = wars[: len(wars) - round(_HELD_OUT * len(wars))]
    weights = regress(*_table(taught))
    table = {name: round(float(w), 4) for name, w in zip(FEATURES, weights, strict=True)}
    FILE.write_text(json.dumps(table, indent=1) + "\n", encoding="utf-8")
    print(f"{len(taught)} wars taught")
    for line in _said(*_table(wars[len(taught) :]), weights):
        print(line)


if __name__ == "__main__":
    main()
