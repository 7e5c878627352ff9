"""The laws every game keeps. The fuzzer asks them of thousands of positions.

Each function raises AssertionError with a sentence when its law is broken.
"""

from __future__ import annotations

import json
from random import Random
from typing import Any

from sanssouci.kernel.action import Action
from sanssouci.kernel.state import CHANCE, State


def knowledge(state: State, seat: str | None) -> str:
    """All that a seat is shown of a position, as one text."""
    shown: dict[str, Any] = {"view": state.view(seat), "actors": state.actors}
    if seat is not None:
        shown["prompt"] = state.prompt(seat).to_json()
        shown["legal"] = list(state.legal(seat))
        shown["asides"] = list(state.asides(seat))
    return json.dumps(shown, sort_keys=True)


def check_resample(state: State, rng: Random) -> None:
    """No seat, and no spectator, can tell a resampled world from the true one."""
    for seat in (*state.game.seats(state), None):
        world = state.resample(seat, rng)
        assert knowledge(state, seat) == knowledge(world, seat), f"{seat} can tell the worlds apart"
        waiting = world.phase.actors(world) if not world.outcome else ()
        assert waiting == state.actors, f"other actors in {seat}'s world"
        for actor in world.actors:
            assert world.legal(actor), f"{actor} is stuck in a world resampled for {seat}"


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
    again = state.game.from_json(data)
    assert again.hash() == state.hash(), "JSON changes the position"
    for seat in state.actors:
        assert list(again.legal(seat)) == list(state.legal(seat)), (
            f"JSON changes what {seat} may do"
        )


def check_clone(state: State) -> None:
    """A copy is equal and independent."""
    fingerprint = state.hash()
    copy = state.clone()
    assert copy.hash() == fingerprint, "a clone differs"
    for seat in copy.actors[:1]:
        copy.apply(seat, copy.legal(seat)[-1])
    assert state.hash() == fingerprint, "a clone shares data with its original"


def check_somebody_can_act(state: State) -> None:
    """The game never gets stuck, and every legal action is in canonical form."""
    assert state.outcome or state.actors, "nobody can act"
    for seat in state.actors:
        legal = state.legal(seat)
        assert legal, f"{seat} has to act and cannot"
        assert seat == CHANCE or len(set(legal)) == len(legal), (
            f"{seat} is offered one action twice"
        )
        for action in (legal[0], legal[-1]):
            assert Action.parse(str(action)) == action, f"{action!r} does not parse back"
            assert state.why_not(seat, action) is None, f"{action!r} is legal and refused"
