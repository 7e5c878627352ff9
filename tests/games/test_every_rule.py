"""In every game: each rule has a test, and every rule or sentence cited exists."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import sanssouci
from sanssouci import rulebook
from sanssouci.kernel.catalogue import ENGLISH, keys_of, read, source_of

TESTS = Path(__file__).parent
CODE = Path(rulebook.__file__).parent / "games"
_MARK = re.compile(r"mark\.rule\(([^)]*)\)")
_SENTENCE = re.compile(r'"((?:do|log|prompt|refuse|end)\.[a-z_]+)"')
_STEP = re.compile(r"sanssouci\.steps\.(\w+)")

every_game = pytest.mark.parametrize("game", sanssouci.GAMES)


def rules_of(game: str) -> set[str]:
    return set(rulebook.load(game).rules)


def ids_in(game: str, text: str) -> set[str]:
    """What looks like a rule id of a game: all of its chapters begin with the same letters, then
    come Arabic numbers, or Roman ones for a second part."""
    letters = re.match(r"[A-Z]+", next(iter(rulebook.load(game).chapters)))
    assert letters is not None
    chapter = rf"{letters[0]}(?:\d+|[IVX]+)"
    return set(re.findall(rf"\b{chapter}\.(?:\d+[SCHDb]?|[A-Z][a-z]+)\b", text))


def folder(game: str) -> str:
    """The package of a game, and of its tests."""
    return game.replace("-", "_")


def cited_in_tests(game: str) -> set[str]:
    return {
        id
        for path in (TESTS / folder(game)).glob("test_*.py")
        for mark in _MARK.findall(path.read_text(encoding="utf-8"))
        for id in ids_in(game, mark)
    }


def code_of(game: str) -> dict[str, str]:
    files = (CODE / folder(game)).glob("*.py")
    return {path.name: path.read_text(encoding="utf-8") for path in files}


def steps_of(game: str) -> list[str]:
    """The code of the shared steps that a game takes."""
    taken = {step for text in code_of(game).values() for step in _STEP.findall(text)}
    steps = CODE.parent / "steps"
    files = [
        path
        for step in taken
        for path in (
            (steps / step).glob("*.py") if (steps / step).is_dir() else [steps / f"{step}.py"]
        )
    ]
    return [path.read_text(encoding="utf-8") for path in files]


@every_game
def test_no_rule_is_without_a_test(game: str) -> None:
    assert sorted(rules_of(game) - cited_in_tests(game)) == []


@every_game
def test_no_test_cites_a_rule_that_does_not_exist(game: str) -> None:
    assert sorted(cited_in_tests(game) - rules_of(game)) == []


@every_game
def test_the_code_cites_only_rules_that_exist(game: str) -> None:
    """In prompts, refusals, the log and comments."""
    rules = rules_of(game)
    unknown = {name: ids_in(game, text) - rules for name, text in code_of(game).items()}
    assert {name: ids for name, ids in unknown.items() if ids} == {}


@every_game
def test_every_verb_that_takes_words_names_its_rule(game: str) -> None:
    """So that half an action is refused with the rule that tells the other half."""
    verbs = sanssouci.game(game).grammar.verbs
    assert [verb.form for verb in verbs if verb.parts and verb.rule not in rules_of(game)] == []


@every_game
def test_every_sentence_the_code_uses_is_in_the_catalogue_and_no_other(game: str) -> None:
    code = [*code_of(game).values(), *steps_of(game)]
    used = {key for text in code for key in _SENTENCE.findall(text)}
    loaded = sanssouci.game(game)
    used |= {f"end.{reason}" for reason in loaded.reasons}
    used |= {*loaded.grammar.keys}
    source = source_of(loaded.sentences, ENGLISH)
    assert source is not None
    sections = ("do-", "log-", "prompt-", "refuse-", "end-")
    known = {key for key in keys_of(read(source, game)) if key.startswith(sections)}
    assert {key.replace(".", "-") for key in used} == known
