"""Accounts: a name and a password by which several browsers are one player.

Nobody needs one. A browser without an account is identified by its cookie, whose hash owns its
seats. An account is an owner of its own, and a session ties a browser to it. Logging in adds the
seats and tables of the browser to the account.
"""

from __future__ import annotations

import asyncio
import unicodedata
from datetime import timedelta
from functools import cached_property
from typing import Final, NamedTuple

from argon2 import PasswordHasher
from argon2.exceptions import VerifyMismatchError
from sqlalchemy import Connection, delete, insert, or_, select, update
from sqlalchemy.engine import Row
from sqlalchemy.exc import IntegrityError

from sanssouci.kernel import SanssouciError
from sanssouci.kernel.catalogue import tell
from sanssouci.table import schema
from sanssouci.table.database import Database, as_text, now, utc_now
from sanssouci.table.errors import RefusalCode, Refused
from sanssouci.table.seats import clean_name
from sanssouci.table.threads import in_thread
from sanssouci.table.tokens import hashed, new_session, new_token

SESSION_DAYS: Final = 400
AT_ONCE: Final = 2
"""A password takes 64 MB and a moment to check, so few are checked at a time."""
SESSIONS: Final = "sessions"
"""News that some of a holder's sessions have ended."""


class BadLogin(SanssouciError):
    """Raised alike for an unknown name and a wrong password."""

    def __init__(self) -> None:
        super().__init__(tell("error.bad_login"))


class NameTaken(SanssouciError):
    def __init__(self) -> None:
        super().__init__(tell("error.name_taken"))


class LoggedIn(NamedTuple):
    token: str
    name: str


