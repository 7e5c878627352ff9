"""Every word an action of The Great Crisis can have, in an order that never changes.

Learning programs know an action by the places of its words in this list, so new words go to the
end and old ones stay where they are. Spaces, commanders and cards are those of the installed
pack; one that has others makes another list, with a fingerprint of its own.
"""

from __future__ import annotations

from typing import Final

from sanssouci.dice import SIDES
from sanssouci.games.crisis.atlas import CARDS, COMMANDER, PACK, SPACE
from sanssouci.games.crisis.pack import NATIONS, TURN_END

_VERBS: Final = (
    "recover", "march", "pick", "sail", "sortie", "assault", "done", "take", "claim", "garrison",
    "none", "fight", "commit", "attack", "retreat", "play", "hold", "withdraw", "send",
    "place", "restore", "discard", "scorch",
    "roll", "chit", TURN_END, "draw", "release",
)  # fmt: skip
_MOST: Final = max(SIDES, *(nation.troops for nation in PACK.nations))
"""No number in an action is larger: all the troops of a nation, taken together."""

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

WORDS: Final = tuple(
    dict.fromkeys(  # a name may be that of two things; what is meant follows from the verb
        [
            *_VERBS,
            *map(str, range(_MOST + 1)),
            *(f"{kind}.{state}" if state else kind for kind in KINDS for state in STATES),
            *SPACE,
            *(card.id for card in CARDS),
        ]
    )
)
