"""The leanings of captains of The Great Crisis, as ``tools/learn_weights.py`` learns them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, ClassVar

from sanssouci.games.crisis.game import CRISIS
from sanssouci.games.crisis.officers import learnt, prospects
from sanssouci.games.crisis.officers.aide import Aide
from sanssouci.games.crisis.officers.tempers import EVEN, MET, Temper
from sanssouci.kernel import Policy
from tools.evolution import Values
from tools.learnable import Learnable


class Crisis(Learnable[Temper, Temper]):
    """What is learnt is a temper; a few turns teach more for their time than a whole war."""

    rules = CRISIS
    even = EVEN
    met: Sequence[Temper] = MET
    shares: ClassVar = frozenset[str]()
    file = learnt.FILE
    turns = (4, 8)

    def theatre(self, scenario: str) -> str:
        return scenario

    def by_hand(self, scenario: str, role: str) -> Values:
        return dict.fromkeys(learnt.LEARNABLE, 1.0)

    def manner(self, temper: Temper, values: Values) -> Temper:
        return temper.times(values)

    def aide(self, luck: Random, manner_of: Callable[[str], Temper]) -> Policy:
        return Aide(luck, manner_of)

    def score(self, end: Any, role: str) -> float:
        return prospects.worth(end, role)
