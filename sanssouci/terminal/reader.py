"""Where typed lines come from: a comfortable prompt on a terminal, else plain lines."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from typing import Protocol

from prompt_toolkit import PromptSession
from prompt_toolkit.completion import CompleteEvent, Completer, Completion
from prompt_toolkit.document import Document
from prompt_toolkit.history import InMemoryHistory

from sanssouci.terminal.completion import Candidate, Candidates

_MENU_LINES = 5
"""Kept free below the prompt for the list of words."""


def nothing_to_offer(before: str) -> Iterable[Candidate]:
    return ()


class Reader(Protocol):
    def read(self, prompt: str, seat: str = "", candidates: Candidates = nothing_to_offer) -> str:
        """One typed line; EOFError at the end of input, KeyboardInterrupt for Ctrl-C.

        Each seat has its own history, so that nobody scrolls back to another's secrets."""


class PlainReader:
    """Reads lines as they come, for pipes and simple terminals."""

    def read(self, prompt: str, seat: str = "", candidates: Candidates = nothing_to_offer) -> str:
        return input(prompt)


class PromptReader:
    """Completes words and remembers lines."""

    def __init__(self) -> None:
        self._sessions: dict[str, PromptSession[str]] = {}

    def read(self, prompt: str, seat: str = "", candidates: Candidates = nothing_to_offer) -> str:
        if seat not in self._sessions:
            self._sessions[seat] = PromptSession(history=InMemoryHistory())
        return self._sessions[seat].prompt(
            prompt,
            completer=_WordCompleter(candidates),
            complete_while_typing=True,
            reserve_space_for_menu=_MENU_LINES,
        )


class _WordCompleter(Completer):
    def __init__(self, candidates: Candidates) -> None:
        self._candidates = candidates

    def get_completions(
        self, document: Document, complete_event: CompleteEvent
    ) -> Iterator[Completion]:
        before = document.text_before_cursor
        if not before.strip() and not complete_event.completion_requested:
            return  # an empty line stays quiet until Tab is pressed
        begun = before.rpartition(" ")[2]
        for word, hint in self._candidates(before):
            yield Completion(word, start_position=-len(begun), display_meta=hint)


def reader_for_this_terminal() -> Reader:
    return PromptReader() if sys.stdin.isatty() and sys.stdout.isatty() else PlainReader()
