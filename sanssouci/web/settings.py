"""How a server is set up, from the environment or by hand."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from math import inf
from pathlib import Path
from typing import Any, Final

from sanssouci.bots import BOTS, check_bot
from sanssouci.bots.outside import OUTSIDE
from sanssouci.kernel import TIME_LIMIT, BadOption

_BOT_NAME: Final = re.compile(r"[a-z][a-z0-9_-]{0,39}")


@dataclass(frozen=True, slots=True)
class Rate:
    """So many at once, and so many a second in the long run."""

    burst: float
    per_second: float


@dataclass(frozen=True, slots=True)
class Limits:
    """What one address or one connection may ask of the server."""

    changes: Rate = Rate(30, 0.5)
    """Requests that change something, by address."""
    costly_reads: Rate = Rate(40, 4)
    """Replays and records, by address."""
    socket: Rate = Rate(80, 40)
    """Messages of one connection."""
    chat: Rate = Rate(10, 1)
    advice: Rate = Rate(20, 1)
    """Hints and odds; each may keep a process busy for some seconds."""
    body: int = 64 * 1024
    record: int = 2 * 1024 * 1024
    """The largest record that can be imported."""
    message: int = 32 * 1024
    """The longest message over the socket, in bytes."""
    waiting_messages: int = 1000
    """A client that lets more pile up is cut off."""


@dataclass(frozen=True, slots=True)
class Settings:
    database: str
    """An SQLAlchemy address: ``sqlite:////path/tables.sqlite`` or ``postgresql://...``."""
    host: str = "127.0.0.1"
    port: int = 8756
    public_url: str = ""
    """How players reach the server, if that is not how it is asked: ``https://play.example.org``."""
    bot_processes: int | None = None
    bot_seconds: float = TIME_LIMIT
    """What a bot has for one decision."""
    outside_bots: Mapping[str, str] = field(default_factory=dict)
    """By name, the commands of programs that may be seated as bots."""
    limits: Limits = field(default_factory=Limits)

    @classmethod
    def from_environment(cls, environment: Mapping[str, str], **given: Any) -> Settings:
        """Settings named ``SANSSOUCI_...``; those given otherwise come first unless None."""
        values: dict[str, Any] = {
            "database": environment.get("SANSSOUCI_DATABASE"),
            "host": environment.get("SANSSOUCI_HOST"),
            "port": _number(environment, "SANSSOUCI_PORT"),
            "public_url": environment.get("SANSSOUCI_PUBLIC_URL", "").rstrip("/"),
            "bot_processes": _number(environment, "SANSSOUCI_BOT_PROCESSES"),
            "bot_seconds": _seconds(environment, "SANSSOUCI_BOT_SECONDS"),
            "outside_bots": _commands(environment, "SANSSOUCI_OUTSIDE_BOTS"),
        }
        values |= {name: value for name, value in given.items() if value is not None}
        return cls(**{name: value for name, value in values.items() if value not in (None, "")})


def _number(environment: Mapping[str, str], name: str) -> int | None:
    text = environment.get(name, "")
    if not text:
        return None
    if not text.isdecimal() or int(text) == 0:
        raise BadOption(f"{name} must be a number, not {text!r}")
    return int(text)


def _seconds(environment: Mapping[str, str], name: str) -> float | None:
    text = environment.get(name, "")
    if not text:
        return None
    try:
        seconds = float(text)
    except ValueError:
        seconds = 0.0
    if not 0 < seconds < inf:
        raise BadOption(f"{name} must be a number of seconds, not {text!r}")
    return seconds


def _commands(environment: Mapping[str, str], name: str) -> dict[str, str] | None:
    """A JSON object of names and commands."""
    text = environment.get(name, "")
    if not text:
        return None
    try:
        found = json.loads(text)
    except ValueError as error:
        raise BadOption(f"{name} is not JSON: {error}") from error
    if not isinstance(found, dict):
        raise BadOption(f'{name} must be like {{"mybot": "/opt/mybot/run --quick"}}')
    for bot, command in found.items():
        if not _BOT_NAME.fullmatch(bot) or bot in BOTS or not isinstance(command, str):
            raise BadOption(f"{name}: {bot!r} cannot be the name of a bot with that command")
        check_bot(OUTSIDE + command)
    return found


def sqlite_url(file: Path) -> str:
    """The address of a database file, whose folder is made if need be."""
    file.parent.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{file.absolute()}"
