"""What no single row can get wrong: sums over tables, and the map as a whole."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Mapping
from typing import Any

from sanssouci.board.tables import Findings
from sanssouci.games.crisis.pack import (
    ALLIANCES,
    ARMIES,
    BOX_OWNERS,
    COMMANDER_RESERVE,
    ELIZABETH,
    NATIONS,
    TURN_END,
    Pack,
)


def check(pack: Pack, head: Mapping[str, Any], findings: Findings) -> None:
    _boxes(pack, findings)
    _connected(pack, findings)
    _counters(pack, findings)
    _turn_track(pack, findings)
    _decks(pack, findings)
    _printed_counts(pack, head, findings)


def _boxes(pack: Pack, findings: Findings) -> None:
    owners = Counter(NATIONS[space.nation] for space in pack.spaces if space.is_box)
    for nation in NATIONS:
        wanted = int(nation in BOX_OWNERS)
        if owners[nation] != wanted:
            findings.note("spaces.tsv", f"{owners[nation]} boxes of {nation}, expected {wanted}")


def _connected(pack: Pack, findings: Findings) -> None:
    neighbours: dict[int, list[int]] = defaultdict(list)
    for route in pack.routes:
        neighbours[route.a].append(route.b)
        neighbours[route.b].append(route.a)
    reached, frontier = {pack.capital}, [pack.capital]
    while frontier:
        for there in neighbours[frontier.pop()]:
            if there not in reached:
                reached.add(there)
                frontier.append(there)
    stranded = [space.id for space in pack.spaces if space.index not in reached]
    if stranded:
        findings.note(
            "routes.tsv",
            f"no way leads from {pack.spaces[pack.capital].id} to {', '.join(stranded)}",
        )


def _counters(pack: Pack, findings: Findings) -> None:
    placed: Counter[int] = Counter()
    for placement in pack.placements:
        placed[placement.nation] += placement.troops
        space = pack.spaces[placement.space]
        if space.is_box and space.nation != placement.nation:
            findings.note(
                "setup.tsv", f"{NATIONS[placement.nation]} in {space.id}, which only its owner uses"
            )
    for nation in pack.nations:
        if placed[nation.index] > nation.troops:
            findings.note(
                "setup.tsv",
                f"{placed[nation.index]} troops of {nation.id} set up, "
                f"nations.tsv has {nation.troops} counters",
            )
        waiting = sum(
            c.nation == nation.index and c.start == COMMANDER_RESERVE for c in pack.commanders
        )
        if nation.released > waiting:
            findings.note(
                "nations.tsv",
                f"{nation.id} releases {nation.released} commanders, "
                f"only {waiting} wait in the commander reserve",
            )
    king = pack.commanders[pack.king]
    if NATIONS[king.nation] != "prussia":
        findings.note("pack.toml", f"{king.id} is no Prussian commander", column="victory.king")


def _turn_track(pack: Pack, findings: Findings) -> None:
    chits = Counter(chit for turn in pack.turns for chit in turn.chits)
    for army in ARMIES:
        if not chits[army]:
            findings.note("turns.tsv", f"no turn brings a chit of {army}")
    if chits[TURN_END] != 1:
        findings.note("turns.tsv", f"{chits[TURN_END]} turn-end chits, expected 1")
    elizabeth = sum(turn.event == ELIZABETH for turn in pack.turns)
    if elizabeth != 1:
        findings.note("turns.tsv", f"{elizabeth} turns with the event {ELIZABETH}, expected 1")
    for turn in pack.turns:
        if turn.winter and turn.chits:
            findings.note("turns.tsv", f"turn {turn.number}: a winter turn draws no chits")


def _decks(pack: Pack, findings: Findings) -> None:
    sizes = {alliance: len(pack.deck(alliance)) for alliance in ALLIANCES}
    if len(set(sizes.values())) > 1:
        told = ", ".join(f"{alliance} {size}" for alliance, size in sizes.items())
        findings.note("cards.tsv", f"the decks differ in size: {told}")


def _printed_counts(pack: Pack, head: Mapping[str, Any], findings: Findings) -> None:
    """What the box says, against what the tables add up to."""
    counts = head.get("counts")
    found = {
        "units": sum(nation.troops for nation in pack.nations) + len(pack.commanders),
        "cards": sum(card.copies for card in pack.cards),
    }
    tables = {"units": "nations.tsv and commanders.tsv", "cards": "cards.tsv"}
    for what, number in found.items():
        printed = counts.get(what) if isinstance(counts, dict) else None
        if printed != number:
            findings.note(
                "pack.toml",
                f"{printed!r}, but {tables[what]} add up to {number}",
                column=f"counts.{what}",
            )
