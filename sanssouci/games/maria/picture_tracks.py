"""What a view puts on the boards below the maps.

It reads ``tracks`` (by track, the box of its marker), ``electors`` (of each seat its ``city`` and
the ``nation`` that has its vote), ``nations`` (of each its ``pool`` and the markers in its
``battle`` box), ``boxes`` (by name, whose marker lies there) and ``turn``.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from sanssouci.board.drawing.lettering import Style, write
from sanssouci.board.drawing.svg import element, group
from sanssouci.games.maria.picture_boards import cell_shape
from sanssouci.games.maria.picture_cells import (
    battle_cells,
    middle,
    prize_cells,
    seat_cells,
    track_cells,
    turn_cells,
)
from sanssouci.games.maria.picture_colours import LETTERS

_LETTER: Final = Style("roman", 18)
_NUMBER: Final = Style("roman", 38)


def marker(nation: str, x: float, y: float, id: str | None = None) -> str:
    """A victory marker: a disc in the colour of a power, with its letter."""
    return element(
        "g",
        element("circle", r=18, class_=f"chit mark-{nation}"),
        write(LETTERS[nation], _LETTER, 0, 6, "middle", class_=f"on-mark-{nation}"),
        transform=f"translate({x:g} {y:g})",
        id=id,
    )


def tracks_layer(view: Mapping[str, Any]) -> str:
    return group(
        [
            *_track_markers(view.get("tracks", {})),
            *_votes(view.get("electors", ())),
            *_victory_markers(view),
            *_this_turn(view.get("turn")),
        ],
        id="layer-tracks",
        class_="layer",
    )


def _track_markers(tracks: Mapping[str, int]) -> Iterator[str]:
    for track, number in tracks.items():
        x, y = middle(track_cells()[track, number])
        yield element(
            "g",
            element("circle", r=17, class_="track-marker"),
            element("path", d="M0 -11L3 -3L11 0L3 3L0 11L-3 3L-11 0L-3 -3z", class_="track-star"),
            transform=f"translate({x:g} {y + 4:g})",
            id=f"track-{track}",
        )


def _votes(electors: Sequence[Mapping[str, Any]]) -> Iterator[str]:
    for seat in electors:
        x, y = middle(seat_cells()[seat["city"]])
        yield marker(seat["nation"], x, y + 16, f"vote-{seat['city']}")


def _victory_markers(view: Mapping[str, Any]) -> Iterator[str]:
    for nation in view.get("nations", ()):
        cell = battle_cells().get(nation["id"])
        if cell is None:
            continue
        for i in range(nation.get("battle", 0)):
            yield marker(nation["id"], cell.left + 44 + i * 44, cell.top + 66)
        if nation.get("pool") is not None:
            x, y = cell.right - 46, cell.top + 79
            yield write(str(nation["pool"]), _NUMBER, x, y, "middle", class_="title")
    for id, nation in view.get("boxes", {}).items():
        if nation:
            x, y = middle(prize_cells()[id])
            yield marker(nation, x, y + 40, f"prize-{id}")


def _this_turn(turn: int | None) -> Iterator[str]:
    if turn is not None and turn in turn_cells():
        yield cell_shape(turn_cells()[turn], "this-turn")
