"""The tables of the store, the same on SQLite and PostgreSQL. Times are ISO 8601 texts in UTC."""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    ForeignKey,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

VERSION = 6
"""Raised whenever the tables below change."""
metadata = MetaData()

meta = Table(
    "meta",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)


def _table_id(*, key: bool = False, index: bool = False) -> Column[str]:
    return Column("table_id", ForeignKey("tables.id"), primary_key=key, index=index, nullable=False)


tables = Table(
    "tables",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("title", Text, nullable=False),
    Column("game", String(40), nullable=False),
    Column("rules", String(40), nullable=False),
    Column("scenario", String(80), nullable=False),
    Column("options", JSON, nullable=False),
    Column("seed", Text, nullable=False),
    Column("hints", Boolean, nullable=False),
    Column("host", String(64), nullable=False, index=True),
    Column("created", String(40), nullable=False),
    Column("updated", String(40), nullable=False),
    # What the lobby shows without playing the entries through.
    Column("turn_of", JSON, nullable=False),
    Column("over", Boolean, nullable=False),
    Column("result", JSON, nullable=True),
    Column("proposal", JSON, nullable=True),
)

seats = Table(
    "seats",
    metadata,
    _table_id(key=True),
    Column("seat", String(40), primary_key=True),
    Column("number", Integer, nullable=False),
    Column("kind", String(16), nullable=False),
    Column("name", Text, nullable=False),
    Column("bot", String(40), nullable=False),
    Column("holder", String(64), nullable=False, index=True),
    Column("token", String(64), nullable=False, index=True),
    Column("resigned", Boolean, nullable=False),
)

entries = Table(
    "entries",
    metadata,
    _table_id(key=True),
    # Of two writers that have seen the same position only one gets the next number.
    Column("seq", Integer, primary_key=True),
    Column("seat", String(40), nullable=False),
    Column("kind", String(8), nullable=False),
    Column("action", Text, nullable=False),
    Column("client_id", String(140), nullable=True),
    Column("at", String(40), nullable=False),
    # An action sent twice is stored once.
    UniqueConstraint("table_id", "client_id"),
)

# What a bot said about its action. An entry has at most one, and most have none.
reasons = Table(
    "reasons",
    metadata,
    _table_id(key=True),
    Column("seq", Integer, primary_key=True),
    Column("why", Text, nullable=False),
)

# The tables at which reasons are told at once.
trainings = Table("trainings", metadata, _table_id(key=True))

snapshots = Table(
    "snapshots",
    metadata,
    _table_id(key=True),
    Column("seq", Integer, nullable=False),
    Column("data", JSON, nullable=False),
)

# The first positions of tables that do not begin with a set-up, such as those of lessons.
openings = Table(
    "openings",
    metadata,
    _table_id(key=True),
    Column("data", JSON, nullable=False),
    Column("lesson", String(40), nullable=False),
)

# What has been found out of a finished war so far, and the review once it is whole.
reviews = Table(
    "reviews",
    metadata,
    _table_id(key=True),
    Column("pieces", JSON, nullable=False),
    Column("review", JSON, nullable=True),
)

chat = Table(
    "chat",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    _table_id(index=True),
    Column("seat", String(40), nullable=True),
    Column("who", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", String(40), nullable=False),
)

# Messages that were carried out and left no entry behind; one sent twice is carried out once.
receipts = Table(
    "receipts",
    metadata,
    _table_id(key=True),
    Column("client_id", String(200), primary_key=True),
)

notes = Table(
    "notes",
    metadata,
    _table_id(key=True),
    Column("seat", String(40), primary_key=True),
    Column("text", Text, nullable=False),
)

archived = Table(
    "archived",
    metadata,
    _table_id(key=True),
    Column("holder", String(64), primary_key=True),
)

# Times of play: one row for a table that is played with a clock.
clocks = Table(
    "clocks",
    metadata,
    _table_id(key=True),
    Column("terms", JSON, nullable=False),
    Column("hands", JSON, nullable=False),
    Column("running", JSON, nullable=False),
    Column("since", String(40), nullable=False),
    # When the first of those running is out of time, so that one query finds who is.
    Column("due", String(40), nullable=True, index=True),
)

# A link that hands a seat to another browser, once.
moves = Table(
    "moves",
    metadata,
    Column("token", String(64), primary_key=True),
    _table_id(index=True),
    Column("seat", String(40), nullable=False),
    Column("holder", String(64), nullable=False),
    Column("until", String(40), nullable=False),
)

webhooks = Table(
    "webhooks",
    metadata,
    _table_id(key=True),
    Column("seat", String(40), primary_key=True),
    Column("url", Text, nullable=False),
    # How links to the table begin; whoever set the webhook reached us there.
    Column("root", Text, nullable=False),
    Column("language", String(20), nullable=False, server_default="en"),
    # Of the link that a letter asks to open before another is sent; empty for everything else.
    Column("asked", String(64), nullable=False, server_default=""),
)

accounts = Table(
    "accounts",
    metadata,
    # Seats and tables are held by this identity, whichever browser speaks for it.
    Column("holder", String(64), primary_key=True),
    Column("name", Text, nullable=False),
    Column("key", String(200), nullable=False, unique=True),
    Column("password", Text, nullable=False),
    Column("created", String(40), nullable=False),
)

sessions = Table(
    "sessions",
    metadata,
    Column("token", String(64), primary_key=True),
    Column("holder", ForeignKey("accounts.holder", ondelete="CASCADE"), index=True, nullable=False),
    Column("created", String(40), nullable=False),
)

ADDED: dict[int, tuple[Column[str], ...]] = {6: (webhooks.c.language, webhooks.c.asked)}
"""The columns that a version has added to tables that were there before."""
