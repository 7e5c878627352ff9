"""M7 Supply: paths to trains, and what hunger does; hussars make some of the paths dear (M8)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import combinations
from random import Random
from typing import ClassVar, Final, NamedTuple

from sanssouci.games.maria import arenberg, saxony
from sanssouci.games.maria.atlas import (
    BOHEMIA,
    FLANDERS,
    GENERAL_COUNT,
    GENERALS,
    GRAPH,
    NATION_OF,
    PIECE_ID,
    TRAINS,
)
from sanssouci.games.maria.deck import TEXT
from sanssouci.games.maria.nations import CROSSING, NATIONS
from sanssouci.games.maria.position import Position
from sanssouci.games.maria.victory_markers import remove_battle
from sanssouci.kernel import Action, Message, Phase, Prospect
from sanssouci.steps.payment import Payment as PaymentStep
from sanssouci.steps.payment import PaymentRules
from sanssouci.steps.supply import path_length, shortest_path, within_reach

SUPPLY_RANGE: Final = 6
"""The longest supply path (M7.3)."""


# -- paths ----------------------------------------------------------------------------------------


def blocked_paths(position: Position, nation: int, place: Sequence[int]) -> int:
    """The towns that no supply path of the power crosses (M7.3, M7.5)."""
    relations = position.relations
    blocked = relations.closed[nation] if nation not in relations.neutral else 0
    if place is position.place:
        armies = position.standing.armies
        for other in relations.blockers[nation]:
            blocked |= armies[other].pieces
        return blocked
    bit = GRAPH.bit
    for other in relations.blockers[nation]:
        for piece in (*GENERALS[other], *TRAINS[other]):
            blocked |= bit[place[piece]]
    return blocked


def _one_map(position: Position, nation: int) -> bool:
    """True if the power's paths keep to the map they start on (M7.5)."""
    crossing = nation in CROSSING and position.setting.option["seam_supply"]
    return not (crossing and position.setting.whole_war)


def _reach(position: Position, nation: int, trains: Sequence[int], blocked: int) -> int:
    """The towns some trains supply."""
    if not _one_map(position, nation):
        return within_reach(GRAPH, trains, SUPPLY_RANGE, blocked)
    mask = 0
    for sheet, other in ((FLANDERS, BOHEMIA), (BOHEMIA, FLANDERS)):
        here = [city for city in trains if GRAPH.bit[city] & sheet]
        mask |= within_reach(GRAPH, here, SUPPLY_RANGE, blocked | other) & sheet
    return mask


def fed_by(position: Position, nation: int, trains: Sequence[int], blocked: int) -> int:
    """Where the power's generals would be in supply if its trains stood so; Arenberg's rights
    apart."""
    return position.relations.home[nation] | _reach(position, nation, trains, blocked)


def supplied_cities(position: Position, nation: int) -> int:
    """Where the power's generals would be in supply now, hussars left out."""
    place = position.place
    trains = [place[train] for train in TRAINS[nation]]
    return fed_by(position, nation, trains, blocked_paths(position, nation, place))


def _home(position: Position, general: int) -> int:
    """Where a general needs no train (M7.2, M22.1)."""
    home = position.relations.home[NATION_OF[general]]
    return home | arenberg.welcome(general)


def _trains(position: Position, general: int) -> list[int]:
    """The towns of the trains a general may use (M7.3, M22.1)."""
    return [position.place[train] for train in arenberg.trains_for(general)]


def fed_for(position: Position, general: int, place: Sequence[int]) -> int:
    """Where one general would be in supply if pieces stood so (M7.2, M7.3, M22.1)."""
    nation = NATION_OF[general]
    trains = [place[train] for train in arenberg.trains_for(general)]
    blocked = blocked_paths(position, nation, place)
    return _home(position, general) | _reach(position, nation, trains, blocked)


class Path(NamedTuple):
    """How a general is supplied: at home (length 0), or by a path of some length."""

    length: int
    price: int
    """What hussars make him pay, or 0."""


_AT_HOME: Final = Path(0, 0)


def paths(position: Position) -> Sequence[Path | None]:
    """By general, his supply path; None for those who have none or are not on the map.

    It is the same for all who look on, and kept until something moves.
    """
    standing = position.standing
    situation = ("paths", position.relations, *position.hussars)
    found: Sequence[Path | None] | None = standing.kept.get(situation)
    if found is None:
        found = standing.kept[situation] = [
            path_of(position, general) if position.place[general] >= 0 else None
            for general in range(GENERAL_COUNT)
        ]
    return found


def path_of(position: Position, general: int) -> Path | None:
    """The supply path of a general on the map; None if he has none (M7.2, M7.3, M8.5)."""
    nation, city = NATION_OF[general], position.place[general]
    if _home(position, general) >> city & 1:
        return _AT_HOME
    trains = _trains(position, general)
    blocked = blocked_paths(position, nation, position.place)
    length = _length(position, nation, city, trains, blocked)
    if length is None:
        return None
    first, second = position.hussars
    hussars = GRAPH.bit[first] | GRAPH.bit[second]
    far = not hussars & GRAPH.ball(city, length)
    if far or not position.relations.harassed[nation]:
        return Path(length, 0)
    detour = _length(position, nation, city, trains, blocked | hussars)
    free = detour is not None and (position.setting.option["free_detour"] or detour == length)
    return Path(length, 0 if free else length)


