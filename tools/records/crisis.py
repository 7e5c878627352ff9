"""Games of The Great Crisis for every way it can end: played at random, they all come about."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from sanssouci.games.crisis import GAME
from sanssouci.kernel import Play
from tools.records.wanted import Wanted


@dataclass(frozen=True)
class AtRandom(Wanted):
    def play(self, seed: int) -> Play:
        play = GAME.play(self.scenario, seed=seed, **self.options)
        rng = Random(seed)
        while play.state.actors:
            seat = rng.choice(play.state.actors)
            play.act(seat, rng.choice(play.state.legal(seat)))
        return play


WANTED = (
    AtRandom("king_lost", "campaign", "king_lost"),
    AtRandom("exhaustion", "campaign", "exhaustion", {"loc_scope": "all"}),
    AtRandom("conquest", "campaign", "conquest", {"bonus_by_nation": True, "retreat_cost": "each"}),
    AtRandom("peace", "campaign", "peace", {"depleted_field_bonus": True}),
    AtRandom("end_of_war", "campaign", "end_of_war", {"besieged_recovery": False}),
)
