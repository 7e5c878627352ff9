"""The sentences of the terminal, in the language of whoever sits at it."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from sanssouci.kernel import Game
from sanssouci.kernel.catalogue import SHARED, Catalogues, speaker
from sanssouci.kernel.message import Word

SENTENCES: Final = Path(__file__).parent / "locale"
say: Final = speaker(SHARED, SENTENCES)


def say_of(game: Game, key: str, **ids: str) -> str:
    """A sentence about seats of a game, whose names stand in whatever case it wants them."""
    spoken = _with_names(game).speak()
    words: dict[str, Word] = {}
    for name, id in ids.items():
        words |= spoken.named(name, id)
    return spoken.words(key, **words)


@cache
def _with_names(game: Game) -> Catalogues:
    return Catalogues(SHARED, SENTENCES, game.sentences, name=game.name, forms=game.forms)


def capital(text: str) -> str:
    """A name as it stands at the head of a table."""
    return text[:1].upper() + text[1:]


def with_local(name: str, local: str | None) -> str:
    """A place as on the map, and what it is called today if that is something else."""
    return say("place.today", name=name, today=local) if local else name
