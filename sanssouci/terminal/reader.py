"""Where typed lines come from: a comfortable prompt on a terminal, else plain lines."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from typing import Protocol

from prompt_toolkit import PromptSession
from prompt_toolkit.completion import CompleteEvent, Completer, Completion
from prompt_toolkit.document import Document
from prompt_toolkit.formatted_text import ANSI
from prompt_toolkit.history import InMemoryHistory
from prompt_toolkit.input import Input
from prompt_toolkit.output import Output

from sanssouci.terminal.completion import Candidate, Candidates
from sanssouci.terminal.wording import say

_MENU_LINES = 5
"""Kept free below the prompt for the list of words."""


def nothing_to_offer(before: str) -> Iterable[Candidate]:
    return ()


class Reader(Protocol):
    def read(self, prompt: str, seat: str = "", candidates: Candidates = nothing_to_offer) -> str:
        """One typed line; EOFError at the end of input, KeyboardInterrupt for Ctrl-C.

        Each seat has its own history, so that nobody scrolls back to another's secrets."""


Above = Callable[[int, int], str]
"""What stands above the line that is typed, in so many columns and rows."""


Outlook = Callable[[str], str]
"""What the line typed so far would bring; empty if nothing is to be said."""


def nothing_to_say(line: str) -> str:
    return ""


class ScreenReader(Reader, Protocol):
    def read_below(
        self, above: Above, prompt: str, seat: str, candidates: Candidates, outlook: Outlook
    ) -> str:
        """As ``read``, below a screen that is drawn anew when the window changes."""


class PlainReader:
    """Reads lines as they come, for pipes and simple terminals."""

    def read(self, prompt: str, seat: str = "", candidates: Candidates = nothing_to_offer) -> str:
        return input(prompt)


class PromptReader:
    """Completes words and remembers lines."""

    def __init__(self, input: Input | None = None, output: Output | None = None) -> None:
        """Of this terminal, unless another ``input`` and ``output`` are given."""
        self._input, self._output = input, output
        self._sessions: dict[str, PromptSession[str]] = {}

    def _session(self, seat: str) -> PromptSession[str]:
        if seat not in self._sessions:
            self._sessions[seat] = PromptSession(
                history=InMemoryHistory(), input=self._input, output=self._output
            )
        return self._sessions[seat]

    def read(self, prompt: str, seat: str = "", candidates: Candidates = nothing_to_offer) -> str:
        return self._session(seat).prompt(
            prompt,
            completer=_WordCompleter(candidates),
            complete_while_typing=True,
            reserve_space_for_menu=_MENU_LINES,
        )

    def read_below(
        self, above: Above, prompt: str, seat: str, candidates: Candidates, outlook: Outlook
    ) -> str:
        session, known = self._session(f"{seat} below"), cache(outlook)
        session.output.erase_screen()
        session.output.cursor_goto(0, 0)

        def message() -> ANSI:
            size = session.output.get_size()
            return ANSI(f"{above(size.columns, size.rows)}\n{prompt}")

        return session.prompt(
            message,
            completer=_WordCompleter(candidates),
            complete_while_typing=True,
            reserve_space_for_menu=0,
            wrap_lines=False,
            bottom_toolbar=lambda: _in_one_line(session, known),
        )


def _in_one_line(session: PromptSession[str], outlook: Outlook) -> str:
    """What the line would bring, or else the words that could follow in it."""
    state = session.default_buffer.complete_state
    words = "  ".join(each.text for each in state.completions) if state else ""
    said = outlook(session.default_buffer.text) or words or say("terminal.keys")
    return said[: session.output.get_size().columns - 1]


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


def screen_reader(reader: Reader, is_dumb: bool) -> PromptReader | None:
    """The reader for one screen, where lines are typed at a terminal that can clear itself."""
    return reader if isinstance(reader, PromptReader) and not is_dumb else None
