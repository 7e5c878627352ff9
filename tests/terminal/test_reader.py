"""Typed lines, from a terminal and from elsewhere."""

from __future__ import annotations

import io

import pytest
from prompt_toolkit.application import create_app_session
from prompt_toolkit.completion import CompleteEvent
from prompt_toolkit.document import Document
from prompt_toolkit.input import create_pipe_input
from prompt_toolkit.output import DummyOutput

from sanssouci.terminal import completion
from sanssouci.terminal.reader import (
    PlainReader,
    PromptReader,
    _WordCompleter,
    reader_for_this_terminal,
)

LINES = ("march daun olmutz", "march lacy prag", "done")


def completions(text: str, requested: bool = False) -> list[str]:
    completer = _WordCompleter(lambda before: completion.completions(before, LINES))
    event = CompleteEvent(completion_requested=requested)
    return [found.text for found in completer.get_completions(Document(text), event)]


def test_plain_lines(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("done\n"))
    reader = reader_for_this_terminal()
    assert isinstance(reader, PlainReader)
    assert reader.read("> ") == "done"
    with pytest.raises(EOFError):
        reader.read("> ")


def test_each_seat_scrolls_back_to_its_own_lines_only() -> None:
    up = "\x1b[A"
    with create_pipe_input() as keys, create_app_session(input=keys, output=DummyOutput()):
        reader = PromptReader()
        keys.send_text("allot daun 8\n")
        assert reader.read("> ", "maria") == "allot daun 8"
        keys.send_text(f"{up}\n")
        assert reader.read("> ", "frederick") == ""
        keys.send_text(f"{up}\n")
        assert reader.read("> ", "maria") == "allot daun 8"


def test_words_are_offered_while_typing() -> None:
    assert completions("march ") == ["daun", "lacy"]
    assert completions("d") == ["done"]


def test_an_empty_line_is_completed_only_on_demand() -> None:
    assert completions("") == []
    assert completions("", requested=True) == ["march", "done"]
