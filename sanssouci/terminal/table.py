"""The table: whose decision it is, who is told what, and the record kept all along."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from pathlib import Path
from random import Random

from rich.console import Console, RenderableType
from rich.panel import Panel
from rich.text import Text

from sanssouci.bots import Bot, Decision, Referee, other_actions, told_to_all
from sanssouci.kernel import TIME_LIMIT, Action, Line, Message, Play, RuleFailed, described
from sanssouci.terminal.completion import Candidates
from sanssouci.terminal.desk import Desk, Left
from sanssouci.terminal.faults import keep_fault
from sanssouci.terminal.goals import own_goal
from sanssouci.terminal.guide import Guide, Wish
from sanssouci.terminal.library import Library
from sanssouci.terminal.presenter import View, presenter_for
from sanssouci.terminal.reader import (
    Outlook,
    Reader,
    ScreenReader,
    nothing_to_offer,
    nothing_to_say,
)
from sanssouci.terminal.saving import fresh_file
from sanssouci.terminal.screen import Screen
from sanssouci.terminal.wording import say, say_of

_CLEAR = "\x1b[H\x1b[2J\x1b[3J"
"""Also empties the lines scrolled away, where secrets could be read again."""
_FEW = 40
"""Up to so many legal actions are shown again at every decision."""

_TOLD_AGAIN = 60
"""Number of log lines printed again after an undo."""


class Table:
    """People at one keyboard, bots in the other seats, one game between them."""

    def __init__(
        self,
        play: Play,
        bots: Mapping[str, Bot],
        console: Console,
        reader: Reader,
        *,
        save: Path | None = None,
        rng: Random | None = None,
        told: int = 0,
        is_saved: bool = False,
        seconds: float = TIME_LIMIT,
        training: bool = False,
        below: ScreenReader | None = None,
        guide: Guide | None = None,
    ) -> None:
        """``told`` lines of the log are taken as known to everybody. ``is_saved`` says that the
        file has the game as it stands, and is left alone until somebody acts. In ``training`` the
        bots say at once why they did what they did. With a reader ``below`` a screen, all is shown
        on one screen instead of line after line. A ``guide`` leads through a lesson.
        """
        self.play = play
        self.game = play.game
        self.guide = guide
        self._guided: Hashable = None
        """What of the lesson was printed last."""
        self.bots = bots
        self.people = [seat for seat in self.game.seats(play.state) if seat not in bots]
        self.window = console
        """The terminal; with one screen, what is printed at the table is collected for that."""
        self.screen = None if below is None else Screen(self, console, below)
        self.console = console if self.screen is None else self.screen.console
        self.reader = reader
        self.save = save
        self.copies: set[Path] = set()
        """Where else the game was written on somebody's word, and may be written again."""
        self._is_saved = is_saved
        self.rng = rng or Random()
        self.seconds = seconds
        self.training = training
        self._referee = Referee(self.rng, seconds)
        self._remarks: list[tuple[int, Text]] = []
        """About bots, each behind so many lines of the log."""
        self.library = Library(self.game)
        self.presenter = presenter_for(self.game, self.library)
        self._at_keyboard: str | None = None
        self._told: dict[str | None, int] = dict.fromkeys((*self.people, None), told)
        self._remarked = dict.fromkeys(self._told, 0)
        self._chapter: dict[str, Hashable] = {}
        self._asked: dict[str, str] = {}
        self._desks = {seat: Desk(self, seat) for seat in self.people}
        self._greeted = set[str]()

    # -- the course of the game -----------------------------------------------------------------

    def run(self) -> bool:
        """Play until the game is over (True) or somebody leaves (False)."""
        if not self._is_saved:
            self.keep_record()
        one_screen = self.screen is not None and bool(self.people)
        if one_screen:
            self.window.set_alt_screen(True)
        try:
            while not self._is_over():
                seat = self._next_seat()
                if seat in self.bots:
                    self._bot_acts(seat)
                else:
                    self._person_acts(seat)
        except Left:
            return False
        finally:
            if one_screen:
                self.window.set_alt_screen(False)
            self.console, self.screen = self.window, None
        self._show_end()
        return True

    def _is_over(self) -> bool:
        """True if nobody is asked any more; a lesson that ends asks where to go from there."""
        guide = self.guide
        if guide is not None and guide.is_over:
            self._tell(guide.seat)
            self._show_lesson()
            guide.wish = guide.ask(self)
            if guide.wish is not Wish.ALONE:
                raise Left
            self.go_alone()
        return not self.play.state.actors

    def go_alone(self) -> None:
        """Whoever goes on without a guide has a table like any other."""
        if self.guide is not None:
            self.guide.wish, self.guide = Wish.ALONE, None
            self.save = fresh_file(self.game.id)
            self.keep_record()

    def _show_lesson(self) -> None:
        """Line after line, what the lesson says is printed when it says something new."""
        guide = self.guide
        if guide is None or self.screen is not None or guide.moment == self._guided:
            return
        self._guided = guide.moment
        self.console.print()
        self.console.print(guide.card())
        if guide.is_over:
            self.console.print(Text(guide.question(), "dim"))

    def _next_seat(self) -> str:
        """Bots first where several may act or answer, then whoever is at the keyboard already."""
        actors = self.play.state.actors
        for seat in (*self.play.state.addressed, *actors):
            if seat in self.bots:
                return seat
        return self._at_keyboard if self._at_keyboard in actors else actors[0]

    def _bot_acts(self, seat: str) -> None:
        if self.screen is not None:
            self.screen.say_who_thinks(self.game.name(seat))
        decision = self._referee.ask(self.bots[seat], self.play.state, seat, self.play.log(seat))
        try:
            self.act(seat, decision.action)
        except RuleFailed as error:
            self.tell_fault(error)
            self._act_otherwise(seat, error)
        else:
            self._remark(seat, decision)
        if not self.people:
            chapter = self.presenter.chapter(self.view(None))
            if chapter != self._chapter.get(""):
                self._chapter[""] = chapter
                self._tell(None)

    def _act_otherwise(self, seat: str, fault: RuleFailed) -> None:
        """A rule broke down over what a bot wanted: something else is done for it."""
        for action in other_actions(self.play.state, seat, fault.action, self.rng):
            try:
                self.act(seat, action)
            except RuleFailed:
                continue
            return
        raise fault

    def tell_fault(self, fault: Exception) -> None:
        """Say that a rule or the program broke down, and keep what helps to mend it in a file."""
        said = say("terminal.fault", what=described(fault))
        if isinstance(fault, RuleFailed):
            said = say(
                "terminal.rule_failed",
                seat=fault.seat,
                action=fault.action,
                problem=fault.problem,
            )
        try:
            kept = say("terminal.fault_kept", file=str(keep_fault(fault, self.play.record)))
        except OSError as error:
            kept = say("terminal.fault_not_kept", why=str(error))
        self.say(Text(f"{said} {kept}", "bold red"))

    def remark(self, text: Text) -> None:
        """Say something to everybody, where the log is now."""
        self._remarks.append((len(self.play.lines), text))

    def _remark(self, seat: str, decision: Decision) -> None:
        name = self.game.name(seat)
        if decision.failed is not None:
            notice = told_to_all(name, decision.failed, decision.by)
            self.remark(Text(notice, "yellow"))
        if self.training and decision.why:
            reason = Text(f"  {name}: {self.game.explain(decision.why)}", "italic dim")
            self.remark(reason)

    def _person_acts(self, seat: str) -> None:
        if seat != self._at_keyboard:
            self._sit_down(seat)
        self._tell(seat)
        view = self.view(seat)
        chapter = self.presenter.chapter(view)
        if chapter != self._chapter.get(seat):
            self._chapter[seat] = chapter
            self._asked.pop(seat, None)
            self._open_chapter(seat, view)
        self._show_lesson()
        self._greet(seat)
        if self.screen is None:
            self.ask(seat, view)
        while not self._desks[seat].take_line():
            pass

    def _greet(self, seat: str) -> None:
        """Whoever is new at the table hears who he is, and which word explains the others."""
        has_acted = any(entry.seat == seat for entry in self.play.record.entries)
        if seat in self._greeted or has_acted or self.guide is not None:
            return
        self._greeted.add(seat)
        greeting = Text(say_of(self.game, "terminal.greeting", name=seat), "bold")
        if role := self.game.role(self.play.state.setting.scenario, seat):
            greeting.append(f" {role}", "not bold")
        self.say(greeting.append(f"\n{say('terminal.first_words')}", "not bold dim"))

    def _open_chapter(self, seat: str, view: View) -> None:
        if self.screen is not None:
            self.screen.begin_chapter(seat)
            return
        self.show_sheets(view)
        if (goal := own_goal(self.game, self.play.state, seat)) is not None:
            self.console.print(goal)

    def read(
        self,
        prompt: str,
        seat: str,
        candidates: Candidates = nothing_to_offer,
        outlook: Outlook = nothing_to_say,
    ) -> str:
        """A line typed by a seat."""
        if self.screen is None:
            return self.reader.read(prompt, seat, candidates)
        return self.screen.read(prompt, seat, candidates, outlook)

    def act(self, seat: str, action: Action) -> None:
        self.play.act(seat, action)
        self.keep_record()
        if self.screen is not None:
            self.screen.follow(seat, action)

    def undo(self, seat: str) -> None:
        self.play.undo(seat)
        lines = len(self.play.lines)
        self._told = {reader: min(told, lines) for reader, told in self._told.items()}
        if self.screen is not None:
            self.screen.unhear(seat)
            self._told[seat] = max(0, lines - _TOLD_AGAIN)
        self.keep_record()

    def keep_record(self) -> None:
        if self.save is None:
            return
        try:
            self.play.finished_record().save(self.save)
        except OSError as error:
            self.say(Text(say("terminal.not_saved", why=str(error)), "bold red"))

    # -- what is shown --------------------------------------------------------------------------

    def view(self, seat: str | None) -> View:
        return self.play.state.view(seat)

    def say(self, text: Text | str) -> None:
        self.console.print(text)

    def show_sheets(self, view: View) -> None:
        """The whole table as a seat sees it."""
        self.console.print()
        for sheet in (self.presenter.status(view), self.presenter.pieces(view)):
            if sheet is not None:
                self.console.print(sheet)
        hand = self.presenter.hand(view)
        if hand is not None:
            self.console.print()
            self.console.print(hand)

    def ask(self, seat: str, view: View, *, fully: bool = False) -> None:
        """The decision before a seat, with what it can do unless that was shown already."""
        message = self.play.state.prompt(seat)
        legal = self.play.state.legal(seat)
        if panel := self.presenter.decision(view):
            self.console.print(panel)
        self.console.print()
        self.console.print(self.sentence(message, self.presenter.style(seat)))
        if fully or message.key != self._asked.get(seat) or len(legal) <= _FEW:
            self.console.print(self.presenter.legal(view, legal))
        self._asked[seat] = message.key

    def ask_again(self, seat: str) -> None:
        """Somebody has pressed Enter."""
        if self.screen is None:
            self.ask(seat, self.view(seat), fully=True)
        else:
            self.screen.turn_page()

    def sentence(self, message: Message, style: str = "") -> Text:
        """A message with its rule id behind it."""
        said = self.game.say(message)
        text = Text(said[:1].upper() + said[1:], style)
        return text.append(f" [{message.rule}]", "not bold cyan") if message.rule else text

    def _tell(self, seat: str | None) -> None:
        """What has happened since the seat was last told, as far as it may know."""
        lines, start = self.play.lines, self._told[seat]
        told: list[RenderableType] = []
        for after, remark in self._remarks[self._remarked[seat] :]:
            told += [*self._narrated(lines[start:after], seat), remark]
            start = max(start, after)
        told += self._narrated(lines[start:], seat)
        self._told[seat] = len(lines)
        self._remarked[seat] = len(self._remarks)
        if self.screen is not None and seat is not None:
            self.screen.hear(seat, told)
        else:
            for each in told:
                self.console.print(each)

    def _narrated(self, lines: Sequence[Line], seat: str | None) -> Sequence[RenderableType]:
        return self.presenter.narration([line for line in lines if line.visible_to(seat)])

    def _sit_down(self, seat: str) -> None:
        """Another person takes the keyboard; nothing of the former may be left to read."""
        if len(self.people) > 1:
            notice = Panel(Text(say_of(self.game, "terminal.hand_over", name=seat)))
            try:
                self._wait_alone(notice, seat)
            except (EOFError, KeyboardInterrupt):
                raise Left from None
            self._chapter.pop(seat, None)
        self._at_keyboard = seat

    def _wait_alone(self, notice: Panel, seat: str) -> None:
        """Nothing but a notice is on the screen until Enter is pressed."""
        if self.screen is not None:
            self.screen.read_hidden(notice, seat)
            return
        self._clear()
        self.console.print(notice)
        self.reader.read("", seat)
        self._clear()

    def _clear(self) -> None:
        if self.console.is_terminal:
            self.console.file.write(_CLEAR)
            self.console.file.flush()

    def _show_end(self) -> None:
        self._tell(self._at_keyboard)
        outcome = self.play.state.outcome
        assert outcome is not None
        self.console.print(self.presenter.status(self.view(None)))
        winners = "+".join(outcome.winners)
        title = (
            say_of(self.game, "terminal.victory", who=winners) if winners else say("result.drawn")
        )
        text = self.sentence(outcome.message, "bold")
        self.console.print(Panel(text, title=title, border_style="magenta"))
        if self.save is not None:
            self.say(Text(say("terminal.record_is", file=str(self.save)), "dim"))
