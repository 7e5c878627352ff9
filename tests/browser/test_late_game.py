"""A late game is as quick as an early one: what has not changed is not drawn anew.

Nodes are counted and not seconds, which depend on the machine.
"""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

import pytest

from sanssouci.games.friedrich.game import FRIEDRICH_GAME
from sanssouci.kernel import Play
from tests.browser.staging import open_record

if TYPE_CHECKING:
    from playwright.sync_api import Page

pytestmark = pytest.mark.slow

ENTRIES = 1300
_COUNT = """
() => {
  window.drawn = { all: 0, log: 0 };
  const all = (node) => 1 + (node.querySelectorAll?.("*").length || 0);
  const log = document.querySelector(".log");
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) for (const node of addedNodes) {
      window.drawn.all += all(node);
      if (log.contains(target)) window.drawn.log += all(node);
    }
  }).observe(document.body, { childList: true, subtree: true });
}
"""


def long_war() -> Play:
    """A war of many turns, up to somebody who may march."""
    for seed in range(1, 30):
        play, rng = FRIEDRICH_GAME.play("four-player", seed=seed), Random(seed)
        while play.state.actors:
            (seat, *_) = play.state.actors
            legal = play.state.legal(seat)
            marches = any(action.verb == "march" for action in legal)
            if len(play.record.entries) > ENTRIES and marches and not play.can_undo(seat):
                return play
            play.act(seat, rng.choice(legal))
    raise AssertionError("no war lasts so long")


def test_an_undo_late_in_a_war_draws_only_what_it_changes(page: Page, tmp_path: Path) -> None:
    play = long_war()
    open_record(page, play, tmp_path)
    page.click(".curtain .primary")  # all seats are at this screen
    page.click("[data-tab=log]")
    page.wait_for_selector(".log-turn[open] .line", state="attached")
    told, nodes = page.evaluate("""() => [
        document.querySelectorAll(".log-turn").length,
        document.querySelectorAll(".log *").length,
    ]""")
    assert told > 8
    assert nodes < 4000, "folded turns are not drawn"
    page.click(".all-actions")
    page.click(".narrowing .chip >> nth=0")
    page.evaluate(_COUNT)
    page.click(".action-list button[title^='march ']")
    page.click(".undo:not([disabled])")
    page.wait_for_selector(".undo[disabled]")
    drawn = page.evaluate("window.drawn")
    assert 0 < drawn["log"] < 60
    assert drawn["all"] < 4000, "nor is anything else that a long war has made long"
