"""Routes for a seat of mine: transferring it to another browser, and webhooks."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Depends, Request

from sanssouci.kernel.catalogue import tell
from sanssouci.table import LiveTable, RefusalCode, Refused, Tables, seating
from sanssouci.table.errors import NoSuchTable
from sanssouci.table.moving import Move, Moves
from sanssouci.table.threads import in_thread
from sanssouci.table.titles import title_of
from sanssouci.table.webhooks import Webhooks
from sanssouci.web import models
from sanssouci.web.asking import Holder, TheTables, UrlRoot
from sanssouci.web.webhook_sending import TurnNotices

router = APIRouter(prefix="/api", tags=["seats"])


def _turn_notices(request: Request) -> TurnNotices:
    notices: TurnNotices = request.app.state.turn_notices
    return notices


Notices = Annotated[TurnNotices, Depends(_turn_notices)]


async def _table_of_mine(tables: Tables, table: str, seat: str, holder: str) -> LiveTable:
    live = await tables.get(table)
    live.check_mine(holder, seat)
    return live


# -- another browser ------------------------------------------------------------------------------


@router.post("/tables/{table}/move")
async def offer_move(
    table: str, order: models.SeatChoice, holder: Holder, tables: TheTables, root: UrlRoot
) -> models.MoveOffered:
    """A link that hands my seat to the browser that opens it; good once, and for an hour."""
    await _table_of_mine(tables, table, order.seat, holder)
    token = await in_thread(Moves(tables.store).offer, table, order.seat, holder)
    return models.MoveOffered(url=f"{root}/move/{token}")


def _checked(move: Move | None) -> Move:
    if move is None:
        raise NoSuchTable(tell("error.no_link"))
    return move


@router.get("/move/{token}")
async def read_move(token: str, tables: TheTables) -> models.MovePage:
    """Which seat a link hands over."""
    move = _checked(await in_thread(Moves(tables.store).find, token))
    live = await tables.get(move.table)
    return models.MovePage(
        table=live.id,
        title=title_of(live.head),
        game=live.head.game,
        seat=move.seat,
        seat_name=live.course.game.name(move.seat),
    )


@router.post("/move/{token}")
async def take_move(token: str, holder: Holder, tables: TheTables) -> models.Joined:
    """Transfer the seat to this browser; the other one loses it."""
    move = _checked(await in_thread(Moves(tables.store).take, token, holder))
    live = await tables.get(move.table)
    await live.refresh()
    await seating.bind_luck_if_shared(live)
    return models.Joined(table=move.table, seat=move.seat)


# -- webhooks -------------------------------------------------------------------------------------


@router.get("/tables/{table}/webhook")
async def read_webhooks(table: str, holder: Holder, tables: TheTables) -> dict[str, str | None]:
    """The webhooks of my seats."""
    live = await tables.get(table)
    kept = Webhooks(tables.store)
    found = {seat: await in_thread(kept.find, table, seat) for seat in live.seats_of(holder)}
    return {seat: None if hook is None else hook.url for seat, hook in found.items()}


@router.post("/tables/{table}/webhook")
async def set_webhook(
    table: str,
    order: models.WebhookRequest,
    holder: Holder,
    tables: TheTables,
    root: UrlRoot,
    notices: Notices,
) -> models.WebhookSet:
    """Notify this URL when it is my turn; null turns it off."""
    live = await _table_of_mine(tables, table, order.seat, holder)
    webhook = None
    if order.url is not None:
        webhook = await notices.accept(order.url, live, order.seat, holder, root)
    await in_thread(Webhooks(tables.store).keep, table, order.seat, webhook)
    return models.WebhookSet(
        seat=order.seat,
        url=None if webhook is None else webhook.url,
        asked=webhook is not None and bool(webhook.asked),
    )


@router.post("/tables/{table}/webhook/test")
async def test_webhook(
    table: str, order: models.SeatChoice, holder: Holder, tables: TheTables, notices: Notices
) -> models.WebhookTested:
    """Send a test message now."""
    live = await _table_of_mine(tables, table, order.seat, holder)
    webhook = await in_thread(Webhooks(tables.store).find, table, order.seat)
    if webhook is None:
        raise Refused(RefusalCode.ILLEGAL, tell("error.no_webhook"))
    return models.WebhookTested(status=await notices.try_out(live, order.seat, webhook))
