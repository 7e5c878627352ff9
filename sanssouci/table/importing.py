"""A table made from a record: replayed, and set up so that it can continue."""

from __future__ import annotations

from typing import Any, NamedTuple

from sanssouci.bots import BOTS, STYLES
from sanssouci.games import load
from sanssouci.kernel import CHANCE, BadOption, BadRecord, Record, new_secret, replay
from sanssouci.kernel.catalogue import tell
from sanssouci.table import bounds
from sanssouci.table.course import Course
from sanssouci.table.entries import EntryKind, Row
from sanssouci.table.seats import SeatKind
from sanssouci.table.setup import SeatPlan, TablePlan


class Imported(NamedTuple):
    plan: TablePlan
    secret: str
    """The luck from here on."""
    course: Course
    rows: list[Row]
    snapshot: dict[str, Any] | None
    """Of the last moment when nobody could take anything back, so that nobody plays it again."""


def read(text: str) -> Imported:
    """Replay a record; slow."""
    record = Record.loads(text)
    try:
        game = load(record.game, record.rules)
    except BadOption as error:
        raise BadRecord(str(error)) from error
    bounds.check_length(record)
    replay(game, record)  # says best what is wrong with it
    scenario = game.scenario(record.scenario)
    options = game.check_options(scenario, record.options)
    secret = new_secret(len(record.entries))
    course = Course(game, scenario.id, options, secret, record.position)
    rows = [
        Row(
            number,
            entry.seat,
            EntryKind.CHANCE if entry.seat == CHANCE else EntryKind.ACT,
            entry.action,
        )
        for number, entry in enumerate(record.entries, start=1)
    ]
    luck = [number for number, row in enumerate(rows, start=1) if row.kind is EntryKind.CHANCE]
    settled = luck[-1] if luck else 0
    added = course.replay(rows[:settled], go_on=settled == len(rows)) if rows else course.begin()
    snapshot = course.snapshot()
    added += course.replay(rows[settled:], go_on=True)
    rows += added
    bounds.check_rows_of_asides(course)
    return Imported(_plan(record, course), secret, course, rows, snapshot)


def _plan(record: Record, course: Course) -> TablePlan:
    game, scenario = course.game, course.game.scenario(record.scenario)
    goes_on = not course.state.outcome
    seats = {seat: _as_recorded(record.players.get(seat, ""), goes_on) for seat in scenario.seats}
    title = tell("table.imported", title=game.title_of(scenario))
    return TablePlan(
        game.id, record.scenario, record.options, seats, title, position=record.position
    )


def _as_recorded(player: str, goes_on: bool) -> SeatPlan:
    """Bots keep their seats; all other seats go to whoever imports the record."""
    bot = player.lower().partition(":")[0]
    if goes_on and (bot in BOTS or bot in STYLES):
        return SeatPlan(SeatKind.BOT, bot=bot)
    return SeatPlan(SeatKind.PERSON, name=player)
