"""Drawing cards: chance takes them off the pile one by one, and piles change if need be."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import cache
from random import Random
from typing import Any, ClassVar, NamedTuple, TypeVar

from sanssouci.cards.tactical import TacticalCards
from sanssouci.kernel import CHANCE, Action, Phase
from sanssouci.steps.secrets import SecretWar

W = TypeVar("W", bound=SecretWar)


class DrawRules(NamedTuple):
    """The ids of a game's rules about drawing."""

    draws: str
    nothing: str
    hand: str
    piles: str


@cache
def deals(cards: TacticalCards) -> tuple[Action, ...]:
    """By card, the action of chance that deals it."""
    return tuple(Action.of("deal", text) for text in cards.TEXT)


@cache
def _by_deal(cards: TacticalCards) -> dict[Action, int]:
    return {action: card for card, action in enumerate(deals(cards))}


def by_back(cards: TacticalCards, drawn: Iterable[int]) -> list[tuple[int, int]]:
    """(deck as it is numbered, how many cards) for the decks some cards come from."""
    return sorted(Counter(cards.deck_of(card) + 1 for card in drawn).items())


def form_pile(position: SecretWar, rule: str, drawing: Sequence[int] = ()) -> None:
    """Open the next deck, or shuffle discards, and say so."""
    for deck in position.form_pile(drawing):
        position.tell("log.deck_opened", rule, deck=deck + 1)


class FromPile:
    """What phases share in which chance takes cards off the draw pile, one by one."""

    __slots__ = ()
    left: int
    """How many cards are still to be taken."""

    def actors(self, position: Any) -> tuple[str, ...]:
        return (CHANCE,) if self.left and position.pile else ()

    def legal(self, position: Any, seat: str) -> list[Action]:
        actions = deals(position.cards)
        return [actions[card] for card in sorted(position.pile)]

    def allows(self, position: Any, seat: str, action: Action) -> bool:
        card = _by_deal(position.cards).get(action)
        if card is None:
            return False
        text = position.cards.TEXT
        return card in position.pile or any(text[each] == text[card] for each in position.pile)

    def sample(self, position: Any, rng: Random) -> Action:
        card: int = rng.choice(position.pile)
        return deals(position.cards)[card]


@dataclass(frozen=True, slots=True)
class Drawing(FromPile, Phase[W]):
    """Chance deals cards to a nation; piles change in the middle if need be."""

    rules: ClassVar[DrawRules]
    nation: int
    left: int
    drawn_cards: tuple[int, ...] = ()

    def completed(self, position: W) -> None:
        """All cards are drawn and told; the frame is off the stack."""

    def deal(self, position: W, seat: str, text: str) -> None:
        card = position.cards.find(position.pile, text)
        position.pile.remove(card)
        position.add_card(self.nation, card)
        drawn = (*self.drawn_cards, card)
        position.become(type(self)(self.nation, self.left - 1, drawn))  # quicker than to replace

    def proceed(self, position: W) -> None:
        if self.left and not position.pile:
            form_pile(position, self.rules.piles, self.drawn_cards)
            if not position.pile:  # every card is in somebody's hand
                position.become(replace(self, left=0))
            return
        position.pop()
        self._tell(position)
        self.completed(position)

    def _tell(self, position: W) -> None:
        if position.log is None:
            return
        nation, cards = position.nations[self.nation], position.cards
        if not self.drawn_cards:
            position.tell("log.draws_nothing", self.rules.nothing, nation=nation)
            return
        for deck, count in by_back(cards, self.drawn_cards):
            position.tell("log.draws", self.rules.draws, nation=nation, count=count, deck=deck)
        faces = " ".join(cards.TEXT[card] for card in cards.in_order(list(self.drawn_cards)))
        owner = position.seat(self.nation)
        position.tell("log.drawn", self.rules.hand, owner, nation=nation, cards=faces)
