"""S29 Attacks from the sea: bombardment and landings before enemy towns."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, ClassVar, Final

from sanssouci.games.sieben_jahre import (
    battle_start,
    conquest,
    encounter,
    end_of_battle,
    events,
    fantastic_war,
    natives,
    scorched_earth,
    siege,
    victory,
)
from sanssouci.games.sieben_jahre.areas import can_serve, has_room
from sanssouci.games.sieben_jahre.atlas import (
    CHIEF_TOWNS,
    COMMANDER,
    COMMANDER_INDEX,
    GARRISON,
    HARBOURS_ON,
    IS_ADMIRAL,
    PLACE,
    PLACE_INDEX,
    REGION,
    REGION_OF,
    TOWN,
)
from sanssouci.games.sieben_jahre.battle_end import is_dry, is_gone, is_halved
from sanssouci.games.sieben_jahre.commanders import has_quota
from sanssouci.games.sieben_jahre.fighters import BOMBARDMENT
from sanssouci.games.sieben_jahre.position import NOBODY, Position
from sanssouci.games.sieben_jahre.transport import is_sheltered
from sanssouci.kernel import Action, Message, Phase, Prospect

if TYPE_CHECKING:
    from sanssouci.games.sieben_jahre.actions import Actions
    from sanssouci.games.sieben_jahre.battle import Battle

_UNDRAWN: Final = -1


# -- where ships may do what ----------------------------------------------------------------------


def targets(position: Position, admiral: int) -> list[int]:
    """The harbours on a squadron's square that it can attack: enemy chief towns, and others in
    which an enemy army stands, be it before a friendly town."""
    square, own = position.at[admiral], position.coalition(admiral)
    if square < 0:
        return []
    return [
        harbour
        for harbour in HARBOURS_ON[square]
        if not position.is_closed(harbour, own)
        and (position.friendly(REGION_OF[harbour], own) or not is_sheltered(harbour, square))
        and (_is_enemy_town(position, harbour, own) or _is_contested(position, harbour, own))
        and not victory.is_barred(position, REGION_OF[harbour], own)
    ]


def _is_enemy_town(position: Position, harbour: int, coalition: int) -> bool:
    return bool(CHIEF_TOWNS >> harbour & 1) and position.hostile(REGION_OF[harbour], coalition)


def _is_contested(position: Position, harbour: int, coalition: int) -> bool:
    """True if there are enemies ashore who may be attacked (S20.1, S26.1)."""
    return bool(position.attackable_at(harbour, coalition))


def can_bombard(position: Position, admiral: int, town: int) -> bool:
    """True if a squadron can fire on a town; at half its garrison it is not fired on again."""
    return (
        _is_enemy_town(position, town, position.coalition(admiral))
        and bool(position.ammunition[admiral])
        and not is_halved(position, REGION_OF[town])
    )


def can_land(position: Position, admiral: int, town: int) -> bool:
    """True if there is an army aboard that may go ashore at a town once a landing is open."""
    army = position.passenger(admiral)
    return (
        army != NOBODY
        and can_serve(position, army, town)
        and has_quota(position, army, town)
        and has_room(position, army, town)
    )


def can_descend(position: Position, admiral: int, town: int) -> bool:
    """True if a landing before an enemy town is open already (S29.2), or needs no fire."""
    town_bars = _is_enemy_town(position, town, position.coalition(admiral))
    is_open = not town_bars or is_halved(position, REGION_OF[town])
    return is_open and can_land(position, admiral, town)


# -- orders ---------------------------------------------------------------------------------------


def orders(position: Position, board: int) -> list[Action]:
    """Bombardments, and landings before towns that are already open, as actions of their own."""
    found = []
    for c in position.contingents(board):
        if not IS_ADMIRAL[c] or position.moved >> c & 1:
            continue
        for town in targets(position, c):
            if can_bombard(position, c, town):
                found.append(Action(f"bombard {COMMANDER[c]} {PLACE[town]}"))
            elif can_descend(position, c, town):
                found.append(Action(f"descend {COMMANDER[c]} {PLACE[town]}"))
    return found


class LandingOrders:
    """The orders of this chapter."""

    __slots__ = ()

    def bombard(self: Actions, position: Position, seat: str, admiral: str, town: str) -> None:  # type: ignore[misc]
        self.spend(position)
        attack_from_place(position, COMMANDER_INDEX[admiral], PLACE_INDEX[town])

    def descend(self: Actions, position: Position, seat: str, admiral: str, town: str) -> None:  # type: ignore[misc]
        self.spend(position)
        attack_from_place(position, COMMANDER_INDEX[admiral], PLACE_INDEX[town])


def attack_from_place(position: Position, admiral: int, town: int) -> None:
    """Fire on a town or land before it without moving: an Event for cost and battle (S23.9)."""
    position.moved |= 1 << admiral
    position.tell("log.heads_for", "S29.2", who=COMMANDER[admiral], place=PLACE[town])
    position.push(Descent(admiral, town))
    position.push(events.DrawEvent(position.board(admiral)))


def offer(position: Position, admiral: int, event: int) -> None:
    """A squadron has ended its move: it may fire on a town there, or land, in the same action."""
    if position.in_play(admiral) and any(
        can_bombard(position, admiral, town) or can_descend(position, admiral, town)
        for town in targets(position, admiral)
    ):
        position.push(DescentOffer(admiral, event))


@dataclass(frozen=True, slots=True)
class DescentOffer(Phase[Position]):
    """Which town a squadron turns to at the end of its move, if any."""

    name: ClassVar[str] = "descent_offer"
    admiral: int
    event: int

    def _towns(self, position: Position) -> list[int]:
        return [
            town
            for town in targets(position, self.admiral)
            if can_bombard(position, self.admiral, town)
            or can_descend(position, self.admiral, town)
        ]

    def actors(self, position: Position) -> tuple[str, ...]:
        seat = position.seat_for(self.admiral)
        return (seat,) if seat is not None and self._towns(position) else ()

    def prompt(self, position: Position, seat: str) -> Message:
        return Message.of("prompt.descent", "S29.2", who=COMMANDER[self.admiral])

    def legal(self, position: Position, seat: str) -> Sequence[Action]:
        who = COMMANDER[self.admiral]
        found = [Action("stay")]
        for town in self._towns(position):
            verb = "bombard" if can_bombard(position, self.admiral, town) else "descend"
            found.append(Action(f"{verb} {who} {PLACE[town]}"))
        return found

    def foresee(self, position: Position, seat: str, action: Action) -> Iterable[Prospect]:
        if action.verb == "bombard":
            region = REGION_OF[PLACE_INDEX[action.words[1]]]
            yield Prospect.of(
                "foresee.bombard", "S29.2",
                units=position.garrison[region], loads=position.loads[region],
                half=GARRISON[region] // 2,
            )  # fmt: skip

    def stay(self, position: Position, seat: str) -> None:
        position.tell("log.stays", "S29.2", who=COMMANDER[self.admiral])
        position.pop()

    def bombard(self, position: Position, seat: str, admiral: str, town: str) -> None:
        position.tell("log.heads_for", "S29.2", who=admiral, place=town)
        position.become(Descent(self.admiral, PLACE_INDEX[town], self.event))

    def descend(self, position: Position, seat: str, admiral: str, town: str) -> None:
        position.tell("log.heads_for", "S29.2", who=admiral, place=town)
        position.become(Descent(self.admiral, PLACE_INDEX[town], self.event))

    def proceed(self, position: Position) -> None:
        """The BOT attacks the town it is sent to, if it carries an army (SVI.2)."""
        from sanssouci.games.sieben_jahre import automaton

        town = automaton.town_to_attack(position, self.admiral, self._towns(position))
        if town == NOBODY:
            position.pop()
        else:
            position.become(Descent(self.admiral, town, self.event))


# -- bombardment and landing ----------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Descent(Phase[Position]):
    """A squadron before an enemy town: bombardment until a landing is open, then the landing."""

    name: ClassVar[str] = "descent"
    admiral: int
    town: int
    event: int = _UNDRAWN
    stage: str = "fire"
    surrenders: bool = False

    def drawn(self, position: Position, event: int) -> None:
        if events.pay(position, position.board(self.admiral), event):
            position.become(replace(self, event=event))
        else:
            position.pop()  # unpaid, it has no effect (S8.3)

    def _army(self, position: Position) -> int:
        return position.passenger(self.admiral)

    def actors(self, position: Position) -> tuple[str, ...]:
        if self.stage != "open" or not position.in_play(self.admiral):
            return ()
        seat = position.seat_for(self.admiral)
        return () if seat is None or not can_land(position, self.admiral, self.town) else (seat,)

    def prompt(self, position: Position, seat: str) -> Message:
        who = COMMANDER[self._army(position)]
        return Message.of("prompt.landing", "S29.3", who=who, place=PLACE[self.town])

    def legal(self, position: Position, seat: str) -> Sequence[Action]:
        return [Action("stay"), Action("disembark")]

    def foresee(self, position: Position, seat: str, action: Action) -> Iterable[Prospect]:
        """Whom the army meets ashore: an enemy army first, else the garrison (S29.3)."""
        if action.verb != "disembark":
            return
        army = self._army(position)
        enemies = [COMMANDER[c] for c in position.enemies_at(self.town, position.coalition(army))]
        if enemies:
            yield Prospect.of("foresee.battle", "S20.1", *enemies, enemies=" ".join(enemies))
        else:
            yield siege.foreseen(position, army, REGION_OF[self.town])

    def stay(self, position: Position, seat: str) -> None:
        position.tell("log.stays", "S29.2", who=COMMANDER[self.admiral])
        position.pop()

    def disembark(self, position: Position, seat: str) -> None:
        army, region = self._army(position), REGION_OF[self.town]
        position.came_from = position.at[self.admiral]
        position.land(army, self.town)
        position.moved |= 1 << army
        position.campaigning |= 1 << army
        fantastic_war.reach(position, army)
        position.tell("log.lands", "S29.3", who=COMMANDER[army], place=PLACE[self.town])
        own = position.coalition(army)
        falls = _is_enemy_town(position, self.town, own) and (
            self.surrenders or not position.garrison[region]
        )
        if falls:
            position.garrison[region] = 0
            position.unrestored |= 1 << region
            position.become(Surrender(army, region))
        else:
            position.pop()
        # what the Event does has been felt by the guns, or is felt now (S22.1)
        if position.enemies_at(self.town, own):
            encounter.begin(position, army, self.town, self.event)
        elif not falls:
            siege.offer_assault(position, army, region, self.event)
        fantastic_war.offer(position, army)
        natives.offer(position, army)
        scorched_earth.offer(position, army, region)

    def proceed(self, position: Position) -> None:
        if self.stage == "fire":
            position.become(replace(self, stage="open"))
            if can_bombard(position, self.admiral, self.town):
                self._fire(position)
        elif position.in_play(self.admiral) and can_land(position, self.admiral, self.town):
            self.disembark(position, "")
        else:
            position.pop()

    def _fire(self, position: Position) -> None:
        region = REGION_OF[self.town]
        battle_start.start(
            position, BOMBARDMENT, self.town, ((self.admiral,), ()), region, self.event
        )

    def fought(self, position: Position, fight: Battle, beaten: int) -> None:
        """Fire alone never takes a town: whoever is left stays at his guns (S29.2)."""
        region = fight.region
        if beaten == 0:
            position.pop()
            if position.in_play(self.admiral):
                end_of_battle.flee(position, self.admiral)
            return
        gives_up = (
            is_gone(position, fight, 1) or is_dry(position, fight, 1) or not fight.patience[1]
        )
        decisive = position.setting.decisive_bombardment
        if not decisive:
            position.garrison[region] = max(1, position.garrison[region])
            position.loads[region] = max(1, position.loads[region])
        elif not position.garrison[region]:
            position.unrestored |= 1 << region  # it falls to the first army that enters
        position.tell(
            "log.landing_open", "S29.2", region=REGION[region],
            units=position.garrison[region], loads=position.loads[region],
            half="reached" if is_halved(position, region) else "not",
        )  # fmt: skip
        position.become(replace(self, surrenders=decisive and gives_up))


@dataclass(frozen=True, slots=True)
class Surrender(Phase[Position]):
    """A town without defenders falls to the army that has landed, once it has the field: one that
    guns have silenced at once (an option of S29.2), an open one by S23.8."""

    name: ClassVar[str] = "surrender"
    army: int
    region: int

    def proceed(self, position: Position) -> None:
        position.pop()
        town = TOWN[self.region]
        own = position.coalition(self.army)
        if not position.in_play(self.army) or position.at[self.army] != town:
            return
        if not position.setting.decisive_bombardment:
            conquest.occupy(position, self.army)
        elif not position.attackable_at(town, own) and position.hostile(self.region, own):
            conquest.capture(position, self.region, conquest.captor(position, self.army))
