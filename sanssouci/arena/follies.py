"""The follies of recorded games, added up for each game and player (see ``kernel.follies``)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from sanssouci.arena.store import Store
from sanssouci.games import load
from sanssouci.kernel import BadOption, Folly, Record, Tally, retrace
from sanssouci.kernel.catalogue import tell


@dataclass(slots=True)
class Count:
    """The follies of the records of one game."""

    game: str
    records: int = 0
    tallies: dict[tuple[Folly, str], Tally] = field(default_factory=dict)
    """By folly and by who sat in its seat, as the records name him."""


def count_follies(records: Iterable[Record], *, other_rules: bool = False) -> list[Count]:
    """Play all records again and count; one result for each game there are records of."""
    counts: dict[str, Count] = {}
    for record in records:
        _add(counts.setdefault(record.game, Count(record.game)), record, other_rules)
    return list(counts.values())


def _add(count: Count, record: Record, other_rules: bool) -> None:
    game = load(record.game, record.rules, or_other=other_rules)
    if game.follies is None:
        raise BadOption(tell("arena.no_follies", game=game.title))
    counter = game.follies()
    walked = retrace(game, record, other_rules=other_rules, watch=counter.watch, listens=False)
    counter.finish(walked.state)
    count.records += 1
    for folly, tally in counter.tallies.items():
        who = folly, record.players.get(folly.seat, "")
        count.tallies[who] = count.tallies.get(who, Tally()).plus(*tally)


def follies_of(store: Store) -> list[Count]:
    """The follies in a table of the arena; nothing if it keeps no records or cannot judge them."""
    if not store.plan.records or load(store.plan.game).follies is None:
        return []
    return count_follies(Record.loads(store.record(number)) for number in sorted(store.played()))


def as_plain(counts: Iterable[Count]) -> list[dict[str, Any]]:
    """Everything counted as plain data, for JSON."""
    return [
        {
            "game": count.game,
            "records": count.records,
            "follies": [
                {
                    "folly": folly.key.removeprefix("folly."),
                    "seat": folly.seat,
                    "player": player,
                    "times": tally.times,
                    "of": tally.of,
                    "share": tally.share,
                }
                for (folly, player), tally in sorted(count.tallies.items())
            ],
        }
        for count in counts
    ]
