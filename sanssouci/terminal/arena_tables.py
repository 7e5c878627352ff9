"""The arena in the terminal: a bar while games are played, tables of what came of them."""

from __future__ import annotations

from rich.console import Console, Group, RenderableType
from rich.progress import MofNCompleteColumn
from rich.table import Table
from rich.text import Text

from sanssouci.arena import (
    Figures,
    MissingExtra,
    Rating,
    Ratings,
    SetupFigures,
    Store,
    Workers,
    missing,
    rate,
    run,
)
from sanssouci.bots import called
from sanssouci.kernel.numerals import decimal, percent
from sanssouci.terminal.bars import bar
from sanssouci.terminal.wording import say


def play_missing(store: Store, workers: Workers, console: Console) -> int:
    """Play what the table lacks of its plan, with a bar; returns how many games that were."""
    jobs = missing(store)
    done = len(store.played())
    with bar(console, MofNCompleteColumn()) as progress:
        task = progress.add_task(say("cli.bar_games"), total=done + len(jobs), completed=done)
        for _ in run(store, jobs, workers):
            progress.advance(task)
    return len(jobs)


def as_tables(store: Store, found: Figures, ratings: Ratings | None) -> RenderableType:
    """Everything ``arena show`` prints."""
    planned = sum(1 for _ in store.plan.jobs())
    parts: list[RenderableType] = []
    if found.games < planned:
        told = say("cli.played_of", count=found.games, planned=planned)
        parts.append(Text(told, "bold"))
    parts += [_setup_table(setup) for setup in found.setups.values()]
    if len(found.bots) > 1:
        parts.append(_meeting_table(found))
    if ratings is not None:
        parts.append(_rating_table(found, ratings))
    parts.append(_thinking_table(found))
    parts += [Text(note, "dim") for note in _notes(found, ratings)]
    return Group(*parts)


def ratings_if_possible(store: Store) -> Ratings | None:
    """The ratings, or None where the package that makes them is missing."""
    try:
        return rate(store.games())
    except MissingExtra:
        return None


def _notes(found: Figures, ratings: Ratings | None) -> list[str]:
    notes = list(found.forfeits)
    if ratings is None:
        notes.append(say("cli.no_ratings"))
    elif found.confounded:
        notes.append(say("cli.confounded", bots=", ".join(map(called, found.confounded))))
    return notes


def _table(title: str, *headings: str, words: int = 1) -> Table:
    """A table whose first columns are words and all others figures."""
    table = Table(title=title, title_style="bold", min_width=len(title) + 4)
    for place, heading in enumerate(headings):
        table.add_column(say(f"cli.head_{heading}"), justify="left" if place < words else "right")
    return table


def _setup_table(setup: SetupFigures) -> Table:
    title = say("cli.setup_games", setup=setup.title, count=setup.games)
    table = _table(title, "seat", "bot", "won", "of", "share", "interval", words=2)
    for seat in setup.seats:
        for (where, bot), share in setup.wins.items():
            if where == seat:
                low, high = share.interval
                table.add_row(
                    setup.game.name(seat), called(bot), str(share.won), str(share.games),
                    percent(share.share, 1),
                    say("cli.interval", low=percent(low, 1), high=percent(high, 1)),
                )  # fmt: skip
    ended = setup.reasons.most_common()
    notes = [", ".join(f"{setup.game.ending(reason)} {times}" for reason, times in ended)]
    if setup.shared:
        notes.append(say("cli.won_by_several", count=setup.shared))
    if setup.drawn:
        notes.append(say("cli.won_by_nobody", count=setup.drawn))
    notes.append(say("cli.mean_turns", turns=decimal(setup.mean_turns, 1)))
    table.caption = "; ".join(notes)
    return table


def _meeting_table(found: Figures) -> Table:
    table = _table(
        say("cli.head_to_head"), "bot", "against", "ahead", "level", "behind", "score", words=2
    )
    for one in found.bots:
        for other in found.bots:
            if meeting := found.meetings.get((one, other)):
                score = "" if meeting.score is None else percent(meeting.score, 1)
                table.add_row(
                    called(one),
                    called(other),
                    str(meeting.ahead),
                    str(meeting.level),
                    str(meeting.behind),
                    score,
                )
    return table


def _rating_table(found: Figures, ratings: Ratings) -> Table:
    table = _table(say("cli.ratings"), "bot_or_seat", "mu", "sigma", "ordinal", "games")
    for bot, rating in ratings.bots.items():
        table.add_row(Text(called(bot), "bold"), *_rating_cells(rating))
    table.add_section()
    for (name, seat), rating in ratings.seats.items():
        setup = found.setups[name]
        table.add_row(f"{setup.game.name(seat)} ({setup.title})", *_rating_cells(rating))
    return table


def _rating_cells(rating: Rating) -> tuple[str, ...]:
    shown = (decimal(value, 2) for value in (rating.mu, rating.sigma, rating.ordinal))
    return (*shown, str(rating.games))


def _thinking_table(found: Figures) -> Table:
    headings = ("bot", "decisions", "mean", "longest", "fallbacks", "forfeits")
    table = _table(say("cli.thinking"), *headings)
    for bot in found.bots:
        if thinking := found.thinking.get(bot):
            mean, longest = thinking.mean * 1000, thinking.longest * 1000
            table.add_row(
                called(bot), str(thinking.decisions), decimal(mean, 1), decimal(longest, 0),
                str(thinking.fallbacks), str(thinking.forfeits),
            )  # fmt: skip
    return table
