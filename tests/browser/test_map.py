"""The map under the reader's eye: it stays where he wants it and on its sheet; nothing hides it."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from tests.browser.conftest import PHONE
from tests.browser.staging import begin, lay, open_record

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Page, Route, WebSocketRoute

    from sanssouci.kernel import Play
    from tests.browser.conftest import Visitor
    from tests.web.staging import Server

pytestmark = pytest.mark.slow

TOP_OF_THE_MAP = "document.querySelector('.sheet').getBoundingClientRect().top"
FOOT_OF_THE_BAR = "document.querySelector('.prompt').getBoundingClientRect().bottom"
BARE = """
async (game) => {
  const { Board } = await import("/static/js/board.js");
  const host = document.createElement("div");
  Object.assign(host.style, { position: "fixed", inset: 0 });
  document.body.append(host);
  const board = new Board(host);
  await board.load({ game }, "day");
  const { clientWidth, clientHeight } = host;
  const isBare = () => board.x > 0.5 || board.y > 0.5
    || board.x + board.box.width * board.k < clientWidth - 0.5
    || board.y + board.box.height * board.k < clientHeight - 0.5;
  const bare = [];
  for (const id of board.places.keys()) {
    board.frame([id]);
    if (isBare()) bare.push(id);
  }
  host.remove();
  return [board.places.size, bare];
}
"""


def test_the_map_alone_is_printed_and_fills_a_page(page: Page) -> None:
    page.goto("/")
    page.click(".start")
    page.wait_for_selector(".sheet-of-troops")
    page.wait_for_selector("#layer-names text", state="attached")
    page.emulate_media(media="print")
    assert page.is_visible(".board")
    assert not page.is_visible(".sheet-of-troops"), "nothing lies over a printed map"
    paper = page.pdf(prefer_css_page_size=True)
    assert b"/Count 1" in paper
    page.evaluate("document.documentElement.dataset.theme = 'candle'")
    ink = page.evaluate("getComputedStyle(document.querySelector('.sheet')).filter")
    assert "invert" in ink, "by candle light, too, paper stays white"
    assert re.search(rb"/MediaBox \[0 0 841\.\d+ 594\.\d+\]", paper), "A4, on its long side"


def test_whoever_wants_the_whole_map_at_once_keeps_it(page: Page, server: Server) -> None:
    """Map and first position come after the click, which would lead to the player's own pieces."""
    made = lay(page, server.url, "austrian-theatre", 1, frederick="me", maria="captain")
    kept: list[str | bytes] = []
    lines: list[WebSocketRoute] = []

    def hold(line: WebSocketRoute) -> None:
        far = line.connect_to_server()
        lines.append(line)
        far.on_message(lambda message: kept.append(message))

    maps: list[Route] = []
    page.route("**/map.svg?*part=first*", lambda route: maps.append(route))
    page.route_web_socket("**/*", hold)
    page.goto(f"/table/{made['table']}")
    for tool in ("The whole map", "Closer"):
        page.click(f"[aria-label='{tool}']")
    while not maps:
        page.wait_for_timeout(20)
    maps[0].continue_()
    page.wait_for_selector(".still #city-berlin", state="attached")
    page.wait_for_selector(".sheet[style]")
    whole = page.get_attribute(".sheet", "style")
    while not any('"position"' in str(message) for message in kept):
        page.wait_for_timeout(20)
    for message in kept:
        lines[0].send(message)
    page.wait_for_selector("[data-focus=give]")
    assert page.get_attribute(".sheet", "style") == whole


GROWN = """
async () => {
  const { Board } = await import("/static/js/board.js");
  const host = document.createElement("div");
  Object.assign(host.style, { position: "fixed", inset: 0, height: "200px" });
  document.body.append(host);
  const board = new Board(host);
  await board.load({ game: "friedrich" }, "day");
  const look = async (height, by) => {
    host.style.height = "200px";
    await new Promise(requestAnimationFrame);
    board.frame(["mannheim"]);
    if (by) board.pan(by, 0);
    host.style.height = height;
    await new Promise((resolve) => new ResizeObserver(resolve).observe(host));
    await new Promise(requestAnimationFrame);
    return board.y + board.box.height * board.k - host.clientHeight;
  };
  const left = [await look("800px", 0), await look("800px", -5)];
  host.remove();
  return left;
}
"""
"""How much of the sheet lies below a map that has grown: framed anew, or in the reader's hand."""


def test_the_whole_map_lies_below_a_long_question(page: Page) -> None:
    begin(page)
    page.evaluate("document.querySelector('.prompt').style.minHeight = '16rem'")
    page.click("[aria-label='The whole map']")
    page.wait_for_function(f"() => {TOP_OF_THE_MAP} >= {FOOT_OF_THE_BAR}")


