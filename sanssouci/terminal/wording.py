"""The sentences of the terminal, in the language of whoever sits at it."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from sanssouci.kernel.catalogue import SHARED, speaker

SENTENCES: Final = Path(__file__).parent / "locale"
say: Final = speaker(SHARED, SENTENCES)


def capital(text: str) -> str:
    """A name as it stands at the head of a table."""
    return text[:1].upper() + text[1:]


def with_local(name: str, local: str | None) -> str:
    """A place as on the map, and what it is called today if that is something else."""
    return say("place.today", name=name, today=local) if local else name
