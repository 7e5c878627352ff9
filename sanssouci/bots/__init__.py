"""Players made of code. A bot sees what a person in its seat would see, and nothing else."""

from sanssouci.bots.contract import advise, decide, one_line
from sanssouci.bots.guidance import Advised, guide, to_the_end
from sanssouci.bots.marshal import Colonel, Marshal
from sanssouci.bots.matches import Result, luck_of_bots, play_out
from sanssouci.bots.officers import FIRST_ENEMY, Captain, Lieutenant, Recruit, has_tempers
from sanssouci.bots.random import RandomBot
from sanssouci.bots.ranks import called, rank_of
from sanssouci.bots.referee import Decision, Referee, other_actions
from sanssouci.bots.seating import (
    BOTS,
    STYLES,
    adviser,
    bot_names,
    check_bot,
    host_bot,
    looks_like_a_bot,
    seat_bot,
)
from sanssouci.bots.trouble import BotFailed, told_to_all
from sanssouci.kernel import Bot, View

__all__ = [
    "BOTS",
    "FIRST_ENEMY",
    "STYLES",
    "Advised",
    "Bot",
    "BotFailed",
    "Captain",
    "Colonel",
    "Decision",
    "Lieutenant",
    "Marshal",
    "RandomBot",
    "Recruit",
    "Referee",
    "Result",
    "View",
    "advise",
    "adviser",
    "bot_names",
    "called",
    "check_bot",
    "decide",
    "guide",
    "has_tempers",
    "host_bot",
    "looks_like_a_bot",
    "luck_of_bots",
    "one_line",
    "other_actions",
    "play_out",
    "rank_of",
    "seat_bot",
    "to_the_end",
    "told_to_all",
]
