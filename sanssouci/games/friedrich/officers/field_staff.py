"""The staff in an imagined world: the same war, read off the position without building a view."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from sanssouci.board import bits
from sanssouci.games.friedrich import offensive_option
from sanssouci.games.friedrich.atlas import GENERALS, GRAPH, MOST_TROOPS
from sanssouci.games.friedrich.deck import backs
from sanssouci.games.friedrich.nations import ENEMIES, NATIONS, PRUSSIA
from sanssouci.games.friedrich.officers.counting import Count, count
from sanssouci.games.friedrich.officers.manner import EVENLY, Manner
from sanssouci.games.friedrich.officers.staff import Staff
from sanssouci.games.friedrich.position import UNDECIDED, Position
from sanssouci.games.friedrich.supply import SUPPLY_RANGE
from sanssouci.games.friedrich.victory import required
from sanssouci.kernel import add_up
from sanssouci.kernel.caching import cached_property
from sanssouci.steps.officers.marching import Stack
from sanssouci.steps.supply import train_reach

_OF_OWN_STACKS: Final = ("own", "armies")
_OF_MARKERS: Final = ("wanted", "lost", "guarded", "threatened", "caution", "coveted")
"""What is worked out anew when a stack has marched, or a city has changed hands."""
_FIRST: Final = tuple(generals[0] for generals in GENERALS)
_BEYOND: Final = tuple(generals[-1] + 1 for generals in GENERALS)
"""By nation, where its generals begin and end among the pieces."""


class FieldStaff(Staff):
    """Knows what the nation's player may know, as the captain's staff does, only sooner.

    The world it stands in hides nothing, so the staff itself must not look: troops of others are
    the shares of their pools, hands of others only a number of cards.
    """

    def __init__(
        self,
        position: Position,
        nation: int,
        seat: str | None = None,
        count: Count | None = None,
        manner: Manner = EVENLY,
    ) -> None:
        """The seat that looks at the nation is its own unless another is named."""
        self.position = position
        self.nation = nation
        self.temper, self.weights = manner.temper, manner.weights
        self.seat = seat or position.controllers[nation]
        self.view = _Lazily(self._view_entry)
        self.in_play = position.setting.nations
        self.place = position.place
        self.down = set(bits(position.down))
        self._stacks: dict[int, list[Stack]] = {}
        self._missing: dict[int, int] = {}
        self._surroundings = self._look_around()
        self._markers = position.markers
        if count is not None:  # whoever plays a world on may have counted before
            self.count = count
        self._read_strengths()

    def _look_around(self) -> tuple[Any, ...]:
        """All that a march of the nation's own generals leaves as it is."""
        position, nation = self.position, self.nation
        place = position.place
        return (
            position.turn,
            position.out,
            position.down,
            position.troops[:],
            [len(hand) for hand in position.hands],
            place[: _FIRST[nation]],
            place[_BEYOND[nation] :],
        )

    def mend(self) -> bool:
        """Follow the nation's marches; False if more has changed and all must be read anew."""
        if self._look_around() != self._surroundings:
            return False
        known = self.__dict__
        self._stacks.pop(self.nation, None)
        for name in _OF_OWN_STACKS:
            known.pop(name, None)
        if self.position.markers != self._markers:
            self._markers = self.position.markers
            self._missing.clear()
            for name in _OF_MARKERS:
                known.pop(name, None)
        return True

    def knowledge(self) -> Mapping[str, Any]:
        """What has been worked out so far, to be handed to a staff that knows as much."""
        known = self.__dict__
        worked_out = {name: known[name] for name in _WORKED_OUT if name in known}
        return worked_out | {name: known[name].copy() for name in _COLLECTED if name in known}

    def adopt(self, knowledge: Mapping[str, Any]) -> None:
        """Know what another staff knew that went through the same stage."""
        known = self.__dict__
        for name in _WORKED_OUT:
            known.pop(name, None)
        known.update(knowledge)
        for name in _COLLECTED:
            if name in knowledge:
                known[name] = knowledge[name].copy()

    def _read_strengths(self) -> None:
        position = self.position
        troops, place = position.troops, position.place
        self.troops = {}
        for nation in position.setting.nations:
            if position.controllers[nation] == self.seat:
                for general in GENERALS[nation]:
                    if place[general] >= 0:
                        self.troops[general] = troops[general]
            else:
                for pool in position.pools_on_map(nation):
                    each = min(MOST_TROOPS, position.strength(pool) / len(pool))
                    for general in pool:
                        self.troops[general] = each

    def stacks(self, nation: int) -> list[Stack]:
        found = self._stacks.get(nation)
        if found is None:
            place, troops = self.place, self.troops
            by_city: dict[int, list[int]] = {}
            for general in GENERALS[nation]:
                city = place[general]
                if city >= 0:
                    by_city.setdefault(city, []).append(general)
            found = self._stacks[nation] = [
                Stack(city, tuple(generals), add_up([troops.get(g, 1) for g in generals]), nation)
                for city, generals in by_city.items()
            ]
        return found

    @cached_property
    def sheets(self) -> dict[int, dict[str, Any]]:  # type: ignore[override]
        return {nation: _Lazily(self._entry_of(nation)) for nation in self.in_play}

    @cached_property
    def _whole_view(self) -> dict[str, Any]:
        return self.position.view(self.seat)

    def _view_entry(self, key: str) -> Any:
        return dict(self.position.setting.options) if key == "options" else self._whole_view[key]

    def _entry_of(self, nation: int) -> Callable[[str], Any]:
        """What the captain reads of a nation's sheet most often; the rest is in the view."""
        position = self.position

        def entry(key: str) -> Any:
            match key:
                case "at_war":
                    return position.at_war(nation)
                case "seat":
                    return position.controllers[nation]
                case "troops":
                    return position.total(nation)
                case "most_troops":
                    return position.ceiling(nation)
            sheets = self._whole_view["nations"]
            return next(sheet[key] for sheet in sheets if sheet["id"] == NATIONS[nation])

        return entry

    @cached_property
    def enemies(self) -> list[int]:
        return [n for n in ENEMIES[self.nation] if self.position.at_war(n)]

    def cards(self, nation: int) -> int:
        return len(self.position.hands[nation])

    def backs(self, nation: int) -> Sequence[int]:
        return backs(self.position.hands[nation], self.position.setting.decks)

    def hand(self, nation: int) -> Sequence[int]:
        own = self.position.controllers[nation] == self.seat
        return self.position.hands[nation] if own else []

    def recount(self) -> None:
        """Cards have been played: look again how many the others hold."""
        self._counted.clear()

    @cached_property
    def count(self) -> Count:
        return count(self.position.hidden_cards(self.seat))

    @property
    def marked(self) -> int:
        return self.position.markers

    @property
    def fate(self) -> int:
        return self.position.fate

    def missing(self, nation: int) -> int:
        found = self._missing.get(nation)
        if found is None:
            found = self._missing[nation] = self._lacked(nation)
        return found

    def _lacked(self, nation: int) -> int:
        position = self.position
        if not position.at_war(nation):
            return 0
        if nation == PRUSSIA:
            waiting = position.setting.expert and position.offensive == UNDECIDED
            if waiting or not offensive_option.bohemia_open(position):
                return 0
        return required(position, nation)[1]

    def supplied_from(self, city: int, reach: int = SUPPLY_RANGE) -> int:
        return train_reach(GRAPH, city, reach, self.foe_mask & GRAPH.ball(city, reach))


_COLLECTED: Final = ("_stacks", "_missing", "_counted")
"""Dictionaries that grow as questions are asked."""
_OF_THE_WORLD: Final = ("sheets", "_whole_view", "count")
"""What reads the position itself, and what is handed over anyway."""
_WORKED_OUT: Final = (
    "_markers",
    *(
        name
        for name in dir(FieldStaff)
        if isinstance(getattr(FieldStaff, name), cached_property)
        and name not in (*_COLLECTED, *_OF_THE_WORLD)
    ),
)


class _Lazily(dict[str, Any]):
    """A mapping that works out an entry when it is first asked for."""

    __slots__ = ("_entry",)

    def __init__(self, entry: Callable[[str], Any]) -> None:
        self._entry = entry

    def __missing__(self, key: str) -> Any:
        found = self[key] = self._entry(key)
        return found
