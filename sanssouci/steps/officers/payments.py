"""Paying with the cards that will be missed least."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from math import inf
from typing import Final, NamedTuple

from sanssouci.board import bits
from sanssouci.cards.tactical import SUITS
from sanssouci.steps.field import Field
from sanssouci.steps.officers.marching import Staff

_FRONT: Final = 6
"""An enemy this near makes a front."""
_NEXT_SECTOR: Final = 3
"""A stack may find itself in any suit this near."""


class SuitWeights(NamedTuple):
    """How dear a point of a suit is: of a stack at the front, near to one, or of no use now."""

    at_hand: float
    near: float
    idle: float


def suit_needs(field: type[Field], staff: Staff, weights: SuitWeights) -> list[float]:
    """By suit, how dear a point is, from where the armies face each other."""
    graph, suit_of = field.graph, field.suit_of
    needs = [weights.idle] * len(SUITS)
    for stack in staff.own:
        if graph.ball(stack.city, _FRONT) & staff.foe_cities:
            for suit in _suits_near(field, stack.city):
                needs[suit] = max(needs[suit], weights.near)
            needs[suit_of[stack.city]] = weights.at_hand
    return needs


@cache
def _suits_near(field: type[Field], city: int) -> frozenset[int]:
    """The suits in which a stack may soon find itself."""
    return frozenset(field.suit_of[near] for near in bits(field.graph.ball(city, _NEXT_SECTOR)))


def least_losses(
    cards: Sequence[int], most: int, loss_of: Callable[[int], float], values: Sequence[int]
) -> list[float]:
    """By price up to the most, what meeting it costs at least; ``values`` is what each card pays.

    As ``cheapest_payments`` finds it, but without the cards, and sooner.
    """
    best = [0.0] + [inf] * most
    for card in cards:
        worth, value = loss_of(card), values[card]
        for price in range(most, 0, -1):
            loss = (best[price - value] if price > value else 0.0) + worth
            if loss < best[price]:
                best[price] = loss
    return best


def cheapest_payments(
    cards: Sequence[int], most: int, loss_of: Callable[[int], float], values: Sequence[int]
) -> list[tuple[float, tuple[int, ...]]]:
    """By price up to the most, the cards that meet it at the least loss, and that loss.

    ``values`` is what each card pays.
    """
    nothing: tuple[float, tuple[int, ...]] = (inf, ())
    best = [(0.0, ())] + [nothing] * most
    for card in cards:
        worth, value = loss_of(card), values[card]
        for price in range(most, 0, -1):
            loss, paid = best[max(0, price - value)]
            if loss + worth < best[price][0]:
                best[price] = (loss + worth, (*paid, card))
    return best


def next_card(
    hand: Sequence[int],
    payable: set[int],
    owing: int,
    loss_of: Callable[[int], float],
    values: Sequence[int],
) -> int:
    """The next card of the cheapest way to pay what is owing, the highest of them first."""
    lowest = min(values[card] for card in payable)
    unpaid = [card for card in hand if card in payable or values[card] < lowest]
    paid = cheapest_payments(unpaid, owing, loss_of, values)[owing][1]
    return max(paid, key=lambda card: (values[card], -card))
