"""Dice, as chance rolls them."""

from sanssouci.dice.pool import MOST_DICE, SIDES, Rolls, faces
from sanssouci.dice.throw import Throw

__all__ = ["MOST_DICE", "SIDES", "Rolls", "Throw", "faces"]
