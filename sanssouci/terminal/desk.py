"""One person at the keyboard: what a typed line means, and what is done about it."""

from __future__ import annotations

import difflib
from collections import Counter
from collections.abc import Collection, Iterable, Sequence
from functools import partial
from itertools import islice
from typing import TYPE_CHECKING

from rich.text import Text

from sanssouci.kernel import (
    CHANCE,
    Action,
    Ambiguous,
    BadAction,
    Branching,
    Joined,
    Message,
    RuleFailed,
    SanssouciError,
    State,
)
from sanssouci.kernel.branching import next_words
from sanssouci.kernel.complaints import system_trouble
from sanssouci.kernel.spelling import fold
from sanssouci.terminal.commands import COMMANDS, Command
from sanssouci.terminal.commands import meaning as command_meaning
from sanssouci.terminal.completion import Candidate, completions
from sanssouci.terminal.foretelling import consequences, foretold, is_grave
from sanssouci.terminal.offers import wordings
from sanssouci.terminal.selecting import NotTogether, chosen_in
from sanssouci.terminal.verbs import names_of, verb_names
from sanssouci.terminal.wording import capital, say

if TYPE_CHECKING:
    from sanssouci.terminal.table import Table


_COMPLETED = 20_000
"""Up to so many actions are completed word by word; numbers and sets may be endless."""


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
        self.doubtful: Action | None = None
        """What was asked back about, and is done if it is said again."""
        self.advised: tuple[Action, ...] = ()
        """What the last hint was for, until something is done."""
        self.warned = True
        """True if this player wants to be asked back."""

    # -- lines ----------------------------------------------------------------------------------

    def take_line(self) -> bool:
        """Read and carry out one line; True if the position has changed."""
        try:
            prompt = f"{capital(self.table.game.name(self.seat))}> "
            line = self.table.read(prompt, self.seat, self.candidates, self.outlook)
        except KeyboardInterrupt:
            self.table.say(say("terminal.type_quit"))
            return False
        except EOFError:
            self.table.say("")
            raise Left from None
        try:
            return self.enter(line)
        except RuleFailed as error:
            self.table.tell_fault(error)
            return False
        except Left:
            raise
        except SanssouciError as error:
            self.table.say(Text(str(error), "red"))
            return False
        except OSError as error:
            file = str(error.filename or say("terminal.the_file"))
            why = system_trouble(error)
            self.table.say(Text(say("terminal.file_problem", file=file, why=why), "red"))
            return False
        except Exception as error:  # while a line is read or something is shown
            self.table.tell_fault(error)
            return False

    def enter(self, line: str) -> bool:
        line = " ".join(line.split())
        if not line:
            self.table.ask_again(self.seat)
            return False
        if line.endswith("?") and len(line) > 1:
            line = f"what {line.rstrip('? ')}"
        verb, *words = line.split()
        command = COMMANDS.get(fold(verb))
        if command is not None and not self._is_verb(verb):
            return bool(command.run(self, words))
        before = len(self.table.play.record.entries)
        was_listed = line.isdigit() and bool(self.offered)
        action = self.action(line)
        done = len(self.table.play.record.entries) > before
        if action is not None:
            # what was picked from a list stood there with its consequences
            if not was_listed and not done and self._asks_back(action):
                return False
            self.act(action)
        return len(self.table.play.record.entries) > before

    def outlook(self, line: str) -> str:
        """What a line would bring that is being typed, if it means one action that brings much."""
        state = self.table.play.state
        try:
            meant = self._only_meaning(line, state) if line.strip() else None
        except SanssouciError:
            return ""
        if meant is None or not state.foresee(self.seat, meant):
            return ""
        said = consequences(self.table.game, state, self.seat, meant).plain
        return said[:1].upper() + said[1:]

    def _asks_back(self, action: Action) -> bool:
        """Say what speaks against an action, once."""
        state = self.table.play.state
        guide = self.table.guide
        if not self.warned or action == self.doubtful or (guide and guide.wants(action)):
            return False
        if not is_grave(state.foresee(self.seat, action)):
            return False
        self.doubtful = action
        self.table.console.print(foretold(self.table.game, state, self.seat, action))
        self.table.say(Text(say("terminal.type_yes"), "dim"))
        return True

    def act(self, action: Action) -> None:
        self.offered = []
        self.refusal = None
        self.doubtful = None
        self.advised = ()
        self.table.act(self.seat, action)

    def _is_verb(self, word: str) -> bool:
        return word in next_words(self.actions(), ())

    def actions(self) -> Sequence[Action]:
        state = self.table.play.state
        legal, asides = state.legal(self.seat), state.asides(self.seat)
        return Joined((legal, asides)) if isinstance(legal, Branching) else (*legal, *asides)

    # -- actions --------------------------------------------------------------------------------

    def action(self, line: str) -> Action | None:
        """The legal action a line means. If none or several, says so and returns None."""
        if line.isdigit() and self.offered:
            return self._picked(int(line))
        self.offered = []
        actions = self.actions()
        line = self._with_its_verb(line)
        parsed, found = self._parse(line)
        if parsed is not None and parsed in actions:
            return parsed
        if len(found) == 1:
            return found[0]
        if not found and (chosen := self._units_in(line)) is not None:
            return self._all_but_last(chosen)
        if not found and (lines := self.table.game.reader.several(line, actions)):
            return self._one_by_one(lines)
        found = found or self.begun_by(line)
        if found:
            self.offer(found)
        elif fold(line) in self.table.presenter.places(self.table.view(self.seat)):
            COMMANDS["look"].run(self, [line])  # a place or piece that nothing can be done with
        else:
            self.refuse(line)
        return None

    def _with_its_verb(self, line: str) -> str:
        """Numbers alone answer the question, where it has only one verb."""
        if not line.replace(" ", "").isdecimal():
            return line
        verbs = list(next_words(self.table.play.state.legal(self.seat), ()))
        forms = self.table.game.grammar.by_word
        takes_words = len(verbs) == 1 and any(form.parts for form in forms.get(verbs[0], ()))
        return f"{verbs[0]} {line}" if takes_words else line

    def meant_by(self, line: str) -> list[Action]:
        """The legal actions that a line could mean, none of which is done."""
        parsed, found = self._parse(line)
        if parsed is not None and parsed in self.actions():
            return [parsed]
        return self.table.presenter.order(found or self.begun_by(line))

    def begun_by(self, line: str) -> list[Action]:
        """The actions that begin with these words, the verb perhaps left out."""
        together = self.table.play.state.together
        fits = self.table.game.reader.meant(line, self.actions(), together, begun=True)
        return [fit.action for fit in fits]

    def _parse(self, line: str, state: State | None = None) -> tuple[Action | None, list[Action]]:
        """What the game makes of the line, or the several things it could mean."""
        try:
            return self.table.game.parse(state or self.table.play.state, self.seat, line), []
        except Ambiguous as unclear:
            return None, list(unclear.actions)
        except BadAction:
            return None, []

    def _picked(self, number: int) -> Action | None:
        if 1 <= number <= len(self.offered):
            return self.offered[number - 1]
        self.table.say(say("terminal.number_range", most=len(self.offered)))
        return None

    def _one_by_one(self, lines: list[str]) -> Action | None:
        """Several decisions of one kind, all of them or none; the last is left to the caller.

        They are tried on a copy first. What cannot be taken back may only come last, so that
        nobody is shown anything by a line that is then refused. What is no longer needed because
        it follows of itself is left out, if it could have been said before.
        """
        world, found = self.table.play.state.clone(), list[Action]()
        before, rest = world, list[str]()
        for number, line in enumerate(lines):
            actions = (*world.legal(self.seat), *world.asides(self.seat))
            if not any(action.verb == line.split()[0].lower() for action in actions):
                rest = lines[number:]
                break
            if found and (world.sealed or CHANCE in world.actors):
                self._refuse_rest(number, line, None)
                return None
            parsed, others = self._parse(line, world)
            action = parsed if parsed in actions else others[0] if len(others) == 1 else None
            if action is None:
                self._refuse_rest(number, line, self._reason(world, line))
                return None
            before = world.clone()
            world.apply(self.seat, action)
            found.append(action)
        for number, line in enumerate(rest, start=len(lines) - len(rest)):
            if self._only_meaning(line, before) is None:
                self._refuse_rest(number, line, self._reason(before, line))
                return None
        if rest:
            words = " ".join(line.split()[1] for line in rest)
            self.table.say(say("terminal.settled", words=words))
        return self._all_but_last(found)

    def _all_but_last(self, actions: list[Action]) -> Action | None:
        """Carry out what comes before the last action, which is left to the caller."""
        for action in actions[:-1]:
            self.act(action)
        return actions[-1] if actions else None

    def _units_in(self, line: str) -> list[Action] | None:
        """What a line does that names units to be chosen; nothing if they cannot be."""
        try:
            return chosen_in(line, self.table.play.state, self.seat, self._only_meaning)
        except NotTogether as error:
            self.refusal = error.reason
            said = Text(f"{say('terminal.nothing_done')} ", "red")
            if error.reason is None:
                self.table.say(said.append(say("terminal.not_together")))
            else:
                self.table.say(said.append_text(self.table.sentence(error.reason)))
            return []

    def _only_meaning(self, line: str, state: State) -> Action | None:
        """The legal action that a text means, if it is only one."""
        parsed, others = self._parse(line, state)
        found = parsed if not others else others[0] if len(others) == 1 else None
        return found if found in state.legal(self.seat) else None

    def _refuse_rest(self, number: int, line: str, reason: Message | None) -> None:
        """One of several decisions in a line cannot be taken there, so none is."""
        self.refusal = reason
        refused = say("terminal.cannot_be_added", line=line, number=number + 1)
        said = Text(f"{refused} ", "red")
        if reason is None:
            self.table.say(said.append(say("terminal.seen_before")))
        else:
            self.table.say(said.append_text(self.table.sentence(reason)))

    def offer(self, actions: Iterable[Action]) -> None:
        """Show actions to choose from by number."""
        self.offered = self.table.presenter.order(list(actions))
        view, foresee = self.table.view(self.seat), self.table.play.state.foresee
        told = self.table.presenter.choices(view, self.offered, partial(foresee, self.seat))
        self.table.console.print(told)
        if len(self.offered) > 1:
            self.table.say(Text(say("terminal.type_number"), "dim"))

    # -- refusals -------------------------------------------------------------------------------

    def why_not(self, line: str) -> Message | None:
        """The rule against an action, or the word of it that is wrong."""
        return self._reason(self.table.play.state, line)

    def _reason(self, state: State, line: str) -> Message | None:
        try:
            return state.why_not(self.seat, self.table.game.parse(state, self.seat, line))
        except BadAction as error:
            return error.reason if not isinstance(error, Ambiguous) else None

    def refuse(self, line: str) -> None:
        word = fold(line.split()[0])
        verbs = next_words(self.actions(), ())
        known = {*COMMANDS, *verbs}
        self.refusal = self.why_not(line)
        form = str(dict(self.refusal.args).get("form", "")) if self.refusal else ""
        if form and form.split()[0] not in verbs:
            self.refusal = None  # it speaks of what nobody is asked for
        if self._is_out_of_place(line, word, verbs):
            refusal = say("terminal.not_asked_now", word=word, verbs=", ".join(verbs))
            self.table.say(Text(refusal, "red"))
            return
        if self.refusal is not None and (word in known or self.refusal.rule):
            refused = self.table.sentence(self.refusal, "red")
            refused.append(f"  {say('terminal.why_shows')}", "not bold dim")
        else:
            refused = Text(say("terminal.not_understood", line=line), "red")
        self.table.say(refused)
        close = [] if word in known else difflib.get_close_matches(word, sorted(known), n=1)
        if close:
            self.table.say(say("terminal.did_you_mean", word=close[0]))

    def _is_out_of_place(self, line: str, word: str, verbs: Collection[str]) -> bool:
        """True if a verb of the game is said where no rule of the moment speaks of it."""
        game = self.table.game
        if word in verbs or not any(
            word in names_of(forms) for forms in game.grammar.by_word.values()
        ):
            return False
        return game.grammar.phrase(line) is None or self.refusal is None or not self.refusal.rule

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
            return completions(rest, self.table.presenter.places(self.table.view(self.seat)))
        if command.follows == "actions":
            return self._action_words(rest)
        if command.follows == "verbs":
            return completions(rest, verb_names(self.table.game))
        if command.follows == "rules":
            titles = {rule.id: rule.title for rule in self.table.library.book.rules.values()}
            return completions(rest, titles, titles)
        return ()

    def _action_words(self, before: str) -> Iterable[Candidate]:
        ways = Counter(
            wording
            for action in islice(self.actions(), _COMPLETED)
            for wording in wordings(self.table.game, action)
        )
        unique = [wording for wording, count in ways.items() if count == 1]
        hints = {name: command_meaning(self.table.game, name) for name in COMMANDS}
        return completions(before, [*unique, *COMMANDS], hints)
