"""M28 Options."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from sanssouci.games.maria import GAME

RULEBOOK = Path(__file__).parents[3] / "docs" / "rules" / "maria.md"


@pytest.mark.rule("M28.1")
def test_every_option_of_the_rulebook_is_there() -> None:
    told = set(re.findall(r"^\| `(\w+)` \|", RULEBOOK.read_text(encoding="utf-8"), re.MULTILINE))
    assert told == {option.name for option in GAME.options}
