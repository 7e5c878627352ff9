"""Every word an action of Friedrich can have, in an order that never changes.

Learning programs know an action by the places of its words in this list, so new words go to the
end and old ones stay where they are.
"""

from __future__ import annotations

from itertools import combinations
from typing import Final

from sanssouci.cards.tactical import TEXT
from sanssouci.games.friedrich.atlas import CITY, GENERALS, PIECE_ID, STACK_LIMIT
from sanssouci.games.friedrich.fate_cards import CARD_IDS

_VERBS: Final = (
    "allot", "march", "recruit", "done", "pay", "cancel", "reinforce", "enter",
    "attack", "play", "as", "tie", "concede", "retreat", "transfer",
    "discard", "aside", "liberate", "weaken", "raid", "retire", "offer", "give", "take",
    "step", "chase", "evade", "stand", "decline",
    "deal", "fate",
)  # fmt: skip
_MOST: Final = 32
"""No number in an action is larger: a purchase of all Prussian troops."""

WORDS: Final = tuple(
    dict.fromkeys(  # a name may be that of two things; what is meant follows from the verb
        [
            *_VERBS,
            *map(str, range(_MOST + 1)),
            *PIECE_ID,
            *(
                "+".join(PIECE_ID[general] for general in group)
                for generals in GENERALS
                for size in range(2, STACK_LIMIT + 1)
                for group in combinations(generals, size)
            ),
            *CITY,
            *TEXT,
            *CARD_IDS,
        ]
    )
)
