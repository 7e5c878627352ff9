"""Stacks in which generals of several nations stand together under one commander."""

from __future__ import annotations

from sanssouci.steps.field import Field


class MixedStacks(Field):
    """A field on which the lower rank number commands, whatever nation it belongs to."""

    chosen: int
    """Bitset of the generals chosen to command a stack of equal ranks; a game declares it."""

    def stack_at(self, city: int) -> list[int]:
        """All generals in a city, the commander first."""
        place = self.place
        stack = [g for g in range(self.roster.general_count) if place[g] == city]
        if len(stack) > 1:
            ranks, chosen = self.roster.ranks, self.chosen
            stack.sort(key=lambda general: (ranks[general], not chosen >> general & 1))
        return stack

    def stack_led_by(self, nation: int, city: int) -> list[int]:
        return self.stack_at(city)

    def nation_at(self, city: int) -> int:
        stack = self.stack_at(city)
        if not stack:
            raise ValueError(f"no general stands in {self.cities[city]}")
        return self.roster.nation_of[stack[0]]

    def commander(self, city: int) -> int:
        return self.stack_at(city)[0]
