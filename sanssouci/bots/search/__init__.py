"""Information-set tree search: thinking ahead in worlds that might be the true one."""

from sanssouci.bots.search.clock import Clock, Limit
from sanssouci.bots.search.contest import Contest, Tally
from sanssouci.bots.search.plain import PlainJudgement
from sanssouci.bots.search.tree import Tree

__all__ = ["Clock", "Contest", "Limit", "PlainJudgement", "Tally", "Tree"]
