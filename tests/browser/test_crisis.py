"""The Great Crisis through the page: marches, battles, cards, winter, a replay, the end."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from sanssouci.games.crisis.game import CRISIS
from sanssouci.games.crisis.position import Position
from sanssouci.kernel import Action, Entry, Play, Record, State, replay
from tests.browser.conftest import PHONE, Visitor
from tests.browser.driver import OVER, Driver
from tests.browser.staging import crisis_up_to, lay, on_the_whole_map, open_record

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.web.staging import Server

pytestmark = pytest.mark.slow

SEED = 3
"""Prussia rolls a 4 in the first phase: six action points."""
RECORDS = Path("tests/records/crisis")
LAST_TURN = 45


def begin(page: Page, url: str) -> None:
    """A war against the computer, up to the first march."""
    made = lay(page, url, "campaign", SEED, prussia="me", austria="random")
    page.goto(f"/table/{made['table']}")
    page.wait_for_selector(".answers [data-focus=done]")


def pick(page: Page, selector: str) -> None:
    page.focus(selector)
    page.keyboard.press("Enter")


def stack(page: Page, space: str) -> str:
    return page.get_attribute(f"[data-piece='{space}/prussia']", "aria-label") or ""


@contextmanager
def next_moment(page: Page) -> Iterator[None]:
    """Until the page shows what came of an action."""
    before = page.get_attribute("main", "data-moment")
    yield
    page.wait_for_selector(f"main:not([data-moment='{before}'])")


def resume(page: Page, play: Play, folder: Path) -> None:
    open_record(page, play, folder)
    page.click(".curtain .primary")
    page.wait_for_selector(".prompt-text span:not(:empty)")


def test_the_page_says_what_is_reconstructed(page: Page, server: Server) -> None:
    page.goto("/")
    page.click(f"text={CRISIS.title}")
    assert "reconstruction" in page.inner_text(".plate")
    page.click(".start")
    page.wait_for_selector(".cup .chit")
    assert "reconstruction" in page.inner_text(".reconstruction")


def test_a_stack_is_split_by_hand(page: Page, server: Server) -> None:
    begin(page, server.url)
    assert page.inner_text(".acting") == "Prussia acts: 6 points"
    pick(page, "[data-piece='magdeburg/prussia']")
    page.wait_for_selector(".unit-sheet .unit.chosen")
    assert page.locator(".unit-sheet .unit.chosen").count() == 8  # no more go together
    assert "Frederick" in page.inner_text(".unit-sheet .unit >> nth=0")  # commanders first
    assert page.locator(".far-place").count() > 10  # what further marches would reach
    for stays in (1, 3):  # the very counters that are clicked stay
        page.click(f"[data-focus=unit-prussia-{stays}]")
        assert page.get_attribute(f"[data-focus=unit-prussia-{stays}]", "aria-pressed") == "false"
    assert page.locator(".unit-sheet .unit.chosen").count() == 6
    page.click("[data-focus=none-prussia]")
    page.click("[data-focus=unit-prussia-0]")
    page.click("[data-focus=unit-bevern-0]")
    pick(page, "[data-place=halle]")
    assert "2 units from Magdeburg to Halle" in page.inner_text(".proposal")
    page.click("[data-focus=confirm]")
    page.wait_for_selector("[data-piece='halle/prussia']")
    assert "2 units of Prussia, led by Frederick 8·3" in stack(page, "halle")
    assert "14 units of Prussia, led by Bevern" in stack(page, "magdeburg")
    assert page.inner_text(".acting") == "Prussia acts: 5 points"
    while page.is_enabled(".undo"):
        with next_moment(page):
            page.click(".undo")
    assert "16 units" in stack(page, "magdeburg")


def test_a_far_place_is_marched_to_space_by_space_and_the_whole_way_is_said(
    page: Page, server: Server
) -> None:
    begin(page, server.url)
    pick(page, "[data-piece='magdeburg/prussia']")
    page.wait_for_selector(".far-place[aria-label*='; 4 action points; City']")
    far = page.locator(".far-place[aria-label*='; 4 action points; City'] >> nth=0")
    name = (far.get_attribute("aria-label") or "").split(";")[0]
    far.focus()
    page.keyboard.press("Enter")
    said = page.inner_text(".proposal")
    assert "1 point\n" in said
    assert f"the first march towards {name}, 4 points in all" in said


def test_a_forbidden_march_shows_its_rule(page: Page, server: Server) -> None:
    begin(page, server.url)
    pick(page, "[data-piece='magdeburg/prussia']")
    page.mouse.click(*on_the_whole_map(page, "russland", down=0.7))
    page.wait_for_selector(".notice.bad .rule-link")


def test_a_battle_with_dice(page: Page, tmp_path: Path) -> None:
    """Attack by attack: dice with their bonus, and the hits taken by clicking units."""

    def chooses_losses(state: State, legal: Sequence[Action]) -> bool:
        if legal[0].verb != "take":
            return False
        view = state.view(state.actors[0])
        return bool("battle" in view and view["selection"]["hits"])

    play = crisis_up_to(chooses_losses)
    view = play.state.view(play.state.actors[0])
    resume(page, play, tmp_path)
    assert "Choose the units, then confirm." in page.inner_text(".prompt-text")
    assert page.locator(".battle .fighter").count() == 2
    assert page.locator(".ask-odds").count() == 0, "they depend on who takes the hits"
    assert page.locator(".course .die").count() >= 1
    assert page.locator(".course .die.hit").count() >= view["selection"]["hits"]
    page.set_viewport_size({"width": 1280, "height": 720})
    sheet = page.locator(".unit-sheet").bounding_box()
    battle = page.locator(".battle").bounding_box()
    assert sheet is not None
    assert battle is not None
    assert sheet["x"] + sheet["width"] <= battle["x"], "the battle lies over no button of the sheet"
    leader = page.locator(".unit-sheet .unit.leader").first
    if leader.count() and view["selection"]["hits"] == 1:
        leader.click()  # he takes it himself
        assert page.locator(".unit-sheet .unit.chosen").count() == 1
    page.click("[data-focus=confirm]")
    # A curtain falls if the other side has the next chit.
    gone = "!document.querySelector('[data-focus=confirm]') || document.querySelector('.curtain')"
    page.wait_for_function(f"() => {gone}")


def test_battle_cards_are_chosen_in_secret(page: Page, tmp_path: Path) -> None:
    play = crisis_up_to(lambda _, legal: sum(each.startswith("commit") for each in legal) > 1)
    resume(page, play, tmp_path)
    assert page.locator(".odds").count() == 0, "only for those who ask"
    page.click(".ask-odds")
    page.wait_for_selector(".odds tbody tr .chance:has-text('%')")
    page.click(".hand .card.lit >> nth=0")
    name = page.inner_text(".hand .card.picked .card-name")
    assert page.inner_text(".answers [data-focus=confirm]").endswith(name.replace("\n", " "))
    page.click("[data-focus=confirm]")
    page.wait_for_selector(".curtain, [data-focus=attack]")


def test_winter_units_are_placed_one_after_the_other(page: Page, tmp_path: Path) -> None:
    def several(state: State, legal: Sequence[Action]) -> bool:
        points = dict(state.prompt(state.actors[0]).args).get("points", 0)
        return int(points) > 1 and sum(action.startswith("place ") for action in legal) > 40

    resume(page, crisis_up_to(several), tmp_path)
    for _ in range(2):
        page.click(".answers button[data-focus^=recruit] >> nth=0")
        pick(page, ".place.lit >> nth=0")
        with next_moment(page):
            page.click("[data-focus=confirm]")
    page.click("#tab-log")
    assert page.inner_text(".log").count("Mobilised in") >= 2


def test_each_chit_drawn_is_in_the_log_and_no_heading_is_empty(page: Page, tmp_path: Path) -> None:
    play = crisis_up_to(lambda state, _: int(state.view(None)["turn"]) > 2)
    resume(page, play, tmp_path)
    page.click("#tab-log")
    shown = page.locator(".log-turn:not([hidden])")
    for number in range(shown.count()):
        turn = shown.nth(number)
        turn.evaluate("one => { one.open = true; }")
        turn.locator(".line:visible").first.wait_for()
    drawn = sum(line.message.key in ("log.chit", "log.turn_end_chit") for line in play.lines)
    said = page.locator(".log .line:visible:has-text('is drawn')")
    assert said.count() == drawn > 4
    assert said.locator(".rule-link").count() == drawn
    widths = {each.evaluate("line => line.offsetWidth") for each in said.all()}
    assert min(widths) > 200, "a line about a chit is as wide as the log, not as a chit"


def test_advice_on_a_phone_names_which_of_two_answers(visitor: Visitor, tmp_path: Path) -> None:
    page = visitor(**PHONE).new_page()
    several = crisis_up_to(lambda _, legal: sum(each.verb == "mobilize" for each in legal) > 1)
    resume(page, several, tmp_path)
    page.tap(".ask-hint")
    page.wait_for_selector(".hint-what:has-text('mobilise')")


def test_dice_roll_before_the_eyes_and_can_be_still(visitor: Visitor, server: Server) -> None:
    page = visitor(reduced_motion="no-preference").new_page()
    page.add_init_script(
        "new MutationObserver(() => { window.rolled ||= !!document.querySelector('.tumbling'); })"
        ".observe(document, {subtree: true, childList: true, attributes: true});"
    )
    begin(page, server.url)
    page.click("[data-focus=done]")
    page.wait_for_selector(".dice-tray .die")
    assert page.evaluate("window.rolled")
    page.click(".layers summary")
    page.uncheck("input[name=dice]")
    page.reload()
    page.wait_for_selector(".answers [data-focus=done]")
    page.click("[data-focus=done]")
    page.wait_for_selector(".dice-tray .die")
    assert not page.evaluate("window.rolled")


def test_dice_lie_clear_of_the_question_and_of_a_report(page: Page, server: Server) -> None:
    begin(page, server.url)
    places = page.evaluate(
        """() => {
          const field = document.querySelector(".field-of-play");
          const [tray, battle] = [".dice-tray", ".battle"].map((it) => field.querySelector(it));
          tray.textContent = "Prussia rolls 4.";
          field.style.setProperty("--asked", "33px"); // so much of the map the question covers
          const alone = tray.offsetTop;
          battle.classList.remove("hidden");
          battle.textContent = "Report of a battle";
          const below = battle.offsetTop + battle.offsetHeight;
          return { alone, below, beside: tray.offsetTop };
        }"""
    )
    assert places["alone"] > 33
    assert places["beside"] >= places["below"]


def test_replay_and_plots_of_a_war(page: Page) -> None:
    page.goto("/")
    page.set_input_files(".import input", RECORDS / "conquest.txt")
    page.wait_for_selector(OVER)
    page.emulate_media(media="print")
    assert page.is_visible(".board")
    assert not page.is_visible(OVER), "no window lies over a printed map"
    page.emulate_media(media="screen")
    page.click(".how-it-went")
    page.wait_for_selector(".plots figure >> nth=2")  # resources, units, cards
    page.emulate_media(media="print")
    assert page.is_visible(".plots figure >> nth=2")
    assert not page.is_visible(".board"), "plots are printed without the map behind them"
    page.emulate_media(media="screen")
    assert page.locator(".plots figure >> nth=0 >> .tick").count() > 6  # numbers and turns
    for name in page.locator(".plots .curve-name").all():
        assert name.evaluate("(one) => one.getBBox().x + one.getBBox().width") < (
            name.evaluate("(one) => one.ownerSVGElement.viewBox.baseVal.width - 30")
        ), "no name is cut off"
    page.click(".result button:has-text('Replay')")
    page.wait_for_selector(".replay output:not(:empty)")
    page.wait_for_selector(".cup", state="detached")  # no chit is drawn before the war
    page.click("[aria-label='The next turn']")
    page.wait_for_selector(".cup")
    page.click("[aria-label='To the beginning']")
    page.wait_for_selector(".cup", state="detached")
    page.click("[aria-label='One step on']")
    assert page.inner_text(".replay output").startswith("2/")
    page.click("[aria-label='The next battle']")
    page.wait_for_selector(".battle .fighter >> nth=1")
    page.click(".topbar .menu >> nth=-1")
    page.click(".menu-body >> text=The result")
    page.click(".how-it-went")
    page.locator(".plots svg >> nth=1").click()
    page.wait_for_selector(".result", state="hidden")
    moment = int(page.evaluate("location.hash").partition("=")[2])
    assert moment > 100, "a click leads to the moment"


def test_numbers_of_short_turns_do_not_run_together(page: Page) -> None:
    page.goto("/")
    boxes = page.evaluate(
        """async () => {
          const { plot } = await import("/static/js/plot.js");
          const turns = [1, 2, 3, 4].flatMap((turn) => Array(40).fill(turn)).concat(5, 6, Array(40).fill(7)).flat();
          const one = plot({ title: "", lines: [{ name: "a", kind: "a", values: turns }] }, turns, () => {});
          document.body.append(one);
          return [...one.querySelectorAll(".tick[text-anchor=middle]")].map((tick) => [tick.textContent, tick.getBBox().x, tick.getBBox().width]);
        }"""  # noqa: E501 -- read as a script
    )
    assert [number for number, *_ in boxes] == ["1", "2", "3", "4", "5"]
    assert all(x + width < after for (_, x, width), (_, after, _) in pairwise(boxes))


def the_last_winter() -> Play:
    """A war that nobody has won by December 1763, with that winter still to come."""
    record = Record.loads((RECORDS / "end_of_war.txt").read_text(encoding="utf-8"))
    played = 0

    def watch(state: State, entry: Entry) -> None:
        nonlocal played
        assert isinstance(state, Position)
        played += state.turn < LAST_TURN

    replay(CRISIS, record, watch=watch)
    unfinished = dataclasses.replace(record, entries=record.entries[:played], result="", hash="")
    return Play.resume(CRISIS, unfinished, seed=1)


def test_the_last_winter_on_a_phone(visitor: Visitor, tmp_path: Path) -> None:
    """The driver clicks whatever is lit until the war is over."""
    page = visitor(**PHONE).new_page()
    resume(page, the_last_winter(), tmp_path)
    driver = Driver(page, seed=2, eagerness=0.1)
    driver.play()
    assert driver.clicks > 5
    assert page.inner_text(f"{OVER} h2") == "A draw"
