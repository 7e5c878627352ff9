"""The language of the page is changed in its menu, at the table and on the first page.

Nothing half made is lost by it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.browser.conftest import Visitor
from tests.browser.staging import lay

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.web.staging import Server

pytestmark = pytest.mark.slow


def change_to(page: Page, language: str) -> None:
    page.click(".topbar details.menu:not(.layers) summary")
    page.select_option("select.language", language)
    page.wait_for_selector(f"html[lang={language}] .prompt-text:not(:empty)")


def test_the_menu_changes_the_language_at_once(page: Page, server: Server) -> None:
    made = lay(page, server.url, "war-in-the-west", 8, frederick="recruit", pompadour="me")
    page.goto(f"/table/{made['table']}")
    page.click("[data-focus=less-soubise]")
    given = page.locator(".allot-row output").all_inner_texts()
    english = page.inner_text(".prompt-text")
    page.click("summary[aria-label='Table menu']")
    page.wait_for_selector("select.language")
    names = page.locator("select.language option").all_inner_texts()
    assert {"English", "Deutsch", "Ελληνικά", "Italiano"} <= set(names), "each by its own name"
    page.keyboard.press("Escape")
    change_to(page, "it")
    assert page.inner_text(".prompt-text") not in ("", english)
    assert page.url.endswith(f"/table/{made['table']}")
    page.wait_for_selector(".allot-row output")
    assert page.locator(".allot-row output").all_inner_texts() == given, "a sheet half filled in"


def test_what_is_picked_stays_picked(page: Page, server: Server) -> None:
    made = lay(page, server.url, "austrian-theatre", 8, frederick="me", maria="recruit")
    page.goto(f"/table/{made['table']}")
    page.click("[data-focus=give]")
    page.wait_for_selector(".answers [data-focus=done]")
    page.focus(".live .piece.lit >> nth=0")
    page.keyboard.press("Enter")
    page.focus(".live .place.lit >> nth=0")
    page.keyboard.press("Enter")
    page.wait_for_selector(".answers [data-focus=confirm]")
    picked = page.get_attribute(".live .piece.picked", "data-piece")
    place = page.get_attribute(".live .place.picked", "data-place")
    english = page.inner_text(".answers [data-focus=confirm]")
    page.click("#tab-talk")
    page.fill(".talk input", "Ancora un momento")
    change_to(page, "de")
    german = page.inner_text(".answers [data-focus=confirm]")
    assert german not in ("", english)
    assert page.get_attribute(".live .piece.picked", "data-piece") == picked
    assert page.get_attribute(".live .place.picked", "data-place") == place
    assert page.input_value(".talk input") == "Ancora un momento"
    page.goto("/")
    page.wait_for_selector("html[lang=de] .start")
    page.select_option("select[name=scenario]", "austrian-theatre")
    page.check("input[name=side][value=maria]", force=True)
    page.select_option("select.language", "en")
    page.wait_for_selector("html[lang=en] .start")
    assert page.inner_text(".start") == "To arms"
    assert page.input_value("select[name=scenario]") == "austrian-theatre", "an order half made"
    assert page.is_checked("input[name=side][value=maria]")


def test_two_at_one_table_read_each_his_own_language(visitor: Visitor, server: Server) -> None:
    """Prompts, notices and the log of one and the same war, in Italian and in German."""
    italian = visitor(locale="it-IT").new_page()
    german = visitor(locale="de-DE").new_page()
    made = lay(italian, server.url, "advanced", 3, maria="me", frederick="random", louis="invite")
    german.goto(made["invitations"]["louis"])
    german.fill("input[name=name]", "Ludwig")
    german.click("button[type=submit]")
    german.click("[data-focus=give]")
    italian.goto(f"/table/{made['table']}")
    italian.click("[data-focus=give]")
    italian.wait_for_selector("html[lang=it] .prompt-text:has-text('Di turno: Ludwig')")
    german.wait_for_selector("html[lang=de] .prompt-text:has-text('Frankreich darf eine Karte')")
    italian.click(".make-offer")
    for word in ("no-combat", "louis", "france", "4"):
        italian.click(f".offer [data-word='{word}']")
    italian.click(".offer .primary")
    italian.wait_for_selector(".proposal-of:has-text('rinuncia agli')")
    german.wait_for_selector(".notice:has-text('bietet Ludwig XV. an: Verzicht auf Kampf')")
    german.click(".proposal-of .accept")
    for page, deal in ((italian, "Accordo fatto: rinuncia"), (german, "Verzicht auf Kampf")):
        page.click("[data-tab=log]")
        page.wait_for_selector(f".log .line:has-text('{deal}')")


def test_pieces_bear_their_names_in_the_language_of_the_reader(page: Page, server: Server) -> None:
    made = lay(page, server.url, "advanced", 3, maria="random", frederick="me", louis="random")
    page.goto(f"/table/{made['table']}")
    page.wait_for_selector("[data-piece=george]")
    change_to(page, "it")
    page.wait_for_selector("[data-piece=george][aria-label*='Giorgio II']")
    assert "Giorgio II" in (page.text_content("[data-piece=george]") or "")
    row = page.inner_text(".allot-row:has([data-focus=less-george])")
    assert "Giorgio II" in row
