"""The boards below the maps as they are printed: politics, electors, victory, missions, turns."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from sanssouci.board.drawing import ornaments
from sanssouci.board.drawing.lettering import Box, Style, text_width, write
from sanssouci.board.drawing.svg import element, group
from sanssouci.board.drawing.theme import Theme
from sanssouci.games.maria import picture_cells as cells
from sanssouci.games.maria import political_tables as politics
from sanssouci.games.maria.picture_layout import (
    BOARDS,
    COLLEGE,
    MISSIONS,
    POLITICS,
    TURNS,
    VICTORY,
    WIDTH,
)
from sanssouci.games.maria.shelf import pack_in_play
from sanssouci.games.maria.wording import box_name, box_title, capital, say

_HEADING: Final = Style("capitals", 27)
_NAME: Final = Style("capitals", 21)
_WORDS: Final = Style("roman", 18)
_NOTE: Final = Style("italic", 16.5)

BATTLE_MARKERS: Final = 2
"""The most victory markers of a power in its battle box (M14.7)."""


def boards_layer() -> str:
    ground = element(
        "rect",
        x=0,
        y=BOARDS.top,
        width=WIDTH,
        height=BOARDS.bottom - BOARDS.top,
        class_="boards-ground",
    )
    rules = "".join(
        element("path", d=f"M0 {BOARDS.top + at:g}H{WIDTH:g}", class_=kind)
        for at, kind in ((0, "boards-rule"), (6, "boards-line"))
    )
    boards = (_politics(), _college(), _victory(), _missions(), _turns())
    return group([ground, rules, *boards], id="layer-boards", class_="layer")


def _board(box: Box, heading: str, id: str, parts: Sequence[str]) -> str:
    middle = (box.left + box.right) / 2
    room = box.right - box.left - 40
    title = write(heading, _HEADING, middle, box.top + 40, "middle", room=room, class_="title")
    return group([ornaments.cartouche(box), title, *parts], id=id)


def cell_shape(box: Box, *more: str, id: str | None = None) -> str:
    return element(
        "rect",
        x=box.left,
        y=box.top,
        width=box.right - box.left,
        height=box.bottom - box.top,
        rx=5,
        class_=" ".join(("board-cell", *more)),
        id=id,
    )


def _lines(words: str, style: Style, width: float) -> list[str]:
    """The words in as many lines as they need."""
    lines: list[str] = []
    for word in words.split():
        if lines and text_width(f"{lines[-1]} {word}", style) <= width:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    return lines


def _one_line(words: str, style: Style, box: Box, y: float) -> str:
    """The words in one line, smaller if they must."""
    middle, room = (box.left + box.right) / 2, box.right - box.left - 12
    return write(words, style, middle, y, "middle", room=room, class_="legend-text")


def _heading_and_note(heading: str, note: str, box: Box, top: float) -> Iterator[str]:
    """A note below a heading of one line or more."""
    yield from _paragraph(heading, _WORDS, box, top)
    more = len(_lines(heading, _WORDS, box.right - box.left - 12)) - 1
    yield from _paragraph(note, _NOTE, box, top + 24 + more * (_WORDS.size + 2))


def _paragraph(words: str, style: Style, box: Box, top: float) -> Iterator[str]:
    middle = (box.left + box.right) / 2
    for i, line in enumerate(_lines(words, style, box.right - box.left - 12)):
        y = box.top + top + i * (style.size + 2)
        room = box.right - box.left - 12
        yield write(line, style, middle, y, "middle", room=room, class_="legend-text")


def _effects(box: politics.Box) -> list[str]:
    """What a box of the political board does, in a few words each."""
    found = []
    if box.alliance:
        found.append(say("picture.saxony_draws", cards=box.cards))
    found.extend(say("picture.card_less", power=say(f"name.{power}")) for power in box.less)
    found.extend(say("picture.card_more", power=say(f"name.{power}")) for power in box.more)
    if box.mission:
        found.append(say(f"picture.mission_{box.mission}"))
    if box.marker:
        found.append(say(f"picture.marker_{box.marker}"))
    return found


def _at_the_foot(words: list[str], style: Style, box: Box) -> Iterator[str]:
    """In one line at the foot of a box, or each of several in one of its own."""
    joined = ", ".join(words)
    if len(words) > 1 and text_width(joined, style) <= box.right - box.left - 12:
        words = [joined]
    for number, line in enumerate(reversed(words)):
        yield _one_line(line, style, box, box.bottom - 12 - number * (style.size + 2))


def _politics() -> str:
    parts = []
    for track in politics.TRACKS:
        lane = cells.track_cells()[track, 1]
        y = (lane.top + lane.bottom) / 2 + 8
        name, right = capital(say(f"name.{track}")), lane.left - 14
        room = right - POLITICS.left - 14
        parts.append(write(name, _NAME, right, y, "end", room=room, class_="title"))
    for box in pack_in_play().politics.boxes:
        cell = cells.track_cells()[box.track, box.box]
        parts.append(
            cell_shape(cell, f"{box.alliance}-cell" if box.alliance else "", id=f"box-{box.id}")
        )
        parts.extend(_paragraph(box_title(box), _WORDS, cell, 24))
        parts.extend(_at_the_foot(_effects(box), _NOTE, cell))
    y = POLITICS.top + 42
    west, east = POLITICS.left + 128, POLITICS.right - 24
    parts.append(write(say("picture.for_prussia"), _NOTE, west, y, class_="legend-text"))
    parts.append(write(say("picture.for_austria"), _NOTE, east, y, "end", class_="legend-text"))
    return _board(POLITICS, say("picture.politics"), "political-board", parts)


def _college() -> str:
    names = {city.id: city.name for city in pack_in_play().board.cities}
    parts = []
    for city, cell in cells.seat_cells().items():
        parts.append(cell_shape(cell, id=f"seat-{city}"))
        parts.extend(_paragraph(names[city], _WORDS, cell, 24))
        x, y = cells.middle(cell)
        hat = element(
            "use", href="#elector-hat", transform=f"translate({x:g} {y + 26:g})scale(1.9)"
        )
        parts.append(element("g", hat, class_="pale"))
    return _board(COLLEGE, say("picture.college"), "electoral-college", parts)


def _victory() -> str:
    parts = []
    for power, cell in cells.battle_cells().items():
        parts.append(cell_shape(cell, id=f"battle-{power}"))
        parts.append(_one_line(capital(say(f"name.{power}")), _WORDS, cell, cell.top + 24))
        parts.append(_slots(cell.left + 44, cell.top + 66, BATTLE_MARKERS))
        for x, words in ((cell.left + 66, "battles"), (cell.right - 46, "pool")):
            note = say(f"picture.box_{words}")
            y = cell.top + 112
            parts.append(write(note, _NOTE, x, y, "middle", room=88, class_="legend-text"))
    for id in cells.BOXES:
        cell = cells.prize_cells()[id]
        parts.append(cell_shape(cell, id=f"victory-{id}"))
        parts.extend(_heading_and_note(box_name(id), say(f"picture.earns_{id}"), cell, 24))
    return _board(VICTORY, say("picture.markers"), "victory-boxes", parts)


def _slots(x: float, y: float, count: int) -> str:
    return "".join(
        element("circle", cx=x + i * 44, cy=y, r=19, class_="board-slot") for i in range(count)
    )


def _missions() -> str:
    parts = []
    for power in cells.MISSION_BOXES:
        cell = cells.mission_cells()[power]
        parts.append(cell_shape(cell, id=f"mission-{power}"))
        heading, note = (say(f"picture.{what}_{power}") for what in ("goes_to", "general"))
        parts.extend(_heading_and_note(heading, note, cell, 26))
    return _board(MISSIONS, say("picture.missions"), "missions", parts)


def _winter(x: float, y: float, room: float) -> str:
    return write(say("picture.winter"), _NOTE, x, y, "middle", room=room, class_="legend-text")


def _turns() -> str:
    parts = []
    for number, cell in cells.turn_cells().items():
        year, column = divmod(number - 1, cells.TURNS_A_YEAR)
        x, y = cells.middle(cell)
        parts.append(cell_shape(cell, id=f"turn-{number}"))
        parts.append(write(str(number), _NAME, x, y + 8, "middle", class_="legend-text"))
        if column == 0:
            words = str(politics.YEARS[year])
            parts.append(write(words, _WORDS, cell.left - 12, y + 7, "end", class_="legend-text"))
        if column == cells.TURNS_A_YEAR - 1:
            step = cell.right - cell.left + cells.TURN_GAP
            parts.append(cell_shape(cell.shifted(step, 0), "winter-board-cell"))
            parts.append(_winter(x + step, y + 6, step - 12))
    return _board(TURNS, say("picture.turns"), "turn-track", parts)


def css(theme: Theme) -> str:
    return (
        f".boards-ground{{fill:{theme.foreign_land}}}"
        f".boards-rule{{stroke:{theme.frame};stroke-width:2.4}}"
        f".boards-line{{stroke:{theme.frame};stroke-width:.9}}"
        f".board-cell{{fill:{theme.halo};stroke:{theme.soft_ink};stroke-width:1.2}}"
        f".winter-board-cell{{fill:{theme.sea}}}"
        f".prussian-cell{{fill:{theme.tints['prussia']};fill-opacity:.55}}"
        f".neutral-cell{{fill:{theme.tints['empire']};fill-opacity:.55}}"
        f".austrian-cell{{fill:{theme.tints['austria']}}}"
        f".board-slot{{fill:none;stroke:{theme.soft_ink};stroke-width:1.2;stroke-dasharray:4 3}}"
        f".chit{{stroke:{theme.piece_line};stroke-width:1.4}}"
        f".track-marker{{fill:{theme.accent};stroke:{theme.piece_line};stroke-width:1.4}}"
        f".track-star{{fill:{theme.paper}}}.pale{{opacity:.35}}"
        f".this-turn{{fill:none;stroke:{theme.accent};stroke-width:5}}"
    )
