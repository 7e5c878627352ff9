"""F11 The clock of fate: the card at the end of the turn, and what it does at once."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import ClassVar, Final

from sanssouci.games.friedrich import (
    armies,
    fate_choices,
    fate_exchanges,
    fate_moves,
    fate_texts,
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
from sanssouci.games.friedrich.deck import LETTERS
from sanssouci.games.friedrich.fate_cards import (
    CARD_IDS,
    CARD_INDEX,
    HELD_BACK,
    NUMBERED,
    rule_of,
    text,
)
from sanssouci.games.friedrich.fate_texts import FateText
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
            read_out(position, fate_texts.in_play(position))
            victory.test(position)
            if not position.outcome:
                carry_out(position)
        else:
            stroke = card - NUMBERED
            read_out(position, strokes.read(position, stroke))
            leaving = strokes.strike(position, stroke)
            victory.test(position)
            if not position.outcome:
                strokes.carry_out(position, stroke, leaving)


def read_out(position: Position, found: FateText | None) -> None:
    """Everybody hears the name of the card, and what it says in this game."""
    if found is not None:
        position.tell("log.fate", found.card, text=found.name)
        position.tell(found.words.key, found.words.rule, **dict(found.words.args))


def carry_out(position: Position) -> None:
    """What the text of a numbered card does at once; if it comes to nothing, that is said."""
    at_once = _effect_of(position)
    if at_once:
        void = not at_once(position, rule_of(position.fate))
    else:
        void = fate_texts.is_void(position)
    if void:
        position.tell("log.fate_void", "F11.5")


# -- what the numbered cards do at once -----------------------------------------------------------

_Effect = Callable[[Position, str], bool]
"""Carries a text out; returns whether it can do anything."""


def _effect_of(position: Position) -> _Effect | None:
    if position.fate == text(8, "D") and position.setting.anniversary:
        return None  # another text stands in its place (F17.6)
    return _AT_ONCE.get(position.fate)


def _free_troop(general: int) -> _Effect:
    return lambda position, rule: armies.free_troop(position, general, rule)


def _fated_loss(general: int) -> _Effect:
    return lambda position, rule: armies.fated_loss(position, general, rule)


def _free_troop_for(nation: int) -> _Effect:
    """Any one general of the nation gets a troop, if one can (F11.9)."""

    def effect(position: Position, rule: str) -> bool:
        on_map = [general for general in GENERALS[nation] if position.place[general] >= 0]
        spare = position.ceiling(nation) - position.total(nation)
        if spare <= 0 or position.room(on_map) <= 0:
            return False
        position.push(fate_choices.ChooseStack(nation, True, rule))
        return True

    return effect


def _troops_for_prussia(position: Position, rule: str) -> bool:
    """One general of choice; by the first edition all of them, one troop each (F11.8S, F18.4)."""
    if position.setting.edition == 2:
        return _free_troop_for(PRUSSIA)(position, rule)
    on_map = [general for general in GENERALS[PRUSSIA] if position.place[general] >= 0]
    spare = position.ceiling(PRUSSIA) - position.total(PRUSSIA)
    if spare <= 0 or position.room(on_map) <= 0:
        return False
    if spare >= len(on_map):
        armies.gain_everywhere(position, PRUSSIA, "F18.4")
    else:
        position.push(fate_choices.ChooseStack(PRUSSIA, True, "F18.4", spare))
    return True


def _exchange(position: Position, rule: str) -> bool:
    if not all(position.at_war(n) and position.hands[n] for n in (AUSTRIA, RUSSIA)):
        return False
    position.push(fate_exchanges.Exchange())
    return True


def _renew(position: Position, rule: str) -> bool:
    if not (position.at_war(FRANCE) and position.hands[FRANCE]):
        return False
    position.push(fate_exchanges.RenewCard())
    return True


def _laudon(position: Position, rule: str) -> bool:
    if position.place[LAUDON] < 0 or not fate_moves.laudon_steps(position):
        return False
    position.push(fate_moves.MoveLaudon())
    return True


def _partisans(position: Position, rule: str) -> bool:
    if not (position.at_war(AUSTRIA) and fate_choices.raidable(position)):
        return False
    position.push(fate_choices.Partisans())
    return True


def _give_and_take(position: Position, rule: str) -> bool:
    cards = position.hands[PRUSSIA]
    if not (position.at_war(AUSTRIA) and cards):
        return False
    only_one = len(cards) == 1
    if only_one:  # nothing to choose, as all can see (F2.8)
        fate_exchanges.hand_over(position, PRUSSIA, AUSTRIA, cards[0])
    position.push(fate_exchanges.GiveAndTake(given=only_one))
    return True


def _loss_for_prussia(position: Position, rule: str) -> bool:
    stacks = position.stacks(PRUSSIA).values()
    if not any(armies.can_lose_one(position, stack) for stack in stacks):
        return False
    position.push(fate_choices.ChooseStack(PRUSSIA, False, rule))
    return True


def _chase(position: Position, rule: str) -> bool:
    if not (position.imperial_beaten and fate_moves.flight_cities(position)):
        return False
    position.push(fate_moves.ChaseHildburghausen())
    return True


def _stretched_supply(nation: int) -> _Effect:
    """Generals 5 or 6 cities from their nearest train are turned face-down (F11.11)."""

    def effect(position: Position, rule: str) -> bool:
        near, far = (supply.within_supply(position, nation, steps) for steps in _STRETCHED)
        before = position.down
        for general in GENERALS[nation]:
            city = position.place[general]
            if city >= 0 and not position.is_down(general) and GRAPH.bit[city] & far & ~near:
                position.down |= 1 << general
                position.tell("log.turned_down", rule, general=PIECE_ID[general])
        return position.down != before

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
    text(8, "D"): _fated_loss(KARL),
    text(9, "S"): _stretched_supply(RUSSIA),
    text(9, "D"): _give_and_take,
    text(10, "C"): _loss_for_prussia,
    text(11, "C"): _free_troop_for(HANOVER),
    text(12, "C"): _stretched_supply(SWEDEN),
    text(12, "H"): _chase,
}
