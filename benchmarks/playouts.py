"""How many playouts a second a marshal makes of Friedrich.

    python -m benchmarks --only playouts --before ../before

Aides play games against themselves, and now and then a marshal thinks about the decision that comes
up, as at a table: a contest of plans in worlds that might be the true one. Making the plans is not
counted. As the positions and all luck come from seeds, two states of the code that play alike make
the same playouts, and the fingerprint of what they find says whether they did.

This file is run by itself to measure other code, so it needs no more of the project than that has.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from copy import copy
from dataclasses import dataclass
from functools import cached_property
from hashlib import sha256
from pathlib import Path
from random import Random
from statistics import median
from typing import TYPE_CHECKING, Final, NamedTuple

from sanssouci.bots.search import Limit, think
from sanssouci.games.friedrich.game import FRIEDRICH_GAME
from sanssouci.games.friedrich.officers import prospects
from sanssouci.games.friedrich.officers.aide import Aide
from sanssouci.games.friedrich.officers.judgement import FriedrichJudgement
from sanssouci.games.friedrich.officers.moments import STAGES, moment
from sanssouci.games.friedrich.position import Position
from sanssouci.kernel import CHANCE, Game, Plan, Situation, State

if TYPE_CHECKING:
    from rich.table import Table

HERE: Final = Path(__file__).parent.parent
DEPTH: Final = 3
"""Of a marshal's tree."""
_OPEN: Final = (0.05, 0.95)
"""Between these chances to win a war is not decided."""
_APART: Final = (20, 45)
"""A game is looked at after so many more decisions."""


class Contests(NamedTuple):
    """A scenario, how many turns a playout lasts, and what is thought about."""

    scenario: str
    turns: int
    decisions: int
    playouts: int


class Pace(NamedTuple):
    """How fast the playouts of some contests were."""

    playouts: int
    seconds: float
    fingerprint: str

    @property
    def per_second(self) -> float:
        return self.playouts / self.seconds


class _TimedJudgement(FriedrichJudgement):
    """Looks so many turns ahead, and notes how long it has been at the first plans."""

    def __init__(self, turns: int) -> None:
        super().__init__()
        self._turns = turns
        self.planning: float | None = None

    def plans(self, state: State, seat: str, *, allow_asides: bool) -> Sequence[Plan]:
        start = time.process_time()
        found = super().plans(state, seat, allow_asides=allow_asides)
        if self.planning is None:
            self.planning = time.process_time() - start
        return found

    def horizon(self, state: State) -> int:
        assert isinstance(state, Position)
        return moment(state) + STAGES * self._turns


@dataclass(frozen=True)
class _Asked(Situation):
    """A decision for a marshal with a judgement of our own."""

    turns: int = 2

    @cached_property
    def game(self) -> Game:
        game = copy(self.world.game)
        game.judgement = _TimedJudgement(self.turns)  # type: ignore[misc]
        return game


def positions(scenario: str, seed: int) -> Iterator[tuple[Position, str]]:
    """Positions in which a seat has several plans, from one game of aides after the other."""
    judgement = FriedrichJudgement()
    low, high = _OPEN
    while True:
        luck = Random(seed)
        seed += 1
        position = FRIEDRICH_GAME.new(scenario)
        assert isinstance(position, Position)
        aide, turn = Aide(luck), 0
        wait = luck.randint(*_APART)
        while position.actors:
            seat = position.actors[0]
            if seat == CHANCE:
                position.apply(CHANCE, position.sample_chance(luck))
                continue
            if position.turn != turn:
                turn, aide = position.turn, Aide(luck)
            if len(position.legal(seat)) > 1:
                wait -= 1
                if wait <= 0 and low < prospects.worth(position, seat) < high:
                    wait = luck.randint(*_APART)
                    if len(judgement.plans(position, seat, allow_asides=True)) > 1:
                        yield position.clone(), seat
            position.apply(seat, aide(position, seat))


def pace(contests: Contests, seed: int) -> Pace:
    """Think about every decision twice: the first time warms the caches up, in other worlds."""
    scenario, turns, decisions, playouts = contests
    found = positions(scenario, seed)
    asked = [next(found) for _ in range(decisions)]
    for luck in ("warming up", "measured"):
        made, seconds, seen = 0, 0.0, sha256()
        for number, (position, seat) in enumerate(asked):
            rng = Random(f"{luck} {number}")
            world = position.resample(seat, rng)
            situation = _Asked(seat, world, rng, turns=turns)
            judgement = situation.game.judgement
            start = time.process_time()
            thought = think(situation, Limit(playouts=playouts), DEPTH)
            seconds += time.process_time() - start
            assert isinstance(judgement, _TimedJudgement)
            seconds -= judgement.planning or 0.0
            made += thought.playouts
            seen.update(repr(thought.tallies).encode())
    return Pace(made, seconds, seen.hexdigest()[:12])


MEASURED: Final = (
    Contests("four-player", 1, 12, 32),
    Contests("four-player", 2, 12, 32),
    Contests("war-in-the-west", 2, 12, 32),
    Contests("austrian-theatre", 2, 8, 32),
)


def table(rounds: int, before: Path | None) -> Table:
    """Each row in a process of its own; ``before`` has another state of the code, which is measured
    turn and turn about with this one."""
    from rich.progress import track
    from rich.table import Table

    codes = {"after" if before else "now": HERE} | ({"before": before} if before else {})
    found: dict[tuple[Contests, str], list[Pace]] = {}
    for seed in track(range(rounds), "playouts"):
        for contests in MEASURED:
            for name, code in codes.items():
                found.setdefault((contests, name), []).append(_elsewhere(code, contests, seed))
    shown = Table(title=f"Playouts of a marshal a second, warm, median of {rounds} rounds")
    shown.add_column("scenario, turns of a playout")
    for column in (*reversed(codes), *(("times as fast", "found the same") if before else ())):
        shown.add_column(column, justify="right")
    for contests in MEASURED:
        rows = {name: found[contests, name] for name in reversed(codes)}
        cells = [f"{median(pace.per_second for pace in rows[name]):.0f}" for name in rows]
        if before:
            pairs = list(zip(rows["before"], rows["after"], strict=True))
            cells.append(f"{median(new.per_second / old.per_second for old, new in pairs):.2f}")
            cells.append(str(all(new.fingerprint == old.fingerprint for old, new in pairs)))
        shown.add_row(f"{contests.scenario}, {contests.turns}", *cells)
    return shown


def _elsewhere(code: Path, contests: Contests, seed: int) -> Pace:
    """Measure other code, in another process."""
    run = subprocess.run(
        [sys.executable, __file__, json.dumps([contests, seed])],
        env=os.environ | {"PYTHONPATH": str(code.resolve())},
        stdout=subprocess.PIPE,
        check=True,
    )
    return Pace(*json.loads(run.stdout))


def main() -> None:
    """Measure the contests that are named in JSON, and say so in JSON."""
    contests, seed = json.loads(sys.argv[1])
    print(json.dumps(pace(Contests(*contests), seed)))


if __name__ == "__main__":
    main()
