# %% [markdown]
# # Learning to lead France
#
# In the War in the West Pompadour has to take ten cities before fate ends the war. Whoever acts at
# random in her seat never does it, not even against a `recruit`, who hardly knows what he wants.
# Here a policy with nineteen weights learns to, from nothing but games, with numpy alone:
#
#     python examples/train_policy.py --plot curve.png
#
# The policy looks at each legal action through a row of *features*, worked out from what the seat
# may know, and takes action `a` with a probability proportional to `exp(weights · features(a))`.
# With all weights at zero that is the random player.

# %%
from __future__ import annotations

import argparse
import math
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray
from rich.progress import track

from sanssouci.bots import BOTS, decide
from sanssouci.games.friedrich.atlas import ATLAS, GRAPH
from sanssouci.kernel import Action, View
from sanssouci.research import SequentialGame, SequentialState

SCENARIO, SEAT, NATION, OPPONENT = "war-in-the-west", "pompadour", "france", "recruit"
GAME = SequentialGame("friedrich", SCENARIO)
Weights = NDArray[np.float64]

# %% [markdown]
# ## What the policy sees of an action
#
# Features are about the ground, not about single cities, so that what is learnt in one place holds
# in others. Only the view is used: enemy strength is the share of a sum that everybody knows.

# %%
FEATURES = (
    "takes objectives", "passes protected ones", "nears an objective", "nears a protected one",
    "stronger than the enemy beside", "weaker than the enemy beside", "out of supply",
    "marches as a stack", "joins comrades",
    "train nears the army", "train near the enemy",
    "is done", "recruits", "recruits many",
    "plays high", "saves the duel", "gives in", "gives in far behind",
    "parts with a high card",
)  # fmt: skip
_GUARD, _SUPPLY = 3, 6
"""Cities a general protects around him (F5.6) and a train feeds (F9.2)."""


class Ground:
    """What all actions of one decision have in common."""

    def __init__(self, view: View) -> None:
        shares = {
            general: pool["troops"] / len(pool["generals"])
            for pool in view["strengths"]
            for general in pool["generals"]
        }
        self.place: dict[str, int] = {}
        self.strength: dict[str, float] = {}
        self.generals: list[int] = []
        self.trains: list[int] = []
        self.enemies: dict[int, float] = {}
        for piece in view["pieces"]:
            if piece["city"] is None:
                continue
            city = self.place[piece["id"]] = ATLAS.index[piece["city"]]
            own = piece["nation"] == NATION
            if piece["kind"] == "train":
                if own:
                    self.trains.append(city)
                continue
            strength = piece["troops"] if own else shares.get(piece["id"], 0.0)
            self.strength[piece["id"]] = strength
            if own:
                self.generals.append(city)
            else:
                self.enemies[city] = self.enemies.get(city, 0.0) + strength
        sheet = next(sheet for sheet in view["nations"] if sheet["id"] == NATION)
        missing = [ATLAS.index[city] for city in sheet["objectives"]["missing"]]
        self.protected = {city for city in missing if _nearest(city, self.enemies) <= _GUARD}
        self.free = set(missing) - self.protected

    def own_goals(self, start: int, goals: set[int]) -> set[int]:
        """The goals to which no other stack is nearer; all if there is none."""
        nearest = {
            goal for goal in goals if GRAPH.distances(goal)[start] <= _nearest(goal, self.generals)
        }
        return nearest or goals


def _nearest(city: int, others: Iterable[int]) -> int:
    steps = GRAPH.distances(city)
    return min((steps[other] for other in others), default=12)


def features(view: View, legal: Sequence[Action]) -> NDArray[np.float64]:
    """One row for each legal action."""
    ground = Ground(view)
    table = np.zeros((len(legal), len(FEATURES)))
    for row, action in zip(table, legal, strict=True):
        describe = _DESCRIBED.get(action.verb)
        if describe is not None:
            describe(row, action, view, ground)
    return table


