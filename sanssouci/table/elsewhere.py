"""Who is at a table through other servers on the same database."""

from __future__ import annotations

import json
import time
from collections.abc import Collection
from typing import Final, NamedTuple

PRESENCE: Final = "presence"
"""News of who is at a table through the server that tells it."""
WHO: Final = "who"
"""News of a server that wants to know."""
TELL_EVERY: Final = 15.0
"""Seconds after which each server tells it again."""
PAUSE: Final = 0.05
"""Seconds in which those who come and go are told of together."""
FORGOTTEN_AFTER: Final = 3 * TELL_EVERY
"""Seconds without a word after which a server has nobody there."""


class _Told(NamedTuple):
    seats: frozenset[str]
    spectators: int
    at: float


def told(seats: Collection[str], spectators: int) -> str:
    return json.dumps({"seats": sorted(seats), "spectators": spectators})


class Elsewhere:
    def __init__(self) -> None:
        self._told: dict[str, _Told] = {}

    def hear(self, server: str, text: str) -> None:
        said = json.loads(text)
        seats = frozenset(said["seats"])
        self._told[server] = _Told(seats, said["spectators"], time.monotonic())

    def _fresh(self) -> list[_Told]:
        now = time.monotonic()
        return [told for told in self._told.values() if now - told.at < FORGOTTEN_AFTER]

    @property
    def seats(self) -> set[str]:
        return {seat for told in self._fresh() for seat in told.seats}

    @property
    def spectators(self) -> int:
        return sum(told.spectators for told in self._fresh())
