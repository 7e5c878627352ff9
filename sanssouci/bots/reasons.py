"""Why bots do what they do, as it is sent between processes and kept in the database."""

from __future__ import annotations

import json
from typing import Any

from sanssouci.kernel import Message, Reason


def to_json(why: Reason) -> Any:
    return why.to_json() if isinstance(why, Message) else why


def from_json(data: Any) -> Reason:
    return Message.from_json(data) if isinstance(data, dict) else str(data)


def written(why: Reason) -> str:
    return json.dumps(to_json(why))


def read(text: str) -> Reason:
    """What ``written`` wrote, or the plain words that earlier versions kept."""
    try:
        data = json.loads(text)
    except ValueError:
        return text
    return from_json(data) if isinstance(data, dict | str) else text
