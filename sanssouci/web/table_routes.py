"""Routes for tables."""

from __future__ import annotations

import gzip
import json
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Annotated, Any

from fastapi import APIRouter, Body, Query, Request, Response, WebSocket
from fastapi.responses import PlainTextResponse
from pydantic import TypeAdapter

from sanssouci.kernel import BadOption, BadRecord, last_player, standing
from sanssouci.kernel.arranging import BadArrangement
from sanssouci.kernel.catalogue import tell
from sanssouci.review.telling import told as review_told
from sanssouci.table import (
    LiveTable,
    RefusalCode,
    Refused,
    SeatKind,
    SeatPlan,
    TablePlan,
    Tables,
    learning,
    seating,
    telling,
)
from sanssouci.table.clocks import Clock, Terms
from sanssouci.table.finished import finished_games
from sanssouci.table.notices import result_told
from sanssouci.table.reviews import Status
from sanssouci.table.setup import LaidTable
from sanssouci.table.store import LOBBY_PAGE, Head
from sanssouci.table.threads import at_length, in_thread
from sanssouci.table.titles import seat_names, title_of
from sanssouci.web import library, models
from sanssouci.web.asking import Holder, TheTables, UrlRoot
from sanssouci.web.socket import Connection

router = APIRouter(prefix="/api", tags=["tables"])

MOST_FRAMES = 500
MOST_OUTLINES = 5000
"""Frames without their views."""
MOST_SKIPPED = 1_000_000
_READING: TypeAdapter[models.AnyReading] = TypeAdapter(models.AnyReading)
_KINDS = {"me": SeatKind.PERSON, "bot": SeatKind.BOT, "invite": SeatKind.INVITATION}
_ASKED = {kind: asked for asked, kind in _KINDS.items()}


def _made(laid: LaidTable, root: str) -> models.TableMade:
    return models.TableMade(
        table=laid.head.id,
        invitations={seat: f"{root}/join/{token}" for seat, token in laid.invitations.items()},
    )


def _reading(clock: Clock, tables: Tables) -> models.AnyReading:
    return _READING.validate_python(clock.told(tables.time_of(clock.terms)))


def _summary(head: Head, holder: str, tables: Tables) -> models.TableSummary:
    names = seat_names(head)
    return models.TableSummary(
        table=head.id,
        title=title_of(head),
        game=head.game,
        rules=head.rules,
        scenario=head.scenario,
        seats={
            seat.id: models.SeatSummary(name=names[seat.id], kind=seat.kind.value)
            for seat in head.seats.values()
        },
        turn_of=[] if head.over else head.turn_of,
        mine=[seat.id for seat in head.seats.values() if seat.held_by(holder)],
        host=bool(holder) and head.host == holder,
        over=head.over,
        result=None if head.result is None else models.Result(**(result_told(head.result) or {})),
        updated=head.updated,
        archived=head.archived,
        clock=None if head.clock is None else _reading(head.clock, tables),
    )


@router.post("/tables", status_code=201)
async def create_table(
    order: models.TableRequest, holder: Holder, tables: TheTables, root: UrlRoot
) -> models.TableMade:
    """Create a table."""
    position = await at_length(_arranged, order) if order.arrange else None
    plan = TablePlan(
        game=order.game,
        scenario=order.scenario,
        options=order.options,
        seats={
            seat: SeatPlan(_KINDS[asked.kind], asked.bot, asked.name)
            for seat, asked in order.seats.items()
        },
        title=order.title,
        seed=order.seed,
        hints=order.hints,
        training=order.training,
        clock=None if order.clock is None else Terms(**order.clock.model_dump()),
        position=position,
    )
    laid = await tables.create(plan, holder)
    await tables.get(laid.head.id)  # its page, asked for next, can name the files of its game
    return _made(laid, root)


def _arranged(order: models.TableRequest) -> dict[str, Any]:
    """The position that was set up by hand; raises BadOption for one that cannot be."""
    game = library.find(order.game)
    try:
        return game.arrange(order.arrange, order.scenario, **order.options).to_json()
    except BadArrangement as problem:
        raise BadOption(str(problem)) from problem


@router.post("/games/{game}/lessons/{lesson}", status_code=201)
async def begin_lesson(
    game: str, lesson: str, holder: Holder, tables: TheTables, root: UrlRoot
) -> models.TableMade:
    """Create a table for a lesson."""
    library.find(game)
    return _made(await tables.teach(game, lesson, holder), root)


@router.get("/games/{game}/campaigns")
async def my_campaigns(game: str, holder: Holder, tables: TheTables) -> list[models.CampaignInfo]:
    """The campaigns of the game's scenario book, and how far I am in them."""
    found = library.find(game)
    if not found.campaigns:
        return []
    played = await in_thread(finished_games, tables.store, holder, game)
    return [library.campaign(found, standing(each, played)) for each in found.campaigns]


