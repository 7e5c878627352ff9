"""Keeps a game of bots going, whatever a bot does."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from functools import partial
from random import Random
from typing import Final, NamedTuple

from sanssouci.bots.contract import make_ready, tidied
from sanssouci.bots.officers import Captain
from sanssouci.bots.outside import OutsideBot
from sanssouci.bots.random import RandomBot
from sanssouci.bots.stopwatch import Stopwatch
from sanssouci.bots.trouble import TOLERANCE, BotFailed, Trouble
from sanssouci.kernel import (
    TIME_LIMIT,
    Action,
    Bot,
    Choice,
    Line,
    Reason,
    Situation,
    State,
    any_of,
    some_of,
)

MOST_ASIDES: Final = 30
"""Maximum number of asides in a row before a bot has to move the game on."""
_OTHER_TRIES: Final = 5
"""Maximum number of other actions tried when a rule fails on the one a bot wants."""
_LOOKED_AT: Final = 200
"""Out of so many where not all are listed."""


class Decision(NamedTuple):
    """What is done for a bot's seat."""

    action: Action
    why: Reason
    by: str
    """The name of the bot that decided: the one in the seat, or a standby."""
    failed: BotFailed | None = None
    """Why the one in the seat did not."""


def choice_in_time(bot: Bot, situation: Situation) -> Choice:
    """What a bot chooses, legal or not; raises BotFailed if it breaks down or is late."""
    try:
        make_ready(bot, situation.game)
        watch = Stopwatch()  # what others do on a busy machine is not the bot's fault
        choice = bot.choose(situation)
        found = Choice(Action(choice.action), tidied(choice.why))
    except BotFailed:
        raise
    except Exception as error:  # whatever it is, the game must go on
        raise BotFailed(Trouble.BROKE, f"{type(error).__name__}: {error}") from error
    took = watch.took
    # Starting a program is not thinking: an outside bot looks at the clock by itself.
    if took > situation.seconds * TOLERANCE and not isinstance(bot, OutsideBot):
        raise BotFailed(Trouble.LATE, f"{took:.2f} s instead of {situation.seconds:g}")
    return found


def ruling(
    bot: str, is_allowed: Callable[[Action], bool], at_random: Callable[[], Action]
) -> Generator[str, Choice, Decision]:
    """What happens to a seat whose bot may fail, the same wherever bots play.

    Yields the name of the bot to ask, and is sent its choice or thrown its BotFailed. Where the
    bot of the seat fails, is late or wants what is not legal, the captain decides that once, and
    chance if the captain cannot either.
    """
    failed: BotFailed | None = None
    for name in dict.fromkeys((bot, Captain.name)):
        try:
            action, why = yield name
            if is_allowed(action):
                return Decision(action, tidied(why), name, failed)
            raise BotFailed(Trouble.ILLEGAL, str(action))
        except BotFailed as trouble:
            failed = failed or trouble
    return Decision(at_random(), RandomBot.why, RandomBot.name, failed)


def other_actions(state: State, seat: str, wanted: str, rng: Random) -> list[Action]:
    """A few other actions to try where a rule fails on what the bot wants."""
    others = [action for action in some_of(state.legal(seat), _LOOKED_AT) if action != wanted]
    rng.shuffle(others)
    verb = wanted.split(" ")[0]
    others.sort(key=lambda action: action.verb == verb)  # that verb is the likeliest fault
    return others[:_OTHER_TRIES]


class Referee:
    """Asks the bots of one game and rules on those who fail."""

    def __init__(self, rng: Random, seconds: float = TIME_LIMIT, *, strict: bool = False) -> None:
        self.rng = rng
        self.seconds = seconds
        self.strict = strict
        """True if a bot that fails ends the game with its error instead."""
        self.replaced = 0
        """How many decisions were taken from bots."""
        self._asides = 0

    def ask(
        self,
        bot: Bot,
        state: State,
        seat: str,
        log: Sequence[Line] = (),
        *,
        allow_asides: bool = True,
    ) -> Decision:
        """A legal action or aside for the seat; ``log`` are the lines it may read."""
        if isinstance(bot, RandomBot):  # cannot fail, and needs no world to look at
            return Decision(any_of(state.demanded(seat), self.rng), RandomBot.why, RandomBot.name)
        may_shuffle = allow_asides and self._asides < MOST_ASIDES

        def is_allowed(action: Action) -> bool:
            return action in state.demanded(seat) or (may_shuffle and action in state.asides(seat))

        def asked(player: Bot) -> Choice:
            situation = Situation.of(
                state, seat, self.rng, self.seconds, allow_asides=may_shuffle, log=log
            )
            return choice_in_time(player, situation)

        at_random = partial(any_of, state.demanded(seat), self.rng)
        decision = self._heard(ruling(_called(bot), is_allowed, at_random), bot, asked)
        if decision.failed is not None:
            if self.strict:
                failed = decision.failed
                detail = f"{bot.name} as {seat}, {failed.detail}"
                raise BotFailed(failed.trouble, detail) from failed
            self.replaced += 1
        self._asides = 0 if decision.action in state.legal(seat) else self._asides + 1
        return decision

    def _heard(
        self,
        hearing: Generator[str, Choice, Decision],
        bot: Bot,
        asked: Callable[[Bot], Choice],
    ) -> Decision:
        try:
            name = next(hearing)
            while True:
                try:
                    choice = asked(bot if name == _called(bot) else Captain())
                except BotFailed as failed:
                    name = hearing.throw(failed)
                else:
                    name = hearing.send(choice)
        except StopIteration as ruled:
            decision: Decision = ruled.value
            return decision


def _called(bot: Bot) -> str:
    """A bot's name; a captain of somebody's own making is not taken for the captain himself."""
    if bot.name == Captain.name and type(bot) is not Captain:
        return f"{type(bot).__module__}:{type(bot).__qualname__}"
    return bot.name
