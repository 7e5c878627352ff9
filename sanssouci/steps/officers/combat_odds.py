"""What a combat promises, found out by fighting it through in worlds that may be the true one."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from sanssouci.cards.tactical import RESERVE
from sanssouci.kernel import Action, Situation
from sanssouci.steps.duel import ATTACKER, DEFENDER
from sanssouci.steps.duel import Duel as Combat
from sanssouci.steps.field import Field
from sanssouci.steps.officers.duelling import Duel, suit_cards, worth_of

MOST_WORLDS: Final = 150
"""With so many a chance is known to a few hundredths."""

Stakes = Callable[[Any, int], Duel]
"""For a position in the middle of a combat and one of its sides: the duel as that side sees it."""


def combat_odds(situation: Situation, stakes: Stakes) -> dict[str, Any] | None:
    """The odds of the seat in the combat going on, overall and for each card it may play."""
    world = situation.world
    assert isinstance(world, Field)
    battle = world.phase
    if world.outcome or not isinstance(battle, Combat):
        return None
    sides = [s for s in (ATTACKER, DEFENDER) if world.seat(battle.nations[s]) == situation.seat]
    if not sides:
        return None
    side = sides[0]
    seconds = _Seconds(world, battle, stakes)
    plans = seconds.plans(world) if battle.turn == side else [None]
    tallies = [_Tally(plan) for plan in plans]
    until = time.monotonic() + situation.seconds * 0.8
    for number in range(MOST_WORLDS):
        if number and time.monotonic() > until:
            break
        imagined = world.resample(situation.seat, situation.rng)
        for tally in tallies:
            tally.add(*seconds.fight(imagined.clone(), tally.plan, side))
    return {
        "kind": "combat",
        "nation": world.nations[battle.nations[side]],
        "worlds": tallies[0].fights,
        "overall": tallies[0].told(),
        "actions": [tally.told() for tally in tallies if tally.plan],
    }


@dataclass
class _Tally:
    """How the fights went that began with one action; None leaves it to the enemy."""

    plan: Action | None
    fights: int = 0
    won: int = 0
    lost: int = 0
    own_losses: int = 0
    enemy_losses: int = 0

    def add(self, own: int, enemy: int) -> None:
        self.fights += 1
        self.won += enemy > 0
        self.lost += own > 0
        self.own_losses += own
        self.enemy_losses += enemy

    def told(self) -> dict[str, Any]:
        """Shares of all fights; a fight without losses is a tie."""
        tied = self.fights - self.won - self.lost
        return {
            "action": self.plan,
            "win": round(self.won / self.fights, 3),
            "tie": round(tied / self.fights, 3),
            "lose": round(self.lost / self.fights, 3),
            "own_losses": round(self.own_losses / self.fights, 2),
            "enemy_losses": round(self.enemy_losses / self.fights, 2),
        }


class _Seconds:
    """Captains for both sides; what they have worked out in one world serves them in all."""

    def __init__(self, world: Field, battle: Combat[Any], stakes: Stakes) -> None:
        self._battle = type(battle)
        self._stakes = [stakes(world, side) for side in (ATTACKER, DEFENDER)]
        self._fights: dict[tuple[int, int], Duel] = {}

    def plans(self, world: Field) -> list[Action | None]:
        """The best use of each card that may be played, and giving in; the best plan first."""
        found: dict[str, tuple[float, Action]] = {}
        for value, action in self._weighed(world):
            kind = " ".join(action.split(" ")[:2])
            if kind not in found or value > found[kind][0]:
                found[kind] = (value, action)
        return [action for _, action in sorted(found.values(), reverse=True)]

    def fight(self, world: Field, plan: Action | None, side: int) -> tuple[int, int]:
        """The losses of a side and of its enemy, once the combat is over."""
        while True:
            battle = world.phase
            assert isinstance(battle, self._battle)
            action = plan or max(self._weighed(world))[1]
            plan = None
            if action == "tie":
                return 0, 0
            if action == "concede":
                beaten = world.strength(battle.stack(world, battle.turn))
                lost = min(-battle.balance, beaten)
                return (lost, 0) if battle.turn == side else (0, lost)
            world.apply(world.actors[0], action)

    def _weighed(self, world: Field) -> Sequence[tuple[float, Action]]:
        battle = world.phase
        assert isinstance(battle, self._battle)
        fight = self._fight(battle.turn, len(world.hands[battle.nations[1 - battle.turn]]))
        playable, table = battle.playable(world), world.cards
        cards = suit_cards(table.VALUE[c] for c in playable if table.SUIT[c] != RESERVE)
        reserves = len(playable) - len(cards)
        return [
            (worth_of(fight, battle.balance, action, cards, reserves), action)
            for action in world.legal(world.actors[0])
        ]

    def _fight(self, side: int, enemy_cards: int) -> Duel:
        key = (side, enemy_cards)
        if key not in self._fights:
            self._fights[key] = replace(self._stakes[side], foe_cards=enemy_cards)
        return self._fights[key]
