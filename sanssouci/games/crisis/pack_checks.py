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
from sanssouci.kernel.catalogue import tell


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
            findings.note(
                "spaces.tsv", tell("pack.boxes", count=owners[nation], nation=nation, wanted=wanted)
            )


def _counters(pack: Pack, findings: Findings) -> None:
    placed: Counter[int] = Counter()
    for placement in pack.placements:
        placed[placement.nation] += placement.troops
        space = pack.spaces[placement.space]
        if space.is_box and space.nation != placement.nation:
            findings.note(
                "setup.tsv",
                tell("pack.not_owner", nation=NATIONS[placement.nation], place=space.id),
            )
    for nation in pack.nations:
        if placed[nation.index] > nation.troops:
            findings.note(
                "setup.tsv",
                tell(
                    "pack.set_up",
                    count=placed[nation.index],
                    nation=nation.id,
                    counters=nation.troops,
                ),
            )
        waiting = sum(
            c.nation == nation.index and c.start == COMMANDER_RESERVE for c in pack.commanders
        )
        if nation.released > waiting:
            findings.note(
                "nations.tsv",
                tell("pack.released", nation=nation.id, count=nation.released, waiting=waiting),
            )
    king = pack.commanders[pack.king]
    if NATIONS[king.nation] != "prussia":
        findings.note("pack.toml", tell("pack.no_prussian", id=king.id), column="victory.king")


def _turn_track(pack: Pack, findings: Findings) -> None:
    chits = Counter(chit for turn in pack.turns for chit in turn.chits)
    for army in ARMIES:
        if not chits[army]:
            findings.note("turns.tsv", tell("pack.no_chit", army=army))
    if chits[TURN_END] != 1:
        findings.note("turns.tsv", tell("pack.turn_ends", count=chits[TURN_END]))
    elizabeth = sum(turn.event == ELIZABETH for turn in pack.turns)
    if elizabeth != 1:
        findings.note("turns.tsv", tell("pack.elizabeth", count=elizabeth, event=ELIZABETH))
    for turn in pack.turns:
        if turn.winter and turn.chits:
            findings.note("turns.tsv", tell("pack.winter", turn=turn.number))


def _decks(pack: Pack, findings: Findings) -> None:
    sizes = {alliance: len(pack.deck(alliance)) for alliance in ALLIANCES}
    if len(set(sizes.values())) > 1:
        told = ", ".join(f"{alliance} {size}" for alliance, size in sizes.items())
        findings.note("cards.tsv", tell("pack.decks", listed=told))
