"""S24.4 to S24.8 Marching past the enemy: an Options card says whether a march goes on."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any, ClassVar, Final

from sanssouci.games.sieben_jahre import (
    encounter,
    end_of_battle,
    fantastic_war,
    natives,
    scorched_earth,
)
from sanssouci.games.sieben_jahre.areas import may_enter, spared_only
from sanssouci.games.sieben_jahre.atlas import (
    COMMANDER,
    COMMANDER_INDEX,
    NEIGHBOURS,
    PLACE,
    REGION_OF,
    is_sea,
)
from sanssouci.games.sieben_jahre.commanders import army_has_quota
from sanssouci.games.sieben_jahre.grand_army import stand_together
from sanssouci.games.sieben_jahre.options_cards import DRAWS, MARCH, OPTION_INDEX
from sanssouci.games.sieben_jahre.position import NOBODY, Position
from sanssouci.games.sieben_jahre.skirmish import Skirmish, vigour
from sanssouci.games.sieben_jahre.units import (
    ARM_INDEX,
    ARMS,
    ARTILLERY,
    arms_of,
    count,
    strength_of,
    with_count,
)
from sanssouci.kernel import CHANCE, Action, Message, Phase, Prospect

_UNSENT: Final = -1
_TOLD: Final = {
    "pass": "log.march_pass",
    "attack": "log.march_attack",
    "attacked": "log.march_attacked",
    "detachment": "log.march_detachment",
}


def passing(position: Position, mover: int, province: int, event: int) -> None:
    """An army has entered a province next to enemies: one draw for each province of theirs."""
    near = near_enemies(position, mover, province)
    if near:
        position.push(MarchPast(mover, event, tuple(near), position.partner(mover)))


def near_enemies(position: Position, mover: int, province: int) -> list[int]:
    """The provinces next to this one with enemies who have not seen the army in this move."""
    own = position.coalition(mover)
    return [
        place
        for place in NEIGHBOURS[province]
        if not is_sea(place)
        and place not in _passed(position)
        and position.setting.province_mask >> place & 1
        and position.enemies_at(place, own)
    ]


def _passed(position: Position) -> tuple[int, ...]:
    """The provinces for which a card has been drawn in the move in progress."""
    return next((f.passed for f in reversed(position.stack) if hasattr(f, "passed")), ())


def _note(position: Position, place: int) -> None:
    for depth, frame in enumerate(position.stack):
        if hasattr(frame, "passed"):
            move: Any = frame
            position.stack[depth] = replace(move, passed=(*move.passed, place))


@dataclass(frozen=True, slots=True)
class MarchPast(Phase[Position]):
    """Draws while the march goes on; any result but (a) ends the move (S24.5).

    An army that natives or guerrillas have stopped is still seen where it stands.
    """

    name: ClassVar[str] = "march_past"
    mover: int
    event: int
    near: tuple[int, ...]
    """The provinces with enemies for which no card has been drawn yet."""
    partner: int = NOBODY
    """The army that has joined the mover's: it is seen, too, if the other is destroyed."""

    def _over(self, position: Position) -> bool:
        return not self.near or not position.in_play(self.mover)

    def actors(self, position: Position) -> tuple[str, ...]:
        return () if self._over(position) else (CHANCE,)

    def proceed(self, position: Position) -> None:
        if self.near and not position.in_play(self.mover) and self.partner != NOBODY:
            position.become(replace(self, mover=self.partner, partner=NOBODY))
        else:
            position.pop()

    def legal(self, position: Position, seat: str) -> Sequence[Action]:
        return DRAWS

    def option(self, position: Position, seat: str, id: str) -> None:
        place = self.near[0]
        enemies = position.enemies_at(place, position.coalition(self.mover))
        result = MARCH[OPTION_INDEX[id]]
        position.become(replace(self, near=self.near[1:]))
        _note(position, place)
        position.tell(_TOLD[result], "S24.4", who=COMMANDER[self.mover], place=PLACE[place])
        if result == "pass" or not enemies:
            return
        position.become(replace(self, near=()))  # the card ends the march
        position.stop_move()
        if result == "attack":
            self._attack(position, place)
        elif position.spared >> self.mover & 1 or _rest(position, enemies):
            pass  # nobody attacks whom he may not, or comes out when he has to rest (S26.1, S29.4)
        elif result == "attacked":
            self._be_attacked(position, enemies)
        else:
            chief = stand_together(position, enemies)[0]
            position.push(Clash(chief, self.mover))

    def _attack(self, position: Position, place: int) -> None:
        """(b): the mover enters the enemy's province, if he may go there at all."""
        if _may_attack(position, self.mover, place) and not spared_only(
            position, self.mover, place
        ):
            position.came_from = position.at[self.mover]
            end_of_battle.get_away(position, self.mover, place, 1)
            position.put(self.mover, place)
            _tell_march(position, self.mover)
            fantastic_war.reach(position, self.mover)
            encounter.begin(position, self.mover, place, self.event)
            fantastic_war.offer(position, self.mover)
            natives.offer(position, self.mover)
            scorched_earth.offer(position, self.mover, REGION_OF[place])

    def _be_attacked(self, position: Position, enemies: tuple[int, ...]) -> None:
        """(c): the enemies come as attackers, without an action; they have not moved (S24.5)."""
        chief = stand_together(position, enemies)[0]
        here = position.at[self.mover]
        if _may_attack(position, chief, here):
            position.came_from = position.at[chief]
            end_of_battle.get_away(position, chief, here, 1)
            position.put(chief, here)
            position.take_the_field(chief)
            _tell_march(position, chief)
            fantastic_war.reach(position, chief)
            encounter.begin(position, chief, here, self.event, mover=self.mover)
            scorched_earth.offer(position, chief, REGION_OF[here])


