"""What views of wars led by generals show alike; ``view_types`` says what each key means."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any

from sanssouci.steps.duel import Duel
from sanssouci.steps.field import GONE, Field
from sanssouci.steps.retreat import Retreat
from sanssouci.steps.secrets import SecretWar


@cache
def _printed(field: type[Field]) -> tuple[dict[str, Any], ...]:
    """By piece, what is printed on it and never changes."""
    return tuple(
        {
            "id": facts.id,
            "kind": "general" if facts.is_general else "train",
            "nation": field.nations[facts.nation],
            "name": facts.name,
            "rank": facts.rank,
        }
        for facts in field.roster.pieces
    )


def pieces_shown(
    position: Field, pieces: Iterable[int], seat: str | None
) -> dict[int, dict[str, Any]]:
    """By piece, generals and trains; the troops for their own player alone."""
    printed, roster = _printed(type(position)), position.roster
    place, cities, down, troops = position.place, position.cities, position.down, position.troops
    owned = [position.seat(nation) == seat for nation in range(len(position.nations))]
    found = {}
    for piece in pieces:
        city = place[piece]
        shown = found[piece] = {
            **printed[piece],
            "city": cities[city] if city >= 0 else None,
            "gone": city == GONE,
        }
        if piece < roster.general_count:
            shown["face_down"] = bool(down >> piece & 1)
            shown["troops"] = troops[piece] if owned[roster.nation_of[piece]] else None
    return found


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
