"""The first page and what surrounds a table, as a newcomer meets them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.browser.conftest import PHONE, Visitor
from tests.browser.staging import begin

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page, Route

pytestmark = pytest.mark.slow


_IS_READABLE = """
  [...document.querySelectorAll("#layer-names text")].some((name) =>
    parseFloat(getComputedStyle(name).fontSize)
      * new DOMMatrix(getComputedStyle(document.querySelector(".sheet")).transform).a > 8.5)
"""
"""At the first look: names of towns, in pixels."""


def overlap(one: Locator, two: Locator) -> bool:
    a, b = one.bounding_box(), two.bounding_box()
    assert a is not None
    assert b is not None
    return (
        a["x"] < b["x"] + b["width"]
        and b["x"] < a["x"] + a["width"]
        and a["y"] < b["y"] + b["height"]
        and b["y"] < a["y"] + a["height"]
    )


def test_on_a_phone_nothing_lies_over_anything(visitor: Visitor) -> None:
    page = visitor(**PHONE).new_page()
    page.goto("/")
    page.wait_for_selector(".account:visible")
    assert not overlap(page.locator(".account"), page.locator("h1"))
    page.tap(".account")
    page.wait_for_selector("dialog:has-text('8 characters or more')")
    page.fill("input[name=name]", "Fritz")
    page.fill("input[name=password]", "kurz")
    page.tap("dialog button[value=sign_up]")
    page.wait_for_selector("dialog .trouble:has-text('too short')")
    page.tap("dialog .close")
    page.tap(".start")
    page.wait_for_selector(".live [data-piece]")
    page.wait_for_selector(".since h2:has-text('You are Frederick')")
    assert "Hanover" in page.inner_text(".since .led")
    page.wait_for_function(_IS_READABLE)
    page.tap("details.menu:not(.layers) summary")
    page.wait_for_selector(".menu-body button:visible")
    page.touchscreen.tap(60, 500)
    page.wait_for_selector(".menu-body button", state="hidden")
    page.evaluate(
        "import('/static/js/notices.js').then(({ notice }) => notice('A word', { stay: 60000 }))"
    )
    page.wait_for_selector(".notice")
    assert not overlap(page.locator(".notice"), page.locator(".tabs"))
    assert not overlap(page.locator(".notice"), page.locator(".prompt"))


def test_who_has_begun_is_not_told_again_who_he_is(page: Page) -> None:
    page.goto("/")
    page.click(".start")
    page.wait_for_selector(".since h2:has-text('You are Frederick')")
    page.click("[data-focus=give]")
    page.wait_for_selector(".since", state="hidden")
    page.reload()
    page.wait_for_selector(".hand .card")
    page.wait_for_selector("main.asked")
    assert page.locator(".since:visible").count() == 0


def test_friends_are_invited_and_told_if_the_links_lead_nowhere(page: Page) -> None:
    page.goto("/")
    page.click("[data-way=friends]")
    assert page.locator(".seat-row select").first.is_visible()
    page.click(".start")
    page.wait_for_selector("dialog .invite")
    assert "/join/" in page.input_value("dialog .invite input")
    assert "sanssouci serve --host" in page.inner_text("dialog .local-link")
    rows = "(node) => node.getClientRects().length"
    assert (
        page.eval_on_selector("dialog .local-link .bound", rows) == 1
    )  # what is typed is not broken


def test_an_old_hand_finds_his_last_choice(page: Page) -> None:
    begin(page)
    page.goto("/")
    page.wait_for_selector(".start")
    assert page.input_value("select[name=scenario]") == "austrian-theatre"
    page.click(".games button:nth-child(3)")
    assert page.input_value("select[name=scenario]") == "introductory"


def test_a_menu_opened_before_the_table_is_laid_offers_what_can_be_done(page: Page) -> None:
    begin(page)
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    held: list[Route] = []
    page.route("**/names*", lambda route: held.append(route))
    page.reload()
    page.click(".topbar .menu >> nth=-1")
    page.wait_for_selector(".menu-body >> text=All tables")
    for later in ("Seats and links", "Look back"):
        assert not page.locator(f".menu-body >> text={later}").count()
    page.keyboard.press("Escape")
    for route in held:
        route.continue_()
    page.wait_for_selector(".answers [data-focus=done]")
    page.click(".topbar .menu >> nth=-1")
    page.click(".menu-body >> text=Seats and links")
    page.wait_for_selector("dialog[open]")
    assert not errors


def test_a_table_says_how_one_wins(page: Page) -> None:
    begin(page)
    page.wait_for_selector(".since", state="hidden")  # who has acted knows who he is
    card = page.inner_text(".goals-card")
    assert "How you win" in card
    assert "What the others need".lower() in card.lower()
