"""Tempers by name: a game's captains with other leanings, as data of its own."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeVar

from sanssouci.kernel import BadOption
from sanssouci.kernel.catalogue import tell

_Temper = TypeVar("_Temper")


def temper_among(tempers: Mapping[str, _Temper], name: str) -> _Temper:
    """The temper somebody has asked for."""
    if name not in tempers:
        raise BadOption(tell("arena.no_temper", listed=", ".join(tempers), name=name))
    return tempers[name]
