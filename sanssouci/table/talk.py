"""Chat at a table, and the notes a seat keeps for itself."""

from __future__ import annotations

from sanssouci.kernel.catalogue import tell
from sanssouci.table.errors import RefusalCode, Refused
from sanssouci.table.live import LiveTable
from sanssouci.table.store import ChatLine
from sanssouci.table.threads import in_thread


async def say(table: LiveTable, holder: str, text: str, receipt: str | None = None) -> None:
    mine = table.seats_of(holder)
    if not mine and not table.is_host(holder):
        raise Refused(RefusalCode.NOT_YOURS, tell("error.no_voice"))
    who = table.head.seats[mine[0]].name if mine else ""
    seat = mine[0] if len(mine) == 1 else None
    line = await in_thread(table.store.add_chat, table.id, seat, who, text, receipt)
    table.watchers.hear_chat(line)


async def pass_on(table: LiveTable, n: int) -> None:
    """Tell everyone connected here what was said on another server."""
    for line in await said_after(table, n - 1):
        if line.n == n:
            table.watchers.hear_chat(line)


async def said_after(table: LiveTable, n: int) -> list[ChatLine]:
    return await in_thread(table.store.chat_after, table.id, n)


async def keep_note(table: LiveTable, holder: str, seat: str, text: str) -> None:
    table.check_mine(holder, seat)
    await in_thread(table.store.keep_note, table.id, seat, text)


async def note(table: LiveTable, holder: str, seat: str) -> str:
    table.check_mine(holder, seat)
    return await in_thread(table.store.note, table.id, seat)
