"""Games without a desk of their own, played to their end by the plain one."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import pytest

from sanssouci.games import load
from tests.browser.conftest import PHONE, Visitor
from tests.browser.driver import OVER, Driver
from tests.outside.installing import installed
from tests.web.staging import Server, serving

if TYPE_CHECKING:
    from playwright.sync_api import Page


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with (
        installed(tmp_path_factory.mktemp("others")),
        serving(tmp_path_factory.mktemp("browser")) as running,
    ):
        yield running


def sit_down(page: Page, server: Server, game: str) -> None:
    """In the first seat, with a bot of the host's in the other."""
    (scenario,) = load(game).scenarios
    me, bot = scenario.seats
    order: dict[str, Any] = {
        "game": game,
        "scenario": scenario.id,
        "seats": {me: {"kind": "me"}, bot: {"kind": "bot", "bot": "timid"}},
        "seed": 3,
    }
    headers = {"X-Sanssouci": "1", "Origin": server.url}
    made = page.request.post("/api/tables", data=order, headers=headers).json()
    page.goto(f"/table/{made['table']}")
    page.wait_for_selector(".answers button")


def test_a_game_without_a_map(visitor: Visitor, server: Server) -> None:
    page = visitor(**PHONE).new_page()
    sit_down(page, server, "blind-bid")
    assert page.inner_text(".plain-panel[data-part=tokens] dd >> nth=0").split() == list("12345")
    page.tap(".answers button:has-text('Bid the 5')")
    page.wait_for_selector(
        ".plain-panel[data-part=tokens] dd:first-of-type li:nth-child(4):last-child"
    )
    Driver(page, seed=1).play()
    assert page.inner_text(f"{OVER} .reason").startswith("The auction is over at ")
    assert page.evaluate("document.documentElement.scrollWidth") == 390
    page.tap(f"{OVER} .how-it-went")
    page.wait_for_selector(".plots figure")  # the points of both
    page.tap(f"{OVER} button:has-text('Replay')")
    page.wait_for_selector(".replay output:not(:empty)")


def test_a_game_with_a_map_is_played_on_it(page: Page, server: Server) -> None:
    page.goto("/")
    page.click(".games button:has-text('Couriers')")
    assert page.inner_text("#credit") == "A game for tests."
    sit_down(page, server, "couriers")
    assert page.inner_text(".plain-panel[data-part=rides_left] h3") == "Rides before nightfall"
    for step in ("torgau", "dresden", "prague", "vienna"):
        page.locator(".live [data-piece=anna]").focus()
        page.keyboard.press("Enter")
        page.locator(f".live .place[data-place={step}]").focus()
        page.keyboard.press("Enter")
        page.click(".answers .primary")
        page.wait_for_selector(f".live [data-piece=anna][data-city={step}]")
    assert page.inner_text(f"{OVER} .reason") == "Anna has arrived."
