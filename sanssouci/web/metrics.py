"""Figures about the server, in the text format that Prometheus and others read."""

from __future__ import annotations

import time
from collections import defaultdict, deque
from collections.abc import Iterable, Sequence
from typing import Final

Sample = tuple[str, str, float]
"""A name, ``counter`` or ``gauge``, and the value."""


QUANTILES: Final = (0.5, 0.95, 0.99)
WINDOW: Final = 60.0
"""Quantiles are those of so many seconds, so that they tell how it is and not how it once was."""
_REMEMBERED: Final = 10_000


def quantile(values: Sequence[float], share: float) -> float:
    """The quantile of some values; 0 if there are none."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else 0.0


class Metrics:
    def __init__(self) -> None:
        self._counts: defaultdict[str, float] = defaultdict(float)
        self._times: defaultdict[str, deque[tuple[float, float]]] = defaultdict(
            lambda: deque(maxlen=_REMEMBERED)
        )
        """By name, when something was done and how long it took."""

    def count(self, name: str, amount: float = 1) -> None:
        """Add to a counter; the name may carry labels: ``refusals_total{code="stale"}``."""
        self._counts[name] += amount

    def time(self, name: str, seconds: float) -> None:
        """Note how long something took; told as quantiles of the last minute."""
        self._times[name].append((time.monotonic(), seconds))
        self.count(f"{name}_seconds_count")
        self.count(f"{name}_seconds_sum", seconds)

    def _quantiles(self) -> list[tuple[str, float]]:
        since = time.monotonic() - WINDOW
        return [
            (f'{name}_seconds{{quantile="{share}"}}', quantile(lately, share))
            for name, times in self._times.items()
            for lately in ([seconds for at, seconds in times if at >= since],)
            for share in QUANTILES
        ]

    def text(
        self, counters: Iterable[tuple[str, float]], gauges: Iterable[tuple[str, float]]
    ) -> str:
        """All figures, with some that are kept elsewhere."""
        counted = [*self._counts.items(), *counters]
        samples: list[Sample] = [(name, "counter", value) for name, value in counted]
        samples += [(name, "gauge", value) for name, value in [*gauges, *self._quantiles()]]
        lines: list[str] = []
        described: set[str] = set()
        for name, kind, value in sorted(samples):
            family = name.partition("{")[0]
            if family not in described:
                described.add(family)
                lines.append(f"# TYPE sanssouci_{family} {kind}")
            lines.append(f"sanssouci_{name} {value:g}")
        return "\n".join(lines) + "\n"
