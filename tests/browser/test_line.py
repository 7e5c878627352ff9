"""Lines that break, stall and hang between the page and the server: nothing is lost or done twice.

No test here counts on how quick anything is: each waits for what the page shows.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

import pytest

from tests.browser.conftest import DESKTOP, UNPAINTED, Complaints
from tests.browser.staging import begin, crisis_up_to, open_record, war_up_to_a_duel
from tests.web.proxy import Proxy
from tests.web.staging import Server, serving, wait_until

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from playwright.sync_api import Browser, BrowserContext, Page

    from sanssouci.kernel import Action, State

pytestmark = pytest.mark.slow

BEAT = 1.5
AWAY = ".line-box[data-state=away]:not(.hidden)"
WELL = ".line-box[data-state=well]"
WAITING = ".line-waiting li"
KEPT = ".talk [data-kept=true]:has-text('Kept')"
STATES = """
window.states = [];
new MutationObserver(() => {
  const state = document.querySelector(".line-box")?.dataset.state;
  if (state && state !== window.states.at(-1)) window.states.push(state);
}).observe(document, { subtree: true, childList: true, attributes: true });
"""
PATIENT = 30.0  # seconds


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("line"), heartbeat=BEAT) as running:
        yield running


@pytest.fixture
def proxy(server: Server) -> Iterator[Proxy]:
    with Proxy(server.url) as between:
        yield between


@pytest.fixture
def visit(chromium: Browser, server: Server, proxy: Proxy) -> Iterator[BrowserContext]:
    """A browser that reaches the server over the wire only."""
    heard = Complaints(proxy.url.removeprefix("http://"))
    context = chromium.new_context(base_url=proxy.url, **DESKTOP)
    context.set_default_timeout(60_000)
    context.add_init_script(STATES)
    context.add_init_script(UNPAINTED)
    context.on("page", heard.watch)
    yield context
    context.close()
    # Browsers complain of lines that break, and we break them; one page goes round the proxy.
    known = ("WebSocket", f"a request to {server.url}")
    assert [text for text in heard.said if not any(each in text for each in known)] == []


@pytest.fixture
def page(visit: BrowserContext) -> Page:
    return visit.new_page()


def hang(page: Page, proxy: Proxy) -> None:
    """The line is dead, and the page knows."""
    proxy.hang()
    page.wait_for_selector(AWAY)


def mend(page: Page, proxy: Proxy) -> None:
    """A new line, and then what was still in the old one."""
    proxy.mend()
    page.evaluate("document.querySelector('.try-now').click()")
    page.wait_for_selector(WELL, state="attached")
    page.wait_for_selector(WAITING, state="detached")
    proxy.thaw()


def say(page: Page, text: str) -> None:
    page.fill(".talk form input", text)
    page.keyboard.press("Enter")


def heard(page: Page) -> list[str]:
    """What the chat shows, without names and times."""
    lines = "[...document.querySelectorAll('.chat-lines p')]"
    found: list[str] = page.evaluate(f"{lines}.map((line) => line.childNodes[1].textContent)")
    return found


def open_menu(page: Page, item: str) -> None:
    page.click(".menu:not(.layers) summary")
    page.click(f".menu-body button:has-text('{item}')")


# -- the state of the line ----------------------------------------------------------------------


def test_a_half_open_line_is_noticed_and_left(page: Page, proxy: Proxy) -> None:
    begin(page)
    proxy.hang()
    page.wait_for_selector(AWAY)
    assert page.inner_text(".line-said") == "No connection; trying again …"
    calls = proxy.calls
    wait_until(lambda: proxy.calls > calls + 1, PATIENT)  # calls that nobody answers are given up
    proxy.mend()
    page.wait_for_selector(WELL, state="attached")
    assert page.is_hidden(".line-box")
    states = page.evaluate("states")
    before, since = states[: states.index("away")], states[states.index("away") :]
    assert since[:3] == ["away", "back", "well"]
    assert set(since[3:]) <= {"slow", "well"}, "a busy machine may answer late again"
    assert "slow" in before


@pytest.mark.parametrize(
    "call",
    [
        lambda page: page.click(".try-now"),
        lambda page: page.evaluate("window.dispatchEvent(new Event('online'))"),
        lambda page: page.evaluate("document.dispatchEvent(new Event('visibilitychange'))"),
    ],
    ids=["try now", "online", "seen again"],
)
def test_the_page_tries_again_at_once_when_there_is_hope(
    page: Page, proxy: Proxy, call: Callable[[Page], Any]
) -> None:
    """Its timers stand still here, so it is not patience that brings it back."""
    begin(page)
    proxy.cut()
    page.wait_for_selector(AWAY)
    page.evaluate("window.held = []; window.setTimeout = (what) => held.push(String(what))")
    is_waiting = "held.some((what) => what.includes('this.open()'))"
    wait_until(lambda: bool(page.evaluate(is_waiting)), PATIENT)
    proxy.mend()
    call(page)
    page.wait_for_selector(".line-box[data-state=back]")


# -- answers to questions -----------------------------------------------------------------------


def test_impatient_undos_take_back_one_march(page: Page, proxy: Proxy) -> None:
    begin(page)
    for piece, place in (("friedrich", "dresden"), ("heinrich", "potsdam"), ("keith", "brieg")):
        page.click(f"[data-piece={piece}] .body")
        page.focus(f"[data-place={place}]")
        page.keyboard.press("Enter")
        page.click("[data-focus=confirm]")
        page.wait_for_selector(f"[data-piece={piece}][data-city={place}]")
    proxy.hang()
    for _ in range(3):
        page.click(".undo")
    page.wait_for_selector(AWAY)
    for _ in range(3):
        page.click(".undo")
    page.click(".answers [data-focus=done]")  # another answer to the same question
    page.wait_for_selector("text=Your last answer is still on its way")
    assert page.locator(WAITING).all_inner_texts() == ["Undo\n×"]
    mend(page, proxy)
    for _ in range(2):
        page.wait_for_selector("[data-piece=keith][data-city=strehlen]")
        assert page.get_attribute("[data-piece=heinrich]", "data-city") == "potsdam"
        assert page.get_attribute("[data-piece=friedrich]", "data-city") == "dresden"
        page.reload()


def test_done_said_twice_does_not_end_what_comes_next(
    page: Page, proxy: Proxy, tmp_path: Path
) -> None:
    """Done with the cards of an army is not done with its marches."""

    def can_be_done_twice(state: State, legal: Sequence[Action]) -> bool:
        if state.phase.name != "muster" or "done" not in legal:
            return False
        after = state.clone()
        after.apply(state.actors[0], "done")
        return after.phase.name == "operations" and "done" in after.legal(state.actors[0])

    open_record(page, crisis_up_to(can_be_done_twice), tmp_path)
    one, other = "before retreats are deducted", "recover units, march"
    page.click(".curtain .primary")
    page.wait_for_selector(f".prompt-text:has-text('{one}')")
    proxy.hang()
    page.click(".answers [data-focus=done]")
    page.wait_for_selector(AWAY)
    page.click(".answers [data-focus=done]")
    mend(page, proxy)
    page.wait_for_selector(f".prompt-text:has-text('{other}')")
    page.reload()
    page.click(".curtain .primary")
    page.wait_for_selector(f".prompt-text:has-text('{other}')")


def test_an_answer_whose_question_has_passed_is_dropped_with_a_word(
    page: Page, visit: BrowserContext, proxy: Proxy, server: Server
) -> None:
    begin(page)
    other = visit.new_page()
    other.goto(page.url.replace(proxy.url, server.url))  # on a line of its own
    other.wait_for_selector(".answers [data-focus=done]")
    hang(page, proxy)
    page.click("[data-focus=done]")
    page.wait_for_selector(WAITING)
    other.click("[data-piece=friedrich] .body")
    other.click("[data-place=dresden]")
    other.click("[data-focus=confirm]")
    other.wait_for_selector("[data-piece=friedrich][data-city=dresden]")
    mend(page, proxy)
    page.wait_for_selector(".notice.bad:has-text('The game has gone on; this was not done.')")
    page.wait_for_selector("[data-piece=friedrich][data-city=dresden]")
    assert page.is_visible("[data-focus=done]")


def test_the_line_breaks_in_the_middle_of_a_duel(page: Page, proxy: Proxy, tmp_path: Path) -> None:
    open_record(page, war_up_to_a_duel(), tmp_path)
    page.click(".curtain .primary")
    score = page.inner_text(".balance .score b")
    page.click(".duel .playable .card:not(.reserve) >> nth=0")
    proxy.cut()
    page.wait_for_selector(AWAY)
    page.click("[data-focus=play]")  # said into a dead line, and said again when it is back
    proxy.mend()
    page.wait_for_selector(".curtain .primary, .duel .played .card")
    page.reload()
    page.click(".curtain .primary")
    page.wait_for_selector(".duel .played .card")
    assert page.locator(".duel .played .card").count() == 1
    assert page.inner_text(".balance .score b") != score


# -- everything else that is said ---------------------------------------------------------------


def test_chat_and_notes_wait_for_the_line(page: Page, proxy: Proxy) -> None:
    begin(page)
    page.click("#tab-talk")
    say(page, "Bonjour")
    page.fill(".talk textarea", "Browne is weak")
    page.wait_for_selector(KEPT)
    proxy.hang()
    say(page, "Ça va?")
    page.wait_for_selector(AWAY)
    say(page, "Allô?")
    assert page.input_value(".talk form input") == ""
    page.fill(".talk textarea", "Browne is strong")
    page.wait_for_selector(".line-waiting [data-type=note]")
    assert page.locator(".chat-waiting p").count() == 2
    assert page.locator(".line-waiting [data-type=chat]").count() == 2
    mend(page, proxy)
    page.wait_for_selector(KEPT)
    page.wait_for_selector(".chat-waiting p", state="detached")
    for _ in range(2):
        page.wait_for_selector(".chat-lines p >> nth=2")
        assert heard(page) == ["Bonjour", "Ça va?", "Allô?"]
        assert page.input_value(".talk textarea") == "Browne is strong"
        page.reload()
        page.click("#tab-talk")
        page.wait_for_selector(KEPT)


def test_what_waits_can_be_withdrawn(page: Page, proxy: Proxy) -> None:
    begin(page)
    page.click("#tab-talk")
    hang(page, proxy)
    say(page, "Scoundrel!")
    page.click(f"{WAITING} button")
    page.wait_for_selector(WAITING, state="detached")
    proxy.mend()
    page.wait_for_selector(WELL, state="attached")
    say(page, "Monsieur!")
    page.wait_for_selector(".chat-lines p")
    assert "Scoundrel" not in page.inner_text(".chat-lines")


def test_another_answer_can_be_given_once_the_first_is_withdrawn(page: Page, proxy: Proxy) -> None:
    """Also where a sheet is told to the server answer by answer."""
    page.goto("/")
    page.select_option("select[name=scenario]", "austrian-theatre")
    page.click(".start")
    page.wait_for_selector("[data-focus=give]")
    hang(page, proxy)
    page.click("[data-focus=give]")
    page.click(f"{WAITING} button")
    page.wait_for_selector("[data-focus=give]")
    page.click("[data-focus=give]")
    page.wait_for_selector(WAITING)
    mend(page, proxy)
    page.wait_for_selector(".answers [data-focus=done]")


def test_a_resignation_into_a_dead_line_is_seen_and_said_once(page: Page, proxy: Proxy) -> None:
    begin(page)
    hang(page, proxy)
    for _ in range(2):
        open_menu(page, "Resign")
        page.click("dialog .primary")
    assert page.locator(WAITING).all_inner_texts() == ["Resign\n×"]
    mend(page, proxy)
    page.wait_for_selector(".result")
    assert page.locator(".notice.bad").count() == 0