def _march(row: NDArray[np.float64], action: Action, view: View, ground: Ground) -> None:
    group, *names = action.words
    road = [ATLAS.index[name] for name in names]
    start, end = road[0], road[-1]
    if group not in ground.strength and "+" not in group:
        row[9] = sum(_nearest(g, [start]) - _nearest(g, [end]) for g in ground.generals) / 6
        row[10] = _nearest(end, ground.enemies) <= 4
        return
    passed = set(road[:-1])
    row[0] = len(passed & ground.free)
    row[1] = len(passed & ground.protected)
    for feature, goals in ((2, ground.free), (3, ground.protected)):
        near = ground.own_goals(start, goals)
        row[feature] = (_nearest(start, near) - _nearest(end, near - passed)) / 4
    own = sum(ground.strength[general] for general in group.split("+"))
    beside = [foe for city, foe in ground.enemies.items() if GRAPH.touching[end] >> city & 1]
    row[4] = sum(max(0.0, min(own - foe, 4)) for foe in beside) / 4
    row[5] = sum(max(0.0, min(foe - own, 4)) for foe in beside) / 4
    row[6] = _nearest(end, ground.trains) > _SUPPLY
    row[7] = "+" in group
    row[8] = end != start and end in ground.generals


def _duel(row: NDArray[np.float64], action: Action, view: View, ground: Ground) -> None:
    battle = view["battle"]
    behind = -battle["score"] if battle["turn"] == 0 else battle["score"]
    if action.verb == "play":
        worth = _worth(action)
        row[14] = worth / 10
        row[15] = worth >= behind
    else:
        row[16] = 1
        row[17] = behind / 10


def _worth(action: Action) -> int:
    *_, last = action.words
    face = last.partition(".")[0]
    return int(face) if face.isdigit() else 10 if face == "R" else int(face[:-1])


def _recruit(row: NDArray[np.float64], action: Action, view: View, ground: Ground) -> None:
    row[12] = 1
    row[13] = int(action.words[0]) / 4


def _part(row: NDArray[np.float64], action: Action, view: View, ground: Ground) -> None:
    row[18] = _worth(action) / 10


def _done(row: NDArray[np.float64], action: Action, view: View, ground: Ground) -> None:
    row[11] = 1


_DESCRIBED: dict[str, Callable[[NDArray[np.float64], Action, View, Ground], None]] = {
    "march": _march, "play": _duel, "tie": _duel, "concede": _duel,
    "recruit": _recruit, "discard": _part, "pay": _part,
    "done": _done,
}  # fmt: skip


def choose(weights: Weights, state: SequentialState, luck: Random) -> Action:
    """Sample the policy; a purchase once begun is made, or one could haggle for ever."""
    legal = [action for action in state.state.legal(SEAT) if action != "cancel"]
    if len(legal) == 1:
        return legal[0]
    scores = features(state.state.view(SEAT), legal) @ weights
    shares = np.exp(scores - scores.max())
    return luck.choices(legal, shares.tolist())[0]


# %% [markdown]
# ## A game
#
# A seed settles the luck of the game and of both players. The value of a game is 1 for a victory
# and otherwise half the share of objectives held at the end: without such a hint a player who never
# wins would never learn. The figures reported below count victories alone.


# %%
@dataclass(frozen=True)
class Result:
    won: bool
    value: float


def play(weights: Weights, seed: int) -> Result:
    fortune, luck = Random(seed), Random(f"players {seed}")
    opponent = BOTS[OPPONENT]()
    state = GAME.new_initial_state(remember=False)
    state.resolve_chance(fortune)
    while not state.is_terminal():
        seat = GAME.seats[state.current_player()]
        if seat == SEAT:
            state.apply_whole(choose(weights, state, luck))
        else:
            state.apply_whole(decide(opponent, state.state, seat, luck))
        state.resolve_chance(fortune)
    if state.returns()[GAME.seats.index(SEAT)] > 0:
        return Result(True, 1.0)
    sheets = {sheet["id"]: sheet for sheet in state.state.view(None)["nations"]}
    objectives = sheets[NATION]["objectives"]
    held, missing = len(objectives["taken"]), len(objectives["missing"])
    return Result(False, held / (held + missing) / 2)


# %% [markdown]
# ## Learning
#
# The cross-entropy method: draw a population of weights around a mean, let each play the same few
# games, and move mean and spread to the best quarter. The seeds change with every generation, so
# that nobody learns one war by heart.


