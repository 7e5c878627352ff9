"""The verbs of The Great Crisis and the kinds of their words.

Learning programs know a word by its place in ``GRAMMAR.words``: new verbs go behind the last, and
what is declared stays where it is. Spaces, commanders and cards are those of the installed pack;
one that has others makes another list, with a fingerprint of its own.
"""

from __future__ import annotations

from typing import Final

from sanssouci.dice import SIDES
from sanssouci.games.crisis.atlas import CARDS, COMMANDER, PACK, SPACE
from sanssouci.games.crisis.pack import NATIONS, TURN_END
from sanssouci.kernel import Grammar, Kind, Noun, Shape, Slot, Verb, numbers

KINDS: Final = (*NATIONS, *COMMANDER)
"""What a unit can be: a troop, called like its nation, or one of the commanders."""
STATES: Final = (
    "",
    *("depleted", "isolated", "depleted.isolated"),
    *("arrived", "depleted.arrived", "isolated.arrived", "depleted.isolated.arrived"),
    *("inside", "depleted.inside"),
    *("recovered", "recovered.inside"),
)
"""The states in which a unit can be, as its name has them. Who has recovered is full, not isolated
(C5.4) and does not march (C5.3); on defense nobody is isolated, and nobody who arrived (C7.3)."""

_NUMBER: Final = numbers(max(SIDES, *(nation.troops for nation in PACK.nations)))
"""No number in an action is larger: all the troops of a nation, taken together."""
_UNIT: Final = Noun(
    "unit",
    Kind.PIECE,
    tuple(f"{kind}.{state}" if state else kind for kind in KINDS for state in STATES),
)
_RECRUIT: Final = Noun("recruit", Kind.PIECE, KINDS)
_COMMANDER: Final = Noun("commander", Kind.PIECE, COMMANDER)
_NATION: Final = Noun("nation", Kind.CHOICE, NATIONS)
_SPACE: Final = Noun("space", Kind.PLACE, SPACE, rule="C1.4")
_CARD: Final = Noun("card", Kind.CARD, tuple(dict.fromkeys(card.id for card in CARDS)))

_START: Final = Slot("start", _SPACE)
_VIA: Final = Slot("via", _SPACE)
"""The space between in a double step: understood, but never offered."""
_END: Final = Slot("end", _SPACE)
_ONE: Final = Slot("units", _UNIT)
_SOME: Final = Slot("units", _UNIT, Shape.SET)
_PLAYED: Final = Slot("card", _CARD)

GRAMMAR: Final = Grammar(
    Verb("recover", _START, _ONE, rule="C5.3"),
    Verb("march", _START, _END, rule="C6.1", synonyms=("move", "go", "advance")),
    Verb("pick", _START, _END, rule="C6.4"),
    Verb("march", _START, _VIA, _END, key="do.march_via", rule="C6.3"),
    Verb("pick", _START, _VIA, _END, key="do.pick_via", rule="C6.4"),
    Verb("sail", _START, _END, _ONE, rule="C6.2"),
    Verb("sortie", _START, _SOME, rule="C6.6"),
    Verb("assault", _START, rule="C7.2", synonyms=("storm",)),
    Verb("done", synonyms=("end", "finish", "pass")),
    Verb("take", _ONE, Slot("number", _NUMBER), rule="C8.3"),
    Verb("claim", _START, Slot("nation", _NATION), rule="C3.2"),
    Verb("garrison", _START, "none", key="do.garrison_none", rule="C7.3"),
    Verb("garrison", _START, _SOME, rule="C7.3"),
    Verb("fight", _END, rule="C7.5"),
    Verb("commit", "none", key="do.commit_none", rule="C8.7"),
    Verb("commit", Slot("cards", _CARD, Shape.SET), rule="C8.7", synonyms=("use",)),
    Verb("attack"),
    Verb("retreat"),
    Verb("play", _PLAYED, rule="C5.2"),
    Verb("play", _PLAYED, Slot("nation", _NATION), key="do.play_for", rule="C11.9"),
    Verb("play", _PLAYED, _END, key="do.play_on", rule="C11.10"),
    Verb("hold", synonyms=("pass",)),
    Verb("withdraw", _END, rule="C9.2"),
    Verb("send", _END, rule="C9.3"),
    Verb("place", Slot("units", _RECRUIT), _END, rule="C12.5"),
    Verb("restore", _START, _ONE, rule="C12.6"),
    Verb("discard", _PLAYED, rule="C12.8"),
    Verb("scorch", _END, rule="C11.10", synonyms=("burn",)),
    Verb("roll", Slot("dice", _NUMBER, Shape.SET), rule="C5.1"),
    Verb("chit", TURN_END, key="do.chit_end", rule="C2.4"),
    Verb("chit", Slot("army", _NATION), rule="C2.2"),
    Verb("draw", _PLAYED, rule="C11.3"),
    Verb("release", Slot("units", _COMMANDER), rule="C12.3"),
    Verb("pay", Slot("army", _NATION), rule="C9.4"),
    Verb("mobilize", Slot("nation", _NATION), rule="C12.4", synonyms=("mobilise",)),
    nouns=(_NUMBER, _UNIT, _RECRUIT, _COMMANDER, _NATION, _SPACE, _CARD),
)
