"""The weights of Friedrich's captains, as ``tools/learn_weights.py`` learns them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields
from random import Random
from typing import Any, ClassVar, Final

from sanssouci.board import bits
from sanssouci.games.friedrich.atlas import ATLAS, CITY
from sanssouci.games.friedrich.game import FRIEDRICH_GAME
from sanssouci.games.friedrich.nations import ATTACKERS, FREDERICK
from sanssouci.games.friedrich.officers import learnt, prospects
from sanssouci.games.friedrich.officers.aide import Aide
from sanssouci.games.friedrich.officers.manner import Manner
from sanssouci.games.friedrich.officers.tempers import MET
from sanssouci.games.friedrich.officers.weights import BY_HAND
from sanssouci.games.friedrich.position import Position
from sanssouci.games.friedrich.victory import required
from sanssouci.kernel import Policy
from sanssouci.steps.officers.war_tempers import EVEN, Temper
from tools.evolution import Values
from tools.learnable import Learnable

_MARGIN: Final = 0.4
"""What a score may say beside victory and defeat: how soon, or how nearly."""
_LONG: Final = 30
"""Turns of a long war."""
_FEW_CITIES: Final = 12
"""Up to so many objectives each has a lever of its own; more would need more games."""
_ENCIRCLED: Final = frozenset({"bastion", "outpost", "second_order"})
"""What there is in the whole war only."""
_FIXED: Final = frozenset({"dear", "passed"})


class Friedrich(Learnable[Temper, Manner]):
    """Each theatre has weights of its own, and so have its cities if they are few."""

    rules = FRIEDRICH_GAME
    even = EVEN
    met = MET
    shares: ClassVar = frozenset(
        {"approach_fades", "threat_fades", "support", "committed", "boldness", "calm"}
    )
    file = learnt.FILE
    turns = (6, 15)

    def theatre(self, scenario: str) -> str:
        return learnt.theatre_of(_new(scenario).setting.nations)

    def by_hand(self, scenario: str, role: str) -> Values:
        position = _new(scenario)
        fixed = _FIXED if position.setting.whole_war else _FIXED | _ENCIRCLED
        found: dict[str, float] = {
            field.name: getattr(BY_HAND, field.name)
            for field in fields(BY_HAND)
            if field.name not in fixed
        }
        wanted = 0
        for nation in _attackers(position):
            if role in (FREDERICK, position.controllers[nation]):
                wanted |= required(position, nation)[1]
        if wanted.bit_count() <= _FEW_CITIES:
            found |= {learnt.DEAR + CITY[city]: 1.0 for city in bits(wanted)}
        return found

    def manner(self, temper: Temper, values: Values) -> Manner:
        return Manner(temper, learnt.with_values(values))

    def aide(self, luck: Random, manner_of: Callable[[str], Manner]) -> Policy:
        return Aide(luck, manner_of)

    def score(self, end: Any, role: str) -> float:
        """With a little for how soon or how nearly it was.

        An attacker's victory is better the sooner, and his defeat the less he lacks; Frederick's
        the other way round.
        """
        if end.outcome is None:
            return prospects.worth(end, role)
        wins = role in end.outcome.winners
        soon = 1 - min(1.0, end.turn / _LONG)
        lacks = [
            required(end, nation)[1].bit_count() / ATLAS.all_objectives[nation].bit_count()
            for nation in _attackers(end)
            if role in (FREDERICK, end.controllers[nation])
        ]
        lack = min(lacks, default=1.0)
        if role == FREDERICK:
            return 1 + _MARGIN * lack if wins else -_MARGIN * soon
        return 1 + _MARGIN * soon if wins else -_MARGIN * lack


def _new(scenario: str) -> Position:
    position = FRIEDRICH_GAME.new(scenario)
    assert isinstance(position, Position)
    return position


def _attackers(position: Position) -> list[int]:
    return [nation for nation in position.setting.nations if nation in ATTACKERS]
