"""URLs to notify when it is a seat's turn. Sending happens elsewhere."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import delete, select, update

from sanssouci.kernel import ENGLISH
from sanssouci.table import schema
from sanssouci.table.database import Database, put
from sanssouci.table.tokens import hashed


class Webhook(NamedTuple):
    url: str
    root: str
    """How links to the table begin."""
    language: str = ENGLISH
    """What whoever is told reads."""
    asked: str = ""
    """The hash of a token: until it comes back, nothing is sent there."""


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
                select(hooks.c.url, hooks.c.root, hooks.c.language, hooks.c.asked).where(
                    hooks.c.table_id == table, hooks.c.seat == seat
                )
            ).first()
        return None if found is None else Webhook(*found)

    def agreed(self, url: str, holder: str) -> bool:
        """True if somebody has said at another seat of his that this address is his own."""
        hooks, seats = schema.webhooks, schema.seats
        same = (hooks.c.table_id == seats.c.table_id) & (hooks.c.seat == seats.c.seat)
        with self._database.engine.connect() as connection:
            return (
                connection.execute(
                    select(hooks.c.url)
                    .join(seats, same)
                    .where(hooks.c.url == url, hooks.c.asked == "", seats.c.holder == holder)
                ).first()
                is not None
            )

    def agree(self, table: str, seat: str, token: str) -> bool:
        """The link of a letter was opened; False if it was none."""
        hooks = schema.webhooks
        with self._database.write() as connection:
            return bool(
                connection.execute(
                    update(hooks)
                    .where(
                        hooks.c.table_id == table,
                        hooks.c.seat == seat,
                        hooks.c.asked == hashed(token),
                    )
                    .values(asked="")
                ).rowcount
            )
