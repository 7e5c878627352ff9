"""What a field battle promises: exact chances, for the seat that fights and every card it may use.

They hold if both sides fight on, use no cards but those that lie there, and wear out troops before
commanders; who has no full unit left is reckoned as beaten, because then he goes.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final, cast

from sanssouci.games.crisis.atlas import CARD_INDEX, SEATS
from sanssouci.games.crisis.field_battle import FIRST_ROUND, FieldBattle
from sanssouci.games.crisis.officers.odds import Dice, FieldOdds, Forecast, hits
from sanssouci.games.crisis.officers.pieces import missed
from sanssouci.games.crisis.position import Position
from sanssouci.games.crisis.tactics_cards import Commitment
from sanssouci.games.crisis.units import DEPLETED, Units
from sanssouci.kernel import Action, Situation

_NEARLY: Final = 0.99
"""What dice alone make certain, while the enemy has cards."""


def battle_odds(situation: Situation) -> dict[str, Any] | None:
    """The odds of the seat in the field battle going on; None outside of one."""
    world = cast("Position", situation.world)
    side = SEATS.index(situation.seat)
    if world.outcome:
        return None
    match world.stack[-2:]:
        case [FieldBattle() as battle, Commitment() as cards]:
            offers = world.legal(situation.seat)
            plain = _with(battle, side, cards.chosen[side] or ())
            plans = [(offer, _with(battle, side, _cards(side, offer))) for offer in offers]
            assumes = "no_cards"
        case [_, FieldBattle() as battle]:
            plain, plans, assumes = battle, [], "fight_on"
        case _:
            return None
    return {
        "kind": "combat",
        "nation": situation.seat,
        "worlds": 0,
        "assumes": assumes,
        "overall": _Reckoning(world, plain).told(side, None),
        "actions": [_Reckoning(world, one).told(side, offer) for offer, one in plans],
    }


def _with(battle: FieldBattle, side: int, cards: tuple[int, ...]) -> FieldBattle:
    return battle.with_cards(*((cards, ()) if side == 0 else ((), cards)))


def _cards(side: int, action: Action) -> tuple[int, ...]:
    return tuple(CARD_INDEX[side][id] for id in action.words if id != "none")


@dataclass(frozen=True)
class _Reckoning:
    """A battle from the moment it has come to."""

    position: Position
    battle: FieldBattle

    def told(self, side: int, action: Action | None) -> dict[str, Any]:
        end = self.forecast()
        active = side == self.battle.active
        win = end.wins if active else 1 - end.wins
        own, enemy = (end.own_left, end.enemy_left) if active else (end.enemy_left, end.own_left)
        return {
            "action": action,
            "win": win,
            "tie": 0.0,
            "lose": 1 - win,
            "bounds": {
                "win": self._bounds(win, side),
                "tie": (0.0, 0.0),
                "lose": self._bounds(1 - win, side),
            },
            "own_losses": round(self._full(side) - own, 2),
            "enemy_losses": round(self._full(1 - side) - enemy, 2),
        }

    def _bounds(self, share: float, side: int) -> tuple[float, float]:
        """Exact under the condition told; but who may still use a card leaves nothing certain."""
        opened = self.battle.round == FIRST_ROUND and self.position.hands[1 - side]
        if opened and share in (0.0, 1.0):
            return (_NEARLY, 1.0) if share else (0.0, 1 - _NEARLY)
        return share, share

    def forecast(self) -> Forecast:
        battle = self.battle
        active, passive = battle.active, 1 - battle.active
        odds = FieldOdds(self._rolls(active), self._rolls(passive))
        if battle.round > FIRST_ROUND:
            begins = odds.active_first if battle.side == active else odds.passive_first
            return begins(odds.own, odds.enemy)
        if battle.side == active:
            return odds.after_attack(odds.own, self._dice(active, odds.own, first=True))
        return odds.with_cards(
            lambda full: self._dice(passive, full, first=True),
            lambda full: self._dice(active, full, first=True),
        )

    def _rolls(self, side: int) -> list[tuple[float, ...]]:
        """By the number of full units, the hits of an attack after the first round."""
        numbers = range(self._full(side) + 1)
        return [hits(self._dice(side, number, first=False)) for number in numbers]

    def _dice(self, side: int, full: int, *, first: bool) -> Dice:
        force = self._worn(side, full)
        return tuple(self.battle.bonuses_of(self.position, side, force, first=first))

    def _full(self, side: int) -> int:
        return sum(not unit & DEPLETED for unit in self.battle.units(self.position, side))

    def _worn(self, side: int, full: int) -> Units:
        """The force with no more than so many full units left."""
        units = self.battle.units(self.position, side)
        fresh = sorted((unit for unit in units if not unit & DEPLETED), key=missed, reverse=True)
        worn = [unit for unit in units if unit & DEPLETED]
        return (*fresh[:full], *(unit | DEPLETED for unit in fresh[full:]), *worn)