# %%
@dataclass
class Curve:
    """What was learnt when."""

    games: list[int] = field(default_factory=list)
    population: list[float] = field(default_factory=list)
    best: list[float] = field(default_factory=list)
    won: list[float] = field(default_factory=list)

    def __str__(self) -> str:
        """Its latest point."""
        return (
            f"{self.games[-1]:5} games: value {self.population[-1]:.2f} on average, "
            f"{self.best[-1]:.2f} at best; the mean policy wins {self.won[-1]:.0%}"
        )


def train(
    generations: int, population: int, games: int, seed: int = 1, checks: int = 20
) -> tuple[Weights, Curve]:
    """The weights after some generations; ``checks`` games follow each for the curve."""
    rng = np.random.default_rng(seed)
    mean, spread = np.zeros(len(FEATURES)), np.full(len(FEATURES), 4.0)
    curve = Curve()
    played = 0
    for generation in track(range(generations), "generations"):
        candidates = mean + spread * rng.standard_normal((population, len(FEATURES)))
        seeds = range(10_000 + generation * games, 10_000 + (generation + 1) * games)
        values = np.array(
            [np.mean([play(weights, s).value for s in seeds]) for weights in candidates]
        )
        elite = candidates[np.argsort(-values)[: max(2, population // 4)]]
        mean = 0.3 * mean + 0.7 * elite.mean(axis=0)
        spread = np.maximum(0.3 * spread + 0.7 * elite.std(axis=0), 0.5)
        played += population * games
        curve.games.append(played)
        curve.population.append(float(values.mean()))
        curve.best.append(float(values.max()))
        curve.won.append(float(np.mean([play(mean, s).won for s in range(5_000, 5_000 + checks)])))
        print(curve)
    return mean, curve


# %% [markdown]
# ## How good is it?
#
# Victories over seeds that were never trained on, with a 95 % interval (Wilson).


# %%
def interval(wins: int, games: int, z: float = 1.96) -> tuple[float, float]:
    middle = (wins + z * z / 2) / (games + z * z)
    width = z * math.sqrt(wins * (games - wins) / games + z * z / 4) / (games + z * z)
    return max(0.0, middle - width), min(1.0, middle + width)


def report(name: str, weights: Weights, games: int) -> str:
    wins = sum(play(weights, seed).won for seed in track(range(games), name))
    low, high = interval(wins, games)
    return f"{name}: {wins} of {games} games won, 95% interval {low:.0%} to {high:.0%}"


def plot(curve: Curve, path: Path) -> None:
    from matplotlib.figure import Figure

    figure = Figure(figsize=(7, 4), layout="constrained")
    axes: Any = figure.subplots()
    axes.plot(curve.games, curve.population, label="value, population mean")
    axes.plot(curve.games, curve.best, label="value, best of the population")
    axes.plot(curve.games, curve.won, label="victories of the mean policy", linewidth=2)
    axes.set(xlabel="games played", ylim=(0, 1), title=f"{SEAT} learns to beat a {OPPONENT}")
    axes.legend()
    figure.savefig(path, dpi=120)


# %%
def main() -> None:
    parser = argparse.ArgumentParser(description="Train Pompadour in the War in the West.")
    parser.add_argument("--generations", type=int, default=12)
    parser.add_argument("--population", type=int, default=16)
    parser.add_argument("--games", type=int, default=6, help="of each candidate")
    parser.add_argument("--test", type=int, default=100, help="games before and after")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--plot", type=Path, default=None, metavar="FILE")
    arguments = parser.parse_args()
    print(report("untrained", np.zeros(len(FEATURES)), arguments.test))
    weights, curve = train(
        arguments.generations, arguments.population, arguments.games, arguments.seed
    )
    print(report("trained", weights, arguments.test))
    for name, weight in sorted(zip(FEATURES, weights, strict=True), key=lambda pair: -pair[1]):
        print(f"{weight:+6.2f}  {name}")
    if arguments.plot:
        plot(curve, arguments.plot)


if __name__ == "__main__":
    main()
