"""A war that one march gives away, and how little there need be of a review."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Final

from sanssouci.games.friedrich import GAME
from sanssouci.games.friedrich.officers.aide import Aide
from sanssouci.games.friedrich.position import Position
from sanssouci.kernel import Play, Record
from sanssouci.review import Budget
from tests.games.friedrich.staging import stage

TINY: Final = Budget("tiny", 0.0, 4.0, 4.0, 0.1)
_OBJECTIVES: Final = (
    "diepholz", "kassel", "wittingen", "magdeburg", "minden", "braunschweig", "gottingen",
    "halberstadt", "hannover",
)  # fmt: skip


@cache
def given_away() -> Record:
    """France needs nothing but Hameln any more. Ferdinand guards it with eight troops against two,
    and marches off: the war is over in the same turn."""
    position = stage(
        "hanover", scenario="war-in-the-west", turn=8, only=True,
        at={
            "ferdinand": "hameln", "richelieu": "detmold", "hanover-train-1": "peine",
            "france-train-1": "bielefeld",
        },
        troops={"ferdinand": 8, "richelieu": 2}, markers=_OBJECTIVES,
        hands={"hanover": ("10S", "9H", "8C", "7D"), "france": ("2D",)},
    )  # fmt: skip
    assert isinstance(position, Position)
    play = Play.from_position(position, seed=1)
    aide = Aide(Random(1))
    while actors := play.state.actors:
        seat = actors[0]
        legal = play.state.legal(seat)
        marches = [a for a in legal if a.startswith("march ferdinand")]
        if seat == "frederick" and marches and not play.entries:
            # As far as can be, and not by way of what he would take back.
            away = [a for a in marches if not set(_OBJECTIVES) & set(a.words)]
            play.act(seat, max(away, key=lambda action: len(action.words)))
        elif seat == "frederick" and "done" in legal:
            play.act(seat, "done")
        else:
            assert isinstance(play.state, Position)
            play.act(seat, aide(play.state, seat))
    assert GAME.id == play.record.game
    return play.finished_record()
