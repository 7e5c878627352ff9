# %% [markdown]
# # Learning to lead France
#
# In the War in the West Pompadour has to take ten cities before fate ends the war. Whoever acts at
# random in her seat never does it, not even against a `recruit`, who hardly knows what he wants.
# Here a policy with nineteen weights learns to, with numpy alone: first by watching a `captain`,
# then from games of its own.
#
#     python examples/train_policy.py --plot curve.png
#
# The policy looks at each legal action through a row of *features*, worked out from what the seat
# may know, and takes the one whose features, weighted, add up to most. Lots decide between equals,
# so with all weights at zero it is the random player.

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

from sanssouci.bots import BOTS, decide, play_out
from sanssouci.games.friedrich.atlas import ATLAS, GRAPH
from sanssouci.kernel import Action, Entry, State, View, replay
from sanssouci.research import SequentialGame, SequentialState

SCENARIO, SEAT, NATION = "war-in-the-west", "pompadour", "france"
TEACHER, OPPONENT = "captain", "recruit"
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
    """Follow the policy; a purchase once begun is made, or one could haggle for ever."""
    legal = [action for action in state.state.legal(SEAT) if action != "cancel"]
    if len(legal) == 1:
        return legal[0]
    scores = features(state.state.view(SEAT), legal) @ weights
    best = np.flatnonzero(scores > scores.max() - 1e-9)
    return legal[luck.choice(best.tolist())]


# %% [markdown]
# ## A game
#
# A seed settles the luck of the game and of both players. The value of a game is 1 for a victory
# and otherwise half the share of objectives held at the end, a hint for learning by experience. The
# figures reported count victories alone.


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
# ## Learning by example
#
# A captain plays some games against the recruit. Of each of his decisions we keep the features of
# all legal actions and which one he took, and look for the weights under which his choices are
# likeliest, if an action were taken with a probability proportional to `exp(weights · features)`
# (a conditional logit). The likelihood has one summit, so plain gradient steps climb it.


# %%
@dataclass
class Examples:
    """Decisions of a teacher: all their actions below each other."""

    rows: list[NDArray[np.float64]] = field(default_factory=list)
    taken: list[int] = field(default_factory=list)

    def watch(self, state: State, entry: Entry) -> None:
        legal = state.legal(SEAT)
        if entry.seat == SEAT and len(legal) > 1 and entry.action in legal:  # no asides
            self.rows.append(features(state.view(SEAT), legal))
            self.taken.append(legal.index(entry.action))


def watch_teacher(examples: Examples, seeds: Iterable[int]) -> None:
    for seed in seeds:
        bots = {seat: BOTS[TEACHER if seat == SEAT else OPPONENT]() for seat in GAME.seats}
        record, _ = play_out(GAME.game, SCENARIO, {}, bots, seed)
        replay(GAME.game, record, watch=examples.watch)


def imitate(
    examples: Examples, steps: int = 300, rate: float = 1.0, decay: float = 1e-3
) -> Weights:
    """The weights under which the teacher's choices are likeliest."""
    table = np.concatenate(examples.rows)
    sizes = [len(rows) for rows in examples.rows]
    starts = np.cumsum([0, *sizes[:-1]])
    wanted = table[starts + examples.taken].sum(axis=0)
    weights = np.zeros(len(FEATURES))
    for _ in range(steps):
        scores = table @ weights
        scores -= np.repeat(np.maximum.reduceat(scores, starts), sizes)
        shares = np.exp(scores)
        shares /= np.repeat(np.add.reduceat(shares, starts), sizes)
        weights += rate * ((wanted - shares @ table) / len(sizes) - decay * weights)
    return weights


# %% [markdown]
# ## Learning by experience
#
# The cross-entropy method: draw a population of weights around what is known, let each play the
# same few games, and move mean and spread to the best quarter. The seeds change with every
# generation, so that nobody learns one war by heart.


