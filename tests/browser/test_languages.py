"""The language of the page is changed in its menu, at the table and on the first page."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.browser.conftest import Visitor
from tests.browser.staging import lay

if TYPE_CHECKING:
    from tests.web.staging import Server

pytestmark = pytest.mark.slow


def test_the_menu_changes_the_language_at_once(visitor: Visitor, server: Server) -> None:
    page = visitor().new_page()
    made = lay(page, server.url, "war-in-the-west", 8, frederick="recruit", pompadour="me")
    page.goto(f"/table/{made['table']}")
    page.wait_for_selector(".prompt-text:not(:empty)")
    english = page.inner_text(".prompt-text")
    page.click("summary[aria-label='Table menu']")
    page.wait_for_selector("select.language")
    names = page.locator("select.language option").all_inner_texts()
    assert {"English", "Deutsch", "Ελληνικά", "Italiano"} <= set(names), "each by its own name"
    page.select_option("select.language", "it")
    page.wait_for_selector("html[lang=it] .prompt-text:not(:empty)")
    assert page.inner_text(".prompt-text") not in ("", english)
    assert page.url.endswith(f"/table/{made['table']}")
    page.goto("/")
    page.wait_for_selector("html[lang=it] .start")
    page.select_option("select.language", "en")
    page.wait_for_selector("html[lang=en] .start")
    assert page.inner_text(".start") == "To arms"
