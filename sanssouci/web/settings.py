"""How a server is set up. ``configuration`` reads this from the environment and a file."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated, Final, Literal

from pydantic import AfterValidator, BeforeValidator, ConfigDict, Field

from sanssouci.bots import bot_names, check_bot, host_bot
from sanssouci.kernel import TIME_LIMIT, BadOption

DEFAULT_PORT: Final = 8756
_BOT_NAME: Final = re.compile(r"[a-z][a-z0-9_-]{0,39}")

MailSecurity = Literal["starttls", "tls", "none"]
Positive = Annotated[float, Field(gt=0, allow_inf_nan=False)]
Size = Annotated[int, Field(ge=1)]


def _from_json(value: object) -> object:
    """The environment has only text."""
    return json.loads(value) if isinstance(value, str) else value


def _check_commands(commands: dict[str, str]) -> dict[str, str]:
    for name, command in commands.items():
        if not _BOT_NAME.fullmatch(name) or name in bot_names():
            raise ValueError(f"{name!r} cannot be the name of a bot")
        try:
            check_bot(host_bot(command))
        except BadOption as error:
            raise ValueError(str(error)) from error
    return commands


Commands = Annotated[dict[str, str], BeforeValidator(_from_json), AfterValidator(_check_commands)]


def _split(value: object) -> object:
    """The environment has only text: names with commas between them."""
    if not isinstance(value, str):
        return value
    return [name.strip() for name in value.split(",") if name.strip()]


HostNames = Annotated[list[str], BeforeValidator(_split)]


@dataclass(frozen=True, slots=True)
class Rate:
    """A token bucket: ``burst`` at once, ``per_second`` in the long run."""

    __pydantic_config__ = ConfigDict(extra="forbid")

    burst: Positive
    per_second: Positive


@dataclass(frozen=True, slots=True)
class Limits:
    """What one address or one connection may ask of the server."""

    __pydantic_config__ = ConfigDict(extra="forbid")

    changes: Rate = Rate(30, 0.5)
    """Requests that change something, by address."""
    reads: Rate = Rate(200, 20)
    """Requests to the API that change nothing, by address."""
    costly_reads: Rate = Rate(40, 4)
    """Replays and records, by address."""
    socket: Rate = Rate(80, 40)
    """Messages of one connection."""
    hellos: Rate = Rate(100, 10)
    """Tables opened, by address; each tells the whole game so far."""
    chat: Rate = Rate(10, 1)
    advice: Rate = Rate(20, 1)
    """Hints and odds; each may keep a process busy for some seconds."""
    logins: Rate = Rate(10, 1 / 20)
    """Passwords tried, by address and by name."""
    body: Size = 64 * 1024
    record: Size = 2 * 1024 * 1024
    """The largest record that can be imported."""
    message: Size = 32 * 1024
    """The longest message over the socket, in bytes."""
    waiting_messages: Size = 1000
    """A client that lets more pile up is cut off."""
    waiting_bytes: Size = 4 * 1024 * 1024
    """The same in bytes, for one connection."""
    waiting_bytes_by_address: Size = 16 * 1024 * 1024
    connections: Size = 4000
    """Connections of any kind, in all; fewer if the system allows fewer open files."""
    connections_by_address: Size = 200
    """The same by address, but for proxies, which speak for many."""
    sockets_by_address: Size = 100
    """Sockets at tables."""
    sockets_by_browser: Size = 20
    header_seconds: Positive = 10.0
    """Until the headers of a request have come."""
    body_seconds: Positive = 30.0
    """Until its body has."""
    unread_seconds: Positive = 30.0
    """A client that does not read what it is sent for so long is cut off."""


@dataclass(frozen=True, slots=True)
class Settings:
    __pydantic_config__ = ConfigDict(extra="forbid")

    database: str
    """A file, ``sqlite:////path/tables.sqlite`` or ``postgresql://...``."""
    host: str = "127.0.0.1"
    port: Annotated[int, Field(ge=0, le=65535)] | None = None
    """None is the default one, or any other if that is taken; 0 is any that is free."""
    public_url: Annotated[str, AfterValidator(lambda url: url.rstrip("/"))] = ""
    """How players reach the server, if that is not how it is asked: ``https://play.example.org``."""
    allowed_hosts: HostNames = field(default_factory=list)
    """Further names under which the server may be asked for; ``*`` is any."""
    bot_processes: Size | None = None
    bot_seconds: Positive = TIME_LIMIT
    """What a bot has for one decision."""
    bots_think_ahead: bool = False
    """True if slow bots may think while people decide, in time that nobody else wants."""
    outside_bots: Commands = field(default_factory=dict)
    """By name, further bots that may be seated: ``module:Class`` or the command of a program."""
    heartbeat: Positive = 10.0
    """Seconds between two signs of life on a quiet line, and how long one may take."""
    webhook_minutes: Annotated[float, Field(ge=0)] = 10.0
    """At least so long between two words to the same player about the same table."""
    webhooks_private: bool = False
    """True if webhooks may lead into the host's own network."""
    mail_server: Annotated[str, Field(pattern=r"^([\w.-]+(:\d{1,5})?)?$")] = ""
    """Takes mail for players, ``smtp.example.org:587``; without one none is sent."""
    mail_from: str = "Sanssouci <sanssouci@localhost>"
    mail_user: str = ""
    mail_password: str = ""
    mail_security: MailSecurity = "starttls"
    """How the way to the mail server is kept from others' eyes."""
    limits: Limits = field(default_factory=Limits)


def sqlite_url(file: Path) -> str:
    """The address of a database file, whose folder is made if need be."""
    file.parent.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{file.absolute()}"
