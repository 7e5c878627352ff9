"""The ASGI application."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from typing import Any, Final

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.openapi.utils import get_openapi
from fastapi.responses import HTMLResponse, JSONResponse, Response
from sqlalchemy.exc import DBAPIError
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware

import sanssouci
from sanssouci.kernel import BadOption, BadRecord, spoken
from sanssouci.kernel.catalogue import tell
from sanssouci.kernel.complaints import misfit
from sanssouci.table import BotPool, RefusalCode, Refused, Store, Tables
from sanssouci.table.accounts import Accounts, BadLogin, NameTaken
from sanssouci.table.database import UNREACHABLE, trouble
from sanssouci.table.errors import NoSuchTable, TableBroken
from sanssouci.table.webhooks import Webhooks
from sanssouci.web import (
    account_routes,
    arranging_routes,
    library_routes,
    messages,
    page_routes,
    pages,
    printing,
    seat_routes,
    table_routes,
)
from sanssouci.web.gate import Gate
from sanssouci.web.languages import CATALOGUES
from sanssouci.web.lines import Lines
from sanssouci.web.mail import BadMail, MailServer
from sanssouci.web.metrics import Metrics
from sanssouci.web.models import ErrorAnswer
from sanssouci.web.packed_files import PackedFiles
from sanssouci.web.rates import Buckets
from sanssouci.web.settings import Settings
from sanssouci.web.webhook_sending import BadWebhook, TurnNotices

_THREADS: Final = 15
"""One thread per database connection; writes that arrive together are committed together."""

_log = logging.getLogger("sanssouci.web")


def create_app(settings: Settings, store: Store | None = None) -> FastAPI:
    """The server of the table, ready for uvicorn or another ASGI server.

    A store that is passed in is closed with the server.
    """
    metrics = Metrics()

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        threads = ThreadPoolExecutor(_THREADS, thread_name_prefix="store")
        asyncio.get_running_loop().set_default_executor(threads)
        bots = BotPool(
            settings.bot_processes,
            settings.bot_seconds,
            outside=settings.outside_bots,
            think_ahead=settings.bots_think_ahead,
        )
        opened = store or Store(settings.database, alone=True)
        tables = app.state.tables = Tables(opened, bots)
        accounts = app.state.accounts = Accounts(tables.store)
        lines = app.state.lines = Lines(accounts, settings.limits)
        notices = app.state.turn_notices = TurnNotices(
            tables,
            Webhooks(tables.store),
            MailServer(settings),
            allow_private=settings.webhooks_private,
            pause_minutes=settings.webhook_minutes,
        )
        tables.turn_listener = notices.call
        tables.sessions_listener = lines.recheck
        tables.start()
        _log.info("ready", extra={"version": sanssouci.__version__})
        yield
        await notices.close()
        await tables.close()

    app = FastAPI(
        title="Sanssouci",
        version=sanssouci.__version__,
        description="The table's HTTP API; the socket is described in docs/protocol.md.",
        lifespan=lifespan,
        docs_url=None,  # their pages would load scripts from elsewhere
        redoc_url=None,
        middleware=[
            Middleware(Gate, settings=settings, metrics=metrics),
            Middleware(GZipMiddleware, minimum_size=1000, compresslevel=5),
        ],
        responses={"4XX": {"model": ErrorAnswer}},
    )
    app.state.settings = settings
    app.state.metrics = metrics
    app.state.logins = Buckets(settings.limits.logins)
    routers = (
        library_routes.router,
        arranging_routes.router,
        table_routes.router,
        seat_routes.router,
        account_routes.router,
        page_routes.router,
    )
    for router in routers:
        app.include_router(router)
    app.state.documented_routes = [route for router in routers for route in router.routes]
    app.mount("/static", PackedFiles(pages.STATIC), name="static")
    _add_error_answers(app)
    app.openapi = lambda: _schema(app)  # type: ignore[method-assign]
    return app


def _error(status: int, code: str, text: str) -> JSONResponse:
    sendable = text.encode("utf-8", "replace").decode()  # it may repeat what was sent to us
    return JSONResponse({"error": {"code": code, "text": sendable}}, status_code=status)


def _nothing(request: Request, text: str) -> Response:
    """There is nothing at an address: a page for a person, data for a program."""
    is_page = not request.url.path.startswith(("/api/", "/static/"))
    if is_page and "text/html" in request.headers.get("accept", ""):
        return HTMLResponse(printing.empty_page(text, spoken()), 404)
    return _error(404, "not_found", text)


def _add_error_answers(app: FastAPI) -> None:
    async def refused(_: Request, error: Exception) -> JSONResponse:
        assert isinstance(error, Refused)
        status = {
            RefusalCode.NOT_YOURS: 403,
            RefusalCode.BAD_MESSAGE: 400,
            RefusalCode.TOO_FAST: 429,
        }.get(error.code, 409)
        return _error(status, error.code.value, error.text)

    async def missing(request: Request, error: Exception) -> Response:
        return _nothing(request, str(error))

    async def bad(_: Request, error: Exception) -> JSONResponse:
        return _error(400, "bad_request", str(error))

    async def bad_login(_: Request, error: Exception) -> JSONResponse:
        return _error(403, "bad_login", str(error))

    async def name_taken(_: Request, error: Exception) -> JSONResponse:
        return _error(409, "name_taken", str(error))

    async def broken(_: Request, error: Exception) -> JSONResponse:
        return _error(409, "other_rules", str(error))

    async def invalid(_: Request, error: Exception) -> JSONResponse:
        assert isinstance(error, RequestValidationError)
        problem = error.errors()[0]
        if problem["type"] == "string_too_short" and problem["loc"][-1] in ("password", "new"):
            return _error(422, "short_password", CATALOGUES.speak().words("account.short"))
        place = ".".join(str(part) for part in problem["loc"])
        return _error(422, "bad_request", f"{place}: {misfit(problem)}")

    async def http(request: Request, error: Exception) -> Response:
        assert isinstance(error, HTTPException)
        if error.status_code == 404:
            return _nothing(request, tell("error.no_page"))
        if error.status_code == 405:
            return _error(405, "no_such_method", tell("error.no_method"))
        return _error(error.status_code, "bad_request", str(error.detail))

    async def not_stored(_: Request, error: Exception) -> JSONResponse:
        assert isinstance(error, DBAPIError)
        _log.error("cannot store", extra={"problem": str(error)})
        return _error(503, RefusalCode.NOT_STORED.value, trouble(error))

    async def unexpected(_: Request, error: Exception) -> JSONResponse:
        _log.error("request failed", exc_info=error)
        return _error(500, "server_error", tell("error.server_error"))

    for kind, answer in (
        (Refused, refused),
        (NoSuchTable, missing),
        (BadOption, bad),
        (BadRecord, bad),
        (BadWebhook, bad),
        (BadMail, bad),
        (BadLogin, bad_login),
        (NameTaken, name_taken),
        (TableBroken, broken),
        (RequestValidationError, invalid),
        (HTTPException, http),
        *((kind, not_stored) for kind in UNREACHABLE),
        (Exception, unexpected),
    ):
        app.add_exception_handler(kind, answer)


def _describe_errors(schema: dict[str, Any]) -> None:
    """All errors are our own JSON, whatever kind of answer a request has otherwise."""
    error = {"schema": {"$ref": "#/components/schemas/ErrorAnswer"}}
    for methods in schema["paths"].values():
        for operation in methods.values():
            operation["responses"].pop("422", None)
            operation["responses"]["4XX"]["content"] = {"application/json": error}


def _schema(app: FastAPI) -> dict[str, Any]:
    """The OpenAPI description, with the messages of the socket among its schemas."""
    if app.openapi_schema is None:
        schema = get_openapi(
            title=app.title,
            version=app.version,
            description=app.description,
            routes=app.routes,
        )
        place = "#/components/schemas/{model}"
        for name, adapter in (
            ("ClientMessage", messages.CLIENT_MESSAGE),
            ("ServerMessage", messages.SERVER_MESSAGE),
        ):
            found = adapter.json_schema(ref_template=place)
            known = schema.setdefault("components", {}).setdefault("schemas", {})
            known |= {key: value for key, value in found.pop("$defs").items() if key not in known}
            known[name] = found
        _describe_errors(schema)
        app.openapi_schema = schema
    return app.openapi_schema
