"""Paying with the cards that will be missed least."""

from __future__ import annotations

from collections.abc import Callable, Sequence


def cheapest_payments(
    cards: Sequence[int], most: int, loss_of: Callable[[int], float], values: Sequence[int]
) -> list[tuple[float, tuple[int, ...]]]:
    """By price up to the most, the cards that meet it at the least loss, and that loss.

    ``values`` is what each card pays.
    """
    nothing: tuple[float, tuple[int, ...]] = (float("inf"), ())
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
