"""M21 France reduces its aims: it gives up its conquests in Core Austria, once in the game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import ClassVar, Final

from sanssouci.games.maria.atlas import ATLAS, BOHEMIA, CITY
from sanssouci.games.maria.nations import BAVARIA, FRANCE
from sanssouci.games.maria.position import Position
from sanssouci.games.maria.silesia import (
    half_rounded_up,
    markers_in,
    set_markers_aside,
    take_back,
)
from sanssouci.kernel import Action, Message, Phase, Prospect

_CHOICES: Final = (Action("reduce"), Action("forgo"))


def may_reduce(position: Position) -> bool:
    """True if France has conquests in Core Austria, but no general, and has not done it before."""
    core = ATLAS.core_austria
    return (
        not position.reduced
        and bool(position.flags[FRANCE] & core)
        and not position.general_mask((FRANCE,)) & core
    )


@dataclass(frozen=True, slots=True)
class Reduction(Phase[Position]):
    """At the end of its stage France may reduce its aims (M21.1)."""

    name: ClassVar[str] = "reduction"

    def actors(self, position: Position) -> tuple[str, ...]:
        return (position.seat(FRANCE),) if may_reduce(position) else ()

    def prompt(self, position: Position, seat: str) -> Message:
        return Message.of("prompt.reduction", "M21.1")

    def legal(self, position: Position, seat: str) -> Sequence[Action]:
        return _CHOICES

    def why_not(self, position: Position, seat: str, action: Action) -> Message | None:
        return Message.of("refuse.reduction", "M21.1")

    def foresee(self, position: Position, seat: str, action: Action) -> Iterator[Prospect]:
        if action.verb == "reduce":
            cities = markers_in(position, FRANCE, ATLAS.core_austria)
            aside = half_rounded_up(len(cities))
            yield Prospect.of(
                "foresee.reduces", "M21.1", *(CITY[city] for city in cities),
                aside=aside, back=len(cities) - aside,
            )  # fmt: skip

    def reduce(self, position: Position, seat: str) -> None:
        position.pop()
        position.reduced = True
        position.tell("log.reduces", "M21.1")
        set_markers_aside(position, FRANCE, ATLAS.core_austria, "M21.1")

    def forgo(self, position: Position, seat: str) -> None:
        position.pop()

    def proceed(self, position: Position) -> None:
        position.pop()


def fortress_taken(position: Position, nation: int, city: int) -> None:
    """France or Bavaria has taken a fortress: on the Bohemia map the aims are back (M21.2)."""
    if nation in (FRANCE, BAVARIA) and BOHEMIA >> city & 1:
        take_back(position, FRANCE, "M21.2")
