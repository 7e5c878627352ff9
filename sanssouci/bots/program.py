"""A program that exchanges lines of JSON with us, and is never waited for too long."""

from __future__ import annotations

import contextlib
import json
import os
import signal
import subprocess
import threading
import time
import weakref
from collections.abc import Mapping, Sequence
from queue import Empty, Full, Queue
from typing import IO, Any, Final

from sanssouci.bots.trouble import BotFailed, Trouble

_LONGEST_LINE: Final = 1 << 22
_MOST_LINES: Final = 1000
"""A program that has said more than anybody has heard is not listened to any longer."""
_LAST_WORDS: Final = 1.0
"""Seconds the pipes of a killed program may take to close."""


class Program:
    """Its pipes have their own threads, since a program may stop reading or writing any time."""

    def __init__(self, words: Sequence[str]) -> None:
        process = subprocess.Popen(
            words,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            start_new_session=True,  # so that what a shell has started ends with it
        )
        self._said: Queue[bytes | None] = Queue()
        self._heard: Queue[bytes | None] = Queue(_MOST_LINES)
        assert process.stdin is not None
        assert process.stdout is not None
        pipes = (
            (process.stdin, _in_thread(_write, process.stdin, self._said)),
            (process.stdout, _in_thread(_read, process.stdout, self._heard)),
        )
        self.stop = weakref.finalize(self, _stop, process, self._said, pipes)

    def say(self, message: Mapping[str, Any]) -> None:
        self._said.put(json.dumps(message).encode() + b"\n")

    def forget(self) -> None:
        """Discard unsolicited output, which must not be taken for the next answer."""
        with contextlib.suppress(Empty):
            while self._heard.get_nowait() is not None:
                pass
            self._heard.put(None)

    def hear(self, deadline: float) -> dict[str, Any]:
        """The next message, if it comes before that time of the monotonic clock."""
        try:
            line = self._heard.get(timeout=max(0.0, deadline - time.monotonic()))
        except Empty:
            raise BotFailed(Trouble.LATE, "no answer in time") from None
        if time.monotonic() > deadline:
            raise BotFailed(Trouble.LATE, "an answer too late")
        if line is None:
            raise BotFailed(Trouble.BROKE, "the program has ended")
        try:
            message = json.loads(line)
        except (ValueError, RecursionError) as error:
            raise BotFailed(Trouble.BROKE, f"said {line[:200]!r}, which is no JSON") from error
        if not isinstance(message, dict):
            raise BotFailed(Trouble.BROKE, f"said {line[:200]!r}, which is no JSON object")
        return message


_Lines = Queue[bytes | None]
"""None is the end."""


def _in_thread(work: Any, pipe: IO[bytes], lines: _Lines) -> threading.Thread:
    thread = threading.Thread(target=work, args=(pipe, lines), daemon=True)
    thread.start()
    return thread


def _write(pipe: IO[bytes], lines: _Lines) -> None:
    with contextlib.suppress(OSError):
        while (line := lines.get()) is not None:
            pipe.write(line)
            pipe.flush()


def _read(pipe: IO[bytes], lines: _Lines) -> None:
    with contextlib.suppress(Full, OSError):
        while line := pipe.readline(_LONGEST_LINE):
            lines.put_nowait(line)
        lines.put_nowait(None)


def _stop(
    process: subprocess.Popen[bytes],
    said: _Lines,
    pipes: Sequence[tuple[IO[bytes], threading.Thread]],
) -> None:
    with contextlib.suppress(OSError):
        if os.name == "posix":
            os.killpg(process.pid, signal.SIGKILL)
        else:
            process.kill()
    process.wait()
    said.put(None)
    for pipe, thread in pipes:
        thread.join(_LAST_WORDS)
        if not thread.is_alive():  # else somebody who has run away holds the other end
            with contextlib.suppress(OSError):
                pipe.close()
