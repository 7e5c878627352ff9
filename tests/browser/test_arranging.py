"""A position set up on the board, and played on from there."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from tests.browser.conftest import PHONE, Visitor

if TYPE_CHECKING:
    from playwright.sync_api import Page

pytestmark = pytest.mark.slow


def test_a_position_is_set_up_by_clicks_and_words_and_played(page: Page) -> None:
    page.goto("/arrange/friedrich#scenario=austrian-theatre&seat=maria")
    page.wait_for_selector(".arrange-problem:has-text('This position can be played')")
    page.fill("textarea", "clear\nplace daun prag\nplace friedrich leitmeritz")
    page.wait_for_selector(".live [data-piece=daun][data-city=prag]")
    page.select_option("select[aria-label='Pieces off the map']", "winterfeldt")
    assert "Winterfeldt" in page.inner_text(".prompt")
    page.click(".live [data-piece=friedrich] .body")  # any place will do: this one is taken
    page.wait_for_selector(".live [data-piece=winterfeldt][data-city=leitmeritz]")
    assert "place winterfeldt leitmeritz" in page.input_value("textarea")
    page.select_option("select[name=command]", label="troops · general · number")
    page.select_option(".command-form select >> nth=1", "daun")
    page.fill(".command-form input[type=number]", "8")
    page.click("[data-focus=add-command]")
    page.wait_for_selector(".arrange-problem:has-text('This position can be played')")
    assert "troops daun 8" in page.input_value("textarea")
    page.fill("textarea", "place nobody prag")
    page.wait_for_selector(".arrange-problem.trouble:has-text('nobody')")
    assert page.is_disabled("text=Play on from here")
    page.fill("textarea", "clear\nplace daun prag\nplace friedrich leitmeritz\nbegin austria")
    page.wait_for_selector(".arrange-problem:has-text('Maria Theresa')")
    link = page.url
    assert "daun" in link
    page.click("text=Play on from here")
    page.wait_for_url("**/table/*")
    page.wait_for_selector(".live .piece.lit[data-piece=daun]")
    page.click(".topbar .menu >> nth=-1")
    page.click(".menu-body >> text=Report a problem")
    page.fill("dialog textarea", "Daun can march")
    with page.expect_download() as saved:
        page.click("text=Save the file")
    text = saved.value.path().read_text(encoding="utf-8")
    assert "# Expected: Daun can march" in text
    page.goto(link)
    page.reload()
    page.wait_for_selector(".live [data-piece=daun][data-city=prag]")


def test_what_is_wrong_is_seen_whatever_the_form_asks_for(visitor: Visitor) -> None:
    page = visitor(viewport={"width": 1280, "height": 720}).new_page()
    page.goto("/arrange/maria")
    page.wait_for_selector(".arrange-problem:has-text('This position can be played')")
    page.select_option("select[name=command]", label="begins · nation · phase")
    page.wait_for_selector(".command-form select >> nth=2")
    page.fill("textarea", "place cumberland nowhere")
    page.wait_for_selector(".arrange-problem.trouble")
    for each in (".arrange-problem", ".arrange-verdict .primary"):
        box = page.locator(each).bounding_box()
        assert box
        assert box["y"] + box["height"] <= 720


IN_SIGHT = """
(id) => {
  const piece = document.querySelector(`.live [data-piece=${id}]`);
  const { left, right, top, bottom } = piece.getBoundingClientRect();
  const board = document.querySelector(".board").getBoundingClientRect();
  return left > board.left && right < board.right && top > board.top && bottom < board.bottom;
}
"""


def test_the_map_goes_to_what_is_set_in_words(page: Page) -> None:
    page.goto("/arrange/friedrich#scenario=four-player&seat=frederick")
    page.wait_for_selector(".arrange-problem:has-text('This position can be played')")
    for _ in range(4):
        page.click(".board-tools button >> nth=0")  # closer, so that the rest is out of sight
        page.wait_for_timeout(300)
    page.fill("textarea", "place lehwaldt tilsit")
    page.wait_for_selector(".live [data-piece=lehwaldt][data-city=tilsit]")
    page.wait_for_function(IN_SIGHT, arg="lehwaldt")
    page.fill("textarea", "place lehwaldt tilsit\nplace chevert Betzdorf")
    page.wait_for_selector(".live [data-piece=chevert][data-city=betzdorf]")
    page.wait_for_function(IN_SIGHT, arg="chevert")
    assert not page.evaluate(IN_SIGHT, "lehwaldt")
    page.fill("textarea", "place lehwaldt tilsit\nplace chevert Betzdorf\ntroops lehwaldt 3")
    page.wait_for_function(IN_SIGHT, arg="lehwaldt")


def test_scenario_and_options_are_chosen_and_kept_in_the_link(visitor: Visitor) -> None:
    page = visitor(**PHONE).new_page()
    page.goto("/arrange/friedrich")
    page.wait_for_selector(".arrange-problem:has-text('This position can be played')")
    page.wait_for_selector("#layer-names text", state="attached")
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    page.click("details.options summary")
    page.select_option("select[name=option-anniversary]", "true")
    page.wait_for_url(re.compile("anniversary"))
    page.reload()
    page.wait_for_selector(".arrange-problem:has-text('This position can be played')")
    page.click("details.options summary")
    assert page.input_value("select[name=option-anniversary]") == "true"
    # What a scenario has no use for is not offered with it.
    assert not page.query_selector("select[name=option-phantom_cards]")
    page.select_option("select[name='lobby.scenario']", "austrian-theatre")
    page.wait_for_selector("select[name=option-phantom_cards]")
    page.select_option("select[name='lobby.scenario']", "three-player")
    page.wait_for_url(re.compile("three-player"))
    page.wait_for_selector(".arrange-problem:has-text('This position can be played')")
    with page.expect_download() as saved:
        page.click("button:text-is('Record')")
    header = saved.value.path().read_text(encoding="utf-8").lower()
    assert "three-player" in header
    assert "anniversary=yes" in header
    page.click("text=Play on from here")
    page.wait_for_url("**/table/*")
    page.wait_for_selector(".live [data-piece]")
