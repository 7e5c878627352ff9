"""What stands on the map hides no name of a town."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.browser.staging import lay
from tests.web.staging import Server

if TYPE_CHECKING:
    from playwright.sync_api import Page

pytestmark = pytest.mark.slow

_HIDDEN = """
() => {
  const box = (node) => node.getBoundingClientRect();
  const letters = (node) => {
    const { left, right, top, bottom, height } = box(node);  // they fill the middle of their line
    return { left, right, top: top + height / 5, bottom: bottom - height / 5 };
  };
  const meet = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 3
    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 3;
  const seen = (selector) => [...document.querySelectorAll(selector)];
  const names = seen(".still #layer-names text");
  const letterings = seen(".live .lettering text");
  const written = new Set(letterings.map((node) => node.textContent));
  const printed = names.filter((name) => !name.hasAttribute("visibility"));
  const slips = seen(".live .ribbon-group"), bodies = seen(".live .piece .body, .live .supply");
  return {
    slips: slips.length,
    moved: slips.filter((slip) => slip.hasAttribute("transform")).length,
    names: names.length,
    under: [...printed, ...letterings].filter((name) => slips.some((slip) => meet(letters(name), box(slip)))).map((name) => name.textContent),
    over: letterings.filter((name) => bodies.some((body) => meet(letters(name), box(body)))).map((name) => name.textContent),
    rewritten: names.length - printed.length,
    lost: names.filter((name) => bodies.some((body) => meet(letters(name), box(body))) && !written.has(name.textContent)).map((name) => name.textContent),
  };
}
"""  # noqa: E501


def test_names_of_pieces_make_way_for_names_of_towns(page: Page, server: Server) -> None:
    page.goto("/")
    others = dict.fromkeys(("elisabeth", "maria", "pompadour"), "captain")
    made = lay(page, server.url, "four-player", 3, frederick="me", **others)
    page.goto(f"/table/{made['table']}")
    page.click("[data-focus=give]")
    page.wait_for_selector(".answers [data-focus=done]")
    page.wait_for_selector(".still #layer-names text", state="attached")
    for _ in range(3):
        page.click(".board-tools button >> nth=0")
    page.wait_for_selector(".board:not(.far)")
    page.wait_for_selector(".live .lettering text", state="attached")
    page.wait_for_selector(".live .ribbon-group[transform]", state="attached")
    found = page.evaluate(_HIDDEN)
    assert found["slips"] > 15
    assert found["moved"] < found["slips"], "most stand where they are looked for"
    assert found["names"] > 600
    assert found["under"] == []
    assert found["rewritten"] > 5, "a piece stands on most of them"
    assert len(found["over"]) <= 2, "a town has another side"
    assert found["lost"] == []


_SHIELDED = """
() => {
  const box = (node) => node.getBoundingClientRect();
  const letters = (node) => {
    const { left, right, top, bottom, height } = box(node);
    return { left, right, top: top + height / 5, bottom: bottom - height / 5 };
  };
  const meet = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 3
    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 3;
  const names = [...document.querySelectorAll(".still #layer-names text")].map(letters);
  const shields = [...document.querySelectorAll(".sj-garrison")];
  const hiding = shields.filter((shield) => names.some((name) => meet(name, box(shield))));
  return { shields: shields.length, hiding: hiding.map((shield) => shield.dataset.corner) };
}
"""


def test_shields_of_garrisons_stand_beside_names(page: Page) -> None:
    page.goto("/")
    page.click(".games button:has-text('Sieben Jahre')")
    page.click(".start")
    page.wait_for_selector(".live .sj-garrison", state="attached")
    page.wait_for_selector(".still #layer-names text", state="attached")
    # They make way once the lettering has come.
    page.wait_for_function(f"() => ({_SHIELDED.strip()})().hiding.length === 0")
    assert page.evaluate(_SHIELDED)["shields"] > 100


def test_the_names_of_places_that_can_be_chosen_are_read_above_the_veil(page: Page) -> None:
    page.goto("/")
    page.click("[data-way=learn]")
    page.click(".learn li:nth-child(3) button")
    page.wait_for_selector(".lesson-what")
    page.wait_for_selector(".live .lettering text", state="attached")
    names = page.locator(".live .lettering text")
    assert "Aussig" not in names.all_text_contents()
    page.click("[data-piece=friedrich] .body")
    page.wait_for_selector(".place.lit[data-place=aussig]")
    page.wait_for_selector(".live .lettering text:text-is('Aussig')", state="attached")
    page.keyboard.press("Escape")
    page.wait_for_selector(".live .lettering text:text-is('Aussig')", state="detached")
