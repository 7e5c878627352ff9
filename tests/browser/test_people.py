"""People at one table: talk, notices, links of seats, tables put away."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.browser.conftest import Visitor
from tests.browser.staging import begin, lay

if TYPE_CHECKING:
    from playwright.sync_api import Page, Route

    from tests.web.staging import Server

pytestmark = pytest.mark.slow

KEPT = ".talk [data-kept=true]:has-text('Kept')"
BELLS = """
window.bells = [];
window.Notification = class {
  static permission = "default";
  static async requestPermission() { return (this.permission = "granted"); }
  constructor(title, more) { window.bells.push([title, more.body]); }
};
Object.defineProperty(document, "hidden", { get: () => window.away === true });
"""
CLOCK = """
window.WebSocket = class extends WebSocket {
  addEventListener(type, hear) {
    super.addEventListener(type, type !== "message" ? hear : (event) => {
      const message = JSON.parse(event.data);
      if (message.type === "table") {
        message.clock = { kind: "live", left: { frederick: 65.5, pompadour: 3600 },
                          running: ["frederick"], at: new Date().toISOString() };
      }
      hear({ data: JSON.stringify(message) });
    });
  }
};
"""


def begin_to_talk(page: Page) -> None:
    begin(page)
    page.click("#tab-talk")


def note_after_reload(page: Page) -> str:
    page.reload()
    page.click("#tab-talk")
    page.wait_for_selector(KEPT)
    return page.input_value(".talk textarea")


def test_chat_and_note_survive_a_reload(page: Page) -> None:
    begin_to_talk(page)
    page.fill(".talk form input", "<b>Bonjour</b>")
    page.keyboard.press("Enter")
    page.wait_for_selector(".chat-lines p")
    page.fill(".talk textarea", "Browne is weak")
    page.wait_for_selector(KEPT)
    assert note_after_reload(page) == "Browne is weak"
    page.wait_for_selector(".chat-lines p")
    assert "<b>Bonjour</b>" in page.inner_text(".chat-lines")


def test_a_note_is_kept_though_the_writer_leaves_at_once(page: Page) -> None:
    begin_to_talk(page)
    page.fill(".talk textarea", "Browne is weak")
    assert note_after_reload(page) == "Browne is weak"


def test_word_comes_when_it_is_my_turn(page: Page) -> None:
    page.add_init_script(BELLS)
    begin(page)
    page.click(".menu:not(.layers) summary")
    page.check("input[name=notices]")
    page.click(".menu:not(.layers) summary")
    assert "icon-turn" in (page.get_attribute("link[rel=icon]", "href") or "")
    page.evaluate("window.away = true")
    page.click("[data-focus=done]")
    page.wait_for_selector("text=Turn 2", state="attached")
    page.wait_for_selector(".answers [data-focus=done]")
    assert page.title().startswith("● ")
    page.wait_for_function("() => bells.length > 0")
    ((title, text), *_) = page.evaluate("bells")
    assert title == "The Austrian Theatre"
    assert text


def test_the_lobby_tells_of_a_turn(visitor: Visitor, server: Server, page: Page) -> None:
    page.add_init_script(BELLS)
    page.clock.install()
    made = lay(page, server.url, "war-in-the-west", 8, frederick="me", pompadour="invite")
    friend = visitor().new_page()
    friend.goto(made["invitations"]["pompadour"])
    friend.fill("input[name=name]", "Jeanne")
    friend.click("button[type=submit]")
    friend.wait_for_selector(".sheet-of-troops:not(.hidden)")
    page.goto(f"/table/{made['table']}")
    page.click("[data-focus=give]")
    page.wait_for_selector(".prompt-text:has-text('Waiting for Jeanne')")
    page.goto("/")
    page.wait_for_selector(".my-tables .status:has-text('waiting for Jeanne')")
    page.check(".my-tables input[name=notices]")
    page.evaluate("window.away = true")
    friend.click("[data-focus=give]")
    friend.wait_for_selector(".prompt-text:has-text('Waiting for Frederick')")
    page.clock.fast_forward(20_000)
    page.wait_for_selector(".my-tables li.yours")
    assert page.title() == "(1) Sanssouci"
    assert page.evaluate("bells") == [["The War in the West", "your turn"]]


def test_the_host_finds_a_lost_link_again(visitor: Visitor, server: Server, page: Page) -> None:
    made = lay(page, server.url, "war-in-the-west", 8, frederick="me", pompadour="invite")
    page.goto(f"/table/{made['table']}")
    page.click(".menu:not(.layers) summary")
    page.click("button:has-text('Seats and links')")
    page.click("button:has-text('Link to invite')")
    link = page.input_value(".invite input")
    assert link != made["invitations"]["pompadour"]
    friend = visitor().new_page()
    friend.goto(link)
    friend.fill("input[name=name]", "Jeanne")
    friend.click("button[type=submit]")
    friend.wait_for_url("**/table/*")
    friend.wait_for_selector(".nation .player:has-text('Jeanne')")


def test_a_watcher_sees_no_hand(visitor: Visitor, page: Page) -> None:
    begin(page)
    watcher = visitor().new_page()
    watcher.goto(page.url)
    watcher.wait_for_selector(".prompt-text:has-text('You are watching; it is up to Frederick')")
    assert watcher.locator(".hand .card").count() == 0
    assert watcher.is_disabled(".talk textarea")
    page.wait_for_selector(".watchers:has-text('1 watcher')")


def test_a_table_is_put_away_and_taken_out(page: Page) -> None:
    begin(page)
    page.goto("/")
    page.click(".my-tables button:has-text('Put away')")
    page.click(".my-tables summary")
    page.click(".my-tables details button:has-text('Take out')")
    page.wait_for_selector(".my-tables > ul > li")
    assert page.locator(".my-tables details").count() == 0


def test_an_account_is_offered_where_the_server_keeps_some(page: Page) -> None:
    """The page's half; the server's half has its own tests."""
    asked: list[object] = []

    def me(route: Route) -> None:
        route.fulfill(json={"account": "fritz" if asked else None})

    def log_in(route: Route) -> None:
        asked.append(route.request.post_data_json)
        route.fulfill(json={"account": "fritz"})

    page.route("**/api/me", me)
    page.route("**/api/login", log_in)
    page.goto("/")
    page.click(".account")
    page.fill("input[name=name]", "fritz")
    page.fill("input[name=password]", "sans souci")
    page.click("button[value=log_in]")
    page.wait_for_selector(".account:has-text('fritz')")
    assert asked == [{"name": "fritz", "password": "sans souci"}]


def test_what_is_not_filled_in_is_told_in_our_own_words(page: Page, server: Server) -> None:
    """A browser's own would be in its language, which need not be the reader's."""
    made = lay(page, server.url, "war-in-the-west", 8, frederick="me", pompadour="invite")
    page.goto(made["invitations"]["pompadour"])
    page.click("button[type=submit]")
    page.wait_for_selector(".trouble:has-text('give a name')")
    page.goto("/")
    page.click(".account")
    page.click("button[value=log_in]")
    page.wait_for_selector("dialog .trouble:has-text('not filled in')")


def test_clocks_run_on_the_page(page: Page, server: Server) -> None:
    """The page's half, with a table message as a server with clocks would send it."""
    page.add_init_script(CLOCK)
    page.clock.install()
    made = lay(page, server.url, "war-in-the-west", 8, frederick="me", pompadour="recruit")
    page.goto(f"/table/{made['table']}")
    page.wait_for_selector(".clock.mine:has-text('1:05')")
    page.clock.fast_forward(10_000)
    page.wait_for_selector(".clock.mine.short:has-text('0:5')")
    assert "1:00:00" in page.inner_text(".clocks")


def test_who_wants_to_watch_is_given_an_address_and_asked_nothing_of_a_player(
    visitor: Visitor, page: Page
) -> None:
    begin(page)
    page.click(".menu:not(.layers) summary")
    page.click("button:has-text('Seats and links')")
    watcher = visitor().new_page()
    watcher.goto(page.input_value(".watch input"))
    watcher.wait_for_selector(".prompt-text:has-text('You are watching')")
    watcher.click(".menu:not(.layers) summary")
    watcher.wait_for_selector(".menu-body a:visible")
    assert not watcher.locator("input[name=warn], input[name=notices]").count()
