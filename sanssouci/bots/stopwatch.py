"""How long a bot has really taken on a shared machine."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Final

_SCHEDULE: Final = Path("/proc/thread-self/schedstat")
"""Where Linux tells of a thread how long it ran and how long it waited for a processor."""
_BUSY: Final = 1.5
"""By how much a wait may be stretched by what others do, where the system does not tell."""


def waited() -> float | None:
    """Seconds this thread has waited for a processor; None if the system does not say."""
    try:
        return int(_SCHEDULE.read_text(encoding="ascii").split()[1]) / 1e9
    except (OSError, ValueError, IndexError):
        return None


class Stopwatch:
    """Runs from its making, in the thread that made it."""

    def __init__(self) -> None:
        self._wall = time.perf_counter()
        self._ran = time.thread_time()
        self._waited = waited()

    @property
    def took(self) -> float:
        """Seconds that have passed, without those in which others had the processor.

        Sleeping counts as well as computing: whoever waits at the table waits for both.
        """
        ran = time.thread_time() - self._ran
        wall = time.perf_counter() - self._wall
        now = waited()
        if now is None or self._waited is None:
            return max(ran, wall / _BUSY)
        return max(ran, wall - (now - self._waited))
