"""Moving running games to new rules: is every stored action still legal?"""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import delete, func, select, update

from sanssouci.games import load
from sanssouci.kernel import CHANCE, SanssouciError
from sanssouci.kernel.catalogue import tell
from sanssouci.table import schema
from sanssouci.table.course import Course
from sanssouci.table.errors import BrokenEntry
from sanssouci.table.store import Store, Stored
from sanssouci.table.titles import title_of


@dataclass(frozen=True, slots=True)
class Verdict:
    """What became of one running table; it is fine unless something is ``broken``."""

    table: str
    title: str
    rules: str
    new_rules: str
    entries: int
    broken: BrokenEntry | None = None

    @property
    def is_current(self) -> bool:
        return self.rules == self.new_rules


def examine(store: Store, table: str) -> Verdict | None:
    """Replay a table on the present rules; None if it is over."""
    stored = store.load(table, whole=True)
    if stored is None or stored.head.over:
        return None
    return _judged(stored)[0]


def apply(store: Store, table: str) -> Verdict | None:
    """Move a table that replays to the new rules; does not raise for one that does not."""
    stored = store.load(table, whole=True)
    if stored is None or stored.head.over:
        return None
    verdict, course = _judged(stored)
    if course is not None and not verdict.is_current:
        _adopt(store, verdict, course)
    return verdict


def running_tables(store: Store) -> list[str]:
    with store.engine.connect() as connection:
        query = select(schema.tables.c.id).where(schema.tables.c.over.is_(False))
        return list(connection.execute(query.order_by(schema.tables.c.created)).scalars())


def _judged(stored: Stored) -> tuple[Verdict, Course | None]:
    head, count = stored.head, len(stored.rows)
    try:
        game = load(head.game, head.rules, or_other=True)
        course = Course(game, head.scenario, head.options, head.seed, head.position, head.lesson)
    except SanssouciError as error:
        broken = BrokenEntry(0, "", "", str(error))
        return Verdict(head.id, title_of(head), head.rules, "none", count, broken), None
    try:
        course.replay(stored.rows)
    except BrokenEntry as broken:
        verdict = Verdict(head.id, title_of(head), head.rules, game.rules_version, count, broken)
        return verdict, None
    return Verdict(head.id, title_of(head), head.rules, game.rules_version, count), course


def _adopt(store: Store, verdict: Verdict, course: Course) -> None:
    entries, tables = schema.entries, schema.tables
    result = course.result()
    with store.write() as connection:
        count = connection.execute(
            select(func.count()).select_from(entries).where(entries.c.table_id == verdict.table)
        ).scalar_one()
        if count != verdict.entries:
            raise SanssouciError(tell("host.being_played", table=verdict.table))
        connection.execute(
            delete(schema.snapshots).where(schema.snapshots.c.table_id == verdict.table)
        )
        connection.execute(
            update(tables)
            .where(tables.c.id == verdict.table)
            .values(
                rules=verdict.new_rules,
                turn_of=[actor for actor in course.state.actors if actor != CHANCE],
                over=result is not None,
                result=result,
            )
        )
        store.notify(connection, "table", verdict.table)
