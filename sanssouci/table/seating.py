"""Taking a seat, leaving it, or losing it on time."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from sanssouci.kernel import is_secret, new_secret
from sanssouci.kernel.catalogue import tell
from sanssouci.table import leaving
from sanssouci.table.errors import RefusalCode, Refused
from sanssouci.table.in_memory import under_lock
from sanssouci.table.live import LiveTable
from sanssouci.table.notices import notice_of
from sanssouci.table.seats import PASSES, Seat, SeatKind
from sanssouci.table.setup import DEFAULT_BOT, check_bot
from sanssouci.table.threads import in_thread
from sanssouci.table.titles import seat_name
from sanssouci.table.tokens import hashed, new_token

A_MOMENT: Final = 60.0
"""Seconds after which somebody who has gone is away: a page that is loaded anew takes a few."""


@under_lock
async def take(table: LiveTable, seat: str, token: str, holder: str, name: str) -> None:
    """Sit down where the hashed token invites to."""
    open_seat = table.head.seats[seat]
    if open_seat.held_by(holder):
        return
    if open_seat.kind is not SeatKind.INVITATION or open_seat.token != token:
        raise Refused(RefusalCode.NOT_YOURS, tell("error.seat_taken"))
    taken = replace(open_seat, kind=SeatKind.PERSON, holder=holder, name=name)
    await table.change(
        notice_of(table.course.game, "table.sits_down", {"seat": seat, "who": taken}), seat=taken
    )


@under_lock
async def bind_luck_if_shared(table: LiveTable) -> None:
    """A chosen seed is for solo games: once there are two players, a secret takes over."""
    people = {seat.holder for seat in table.head.seats.values() if seat.kind is SeatKind.PERSON}
    if len(people) < 2 or is_secret(table.head.seed) or table.head.over:
        return
    secret = new_secret(len(table.course.play.record.entries))
    await in_thread(table.store.bind_luck, table.id, table.head.seed, secret)
    await table.reload()
    table.watchers.table_changed()


@under_lock
async def renew_invitation(table: LiveTable, holder: str, seat: str) -> str:
    """A new link for a seat still open; the old one is void. For the host."""
    open_seat = _seat_for_host(table, holder, seat)
    if open_seat.kind is not SeatKind.INVITATION:
        raise Refused(RefusalCode.ILLEGAL, tell("error.seat_taken"))
    token = new_token()
    await table.change(seat=replace(open_seat, token=hashed(token)))
    return token


@under_lock
async def replace_by_bot(
    table: LiveTable, holder: str, seat: str, bot: str, receipt: str | None = None
) -> None:
    """The host replaces somebody who is away or never came by a bot."""
    absent = _seat_for_host(table, holder, seat)
    table.check_running()
    if absent.kind is SeatKind.BOT:
        raise Refused(RefusalCode.ILLEGAL, tell("error.bot_there"))
    called = seat_name(table.course.game, absent)
    if table.presence()[seat]:
        raise Refused(RefusalCode.ILLEGAL, tell("error.is_here", who=called))
    others = absent.kind is SeatKind.PERSON and absent.holder != holder
    if others and table.was_here_within(seat, A_MOMENT):
        raise Refused(RefusalCode.ILLEGAL, tell("error.was_here", who=called))
    kind = check_bot(bot, table.bots.names)
    name = absent.name if others else kind.capitalize()
    seated = replace(absent, kind=SeatKind.BOT, name=name, bot=kind, token="")
    text = notice_of(table.course.game, "table.bot_takes", {"who": absent})
    await table.change(text, seat=seated, receipt=receipt)
    table.driver.wake()


@under_lock
async def take_back(table: LiveTable, holder: str, seat: str, receipt: str | None = None) -> None:
    """Take back a seat the host has given to a bot."""
    replaced = table.head.seats.get(seat)
    if replaced is None or not replaced.can_be_taken_back_by(holder):
        raise Refused(RefusalCode.NOT_YOURS, tell("error.not_your_seat"))
    table.check_running()
    again = replace(replaced, kind=SeatKind.PERSON, bot="")
    text = notice_of(table.course.game, "table.is_back", {"who": replaced})
    await table.change(text, seat=again, receipt=receipt)


@under_lock
async def order_to_pass(
    table: LiveTable, holder: str, seat: str, on: bool, receipt: str | None = None
) -> None:
    """Set or cancel a standing order: forced decisions are made for the seat."""
    mine = table.check_mine(holder, seat)
    table.check_running()
    await table.change("", seat=replace(mine, bot=PASSES if on else ""), receipt=receipt)
    table.driver.wake()


def _seat_for_host(table: LiveTable, holder: str, seat: str) -> Seat:
    if not table.is_host(holder):
        raise Refused(RefusalCode.NOT_YOURS, tell("error.host_only"))
    if seat not in table.head.seats:
        raise Refused(RefusalCode.BAD_MESSAGE, tell("error.no_such_seat", seat=seat))
    return table.head.seats[seat]


@under_lock
async def resign(table: LiveTable, holder: str, seat: str, receipt: str | None = None) -> None:
    mine = table.check_mine(holder, seat)
    table.check_running()
    await _leave(table, mine, leaving.RESIGNED, receipt)


@under_lock
async def forfeit_late(table: LiveTable) -> None:
    """Bots take the seats of those who are out of time."""
    while (clock := table.head.clock) is not None and not table.head.over:
        if (late := clock.late(table.now(clock.terms))) is None:
            break
        await _leave(table, table.head.seats[late], leaving.OUT_OF_TIME)


_GOES: Final = {leaving.RESIGNED: "table.resigns", leaving.OUT_OF_TIME: "table.out_of_time"}
_GOES_LAST: Final = {
    leaving.RESIGNED: "table.resigns_last",
    leaving.OUT_OF_TIME: "table.out_of_time_last",
}
"""What is said of somebody who leaves: that a bot plays on, unless the war is over."""


async def _leave(table: LiveTable, seat: Seat, reason: str, receipt: str | None = None) -> None:
    """A bot plays on for somebody; the table is over if nobody is left to play against."""
    lost = replace(seat, kind=SeatKind.BOT, bot=DEFAULT_BOT, resigned=True)
    head = table.head.with_seat(lost)
    result = leaving.result_of_leaving(table.course.state, head.seats, seat, reason)
    if result is None and head.proposal is not None:
        result = leaving.result_of_agreement(head.proposal, head.seats)
    said = _GOES if result is None else _GOES_LAST
    notice = notice_of(table.course.game, said[reason], {"who": seat})
    out_of_time = seat.id if reason == leaving.OUT_OF_TIME else None
    await table.change(notice, seat=lost, result=result, out_of_time=out_of_time, receipt=receipt)
    table.driver.wake()
