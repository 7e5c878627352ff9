"""Wars fought to their end by the rules, most from the first allotment, through the page alone."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from sanssouci.games.friedrich.game import FRIEDRICH_GAME
from sanssouci.kernel import Play
from sanssouci.table import importing, setup
from tests.browser.conftest import PHONE, Visitor
from tests.browser.driver import OVER, Driver
from tests.browser.inspection import Inspector, games_words
from tests.browser.staging import lay, open_record

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.web.staging import Server

pytestmark = pytest.mark.slow

SCENARIO = "war-in-the-west"
EARLY_END = 8
"""A seed with which fate ends the war in the west after nine turns."""
LAST_TURNS = 7
SMALL: dict[str, Any] = {"viewport": {"width": 900, "height": 640}}


def result(page: Page) -> str:
    return page.inner_text(f"{OVER} h2")


def war_of_the_last_turns() -> Play:
    """The screen is handed over at every turn, which takes long: the first turns are behind us."""
    play, rng = FRIEDRICH_GAME.play(SCENARIO, seed=EARLY_END), Random(EARLY_END)
    while play.state.view(None)["turn"] < LAST_TURNS:
        (seat, *_) = play.state.actors
        play.act(seat, rng.choice(play.state.legal(seat)))
    return play


def test_both_seats_at_one_screen(
    visitor: Visitor, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(importing, "new_secret", lambda first: f"{EARLY_END:064x}@{first}")
    page = visitor(**SMALL).new_page()
    open_record(page, war_of_the_last_turns(), tmp_path)
    driver = Driver(page, seed=5)
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
