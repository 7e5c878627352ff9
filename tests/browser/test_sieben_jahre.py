"""Sieben Jahre through the page: the budget, a sheet played to its end, the first page."""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from sanssouci.bots import Recruit
from sanssouci.games.sieben_jahre.game import SIEBEN_JAHRE
from sanssouci.kernel import Entry, Play, Record, Situation, State, replay
from tests.browser.conftest import PHONE, Visitor
from tests.browser.driver import OVER, Driver
from tests.browser.staging import open_record

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.web.staging import Server

pytestmark = pytest.mark.slow

RECORDS = Path(__file__).parent.parent / "records/sieben-jahre"
SHEET = "thuringia-1757-solo"
"""The shortest of the book."""
SEED = 5
RECORDS = Path(__file__).parents[1] / "records" / "sieben-jahre"


def begin(page: Page, url: str) -> None:
    order: dict[str, Any] = {"game": "sieben-jahre", "scenario": SHEET, "seed": SEED}
    order["seats"] = {"player": {"kind": "me"}}
    headers = {"X-Sanssouci": "1", "Origin": url}
    made = page.request.post("/api/tables", data=order, headers=headers).json()
    page.goto(f"/table/{made['table']}")
    page.wait_for_selector(".answers button")


def test_the_goal_of_a_sheet_is_among_the_curves(page: Page) -> None:
    page.goto("/")
    page.set_input_files(".import input", RECORDS / "scenario-player.txt")
    page.wait_for_selector(OVER)
    page.click(".how-it-went")
    page.wait_for_selector(".plots figure >> nth=3")  # the goal, purse, strength, contingents
    first = page.inner_text(".plots figure >> nth=0")
    assert "The goal: points so far" in first
    assert re.search(r", of \d+ needed", first)


def left(page: Page) -> int:
    return int(page.inner_text(".sj-budget tfoot td"))


def test_the_year_begins_with_a_budget(page: Page, server: Server) -> None:
    begin(page, server.url)
    assert "points" in page.inner_text(".goals-card")
    page.click(".answers button:has-text('Take purse 1')")
    page.wait_for_selector(".live .piece.lit")
    page.click(".ask-hint")
    page.wait_for_selector(".hint-steps:text-matches('; Infantry: (trained|veteran);')")
    page.keyboard.press("Escape")
    before = left(page)
    assert str(before) == page.inner_text(".sj-ledger.mine .purse td")
    page.focus(".live .piece.lit[data-piece=de-soubise]")
    page.keyboard.press("Enter")
    page.wait_for_selector(".sj-stepper >> nth=2")  # infantry, cavalry, artillery
    page.fill("[data-focus=number-0]", "1")
    page.keyboard.press("Tab")
    for other in (1, 2):
        page.fill(f"[data-focus=number-{other}]", "0")
        page.keyboard.press("Tab")
    page.wait_for_selector(".sj-foreseen:has-text('left')")
    page.click(".sj-numbers [data-focus=confirm]")
    page.wait_for_selector(".answers button:has-text('Veteran')")
    assert left(page) > before, "one unit costs less than those of the sheet"


def test_a_sheet_played_to_its_end(visitor: Visitor, server: Server) -> None:
    page = visitor(**PHONE).new_page()
    begin(page, server.url)
    driver = Driver(page, seed=1)
    seen = set()
    wanted = {
        "event": ".sj-event .cost",
        "sum": ".sj-battle .part .rule-link",
        "card": ".hand .card",
        "end of a turn that is not over": ".answers [data-focus=end]:has(small)",
    }
    while driver.step():
        seen |= {what for what, where in wanted.items() if page.locator(where).count()}
        assert not page.locator(".answers .primary[data-focus=end]:has(small)").count()
    assert seen == set(wanted)
    assert "point" in page.inner_text(f"{OVER} .reason")
    assert "Player" not in page.inner_text(f"{OVER} .scores")  # but the side he has led
    assert page.evaluate("document.documentElement.scrollWidth") == 390


