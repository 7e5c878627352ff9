"""What is true of every position with generals and trains."""

from __future__ import annotations

from collections.abc import Container, Iterator
from typing import Any

from sanssouci.kernel.soundness import demand
from sanssouci.steps.field import GONE, Field
from sanssouci.steps.secrets import SecretWar


def demand_cards_held(position: SecretWar, phase: Any, field: str) -> None:
    """The cards in a field of a nation's phase are still in its hand."""
    nation: int = phase.nation
    held = set(getattr(phase, field)) <= set(position.hands[nation])
    where = f"stack: {phase.name}: {field}"
    demand(held, where, "not_held", nation=position.nations[nation])


def sound_stacks(field: Field, playing: Container[int]) -> Iterator[tuple[int, list[int]]]:
    """By city, the generals there, when it is sure that they may be so many and no train is with
    them; raises BadRecord. Pieces that are not ``playing`` stand nowhere."""
    by_city: dict[int, list[int]] = {}
    for piece, city in enumerate(field.place):
        absent = piece not in playing and city != GONE
        demand(not absent, "place", "not_here", piece=field.roster.ids[piece])
        if city >= 0:
            by_city.setdefault(city, []).append(piece)
    for city, pieces in by_city.items():
        name, most = field.cities[city], field.stack_limit
        generals = [piece for piece in pieces if field.roster.is_general(piece)]
        alone = len(pieces) == len(generals) or len(pieces) == 1
        demand(alone, "place", "train_not_alone", city=name)
        demand(len(generals) <= most, "place", "too_many_generals", most=most, city=name)
        yield city, generals
