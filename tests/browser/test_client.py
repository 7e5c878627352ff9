"""The table as a player meets it: through the page, with mouse, finger and keys."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

import pytest

from sanssouci.games.friedrich.game import FRIEDRICH_GAME
from sanssouci.kernel import Record
from sanssouci.kernel.play import Play
from tests.browser.conftest import PHONE, Visitor
from tests.browser.staging import begin, open_record

if TYPE_CHECKING:
    from playwright.sync_api import Page, WebSocketRoute

pytestmark = pytest.mark.slow

FIRST_PAGE = 300_000
RULE = re.compile(r"F\d+\.\w+")


def test_the_first_page_is_light(visitor: Visitor) -> None:
    page = visitor().new_page()
    sizes: dict[str, int] = {}

    def weigh(response: object) -> None:
        url = getattr(response, "url", "")
        if "map.svg" not in url:
            sizes[url] = len(getattr(response, "body")())  # noqa: B009

    page.on("requestfinished", lambda request: weigh(request.response()))
    page.goto("/")
    page.wait_for_selector(".start")
    page.wait_for_load_state("networkidle")
    assert 0 < sum(sizes.values()) < FIRST_PAGE


def test_two_clicks_to_the_first_decision(page: Page) -> None:
    page.goto("/")
    page.click("input[value=frederick] + span")
    page.click(".start")
    page.wait_for_selector(".sheet-of-troops:not(.hidden)")
    page.wait_for_function("""() => {
      const top = (id) => document.querySelector(`[data-piece=${id}]`).getBoundingClientRect().top;
      const sheet = document.querySelector(".sheet-of-troops").getBoundingClientRect();
      return ["ferdinand", "cumberland"].every((id) => top(id) > sheet.bottom);
    }""")  # who gets them is seen below it
    asked = page.inner_text(".prompt-text")
    total = page.inner_text(".allot-nation .left").split()
    assert f"Give out {total[2]} troops" in asked, "prompt and sheet agree"


def test_troops_are_given_out_as_wished(page: Page) -> None:
    page.goto("/")
    page.select_option("select[name=scenario]", "austrian-theatre")
    page.click(".start")
    page.click("[data-focus=more-friedrich]")
    assert page.is_disabled("[data-focus=give]")  # one too many
    page.click("[data-focus=less-keith]")
    page.click("[data-focus=give]")
    page.wait_for_selector(".answers [data-focus=done]")
    friedrich = page.get_attribute("[data-piece=friedrich]", "aria-label")
    assert friedrich == "1 Friedrich, Prussia, in Oschatz, 6 troops"


def test_keys_lead_from_a_piece_to_its_targets_and_places_say_what_they_are(page: Page) -> None:
    begin(page)
    assert page.locator("h1").count() == 1
    for key in ("n", "Tab"):
        page.focus("[data-piece=friedrich]")
        page.keyboard.press("Enter")
        page.wait_for_selector(".place.lit")
        page.keyboard.press(key)
        assert page.evaluate("Boolean(document.activeElement.dataset.place)"), key
        page.keyboard.press("Escape")
    page.focus("[data-piece=friedrich]")
    page.keyboard.press("Enter")
    dresden = "[data-place=dresden][aria-label*='steps'][aria-label*='supply there']"
    page.wait_for_selector(dresden)
    said = page.get_attribute(dresden, "aria-label") or ""
    assert said.startswith("Dresden; "), said
    assert "3 steps" in said
    assert "Objective of" in said
    page.focus("[data-place=dresden]")
    page.wait_for_selector(".tip:has-text('Dresden')")
    page.keyboard.press("Enter")
    page.click(".answers [data-focus=confirm]")
    page.wait_for_selector("[data-piece=friedrich][data-city=dresden]")
    page.wait_for_selector(".tip", state="hidden")  # it spoke of the march that is made


def test_a_march_by_two_clicks_and_back(page: Page) -> None:
    begin(page)
    page.click("[data-piece=friedrich] .body")
    page.click("[data-place=dresden]")
    assert page.locator(".road-drawn").count() == 3
    page.click("[data-place=dresden]")  # the second click marches
    page.wait_for_selector("[data-piece=friedrich][data-city=dresden]")
    page.click("#tab-log")
    assert "Friedrich: Oschatz – Dresden" in page.inner_text(".log")
    page.click(".undo")
    page.wait_for_selector("[data-piece=friedrich][data-city=oschatz]")
    assert "Dresden" not in page.inner_text(".log")


def test_a_stack_marches_together(page: Page) -> None:
    begin(page)
    page.click("[data-piece=friedrich] .body")
    page.click("[data-focus=chip-winterfeldt]")
    page.click("[data-place=dresden]")
    page.click("[data-focus=confirm]")
    page.wait_for_selector("[data-piece=winterfeldt][data-city=dresden]")
    page.wait_for_selector("[data-piece=friedrich][data-city=dresden]")


def test_a_general_is_dragged(page: Page) -> None:
    begin(page)
    start = page.locator("[data-piece=friedrich] .body").bounding_box()
    end = page.locator(".still #city-meissen").bounding_box()
    assert start
    assert end
    page.mouse.move(start["x"] + 8, start["y"] + 12)
    page.mouse.down()
    page.mouse.move(start["x"] + 40, start["y"] + 20, steps=3)
    page.mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=4)
    page.mouse.up()
    page.wait_for_selector("[data-piece=friedrich][data-city=meissen]")


def test_a_forbidden_march_shows_its_rule(page: Page) -> None:
    begin(page)
    page.click("[data-piece=friedrich] .body")
    far = page.locator(".still #city-frankfurt, .still #city-guben").first.bounding_box()
    assert far
    page.mouse.click(far["x"] + far["width"] / 2, far["y"] + far["height"] / 2)
    page.wait_for_selector(".notice .rule-link")
    rule = page.inner_text(".notice .rule-link")
    assert RULE.fullmatch(rule)
    page.click(".notice .rule-link")
    page.wait_for_selector(".rule.sought")
    assert rule in page.inner_text(".rule.sought h4")


def test_the_whole_turn_by_keys(page: Page) -> None:
    begin(page)
    page.focus("[data-piece=friedrich]")
    page.keyboard.press("Enter")
    page.focus("[data-place=meissen]")
    page.keyboard.press("ArrowRight")
    page.focus("[data-place=meissen]")
    page.keyboard.press("Enter")
    page.focus("[data-focus=confirm]")
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-piece=friedrich][data-city=meissen]")
    page.keyboard.press("/")
    page.keyboard.type("done")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.wait_for_selector("text=Austria acts.", state="attached")  # in the log, so Prussia is done


def test_everything_legal_is_in_the_list(page: Page) -> None:
    begin(page)
    page.click(".all-actions")
    page.fill(".list input", "heinrich")
    page.wait_for_selector(".action-list button")
    assert page.locator(".action-list button").count() > 10
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog", state="detached")


def test_hot_seat_and_a_card_in_a_duel(page: Page, duel: Play, tmp_path: Path) -> None:
    open_record(page, duel, tmp_path)
    seat = FRIEDRICH_GAME.name(duel.state.actors[0])
    page.wait_for_selector(f".curtain h2:has-text('{seat}')")
    assert not page.locator(".hand .card").first.is_visible()  # nobody peeps
    page.click(".curtain .primary")
    page.wait_for_selector(".duel .playable .card")
    score = page.inner_text(".balance .score b")
    page.click(".duel .playable .card:not(.reserve) >> nth=0")
    foretold = page.wait_for_selector(".balance .preview")
    assert foretold is not None
    preview = foretold.inner_text().strip(" →")
    page.click("[data-focus=play]")
    page.wait_for_selector(".curtain .primary, .duel .played .card")
    if page.is_visible(".curtain"):  # the balance has turned, and with it the right to play
        page.click(".curtain .primary")
    page.wait_for_selector(".duel .played .card")
    now = page.inner_text(".balance .score b")
    assert now != score
    assert now.lstrip("+−") == preview.lstrip("+−"), "the other side may read it now"
    page.click(".discards summary")  # the card lies open now
    assert page.locator(".discards p .suit").count() == 1


def test_nobody_is_called_before_all_at_the_screen_are_heard_of(
    page: Page, duel: Play, tmp_path: Path
) -> None:
    """The position of the one who is asked may come late: the other is not called meanwhile."""
    asked = duel.state.actors[0]
    held: list[Callable[[], None]] = []
    passed: set[str] = set()

    def hold_back(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def hear(message: str | bytes) -> None:
            told = json.loads(message)
            if told["type"] == "position" and told["seat"] == asked:
                held.append(lambda: line.send(message))
            else:
                line.send(message)
                passed.add(told["type"])

        server.on_message(hear)

    page.route_web_socket("**/socket", hold_back)
    open_record(page, duel, tmp_path)
    while not (held and passed >= {"position", "presence"}):
        page.wait_for_timeout(20)
    page.evaluate("new Promise((done) => setTimeout(done, 100))")  # longer than the page gathers
    assert page.locator(".curtain").count() == 0
    for send in held:
        send()
    page.wait_for_selector(f".curtain h2:has-text('{FRIEDRICH_GAME.name(asked)}')")


def up_to_the_clock_of_fate() -> Play:
    """The first edition's Austrian Theatre, in which everybody waits for the first card of fate."""
    play = FRIEDRICH_GAME.play("austrian-theatre", seed=1, edition=1)
    while play.state.view(None)["active"] != "imperial" or play.state.view(None)["turn"] < 6:
        seat = play.state.actors[0]
        legal = list(play.state.legal(seat))
        play.act(seat, "done" if "done" in legal else legal[0])
    return play


