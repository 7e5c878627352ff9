"""The contract every game keeps. It imports nothing else of Sanssouci."""

from sanssouci.kernel.action import Action, Branching
from sanssouci.kernel.bot import TIME_LIMIT, Bot, Choice, Situation, View
from sanssouci.kernel.common_slices import CommonSlices
from sanssouci.kernel.encoding import Encoding, Slice, numbered
from sanssouci.kernel.errors import (
    BadAction,
    BadMap,
    BadOption,
    BadRecord,
    CannotUndo,
    Illegal,
    SanssouciError,
)
from sanssouci.kernel.game import Game, Option, Options, Scenario, Value, option_text
from sanssouci.kernel.judgement import Judgement, Plan, Policy
from sanssouci.kernel.message import Catalogue, Line, Message
from sanssouci.kernel.phase import Phase
from sanssouci.kernel.play import Play
from sanssouci.kernel.record import Entry, Record, replay
from sanssouci.kernel.state import CHANCE, Outcome, State

__all__ = [
    "CHANCE",
    "TIME_LIMIT",
    "Action",
    "BadAction",
    "BadMap",
    "BadOption",
    "BadRecord",
    "Bot",
    "Branching",
    "CannotUndo",
    "Catalogue",
    "Choice",
    "CommonSlices",
    "Encoding",
    "Entry",
    "Game",
    "Illegal",
    "Judgement",
    "Line",
    "Message",
    "Option",
    "Options",
    "Outcome",
    "Phase",
    "Plan",
    "Play",
    "Policy",
    "Record",
    "SanssouciError",
    "Scenario",
    "Situation",
    "Slice",
    "State",
    "Value",
    "View",
    "numbered",
    "option_text",
    "replay",
]
