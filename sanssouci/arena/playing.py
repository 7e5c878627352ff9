"""One game of the arena: the job and its result.

Both are plain data, so that they can be sent to another process or machine and back.
"""

from __future__ import annotations

import time
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from sanssouci.bots import (
    Bot,
    BotFailed,
    RandomBot,
    Result,
    one_line,
    play_out,
    seat_bot,
)
from sanssouci.bots.isolated import IsolatedBot
from sanssouci.bots.outside import OUTSIDE, OutsideBot
from sanssouci.games import load
from sanssouci.kernel import TIME_LIMIT, SanssouciError
from sanssouci.kernel.catalogue import tell

FORFEIT: Final = "forfeit"
"""The reason of a game in which a bot failed so often that it did not play it."""
FORFEIT_SHARE: Final = 0.05
"""The share of its decisions that may be taken for a bot before it forfeits the game."""


@dataclass(frozen=True, slots=True)
class Job:
    """A game to be played."""

    number: int
    """Its place in the plan."""
    game: str
    scenario: str
    seed: int
    seats: Mapping[str, str]
    """By seat, the name of a bot."""
    options: Mapping[str, str] = field(default_factory=dict)
    seconds: float = TIME_LIMIT
    strict: bool = False
    """True if a bot that fails breaks the game off instead of being replaced."""
    keep_record: bool = False
    isolated: bool = False
    """True if bots think in processes that never had the true position."""
    rules: str | None = None
    """The rules version, which names the data pack: a worker may be where another is installed."""

    def __str__(self) -> str:
        seats = " ".join(f"{seat}={bot}" for seat, bot in self.seats.items())
        return f"{self.scenario}, seed {self.seed}, {seats}"


@dataclass(slots=True)
class Thinking:
    """How long a seat has thought in a game, or a bot in all of its games."""

    decisions: int = 0
    seconds: float = 0.0
    longest: float = 0.0
    fallbacks: int = 0
    """Decisions taken in place of a bot that failed."""
    trouble: str = ""
    """Why, the first time."""
    forfeits: int = 0
    """Games that were lost by failing too often."""

    def add(self, seconds: float, failed: BotFailed | None) -> None:
        self.decisions += 1
        self.seconds += seconds
        self.longest = max(self.longest, seconds)
        if failed is not None:
            self.fallbacks += 1
            self.trouble = self.trouble or one_line(failed)

    @property
    def mean(self) -> float:
        """Seconds for a decision."""
        return self.seconds / max(self.decisions, 1)


@dataclass(frozen=True, slots=True)
class Played:
    """A game that has been played."""

    number: int
    result: Result
    thinking: Mapping[str, Thinking]
    """By seat."""
    seconds: float
    record: str | None


def is_forfeit(decisions: int, fallbacks: int) -> bool:
    """True if too many of the seat's decisions were made for its bot: it forfeits the game."""
    return fallbacks > FORFEIT_SHARE * decisions


def judged(result: Result, thinking: Mapping[str, Thinking]) -> Result:
    """The result as it counts: whoever forfeits has not won; if nobody has, all others have."""
    lost = {seat for seat, t in thinking.items() if is_forfeit(t.decisions, t.fallbacks)}
    if not lost:
        return result
    winners = tuple(seat for seat in result.winners if seat not in lost)
    if not winners:
        winners = tuple(seat for seat in thinking if seat not in lost)
    return result._replace(winners=winners, reason=FORFEIT)


_WITH_PROCESSES: Final = (OutsideBot, IsolatedBot)
"""Bots that may have processes of their own."""


class BrokenOff(SanssouciError):
    """A game could not be played to its end."""


def play(job: Job) -> Played:
    """Play a game to its end."""
    start = time.perf_counter()
    bots = {seat: _seated(name, job.isolated) for seat, name in job.seats.items()}
    thinking = {seat: Thinking() for seat in job.seats}
    try:
        for bot in bots.values():
            _start(bot)
        record, result = play_out(
            load(job.game, job.rules),
            job.scenario,
            job.options,
            bots,
            job.seed,
            seconds=job.seconds,
            strict=job.strict,
            watch=lambda seat, seconds, failed: thinking[seat].add(seconds, failed),
        )
    except BrokenOff:
        raise
    except Exception as error:
        raise BrokenOff(f"{job}: {type(error).__name__}: {error}") from error
    finally:
        for bot in bots.values():
            if isinstance(bot, _WITH_PROCESSES):
                bot.close()
    return Played(
        job.number,
        judged(result, thinking),
        thinking,
        time.perf_counter() - start,
        record.dumps() if job.keep_record else None,
    )


def _seated(name: str, isolated: bool) -> Bot:
    """Programs have their own process anyway, and a random player looks at nothing."""
    if isolated and not name.startswith(OUTSIDE) and name != RandomBot.name:
        return IsolatedBot(name)
    return seat_bot(name)


def _start(bot: Bot) -> None:
    """A program that cannot even say hello ends the run: others would only play in its place."""
    if isinstance(bot, OutsideBot):
        try:
            bot.prepare()
        except BotFailed as failed:
            raise BrokenOff(
                tell("arena.cannot_start", bot=bot.name, problem=str(failed.detail or failed))
            ) from failed