def test_a_card_of_fate_says_what_the_log_says(page: Page, tmp_path: Path) -> None:
    open_record(page, up_to_the_clock_of_fate(), tmp_path)
    page.click(".curtain .primary")
    page.click(".answers [data-focus=done]")
    # Some cards let Maria Theresa act at once; then nobody leaves the screen to Frederick.
    page.wait_for_selector(".fate-card .fate-text, .curtain:has-text('Frederick') .primary")
    if page.locator(".curtain .primary").count():
        page.click(".curtain .primary")
    said = page.inner_text(".fate-card .fate-text").removesuffix(" The card has no effect.")
    name = page.inner_text(".fate-card .fate-name")
    page.eval_on_selector_all(".log-turn", "turns => turns.forEach((one) => { one.open = true; })")
    told = "said => document.querySelector('.log').textContent.includes(said)"
    page.wait_for_function(told, arg=said)
    log = page.text_content(".log") or ""
    assert said
    assert log.index(name) < log.index(said)


def test_a_card_of_fate_says_if_it_comes_to_nothing(page: Page, tmp_path: Path) -> None:
    """Russia has no part in the Austrian Theatre."""
    play = up_to_the_clock_of_fate()
    play.act("maria", "done")
    drawn = next(entry for entry in play.record.entries if entry.action.verb == "fate")
    record = Record.loads(play.record.dumps().replace(str(drawn.action), "fate 9"))
    open_record(page, Play.resume(FRIEDRICH_GAME, record), tmp_path)
    page.click(".curtain .primary")
    page.evaluate(
        "(at) => { location.hash = `replay=${at}` }", play.record.entries.index(drawn) + 1
    )
    page.wait_for_selector(".scene-card .fate-text:has-text('The card has no effect.')")


