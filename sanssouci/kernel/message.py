"""Sentences as data: a key into a catalogue, the ids it speaks of, and the rule behind it.

Prompts, refusals, log lines and the reasons of bots are all messages, so that a client can link the
ids to the map and every reader can have them in a language of their own.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

Word = str | int


class Message(NamedTuple):
    key: str
    rule: str = ""
    args: tuple[tuple[str, Word], ...] = ()

    @classmethod
    def of(cls, key: str, rule: str = "", **args: Word) -> Message:
        return cls(key, rule, tuple(args.items()))

    def to_json(self) -> dict[str, object]:
        return {"key": self.key, "rule": self.rule, "args": dict(self.args)}

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Message:
        return cls.of(data["key"], data["rule"], **data["args"])


class Line(NamedTuple):
    """A log line. ``audience`` is None for everybody, else the seats that may read it."""

    message: Message
    audience: tuple[str, ...] | None = None

    def visible_to(self, seat: str | None) -> bool:
        return self.audience is None or (seat is not None and seat in self.audience)
