"""Stacks in which generals of several nations stand together under one commander."""

from __future__ import annotations

from collections.abc import Iterable

from sanssouci.kernel import part
from sanssouci.kernel.parts import derived
from sanssouci.steps.field import Field
from sanssouci.steps.standing import Standing


class MixedStacks(Field, mixin=True):
    """A field on which the lower rank number commands, whatever nation it belongs to.

    Who stands where is kept until somebody moves, as every question about a stack goes over the
    generals of several nations.
    """

    chosen: int
    """Bitset of the generals chosen to command a stack of equal ranks; a game declares it."""
    stood: Standing | None = part(derived("{}"), None)
    """Who stood where when it was last asked; see ``standing``."""

    @property
    def standing(self) -> Standing:
        """Who stands where."""
        known = self.stood
        if known is None or known.place != self.place:
            known = self.stood = Standing(self.graph, self.roster, self.place, known)
        return known

    # -- stacks -----------------------------------------------------------------------------------

    def stacks(self, nation: int) -> dict[int, list[int]]:
        return {city: [*own] for city, own in self.standing.armies[nation].stacks.items()}

    def stack_at(self, city: int) -> list[int]:
        """All generals in a city, the commander first."""
        stack = list(self.standing.at.get(city, ()))
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

    # -- sets of cities ---------------------------------------------------------------------------

    def general_mask(self, nations: Iterable[int]) -> int:
        armies, mask = self.standing.armies, 0
        for nation in nations:
            mask |= armies[nation].generals
        return mask

    def train_mask(self, nations: Iterable[int]) -> int:
        armies, mask = self.standing.armies, 0
        for nation in nations:
            mask |= armies[nation].trains
        return mask

    def enemy_pieces(self, nation: int) -> int:
        armies, mask = self.standing.armies, 0
        for enemy in self.enemies(nation):
            mask |= armies[enemy].pieces
        return mask

    def near_enemies(self, nation: int) -> int:
        armies, graph, mask = self.standing.armies, self.graph, 0
        for enemy in self.enemies(nation):
            army = armies[enemy]
            mask |= army.pieces | army.beside(graph)
        return mask

    def occupied(self) -> int:
        return self.standing.occupied
