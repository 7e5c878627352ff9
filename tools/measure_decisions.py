"""What thinking gains over the first choice in single decisions of Friedrich, rule by rule.

    python -m tools.measure_decisions war-in-the-west --decisions 47 --seed 710000

An aide who has learnt plays against the tempers that are met. Now and then all plans of one of its
decisions are played in the same worlds, as a marshal would. The contest of a marshal is then held
again and again with what was seen, each time with the worlds in another order, and what it chooses
is judged in those it did not use: a rule can be compared with others without a playout more.

What was seen is kept in ``build/``; the same command goes on with it.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from random import Random
from statistics import mean, stdev
from typing import Final, NamedTuple, cast

from rich.progress import track

from sanssouci.bots.search.clock import Clock, Limit
from sanssouci.bots.search.contest import Contest, best_of
from sanssouci.bots.search.tree import Tree
from sanssouci.games.friedrich.game import FRIEDRICH_GAME
from sanssouci.games.friedrich.officers import prospects
from sanssouci.games.friedrich.officers.aide import Aide
from sanssouci.games.friedrich.officers.judgement import IF_LEARNT, FriedrichJudgement
from sanssouci.games.friedrich.officers.learnt import theatre_of, weights_from
from sanssouci.games.friedrich.officers.manner import Manner
from sanssouci.games.friedrich.officers.tempers import MET
from sanssouci.games.friedrich.position import Position
from sanssouci.kernel import CHANCE, WEIGHTS_LEARNT, Action, Plan, Situation, State, Trust
from sanssouci.kernel.worlds import Worlds

_STATES: Final = Path(__file__).parent.parent / "build"
_OPEN: Final = (0.05, 0.95)
"""Between these chances to win a war is not decided."""
_FIRST_LOOK: Final = (8, 30)
_APART: Final = (20, 45)
"""A game is looked at after so many decisions, and again after so many more."""
_TO_JUDGE_BY: Final = 3
"""Worlds that are left over for judging at least."""
_ORDERS: Final = 48
"""In which the worlds come."""
RULES: Final[Mapping[str, Trust]] = {
    "overruled easily": Trust(),
    "hard to overrule": Trust(doubt=0.5),
    "in use": IF_LEARNT,
}

Seen = list[list[float]]
"""By world and plan, what came of it."""


def decisions(scenario: str, seed: int) -> Iterator[tuple[Position, str]]:
    """Positions in which one who has learnt has several plans, from one game after the other."""
    judgement = FriedrichJudgement()
    while True:
        luck = Random(seed)
        seed += 1
        position = FRIEDRICH_GAME.new(scenario)
        assert isinstance(position, Position)
        roles = FRIEDRICH_GAME.scenario(scenario).seats
        own = luck.choice(roles)
        weights = weights_from(WEIGHTS_LEARNT, theatre_of(position.setting.nations), own)
        manners = {role: Manner(luck.choice(MET)) for role in roles if role != own}
        manners[own] = Manner(weights=weights)
        turn, aide = -1, Aide(luck)
        wait = luck.randint(*_FIRST_LOOK)
        low, high = _OPEN
        while position.actors:
            seat = position.actors[0]
            if seat == CHANCE:
                position.apply(CHANCE, position.sample_chance(luck))
                continue
            if position.turn != turn:
                turn, aide = position.turn, Aide(luck, manners.__getitem__)
            if seat == own and len(position.legal(seat)) > 1:
                wait -= 1
                if wait <= 0 and low < prospects.worth(position, seat) < high:
                    if len(judgement.plans(position, seat, allow_asides=True)) > 1:
                        yield position.clone(), seat
                    wait = luck.randint(*_APART)
            position.apply(seat, aide(position, seat))


def played_through(position: Position, seat: str, worlds: int, luck: Random) -> Seen:
    """All plans of a decision in the same worlds."""
    judgement = FriedrichJudgement()
    situation = Situation.of(position, seat, luck)
    world = situation.world
    plans = judgement.plans(world, seat, allow_asides=True)
    tree = Tree(judgement, seat, judgement.horizon(world), 0, world, plans)
    imagined = Worlds(situation, judgement)
    seen: Seen = []
    for _ in range(worlds):
        start, fortune = imagined.imagine(), situation.rng.getrandbits(64)
        tries = [tree.try_plan(start.clone(), plan, Random(fortune)) for plan in plans]
        seen.append([round(worth, 5) for worth in tries])
    return seen


class Gain(NamedTuple):
    """What a contest gains over the first choice on average, and how often it overrules it."""

    worth: float
    overruled: float


def gained(seen: Seen, playouts: int, trust: Trust) -> Gain:
    """Contests of so many playouts, held with the worlds in many orders."""
    luck = Random(1)
    gains: list[float] = []
    overruled = 0
    for _ in range(_ORDERS):
        best, unused = _contest(luck.sample(seen, len(seen)), playouts, trust)
        overruled += best != 0
        gains.append(mean(worths[best] - worths[0] for worths in unused))
    return Gain(mean(gains), overruled / _ORDERS)


def _contest(order: Seen, playouts: int, trust: Trust) -> tuple[int, Seen]:
    """The plan that is chosen, and the worlds that were not needed for it."""
    plans = [Plan((Action.of("plan", index),)) for index in range(len(order[0]))]
    worlds = iter(order[_TO_JUDGE_BY:])
    contest = Contest(_Remembered(), plans, Clock(Limit(playouts=playouts)), trust)
    with suppress(StopIteration):  # no world is left
        contest.run(lambda: cast(State, _World(next(worlds))), Random(0))
    return best_of(contest.tallies), [*worlds, *order[:_TO_JUDGE_BY]]


@dataclass(frozen=True)
class _World:
    """One in which all plans have been tried."""

    worths: Sequence[float]

    def clone(self) -> _World:
        return self


class _Remembered(Tree):
    """Knows what came of every plan."""

    def __init__(self) -> None:
        super().__init__(FriedrichJudgement(), "", horizon=0, depth=0)

    def try_plan(self, world: State, plan: Plan, luck: Random) -> float:
        return cast(_World, world).worths[int(plan.actions[0].words[0])]


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("scenario", choices=[s.id for s in FRIEDRICH_GAME.scenarios])
    parser.add_argument("--decisions", type=int, default=50)
    parser.add_argument("--worlds", type=int, default=12)
    parser.add_argument("--playouts", type=int, nargs="+", default=[8, 16, 32, 64])
    parser.add_argument("--seed", type=int, default=710_000)
    arguments = parser.parse_args()
    scenario, seed = arguments.scenario, arguments.seed
    file = _STATES / f"decisions-{scenario}-{seed}-{arguments.worlds}.json"
    bank: list[Seen] = json.loads(file.read_text(encoding="utf-8")) if file.exists() else []
    file.parent.mkdir(exist_ok=True)
    found = decisions(scenario, seed)
    for number in track(range(arguments.decisions), "decisions"):
        position, seat = next(found)
        if number == len(bank):
            luck = Random(f"bank {seed} {number}")
            bank.append(played_through(position, seat, arguments.worlds, luck))
            file.write_text(json.dumps(bank), encoding="utf-8")
    for playouts in arguments.playouts:
        for name, trust in RULES.items():
            gains = [gained(seen, playouts, trust) for seen in bank[: arguments.decisions]]
            worths = [gain.worth for gain in gains]
            error = stdev(worths) / len(worths) ** 0.5
            share = mean(gain.overruled for gain in gains)
            print(
                f"{playouts:3} {name:18} {mean(worths):+.4f} ± {error:.4f}, {share:.0%} overruled"
            )


if __name__ == "__main__":
    main()
