"""The messages to a bot outside our process, as plain data; see docs/outside-bots.md."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from sanssouci.kernel import Chronicle, Game, SanssouciError, Situation, State, drawn_from, listed

PROTOCOL: Final = 1
LOG_LINES: Final = 200
"""Number of the newest log lines sent along with a question."""
MOST_WORLDS: Final = 100
"""Maximum number of worlds that can be asked for at once."""
_WISHES: Final = "worlds, apply, narrow, foresee, map or schema"

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
    game, seat = situation.game, situation.seat
    legal = listed(situation.legal)
    return {
        "type": "question",
        "seat": seat,
        "prompt": game.told(situation.prompt),
        "legal": legal or [],
        "first_words": dict(situation.world.narrow(seat)) if legal is None else None,
        "asides": list(situation.asides),
        "seconds": situation.seconds,
        "seed": situation.rng.getrandbits(31),  # a number for every language
        "log": [game.told(line.message) for line in situation.log[-LOG_LINES:]],
        "view": situation.view,
    }


def favour(situation: Situation, request: Mapping[str, Any]) -> Message:
    """What a bot cannot make by itself: worlds that may be the true one, and moves in them, what
    actions would do, the words of an action where not all actions are listed, and the map."""
    try:
        if request["want"] == "narrow":
            return _narrowed(situation, request["words"], request.get("world"), request.get("seat"))
        if request["want"] == "foresee":
            return _foreseen(situation, request["actions"])
        if request["want"] == "map":
            chart = situation.game.map
            return {"type": "map", "map": chart and chart.to_json()}
        if request["want"] == "schema":
            return {"type": "schema", "view": situation.game.view_schema()}
        if request["want"] == "worlds":
            return _worlds(situation, request.get("n", 1))
        if request["want"] == "apply":
            return _applied(situation, request["world"], request["actions"])
    except SanssouciError as error:
        return _refused(str(error))
    except Exception as error:  # a world of the bot's own making may be wrong in any way
        return _refused(f"{type(error).__name__}: {error}")
    return _refused(f"one can want {_WISHES}, not {request['want']!r}")


def _refused(text: str) -> Message:
    return {"type": "refused", "text": text}


def _worlds(situation: Situation, count: object) -> Message:
    if not isinstance(count, int) or not 1 <= count <= MOST_WORLDS:
        return _refused(f"n is a number from 1 to {MOST_WORLDS}, not {count!r}")
    worlds = [situation.imagine().to_json() for _ in range(count)]
    return {"type": "worlds", "worlds": worlds}


def _foreseen(situation: Situation, actions: Any) -> Message:
    game = situation.game
    return {
        "type": "foresee",
        "prospects": [
            [
                {**prospect.to_json(), "text": game.explain(prospect.message)}
                for prospect in situation.world.foresee(situation.seat, action)
            ]
            for action in actions
        ],
    }


def _narrowed(situation: Situation, words: Any, data: Any, seat: Any) -> Message:
    """In the position asked about or, with ``world``, in that one for any seat that may act."""
    if not isinstance(words, list) or not all(isinstance(word, str) for word in words):
        return _refused(f"words are a list of texts, not {words!r:.100}")
    world = situation.world if data is None else situation.game.from_json(data, trial=False)
    seat = situation.seat if seat is None else seat
    if seat not in ((situation.seat,) if data is None else world.actors):
        return _refused(f"{seat!r:.100} has nothing to decide there")
    return {"type": "narrow", "words": words, "following": dict(world.narrow(seat, words))}


def _applied(situation: Situation, data: Mapping[str, Any], actions: list[Any]) -> Message:
    """Each action is one of the first seat to act, or names its seat: ``["maria", "pass"]``."""
    game: Game = situation.game
    world = game.from_json(data, trial=False)
    chronicle, luck = Chronicle(world, listens=False), drawn_from(situation.rng)
    for step in actions:
        if not world.actors:
            return _refused(f"the game is over before {step!r}")
        seat, action = (world.actors[0], step) if isinstance(step, str) else step
        chronicle.apply(seat, action)
        chronicle.resolve_chance(luck)
    ended = world.outcome
    legal = {seat: listed(world.legal(seat)) for seat in world.actors}
    return {
        "type": "applied",
        "world": world.to_json(),
        "actors": list(world.actors),
        "legal": {seat: actions or [] for seat, actions in legal.items()},
        "first_words": {
            seat: dict(world.narrow(seat)) for seat, actions in legal.items() if actions is None
        },
        "view": world.view(situation.seat),
        "outcome": ended and ended.brief(),
    }
