"""The verbs of Friedrich and the kinds of their words.

Learning programs know a word by its place in ``GRAMMAR.words``: new verbs go behind the last, and
what is declared stays where it is.
"""

from __future__ import annotations

from itertools import combinations
from typing import Final

from sanssouci.games.friedrich.atlas import ATLAS, CITY, GENERALS, STACK_LIMIT
from sanssouci.games.friedrich.deck import TACTICAL
from sanssouci.games.friedrich.fate_cards import CARD_IDS
from sanssouci.kernel import Grammar, Kind, Noun, Shape, Slot, Verb, numbers
from sanssouci.steps.nouns import card_noun, piece_noun

_NUMBER: Final = numbers(32)
"""No number in an action is larger: a purchase of all Prussian troops."""
_PIECE: Final = piece_noun(
    ATLAS.roster,
    (
        group
        for generals in GENERALS
        for size in range(2, STACK_LIMIT + 1)
        for group in combinations(generals, size)
    ),
)
_CITY: Final = Noun("city", Kind.PLACE, CITY, rule="F1.6")
_CARD: Final = card_noun(TACTICAL)
_FATE: Final = Noun("fate", Kind.CARD, CARD_IDS)

_WHO: Final = Slot("who", _PIECE)
_STACK: Final = Slot("who", _PIECE, Shape.STACK)
_PLACE: Final = Slot("place", _CITY)
_PLAYED: Final = Slot("card", _CARD)

GRAMMAR: Final = Grammar(
    Verb("allot", _WHO, Slot("value", _NUMBER), rule="F6.1", synonyms=("give",)),
    Verb(
        "march",
        Slot("who", _PIECE, Shape.GROUP),
        Slot("road", _CITY, Shape.ROAD),
        rule="F4.13",
        synonyms=("move", "go", "advance"),
    ),
    Verb(
        "recruit",
        Slot("troops", _NUMBER),
        Slot("trains", _NUMBER),
        rule="F10.5",
        synonyms=("buy",),
    ),
    Verb("done", synonyms=("end", "finish", "pass")),
    Verb("pay", _PLAYED, rule="F10.5"),
    Verb("cancel"),
    Verb("reinforce", _STACK, rule="F10.6", synonyms=("strengthen",)),
    Verb("enter", _WHO, _PLACE, rule="F10.9", synonyms=("return",)),
    Verb(
        "attack",
        Slot("own", _PIECE, Shape.STACK),
        Slot("enemy", _PIECE, Shape.STACK),
        rule="F7.2",
    ),
    Verb("play", _PLAYED, rule="F7.8"),
    Verb("play", _PLAYED, "as", Slot("value", _NUMBER), key="do.play_as", rule="F3.6"),
    Verb("tie"),
    Verb("concede", synonyms=("yield", "pass")),
    Verb("retreat", _PLACE, rule="F8.5"),
    Verb(
        "transfer",
        Slot("giver", _PIECE),
        Slot("taker", _PIECE),
        Slot("count", _NUMBER),
        rule="F6.4",
        synonyms=("shift",),
    ),
    Verb("discard", _PLAYED, rule="F3.4"),
    Verb("aside", _PLAYED, rule="F13.7"),
    Verb("liberate", _PLACE, rule="F13.5"),
    Verb("weaken", _STACK, rule="F11.10C"),
    Verb("raid", _STACK, rule="F11.6D"),
    Verb("retire", _WHO, rule="F11.Sweden"),
    Verb("offer", _PLAYED, rule="F11.1H"),
    Verb("give", _PLAYED, rule="F11.9D"),
    Verb("take", _PLAYED, rule="F11.1H"),
    Verb("step", _PLACE, rule="F11.6S"),
    Verb("chase", _PLACE, rule="F11.12H"),
    Verb("evade", _WHO, _PLACE, rule="F11.8C"),
    Verb("stand"),
    Verb("decline", synonyms=("pass",)),
    Verb("deal", _PLAYED, rule="F3.2"),
    Verb("fate", Slot("card", _FATE), rule="F11.1"),
    nouns=(_NUMBER, _PIECE, _CITY, _CARD, _FATE),
)
