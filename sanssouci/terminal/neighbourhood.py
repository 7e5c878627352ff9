"""The places around one, ring by ring, as a table."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TypeVar

from rich.console import RenderableType
from rich.table import Table

from sanssouci.terminal.wording import say

T = TypeVar("T")


def ring_table(
    headings: Sequence[str],
    centre: T,
    rings: Iterable[tuple[int, Sequence[T]]],
    row: Callable[[T, Sequence[T]], Sequence[RenderableType]],
) -> Table:
    """``row`` tells of a place what stands under the headings, given the ring inside its own."""
    table = Table(box=None, pad_edge=False, header_style="dim")
    table.add_column(say("terminal.steps"), justify="right")
    for heading in headings:
        table.add_column(heading)
    nearer: Sequence[T] = [centre]
    for distance, ring in rings:
        if distance > 1:
            table.add_section()
        for number, place in enumerate(ring):
            table.add_row(str(distance) if number == 0 else "", *row(place, nearer))
        nearer = ring
    return table
