"""Games of The Great Crisis for every way it can end: played at random, they all come about."""

from __future__ import annotations

from dataclasses import dataclass

from sanssouci.games.crisis import GAME
from sanssouci.kernel import Play
from tools.records.wanted import Wanted


@dataclass(frozen=True)
class AtRandom(Wanted):
    def play(self, seed: int) -> Play:
        return self.played_at_random(GAME, seed)


WANTED = (
    AtRandom("king_lost", "campaign", "king_lost"),
    AtRandom("exhaustion", "campaign", "exhaustion", {"loc_scope": "all"}),
    AtRandom("conquest", "campaign", "conquest", {"bonus_by_nation": True, "retreat_cost": "each"}),
    AtRandom("peace", "campaign", "peace", {"depleted_field_bonus": True}),
    AtRandom("end_of_war", "campaign", "end_of_war", {"besieged_recovery": False}),
)
