"""Bots that are programs of their own, in whatever language; see docs/outside-bots.md."""

from __future__ import annotations

import shlex
import shutil
import time
from typing import Final

from sanssouci.bots import line_protocol
from sanssouci.bots.program import Program
from sanssouci.bots.trouble import TOLERANCE, BotFailed, Trouble
from sanssouci.kernel import Action, BadOption, Choice, Situation
from sanssouci.kernel.catalogue import tell

OUTSIDE: Final = "exec:"
"""What the name of an outside bot begins with; its command follows."""
START_PATIENCE: Final = 10.0
"""Seconds a program has to say hello."""


class OutsideBot:
    """Runs its program when it is first asked, and again after it had to be stopped."""

    def __init__(self, name: str, patience: float = START_PATIENCE) -> None:
        self.name = name
        self.patience = patience
        self._words = command_words(name)
        self._program: Program | None = None
        self._hopeless: BotFailed | None = None
        self._game: line_protocol.Message | None = None

    def choose(self, situation: Situation) -> Choice:
        program = self.prepare()
        try:
            return self._ask(program, situation)
        except BotFailed:
            self.close()  # whatever it says later would be taken for the next answer
            raise

    def prepare(self) -> Program:
        """Have the program running; one that cannot even say hello is not tried again."""
        if self._hopeless is not None:
            raise self._hopeless
        if self._program is None:
            try:
                self._program = self._start()
            except BotFailed as failed:
                self._hopeless = failed
                raise
        return self._program

    def close(self) -> None:
        if self._program is not None:
            self._program.stop()
            self._program = None

    def _start(self) -> Program:
        try:
            program = Program(self._words)
        except OSError as error:
            raise BotFailed(Trouble.BROKE, f"{self._words[0]}: {error.strerror}") from error
        try:
            program.say(line_protocol.hello())
            spoken = program.hear(time.monotonic() + self.patience).get("hello")
            if spoken != line_protocol.PROTOCOL:
                raise BotFailed(
                    Trouble.BROKE, f"speaks protocol {spoken!r}, not {line_protocol.PROTOCOL}"
                )
        except BotFailed:
            program.stop()
            raise
        self._game = None
        return program

    def _ask(self, program: Program, situation: Situation) -> Choice:
        deadline = time.monotonic() + situation.seconds * TOLERANCE
        program.forget()
        if (game := line_protocol.game_of(situation.world)) != self._game:
            self._game = game
            program.say(game)
        program.say(line_protocol.question(situation))
        while True:
            reply = program.hear(deadline)
            if "want" in reply:
                program.say(line_protocol.favour(situation, reply))
            elif isinstance(reply.get("action"), str):
                return Choice(Action(reply["action"]), str(reply.get("why", "")))
            else:
                raise BotFailed(Trouble.BROKE, f"neither an action nor a wish: {reply!r:.200}")


def command_words(name: str) -> list[str]:
    """The command of an outside bot; raises BadOption if there is no such program."""
    try:
        words = shlex.split(name.removeprefix(OUTSIDE))
    except ValueError as error:
        raise BadOption(tell("arena.bad_command", name=name, problem=str(error))) from error
    if not words or shutil.which(words[0]) is None:
        raise BadOption(tell("arena.no_program", name=name))
    return words
