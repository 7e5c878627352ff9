"""The messages pushed to clients as a table goes on; docs/protocol.md describes them.

What is the same for several clients is serialised once.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from sanssouci.kernel.catalogue import tell
from sanssouci.table import LiveTable, notices, proposals, telling
from sanssouci.table.store import ChatLine
from sanssouci.table.titles import seat_name, title_of

_WRITER: Final = json.JSONEncoder(separators=(",", ":"))


def written(message: dict[str, Any]) -> str:
    return _WRITER.encode(message)


class ToldPosition(NamedTuple):
    """A position as it is sent; the same for all who look from the same seats."""

    text: str
    position: str
    """Without its log."""
    has_log: bool


def position_message(
    table: LiveTable, seat: str | None, seen: int, mine: Sequence[str]
) -> ToldPosition:
    told = table.position(seat, seen, mine)
    # What is shown of the news goes with them: without any, nothing must seem to have changed.
    log = {key: told.pop(key) for key in ("log", "log_after", "scene")}
    position = written({"type": "position", **told})
    return ToldPosition(f"{position[:-1]},{written(log)[1:]}", position, bool(log["log"]))


def presence_message(table: LiveTable) -> str:
    seats, watchers = table.presence(), table.spectators()
    return written({"type": "presence", "seats": seats, "watchers": watchers})


def table_message(table: LiveTable, holder: str) -> dict[str, Any]:
    head, present = table.head, table.presence()
    return {
        "type": "table",
        "table": head.id,
        "title": title_of(head),
        "game": head.game,
        "scenario": head.scenario,
        "options": head.options,
        "seats": {
            seat.id: {
                "name": seat_name(table.course.game, seat),
                "kind": seat.kind.value,
                "present": present[seat.id],
                "resigned": seat.resigned,
            }
            for seat in head.seats.values()
        },
        "mine": table.seats_of(holder),
        "replaced": table.replaced(holder),
        "passing": [seat for seat in table.seats_of(holder) if head.seats[seat].passes],
        "host": table.is_host(holder),
        "over": head.over,
        "result": table.course.result() or notices.result_told(head.result),
        "hints": head.hints,
        "training": head.training,
        "proposal": proposals.standing(head),
        "clock": None if head.clock is None else head.clock.told(table.now(head.clock.terms)),
        "luck": telling.luck(head.seed, over=head.over),
    }


def chat_message(line: ChatLine) -> dict[str, Any]:
    return {
        "type": "chat",
        "n": line.n,
        "seat": line.seat,
        "who": line.who or tell("table.host"),
        "text": line.text,
        "at": line.at,
    }
