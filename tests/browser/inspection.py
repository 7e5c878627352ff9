"""What a page shows in a language made up: words that are not of it, and sentences without room."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Final

from sanssouci.games import game_ids, load
from tests.made_up import names_of, unmarked

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.browser.driver import Driver

_LETTERS: Final = ("pa",)
"""What stands for a power on its shield where one letter does not do: the Pragmatic Army."""
_READ: Final = Path(__file__).with_suffix(".js").read_text(encoding="utf-8")


def games_words(game: str) -> set[str]:
    """Words that stay as they are in the made-up language: names, titles, our own."""
    titles = {word.casefold() for each in game_ids() for word in unmarked(load(each).title)}
    return {"sanssouci", *_LETTERS} | titles | names_of(game)


class Inspector:
    """Looks at a page again and again and keeps what it finds, each thing once."""

    def __init__(
        self, page: Page, names: Iterable[str], tell: Callable[[str], object] = str
    ) -> None:
        self.page = page
        self.tell = tell
        """Hears of everything at once."""
        self.names = set(names)
        """Words that stay as they are in every language; without any, words are not looked at."""
        self.found: dict[str, str] = {}
        """What is wrong, and where it was seen first."""

    def look(self, where: str, *, at_the_map: bool = False) -> None:
        seen = self.page.evaluate(_READ, at_the_map)
        for place, text in seen["told"] if self.names else ():
            if left := [word for word in unmarked(text) if word.casefold() not in self.names]:
                self._keep(f"{place}: {' '.join(left)[:60]!r} of {text.strip()[:160]!r}", where)
        for place, what, text in seen["broken"]:
            self._keep(f"{place} {what}", f"{where}, {text!r}")

    def _keep(self, what: str, where: str) -> None:
        if what not in self.found:
            self.found[what] = where
            self.tell(f"{where}: {what}")

    def watch(self, driver: Driver) -> None:
        """Look at whatever comes up until the war is over."""
        seen = ""
        while driver.step():
            if driver.state != seen:
                seen = driver.state
                self.look(f"after {driver.clicks} clicks")
        self.look("at the end")
