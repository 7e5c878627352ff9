"""One line of a table's history."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple

from sanssouci.kernel import Reason


class EntryKind(StrEnum):
    ACT = "act"
    CHANCE = "chance"
    UNDO = "undo"


class Row(NamedTuple):
    """An entry as it is stored; entries are only ever appended, an undo is one of them."""

    seq: int
    seat: str
    kind: EntryKind
    action: str = ""
    client_id: str | None = None
    why: Reason = ""
    """What a bot said about its action."""
