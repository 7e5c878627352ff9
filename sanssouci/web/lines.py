"""The sockets that are open, so that those whose session ends can be closed."""

from __future__ import annotations

from sanssouci.table.accounts import Accounts
from sanssouci.web.socket import Connection


class Lines:
    def __init__(self, accounts: Accounts) -> None:
        self._accounts = accounts
        self._open: set[Connection] = set()

    def __len__(self) -> int:
        return len(self._open)

    async def carry(self, connection: Connection) -> None:
        """Keep a connection here for as long as it lasts."""
        self._open.add(connection)
        try:
            await connection.run()
        finally:
            self._open.discard(connection)

    async def recheck(self, holder: str) -> None:
        """Some sessions of this holder have ended; of anybody's, if it is empty."""
        for connection in list(self._open):
            if connection.session and holder in ("", connection.holder):
                speaks_for = await self._accounts.holder_of(connection.session)
                if speaks_for != connection.holder:
                    connection.hang_up()
