"""F11 The clock of fate: the card at the end of the turn, and what it does at once."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import ClassVar, Final

from sanssouci.cards.tactical import LETTERS
from sanssouci.games.friedrich import (
    armies,
    fate_choices,
    fate_exchanges,
    fate_moves,
    strokes,
    supply,
    victory,
)
from sanssouci.games.friedrich.atlas import (
    APRAXIN,
    ATLAS,
    DAUN,
    FRIEDRICH,
    GENERALS,
    GRAPH,
    KARL,
    LAUDON,
    PIECE_ID,
    TOTTLEBEN,
)
from sanssouci.games.friedrich.fate_cards import (
    CARD_IDS,
    CARD_INDEX,
    HELD_BACK,
    NUMBERED,
    rule_of,
    text,
)
from sanssouci.games.friedrich.nations import AUSTRIA, FRANCE, HANOVER, PRUSSIA, RUSSIA, SWEDEN
from sanssouci.games.friedrich.position import Position
from sanssouci.kernel import CHANCE, Action, Phase

FIRST_CARD_TURN = 6
_SEEDED_DRAWS = 4
_SPADES = 0
_STRETCHED = (4, 6)
"""A train 5 or 6 cities away is too far under F11.11: within six, not within four."""


def suit_of_fate(position: Position) -> int:
    """The suit that is read: where the last victorious general stands now (F11.2, F13.1-3)."""
    if not position.setting.expert:
        return _SPADES
    general = FRIEDRICH if position.victor < 0 else position.victor
    city = position.place[general]
    return ATLAS.suit[city] if city >= 0 else _SPADES


@dataclass(frozen=True, slots=True)
class FateDraw(Phase[Position]):
    """Chance turns up the next card of fate."""

    name: ClassVar[str] = "fate"

    def actors(self, position: Position) -> tuple[str, ...]:
        return (CHANCE,)

    def legal(self, position: Position, seat: str) -> Sequence[Action]:
        cards = sorted(position.fate_left)
        drawn = len(CARD_IDS) - len(cards)
        if position.setting.seeded_fate and drawn < _SEEDED_DRAWS:
            cards = [card for card in cards if card not in HELD_BACK]
        return [Action.of("fate", CARD_IDS[card]) for card in cards]

    def fate(self, position: Position, seat: str, id: str) -> None:
        position.pop()
        card = CARD_INDEX[id]
        position.fate_left.remove(card)
        position.fate = -1
        position.fate_spent = False
        if card < NUMBERED:
            position.fate = text(card + 1, LETTERS[suit_of_fate(position)])
            rule = rule_of(position.fate)
            position.tell("log.fate", rule, text=rule)
            victory.test(position)
            if not position.outcome:
                _AT_ONCE.get(position.fate, _nothing)(position, rule)
        else:
            stroke = card - NUMBERED
            rule = strokes.rule_of(stroke)
            position.tell("log.fate", rule, text=rule)
            leaving = strokes.strike(position, stroke)
            victory.test(position)
            if not position.outcome:
                strokes.carry_out(position, stroke, leaving)


# -- what the numbered cards do at once -----------------------------------------------------------

_Effect = Callable[[Position, str], None]


def _nothing(position: Position, rule: str) -> None:
    """The text holds for the next turn, or does nothing at all."""


def _free_troop(general: int) -> _Effect:
    return lambda position, rule: armies.free_troop(position, general, rule)


def _fated_loss(general: int) -> _Effect:
    return lambda position, rule: armies.fated_loss(position, general, rule)


def _free_troop_for(nation: int) -> _Effect:
    """Any one general of the nation gets a troop, if one can (F11.9)."""

    def effect(position: Position, rule: str) -> None:
        on_map = [general for general in GENERALS[nation] if position.place[general] >= 0]
        spare = position.ceiling(nation) - position.total(nation)
        if spare > 0 and position.room(on_map) > 0:
            position.push(fate_choices.ChooseStack(nation, True, rule))

    return effect


def _troops_for_prussia(position: Position, rule: str) -> None:
    """One general of choice; by the first edition all of them, one troop each (F11.8S, F18.4)."""
    if position.setting.edition == 2:
        _free_troop_for(PRUSSIA)(position, rule)
        return
    on_map = [general for general in GENERALS[PRUSSIA] if position.place[general] >= 0]
    spare = position.ceiling(PRUSSIA) - position.total(PRUSSIA)
    if spare >= len(on_map):
        for stack in position.stacks(PRUSSIA).values():
            for _ in range(min(len(stack), position.room(stack))):
                armies.gain_somewhere(position, stack, "F18.4")
    elif spare > 0:
        position.push(fate_choices.ChooseStack(PRUSSIA, True, "F18.4", spare))


def _exchange(position: Position, rule: str) -> None:
    if all(position.at_war(n) and position.hands[n] for n in (AUSTRIA, RUSSIA)):
        position.push(fate_exchanges.Exchange())


def _renew(position: Position, rule: str) -> None:
    if position.at_war(FRANCE) and position.hands[FRANCE]:
        position.push(fate_exchanges.RenewCard())


def _laudon(position: Position, rule: str) -> None:
    if position.place[LAUDON] >= 0 and fate_moves.laudon_steps(position):
        position.push(fate_moves.MoveLaudon())


def _partisans(position: Position, rule: str) -> None:
    if position.at_war(AUSTRIA) and fate_choices.raidable(position):
        position.push(fate_choices.Partisans())


def _loss_for_karl(position: Position, rule: str) -> None:
    """In the anniversary game the text helps Friedrich instead (F17.6)."""
    if not position.setting.anniversary:
        armies.fated_loss(position, KARL, rule)


def _give_and_take(position: Position, rule: str) -> None:
    cards = position.hands[PRUSSIA]
    if position.at_war(AUSTRIA) and cards:
        if len(cards) == 1:  # nothing to choose, as all can see (F2.8)
            fate_exchanges.hand_over(position, PRUSSIA, AUSTRIA, cards[0])
        position.push(fate_exchanges.GiveAndTake(given=not cards))


def _loss_for_prussia(position: Position, rule: str) -> None:
    if any(armies.can_lose_one(position, stack) for stack in position.stacks(PRUSSIA).values()):
        position.push(fate_choices.ChooseStack(PRUSSIA, False, rule))


def _chase(position: Position, rule: str) -> None:
    if position.imperial_beaten and fate_moves.flight_cities(position):
        position.push(fate_moves.ChaseHildburghausen())


def _stretched_supply(nation: int) -> _Effect:
    """Generals 5 or 6 cities from their nearest train are turned face-down (F11.11)."""

    def effect(position: Position, rule: str) -> None:
        near, far = (supply.within_supply(position, nation, steps) for steps in _STRETCHED)
        for general in GENERALS[nation]:
            city = position.place[general]
            if city >= 0 and not position.is_down(general) and GRAPH.bit[city] & far & ~near:
                position.down |= 1 << general
                position.tell("log.turned_down", rule, general=PIECE_ID[general])

    return effect


_AT_ONCE: Final[dict[int, _Effect]] = {
    text(1, "C"): _free_troop_for(RUSSIA),
    text(1, "H"): _exchange,
    text(1, "D"): _free_troop(TOTTLEBEN),
    text(2, "H"): _fated_loss(APRAXIN),
    text(4, "H"): _renew,
    text(6, "S"): _laudon,
    text(6, "C"): _free_troop(DAUN),
    text(6, "D"): _partisans,
    text(8, "S"): _troops_for_prussia,
    text(8, "D"): _loss_for_karl,
    text(9, "S"): _stretched_supply(RUSSIA),
    text(9, "D"): _give_and_take,
    text(10, "C"): _loss_for_prussia,
    text(11, "C"): _free_troop_for(HANOVER),
    text(12, "C"): _stretched_supply(SWEDEN),
    text(12, "H"): _chase,
}
