"""The bot that takes any legal action, each as likely as the other."""

from __future__ import annotations

from typing import ClassVar

from sanssouci.kernel import Choice, Message, Situation, any_of


class RandomBot:
    name: ClassVar[str] = "random"
    why: ClassVar[Message] = Message.of("why.anything")

    def choose(self, situation: Situation) -> Choice:
        return Choice(any_of(situation.legal, situation.rng), self.why)
