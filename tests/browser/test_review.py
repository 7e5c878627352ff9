"""A finished war looked back on: asked for once, waited for, read, and left for a moment of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from sanssouci.games.friedrich.game import FRIEDRICH_GAME
from sanssouci.review import review
from sanssouci.review.telling import told
from tests.review.staging import TINY, given_away

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Page, Route

pytestmark = pytest.mark.slow

SHARE = {"value": 0.3, "low": 0.2, "high": 0.4}
SIDE = {"seat": "frederick", "win": SHARE, "tie": SHARE, "lose": SHARE, "worlds": 20}
FIGHT = {"when": "Turn 8", "begins": "Ferdinand against Richelieu.", "first": 0, "sides": [SIDE]}


def test_a_war_is_looked_back_on(page: Page, tmp_path: Path) -> None:
    """The server's part is tried elsewhere; here it answers at once."""
    found = review(given_away(), budget=TINY)
    shown = told(FRIEDRICH_GAME, found)
    shown["moments"] *= 5  # flags that crowd at the end of the axis
    shown["moments"][4] = {**shown["moments"][0], "by": ""}
    shown["given_up"] = True
    shown["fights"] = [FIGHT]
    answers: list[dict[str, Any]] = [
        {"state": "none", "progress": 0, "review": None},
        {"state": "running", "progress": 0.42, "review": None},
        {"state": "done", "progress": 1, "review": shown},
    ]
    asked: list[str] = []

    def answer(route: Route) -> None:
        asked.append(route.request.method)
        route.fulfill(json=answers[min(len(asked), len(answers)) - 1])

    page.route("**/api/tables/*/review", answer)
    war = tmp_path / "war.txt"
    war.write_text(given_away().dumps(), encoding="utf-8")
    page.goto("/")
    page.set_input_files(".import input", war)
    page.wait_for_selector("dialog.result")
    assert (
        page.evaluate(
            "performance.getEntriesByName(location.origin + '/static/js/review.js').length"
        )
        == 0
    )
    page.click(".look-back")
    page.click(".begin-review")
    page.wait_for_selector(".review progress")
    assert "42 %" in page.inner_text(".review")
    page.wait_for_selector(".review .moments")
    assert asked == ["GET", "POST", "GET"]
    first = page.inner_text(".turning-point >> nth=0")
    assert "Frederick −" in first
    assert "Best bot (Marshal)" in first
    assert "points more" in first
    assert "the others 0" in first
    assert "not told apart 0" in page.inner_text(".turning-point >> nth=4")
    assert page.locator(".turning-point header small >> nth=0").inner_text().startswith("(−")
    assert "Pompadour 100 %" in page.inner_text(".review .given-up")
    assert page.locator(".chance-line.seat-1").count()
    assert page.locator(".accounts table").count() == 2
    assert page.locator(".review").evaluate("node => node.scrollWidth <= node.clientWidth")
    colours = page.locator(".fights li >> nth=0").evaluate(
        "node => [...node.querySelectorAll('rect')].map((bar) => getComputedStyle(bar).fill)"
    )
    assert len(set(colours)) == 3  # to win, to tie and to lose
    edge = page.locator(".review figure > svg").bounding_box()
    flags = [flag.bounding_box() for flag in page.locator(".review .flag circle").all()]
    assert edge
    assert len(flags) == 5
    assert all(flag and flag["x"] + flag["width"] <= edge["x"] + edge["width"] for flag in flags)
    page.focus(".review figure > svg")
    page.keyboard.press("Home")
    assert "Turn 8: Frederick" in page.inner_text(".review figcaption")
    page.click(".decision button >> nth=0")
    page.wait_for_selector(".replay:not(.hidden) output:not(:empty)")
    assert page.url.endswith("#replay=0")


@pytest.mark.parametrize(
    ("most", "is_share", "figures"),
    [
        (0.1, True, ["0 %", "5 %", "10 %"]),
        (0.02, True, ["0 %", "1 %", "2 %"]),
        (1, True, ["0 %", "25 %", "50 %", "75 %", "100 %"]),
        (10, False, ["0", "5", "10"]),
    ],
)
def test_an_axis_goes_up_by_equal_steps(
    page: Page, most: float, is_share: bool, figures: list[str]
) -> None:
    page.goto("/")
    found = page.evaluate(
        """async ([most, isShare]) => {
          const { plot } = await import("/static/js/plot.js");
          const line = { name: "austria", kind: "austria", values: [0, most] };
          const drawn = plot({ title: "", isShare, lines: [line] }, [1, 2], () => {});
          const ticks = [...drawn.querySelectorAll(".tick[text-anchor=end]")];
          return ticks.map((tick) => tick.textContent);
        }""",
        [most, is_share],
    )
    assert found == figures
