"""URLs to notify when it is a seat's turn. Sending happens elsewhere."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import delete, select

from sanssouci.table import schema
from sanssouci.table.database import Database, put


class Webhook(NamedTuple):
    url: str
    root: str
    """How links to the table begin."""


class Webhooks:
    """Every method is one transaction and blocks; call it in a thread."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def keep(self, table: str, seat: str, webhook: Webhook | None) -> None:
        hooks = schema.webhooks
        with self._database.write() as connection:
            if webhook is None:
                mine = (hooks.c.table_id == table) & (hooks.c.seat == seat)
                connection.execute(delete(hooks).where(mine))
            else:
                put(connection, hooks, {"table_id": table, "seat": seat, **webhook._asdict()})

    def find(self, table: str, seat: str) -> Webhook | None:
        hooks = schema.webhooks
        with self._database.engine.connect() as connection:
            found = connection.execute(
                select(hooks.c.url, hooks.c.root).where(
                    hooks.c.table_id == table, hooks.c.seat == seat
                )
            ).first()
        return None if found is None else Webhook(*found)
