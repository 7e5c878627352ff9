"""One screen: the map, goal, hand and log beside it, the question, and what was answered last.

Everything that is printed at the table is collected here instead of scrolling away. A short answer
stands below the question; a long one takes the place of the map, page by page.
"""

from __future__ import annotations

import io
from collections.abc import Iterable
from functools import cache
from typing import TYPE_CHECKING, Final

from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.segment import Segment, Segments
from rich.style import Style
from rich.text import Text

from sanssouci.kernel import Action, BadOption, Game, Kind
from sanssouci.terminal.completion import Candidates
from sanssouci.terminal.goals import own_goal
from sanssouci.terminal.presenter import View
from sanssouci.terminal.reader import (
    Above,
    Outlook,
    ScreenReader,
    nothing_to_offer,
    nothing_to_say,
)
from sanssouci.terminal.wording import say

if TYPE_CHECKING:
    from sanssouci.terminal.table import Table

Rows = list[list[Segment]]

_REMEMBERED: Final = 200
"""Maximum number of paragraphs kept for the log."""
_LEAST_WIDTH, _LEAST_HEIGHT = 40, 12
_SIDE_LEAST, _SIDE_MOST = 30, 60
_MAP_LEAST: Final = 24
_WIDE, _TALL = 56, 28
"""Where there is so much room beside the map, the pieces are listed there."""
_LOG_LEAST: Final = 4
"""So many rows below a fight are kept for a rule and the log."""
_LOG_BESIDE_MAP: Final = 16
"""With fewer rows below a fight, the log of it is not told beside the map."""
_MAP_IN_LESSONS: Final = 8
"""So many rows of the map are kept above a lesson, if what can be done needs no more than two."""
_TYPED_ROWS: Final = 3
"""Kept free below: the line that is typed, what it could become, and one for its echo."""


