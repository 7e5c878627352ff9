"""Positions with one thing changed, most of which cannot be: to try on whatever reads positions."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Any, Final, NamedTuple

_STRANGE: Final[tuple[Any, ...]] = ("x", "", 10**90, -1, -7, 0, 1.5, None, True, [], [1], {"a": 1})
_KEPT: Final = ("game", "scenario", "options")
"""Not spoilt: whatever goes together there is another game, and what does not is soon refused."""


class Spoilt(NamedTuple):
    what: str
    """What was done to it."""
    data: dict[str, Any]


class _Place(NamedTuple):
    """Where a value stands."""

    within: Any
    """The list or the values by name that it is in."""
    key: Any
    path: str

    @property
    def value(self) -> Any:
        return self.within[self.key]


def spoilt(
    data: Mapping[str, Any], rng: Random, count: int, others: Sequence[Mapping[str, Any]] = ()
) -> Iterator[Spoilt]:
    """``count`` positions like ``data``, each with something wrong.

    Phases, and values of their fields, may come from ``others``: positions of the same game.
    """
    text = json.dumps(data)
    for _ in range(count):
        spoiling = json.loads(text)
        places = list(_places(spoiling))
        frames = [frame for other in others for frame in other["stack"]]
        if what := _spoil_once(spoiling, places, frames, rng):
            yield Spoilt(what, spoiling)


def _places(data: Any, path: str = "") -> Iterator[_Place]:
    """Every value, those that contain others included."""
    for key in range(len(data)) if isinstance(data, list) else list(data):
        if not path and key in _KEPT:
            continue
        here = f"{path}.{key}" if path else str(key)
        yield _Place(data, key, here)
        if isinstance(data[key], list | dict):
            yield from _places(data[key], here)


def _spoil_once(
    data: dict[str, Any], places: Sequence[_Place], frames: Sequence[Any], rng: Random
) -> str:
    """What was done; nothing if it came to the same."""
    before = json.dumps(data)
    kind = rng.random()
    in_stack = [place for place in places if place.path.startswith("stack.")]
    place = rng.choice(in_stack if in_stack and rng.random() < 0.4 else places)
    if kind < 0.12:
        what = _spoil_stack(data["stack"], frames, rng)
    elif kind < 0.2:
        what = _put(place, rng.choice(_STRANGE))
    elif isinstance(place.value, list) and place.value:
        what = f"{place.path}: {_spoil_list(place.value, rng)}"
    elif kind < 0.7 and type(place.value) is int:
        what = _put(place, _another_number(place.value, rng))
    elif kind < 0.75 and isinstance(place.value, bool):
        what = _put(place, not place.value)
    else:  # what stands elsewhere, most likely under the same name
        alike = [other for other in places if _name(other) == _name(place)]
        what = _put(place, rng.choice(alike if rng.random() < 0.7 else places).value)
    return what if json.dumps(data) != before else ""


def _name(place: _Place) -> str:
    """The last name on the way to it; numbers of a list are not names."""
    return next((key for key in reversed(place.path.split(".")) if not key.isdigit()), "")


def _put(place: _Place, value: Any) -> str:
    was, place.within[place.key] = place.value, json.loads(json.dumps(value))
    return f"{place.path}: {str(value)[:40]!r} for {str(was)[:40]!r}"


def _another_number(number: int, rng: Random) -> int:
    other = (number - 1, number + 1, number ^ 1 << rng.randrange(8), rng.randrange(40), -1, 2**40)
    return rng.choice(other)


def _spoil_list(values: list[Any], rng: Random) -> str:
    place = rng.randrange(len(values))
    match rng.randrange(5):
        case 0:
            del values[place]
            return f"without number {place}"
        case 1:
            values.append(json.loads(json.dumps(values[place])))
            return f"number {place} twice"
        case 2:
            other = rng.randrange(len(values))
            values[place], values[other] = values[other], values[place]
            return f"{place} and {other} exchanged"
        case 3:
            values.clear()
            return "empty"
        case _:
            rng.shuffle(values)
            return "shuffled"


def _spoil_stack(stack: list[Any], frames: Sequence[Any], rng: Random) -> str:
    place = rng.randrange(len(stack) + 1)
    if frames and rng.random() < 0.6:
        frame = json.loads(json.dumps(rng.choice(frames)))
        if rng.random() < 0.5 and place < len(stack):
            stack[place] = frame
            return f"stack: {frame['phase']} instead of number {place}"
        stack.insert(place, frame)
        return f"stack: {frame['phase']} as number {place}"
    return f"stack: {_spoil_list(stack, rng)}" if stack else ""
