"""The view of one who may know everything, put together from the views of all seats."""

from __future__ import annotations

from typing import Any

from sanssouci.kernel import State


def open_view(state: State) -> dict[str, Any]:
    """What all seats know together, for finished games and their analysis."""
    shown: Any = state.view(None)
    for seat in state.game.seats(state):
        shown = _filled(shown, state.view(seat))
    return {**shown, "seat": None}


def _filled(known: Any, more: Any) -> Any:
    """What is known, with every gap (None) filled from the other."""
    if known is None:
        return more
    if isinstance(known, dict) and isinstance(more, dict):
        return {key: _filled(value, more.get(key)) for key, value in known.items()}
    if isinstance(known, list) and isinstance(more, list) and len(known) == len(more):
        return [_filled(*pair) for pair in zip(known, more, strict=True)]
    return known
