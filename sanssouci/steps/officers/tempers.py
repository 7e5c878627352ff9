"""Tempers by name: a game's captains with other leanings, as data of its own, and who is met."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, TypeVar

from sanssouci.kernel import BadOption
from sanssouci.kernel.catalogue import tell

_Temper = TypeVar("_Temper")

_MET: Final = ("even", "even", "bold", "hoarding")
"""Those that weights are learnt against and playouts reckon with, the even ones half of the time.
The others are held out, to measure by."""


def met_among(tempers: Mapping[str, _Temper]) -> tuple[_Temper, ...]:
    """The half of the pool that is met; one temper may be met more often than another."""
    return tuple(tempers[name] for name in _MET)


def temper_among(tempers: Mapping[str, _Temper], name: str) -> _Temper:
    """The temper somebody has asked for."""
    if name not in tempers:
        raise BadOption(tell("arena.no_temper", listed=", ".join(tempers), name=name))
    return tempers[name]