def test_the_panel_has_the_text_of_fate_that_is_played(page: Page, tmp_path: Path) -> None:
    play = up_to_the_clock_of_fate()
    play.act("maria", "done")
    drawn = next(entry.action for entry in play.record.entries if entry.action.verb == "fate")
    record = Record.loads(play.record.dumps().replace(str(drawn), "fate 8"))
    open_record(page, Play.resume(FRIEDRICH_GAME, record), tmp_path)
    page.click(".curtain .primary")
    panel = page.text_content(".fate") or ""
    assert "Drawn, and over: Troops for all Prussians" in panel  # F18.4, not F11.8S
    assert "Numbered cards that have come: 8" in panel


def test_a_finished_war_is_replayed(page: Page, tmp_path: Path) -> None:
    rng = Random(5)
    play = FRIEDRICH_GAME.play("austrian-theatre", seed=5)
    while not play.state.outcome:
        seat = play.state.actors[0]
        play.act(seat, rng.choice(list(play.state.legal(seat))))
    open_record(page, play, tmp_path)
    page.wait_for_selector(".result")
    with page.expect_download() as record:
        page.click(".result a[download]")
    text = Path(record.value.path()).read_text(encoding="utf-8")
    assert text.startswith("Sanssouci-Record")
    page.click(".result button:has-text('Replay')")
    page.wait_for_selector(".replay output:not(:empty)")
    page.click("[aria-label='One step on']")
    page.wait_for_url("**#replay=1")
    page.click(".replay button:has-text('Back')")
    page.wait_for_selector(".replay", state="hidden")
    # It came by itself a moment ago; whoever is quick asks for it twice, and has one window.
    page.evaluate("[1, 2].forEach(() => document.querySelector('.answers .see-result').click())")
    page.wait_for_selector("dialog.result[open]")
    page.wait_for_timeout(300)
    assert page.locator("dialog.result[open]").count() == 1
    page.wait_for_selector(".result button:has-text('Replay')")


