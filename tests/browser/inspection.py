"""What a page shows in a language made up: words that are not of it, and sentences without room."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Final

from tests.made_up import unmarked

if TYPE_CHECKING:
    from playwright.sync_api import Page

_READ: Final = Path(__file__).with_suffix(".js").read_text(encoding="utf-8")


class Inspector:
    """Looks at a page again and again and keeps what it finds, each thing once."""

    def __init__(self, page: Page, names: Iterable[str]) -> None:
        self.page = page
        self.names = set(names)
        """Words that stay as they are in every language."""
        self.found: dict[str, str] = {}
        """What is wrong, and where it was seen first."""

    def look(self, where: str, *, at_the_map: bool = False) -> None:
        seen = self.page.evaluate(_READ, at_the_map)
        for place, text in seen["told"]:
            if left := [word for word in unmarked(text) if word not in self.names]:
                self._keep(f"{place}: {' '.join(left)[:60]!r} of {text.strip()[:160]!r}", where)
        for place, what, text in seen["broken"]:
            self._keep(f"{place} {what}: {text!r}", where)

    def _keep(self, what: str, where: str) -> None:
        self.found.setdefault(what, where)

    def report(self) -> str:
        return "\n".join(f"{where}: {what}" for what, where in self.found.items())
