"""Players made of code. A bot sees what a person in its seat would see, and nothing else."""

from sanssouci.bots.contract import advise, decide
from sanssouci.bots.marshal import Marshal
from sanssouci.bots.matches import Result, luck_of_bots, play_out
from sanssouci.bots.naming import BOTS, bot_named
from sanssouci.bots.officers import Captain, Recruit
from sanssouci.bots.random import RandomBot
from sanssouci.kernel import Bot, View

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
    "bot_named",
    "decide",
    "luck_of_bots",
    "play_out",
]
