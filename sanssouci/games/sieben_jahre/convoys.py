"""S14 Convoys and reserves: loads and brigades on their way to an army."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any, ClassVar, Final

from sanssouci.games.sieben_jahre import events, units
from sanssouci.games.sieben_jahre.advantages import discard
from sanssouci.games.sieben_jahre.atlas import (
    ADVANTAGES,
    AREA,
    ARMY_PACE,
    CHIEF_TOWNS,
    COMMANDER,
    FLEET_PACE,
    GARRISON,
    IS_ADMIRAL,
    NEIGHBOURS,
    OWNER,
    PLACE,
    PLACE_INDEX,
    REGION_OF,
    STATE_OF,
    is_sea,
)
from sanssouci.games.sieben_jahre.commanders import recruits_from
from sanssouci.games.sieben_jahre.half_made import CANCEL, HalfMade
from sanssouci.games.sieben_jahre.mustering import markers_left
from sanssouci.games.sieben_jahre.paths import AT_SEA, distances, route
from sanssouci.games.sieben_jahre.position import NOBODY, Position
from sanssouci.games.sieben_jahre.provisions import MOST_LOADS, sold
from sanssouci.games.sieben_jahre.raids import RaidOffer, raiders
from sanssouci.games.sieben_jahre.units import CAVALRY, LAND_ARMS
from sanssouci.kernel import Action, Branching, Joined, Message, Phase, Prospect
from sanssouci.steps.basket import Basket, Choices

_HASTEN: Final = Action("hasten")
_HOLD: Final = Action("hold")
_ARRIVE: Final = next(a.index for a in ADVANTAGES if a.effect == "arrive")
MOST_RESERVE_PACE: Final = 6


def reserve_pace(event: int) -> int:
    """How far reserves go: the fleet section plus one, at most six (S14.9)."""
    pace = FLEET_PACE[event]
    return min(MOST_RESERVE_PACE, pace + 1) if pace else 0


def can_receive(position: Position, army: int) -> bool:
    """True if convoys can be sent to an army: it stands on land and lacks something."""
    place = position.at[army]
    if IS_ADMIRAL[army] or place < 0 or is_sea(place) or position.aboard[army] != NOBODY:
        return False
    return (
        position.provisions[army] < MOST_LOADS
        or position.ammunition[army] < position.ammunition_limit(army)
        or position.units(army) < units.MOST
    )


def levy_left(position: Position, army: int, province: int) -> int:
    """How many brigades a chief town can still send this year to an army (S14.8)."""
    region = REGION_OF[province]
    if not CHIEF_TOWNS >> province & 1 or position.is_closed(province, position.coalition(army)):
        return 0
    own = position.flag[region] == recruits_from(position, army) == OWNER[region]
    conquered = position.flag[region] != OWNER[region] and position.home(
        region, position.board(army)
    )
    anywhere = not position.setting.campaign and position.friendly(region, position.coalition(army))
    if not (own or conquered or anywhere):
        return 0
    room = units.MOST - position.units(army)
    return max(0, min(GARRISON[region] // 2 - position.levied[region], room))


def origins(position: Position, army: int) -> list[int]:
    """The provinces from which a convoy or reserves can set out to an army, the nearest first.

    The chief town in which it stands sends it reserves, too; loads it buys there (S14.13).
    """
    far = distances(position, STATE_OF[army], position.coalition(army), position.at[army])
    found = [
        province
        for province in far
        if any(on_the_way(position, army, province)) or levy_left(position, army, province)
    ]
    return sorted(found, key=lambda province: (far[province], province))


def on_the_way(position: Position, army: int, province: int) -> tuple[int, int]:
    """The loads that a province sells to be sent to an army; none where the army stands."""
    if province == position.at[army]:
        return 0, 0
    return sold(position, province, position.coalition(army))


def _room(position: Position, army: int, more: int = 0) -> int:
    """How many loads of ammunition an army can take, perhaps with so many more brigades."""
    return max(0, position.ammunition_limit(army, more) - position.ammunition[army])


def _affordable_brigades(position: Position, board: int, army: int, province: int) -> int:
    """How many brigades could be sent from a province, the cheapest there are."""
    most = levy_left(position, army, province)
    return min(most, position.purse[board] // _least_price(position, army)) if most else 0


def _least_price(position: Position, army: int) -> int:
    """What the cheapest brigade costs that can be sent to an army."""
    return min(
        units.COST[arm][level]
        for arm in LAND_ARMS
        for veteran in (False, True)
        if (level := levels(position, army, arm, veteran)) is not None
    )


def _parcels(position: Position, board: int, army: int, province: int) -> Branching:
    """The loads that can be sent from a province. Ammunition for which the army has no room yet
    comes with a brigade for each load (S14.10), and there has to be money for these, too."""
    purse, room = position.purse[board], _room(position, army)
    brigades = _affordable_brigades(position, board, army, province)
    food, loads = on_the_way(position, army, province)
    bread = (0, min(food, MOST_LOADS - position.provisions[army]), 1)
    fits = Basket((), (bread, (0, min(loads, room), 1)), purse, 0 if brigades else 1)
    most = min(loads, _room(position, army, brigades))
    if most <= room:
        return fits
    price = _least_price(position, army)
    return Joined((
        fits,
        *(
            Basket((), (bread, (more, more, 1)), purse - price * (more - room))
            for more in range(room + 1, most + 1)
        ),
    ))  # fmt: skip


def can_be_sent_to(position: Position, board: int, army: int) -> bool:
    """True if there is something to send to an army: what it lacks can be had and paid.

    The neighbours mostly have it, so that no ways need be looked for.
    """
    if not can_receive(position, army) or not position.purse[board]:
        return False
    here, own = position.at[army], position.coalition(army)
    wants = position.provisions[army] < MOST_LOADS, _room(position, army) > 0

    def sells(province: int) -> bool:
        food, loads = on_the_way(position, army, province)
        return (food > 0 and wants[0]) or (loads > 0 and wants[1])

    if any(
        not is_sea(near) and not position.enemies_at(near, own) and sells(near)
        for near in NEIGHBOURS[here]
    ):
        return True
    return any(
        sells(province) or _affordable_brigades(position, board, army, province)
        for province in distances(position, STATE_OF[army], own, here)
    )


@dataclass(frozen=True, slots=True)
class Consign(HalfMade):
    """What is sent to an army, and from where."""

    name: ClassVar[str] = "consign"
    army: int

    def prompt(self, position: Position, seat: str) -> Message:
        return Message.of(
            "prompt.consign", "S14.4", who=COMMANDER[self.army], coins=position.purse[self.board]
        )

    def legal(self, position: Position, seat: str) -> Sequence[Action]:
        rows = tuple(
            (PLACE[province], _parcels(position, self.board, self.army, province))
            for province in origins(position, self.army)
        )
        return Joined((Choices("send", rows), [CANCEL]))

    def why_not(self, position: Position, seat: str, action: Action) -> Message | None:
        if action.verb != "send" or action.words[0] not in PLACE_INDEX:
            return None  # a detachment is sent with the same word
        province = PLACE_INDEX[action.words[0]]
        if province not in origins(position, self.army):
            return Message.of("refuse.no_way", "S14.13", place=action.words[0])
        food, loads = on_the_way(position, self.army, province)
        return Message.of("refuse.sells", "S14.5", provisions=food, ammunition=loads)

    def foresee(self, position: Position, seat: str, action: Action) -> Iterable[Prospect]:
        if action.verb == "send":
            start, food, loads = action.words
            way = route(
                position, STATE_OF[self.army], position.coalition(self.army),
                PLACE_INDEX[start], position.at[self.army],
            )  # fmt: skip
            coins = int(food) + int(loads)
            yield Prospect.of("foresee.convoy", "S14.7", coins=coins, steps=len(way))

    def send(self, position: Position, seat: str, start: str, food: str, loads: str) -> None:
        province = PLACE_INDEX[start]
        levy = Levy(self.board, self.army, province, int(food), int(loads))
        if _affordable_brigades(position, self.board, self.army, province):
            position.become(levy)
        else:
            levy.dispatch(position, units.NONE)


@dataclass(frozen=True, slots=True)
class Levy(HalfMade):
    """Brigades of reserve to go with the loads, or alone (S14.8, S14.10)."""

    name: ClassVar[str] = "levy"
    army: int
    start: int
    food: int
    loads: int

    def prompt(self, position: Position, seat: str) -> Message:
        most = levy_left(position, self.army, self.start)
        return Message.of(
            "prompt.levy", "S14.8", who=COMMANDER[self.army], place=PLACE[self.start], most=most
        )

    def _carriers(self, position: Position) -> int:
        """How many brigades are needed for loads that the army has no room for yet (S17.1)."""
        return max(0, self.loads - _room(position, self.army))

    def _level(self, position: Position, arm: int, veteran: bool) -> bool | None:
        """The experience with which an arm can come, None if it cannot (S12.7)."""
        return levels(position, self.army, arm, veteran)

    def legal(self, position: Position, seat: str) -> Sequence[Action]:
        purse = position.purse[self.board] - self.food - self.loads
        most = levy_left(position, self.army, self.start)
        least = max(self._carriers(position), 0 if self.food + self.loads else 1)
        parts: list[Sequence[Action]] = []
        offered = []
        for veteran in (False, True):
            known = tuple(self._level(position, arm, veteran) for arm in LAND_ARMS)
            if known in offered:
                continue
            offered.append(known)
            wares = tuple(
                (0, 0 if level is None else most, units.COST[arm][bool(level)])
                for arm, level in zip(LAND_ARMS, known, strict=True)
            )
            verb = "veterans" if veteran else "levy"
            parts.append(Basket((verb,), wares, purse, max(veteran, least), most))
        return Joined((*parts, [CANCEL]))

    def why_not(self, position: Position, seat: str, action: Action) -> Message | None:
        if action.verb not in ("levy", "veterans"):
            return None
        numbers = [int(word) for word in action.words]
        if numbers[CAVALRY] and levels(position, self.army, CAVALRY, False) is None:
            return Message.of("refuse.no_cavalry", "S27.5")
        if sum(numbers) < self._carriers(position):
            food = MOST_LOADS - position.provisions[self.army]
            loads = _room(position, self.army, sum(numbers))
            return Message.of("refuse.loads", "S17.1", provisions=food, ammunition=loads)
        most = levy_left(position, self.army, self.start)
        return Message.of("refuse.levy", "S14.8", place=PLACE[self.start], most=most)

    def levy(self, position: Position, seat: str, *numbers: str) -> None:
        self._levied(position, numbers, veteran=False)

    def veterans(self, position: Position, seat: str, *numbers: str) -> None:
        self._levied(position, numbers, veteran=True)

    def _levied(self, position: Position, numbers: Sequence[str], veteran: bool) -> None:
        reserves = units.NONE
        for arm, number in zip(LAND_ARMS, numbers, strict=True):
            if int(number):
                reserves = units.with_count(reserves, arm, int(number))
                level = bool(self._level(position, arm, veteran))
                reserves = units.with_level(reserves, arm, level)
        self.dispatch(position, reserves)

    def dispatch(self, position: Position, reserves: int) -> None:
        """Pay, and let the piece set out: one action (S14.7)."""
        position.pop()
        position.phase.spend(position)  # type: ignore[attr-defined]
        dispatch(position, self.board, self.army, self.start, (self.food, self.loads), reserves)


def levels(position: Position, army: int, arm: int, veteran: bool) -> bool | None:
    """The experience of reserves of an arm: the arm's own, else any that the army has (S12.7).

    None if the arm cannot come: no cavalry to North America (S27.5), no marker left (S12.5).
    """
    troops = position.troops[army]
    if units.count(troops, arm):
        return units.veteran(troops, arm)
    if arm == CAVALRY and "A" in AREA[REGION_OF[position.at[army]]]:
        return None
    if markers_left(position, position.coalition(army), arm) <= 0:
        return None
    present = {units.veteran(troops, each) for each in units.arms_of(troops)}
    return veteran if len(present) > 1 else present.pop()


def dispatch(
    position: Position, board: int, army: int, start: int, goods: tuple[int, int], reserves: int
) -> None:
    """Pay for loads and brigades and send them on their way."""
    food, loads = goods
    position.purse[board] -= food + loads + units.price(reserves)
    position.levied[REGION_OF[start]] += units.total(reserves)
    way = route(position, STATE_OF[army], position.coalition(army), start, position.at[army])
    position.tell(
        "log.convoy", "S14.7", who=COMMANDER[army], place=PLACE[start],
        provisions=food, ammunition=loads, units=units.listed(reserves),
    )  # fmt: skip
    position.push(Convoy(board, army, start, way, food, loads, reserves))


@dataclass(frozen=True, slots=True)
class Convoy(Phase[Position]):
    """A convoy under way: card after card until it arrives (S14.7)."""

    name: ClassVar[str] = "convoy"
    board: int
    army: int
    at: int
    """The province it is in, or was in before it put to sea."""
    way: tuple[int, ...]
    """What is left of its way."""
    food: int
    loads: int
    reserves: int
    asked: bool = False
    afloat: bool = False
    """True while it is on a dashed line, where no detachment comes."""

    def actors(self, position: Position) -> tuple[str, ...]:
        if self.asked or _ARRIVE not in position.advantages[self.board]:
            return ()
        seat = position.seat(self.board)
        return (seat,) if seat else ()

    def prompt(self, position: Position, seat: str) -> Message:
        return Message.of("prompt.hasten", "S19.2", who=COMMANDER[self.army])

    def legal(self, position: Position, seat: str) -> Sequence[Action]:
        return [_HOLD, _HASTEN]

    def hasten(self, position: Position, seat: str) -> None:
        """Good roads: it arrives at once, without Events."""
        discard(position, self.board, _ARRIVE)
        position.tell("log.hastened", "S19.2", who=COMMANDER[self.army])
        self._arrive(position)

    def hold(self, position: Position, seat: str) -> None:
        """Keep the tile: the convoy goes card by card."""
        position.tell("log.convoy_goes", "S14.7", who=COMMANDER[self.army])
        position.become(replace(self, asked=True))

    def proceed(self, position: Position) -> None:
        position.push(events.DrawEvent(self.board))

    def told(self, position: Position) -> dict[str, Any]:
        """The convoy as views show it."""
        return {
            "to": COMMANDER[self.army],
            "place": PLACE[self.at],
            "way": [PLACE[place] for place in self.way if place != AT_SEA],
            "provisions": self.food,
            "ammunition": self.loads,
            "units": units.told(self.reserves),
        }

    def pace(self, event: int) -> int:
        """Reserves alone go faster than a convoy (S14.9, S14.10)."""
        return ARMY_PACE[event] if self.food or self.loads else reserve_pace(event)

    def drawn(self, position: Position, event: int) -> None:
        if not events.pay(position, self.board, event):
            self.lose(position)
            return
        steps = min(self.pace(event), len(self.way))
        done, left = self.way[:steps], self.way[steps:]
        if not left:
            self._arrive(position)
            return
        at = next((place for place in reversed(done) if place != AT_SEA), self.at)
        afloat = done[-1] == AT_SEA if done else self.afloat
        stopped = replace(self, at=at, way=left, asked=True, afloat=afloat)
        position.become(stopped)
        position.tell("log.convoy_stops", "S14.7", who=COMMANDER[self.army], place=PLACE[at])
        if not afloat:
            for board in reversed(position.order):
                if raiders(position, board, self.army, at):
                    position.push(RaidOffer(board))

    def _arrive(self, position: Position) -> None:
        position.pop()
        troops = position.troops[self.army]
        for arm in units.arms_of(self.reserves):
            number = units.count(self.reserves, arm) + units.count(troops, arm)
            troops = units.with_count(troops, arm, number)
            troops = units.with_level(troops, arm, units.veteran(self.reserves, arm))
        position.troops[self.army] = troops
        position.supply(self.army, self.food, self.loads)
        position.tell("log.convoy_arrives", "S14.7", who=COMMANDER[self.army])

    def lose(self, position: Position) -> None:
        """It is lost where it stands."""
        position.pop()
        position.tell("log.convoy_lost", "S14.7", who=COMMANDER[self.army], place=PLACE[self.at])
