"""Texts of fate that touch a combat (F11.13), kept out of the way of the plain rules."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Final, TypeVar

from sanssouci.games.friedrich.atlas import FRIEDRICH, HILDBURGHAUSEN, SOUBISE
from sanssouci.games.friedrich.deck import SUIT, SUITS, VALUE
from sanssouci.games.friedrich.fate_cards import text
from sanssouci.games.friedrich.nations import FRANCE, PRUSSIA
from sanssouci.games.friedrich.position import Position
from sanssouci.steps.duel import ATTACKER

if TYPE_CHECKING:
    from sanssouci.games.friedrich.combat import Battle

B = TypeVar("B", bound="Battle")

NO_HIGH_CARDS: Final = text(3, "C")
SUITS_APART: Final = text(3, "H")
FRENCH_BONUS: Final = text(4, "S")
SHOW_STRENGTH: Final = text(7, "D")
FRIEDRICH_CHARGES: Final = text(8, "D")
SURPRISED: Final = text(10, "H")
ELEVEN_DOUBLED: Final = text(11, "S")

_NO_CAP: Final = 99
_HIGHEST_UNDER_BAN: Final = 9
_CHARGE_BONUS: Final = 5
_SPADES: Final = SUITS.index("spades")


def note_suit(position: Position, battle: Battle) -> None:
    """Remember the suit Hildburghausen attacks with; a Reserve is of its sector's (F11.3H)."""
    if battle.turn == ATTACKER and HILDBURGHAUSEN in battle.stack(position, ATTACKER):
        position.imperial_suits |= 1 << battle.suit(position)


def suit_barred(position: Position, battle: Battle) -> bool:
    """True if Soubise may attack with no card here, Hildburghausen having done so (F11.3H)."""
    return (
        position.fate == SUITS_APART
        and battle.turn == ATTACKER
        and bool(position.imperial_suits >> battle.suit(position) & 1)
        and SOUBISE in battle.stack(position, ATTACKER)
    )


def note_defeat(position: Position, stack: Sequence[int]) -> None:
    """Remember that Hildburghausen was beaten (F11.12H)."""
    if HILDBURGHAUSEN in stack:
        position.imperial_beaten = True


def highest_value(position: Position, battle: Battle) -> int:
    """The highest card allowed: nine between Prussia and France under F11.3C."""
    if position.fate == NO_HIGH_CARDS and set(battle.nations) == {PRUSSIA, FRANCE}:
        return _HIGHEST_UNDER_BAN
    return _NO_CAP


def _friedrich_fights(position: Position, battle: Battle, side: int) -> bool:
    return FRIEDRICH in battle.stack(position, side)


def worth(position: Position, battle: Battle, card: int, face: int) -> int:
    """What a card played as ``face`` adds to the score."""
    changed = _changed_by_fate(position, battle, card, face)
    return face if changed is None else changed


def note_play(position: Position, battle: Battle, card: int, face: int) -> None:
    """Use up a text that works once (F11.4)."""
    if _changed_by_fate(position, battle, card, face) is not None:
        position.fate_spent = True


def _changed_by_fate(position: Position, battle: Battle, card: int, face: int) -> int | None:
    """What a text that works once makes of a card; None if there is none in force."""
    if position.fate_spent:
        return None
    fate, nation = position.fate, battle.nation
    if fate == FRENCH_BONUS and nation == FRANCE:
        return face + 1
    if nation == PRUSSIA:
        attacking = battle.turn == 0
        if fate == SURPRISED and not attacking and _friedrich_fights(position, battle, 1):
            return 0
        if (
            fate == FRIEDRICH_CHARGES
            and position.setting.anniversary
            and attacking
            and _friedrich_fights(position, battle, 0)
        ):
            return face + _CHARGE_BONUS
        if fate == ELEVEN_DOUBLED and SUIT[card] == _SPADES and face == 2 * VALUE[card]:
            return face
    return None


def may_double(position: Position, battle: Battle, card: int) -> bool:
    """True if this is the eleven of spades Prussia may play at double value (F11.11S)."""
    return (
        position.fate == ELEVEN_DOUBLED
        and not position.fate_spent
        and battle.nation == PRUSSIA
        and SUIT[card] == _SPADES
        and VALUE[card] == 11
    )


# -- F11.7D: Friedrich must show strength --------------------------------------------------------


def binds_friedrich(position: Position, battle: Battle) -> bool:
    """True if Prussia has to get above zero in this combat."""
    return (
        position.fate == SHOW_STRENGTH
        and not position.fate_spent
        and PRUSSIA in battle.nations
        and _friedrich_fights(position, battle, battle.nations.index(PRUSSIA))
    )


def dutiful_values(position: Position, battle: Battle, values: range) -> range:
    """A Reserve must lift the score above zero if it can, else it is set as high as it goes.

    By the first edition it may stop at exactly zero, as any card may (F18.3).
    """
    lowest = (1 if position.setting.edition == 2 else 0) - battle.balance
    return range(min(max(lowest, 1), values.stop - 1), values.stop)


def note_stop(position: Position, battle: Battle) -> None:
    """Prussia had the right to play and nothing playable: the duty is done with."""
    if battle.duty and battle.nation == PRUSSIA:
        position.fate_spent = True


def pass_the_right(position: Position, battle: B, balance: int) -> B:
    """Who plays next, after a card that left the player with this balance (F7.9)."""
    bound = battle.duty and battle.nation == PRUSSIA
    if bound:
        position.fate_spent = True  # one combat of the turn is bound, this one
        if balance > 0:
            return replace(battle, duty=False, turn=1 - battle.turn)
        if balance == 0 and position.setting.edition == 2 and battle.playable(position):
            return battle
    return battle if balance < 0 else replace(battle, turn=1 - battle.turn)
