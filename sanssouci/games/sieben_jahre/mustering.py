"""S12.4, S12.5, S14.2 Mustering: the units and the loads of each contingent for the year."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import ClassVar, Final

from sanssouci.board import bits
from sanssouci.games.sieben_jahre import commanders, units
from sanssouci.games.sieben_jahre.areas import at_home
from sanssouci.games.sieben_jahre.atlas import (
    AREA,
    COMMANDER,
    COMMANDER_INDEX,
    IS_ADMIRAL,
    PACK,
    REGION_OF,
    is_sea,
)
from sanssouci.games.sieben_jahre.pack import COALITIONS
from sanssouci.games.sieben_jahre.position import Position
from sanssouci.games.sieben_jahre.provisions import MOST_LOADS
from sanssouci.games.sieben_jahre.units import ARMS, CAVALRY, LAND_ARMS, LEVELS, SHIPS
from sanssouci.kernel import Action, Joined, Message, Phase, Prospect
from sanssouci.steps.basket import Basket, Choices

MARKERS: Final = tuple(
    tuple(
        next(m.count for m in PACK.markers if m.coalition == coalition and m.arm == arm)
        for arm in ARMS
    )
    for coalition in COALITIONS
)
"""By coalition and arm, how many contingents can have units of it (S12.5)."""
_DONE: Final = Action("done")
_ALL_TRAINED = 0


def markers_left(position: Position, coalition: int, arm: int) -> int:
    """How many more contingents of a coalition can have an arm."""
    used = sum(
        1 for c in position.contingents_of(coalition) if units.count(position.troops[c], arm)
    )
    return MARKERS[coalition][arm] - used


def is_new(position: Position, commander: int) -> bool:
    """True if a contingent has been raised at this year's start."""
    return not position.mustered[commander]


def may_form(position: Position, commander: int) -> bool:
    """True if a contingent may be formed freely, and not only reduced (S31.1)."""
    return is_new(position, commander) or commanders.in_own_town_or_port(position, commander)


def strengths(position: Position, commander: int, board: int) -> Basket:
    """The numbers of units a contingent can have, within the purse and the markers.

    With the experience that its arms have; arms it has not are trained. Whoever is in debt may
    take any cheaper strength.
    """
    troops = position.troops[commander]
    free = may_form(position, commander)
    purse, price = position.purse[board], units.price(troops)
    wares = []
    for arm in (SHIPS,) if IS_ADMIRAL[commander] else LAND_ARMS:
        has = units.count(troops, arm)
        most = units.MOST if free else has
        if free and arm == CAVALRY and _in_america(position, commander):
            most = 0
        if not has and markers_left(position, position.coalition(commander), arm) <= 0:
            most = 0
        wares.append((0, most, units.COST[arm][units.veteran(troops, arm)]))
    budget = max(purse + price, price - 1) if purse < 0 else purse + price
    return Basket((), tuple(wares), budget, least=1, most=units.MOST)


def _in_america(position: Position, commander: int) -> bool:
    """True where there is no cavalry (S27.5)."""
    place = position.at[commander]
    if place >= 0 and is_sea(place):  # whoever is aboard when a sheet begins will land there
        return position.setting.sheet is not None and position.setting.in_america
    return place >= 0 and "A" in AREA[REGION_OF[place]]


def set_troops(position: Position, board: int, commander: int, troops: int) -> None:
    """Give a contingent other units and settle the difference in price."""
    position.purse[board] += units.price(position.troops[commander]) - units.price(troops)
    position.troops[commander] = troops
    position.leave_behind(commander)


