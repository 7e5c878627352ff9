"""A position played on many times, each time with luck of its own, and what came of it.

Two positions of the same turn are played on with the same luck: what is drawn or thrown in a phase
of a stage depends on the number of the playout, the stage, the phase and how often it was
asked there, and on nothing before. So their difference is due to them, and varies far less than
either does.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random

from sanssouci.bots.search.plain import PlainJudgement
from sanssouci.kernel import CHANCE, Action, Appraisal, Game, Illegal, Policy, State, any_of

Row = list[float]
"""What a playout was worth, by seat in the order of the table."""


def appraisal_of(game: Game) -> Appraisal:
    return game.appraisal or PlainJudgement()


def play_on(
    state: State,
    horizon: int,
    seed: str,
    numbers: range,
    begins: Sequence[Action] = (),
    seat: str = "",
) -> list[Row]:
    """What each of some playouts was worth; ``begins`` are first decisions of a seat."""
    game = state.game
    appraisal = appraisal_of(game)
    start = state.clone()
    for action in begins:
        start.apply(seat, action)
    return [_play_on(start.clone(), appraisal, horizon, f"{seed} {number}") for number in numbers]


def _play_on(world: State, appraisal: Appraisal, horizon: int, seed: str) -> Row:
    luck = _Luck(seed)
    spare = Random(f"{seed} policy")
    policy = appraisal.policy(spare)
    while (actors := world.actors) and (moment := appraisal.moment(world)) < horizon:
        actor = actors[0]
        if actor == CHANCE:
            world.apply(CHANCE, world.sample_chance(luck.of(world, moment)))
        else:
            _decide(world, actor, policy, spare)
    return [round(appraisal.worth(world, seat), 5) for seat in world.game.seats(world)]


def _decide(world: State, seat: str, policy: Policy, spare: Random) -> None:
    """People lead a war to where no policy has been; what it cannot answer there chance does."""
    try:
        action = policy(world, seat)
        if action in world.legal(seat):
            world.apply(seat, action)
            return
    except (Illegal, LookupError, ValueError):
        pass
    world.apply(seat, any_of(world.legal(seat), spare))


class _Luck:
    def __init__(self, seed: str) -> None:
        self._seed = seed
        self._asked: Counter[tuple[int, str]] = Counter()

    def of(self, world: State, moment: int) -> Random:
        key = moment, world.phase.name
        self._asked[key] += 1
        return Random(f"{self._seed} {key} {self._asked[key]}")
