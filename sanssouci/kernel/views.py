"""What a view holds, as a type: to be read by people, checked by a law, and a JSON Schema.

A game describes its view by a ``TypedDict`` that begins with ``GameView``; what a key means is said
by ``Annotated[int, "..."]``.

>>> class Purse(TypedDict):
...     coins: Annotated[int, "what is left to spend"]
...     owner: NotRequired[str]
>>> mismatch(Purse, {"coins": "7"})
"view.coins is '7', not int"
>>> mismatch(Purse, {"coins": 7})
>>> schema(Purse)["$defs"]["Purse"]["properties"]["coins"]
{'type': 'integer', 'description': 'what is left to spend'}
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from types import NoneType, UnionType
from typing import (
    Annotated,
    Any,
    Final,
    Literal,
    NotRequired,
    TypedDict,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)


class OutcomeView(TypedDict):
    """How the game ended."""

    winners: Annotated[list[str], "seats, or an automaton of the rulebook; nobody in a draw"]
    reason: str
    scores: NotRequired[Annotated[dict[str, float], "points, in games that count them"]]


class MessageView(TypedDict):
    """A sentence as data; the catalogue of the game has the words."""

    key: str
    rule: Annotated[str, "the id of the rule behind it"]
    args: dict[str, str | int]


class GameView(TypedDict):
    """The keys that the view of every game has."""

    game: str
    scenario: str
    options: dict[str, bool | int | str]
    seat: Annotated[str | None, "whose view it is; null for a spectator"]
    phase: Annotated[str, "the name of the phase in play, as far as the seat knows"]
    actors: Annotated[list[str], "the seats that may act now"]
    outcome: OutcomeView | None


_PLAIN: Final = {str: "string", int: "integer", float: "number", bool: "boolean", NoneType: "null"}


def schema(view: Any) -> dict[str, Any]:
    """The JSON Schema (2020-12) of a view."""
    types: dict[str, Any] = {}
    top = _schema(view, types)
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", **top, "$defs": types}


def mismatch(kind: Any, value: Any, where: str = "view") -> str | None:
    """The first thing in a value that its type does not allow; None if it is as described."""
    return next(_mismatches(kind, value, where), None)


@cache
def _keys(kind: Any) -> tuple[tuple[str, Any, bool], ...]:
    """Each key of a typed dict with the type of its value, and whether it must be there."""
    found = []
    for key, hint in get_type_hints(kind, include_extras=True).items():
        needed = get_origin(hint) is not NotRequired
        found.append((key, hint if needed else get_args(hint)[0], needed))
    return tuple(found)


def _is_open(kind: Any) -> bool:
    """True if there may be more keys: a game that describes none has the common ones at least."""
    return kind is GameView


def _schema(kind: Any, types: dict[str, Any]) -> dict[str, Any]:
    origin, args = get_origin(kind), get_args(kind)
    if origin is Annotated:
        return {**_schema(args[0], types), "description": args[1]}
    if is_typeddict(kind):
        if kind.__name__ not in types:
            types[kind.__name__] = {}
            keys = _keys(kind)
            types[kind.__name__] = {
                "type": "object",
                "description": " ".join((kind.__doc__ or "").split()),
                "properties": {key: _schema(hint, types) for key, hint, _ in keys},
                "required": [key for key, _, needed in keys if needed],
                "additionalProperties": _is_open(kind),
            }
        return {"$ref": f"#/$defs/{kind.__name__}"}
    if origin is Literal:
        return {"enum": list(args)}
    if origin in (Union, UnionType):
        return {"anyOf": [_schema(each, types) for each in args]}
    if origin is list:
        return {"type": "array", "items": _schema(args[0], types)}
    if origin is tuple:
        items = [_schema(each, types) for each in args]
        return {"type": "array", "prefixItems": items, "minItems": len(items), "items": False}
    if origin is dict:
        return {"type": "object", "additionalProperties": _schema(args[1], types)}
    return {"type": _PLAIN[kind]}


def _mismatches(kind: Any, value: Any, where: str) -> Iterator[str]:
    origin, args = get_origin(kind), get_args(kind)
    if origin is Annotated:
        yield from _mismatches(args[0], value, where)
    elif is_typeddict(kind):
        yield from _other_keys(kind, value, where)
    elif origin is Literal:
        if value not in args:
            yield f"{where} is {value!r}, none of {args}"
    elif origin in (Union, UnionType):
        if all(mismatch(each, value) for each in args):
            yield f"{where} is {value!r}, not {kind}"
    elif origin in (list, tuple):
        if not isinstance(value, list) or (origin is tuple and len(value) != len(args)):
            yield f"{where} is {value!r}, not {kind}"
            return
        for number, each in enumerate(value):
            wanted = args[number] if origin is tuple else args[0]
            yield from _mismatches(wanted, each, f"{where}[{number}]")
    elif origin is dict:
        for key, each in value.items():
            yield from _mismatches(args[1], each, f"{where}.{key}")
    elif not _is_plain(kind, value):
        yield f"{where} is {value!r}, not {kind.__name__}"


def _is_plain(kind: Any, value: Any) -> bool:
    """As JSON has it: a whole number is a number, and a truth value is none."""
    if isinstance(value, bool):
        return kind is bool
    return isinstance(value, (int, float) if kind is float else kind)


def _other_keys(kind: Any, value: Any, where: str) -> Iterator[str]:
    if not isinstance(value, dict):
        yield f"{where} is {value!r}, not {kind.__name__}"
        return
    known = set()
    for key, hint, needed in _keys(kind):
        known.add(key)
        if key in value:
            yield from _mismatches(hint, value[key], f"{where}.{key}")
        elif needed:
            yield f"{where} has no {key}"
    if not _is_open(kind):
        yield from (f"{where}.{key} is not described" for key in value if key not in known)
