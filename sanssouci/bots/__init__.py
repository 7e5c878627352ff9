"""Players made of code. A bot sees what a person in its seat would see, and nothing else."""

from collections.abc import Mapping
from types import MappingProxyType

from sanssouci.bots.contract import Bot, View, decide
from sanssouci.bots.matches import Result, luck_of_bots, play_out
from sanssouci.bots.random import RandomBot

BOTS: Mapping[str, type[Bot]] = MappingProxyType({RandomBot.name: RandomBot})
"""The bots there are, by name."""

__all__ = ["BOTS", "Bot", "RandomBot", "Result", "View", "decide", "luck_of_bots", "play_out"]
