"""A pack in a few lines, for its owner to hold against the printed game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from sanssouci.games.maria.nations import NATIONS
from sanssouci.games.maria.pack import Pack
from sanssouci.games.maria.political_tables import YEARS
from sanssouci.games.maria.tables import COUNTRIES, SHEETS


def summary(pack: Pack) -> Iterator[tuple[str, str]]:
    """What there is, line by line: a heading and the words beside it."""
    board, politics = pack.board, pack.politics
    yield "title", pack.title + (" (a reconstruction)" if pack.reconstruction else "")
    yield "fingerprint", pack.fingerprint
    yield "towns", _tally(Counter(city.sheet for city in board.cities), SHEETS)
    kinds = [way.kind for way in board.map.ways]
    yield "roads", _tally(Counter(road.kind for road in board.map.roads), kinds)
    for size in ("major", "minor"):
        found = Counter(city.country for city in board.cities if city.fortress == size)
        yield f"{size} fortresses", f"{found.total()}: {_tally(found, COUNTRIES)}"
    yield "votes", ", ".join(city.name for city in board.cities if city.elector)
    for nation in NATIONS:
        own = [piece for piece in board.pieces if piece.power == nation]
        names = ", ".join(f"{piece.rank} {piece.name}" for piece in own if piece.is_general)
        trains = sum(not piece.is_general for piece in own)
        yield nation, f"{names}; {trains} train{'s' if trains > 1 else ''}"
    years = Counter(str(card.year) for card in politics.cards)
    yield "political cards", _tally(years, [str(year) for year in YEARS], of="of")
    yield "notes", " ".join(pack.notes.split())


def _tally(counts: Counter[str], order: Iterable[str], of: str = "") -> str:
    between = f" {of} " if of else " "
    return ", ".join(f"{counts[what]}{between}{what}" for what in order if counts[what])
