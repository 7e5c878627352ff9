"""What a war has on its map: sectors and towns, flags upon them, generals and trains."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from typing import Any

from sanssouci.board.drawing import cities, land, pieces, sectors, sheet
from sanssouci.board.drawing.svg import XY, group
from sanssouci.board.drawing.theme import Theme

Places = Mapping[str, XY]
"""By id, where a place lies."""


def definitions(geography: land.Geography, theme: Theme) -> str:
    return (
        land.definitions(geography)
        + sectors.definitions()
        + cities.definitions()
        + pieces.definitions(theme)
        + sheet.definitions(theme)
    )


def flags_layer(view: Mapping[str, Any], places: Places) -> str:
    """The ``markers`` of a view: of each its ``city``, its ``nation``, and if it is in question."""
    parts = []
    for marker in view.get("markers", ()):
        mark = pieces.Flag(marker["city"], marker["nation"], bool(marker.get("question")))
        parts.append(pieces.flag(mark, *places[marker["city"]]))
    return group(parts, id="layer-markers", class_="layer")


def pieces_layer(
    view: Mapping[str, Any], places: Places, letters: Mapping[str, str], *others: str
) -> str:
    """The ``pieces`` of a view that stand in some place; a train has its nation's letter.

    Above them lie the ``others`` that only one game has.
    """
    stacks: dict[str, list[pieces.General]] = defaultdict(list)
    wagons: dict[str, pieces.Train] = {}
    for piece in view.get("pieces", ()):
        city = piece["city"]
        if city is None:
            continue
        if piece["kind"] == "train":
            wagons[city] = pieces.Train(piece["id"], piece["nation"], letters[piece["nation"]])
        else:
            stacks[city].append(
                pieces.General(
                    id=piece["id"],
                    nation=piece["nation"],
                    name=piece["name"],
                    rank=piece["rank"],
                    face_down=bool(piece.get("face_down")),
                    troops=piece.get("troops"),
                )
            )
    # From north to south, so that a piece stands before those behind it.
    drawn = [
        (places[city][1], pieces.stack(stack, city, *places[city]))
        for city, stack in stacks.items()
    ]
    drawn.extend(
        (places[city][1], pieces.wagon(train, city, *places[city]))
        for city, train in wagons.items()
    )
    parts = [*(part for _, part in sorted(drawn)), *others]
    return group(parts, id="layer-pieces", class_="layer")
