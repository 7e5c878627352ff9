"""Setting up positions of Friedrich by hand."""

from __future__ import annotations

from typing import Final

from sanssouci.games.friedrich.atlas import CITY, PIECE_ID
from sanssouci.games.friedrich.conquest import RetroactiveConquest
from sanssouci.games.friedrich.deck import TACTICAL
from sanssouci.games.friedrich.fate import FateDraw
from sanssouci.games.friedrich.movement import Movement
from sanssouci.games.friedrich.nations import NATION_INDEX, NATIONS, PRUSSIA, RUSSIA
from sanssouci.games.friedrich.offensive_option import EastPrussia
from sanssouci.games.friedrich.position import Position
from sanssouci.games.friedrich.sequence import CombatBegins, EndOfTurn, Turn
from sanssouci.games.friedrich.supply import Supply
from sanssouci.kernel import Grammar, Kind, Noun, Shape, Slot, Verb, numbers
from sanssouci.steps.arranging import FieldArranger, field_verbs
from sanssouci.steps.nouns import card_noun

MOVEMENT, COMBAT, SUPPLY = "movement", "combat", "supply"

_NUMBER: Final = numbers(99)
_PIECE: Final = Noun("piece", Kind.PIECE, PIECE_ID)
_CITY: Final = Noun("city", Kind.PLACE, CITY)
_CARD: Final = card_noun(TACTICAL, by_face=True)
_NATION: Final = Noun("nation", Kind.CHOICE, NATIONS)
_PHASE: Final = Noun("phase", Kind.CHOICE, (MOVEMENT, COMBAT, SUPPLY))


class FriedrichArranger(FieldArranger):
    """Begins with the pieces in their first positions and the movement of Prussia."""

    grammar = Grammar(
        *field_verbs(_PIECE, _CITY, _NATION, _CARD, _NUMBER),
        Verb("mark", Slot("cities", _CITY, Shape.SET)),
        Verb("begin", Slot("nation", _NATION)),
        Verb("begin", Slot("nation", _NATION), Slot("phase", _PHASE)),
        Verb("fate"),
        nouns=(_NUMBER, _PIECE, _CITY, _CARD, _NATION, _PHASE),
    )

    _begins: tuple[int | None, str] = (PRUSSIA, MOVEMENT)

    def mark(self, *cities: str) -> None:
        """Objectives are taken."""
        for city in cities:
            self.state.markers |= 1 << self.state.city_index[city]

    def begin(self, nation: str, phase: str = MOVEMENT) -> None:
        """Whose stage it is, at the start of which phase."""
        self._begins = NATION_INDEX[nation], phase

    def fate(self) -> None:
        """All stages are over: the card of fate is about to be drawn."""
        self._begins = None, ""

    def finish(self) -> None:
        super().finish()
        lay_out(self.state, *self._begins)


def lay_out(position: Position, nation: int | None, phase: str) -> None:
    """The phases as they lie at the start of one in a nation's stage; None is the draw of fate."""
    if nation is None:
        position.stack = [EndOfTurn(3), FateDraw()]
        return
    position.stack = [Turn(nation + 1)]
    if nation == RUSSIA:
        position.push(EastPrussia())
    position.push(Supply(nation))
    if phase == SUPPLY:
        return
    position.push(RetroactiveConquest(nation))
    position.push(CombatBegins(nation))
    if phase == MOVEMENT:
        position.push(Movement.begin(position, nation))
