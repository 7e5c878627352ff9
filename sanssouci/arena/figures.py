"""What the games of a table say: shares with intervals, head-to-heads, lengths, reasons, time."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, field
from itertools import permutations
from statistics import mean, median

from sanssouci.arena.plan import Plan, Setup
from sanssouci.arena.playing import FORFEIT_SHARE, Thinking
from sanssouci.arena.store import GameRow
from sanssouci.bots import called
from sanssouci.games import load
from sanssouci.kernel import Game
from sanssouci.kernel.catalogue import tell
from sanssouci.kernel.numerals import percent
from sanssouci.kernel.shares import interval


@dataclass(slots=True)
class Share:
    """Games won, out of games played."""

    won: int = 0
    games: int = 0

    def add(self, won: bool) -> None:
        self.won += won
        self.games += 1

    @property
    def share(self) -> float:
        return self.won / self.games

    @property
    def interval(self) -> tuple[float, float]:
        return interval(self.won, self.games)


@dataclass(slots=True)
class Meeting:
    """Two bots compared: every pair of their seats in a game, by who won and who did not."""

    ahead: int = 0
    level: int = 0
    """Both won or both lost."""
    behind: int = 0

    @property
    def score(self) -> float | None:
        """The share of the decided ones; None if there is none."""
        decided = self.ahead + self.behind
        return self.ahead / decided if decided else None


@dataclass(slots=True)
class SetupFigures:
    """The games of one scenario under one set of options."""

    game: Game
    setup: Setup
    seats: tuple[str, ...]
    wins: dict[tuple[str, str], Share] = field(default_factory=lambda: defaultdict(Share))
    """By seat and bot."""
    reasons: Counter[str] = field(default_factory=Counter)
    turns: list[int] = field(default_factory=list)
    decisions: list[int] = field(default_factory=list)
    shared: int = 0
    """Games that several seats have won."""
    drawn: int = 0
    """Games that nobody has won."""
    fallbacks: int = 0
    """Decisions taken in place of bots that failed."""

    @property
    def name(self) -> str:
        """By scenario and options as they are typed."""
        return str(self.setup)

    @property
    def title(self) -> str:
        """The same for people: the scenario in their language."""
        title = self.game.title_of(self.game.scenario(self.setup.scenario))
        return ", ".join(filter(None, (title, self.setup.option_words)))

    @property
    def games(self) -> int:
        return len(self.turns)

    @property
    def mean_turns(self) -> float:
        return mean(self.turns)

    @property
    def median_turns(self) -> float:
        return median(self.turns)

    @property
    def mean_decisions(self) -> float:
        return mean(self.decisions)


@dataclass(slots=True)
class Figures:
    """All figures of a results file except ratings."""

    bots: tuple[str, ...]
    setups: dict[str, SetupFigures] = field(default_factory=dict)
    totals: dict[str, Share] = field(default_factory=lambda: defaultdict(Share))
    """By bot, over all seats."""
    meetings: dict[tuple[str, str], Meeting] = field(default_factory=lambda: defaultdict(Meeting))
    """By two different bots, either way round."""
    thinking: dict[str, Thinking] = field(default_factory=lambda: defaultdict(Thinking))
    """By bot."""
    games: int = 0
    seconds: float = 0.0
    """Of all games one after the other."""

    @property
    def forfeits(self) -> list[str]:
        """A sentence for each bot that has lost games by failing."""
        return [
            tell(
                "matches.forfeited_why" if thinking.trouble else "matches.forfeited",
                bot=called(bot),
                count=thinking.forfeits,
                games=self.totals[bot].games,
                share=percent(FORFEIT_SHARE),
                trouble=thinking.trouble,
            )
            for bot, thinking in self.thinking.items()
            if thinking.forfeits
        ]

    @property
    def confounded(self) -> list[str]:
        """Bots that always sit in one seat: their strength cannot be told from the seat's."""
        if len(self.bots) < 2:
            return []
        seats = defaultdict(set)
        for setup in self.setups.values():
            for seat, bot in setup.wins:
                seats[bot].add((setup.name, seat))
        return [bot for bot in self.bots if len(seats[bot]) == 1]


def figures(plan: Plan, games: Iterable[GameRow]) -> Figures:
    """Count everything once."""
    found = Figures(tuple(plan.names()))
    game = load(plan.game)
    for setup in plan.setups():
        seats = game.scenario(setup.scenario).seats
        found.setups[str(setup)] = SetupFigures(game, setup, seats)
    for row in games:
        _count(found, row)
        _count_meetings(found, row)
    found.setups = {name: setup for name, setup in found.setups.items() if setup.games}
    return found


def _count(found: Figures, game: GameRow) -> None:
    found.games += 1
    found.seconds += game.seconds
    setup = found.setups[str(game.setup)]
    setup.reasons[game.reason] += 1
    setup.turns.append(game.turns)
    setup.decisions.append(game.decisions)
    winners = sum(player.won for player in game.players)
    setup.shared += winners > 1
    setup.drawn += not winners
    for player in game.players:
        setup.wins[player.seat, player.bot].add(player.won)
        found.totals[player.bot].add(player.won)
        thinking = found.thinking[player.bot]
        thinking.decisions += player.decisions
        thinking.seconds += player.mean_seconds * player.decisions
        thinking.longest = max(thinking.longest, player.max_seconds)
        thinking.fallbacks += player.fallbacks
        thinking.trouble = thinking.trouble or player.trouble
        thinking.forfeits += player.forfeited
        setup.fallbacks += player.fallbacks


def _count_meetings(found: Figures, game: GameRow) -> None:
    for one, other in permutations(game.players, 2):
        if one.bot != other.bot:
            meeting = found.meetings[one.bot, other.bot]
            meeting.ahead += one.won > other.won
            meeting.level += one.won == other.won
            meeting.behind += one.won < other.won
