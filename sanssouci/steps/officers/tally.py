"""How imagined fights went, and how sure that makes one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from sanssouci.kernel import Action
from sanssouci.kernel.shares import interval


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
            **{kind: round(number / self.fights, 3) for kind, number in shares.items()},
            "bounds": {kind: self._bounds(number) for kind, number in shares.items()},
            "own_losses": round(self.own_losses / self.fights, 2),
            "enemy_losses": round(self.enemy_losses / self.fights, 2),
        }

    def _bounds(self, number: int) -> tuple[float, float]:
        share = number / self.fights
        return (share, share) if self.certain else interval(number, self.fights)
