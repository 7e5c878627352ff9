"""What everybody at a table is told, each in his own language.

A notice goes from server to server and lies in the store before anybody reads it, so it is kept
as its key and its words and said only to whoever reads it.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from sanssouci.kernel.catalogue import tell
from sanssouci.kernel.errors import BadCatalogue
from sanssouci.kernel.message import Word


def notice(key: str, **words: Word) -> str:
    return json.dumps({"key": key, "words": words}, ensure_ascii=False)


def told(text: str) -> str:
    """A notice in the language being spoken; any other text, such as an older one, as it is."""
    if not text.startswith('{"key"'):
        return text
    try:
        kept = json.loads(text)
        return tell(str(kept["key"]), **kept["words"])
    except (ValueError, KeyError, TypeError, BadCatalogue):
        return text


def result_told(result: Mapping[str, Any] | None) -> dict[str, Any] | None:
    """How a game has ended, in the language being spoken."""
    return None if result is None else {**result, "text": told(str(result.get("text", "")))}
