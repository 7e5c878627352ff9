"""Players made of code. A bot sees what a person in its seat would see, and nothing else."""

from sanssouci.bots.contract import advise, decide, one_line
from sanssouci.bots.marshal import Marshal
from sanssouci.bots.matches import Result, luck_of_bots, play_out
from sanssouci.bots.officers import Captain, Recruit
from sanssouci.bots.random import RandomBot
from sanssouci.bots.referee import Decision, Referee
from sanssouci.bots.seating import BOTS, adviser, check_bot, seat_bot
from sanssouci.bots.trouble import BotFailed, told_to_all
from sanssouci.kernel import Bot, View

__all__ = [
    "BOTS",
    "Bot",
    "BotFailed",
    "Captain",
    "Decision",
    "Marshal",
    "RandomBot",
    "Recruit",
    "Referee",
    "Result",
    "View",
    "advise",
    "adviser",
    "check_bot",
    "decide",
    "luck_of_bots",
    "one_line",
    "play_out",
    "seat_bot",
    "told_to_all",
]
