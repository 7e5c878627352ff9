"""The weights of Maria's captains, as ``tools/learn_weights.py`` learns them."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, ClassVar, Final

from sanssouci.games.maria import GAME
from sanssouci.games.maria.officers import learnt, prospects
from sanssouci.games.maria.officers.aide import Aide
from sanssouci.games.maria.officers.manner import Manner
from sanssouci.games.maria.officers.tempers import MET
from sanssouci.games.maria.officers.weights import BY_HAND
from sanssouci.games.maria.position import Position
from sanssouci.kernel import Policy
from sanssouci.steps.officers.war_tempers import EVEN, Temper
from tools.evolution import Values
from tools.learnable import Learnable

_LEVERS: Final = (
    "marker", "last_markers", "denied", "last_denied", "silesia",
    "approach", "approach_fades", "seconded", "guarded", "question", "cover", "threat_fades",
    "press", "committed", "card_point", "full_hand", "usual_loss", "driven_off", "defenceless",
    "fear", "lost_cover", "lurking", "seized", "hunger", "need_of_troops", "bare_troop",
    "card", "mission", "saxony", "to_allies", "to_enemies", "bid_point", "usual_bid",
)  # fmt: skip
"""All the others would need more games. What a deal is worth is not to be learnt from aides, who
offer none."""


class Maria(Learnable[Temper, Manner]):
    """Prospects tell early what comes of a war, and its later half takes as long again."""

    rules = GAME
    even = EVEN
    met = MET
    shares: ClassVar = frozenset(
        {"approach_fades", "threat_fades", "committed", "lurking", "seized"}
    )
    file = learnt.FILE
    turns = (3, 6)

    def theatre(self, scenario: str) -> str:
        position = GAME.new(scenario)
        assert isinstance(position, Position)
        return learnt.theatre_of(position)

    def by_hand(self, scenario: str, role: str) -> Values:
        return {name: getattr(BY_HAND, name) for name in _LEVERS}

    def manner(self, temper: Temper, values: Values) -> Manner:
        return Manner(temper, learnt.with_values(values))

    def aide(self, luck: Random, manner_of: Callable[[str], Manner]) -> Policy:
        return Aide(luck, manner_of)

    def score(self, end: Any, role: str) -> float:
        return prospects.worth(end, role)
