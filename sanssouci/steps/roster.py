"""The pieces of a game, as numbers: all generals first, then all supply trains."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Piece:
    """A general or a supply train."""

    index: int
    id: str
    name: str
    nation: int
    rank: int
    start: int
    """The place it begins in; -1 for off the map."""
    is_general: bool


class Roster:
    """Who there is. Among the generals of a nation the highest rank comes first."""

    def __init__(self, pieces: Sequence[Piece], nations: int) -> None:
        self.pieces = tuple(pieces)
        self.general_count = sum(piece.is_general for piece in pieces)
        if not all(piece.is_general for piece in pieces[: self.general_count]):
            raise ValueError("the generals come first, then the trains")
        self.ids = tuple(piece.id for piece in pieces)
        self.index = {piece.id: piece.index for piece in pieces}
        self.nation_of = tuple(piece.nation for piece in pieces)
        self.ranks = tuple(piece.rank for piece in pieces)
        self.generals = _by_nation([p for p in pieces if p.is_general], nations)
        self.trains = _by_nation([p for p in pieces if not p.is_general], nations)

    def is_general(self, piece: int) -> bool:
        return piece < self.general_count

    def word(self, pieces: Iterable[int]) -> str:
        """Several pieces as one word, as in ``march friedrich+keith ...``."""
        return "+".join([self.ids[piece] for piece in pieces])


def _by_nation(pieces: Sequence[Piece], nations: int) -> tuple[tuple[int, ...], ...]:
    return tuple(
        tuple(piece.index for piece in pieces if piece.nation == nation)
        for nation in range(nations)
    )
