"""A lesson at the table in the terminal: what its card says, and where the learner goes from it.

What a lesson asks, and whether that is done, the lesson itself says (``kernel/lessons.py``).
"""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum, auto
from typing import TYPE_CHECKING

from rich.text import Text

from sanssouci.kernel import Action, Ambiguous, BadAction, Play
from sanssouci.kernel.lessons import Lesson
from sanssouci.terminal.offers import wordings
from sanssouci.terminal.wording import say

if TYPE_CHECKING:
    from sanssouci.terminal.table import Table


class Wish(Enum):
    """Where a learner goes from a lesson."""

    NEXT = auto()
    AGAIN = auto()
    LIST = auto()
    ALONE = auto()
    LEAVE = auto()


_WORDS = {
    "": Wish.NEXT, "next": Wish.NEXT, "again": Wish.AGAIN, "list": Wish.LIST,
    "alone": Wish.ALONE, "quit": Wish.LEAVE, "q": Wish.LEAVE, "exit": Wish.LEAVE,
}  # fmt: skip


class Guide:
    """How far a lesson is, for the one who learns it."""

    def __init__(self, lesson: Lesson, play: Play, keep_learnt: Callable[[], None]) -> None:
        """``keep_learnt`` is called when it is done."""
        self.lesson = lesson
        self.play = play
        self._keep_learnt = keep_learnt
        self.wish = Wish.LEAVE
        self._reached = 0
        self._told = 0
        """Reasons of goals from this one on are told, until the next is reached."""

    @property
    def seat(self) -> str:
        return self.lesson.seat

    @property
    def is_done(self) -> bool:
        return self._look() == len(self.lesson.goals)

    @property
    def is_over(self) -> bool:
        """True if the learner is asked where to go, and no longer what to do at this table."""
        return self.is_done or not self.play.state.actors

    @property
    def is_last(self) -> bool:
        return self.lesson == self.play.game.lessons[-1]

    @property
    def moment(self) -> tuple[int, bool]:
        """It changes when the card says something else."""
        return self._look(), self._is_astray()

    def card(self) -> Text:
        """What to do next, after why what was done mattered."""
        reached = self._look()
        lines = [self._heading()]
        for n in range(self._told, reached):
            # Where one action reached several goals, what was to be done between is told with it.
            between = f"{self._sentence(n + 1)} " if n > self._told else ""
            lines.append(Text(f"{between}{self._sentence(n + 1, '-done')}", "green"))
        if reached < len(self.lesson.goals):
            lines.append(Text(self._sentence(reached + 1), "bold"))
        if self._is_astray():
            lines.append(Text(say("terminal.lesson_strayed"), "red"))
        return Text("\n").join(lines)

    def question(self) -> str:
        """What can be typed now that the lesson is over."""
        if not self.is_done:
            return say("terminal.lesson_ended")
        over = "_over" if self.play.state.outcome else ""
        last = "_last" if self.is_last else ""
        return f"{say('terminal.lesson_done')} {say(f'terminal.lesson_ask{last}{over}')}"

    def step(self) -> Text | None:
        """The next line of a way to its end, as one would type it, if it can be done now."""
        following = self.following
        if following is None:
            return None
        line = next(filter(self._is_clear, wordings(self.play.game, following)), following)
        return Text(say("terminal.lesson_type", line=line), "dim")

    def _is_clear(self, line: str) -> bool:
        """True if a line means one action, and nobody has to choose."""
        try:
            self.play.game.parse(self.play.state, self.seat, line)
        except (Ambiguous, BadAction):
            return False
        return True

    def wants(self, action: Action) -> bool:
        """True if the lesson says to do just that: nobody is asked back about it."""
        return action == self.following

    @property
    def following(self) -> Action | None:
        """What leads on to its end and can be done now, if that is named in full."""
        return self.lesson.following(self._done(), self.play.state.legal(self.seat))

    def ask(self, table: Table) -> Wish:
        """It is over: read where the learner goes; whoever types something else is told so."""
        if self.is_done:
            self._keep_learnt()
        while True:
            try:
                line = table.read("> ", self.seat, outlook=lambda _: self.question()).strip()
            except (EOFError, KeyboardInterrupt):
                return Wish.LEAVE
            wish = _WORDS.get(line.lower())
            if wish is Wish.NEXT and not self.is_done:
                return Wish.AGAIN
            if wish is Wish.ALONE and self.play.state.outcome:
                wish = None
            if wish is not None:
                return wish
            table.console.print(Text(say("terminal.lesson_not_offered", line=line), "red"))

    def _look(self) -> int:
        reached = self.lesson.reached(self.play.lines)
        if reached != self._reached:
            self._told = max(0, min(self._reached, reached - 1))
            self._reached = reached
        return reached

    def _done(self) -> list[str]:
        return [entry.action for entry in self.play.entries if entry.seat == self.seat]

    def _is_astray(self) -> bool:
        state = self.play.state
        if self.seat not in state.actors or self.is_done:
            return False
        return self.lesson.is_astray(self.play.entries, state.legal(self.seat))

    def _heading(self) -> Text:
        lessons = self.play.game.lessons
        title = self.play.game.words(f"lesson.{self.lesson.id}")
        number = lessons.index(self.lesson) + 1
        said = say("terminal.lesson_head", number=number, count=len(lessons), title=title)
        return Text(said, "bold magenta")

    def _sentence(self, number: int, ending: str = "") -> str:
        """A sentence of the lesson; where that speaks of buttons, the one for those who type."""
        game, part = self.play.game, f"{self.lesson.id}-{number}{ending}"
        typed = f"terminal.lesson-{part}"
        return game.words(typed if typed in game.catalogues.speak() else f"lesson.{part}")
