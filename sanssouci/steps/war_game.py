"""What games about a war led by generals with tactical cards call things."""

from __future__ import annotations

from typing import ClassVar

from sanssouci.cards.tactical import TacticalCards
from sanssouci.kernel import Game


class WarGame(Game):
    tactical: ClassVar[TacticalCards]

    def name(self, id: str, language: str | None = None) -> str:
        """A card is named as people write it: the symbol of its suit, without its deck."""
        if id not in self.tactical.BY_TEXT:
            return Game.name(self, id, language)
        return self.tactical.face(id) or self.catalogues.speak(language).words("card.reserve")
