"""Players made of code. A bot sees what a person in its seat would see, and nothing else."""

from collections.abc import Mapping
from types import MappingProxyType

from sanssouci.bots.contract import advise, decide
from sanssouci.bots.marshal import Marshal
from sanssouci.bots.matches import Result, luck_of_bots, play_out
from sanssouci.bots.officers import Captain, Recruit
from sanssouci.bots.random import RandomBot
from sanssouci.kernel import Bot, View

BOTS: Mapping[str, type[Bot]] = MappingProxyType(
    {bot.name: bot for bot in (RandomBot, Recruit, Captain, Marshal)}
)
"""The bots there are by name, from the weakest to the strongest."""

__all__ = [
    "BOTS",
    "Bot",
    "Captain",
    "Marshal",
    "RandomBot",
    "Recruit",
    "Result",
    "View",
    "advise",
    "decide",
    "luck_of_bots",
    "play_out",
]
