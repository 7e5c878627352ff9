"""Refusing, in a sentence that names the part, a position that cannot be."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import fields
from random import Random
from typing import TYPE_CHECKING, Any, Final

from sanssouci.kernel.branching import Branching
from sanssouci.kernel.catalogue import tell
from sanssouci.kernel.errors import BadRecord, RuleFailed, described
from sanssouci.kernel.message import Message, Word

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


class Unsound(BadRecord):
    """A part of a position that cannot be, named as in a file."""

    def __init__(self, part: str, problem: Message) -> None:
        said = tell(problem.key, **dict(problem.args))
        super().__init__(tell("unsound.in_part", part=part, problem=said))
        self.problem = problem
        """For whoever has no file before him: a game says it with the names it has for ids."""


def unsound(part: str, problem: str, **words: Word) -> Unsound:
    """What is wrong with a part of a position: ``unsound-<problem>`` of the catalogues."""
    return Unsound(part, Message(f"unsound.{problem}", args=tuple(words.items())))


def demand(holds: bool, part: str, problem: str, **words: Word) -> None:
    """Raise BadRecord unless something is as it must be."""
    if not holds:
        raise unsound(part, problem, **words)


def demand_numbers(
    part: str, values: Iterable[int], allowed: range, count: int | None = None
) -> None:
    """All within the range, and exactly ``count`` of them if that is given."""
    values = list(values)
    if count is not None and len(values) != count:
        raise unsound(part, "count", wanted=count, found=len(values))
    for value in values:
        if value not in allowed:
            raise unsound(part, "range", value=value, low=allowed[0], high=allowed[-1])


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
                demand(not twice, where, "number_twice", numbers=str(numbers))


def demand_order(
    stack: Sequence[Phase[Any]], roots: Collection[str], above: Mapping[str, Collection[str]]
) -> None:
    """A phase without anything below it is one of ``roots``; some lie ``above`` certain others."""
    below = None
    for phase in stack:
        if below is None:
            demand(phase.name in roots, "stack", "nothing_below", phase=phase.name)
        else:
            fitting = below.name in above.get(phase.name, (below.name,))
            demand(fitting, "stack", "not_above", phase=phase.name, below=below.name)
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
        demand(not winners, "outcome", "no_winner", names=", ".join(sorted(winners)))
        return
    demand(bool(state.stack), "stack", "goes_on")
    demand(bool(state.actors), "stack", "nobody_acts", phase=state.phase.name)
    for actor in state.actors:
        known = actor in ("chance", *state.game.seats(state))
        demand(known, "stack", "stranger_acts", seat=actor, phase=state.phase.name)
        demand(
            bool(state.legal(actor)), "stack", "nothing_to_do", seat=actor, phase=state.phase.name
        )


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
        demand(once, "stack", "offered_twice", seat=actor, phase=state.phase.name)


def _carry_out(state: State, actor: str, action: Action) -> None:
    phase = state.phase.name
    try:
        state.apply(actor, action)
    except RuleFailed as error:
        words = {"action": str(action), "seat": actor, "phase": phase, "fault": described(error)}
        raise unsound("stack", "breaks_rules", **words) from error


def _demand_knowledge(state: State, rng: Random) -> None:
    """Every seat, and who only looks on, can be shown the position and imagine others like it."""
    for seat in (*state.game.seats(state), None):
        state.view(seat)
        if seat is not None:
            state.prompt(seat)
        state.resample(seat, rng).check()
