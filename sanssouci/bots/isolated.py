"""Bots that run in a separate process, which never has the true position.

In one process a bot written in Python can reach everything, the true position included, through
the frames of its callers or the garbage collector. Here it is handed a world that its seat cannot
tell from the true one, as JSON, and nothing else.
"""

from __future__ import annotations

import sys
import time
from typing import Final

from sanssouci.bots.line_protocol import LOG_LINES
from sanssouci.bots.program import Program
from sanssouci.bots.trouble import TOLERANCE, BotFailed, Trouble
from sanssouci.kernel import Action, Choice, Situation

_START_PATIENCE: Final = 30.0
"""Seconds until the process must have begun to think; a new one needs a part of them to start."""
_ON_THE_WAY: Final = 0.5
"""Seconds an answer that was given in time may still need to reach us."""


class IsolatedBot:
    """Stands for the bot of that name, whose process serves one seat of one game."""

    def __init__(self, name: str) -> None:
        self.name = name
        self._process: Program | None = None

    def choose(self, situation: Situation) -> Choice:
        if self._process is None:
            self._process = Program([sys.executable, "-m", "sanssouci.bots.thinking"])
        try:
            return self._asked(self._process, situation)
        except BotFailed:
            self.close()  # whatever it says later would be taken for the next answer
            raise

    def close(self) -> None:
        if self._process is not None:
            self._process.stop()
            self._process = None

    def _asked(self, process: Program, situation: Situation) -> Choice:
        process.say(
            {
                "task": "choose",
                "bot": self.name,
                "keep": True,
                "game": situation.game.id,
                "rules": situation.game.rules_version,
                "seat": situation.seat,
                "world": situation.world.to_json(),
                "log": [line.message.to_json() for line in situation.log[-LOG_LINES:]],
                "seed": str(situation.rng.getrandbits(64)),
                "seconds": situation.seconds,
                "allow_asides": situation.allow_asides,
            }
        )
        reply = process.hear(time.monotonic() + _START_PATIENCE)
        if reply.get("begun"):
            limit = situation.seconds * TOLERANCE + _ON_THE_WAY
            reply = process.hear(time.monotonic() + limit)
        if "trouble" in reply:
            raise BotFailed(Trouble(reply["trouble"]), str(reply.get("detail", "")))
        return Choice(Action(reply["action"]), str(reply.get("why", "")))