def _tell_march(position: Position, army: int) -> None:
    """The step to the fight is one of the march, for whoever follows that."""
    start, place = PLACE[position.came_from], PLACE[position.at[army]]
    position.tell("log.goes", "S24.5", who=COMMANDER[army], start=start, place=place)


def _may_attack(position: Position, army: int, province: int) -> bool:
    """True if an army may go to a province to attack there; without ammunition nobody can fight
    (S17.1)."""
    return (
        may_enter(position, army, province)
        and army_has_quota(position, army, province)
        and any(position.ammunition[c] for c in position.grand_army(army))
    )


def _rest(position: Position, enemies: tuple[int, ...]) -> bool:
    return any(position.resting[c] >= position.date for c in enemies)


@dataclass(frozen=True, slots=True)
class Clash(Phase[Position]):
    """(d): a detachment of the stationary army attacks one unit of the mover's."""

    name: ClassVar[str] = "clash"
    attacker: int
    defender: int
    own: tuple[int, int] = (NOBODY, _UNSENT)
    """The army and arm of the detachment."""
    target: tuple[int, int] = (NOBODY, _UNSENT)

    def _units(self, position: Position, chief: int) -> list[tuple[int, int]]:
        return [(c, arm) for c in position.grand_army(chief) for arm in arms_of(position.troops[c])]

    def actors(self, position: Position) -> tuple[str, ...]:
        seat = position.seat_for(self.attacker)
        return () if seat is None or self.target[0] != NOBODY else (seat,)

    def prompt(self, position: Position, seat: str) -> Message:
        key = "prompt.send_detachment" if self.own[0] == NOBODY else "prompt.choose_prey"
        return Message.of(key, "S24.8", who=COMMANDER[self.defender])

    def legal(self, position: Position, seat: str) -> Sequence[Action]:
        if self.own[0] == NOBODY:
            verb, chief = "send", self.attacker
        else:
            verb, chief = "strike", self.defender
        return [
            Action(f"{verb} {COMMANDER[c]} {ARMS[arm]}") for c, arm in self._units(position, chief)
        ]

    def foresee(self, position: Position, seat: str, action: Action) -> Iterable[Prospect]:
        """How strong the unit is that is sent, or attacked."""
        who, arm = action.words
        strength = vigour(position, COMMANDER_INDEX[who], ARM_INDEX[arm])
        yield Prospect.of("foresee.clash", "S24.8", strength=strength)

    def send(self, position: Position, seat: str, id: str, arm: str) -> None:
        position.tell("log.detachment_sent", "S24.8", who=id, arm=arm)
        position.become(replace(self, own=(COMMANDER_INDEX[id], ARM_INDEX[arm])))

    def strike(self, position: Position, seat: str, id: str, arm: str) -> None:
        position.tell("log.detachment_strikes", "S24.8", who=id, arm=arm)
        self._clash(position, self.own, (COMMANDER_INDEX[id], ARM_INDEX[arm]))

    def proceed(self, position: Position) -> None:
        """The BOT sends its best unit that is no artillery against the weakest (SVI.4)."""

        def strength(unit: tuple[int, int]) -> int:
            return strength_of(position.troops[unit[0]], unit[1])

        mine = self._units(position, self.attacker)
        light = [unit for unit in mine if unit[1] != ARTILLERY] or mine
        sent = max(light, key=lambda unit: (strength(unit), -unit[1]))
        prey = min(self._units(position, self.defender), key=lambda unit: (strength(unit), unit[1]))
        self._clash(position, sent, prey)

    def _clash(self, position: Position, own: tuple[int, int], target: tuple[int, int]) -> None:
        position.become(replace(self, own=own, target=target))
        strengths = (vigour(position, *own), vigour(position, *target))
        boards = (position.board(own[0]), position.board(target[0]))
        position.push(Skirmish(boards, strengths))

    def skirmished(self, position: Position, result: int) -> None:
        """The loser's unit dies and cannot be recovered."""
        position.pop()
        if result:
            kill(position, *(self.target if result > 0 else self.own))


def kill(position: Position, commander: int, arm: int) -> None:
    """Take one unit of an arm off a contingent for good."""
    troops = position.troops[commander]
    position.troops[commander] = with_count(troops, arm, count(troops, arm) - 1)
    position.leave_behind(commander)
    position.tell("log.unit_lost", "S24.8", who=COMMANDER[commander], arm=ARMS[arm])
    if not position.units(commander):
        position.tell("log.destroyed", "S20.19", who=COMMANDER[commander])
        position.remove(commander)
