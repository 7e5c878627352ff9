"""Figures about the server, in the text format that Prometheus and others read."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable

Sample = tuple[str, str, float]
"""A name, ``counter`` or ``gauge``, and the value."""


class Metrics:
    def __init__(self) -> None:
        self._counts: defaultdict[str, float] = defaultdict(float)

    def count(self, name: str, amount: float = 1) -> None:
        """Add to a counter; the name may carry labels: ``refusals_total{code="stale"}``."""
        self._counts[name] += amount

    def text(
        self, counters: Iterable[tuple[str, float]], gauges: Iterable[tuple[str, float]]
    ) -> str:
        """All figures, with some that are kept elsewhere."""
        counted = [*self._counts.items(), *counters]
        samples: list[Sample] = [(name, "counter", value) for name, value in counted]
        samples += [(name, "gauge", value) for name, value in gauges]
        lines: list[str] = []
        described: set[str] = set()
        for name, kind, value in sorted(samples):
            family = name.partition("{")[0]
            if family not in described:
                described.add(family)
                lines.append(f"# TYPE sanssouci_{family} {kind}")
            lines.append(f"sanssouci_{name} {value:g}")
        return "\n".join(lines) + "\n"
