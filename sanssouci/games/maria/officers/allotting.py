"""The secret allotment before the first turn."""

from __future__ import annotations

from typing import Final

from sanssouci.games.maria.atlas import ATLAS, GENERALS, NATION_OF, PIECE_ID
from sanssouci.games.maria.position import Position
from sanssouci.kernel import Choice, Message, Situation

SHARES: Final = {
    "moritz": 8, "belle-isle": 6, "broglie": 5, "maillebois": 4, "noailles": 3,
    "torring": 5, "rutowski": 5,
    "friedrich": 7, "schwerin": 5, "leopold": 4, "dessauer": 6,
    "karl": 7, "traun": 3, "khevenhuller": 6, "batthyany": 2, "neipperg": 6, "arenberg": 4,
    "george": 4, "cumberland": 3, "stair": 7,
}  # fmt: skip
"""How a power's troops are divided: strong where the first battles will be."""


def allot(situation: Situation) -> Choice:
    """The share of the next general in what is left, as near as the rules allow."""
    position = situation.world
    assert isinstance(position, Position)
    general = ATLAS.piece_index[situation.legal[0].words[0]]
    waiting = [
        g
        for g in GENERALS[NATION_OF[general]]
        if g >= general and g in position.setting.pieces and not position.troops[g]
    ]
    left = int(dict(situation.prompt.args)["left"])
    fair = left * _share(general) / sum(map(_share, waiting))
    action = min(situation.legal, key=lambda option: abs(int(option.words[1]) - fair))
    return Choice(action, Message.of("why.first_battles"))


def _share(general: int) -> int:
    return SHARES.get(PIECE_ID[general], 4)
