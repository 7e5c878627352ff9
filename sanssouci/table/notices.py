"""What everybody at a table is told, each in his own language.

A notice goes from server to server and lies in the store before anybody reads it, so it is kept
as its key and its words and said only to whoever reads it. Seats are kept as ids, since they have
other names, and those other cases, in every language; people are called as they call themselves.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from sanssouci.games import load
from sanssouci.kernel import BadOption, BadRecord, Game
from sanssouci.kernel.catalogue import tell
from sanssouci.kernel.errors import BadCatalogue
from sanssouci.kernel.message import Word
from sanssouci.table.seats import Seat


def notice(key: str, **words: Word) -> str:
    return json.dumps({"key": key, "words": words}, ensure_ascii=False)


def notice_of(game: Game, key: str, seats: Mapping[str, str | Seat], **words: Word) -> str:
    """A notice that names seats: by id (``a+b`` are two), or whoever sits there."""
    ids = {}
    for name, seat in seats.items():
        if isinstance(seat, str):
            ids[name] = seat
        elif is_unnamed(game, seat):
            ids[name] = seat.id
        else:
            words[name] = seat.name
    kept = {"key": key, "game": game.id, "seats": ids, "words": words}
    return json.dumps(kept, ensure_ascii=False)


def is_unnamed(game: Game, seat: Seat) -> bool:
    """True if the player gave no name, and goes by the name of the seat in some language."""
    return any(seat.name == game.name(seat.id, one) for one in game.catalogues.languages)


def told(text: str) -> str:
    """A notice in the language being spoken; any other text, such as an older one, as it is."""
    if not text.startswith('{"key"'):
        return text
    try:
        kept = json.loads(text)
        said = _said(str(kept["key"]), kept.get("game", ""), kept.get("seats", {}), kept["words"])
    except (ValueError, KeyError, TypeError, BadCatalogue):
        return text
    return said[:1].upper() + said[1:]


def _said(key: str, game: str, seats: Mapping[str, str], words: Mapping[str, Word]) -> str:
    if not seats:
        return tell(key, **words)
    try:
        spoken = load(game).catalogues.speak()
    except (BadOption, BadRecord):  # the game is no longer here
        return tell(key, **words, **seats)
    names: dict[str, Word] = dict(words)
    for name, ids in seats.items():
        names |= spoken.named(name, ids)
    return spoken.words(key, **names)


def result_told(result: Mapping[str, Any] | None) -> dict[str, Any] | None:
    """How a game has ended, in the language being spoken."""
    return None if result is None else {**result, "text": told(str(result.get("text", "")))}
