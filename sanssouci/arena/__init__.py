"""Matches and tournaments between bots: who wins how often, and how sure that figure is."""

from sanssouci.arena.extras import MissingExtra
from sanssouci.arena.figures import Figures, Meeting, SetupFigures, Share, figures
from sanssouci.arena.plain import plain
from sanssouci.arena.plan import Plan, Setup, make_plan, read_plan
from sanssouci.arena.playing import BrokenOff, Job, Played, Thinking, play
from sanssouci.arena.ratings import Rating, Ratings, rate
from sanssouci.arena.ray_workers import play_on_ray
from sanssouci.arena.running import Workers, missing, run
from sanssouci.arena.store import IN_MEMORY, BadTable, GameRow, Player, Store, begun, opened
from sanssouci.arena.workers import play_here
from sanssouci.kernel.shares import interval

__all__ = [
    "IN_MEMORY",
    "BadTable",
    "BrokenOff",
    "Figures",
    "GameRow",
    "Job",
    "Meeting",
    "MissingExtra",
    "Plan",
    "Played",
    "Player",
    "Rating",
    "Ratings",
    "Setup",
    "SetupFigures",
    "Share",
    "Store",
    "Thinking",
    "Workers",
    "begun",
    "figures",
    "interval",
    "make_plan",
    "missing",
    "opened",
    "plain",
    "play",
    "play_here",
    "play_on_ray",
    "rate",
    "read_plan",
    "run",
]