class Accounts:
    def __init__(self, database: Database, hasher: PasswordHasher | None = None) -> None:
        self._database = database
        self.hasher = hasher or PasswordHasher()  # argon2id
        self._few = asyncio.Semaphore(AT_ONCE)

    # -- the browser's side: its next token is of a new session, or of no account --------------

    async def create(self, name: str, password: str, browser: str) -> LoggedIn:
        """Create an account that takes over everything the browser owns."""
        cleaned = clean_name(name, "")
        if len(cleaned) < 2:
            raise Refused(RefusalCode.BAD_MESSAGE, tell("error.short_name"))
        async with self._few:
            token = await in_thread(self._create, cleaned, password, browser)
        return LoggedIn(token, cleaned)

    async def login(self, name: str, password: str, browser: str) -> LoggedIn:
        async with self._few:
            return await in_thread(self._login, name, password, browser)

    async def logout(self, session: str) -> str:
        await in_thread(self._end_session, session)
        return new_token()

    async def change_password(self, holder: str, old: str, new: str) -> str:
        """Set a new password; all sessions end, and this browser gets a new one."""
        async with self._few:
            return await in_thread(self._change_password, holder, old, new)

    async def delete(self, holder: str, password: str) -> str:
        """Delete the account; what it owned stays with this browser."""
        async with self._few:
            return await in_thread(self._delete, holder, password)

    async def name_of(self, holder: str) -> str | None:
        return await in_thread(self._name_of, holder)

    async def holder_of(self, session: str) -> str:
        """The owner behind a hashed session token; empty if there is no such session."""
        return await in_thread(self._holder_of, session)

    # -- the database's side --------------------------------------------------------------------

    def _create(self, name: str, password: str, browser: str) -> str:
        holder = hashed(new_token())
        values = {
            "holder": holder,
            "name": name,
            "key": account_key(name),
            "password": self.hasher.hash(_typed(password)),
            "created": now(),
        }
        try:
            with self._database.write() as connection:
                connection.execute(insert(schema.accounts).values(**values))
                self._hand_over(connection, browser, holder)
                return _begin_session(connection, holder)
        except IntegrityError as error:
            raise NameTaken from error

    def _login(self, name: str, password: str, browser: str) -> LoggedIn:
        with self._database.engine.connect() as connection:
            found = connection.execute(
                select(schema.accounts).where(schema.accounts.c.key == account_key(name))
            ).first()
        self._check(found, password)
        assert found is not None
        again = None
        if self.hasher.check_needs_rehash(found.password):
            again = self.hasher.hash(_typed(password))
        with self._database.write() as connection:
            if again is not None:
                _set_password(connection, found.holder, again)
            if not _is_account(connection, browser):
                self._hand_over(connection, browser, found.holder)
            _forget_old_sessions(connection)
            return LoggedIn(_begin_session(connection, found.holder), found.name)

    def _check(self, found: Row[tuple[object, ...]] | None, password: str) -> None:
        """Check a password; takes equally long for an account that does not exist."""
        stored = self._nobodys_password if found is None else str(found.password)
        try:
            self.hasher.verify(stored, _typed(password))
        except VerifyMismatchError as error:
            raise BadLogin from error
        if found is None:
            raise BadLogin

    @cached_property
    def _nobodys_password(self) -> str:
        return self.hasher.hash(new_token())

    def _own(self, holder: str, password: str) -> None:
        with self._database.engine.connect() as connection:
            found = connection.execute(
                select(schema.accounts).where(schema.accounts.c.holder == holder)
            ).first()
        if found is None:
            raise Refused(RefusalCode.NOT_YOURS, tell("error.not_logged_in"))
        self._check(found, password)

    def _change_password(self, holder: str, old: str, new: str) -> str:
        self._own(holder, old)
        stored = self.hasher.hash(_typed(new))
        with self._database.write() as connection:
            _set_password(connection, holder, stored)
            self._end_sessions(connection, holder)
            return _begin_session(connection, holder)

    def _delete(self, holder: str, password: str) -> str:
        self._own(holder, password)
        token = new_token()
        with self._database.write() as connection:
            self._hand_over(connection, holder, hashed(token))
            self._end_sessions(connection, holder)
            connection.execute(delete(schema.accounts).where(schema.accounts.c.holder == holder))
        return token

    def _end_session(self, session: str) -> None:
        mine = schema.sessions.c.token == session
        with self._database.write() as connection:
            holder = connection.execute(select(schema.sessions.c.holder).where(mine)).scalar()
            connection.execute(delete(schema.sessions).where(mine))
            if holder is not None:
                self._database.notify(connection, SESSIONS, holder)

    def _end_sessions(self, connection: Connection, holder: str) -> None:
        connection.execute(delete(schema.sessions).where(schema.sessions.c.holder == holder))
        self._database.notify(connection, SESSIONS, holder)

    def _holder_of(self, session: str) -> str:
        with self._database.engine.connect() as connection:
            found = connection.execute(
                select(schema.sessions.c.holder).where(
                    schema.sessions.c.token == session,
                    schema.sessions.c.created > _oldest_session(),
                )
            ).scalar()
        return found or ""

    def _name_of(self, holder: str) -> str | None:
        with self._database.engine.connect() as connection:
            return connection.execute(
                select(schema.accounts.c.name).where(schema.accounts.c.holder == holder)
            ).scalar()

    def _hand_over(self, connection: Connection, giver: str, taker: str) -> None:
        """Transfer seats, tables and archived tables."""
        tables, seats, archived = schema.tables, schema.seats, schema.archived
        if not giver:
            return
        touched = connection.execute(
            select(tables.c.id).where(
                or_(
                    tables.c.host == giver,
                    tables.c.id.in_(select(seats.c.table_id).where(seats.c.holder == giver)),
                )
            )
        ).scalars()
        for table in touched.all():
            self._database.notify(connection, "table", table)
        connection.execute(update(tables).where(tables.c.host == giver).values(host=taker))
        connection.execute(update(seats).where(seats.c.holder == giver).values(holder=taker))
        connection.execute(
            delete(archived).where(
                archived.c.holder == giver,
                archived.c.table_id.in_(
                    select(archived.c.table_id).where(archived.c.holder == taker)
                ),
            )
        )
        connection.execute(update(archived).where(archived.c.holder == giver).values(holder=taker))


def account_key(name: str) -> str:
    """Names that look alike are the same account, and share its limits."""
    return unicodedata.normalize("NFKC", clean_name(name, "")).casefold()


def _typed(password: str) -> str:
    """A password as any keyboard would send it."""
    return unicodedata.normalize("NFKC", password)


def _begin_session(connection: Connection, holder: str) -> str:
    token = new_session()
    connection.execute(
        insert(schema.sessions).values(token=hashed(token), holder=holder, created=now())
    )
    return token


def _oldest_session() -> str:
    return as_text(utc_now() - timedelta(days=SESSION_DAYS))


def _forget_old_sessions(connection: Connection) -> None:
    connection.execute(
        delete(schema.sessions).where(schema.sessions.c.created <= _oldest_session())
    )


def _set_password(connection: Connection, holder: str, stored: str) -> None:
    connection.execute(
        update(schema.accounts).where(schema.accounts.c.holder == holder).values(password=stored)
    )


def _is_account(connection: Connection, holder: str) -> bool:
    found = select(schema.accounts.c.holder).where(schema.accounts.c.holder == holder)
    return connection.execute(found).first() is not None
