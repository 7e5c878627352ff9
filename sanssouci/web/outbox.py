"""Messages waiting for one client."""

from __future__ import annotations

import asyncio
from collections import Counter

from sanssouci.web.settings import Limits


class Outbox:
    """Messages in the order they are to be sent. Nobody waits for the client to read them."""

    def __init__(self, address: str, limits: Limits, unsent: Counter[str]) -> None:
        """``unsent`` counts by address how many bytes wait, in all outboxes."""
        self._address = address
        self._limits = limits
        self._unsent = unsent
        self._texts: asyncio.Queue[str | None] = asyncio.Queue(limits.waiting_messages)
        self._bytes = 0

    @property
    def is_full(self) -> bool:
        """True if the client does not keep up."""
        limits = self._limits
        return (
            self._bytes > limits.waiting_bytes
            or self._unsent[self._address] > limits.waiting_bytes_by_address
            or self._texts.full()
        )

    def put(self, text: str) -> None:
        self._texts.put_nowait(text)
        self._count(len(text))

    async def take(self) -> str | None:
        """The next text; None if there will be no more. It waits until ``sent`` is told of it."""
        return await self._texts.get()

    def sent(self, text: str) -> None:
        self._count(-len(text))

    def end(self) -> None:
        """Forget what has not been taken, and take nothing more."""
        while not self._texts.empty():
            self.sent(self._texts.get_nowait() or "")
        self._texts.put_nowait(None)

    def drop(self) -> None:
        """The connection is gone, and with it all that was still to be sent."""
        self._count(-self._bytes)

    def _count(self, more: int) -> None:
        self._bytes += more
        self._unsent[self._address] += more
        if not self._unsent[self._address]:
            del self._unsent[self._address]