@dataclass(frozen=True, slots=True)
class Settle(Phase[Position]):
    """Contingents are settled one by one (S5.1, step 6)."""

    name: ClassVar[str] = "settle"
    board: int
    pending: int
    """Bitset of the contingents whose strength is still open."""

    def actors(self, position: Position) -> tuple[str, ...]:
        if not self.pending and position.purse[self.board] >= 0:
            return ()
        seat = position.seat(self.board)
        return (seat,) if seat else ()

    def proceed(self, position: Position) -> None:
        self._finish(position)

    def prompt(self, position: Position, seat: str) -> Message:
        coins = position.purse[self.board]
        key = "prompt.settle" if coins >= 0 else "prompt.settle_short"
        return Message.of(key, "S12.4", board=position.board_id(self.board), coins=abs(coins))

    def legal(self, position: Position, seat: str) -> Sequence[Action]:
        short = position.purse[self.board] < 0
        open_ = position.contingents(self.board) if short else list(bits(self.pending))
        rows = tuple((COMMANDER[c], strengths(position, c, self.board)) for c in open_)
        mustering = Choices("muster", rows)
        parts: list[Sequence[Action]] = [mustering]
        if short:
            # the commanders of a sheet are fixed (SII.3), as long as the purse pays them at all
            if position.setting.campaign or not len(mustering):
                parts.append([Action(f"disband {COMMANDER[c]}") for c in open_])
        else:
            parts.append([_DONE])
        return Joined(tuple(parts))

    def why_not(self, position: Position, seat: str, action: Action) -> Message | None:
        if action.verb == "done":
            return Message.of("refuse.debt", "S31.1", coins=-position.purse[self.board])
        if action.verb == "disband" and not position.setting.campaign:
            return Message.of("refuse.fixed", "SII.3", who=action.words[0])
        if action.verb != "muster":
            return None
        c = COMMANDER_INDEX[action.words[0]]
        if not self.pending >> c & 1:
            return Message.of("refuse.settled", "S12.4", who=action.words[0])
        numbers = [int(word) for word in action.words[1:]]
        if not 0 < sum(numbers) <= units.MOST:
            return Message.of("refuse.six_units", "S12.1")
        if len(numbers) == len(LAND_ARMS) and numbers[CAVALRY] and _in_america(position, c):
            return Message.of("refuse.no_cavalry", "S27.5")
        if not may_form(position, c):
            return Message.of("refuse.only_reduce", "S31.1", who=action.words[0])
        return Message.of("refuse.purse", "S31.1", coins=max(0, position.purse[self.board]))

    def foresee(self, position: Position, seat: str, action: Action) -> Iterable[Prospect]:
        if action.verb == "muster":
            c = COMMANDER_INDEX[action.words[0]]
            coins = units.price(mustered(position, c, action.words[1:]))
            left = position.purse[self.board] + units.price(position.troops[c]) - coins
            yield Prospect.of("foresee.units_cost", "S12.4", coins=coins, left=left)
        elif action.verb == "done" and self.pending:
            left_open = [COMMANDER[c] for c in bits(self.pending)]
            yield Prospect.of("foresee.left_unsettled", "S12.4", who=" ".join(left_open))

    # -- verbs -------------------------------------------------------------------------------------

    def muster(self, position: Position, seat: str, who: str, *numbers: str) -> None:
        c = COMMANDER_INDEX[who]
        set_troops(position, self.board, c, mustered(position, c, numbers))
        position.become(Settle(self.board, self.pending & ~(1 << c)))
        listed = units.listed(position.troops[c])
        position.tell("log.mustered", "S12.4", who=who, units=listed)
        position.push(Stores(self.board, c))
        if may_form(position, c):
            position.push(Experience(self.board, c))

    def disband(self, position: Position, seat: str, who: str) -> None:
        from sanssouci.games.sieben_jahre.ministry import disband

        c = COMMANDER_INDEX[who]
        disband(position, self.board, c)
        position.become(Settle(self.board, self.pending & ~(1 << c)))

    def done(self, position: Position, seat: str) -> None:
        self._finish(position)

    def _finish(self, position: Position) -> None:
        for c in position.contingents(self.board):
            position.mustered[c] = position.units(c)
        position.tell(
            "log.settled",
            "S12.4",
            board=position.board_id(self.board),
            coins=position.purse[self.board],
        )
        position.pop()


def mustered(position: Position, commander: int, numbers: Sequence[str]) -> int:
    """The troops with other numbers of units."""
    troops = position.troops[commander]
    for arm, number in zip((SHIPS,) if IS_ADMIRAL[commander] else LAND_ARMS, numbers, strict=True):
        troops = units.with_count(troops, arm, int(number))
    return troops


