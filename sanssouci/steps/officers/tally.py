"""How imagined fights went, and how sure that makes one."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeVar, cast

from sanssouci.kernel import Action, Situation, State
from sanssouci.kernel.shares import interval, likely
from sanssouci.kernel.worlds import Worlds

W = TypeVar("W", bound=State)
_SHARE_OF_TIME: Final = 0.8
"""Of the seconds there are; the rest is for what comes before and after."""


@dataclass
class Tally:
    """The fights that began with one action; None leaves it to whoever is to act."""

    plan: Action | None
    certain: bool = False
    """Whether every world must end alike, so that one is as good as many."""
    fights: int = 0
    won: int = 0
    lost: int = 0
    own_losses: int = 0
    enemy_losses: int = 0
    ties: bool = True
    """Whether a fight can end without a victor."""

    def add(self, own: int, enemy: int, *, won: bool, lost: bool) -> None:
        self.fights += 1
        self.won += won
        self.lost += lost
        self.own_losses += own
        self.enemy_losses += enemy

    def told(self) -> dict[str, Any]:
        """Shares of all fights, and between what bounds each chance must be thought."""
        tied = self.fights - self.won - self.lost
        shares = {"win": self.won, "tie": tied, "lose": self.lost}
        return {
            "action": self.plan,
            **{kind: round(self._share(kind, number), 3) for kind, number in shares.items()},
            "bounds": {kind: self._bounds(number) for kind, number in shares.items()},
            "own_losses": round(self.own_losses / self.fights, 2),
            "enemy_losses": round(self.enemy_losses / self.fights, 2),
        }

    def _share(self, kind: str, number: int) -> float:
        if self.certain:
            return number / self.fights
        ends = 3 if self.ties else 2
        return likely(number, self.fights, ends) if self.ties or kind != "tie" else 0.0

    def _bounds(self, number: int) -> tuple[float, float]:
        share = number / self.fights
        return (share, share) if self.certain else interval(number, self.fights)


def odds_by_fighting(
    situation: Situation,
    nation: str,
    tallies: Sequence[Tally],
    most: int,
    fight: Callable[[W, Tally], None],
) -> dict[str, Any]:
    """The odds of a fight as ``Game.odds`` tells them; the first tally's are those overall.

    Each of up to ``most`` worlds is fought through for every tally, which notes how it went, while
    there is time. Worlds that explain well what the others have done come more often.
    """
    worlds = Worlds(situation, situation.game.judgement)
    until = time.monotonic() + situation.seconds * _SHARE_OF_TIME
    for number in range(most):
        if number and time.monotonic() > until:
            break
        imagined = cast(W, worlds.imagine())
        for tally in tallies:
            fight(imagined.clone(), tally)
    return {
        "kind": "combat",
        "nation": nation,
        "worlds": tallies[0].fights,
        "overall": tallies[0].told(),
        "actions": [tally.told() for tally in tallies if tally.plan],
    }
