"""The pictures of a report."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.ticker import MaxNLocator, PercentFormatter, StrMethodFormatter

from sanssouci.arena.figures import Figures, SetupFigures
from sanssouci.arena.plot_style import (
    COLOURS,
    HATCHES,
    INK,
    LINE,
    MARKERS,
    PAPER,
    SOFT,
    WORSE_TO_BETTER,
    house_style,
    looks,
    name_rows,
    panels,
)
from sanssouci.arena.ratings import Rating, Ratings
from sanssouci.arena.store import GameRow
from sanssouci.bots import called
from sanssouci.kernel import Game
from sanssouci.kernel.catalogue import tell
from sanssouci.kernel.numerals import decimal, percent


@dataclass(frozen=True, slots=True)
class Picture:
    """A figure with the words that stand beside it."""

    name: str
    title: str
    text: str
    figure: Figure


def pictures(found: Figures, ratings: Ratings, games: list[GameRow], game: Game) -> list[Picture]:
    """Every picture that says something about these games."""
    with house_style():
        drawn = {
            "ratings": _ratings(found, ratings, game),
            "wins": _wins(found, game),
            "meetings": _meetings(found),
            "lengths": _lengths(found, games, game),
            "reasons": _reasons(found, game),
            "thinking": _thinking(found),
        }
    return [
        Picture(name, tell(f"matches.{name}"), tell(f"matches.{name}-text"), figure)
        for name, figure in drawn.items()
        if name != "meetings" or found.meetings
    ]


def _ratings(found: Figures, ratings: Ratings, game: Game) -> Figure:
    figure, (above, below) = panels(len(ratings.bots), len(ratings.seats))
    below.sharex(above)
    colours = looks([called(bot) for bot in ratings.bots], COLOURS)
    _strengths(above, {called(bot): rating for bot, rating in ratings.bots.items()}, colours)
    above.set_title(tell("matches.head_bots"))
    several = len({setup for setup, _ in ratings.seats}) > 1
    seats = {
        f"{game.name(seat)}, {found.setups[setup].title}" if several else game.name(seat): rating
        for (setup, seat), rating in ratings.seats.items()
    }
    _strengths(below, seats, dict.fromkeys(seats, SOFT))
    below.set_title(tell("matches.head_seats"))
    below.set_xlabel(tell("matches.axis_strength"))
    return figure


def _strengths(axes: Axes, ratings: dict[str, Rating], colours: dict[str, str]) -> None:
    for row, (who, rating) in enumerate(ratings.items()):
        axes.errorbar(
            rating.mu, row, xerr=2 * rating.sigma, fmt="o", color=colours[who], markersize=8,
            capsize=4, linewidth=2,
        )  # fmt: skip
    name_rows(axes, list(ratings))


def _wins(found: Figures, game: Game) -> Figure:
    setups = list(found.setups.values())
    figure, drawn = panels(*(len(setup.wins) for setup in setups))
    for axes, setup in zip(drawn, setups, strict=True):
        _shares(axes, setup, found.bots, game)
    drawn[-1].set_xlabel(tell("matches.axis_won"))
    return figure


def _shares(axes: Axes, setup: SetupFigures, bots: tuple[str, ...], game: Game) -> None:
    colours, markers = looks(bots, COLOURS), looks(bots, MARKERS)
    lines = [(seat, bot) for seat in setup.seats for bot in bots if (seat, bot) in setup.wins]
    for row, (seat, bot) in enumerate(lines):
        share = setup.wins[seat, bot]
        low, high = share.interval
        axes.errorbar(
            share.share, row, xerr=[[share.share - low], [high - share.share]], fmt=markers[bot],
            color=colours[bot], markersize=8, capsize=4, linewidth=2,
        )  # fmt: skip
        if row and lines[row - 1][0] != seat:
            axes.axhline(row - 0.5, color=LINE, linewidth=0.8)
    name_rows(axes, [f"{game.name(seat)}: {called(bot)}" for seat, bot in lines])
    axes.set_xlim(-0.03, 1.03)
    axes.xaxis.set_major_formatter(PercentFormatter(1))
    axes.set_title(tell("matches.setup", setup=setup.title, count=setup.games))


def _meetings(found: Figures) -> Figure:
    bots = found.bots
    figure, (axes,) = panels(len(bots) * 1.6)
    blank = float("nan")
    scores = [[_score(found, one, other) for other in bots] for one in bots]
    axes.pcolormesh(
        [[blank if score is None else score for score in line] for line in scores],
        cmap=WORSE_TO_BETTER, vmin=0, vmax=1, edgecolors=PAPER, linewidth=3,
    )  # fmt: skip
    for row, line in enumerate(scores):
        for column, score in enumerate(line):
            text = "·" if score is None else percent(score)
            axes.text(column + 0.5, row + 0.5, text, ha="center", va="center", fontsize=15)
    centres = [place + 0.5 for place in range(len(bots))]
    axes.set_xticks(centres, [tell("matches.against", bot=called(bot)) for bot in bots])
    axes.set_yticks(centres, [called(bot) for bot in bots])
    axes.invert_yaxis()
    axes.xaxis.tick_top()
    axes.tick_params(length=0, labelcolor=INK)
    axes.grid(visible=False)
    return figure


def _score(found: Figures, one: str, other: str) -> float | None:
    meeting = found.meetings.get((one, other))
    return meeting.score if meeting else None


def _lengths(found: Figures, games: list[GameRow], game: Game) -> Figure:
    figure, drawn = panels(*(5 for _ in found.setups))
    reasons = _all_reasons(found)
    colours, hatches = looks(reasons, COLOURS), looks(reasons, HATCHES)
    for axes, setup in zip(drawn, found.setups.values(), strict=True):
        ended = Counter((row.turns, row.reason) for row in games if str(row.setup) == setup.name)
        turns = list(range(min(setup.turns), max(setup.turns) + 1))
        floor = [0] * len(turns)
        for reason in reasons:
            heights = [ended[turn, reason] for turn in turns]
            axes.bar(
                turns, heights, bottom=floor, width=0.86, color=colours[reason],
                hatch=hatches[reason], edgecolor=PAPER, linewidth=0, label=game.ending(reason),
            )  # fmt: skip
            floor = [low + height for low, height in zip(floor, heights, strict=True)]
        axes.axvline(setup.mean_turns, color=INK, linewidth=1.2, linestyle="--")
        mean = decimal(setup.mean_turns, 1)
        axes.set_title(tell("matches.mean_turns", setup=setup.title, turns=mean))
        axes.grid(axis="y")
        axes.grid(visible=False, axis="x")
        axes.xaxis.set_major_locator(MaxNLocator(integer=True))
        axes.yaxis.set_major_locator(MaxNLocator(5, integer=True))
        axes.set_ylabel(tell("matches.games"))
    figure.legend(*drawn[0].get_legend_handles_labels(), ncols=4, loc="outside lower left")
    drawn[-1].set_xlabel(tell("matches.axis_turn"))
    return figure


def _reasons(found: Figures, game: Game) -> Figure:
    figure, (axes,) = panels(len(found.setups) + 0.8)
    reasons = _all_reasons(found)
    colours, hatches = looks(reasons, COLOURS), looks(reasons, HATCHES)
    for row, setup in enumerate(found.setups.values()):
        left = 0.0
        for reason in reasons:
            part = setup.reasons[reason] / setup.games
            axes.barh(
                row, part, left=left, height=0.62, color=colours[reason], hatch=hatches[reason],
                edgecolor=PAPER, linewidth=0, label=game.ending(reason) if row == 0 else None,
            )  # fmt: skip
            left += part
    name_rows(axes, [setup.title for setup in found.setups.values()])
    axes.set_xlim(0, 1)
    axes.xaxis.set_major_formatter(PercentFormatter(1))
    axes.set_xlabel(tell("matches.games"))
    figure.legend(*axes.get_legend_handles_labels(), ncols=4, loc="outside lower left")
    return figure


def _all_reasons(found: Figures) -> list[str]:
    total: Counter[str] = Counter()
    for setup in found.setups.values():
        total.update(setup.reasons)
    return [reason for reason, _ in total.most_common()]


def _thinking(found: Figures) -> Figure:
    bots = [bot for bot in found.bots if bot in found.thinking]
    figure, (axes,) = panels(len(bots))
    colours, markers = looks(bots, COLOURS), looks(bots, MARKERS)
    for row, bot in enumerate(bots):
        thinking = found.thinking[bot]
        axes.barh(row, thinking.mean * 1000, height=0.5, color=colours[bot])
        axes.plot(thinking.longest * 1000, row, markers[bot], color=colours[bot], markersize=8)
    name_rows(axes, [called(bot) for bot in bots])
    axes.set_xscale("log")
    axes.xaxis.set_major_formatter(StrMethodFormatter("{x:g}"))
    axes.set_xlabel(tell("matches.axis_time"))
    return figure
