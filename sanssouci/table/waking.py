"""Wakes tables where a bot has to act after a server start, even if nobody has them open.

Where several servers share a database, each looks now and then for tables that have been quiet for
too long, such as those of a server that has stopped.
"""

from __future__ import annotations

import asyncio
import logging
from datetime import datetime, timedelta
from typing import TYPE_CHECKING, Final

from sqlalchemy import select
from sqlalchemy.exc import SQLAlchemyError

from sanssouci.kernel import SanssouciError
from sanssouci.table import schema
from sanssouci.table.database import as_text, utc_now
from sanssouci.table.fairness import CLAIM, Claim, Rank
from sanssouci.table.seats import SeatKind
from sanssouci.table.store import Store
from sanssouci.table.threads import in_thread

if TYPE_CHECKING:
    from sanssouci.table.tables import Tables

AT_ONCE: Final = 4
"""Maximum number of tables woken at once, so that a start does not overload the server."""
QUIET: Final = timedelta(seconds=30)
"""Longer than any bot thinks."""

_log = logging.getLogger("sanssouci.table")


def waiting_for_bots(store: Store, quiet_since: datetime) -> list[str]:
    """Running tables whose turn is a bot's; those where a person waits come first."""
    running = schema.tables.c.over.is_(False), schema.tables.c.updated <= as_text(quiet_since)
    with store.engine.connect() as connection:
        turns = connection.execute(
            select(schema.tables.c.id, schema.tables.c.turn_of).where(*running)
        ).all()
        bots: dict[str, set[str]] = {}
        with_persons: set[str] = set()
        for seat in connection.execute(
            select(schema.seats.c.table_id, schema.seats.c.seat, schema.seats.c.kind)
            .join(schema.tables)
            .where(*running)
        ):
            if seat.kind == SeatKind.BOT.value:
                bots.setdefault(seat.table_id, set()).add(seat.seat)
            else:
                with_persons.add(seat.table_id)
    waiting = [row.id for row in turns if bots.get(row.id, set()).intersection(row.turn_of)]
    return sorted(waiting, key=lambda table: table not in with_persons)


async def keep_awake(tables: Tables) -> None:
    """Keep all bots going."""
    if not tables.store.has_notifications:  # nobody else can be driving them
        await wake_all(tables, utc_now())
        return
    while True:
        try:
            await wake_all(tables, utc_now() - QUIET)
        except SQLAlchemyError:
            _log.exception("cannot look for sleeping bots")
        await asyncio.sleep(QUIET.total_seconds())


async def wake_all(tables: Tables, quiet_since: datetime) -> None:
    """Let the bots of these tables go on, a few tables at a time."""
    few = asyncio.Semaphore(AT_ONCE)

    async def wake(table: str) -> None:
        CLAIM.set(lambda: Claim(Rank.UNWATCHED))
        async with few:
            try:
                await (await tables.get(table)).driver.rest()
            except (SanssouciError, SQLAlchemyError) as error:
                _log.warning("not woken", extra={"table": table, "problem": str(error)})

    async with asyncio.TaskGroup() as group:
        for table in await in_thread(waiting_for_bots, tables.store, quiet_since):
            group.create_task(wake(table))
