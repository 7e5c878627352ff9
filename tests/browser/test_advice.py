"""Hints, odds and reasons as a player meets them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.browser.staging import begin, open_record

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Page

    from sanssouci.kernel import Play

pytestmark = pytest.mark.slow


def test_a_hint_lights_what_it_advises_and_says_why(page: Page) -> None:
    begin(page)
    page.wait_for_selector(".ask-hint:not(.hidden)")
    page.keyboard.press("h")
    page.wait_for_selector(".hint-line small")
    said = page.inner_text(".hint-line")
    assert "’s advice)" in said
    assert " – " in said
    assert page.locator(".piece.picked, .place.picked, .answers .primary").count()
    page.click(".do-hint")
    page.wait_for_selector(".hint-line", state="hidden")


def test_the_odds_stand_in_the_duel(page: Page, duel: Play, tmp_path: Path) -> None:
    open_record(page, duel, tmp_path)
    seat = duel.state.actors[0]
    page.click(".curtain .primary")  # both seats are at this screen
    page.wait_for_selector(".odds tbody tr")
    legal = duel.state.legal(seat)
    cards = {action.split(" ")[1] for action in legal if action.startswith("play ")}
    stops = sum(action in ("concede", "tie") for action in legal)
    assert page.locator(".odds tbody tr").count() == len(cards) + stops
    page.click(".ask-hint")
    page.wait_for_selector(".hint-line small")
    assert page.inner_text(".hint-line")


def test_the_host_may_forbid_advice_and_have_the_bots_explain(page: Page) -> None:
    page.goto("/")
    page.select_option("select[name=scenario]", "austrian-theatre")
    page.click("details.more > summary")
    page.uncheck("input[name=hints]")
    page.check("input[name=training]")
    page.click(".start")
    page.click("[data-focus=give]")
    page.wait_for_selector(".answers [data-focus=done]")
    assert page.is_hidden(".ask-hint")
    page.click("#tab-log")
    page.wait_for_selector(".line.reason")
    assert "Maria Theresa: " in page.inner_text(".line.reason >> nth=0")


def test_after_the_game_the_log_has_the_reasons_and_nothing_is_told_twice(page: Page) -> None:
    begin(page)
    page.click("#tab-log")
    assert page.locator(".line.reason").count() == 0
    page.click(".topbar .menu >> nth=-1")
    page.click(".menu-body >> text=Resign")
    page.click("dialog[open] .primary")
    page.wait_for_selector("dialog.result")
    page.click("dialog.result .close")
    page.wait_for_selector(".line.reason")
    lines = page.locator(".log .line").all_inner_texts()
    assert len([line for line in lines if line.startswith("All troops are allotted")]) == 1
