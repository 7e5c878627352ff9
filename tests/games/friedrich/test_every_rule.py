"""Every rule has a test, and every rule or sentence cited exists."""

from __future__ import annotations

import re
from pathlib import Path

from sanssouci import rulebook
from sanssouci.games.friedrich import GAME

TESTS = Path(__file__).parent
CODE = Path(rulebook.__file__).parent / "games" / "friedrich"
_ID = re.compile(r"F\d+\.(?:\d+[SCHD]?|Bute|Poems|India|America|Elisabeth|Sweden)\b")
_MARK = re.compile(r"mark\.rule\(([^)]*)\)")


def cited_in_tests() -> set[str]:
    return {
        id
        for path in TESTS.glob("test_*.py")
        for mark in _MARK.findall(path.read_text(encoding="utf-8"))
        for id in _ID.findall(mark)
    }


def cited_in_code() -> dict[str, str]:
    """By rule id, a file that names it in prompts, refusals, the log or a comment."""
    return {
        id: path.name
        for path in CODE.glob("*.py")
        for id in _ID.findall(path.read_text(encoding="utf-8"))
    }


def test_no_rule_is_without_a_test() -> None:
    rules = set(rulebook.load("friedrich").rules)
    assert sorted(rules - cited_in_tests()) == []


def test_no_test_cites_a_rule_that_does_not_exist() -> None:
    rules = set(rulebook.load("friedrich").rules)
    assert sorted(cited_in_tests() - rules) == []


def test_the_code_cites_only_rules_that_exist() -> None:
    rules = set(rulebook.load("friedrich").rules)
    unknown = {id: file for id, file in cited_in_code().items() if id not in rules}
    assert unknown == {}


def test_every_sentence_the_code_uses_is_in_the_catalogue_and_no_other() -> None:
    used = {
        key
        for path in CODE.glob("*.py")
        for key in re.findall(
            r'"((?:log|prompt|refuse|end)\.[a-z_]+)"', path.read_text(encoding="utf-8")
        )
    }
    used |= {f"end.{reason}" for reason in GAME.reasons}
    assert used == GAME.catalogue.keys
