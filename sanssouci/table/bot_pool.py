"""Bots run in worker processes, so that the event loop never waits for one to think."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field, replace
from random import Random
from typing import Any, Final

from sanssouci.bots import BotFailed, bot_names, host_bot, reasons
from sanssouci.bots.line_protocol import LOG_LINES
from sanssouci.bots.trouble import TOLERANCE, Trouble
from sanssouci.kernel import TIME_LIMIT, Action, Choice, Line, State
from sanssouci.table.fairness import FairPlaces

START_PATIENCE: Final = 30.0
"""Seconds until a process must have begun to think; a new one needs a part of them to start."""
_ON_THE_WAY: Final = 0.5
"""Seconds an answer that was given in time may still need to reach us."""
_LAST_WORDS: Final = 3.0
"""Seconds a process has to end and to stop the programs it has started, before it is killed."""
_LONGEST_ANSWER: Final = 1 << 20


@dataclass(frozen=True, slots=True)
class Question:
    """Everything a bot is given: a world its seat cannot tell from the true one, and the log."""

    bot: str
    game: str
    rules: str
    seat: str
    world: dict[str, Any]
    seed: str
    log: list[dict[str, Any]] = field(default_factory=list)
    allow_asides: bool = True
    """Not for a bot that has taken so many that it might never end."""
    task: str = "choose"
    seconds: float = TIME_LIMIT

    @classmethod
    def about(
        cls,
        state: State,
        seat: str,
        bot: str,
        seed: str,
        log: Sequence[Line] = (),
        *,
        allow_asides: bool = True,
        task: str = "choose",
    ) -> Question:
        """``log`` are the lines that the seat may read."""
        world = state.resample(seat, Random(f"{seed} world")).to_json()
        lines = [line.message.to_json() for line in log[-LOG_LINES:]]
        game = state.game
        return cls(bot, game.id, game.rules_version, seat, world, seed, lines, allow_asides, task)


@dataclass(frozen=True, slots=True)
class Errand:
    """Work for a process other than a bot's decision."""

    work: dict[str, Any]
    seconds: float


class BotPool:
    """A pool of processes, each started when first needed and restarted after a failure."""

    def __init__(
        self,
        size: int | None = None,
        seconds: float = TIME_LIMIT,
        command: Sequence[str] = (sys.executable, "-m", "sanssouci.bots.thinking"),
        outside: Mapping[str, str] | None = None,
        patience: float = START_PATIENCE,
        *,
        think_ahead: bool = False,
    ) -> None:
        """``seconds`` is what a bot has for a decision; ``outside`` gives names to the commands of
        outside bots, the only ones that are ever run. With ``think_ahead`` slow bots think while
        people decide.
        """
        self.size = size or max(1, (os.cpu_count() or 2) - 1)
        self.seconds = seconds
        self.think_ahead = think_ahead
        self.outside = dict(outside or {})
        self._command = command
        self._patience = patience
        self._idle: list[Process] = []
        self._places = FairPlaces(self.size)
        self._all: set[Process] = set()
        self.answers = self.failures = 0

    @property
    def names(self) -> tuple[str, ...]:
        """The available bots."""
        return (*bot_names(), *self.outside)

    async def choose(self, question: Question) -> Choice:
        """What the bot wants to do; raises BotFailed if it has no answer in time."""
        reply = await self.ask(question)
        return Choice(Action(reply.get("action", "")), reasons.from_json(reply.get("why", "")))

    async def ask(self, question: Question) -> dict[str, Any]:
        """The bot's answer to any kind of question; raises BotFailed, too."""
        bot = question.bot
        spelled_out = host_bot(self.outside[bot]) if bot in self.outside else bot
        try:
            reply = await self._ask(replace(question, bot=spelled_out, seconds=self.seconds))
            _check(reply)
        except BotFailed:
            self.failures += 1
            raise
        self.answers += 1
        return reply

    async def run(self, errand: Errand) -> dict[str, Any]:
        """The result of an errand; raises BotFailed if there is none in time."""
        reply = await self._ask(errand)
        _check(reply)
        return reply

    async def _ask(self, question: Question | Errand) -> dict[str, Any]:
        async with self._places.place():
            process = self._idle.pop() if self._idle else await self._start()
            try:
                reply = await self._exchange(process, question)
            except TimeoutError as error:
                await self._stop(process)
                raise BotFailed(Trouble.LATE, "its process was killed") from error
            except (OSError, ValueError, EOFError) as error:
                await self._stop(process)
                raise BotFailed(Trouble.BROKE, str(error)) from error
            except asyncio.CancelledError:
                await self._stop(process)  # its answer would be taken for the next question's
                raise
            self._idle.append(process)
        return reply

    async def _exchange(self, process: Process, question: Question | Errand) -> dict[str, Any]:
        """The bot's time starts when it begins to think."""
        assert process.stdin is not None
        async with asyncio.timeout(self._patience):
            process.stdin.write(json.dumps(asdict(question)).encode() + b"\n")
            await process.stdin.drain()
            reply = await _line(process)
        if reply.get("begun"):
            async with asyncio.timeout(question.seconds * TOLERANCE + _ON_THE_WAY):
                reply = await _line(process)
        return reply

    async def close(self) -> None:
        for process in list(self._all):
            await self._stop(process)
        self._idle.clear()

    async def _start(self) -> Process:
        process = await asyncio.create_subprocess_exec(
            *self._command,
            stdin=PIPE,
            stdout=PIPE,
            limit=_LONGEST_ANSWER,
            start_new_session=True,  # not interrupted with the server, which stops it properly
        )
        self._all.add(process)
        return process

    async def _stop(self, process: Process) -> None:
        self._all.discard(process)
        with contextlib.suppress(ProcessLookupError):
            process.terminate()
            try:
                async with asyncio.timeout(_LAST_WORDS):
                    await process.wait()
            except TimeoutError:
                process.kill()
        await process.wait()
        if process.stdin is not None:
            process.stdin.close()


def _check(reply: dict[str, Any]) -> None:
    if "trouble" in reply:
        raise BotFailed(Trouble(reply["trouble"]), str(reply.get("detail", "")))


async def _line(process: Process) -> dict[str, Any]:
    assert process.stdout is not None
    line = await process.stdout.readline()
    if not line:
        raise EOFError("its process ended")
    reply = json.loads(line)
    if not isinstance(reply, dict):
        raise ValueError(f"answered {reply!r}")
    return reply
