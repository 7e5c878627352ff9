"""How a server is set up. ``configuration`` reads this from the environment and a file."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated, Final

from pydantic import AfterValidator, ConfigDict, Field

DEFAULT_PORT: Final = 8756

Positive = Annotated[float, Field(gt=0)]
Size = Annotated[int, Field(ge=1)]


@dataclass(frozen=True, slots=True)
class Rate:
    """So many at once, and so many a second in the long run."""

    __pydantic_config__ = ConfigDict(extra="forbid")

    burst: Positive
    per_second: Positive


@dataclass(frozen=True, slots=True)
class Limits:
    """What one address or one connection may ask of the server."""

    __pydantic_config__ = ConfigDict(extra="forbid")

    changes: Rate = Rate(30, 0.5)
    """Requests that change something, by address."""
    costly_reads: Rate = Rate(40, 4)
    """Replays and records, by address."""
    socket: Rate = Rate(80, 40)
    """Messages of one connection."""
    chat: Rate = Rate(10, 1)
    logins: Rate = Rate(10, 1 / 20)
    """Passwords tried, by address and by name."""
    body: Size = 64 * 1024
    record: Size = 2 * 1024 * 1024
    """The largest record that can be imported."""
    message: Size = 32 * 1024
    """The longest message over the socket, in bytes."""
    waiting_messages: Size = 1000
    """A client that lets more pile up is cut off."""


@dataclass(frozen=True, slots=True)
class Settings:
    __pydantic_config__ = ConfigDict(extra="forbid")

    database: str
    """An SQLAlchemy address: ``sqlite:////path/tables.sqlite`` or ``postgresql://...``."""
    host: str = "127.0.0.1"
    port: Annotated[int, Field(ge=0, le=65535)] | None = None
    """None is the default one, or any other if that is taken; 0 is any that is free."""
    public_url: Annotated[str, AfterValidator(lambda url: url.rstrip("/"))] = ""
    """How players reach the server, if that is not how it is asked: ``https://play.example.org``."""
    bot_processes: Size | None = None
    bot_seconds: Positive = 10.0
    webhook_minutes: Annotated[float, Field(ge=0)] = 10.0
    """At least so long between two words to the same player about the same table."""
    webhooks_private: bool = False
    """Whether webhooks may lead into the host's own network."""
    limits: Limits = field(default_factory=Limits)


def sqlite_url(file: Path) -> str:
    """The address of a database file, whose folder is made if need be."""
    file.parent.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{file.absolute()}"
