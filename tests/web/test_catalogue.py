"""Every sentence of the browser client stands in a catalogue."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from sanssouci.web.page_routes import STATIC

SAID = re.compile(r'\bt\("([\w.\-]+)"')
KEPT = re.compile(r'^ {2}"([\w.\- ]+)": ', re.MULTILINE)
JS = STATIC / "js"
MODULES = sorted(JS.rglob("*.js"))


def kept(catalogue: Path) -> set[str]:
    return set(KEPT.findall(catalogue.read_text(encoding="utf-8")))


@pytest.mark.parametrize("module", MODULES, ids=lambda path: str(path.relative_to(JS)))
def test_what_is_said_is_in_a_catalogue(module: Path) -> None:
    known = kept(JS / "messages.en.js")
    if module.parent != JS:
        known |= kept(module.parent / "messages.en.js")
    said = set(SAID.findall(module.read_text(encoding="utf-8")))
    assert said <= known


def test_a_game_says_nothing_the_table_says_otherwise() -> None:
    table = kept(JS / "messages.en.js")
    assert len(table) > 100
    for game in JS.glob("*/messages.en.js"):
        assert not kept(game) & table
