"""Where games are kept."""

from __future__ import annotations

import os
from datetime import datetime
from pathlib import Path


def data_folder() -> Path:
    """The user's folder for our files, where the system wants such things to be."""
    if given := os.environ.get("XDG_DATA_HOME"):
        return Path(given) / "sanssouci"
    if os.name == "nt" and (given := os.environ.get("LOCALAPPDATA")):
        return Path(given) / "Sanssouci"
    return Path.home() / ".local" / "share" / "sanssouci"


def fresh_file(game: str, now: datetime | None = None) -> Path:
    """A file for a new game that does not exist yet; its folder does."""
    folder = data_folder() / "games"
    folder.mkdir(parents=True, exist_ok=True)
    stem = f"{game}-{now or datetime.now():%Y-%m-%d-%H%M%S}"
    path = folder / f"{stem}.txt"
    number = 2
    while path.exists():
        path = folder / f"{stem}-{number}.txt"
        number += 1
    return path
