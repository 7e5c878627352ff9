"""Watches the clocks, including those of tables nobody has open."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from datetime import datetime, timedelta
from typing import TYPE_CHECKING, Final

from sqlalchemy.exc import SQLAlchemyError

from sanssouci.kernel import SanssouciError
from sanssouci.table.seating import forfeit_late
from sanssouci.table.threads import in_thread

if TYPE_CHECKING:
    from sanssouci.table.tables import Tables

TICK: Final = 1.0
"""Seconds; so late a seat may still decide."""
SIGN_EVERY: Final = timedelta(seconds=5)
"""So exactly it is known afterwards when the server ended."""
SILENCE: Final = 3 * SIGN_EVERY
"""After so long without a sign of another server there is none."""

_log = logging.getLogger("sanssouci.table")


class Timekeeper:
    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._signed = tables.steady() - SIGN_EVERY
        self._broken: set[str] = set()

    async def run(self) -> None:
        """Keep time until cancelled."""
        resumed = False
        while True:
            try:
                if not resumed:
                    await self._agree(self._tables.store.resume_clocks)
                    resumed = True
                await self.look()
            except SQLAlchemyError:
                _log.exception("cannot look at the clocks")
            await asyncio.sleep(TICK)

    async def _agree(self, sign: Callable[[datetime, timedelta], datetime]) -> None:
        """Servers on one database share one time; one that has fallen behind catches up."""
        now = self._tables.steady()
        agreed = await in_thread(sign, now, SILENCE)
        if agreed != now:
            self._tables.steady.catch_up(agreed)

    async def look(self) -> None:
        """Players who are out of time lose their seats; of several servers, one enforces it."""
        if self._tables.steady() - self._signed >= SIGN_EVERY:
            await self._agree(self._tables.store.sign_of_life)
            self._signed = self._tables.steady()
        hours, days = self._tables.steady(), self._tables.now()
        for id in await in_thread(self._tables.store.overdue, hours, days):
            if id in self._broken:
                continue
            try:
                await forfeit_late(await self._tables.get(id))
            except SanssouciError:
                self._broken.add(id)  # until the host has patched it: said once
                _log.exception("cannot keep time", extra={"table": id})
