"""Maria through the page: hussars, marches, politics, the election, consent, bargains, the end."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from sanssouci.games.maria.game import MARIA_GAME
from sanssouci.games.maria.sequence import SUPPLY
from sanssouci.kernel import Action, Play, Record, State
from tests.browser.conftest import PHONE, Visitor
from tests.browser.driver import OVER, Driver
from tests.browser.staging import go_on_with, lay, maria_up_to
from tests.games.maria.staging import war

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.web.staging import Server

pytestmark = pytest.mark.slow

SEED = 3
EMPEROR = ".candidate.karl-albert b"


def sit_down(page: Page, url: str) -> None:
    """Austria against the computer, troops given out, up to the first question of politics."""
    made = lay(page, url, "advanced", SEED, maria="me", frederick="random", louis="random")
    page.goto(f"/table/{made['table']}")
    page.click("[data-focus=give]")
    page.wait_for_selector(".politics .display-of.now")


def take_up(page: Page, record: Record, folder: Path) -> None:
    """A war that was begun elsewhere, all seats at one screen."""
    path = folder / "war.txt"
    path.write_text(record.dumps(), encoding="utf-8")
    page.goto("/")
    go_on_with(page, path)
    page.click(".curtain .primary")
    page.wait_for_selector(".prompt-text span:not(:empty)")


def resume(page: Page, wanted: Callable[[State, Sequence[Action]], bool], folder: Path) -> None:
    take_up(page, maria_up_to(wanted).record, folder)


def having(*verbs: str) -> Callable[[State, Sequence[Action]], bool]:
    return lambda state, legal: set(verbs) <= {action.verb for action in legal}


def consent_that_ends_a_part(state: State, legal: Sequence[Action]) -> bool:
    """A shared stack for which somebody is asked who then has nothing more to do for now."""
    agreed = next((action for action in legal if action.verb == "agree"), None)
    if agreed is None or not having("refuse")(state, legal):
        return False
    (seat, *_), after = state.actors, state.clone()
    after.apply(seat, agreed)
    return seat not in after.actors


def pick(page: Page, selector: str) -> None:
    """By keys, as pieces may lie under one another."""
    page.focus(selector)
    page.keyboard.press("Enter")


@contextmanager
def next_moment(page: Page) -> Iterator[None]:
    """Until the page shows what came of an action."""
    before = page.get_attribute("main", "data-moment")
    yield
    page.wait_for_selector(f"main:not([data-moment='{before}'])")


def test_a_bid_is_laid_and_hussars_ride(page: Page, server: Server) -> None:
    sit_down(page, server.url)
    assert page.locator(".political-card").count() == 2
    assert page.locator(".tracks .here").count() == 3
    page.click(".hand .card.lit >> nth=0")
    page.click(".answers [data-focus=confirm]")
    page.wait_for_selector(".answers [data-focus=bring-hussar-1]")
    assert page.locator(".politics.hidden").count() == 1
    page.click("[data-focus=bring-hussar-1]")
    place = page.get_attribute(".live .place.lit >> nth=0", "data-place")
    pick(page, f"[data-place='{place}']")
    with next_moment(page):
        page.click(".answers [data-focus=confirm]")
    assert page.get_attribute("[data-piece=hussar-1]", "data-city") == place


def test_a_sheet_with_somebody_on_a_mission_is_given_out_as_it_lies(
    page: Page, server: Server
) -> None:
    kinds = {"maria": "random", "frederick": "me", "louis": "random"}
    made = lay(page, server.url, "advanced", SEED, **kinds)
    page.goto(f"/table/{made['table']}")
    page.click("[data-focus=give]")
    page.wait_for_selector(".politics .display-of")


def test_enemies_are_seen_at_a_glance(page: Page, server: Server) -> None:
    sit_down(page, server.url)
    assert page.locator("#nation-austria .enemies .shield").count() == 4
    assert page.locator("#nation-saxony .cooperating .shield.prussia").count() == 1
    assert page.locator(".boards .this-turn").count() == 1
    assert page.get_attribute("[data-piece=dessauer]", "data-city") == "mission-prussia"


def test_a_road_is_taken_or_passed_by(page: Page, tmp_path: Path) -> None:
    resume(page, having("march", "bypass", "force"), tmp_path)
    pick(page, "[data-piece=maillebois]")
    pick(page, "[data-place=valenciennes]")
    page.click(".roads button:has-text('taking nothing')")
    assert "taking nothing" in page.inner_text(".answers .proposal")
    with next_moment(page):
        page.click(".answers [data-focus=confirm]")
    assert page.get_attribute("[data-piece=maillebois]", "data-city") == "valenciennes"


def test_a_long_list_of_actions_is_narrowed(page: Page, tmp_path: Path) -> None:
    """By whoever acts, by what he does, and by a word."""
    resume(page, having("march", "bypass", "force"), tmp_path)
    page.click(".all-actions")
    page.wait_for_selector(".action-list button")
    listed = page.locator(".action-list button")
    assert listed.all_inner_texts() == ["Done"]
    page.click(".narrowing [data-who=maillebois]")
    both = listed.count()
    assert all(text.startswith("Maillebois") for text in listed.all_inner_texts())
    page.click(".narrowing [data-verb=force]")
    assert 0 < listed.count() < both
    page.fill(".list input", "nowhere at all")
    assert listed.count() == 0
    page.fill(".list input", "maillebois valenciennes nothing")
    listed.first.click()
    page.wait_for_selector("[data-piece=maillebois][data-city=valenciennes]")


def test_a_political_card_says_what_it_would_do(page: Page, tmp_path: Path) -> None:
    resume(page, lambda _, legal: "event 41f 1" in legal, tmp_path)
    choice = "[data-focus='event 41f 1']"
    page.wait_for_selector(f"{choice} small:has-text('moves Saxony one box to the left')")
    page.focus(choice)
    page.wait_for_selector(".tracks .there")
    page.click(choice)
    page.click(".curtain .primary")  # another power chooses
    page.wait_for_selector(".state p:has-text('Saxony: Prussia\\'s sworn ally')")


def test_an_elector_votes(page: Page, tmp_path: Path) -> None:
    resume(page, having("vote"), tmp_path)
    assert page.locator(".elector").count() == 9
    assert page.inner_text(EMPEROR) == "0"
    page.wait_for_selector(".elector.now .choice small:not(:empty)")
    page.wait_for_selector(".election :text('Five of the nine votes elect.')")
    with next_moment(page):
        page.click(".elector.now .choice:has-text('Karl Albert')")
    page.wait_for_function(f"() => document.querySelector('{EMPEROR}').innerText === '1'")


def test_the_road_of_a_retreat_is_picked_like_one_of_a_march(page: Page, tmp_path: Path) -> None:
    """Two roads lead to Dresden, one over hussars; none of them can be bent."""
    position = MARIA_GAME.arrange(
        [
            "clear", "place friedrich eilenburg", "place karl grimma", "station hussar-1 dobeln",
            "troops friedrich 8", "troops karl 5", "begin prussia combat",
        ],
        "advanced",
    )  # fmt: skip
    play = Play.from_position(position, seed=SEED)
    play.act("maria", "concede")
    take_up(page, play.record, tmp_path)
    pick(page, "[data-place=dresden]")
    roads = page.locator(".answers .roads button").all_inner_texts()
    assert roads == ["Döbeln, Meißen", "Oschatz, Großenhain"]
    assert "chases the hussars out of Döbeln" in page.inner_text(".answers .proposal")
    assert page.locator(".answers [data-focus=bend]").count() == 0
    page.click(".answers .roads button >> nth=1")
    with next_moment(page):
        page.click(".answers [data-focus=confirm]")
    assert page.get_attribute("[data-piece=karl]", "data-city") == "dresden"
    assert page.get_attribute("[data-piece=hussar-1]", "data-city") == "dobeln"


def test_saxony_drifts_and_its_general_is_set_down(page: Page, tmp_path: Path) -> None:
    """Each answer says what it means; the piece to be placed need not be pointed at."""
    position = MARIA_GAME.arrange(
        [
            "clear", "place friedrich brandeis", "place schwerin torgau", "place rutowski torgau",
            "place karl prag", "place traun prag", "troops friedrich 8", "troops karl 8",
            "troops traun 8", "begin prussia combat",
        ],
        "advanced",
    )  # fmt: skip
    play = Play.from_position(position, seed=SEED)
    play.act("frederick", "concede")
    take_up(page, play.record, tmp_path)
    drift = ".answers [data-focus='drift 2']"
    page.wait_for_selector(f"{drift} small:has-text('Austria\\'s ally')")
    with next_moment(page):
        page.click(drift)
    place = page.get_attribute(".live .place.lit >> nth=0", "data-place")
    pick(page, f"[data-place='{place}']")
    with next_moment(page):
        page.click(".answers [data-focus=confirm]")
    assert page.get_attribute("[data-piece=rutowski]", "data-city") == place


def test_a_shared_stack_needs_consent(page: Page, tmp_path: Path) -> None:
    resume(page, consent_that_ends_a_part, tmp_path)
    assert "Do you agree?" in page.inner_text(".prompt-text")
    page.wait_for_selector(".answers [data-focus=agree] small:has-text('play the cards')")
    page.click(".answers [data-focus=agree]")
    page.wait_for_selector(".curtain")  # the one who asked goes on


def test_whoever_commands_can_be_named_and_is_in_sight(page: Page, tmp_path: Path) -> None:
    resume(page, having("command"), tmp_path)
    named = page.locator(".answers [data-focus^='bring-']")
    assert named.count() == 2
    page.wait_for_selector(".live .piece.lit >> nth=1")
    page.wait_for_selector(".sheet:not(.moving)")
    field = page.locator(".field-of-play").bounding_box()
    assert field
    for piece in page.locator(".live .piece.lit .body").all():
        box = piece.bounding_box()
        assert box
        assert field["x"] < box["x"] < field["x"] + field["width"]
        assert field["y"] < box["y"] < field["y"] + field["height"]
    with next_moment(page):
        named.first.click()
        page.click(".answers [data-focus=confirm]")


def test_the_price_of_hussars_is_shown_and_paid(page: Page, tmp_path: Path) -> None:
    at = {
        "belle-isle": "steyr", "broglie": "wsetin",
        "france-train-2": "melk", "france-train-1": "weisskirchen",
    }  # fmt: skip
    position = war(3, SUPPLY, at, hussars=["enns", "neutitschein"], hands={"france": ["4S"]})
    game = position.game
    record = Record(game.id, game.rules_version, "advanced", {}, position=position.to_json())
    take_up(page, record, tmp_path)
    page.wait_for_selector(".price >> nth=1")
    assert page.locator(".harassed-road").count() > 3
    page.wait_for_selector("[data-focus='cover belle-isle'] small:has-text('3 points')")
    page.wait_for_selector(
        "[data-focus='cover broglie'] small:has-text('out of supply: Belle-Isle')"
    )
    with next_moment(page):
        page.click("[data-focus='cover broglie']")
    page.wait_for_selector("[data-piece=belle-isle].face-down")


def test_whoever_has_to_pay_is_told_that_cards_are_chosen(page: Page, tmp_path: Path) -> None:
    resume(page, having("pay"), tmp_path)
    assert "Choose cards of your hand to pay with." in page.inner_text(".prompt-text")


def test_whoever_has_bought_troops_is_told_whom_to_click(page: Page, tmp_path: Path) -> None:
    resume(page, having("reinforce"), tmp_path)
    assert "Choose one of your lit generals" in page.inner_text(".prompt-text")


def test_a_deal_is_offered_and_struck(page: Page, visitor: Visitor, server: Server) -> None:
    friend = visitor(**PHONE).new_page()
    made = lay(page, server.url, "advanced", SEED, maria="me", frederick="random", louis="invite")
    friend.goto(made["invitations"]["louis"])
    friend.fill("input[name=name]", "Louis")
    friend.tap("button[type=submit]")
    friend.tap("[data-focus=give]")
    page.goto(f"/table/{made['table']}")
    page.click("[data-focus=give]")
    page.wait_for_selector(".politics:not(.hidden)")
    for answer in ("decline", "accept"):
        page.click(".make-offer")
        for word in ("no-combat", "louis", "france", "4"):  # nothing else is left to choose
            page.click(f".offer [data-word='{word}']")
        page.click(".offer .primary")
        page.wait_for_selector(".proposal-of .withdraw")
        friend.tap(".answers .offered")
        friend.tap(f".proposal-of .{answer}")
        told = {"decline": "declines the offer", "accept": "A deal is struck"}[answer]
        page.wait_for_selector(f".notice:has-text('{told}')")
        assert page.locator(".notice:has-text('Theresa offers')").count() == 0  # she knows it
    friend.wait_for_selector(".deal:has-text('No combat')")
    page.wait_for_selector(".deal:has-text('until turn 4')")


def test_a_war_to_its_end_on_a_phone(visitor: Visitor, server: Server) -> None:
    page = visitor(**PHONE).new_page()
    kinds = {"maria": "random", "frederick": "random", "louis": "me"}
    made = lay(page, server.url, "introductory", SEED, **kinds)
    page.goto(f"/table/{made['table']}")
    driver = Driver(page, seed=2)
    driver.play()
    assert driver.clicks > 10
    assert page.locator(".nations .state").count() == 0, "no politics in the introductory game"
    assert page.inner_text(f"{OVER} h2").endswith("won")
    page.tap(f"{OVER} .how-it-went")
    page.wait_for_selector(".plots figure >> nth=3")  # markers, troops, cards, losses
    assert page.evaluate("document.documentElement.scrollWidth") == 390
