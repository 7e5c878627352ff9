"""A problem in one file: the record, the moment, the version, and what was expected.

It is a record with comments at the top and can be opened like any other. While the game is
running, it starts from the position of the moment as the seat may know it, and reveals nothing
more.
"""

from __future__ import annotations

from dataclasses import replace
from random import Random

from sanssouci.kernel import Play, new_secret
from sanssouci.kernel.catalogue import tell
from sanssouci.table import telling
from sanssouci.table.errors import RefusalCode, Refused
from sanssouci.table.live import LiveTable
from sanssouci.table.threads import at_length


async def report(
    table: LiveTable, holder: str, seat: str, moment: int, expected: str, version: str
) -> str:
    """The file, as frame ``moment`` of the replay shows the game to a seat of mine."""
    table.check_mine(holder, seat)
    head, played = table.head, table.course.play.record
    if head.over:
        record = await at_length(telling.finished_record, table.course, {}, head.result, head.seed)
    else:
        state = await at_length(
            telling.position_at, table.course.game, replace(played, entries=list(played.entries)),
            moment, audience=[seat], everything=False,
        )  # fmt: skip
        if state.outcome is not None:
            raise Refused(RefusalCode.OVER, tell("error.over_then"))
        record = Play.from_position(state.resample(seat, Random(new_secret()))).record
        record.entries.clear()
    remarks = [
        f"A problem with Sanssouci {version}, seen from the seat {seat}",
        f"Moment: {moment}",
        *(f"Expected: {line}" for line in expected.splitlines()),
    ]
    return "".join(f"# {line}\n" for line in remarks) + record.dumps()
