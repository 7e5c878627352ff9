"""A newcomer learns on the real table, by the page alone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from tests.browser.conftest import PHONE, Visitor
from tests.browser.staging import begin

if TYPE_CHECKING:
    from playwright.sync_api import Page

pytestmark = pytest.mark.slow


def test_a_lesson_says_what_to_do_and_why_it_mattered(page: Page) -> None:
    page.goto("/")
    page.click("[data-way=learn]")
    page.click(".learn li:nth-child(1) button")
    page.wait_for_selector(".lesson h2:has-text('What you see')")
    page.wait_for_selector(".lesson-what")
    page.click("[data-piece=heinrich] .body")
    page.click("[data-place=potsdam]")
    page.click("[data-focus=confirm]")
    page.wait_for_selector(".lesson-why")
    assert page.locator(".lesson-what").count() == 0
    page.click("text=Next lesson")
    page.wait_for_selector(".lesson h2:has-text('Main roads')")
    page.goto("/")
    page.wait_for_selector(".learn li:nth-child(1).learnt")
    assert page.locator(".learn .learnt").count() == 1


def test_what_was_learnt_lies_about_only_if_one_goes_on_alone(page: Page) -> None:
    for left in (0, 1):
        page.goto("/")
        page.click("[data-way=learn]")
        page.click(".learn li:nth-child(1) button")
        page.wait_for_selector(".lesson-what")
        page.click("[data-piece=heinrich] .body")
        page.click("[data-place=potsdam]")
        with page.expect_response("**/archive"):
            page.click("[data-focus=confirm]")
            page.wait_for_selector(".lesson-why")
        if left:
            with page.expect_response("**/alone"):
                page.click(".lesson >> text=Go on alone")
            page.wait_for_selector(".topbar:has-text('The Austrian Theatre')")
            page.reload()
            page.wait_for_selector(".answers [data-focus=done]")
            assert page.locator(".lesson:visible").count() == 0
        page.goto("/")
        page.wait_for_selector(".my-tables")
        assert page.locator(".my-tables > ul > li").count() == left


def test_a_lesson_says_that_the_learner_has_strayed_until_he_takes_it_back(page: Page) -> None:
    page.goto("/")
    page.click("[data-way=learn]")
    page.click(".learn li:nth-child(2) button")
    page.wait_for_selector(".lesson-what")
    page.click("[data-piece=friedrich] .body")
    page.click("[data-place=dresden]")
    page.click("[data-focus=confirm]")
    page.wait_for_selector(".lesson-strayed:has-text('start again')")
    page.wait_for_selector(".lesson .primary:has-text('Start again')")
    page.click("text=Undo")
    page.wait_for_selector(".lesson-strayed", state="detached")


def test_a_learner_who_would_end_his_turn_too_early_is_asked_and_then_told(page: Page) -> None:
    page.goto("/")
    page.evaluate("localStorage['sanssouci.settings'] = '{\"pace\": \"at-once\"}'")
    page.reload()
    page.click("[data-way=learn]")
    page.click(".learn li:has-text('Protection') button")
    page.wait_for_selector(".lesson-what")
    page.click(".prompt button:has-text('Done')")
    page.click("dialog:has-text('Friedrich') button:has-text('Cancel')")
    assert page.locator(".lesson-strayed").count() == 0
    page.click(".prompt button:has-text('Done')")
    page.click("dialog button:has-text('Done all the same')")
    page.wait_for_selector(".lesson-strayed:has-text('start again')")


def test_a_learner_who_goes_next_door_is_not_asked_how(page: Page) -> None:
    page.goto("/")
    page.click("[data-way=learn]")
    page.click(".games button:has-text('Maria')")
    page.click(".learn li:has-text('A mixed stack') button")
    page.wait_for_selector(".lesson-what")
    page.click("[data-piece=rutowski] .body")
    page.click("[data-piece=schwerin] .body")
    page.wait_for_selector("[data-focus=confirm]:has-text('March')")
    assert page.locator(".roads").count() == 0


def test_whoever_leaves_something_undone_is_asked_once(page: Page) -> None:
    begin(page)
    page.evaluate("localStorage.setItem('sanssouci.settings', '{}')")
    page.reload()
    page.click("[data-focus=done]")
    page.wait_for_selector("dialog[open]:has-text('Friedrich, Winterfeldt')")
    page.click("dialog[open] >> text=Cancel")
    assert page.is_enabled("[data-focus=done]")
    page.click("[data-focus=done]")
    asked_at = page.get_attribute("main", "data-moment")
    page.click("dialog[open] .primary")
    page.wait_for_function(
        "(before) => document.querySelector('main').dataset.moment !== before", arg=asked_at
    )


def test_a_lesson_can_be_learnt_by_keys_with_the_rule_beside_it(page: Page) -> None:
    page.goto("/")
    page.focus("[data-way=play]")
    page.keyboard.press("ArrowLeft")
    page.focus(".games button:nth-child(2)")
    page.keyboard.press("Enter")
    page.focus(".learn li:nth-child(10) button")
    page.keyboard.press("Enter")
    page.wait_for_selector(".lesson h2:has-text('Recovery')")
    page.wait_for_selector("#tab-rules")
    page.click("#tab-rules")
    page.wait_for_selector(".rule.sought#rule-C6\\.8")
    search, panel = (
        page.locator(".rules input").bounding_box(),
        page.locator(".rules").bounding_box(),
    )
    assert search is not None
    assert panel is not None
    assert search["y"] >= panel["y"]  # however far down the rule stands
    page.fill(".rules input", "depleted commanders")
    page.wait_for_selector("#rule-C8\\.6:visible")
    page.focus(".all-actions")
    page.keyboard.press("Enter")
    page.fill(".list input", "recover")
    page.focus(".action-list button")
    page.keyboard.press("Enter")
    page.wait_for_selector(".lesson-why")


def test_lessons_fit_a_phone_and_can_be_left(visitor: Visitor) -> None:
    page = visitor(**PHONE).new_page()
    page.goto("/")
    page.tap("[data-way=learn]")
    page.tap(".learn li:nth-child(3) button")
    page.wait_for_selector(".lesson-what")
    box = page.locator(".lesson").bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= 390
    bar = page.locator(".prompt").bounding_box()
    assert bar is not None
    assert box["y"] >= bar["y"] + bar["height"]  # what is asked can be answered
    page.tap(".lesson button")
    page.wait_for_selector(".lesson", state="hidden")


def test_nothing_goes_untold_where_one_action_reaches_several_goals(page: Page) -> None:
    """The automaton answers at once, in both of its phases."""
    page.goto("/")
    page.click("[data-way=learn]")
    page.click(".games button:has-text('Sieben Jahre')")
    page.click(".learn li:has-text('The rulebook plays') button")
    page.wait_for_selector(".lesson-what")
    page.click("[data-focus=end]")
    page.wait_for_selector(".lesson-why >> nth=2")
    said = page.inner_text(".lesson")
    assert "In its first phase it moves" in said
    assert "In its second phase it brings up powder" in said


def test_the_last_lesson_leads_to_a_war(page: Page) -> None:
    page.goto("/")
    page.click("[data-way=learn]")
    page.click(".games button:has-text('Maria')")
    page.click(".learn li:last-child button")
    page.wait_for_selector(".lesson h2:has-text('14 of 14')")
    page.goto("/")
    page.wait_for_selector(".games [aria-pressed=true]:has-text('Maria')")  # looked at last
    page.click(".learn li:last-child button")
    page.wait_for_selector(".lesson-what")
    page.click("[data-piece=friedrich] .body")
    page.click("[data-place=ohlau]")
    page.click("[data-focus=confirm]")
    page.click("[data-focus=done]")
    page.wait_for_selector(".result .primary:has-text('To a first war')")
    page.click(".result .close, .result >> text=×")
    assert page.locator(".lesson >> text=Go on alone").count() == 0  # the war is over
    page.click(".lesson >> text=To a first war")
    page.wait_for_selector("[data-way=play][aria-selected=true]")
    page.wait_for_selector(".my-tables details:has-text('Put away')")  # what was learnt, not left
    assert page.locator(".my-tables > ul > li").count() == 1


def test_what_a_lesson_speaks_of_is_in_sight(visitor: Visitor) -> None:
    """Neither off the edge nor behind what the lesson says."""
    page = visitor(**PHONE).new_page()
    page.goto("/")
    page.tap("[data-way=learn]")
    page.tap(".games button:has-text('Maria')")
    page.tap(".learn li:has-text('The force march') button")
    page.wait_for_selector(".lesson-what")
    page.wait_for_selector("[data-piece=friedrich]")
    page.wait_for_selector(".sheet:not(.moving)")
    bar, lesson = page.locator(".prompt").bounding_box(), page.locator(".lesson").bounding_box()
    assert bar
    assert lesson
    for seen in ("[data-piece=friedrich] .body", ".still #city-berlin"):
        box = page.locator(seen).bounding_box()
        assert box
        assert bar["y"] + bar["height"] < box["y"] < lesson["y"]
        assert 0 < box["x"] < 390


def test_what_a_lesson_says_of_a_duel_is_read_in_peace(visitor: Visitor) -> None:
    small: dict[str, Any] = {"width": 1280, "height": 720}
    page = visitor(viewport=small, reduced_motion="no-preference").new_page()
    page.add_init_script("localStorage['sanssouci.settings'] = '{\"pace\": \"brisk\"}'")
    _begin(page, 6)
    _march(page, "friedrich", "teplitz")
    page.click("[data-focus=done]")  # asked for nothing: the guide has said so
    page.wait_for_selector(".lesson-why:has-text('eight against three')")
    page.wait_for_selector(".duel .balance")
    page.wait_for_selector(".story-controls .go_on")  # though Austria has answered
    duel, card = page.locator(".duel").bounding_box(), page.locator(".lesson").bounding_box()
    assert duel is not None
    assert card is not None
    assert card["x"] >= duel["x"] + duel["width"]
    page.click(".lesson >> text=Go on")
    page.wait_for_selector(".lesson-why:has-text('gives way')")
    assert page.locator(".since-body").count() == 0


def test_where_to_go_next_comes_into_sight(visitor: Visitor) -> None:
    page = visitor(**PHONE).new_page()
    page.goto("/")
    page.tap("[data-way=learn]")
    page.tap(".games button:nth-child(2)")
    page.tap(".learn li:nth-child(3) button")
    page.wait_for_selector(".lesson-what")
    page.focus("[data-piece='treuenbrietzen/prussia']")
    page.keyboard.press("Enter")
    page.wait_for_selector(".unit-sheet:not(.hidden) .unit")
    page.wait_for_function("""() => {
      const box = (one) => document.querySelector(one).getBoundingClientRect();
      return box("[data-place=wittenberg] .ring").bottom < box(".unit-sheet").top
        && box("[data-place=berlin] .ring").top > box(".prompt").bottom;
    }""")


def _begin(page: Page, lesson: int) -> None:
    page.goto("/")
    page.click("[data-way=learn]")
    page.click(f".learn li:nth-child({lesson}) button")
    page.wait_for_selector(".lesson-what")


def _march(page: Page, piece: str, place: str) -> None:
    page.focus(f"[data-piece={piece}]")
    page.keyboard.press("Enter")
    page.focus(f"[data-place={place}]")
    page.keyboard.press("Enter")
    page.click("[data-focus=confirm]")
