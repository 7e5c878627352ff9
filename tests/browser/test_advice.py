"""Hints, odds and reasons as a player meets them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.browser.staging import begin, open_record

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Page

    from sanssouci.kernel import Play
    from tests.web.staging import Server

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
    page.wait_for_selector(".ask-odds")
    assert page.locator(".odds").count() == 0, "only for those who ask"
    page.click(".ask-odds")
    page.wait_for_selector(".odds tbody tr")
    legal = duel.state.legal(seat)
    cards = {action.split(" ")[1] for action in legal if action.startswith("play ")}
    stops = sum(action in ("concede", "tie") for action in legal)
    assert page.locator(".odds tbody tr").count() == len(cards) + stops
    sure = page.locator(".odds tbody tr:has(th:text-matches('^Play', 'i')) .chance")
    assert sure.count() == len(cards)
    assert all("100 %" not in text for text in sure.all_inner_texts())
    score = page.inner_text(".duel .score b")
    mine = duel.state.view(seat)["battle"]
    own = [n["id"] for n in duel.state.view(seat)["nations"] if n["seat"] == seat]
    told = mine["score"] if mine["nations"][0] in own else -mine["score"]
    assert int(score.replace("−", "-")) == told, "the scale speaks for me"
    page.click(".ask-hint")
    page.wait_for_selector(".hint-line small")
    line, window = page.locator(".hint-line").bounding_box(), page.locator(".duel").bounding_box()
    assert line is not None
    assert window is not None
    assert line["y"] + line["height"] <= window["y"], "the line covers nothing"


def test_an_advised_allotment_is_done_as_a_whole(page: Page) -> None:
    page.goto("/")
    page.select_option("select[name=scenario]", "austrian-theatre")
    page.click(".start")
    page.wait_for_selector("[data-focus=give]")
    page.click(".ask-hint")
    page.wait_for_selector(".hint-line small")
    assert page.inner_text(".hint-steps").count(";") > 2
    assert page.inner_text(".allot-nation .left").startswith("0 of"), "the sheet shows the advice"
    assert page.is_enabled("[data-focus=give]")
    page.click(".do-hint")
    page.wait_for_selector(".answers [data-focus=done]")


OTHERS = (
    ("crisis", "campaign", {"prussia": "me", "austria": "recruit"}, "action points"),
    (
        "maria",
        "introductory",
        {"frederick": "me", "maria": "recruit", "louis": "recruit"},
        "could still march",
    ),
    ("sieben-jahre", "thuringia-1757-solo", {"player": "me"}, "units and loads"),
)
LEAVE = ".answers [data-focus=done], .answers [data-focus=end]"


@pytest.mark.parametrize(("game", "scenario", "seats", "left"), OTHERS)
def test_in_every_game_advice_is_done_and_leaving_asked_once(
    page: Page, server: Server, game: str, scenario: str, seats: dict[str, str], left: str
) -> None:
    page.goto("/")
    page.evaluate("localStorage['sanssouci.settings'] = '{\"pace\": \"at-once\"}'")
    kinds = {
        seat: {"kind": "me"} if kind == "me" else {"kind": "bot", "bot": kind}
        for seat, kind in seats.items()
    }
    order = {"game": game, "scenario": scenario, "seats": kinds, "seed": 5}
    headers = {"X-Sanssouci": "1", "Origin": server.url}
    made = page.request.post("/api/tables", data=order, headers=headers).json()
    page.goto(f"/table/{made['table']}")
    _follow_a_hint(page)
    for _ in range(20):  # up to where something is left to do
        page.wait_for_selector(".ask-hint:not(.hidden)")
        if not page.locator(LEAVE).count():
            _follow_a_hint(page)
            continue
        before = page.get_attribute("main", "data-moment")
        page.click(LEAVE)
        page.wait_for_function(
            f"(before) => document.querySelector('dialog') || {MOVED}", arg=before
        )
        if page.locator("dialog[open]").count():
            break
    assert left in page.inner_text("dialog[open] p")
    page.click("dialog[open] >> text=Cancel")
    assert page.get_attribute("main", "data-moment") == before
    page.click(LEAVE)
    page.click("dialog[open] .primary")
    page.wait_for_function(f"(before) => {MOVED}", arg=before)


MOVED = "document.querySelector('main').dataset.moment !== before"


def _follow_a_hint(page: Page) -> None:
    """Until all its steps are done."""
    page.wait_for_selector(".ask-hint:not(.hidden)")
    before = page.get_attribute("main", "data-moment")
    page.click(".ask-hint")
    page.click(".do-hint")
    page.wait_for_function(f"(before) => {MOVED}", arg=before)
    page.wait_for_selector(".hint-line", state="hidden")


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
    page.wait_for_selector(".line.said-reason")
    assert "Maria Theresa: " in page.inner_text(".line.said-reason >> nth=0")


def test_after_the_game_the_log_has_the_reasons_and_nothing_is_told_twice(page: Page) -> None:
    begin(page)
    page.click("#tab-log")
    assert page.locator(".line.said-reason").count() == 0
    page.click(".topbar .menu >> nth=-1")
    page.click(".menu-body >> text=Resign")
    page.click("dialog[open] .primary")
    page.wait_for_selector("dialog.result")
    assert page.is_visible(".result button:has-text('Rematch')"), "whoever gave up may try again"
    page.click(".how-it-went")
    page.wait_for_selector(".plots:has-text('before its second turn')")
    page.click("dialog.result .close")
    page.wait_for_selector(".line.said-reason")
    lines = page.locator(".log .line").all_inner_texts()
    assert len([line for line in lines if line.startswith("All troops are allotted")]) == 1
