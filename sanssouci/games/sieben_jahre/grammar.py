"""The verbs of Sieben Jahre and the kinds of their words.

Learning programs know a word by its place in ``GRAMMAR.words``: new verbs go behind the last, and
what is declared stays where it is.
"""

from __future__ import annotations

from typing import Final

from sanssouci.games.sieben_jahre import battle_grammar
from sanssouci.games.sieben_jahre.nouns import (
    ADVANTAGES,
    ALL,
    ARMS,
    BOARDS,
    COMMANDERS,
    EVENT_CARDS,
    NUMBERS,
    PLACES,
    REGIONS,
)
from sanssouci.games.sieben_jahre.standing_orders import SPANS
from sanssouci.games.sieben_jahre.tiles import KINDS_OF_STORES
from sanssouci.games.sieben_jahre.units import LEVELS
from sanssouci.kernel import Grammar, Kind, Noun, Shape, Slot, Verb

_SPANS: Final = Noun("span", Kind.CHOICE, SPANS, rule="S8.6")
_LEVELS: Final = Noun("level", Kind.CHOICE, LEVELS, rule="S12.5")
_STORES: Final = Noun("stores", Kind.CHOICE, KINDS_OF_STORES, rule="S14.1")
_MODES: Final = Noun("mode", Kind.CHOICE, ("four", "split"), rule="S8.2")
_WHO: Final = Slot("who", COMMANDERS)
_PLACE: Final = Slot("place", PLACES)
_TILE: Final = Slot("advantage", ADVANTAGES)


def _number(name: str) -> Slot:
    return Slot(name, NUMBERS)


_LAND_UNITS: Final = (_number("infantry"), _number("cavalry"), _number("artillery"))
_LOADS: Final = (_number("provisions"), _number("ammunition"))

VERBS: Final = (
    Verb("roll", Slot("dice", NUMBERS, Shape.SET), rule="S9.1"),
    Verb("event", Slot("event", EVENT_CARDS), rule="S11.1"),
    Verb("tile", Slot("advantage", ADVANTAGES), rule="S19.1"),
    Verb("aid", _number("gold"), _number("silver"), _number("bronze"), rule="S7.3"),
    Verb("appoint", _WHO, _PLACE, rule="S12.10", synonyms=("raise",)),
    Verb("disband", _WHO, rule="S31.1", synonyms=("dismiss",)),
    Verb("change", Slot("old", COMMANDERS), Slot("new", COMMANDERS), rule="S12.9"),
    Verb("relieve", _WHO, rule="S12.9"),
    Verb("done", synonyms=("finish",)),
    Verb("muster", _WHO, *_LAND_UNITS, rule="S12.4"),
    Verb("muster", _WHO, _number("ships"), key="do.muster_ships", rule="S12.4"),
    Verb("drill", Slot("level", _LEVELS), rule="S12.5"),
    Verb("load", *_LOADS, rule="S14.2"),
    Verb("buy", _number("advantages"), rule="S19.1"),
    Verb("buy", _number("advantages"), _number("natives"), key="do.buy_both", rule="S27.1"),
    Verb("hire", "schaumburg-lippe", key="do.hire_count", rule="S28.2"),
    Verb("hire", _number("number"), rule="S28.2"),
    Verb("mode", Slot("mode", _MODES), rule="S8.2"),
    Verb("stop", rule="S8.5"),
    Verb("end", rule="S8.2"),
    Verb("move", _WHO, rule="S8.3", synonyms=("march", "sail")),
    Verb("go", _PLACE, rule="S10.2"),
    Verb("halt", rule="S10.2"),
    Verb("supply", _WHO, *_LOADS, rule="S14.13"),
    Verb("convoy", _WHO, rule="S14.4"),
    Verb("send", _PLACE, *_LOADS, rule="S14.5"),
    Verb("levy", *_LAND_UNITS, rule="S14.8"),
    Verb("veterans", *_LAND_UNITS, rule="S12.7"),
    Verb("cancel"),
    Verb("hasten", rule="S19.2"),
    Verb("hold", rule="S8.6", synonyms=("pass",)),
    Verb("hold", Slot("span", _SPANS), key="do.hold_for", rule="S8.6"),
    Verb("raid", _WHO, rule="S14.11"),
    Verb("detach", Slot("arm", ARMS), Slot("target", ARMS), rule="S14.12"),
    Verb("scorch", rule="S15.2"),
    Verb("scorch", _WHO, key="do.scorch_and_leave", rule="S15.2"),
    Verb("forage", _WHO, rule="S15.1"),
    Verb("voyage", _WHO, _PLACE, rule="S29.4"),
    Verb("use", _TILE, rule="S19.1"),
    Verb("use", _TILE, Slot("board", BOARDS), key="do.use_on", rule="S19.1"),
    Verb(
        "stock", _TILE, Slot("region", REGIONS), Slot("kind", _STORES),
        rule="S19.1",
    ),
    Verb("equip", _TILE, _WHO, rule="S19.1"),
)  # fmt: skip

GRAMMAR: Final = Grammar(
    *VERBS,
    *battle_grammar.VERBS,
    nouns=(*ALL, _SPANS, _LEVELS, _STORES, _MODES),
)
