"""Bots at work in processes of their own, so that the server's loop never waits for a thought."""

from __future__ import annotations

import asyncio
import json
import os
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any, Final

from sanssouci.kernel import SanssouciError, State

TIME_LIMIT: Final = 10.0
"""Seconds a bot may take for one decision; a new process needs a part of them to start."""
_LONGEST_ANSWER: Final = 1 << 20


class BotFailed(SanssouciError):
    """A bot gave no answer that could be used."""


@dataclass(frozen=True, slots=True)
class Question:
    """All that a bot is given: what its seat may know, and a seed for its luck."""

    bot: str
    game: str
    seat: str
    prompt: dict[str, Any]
    view: dict[str, Any]
    legal: Sequence[str]
    asides: Sequence[str]
    seed: str

    @classmethod
    def about(cls, state: State, seat: str, bot: str, seed: str, *, asides: bool) -> Question:
        """``asides`` are left out for a bot that has taken so many that it might never end."""
        return cls(
            bot,
            state.game.id,
            seat,
            state.prompt(seat).to_json(),
            state.view(seat),
            list(state.legal(seat)),
            list(state.asides(seat)) if asides else [],
            seed,
        )


class BotPool:
    """So many processes, each started when it is first needed and again after it failed."""

    def __init__(
        self,
        size: int | None = None,
        time_limit: float = TIME_LIMIT,
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
        """A legal action; raises BotFailed if the bot has none in time."""
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
        action = reply.get("action")
        if action not in question.legal and action not in question.asides:
            raise BotFailed(reply.get("error") or f"wanted to {action!r}, which is not legal")
        return str(action)

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
