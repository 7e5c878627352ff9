"""F3 Tactical cards: how many a nation draws, and the draw itself."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import ClassVar

from sanssouci.cards.cycle import next_pile
from sanssouci.cards.tactical import TEXT, find, in_order
from sanssouci.games.friedrich import hidden
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
from sanssouci.kernel import CHANCE, Action, Message, Phase

_DEALS = tuple(Action.of("deal", text) for text in TEXT)
_BY_DEAL = {action: card for card, action in enumerate(_DEALS)}
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
    """Whether one of the cards just drawn has to go: a full French draw of four (F3.4)."""
    if nation == FRANCE:
        return drawn == _BASE_DRAW[FRANCE]
    return nation == PRUSSIA and position.setting.in_the_west and drawn == 2


def form_pile(position: Position) -> None:
    """Open the next deck, or shuffle the discards of two (F3.8, F3.9)."""
    held = {card for hand in position.hands for card in hand}
    held.add(position.aside)
    again = position.opened == position.setting.decks
    position.opened, position.pile, decks = next_pile(position.opened, position.setting.decks, held)
    if again:
        hidden.note_shuffle(position, decks)
    for deck in decks:
        position.tell("log.deck_opened", "F3.8", deck=deck + 1)


class FromPile:
    """What phases share in which chance takes cards off the draw pile, one by one."""

    __slots__ = ()
    left: int
    """How many cards are still to be taken."""

    def actors(self, position: Position) -> tuple[str, ...]:
        return (CHANCE,) if self.left and position.pile else ()

    def legal(self, position: Position, seat: str) -> list[Action]:
        return [_DEALS[card] for card in sorted(position.pile)]

    def allows(self, position: Position, seat: str, action: Action) -> bool:
        card = _BY_DEAL.get(action)
        if card is None:
            return False
        return card in position.pile or any(TEXT[c] == TEXT[card] for c in position.pile)

    def sample(self, position: Position, rng: Random) -> Action:
        return _DEALS[rng.choice(position.pile)]


@dataclass(frozen=True, slots=True)
class Deal(FromPile, Phase[Position]):
    """Chance deals cards to a nation; piles change in the middle if need be."""

    name: ClassVar[str] = "deal"
    nation: int
    left: int
    drawn_cards: tuple[int, ...] = ()

    def deal(self, position: Position, seat: str, text: str) -> None:
        card = find(position.pile, text)
        position.pile.remove(card)
        position.hands[self.nation].append(card)
        position.become(Deal(self.nation, self.left - 1, (*self.drawn_cards, card)))

    def proceed(self, position: Position) -> None:
        if self.left and not position.pile:
            form_pile(position)
            if not position.pile:  # every card is in somebody's hand (F3.11)
                position.become(replace(self, left=0))
            return
        position.pop()
        self._tell(position)
        if must_discard(position, self.nation, len(self.drawn_cards)):
            position.push(Discard(self.nation, self.drawn_cards))

    def _tell(self, position: Position) -> None:
        if position.log is None:
            return
        nation = NATIONS[self.nation]
        position.tell("log.draws", "F3.2", nation=nation, count=len(self.drawn_cards))
        if self.drawn_cards:
            faces = " ".join(TEXT[card] for card in in_order(list(self.drawn_cards)))
            position.tell(
                "log.drawn", "F3.5", position.seat(self.nation), nation=nation, cards=faces
            )


@dataclass(frozen=True, slots=True)
class PhantomDraw(FromPile, Phase[Position]):
    """Cards an imaginary player takes and throws away unseen (F17.7)."""

    name: ClassVar[str] = "phantom"
    left: int

    def deal(self, position: Position, seat: str, text: str) -> None:
        card = find(position.pile, text)
        position.pile.remove(card)
        position.buried.append(card)
        position.become(PhantomDraw(self.left - 1))

    def proceed(self, position: Position) -> None:
        if self.left and not position.pile:
            form_pile(position)
            if position.pile:
                return
        position.pop()
        position.tell("log.phantom", "F17.7")


@dataclass(frozen=True, slots=True)
class Discard(Phase[Position]):
    """One of the cards just drawn is thrown away unseen (F3.4)."""

    name: ClassVar[str] = "discard"
    nation: int
    drawn_cards: tuple[int, ...]

    def actors(self, position: Position) -> tuple[str, ...]:
        return (position.seat(self.nation),)

    def prompt(self, position: Position, seat: str) -> Message:
        return Message.of("prompt.discard", "F3.4", nation=NATIONS[self.nation])

    def legal(self, position: Position, seat: str) -> Sequence[Action]:
        texts = {TEXT[card]: None for card in in_order(list(self.drawn_cards))}
        return [Action.of("discard", text) for text in texts]

    def why_not(self, position: Position, seat: str, action: Action) -> Message | None:
        return Message.of("refuse.discard_fresh", "F3.4", nation=NATIONS[self.nation])

    def discard(self, position: Position, seat: str, text: str) -> None:
        card = find(list(self.drawn_cards), text)
        position.pop()
        position.bury_card(self.nation, card)
        nation = NATIONS[self.nation]
        position.tell("log.discards", "F3.4", nation=nation)
        position.tell("log.discarded", "F3.4", seat, nation=nation, card=text)
