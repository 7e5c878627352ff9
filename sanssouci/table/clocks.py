"""Thinking time: what every seat has left, computed whenever something happens.

A clock runs for people who have to decide, once everybody is at the table. A decision earns its
seat time the first time it is made: an increment, or a full allowance of days. An aside earns
nothing, nor does a decision taken again after an undo, so that going to and fro gains no time.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field, replace
from datetime import datetime, timedelta
from typing import Any

from sanssouci.kernel import BadOption
from sanssouci.kernel.catalogue import tell
from sanssouci.table.database import as_text

LIVE, DAYS = "live", "days"


@dataclass(frozen=True, slots=True)
class Terms:
    """``live``: so many minutes for the game, and seconds for each decision. ``days``: for each."""

    kind: str
    minutes: int = 0
    increment: int = 0
    days: int = 0

    def __post_init__(self) -> None:
        if self.kind not in (LIVE, DAYS) or self.allowance <= 0 or self.increment < 0:
            raise BadOption(tell("host.no_clock", clock=str(self.told())))

    @property
    def allowance(self) -> float:
        """Seconds a seat starts with."""
        return self.minutes * 60.0 if self.kind == LIVE else self.days * 86_400.0

    def earned(self, left: float) -> float:
        """What is left after a decision."""
        return left + self.increment if self.kind == LIVE else self.allowance

    def told(self) -> dict[str, Any]:
        names = ("minutes", "increment") if self.kind == LIVE else ("days",)
        return {"kind": self.kind} | {name: getattr(self, name) for name in names}


@dataclass(frozen=True, slots=True)
class Hand:
    """The clock of one seat."""

    left: float
    decisions: int = 0
    """Those that stand."""
    rewarded: int = 0
    """The most that ever stood: so many have earned time."""
    out: bool = False
    """True if the seat was lost because its time had run out."""


@dataclass(frozen=True, slots=True)
class Clock:
    terms: Terms
    hands: Mapping[str, Hand]
    """As they stood at ``since``."""
    since: datetime
    running: Sequence[str] = field(default=())

    @classmethod
    def begin(cls, terms: Terms, seats: Sequence[str], now: datetime) -> Clock:
        return cls(terms, {seat: Hand(terms.allowance) for seat in seats}, now)

    def going_on(self, running: Sequence[str], now: datetime) -> Clock:
        """The same clock a little later; from now on it runs for these."""
        passed = max(0.0, (now - self.since).total_seconds())
        hands = {
            seat: replace(hand, left=max(0.0, hand.left - passed)) if seat in self.running else hand
            for seat, hand in self.hands.items()
        }
        return Clock(self.terms, hands, now, [seat for seat in running if seat in hands])

    def after(self, seat: str, step: int, running: Sequence[str], now: datetime) -> Clock:
        """After a decision (1), one taken back (-1), or something that was none (0)."""
        clock = self.going_on(running, now)
        if seat not in clock.hands:
            return clock
        hand = clock.hands[seat]
        hand = replace(hand, decisions=hand.decisions + step)
        if hand.decisions > hand.rewarded:
            hand = replace(hand, left=self.terms.earned(hand.left), rewarded=hand.decisions)
        return replace(clock, hands={**clock.hands, seat: hand})

    def forfeited(self, seat: str) -> Clock:
        """The seat is lost: its time is out."""
        lost = replace(self.hands[seat], left=0.0, out=True)
        return replace(self, hands={**self.hands, seat: lost})

    def resumed(self, stopped: datetime, now: datetime) -> Clock:
        """A clock of hours that stood still while no server ran."""
        charged = self.going_on(self.running, max(stopped, self.since))
        return replace(charged, since=now)

    @property
    def due(self) -> datetime | None:
        """When the next of them is out of time."""
        if not self.running:
            return None
        return self.since + timedelta(seconds=min(self.hands[seat].left for seat in self.running))

    def late(self, now: datetime) -> str | None:
        """Whose time is out; of several, the one who had least."""
        if self.due is None or now < self.due:
            return None
        return min(self.running, key=lambda seat: self.hands[seat].left)

    def looks_like(self, other: Clock) -> bool:
        """True if a client that is counting down the other clock need not be sent this one."""
        earned = [hand.rewarded for hand in self.hands.values()]
        return self.running == other.running and earned == [
            hand.rewarded for hand in other.hands.values()
        ]

    def told(self, now: datetime) -> dict[str, Any]:
        hands = self.going_on(self.running, now).hands
        return {
            **self.terms.told(),
            "left": {seat: round(hand.left, 1) for seat, hand in hands.items()},
            "running": list(self.running),
            "out": [seat for seat, hand in hands.items() if hand.out],
            "at": as_text(now),
        }

    # -- as it is stored ------------------------------------------------------------------------

    def row(self) -> dict[str, Any]:
        return {
            "terms": asdict(self.terms),
            "hands": {seat: asdict(hand) for seat, hand in self.hands.items()},
            "running": list(self.running),
            "since": as_text(self.since),
            "due": None if self.due is None else as_text(self.due),
        }

    @classmethod
    def from_row(cls, row: Any) -> Clock:
        return cls(
            Terms(**row.terms),
            {seat: Hand(**hand) for seat, hand in row.hands.items()},
            datetime.fromisoformat(row.since),
            row.running,
        )
