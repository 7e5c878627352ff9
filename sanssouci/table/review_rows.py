"""What the store keeps of the review of a war: its pieces while it is made, then the whole."""

from __future__ import annotations

from typing import Any, NamedTuple

from sqlalchemy import select

from sanssouci.table import schema
from sanssouci.table.database import Database, put


class KeptReview(NamedTuple):
    pieces: dict[str, Any]
    """What has been found out, by the key of the piece."""
    review: dict[str, Any] | None


def kept_review(database: Database, table: str) -> KeptReview | None:
    """Blocks; call it in a thread."""
    query = select(schema.reviews).where(schema.reviews.c.table_id == table)
    with database.engine.connect() as connection:
        row = connection.execute(query).one_or_none()
    return None if row is None else KeptReview(row.pieces, row.review)


def keep_review(
    database: Database, table: str, pieces: dict[str, Any], review: dict[str, Any] | None = None
) -> None:
    """Blocks; call it in a thread."""
    values = {"table_id": table, "pieces": pieces, "review": review}
    with database.write() as connection:
        put(connection, schema.reviews, values)
