"""Bots of somebody else's."""

from __future__ import annotations

from sanssouci.kernel import Choice, Situation


class Timid:
    """Always takes the first thing that offers itself."""

    name = "timid"

    def __init__(self, patience: int = 0) -> None:
        self.patience = patience

    def choose(self, situation: Situation) -> Choice:
        return Choice(situation.legal[0], "the first will do")


class NoBot:
    """Has nothing to say."""
