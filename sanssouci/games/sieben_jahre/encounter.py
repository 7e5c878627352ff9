"""S20.1 Encounters: whoever reaches a place with an enemy fights him, unless the enemy gets away.

Two armies of one side in a province defend as a grand army, and a third is met after them;
squadrons are met one after another, and the attacker may stop after each.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, ClassVar, Final

from sanssouci.games.sieben_jahre import (
    arrivals,
    battle_start,
    end_of_battle,
    scorched_earth,
    siege,
    strikes,
)
from sanssouci.games.sieben_jahre.atlas import COMMANDER, COMMANDER_INDEX, PLACE, REGION_OF, is_sea
from sanssouci.games.sieben_jahre.fighters import FIELD, FLEET, Row
from sanssouci.games.sieben_jahre.grand_army import stand_together
from sanssouci.games.sieben_jahre.position import NOBODY, Position
from sanssouci.kernel import Action, Message, Phase

if TYPE_CHECKING:
    from sanssouci.games.sieben_jahre.battle import Battle

_NO_EVENT: Final = -1


def begin(
    position: Position, attacker: int, place: int, event: int = _NO_EVENT, mover: int | None = None
) -> None:
    """A contingent attacks all the enemies in a place; the Event is the mover's."""
    struck = mover is not None and mover != attacker
    partner = position.partner(attacker)
    position.push(Encounter(attacker, place, event, int(struck), partner=partner))


@dataclass(frozen=True, slots=True)
class Encounter(Phase[Position]):
    """Before a fight the defender may leave, then markers may strike; after it the loser goes."""

    name: ClassVar[str] = "encounter"
    attacker: int
    place: int
    event: int
    mover: int
    """The side that the Event belongs to."""
    stage: str = "met"
    enemy: int = NOBODY
    """The squadron that is attacked at sea, or the chief of the armies on land."""
    armies: tuple[Row, Row] = ((), ())
    """Those who fought."""
    partner: int = NOBODY
    """The army that has joined the attacker's: it goes on if his has been destroyed."""

    # -- at sea: which squadron comes next ---------------------------------------------------------

    def _enemies(self, position: Position) -> tuple[int, ...]:
        return position.attackable_at(self.place, position.coalition(self.attacker))

    def _owner(self, position: Position) -> str | None:
        """Who says which of several squadrons is met next."""
        return position.seat_for(self._enemies(position)[0])

    def actors(self, position: Position) -> tuple[str, ...]:
        enemies = self._enemies(position)
        seat: str | None = None
        if self.stage == "met" and is_sea(self.place) and len(enemies) > 1:
            seat = self._owner(position)
        elif self.stage == "again" and enemies and self._still_there(position):
            seat = position.seat_for(self.attacker)
        return () if seat is None else (seat,)

    def prompt(self, position: Position, seat: str) -> Message:
        if self.stage == "again":
            return Message.of("prompt.fight_on", "S20.1", place=PLACE[self.place])
        return Message.of("prompt.order_of_squadrons", "S20.1", place=PLACE[self.place])

    def legal(self, position: Position, seat: str) -> Sequence[Action]:
        if self.stage == "again":
            return [Action("engage"), Action("desist")]
        return [Action(f"oppose {COMMANDER[c]}") for c in self._enemies(position)]

    def oppose(self, position: Position, seat: str, id: str) -> None:
        position.tell("log.meets", "S20.1", who=id)
        position.become(replace(self, stage="leaving", enemy=COMMANDER_INDEX[id]))

    def engage(self, position: Position, seat: str) -> None:
        position.tell("log.engages", "S20.1", who=COMMANDER[self.attacker])
        position.become(replace(self, stage="met"))

    def desist(self, position: Position, seat: str) -> None:
        position.tell("log.desists", "S20.1", who=COMMANDER[self.attacker])
        position.pop()

    # -- the course of it --------------------------------------------------------------------------

    def _still_there(self, position: Position) -> bool:
        return position.in_play(self.attacker) and position.at[self.attacker] == self.place

    def proceed(self, position: Position) -> None:
        if not position.in_play(self.attacker) and self.partner != NOBODY:
            position.become(replace(self, attacker=self.partner, partner=NOBODY))
        else:
            getattr(self, f"_{self.stage}")(position)

    def _met(self, position: Position) -> None:
        enemies = self._enemies(position)
        if not self._still_there(position):
            position.pop()
            return
        if not enemies:  # they have left before the attacker's eyes
            position.become(replace(self, stage="town"))
            return
        if is_sea(self.place):
            enemy = enemies[0]
        else:
            enemy = stand_together(position, enemies)[0]
        position.become(replace(self, stage="leaving", enemy=enemy))

    def _leaving(self, position: Position) -> None:
        position.become(replace(self, stage="striking"))
        attackers = position.grand_army(self.attacker)
        position.push(end_of_battle.Disengagement(self.enemy, attackers))

    def _striking(self, position: Position) -> None:
        position.become(replace(self, stage="fighting"))
        if position.at[self.enemy] == self.place and not is_sea(self.place):
            strikes.before_battle(position, self.attacker, self.enemy)

    def _fighting(self, position: Position) -> None:
        left = () if is_sea(self.place) else self._enemies(position)
        if left and not position.in_play(self.enemy):  # who had joined a chief destroyed just now
            position.become(replace(self, enemy=stand_together(position, left)[0]))
            return
        if not position.in_play(self.enemy) or position.at[self.enemy] != self.place:
            position.become(replace(self, stage="town"))
            return
        if not self._still_there(position):
            position.pop()
            return
        at_sea = is_sea(self.place)
        own = (self.attacker,) if at_sea else position.grand_army(self.attacker)
        enemies = (self.enemy,) if at_sea else position.grand_army(self.enemy)
        position.become(replace(self, armies=(own, (*self.armies[1], *enemies))))
        battle_start.start(
            position, FLEET if at_sea else FIELD, self.place, (own, enemies),
            event=self.event, mover=self.mover,
        )  # fmt: skip

    def fought(self, position: Position, fight: Battle, beaten: int) -> None:
        """The loser leaves (S26.1); an Event hits a move's first battle only."""
        stage = "town" if beaten == 1 else "over"
        position.become(replace(self, stage=stage, event=_NO_EVENT))
        for side in fight.leaving(beaten):
            for c in fight.armies[side]:
                if position.in_play(c) and position.chief[c] not in fight.armies[side]:
                    end_of_battle.flee(position, c)
                    if not is_sea(self.place):
                        scorched_earth.after_defeat(position, c, REGION_OF[self.place])

    def _town(self, position: Position) -> None:
        """The attacker has the field: he may meet the next squadron or turn to the town (S23.9)."""
        if is_sea(self.place):
            self._noted(position)
            position.become(replace(self, stage="again"))
            return
        if self._still_there(position) and self._enemies(position):
            position.become(replace(self, stage="met"))  # a third army stood with the two
            return
        position.become(replace(self, stage="over"))
        own = position.coalition(self.attacker)
        if self._still_there(position) and position.defended(self.place, own):
            event = _NO_EVENT if self.mover else self.event  # the Event is the mover's alone
            siege.offer_assault(position, self.attacker, REGION_OF[self.place], event)

    def _again(self, position: Position) -> None:
        """The BOT fights whatever it meets (SVI.2)."""
        if self._enemies(position) and self._still_there(position):
            position.become(replace(self, stage="met"))
        else:
            position.pop()

    def _over(self, position: Position) -> None:
        position.pop()
        self._noted(position)

    def _noted(self, position: Position) -> None:
        for side in self.armies:
            for c in side:
                arrivals.fought(position, c)
