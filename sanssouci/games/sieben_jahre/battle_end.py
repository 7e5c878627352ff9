"""S20.17, S20.19, S23.3, S23.5, S29.2 When a fight is over, and who has lost it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Protocol

from sanssouci.games.sieben_jahre.atlas import COMMANDER, GARRISON, PLACE
from sanssouci.games.sieben_jahre.battle_cards import lay_down
from sanssouci.games.sieben_jahre.fighters import BOMBARDMENT
from sanssouci.games.sieben_jahre.position import Position

if TYPE_CHECKING:
    from sanssouci.games.sieben_jahre.battle import Battle

DRAW: Final = -1


class Awaits(Protocol):
    """The frame below a fight, which knows what it was about."""

    def fought(self, position: Position, battle: Battle, beaten: int) -> None:
        """The fight is over, and one side has lost it; this frame is on top again."""


def is_gone(position: Position, battle: Battle, side: int) -> bool:
    return not battle.fighter(position, side).all_units


def is_dry(position: Position, battle: Battle, side: int) -> bool:
    """True if a side has no loads, not even with units that are still to come."""
    if not battle.armies[side]:
        return not position.loads[battle.region]
    return not sum(position.ammunition[c] for c in battle.armies[side])


def has_failed(position: Position, battle: Battle, side: int) -> bool:
    """True if a side has no units or no loads, or gives up by an Options card."""
    return (
        is_gone(position, battle, side)
        or is_dry(position, battle, side)
        or not battle.patience[side]
    )


def is_halved(position: Position, region: int) -> bool:
    """True if a landing is open: the garrison is down to half, in units or in loads (S29.2)."""
    half = GARRISON[region] // 2
    return position.garrison[region] <= half or position.loads[region] <= half


def is_over(position: Position, battle: Battle) -> bool:
    if battle.kind == BOMBARDMENT and is_halved(position, battle.region):
        return True
    if any(has_failed(position, battle, side) for side in (0, 1)):
        return True
    attacker = battle.fighter(position, 0).can_attack or battle.late_phase > battle.round
    if battle.armies[1]:
        return not attacker and not battle.fighter(position, 1).can_attack
    return not attacker  # a besieger without an attack has failed (S23.5)


def loser_of(position: Position, battle: Battle) -> int:
    """The side that has lost a fight which is over by itself, or DRAW."""
    if not battle.armies[1]:
        return _loser_of_siege(position, battle)
    gone = [side for side in (0, 1) if is_gone(position, battle, side)]
    failed = [side for side in (0, 1) if has_failed(position, battle, side)]
    for sides in (gone, failed):
        if len(sides) == 1:
            return sides[0]
    first, second = (len(battle.fallen[side]) for side in (0, 1))
    return DRAW if first == second else int(second > first)


def _loser_of_siege(position: Position, battle: Battle) -> int:
    """A garrison loses if it is destroyed or gives up, or if it alone runs dry (S23.3, S23.5)."""
    if battle.kind == BOMBARDMENT and is_halved(position, battle.region):
        return 1
    if is_gone(position, battle, 1) or not battle.patience[1]:
        return 1
    return 1 if is_dry(position, battle, 1) and not has_failed(position, battle, 0) else 0


def tell_why(position: Position, battle: Battle) -> None:
    """Say what ends a fight that is over by itself, unless dead units say it."""
    for side in (0, 1):
        if is_gone(position, battle, side):
            continue
        who = battle.who(position, side)
        if not battle.patience[side]:
            position.tell("log.gives_up", "S24.2", who=who)
        elif is_dry(position, battle, side):
            position.tell("log.dry", "S20.17", who=who)
        elif not battle.fighter(position, side).can_attack:
            position.tell("log.no_attack", "S20.4", who=who)


def finish(position: Position, battle: Battle, loser: int) -> None:
    """End a fight; on a draw the attacker leaves (S20.17). Whoever wins need not leave any more
    for a battle he has lost before (S26.1)."""
    position.pop()
    lay_down(position)
    beaten = 0 if loser == DRAW else loser
    who = battle.who(position, 1 - beaten)
    victory = "log.won" if battle.armies[1 - beaten] else "log.held"
    key = "log.drawn" if loser == DRAW else victory
    if len(battle.leaving(beaten)) == 1:
        position.tell(key, "S20.17", who=who, place=PLACE[battle.place])
    for side in (0, 1):
        for c in battle.armies[side]:
            position.campaigning |= 1 << c
            position.leave_behind(c)
            if side not in battle.leaving(beaten):
                position.fleeing &= ~(1 << c)
            if not position.units(c):
                position.tell("log.destroyed", "S20.19", who=COMMANDER[c])
                position.remove(c)
    position.phase.fought(position, battle, beaten)  # type: ignore[attr-defined]
