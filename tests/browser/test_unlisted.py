"""In the browser, too, a choice that is too large for a list is made word by word."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest

from tests import levy
from tests.web.staging import Server, serving

if TYPE_CHECKING:
    from playwright.sync_api import Page


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with pytest.MonkeyPatch.context() as patch:
        levy.install(patch)
        with serving(tmp_path_factory.mktemp("levy")) as running:
            yield running


def lay(page: Page, url: str) -> str:
    order = {"game": "levy", "seats": {seat: {"kind": "me"} for seat in levy.SEATS}}
    headers = {"X-Sanssouci": "1", "Origin": url}
    return str(page.request.post("/api/tables", data=order, headers=headers).json()["table"])


def test_a_number_and_some_units(server: Server, page: Page) -> None:
    table = lay(page, server.url)
    page.goto(f"/table/{table}")
    page.click(".curtain .primary")
    offered = page.locator(".word-by-word [data-word]").all_inner_texts()
    assert offered == ["Keep the money", "Spend …"]
    page.click("[data-word=spend]")
    page.fill(".word-by-word input", "120")
    page.press(".word-by-word input", "Enter")
    page.wait_for_selector(".prompt-text:has-text('send')")
    page.click(".all-actions")  # the same once more, in a window of its own
    page.click("dialog [data-word=send]")
    page.click("dialog [data-word=regiment-02]")
    page.wait_for_selector("dialog .word-by-word .hint:text-is('Send Regiment 02, …')")
    page.click("dialog [data-word=regiment-11]")
    page.click("dialog .word-by-word .primary")
    page.wait_for_selector(".curtain")
    entries = server.live(table).course.play.record.entries
    assert [entry.action for entry in entries] == ["spend 120", "send regiment-02 regiment-11"]