def test_what_one_can_play_alone_is_offered_first(page: Page, server: Server) -> None:
    page.goto(server.url)
    page.click(".games button:has-text('Sieben Jahre')")
    group = "select[name=scenario] optgroup >> nth=0"
    assert page.get_attribute(group, "label") == "Tonight, alone, in half an hour"
    assert page.locator(group).locator("option").count() == 20
    assert "minutes" in page.inner_text(".scenario-facts")
    page.wait_for_selector(".book .theatre >> nth=4")
    page.click(".book button:has-text('La Habana')")
    assert page.input_value("select[name=scenario]") == "habana-1762-solo"
    assert "greatest harbour" in page.inner_text(".blurb")
    page.click("[data-way=friends]")
    assert page.input_value("select[name=scenario]") == "habana-1762", "the same war, for two"


def test_the_sides_of_a_sheet_for_one_are_offered_like_roles(page: Page, server: Server) -> None:
    page.goto(server.url)
    page.click(".games button:has-text('Sieben Jahre')")
    page.select_option("select[name=scenario]", SHEET)
    assert page.locator(".sides .side").all_inner_texts() == ["France", "Prussia"]
    page.click(".sides .side:has-text('Prussia')")
    assert page.inner_text(".role") == "Take Erfurt and hold Leipzig."
    page.click(".order .start")
    page.wait_for_selector(".goals-card:has-text('Prussia')")
    page.wait_for_selector(".since h2:has-text('You are Prussia')")
    assert "Take Erfurt and hold Leipzig." in page.inner_text(".since")
    assert re.fullmatch(r"\d+ of \d+", page.inner_text(".goals-card .far >> nth=0"))


def test_on_a_phone_a_fight_covers_neither_its_town_nor_an_event(visitor: Visitor) -> None:
    page = visitor(**PHONE).new_page()
    page.goto("/")
    page.tap(".games button:has-text('Sieben Jahre')")
    page.tap("[data-way=learn]")
    page.tap(".learn li:nth-child(9) button")
    page.tap(".answers button:has-text('assaults the town')")
    page.wait_for_selector(".sj-battle:not(.hidden) .sj-sides")
    assert not page.locator(".sj-event").is_visible()
    page.wait_for_function(
        """() => {
          const { top, bottom } = document.querySelector("[data-piece=frederik-ii] .counter").getBoundingClientRect();
          const hand = document.querySelector(".hand");
          const foot = hand.offsetHeight ? hand.getBoundingClientRect().top : document.querySelector(".board").getBoundingClientRect().bottom;
          return top > document.querySelector(".sj-battle").getBoundingClientRect().bottom && bottom < foot;
        }"""  # noqa: E501 -- read as a script
    )


def test_what_is_bought_is_one_thing_to_do_among_others(page: Page) -> None:
    page.goto("/")
    page.click(".games button:has-text('Sieben Jahre')")
    page.click("[data-way=learn]")
    page.click(".learn li:nth-child(4) button")
    page.wait_for_selector(".answers button:has-text('Move Frederik II')")
    assert page.locator(".sj-stepper").count() == 0  # nobody has asked for numbers yet
    page.click(".answers button:has-text('Buy on the spot')")
    page.wait_for_selector(".sj-stepper >> nth=1")
    page.fill("[data-focus=number-0]", "99")
    page.press("[data-focus=number-0]", "Tab")
    page.wait_for_selector(".sj-instead:has-text('instead of 99')")
    page.click(".sj-numbers .primary:text-is('Buy')")
    page.wait_for_selector(".lesson:has-text('A chief town sells')")


def test_whoever_presses_ahead_of_the_answer_is_understood(page: Page) -> None:
    page.goto("/")
    page.click(".games button:has-text('Sieben Jahre')")
    page.click("[data-way=learn]")
    page.click(".learn li:nth-child(4) button")
    page.click(".answers button:has-text('Buy on the spot')")
    page.wait_for_selector(".sj-stepper >> nth=1")
    loads = sum(int(page.input_value(f"[data-focus=number-{which}]")) for which in (0, 1))
    purse = ".sj-ledger.mine .purse td"
    before = int(page.inner_text(purse))
    page.evaluate(
        """() => {
          for (const what of ["more-0", "more-0", "more-1", "confirm"]) {
            document.querySelector(`.sj-numbers [data-focus=${what}]`).click();
          }
        }"""
    )
    page.wait_for_selector(".lesson:has-text('A chief town sells')")
    assert int(page.inner_text(purse)) == before - loads - 3


