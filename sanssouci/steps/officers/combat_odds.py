"""What a combat promises, found out by fighting it through in worlds that may be the true one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, Final

from sanssouci.cards.tactical import RESERVE
from sanssouci.kernel import Action, Situation
from sanssouci.steps.duel import ATTACKER, DEFENDER
from sanssouci.steps.duel import Duel as Combat
from sanssouci.steps.field import Field
from sanssouci.steps.officers.duelling import Duel, suit_cards, worth_of
from sanssouci.steps.officers.tally import Tally, odds_by_fighting

MOST_WORLDS: Final = 150
"""With so many a chance is known to a few hundredths."""

_ENDS: Final = ("concede", "tie")

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
    silent = not world.hands[battle.nations[1 - side]]  # an enemy without cards cannot surprise
    tallies = [Tally(plan, silent or plan in _ENDS) for plan in plans]

    def fight(imagined: Field, tally: Tally) -> None:
        own, enemy = seconds.fight(imagined, tally.plan, side)
        tally.add(own, enemy, won=enemy > 0, lost=own > 0)

    nation = world.nations[battle.nations[side]]
    return odds_by_fighting(situation, nation, tallies, MOST_WORLDS, fight)


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