@router.get("/tables")
async def my_tables(
    holder: Holder,
    tables: TheTables,
    limit: Annotated[int, Query(ge=1, le=LOBBY_PAGE)] = LOBBY_PAGE,
    skip: Annotated[int, Query(ge=0, le=MOST_SKIPPED)] = 0,
) -> list[models.TableSummary]:
    """A page of the tables I host or sit at: running ones first, then the latest."""
    found = await tables.tables_of(holder, limit, skip)
    return [_summary(head, holder, tables) for head in found]


@router.get("/tables/{table}")
async def one_table(table: str, holder: Holder, tables: TheTables) -> models.OneTable:
    """What everybody may know of a table."""
    live = await tables.get(table)
    summary = _summary(live.head, holder, tables)
    length = live.course.told_length(live.known_to(holder))
    luck = models.Luck(**telling.luck(live.head.seed, over=live.head.over))
    return models.OneTable(**summary.model_dump(), length=length, luck=luck)


@router.post("/tables/{table}/archive")
async def archive_table(
    table: str,
    holder: Holder,
    tables: TheTables,
    order: models.ArchiveRequest = models.ArchiveRequest(),  # noqa: B008
) -> models.Archived:
    """Archive a table, for me alone, or bring it back."""
    await tables.archive(table, holder, order.archived)
    return models.Archived(table=table, archived=order.archived)


@router.post("/tables/{table}/alone")
async def leave_lesson(table: str, holder: Holder, tables: TheTables) -> models.Archived:
    """Go on without a guide at a table where I learn: it is a war like any other from now on."""
    await learning.leave(await tables.get(table), holder)
    await tables.archive(table, holder, False)
    return models.Archived(table=table, archived=False)


@router.post("/tables/{table}/rematch", status_code=201)
async def play_again(
    table: str, holder: Holder, tables: TheTables, root: UrlRoot
) -> models.TableMade:
    """Create the same table again, with new invitations for the others."""
    return _made(await tables.rematch(table, holder), root)


@router.post("/tables/{table}/branch", status_code=201)
async def branch_off(
    table: str, order: models.BranchRequest, holder: Holder, tables: TheTables, root: UrlRoot
) -> models.TableMade:
    """A table of my own that goes on from a moment of this one."""
    return _made(await tables.branch(table, holder, order.entry, order.step), root)


@router.post("/tables/{table}/leave")
async def leave_table(table: str, holder: Holder, tables: TheTables) -> models.Joined:
    """Resign all my seats."""
    live = await tables.get(table)
    mine = live.seats_of(holder)
    if not mine:
        raise Refused(RefusalCode.NOT_YOURS, tell("error.no_seat_here"))
    for seat in mine:
        if not live.head.over:
            await seating.resign(live, holder, seat)
    return models.Joined(table=table, seat=mine[0])


@router.post("/tables/{table}/invitation")
async def renew_invitation(
    table: str, order: models.SeatChoice, holder: Holder, tables: TheTables, root: UrlRoot
) -> models.InvitationMade:
    """A new link for a seat nobody has taken; the old one is void."""
    token = await seating.renew_invitation(await tables.get(table), holder, order.seat)
    return models.InvitationMade(seat=order.seat, url=f"{root}/join/{token}")


@router.get("/join/{token}")
async def read_invitation(token: str, tables: TheTables) -> models.JoinPage:
    """What an invitation invites to."""
    table, seat = await tables.invitation(token)
    return models.JoinPage(
        table=table.id,
        title=title_of(table.head),
        game=table.head.game,
        game_title=table.course.game.title,
        seat=seat.id,
        seat_name=table.course.game.name(seat.id),
        players=list(
            dict.fromkeys(
                one.name for one in table.head.seats.values() if one.kind is SeatKind.PERSON
            )
        ),
        taken=seat.kind is not SeatKind.INVITATION,
    )


@router.post("/join/{token}")
async def take_seat(
    token: str, order: models.JoinRequest, holder: Holder, tables: TheTables
) -> models.Joined:
    """Take the seat of an invitation."""
    table, seat = await tables.sit_down(token, holder, order.name)
    return models.Joined(table=table.id, seat=seat.id)


RecordText = Annotated[bytes, Body(media_type="text/plain")]
Seats = Annotated[str, Query(max_length=200)]


@router.post("/import", status_code=201)
async def import_record(
    text: RecordText,
    holder: Holder,
    tables: TheTables,
    root: UrlRoot,
    me: Seats = "",
    bot: Seats = "",
    invite: Seats = "",
) -> models.TableMade:
    """Create a table from a record. If its game goes on, `me`, `bot` and `invite` name seats, with
    commas between them; the others are as recorded."""
    asked = {"me": me, "bot": bot, "invite": invite}
    wished = {
        seat: _KINDS[kind] for kind, seats in asked.items() for seat in seats.split(",") if seat
    }
    return _made(await tables.import_record(_decoded(text), holder, wished), root)


