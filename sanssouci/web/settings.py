"""How a server is set up, from the environment or by hand."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from sanssouci.kernel import BadOption


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
    logins: Rate = Rate(10, 1 / 20)
    """Passwords tried, by address and by name."""
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
    bot_seconds: float = 10.0
    webhook_minutes: float = 10.0
    """At least so long between two words to the same player about the same table."""
    webhooks_private: bool = False
    """Whether webhooks may lead into the host's own network."""
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
            "bot_seconds": _number(environment, "SANSSOUCI_BOT_SECONDS"),
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


def sqlite_url(file: Path) -> str:
    """The address of a database file, whose folder is made if need be."""
    file.parent.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{file.absolute()}"
