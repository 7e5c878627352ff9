"""A bot that is as good as slow, for tests that must not depend on time."""

from __future__ import annotations

from typing import ClassVar

from sanssouci.bots import Captain
from sanssouci.kernel import Game


class Patient(Captain):
    """Decides at once and says that it does not."""

    name: ClassVar[str] = "patient"

    def is_slow(self, game: Game) -> bool:
        return True
