"""The temper of Sieben Jahre's captains, as ``tools/learn_weights.py`` learns it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Any, ClassVar, Final

from sanssouci.games.sieben_jahre import GAME
from sanssouci.games.sieben_jahre.officers import learnt, prospects
from sanssouci.games.sieben_jahre.officers.captain import answer
from sanssouci.games.sieben_jahre.officers.tempers import EVEN, MET, Temper
from sanssouci.games.sieben_jahre.position import Position
from sanssouci.games.sieben_jahre.states import (
    COALITION,
    COALITION_OF_BOARD,
    FIRST_YEAR,
    LAST_YEAR,
)
from sanssouci.kernel import Action, Policy
from tools.evolution import Values
from tools.learnable import Learnable

_FACTORS: Final = (
    "guard", "thrift", "ambition", "capital", "hunt", "rescue", "restore", "defeat", "alarm",
    "gates", "reach", "defence", "reserve", "pinch", "give_up",
)  # fmt: skip
_ALL: Final = 99
"""Turns of any war."""
_SHARES: Final = ("attack", "storm", "leave", "patience", "follow", "after", "together")


class SiebenJahre(Learnable[Temper, Temper]):
    """A war of captains takes a second or two, and a capital may fall on any day: it is played to
    its end, as prospects say little of that."""

    rules = GAME
    even = EVEN
    met = MET
    shares: ClassVar = frozenset(_SHARES)
    file = learnt.FILE
    turns = (LAST_YEAR - FIRST_YEAR + 1,) * 2

    def theatre(self, scenario: str) -> str:
        position = GAME.new(scenario)
        assert isinstance(position, Position)
        return learnt.theatre_of(position)

    def by_hand(self, scenario: str, role: str) -> Values:
        return {name: getattr(EVEN, name) for name in (*_FACTORS, *_SHARES)}

    def manner(self, temper: Temper, values: Values) -> Temper:
        return learnt.with_values(temper, values)

    def aide(self, luck: Random, manner_of: Callable[[str], Temper]) -> Policy:
        """The captain himself, who knows no more of the true position than his seat can see."""

        def decide(position: Position, seat: str) -> Action:
            return answer(position, seat, manner_of(seat)).action

        return decide

    def play(self, scenario: str, tempers: Mapping[str, Temper], seed: int) -> tuple[float, ...]:
        """What each coalition of two scores in a war that is played to its end."""
        seats = self.seats(scenario)
        manners = {seats[coalition]: temper for coalition, temper in tempers.items()}
        end = self._played(scenario, manners, seed, _ALL)
        return tuple(self.score(end, seats[coalition]) for coalition in COALITION)

    def seats(self, scenario: str) -> Mapping[str, str]:
        """By coalition, who plays it, where two play."""
        position = GAME.new(scenario)
        assert isinstance(position, Position)
        boards = position.setting.boards_of_seat
        return {
            COALITION[COALITION_OF_BOARD[boards[seat][0]]]: seat for seat in GAME.seats(position)
        }

    def score(self, end: Any, role: str) -> float:
        return prospects.worth(end, role)
