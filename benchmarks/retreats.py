"""The longest retreats: up to 23 cities over a map with obstacles in the way."""

from __future__ import annotations

import time
from random import Random

from sanssouci.board import bits
from sanssouci.games.friedrich.atlas import GRAPH, PIECE_COUNT
from sanssouci.games.friedrich.position import Position
from sanssouci.games.friedrich.retreat import retreat_cities
from sanssouci.steps.field import OFF


def worst_retreat(position: Position, length: int, trials: int, seed: int) -> tuple[float, float]:
    """(median, worst) milliseconds to find where a beaten stack may go."""
    rng = Random(seed)
    times = []
    for _ in range(trials):
        start = rng.randrange(GRAPH.size)
        winner = rng.choice(list(bits(GRAPH.touching[start])))
        position.place = [OFF] * PIECE_COUNT
        position.place[0], position.place[15] = start, winner
        near = list(bits(GRAPH.ball(start, 4) & ~GRAPH.bit[start] & ~GRAPH.bit[winner]))
        for piece in rng.sample(range(24, PIECE_COUNT), min(9, len(near))):
            position.place[piece] = rng.choice(near)
        GRAPH.distances(winner)  # kept by the map; not what is measured
        begin = time.perf_counter()
        retreat_cities(position, start, winner, length)
        times.append(1e3 * (time.perf_counter() - begin))
    times.sort()
    return times[len(times) // 2], times[-1]
