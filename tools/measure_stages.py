"""What bots make of a stage of Friedrich: far cheaper than games, and less is left to luck.

    python -m tools.measure_stages war-in-the-west captain marshal:playouts=16 --stages 40

Aides play games against themselves. Now and then, as a nation begins its marches, each of the bots
plays its movement phase from the same position, and what has come of it is played on by aides in
a number of worlds. Noted is by how much the chance to win is higher than after the first bot's
marches, by the prospects at the end of those playouts. Decided positions are left out.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from random import Random
from statistics import mean, stdev
from typing import Final

from rich.progress import track

from sanssouci.bots.seating import seat_bot
from sanssouci.games.friedrich.game import FRIEDRICH_GAME
from sanssouci.games.friedrich.movement import DONE, Movement
from sanssouci.games.friedrich.officers import prospects
from sanssouci.games.friedrich.officers.aide import Aide
from sanssouci.games.friedrich.officers.moments import STAGES, moment
from sanssouci.games.friedrich.position import Position
from sanssouci.kernel import CHANCE, Situation

_OPEN: Final = (0.05, 0.95)
"""Between these chances to win a war is not decided."""
_APART: Final = (5, 9)
"""A game is looked at after so many more stages."""
_MOST_SHIFTS: Final = 6
"""Shifts of troops that a bot may make in a stage."""


def stages(scenario: str, seed: int) -> Iterator[Position]:
    """Positions in which a nation begins its marches, from one game after the other."""
    while True:
        luck = Random(seed)
        seed += 1
        position = FRIEDRICH_GAME.new(scenario)
        assert isinstance(position, Position)
        aide = Aide(luck)
        wait = luck.randint(*_APART)
        while position.actors:
            seat = position.actors[0]
            if seat == CHANCE:
                position.apply(CHANCE, position.sample_chance(luck))
                continue
            phase = position.phase
            if isinstance(phase, Movement) and not phase.moved and len(position.legal(seat)) > 1:
                wait -= 1
                low, high = _OPEN
                if wait <= 0 and low < prospects.worth(position, seat) < high:
                    wait = luck.randint(*_APART)
                    yield position.clone()
            position.apply(seat, aide(position, seat))


def play_stage(position: Position, bot_name: str, seed: int) -> None:
    """The movement phase as a bot plays it, purchases and shifts of troops included."""
    seat, luck, shifts = position.actors[0], Random(seed), 0
    bot = seat_bot(bot_name)
    while position.actors == (seat,):
        situation = Situation.of(position, seat, luck, allow_asides=shifts < _MOST_SHIFTS)
        action = bot.choose(situation).action
        shifts += action.verb == "transfer"
        position.apply(seat, action)
        if action == DONE:
            return


def judged(position: Position, seat: str, worlds: int, until: int) -> float:
    """The seat's chance to win, over worlds that aides play on until a moment."""
    found: list[float] = []
    for number in range(worlds):
        world = position.resample(seat, Random(number))
        luck = Random(f"stage {number}")
        aide = Aide(luck)
        while world.actors and moment(world) < until:
            actor = world.actors[0]
            by_chance = actor == CHANCE
            world.apply(actor, world.sample_chance(luck) if by_chance else aide(world, actor))
        found.append(prospects.worth(world, seat))
    return mean(found)


def compared(position: Position, bots: Sequence[str], worlds: int, turns: int) -> list[float]:
    """By bot, the chance to win after it has played the stage."""
    seat, until = position.actors[0], moment(position) + turns * STAGES
    chances: list[float] = []
    for bot in bots:
        after = position.clone()
        play_stage(after, bot, seed=1)
        chances.append(judged(after, seat, worlds, until))
    return chances


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("scenario", choices=[s.id for s in FRIEDRICH_GAME.scenarios])
    parser.add_argument("bots", nargs="+", help="the first is the measure of the others")
    parser.add_argument("--stages", type=int, default=40)
    parser.add_argument("--worlds", type=int, default=12)
    parser.add_argument("--turns", type=int, default=2)
    parser.add_argument("--seed", type=int, default=810_000)
    arguments = parser.parse_args()
    found = stages(arguments.scenario, arguments.seed)
    rows = [
        compared(next(found), arguments.bots, arguments.worlds, arguments.turns)
        for _ in track(range(arguments.stages), "stages")
    ]
    for index, bot in enumerate(arguments.bots[1:], 1):
        gains = [row[index] - row[0] for row in rows]
        error = stdev(gains) / len(gains) ** 0.5
        print(f"{bot:24} {mean(gains):+.4f} ± {error:.4f}")


if __name__ == "__main__":
    main()