@router.post("/import/seats")
async def read_recorded_seats(text: RecordText, tables: TheTables) -> models.RecordPage:
    """Who would have which seat of a record."""
    imported = await tables.look_at_record(_decoded(text))
    plan, course = imported.plan, imported.course
    return models.RecordPage(
        title=course.game.title_of(course.game.scenario(plan.scenario)),
        over=course.state.outcome is not None,
        seats=[
            models.RecordedSeat(
                seat=id,
                name=course.game.name(id),
                player=last_player(imported.players.get(id, "")),
                kind=_ASKED[seat.kind],
            )
            for id, seat in plan.seats.items()
        ],
    )


def _decoded(text: bytes) -> str:
    try:
        return text.decode("utf-8")
    except UnicodeDecodeError as error:
        raise BadRecord(tell("error.not_utf8")) from error


@router.get("/tables/{table}/record", response_class=PlainTextResponse)
async def read_record(table: str, tables: TheTables) -> PlainTextResponse:
    """The record of a game that is over."""
    live = await tables.get(table)
    if not live.head.over:
        raise Refused(RefusalCode.NOT_YOURS, tell("error.record_secret"))
    head, players = live.head, _players(live)
    text = await at_length(
        lambda: telling.finished_record(live.course, players, head.result, head.seed).dumps()
    )
    name = f"{live.head.game}-{live.id}.txt"
    return PlainTextResponse(
        text, headers={"content-disposition": f'attachment; filename="{name}"'}
    )


@router.get("/tables/{table}/review")
async def read_review(table: str, tables: TheTables) -> models.ReviewState:
    """How far the review of a war that is over is, and the review once it is done."""
    live = await tables.get(table)
    return _review_state(live, await tables.reviews.status(live))


@router.post("/tables/{table}/review", status_code=202)
async def begin_review(table: str, holder: Holder, tables: TheTables) -> models.ReviewState:
    """Have a war that is over looked back on, by whoever sits at the table or has laid it."""
    live = await tables.get(table)
    return _review_state(live, await tables.reviews.begin(live, holder))


def _review_state(live: LiveTable, found: Status) -> models.ReviewState:
    told = None if found.review is None else review_told(live.course.game, found.review)
    return models.ReviewState(state=found.state, progress=round(found.progress, 3), review=told)


@router.get("/tables/{table}/replay", response_model=list[models.Frame])
async def read_replay(
    request: Request,
    table: str,
    holder: Holder,
    tables: TheTables,
    first: Annotated[int, Query(alias="from", ge=0)] = 0,
    last: Annotated[int, Query(alias="to", ge=0)] = 200,
    seat: Annotated[str | None, Query(max_length=80)] = None,
    survey: bool = False,
    views: bool = True,
) -> Response:
    """The game so far, move by move, as a seat or a spectator saw it."""
    live = await tables.get(table)
    over = live.head.over
    if seat is not None and seat not in live.head.seats:
        raise Refused(RefusalCode.BAD_MESSAGE, tell("error.no_such_seat", seat=seat))
    if seat is not None and not over and not live.head.seats[seat].held_by(holder):
        raise Refused(RefusalCode.NOT_YOURS, tell("error.views_secret"))
    last = min(last, first + (MOST_FRAMES if views else MOST_OUTLINES) - 1)
    played = live.course.play.record
    frames = partial(
        telling.frames,
        live.course.game,
        replace(played, entries=list(played.entries)),
        first,
        last,
        seat,
        audience=live.known_to(holder),
        everything=over,
        surveyed=survey,
        viewed=views,
        lesson=live.course.lesson,
        reasons=list(live.course.reasons) if over or live.head.training else (),
    )
    zipped = "gzip" in request.headers.get("accept-encoding", "")
    body = await at_length(_packed, frames, zipped=zipped)
    headers = {"vary": "accept-encoding"} | ({"content-encoding": "gzip"} if zipped else {})
    return Response(body, media_type="application/json", headers=headers)


def _packed(make: Callable[[], object], *, zipped: bool) -> bytes:
    """Something long as it is sent; writing and packing it takes as long as making it."""
    body = json.dumps(make(), separators=(",", ":")).encode()
    return gzip.compress(body, 5, mtime=0) if zipped else body


def _players(live: LiveTable) -> dict[str, str]:
    return {seat.id: seat.name for seat in live.head.seats.values()}


@router.websocket("/tables/{table}/socket")
async def connect(socket: WebSocket, table: str) -> None:
    state = socket.app.state
    connection = Connection(
        socket,
        state.tables,
        table,
        state.settings,
        state.metrics,
        state.lines.unsent,
        state.lines.hellos,
    )
    await state.lines.carry(connection)
