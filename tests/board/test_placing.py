"""Finding room for names."""

from __future__ import annotations

import itertools

from sanssouci.board.drawing.cities import Town
from sanssouci.board.drawing.lettering import Box, Style
from sanssouci.board.drawing.placing import Ink, place_names

STYLE = Style("roman", 20)
ROOM = Box(0, 0, 400, 300)


def placed(towns: list[Town], ink: Ink | None = None, taken: tuple[Box, ...] = ()) -> list[Box]:
    labels = place_names(towns, lambda town: STYLE, ink or Ink(), ROOM, taken)
    return [labels[town.id].box(town.name, STYLE) for town in towns]


def test_a_name_alone_stands_to_the_right_of_its_town() -> None:
    (box,) = placed([Town("a", "Aue", 200, 150)])
    assert box.left > 200
    assert box.top < 150 < box.bottom


def test_names_in_a_crowd_do_not_touch() -> None:
    towns = [Town(f"t{i}", "Königsberg", 150 + 40 * (i % 3), 120 + 32 * (i // 3)) for i in range(6)]
    boxes = placed(towns)
    assert not any(one.overlaps(two) for one, two in itertools.combinations(boxes, 2))
    assert not any(box.overlaps(town.box) for box in boxes for town in towns)


def test_names_keep_to_the_sheet_and_off_panels() -> None:
    panel = Box(300, 0, 400, 300)
    boxes = placed([Town("a", "Magdeburg", 290, 150), Town("b", "Emden", 8, 8)], taken=(panel,))
    assert all(ROOM.encloses(box) for box in boxes)
    assert not any(box.overlaps(panel) for box in boxes)


def test_names_keep_off_ink() -> None:
    ink = Ink()
    ink.add_line([(205, 150), (400, 150)], 5.0)
    (box,) = placed([Town("a", "Aue", 200, 150)], ink)
    assert ink.under(box) == 0
