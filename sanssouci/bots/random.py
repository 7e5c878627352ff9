"""The bot that takes any legal action, each as likely as the other."""

from __future__ import annotations

from typing import ClassVar

from sanssouci.kernel import Choice, Situation


class RandomBot:
    name: ClassVar[str] = "random"
    why: ClassVar[str] = "anything will do"

    def choose(self, situation: Situation) -> Choice:
        return Choice(situation.rng.choice(situation.legal), self.why)
