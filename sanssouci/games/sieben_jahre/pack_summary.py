"""A pack in a few lines, for its owner to hold against the printed game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import fields

from sanssouci.games.sieben_jahre.pack import BOARDS, CAMPAIGNS, PACES, SOURCES, Pack


def summary(pack: Pack) -> Iterator[tuple[str, str]]:
    """What there is, line by line: a heading and the words beside it."""
    yield "title", pack.title + (" (a reconstruction)" if pack.reconstruction else "")
    yield "fingerprint", pack.fingerprint
    yield "land", f"{len(pack.regions)} regions, {len(pack.provinces)} provinces"
    yield "sea", f"{len(pack.seas)} squares, {len(pack.lines)} dashed lines"
    for state in pack.states:
        own = [region for region in pack.regions if region.state == state.index]
        revenue = sum(region.revenue for region in own)
        garrisons = sum(region.garrison for region in own)
        leaders = sum(commander.state == state.index for commander in pack.commanders)
        yield (
            state.id,
            f"{len(own)} regions with revenue {revenue} and garrisons {garrisons}; "
            f"{leaders} commanders; on the board of {BOARDS[state.board]}",
        )
    yield "events", _tally(Counter(event.pace for event in pack.events), PACES)
    arms: Counter[str] = Counter()
    for card in pack.battle_cards:
        arms[f"{card.arm} {card.mode}"] += card.copies
    yield "battle cards", _tally(arms, arms)
    yield "advantages", ", ".join(f"{tile.copies} {tile.name}" for tile in pack.advantages)
    yield "scenarios", _tally(Counter(sheet.campaign for sheet in pack.sheets), CAMPAIGNS)
    rows = (row for field in fields(pack)[3:] for row in getattr(pack, field.name))
    yield "sources", _tally(Counter(row.source for row in rows), SOURCES)
    yield "notes", " ".join(pack.notes.split())


def _tally(counts: Counter[str], order: Iterable[str]) -> str:
    return ", ".join(f"{counts[what]} {what}" for what in order if counts[what])
