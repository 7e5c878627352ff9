"""Dice, as chance rolls them."""

from sanssouci.dice.pool import MOST_DICE, SIDES, Rolls, faces

__all__ = ["MOST_DICE", "SIDES", "Rolls", "faces"]
