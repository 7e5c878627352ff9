"""The gate every request passes: identity, permission, size, and response headers.

It is plain ASGI middleware, so that pages, files, errors and sockets all pass through it.
"""

from __future__ import annotations

import asyncio
import json
import logging
import re
import time
from typing import Any, Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from sanssouci.kernel import speaking
from sanssouci.kernel.catalogue import tell
from sanssouci.table.fairness import CLAIM, Claim, Rank
from sanssouci.table.tokens import SESSION, hashed, new_token
from sanssouci.web import nul
from sanssouci.web.addresses import address_of
from sanssouci.web.cookies import cookie
from sanssouci.web.json_logs import without_tokens
from sanssouci.web.languages import language_of
from sanssouci.web.metrics import Metrics
from sanssouci.web.names import Names
from sanssouci.web.rates import Buckets
from sanssouci.web.settings import Settings

COOKIE: Final = "sanssouci"
_COOKIE_VALUE: Final = re.compile(rf"({SESSION})?[A-Za-z0-9_-]{{43}}")
_COOKIE_SECONDS: Final = 400 * 24 * 3600
"""The longest that browsers keep a cookie."""
_HARMLESS: Final = frozenset({"GET", "HEAD", "OPTIONS"})
_COSTLY: Final = re.compile(r"/api/tables/[^/]+/(replay|record)")
_WITHOUT_COOKIE: Final = ("/static/", "/health", "/metrics", "/openapi.json", "/docs")

_SNIFF: Final = {"x-content-type-options": "nosniff"}
_HEADERS: Final = {**_SNIFF, "cross-origin-resource-policy": "same-origin"}
"""Of every answer but our own files."""
_OF_DOCUMENTS: Final = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
        "font-src 'self' data:; connect-src 'self'; media-src 'self'; manifest-src 'self'; "
        "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "referrer-policy": "same-origin",  # an invitation's address must not travel to other hosts
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
"""Of whatever a browser might show as a page of its own."""
_INERT: Final = (".js", ".css", ".woff2", ".webp")
"""Never shown as a page. There are a hundred of them, and headers are not compressed."""
_LASTING: Final = re.compile(
    r"/api/(games(/[^/]+/(names|grammar|facts|lessons|rules|messages/.*))?|messages/.*)"
)
"""The same for all who speak a language, as long as the server runs."""

_log = logging.getLogger("sanssouci.web")


class _Turned(Exception):
    """A rejected request."""

    def __init__(self, status: int, code: str, text: str) -> None:
        super().__init__(text)
        self.status, self.code, self.text = status, code, text


