"""A table made from a record: replayed, and set up so that it can continue."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any, NamedTuple

from sanssouci.bots import looks_like_a_bot
from sanssouci.games import load
from sanssouci.kernel import CHANCE, BadOption, BadRecord, Record, last_player, new_secret, replay
from sanssouci.kernel.catalogue import tell
from sanssouci.table import bounds
from sanssouci.table.course import Course
from sanssouci.table.entries import EntryKind, Row
from sanssouci.table.seats import SeatKind
from sanssouci.table.setup import DEFAULT_BOT, SeatPlan, TablePlan


class Imported(NamedTuple):
    plan: TablePlan
    secret: str
    """The luck from here on."""
    course: Course
    rows: list[Row]
    snapshot: dict[str, Any] | None
    """Of the last moment when nobody could take anything back, so that nobody plays it again."""
    players: dict[str, str]
    """By seat, who has played, as the record says."""


def read(
    text: str, bots: Collection[str], wished: Mapping[str, SeatKind] | None = None
) -> Imported:
    """Replay a record, given the available bots; slow.

    ``wished`` says of seats who has them if the game goes on; the others are as recorded.
    """
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
    plan = _plan(record, course, bots, wished or {})
    return Imported(plan, secret, course, rows, snapshot, record.players)


def _plan(
    record: Record, course: Course, bots: Collection[str], wished: Mapping[str, SeatKind]
) -> TablePlan:
    game, scenario = course.game, course.game.scenario(record.scenario)
    known = () if course.state.outcome else bots
    seats = {seat: _as_recorded(record.players.get(seat, ""), known) for seat in scenario.seats}
    if not course.state.outcome:
        seats |= {seat: _as_wished(seats.get(seat), kind) for seat, kind in wished.items()}
    title = tell("table.imported", title=game.title_of(scenario))
    return TablePlan(
        game.id, record.scenario, record.options, seats, title, position=record.position
    )


def _as_wished(recorded: SeatPlan | None, kind: SeatKind) -> SeatPlan:
    """A name of the record stays with a person; for a seat there is not, `lay` refuses the plan."""
    if recorded is not None and recorded.kind is kind:
        return recorded
    return SeatPlan(kind)


def _as_recorded(player: str, bots: Collection[str]) -> SeatPlan:
    """Bots keep their seats if a game goes on; all other seats go to whoever imports the record.

    A bot that is not to be had here is replaced by the usual one: what a record names is never run.
    """
    last = last_player(player)
    called = {bot.lower(): bot for bot in bots}
    if bot := called.get(last.lower()) or called.get(last.lower().partition(":")[0]):
        return SeatPlan(SeatKind.BOT, bot=bot)
    if bots and looks_like_a_bot(last):
        return SeatPlan(SeatKind.BOT, bot=DEFAULT_BOT)
    return SeatPlan(SeatKind.PERSON, name=player)
