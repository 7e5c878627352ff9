"""What views of wars led by generals show alike; ``view_types`` says what each key means."""

from __future__ import annotations

from typing import Any

from sanssouci.steps.duel import Duel
from sanssouci.steps.field import GONE, Field
from sanssouci.steps.retreat import Retreat
from sanssouci.steps.secrets import SecretWar


def piece_shown(position: Field, piece: int, seat: str | None) -> dict[str, Any]:
    """A general or a train; the troops for its own player alone."""
    facts = position.roster.pieces[piece]
    city = position.place[piece]
    shown: dict[str, Any] = {
        "id": facts.id,
        "kind": "general" if facts.is_general else "train",
        "nation": position.nations[facts.nation],
        "name": facts.name,
        "rank": facts.rank,
        "city": position.cities[city] if city >= 0 else None,
        "gone": city == GONE,
    }
    if facts.is_general:
        own = position.seat(facts.nation) == seat
        shown["face_down"] = position.is_down(piece)
        shown["troops"] = position.troops[piece] if own else None
    return shown


def strengths_shown(position: SecretWar) -> list[dict[str, Any]]:
    """What everybody can work out about troops: sums over groups of generals."""
    ids = position.roster.ids
    return [
        {"generals": [ids[general] for general in pool], "troops": position.strength(pool)}
        for nation in position.nations_in_play
        for pool in position.pools_on_map(nation)
    ]


def fight_shown(position: Field) -> dict[str, Any]:
    """The duel or the retreat going on."""
    cities, nations = position.cities, position.nations
    shown: dict[str, Any] = {}
    for phase in position.stack:
        if isinstance(phase, Duel):
            stacks = [phase.stack(position, side) for side in (0, 1)]
            text, suits = position.cards.TEXT, position.cards.SUITS
            shown["battle"] = {
                "nations": [nations[nation] for nation in phase.nations],
                "cities": [cities[city] for city in phase.cities],
                "suits": [suits[position.suit_of[city]] for city in phase.cities],
                "generals": [[position.roster.ids[g] for g in stack] for stack in stacks],
                "troops": [position.strength(stack) for stack in stacks],
                "score": phase.score,
                "turn": phase.turn,
                "played": [[side, text[card], value] for side, card, value in phase.played],
            }
        elif isinstance(phase, Retreat):
            shown["retreat"] = {
                "nation": nations[phase.loser],
                "city": cities[phase.city],
                "length": phase.length,
                "ends": [cities[city] for city in phase.ends],
            }
    return shown
