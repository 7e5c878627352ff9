"""What is printed on the map, counters and cards of the pack in use.

It never changes, so views leave it out. Texts are in the language being spoken.
"""

from __future__ import annotations

from typing import Any

from sanssouci.games.crisis.atlas import PACK
from sanssouci.games.crisis.pack import NATIONS
from sanssouci.games.crisis.wording import card_text


def facts() -> dict[str, Any]:
    return {
        "title": PACK.title,
        "reconstruction": PACK.reconstruction,
        "king": PACK.commanders[PACK.king].id,
        "capital": PACK.spaces[PACK.capital].id,
        "spaces": {
            space.id: {
                "kind": space.kind,
                "nation": NATIONS[space.nation],
                "resources": space.resources,
                "capacity": space.capacity,
            }
            for space in PACK.spaces
        },
        "commanders": {
            each.id: {
                "nation": NATIONS[each.nation],
                "leadership": each.leadership,
                "rating": each.rating,
            }
            for each in PACK.commanders
        },
        "troops": {nation.id: nation.troops for nation in PACK.nations},
        "cards": {
            alliance: {
                card.id: {
                    "number": card.number,
                    "copies": card.copies,
                    "side": card.side,
                    "text": card_text(card),
                }
                for card in PACK.cards
                if card.deck == alliance
            }
            for alliance in dict.fromkeys(card.deck for card in PACK.cards)
        },
        "turns": [
            {
                "year": turn.year,
                "month": turn.month,
                "winter": turn.winter,
                "chits": list(turn.chits),
                "event": turn.event,
            }
            for turn in PACK.turns
        ],
    }
