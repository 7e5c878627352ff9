"""The results file: an SQLite database with a plan and every game played of it.

Each game is committed as it ends, so that a run can be interrupted at any moment and resumed with
the missing games.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from sanssouci.arena.plan import Plan, Setup
from sanssouci.arena.playing import Job, Played, is_forfeit
from sanssouci.games import load
from sanssouci.kernel import SanssouciError
from sanssouci.kernel.catalogue import tell

FORMAT = "2"
_OLD_FORMAT = "1"
"""Without ``trouble``; such a table is brought up to date when it goes on."""
IN_MEMORY = Path(":memory:")
"""A table that is not kept."""

_SCHEMA = """
create table about (key text primary key, value text not null) without rowid;
create table games (
    number integer primary key,  -- its place in the plan, from 0
    scenario text not null,
    options text not null,       -- JSON: those the plan names
    seed integer not null,
    seats text not null,         -- JSON: the bot of every seat
    winners text not null,       -- JSON: seats
    reason text not null,
    turns integer not null,
    decisions integer not null,
    seconds real not null,
    record text                  -- as sanssouci replay reads it, if it was to be kept
);
create table players (
    number integer not null references games,
    seat text not null,
    bot text not null,           -- with its parameters
    won integer not null,
    decisions integer not null,
    mean_seconds real not null,  -- of a decision
    max_seconds real not null,
    fallbacks integer not null,  -- decisions taken in place of a bot that failed
    trouble text not null,       -- why, the first time
    primary key (number, seat)
) without rowid;
"""


class BadTable(SanssouciError, ValueError):
    """A file that is not a results file of the arena, or has another plan."""


@dataclass(frozen=True, slots=True)
class Player:
    """One seat of one game."""

    seat: str
    bot: str
    won: bool
    decisions: int
    mean_seconds: float
    max_seconds: float
    fallbacks: int
    trouble: str = ""
    """Why, the first time."""

    @property
    def forfeited(self) -> bool:
        return is_forfeit(self.decisions, self.fallbacks)


@dataclass(frozen=True, slots=True)
class GameRow:
    """One game of the table."""

    number: int
    setup: Setup
    seed: int
    reason: str
    turns: int
    decisions: int
    seconds: float
    players: tuple[Player, ...]


class Store:
    """A table file that has been opened; ``opened`` and ``begun`` do that."""

    def __init__(self, connection: sqlite3.Connection, plan: Plan, rules: str) -> None:
        self._connection = connection
        self.plan = plan
        self.rules = rules

    def played(self) -> set[int]:
        """The numbers of the games that are there."""
        return {number for (number,) in self._connection.execute("select number from games")}

    def add(self, job: Job, played: Played) -> None:
        """Keep a game; when this returns it is on the disk."""
        result = played.result
        game = (
            job.number, job.scenario, json.dumps(dict(job.options)), job.seed,
            json.dumps(dict(job.seats)), json.dumps(result.winners), result.reason, result.turns,
            result.actions, played.seconds, played.record,
        )  # fmt: skip
        players = [
            (
                job.number, seat, bot, seat in result.winners, thinking.decisions,
                thinking.mean, thinking.longest,
                thinking.fallbacks, thinking.trouble,
            )
            for seat, bot in job.seats.items()
            for thinking in [played.thinking[seat]]
        ]  # fmt: skip
        with self._connection:
            self._connection.execute(_insert("games", len(game)), game)
            self._connection.executemany(_insert("players", len(players[0])), players)

    def games(self) -> list[GameRow]:
        """All games in the order of the plan, whenever they ended."""
        players: dict[int, dict[str, Player]] = {}
        for number, seat, bot, won, *rest in self._connection.execute("select * from players"):
            players.setdefault(number, {})[seat] = Player(seat, bot, bool(won), *rest)
        found = self._connection.execute(
            "select number, scenario, options, seed, reason, turns, decisions, seconds, seats"
            " from games order by number"
        )
        return [
            GameRow(
                number, Setup(scenario, json.loads(options)), seed, reason, turns, decisions,
                seconds, tuple(players[number][seat] for seat in json.loads(seats)),
            )
            for number, scenario, options, seed, reason, turns, decisions, seconds, seats in found
        ]  # fmt: skip

    def record(self, number: int) -> str:
        """The record of a game."""
        row = self._connection.execute(
            "select record from games where number = ?", (number,)
        ).fetchone()
        if row is None:
            raise BadTable(tell("arena.not_played", number=number))
        if row[0] is None:
            raise BadTable(tell("arena.no_records"))
        return str(row[0])


def _insert(table: str, columns: int) -> str:
    return f"insert or ignore into {table} values ({', '.join('?' * columns)})"


@contextmanager
def begun(path: Path, plan: Plan) -> Iterator[Store]:
    """The table of a plan: a new one, or one that is there already and holds the same plan."""
    rules = load(plan.game).rules_version
    fresh = path == IN_MEMORY or not path.exists() or path.stat().st_size == 0
    with _connected(path, str(path)) as connection:
        if fresh:
            about = {"format": FORMAT, "plan": plan.model_dump_json(), "rules": rules}
            connection.executescript(f"begin; {_SCHEMA}")  # all of it or nothing, if killed here
            connection.executemany("insert into about values (?, ?)", about.items())
            connection.commit()
        store = _checked(connection, path)
        _bring_up_to_date(connection)
        if differing := _differences(store.plan, plan):
            raise BadTable(tell("arena.other_plan", file=str(path), differing="; ".join(differing)))
        if store.rules != rules:
            raise BadTable(
                tell("arena.other_rules", file=str(path), begun=store.rules, rules=rules)
            )
        yield store


@contextmanager
def opened(path: Path) -> Iterator[Store]:
    """A table to read."""
    path.stat()  # a file that is missing is told as such
    with _connected(f"{path.absolute().as_uri()}?mode=ro", str(path)) as connection:
        yield _checked(connection, path)


@contextmanager
def _connected(address: str | Path, name: str) -> Iterator[sqlite3.Connection]:
    try:
        connection = sqlite3.connect(address, timeout=30, uri=isinstance(address, str))
        try:
            yield connection
        finally:
            connection.close()
    except sqlite3.Error as error:
        raise BadTable(f"{name}: {error}") from error


def _checked(connection: sqlite3.Connection, path: Path) -> Store:
    try:
        about = dict(connection.execute("select key, value from about"))
    except sqlite3.Error as error:
        raise BadTable(tell("arena.no_table", file=str(path), problem=str(error))) from error
    if about.get("format") not in (FORMAT, _OLD_FORMAT):
        raise BadTable(
            tell(
                "arena.other_format", file=str(path), found=str(about.get("format")), wanted=FORMAT
            )
        )
    return Store(connection, Plan.model_validate_json(about["plan"]), about["rules"])


def _bring_up_to_date(connection: sqlite3.Connection) -> None:
    with connection:
        moved = connection.execute(
            "update about set value = ? where key = 'format' and value = ?", (FORMAT, _OLD_FORMAT)
        )
        if moved.rowcount:
            connection.execute("alter table players add column trouble text not null default ''")


def _differences(kept: Plan, asked: Plan) -> Sequence[str]:
    was, now = kept.model_dump(mode="json"), asked.model_dump(mode="json")
    return [
        tell("arena.was", name=name, was=str(was[name]), now=str(now[name]))
        for name in was
        if was[name] != now[name]
    ]
