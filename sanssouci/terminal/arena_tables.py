"""The arena in the terminal: a bar while games are played, tables of what came of them."""

from __future__ import annotations

from rich.console import Console, Group, RenderableType
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
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


def play_missing(store: Store, workers: Workers, console: Console) -> int:
    """Play what the table lacks of its plan, with a bar; returns how many games that were."""
    jobs = missing(store)
    done = len(store.played())
    with Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=not console.is_terminal,  # it would leave an empty line in a log
    ) as progress:
        task = progress.add_task("games", total=done + len(jobs), completed=done)
        for _ in run(store, jobs, workers):
            progress.advance(task)
    return len(jobs)


def as_tables(store: Store, found: Figures, ratings: Ratings | None) -> RenderableType:
    """Everything ``arena show`` prints."""
    planned = sum(1 for _ in store.plan.jobs())
    parts: list[RenderableType] = []
    if found.games < planned:
        parts.append(Text(f"{found.games} of {planned} games have been played.", "bold"))
    parts += [_setup_table(setup) for setup in found.setups.values()]
    if len(found.bots) > 1:
        parts.append(_meeting_table(found))
    if ratings is not None:
        parts.append(_rating_table(ratings))
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
        notes.append("Ratings are shown once sanssouci[arena] is installed.")
    elif found.confounded:
        notes.append(
            f"Always in one seat: {', '.join(found.confounded)}. "
            "The ratings cannot tell such a bot from its seat."
        )
    return notes


def _table(title: str, *headings: str, words: int = 1) -> Table:
    """A table whose first columns are words and all others figures."""
    table = Table(title=title, title_style="bold", min_width=len(title) + 4)
    for place, heading in enumerate(headings):
        table.add_column(heading, justify="left" if place < words else "right")
    return table


def _setup_table(setup: SetupFigures) -> Table:
    title = f"{setup.name}, {setup.games} games"
    table = _table(title, "seat", "bot", "won", "of", "share", "95 % interval", words=2)
    for seat in setup.seats:
        for (where, bot), share in setup.wins.items():
            if where == seat:
                low, high = share.interval
                table.add_row(
                    seat, bot, str(share.won), str(share.games), f"{share.share:.1%}",
                    f"{low:.1%} to {high:.1%}",
                )  # fmt: skip
    reasons = ", ".join(f"{reason} {times}" for reason, times in setup.reasons.most_common())
    shared = f"; won by several {setup.shared}" if setup.shared else ""
    drawn = f"; won by nobody {setup.drawn}" if setup.drawn else ""
    table.caption = f"{reasons}{shared}{drawn}; {setup.mean_turns:.1f} turns on average"
    return table


def _meeting_table(found: Figures) -> Table:
    table = _table("Head to head", "bot", "against", "ahead", "level", "behind", "score", words=2)
    for one in found.bots:
        for other in found.bots:
            if meeting := found.meetings.get((one, other)):
                score = "" if meeting.score is None else f"{meeting.score:.1%}"
                table.add_row(
                    one, other, str(meeting.ahead), str(meeting.level), str(meeting.behind), score
                )
    return table


def _rating_table(ratings: Ratings) -> Table:
    table = _table("Ratings", "bot or seat", "mu", "sigma", "ordinal", "games")
    for bot, rating in ratings.bots.items():
        table.add_row(Text(bot, "bold"), *_rating_cells(rating))
    table.add_section()
    for (setup, seat), rating in ratings.seats.items():
        table.add_row(f"{seat} ({setup})", *_rating_cells(rating))
    return table


def _rating_cells(rating: Rating) -> tuple[str, ...]:
    return (
        f"{rating.mu:.2f}", f"{rating.sigma:.2f}", f"{rating.ordinal:.2f}", str(rating.games),
    )  # fmt: skip


def _thinking_table(found: Figures) -> Table:
    headings = ("bot", "decisions", "ms each", "longest ms", "fallbacks", "forfeits")
    table = _table("Thinking", *headings)
    for bot in found.bots:
        if thinking := found.thinking.get(bot):
            mean, longest = thinking.mean * 1000, thinking.longest * 1000
            table.add_row(
                bot, str(thinking.decisions), f"{mean:.1f}", f"{longest:.0f}",
                str(thinking.fallbacks), str(thinking.forfeits),
            )  # fmt: skip
    return table
