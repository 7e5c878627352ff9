"""The first page and what surrounds a table, as a newcomer meets them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.browser.conftest import PHONE, Visitor
from tests.browser.staging import begin, war_up_to_a_duel

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Locator, Page, Route

pytestmark = pytest.mark.slow


_IS_READABLE = """() =>
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
    page.wait_for_selector(".since h2:has-text('You are Pompadour')")
    assert "France" in page.inner_text(".since .led")
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
    page.click(".sides label:has-text('Frederick')")  # whose nations come first
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
    command = page.locator("dialog .local-link code")
    assert command.inner_text() == "sanssouci serve --host 0.0.0.0"
    assert command.evaluate("(code) => code.getClientRects().length") == 1  # not broken in two


def test_of_a_record_that_goes_on_it_is_asked_who_plays_on(page: Page, tmp_path: Path) -> None:
    play = war_up_to_a_duel()
    play.record.players = {"frederick": "Ann", "maria": "Hal"}
    (tmp_path / "war.txt").write_text(play.record.dumps(), encoding="utf-8")
    page.goto("/")
    page.set_input_files(".import input", tmp_path / "war.txt")
    page.wait_for_selector("dialog .seat-row:has-text('so far: Hal')")
    page.locator("dialog select").nth(0).select_option("bot")
    page.locator("dialog select").nth(1).select_option("invite")
    page.click("dialog .primary")
    page.wait_for_selector("dialog .invite")
    page.goto(page.input_value("dialog .invite input"))
    page.wait_for_selector("form.join input")


def test_somebody_with_an_account_is_called_by_its_name(page: Page) -> None:
    page.route("**/api/me", lambda route: route.fulfill(json={"account": "fritz"}))
    page.goto("/")
    page.click("[data-way=friends]")
    assert page.input_value(".seat-row input") == "fritz"
    page.click(".start")
    page.goto(page.input_value("dialog .invite input"))
    page.wait_for_selector("form.join:has-text('At the table: fritz.')")
    assert page.input_value("form.join input") == "fritz"


def test_friends_are_offered_no_war_for_one(page: Page) -> None:
    page.goto("/")
    page.click("[data-way=friends]")
    page.click(".games button:has-text('Sieben Jahre')")
    page.wait_for_selector(".order h2:has-text('Sieben Jahre')")
    chosen = page.input_value("select[name=scenario]")
    assert not chosen.endswith("-solo")
    assert page.locator("select[name=scenario] option[value$=-solo]").count() == 0
    page.click(".book .theatre button >> nth=3")
    assert not page.input_value("select[name=scenario]").endswith("-solo")
    assert page.locator(".seat-row select").count() == 2
    page.click(".start")
    page.wait_for_selector("dialog .invite")


def test_the_name_of_the_scenario_that_is_chosen_has_the_room_of_its_facts(page: Page) -> None:
    page.goto("/")
    chosen = "select[name=scenario] option:checked"
    assert page.inner_text(chosen) == "The War in the West"
    page.select_option("select[name=scenario]", "austrian-theatre")
    assert page.inner_text(chosen) == "The Austrian Theatre"
    other = page.inner_text("select[name=scenario] option[value=war-in-the-west]")
    assert other == "The War in the West (about 45 minutes · easy)"


def test_a_first_war_is_one_that_a_newcomer_can_win(page: Page) -> None:
    page.goto("/")
    page.wait_for_selector(".start")
    assert page.input_value("input[name=side]:checked") == "pompadour"
    assert page.input_value("select[name=level]") == "recruit"
    assert page.inner_text(".against .hint").startswith("Level 1, for a first game")
    page.select_option("select[name=level]", "lieutenant")
    assert page.inner_text(".against .hint").startswith("Level 2")
    page.click(".order details.more summary")
    assert page.input_value(".seat-row select >> nth=1") == "lieutenant"


def test_a_war_against_the_rulebook_makes_no_old_hand(page: Page) -> None:
    page.goto("/")
    page.click(".games button:has-text('Sieben Jahre')")
    page.click(".start")
    page.wait_for_selector(".live [data-piece]")
    page.goto("/")
    page.click(".games button:has-text('The Great Crisis')")
    assert page.input_value("select[name=level]") == "recruit"


def test_who_is_met_in_several_seats_is_chosen_at_once_or_one_by_one(page: Page) -> None:
    page.goto("/")
    page.select_option("select[name=scenario]", "four-player")
    page.click(".order details.more summary")
    page.select_option(".seat-row:has-text('Maria') select >> nth=1", "colonel")
    assert page.inner_text("select[name=level] option:checked") == "Recruit, Colonel"
    page.select_option("select[name=level]", "captain")
    there = ".seat-row select:has(option[value=captain])"
    assert page.eval_on_selector_all(there, "all => all.map((one) => one.value)") == ["captain"] * 3


def test_an_old_hand_finds_his_last_choice(page: Page) -> None:
    page.goto("/")
    page.select_option("select[name=scenario]", "austrian-theatre")
    page.click(".order details.more summary")
    page.select_option(".seat-row:has-text('Maria') select >> nth=1", "colonel")
    page.click(".start")
    page.wait_for_selector(".live [data-piece]")
    page.goto("/")
    page.wait_for_selector(".start")
    assert page.input_value("select[name=scenario]") == "austrian-theatre"
    assert page.input_value("select[name=level]") == "colonel"
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
