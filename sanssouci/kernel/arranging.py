"""Setting up a position by hand: ``place daun prag``, ``troops daun 8``, ``begin austria``.

The commands of a game are verbs of a grammar of its own, so that names, abbreviations and refusals
are those of play. What comes out is checked like any position that is read.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, ClassVar, Final

from sanssouci.kernel.action import Action
from sanssouci.kernel.catalogue import tell
from sanssouci.kernel.errors import BadAction, BadRecord, SanssouciError
from sanssouci.kernel.game import Game
from sanssouci.kernel.grammar import Grammar
from sanssouci.kernel.message import Message, Word
from sanssouci.kernel.reading import Reader
from sanssouci.kernel.soundness import Unsound, demand_somebody_acts
from sanssouci.kernel.state import State

_BOUNDS: Final = ("low", "high", "wanted", "found")
"""Numbers in complaints that nobody has written."""


class BadArrangement(SanssouciError, ValueError):
    """A command that cannot be understood, or an impossible position."""


class Arranger:
    """Changes an initial position command by command; a subclass has a method for each verb."""

    grammar: ClassVar[Grammar]

    def __init__(self, state: State) -> None:
        self.state: Any = state

    def carry_out(self, text: str) -> Action:
        """Carry out one command and say it in full; raises BadArrangement for what is none."""
        game: Game = self.state.game
        reader = Reader(self.grammar, game.name)
        action = Action.parse(text)
        if self.grammar.phrase(action) is None:
            spelled = reader.spelled_out(text, ())
            if spelled is None:
                raise BadArrangement(f"{text}: {game.say(reader.complaint(text))}")
            action = spelled
        verb, *words = action.split(" ")
        getattr(self, verb)(*words)
        return action

    def wrong(self, key: str, **words: Word) -> BadArrangement:
        """Why a command cannot be carried out: the message ``arranging.<key>``."""
        game: Game = self.state.game
        return BadArrangement(game.say(Message.of(f"arranging.{key}", "", **words)))

    def finish(self) -> None:
        """Complete what follows from the commands."""

    @property
    def commands(self) -> tuple[str, ...]:
        """How each command is written."""
        said = self.state.game.catalogues.speak()
        return tuple(said.written(verb.form) for verb in self.grammar.verbs)


def arrange(arranger: Arranger, commands: Iterable[str]) -> State:
    """The position that commands lead to; empty lines and comments (``#``) are skipped."""
    said: list[tuple[int, str, Action]] = []
    for number, raw in enumerate(commands, start=1):
        text = raw.partition("#")[0].strip()
        if not text:
            continue
        try:
            said.append((number, text, arranger.carry_out(text)))
        except BadAction as error:
            raise _in_line(number, error) from error
        except BadArrangement as error:
            raise _in_line(number, error) from None
    arranger.finish()
    state: State = arranger.state
    try:
        state._settle()
        state.check()
        demand_somebody_acts(state)
    except BadRecord as error:
        raise _impossible(state.game, error, said) from error
    return state


def _impossible(
    game: Game, error: BadRecord, said: Sequence[tuple[int, str, Action]]
) -> BadArrangement:
    """Why a position cannot be, with the last line that speaks of what is wrong, if one does."""
    if not isinstance(error, Unsound):
        return BadArrangement(tell("arranging.cannot_be", why=str(error)))
    refused = BadArrangement(tell("arranging.cannot_be", why=game.explain(error.problem)))
    about = {str(word) for name, word in error.problem.args if name not in _BOUNDS}
    for number, text, action in reversed(said):
        if about & set(action.words):
            return _in_line(number, BadArrangement(f"{text}: {refused}"))
    return refused


def _in_line(number: int, problem: Exception) -> BadArrangement:
    return BadArrangement(tell("arranging.in_line", number=number, problem=str(problem)))
