"""The pieces a review is worked out in: small, alike wherever they are done, and never done twice.

Each depends on nothing but the record, the seed and itself, so a review that was interrupted goes
on where it stopped, and a server hands the pieces to a process of its own.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Final, Literal

from sanssouci.bots import BotFailed, seat_bot
from sanssouci.bots import reasons as bot_reasons
from sanssouci.bots.referee import choice_in_time
from sanssouci.games import load
from sanssouci.kernel import Action, Line, Message, Situation, State
from sanssouci.review.playouts import play_on

Kind = Literal["playouts", "fight", "advice"]
Answer = dict[str, Any]

_NO_HURRY: Final = 3600.0
"""Seconds: what is tried is bounded by numbers, so that it repeats."""


@dataclass(frozen=True)
class Work:
    """Something to be found out about a position of the war."""

    key: str
    kind: Kind
    entry: int
    """Entries made before the position."""
    seed: str
    cost: float
    """About how many seconds of one core it takes."""
    seat: str = ""
    horizon: int = 0
    first: int = 0
    count: int = 0
    begins: tuple[str, ...] = ()
    bot: str = ""

    def question(self, state: State, log: Sequence[Line]) -> dict[str, Any]:
        """All that another process needs to know."""
        return {
            "game": state.game.id,
            "rules": state.game.rules_version,
            "world": state.to_json(),
            "log": [line.message.to_json() for line in log],
            "kind": self.kind,
            "seed": self.seed,
            "seat": self.seat,
            "horizon": self.horizon,
            "first": self.first,
            "count": self.count,
            "begins": list(self.begins),
            "bot": self.bot,
        }

    def done(self, state: State, log: Sequence[Line]) -> Answer:
        """Do it here and now; ``log`` is what the seat had been told."""
        if self.kind == "playouts":
            numbers = range(self.first, self.first + self.count)
            begins = [Action(action) for action in self.begins]
            return {"rows": play_on(state, self.horizon, self.seed, numbers, begins, self.seat)}
        situation = Situation.of(
            state, self.seat, Random(self.seed), _NO_HURRY, allow_asides=False, log=log
        )
        if self.kind == "fight":
            return {"odds": state.game.odds(situation)}
        try:
            choice = choice_in_time(seat_bot(self.bot), situation)
        except BotFailed:
            return {"action": "", "why": ""}
        return {"action": str(choice.action), "why": bot_reasons.to_json(choice.why)}


def answered(question: Mapping[str, Any]) -> Answer:
    """The same in a process that has never seen the record."""
    work = Work(
        "", question["kind"], 0, question["seed"], 0.0, question["seat"], question["horizon"],
        question["first"], question["count"], tuple(question["begins"]), question["bot"],
    )  # fmt: skip
    game = load(question["game"], question["rules"])
    state = game.from_json(question["world"], trial=False)
    log = [Line(Message.from_json(message)) for message in question["log"]]
    return work.done(state, log)
