"""The data of the game as typed values: both maps, the pieces, the political board and cards.

The printed game was not at hand, so what is built in is our reconstruction, and an owner may put
exact tables in its place. ``Pack.fingerprint`` names everything in it that matters in play; the
game makes it a part of its rules version, so that a record is never replayed on other data.
``shelf`` says which pack is used.
"""

from __future__ import annotations

from dataclasses import astuple, dataclass
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Final

from sanssouci.board.packs import fingerprint

if TYPE_CHECKING:
    from sanssouci.games.maria.political_tables import Box, Politics
    from sanssouci.games.maria.tables import Data

BUILT_IN: Final = Path(__file__).parent / "data"


@dataclass(frozen=True)
class Pack:
    title: str
    reconstruction: bool
    notes: str
    board: Data
    politics: Politics

    @cached_property
    def fingerprint(self) -> str:
        """Names what matters in play; wording and places on the sheet do not."""
        board, politics = self.board, self.politics
        return fingerprint(
            (
                [
                    (c.id, c.sheet, c.suit, c.country, c.fortress, c.elector, c.held_by)
                    for c in board.cities
                ],
                sorted((*sorted((r.a, r.b)), r.kind) for r in board.map.roads),
                sorted((w.kind, w.fast, w.seam) for w in board.map.ways),
                [(p.id, p.kind, p.power, p.rank, p.minimum, p.start) for p in board.pieces],
                [_apart_from_title(astuple(card), card.title) for card in politics.cards],
                [_apart_from_title(_known_of(box), box.title) for box in politics.boxes],
            )
        )


def _known_of(box: Box) -> tuple[object, ...]:
    """All of a box; what older packs cannot have is left out where they say nothing of it."""
    return astuple(box) if box.more else astuple(box)[:-1]


def _apart_from_title(values: tuple[object, ...], title: str) -> list[object]:
    return [value for value in values if value != title]


def load_pack(path: Path = BUILT_IN) -> Pack:
    """Read and check a folder or a .zip; raises BadPack with everything that is wrong."""
    from sanssouci.games.maria.pack_tables import read_pack

    return read_pack(path)
