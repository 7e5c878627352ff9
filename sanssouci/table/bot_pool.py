"""Bots at work in processes of their own, so that the server's loop never waits for a thought."""

from __future__ import annotations

import asyncio
import json
import os
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from random import Random
from typing import Any, Final

from sanssouci.kernel import TIME_LIMIT, SanssouciError, State

PATIENCE: Final = 10.0
"""Seconds until a bot is given up; a new process needs a part of them to start."""
_LONGEST_ANSWER: Final = 1 << 20


class BotFailed(SanssouciError):
    """A bot gave no answer that could be used."""


@dataclass(frozen=True, slots=True)
class Question:
    """All that a bot is given: a world that its seat cannot tell from the true one."""

    bot: str
    game: str
    seat: str
    world: dict[str, Any]
    seed: str
    seconds: float
    allow_asides: bool
    """Not for a bot that has taken so many that it might never end."""

    @classmethod
    def about(cls, state: State, seat: str, bot: str, seed: str, *, allow_asides: bool) -> Question:
        world = state.resample(seat, Random(f"{seed} world")).to_json()
        return cls(bot, state.game.id, seat, world, seed, TIME_LIMIT, allow_asides)


class BotPool:
    """So many processes, each started when it is first needed and again after it failed."""

    def __init__(
        self,
        size: int | None = None,
        time_limit: float = PATIENCE,
        command: Sequence[str] = (sys.executable, "-m", "sanssouci.table.thinking"),
    ) -> None:
        self.size = size or max(1, (os.cpu_count() or 2) - 1)
        self.time_limit = time_limit
        self._command = command
        self._idle: list[Process] = []
        self._places = asyncio.Semaphore(self.size)
        self._all: set[Process] = set()
        self.answers = self.failures = 0

    async def ask(self, question: Question) -> str:
        """What the bot wants to do; raises BotFailed if it has no answer in time."""
        try:
            action = await self._ask(question)
        except BotFailed:
            self.failures += 1
            raise
        self.answers += 1
        return action

    async def _ask(self, question: Question) -> str:
        async with self._places:
            process = self._idle.pop() if self._idle else await self._start()
            try:
                async with asyncio.timeout(self.time_limit):
                    reply = await _exchange(process, question)
            except TimeoutError as error:
                await self._stop(process)
                raise BotFailed("took too long") from error
            except (OSError, ValueError, EOFError) as error:
                await self._stop(process)
                raise BotFailed(f"broke down: {error}") from error
            except asyncio.CancelledError:
                await self._stop(process)  # its answer would be taken for the next question's
                raise
            self._idle.append(process)
        if "action" not in reply:
            raise BotFailed(reply.get("error") or f"answered {reply!r}")
        return str(reply["action"])

    async def close(self) -> None:
        for process in list(self._all):
            await self._stop(process)
        self._idle.clear()

    async def _start(self) -> Process:
        process = await asyncio.create_subprocess_exec(
            *self._command, stdin=PIPE, stdout=PIPE, limit=_LONGEST_ANSWER
        )
        self._all.add(process)
        return process

    async def _stop(self, process: Process) -> None:
        self._all.discard(process)
        if process.returncode is None:
            process.kill()
        await process.wait()
        if process.stdin is not None:
            process.stdin.close()


async def _exchange(process: Process, question: Question) -> dict[str, Any]:
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(json.dumps(asdict(question)).encode() + b"\n")
    await process.stdin.drain()
    line = await process.stdout.readline()
    if not line:
        raise EOFError("its process ended")
    reply = json.loads(line)
    if not isinstance(reply, dict):
        raise ValueError(f"answered {reply!r}")
    return reply
