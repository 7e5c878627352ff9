"""A duel of cards as numbers, for the encodings of games that have one."""

from __future__ import annotations

from array import array
from collections.abc import Mapping, Sequence
from typing import Any

from sanssouci.cards.tactical import SUITS
from sanssouci.kernel import Encoding


def fill_duel(
    encoding: Encoding,
    numbers: array[float],
    battle: Mapping[str, Any],
    nations: Sequence[str],
    *,
    most_troops: int,
    faces: Mapping[str, int],
) -> None:
    """Write the slices ``score``, ``battle`` and ``played`` from the battle of a view.

    ``faces`` are the columns of ``played``: by card, that of its suit and value.
    """
    numbers[encoding.at("score")] = battle["score"] / 10
    for side in (0, 1):
        features = (
            *(nation == battle["nations"][side] for nation in nations),
            *(suit == battle["suits"][side] for suit in SUITS),
            battle["troops"][side] / most_troops,
            battle["turn"] == side,
        )
        encoding.write(numbers, encoding.at("battle", side), features)
    for side, card, value in battle["played"]:
        numbers[encoding.at("played", side) + faces[card]] += value / 10
