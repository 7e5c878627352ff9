"""The laws every game obeys. The fuzzer checks them in thousands of positions.

Each function raises AssertionError with a sentence when its law is broken.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, NamedTuple

from sanssouci.kernel.action import Action
from sanssouci.kernel.branching import Branching, offer, some_of
from sanssouci.kernel.chronicle import Chronicle, drawn_from
from sanssouci.kernel.errors import BadAction, BadRecord, Illegal, described
from sanssouci.kernel.game import Game
from sanssouci.kernel.message import Line, Message
from sanssouci.kernel.nonsense import nonsense
from sanssouci.kernel.soundness import demand_somebody_acts
from sanssouci.kernel.spoiling import spoilt
from sanssouci.kernel.state import CHANCE, State
from sanssouci.kernel.views import mismatch

_MOST_ACTIONS = 8
"""Maximum number of actions that the law of equal tellings compares at once."""
_MOST_ASIDES = 4
"""And how many of its asides."""

_PLAYED_ON = 30
"""Number of actions played from a spoilt position that was accepted."""
_MOST_LISTED = 1000
"""Maximum number of actions sampled from a branching list."""


def _told(legal: Sequence[Action]) -> object:
    return repr(legal) if isinstance(legal, Branching) else list(legal)


def knowledge(state: State, seat: str | None) -> str:
    """All that a seat is shown of a position, as one text."""
    shown: dict[str, Any] = {"view": state.view(seat), "actors": state.actors}
    if seat is not None:
        shown["prompt"] = state.prompt(seat).to_json()
        shown["legal"] = _told(state.legal(seat))
        shown["asides"] = list(state.asides(seat))
    return json.dumps(shown, sort_keys=True)


def check_resample(state: State, rng: Random) -> None:
    """No seat, and no spectator, can tell a resampled world from the true one."""
    for seat in (*state.game.seats(state), None):
        unlike = mismatch(state.game.view_type, state.view(seat))
        assert unlike is None, f"the view is not as its type describes it: {unlike}"
        world = state.resample(seat, rng)
        assert knowledge(state, seat) == knowledge(world, seat), f"{seat} can tell the worlds apart"
        assert state.survey(seat) == world.survey(seat), f"a layer tells {seat} too much"
        aims = state.aims(seat)
        assert aims == world.aims(seat), f"the goals tell {seat} too much"
        for aim in aims:
            state.game.say(aim.message)
        if seat is not None:
            _check_foresight(state, world, seat, rng)
        waiting = world.phase.actors(world) if not world.outcome else ()
        assert waiting == state.actors, f"other actors in {seat}'s world"
        for actor in world.actors:
            assert world.legal(actor), f"{actor} is stuck in a world resampled for {seat}"
        world.check()


def _check_foresight(state: State, world: State, seat: str, rng: Random) -> None:
    """What an action would do is said from what its player knows, and nothing is done by it."""
    if seat not in state.actors:
        return
    fingerprint = state.hash()
    speech = state.game.catalogues.speak()
    for action in _some_actions(state, seat, rng):
        foreseen = state.foresee(seat, action)
        assert foreseen == world.foresee(seat, action), f"{seat} is told too much of {action!r}"
        for prospect in foreseen:
            speech.phrase(prospect.message)
    assert state.hash() == fingerprint, f"to foresee for {seat} changes the position"


def check_equal_tellings(state: State, seat: str, rng: Random) -> None:
    """What others learn from an action of a seat is what the log tells them, and no more.

    View and resample read one model of who knows what, so the resample law does not notice if
    that model itself knows too much. Here two actions that another seat is told of in the same
    lines must leave it with the same knowledge, in this world and in any other that it cannot
    tell from this one; and an action it is told nothing of leaves it as it was. What chance makes
    of an action at once counts as part of it.
    """
    luck = rng.random()
    here = [_carry_out(state, seat, action, luck) for action in _some_actions(state, seat, rng)]
    for other in (*state.game.seats(state), None):
        if other != seat:
            world = state.resample(other, rng)
            there = [_carry_out(world, seat, a, luck) for a in _some_actions(world, seat, rng)]
            _check_alike(state, seat, other, here + there)


class _Consequence(NamedTuple):
    """An action with what chance made of it at once."""

    action: Action
    after: State
    log: list[Line]
    final: bool
    """True if it can no longer be taken back."""


def _check_alike(
    before: State, seat: str, other: str | None, consequences: Sequence[_Consequence]
) -> None:
    groups: dict[tuple[Message, ...], list[_Consequence]] = {}
    for each in consequences:
        lines = tuple(line.message for line in each.log if line.visible_to(other))
        groups.setdefault(lines, []).append(each)
    for lines, alike in groups.items():
        if not lines:  # what is not told changes nothing, and nobody sees whether it is final
            alike.insert(0, _Consequence(Action("nothing"), before, [], final=False))
        if len(alike) < 2:
            continue
        first, known = alike[0], knowledge(alike[0].after, other)
        for each in alike[1:]:
            story = f"{each.action!r} of {seat} is told to {other} like {first.action!r}"
            learnt = knowledge(each.after, other)
            assert learnt == known, f"{story}, but shows: {_difference(known, learnt)}"
            assert not lines or each.final == first.final, f"{story}, but undo tells them apart"


def _some_actions(state: State, seat: str, rng: Random) -> Sequence[Action]:
    if seat == CHANCE:
        return [state.sample_chance(rng) for _ in range(_MOST_ACTIONS)]
    legal, asides = some_of(state.legal(seat), _MOST_LISTED), state.asides(seat)
    # Each by itself: where bargains can be offered, they would drown all decisions.
    return [*_few(legal, _MOST_ACTIONS, rng), *_few(asides, _MOST_ASIDES, rng)]


def _few(actions: Sequence[Action], most: int, rng: Random) -> Sequence[Action]:
    return actions if len(actions) <= most else rng.sample(list(actions), most)


def _carry_out(state: State, seat: str, action: Action, luck: float) -> _Consequence:
    chronicle = Chronicle(state.clone())
    chronicle.apply(seat, action)
    final = chronicle.state.sealed
    decided = chronicle.resolve_chance(drawn_from(Random(luck)))
    return _Consequence(action, chronicle.state, chronicle.lines, final or bool(decided))


def _difference(one: str, other: str) -> str:
    """Where two texts begin to differ."""
    start = next((n for n, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), 0)
    begin = max(0, start - 60)
    return f"...{one[begin : start + 60]}... or ...{other[begin : start + 60]}..."


def check_undo(before: State, seat: str, action: Action, after: State, rng: Random) -> None:
    """An action that may be taken back has taught its player nothing."""
    if after.sealed or after.actors == (CHANCE,):
        return
    world = before.resample(seat, rng)
    world.apply(seat, action)
    assert knowledge(world, seat) == knowledge(after, seat), f"{action} can be undone but tells"


def check_json(state: State) -> None:
    """A position survives JSON."""
    data = json.loads(json.dumps(state.to_json()))
    again = state.game.from_json(data, trial=False)
    assert again.hash() == state.hash(), "JSON changes the position"
    handed_out = state.to_json()
    _scribble(handed_out)
    assert state.hash() == again.hash(), "JSON shares lists with the position"
    for seat in state.actors:
        assert offer(again.legal(seat)) == offer(state.legal(seat)), (
            f"JSON changes what {seat} may do"
        )


def check_spoilt(
    state: State, rng: Random, others: Sequence[Mapping[str, Any]] = (), count: int = 5
) -> None:
    """A position with something wrong is refused in a sentence, or it can be played on.

    ``others`` are positions of the same game that parts may come from.
    """
    for what, data in spoilt(state.to_json(), rng, count, others):
        read, refusal = _read(state.game, data)
        assert refusal.isprintable(), f"{what}: refused in more than one line"
        if read is None:
            continue
        try:
            for _ in range(_PLAYED_ON):
                if read.outcome:
                    break
                read.check()
                demand_somebody_acts(read)
                seat = rng.choice(read.actors)
                read.apply(seat, read.sample(seat, rng))
        except Exception as error:
            raise AssertionError(f"{what}: accepted, and then {described(error)}") from error


def _read(game: Game, data: Mapping[str, Any]) -> tuple[State | None, str]:
    """A position, or why it cannot be one."""
    try:
        return game.from_json(data), ""
    except BadRecord as error:
        return None, str(error)


def _scribble(data: Any) -> None:
    """Spoil every list and mapping."""
    for each in list(data.values() if isinstance(data, dict) else data):
        if isinstance(each, dict | list | tuple):
            _scribble(each)
    if not isinstance(data, tuple):
        data.clear()


def check_clone(state: State) -> None:
    """A copy is equal and independent."""
    fingerprint = state.hash()
    copy = state.clone()
    assert copy.hash() == fingerprint, "a clone differs"
    for seat in copy.actors[:1]:
        copy.apply(seat, copy.legal(seat)[-1])
    assert state.hash() == fingerprint, "a clone shares data with its original"


def check_nonsense(state: State, rng: Random, lines: int = 20) -> None:
    """Whatever anybody says is allowed, refused with a reason or no action; nothing changes."""
    fingerprint = state.hash()
    seats = (*state.game.seats(state), *state.actors, CHANCE, "nobody")
    for text in nonsense(state, rng, lines):
        seat = rng.choice(seats)
        try:
            action = state.game.parse(state, seat, text)
            if seat in state.actors:
                state.phase.allows(state, seat, action)
                state.phase.why_not(state, seat, action)
            state.why_not_aside(seat, action)
            if state.why_not(seat, action) is None:
                continue
            state.apply(seat, action)
        except (BadAction, Illegal):
            pass
        except Exception as error:
            problem = f"{type(error).__name__}: {error}"
            raise AssertionError(
                f"{seat} says {text!r} in {state.phase.name}: {problem}"
            ) from error
        else:
            raise AssertionError(f"{seat} says {text!r}, which is refused and carried out")
    assert state.hash() == fingerprint, "something that was refused has changed the position"


def check_somebody_can_act(state: State) -> None:
    """The game never gets stuck, and every legal action is in canonical form."""
    assert state.outcome or state.actors, "nobody can act"
    for seat in state.actors:
        legal = state.legal(seat)
        assert legal, f"{seat} has to act and cannot"
        listed = some_of(legal, _MOST_LISTED)
        assert seat == CHANCE or len(set(listed)) == len(listed), (
            f"{seat} is offered one action twice"
        )
        for action in (legal[0], legal[-1]):
            assert Action.parse(str(action)) == action, f"{action!r} does not parse back"
            assert state.why_not(seat, action) is None, f"{action!r} is legal and refused"
            _check_grammar(state.game, action)


def _check_grammar(game: Game, action: Action) -> None:
    """A game that has a grammar has declared the form of every action, and a sentence for it."""
    if game.grammar:
        assert game.grammar.phrase(action) is not None, f"{action!r} has no form that is declared"
        assert game.grammar.sentence(action).key in game.catalogues.speak(), (
            f"nothing says {action!r}"
        )
