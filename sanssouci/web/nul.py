"""Rejects the character NUL, which databases do not store reliably in text."""

from __future__ import annotations

import re
from typing import Final

from sanssouci.kernel.catalogue import tell

_ESCAPED: Final = re.compile(r"(?<!\\)(?:\\\\)*\\u0000")
"""As JSON has it; after an odd number of backslashes it would be the text itself."""


def refusal() -> str:
    return tell("error.nul")


def in_json(text: str) -> bool:
    return "\0" in text or ("\\u0000" in text and _ESCAPED.search(text) is not None)
