"""The Python shown in the README and the docs runs as it stands."""

from __future__ import annotations

import doctest
from pathlib import Path

import pytest

import sanssouci

ROOT = Path(__file__).parent.parent
PAGES = [
    ROOT / "README.md",
    *(ROOT / "docs" / f"{page}.md" for page in ("adding-a-game", "bots", "data-files", "research")),
]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_examples_run(page: Path) -> None:
    failures, tried = doctest.testfile(
        str(page), module_relative=False, optionflags=doctest.NORMALIZE_WHITESPACE
    )
    assert failures == 0
    assert tried > 0


def test_the_package_example_runs() -> None:
    assert doctest.testmod(sanssouci).failed == 0


@pytest.mark.parametrize("page", [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))])
def test_links_lead_somewhere(page: Path) -> None:
    import re

    for link in re.findall(r"\]\(([^)#]+)\)", page.read_text(encoding="utf-8")):
        if "://" not in link:
            assert (page.parent / link).exists(), f"{page.name} points to {link}"
