"""Every sentence stands in a catalogue, every catalogue is whole, and a language is a file."""

from __future__ import annotations

import ast
import re
import shutil
from pathlib import Path
from random import Random

import pytest

import sanssouci
from sanssouci.kernel import Catalogues
from sanssouci.kernel.catalogue import SHARED, keys_of
from tools import sentences

MADE_UP = "x-marked"
MARK = re.compile("[⟦⟧]")


def test_catalogues_and_code_agree() -> None:
    assert sentences.findings(unfinished=False) == []


def test_what_a_language_lacks_or_has_too_many_is_found(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text("log-a = A.\nlog-b = B { log-a }.\n", encoding="utf-8")
    (tmp_path / "it.ftl").write_text("log-b = Bi.\nlog-c = Ci.\nname-x = Ics.\n", encoding="utf-8")
    assert sentences.lacking(tmp_path, "it") == {"log-a"}
    assert sentences.superfluous(tmp_path, "it") == {"log-c"}
    assert sentences.unsaid(tmp_path, 'say("log.other")') == {"log-b"}
    assert sentences.unsaid(tmp_path, 'tell(f"log.{kind}")') == set()
    assert sentences.said('say("log.other"); t("all.open")') == {"log-other", "all-open"}


def test_a_sentence_that_speaks_of_other_words_than_the_english_one_is_found(
    tmp_path: Path,
) -> None:
    english = "a = { $x } { b }\nb = { $y }\nc = { $z }\n"
    (tmp_path / "en.ftl").write_text(english, encoding="utf-8")
    italian = "a = { $y } { $x-di }\nb = { $x }\nc =\n    { $z-count ->\n       *[other] z\n    }\n"
    (tmp_path / "it.ftl").write_text(italian, encoding="utf-8")
    assert sentences.misworded(tmp_path, "it") == {"b"}


def test_every_complaint_about_a_position_is_a_sentence() -> None:
    """Their keys are words of ``demand`` and ``unsound``, which no search for keys can find."""
    known, named = keys_of(sentences.resource(SHARED)), set()
    for path in sentences.CODE.rglob("*.py"):
        for call in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(call, ast.Call) and isinstance(call.func, ast.Name):
                number = {"demand": 2, "unsound": 1}.get(call.func.id)
                if number is not None and isinstance(word := call.args[number], ast.Constant):
                    named.add(f"unsound-{word.value!s}")
    assert len(named) > 60
    assert named <= known


def test_italian_says_tu_to_its_reader_everywhere() -> None:
    """Menus have always said it; a table that says “voi” below them speaks with two voices."""
    polite = re.compile(
        r"\b(voi|vostr[oaei]|siete|avete|potete|dovete|scegliete|premete|cliccate)\b", re.I
    )
    book = sentences.CODE.parent / "docs" / "rules" / "it"
    for path in (*sentences.CODE.rglob("locale/it.ftl"), *book.glob("*.md")):
        assert not polite.findall(path.read_text(encoding="utf-8")), path


def test_goals_are_told_without_telling_the_reader_to_reach_them() -> None:
    """The same sentence says what others play for."""
    ordered = re.compile(
        r"^\W*(?:oder |ή )?(setze|halte|erobere|behalte|bring|nimm|hindere|κράτα|βάλε|κατάκτησε"
        r"|άντεξε|ρίξε|βγάλε|πάρε|μην|tieni|conquista|piazza|resisti|prendi|impedisci)\b",
        re.IGNORECASE,
    )
    for path in sentences.CODE.rglob("games/*/locale/*.ftl"):
        if path.stem == "en":  # which has one form for both
            continue
        source = path.read_text(encoding="utf-8")
        for aim in re.findall(r"^aim-\w+ =(?:.*\n(?:[ \t].*\n)*)", source, re.MULTILINE):
            told = re.sub(r"\[\w+\]|\{ \$nation \}:", "\n", aim.partition("=")[2])
            assert not [line for line in told.splitlines() if ordered.search(line)], aim


@pytest.mark.parametrize("game", sanssouci.GAMES)
def test_a_second_language_needs_only_a_file(game: str, tmp_path: Path) -> None:
    loaded = sanssouci.game(game)
    folders = []
    for name, source in (("shared", SHARED), ("game", loaded.sentences)):
        assert isinstance(source, Path)
        folders.append(tmp_path / name)
        shutil.copytree(source, folders[-1])
        english = (folders[-1] / "en.ftl").read_text(encoding="utf-8")
        (folders[-1] / f"{MADE_UP}.ftl").write_text(sentences.marked(english), encoding="utf-8")
    spoken = Catalogues(
        *folders, name=lambda id, _: loaded.name(id), forms=lambda id, _: loaded.forms(id)
    )
    assert {"en", MADE_UP} <= set(spoken.languages)

    play, rng = loaded.play(seed=5), Random(5)
    for _ in range(60):
        seat = play.state.actors[0]
        prompt = play.state.prompt(seat)
        for message in (prompt, *(line.message for line in play.log(seat)[-3:])):
            said = spoken.speak(MADE_UP).say(message)
            assert MARK.search(said), f"{message.key} is not of this language"
            assert MARK.sub("", said).lower() == loaded.say(message).lower()
        play.act(seat, rng.choice(play.state.legal(seat)))
