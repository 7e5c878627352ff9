"""Routes for pages, and for the host's monitoring."""

from __future__ import annotations

from html import escape

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse, PlainTextResponse, RedirectResponse
from fastapi.routing import APIRoute

import sanssouci
from sanssouci.kernel import spoken
from sanssouci.kernel.catalogue import tell
from sanssouci.table import Tables
from sanssouci.table.errors import NoSuchTable
from sanssouci.table.threads import in_thread
from sanssouci.table.webhooks import Webhooks
from sanssouci.web import library, models, pages, printing

router = APIRouter()


@router.get("/", include_in_schema=False)
@router.get("/join/{rest:path}", include_in_schema=False)
@router.get("/move/{rest:path}", include_in_schema=False)
@router.get("/arrange", include_in_schema=False)
@router.get("/arrange/{rest:path}", include_in_schema=False)
async def page(request: Request) -> HTMLResponse:
    """One page for everything; its script looks at the address, and in what language it is told."""
    return _page(request.url.path.split("/")[1])


@router.get("/table/{table}", include_in_schema=False)
@router.get("/table/{table}/{rest:path}", include_in_schema=False)
async def table_page(request: Request, table: str) -> HTMLResponse:
    """The same page; at a table in play it knows which game it will need."""
    tables: Tables = request.app.state.tables
    found = tables.live.get(table)
    return _page("table", None if found is None else library.desk_of(found.course.game))


@router.get("/mail/{table}/{seat}/{token}", include_in_schema=False)
async def agree_to_mail(request: Request, table: str, seat: str, token: str) -> RedirectResponse:
    """The link of the letter that asks; it leads to the table it speaks of."""
    tables: Tables = request.app.state.tables
    if not await in_thread(Webhooks(tables.store).agree, table, seat, token):
        raise NoSuchTable(tell("error.mail_link"))
    return RedirectResponse(f"/table/{table}", status_code=303)


@router.get("/rules/{game}", include_in_schema=False)
def rules_page(game: str) -> HTMLResponse:
    """A rulebook and its map as one page, to read or print."""
    return HTMLResponse(printing.rulebook_page(library.find(game), spoken()))


def _page(room: str, desk: str | None = None) -> HTMLResponse:
    headers = {"cache-control": "no-cache", "vary": "accept-language, cookie"}
    return HTMLResponse(pages.page(spoken(), room, desk), headers=headers)


@router.get("/health", tags=["host"])
async def health(request: Request) -> models.Health:
    """Answers as long as the server and its database do, and what is played can be stored."""
    tables: Tables = request.app.state.tables
    await in_thread(tables.store.ping)
    return models.Health(status="ok", version=sanssouci.__version__, tables=len(tables.live))


@router.get("/metrics", tags=["host"], response_class=PlainTextResponse)
async def metrics(request: Request) -> PlainTextResponse:
    """Counters in the text format of Prometheus."""
    state = request.app.state
    gauges = [
        ("tables_live", len(state.tables.live)),
        ("connections", len(state.lines)),
    ]
    bots = state.tables.bots
    counters = [("bot_answers_total", bots.answers), ("bot_failures_total", bots.failures)]
    return PlainTextResponse(state.metrics.text(counters, gauges))


@router.get("/docs", include_in_schema=False)
async def docs(request: Request) -> HTMLResponse:
    """An overview of the API without third-party scripts; the schema has the details."""
    rows = "".join(
        f"<tr><td><code>{' '.join(sorted(route.methods or ()))} {escape(route.path)}</code></td>"
        f"<td>{escape((route.description or '').partition(chr(10))[0])}</td></tr>"
        for route in _routes(request)
    )
    return HTMLResponse(
        "<!doctype html><html lang=en><meta charset=utf-8><title>Sanssouci: the HTTP API</title>"
        "<h1>The HTTP API</h1><p>In full, with the messages of the socket: "
        f'<a href="/openapi.json">openapi.json</a>.</p><table>{rows}</table>'
    )


def _routes(request: Request) -> list[APIRoute]:
    return [
        route
        for route in request.app.state.documented_routes
        if isinstance(route, APIRoute) and route.include_in_schema
    ]
