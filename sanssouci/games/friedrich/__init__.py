"""Friedrich, by Richard Sivél: the Seven Years' War for two to four players.

One file per chapter of the rules, named for it; ``docs/rules/friedrich.md`` is the rulebook.
"""

from sanssouci.games.friedrich.game import FRIEDRICH_GAME as GAME

__all__ = ["GAME"]
