"""Logs as one JSON object a line."""

from __future__ import annotations

import json
import logging
import re
from collections import OrderedDict
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any, Final

_PLAIN: Final = frozenset(vars(logging.makeLogRecord({}))) | {"message", "color_message"}
_TOKEN: Final = re.compile(r"(/(?:join|move)/)[^/?\s]+")


_MOST_KINDS: Final = 1000


def without_tokens(path: str) -> str:
    """A path that can be logged: an invitation token in it would give away the seat."""
    return _TOKEN.sub(r"\1...", path)


@dataclass(slots=True)
class _Seen:
    """How often the same problem was logged lately."""

    since: float
    passed: int = 0
    left_out: int = 0


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        entry: dict[str, Any] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "text": without_tokens(record.getMessage()),
        }
        entry |= {name: value for name, value in vars(record).items() if name not in _PLAIN}
        if record.exc_info:
            entry["error"] = self.formatException(record.exc_info)
        return json.dumps(entry, default=str)


class Unrepeated(logging.Filter):
    """Logs the same problem a few times a minute, then only counts it.

    The next line of the kind says how many were left out.
    """

    def __init__(self, most: int = 5, seconds: float = 60.0) -> None:
        super().__init__()
        self._most = most
        self._seconds = seconds
        self._seen: OrderedDict[tuple[str, str], _Seen] = OrderedDict()

    def filter(self, record: logging.LogRecord) -> bool:
        if record.levelno < logging.WARNING:
            return True
        error = record.exc_info[0].__name__ if record.exc_info and record.exc_info[0] else ""
        key = f"{record.name} {error}", str(record.msg)
        seen = self._seen.setdefault(key, _Seen(record.created))
        self._seen.move_to_end(key)
        if len(self._seen) > _MOST_KINDS:
            self._seen.popitem(last=False)
        if record.created - seen.since >= self._seconds:
            if seen.left_out:
                record.left_out = seen.left_out
            seen.since, seen.passed, seen.left_out = record.created, 0, 0
        if seen.passed >= self._most:
            seen.left_out += 1
            return False
        seen.passed += 1
        return True


def log_config(level: str = "INFO") -> dict[str, Any]:
    """For ``logging.config``: everything goes to standard error, one object per line."""
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {"json": {"()": "sanssouci.web.json_logs.JsonLines"}},
        "filters": {"unrepeated": {"()": "sanssouci.web.json_logs.Unrepeated"}},
        "handlers": {
            "json": {
                "class": "logging.StreamHandler",
                "formatter": "json",
                "filters": ["unrepeated"],
            }
        },
        "root": {"handlers": ["json"], "level": "WARNING"},
        "loggers": {
            "sanssouci": {"level": level},
            "uvicorn": {"level": level},
            "uvicorn.access": {"level": "WARNING"},  # the gate's own lines leave out invitations
        },
    }
