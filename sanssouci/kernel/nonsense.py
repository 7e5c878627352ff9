"""What nobody should say: text to try on every rule, which must refuse it and stay as it is."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Final

from sanssouci.kernel.branching import some_of
from sanssouci.kernel.state import State

_ODDITIES: Final = (
    "0", "1", "-1", "007", "99999999999999999999", "1e3", "²", "٣", "+", ".", "..", "a+b", "+a",
    "a.b", "10D", "10D.9", "D.1", "♠", "ß", "Österreich", "none", "all", "__init__", "legal",
    "to_json", "%s", "{seat}", "'", '"', "x" * 200, "9" * 5000,
)  # fmt: skip
_LOOKED_AT: Final = 1000
"""Maximum number of actions sampled from a branching list."""


def nonsense(state: State, rng: Random, count: int) -> Iterator[str]:
    """``count`` lines that look like actions of the game; most of them are not."""
    game = state.game
    spoken = [
        action
        for seat in game.seats(state)
        for action in (*some_of(state.legal(seat), _LOOKED_AT), *state.asides(seat))
    ]
    known = game.encoding.words if game.encoding is not None else ()
    verbs = sorted({action.verb for action in spoken}) or ["pass"]
    words = (*known, *(word for action in spoken[:50] for word in action.words), *_ODDITIES)
    for _ in range(count):
        kind = rng.random()
        if kind < 0.3 and spoken:  # a legal action with a word left out, changed or added
            yield " ".join(_spoilt(rng.choice(spoken).split(" "), words, rng))
        else:
            verb = rng.choice(verbs if kind < 0.6 else words)
            yield " ".join([verb, *rng.choices(words, k=rng.choice((0, 0, 1, 1, 2, 3, 4, 7)))])


def _spoilt(parts: list[str], words: tuple[str, ...], rng: Random) -> list[str]:
    place = rng.randrange(len(parts))
    match rng.randrange(4):
        case 0 if len(parts) > 1:
            del parts[place]
        case 1:
            parts[place] = rng.choice(words)
        case 2:
            parts.insert(place + 1, rng.choice(words))
        case _:
            rng.shuffle(parts)
    return parts