def harassed_road(position: Position, general: int) -> tuple[int, ...]:
    """The towns from a general to his train if hussars harass the way; else none (M8.5)."""
    path = path_of(position, general)
    if path is None or not path.price:
        return ()
    nation, city = NATION_OF[general], position.place[general]
    blocked = blocked_paths(position, nation, position.place)
    mask = GRAPH.mask(train for train in _trains(position, general) if train >= 0)
    return shortest_path(GRAPH, city, mask, path.length, _closed(position, nation, city, blocked))


def _closed(position: Position, nation: int, city: int, blocked: int) -> int:
    """What is in the way of supply, the other map included if paths must not cross the seam."""
    if not _one_map(position, nation):
        return blocked
    return blocked | (FLANDERS if GRAPH.bit[city] & BOHEMIA else BOHEMIA)


def _length(
    position: Position, nation: int, city: int, trains: Sequence[int], blocked: int
) -> int | None:
    """The length of the shortest path. The train's own town is never in the way."""
    bit, mask = GRAPH.bit, 0
    for train in trains:
        mask |= bit[train]
    return path_length(GRAPH, city, mask, SUPPLY_RANGE, _closed(position, nation, city, blocked))


# -- the check ------------------------------------------------------------------------------------


class Charge(NamedTuple):
    """What hussars ask of generals who share one fate: a stack of one power pays as one (M8.7)."""

    generals: tuple[int, ...]
    price: int


def charges(position: Position, nation: int) -> list[Charge]:
    """All that a power has to pay in this supply check (M8.5 to M8.7)."""
    found = []
    for stack in position.stacks(nation).values():
        paths = [path_of(position, general) for general in stack]
        prices = [path.price for path in paths if path is not None]
        due = tuple(g for g, path in zip(stack, paths, strict=True) if path and path.price)
        if due:
            found.append(Charge(due, sum(prices)))
    return found


@dataclass(frozen=True, slots=True)
class SupplyCheck(Phase[Position]):
    """The supply check of a stage: one power after the other, then what Saxony makes of it.

    All that Prussia has to remove for it and for Saxony is counted together (M7.1, M19.2).
    """

    name: ClassVar[str] = "supply"
    bars_shifting: ClassVar[bool] = True
    nations: tuple[int, ...]
    """Those still to be looked at."""

    def proceed(self, position: Position) -> None:
        if not self.nations:
            position.pop()
            if position.removals:
                position.push(saxony.Drift())
            return
        nation, *others = self.nations
        position.become(SupplyCheck(tuple(others)))
        due = charges(position, nation)
        if due:
            position.tell(
                "log.harassed", "M8.6", nation=NATIONS[nation],
                generals=position.roster.word([g for each in due for g in each.generals]),
                points=sum(each.price for each in due),
            )  # fmt: skip
            position.push(HussarPayment.begin(nation, due))
        else:
            settle(position, nation, ())


@dataclass(frozen=True, slots=True)
class HussarPayment(PaymentStep[Position]):
    """All charges of a power are one payment, made whether it suffices or not (M8.8)."""

    name: ClassVar[str] = "hussar_payment"
    rules: ClassVar = PaymentRules(needless="M5.8", paying="M8.8")
    compulsory: ClassVar[bool] = True
    bars_shifting: ClassVar[bool] = True
    groups: tuple[tuple[int, ...], ...] = ()
    prices: tuple[int, ...] = ()

    @classmethod
    def begin(cls, nation: int, due: Sequence[Charge]) -> HussarPayment:
        prices = tuple(each.price for each in due)
        groups = tuple(each.generals for each in due)
        return cls(nation, sum(prices), groups=groups, prices=prices)

    def prompt(self, position: Position, seat: str) -> Message:
        return Message.of(
            "prompt.hussar_payment", "M8.8", nation=NATIONS[self.nation], owing=self.owing
        )

    @property
    def secret_of(self) -> int:
        return self.nation

    def concealed(self, position: Position, rng: Random) -> HussarPayment:
        """Others know the price, but no card before all are paid.

        Whoever is asked can pay: a hand that is imagined too poor owes no more than it holds.
        """
        owing = min(sum(self.prices), position.purse(self.nation))
        return replace(self, owing=owing, paid_cards=())

    def complete(self, position: Position) -> None:
        position.pop()
        nation, cards = NATIONS[self.nation], " ".join(TEXT[card] for card in self.paid_cards)
        if cards:
            position.tell("log.pays", "M8.8", nation=nation, cards=cards)
        else:
            position.tell("log.pays_nothing", "M8.8", nation=nation)
        if self.owing <= 0:
            settle(position, self.nation, ())
            return
        paid = sum(self.prices) - self.owing
        position.push(Cover(self.nation, self.groups, self.prices, paid))


