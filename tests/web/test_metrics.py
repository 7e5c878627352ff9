"""Figures about the server tell how it is now."""

from __future__ import annotations

import time

import pytest

from sanssouci.web.metrics import WINDOW, Metrics


def test_quantiles_are_those_of_the_last_minute(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 1000.0
    monkeypatch.setattr(time, "monotonic", lambda: now)
    metrics = Metrics()
    metrics.time("action", 9.0)
    now += WINDOW + 1
    metrics.time("action", 0.25)
    told = metrics.text([], [])
    assert 'sanssouci_action_seconds{quantile="0.99"} 0.25' in told
    assert "sanssouci_action_seconds_count 2" in told
    now += WINDOW + 1
    assert 'sanssouci_action_seconds{quantile="0.99"} 0\n' in metrics.text([], [])
