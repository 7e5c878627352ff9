"""Where the user's files are kept, and our guides and examples."""

from __future__ import annotations

import os
import sysconfig
from pathlib import Path


def data_folder() -> Path:
    """The user's folder for our files, where the system wants such things to be."""
    if given := os.environ.get("XDG_DATA_HOME"):
        return Path(given) / "sanssouci"
    if os.name == "nt" and (given := os.environ.get("LOCALAPPDATA")):
        return Path(given) / "Sanssouci"
    return Path.home() / ".local" / "share" / "sanssouci"


def guides_folder() -> Path:
    """Where ``docs`` and ``examples`` lie: the checkout, or where the wheel has put them."""
    checkout = Path(__file__).parent.parent
    if (checkout / "docs").is_dir():
        return checkout
    return Path(sysconfig.get_path("data")) / "share" / "doc" / "sanssouci"
