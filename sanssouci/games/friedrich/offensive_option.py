"""F13 Expert game: the Offensive Option, and East Prussia."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from sanssouci.board import bits
from sanssouci.games.friedrich.atlas import ATLAS, CITY, GENERALS, GRAPH
from sanssouci.games.friedrich.deck import TEXT, VALUE, find, in_order
from sanssouci.games.friedrich.fate_cards import BUTE, POEMS
from sanssouci.games.friedrich.nations import AUSTRIA, FREDERICK, PRUSSIA, RUSSIA
from sanssouci.games.friedrich.position import (
    CARD_TAKEN,
    DECLINED,
    FAILED,
    STANDING,
    UNDECIDED,
    Position,
)
from sanssouci.kernel import Action, Message, Phase

DECISION_TURN = 3
LOWEST_CARD = 10
COSTLY_DEFEAT = 3
"""A defeat by Austria with this score or worse loses the card (F13.9)."""
FREE_OBJECTIVES = 4
_BOHEMIA = ATLAS.all_objectives[PRUSSIA]


def bohemia_open(position: Position) -> bool:
    """True if Prussia can conquer her objectives in Bohemia now."""
    setting = position.setting
    if setting.in_the_theatre:
        return True  # F15.9
    if not setting.expert:
        return False  # F1.4
    if position.offensive in (STANDING, CARD_TAKEN):
        return True
    if setting.literal_text:  # F18.8
        return position.offensive == DECLINED and position.turn > DECISION_TURN
    return position.offensive == UNDECIDED  # F13.6


def offered(position: Position) -> bool:
    """True if the decision is due in this Prussian stage (F13.7)."""
    return position.setting.expert and position.turn == DECISION_TURN


def chosen(position: Position) -> bool:
    """True if the Option was chosen, failed or not: Austria has her gifts (F13.14)."""
    return position.offensive in (STANDING, CARD_TAKEN, FAILED)


def complete(position: Position) -> bool:
    return position.markers & _BOHEMIA == _BOHEMIA


def test_immediate_victory(position: Position) -> None:
    """The fourteenth marker wins at once in the second edition (F13.13)."""
    if (
        position.setting.expert
        and position.setting.edition == 2
        and position.offensive in (STANDING, CARD_TAKEN)
        and complete(position)
    ):
        position.finish([FREDERICK], "offensive", "F13.13")


def lose_card(position: Position, rule: str) -> None:
    """Austria takes the card; with the subsidies cut as well, the Option has failed."""
    if position.offensive == STANDING:
        position.tell("log.option_card_taken", rule, card=TEXT[position.aside])
        position.take_up(AUSTRIA, position.aside)
        position.aside = -1
        position.offensive = CARD_TAKEN
        test_failure(position)


def test_failure(position: Position) -> None:
    """Card taken and subsidies cut, in either order, end the Option (F13.12)."""
    cut = position.strokes >> BUTE & 1 or position.strokes >> POEMS & 1
    if position.offensive == CARD_TAKEN and cut:
        position.offensive = FAILED
        position.tell("log.option_failed", "F13.12")
        _give_up_bohemia(position, "F13.12")


def _give_up_bohemia(position: Position, rule: str) -> None:
    from sanssouci.games.friedrich.conquest import clear_markers

    clear_markers(position, _BOHEMIA, rule)


@dataclass(frozen=True, slots=True)
class OffensiveChoice(Phase[Position]):
    """Before her first move of turn 3 Prussia sets a high card aside, or declines (F13.7)."""

    name: ClassVar[str] = "offensive"

    def actors(self, position: Position) -> tuple[str, ...]:
        return (position.seat(PRUSSIA),)

    def prompt(self, position: Position, seat: str) -> Message:
        return Message.of("prompt.offensive", "F13.7")

    def legal(self, position: Position, seat: str) -> Sequence[Action]:
        cards = [card for card in position.hands[PRUSSIA] if VALUE[card] >= LOWEST_CARD]
        texts = {TEXT[card]: None for card in in_order(cards)}
        return [*(Action.of("aside", text) for text in texts), Action("decline")]

    def why_not(self, position: Position, seat: str, action: Action) -> Message | None:
        return Message.of("refuse.offensive_card", "F13.7")

    def aside(self, position: Position, seat: str, text: str) -> None:
        card = find(position.hands[PRUSSIA], text)
        position.lose_card(PRUSSIA, card)
        position.aside = card
        position.offensive = STANDING
        position.pop()
        position.seal()
        position.tell("log.option_chosen", "F13.7", card=text)
        test_immediate_victory(position)

    def decline(self, position: Position, seat: str) -> None:
        position.offensive = DECLINED
        position.pop()
        position.tell("log.option_declined", "F13.8")
        if not position.setting.literal_text:
            _give_up_bohemia(position, "F13.8")


@dataclass(frozen=True, slots=True)
class EastPrussia(Phase[Position]):
    """All of East Prussia taken and no Russian general left there: two cities fall back (F13.5)."""

    name: ClassVar[str] = "east_prussia"
    left: int = 0

    def actors(self, position: Position) -> tuple[str, ...]:
        return (position.seat(PRUSSIA),) if self.left else ()

    def prompt(self, position: Position, seat: str) -> Message:
        return Message.of("prompt.liberate", "F13.5", left=self.left)

    def legal(self, position: Position, seat: str) -> Sequence[Action]:
        return [Action.of("liberate", CITY[city]) for city in bits(_east() & position.markers)]

    def liberate(self, position: Position, seat: str, city: str) -> None:
        position.markers &= ~GRAPH.bit[ATLAS.index[city]]
        position.tell("log.liberated", "F13.5", city=city)
        if self.left > 1:
            position.become(EastPrussia(self.left - 1))
        else:
            position.pop()

    def proceed(self, position: Position) -> None:
        if position.setting.expert and abandoned_east_prussia(position):
            position.become(EastPrussia(2))
        else:
            position.pop()


def _east() -> int:
    return ATLAS.east_prussia & ATLAS.all_objectives[RUSSIA]


def abandoned_east_prussia(position: Position) -> bool:
    """True if Russia holds all its objectives there without a general in the province."""
    return position.markers & _east() == _east() and not any(
        position.place[general] >= 0 and GRAPH.bit[position.place[general]] & ATLAS.east_prussia
        for general in GENERALS[RUSSIA]
    )
