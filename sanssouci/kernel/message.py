"""Sentences as data: a key into a catalogue, the ids it speaks of, and the rule behind it.

Prompts, refusals and log lines are all messages, so that a client can link the ids to the map and
a translation is one file.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping
from pathlib import Path
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


class _Count(int):
    """A number that counts things: ``{troops:troop|troops}`` becomes "1 troop" or "3 troops"."""

    def __format__(self, spec: str) -> str:
        one, bar, many = spec.partition("|")
        return f"{int(self)} {one if self == 1 else many}" if bar else format(int(self), spec)


class Catalogue:
    """The sentences of one game in one language."""

    def __init__(self, templates: Mapping[str, str]) -> None:
        self._templates = dict(templates)

    @classmethod
    def load(cls, path: Path) -> Catalogue:
        """Read a TOML file whose tables become dotted keys: ``[prompt] march = ...``."""
        tables = tomllib.loads(path.read_text(encoding="utf-8"))
        return cls(
            {
                f"{table}.{key}": template
                for table, entries in tables.items()
                for key, template in entries.items()
            }
        )

    def __contains__(self, key: str) -> bool:
        return key in self._templates

    @property
    def keys(self) -> frozenset[str]:
        return frozenset(self._templates)

    def say(self, message: Message, name: Callable[[str], str] = str) -> str:
        """The sentence, with each id replaced by its display name."""
        words = {
            key: name(value) if isinstance(value, str) else _Count(value)
            for key, value in message.args
        }
        sentence = self._templates[message.key].format_map(words)
        return sentence[:1].upper() + sentence[1:]