@pytest.mark.parametrize("game", ["friedrich", "crisis", "maria", "sieben-jahre"])
def test_no_look_leads_beyond_the_edge_of_the_sheet(page: Page, game: str) -> None:
    page.goto("/")
    places, bare = page.evaluate(BARE, game)
    assert places > 30
    assert bare == []


def test_the_first_look_is_no_flight(visitor: Visitor) -> None:
    page = visitor(reduced_motion="no-preference").new_page()
    page.goto("/")
    first, second = page.evaluate(
        """async () => {
          const { Board } = await import("/static/js/board.js");
          const host = document.createElement("div");
          Object.assign(host.style, { position: "fixed", inset: 0 });
          document.body.append(host);
          const board = new Board(host);
          await board.load({ game: "crisis" }, "day");
          const at = () => [board.x, board.y, board.k].join();
          const jumps = (id) => {
            const before = at();
            board.frame([id]);
            return at() !== before;
          };
          return [jumps("berlin"), jumps("konigsberg")];
        }"""
    )
    assert first, "there is nothing to fly from"
    assert not second


def test_a_map_that_gets_more_room_fills_it(page: Page) -> None:
    page.goto("/")
    assert min(page.evaluate(GROWN)) >= 0


def held(page: Page) -> str:
    return str(page.evaluate("Object.values(document.activeElement.dataset).join(' ')"))


@pytest.mark.parametrize("confirmed", ["on the map", "in the bar"])
def test_after_a_march_the_next_key_leads_to_the_next_piece(page: Page, confirmed: str) -> None:
    begin(page)
    page.keyboard.press("n")
    first = held(page)
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    place = page.evaluate("document.activeElement.dataset.place")
    page.keyboard.press("Enter")
    if confirmed == "in the bar":
        page.focus("[data-focus=confirm]")
    page.keyboard.press("Enter")
    page.wait_for_selector(f".piece[data-city={place}]:not(.lit)")
    page.keyboard.press("Tab")
    assert page.locator(".piece.lit:focus").count() == 1
    assert held(page) != first
    # Nobody is held at the map: backwards leads out of it.
    page.focus(".board")
    page.keyboard.press("Shift+Tab")
    assert page.locator(".board:focus-within").count() == 0


@pytest.mark.parametrize(
    "size", [{"width": 1440, "height": 900}, {"width": 1280, "height": 720}, None]
)
def test_a_notice_covers_neither_hand_nor_the_head_of_a_window(
    visitor: Visitor, duel: Play, tmp_path: Path, size: dict[str, int] | None
) -> None:
    page = visitor(**({"viewport": size} if size else PHONE)).new_page()
    open_record(page, duel, tmp_path)
    page.click(".curtain .primary")
    page.wait_for_selector(".duel:not(.hidden)")
    page.evaluate(
        """async () => (await import("/static/js/notices.js")).notice("word ".repeat(30))"""
    )
    boxes = [page.locator(f"{one}:visible").first.bounding_box() for one in (
        ".notice", ".duel > header", ".hand", ".tabs")]  # fmt: skip
    told, *others = [box for box in boxes if box]
    assert len(others) == 3
    for box in others:
        apart = (
            told["y"] + told["height"] <= box["y"] or box["y"] + box["height"] <= told["y"]
            or told["x"] + told["width"] <= box["x"] or box["x"] + box["width"] <= told["x"]
        )  # fmt: skip
        assert apart, box


def test_what_leads_to_pieces_out_of_sight_leaves_the_tools_of_the_map_free(page: Page) -> None:
    page.goto("/")
    page.click("[data-way=learn]")
    page.click(".learn li:nth-child(3) button")
    page.wait_for_selector(".lesson-what")
    page.wait_for_selector("[data-piece=friedrich]")
    page.wait_for_selector(".sheet:not(.moving)")
    tools = page.locator(".board-tools").bounding_box()
    assert tools is not None
    level = tools["y"] + tools["height"] / 2
    friedrich = page.locator("[data-piece=friedrich] .body").bounding_box()
    assert friedrich is not None
    page.mouse.move(700, friedrich["y"])
    page.mouse.down()
    page.mouse.move(700 - friedrich["x"] - 60, level, steps=4)  # off the left edge, beside them
    page.mouse.up()
    page.wait_for_selector(".beyond .to-west")
    found = page.locator(".beyond .to-west").bounding_box()
    assert found is not None
    assert tools["y"] < found["y"] + found["height"] / 2 < tools["y"] + tools["height"]
    assert found["x"] >= tools["x"] + tools["width"]
