"""M15 Winter: the powers recruit in order, and then every major power writes down its score."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from sanssouci.games.maria.nations import (
    AUSTRIA,
    BAVARIA,
    FRANCE,
    MAJORS,
    NATIONS,
    PRAGMATIC,
    PRUSSIA,
    PRUSSIAN,
    SAXONY,
)
from sanssouci.games.maria.position import Position
from sanssouci.games.maria.recruitment import Recruiting as Recruiting
from sanssouci.kernel import Phase
from sanssouci.kernel.parts import with_one


def order(position: Position) -> tuple[int, ...]:
    """In what order the powers recruit (M15.1)."""
    if position.alliance == PRUSSIAN:
        nations = (FRANCE, BAVARIA, PRUSSIA, SAXONY, AUSTRIA, PRAGMATIC)
    else:
        nations = (FRANCE, BAVARIA, PRUSSIA, AUSTRIA, SAXONY, PRAGMATIC)
    return tuple(nation for nation in nations if nation in position.setting.nations)


def score(position: Position, nation: int) -> int:
    """What a major power writes down: a point for each marker in its pool (M15.5)."""
    points = position.pool[nation]
    if position.setting.option["set_aside_scores"]:
        points += position.set_aside[nation]
    return points


@dataclass(frozen=True, slots=True)
class Winter(Phase[Position]):
    """Recruiting in order, then the scores (M15.1, M15.5)."""

    name: ClassVar[str] = "winter"
    next: int = 0
    """How many powers have recruited."""

    def proceed(self, position: Position) -> None:
        nations = order(position)
        if self.next < len(nations):
            if self.next == 0:
                position.tell("log.winter", "M15.1")
            position.become(Winter(self.next + 1))
            position.push(Recruiting(nations[self.next]))
            return
        position.pop()
        if position.setting.whole_war:
            self._write_scores(position)

    def _write_scores(self, position: Position) -> None:
        """Each player sees his own (M15.5)."""
        for nation in MAJORS:
            points = score(position, nation)
            written = [*position.winter_scores[nation], points]
            position.winter_scores = with_one(position.winter_scores, nation, written)
            seat = position.seat(nation)
            position.tell("log.score", "M15.5", seat, nation=NATIONS[nation], points=points)
