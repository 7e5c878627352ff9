"""The Great Crisis of Frederick II, by Tetsuya Nakamura: the Seven Years' War for two players.

One file per chapter of the rules, named for it; ``docs/rules/crisis.md`` is the rulebook.
"""

from sanssouci.games.crisis.game import CRISIS as GAME

__all__ = ["GAME"]
