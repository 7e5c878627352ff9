"""A player without a plan: clicks what is lit until the war is over.

It knows the page, not the game: lit pieces and places, lit cards, answers in the bar, windows that
want to be closed. Whatever it gets through can be played with a mouse and a few keys.
"""

from __future__ import annotations

import time
from contextlib import suppress
from random import Random
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from playwright.sync_api import Page, Position

playwright = pytest.importorskip("playwright.sync_api", reason="playwright is not installed")

QUICK = 3000  # ms
AGAIN = 1.5  # seconds after which a click is taken for lost
PATIENCE = 60  # seconds

OVER = ".result"
WINDOW = "dialog[open]:not(.result) .primary"
SHEET = ".sheet-of-troops [data-focus=give]"
CARD_IN_DUEL = ".duel .playable .card:not(.picked)"
PLAY_CARD = ".duel [data-focus=play]"
STOP_DUEL = ".duel .answer .row button:not(.primary)"
SCENE = ".scene button.choice"
CONFIRM = ".answers [data-focus=confirm]"
LET_GO = ".answers [data-focus=unpick]"
CARD = ".hand .card.lit"
PIECE = ".live .piece.lit"
PLACE = ".live .place.lit"
USUAL = ".answers button.primary"
ANSWER = ".answers button:not(.plain):not(.chip)"
_WAYS = [
    OVER, WINDOW, SHEET, CARD_IN_DUEL, PLAY_CARD, STOP_DUEL,
    SCENE, CONFIRM, LET_GO, CARD, PIECE, PLACE, USUAL, ANSWER,
]  # fmt: skip
_LOOK = """
(ways) => {
  const shown = ways.filter((one) => [...document.querySelectorAll(one)].some(
    (node) => node.checkVisibility() && !node.disabled));
  const { moment } = document.querySelector("main").dataset;
  const picked = document.querySelectorAll(".picked, .answers output").length;
  const words = document.querySelector(".prompt")?.innerText;
  return { shown, state: [moment, picked, words, ...shown].join() };
}
"""


class Driver:
    def __init__(
        self, page: Page, seed: int = 1, eagerness: float = 0.1, patience: float = PATIENCE
    ) -> None:
        self.page = page
        self.rng = Random(seed)
        self.eagerness = eagerness
        """How often something else is done where the usual answer would do."""
        self.patience = patience
        """Seconds for which nothing may change."""
        self.tap = page.evaluate("navigator.maxTouchPoints > 0")
        self.clicks = 0
        self.state = ""
        self.since = time.monotonic()
        """When the page last changed."""
        self.clicked = 0.0

    def play(self) -> None:
        """To the end of the war."""
        while self.step():
            pass

    def step(self) -> bool:
        """One click, if there is something to click; false if the war is over."""
        seen = self.page.evaluate(_LOOK, _WAYS)
        there, state = set(seen["shown"]), seen["state"]
        if OVER in there:
            return False
        now = time.monotonic()
        if state != self.state:
            self.state, self.since, self.clicked = state, now, 0.0
        assert now < self.since + self.patience, f"nothing comes of {sorted(there)}"
        if now < self.clicked + AGAIN or not there:  # not yet answered, or not my turn
            self.page.wait_for_timeout(20)
            return True
        self.clicked = now
        with suppress(playwright.TimeoutError):  # a window came up in between: look again
            self.choose(there)
            self.clicks += 1
        return True

    def choose(self, there: set[str]) -> None:
        if there & {WINDOW, SHEET}:
            self.click(WINDOW if WINDOW in there else SHEET)
        elif PLAY_CARD in there:
            self.click(PLAY_CARD)
        elif there & {CARD_IN_DUEL, STOP_DUEL}:
            fights = STOP_DUEL not in there or (CARD_IN_DUEL in there and self.rng.random() < 0.5)
            self.click(CARD_IN_DUEL if fights else STOP_DUEL)
        elif SCENE in there and self.rng.random() < 0.7:
            self.click(SCENE)
        elif CONFIRM in there:
            self.click(CONFIRM)
        elif LET_GO in there:
            self.pick(PLACE) if PLACE in there else self.click(LET_GO)
        elif CARD in there:
            self.click(CARD)
        elif USUAL in there and self.rng.random() > self.eagerness:
            self.click(USUAL)
        elif PIECE in there:
            self.pick(PIECE)
        elif PLACE in there:
            self.pick(PLACE)
        else:
            self.click(ANSWER)

    def pick(self, selector: str) -> None:
        """Pieces may lie under one another, and places off the edge: they are picked by keys."""
        found = self.page.locator(selector)
        if count := found.count():
            found.nth(self.rng.randrange(count)).focus(timeout=QUICK)
            self.page.keyboard.press("Enter")

    def click(self, selector: str) -> None:
        found = self.page.locator(f"{selector}:visible:not([disabled])")
        if count := found.count():
            one = found.nth(self.rng.randrange(count))
            # Cards of a full hand overlap: only the left edge of each is sure to be in sight.
            spot: Position | None = {"x": 6, "y": 14} if selector == CARD else None
            if self.tap:
                one.tap(timeout=QUICK, position=spot)
            else:
                one.click(timeout=QUICK, position=spot)
