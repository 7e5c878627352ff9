"""What a newcomer has to wait for, in bytes; seconds depend on whose line and machine it is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

import sanssouci
from tests.browser.conftest import Visitor
from tests.browser.staging import on_the_whole_map

if TYPE_CHECKING:
    from playwright.sync_api import Page

pytestmark = pytest.mark.slow

FIRST_PAGE = 150_000
FIRST_BOARD = 300_000
"""In all, the first page included."""
LATER = ("part=rest", "labels.js", "local-names")
"""The second part of the map, what keeps names of pieces off its lettering, and local names."""

IN_SIGHT = {"maria": ("budweis", "Budweis (České Budějovice)")}
"""A town that no sheet covers at the beginning, where that is not Troppau."""


class Scale:
    """Weighs what a page asks for, answers as they come over the line."""

    def __init__(self, page: Page) -> None:
        self.asked: dict[str, str] = {}
        self.came: dict[str, int] = {}
        line = page.context.new_cdp_session(page)
        line.send("Network.enable")
        line.on("Network.requestWillBeSent", self._note_request)
        line.on("Network.loadingFinished", self._note_bytes)

    def _note_request(self, event: dict[str, Any]) -> None:
        self.asked[event["requestId"]] = event["request"]["url"]

    def _note_bytes(self, event: dict[str, Any]) -> None:
        self.came[event["requestId"]] = int(event["encodedDataLength"])

    @property
    def weight(self) -> int:
        """All but what is asked for when the pieces stand."""
        return sum(
            size
            for id, size in self.came.items()
            if not any(later in self.asked[id] for later in LATER)
        )


@pytest.mark.parametrize("game", sanssouci.GAMES)
def test_the_first_page_and_the_first_board_are_light(visitor: Visitor, game: str) -> None:
    page = visitor().new_page()
    scale = Scale(page)
    page.goto("/")
    page.wait_for_selector(".start:not([disabled])")
    page.wait_for_load_state("networkidle")
    assert 20_000 < scale.weight < FIRST_PAGE
    # A newcomer is offered a small game, and each of its scenarios says how hard it is.
    assert page.input_value("select[name=scenario]") == "war-in-the-west"
    assert "easy" in page.inner_text(".scenario-facts")
    title = sanssouci.game(game).title
    page.click(f".games button:text-is('{title}')")
    page.wait_for_selector(f".order h2:text-is('{title}')")
    page.click(".start")
    page.wait_for_selector("#layer-names text", state="attached")
    page.wait_for_load_state("networkidle")
    assert any("part=rest" in url for url in scale.asked.values())
    assert scale.weight < FIRST_BOARD
    # What came later is there: a tip calls a place as the map does, and as it is called today.
    town, called = IN_SIGHT.get(game, ("troppau", "Troppau (Opava)"))
    page.mouse.move(*on_the_whole_map(page, town))
    page.wait_for_selector(f".tip b:has-text('{called}')")