@dataclass(frozen=True, slots=True)
class Cover(Phase[Position]):
    """The cards did not suffice for all: the owner chooses whom they cover (M8.9)."""

    name: ClassVar[str] = "cover"
    bars_shifting: ClassVar[bool] = True
    nation: int
    groups: tuple[tuple[int, ...], ...]
    prices: tuple[int, ...]
    paid: int

    def _choices(self) -> list[tuple[int, ...]]:
        """The groups that can be covered together, as far as nobody could be added."""
        numbers = range(len(self.groups))
        affordable = [
            chosen
            for size in range(len(self.groups), -1, -1)
            for chosen in combinations(numbers, size)
            if sum(self.prices[n] for n in chosen) <= self.paid
        ]
        return [
            chosen
            for chosen in affordable
            if not any(set(chosen) < set(other) for other in affordable)
        ]

    def actors(self, position: Position) -> tuple[str, ...]:
        return (position.seat(self.nation),) if len(self._choices()) > 1 else ()

    def prompt(self, position: Position, seat: str) -> Message:
        return Message.of(
            "prompt.cover", "M8.9", nation=NATIONS[self.nation], points=self.paid
        )  # fmt: skip

    def _action(self, chosen: Sequence[int]) -> Action:
        return Action.of("cover", *(PIECE_ID[self.groups[number][0]] for number in chosen))

    def legal(self, position: Position, seat: str) -> Sequence[Action]:
        return [self._action(chosen) for chosen in self._choices()]

    def why_not(self, position: Position, seat: str, action: Action) -> Message | None:
        return Message.of("refuse.cover", "M8.9", points=self.paid)

    def foresee(self, position: Position, seat: str, action: Action) -> Iterator[Prospect]:
        covered = self._named(action.words)
        points = sum(self.prices[number] for number in covered)
        hungry = position.roster.word(self._unpaid(covered))
        yield Prospect.of("foresee.covered", "M8.9", points=points, generals=hungry)

    def cover(self, position: Position, seat: str, *generals: str) -> None:
        self._settle(position, self._named(generals))

    def _named(self, generals: Sequence[str]) -> list[int]:
        """The groups whose first generals are named."""
        return [n for n, group in enumerate(self.groups) if PIECE_ID[group[0]] in generals]

    def _unpaid(self, chosen: Sequence[int]) -> list[int]:
        return [g for n, group in enumerate(self.groups) if n not in chosen for g in group]

    def proceed(self, position: Position) -> None:
        self._settle(position, self._choices()[0])

    def _settle(self, position: Position, chosen: Sequence[int]) -> None:
        position.pop()
        settle(position, self.nation, self._unpaid(chosen))


def settle(position: Position, nation: int, unpaid: Sequence[int]) -> None:
    """Hunger and plenty of a power's generals; ``unpaid`` are those hussars cut off (M7.6-7)."""
    bit, place = GRAPH.bit, position.place
    removed = 0
    hungry = []
    for general in GENERALS[nation]:
        city = place[general]
        if city < 0:
            continue
        fed = bool(bit[city] & _home(position, general))
        fed = fed or (general not in unpaid and path_of(position, general) is not None)
        if not fed:
            hungry.append(general)
        elif position.is_down(general):
            position.down &= ~(1 << general)
            position.tell("log.fed_again", "M7.7", general=PIECE_ID[general])
    stacks = [position.stack_of(general) for general in hungry]
    _starve(position, nation, hungry)
    for general, stack in zip(hungry, stacks, strict=True):
        removed += _without_troops(position, general, stack)
    if removed:
        remove_battle(position, nation, removed, "M14.9")


def _starve(position: Position, nation: int, hungry: Sequence[int]) -> None:
    """Face down and 1 troop less each, or 2 less who lay so already (M7.6)."""
    if not hungry:
        return
    position.seal()  # who stays and who goes tells something of their troops
    deep = [general for general in hungry if position.is_down(general)]
    lost = 0
    for general in hungry:
        loss = min(2 if general in deep else 1, position.troops[general])
        position.troops[general] -= loss
        position.down |= 1 << general
        lost += loss
        position.tell("log.turned_down", "M7.6", general=PIECE_ID[general])
    position.tell("log.hunger_costs", "M7.6", nation=NATIONS[nation], losses=lost)
    if lost < len(hungry) + len(deep):  # some had but one left, and nobody else knows who
        position.merge_pools(deep)


def _without_troops(position: Position, general: int, stack: Sequence[int]) -> int:
    """A general without troops gets one of his comrade's, or leaves the map (M6.7, M7.10)."""
    if position.troops[general]:
        return 0
    comrades = [g for g in stack if g != general and position.troops[g] > 1]
    if comrades:
        position.troops[comrades[0]] -= 1
        position.troops[general] = 1
        return 0
    position.take_off(general)
    position.tell("log.starved", "M7.10", general=PIECE_ID[general])
    return 1


__all__ = [
    "SUPPLY_RANGE", "Charge", "Cover", "HussarPayment", "Path", "SupplyCheck", "charges",
    "fed_by", "fed_for", "harassed_road", "path_of", "paths", "supplied_cities",
]  # fmt: skip
