"""Refusing, in a sentence that names the part, a position that cannot be."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import fields
from typing import TYPE_CHECKING, Any

from sanssouci.kernel.errors import BadRecord, RuleFailed, described

if TYPE_CHECKING:
    from sanssouci.kernel.phase import Phase
    from sanssouci.kernel.state import State


def demand(holds: bool, part: str, problem: str) -> None:
    """Raise BadRecord unless something is as it must be."""
    if not holds:
        raise BadRecord(f"{part}: {problem}")


def demand_numbers(
    part: str, values: Iterable[int], allowed: range, count: int | None = None
) -> None:
    """All in a range, and so many of them if that is fixed."""
    values = list(values)
    if count is not None and len(values) != count:
        raise BadRecord(f"{part}: {count} expected, not {len(values)}")
    for value in values:
        if value not in allowed:
            raise BadRecord(f"{part}: {value} is not from {allowed[0]} to {allowed[-1]}")


def demand_frames(stack: Iterable[Phase[Any]], allowed: Mapping[str, range]) -> None:
    """In all phases, the numbers in fields of these names are in their ranges.

    A range by ``phase.field`` holds in that phase instead of one by the field alone.
    """
    for phase in stack:
        for field in fields(phase):  # type: ignore[arg-type]
            wanted = allowed.get(f"{phase.name}.{field.name}", allowed.get(field.name))
            if wanted is not None:
                numbers = _flat(getattr(phase, field.name))
                demand_numbers(f"stack: {phase.name}: {field.name}", numbers, wanted)


def _flat(value: Any) -> list[int]:
    if isinstance(value, tuple):
        return [number for each in value for number in _flat(each)]
    return [] if value is None else [value]


def demand_somebody_acts(state: State) -> None:
    """Somebody who sits at the table, or chance, has something to do, unless the game is over."""
    if state.outcome is not None:
        sides = (*state.game.seats(state), *state.setting.scenario.automata)
        winners = set(state.outcome.winners) - set(sides)
        demand(not winners, "outcome", f"nobody is called {', '.join(sorted(winners))}")
        return
    demand(bool(state.stack), "stack", "a game that goes on has a phase")
    demand(bool(state.actors), "stack", f"nobody has to act in {state.phase.name}")
    for actor in state.actors:
        known = actor in ("chance", *state.game.seats(state))
        demand(known, "stack", f"{actor!r} has to act in {state.phase.name}, who is not there")
        demand(bool(state.legal(actor)), "stack", f"{actor} can do nothing in {state.phase.name}")


def demand_it_goes_on(state: State) -> None:
    """Everybody can be shown the position, and something can be done in it.

    A frame may have numbers that are sound by themselves and do not fit what stands on the map.
    What a game does not check by name, its rules notice here, and not in the middle of a game.
    """
    for seat in (*state.game.seats(state), None):
        state.view(seat)
        if seat is not None:
            state.prompt(seat)
    for actor in state.actors:
        first = state.legal(actor)[0]
        try:
            state.clone().apply(actor, first)
        except RuleFailed as error:
            problem = f"{first!r} of {actor} breaks the rules of {state.phase.name}"
            raise BadRecord(f"stack: {problem}: {described(error)}") from error
