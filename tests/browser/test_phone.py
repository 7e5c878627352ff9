"""What a narrow screen with a finger on it needs beyond what a desk does."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from sanssouci.games.friedrich.game import FRIEDRICH_GAME
from tests.browser.conftest import PHONE, Visitor
from tests.browser.staging import lay, open_record, played_up_to

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Page

    from sanssouci.kernel import State
    from tests.web.staging import Server

pytestmark = pytest.mark.slow

CALM = PHONE | {"reduced_motion": "reduce"}
IN_SIGHT = """
(piece) => {
  const { left, top, right, bottom } = document.querySelector(`[data-piece=${piece}] .body`).getBoundingClientRect();
  const map = document.querySelector(".board").getBoundingClientRect();
  const foot = document.querySelector(".hand:not(.empty)")?.getBoundingClientRect().top ?? map.bottom;
  const head = document.querySelector(".prompt").getBoundingClientRect().bottom;
  return left >= map.left && right <= map.right && top >= head && bottom <= foot;
}
"""  # noqa: E501 -- read as a script
"""Whether a piece can be seen on the map, between the question and the hand."""

TAKES_TOUCHES = """
(selector) => {
  const node = document.querySelector(selector);
  const { x, y, width, height } = node.getBoundingClientRect();
  return [-20, 20].every((off) => document.elementFromPoint(x + width / 2, y + height / 2 + off) === node);
}
"""  # noqa: E501 -- read as a script
"""Whether a touch well above or below the middle of something small is meant for it."""


def in_sight(page: Page, piece: str) -> None:
    page.wait_for_function(IN_SIGHT, arg=piece)


def war_in_the_west(visitor: Visitor, server: Server, pompadour: str) -> Page:
    page = visitor(**CALM).new_page()
    page.goto("/")
    made = lay(page, server.url, "war-in-the-west", 5, frederick="me", pompadour=pompadour)
    page.goto(f"/table/{made['table']}")
    return page


def test_pieces_of_a_wide_war_that_are_out_of_sight_are_led_to(
    visitor: Visitor, server: Server
) -> None:
    page = visitor(**CALM).new_page()
    page.goto("/")
    others = {"elisabeth": "recruit", "maria": "recruit", "pompadour": "recruit"}
    made = lay(page, server.url, "four-player", 5, frederick="me", **others)
    page.goto(f"/table/{made['table']}")
    page.wait_for_selector(".sheet-of-troops:not(.hidden)")
    assert page.locator(".beyond button").count() == 0  # nothing is to be looked for now
    page.tap("[data-focus=give]")
    in_sight(page, "friedrich")
    assert not page.evaluate(IN_SIGHT, "lehwaldt")
    page.tap(".beyond .to-east")
    in_sight(page, "lehwaldt")
    page.wait_for_selector(".beyond [aria-label$='places with your pieces, to the west']")
    page.tap(".beyond .to-west")
    in_sight(page, "friedrich")


def test_a_card_below_the_map_hides_no_piece_that_was_shown(
    visitor: Visitor, server: Server
) -> None:
    page = war_in_the_west(visitor, server, pompadour="recruit")
    page.wait_for_selector(".since:not(.hidden):has-text('You are Frederick')")
    in_sight(page, "cumberland")


def test_windows_clear_a_question_under_which_the_map_has_moved(
    visitor: Visitor, server: Server
) -> None:
    """As when advice below the question has gone: the question stays as it is."""
    page = war_in_the_west(visitor, server, pompadour="recruit")
    page.wait_for_selector(".since:not(.hidden)")
    page.evaluate("document.querySelector('main').style.gridTemplateRows = 'auto 40px 1fr auto'")
    page.wait_for_function(
        """() => {
          const [bar, board] = [".prompt", ".board"].map((it) => document.querySelector(it).getBoundingClientRect());
          const asked = parseFloat(document.querySelector(".field-of-play").style.getPropertyValue("--asked"));
          return bar.bottom - board.top > 10 && Math.abs(bar.bottom - board.top - asked) < 1;
        }"""  # noqa: E501 -- read as a script
    )


def test_what_came_before_ones_first_turn_is_told_and_still_there_after_it_was_shown(
    visitor: Visitor, server: Server
) -> None:
    page = visitor(**CALM).new_page()
    page.goto("/")
    made = lay(page, server.url, "war-in-the-west", 5, frederick="recruit", pompadour="me")
    page.goto(f"/table/{made['table']}")
    page.wait_for_selector(".since:has-text('You are Pompadour')")
    page.tap("[data-focus=give]")
    page.wait_for_selector(".since .again")
    assert "Who has marched" in (page.text_content(".since") or "")  # below its fold
    assert page.evaluate(TAKES_TOUCHES, ".since [aria-label=Close]")
    assert page.evaluate("document.documentElement.scrollWidth") == 390
    page.tap(".since .again")
    page.wait_for_selector(".replay output:not(:empty)")
    assert page.is_hidden(".since")
    page.tap(".replay .end")
    page.wait_for_selector(".since .again")
    # Whoever comes to the first page meets his game on top of it.
    page.goto("/")
    page.tap(".resume a:has-text('your turn')")
    page.wait_for_selector(".hand .card")


def test_who_touches_the_map_puts_the_panel_away(visitor: Visitor, server: Server) -> None:
    page = war_in_the_west(visitor, server, pompadour="recruit")
    page.tap("[data-focus=give]")
    page.wait_for_selector(".sheet-of-troops", state="hidden")
    page.tap("#tab-log")
    page.wait_for_selector("#panel-log:visible")
    box = page.locator(".board").bounding_box()
    assert box
    page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + 40)
    page.wait_for_selector(".panel:not(.up)")


def _two_hands(state: State, _legal: Any) -> bool:
    view: Any = state.view(state.actors[0])
    hands = {nation["id"]: nation.get("hand") or [] for nation in view["nations"]}
    return (
        view["phase"] == "movement"
        and view["active"] == "hanover"
        and len(hands["prussia"]) > 9
        and len(hands["hanover"]) > 0
    )


def test_the_hand_that_is_asked_is_in_sight(visitor: Visitor, tmp_path: Path) -> None:
    page = visitor(**CALM).new_page()
    open_record(page, played_up_to(_two_hands, FRIEDRICH_GAME, actions=3000), tmp_path)
    page.tap(".curtain .primary")
    page.wait_for_selector(".hand-of.hanover .card")
    page.wait_for_function(
        """() => document.querySelector(".hand-of.hanover .card").getBoundingClientRect().right <= innerWidth
          && document.querySelector(".hand").scrollLeft > 0"""  # noqa: E501 -- read as a script
    )


def test_whoever_plays_alone_is_told_which_side_he_leads(visitor: Visitor) -> None:
    page = visitor(**CALM).new_page()
    page.goto("/")
    page.tap(".games button >> text=Sieben Jahre")
    page.select_option("select[name=scenario]", "ostpreussen-1757-solo")
    page.tap(".start")
    page.wait_for_selector(".since:has-text('You are Prussia'):has-text('Hold Königsberg')")


def test_odds_that_were_asked_for_are_in_sight(visitor: Visitor) -> None:
    page = visitor(**CALM).new_page()
    page.goto("/")
    page.tap("[data-way=learn]")
    page.tap(".learn li:nth-child(7) button")
    page.tap(".ask-odds")
    page.wait_for_selector(".odds tbody tr")
    page.wait_for_function(
        """() => document.querySelector(".odds").getBoundingClientRect().bottom
          <= document.querySelector(".duel").getBoundingClientRect().bottom
          && document.querySelector(".duel").getBoundingClientRect().bottom
          <= document.querySelector(".hand").getBoundingClientRect().top"""
    )


def test_a_list_closes_by_a_touch_beside_it_and_a_curtain_does_not(
    visitor: Visitor, server: Server
) -> None:
    page = war_in_the_west(visitor, server, pompadour="me")
    page.wait_for_selector(".curtain")
    page.touchscreen.tap(195, 20)
    assert page.locator(".curtain").is_visible()
    page.tap(".curtain .primary")
    page.tap(".all-actions")
    page.wait_for_selector("dialog.list")
    page.touchscreen.tap(195, 20)
    page.wait_for_selector("dialog.list", state="detached")


def test_what_leads_up_to_a_piece_leaves_the_tools_of_the_map_free(visitor: Visitor) -> None:
    page = visitor(**CALM).new_page()
    page.goto("/")
    page.click("[data-way=learn]")
    page.click(".learn li:nth-child(3) button")
    page.wait_for_selector(".lesson-what")
    page.wait_for_selector(".sheet:not(.moving)")
    friedrich = page.locator("[data-piece=friedrich] .body").bounding_box()
    tools = page.locator(".board-tools").bounding_box()
    assert friedrich
    assert tools
    page.mouse.move(200, 400)
    page.mouse.down()  # off the upper edge, above them
    page.mouse.move(200 - friedrich["x"] + 40, 400 + tools["y"] - friedrich["y"] - 150, steps=4)
    page.mouse.up()
    page.wait_for_selector(".beyond .to-north")
    found = page.locator(".beyond .to-north").bounding_box()
    assert found
    assert found["y"] < tools["y"] + tools["height"]
    assert found["x"] >= tools["x"] + tools["width"]


APART = """
() => {
  const boxes = [".replay .end", ".replay .more summary"].map((one) => document.querySelector(one).getBoundingClientRect());
  const [end, more] = boxes;
  return boxes.every(({ width, height }) => width >= 44 && height >= 44)
    && (end.bottom < more.top || end.left > more.right + 8);
}
"""  # noqa: E501 -- read as a script
"""Whether a finger that means one of two buttons cannot hit the other."""


def test_the_way_out_of_a_replay_lies_apart_from_its_menu(visitor: Visitor, server: Server) -> None:
    page = war_in_the_west(visitor, server, pompadour="recruit")
    page.wait_for_selector("[data-focus=give]")
    page.evaluate("location.hash = 'replay=0'")
    page.wait_for_selector(".replay output:not(:empty)")
    assert page.evaluate(APART)
    page.tap("#tab-log")  # what is left of the controls is one row
    assert page.evaluate(APART)
    page.tap(".replay .end")
    page.wait_for_selector(".replay", state="hidden")


ALL_IN_SIGHT = """
() => {
  const map = document.querySelector(".board").getBoundingClientRect();
  const foot = document.querySelector(".hand:not(.empty)")?.getBoundingClientRect().top ?? map.bottom;
  const rings = [...document.querySelectorAll(".live .pointer")].map((ring) => ring.getBoundingClientRect());
  return rings.length === 10 && rings.every(({ left, top, right, bottom }) => (
    left >= map.left && right <= map.right && top >= map.top && bottom <= foot));
}
"""  # noqa: E501 -- read as a script


def test_a_press_on_a_goal_shows_all_its_places(visitor: Visitor, server: Server) -> None:
    page = visitor(**CALM).new_page()
    page.goto("/")
    made = lay(page, server.url, "war-in-the-west", 5, frederick="recruit", pompadour="me")
    page.goto(f"/table/{made['table']}")
    page.tap("[data-focus=give]")
    page.wait_for_selector(".hand .card")
    page.tap("#tab-nations")
    page.tap(".aim:has-text('take all 10 objectives') .rule-link")
    page.wait_for_selector(".panel:not(.up)")
    page.wait_for_function(ALL_IN_SIGHT)


def test_a_search_no_rule_answers_in_full_shows_what_comes_nearest(
    visitor: Visitor, server: Server
) -> None:
    page = war_in_the_west(visitor, server, pompadour="recruit")
    page.wait_for_selector("[data-focus=give]")
    page.tap("#tab-rules")
    page.wait_for_selector(".rule.sought")  # the rule in question; what is sought comes after
    page.fill(".rules input", "replace lost troops")
    page.wait_for_selector(".rules .hint:has-text('come nearest')")
    found = [text.lower() for text in page.locator(".rule:visible").all_inner_texts()]
    assert found
    assert all("lost" in text and "troops" in text for text in found)
    page.fill(".rules input", "supplying")  # in no rule, but its stem is
    page.wait_for_selector(".rule:visible:has-text('supply')")
    page.fill(".rules input", "zeppelin")
    page.wait_for_selector(".rules .hint:has-text('No rule has all these words.')")
    assert not page.locator(".rule:visible").count()
    page.fill(".rules input", "supply")
    page.wait_for_selector(".rules .hint:has-text('No rule has')", state="hidden")


def test_what_is_found_in_the_rulebook_is_read_from_its_beginning(
    visitor: Visitor, server: Server
) -> None:
    page = war_in_the_west(visitor, server, pompadour="recruit")
    page.wait_for_selector("[data-focus=give]")
    page.tap("#tab-rules")
    page.wait_for_function("() => document.querySelector('#panel-rules').scrollTop > 100")
    page.fill(".rules input", "supply")
    page.wait_for_function("() => document.querySelector('#panel-rules').scrollTop === 0")
    page.tap(".rule:visible .rule-link >> nth=0", position={"x": 4, "y": -5})  # just above it
    page.wait_for_selector(".rule.sought")
