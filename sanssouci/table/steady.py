"""Monotonic time: live clocks are read from it, whatever the wall clock is set to."""

from __future__ import annotations

import time
from collections.abc import Callable
from datetime import datetime, timedelta
from typing import Final

from sanssouci.table.database import utc_now

ASLEEP: Final = 20.0
"""A server looks at its clocks every second; after a gap of so many the machine was asleep."""


class SteadyTime:
    """Starts at the wall-clock time, then runs by itself and never jumps."""

    def __init__(
        self,
        wall: Callable[[], datetime] = utc_now,
        monotonic: Callable[[], float] = time.monotonic,
    ) -> None:
        self._monotonic = monotonic
        self._looked = monotonic()
        self._now = wall()

    def __call__(self) -> datetime:
        looked = self._monotonic()
        passed, self._looked = looked - self._looked, looked
        if passed < ASLEEP:
            self._now += timedelta(seconds=passed)
        return self._now

    def catch_up(self, now: datetime) -> None:
        """Go on from what other servers of the database have agreed on."""
        self._looked, self._now = self._monotonic(), now
