"""Wars fought from the first allotment to their end by the rules, through the page alone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from sanssouci.table import setup
from tests.browser.conftest import PHONE, Visitor
from tests.browser.driver import OVER, Driver
from tests.browser.inspection import Inspector, games_words
from tests.browser.staging import lay

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.web.staging import Server

pytestmark = pytest.mark.slow

SCENARIO = "war-in-the-west"
EARLY_END = 8
"""A seed with which fate ends the war in the west after nine turns."""
SMALL: dict[str, Any] = {"viewport": {"width": 900, "height": 640}}


def result(page: Page) -> str:
    return page.inner_text(f"{OVER} h2")


def test_both_seats_at_one_screen(visitor: Visitor, server: Server) -> None:
    page = visitor(**SMALL).new_page()
    made = lay(page, server.url, SCENARIO, EARLY_END, frederick="me", pompadour="me")
    page.goto(f"/table/{made['table']}")
    driver = Driver(page, seed=2)
    driver.play()
    assert driver.clicks > 40
    assert result(page) == "Frederick has won"
    page.click(".how-it-went")
    page.wait_for_selector(".plots figure >> nth=3")  # objectives, troops, cards, battles


def test_two_browsers_against_each_other(
    visitor: Visitor, server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(setup, "new_secret", lambda: str(EARLY_END))  # else nobody knows how long
    page, friend = visitor(**SMALL).new_page(), visitor(**SMALL).new_page()
    made = lay(page, server.url, SCENARIO, EARLY_END, frederick="me", pompadour="invite")
    friend.goto(made["invitations"]["pompadour"])
    friend.fill("input[name=name]", "Jeanne")
    friend.click("button[type=submit]")
    friend.wait_for_selector(".sheet-of-troops:not(.hidden)")
    page.goto(f"/table/{made['table']}")
    drivers = [Driver(page, seed=3), Driver(friend, seed=4)]
    while [driver for driver in drivers if driver.step()]:
        pass
    assert result(page) == result(friend) == "Frederick has won"


def test_a_war_against_the_computer_on_a_phone(made_up: Visitor, server: Server) -> None:
    """In a made-up language, so that words of English and sentences without room are seen."""
    page = made_up(**PHONE).new_page()
    made = lay(page, server.url, SCENARIO, EARLY_END, frederick="recruit", pompadour="me")
    page.goto(f"/table/{made['table']}")
    driver, inspector = Driver(page, seed=5), Inspector(page, games_words("friedrich"))
    inspector.watch(driver)
    assert driver.clicks > 20
    assert result(page).endswith("⟦won⟧")
    page.tap(".result button:has-text('Replay')")
    page.wait_for_selector(".replay output:not(:empty)")
    assert inspector.found == {}
    assert page.evaluate("document.documentElement.scrollWidth") == 390
