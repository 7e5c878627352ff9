"""What actions speak of: commanders, places, arms and cards."""

from __future__ import annotations

from typing import Final

from sanssouci.games.sieben_jahre.atlas import ADVANTAGE, COMMANDER, EVENTS, PACK, PLACE, REGION
from sanssouci.games.sieben_jahre.battle_cards import CARD
from sanssouci.games.sieben_jahre.states import BOARD
from sanssouci.games.sieben_jahre.units import ARMS as _ARMS
from sanssouci.kernel import Kind, Noun, numbers

COMMANDERS: Final = Noun("commander", Kind.PIECE, COMMANDER, rule="S12.1")
PLACES: Final = Noun("place", Kind.PLACE, PLACE, rule="S1.1")
REGIONS: Final = Noun("region", Kind.CHOICE, REGION, rule="S1.3")
BOARDS: Final = Noun("board", Kind.CHOICE, BOARD, rule="S2.2")
ARMS: Final = Noun("arm", Kind.CHOICE, _ARMS, rule="S12.4")
BATTLE_CARDS: Final = Noun("battle-card", Kind.CARD, CARD, rule="S20.3")
EVENT_CARDS: Final = Noun("event", Kind.CARD, tuple(event.id for event in EVENTS), rule="S11.1")
OPTIONS_CARDS: Final = Noun(
    "options-card", Kind.CARD, tuple(card.id for card in PACK.options), rule="S24.1"
)
ADVANTAGES: Final = Noun("advantage", Kind.CARD, ADVANTAGE, rule="S19.1")
NUMBERS: Final = numbers(99)
ALL: Final = (
    *(COMMANDERS, PLACES, REGIONS, BOARDS, ARMS),
    *(BATTLE_CARDS, EVENT_CARDS, OPTIONS_CARDS, ADVANTAGES, NUMBERS),
)
