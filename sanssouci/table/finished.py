"""The games somebody has played to their end, from which campaigns are counted."""

from __future__ import annotations

from collections import Counter

from sqlalchemy import or_, select

from sanssouci.kernel import Finished
from sanssouci.table import schema
from sanssouci.table.database import Database
from sanssouci.table.leaving import ABANDONED
from sanssouci.table.seats import SeatKind


def finished_games(database: Database, holder: str, game: str) -> list[Finished]:
    """The finished games of somebody, the oldest first; those he resigned are lost.

    Games that start from a position of their own, such as lessons and branches, do not count, nor
    do abandoned games, games against oneself, or imported records.
    Blocks; call it in a thread.
    """
    tables, seats = schema.tables, schema.seats
    query = (
        select(tables.c.id, tables.c.scenario, tables.c.result, seats.c.seat, seats.c.resigned)
        .join(seats, seats.c.table_id == tables.c.id)
        .outerjoin(schema.openings, schema.openings.c.table_id == tables.c.id)
        .where(
            seats.c.holder == holder,
            or_(seats.c.kind == SeatKind.PERSON.value, seats.c.resigned),
            tables.c.game == game,
            tables.c.over,
            tables.c.updated > tables.c.created,  # a record that is imported is over at once
            schema.openings.c.table_id.is_(None),
        )
        .order_by(tables.c.updated, tables.c.id)
    )
    with database.engine.connect() as connection:
        rows = connection.execute(query).all()
    held = Counter(row.id for row in rows)
    return [
        Finished(
            row.scenario,
            not row.resigned and row.seat in row.result["winners"],
            row.result.get("scores", {}).get(row.seat),
        )
        for row in rows
        if row.result["reason"] != ABANDONED and held[row.id] == 1
    ]
