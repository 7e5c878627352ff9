"""Dice, as chance rolls them."""

from sanssouci.dice.pool import MOST_DICE, Rolls, faces

__all__ = ["MOST_DICE", "Rolls", "faces"]
