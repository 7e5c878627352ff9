"""A window on a map in characters, with roads in Braille dots."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.text import Text

HEIGHT = 26
MOST_WIDTH = 110
_COMMON_WIDTH = 79
_BRAILLE = 0x2800
_DOT_BITS = ((0x01, 0x08), (0x02, 0x10), (0x04, 0x20), (0x40, 0x80))
"""The bit of each of the 4 × 2 dots of a Braille character."""
_ROAD = "dim"


class Canvas:
    """Dots for roads below, characters for places and pieces above.

    ``spots`` are the places of the map in its own units, of which ``units`` are shown across; a
    window that is narrower than most shows less, and not all of it smaller.
    """

    def __init__(
        self,
        spots: Sequence[tuple[float, float]],
        centre: int,
        units: float,
        width: int,
        height: int = HEIGHT,
    ) -> None:
        self.spots = spots
        self.middle = spots[centre]
        self.width, self.height = min(width - 1, MOST_WIDTH), height
        self.scale = 2 * max(self.width, _COMMON_WIDTH) / units
        self.left = self.middle[0] - self.width / self.scale
        self.top = self.middle[1] - 2 * self.height / self.scale
        self.dots: dict[tuple[int, int], int] = {}
        self.cells: dict[tuple[int, int], tuple[str, str]] = {}
        self._letters: set[tuple[int, int]] = set()
        """Those of the cells that belong to labels."""

    def spot(self, place: int) -> tuple[float, float]:
        """Where a place lies, in dots."""
        x, y = self.spots[place]
        return (x - self.left) * self.scale, (y - self.top) * self.scale

    def cell(self, place: int) -> tuple[int, int]:
        x, y = self.spot(place)
        return int(y // 4), int(x // 2)

    def shows(self, cell: tuple[int, int]) -> bool:
        return 0 <= cell[0] < self.height and 0 <= cell[1] < self.width

    def shown(self) -> list[int]:
        """The places in the window, from its middle outwards."""
        x, y = self.middle
        places = [place for place in range(len(self.spots)) if self.shows(self.cell(place))]
        return sorted(
            places, key=lambda place: abs(self.spots[place][0] - x) + abs(self.spots[place][1] - y)
        )

    def line(self, a: int, b: int, gap: int) -> None:
        (x0, y0), (x1, y1) = self.spot(a), self.spot(b)
        length = max(1, round(max(abs(x1 - x0), abs(y1 - y0))))
        for step in range(0, length + 1, gap):
            x = int(x0 + (x1 - x0) * step / length)
            y = int(y0 + (y1 - y0) * step / length)
            cell = (y // 4, x // 2)
            if self.shows(cell):
                self.dots[cell] = self.dots.get(cell, 0) | _DOT_BITS[y % 4][x % 2]

    def has_room(self, row: int, column: int, length: int) -> bool:
        """True if so many cells in a row are shown and free."""
        cells = ((row, column + offset) for offset in range(length))
        return all(self.shows(cell) and cell not in self.cells for cell in cells)

    def _stands_apart(self, row: int, column: int, length: int, place: int) -> bool:
        """True if a label there runs into no other, nor seems to name the place before it."""
        before, after, own = (row, column - 1), (row, column + length), self.cell(place)
        return (
            self.has_room(row, column, length)
            and (before == own or before not in self.cells)
            and (after == own or after not in self._letters)
        )

    def label(self, place: int, parts: Sequence[tuple[str, str]], *, must: bool = False) -> None:
        """Texts with their styles to the right or to the left of a place, if there is room.

        A label that ``must`` be read may also stand above or below, with an arrow to its place,
        and at worst against others or over them.
        """
        row, column = self.cell(place)
        length = sum(len(text) for text, _ in parts)
        ways = [(row, column + 1, parts), (row, column - length, parts)]
        if must:
            style = parts[0][1]
            for near, arrow in ((row - 1, "↓"), (row + 1, "↑")):
                pointer = (arrow, style)
                ways.append((near, column, [pointer, *parts]))
                ways.append((near, column - length, [*parts, pointer]))
            ways.append((row, max(0, min(column + 1, self.width - length)), parts))
        rooms = [(at, start, sum(len(text) for text, _ in said)) for at, start, said in ways]
        apart = [n for n, room in enumerate(rooms) if self._stands_apart(*room, place)]
        if must:
            apart += [n for n, room in enumerate(rooms) if self.has_room(*room)]
            apart.append(len(ways) - 1)
        if apart:
            self._write(*ways[apart[0]])

    def _write(self, row: int, column: int, parts: Sequence[tuple[str, str]]) -> None:
        for text, style in parts:
            for letter in text:
                self.cells[row, column] = (letter, style)
                self._letters.add((row, column))
                column += 1

    def rows(self) -> Iterator[Text]:
        for row in range(self.height):
            line = Text()
            for column in range(self.width):
                if found := self.cells.get((row, column)):
                    line.append(*found)
                elif dots := self.dots.get((row, column)):
                    line.append(chr(_BRAILLE + dots), _ROAD)
                else:
                    line.append(" ")
            yield line
