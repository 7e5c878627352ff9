"""Sees to it that a game of bots goes on, whatever a bot does."""

from __future__ import annotations

import time
from collections.abc import Sequence
from random import Random
from typing import Final, NamedTuple

from sanssouci.bots.contract import one_line
from sanssouci.bots.officers import Captain
from sanssouci.bots.outside import OutsideBot
from sanssouci.bots.random import RandomBot
from sanssouci.bots.trouble import TOLERANCE, BotFailed, Trouble
from sanssouci.kernel import TIME_LIMIT, Action, Bot, Choice, Line, Situation, State

MOST_ASIDES: Final = 30
"""So many asides a bot may take in a row before it has to move the game on."""


class Decision(NamedTuple):
    """What is done for a bot's seat."""

    action: Action
    why: str
    by: str
    """The name of the bot that decided: the one in the seat, or a standby."""
    failed: BotFailed | None = None
    """Why the one in the seat did not."""


def choice_in_time(bot: Bot, situation: Situation) -> Choice:
    """What a bot chooses, legal or not; raises BotFailed if it breaks down or is late."""
    began = time.thread_time()  # what others do on a busy machine is not the bot's fault
    try:
        choice = bot.choose(situation)
        found = Choice(Action(choice.action), one_line(choice.why))
    except BotFailed:
        raise
    except Exception as error:  # whatever it is, the game must go on
        raise BotFailed(Trouble.BROKE, f"{type(error).__name__}: {error}") from error
    took = time.thread_time() - began
    # Starting a program is not thinking: an outside bot looks at the clock by itself.
    if took > situation.seconds * TOLERANCE and not isinstance(bot, OutsideBot):
        raise BotFailed(Trouble.LATE, f"{took:.2f} s instead of {situation.seconds:g}")
    return found


class Referee:
    """Asks the bots of one game.

    Where a bot fails, is late or wants what is not legal, the captain decides that once, and
    chance if the captain cannot either.
    """

    def __init__(self, rng: Random, seconds: float = TIME_LIMIT, *, strict: bool = False) -> None:
        self.rng = rng
        self.seconds = seconds
        self.strict = strict
        """Whether a bot that fails ends the game with its error instead."""
        self.replaced = 0
        """How many decisions were taken from bots."""
        self._asides = 0

    def ask(self, bot: Bot, state: State, seat: str, log: Sequence[Line] = ()) -> Decision:
        """A legal action or aside for the seat; ``log`` are the lines it may read."""
        if isinstance(bot, RandomBot):  # cannot fail, and needs no world to look at
            return self._random(state, seat)
        try:
            decision = self._asked(bot, state, seat, log)
        except BotFailed as failed:
            if self.strict:
                detail = f"{bot.name} as {seat}, {failed.detail}"
                raise BotFailed(failed.trouble, detail) from failed
            self.replaced += 1
            decision = self._standby(bot, state, seat, log)._replace(failed=failed)
        self._asides = 0 if decision.action in state.legal(seat) else self._asides + 1
        return decision

    def _random(self, state: State, seat: str) -> Decision:
        return Decision(self.rng.choice(state.legal(seat)), RandomBot.why, RandomBot.name)

    def _standby(self, bot: Bot, state: State, seat: str, log: Sequence[Line]) -> Decision:
        if not isinstance(bot, Captain):
            try:
                return self._asked(Captain(), state, seat, log)
            except BotFailed:
                pass
        return self._random(state, seat)

    def _asked(self, bot: Bot, state: State, seat: str, log: Sequence[Line]) -> Decision:
        may_shuffle = self._asides < MOST_ASIDES
        situation = Situation.of(
            state, seat, self.rng, self.seconds, allow_asides=may_shuffle, log=log
        )
        action, why = choice_in_time(bot, situation)
        if action not in state.legal(seat) and not (may_shuffle and action in state.asides(seat)):
            raise BotFailed(Trouble.ILLEGAL, str(action))
        return Decision(action, why, bot.name)
