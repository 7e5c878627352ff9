"""A real Chromium before a real server. Without one of them the tests here are skipped, by name."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

import pytest

from sanssouci.kernel import Play
from tests.browser.staging import war_up_to_a_duel
from tests.made_up import LANGUAGE, made_up_language
from tests.web.staging import Server, serving

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Request

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--renderer-process-limit=1",  # a page in the process of the last one need not read the scripts
]
CHROMIUM = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "chrome"))), None)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("browser")) as running:
        yield running


@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    """For this folder alone: its driver keeps an event loop running, which others must not."""
    playwright = pytest.importorskip("playwright.sync_api", reason="playwright is not installed")
    if CHROMIUM is None:
        pytest.skip("there is no Chromium on this machine")
    with playwright.sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield browser
        browser.close()


@dataclass
class Complaints:
    """What a page did that it should not: errors on the console, requests to foreign hosts."""

    host: str
    said: list[str] = field(default_factory=list)

    def watch(self, page: Page) -> None:
        page.on("console", self._console)
        page.on("pageerror", lambda error: self.said.append(str(error)))
        page.on("request", self._foreign)

    def _console(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.said.append(message.text)

    def _foreign(self, request: Request) -> None:
        url = urlsplit(request.url)
        if url.scheme not in ("data", "blob") and url.netloc != self.host:
            self.said.append(f"a request to {request.url}")


@pytest.fixture
def complaints(server: Server) -> Iterator[Complaints]:
    """Every page of every test is held to this."""
    heard = Complaints(urlsplit(server.url).netloc)
    yield heard
    assert heard.said == []


Visitor = Callable[..., "BrowserContext"]
DESKTOP: dict[str, Any] = {"viewport": {"width": 1360, "height": 860}, "reduced_motion": "reduce"}
DECIDED = """
try {
  localStorage["sanssouci.settings"] ||= '{"warn": false, "pace": "at-once"}';
} catch {
  // A page that is still empty has nothing to remember.
}
"""
"""Testers know what they leave undone and see the present at once; else where that is tried."""
UNPAINTED = """
{
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(".sheet .still { opacity: 0 }");
  document.adoptedStyleSheets.push(sheet);
}
"""
"""The engraving is there and as large as ever, but no test looks at its colours, and painting it
takes as long as everything else a page does."""
PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
}


def new_context(chromium: Browser, server: Server, **kind: Any) -> BrowserContext:
    context = chromium.new_context(base_url=server.url, **(DESKTOP | kind))
    context.set_default_timeout(60_000)
    context.add_init_script(DECIDED)
    context.add_init_script(UNPAINTED)
    return context


@pytest.fixture
def visitor(chromium: Browser, server: Server, complaints: Complaints) -> Iterator[Visitor]:
    """Makes browsers, each with its own cookies: friends, phones."""
    contexts: list[BrowserContext] = []

    def make(**kind: Any) -> BrowserContext:
        context = new_context(chromium, server, **kind)
        context.on("page", complaints.watch)
        contexts.append(context)
        return context

    yield make
    for context in contexts:
        context.close()


@pytest.fixture(scope="module")
def desk(chromium: Browser, server: Server) -> Iterator[BrowserContext]:
    """A browser for many tests: what it has fetched and read once, it need not fetch again."""
    context = new_context(chromium, server)
    context.new_page().goto("/health")  # the page that stays, and with it the process
    yield context
    context.close()


@pytest.fixture
def made_up(visitor: Visitor, server: Server) -> Iterator[Visitor]:
    """Browsers of people who read a made-up language, half as long again."""

    def make(**kind: Any) -> BrowserContext:
        context = visitor(**kind)
        host = urlsplit(server.url).hostname or ""
        context.add_cookies([{"name": "language", "value": LANGUAGE, "domain": host, "path": "/"}])
        return context

    with made_up_language():
        yield make


@pytest.fixture
def visit(desk: BrowserContext, server: Server, complaints: Complaints) -> Iterator[BrowserContext]:
    """Somebody who has never been here, as far as cookies and storage tell."""
    (first,) = desk.pages
    desk.on("page", complaints.watch)
    yield desk
    desk.remove_listener("page", complaints.watch)
    for page in desk.pages:
        if page != first:
            page.close()
    desk.clear_cookies()
    line = desk.new_cdp_session(first)
    line.send("Storage.clearDataForOrigin", {"origin": server.url, "storageTypes": "all"})
    line.detach()


@pytest.fixture
def page(visit: BrowserContext) -> Page:
    return visit.new_page()


@pytest.fixture(scope="session")
def duel() -> Play:
    return war_up_to_a_duel()
