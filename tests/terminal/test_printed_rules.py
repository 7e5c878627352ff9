"""Rulebooks and maps on paper."""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path

import pytest
import typst

import sanssouci
from sanssouci.terminal.library import Library
from sanssouci.terminal.printed_rules import document, marked_up
from tests.command_line import fail, run

_SHEET = re.compile(rb"/MediaBox\s*\[0 0 (\d+)[.\d]* (\d+)")


def shown(markdown: str) -> str:
    """The text that a paragraph of Markdown comes to in the PDF."""
    found = typst.query(marked_up(markdown).encode(), "par", field="body")
    return "".join(map(json.loads, re.findall(r'"text": ("(?:[^"\\]|\\.)*")', found)))


@pytest.mark.parametrize(
    "text",
    ["a #let b in [d] $e$ @g", "1) = no title", 'said "so"', "~ // x /* y", "-- #{1 + 1}", "“ł”"],
)
def test_text_is_never_taken_for_a_command(text: str) -> None:
    assert shown(f"The {text}") == f"The {text}"


def test_marks_of_markdown_are() -> None:
    assert shown("*Pay* **four** for `it`") == "Pay four for it"
    short = marked_up("| a | b |\n|---|---|\n| c | d |")
    assert short.startswith("#block(breakable: false, table(columns: 2, table.header(")
    long = marked_up("| a | b |\n|---|---|\n" + "| c | d |\n" * 20)
    assert long.startswith("#table(columns: 2, table.header(")
    assert "#list([" in marked_up("- one\n- two")
    assert "#enum([" in marked_up("1. one\n2. two")


@pytest.mark.parametrize("game", sanssouci.GAMES)
def test_every_rule_of_a_book_is_printed_under_its_title(game: str) -> None:
    loaded = sanssouci.game(game)
    book = Library(loaded).book
    text = document(loaded, book).rpartition("#set page")[0]  # without the map
    inputs = {"title": book.title, "credit": loaded.credited(), "language": "en"}
    levels = json.loads(typst.query(text.encode(), "heading", field="level", sys_inputs=inputs))
    assert levels.count(1) == len(book.chapters) + bool(book.primer)
    assert levels.count(2) >= len(book.rules) > 50


def test_the_contents_lead_to_the_map() -> None:
    loaded = sanssouci.game("crisis")
    text = document(loaded, Library(loaded).book)
    inputs = {"title": "", "credit": "", "language": "en", "map": "<svg/>"}
    *_, last = json.loads(typst.query(text.encode(), "heading", field="body", sys_inputs=inputs))
    assert last["text"] == "The map of The Great Crisis of Frederick II"


def test_a_book_ends_with_the_map_across_the_page(tmp_path: Path) -> None:
    file = tmp_path / "rules.pdf"
    assert str(file) in run("rules", "crisis", "--pdf", file).replace(" ", "")
    sheets = [(int(wide), int(high)) for wide, high in _SHEET.findall(file.read_bytes())]
    assert len(sheets) > 5
    assert [wide > high for wide, high in sheets] == [False] * (len(sheets) - 1) + [True]


def test_a_map_is_one_large_sheet(tmp_path: Path) -> None:
    file = tmp_path / "map.pdf"
    run("map", "crisis", "-o", file)
    assert _SHEET.findall(file.read_bytes()) == [(b"1190", b"841")], "A3 across, in points"


def test_one_rule_is_not_written_to_a_file(tmp_path: Path) -> None:
    assert "leave the words out" in fail("rules", "crisis", "C5", "--pdf", tmp_path / "x.pdf")


def test_what_is_missing_for_a_pdf_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "typst", None)
    assert "sanssouci[print]" in fail("rules", "crisis", "--pdf", tmp_path / "x.pdf")
