"""What games of a war led by generals with tactical cards call things, and where it is fought."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import ClassVar, Final, Protocol

from sanssouci.board import Map, chart_of, local_names_of
from sanssouci.cards.tactical import TacticalCards
from sanssouci.kernel import Chart, Game
from sanssouci.kernel.catalogue import MANY

_RESERVE: Final = "card.reserve"


class _Named(Protocol):
    @property
    def id(self) -> str: ...
    @property
    def name(self) -> str: ...


class WarAtlas(Protocol):
    """As much of an atlas as names and maps are made of."""

    @property
    def map(self) -> Map: ...
    @property
    def pieces(self) -> Sequence[_Named]: ...


class WarGame(Game):
    tactical: ClassVar[TacticalCards]
    atlas: ClassVar[WarAtlas]

    def name(self, id: str, language: str | None = None) -> str:
        """A card is named as people write it: the symbol of its suit, without its deck."""
        if id not in self.tactical.BY_TEXT:
            return Game.name(self, id, language)
        return self.tactical.face(id) or self.catalogues.speak(language).words(_RESERVE)

    def forms(self, id: str, language: str | None = None) -> Mapping[str, str]:
        """Reserves are alike, so that a list counts them."""
        if id not in self.tactical.BY_TEXT or self.tactical.face(id):
            return {}
        return {MANY: self.catalogues.speak(language).form(_RESERVE, MANY)}

    @cached_property
    def data_names(self) -> dict[str, str]:
        named: tuple[Sequence[_Named], ...] = (self.atlas.map.places, self.atlas.pieces)
        return {each.id: each.name for row in named for each in row}

    @cached_property
    def local_names(self) -> dict[str, str]:
        return local_names_of(self)

    @cached_property
    def map(self) -> Chart:
        return chart_of(self.atlas.map)
