"""Games of Sieben Jahre for every way it can end.

Scenarios are played at random. In campaigns everybody sits still, so that they are short; where
that alone decides nothing, the game begins some way in, with a position prepared for its end.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random

from sanssouci.games.sieben_jahre import GAME
from sanssouci.games.sieben_jahre.atlas import COMMANDER_INDEX, PLACE_INDEX, REGION_INDEX
from sanssouci.games.sieben_jahre.position import Position
from sanssouci.games.sieben_jahre.states import AU, FA, FR, LAST_YEAR
from sanssouci.games.sieben_jahre.victory import SCENARIO, main_goals
from sanssouci.kernel import Play
from tools.records.wanted import Wanted

NOBODY = "nobody"
_SITTING_STILL = ("stop", "done", "end", "forgo", "stay", "aid 0 0 0", "buy 0", "buy 0 0")
_WAITING = ("mode four", *_SITTING_STILL[1:])
"""Sitting still without stopping for the year."""


@dataclass(frozen=True)
class Won(Wanted):
    """The name of the file says who wins, after the reason."""

    def fits(self, play: Play) -> bool:
        outcome = play.state.outcome
        assert outcome is not None
        winners = "+".join(outcome.winners) or NOBODY
        return super().fits(play) and self.file == f"{self.reason}-{winners}"


@dataclass(frozen=True)
class AtRandom(Won):
    def play(self, seed: int) -> Play:
        return self.played_at_random(GAME, seed)


@dataclass(frozen=True, kw_only=True)
class Still(Won):
    begins: int = 0
    """The year the game begins with, if it does not begin with the war."""
    prepared: Callable[[Position], None] | None = None
    """What is changed before it begins."""
    idle: tuple[str, ...] = _SITTING_STILL
    """What everybody does who can."""

    def play(self, seed: int) -> Play:
        play = GAME.play(self.scenario, seed=seed, **self.options)
        rng = Random(seed)
        if self.prepared is not None:
            while _position(play).year < self.begins or not _position(play).fraction:
                self._sit_still(play, rng)
            position = _position(play).clone()
            self.prepared(position)
            position.check()
            play = Play.from_position(position, seed=seed)
        while play.state.actors:
            self._sit_still(play, rng)
        return play

    def _sit_still(self, play: Play, rng: Random) -> None:
        """Do as little as possible; what has to be decided is decided at random."""
        seat = play.state.actors[0]
        idle = (action for action in self.idle if play.state.why_not(seat, action) is None)
        play.act(seat, next(idle, None) or rng.choice(play.state.legal(seat)))


def _position(play: Play) -> Position:
    assert isinstance(play.state, Position)
    return play.state


def _wien_starves(position: Position) -> None:
    """Schwerin stands before Wien, which has food for one fraction."""
    position.put(COMMANDER_INDEX["von-schwerin"], PLACE_INDEX["wien"])
    position.stores[REGION_INDEX["osterreich"]] = 1


def _fort_starves(position: Position) -> None:
    """Montcalm alone is before Fort William Henry, which has food for six fractions of eight."""
    fort = PLACE_INDEX["william-henry"]
    for c in position.standing.get(fort, ()):
        position.remove(c)
    position.put(COMMANDER_INDEX["de-montcalm"], fort)
    position.stores[REGION_INDEX["fort-william-henry"]] = 6


def _hannover_has_fallen(position: Position) -> None:
    """The one bonus of those who sit still is gone: nobody has a point."""
    position.hannover_fell = True


def _goals_reached(position: Position) -> None:
    """Austria has Silesia and France all of North America."""
    for goal in main_goals(FA):
        for region in goal.regions:
            position.flag[region] = AU if goal.board == AU else FR


WANTED = (
    Still("capital-anglo-prussian", "campaign", "capital", begins=1756, prepared=_wien_starves),
    Still(
        *("total-france+austria", "campaign-4", "total"), begins=LAST_YEAR, prepared=_goals_reached
    ),
    Still("partial-anglo-prussian", "campaign", "partial"),
    Still(
        *("partial-nobody", "campaign", "partial"), begins=LAST_YEAR, prepared=_hannover_has_fallen
    ),
    Still("partial-prussia", "campaign-4", "partial"),
    AtRandom("scenario-player", "ostpreussen-1757-solo", SCENARIO, {"side": "second"}),
    AtRandom("scenario-bot", "saxony-1756-solo", SCENARIO),
    AtRandom("scenario-prussia", "ostpreussen-1757", SCENARIO),
    AtRandom("scenario-nobody", "saxony-1756", SCENARIO),
    Still(
        *("scenario-france+britain", "william-henry-1757", SCENARIO),
        prepared=_fort_starves,
        idle=_WAITING,
    ),
)