def test_names_stay_text(page: Page) -> None:
    page.goto("/")
    page.click(".more summary")
    page.fill(".seat-row input[type=text]", "<img src=x onerror=alert(1)>")
    page.click(".start")
    page.wait_for_selector(".nation .player:has-text('<img src=x')")
    assert page.locator("main img").count() == 0


def test_both_lights(page: Page) -> None:
    begin(page)
    page.click(".theme")
    page.wait_for_selector("html[data-theme=candle]")
    page.wait_for_selector(".sheet .still")
    page.click("[data-piece=heinrich] .body")
    assert page.locator(".place").count() > 5


def test_two_browsers_at_one_table(visitor: Visitor, page: Page) -> None:
    page.goto("/")
    page.select_option("select[name=scenario]", "austrian-theatre")
    page.click(".more summary")
    page.select_option(".seat-row:has-text('Maria') select", "invite")
    page.click(".start")
    link = page.input_value(".invite input")
    friend = visitor().new_page()
    friend.goto(link)
    assert "Maria Theresa is free" in friend.inner_text(".join")
    friend.fill("input[name=name]", "Kaunitz")
    friend.click("button[type=submit]")
    friend.wait_for_selector(".sheet-of-troops:not(.hidden)")
    assert "Daun" in friend.inner_text(".sheet-of-troops")
    page.click(".invite + .row a, dialog a.primary")
    page.wait_for_selector(".nation .player:has-text('Kaunitz')")


def test_a_phone(visitor: Visitor) -> None:
    page = visitor(**PHONE).new_page()
    wide = "[document.documentElement.scrollWidth, window.innerWidth]"
    page.goto("/")
    page.wait_for_selector(".start")
    assert page.evaluate(wide) == [390, 390]
    page.select_option("select[name=scenario]", "four-player")
    page.tap(".start")
    page.tap("[data-focus=give]")
    page.wait_for_selector(".answers [data-focus=done]")
    assert page.evaluate(wide) == [390, 390]
    page.tap("[data-piece=heinrich] .body")
    page.tap("[data-place=potsdam]")
    page.tap("[data-focus=confirm]")
    page.wait_for_selector("[data-piece=heinrich][data-city=potsdam]")
    page.tap("#tab-nations")
    assert page.locator(".nation").first.is_visible()
    assert page.evaluate(wide) == [390, 390]
