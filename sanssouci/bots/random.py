"""The bot that takes any legal action, each as likely as the other."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import ClassVar

from sanssouci.bots.contract import View
from sanssouci.kernel import Action


class RandomBot:
    name: ClassVar[str] = "random"

    def choose(
        self, seat: str, view: Callable[[], View], legal: Sequence[Action], rng: Random
    ) -> Action:
        return rng.choice(legal)
