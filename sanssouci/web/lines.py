"""The open sockets, so that they can be closed when their session ends."""

from __future__ import annotations

from collections import Counter

from sanssouci.table.accounts import Accounts
from sanssouci.web.rates import Buckets
from sanssouci.web.settings import Limits
from sanssouci.web.socket import Connection


class Lines:
    def __init__(self, accounts: Accounts, limits: Limits) -> None:
        self._accounts = accounts
        self._limits = limits
        self.hellos = Buckets(limits.hellos)
        self.unsent: Counter[str] = Counter()
        """By address, how many bytes wait for its clients to read them."""
        self._open: set[Connection] = set()

    def __len__(self) -> int:
        return len(self._open)

    async def carry(self, connection: Connection) -> None:
        """Keep a connection here for as long as it lasts."""
        if self._has_too_many_like(connection):
            await connection.turn_away()
            return
        self._open.add(connection)
        try:
            await connection.run()
        finally:
            self._open.discard(connection)

    def _has_too_many_like(self, connection: Connection) -> bool:
        same_address = sum(other.address == connection.address for other in self._open)
        same_browser = sum(other.holder == connection.holder for other in self._open)
        return same_address >= self._limits.sockets_by_address or (
            bool(connection.holder) and same_browser >= self._limits.sockets_by_browser
        )

    async def recheck(self, holder: str) -> None:
        """Some sessions of this holder have ended; of anybody's, if it is empty."""
        for connection in list(self._open):
            if connection.session and holder in ("", connection.holder):
                speaks_for = await self._accounts.holder_of(connection.session)
                if speaks_for != connection.holder:
                    connection.hang_up()
