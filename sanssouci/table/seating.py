"""Coming and going: who takes a seat, leaves it, or loses it because the time is out."""

from __future__ import annotations

from dataclasses import replace

from sanssouci.table import leaving
from sanssouci.table.errors import RefusalCode, Refused
from sanssouci.table.in_memory import under_lock
from sanssouci.table.live import LiveTable
from sanssouci.table.seats import Seat, SeatKind
from sanssouci.table.setup import DEFAULT_BOT, check_bot
from sanssouci.table.tokens import hashed, new_token


@under_lock
async def take(table: LiveTable, seat: str, token: str, holder: str, name: str) -> None:
    """Sit down where the hashed token invites to."""
    open_seat = table.head.seats[seat]
    if open_seat.held_by(holder):
        return
    if open_seat.kind is not SeatKind.INVITATION or open_seat.token != token:
        raise Refused(RefusalCode.NOT_YOURS, "This seat is taken.")
    taken = replace(open_seat, kind=SeatKind.PERSON, holder=holder, name=name)
    await table.change(f"{name} sits down as {table.course.game.name(seat)}.", seat=taken)


@under_lock
async def renew_invitation(table: LiveTable, holder: str, seat: str) -> str:
    """A new link for a seat still open; the old one is void. For the host."""
    open_seat = _seat_for_host(table, holder, seat)
    if open_seat.kind is not SeatKind.INVITATION:
        raise Refused(RefusalCode.ILLEGAL, "This seat is taken.")
    token = new_token()
    await table.change(seat=replace(open_seat, token=hashed(token)))
    return token


@under_lock
async def replace_by_bot(table: LiveTable, holder: str, seat: str, bot: str) -> None:
    """The host seats a bot for somebody who is away or has never come."""
    absent = _seat_for_host(table, holder, seat)
    table.check_running()
    if absent.kind is SeatKind.BOT:
        raise Refused(RefusalCode.ILLEGAL, "A bot sits there already.")
    if table.presence()[seat]:
        raise Refused(RefusalCode.ILLEGAL, f"{absent.name} is at the table.")
    kind = check_bot(bot, table.bots.names)
    seated = Seat(seat, SeatKind.BOT, kind.capitalize(), kind, resigned=absent.resigned)
    await table.change(f"A bot takes the seat of {absent.name}.", seat=seated)
    table.driver.wake()


def _seat_for_host(table: LiveTable, holder: str, seat: str) -> Seat:
    if not table.is_host(holder):
        raise Refused(RefusalCode.NOT_YOURS, "Only the host of the table can do that.")
    if seat not in table.head.seats:
        raise Refused(RefusalCode.BAD_MESSAGE, f"There is no seat called {seat}.")
    return table.head.seats[seat]


@under_lock
async def resign(table: LiveTable, holder: str, seat: str) -> None:
    mine = table.check_mine(holder, seat)
    table.check_running()
    await _leave(table, mine, leaving.RESIGNED, f"{mine.name} resigns; a bot plays on.")


@under_lock
async def forfeit_late(table: LiveTable) -> None:
    """Bots take the seats of those who are out of time."""
    while (clock := table.head.clock) is not None and not table.head.over:
        if (late := clock.late(table.now())) is None:
            break
        seat = table.head.seats[late]
        text = f"{seat.name} has run out of time; a bot plays on."
        await _leave(table, seat, leaving.OUT_OF_TIME, text)


async def _leave(table: LiveTable, seat: Seat, reason: str, notice: str) -> None:
    """A bot plays on for somebody; the table is over if nobody is left to play against."""
    lost = replace(seat, kind=SeatKind.BOT, bot=seat.bot or DEFAULT_BOT, resigned=True)
    game, head = table.course.game, table.head.with_seat(lost)
    result = leaving.result_of_leaving(game, head.scenario, head.seats, reason)
    if result is None and head.proposal is not None:
        result = leaving.result_of_agreement(head.proposal, head.seats)
    out_of_time = seat.id if reason == leaving.OUT_OF_TIME else None
    await table.change(notice, seat=lost, result=result, out_of_time=out_of_time)
    table.driver.wake()
