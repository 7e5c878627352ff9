"""Campaigns of a scenario book: some scenarios of a game, of which so many have to be won.

Progress is derived from finished games and stored nowhere.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal, NamedTuple

from sanssouci.kernel.outcome import Score


@dataclass(frozen=True, slots=True)
class Campaign:
    id: str
    """Also its name (``game.name``)."""
    stages: tuple[tuple[str, ...], ...]
    """In the order of the book; each stage is the scenarios that count for it, such as the same
    sheet for one player and for two."""
    needed: int
    """How many stages win it."""
    rule: str = ""


class Finished(NamedTuple):
    """A finished game of a player."""

    scenario: str
    won: bool
    points: Score | None = None


@dataclass(frozen=True, slots=True)
class Standing:
    """A player's progress in a campaign."""

    campaign: Campaign
    latest: tuple[Finished | None, ...]
    """Of each stage the latest game, the one that counts; None if there was none yet."""

    @property
    def won(self) -> int:
        """How many stages are won."""
        return sum(each.won for each in self.latest if each is not None)

    @property
    def played(self) -> int:
        return sum(each is not None for each in self.latest)

    @property
    def state(self) -> Literal["new", "open", "won", "lost"]:
        """``won``, ``lost``, ``open`` or, before the first game, ``new``."""
        if self.won >= self.campaign.needed:
            return "won"
        if self.won + len(self.latest) - self.played < self.campaign.needed:
            return "lost"
        return "open" if self.played else "new"


def standing(campaign: Campaign, games: Iterable[Finished]) -> Standing:
    """How far somebody is who has finished these games, the oldest first.

    The latest game of a stage counts: whoever plays it again stakes what he had.
    """
    latest: list[Finished | None] = [None] * len(campaign.stages)
    for game in games:
        for number, scenarios in enumerate(campaign.stages):
            if game.scenario in scenarios:
                latest[number] = game
    return Standing(campaign, tuple(latest))
