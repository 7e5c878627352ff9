"""Logs as one JSON object a line."""

from __future__ import annotations

import json
import logging
import re
from datetime import UTC, datetime
from typing import Any, Final

_PLAIN: Final = frozenset(vars(logging.makeLogRecord({}))) | {"message", "color_message"}
_TOKEN: Final = re.compile(r"(/(?:join|move)/)[^/?\s]+")


def without_tokens(path: str) -> str:
    """A path that can be logged: an invitation in it would be as good as its seat."""
    return _TOKEN.sub(r"\1...", path)


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


def log_config(level: str = "INFO") -> dict[str, Any]:
    """For ``logging.config``: everything goes to the error output, one object a line."""
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {"json": {"()": "sanssouci.web.json_logs.JsonLines"}},
        "handlers": {"json": {"class": "logging.StreamHandler", "formatter": "json"}},
        "root": {"handlers": ["json"], "level": "WARNING"},
        "loggers": {
            "sanssouci": {"level": level},
            "uvicorn": {"level": level},
            "uvicorn.access": {"level": "WARNING"},  # the gate's own lines leave out invitations
        },
    }
