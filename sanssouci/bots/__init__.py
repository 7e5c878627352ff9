"""Players made of code. A bot sees what a person in its seat would see, and nothing else."""

from sanssouci.bots.contract import advise, decide, one_line
from sanssouci.bots.matches import Result, luck_of_bots, play_out
from sanssouci.bots.officers import Captain, Recruit
from sanssouci.bots.random import RandomBot
from sanssouci.bots.referee import Decision, Referee
from sanssouci.bots.seating import BOTS, check_bot, seat_bot, strongest
from sanssouci.bots.trouble import BotFailed, told_to_all
from sanssouci.kernel import Bot, View

__all__ = [
    "BOTS",
    "Bot",
    "BotFailed",
    "Captain",
    "Decision",
    "RandomBot",
    "Recruit",
    "Referee",
    "Result",
    "View",
    "advise",
    "check_bot",
    "decide",
    "luck_of_bots",
    "one_line",
    "play_out",
    "seat_bot",
    "strongest",
    "told_to_all",
]