class Gate:
    def __init__(self, app: ASGIApp, settings: Settings, metrics: Metrics) -> None:
        self.app = app
        self.settings = settings
        self.metrics = metrics
        self._names = Names(settings)
        self._changes = Buckets(settings.limits.changes)
        self._reads = Buckets(settings.limits.reads)
        self._costly = Buckets(settings.limits.costly_reads)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self._http(scope, receive, send)
        elif scope["type"] == "websocket":
            headers = Headers(scope=scope)
            _work_for(scope, await _identify(scope, _cookie(headers)))
            known = self._names.knows(headers.get("host", "")) and "\0" not in scope["path"]
            scope["state"]["same_origin"] = known and self._same_origin(scope, headers)
            scope["state"]["language"] = language_of(headers)
            await self.app(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        began = time.perf_counter()
        headers = Headers(scope=scope)
        path: str = scope["path"]
        known = not path.startswith(_WITHOUT_COOKIE)
        state = await _identify(scope, _cookie(headers) if known else "")
        if known and not state["holder"]:
            state["new_token"] = new_token()
            state["holder"] = hashed(state["new_token"])
        _work_for(scope, state)
        status = 500

        async def answer(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                going = MutableHeaders(scope=message)
                for name, value in _headers_of(path, going).items():
                    going.setdefault(name, value)
                if status == 200 and _LASTING.fullmatch(path):
                    going.setdefault("cache-control", "private, max-age=120")
                    going.add_vary_header("accept-language, cookie")
                elif path.startswith("/api/"):
                    going.setdefault("cache-control", "no-store")
                if "new_token" in state:
                    going.append("set-cookie", self._new_cookie(scope, state["new_token"]))
            await send(message)

        try:
            with speaking(language_of(headers)):
                received = await self._admit(scope, headers, receive)
                await self.app(scope, received, answer)
        except _Turned as turned:
            await _refuse(turned, answer)
        finally:
            self.metrics.count(f'http_requests_total{{status="{status}"}}')
            _log.info(
                "request",
                extra={
                    "method": scope["method"],
                    "path": without_tokens(path),
                    "status": status,
                    "ms": round((time.perf_counter() - began) * 1000, 1),
                },
            )

    async def _admit(self, scope: Scope, headers: Headers, receive: Receive) -> Receive:
        """Check a request; returns where its body, read already, can be had."""
        limits = self.settings.limits
        path: str = scope["path"]
        if not self._names.knows(headers.get("host", "")):
            text = tell("error.unknown_host")
            raise _Turned(421, "unknown_host", text)
        if "\0" in path or b"%00" in scope["query_string"]:
            raise _Turned(400, "bad_request", nul.refusal())
        address = address_of(scope)
        if scope["method"] in _HARMLESS:
            is_costly = _COSTLY.fullmatch(path) is not None
            if (is_costly and not self._costly.take(address)) or (
                path.startswith("/api/") and not self._reads.take(address)
            ):
                raise _Turned(429, "too_fast", tell("error.too_many_requests"))
            return receive
        if headers.get("x-sanssouci") != "1" or not self._same_origin(scope, headers):
            raise _Turned(403, "foreign_origin", tell("error.foreign_origin"))
        if not self._changes.take(address):
            raise _Turned(429, "too_fast", tell("error.too_many_requests"))
        most = limits.record if path == "/api/import" else limits.body
        try:
            async with asyncio.timeout(limits.body_seconds):
                body = await _read_body(headers, receive, most)
        except TimeoutError as error:
            raise _Turned(408, "too_slow", tell("error.too_slow")) from error
        if nul.in_json(body.decode("utf-8", "replace")):
            raise _Turned(400, "bad_request", nul.refusal())

        async def again() -> Message:
            return {"type": "http.request", "body": body, "more_body": False}

        return again

    def _same_origin(self, scope: Scope, headers: Headers) -> bool:
        origin = headers.get("origin", "")
        parts = urlsplit(origin)
        if parts.scheme not in ("http", "https"):
            return False
        if self.settings.public_url and origin == _origin_of(self.settings.public_url):
            return True
        return parts.netloc.lower() == headers.get("host", "").lower() != ""

    def _new_cookie(self, scope: Scope, token: str) -> str:
        secure = scope["scheme"] == "https" or self.settings.public_url.startswith("https:")
        return f"{COOKIE}={token}; Path=/; Max-Age={_COOKIE_SECONDS}; HttpOnly; SameSite=Lax" + (
            "; Secure" if secure else ""
        )


def _headers_of(path: str, headers: Headers) -> dict[str, str]:
    """Response headers: our own files are public, and only pages need all of them."""
    if path.startswith("/static/") and path.endswith(_INERT):
        return _SNIFF
    is_data = headers.get("content-type", "").startswith("application/json")
    return _HEADERS if is_data else _HEADERS | _OF_DOCUMENTS


def _origin_of(url: str) -> str:
    parts = urlsplit(url)
    return f"{parts.scheme}://{parts.netloc}"


def _cookie(headers: Headers) -> str:
    """The browser's token; empty if there is none of the right form."""
    value = cookie(headers, COOKIE)
    return value if _COOKIE_VALUE.fullmatch(value) else ""


async def _identify(scope: Scope, token: str) -> dict[str, Any]:
    """Attach the owner to the request: the browser, or its account if it has logged in."""
    state: dict[str, Any] = scope.setdefault("state", {})
    holder = hashed(token) if token else ""
    state |= {"holder": holder, "session": ""}
    if token.startswith(SESSION):
        state["holder"] = await scope["app"].state.accounts.holder_of(holder)
        state["session"] = holder if state["holder"] else ""
    return state


def _work_for(scope: Scope, state: dict[str, Any]) -> None:
    """Attribute the work of this request to its sender."""
    claim = Claim(Rank.WAITED_FOR, address_of(scope), state["holder"])
    CLAIM.set(lambda: claim)


async def _read_body(headers: Headers, receive: Receive, most: int) -> bytes:
    too_large = _Turned(413, "too_large", tell("error.too_large", most=most))
    declared = headers.get("content-length", "0")
    if not declared.isdecimal() or int(declared) > most:
        raise too_large
    body = bytearray()
    while True:
        message = await receive()
        if message["type"] != "http.request":
            break  # the client has gone
        body += message.get("body", b"")
        if len(body) > most:
            raise too_large
        if not message.get("more_body", False):
            break
    return bytes(body)


async def _refuse(turned: _Turned, send: Send) -> None:
    content: dict[str, Any] = {"error": {"code": turned.code, "text": turned.text}}
    body = json.dumps(content).encode()
    await send(
        {
            "type": "http.response.start",
            "status": turned.status,
            "headers": [
                (b"content-type", b"application/json"),
                (b"content-length", str(len(body)).encode()),
            ],
        }
    )
    await send({"type": "http.response.body", "body": body})
