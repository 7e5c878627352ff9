"""One person at the keyboard: what a typed line means, and what is done about it."""

from __future__ import annotations

import difflib
from collections import Counter
from collections.abc import Iterable
from typing import TYPE_CHECKING

from rich.text import Text

from sanssouci.kernel import Action, BadAction, Message, SanssouciError
from sanssouci.terminal.commands import COMMANDS, Command
from sanssouci.terminal.completion import Candidate, next_words
from sanssouci.terminal.words import begun_by, fold, meant, several, typed

if TYPE_CHECKING:
    from sanssouci.terminal.table import Table


class Left(Exception):
    """Somebody has left the table."""


class Desk:
    def __init__(self, table: Table, seat: str) -> None:
        self.table = table
        self.seat = seat
        self.offered: list[Action] = []
        """The numbered list on the screen; a number chooses from it."""
        self.refusal: Message | None = None
        """The last refusal, for ``why``."""

    # -- lines ----------------------------------------------------------------------------------

    def take_line(self) -> bool:
        """Read and carry out one line; True if the position has changed."""
        try:
            line = self.table.reader.read(f"{self.seat}> ", self.seat, self.candidates)
        except KeyboardInterrupt:
            self.table.say("Type quit to leave the table.")
            return False
        except EOFError:
            self.table.say("")
            raise Left from None
        try:
            return self.enter(line)
        except (SanssouciError, OSError) as error:
            self.table.say(Text(str(error), "red"))
            return False

    def wait_for_enter(self) -> None:
        try:
            self.table.reader.read("", self.seat)
        except (EOFError, KeyboardInterrupt):
            raise Left from None

    def enter(self, line: str) -> bool:
        line = typed(line)
        if not line:
            self.table.ask(self.seat, self.table.view(self.seat), fully=True)
            return False
        verb, *words = line.split()
        command = COMMANDS.get(fold(verb))
        if command is not None and not self._is_verb(verb):
            return bool(command.run(self, words))
        before = len(self.table.play.record.entries)
        action = self.action(line)
        if action is not None:
            self.act(action)
        return len(self.table.play.record.entries) > before

    def act(self, action: Action) -> None:
        self.offered = []
        self.refusal = None
        self.table.act(self.seat, action)

    def _is_verb(self, word: str) -> bool:
        return any(action.verb == word for action in self.actions())

    def actions(self) -> tuple[Action, ...]:
        state = self.table.play.state
        return (*state.legal(self.seat), *state.asides(self.seat))

    # -- actions --------------------------------------------------------------------------------

    def action(self, line: str) -> Action | None:
        """The legal action a line means. If none or several, says so and returns None."""
        if line.isdigit() and self.offered:
            return self._picked(int(line))
        self.offered = []
        actions = self.actions()
        parsed, found = self._parse(line, actions)
        if parsed is not None and parsed in actions:
            return parsed
        if len(found) == 1:
            return found[0]
        if not found and (lines := several(line, actions)):
            return self._one_by_one(lines)
        found = found or begun_by(line, actions)
        if found:
            self.offer(found)
        elif fold(line) in self.table.presenter.places(self.table.view(self.seat)):
            COMMANDS["look"].run(self, [line])  # a place or piece that nothing can be done with
        else:
            self._refuse(line)
        return None

    def _parse(self, line: str, actions: tuple[Action, ...]) -> tuple[Action | None, list[Action]]:
        """What the game makes of the line, and what else it could mean."""
        try:
            parsed = self.table.game.parse(self.table.play.state, self.seat, line)
        except BadAction:
            return None, meant(line, actions)
        return parsed, [] if parsed in actions else meant(line, actions)

    def _picked(self, number: int) -> Action | None:
        if 1 <= number <= len(self.offered):
            return self.offered[number - 1]
        self.table.say(f"Choose a number from 1 to {len(self.offered)}.")
        return None

    def _one_by_one(self, lines: list[str]) -> Action | None:
        """Several decisions of one kind; the last is left to the caller."""
        for number, line in enumerate(lines):
            if self.seat not in self.table.play.state.actors or not self._is_verb(line.split()[0]):
                rest = " ".join(each.split()[1] for each in lines[number:])
                self.table.say(f"That settles it; not needed any more: {rest}.")
                return None
            action = self.action(line)
            if action is None or number == len(lines) - 1:
                return action
            self.act(action)
        return None

    def offer(self, actions: Iterable[Action]) -> None:
        """Show actions to choose from by number."""
        self.offered = self.table.presenter.order(list(actions))
        view = self.table.view(self.seat)
        self.table.console.print(self.table.presenter.choices(view, self.offered))
        if len(self.offered) > 1:
            self.table.say(Text("Type the number of your choice, or anything else.", "dim"))

    # -- refusals -------------------------------------------------------------------------------

    def why_not(self, line: str) -> Message | None:
        """The rule against an action, its wording completed as far as possible."""
        state = self.table.play.state
        parsed, found = self._parse(line, self.actions())
        if found or (parsed is not None and parsed in self.actions()):
            return None
        action = self.table.presenter.spelled_out(
            self.table.view(self.seat), state.legal(self.seat), parsed or Action.parse(line)
        )
        return state.why_not(self.seat, action)

    def _refuse(self, line: str) -> None:
        word = fold(line.split()[0])
        known = {*COMMANDS, *(action.verb for action in self.actions())}
        close = [] if word in known else difflib.get_close_matches(word, sorted(known), n=1)
        self.refusal = self.why_not(line)
        if self.refusal is None or (word not in known and not self.refusal.rule):
            refused = Text(f"“{line}” is nothing one can do here; help lists the commands.", "red")
        else:
            refused = self.table.sentence(self.refusal, "red")
            refused.append("  (why shows the rule)", "not bold dim")
        self.table.say(refused)
        if close:
            self.table.say(f"Did you mean {close[0]}?")

    # -- completion -----------------------------------------------------------------------------

    def candidates(self, before: str) -> Iterable[Candidate]:
        verb = fold(before.split(" ")[0])
        command: Command | None = COMMANDS.get(verb) if " " in before else None
        if command is not None and not self._is_verb(verb):
            return self._after_command(command, before)
        return self._action_words(before)

    def _after_command(self, command: Command, before: str) -> Iterable[Candidate]:
        rest = before.partition(" ")[2]
        if command.follows == "places":
            return next_words(rest, self.table.presenter.places(self.table.view(self.seat)))
        if command.follows == "actions":
            return self._action_words(rest)
        if command.follows == "rules":
            titles = {rule.id: rule.title for rule in self.table.library.book.rules.values()}
            return next_words(rest, titles, titles)
        return ()

    def _action_words(self, before: str) -> Iterable[Candidate]:
        wordings = Counter(
            wording
            for action in self.actions()
            for wording in self.table.presenter.wordings(action)
        )
        unique = [wording for wording, count in wordings.items() if count == 1]
        hints = {name: command.text for name, command in COMMANDS.items()}
        return next_words(before, [*unique, *COMMANDS], hints)