def test_numbers_are_typed_one_after_another_without_a_pause(page: Page, server: Server) -> None:
    begin(page, server.url)
    page.click(".answers button:has-text('Take purse 1')")
    page.focus(".live .piece.lit[data-piece=de-soubise]")
    page.keyboard.press("Enter")
    page.wait_for_selector(".sj-stepper >> nth=2")
    for which, units in enumerate(("2", "1", "0")):
        page.click(f"[data-focus=number-{which}]")
        page.keyboard.press("Control+A")
        page.keyboard.type(units)
        assert page.evaluate("document.activeElement.dataset.focus") == f"number-{which}"
    page.click(".sj-numbers [data-focus=confirm]")
    page.wait_for_selector(".answers button:has-text('Veteran')")
    expect(page.locator("[data-contingent=de-soubise] .sj-unit")).to_have_count(3)


def a_fight_that_may_be_given_up() -> Play:
    """A sheet up to where its player may withdraw from a battle in the field."""
    for seed in range(40):
        play = SIEBEN_JAHRE.play("ostpreussen-1757-solo", seed=seed)
        luck, recruit = Random(seed), Recruit()
        while not play.state.outcome:
            (seat, *_) = play.state.actors
            if seat == "player" and "withdraw" in play.state.legal(seat):
                return play
            situation = Situation.of(play.state, seat, luck)
            play.act(seat, recruit.choose(situation).action)
    raise AssertionError("nobody may ever withdraw")


def test_a_fight_that_is_lost_is_seen_to_end(page: Page, tmp_path: Path) -> None:
    open_record(page, a_fight_that_may_be_given_up(), tmp_path)
    page.wait_for_selector(".sj-battle h2:has-text('Battle of')")
    page.click(".answers [data-focus=withdraw]")
    page.wait_for_selector(".sj-battle h2:text-is('The fight is over')")
    assert "withdraws" in page.inner_text(".sj-battle .course")


def test_a_fight_of_the_past_is_read_line_by_line(page: Page) -> None:
    war = RECORDS / "scenario-player.txt"
    phases: list[int] = []

    def watch(state: State, _entry: Entry) -> None:
        battle = state.view(None).get("battle")
        phases.append(battle["phase"] if battle else 0)

    replay(SIEBEN_JAHRE, Record.loads(war.read_text(encoding="utf-8")), watch=watch)
    page.goto("/")
    page.set_input_files(".import input", war)
    page.wait_for_url("**/table/*")
    page.goto(f"{page.url}#replay={phases.index(3) + 1}")
    page.reload()
    page.wait_for_selector(".sj-battle h2:has-text('phase 3')")
    lines = [each.bounding_box() for each in page.locator(".sj-battle .step").all()]
    boxes = [box for box in lines if box]
    assert len(boxes) == len(lines) > 6
    for above, below in pairwise(boxes):
        assert below["y"] >= above["y"] + above["height"] - 1
    course = page.locator(".sj-battle .course").bounding_box()
    assert course
    assert boxes[-1]["y"] + boxes[-1]["height"] <= course["y"] + course["height"] + 1


def test_cards_to_play_are_not_hidden_among_cards_to_replace(page: Page) -> None:
    page.goto("/")
    page.click(".games button:has-text('Sieben Jahre')")
    page.click("[data-way=learn]")
    page.click(".learn li:nth-child(8) button")
    page.wait_for_selector(".answers [data-focus=word-swap]")
    assert page.locator(".answers button:has-text('Play ')").count() > 1
    assert page.locator(".answers button:has-text('Replace ')").count() == 1
    page.click(".answers [data-focus=word-swap]")
    page.wait_for_selector(".answers button:has-text('Replace ') >> nth=1")
