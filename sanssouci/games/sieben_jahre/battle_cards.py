"""S20.2, S20.3 Battle cards: what is on them, and dealing them to the two sides.

The deck is common. In fleets and sieges nobody holds cards of the cavalry: they are laid aside
and replaced as they are drawn (S20.18). Used cards lie open.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Final

from sanssouci.games.sieben_jahre.atlas import PACK
from sanssouci.games.sieben_jahre.position import Position
from sanssouci.games.sieben_jahre.units import ARM_INDEX, CAVALRY
from sanssouci.kernel import CHANCE, Action, Phase

CARD: Final = tuple(card.id for card in PACK.battle_cards)
CARD_INDEX: Final = {id: card for card, id in enumerate(CARD)}
ARM: Final = tuple(ARM_INDEX[card.arm] for card in PACK.battle_cards)
FIGURES: Final = tuple(card.figures for card in PACK.battle_cards)
POINTS: Final = tuple(card.points for card in PACK.battle_cards)
FIRES: Final = tuple(card.mode == "fire" for card in PACK.battle_cards)
HAND: Final = 4
"""How many cards a side draws at a time."""


def deck_for(position: Position, cavalry: bool) -> list[int]:
    """The cards of the deck that can be dealt, with or without those of the cavalry."""
    return [card for card in sorted(position.battle_deck) if cavalry or ARM[card] != CAVALRY]


def prepare_deal(position: Position, cavalry: bool) -> None:
    """Shuffle the used cards back if the deck runs too short for both hands."""
    if len(deck_for(position, cavalry)) < 2 * HAND:
        position.battle_deck += position.battle_used
        position.battle_used = []


def use(position: Position, side: int, card: int) -> None:
    """Lay a card of a hand open among the used ones."""
    position.battle_hands[side].remove(card)
    position.battle_used.append(card)


def lay_down(position: Position) -> None:
    """The fight is over: both hands go to the used cards."""
    for hand in position.battle_hands:
        position.battle_used += hand
        hand.clear()


@dataclass(frozen=True, slots=True)
class Deal(Phase[Position]):
    """Chance deals cards, first to the attacker."""

    name: ClassVar[str] = "deal"
    wanted: tuple[int, int]
    """By side, how many cards are still to come."""
    cavalry: bool
    boards: tuple[int, int]
    """By side, the board whose cards they are; nobody sees those of the BOT."""

    @property
    def _side(self) -> int:
        return 0 if self.wanted[0] else 1

    def actors(self, position: Position) -> tuple[str, ...]:
        return (CHANCE,)

    def legal(self, position: Position, seat: str) -> Sequence[Action]:
        return [Action(f"deal {CARD[card]}") for card in deck_for(position, self.cavalry)]

    def deal(self, position: Position, seat: str, id: str) -> None:
        side = self._side
        card = CARD_INDEX[id]
        position.battle_deck.remove(card)
        position.battle_hands[side].append(card)
        position.tell("log.draws", "S20.2", board=position.board_id(self.boards[side]))
        seat_of = position.seat(self.boards[side])
        if seat_of is not None:
            position.tell("log.dealt", "S20.2", seat_of, card=id)
        left = (self.wanted[0] - (side == 0), self.wanted[1] - (side == 1))
        if any(left):
            position.become(Deal(left, self.cavalry, self.boards))
        else:
            position.pop()


def draw_open(position: Position) -> list[Action]:
    """What chance may turn up when a single card is drawn and laid open at once (S24.8)."""
    deck = position.battle_deck or position.battle_used
    return [Action(f"turn {CARD[card]}") for card in sorted(deck)]


def turned(position: Position, card: int) -> None:
    """A card has been turned up: it is used."""
    if not position.battle_deck:
        position.battle_deck, position.battle_used = position.battle_used, []
    position.battle_deck.remove(card)
    position.battle_used.append(card)
