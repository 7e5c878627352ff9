"""A bar for what takes long."""

from __future__ import annotations

from rich.console import Console
from rich.progress import BarColumn, Progress, ProgressColumn, TextColumn, TimeRemainingColumn


def bar(console: Console, count: ProgressColumn) -> Progress:
    """Gone when the work is done; ``count`` says how far it is."""
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        count,
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=not console.is_terminal,  # it would leave an empty line in a log
    )
