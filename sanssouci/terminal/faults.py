"""What helps to mend what broke down while somebody played."""

from __future__ import annotations

import traceback
from datetime import datetime
from pathlib import Path

from sanssouci.folders import data_folder
from sanssouci.kernel import Record


def keep_fault(fault: Exception, record: Record) -> Path:
    """Write down where something broke down, and the game up to there; returns the file."""
    folder = data_folder() / "faults"
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{record.game}-{datetime.now():%Y-%m-%d-%H%M%S-%f}.txt"
    trace = "".join(traceback.format_exception(fault))
    path.write_text(f"{trace}\n{record.dumps()}", encoding="utf-8")
    return path
