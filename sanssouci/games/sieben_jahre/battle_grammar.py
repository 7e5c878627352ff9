"""The verbs of battles, sieges, landings and scenarios."""

from __future__ import annotations

from typing import Final

from sanssouci.games.sieben_jahre.nouns import (
    ADVANTAGES,
    ARMS,
    BATTLE_CARDS,
    COMMANDERS,
    NUMBERS,
    OPTIONS_CARDS,
    PLACES,
    REGIONS,
)
from sanssouci.kernel import Slot, Verb

_WHO: Final = Slot("who", COMMANDERS)
_ARM: Final = Slot("arm", ARMS)
_CARD: Final = Slot("card", BATTLE_CARDS)
_PLACE: Final = Slot("place", PLACES)
_ADVANTAGE: Final = Slot("advantage", ADVANTAGES)

VERBS: Final = (
    # chance
    Verb("deal", _CARD, rule="S20.2"),
    Verb("pick", _CARD, rule="SVIII.1"),
    Verb("turn", _CARD, rule="S24.8"),
    Verb("option", Slot("option", OPTIONS_CARDS), rule="S24.1"),
    # a fight
    Verb("play", _CARD, rule="S20.5"),
    Verb("play", _CARD, "sparing", key="do.play_sparing", rule="S20.4"),
    Verb("play", _CARD, _WHO, key="do.play_with", rule="S21.3"),
    Verb("swap", _CARD, rule="S20.13"),
    Verb("withdraw", rule="S20.17"),
    Verb("lose", _WHO, rule="S21.3"),
    Verb("strike", _WHO, _ARM, rule="S20.12"),
    Verb("recover", _WHO, _ARM, rule="S20.15"),
    Verb("forgo", rule="S20.15"),
    Verb("delay", _WHO, _ARM, rule="S22.1"),
    Verb("boost", _ADVANTAGE, rule="S25.1"),
    Verb("send", _WHO, _ARM, key="do.send_detachment", rule="S24.8"),
    # before and after one
    Verb("stand", rule="S26.3"),
    Verb("disengage", rule="S26.3"),
    Verb("retire", _PLACE, rule="S26.1"),
    Verb("oppose", _WHO, rule="S20.1"),
    Verb("engage", rule="S20.1"),
    Verb("desist", rule="S20.1"),
    # towns and coasts
    Verb("stay", rule="S23.9"),
    Verb("storm", rule="S23.9"),
    Verb("assault", _WHO, rule="S23.9"),
    Verb("attack", _WHO, rule="S26.1"),
    Verb("restore", Slot("region", REGIONS), rule="S23.7"),
    Verb("bombard", _WHO, _PLACE, rule="S29.2"),
    Verb("descend", _WHO, _PLACE, rule="S29.3"),
    Verb("disembark", rule="S29.3"),
    Verb("embark", _WHO, Slot("to", COMMANDERS), rule="S21.4"),
    Verb("land", _WHO, _PLACE, rule="S21.4"),
    Verb("repair", _WHO, rule="S30.1"),
    # scenarios
    Verb("purse", Slot("number", NUMBERS), rule="SII.2"),
    Verb("draw", rule="SII.2"),
    # grand armies
    Verb("join", _WHO, Slot("chief", COMMANDERS), rule="S21.1"),
    Verb("split", _WHO, rule="S21.1"),
    # markers
    Verb("pillage", _WHO, rule="S27.3"),
    Verb("ravage", _PLACE, rule="S28.5"),
    # one attack of each army
    Verb("play", _CARD, "shared", key="do.play_shared", rule="S21.3"),
    # a garrison under fire
    Verb("recover", key="do.recover_garrison", rule="S20.15"),
)
