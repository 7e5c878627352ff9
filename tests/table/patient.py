"""A bot that is as good as slow, for tests that must not depend on time."""

from __future__ import annotations

from typing import ClassVar

from sanssouci.bots import Captain
from sanssouci.kernel import Action, Choice, Game, Situation


class Patient(Captain):
    """Decides at once and says that it does not."""

    name: ClassVar[str] = "patient"

    def is_slow(self, game: Game) -> bool:
        return True


class Unruly(Patient):
    """Wants what nobody may do."""

    name: ClassVar[str] = "unruly"

    def choose(self, situation: Situation) -> Choice:
        return Choice(Action("march nobody"))
