"""What one march at a table passes through: files and functions, from ``LiveTable.act`` on.

    python -m tools.march_trace            # how many
    python -m tools.march_trace --list     # and which, file by file

The march is made by a person in the middle of a turn of the Austrian Theatre, from the answer that
comes in until it is stored and the next question stands. Whatever is worked out only once (caches,
compiled SQL) has been worked out before. Lambdas and comprehensions belong to the function that
they stand in.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import threading
from collections import defaultdict
from pathlib import Path
from tempfile import TemporaryDirectory
from types import CodeType, FrameType
from typing import Any, Final

import sanssouci
from sanssouci.table import BotPool, LiveTable, SeatKind, SeatPlan, Store, TablePlan, Tables

PACKAGE: Final = Path(sanssouci.__file__).parent
HOLDER: Final = "somebody"
ALLOTTED: Final = {
    "frederick": {"friedrich": 8, "winterfeldt": 2, "heinrich": 6, "schwerin": 3},
    "maria": {"daun": 8, "browne": 6, "karl": 5, "laudon": 6},
}
BEFORE: Final = "march heinrich berlin konigs-wusterhausen"
MARCH: Final = "march schwerin+keith strehlen breslau neumarkt"


def traced() -> dict[str, set[str]]:
    """By file of the package, the functions that the march calls."""
    with TemporaryDirectory() as folder:
        return asyncio.run(_march(Path(folder)))


async def _march(folder: Path) -> dict[str, set[str]]:
    person = SeatPlan(SeatKind.PERSON)
    plan = TablePlan("friedrich", "austrian-theatre", {}, dict.fromkeys(ALLOTTED, person), seed=5)
    notes = Notes()
    tables = Tables(Store(f"sqlite:///{folder / 'tables.sqlite'}"), BotPool(1, 30.0))
    try:
        table = await tables.get((await tables.create(plan, HOLDER)).head.id)
        for seat, shares in ALLOTTED.items():
            for general, troops in shares.items():
                await _act(table, seat, f"allot {general} {troops}")
        await _act(table, "frederick", BEFORE)
        notes.taken = True
        await _act(table, "frederick", MARCH)
        notes.taken = False
    finally:
        notes.close()
        await tables.close()
    return _by_file(notes.called)


async def _act(table: LiveTable, seat: str, action: str) -> None:
    question = table.questions.number(seat)
    await table.act(HOLDER, seat, action, question, f"{seat} {action}")


class Notes:
    """The functions called while notes are taken, in this thread and in all begun since."""

    def __init__(self) -> None:
        self.taken = False
        self.called: set[CodeType] = set()
        threading.setprofile(self._note)
        sys.setprofile(self._note)

    def _note(self, frame: FrameType, event: str, arg: Any) -> None:
        if self.taken and event == "call":
            self.called.add(frame.f_code)

    def close(self) -> None:
        threading.setprofile(None)
        sys.setprofile(None)


def _by_file(called: set[CodeType]) -> dict[str, set[str]]:
    found: dict[str, set[str]] = defaultdict(set)
    for code in called:
        file = Path(code.co_filename)
        if file.is_relative_to(PACKAGE):
            function = code.co_qualname.split(".<locals>.<")[0]
            if not function.startswith("<"):
                found[str(file.relative_to(PACKAGE))].add(function)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--list", action="store_true", help="name them all")
    arguments = parser.parse_args()
    found = traced()
    if arguments.list:
        for file, functions in sorted(found.items()):
            print(f"{file}: {', '.join(sorted(functions))}")
    print(f"{len(found)} files, {sum(map(len, found.values()))} functions")


if __name__ == "__main__":
    main()
