"""The secret allotment before the first turn."""

from __future__ import annotations

from collections.abc import Sequence

from sanssouci.games.friedrich.atlas import ATLAS, GENERALS, NATION_OF, PIECE_ID
from sanssouci.games.friedrich.officers.staff import Staff
from sanssouci.kernel import Action, Choice, Message, View

SHARES = {
    "friedrich": 6, "winterfeldt": 4, "heinrich": 4, "schwerin": 5, "keith": 5,
    "seydlitz": 3, "dohna": 3, "lehwaldt": 2,
    "ferdinand": 7, "cumberland": 5,
    "saltikov": 5, "fermor": 5, "apraxin": 3, "tottleben": 3,
    "daun": 8, "browne": 7, "karl": 6, "laudon": 5, "lacy": 4,
    "richelieu": 7, "soubise": 6, "chevert": 7,
}  # fmt: skip
"""How a nation's troops are divided: strong where the first battles will be."""
GATHERED = SHARES | {
    "friedrich": 7, "winterfeldt": 4, "heinrich": 5, "schwerin": 6, "keith": 4,
    "seydlitz": 2, "dohna": 3, "lehwaldt": 1,
}  # fmt: skip
"""The same in the whole war, in which the Prussian armies stay together."""


def allot(view: View, left: int, legal: Sequence[Action]) -> Choice:
    """The share of the next general in what is left, as near as the rules allow."""
    general = ATLAS.piece_index[legal[0].words[0]]
    waiting = [
        ATLAS.piece_index[piece["id"]]
        for piece in view["pieces"]
        if piece["kind"] == "general" and not piece["troops"] and piece["city"] is not None
    ]
    others = [g for g in GENERALS[NATION_OF[general]] if g in waiting and g >= general]
    table = GATHERED if Staff(view, NATION_OF[general]).is_encircled else SHARES
    shares = sum(table[PIECE_ID[g]] for g in others)
    fair = left * table[PIECE_ID[general]] / shares
    action = min(legal, key=lambda option: abs(int(option.words[1]) - fair))
    return Choice(action, Message.of("why.first_battles"))
