"""One game of the arena: what is to be played, and what came of it.

Both are plain data, so that they travel to another process or another machine and back.
"""

from __future__ import annotations

import time
from collections.abc import Mapping
from dataclasses import dataclass, field

from sanssouci.bots import Marshal, Result, play_out, seat_bot
from sanssouci.bots.outside import OutsideBot
from sanssouci.games import load
from sanssouci.kernel import TIME_LIMIT, SanssouciError


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
    """Whether a bot that fails breaks the game off instead of being replaced."""
    keep_record: bool = False

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

    def add(self, seconds: float, replaced: bool) -> None:
        self.decisions += 1
        self.seconds += seconds
        self.longest = max(self.longest, seconds)
        self.fallbacks += replaced

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


class BrokenOff(SanssouciError):
    """A game could not be played to its end."""


def play(job: Job) -> Played:
    """Play a game to its end."""
    start = time.perf_counter()
    bots = {seat: seat_bot(name) for seat, name in job.seats.items()}
    thinking = {seat: Thinking() for seat in job.seats}
    try:
        record, result = play_out(
            load(job.game),
            job.scenario,
            job.options,
            bots,
            job.seed,
            seconds=job.seconds,
            strict=job.strict,
            watch=lambda seat, seconds, replaced: thinking[seat].add(seconds, replaced),
        )
    except Exception as error:
        raise BrokenOff(f"{job}: {type(error).__name__}: {error}") from error
    finally:
        for bot in bots.values():
            if isinstance(bot, OutsideBot | Marshal):  # they may have processes of their own
                bot.close()
    return Played(
        job.number,
        result,
        thinking,
        time.perf_counter() - start,
        record.dumps() if job.keep_record else None,
    )
