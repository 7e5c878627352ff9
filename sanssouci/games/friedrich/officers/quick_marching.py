"""Marches weighed in a hurry: what a stage has shown once is kept until something changes it."""

from __future__ import annotations

from collections.abc import Sequence

from sanssouci.games.friedrich.atlas import GENERAL_COUNT
from sanssouci.games.friedrich.officers.field_staff import FieldStaff
from sanssouci.games.friedrich.officers.marching import Marching
from sanssouci.games.friedrich.officers.routes import March
from sanssouci.games.friedrich.officers.staff import Staff
from sanssouci.steps.officers.marching import Pressure, Stack

_OF_OWN_STACKS = ("own_cities", "_engaged", "_stack_at")
"""What a march of one's own changes."""
_OF_MARKERS = ("ground", "_prizes")
"""What the fall of a city changes."""

_Key = tuple[int, float, tuple[int, ...]]


class QuickMarching(Marching):
    """Weighs the same and works less out twice."""

    def __init__(self, staff: Staff, marches: Sequence[March]) -> None:
        super().__init__(staff, marches)
        self._presses = Pressure(self, staff.weights.press, staff.weights.hunt, self._sought)
        self._quiet: dict[_Key, float] = {}
        """By stack, what counts for it beside the battles it would fight."""
        self._dangers: dict[tuple[int, float], float] = {}

    def go_on(self, marches: Sequence[March], *, has_fallen: bool) -> None:
        """Other marches of the same stage, after one of them has been made.

        ``has_fallen`` is True if it has taken a city.
        """
        engaged = self._engaged
        for name in _OF_OWN_STACKS:
            self.__dict__.pop(name, None)
        if has_fallen:
            for name in _OF_MARKERS:
                self.__dict__.pop(name, None)
            self._presses.forget()
            self._quiet.clear()
        self.marches = marches
        self._staying.clear()
        if has_fallen or [s.city for s in engaged] != [s.city for s in self._engaged]:
            self._by_stack.clear()

    def alone(self, stack: Stack) -> float:
        key = (stack.city, stack.strength, stack.generals)
        found = self._by_stack.get(key)
        if found is None:
            quiet = self._quiet.get(key)
            if quiet is None:
                quiet = self._quiet[key] = self.quiet(stack)
            found = self._by_stack[key] = self.battles(stack) + quiet
        return found

    def danger(self, stack: Stack) -> float:
        key = (stack.city, stack.strength)
        found = self._dangers.get(key)
        if found is None:
            found = self._dangers[key] = super().danger(stack)
        return found

    def _pressure(self, stack: Stack) -> float:
        return self._presses.on(stack)


class Stage:
    """The marches of one nation in one turn, as far as they have been weighed."""

    def __init__(self, staff: FieldStaff, marches: Sequence[March]) -> None:
        self.staff = staff
        self.marching = QuickMarching(staff, marches)
        self._markers = staff.position.markers

    def resume(self, marches: Sequence[March]) -> QuickMarching:
        """The marching after another march of the nation."""
        markers = self.staff.position.markers
        self.marching.go_on(marches, has_fallen=markers != self._markers)
        self._markers = markers
        return self.marching


def weigh(marching: Marching, marches: Sequence[March]) -> list[tuple[float, March]]:
    """What each march of generals improves on staying, with the troops as they are."""
    of_generals = [march for march in marches if march.group[0] < GENERAL_COUNT]
    groups = {march.group for march in of_generals}
    strength = {group: marching.staff.strength(group) for group in groups}
    return [(marching.general_gain(march, strength[march.group]), march) for march in of_generals]