# %%
def generation(
    mean: Weights, spread: Weights, population: int, seeds: Sequence[int], rng: np.random.Generator
) -> tuple[Weights, Weights]:
    candidates = mean + spread * rng.standard_normal((population, len(FEATURES)))
    values = [np.mean([play(weights, seed).value for seed in seeds]) for weights in candidates]
    elite = candidates[np.argsort(values)[-max(2, population // 4) :]]
    return (mean + elite.mean(axis=0)) / 2, (spread + elite.std(axis=0)) / 2


# %% [markdown]
# ## Both, and the curve
#
# After each step the policy plays some games on seeds kept for this alone.


# %%
@dataclass
class Curve:
    """Victories by games seen, watched or played."""

    games: list[int] = field(default_factory=list)
    won: list[float] = field(default_factory=list)
    watched: int = 0
    """How many points belong to games watched; the rest are games played."""

    def add(self, games: int, weights: Weights, checks: int) -> None:
        self.games.append(games)
        self.won.append(float(np.mean([play(weights, _CHECKS + n).won for n in range(checks)])))
        print(f"{games:5} games seen: wins {self.won[-1]:.0%} of {checks}")


_LESSONS, _WARS, _CHECKS, _TESTS = 20_000, 10_000, 5_000, 30_000
"""The first seeds of games watched, played to learn, played for the curve, and for the end."""


def train(
    lessons: Sequence[int] = (1, 4, 16, 48),
    generations: int = 4,
    population: int = 12,
    games: int = 5,
    checks: int = 20,
    seed: int = 1,
) -> tuple[Weights, Curve]:
    """Watch as many games as ``lessons`` say, one number after the other, then play."""
    rng = np.random.default_rng(seed)
    curve, examples = Curve(), Examples()
    weights = np.zeros(len(FEATURES))
    curve.add(0, weights, checks)
    seen = 0
    for count in lessons:
        watch_teacher(examples, range(_LESSONS + seen, _LESSONS + count))
        weights, seen = imitate(examples), count
        curve.add(seen, weights, checks)
    curve.watched = len(curve.games)
    spread = np.full(len(FEATURES), 0.5)
    for number in range(generations):
        first = _WARS + number * games
        weights, spread = generation(weights, spread, population, range(first, first + games), rng)
        seen += population * games
        curve.add(seen, weights, checks)
    return weights, curve


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
    seeds = range(_TESTS, _TESTS + games)
    wins = sum(play(weights, seed).won for seed in track(seeds, name))
    low, high = interval(wins, games)
    return f"{name}: {wins} of {games} games won, 95% interval {low:.0%} to {high:.0%}"


def plot(curve: Curve, path: Path) -> None:
    from matplotlib.figure import Figure

    figure = Figure(figsize=(7, 4), layout="constrained")
    axes: Any = figure.subplots()
    start = curve.watched - 1
    axes.plot(curve.games[: start + 1], curve.won[: start + 1], "o-", label="watching a captain")
    axes.plot(curve.games[start:], curve.won[start:], "s-", label="playing itself")
    axes.set(
        xlabel="games seen", ylabel="victories", xlim=(0, None), ylim=(0, 1),
        title=f"{SEAT.title()} learns to beat a {OPPONENT}",
    )  # fmt: skip
    axes.legend()
    figure.savefig(path, dpi=120)


# %%
def main() -> None:
    parser = argparse.ArgumentParser(description="Train Pompadour in the War in the West.")
    parser.add_argument("--generations", type=int, default=4, help="of the second part")
    parser.add_argument("--test", type=int, default=100, help="games before and after")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--plot", type=Path, default=None, metavar="FILE")
    arguments = parser.parse_args()
    print(report("untrained", np.zeros(len(FEATURES)), arguments.test))
    weights, curve = train(generations=arguments.generations, seed=arguments.seed)
    print(report("trained", weights, arguments.test))
    for name, weight in sorted(zip(FEATURES, weights, strict=True), key=lambda pair: -pair[1]):
        print(f"{weight:+6.2f}  {name}")
    if arguments.plot:
        plot(curve, arguments.plot)


if __name__ == "__main__":
    main()
