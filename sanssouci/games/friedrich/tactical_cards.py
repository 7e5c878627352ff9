"""F3 Tactical cards: how many a nation draws, and the draw itself."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from sanssouci.games.friedrich.deck import TACTICAL, TEXT, deck_of, find, in_order
from sanssouci.games.friedrich.fate_cards import AMERICA, BUTE, INDIA, POEMS
from sanssouci.games.friedrich.nations import (
    AUSTRIA,
    FRANCE,
    HANOVER,
    IMPERIAL,
    NATIONS,
    PRUSSIA,
    RUSSIA,
    SWEDEN,
)
from sanssouci.games.friedrich.position import Position
from sanssouci.kernel import Action, Message, Phase
from sanssouci.steps import drawing as steps
from sanssouci.steps.drawing import Drawing, DrawRules, FromPile, by_back

_PILES = "F3.8"
_BASE_DRAW = {PRUSSIA: 7, HANOVER: 2, RUSSIA: 4, SWEDEN: 1, AUSTRIA: 5, IMPERIAL: 1, FRANCE: 4}


def draw_size(position: Position, nation: int) -> int:
    """How many cards the nation draws in its stage (F3.2, F3.3, F15.4, F15.10)."""
    setting, strokes = position.setting, position.strokes
    cuts = (strokes >> BUTE & 1) + (strokes >> POEMS & 1)
    overseas_lost = strokes >> INDIA & 1 or strokes >> AMERICA & 1
    if nation == PRUSSIA:
        if setting.in_the_west:
            return 1 if cuts else 2
        return 5 - cuts if setting.in_the_theatre else max(4, 7 - 2 * cuts)
    if nation == HANOVER and position.out >> FRANCE & 1:
        return 1
    if nation in (AUSTRIA, FRANCE) and overseas_lost:
        return _BASE_DRAW[nation] - 1
    return _BASE_DRAW[nation]


def must_discard(position: Position, nation: int, drawn: int) -> bool:
    """True if one of the cards just drawn has to go: a full French draw of four (F3.4)."""
    if nation == FRANCE:
        return drawn == _BASE_DRAW[FRANCE]
    return nation == PRUSSIA and position.setting.in_the_west and drawn == 2


def form_pile(position: Position) -> None:
    """Open the next deck, or shuffle the discards of two (F3.8, F3.9)."""
    steps.form_pile(position, _PILES)


@dataclass(frozen=True, slots=True)
class Deal(Drawing[Position]):
    """Chance deals cards to a nation (F3.2, F3.8)."""

    name: ClassVar[str] = "deal"
    rules: ClassVar = DrawRules(draws="F3.2", nothing="F3.11", hand="F3.5", piles=_PILES)

    def completed(self, position: Position) -> None:
        if must_discard(position, self.nation, len(self.drawn_cards)):
            position.push(Discard(self.nation, self.drawn_cards))


@dataclass(frozen=True, slots=True)
class PhantomDraw(FromPile, Phase[Position]):
    """Cards an imaginary player takes and throws away unseen (F17.7)."""

    name: ClassVar[str] = "phantom"
    left: int
    gone_cards: tuple[int, ...] = ()

    def deal(self, position: Position, seat: str, text: str) -> None:
        card = find(position.pile, text)
        position.pile.remove(card)
        position.buried.append(card)
        position.become(PhantomDraw(self.left - 1, (*self.gone_cards, card)))

    def proceed(self, position: Position) -> None:
        if self.left and not position.pile:
            form_pile(position)
            if position.pile:
                return
        position.pop()
        for deck, count in by_back(TACTICAL, self.gone_cards):
            position.tell("log.phantom", "F17.7", count=count, deck=deck)


@dataclass(frozen=True, slots=True)
class Discard(Phase[Position]):
    """One of the cards just drawn is thrown away unseen (F3.4)."""

    name: ClassVar[str] = "discard"
    nation: int
    drawn_cards: tuple[int, ...]

    def actors(self, position: Position) -> tuple[str, ...]:
        return (position.seat(self.nation),)

    @property
    def rule(self) -> str:
        """France throws away in every war, Prussia in the War in the West only."""
        return "F15.4" if self.nation == PRUSSIA else "F3.4"

    def prompt(self, position: Position, seat: str) -> Message:
        return Message.of("prompt.discard", self.rule, nation=NATIONS[self.nation])

    def legal(self, position: Position, seat: str) -> Sequence[Action]:
        texts = {TEXT[card]: None for card in in_order(list(self.drawn_cards))}
        return [Action.of("discard", text) for text in texts]

    def why_not(self, position: Position, seat: str, action: Action) -> Message | None:
        return Message.of("refuse.discard_fresh", self.rule, nation=NATIONS[self.nation])

    def discard(self, position: Position, seat: str, text: str) -> None:
        card = find(list(self.drawn_cards), text)
        position.pop()
        position.bury_card(self.nation, card, self.drawn_cards)
        nation = NATIONS[self.nation]
        position.tell("log.discards", self.rule, nation=nation, deck=deck_of(card) + 1)
        position.tell("log.discarded", self.rule, seat, nation=nation, card=text)
