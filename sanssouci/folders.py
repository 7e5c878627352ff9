"""Where the user's files are kept."""

from __future__ import annotations

import os
from pathlib import Path


def data_folder() -> Path:
    """The user's folder for our files, where the system wants such things to be."""
    if given := os.environ.get("XDG_DATA_HOME"):
        return Path(given) / "sanssouci"
    if os.name == "nt" and (given := os.environ.get("LOCALAPPDATA")):
        return Path(given) / "Sanssouci"
    return Path.home() / ".local" / "share" / "sanssouci"
