"""The contract every game keeps. It imports nothing else of Sanssouci."""

from sanssouci.kernel.action import Action
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
from sanssouci.kernel.message import Catalogue, Line, Message
from sanssouci.kernel.phase import Phase
from sanssouci.kernel.play import Play
from sanssouci.kernel.record import Entry, Record, replay
from sanssouci.kernel.state import CHANCE, Outcome, State

__all__ = [
    "CHANCE",
    "Action",
    "BadAction",
    "BadMap",
    "BadOption",
    "BadRecord",
    "CannotUndo",
    "Catalogue",
    "Entry",
    "Game",
    "Illegal",
    "Line",
    "Message",
    "Option",
    "Options",
    "Outcome",
    "Phase",
    "Play",
    "Record",
    "SanssouciError",
    "Scenario",
    "State",
    "Value",
    "option_text",
    "replay",
]
