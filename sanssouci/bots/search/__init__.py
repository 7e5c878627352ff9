"""Information-set tree search: thinking ahead in worlds that might be the true one."""

from sanssouci.bots.search.clock import Limit
from sanssouci.bots.search.thought import Thought, think

__all__ = ["Limit", "Thought", "think"]
