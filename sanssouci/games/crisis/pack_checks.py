"""What no single row can get wrong: sums over one table or several."""

from __future__ import annotations

from collections import Counter

from sanssouci.board.findings import Findings
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


def check(pack: Pack, findings: Findings) -> None:
    _boxes(pack, findings)
    _counters(pack, findings)
    _turn_track(pack, findings)
    _decks(pack, findings)


def _boxes(pack: Pack, findings: Findings) -> None:
    owners = Counter(NATIONS[space.nation] for space in pack.spaces if space.is_box)
    for nation in NATIONS:
        wanted = int(nation in BOX_OWNERS)
        if owners[nation] != wanted:
            findings.note("spaces.tsv", f"{owners[nation]} boxes of {nation}, expected {wanted}")


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
