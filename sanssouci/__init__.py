"""Sanssouci plays the wars of Frederick the Great: rules enforced, secrets kept.

>>> import sanssouci
>>> play = sanssouci.game("friedrich").play("austrian-theatre", seed=1756)
>>> play.state.actors
('frederick', 'maria')
"""

from sanssouci.games import GAMES, game_ids
from sanssouci.games import load as game
from sanssouci.kernel import (
    CHANCE,
    Action,
    CannotUndo,
    Illegal,
    Play,
    Record,
    SanssouciError,
    State,
    replay,
)

__version__ = "0.1.0"

__all__ = [
    "CHANCE",
    "GAMES",
    "Action",
    "CannotUndo",
    "Illegal",
    "Play",
    "Record",
    "SanssouciError",
    "State",
    "game",
    "game_ids",
    "replay",
]