@dataclass(frozen=True, slots=True)
class Experience(Phase[Position]):
    """Arm by arm: trained or veteran (S12.5)."""

    name: ClassVar[str] = "experience"
    goes_on: ClassVar[bool] = True
    board: int
    commander: int
    arm: int = 0

    def _open(self, position: Position) -> bool:
        return bool(units.count(position.troops[self.commander], self.arm))

    def actors(self, position: Position) -> tuple[str, ...]:
        if self.arm == len(ARMS) or not self._open(position):
            return ()
        seat = position.seat(self.board)
        return (seat,) if seat else ()

    def proceed(self, position: Position) -> None:
        if self.arm == len(ARMS):
            position.pop()
        else:
            position.become(Experience(self.board, self.commander, self.arm + 1))

    def prompt(self, position: Position, seat: str) -> Message:
        return Message.of(
            "prompt.experience", "S12.5", who=COMMANDER[self.commander], arm=ARMS[self.arm],
            board=position.board_id(self.board), coins=max(0, position.purse[self.board]),
        )  # fmt: skip

    def _with(self, position: Position, level: str) -> int:
        return units.with_level(
            position.troops[self.commander], self.arm, bool(LEVELS.index(level))
        )

    def _left(self, position: Position, level: str) -> int:
        before = units.price(position.troops[self.commander])
        return position.purse[self.board] + before - units.price(self._with(position, level))

    def legal(self, position: Position, seat: str) -> Sequence[Action]:
        """New veterans only if the purse still covers them; a debt makes nobody a recruit again."""
        now = LEVELS[units.veteran(position.troops[self.commander], self.arm)]
        return [
            Action(f"drill {level}")
            for level in LEVELS
            if level in (now, LEVELS[_ALL_TRAINED]) or self._left(position, level) >= 0
        ]

    def why_not(self, position: Position, seat: str, action: Action) -> Message | None:
        return Message.of("refuse.purse", "S31.1", coins=max(0, position.purse[self.board]))

    def foresee(self, position: Position, seat: str, action: Action) -> Iterable[Prospect]:
        left = self._left(position, action.words[0])
        coins = units.price(self._with(position, action.words[0]))
        yield Prospect.of("foresee.units_cost", "S12.4", coins=coins, left=left)

    def sentence(self, position: Position, action: Action) -> Message | None:
        return Message.of("do.drill_arm", "S12.5", arm=ARMS[self.arm], level=action.words[0])

    def drill(self, position: Position, seat: str, level: str) -> None:
        set_troops(position, self.board, self.commander, self._with(position, level))
        position.tell(
            "log.drilled", "S12.5", who=COMMANDER[self.commander], arm=ARMS[self.arm], level=level
        )
        position.become(Experience(self.board, self.commander, self.arm + 1))


@dataclass(frozen=True, slots=True)
class Stores(Phase[Position]):
    """Provisions and ammunition for the year, in own-board territory (S14.2)."""

    name: ClassVar[str] = "stores"
    goes_on: ClassVar[bool] = True
    board: int
    commander: int

    def _room(self, position: Position) -> tuple[int, int]:
        c = self.commander
        return (
            MOST_LOADS - position.provisions[c],
            position.ammunition_limit(c) - position.ammunition[c],
        )

    def actors(self, position: Position) -> tuple[str, ...]:
        if position.purse[self.board] <= 0 or not any(self._room(position)):
            return ()
        seat = position.seat(self.board)
        return (seat,) if seat and at_home(position, self.commander) else ()

    def proceed(self, position: Position) -> None:
        position.pop()

    def prompt(self, position: Position, seat: str) -> Message:
        return Message.of(
            "prompt.stores", "S14.2", who=COMMANDER[self.commander],
            board=position.board_id(self.board), coins=position.purse[self.board],
        )  # fmt: skip

    def legal(self, position: Position, seat: str) -> Sequence[Action]:
        wares = tuple((0, most, 1) for most in self._room(position))
        return Basket(("load",), wares, position.purse[self.board], least=0)

    def why_not(self, position: Position, seat: str, action: Action) -> Message | None:
        food, loads = self._room(position)
        return Message.of("refuse.loads", "S14.1", provisions=food, ammunition=loads)

    def foresee(self, position: Position, seat: str, action: Action) -> Iterable[Prospect]:
        coins = sum(map(int, action.words))
        left = position.purse[self.board] - coins
        yield Prospect.of("foresee.spends", "S14.1", coins=coins, left=left)

    def load(self, position: Position, seat: str, food: str, loads: str) -> None:
        position.purse[self.board] -= int(food) + int(loads)
        position.supply(self.commander, int(food), int(loads))
        position.tell(
            "log.loaded", "S14.2", who=COMMANDER[self.commander],
            provisions=int(food), ammunition=int(loads),
        )  # fmt: skip
        position.pop()
