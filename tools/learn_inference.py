"""Learn what deeds tell of a hand in Friedrich, and measure how true the guesses are.

    python -m tools.learn_inference --games 40 --seed 500000 austrian-theatre

Captains of all tempers play; whenever somebody is to answer in a battle or begins his marches, a
dozen worlds are imagined for him. Of every other nation and suit is noted what the worlds expect of
the points held there, what the signs are (``inference.signs_in``), and what is true. The first two
thirds of the games teach how much each sign says: by how much, for a point of variance, the
truth lay off what was expected (a least-squares fit). The last third measures: how often a hand
held at least ten points of a suit, among the cases in which that was said to be so and so likely,
by worlds dealt evenly and by worlds weighed. Nothing is written; the numbers are for ``SAYS``.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from random import Random
from typing import Final, NamedTuple

import numpy as np
from rich.progress import track

from sanssouci.games.friedrich.deck import SUIT, VALUE
from sanssouci.games.friedrich.game import FRIEDRICH_GAME
from sanssouci.games.friedrich.officers.captain import Captain
from sanssouci.games.friedrich.officers.inference import SIGNS, signs_in
from sanssouci.games.friedrich.officers.tempers import TEMPERS
from sanssouci.games.friedrich.position import Position
from sanssouci.kernel import Chronicle, Situation, drawn_from

_WORLDS: Final = 20
_OFTEN: Final = 0.25
"""Of the decisions, how many are looked at; those of one battle are much alike."""
_MUCH: Final = 10
"""Points of a suit that decide a battle."""
_BINS: Final = 10


class Guess(NamedTuple):
    """A nation's points in a suit: what worlds hold there, what the signs are, what is true."""

    imagined: tuple[int, ...]
    signs: tuple[float, ...]
    truth: int


def played(scenario: str, seed: int) -> Iterator[Guess]:
    """The guesses of one game."""
    luck = Random(f"inference {seed}")
    chosen = FRIEDRICH_GAME.scenario(scenario)
    options = FRIEDRICH_GAME.check_options(chosen, {})
    chronicle = Chronicle(FRIEDRICH_GAME.begin(chosen, options), listens=True)
    position, fortune = chronicle.state, drawn_from(Random(seed))
    assert isinstance(position, Position)
    captains = {seat: Captain(luck.choice(list(TEMPERS))) for seat in chosen.seats}
    chronicle.resolve_chance(fortune)
    while position.actors:
        seat = position.actors[0]
        log = chronicle.log(seat)
        situation = Situation.of(position, seat, luck, log=log)
        if position.phase.name in ("battle", "movement") and luck.random() < _OFTEN:
            yield from _guesses(position, situation)
        chronicle.apply(seat, captains[seat].choose(situation).action)
        chronicle.resolve_chance(fortune)


def _guesses(position: Position, situation: Situation) -> Iterator[Guess]:
    signs = signs_in(situation.log, position)
    worlds = [situation.imagine() for _ in range(_WORLDS)]
    for nation in position.setting.nations:
        if position.at_war(nation) and position.controllers[nation] != situation.seat:
            for suit in range(4):
                row = signs.get((nation, suit), [0.0] * len(SIGNS))
                imagined = [_points(world, nation, suit) for world in worlds]
                truth = _points(position, nation, suit)
                yield Guess(tuple(imagined), tuple(row), truth)


def _points(world: object, nation: int, suit: int) -> int:
    assert isinstance(world, Position)
    return sum(VALUE[card] for card in world.hands[nation] if SUIT[card] == suit)


def learn(guesses: Sequence[Guess]) -> np.ndarray:
    """How much each sign says: the tilt that moves what is expected to what was true."""
    worlds = np.array([guess.imagined for guess in guesses], dtype=float)
    signs = np.array([guess.signs for guess in guesses])
    off = np.array([guess.truth for guess in guesses]) - worlds.mean(axis=1)
    spread = worlds.var(axis=1)
    weighed = signs * np.sqrt(spread)[:, None]
    ridge = np.eye(len(SIGNS))
    # (truth - mean) has the variance ``spread`` and the expectation ``spread * signs @ says``
    right = weighed.T @ (off / np.sqrt(np.maximum(spread, 1e-9)) * (spread > 0))
    found: np.ndarray = np.linalg.solve(weighed.T @ weighed + ridge, right)
    return found


def said(guess: Guess, says: np.ndarray) -> float:
    """How likely ten points are, by worlds weighed as the signs say."""
    lean = float(np.dot(says, guess.signs))
    weights = np.exp(lean * (np.array(guess.imagined) - np.mean(guess.imagined)))
    much = np.array(guess.imagined) >= _MUCH
    return float((weights * much).sum() / weights.sum())


def report(name: str, guesses: Sequence[Guess], says: np.ndarray) -> None:
    """Of what was said to be 30 % likely, how much was so."""
    likely = np.array([said(guess, says) for guess in guesses])
    true = np.array([guess.truth >= _MUCH for guess in guesses], dtype=float)
    bins = np.minimum((likely * _BINS).astype(int), _BINS - 1)
    gap = 0.0
    print(f"{name}: squared error {np.mean((likely - true) ** 2):.4f}")
    for number in range(_BINS):
        there = bins == number
        if there.any():
            gap += there.mean() * abs(likely[there].mean() - true[there].mean())
            print(
                f"  said {likely[there].mean():4.0%}   so {true[there].mean():4.0%}"
                f"   of {there.sum()}"
            )
    print(f"  off by {gap:.3f} on average")


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("scenario", choices=[s.id for s in FRIEDRICH_GAME.scenarios])
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--seed", type=int, default=500_000)
    arguments = parser.parse_args()
    games = [
        list(played(arguments.scenario, arguments.seed + number))
        for number in track(range(arguments.games), "games")
    ]
    taught = max(1, 2 * len(games) // 3)
    lessons = [guess for game in games[:taught] for guess in game]
    measured = [guess for game in games[taught:] for guess in game]
    says = learn(lessons)
    for sign, much in zip(SIGNS, says, strict=True):
        seen = sum(guess.signs[SIGNS.index(sign)] > 0 for guess in lessons)
        print(f"{sign:10} {much:+.4f}   seen in {seen}")
    facing = [guess for guess in measured if any(guess.signs)]
    report("dealt evenly", facing, np.zeros(len(SIGNS)))
    report("weighed", facing, says)


if __name__ == "__main__":
    main()
