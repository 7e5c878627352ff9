"""What counts for a stack by where it stands, as officers of several games reckon it alike."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, ClassVar, Final, Generic, NamedTuple, Protocol, TypeVar

from sanssouci.kernel import Message
from sanssouci.kernel.caching import cached_property
from sanssouci.kernel.numerals import in_hundred
from sanssouci.steps.field import Field
from sanssouci.steps.officers.ground import Goal, Terrain

AT_REACH: Final = 4
"""An enemy this near can stand beside us after his next march."""


class Stack(NamedTuple):
    """Generals in one city, with what is known or guessed of their troops."""

    city: int
    generals: tuple[int, ...]
    strength: float
    nation: int
    """The commander's."""


class Staff(Protocol):
    """As much of a staff as marches ask of it."""

    @property
    def own(self) -> list[Stack]: ...
    @property
    def foes(self) -> list[Stack]: ...
    @property
    def foe_cities(self) -> int: ...
    @property
    def foe_trains(self) -> list[int]: ...
    @property
    def wanted(self) -> Mapping[int, float]: ...
    @property
    def threatened(self) -> Sequence[Goal]: ...
    def committed(self, city: int, /) -> float: ...


S = TypeVar("S", bound=Staff)


class Standing(ABC, Generic[S]):
    """Weighs where the stacks of a nation stand, or would stand after a march."""

    field: ClassVar[type[Field]]
    terrain: Terrain
    shared_suit: float
    """How much of its cards a stack leaves to each other that fights with the same suit."""
    almost_at_reach: float
    """How surely an enemy comes who is a city too far for his usual march."""

    def __init__(self, staff: S) -> None:
        self.staff = staff
        self._menaces_to: dict[int, list[tuple[Stack, float]]] = {}

    @abstractmethod
    def chance(self, strength: float, foe: Stack, points: float) -> float:
        """The chance to beat a stack with so many troops and points of cards."""

    @cached_property
    def own_cities(self) -> int:
        return self.field.graph.mask([stack.city for stack in self.staff.own])

    def points(self, city: int) -> float:
        """What can be played from a city, if others are to fight with the same suit."""
        suit_of = self.field.suit_of
        suit = suit_of[city]
        rivals = sum(stack.city != city and suit_of[stack.city] == suit for stack in self._engaged)
        return self.staff.committed(city) / (1 + self.shared_suit * rivals)

    @cached_property
    def _engaged(self) -> list[Stack]:
        """Own stacks that already stand beside an enemy."""
        foes, touching = self.staff.foe_cities, self.field.graph.touching
        return [stack for stack in self.staff.own if touching[stack.city] & foes]

    def menaces(self, city: int) -> list[tuple[Stack, float]]:
        """The enemies that could stand beside a city after their next march, and how surely."""
        found = self._menaces_to.get(city)
        if found is None:
            found = self._menaces_to[city] = []
            graph = self.field.graph
            if graph.ball(city, AT_REACH + 1) & self.staff.foe_cities:
                distances = graph.distances(city)
                for foe in self.staff.foes:
                    steps = distances[foe.city]
                    if 1 < steps <= AT_REACH + 1:
                        surely = 1.0 if steps <= AT_REACH else self.almost_at_reach
                        found.append((foe, surely))
        return found

    def purpose(
        self, group: Sequence[int], end: int, arriving: Stack, fallen: Sequence[int]
    ) -> Message:
        """Why generals march somewhere, and take what falls on the way."""
        staff, graph = self.staff, self.field.graph
        who, city = self.field.roster.word(group), self.field.cities[end]
        if end in staff.foe_trains:
            return Message.of("why.train_destroyed", who=who, city=city)
        beside = [foe for foe in staff.foes if graph.touching[end] >> foe.city & 1]
        if beside:
            chance = self.chance(arriving.strength, beside[0], self.points(end))
            enemy = self.field.roster.ids[beside[0].generals[0]]
            return Message.of("why.attack", who=who, enemy=enemy, chance=in_hundred(chance))
        if fallen:
            return Message.of("why.take", who=who, cities=self._listed(fallen))
        watched = self.terrain.watch_of(end)
        dearest_first = sorted(staff.threatened, key=lambda goal: -goal.worth)
        covered = list(dict.fromkeys(g.city for g in dearest_first if watched[g.city]))
        if covered:
            return Message.of("why.cover", who=who, cities=self._listed(covered[:3]))
        distances = graph.distances(end)
        nearest = min(staff.wanted, key=lambda goal: distances[goal], default=None)
        if nearest is not None:
            return Message.of("why.close_in", who=who, city=self.field.cities[nearest])
        return Message.of("why.stand_better", who=who, city=city)

    def _listed(self, cities: Iterable[int]) -> str:
        return "+".join(self.field.cities[city] for city in cities)


class Pressure:
    """What draws stacks towards enemies: protectors they would beat, trains they could ride down.

    What the cities of the enemies are worth depends on a stack's strength alone, and is kept.
    """

    def __init__(
        self, standing: Standing[Any], press: float, hunt: float, prize: Callable[[Stack], float]
    ) -> None:
        """``prize`` is what the defeat of a stack would bring; ``press`` and ``hunt`` are weights
        of that and of a train."""
        self._standing = standing
        self._press = press
        self._hunt = hunt
        self._prize = prize
        self._pulls: dict[float, list[tuple[int, float]]] = {}

    def forget(self) -> None:
        """The prizes have changed."""
        self._pulls.clear()
        self.__dict__.pop("_sought", None)

    def on(self, stack: Stack) -> float:
        pulls = self._pulls.get(stack.strength)
        if pulls is None:
            pulls = self._pulls[stack.strength] = self._pulls_on(stack.strength)
        if not pulls:
            return 0.0
        faded = self._standing.terrain.fading_from(stack.city)
        return max([worth * faded[city] for city, worth in pulls])

    def _pulls_on(self, strength: float) -> list[tuple[int, float]]:
        """What a stack of this strength would gain by standing where an enemy stands."""
        chance = self._standing.chance
        pulls = [(city, self._hunt) for city in self._standing.staff.foe_trains]
        pulls += [
            (foe.city, worth * chance(strength, foe, points)) for foe, worth, points in self._sought
        ]
        return pulls

    @cached_property
    def _sought(self) -> list[tuple[Stack, float, float]]:
        """Enemies worth defeating, what that counts for, and the points there are for it."""
        committed = self._standing.staff.committed
        prized = [(foe, self._prize(foe)) for foe in self._standing.staff.foes]
        return [
            (foe, self._press * prize, committed(foe.city)) for foe, prize in prized if prize > 0
        ]
