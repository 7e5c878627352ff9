"""Refusing, in a sentence that names the part, a position that cannot be."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import fields
from random import Random
from typing import TYPE_CHECKING, Any, Final

from sanssouci.kernel.branching import Branching
from sanssouci.kernel.errors import BadRecord, RuleFailed, described

if TYPE_CHECKING:
    from sanssouci.kernel.action import Action
    from sanssouci.kernel.phase import Phase
    from sanssouci.kernel.state import State

_TRIALS: Final = 3
"""Number of games played on from a position that is read."""
_SHORTEST_TRIAL: Final = 20
"""Minimum number of actions in each, as not only phases may be wrong."""
_LONGEST_TRIAL: Final = 60
"""Maximum number of actions in each."""
_SEED: Final = 1756
"""Each position is tried with the same luck, so that it is always refused or never."""


def demand(holds: bool, part: str, problem: str) -> None:
    """Raise BadRecord unless something is as it must be."""
    if not holds:
        raise BadRecord(f"{part}: {problem}")


def demand_numbers(
    part: str, values: Iterable[int], allowed: range, count: int | None = None
) -> None:
    """All within the range, and exactly ``count`` of them if that is given."""
    values = list(values)
    if count is not None and len(values) != count:
        raise BadRecord(f"{part}: {count} expected, not {len(values)}")
    for value in values:
        if value not in allowed:
            raise BadRecord(f"{part}: {value} is not from {allowed[0]} to {allowed[-1]}")


def demand_frames(
    stack: Iterable[Phase[Any]], allowed: Mapping[str, range], distinct: Collection[str] = ()
) -> None:
    """In all phases, the numbers in fields of these names are in their ranges.

    A range by ``phase.field`` holds in that phase instead of one by the field alone. No number is
    twice in a field that is ``distinct``.
    """
    for phase in stack:
        for field in fields(phase):  # type: ignore[arg-type]
            wanted = allowed.get(f"{phase.name}.{field.name}", allowed.get(field.name))
            if wanted is not None:
                numbers = _flat(getattr(phase, field.name))
                where = f"stack: {phase.name}: {field.name}"
                demand_numbers(where, numbers, wanted)
                twice = field.name in distinct and len(set(numbers)) < len(numbers)
                demand(not twice, where, f"{numbers} has a number twice")


def demand_order(
    stack: Sequence[Phase[Any]], roots: Collection[str], above: Mapping[str, Collection[str]]
) -> None:
    """A phase without anything below it is one of ``roots``; some lie ``above`` certain others."""
    below = None
    for phase in stack:
        if below is None:
            demand(phase.name in roots, "stack", f"{phase.name} with nothing below it")
        else:
            fitting = below.name in above.get(phase.name, (below.name,))
            demand(fitting, "stack", f"{phase.name} cannot lie above {below.name}")
        below = phase


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
    """Everybody can be shown the position, and it can be played on.

    A frame may have numbers that are sound by themselves and do not fit what stands on the map.
    What a game does not check by name, its rules notice here, and not in the middle of a game:
    the first action of everybody is tried, then a few games go on at random for a while, until the
    phases that were read have ended.
    """
    _demand_knowledge(state, Random(_SEED))
    for actor in state.actors:
        _carry_out(state.clone(), actor, state.legal(actor)[0])
    for number in range(_TRIALS):
        _play_on(state.clone(), Random(_SEED + number))


def _play_on(state: State, rng: Random) -> None:
    read = {id(phase) for phase in state.stack}
    for number in range(_LONGEST_TRIAL):
        has_ended = not any(id(phase) in read for phase in state.stack)
        if state.outcome is not None or (has_ended and number >= _SHORTEST_TRIAL):
            break
        _demand_offers(state)
        actor = rng.choice(state.actors)
        _carry_out(state, actor, state.sample(actor, rng))
        state.check()
        demand_somebody_acts(state)
    _demand_knowledge(state, rng)


def _demand_offers(state: State) -> None:
    """Nobody is offered one thing twice, as he is if a list has something twice."""
    for actor in state.actors:
        offered = state.legal(actor)
        if actor == "chance" or isinstance(offered, Branching):
            continue  # likelier the second time, or not listed one by one
        once = len(set(offered)) == len(offered)
        demand(once, "stack", f"{actor} is offered one action twice in {state.phase.name}")


def _carry_out(state: State, actor: str, action: Action) -> None:
    phase = state.phase.name
    try:
        state.apply(actor, action)
    except RuleFailed as error:
        problem = f"{action!r} of {actor} breaks the rules of {phase}: {described(error)}"
        raise BadRecord(f"stack: {problem}") from error


def _demand_knowledge(state: State, rng: Random) -> None:
    """Every seat, and who only looks on, can be shown the position and imagine others like it."""
    for seat in (*state.game.seats(state), None):
        state.view(seat)
        if seat is not None:
            state.prompt(seat)
        state.resample(seat, rng).check()
