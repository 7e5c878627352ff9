"""How strong the bots are, and how strong the seats they sit in.

The seats of these games are not equal, so a bot cannot be rated by its results alone. Every seat of
every set-up is taken for a player too, and whoever sits there is a team of two: the bot and its
seat. The model of Plackett and Luce, as openskill fits it, then shares the credit between them.
Winners of a game come first together, all others last together.

A bot in several seats of a game is moved by all of them at once, but the game makes it surer of
itself only once; a game of one bot against itself says something about the seats alone. Bots do not
learn while they are rated, so nothing is added to the uncertainty from game to game.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from copy import deepcopy
from dataclasses import dataclass
from typing import TYPE_CHECKING

from sanssouci.arena.extras import need
from sanssouci.arena.store import GameRow

if TYPE_CHECKING:
    from openskill.models import PlackettLuceRating

Seat = tuple[str, str]
"""A set-up and a seat of it."""


@dataclass(frozen=True, slots=True)
class Rating:
    """A strength: an estimate and how far off it may be."""

    mu: float
    sigma: float
    games: int

    @property
    def ordinal(self) -> float:
        """What it is at the least, almost surely."""
        return self.mu - 3 * self.sigma


@dataclass(frozen=True, slots=True)
class Ratings:
    bots: dict[str, Rating]
    """From the strongest to the weakest."""
    seats: dict[Seat, Rating]
    """In the order of the plan."""


def rate(games: Iterable[GameRow]) -> Ratings:
    """Rate bots and seats by the games in the order given."""
    need("arena", "openskill")
    from openskill.models import PlackettLuce

    model = PlackettLuce(tau=0.0)
    bots: dict[str, PlackettLuceRating] = defaultdict(model.rating)
    seats: dict[Seat, PlackettLuceRating] = defaultdict(model.rating)
    rated_games: Counter[str | Seat] = Counter()
    for game in games:
        names = [player.bot for player in game.players]
        places = [(str(game.setup), player.seat) for player in game.players]
        rated_games.update({*names, *places})
        teams = [  # copies, as openskill would move one rating several times in a game
            [deepcopy(bots[name]), deepcopy(seats[place])]
            for name, place in zip(names, places, strict=True)
        ]
        if len(teams) == 1:
            continue  # a game for one says nothing about who is stronger
        ranks = [0.0 if player.won else 1.0 for player in game.players]
        rated = model.rate(teams, ranks=ranks)
        seats.update(zip(places, (seat for _, seat in rated), strict=True))
        if len(set(names)) > 1:
            for name in set(names):
                moved = [bot for own, (bot, _) in zip(names, rated, strict=True) if own == name]
                bots[name] = _joined(bots[name], moved)
    return Ratings(
        dict(
            sorted(
                ((name, _rating(bot, rated_games[name])) for name, bot in bots.items()),
                key=lambda item: -item[1].ordinal,
            )
        ),
        {place: _rating(seat, rated_games[place]) for place, seat in seats.items()},
    )


def _joined(before: PlackettLuceRating, moved: Sequence[PlackettLuceRating]) -> PlackettLuceRating:
    """One rating for a bot that sat in several seats."""
    joined = deepcopy(before)
    joined.mu += sum(rating.mu - before.mu for rating in moved)
    joined.sigma = min(rating.sigma for rating in moved)
    return joined


def _rating(found: PlackettLuceRating, games: int) -> Rating:
    return Rating(found.mu, found.sigma, games)
