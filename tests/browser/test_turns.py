"""A turn in detail: roads led by hand, a turn taken back, what the map and a look at it tell."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.browser.staging import begin, lay, open_record, war_up_to_a_duel
from tests.games.friedrich.staging import stage

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Page

    from sanssouci.games.friedrich.position import Position
    from tests.web.staging import Server

pytestmark = pytest.mark.slow


def proposal(page: Page) -> str:
    return page.inner_text(".proposal")


def to_zossen(page: Page) -> str:
    """Heinrich on his way from Berlin, by the offered road; the others go by the other cities."""
    begin(page)
    page.click("[data-piece=heinrich] .body")
    page.focus("[data-place=zossen]")
    page.keyboard.press("Enter")
    return proposal(page)


def test_the_road_is_led_through_a_city(page: Page) -> None:
    offered = to_zossen(page)
    page.click("[data-focus=bend]")
    page.focus(".place.bend[data-place=spandau]")
    page.keyboard.press("Enter")
    page.wait_for_selector(".proposal:has-text('by Spandau, Potsdam')")
    assert page.locator(".road-drawn").count() == 3
    page.keyboard.press("Enter")  # and no longer
    page.wait_for_selector(".proposal:not(:has-text('Spandau'))")
    assert proposal(page) == offered
    page.keyboard.press("Escape")
    page.click("[data-place=spandau]", modifiers=["Shift"])  # the short way to say it
    page.wait_for_selector(".proposal:has-text('by Spandau, Potsdam')")
    page.click("[data-focus=confirm]")
    page.wait_for_selector("[data-piece=heinrich][data-city=zossen]")


def test_the_road_is_dragged(page: Page) -> None:
    to_zossen(page)
    grip = page.locator(".road-grip").last.bounding_box()
    end = page.locator(".still #city-spandau").bounding_box()
    assert grip
    assert end
    page.mouse.move(grip["x"] + grip["width"] / 2, grip["y"] + grip["height"] / 2)
    page.mouse.down()
    page.mouse.move(end["x"] + 12, end["y"] + 12, steps=3)
    page.mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=3)
    page.mouse.up()
    page.wait_for_selector(".proposal:has-text('by Spandau, Potsdam')")


def test_a_road_that_is_too_long_is_refused_by_its_rule(page: Page) -> None:
    begin(page)
    page.click("[data-piece=friedrich] .body")
    page.click("[data-place=dresden]")
    page.click("[data-place=dobeln]", modifiers=["Shift"])
    page.wait_for_selector(".notice.bad .rule-link")
    assert proposal(page) == "Friedrich to Dresden by Riesa, Meißen"


def test_the_turn_is_reset(page: Page) -> None:
    begin(page)
    assert page.is_disabled(".reset")
    for piece, place in (("friedrich", "dresden"), ("heinrich", "potsdam"), ("keith", "brieg")):
        page.click(f"[data-piece={piece}] .body")
        page.focus(f"[data-place={place}]")
        page.keyboard.press("Enter")
        page.click("[data-focus=confirm]")
        page.wait_for_selector(f"[data-piece={piece}][data-city={place}]")
    page.keyboard.press("Shift+U")
    page.click("dialog .primary")
    page.wait_for_selector("[data-piece=friedrich][data-city=oschatz]")
    page.wait_for_selector(".reset:disabled")
    assert page.get_attribute("[data-piece=heinrich]", "data-city") == "berlin"
    assert page.get_attribute("[data-piece=keith]", "data-city") == "strehlen"


def test_layers_show_objectives_and_the_last_moves(page: Page) -> None:
    begin(page)
    page.click("[data-piece=friedrich] .body")
    page.click("[data-place=dresden]")
    page.click("[data-focus=confirm]")
    page.wait_for_selector("[data-piece=friedrich][data-city=dresden]")
    page.click(".layers summary")
    page.check("input[name=objectives]")
    page.check("input[name=moves]")
    assert page.locator(".shade.wanted").count() == 14 + 16 + 10
    assert page.locator(".trail-head").count() == 1
    page.reload()
    page.wait_for_selector(".trail-head", state="attached")  # the browser remembers


def test_a_look_tells_the_strength_seen_and_when(page: Page, tmp_path: Path) -> None:
    play = war_up_to_a_duel()
    battle = play.state.view(play.state.actors[0])["battle"]
    foes, troops = (battle[what][1 - battle["turn"]] for what in ("generals", "troops"))
    open_record(page, play, tmp_path)
    page.click(".curtain .primary")
    page.click(".duel > header button")  # folded away
    page.hover(f"[data-piece={foes[0]}] .body")
    tip = page.inner_text(".tip")
    assert f"Last seen in turn {play.state.view(None)['turn']}" in tip
    assert f"{troops} troop" in tip
    page.keyboard.press("?")
    page.wait_for_selector(".rule.sought")


def laid_out(page: Page, server: Server, position: Position) -> None:
    """A table for one person, the pieces on it as they stand in a position."""
    made = lay(page, server.url, "austrian-theatre", 1, frederick="me", maria="captain")
    page.request.get(f"/api/tables/{made['table']}")
    server.live(made["table"]).course.play.state = position
    page.goto(f"/table/{made['table']}")
    page.wait_for_selector(".answers [data-focus=done]")


@pytest.mark.rule("F5.13", "F9.5")
def test_a_march_promises_what_the_rules_will_do(page: Page, server: Server) -> None:
    """The Imperial train keeps Dresden, and Friedrich has no train of his own."""
    at = {
        "friedrich": "dresden",
        "imperial-train-1": "meissen",
        "daun": "tabor",
        "heinrich": "berlin",
    }
    position = stage(
        "prussia", scenario="austrian-theatre", only=True, at=at, markers=["dresden"],
        hands={"prussia": ["10S", "7H"]}, troops={"friedrich": 2, "heinrich": 1},
    )  # fmt: skip
    laid_out(page, server, position)
    page.click("[data-piece=friedrich] .body")
    page.wait_for_selector("[data-place=deuben] .badge.claims", state="attached")
    assert page.locator("[data-place=deuben] .badge.takes").count() == 0
    assert page.locator("[data-place=deuben] .badge.hungry").count() == 1
    page.focus("[data-place=deuben]")
    page.keyboard.press("Enter")
    page.wait_for_selector(".proposal small:has-text('puts Dresden in question, still protected')")
    page.keyboard.press("Escape")
    page.click("[data-focus=recruit]")
    page.wait_for_selector(".selection:has-text('costs 6 points, 6 each')")
    page.keyboard.press("Escape")
    page.click(".layers summary")
    page.check("input[name=watch]")
    page.check("input[name=supply]")
    page.wait_for_selector(".shade.watch", state="attached")
    survey = position.survey("frederick")
    assert page.locator(".shade.watch").count() == len(survey["watch"]["prussia"])
    assert page.locator(".shade.supply").count() == len(survey["supply"]["prussia"])
