"""What is drawn anew while the mouse is down still gets its click, and only for what was asked."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.browser.staging import begin
from tests.web.staging import Browser as Client
from tests.web.staging import wait_until

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.web.staging import Server

pytestmark = pytest.mark.slow

DONE = ".answers [data-focus=done]"
MARK = "document.querySelector('.answers [data-focus=done]').before = true"
DRAWN_ANEW = "document.querySelector('.answers [data-focus=done]')?.before !== true"
CLICKS = """
window.clicked = 0;
document.addEventListener("click", (event) => {
  if (event.target.closest("[data-focus=done]")) window.clicked += 1;
}, true);
"""
ACT = """
([table, message]) => new Promise((resolve) => {
  const address = `${location.origin.replace("http", "ws")}/api/tables/${table}/socket`;
  const line = new WebSocket(address);
  line.onopen = () => {
    line.send(JSON.stringify({ type: "hello", seen: 0 }));
    line.send(JSON.stringify({ type: "act", id: "elsewhere", ...message }));
  };
  line.onmessage = ({ data }) => JSON.parse(data).type === "acted" && resolve();
})
"""


def press(page: Page, selector: str) -> None:
    box = page.locator(selector).bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down()


def test_a_click_counts_though_the_answers_are_drawn_anew_meanwhile(
    page: Page, server: Server
) -> None:
    """Somebody came to look between press and release, and the click was lost."""
    begin(page)
    live = server.live(page.url.rpartition("/")[2])
    before = live.course.count
    page.evaluate(CLICKS)
    page.evaluate(MARK)
    press(page, DONE)
    with Client(server.url) as spectator:
        spectator.sit(live.id)
        wait_until(lambda: bool(page.evaluate(DRAWN_ANEW)))
        page.eval_on_selector(DONE, "done => done.append(' (and what it leads to)')")
        page.mouse.up()
        assert page.evaluate("window.clicked") == 1
        wait_until(lambda: live.course.count > before)


def test_a_click_counts_though_the_answer_slips_from_under_the_pointer(
    page: Page, server: Server
) -> None:
    """A font that came late or a longer sentence moved it between press and release."""
    begin(page)
    live = server.live(page.url.rpartition("/")[2])
    before = live.course.count
    page.evaluate(CLICKS)
    press(page, DONE)
    page.eval_on_selector(".answers", "answers => { answers.style.translate = '-200px'; }")
    page.mouse.up()
    assert page.evaluate("window.clicked") == 1
    wait_until(lambda: live.course.count > before)


def test_whoever_moves_away_before_the_release_has_thought_better_of_it(page: Page) -> None:
    begin(page)
    page.evaluate(CLICKS)
    press(page, DONE)
    page.mouse.move(400, 400)
    page.mouse.up()
    assert page.evaluate("window.clicked") == 0


def test_a_press_does_not_answer_what_is_asked_by_the_time_of_its_release(
    page: Page, server: Server
) -> None:
    """A march in another window leads to another question, whose answers look the same."""
    begin(page)
    live = server.live(page.url.rpartition("/")[2])
    page.evaluate(CLICKS)
    page.evaluate(MARK)
    march = next(each for each in live.course.state.legal("frederick") if each.verb == "march")
    question = live.questions.number("frederick")
    press(page, DONE)
    page.evaluate(ACT, [live.id, {"seat": "frederick", "action": march, "question": question}])
    page.wait_for_selector(".undo:not([disabled])")  # the march is there, not only who made it
    assert page.evaluate(DRAWN_ANEW)
    page.mouse.up()
    assert page.evaluate("window.clicked") == 0
