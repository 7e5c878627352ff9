"""What a fight promises, found out by fighting it through in worlds that may be the true one."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any, ClassVar, Final, cast

from sanssouci.games.sieben_jahre.battle import Battle
from sanssouci.games.sieben_jahre.officers.captain import answer
from sanssouci.games.sieben_jahre.position import Position
from sanssouci.kernel import CHANCE, Action, Phase, Situation
from sanssouci.steps.officers.tally import Tally, odds_by_fighting

MOST_WORLDS: Final = 100
"""With so many a chance is known to a few hundredths."""
_UNDECIDED: Final = -1


@dataclass(frozen=True, slots=True)
class Verdict(Phase[Position]):
    """Lies below a fight that is only imagined, and notes how it ends."""

    name: ClassVar[str] = "verdict"
    beaten: int = _UNDECIDED
    losses: tuple[int, int] = (0, 0)

    def actors(self, position: Position) -> tuple[str, ...]:
        return (CHANCE,)

    def fought(self, position: Position, battle: Battle, beaten: int) -> None:
        lost = (len(battle.fallen[0]), len(battle.fallen[1]))
        position.become(Verdict(beaten, lost))


def fight_odds(situation: Situation) -> dict[str, Any] | None:
    """The odds of the seat in the fight going on, overall and for each card it may play."""
    world = cast("Position", situation.world)
    battle = next((f for f in reversed(world.stack) if isinstance(f, Battle)), None)
    if world.outcome or battle is None:
        return None
    sides = [side for side in (0, 1) if battle.seat(world, side) == situation.seat]
    if not sides:
        return None
    side = sides[0]
    asked = world.phase is battle and situation.seat in world.actors
    plans: list[Action | None] = [None]
    if asked:
        plans += [a for a in world.legal(situation.seat) if a.verb in ("play", "withdraw")]
    tallies = [Tally(plan, ties=False) for plan in plans]

    def fight(imagined: Position, tally: Tally) -> None:
        """On a draw the attacker leaves, so nobody ties."""
        verdict = fight_out(imagined, situation.seat, tally.plan, situation.rng)
        won = verdict.beaten != side
        tally.add(verdict.losses[side], verdict.losses[1 - side], won=won, lost=not won)

    nation = world.board_id(battle.board(world, side))
    return odds_by_fighting(situation, nation, tallies, MOST_WORLDS, fight)


def fight_out(world: Position, seat: str, plan: Action | None, rng: Random) -> Verdict:
    """Fight a world's battle to its end, captains on both sides, and say how it ended."""
    depth = max(n for n, frame in enumerate(world.stack) if isinstance(frame, Battle))
    world.stack = [Verdict(), *world.stack[depth:]]
    while not isinstance(world.phase, Verdict):
        actor = world.actors[0]
        if plan is not None and seat in world.actors:
            world.apply(seat, plan)
            plan = None
        elif actor == CHANCE:
            world.apply(actor, world.sample_chance(rng))
        else:
            world.apply(actor, answer(world, actor).action)
    return world.phase
