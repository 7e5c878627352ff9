"""Where games are kept."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

from sanssouci.folders import data_folder


def games_folder() -> Path:
    """The folder in which games are kept unless another is named."""
    return data_folder() / "games"


def fresh_file(game: str, now: datetime | None = None) -> Path:
    """A file for a new game that does not exist yet; its folder does."""
    folder = games_folder()
    folder.mkdir(parents=True, exist_ok=True)
    stem = f"{game}-{now or datetime.now():%Y-%m-%d-%H%M%S}"
    path = folder / f"{stem}.txt"
    number = 2
    while path.exists():
        path = folder / f"{stem}-{number}.txt"
        number += 1
    return path
