"""Fair scheduling of scarce slots.

Work that somebody is waiting for comes first. Equals take turns, by address and then by person, so
that nobody gets more by asking more often, or from many browsers at once.
"""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from contextvars import ContextVar
from dataclasses import dataclass
from enum import IntEnum
from typing import Final, NamedTuple

_MOST_REMEMBERED: Final = 10_000


class Rank(IntEnum):
    """How urgent something is."""

    WAITED_FOR = 0
    """Somebody has asked for it, or sits at the table and cannot go on without it."""
    WATCHED = 1
    """Somebody looks on."""
    UNWATCHED = 2
    """Done only while nobody waits for anything else."""


class Claim(NamedTuple):
    rank: Rank
    address: str = ""
    person: str = ""


CLAIM: ContextVar[Callable[[], Claim]] = ContextVar("CLAIM", default=lambda: Claim(Rank.WATCHED))
"""For whom the work at hand is done; the server's own chores are nobody's.

It is asked for as long as the work waits, since somebody may come to look.
"""


@dataclass(frozen=True, eq=False, slots=True)
class _Waiting:
    claim: Callable[[], Claim]
    granted: asyncio.Future[Claim]


class FairPlaces:
    """A fixed number of places, each held by one claimant at a time."""

    def __init__(self, size: int) -> None:
        self.size = size
        self._waiting: list[_Waiting] = []
        self._running: Counter[str] = Counter()
        self._served: OrderedDict[str, int] = OrderedDict()
        """By address and by person, the number of the turn they last had."""
        self._turns = 0
        self._free = size

    @property
    def budget(self) -> int:
        """Maximum number of places for one person, or for all unwatched work together."""
        return (self.size + 1) // 2

    @property
    def budget_of_address(self) -> int:
        """The same for everybody at one address: one place is left for others."""
        return max(1, self.size - 1)

    @asynccontextmanager
    async def place(self) -> AsyncIterator[None]:
        """Wait for a place and hold it."""
        waiting = _Waiting(CLAIM.get(), asyncio.get_running_loop().create_future())
        self._waiting.append(waiting)
        self._grant()
        try:
            claim = await waiting.granted
        except asyncio.CancelledError:
            if waiting in self._waiting:
                self._waiting.remove(waiting)
            elif not waiting.granted.cancelled():  # granted just now, and not wanted any more
                self._release(waiting.granted.result())
            raise
        try:
            yield
        finally:
            self._release(claim)

    def _grant(self) -> None:
        while self._free:
            candidates = [
                (claim, number)
                for number, waiting in enumerate(self._waiting)
                if self._is_within_budget(claim := waiting.claim())
            ]
            if not candidates:
                return
            claim, number = min(candidates, key=lambda candidate: self._order(*candidate))
            self._free -= 1
            self._turns += 1
            for name in _names(claim):
                self._running[name] += 1
                self._served[name] = self._turns
                self._served.move_to_end(name)
            while len(self._served) > _MOST_REMEMBERED:
                self._served.popitem(last=False)
            self._waiting.pop(number).granted.set_result(claim)

    def _is_within_budget(self, claim: Claim) -> bool:
        address, person, rank = _names(claim)
        return (
            self._running[address] < self.budget_of_address
            and self._running[person] < self.budget
            and (claim.rank is not Rank.UNWATCHED or self._running[rank] < self.budget)
        )

    def _order(self, claim: Claim, number: int) -> tuple[int, ...]:
        address, person, _ = _names(claim)
        return (
            claim.rank,
            self._running[address],
            self._served.get(address, 0),
            self._running[person],
            self._served.get(person, 0),
            number,
        )

    def _release(self, claim: Claim) -> None:
        self._free += 1
        for name in _names(claim):
            self._running[name] -= 1
            if not self._running[name]:
                del self._running[name]
        self._grant()


def _names(claim: Claim) -> tuple[str, str, str]:
    return f"address {claim.address}", f"person {claim.person}", f"rank {claim.rank}"
