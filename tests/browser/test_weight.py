"""What a newcomer has to wait for, in bytes; seconds depend on whose line and machine it is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from playwright.sync_api import BrowserContext

pytestmark = pytest.mark.slow

FIRST_PAGE = 150_000
FIRST_BOARD = 300_000
"""In all, the first page included."""


def test_the_first_page_and_the_first_board_are_light(visit: BrowserContext) -> None:
    page = visit.new_page()
    line = visit.new_cdp_session(page)
    line.send("Network.enable")
    asked: dict[str, str] = {}
    came: dict[str, int] = {}

    def note_request(event: dict[str, Any]) -> None:
        asked[event["requestId"]] = event["request"]["url"]

    def note_bytes(event: dict[str, Any]) -> None:
        came[event["requestId"]] = int(event["encodedDataLength"])

    def weight() -> int:
        # The second part of the map is asked for when the pieces stand.
        return sum(size for id, size in came.items() if "part=rest" not in asked[id])

    line.on("Network.requestWillBeSent", note_request)
    line.on("Network.loadingFinished", note_bytes)
    page.goto("/")
    page.wait_for_selector(".start:not([disabled])")
    page.wait_for_load_state("networkidle")
    assert 20_000 < weight() < FIRST_PAGE
    # A newcomer is offered a small game, and each of its scenarios says how hard it is.
    assert page.input_value("select[name=scenario]") == "war-in-the-west"
    assert "easy" in page.inner_text("select[name=scenario] option:checked")
    page.click(".start")
    page.wait_for_selector(".live [data-piece]")
    page.wait_for_load_state("networkidle")
    assert weight() < FIRST_BOARD
    page.wait_for_selector("#layer-water .river", state="attached")
    assert any("part=rest" in url for url in asked.values())
