"""How long a search may think: by a clock, or by a number of playouts."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from sanssouci.kernel import BadOption
from sanssouci.kernel.catalogue import tell

Timer = Callable[[], float]

_TIMERS: Final[dict[str, Timer]] = {"wall": time.perf_counter, "cpu": time.process_time}


def timer_named(name: str) -> Timer:
    """``wall`` is what a player waits for; ``cpu`` is fair on a busy machine."""
    if name not in _TIMERS:
        raise BadOption(tell("arena.no_clock", listed=", ".join(_TIMERS), name=name))
    return _TIMERS[name]


@dataclass(frozen=True)
class Limit:
    """What a decision may cost; a limit of playouts alone makes the search repeatable."""

    seconds: float | None = None
    playouts: int | None = None
    timer: Timer = time.perf_counter


class Clock:
    """Runs from its making until the limit; playouts must be counted with ``tick``."""

    def __init__(self, limit: Limit) -> None:
        self._limit = limit
        self._start = self._last = limit.timer() if limit.seconds is not None else 0.0
        self._longest = 0.0
        self.playouts = 0

    def tick(self) -> None:
        """A playout has ended."""
        self.playouts += 1
        if self._limit.seconds is not None:
            now = self._limit.timer()
            self._longest = max(self._longest, now - self._last)
            self._last = now

    @property
    def most_playouts(self) -> int | None:
        """How many there may be, if they are counted."""
        return self._limit.playouts

    @property
    def spent(self) -> float:
        """The share of the limit that is used up; one more playout may be in it below 1."""
        shares = [0.0]
        if self._limit.playouts is not None:
            shares.append(self.playouts / self._limit.playouts)
        if self._limit.seconds is not None:
            # another playout may take as long as the longest so far
            shares.append((self._last - self._start + self._longest) / self._limit.seconds)
        return max(shares)

    @property
    def is_over(self) -> bool:
        return self.spent >= 1
