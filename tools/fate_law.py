"""A law of Friedrich for the fuzzer: what only the card of fate forbids is refused by F11."""

from __future__ import annotations

from random import Random
from typing import Any

from sanssouci.games.friedrich import GAME
from sanssouci.kernel import State

_FREED = {"movement": {"halted": 0, "companions": 0}, "battle": {"duty": False}}
"""What a card has left behind in the phases."""
_ASKED = 8


def check(state: State, rng: Random) -> None:
    """Ask some of the actions that would be legal without the card for the rule against them."""
    if state.to_json()["fate"] < 0:
        return
    free = without_card(state)
    for seat in state.actors:
        legal = set(state.legal(seat))
        barred = [action for action in free.legal(seat) if action not in legal]
        for action in rng.sample(barred, min(_ASKED, len(barred))):
            if GAME.parse(state, seat, action) in legal:
                continue  # by another road
            reason = state.why_not(seat, action)
            assert reason is not None, f"{action!r} is neither offered nor refused"
            assert reason.rule.startswith("F11."), (
                f"{action!r} is forbidden by fate alone and refused with {reason.rule}"
            )


def without_card(state: State) -> State:
    """The same position as if no card of fate held, by way of its written form."""
    data: dict[str, Any] = state.to_json()
    data["fate"] = -1
    data["fate_spent"] = False
    data["stack"] = [frame | _FREED.get(frame["phase"], {}) for frame in data["stack"]]
    return GAME.from_json(data)