class Screen:
    def __init__(self, table: Table, window: Console, reader: ScreenReader) -> None:
        self.table = table
        self.window = window
        """The terminal itself; what is printed at the table goes to ``console``."""
        self.console = Console(
            file=io.StringIO(), force_terminal=True, highlight=False, width=window.width,
            color_system=window.color_system or "standard",  # type: ignore[arg-type]
        )  # fmt: skip
        self._reader = reader
        self._story: dict[str, list[RenderableType]] = {}
        self._looked_at: dict[str, list[str]] = {}
        self._led_to: dict[str, list[str]] = {}
        """By seat, where its player looks, and where his last action has led."""
        self._answer: Text | None = None
        self._page = 0
        self._pages = 1
        self._thinking = ""

    # -- what is told ---------------------------------------------------------------------------

    def hear(self, seat: str, told: Iterable[RenderableType]) -> None:
        """More of the story for a seat, shown in its log."""
        self._story[seat] = [*self._story.get(seat, ()), *told][-_REMEMBERED:]

    def unhear(self, seat: str) -> None:
        """What was told is told again, as some of it has been taken back."""
        self._story.pop(seat, None)

    def look_at(self, seat: str, words: list[str]) -> None:
        """Show another part of the map; no words: where it happens."""
        self._looked_at[seat] = words

    def follow(self, seat: str, action: Action) -> None:
        """Look where an action of the seat has led, and close the last answer."""
        self.forget()
        self.look_at(seat, [])
        place = _place_of(self.table.game, action)
        if place in self.table.presenter.places(self.table.view(seat)):
            self._led_to[seat] = [str(place)]

    def begin_chapter(self, seat: str) -> None:
        """Something new begins, elsewhere perhaps."""
        self._led_to.pop(seat, None)

    def turn_page(self) -> None:
        """The next page of a long answer, or back to the map."""
        if self._page + 1 < self._pages:
            self._page += 1
        else:
            self.forget()

    def forget(self) -> None:
        self._answer, self._page = None, 0

    def say_who_thinks(self, name: str) -> None:
        """While a bot decides, the last line of the screen says so."""
        if self.window.is_terminal and name != self._thinking:
            self._thinking = name
            self.window.file.write(f"\r\x1b[2K{say('terminal.thinks', name=name)}")
            self.window.file.flush()

    def read(self, prompt: str, seat: str, candidates: Candidates, outlook: Outlook) -> str:
        """A line below the screen as the seat sees it."""
        self._collect()
        compose = cache(lambda width, height: self.ansi(self.compose(seat, width, height)))
        return self._read(compose, prompt, seat, candidates, outlook)

    def read_hidden(self, notice: RenderableType, seat: str) -> None:
        """Nothing but a notice, until somebody presses Enter."""
        self.forget()
        self._read(
            lambda width, height: self.ansi(self._rows(notice, width)),
            "", seat, nothing_to_offer, nothing_to_say,
        )  # fmt: skip
        self._collect()
        self.forget()

    def _read(
        self, above: Above, prompt: str, seat: str, candidates: Candidates, outlook: Outlook
    ) -> str:
        self._thinking = ""
        try:
            return self._reader.read_below(above, prompt, seat, candidates, outlook)
        finally:
            self.console.width = self.window.width

    def _collect(self) -> None:
        """What has been printed since the last line is the answer to it."""
        assert isinstance(self.console.file, io.StringIO)
        printed = self.console.file.getvalue().strip("\n")
        self.console.file = io.StringIO()
        if printed:
            self._answer, self._page = Text.from_ansi(printed), 0

    # -- the screen -----------------------------------------------------------------------------

    def compose(self, seat: str, width: int, height: int) -> Rows:
        """The rows that fit above the input line, none wider than the window."""
        width, height = max(width, _LEAST_WIDTH), max(height, _LEAST_HEIGHT) - _TYPED_ROWS
        view = self.table.view(seat)
        head = self._rows(self.table.presenter.title(view), width)[:1]
        foot = [*self._lesson(width, height), *self._question(seat, width)]
        room = max(3, height // 4)
        if self.table.guide is not None:
            room = max(2, min(room, height - len(head) - len(foot) - _MAP_IN_LESSONS))
        answer = self._rows(self._answer, width) if self._answer else []
        self._pages = 1
        if answer and len(answer) > room:
            main = self._answer_page(answer, width, height - len(head) - len(foot))
        else:
            foot += [*answer, *self._offers(seat, width, room - len(answer), answer)]
            main = self._main(seat, width, height - len(head) - len(foot))
        return [*head, *main, *foot]

    def _question(self, seat: str, width: int) -> Rows:
        state, guide = self.table.play.state, self.table.guide
        if guide is not None and guide.is_over:
            return [self._rule(width), *self._rows(Text(guide.question(), "bold"), width)[:3]]
        asked = self.table.sentence(state.prompt(seat), self.table.presenter.style(seat))
        return [self._rule(width), *self._rows(asked, width)[:3]]

    def _lesson(self, width: int, height: int) -> Rows:
        """What the lesson says, above the question; the map gets what is left."""
        if self.table.guide is None:
            return []
        card = self._rows(self.table.guide.card(), width)
        return [self._rule(width), *self._cut(card, max(3, height * 2 // 3), "lesson")]

    def _offers(self, seat: str, width: int, room: int, answer: Rows) -> Rows:
        """What can be done, unless the answer to the last line has just listed it."""
        view, legal = self.table.view(seat), self.table.play.state.legal(seat)
        guide = self.table.guide
        if room < 1 or not legal or (guide is not None and guide.is_over):
            return []
        rows = self._rows(self.table.presenter.legal(view, legal), width)
        listed = {_plain(row) for row in answer}
        return [] if listed.issuperset(map(_plain, rows)) else self._cut(rows, room, "legal")

    def _answer_page(self, answer: Rows, width: int, height: int) -> Rows:
        """A long answer instead of the map."""
        on_a_page = max(1, height - 1)
        self._pages = -(-len(answer) // on_a_page)
        self._page = min(self._page, self._pages - 1)
        start = self._page * on_a_page
        rows = answer[start : start + on_a_page]
        rows += self._blank(width, on_a_page - len(rows))
        last = self._page + 1 == self._pages
        more = say("terminal.shows_map" if last else "terminal.turns_page")
        page = say("terminal.page", page=self._page + 1, pages=self._pages)
        note = Text(f"── {page} · {more} ──", "dim")
        return [*rows, *self._rows(note, width)]

    def _main(self, seat: str, width: int, height: int) -> Rows:
        """The map on the left, and beside it goal, hand and log; a fight stands above both.

        A fight that needs more than half of the room, or whose log is needed as well where there is
        little room, has it all: what decides it must not be cut off, and the map can wait.
        """
        view = self.table.view(seat)
        rows: Rows = []
        if (fight := self.table.presenter.decision(view)) is not None:
            rows = self._rows(fight, width)
        left = height - len(rows)
        crowded = self.table.presenter.fights_by_log and left < _LOG_BESIDE_MAP
        if rows and (len(rows) > height // 2 or crowded):
            return self._fight_and_log(seat, rows, width, height)
        side = min(max(_SIDE_LEAST, width * 2 // 5), _SIDE_MOST)
        drawn = self._map(seat, width - side - 1, left) if width - side > _MAP_LEAST else []
        if not drawn:
            return [*rows, *self._side(seat, width, left)]
        bar = Segment("│", Style(dim=True))
        beside = self._side(seat, side, left)
        return [*rows, *([*a, bar, *b] for a, b in zip(drawn, beside, strict=True))]

    def _fight_and_log(self, seat: str, fight: Rows, width: int, height: int) -> Rows:
        view = self.table.view(seat)
        rows = [*fight[: max(1, height - _LOG_LEAST)], self._rule(width)]
        if (held := self.table.presenter.cards(view)) is not None:
            rows += self._cut(self._rows(held, width), 2, "hand")
        return [*rows, *self._told(seat, width, height - len(rows))][:height]

    def _map(self, seat: str, width: int, height: int) -> Rows:
        view = self.table.view(seat)
        scene = self.table.game.story.standing(view)
        places = [
            self._looked_at.get(seat, []),
            self._asked_about(seat, view),
            list(scene.places[:1]) if scene else [],
            self._led_to.get(seat, []),
            self._learnt_at(),
            [self.table.presenter.centre(view, self._asked(seat))],
        ]
        for words in filter(any, places):
            try:
                board = self.table.presenter.board(view, words, width, height)
            except BadOption:  # whoever was looked at has left the map
                continue
            return self._rows(board, width)[:height]
        return []

    def _learnt_at(self) -> list[str]:
        """Where the lesson goes on."""
        guide = self.table.guide
        following = guide.following if guide is not None else None
        place = _place_of(self.table.game, following) if following is not None else None
        return [place] if place is not None else []

    def _asked_about(self, seat: str, view: View) -> list[str]:
        """The piece or place that the question names, if it is only one."""
        known = set(self.table.presenter.places(view))
        named = [name for name in self._asked(seat) if name in known]
        return named if len(named) == 1 else []

    def _asked(self, seat: str) -> list[str]:
        """The names in the question."""
        return [str(value) for _, value in self.table.play.state.prompt(seat).args]

    def _side(self, seat: str, width: int, height: int) -> Rows:
        """Goal and hand, and as much of the log as there is room for."""
        game, state = self.table.game, self.table.play.state
        view = self.table.view(seat)
        rows: Rows = []
        if (goal := own_goal(game, state, seat)) is not None:
            rows += self._cut(self._rows(goal, width), max(3, height // 4), "goals")
        if (held := self.table.presenter.cards(view)) is not None:
            rows += self._cut(self._rows(held, width), max(3, height // 3), "hand")
        large = width >= _WIDE and height >= _TALL
        if large and (pieces := self.table.presenter.pieces(view)) is not None:
            rows.append(self._rule(width))
            rows += self._cut(self._rows(pieces, width), height // 2, "pieces")
        if rows:
            rows.append(self._rule(width))
        return [*rows, *self._told(seat, width, height - len(rows))][:height]

    def _told(self, seat: str, width: int, room: int) -> Rows:
        """The end of the log, in so many rows."""
        told: Rows = []
        for paragraph in reversed(self._story.get(seat, [])):
            if len(told) >= room:
                break
            told = [*self._rows(paragraph, width), *told]
        told = told[-room:] if room > 0 else []
        return [*told, *self._blank(width, room - len(told))]

    # -- rows -----------------------------------------------------------------------------------

    def _rows(self, shown: RenderableType, width: int) -> Rows:
        """Something as rows of exactly so many columns."""
        options = self.console.options.update(width=width, height=None, no_wrap=False)
        return self.console.render_lines(Padding(shown, 0), options, pad=True)

    def _cut(self, rows: Rows, most: int, command: str) -> Rows:
        """No more than so many rows; if there are, the last says which command shows them."""
        if len(rows) <= most:
            return rows
        more = Text(say("terminal.shows_all", command=command), "dim")
        return [*rows[: most - 1], *self._rows(more, Segment.get_line_length(rows[0]))]

    def _rule(self, width: int) -> list[Segment]:
        return [Segment("─" * width, Style(dim=True))]

    def _blank(self, width: int, count: int) -> Rows:
        return [[Segment(" " * width)] for _ in range(max(0, count))]

    def ansi(self, rows: Rows) -> str:
        with self.console.capture() as captured:
            for number, row in enumerate(rows):
                line = [Segment.line(), *row] if number else row
                self.console.print(Segments(line), end="", soft_wrap=True)
        return captured.get()


def _place_of(game: Game, action: Action) -> str | None:
    """The last place that an action names, or else the first piece."""
    phrase = game.grammar.phrase(action)
    if phrase is None:
        return None
    piece = None
    for slot, words in zip(reversed(phrase.verb.parts), reversed(phrase.parts), strict=True):
        if not isinstance(slot, str):
            if slot.noun.kind is Kind.PLACE:
                return words[-1]
            if slot.noun.kind is Kind.PIECE:
                piece = words[0]
    return piece


def _plain(row: list[Segment]) -> str:
    return "".join(segment.text for segment in row)
