"""The table without a pointer: where the focus is, where the next key leads, what is said there."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.browser.staging import begin

if TYPE_CHECKING:
    from playwright.sync_api import Page

pytestmark = pytest.mark.slow

NAME = "() => document.activeElement.getAttribute('aria-label') || document.activeElement.innerText"
FOCUS = "() => document.activeElement.dataset.focus || document.activeElement.className"


def focused(page: Page) -> str:
    return str(page.evaluate(FOCUS))


def lesson(page: Page, game: int, number: int) -> None:
    """A lesson of the first page's list of games."""
    page.goto("/")
    page.click("[data-way=learn]")
    page.click(f".games button:nth-child({game})")
    page.click(f".learn li:nth-child({number}) button")
    page.wait_for_selector(".lesson-what")


def test_the_first_link_leads_to_the_question(page: Page) -> None:
    begin(page)
    page.focus(".skip")
    page.keyboard.press("Enter")
    assert page.evaluate("document.activeElement.matches('.prompt')")
    assert "#" not in page.url  # what follows it would be a moment of the game
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    assert focused(page) == "done"


def test_places_come_nearest_first_and_keys_lead_out_of_the_map(page: Page) -> None:
    begin(page)
    page.focus(".live .piece[data-piece=friedrich]")
    page.keyboard.press("Enter")
    page.wait_for_selector(".live .place.lit")
    lit = page.locator(".live .place.lit").count()
    met = []
    for _ in range(lit):
        page.keyboard.press("Tab")
        met.append(focused(page))
    assert len(set(met)) == lit
    assert all(one.startswith("place-") for one in met)
    assert met[0] == "place-riesa"
    assert met[-1] == "place-oschatz"  # there and back
    page.keyboard.press("Tab")
    assert focused(page).startswith("piece-")
    for _ in range(page.locator(".live .piece.lit").count()):
        page.keyboard.press("Tab")
    assert not page.evaluate("document.querySelector('.board').contains(document.activeElement)")
    assert page.locator(".tip").is_hidden()  # it spoke of what was held


def test_keys_lead_back_as_they_led_on(page: Page) -> None:
    begin(page)
    page.focus(".live .piece[data-piece=friedrich]")
    page.keyboard.press("Enter")
    page.wait_for_selector(".live .place.lit")
    met = [focused(page)]
    for _ in range(4):
        page.keyboard.press("Tab")
        met.append(focused(page))
    back = [met.pop()]
    for _ in met:
        page.keyboard.press("Shift+Tab")
        back.append(focused(page))
    assert back[1:] == met[::-1]
    for _ in range(page.locator(".live .piece.lit").count()):
        page.keyboard.press("Shift+Tab")
        assert not focused(page).startswith("place-")
    assert not page.evaluate("document.querySelector('.live').contains(document.activeElement)")


def test_whoever_asks_for_advice_by_key_stays_where_he_is(page: Page) -> None:
    begin(page)
    page.focus(".ask-hint")
    page.keyboard.press("Enter")
    page.wait_for_selector(".do-hint")
    assert page.evaluate("document.activeElement.matches('.ask-hint')")
    page.focus(".do-hint")
    page.keyboard.press("Enter")
    page.wait_for_selector(".hint-line", state="hidden")
    assert page.evaluate("document.activeElement.closest('.prompt, .board') !== null")


def test_advice_asked_for_by_its_letter_is_taken_by_the_next_key(page: Page) -> None:
    begin(page)
    page.focus(".live .piece[data-piece=friedrich]")
    moment = page.get_attribute("main", "data-moment")
    page.keyboard.press("h")
    page.wait_for_function("() => document.activeElement.matches('.do-hint')")
    page.keyboard.press("Enter")
    page.wait_for_selector(f"main:not([data-moment='{moment}'])")
    assert page.evaluate("document.activeElement.closest('.prompt, .board') !== null")


def test_the_only_action_found_is_taken_without_another_key(page: Page) -> None:
    begin(page)
    page.keyboard.press("/")
    page.wait_for_selector(".list input")
    page.keyboard.press("Enter")  # nothing is looked for yet
    page.keyboard.type("heinrich")
    page.keyboard.press("Enter")  # many are found
    page.fill(".list input", "done")
    page.keyboard.press("Enter")
    page.wait_for_selector("text=Austria acts.", state="attached")  # in the log, so Prussia is done


def test_after_a_commander_come_his_numbers(page: Page) -> None:
    lesson(page, 4, 2)
    page.click(".answers button:has-text('Take purse 1')")
    page.focus(".live .piece.lit[data-piece=frederik-ii]")
    page.keyboard.press("Enter")
    page.wait_for_selector(".sj-stepper >> nth=2")
    page.keyboard.press("Tab")
    assert focused(page) == "number-0"


def test_cards_are_reached_by_a_key_and_leave_the_focus_at_the_table(page: Page) -> None:
    lesson(page, 1, 7)
    page.wait_for_selector(".duel .playable .card")
    read = page.locator("main").aria_snapshot()  # as it is read aloud, without signs, with spaces
    for heading in ("The right card Turn 1", "The right card 7 of 13", "Prussia 2 cards"):
        assert f'heading "{heading}"' in read
    assert 'heading "Friedrich"' in read
    page.keyboard.press("n")
    assert page.evaluate(NAME) == "9 of spades"
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-focus=play]:enabled")
    page.focus("[data-focus=play]")
    page.keyboard.press("Enter")
    page.wait_for_selector(".duel .playable", state="detached")
    # At the question, or at the map if the enemy has given in at once and a retreat is lit there.
    page.wait_for_selector(".prompt:focus, .prompt :focus, .board:focus, .board :focus")


def test_a_space_says_how_far_it_is(page: Page) -> None:
    lesson(page, 2, 6)
    page.focus(".board")
    page.keyboard.press("n")
    page.keyboard.press("Enter")
    battle = page.wait_for_selector(".live .place[data-place=jungbunzlau][aria-label*='battle']")
    assert battle
    assert "one step" in (battle.get_attribute("aria-label") or "")
    far = page.wait_for_selector(".live .far-place[data-place=glatz]")
    assert far
    assert "2 action points" in (far.get_attribute("aria-label") or "")
    far.focus()
    page.keyboard.press("Enter")  # the first march on the way there
    page.wait_for_selector(".answers [data-focus=confirm]")
