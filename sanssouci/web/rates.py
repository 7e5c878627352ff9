"""Token buckets for rate limits."""

from __future__ import annotations

import time
from collections import OrderedDict
from typing import Final

from sanssouci.web.settings import Rate

_MOST_BUCKETS: Final = 10_000


class Bucket:
    """Filled with tokens at an even pace; each request takes one."""

    def __init__(self, rate: Rate) -> None:
        self._rate = rate
        self._tokens = rate.burst
        self._filled = time.monotonic()

    def take(self) -> bool:
        now = time.monotonic()
        gained = (now - self._filled) * self._rate.per_second
        self._tokens = min(self._rate.burst, self._tokens + gained)
        self._filled = now
        if self._tokens < 1:
            return False
        self._tokens -= 1
        return True


class Buckets:
    """One bucket for each address; when there are many, the longest unused is forgotten."""

    def __init__(self, rate: Rate) -> None:
        self._rate = rate
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        bucket = self._buckets.get(address)
        if bucket is None:
            bucket = self._buckets[address] = Bucket(self._rate)
            if len(self._buckets) > _MOST_BUCKETS:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(address)
        return bucket.take()
