"""What is said to a bot outside of our process, as plain data; see docs/outside-bots.md."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from sanssouci.kernel import CHANCE, Game, SanssouciError, Situation, State

PROTOCOL: Final = 1
LOG_LINES: Final = 200
"""So many of the newest lines of the log go with a question."""
MOST_WORLDS: Final = 100
"""So many worlds can be had at once."""

Message = dict[str, Any]


def hello() -> Message:
    return {"type": "hello", "protocol": PROTOCOL}


def game_of(state: State) -> Message:
    """What the questions that follow are about."""
    game = state.game
    return {
        "type": "game",
        "game": game.id,
        "title": game.title,
        "rules": game.rules_version,
        "seats": list(game.seats(state)),
    }


def question(situation: Situation) -> Message:
    """All that the seat knows and may do."""
    game = situation.game
    return {
        "type": "question",
        "seat": situation.seat,
        "prompt": game.told(situation.prompt),
        "legal": list(situation.legal),
        "asides": list(situation.asides),
        "seconds": situation.seconds,
        "seed": situation.rng.getrandbits(31),  # a number for every language
        "log": [game.told(line.message) for line in situation.log[-LOG_LINES:]],
        "view": situation.view,
    }


def favour(situation: Situation, request: Mapping[str, Any]) -> Message:
    """What a bot cannot make by itself: worlds that may be the true one, and moves in them."""
    try:
        if request["want"] == "worlds":
            return _worlds(situation, request.get("n", 1))
        if request["want"] == "apply":
            return _applied(situation, request["world"], request["actions"])
    except SanssouciError as error:
        return _refused(str(error))
    except Exception as error:  # a world of the bot's own making may be wrong in any way
        return _refused(f"{type(error).__name__}: {error}")
    return _refused(f"one can want worlds or apply, not {request['want']!r}")


def _refused(text: str) -> Message:
    return {"type": "refused", "text": text}


def _worlds(situation: Situation, count: object) -> Message:
    if not isinstance(count, int) or not 1 <= count <= MOST_WORLDS:
        return _refused(f"n is a number from 1 to {MOST_WORLDS}, not {count!r}")
    worlds = [situation.imagine().to_json() for _ in range(count)]
    return {"type": "worlds", "worlds": worlds}


def _applied(situation: Situation, data: Mapping[str, Any], actions: list[Any]) -> Message:
    """Each action is one of the first seat to act, or names its seat: ``["maria", "pass"]``."""
    game: Game = situation.game
    world = game.from_json(data)
    for step in actions:
        if not world.actors:
            return _refused(f"the game is over before {step!r}")
        seat, action = (world.actors[0], step) if isinstance(step, str) else step
        world.apply(seat, action)
        while world.actors == (CHANCE,):
            world.apply(CHANCE, world.sample_chance(situation.rng))
    ended = world.outcome
    return {
        "type": "applied",
        "world": world.to_json(),
        "actors": list(world.actors),
        "legal": {seat: list(world.legal(seat)) for seat in world.actors},
        "view": world.view(situation.seat),
        "outcome": ended and {"winners": list(ended.winners), "reason": ended.reason},
    }
