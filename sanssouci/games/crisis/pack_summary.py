"""A pack in a few lines, for its owner to hold against the printed game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from sanssouci.games.crisis.pack import ALLIANCES, KINDS, SOURCES, Pack


def summary(pack: Pack) -> Iterator[tuple[str, str]]:
    """What there is, line by line: a heading and the words beside it."""
    yield "title", pack.title + (" (a reconstruction)" if pack.reconstruction else "")
    yield "fingerprint", pack.fingerprint
    kinds = Counter(space.kind for space in pack.spaces)
    yield "spaces", f"{len(pack.spaces)}: " + _tally(kinds, KINDS)
    yield "routes", _tally(Counter(route.kind for route in pack.routes), ("land", "sea"))
    for nation in pack.nations:
        troops = sum(p.troops for p in pack.placements if p.nation == nation.index)
        own = [c for c in pack.commanders if c.nation == nation.index]
        placed = sum(commander.start >= 0 for commander in own)
        resources = sum(s.resources for s in pack.spaces if s.nation == nation.index)
        yield (
            nation.id,
            f"{nation.troops + len(own)} units, {troops + placed} of them set up; "
            f"{len(own)} commanders; {resources} resource spaces",
        )
    first, last = pack.turns[0], pack.turns[-1]
    winters = sum(turn.winter for turn in pack.turns)
    yield (
        "turns",
        f"{len(pack.turns)}, {first.month} {first.year} to {last.month} {last.year}, "
        f"{winters} winters",
    )
    for alliance in ALLIANCES:
        cards = ", ".join(f"{c.copies} {c.name}" for c in pack.cards if c.deck == alliance)
        yield f"{alliance} deck", f"{len(pack.deck(alliance))}: {cards}"
    sources = Counter(
        source
        for table in (
            [row.source for row in pack.nations],
            [row.source for row in pack.spaces],
            [row.source for row in pack.routes],
            [row.source for row in pack.commanders],
            [row.source for row in pack.placements],
            [row.source for row in pack.turns],
            [row.source for row in pack.cards],
        )
        for source in table
    )
    yield "sources", _tally(sources, SOURCES)
    yield "notes", " ".join(pack.notes.split())


def _tally(counts: Counter[str], order: Iterable[str]) -> str:
    return ", ".join(f"{counts[what]} {what}" for what in order if counts[what])
