"""Prepare the lettering of the maps: subset the IM Fell faces and add the Polish letters they lack.

Run rarely, by hand:

    npm pack @fontsource/im-fell-dw-pica @fontsource/im-fell-dw-pica-sc   (unpack both)
    pip install fonttools brotli
    python tools/build_fonts.py DW_PICA_FOLDER DW_PICA_SC_FOLDER

The faces are under the SIL Open Font License.  As they are changed here (letters added, others
left out, outlines simplified) they get a name of their own, "Sanssouci Fell".  For each face three
things are written: a ttf (for making PNG), a woff2 (embedded in SVG) and the sizes of its letters
in ``metrics.json``.
"""

# mypy: disable-error-code="import-untyped,import-not-found,no-any-return,misc"

from __future__ import annotations

import json
import math
import sys
from pathlib import Path
from typing import Any

from fontTools.misc.transform import Transform
from fontTools.pens.basePen import BasePen
from fontTools.pens.recordingPen import DecomposingRecordingPen
from fontTools.pens.reverseContourPen import ReverseContourPen
from fontTools.pens.transformPen import TransformPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

TARGET = Path(__file__).resolve().parents[1] / "sanssouci" / "board" / "drawing" / "fonts"

#: face -> (font file, family name, style name)
FACES = {
    "roman": ("im-fell-dw-pica-latin-400-normal.woff", "Sanssouci Fell", "Regular"),
    "italic": ("im-fell-dw-pica-latin-400-italic.woff", "Sanssouci Fell", "Italic"),
    "capitals": ("im-fell-dw-pica-sc-latin-400-normal.woff", "Sanssouci Fell SC", "Regular"),
}
KEPT = "".join(map(chr, range(0x20, 0x7F))) + "ÄÖÜäöüßÉéèêëàâáçñÓóôúíøØåÅæÆ–—‘’“”„·×½¼§†"
ACUTE_LETTERS = {"ń": "n", "ś": "s", "ź": "z", "ć": "c", "Ń": "N", "Ś": "S", "Ź": "Z", "Ć": "C"}
DOT_LETTERS = {"ż": "z", "Ż": "Z"}
OGONEK_LETTERS = {"ą": "a", "ę": "e", "Ą": "A", "Ę": "E"}
STROKE_LETTERS = {"ł": "l", "Ł": "L"}

COPYRIGHT = """\
Copyright 2007, Igino Marini (www.iginomarini.com), with Reserved Font Names
"IM FELL DW Pica Roman", "IM FELL DW Pica Italic" and "IM FELL DW Pica SC".
Changed for Sanssouci: subset, outlines simplified, Polish letters added, figure one
changed, renamed to "Sanssouci Fell"."""

TOLERANCE = 5.0  # of 2048 units to the em
LEAST_KERNING = 40  # less is not seen, and there are a thousand such pairs in every face

Bounds = tuple[float, float, float, float]
XY = tuple[float, float]


class LetterMaker:
    """Adds composed letters to one font."""

    def __init__(self, font: TTFont) -> None:
        self.font = font
        self.glyphs: Any = font.getGlyphSet()
        self.names: dict[int, str] = font.getBestCmap()
        self.slant = math.tan(math.radians(-font["post"].italicAngle))

    def bounds(self, letter: str) -> Bounds:
        glyph = self.font["glyf"][self.names[ord(letter)]]
        return (glyph.xMin, glyph.yMin, glyph.xMax, glyph.yMax)

    def _draw(self, pen: TTGlyphPen, letter: str, transform: Transform) -> None:
        recording = DecomposingRecordingPen(self.glyphs)
        self.glyphs[self.names[ord(letter)]].draw(recording)
        flipped = transform[0] * transform[3] < 0
        target: Any = TransformPen(ReverseContourPen(pen) if flipped else pen, transform)
        recording.replay(target)

    def add(self, letter: str, base: str, mark: str, transform: Transform) -> None:
        pen = TTGlyphPen(None)
        self._draw(pen, base, Transform())
        self._draw(pen, mark, transform)
        self._store(letter, base, pen)

    def _store(self, letter: str, base: str, pen: TTGlyphPen) -> None:
        name = f"uni{ord(letter):04X}"
        self.font["glyf"][name] = pen.glyph()
        advance, bearing = self.font["hmtx"][self.names[ord(base)]]
        self.font["hmtx"][name] = (advance, bearing)
        for table in self.font["cmap"].tables:
            if table.isUnicode():
                table.cmap[ord(letter)] = name

    def add_acute(self, letter: str, base: str) -> None:
        left, _, right, top = self.bounds(base)
        m_left, m_bottom, m_right, _ = self.bounds("´")
        gap = 60.0
        shift_y = top + gap - m_bottom
        middle = (left + right) / 2 + self.slant * (top * 0.5 + gap)
        self.add(letter, base, "´", Transform(dx=middle - (m_left + m_right) / 2, dy=shift_y))

    def add_dot(self, letter: str, base: str) -> None:
        left, _, right, top = self.bounds(base)
        m_left, m_bottom, m_right, _ = self.bounds(".")
        middle = (left + right) / 2 + self.slant * (top * 0.5 + 120)
        self.add(
            letter,
            base,
            ".",
            Transform(dx=middle - (m_left + m_right) / 2, dy=top + 110 - m_bottom),
        )

    def add_ogonek(self, letter: str, base: str) -> None:
        """A comma turned upside down and mirrored serves as the hook under the letter."""
        right = self.bounds(base)[2]
        m_left, _, _, m_top = self.bounds(",")
        scale = 0.8
        wanted_right = right - 10
        transform = Transform(-scale, 0, 0, scale, wanted_right + scale * m_left, 0)
        transform = Transform(*transform[:5], 40 - scale * m_top)
        self.add(letter, base, ",", transform)

    def add_stroke(self, letter: str, base: str) -> None:
        """A short bar leaning upwards through the stem."""
        left, _, right, top = self.bounds(base)
        stem = left + (right - left) * (0.5 if base == "l" else 0.3)
        middle_y = top * 0.5
        middle_x = stem + self.slant * 0.0
        reach, rise, half = (300.0, 190.0, 55.0) if base == "l" else (330.0, 210.0, 60.0)
        pen = TTGlyphPen(None)
        self._draw(pen, base, Transform())
        corners = [
            (middle_x - reach, middle_y - rise - half),
            (middle_x - reach, middle_y - rise + half),
            (middle_x + reach, middle_y + rise + half),
            (middle_x + reach, middle_y + rise - half),
        ]
        pen.moveTo(corners[0])
        for corner in corners[1:]:
            pen.lineTo(corner)
        pen.closePath()
        self._store(letter, base, pen)

    def flag_the_one(self) -> None:
        """The old figure one looks like a small capital I; a flag at its head makes it a one."""
        left, _, right, top = self.bounds("1")
        middle, width = (left + right) / 2, right - left
        pen = TTGlyphPen(None)
        self._draw(pen, "1", Transform())
        corners = [
            (middle + 0.02 * width, top + 40),
            (middle + 0.10 * width, top - 130),
            (left - 0.10 * width, top - 270),
            (left - 0.16 * width, top - 190),
        ]
        pen.moveTo(corners[0])
        for corner in corners[1:]:
            pen.lineTo(corner)
        pen.closePath()
        name = self.names[ord("1")]
        self.font["glyf"][name] = pen.glyph()


def add_letters(font: TTFont) -> None:
    maker = LetterMaker(font)
    maker.flag_the_one()
    for letter, base in ACUTE_LETTERS.items():
        maker.add_acute(letter, base)
    for letter, base in DOT_LETTERS.items():
        maker.add_dot(letter, base)
    for letter, base in OGONEK_LETTERS.items():
        maker.add_ogonek(letter, base)
    for letter, base in STROKE_LETTERS.items():
        maker.add_stroke(letter, base)


class FlatPen(BasePen):
    """Collects contours as points, curves cut into short straight lines."""

    def __init__(self, glyphs: Any) -> None:
        super().__init__(glyphs)
        self.contours: list[list[XY]] = []

    def _moveTo(self, point: XY) -> None:  # noqa: N802 - the names are the base class's
        self.contours.append([point])

    def _lineTo(self, point: XY) -> None:  # noqa: N802
        self.contours[-1].append(point)

    def _qCurveToOne(self, control: XY, end: XY) -> None:  # noqa: N802
        (ax, ay), (cx, cy), (bx, by) = self.contours[-1][-1], control, end
        for i in range(1, 7):
            t, u = i / 6, 1 - i / 6
            x = u * u * ax + 2 * u * t * cx + t * t * bx
            self.contours[-1].append((x, u * u * ay + 2 * u * t * cy + t * t * by))


def thinned(points: list[XY], tolerance: float) -> list[XY]:
    """Fewer points, none of the dropped ones farther than the tolerance from the new line."""
    (ax, ay), (bx, by) = points[0], points[-1]
    length = math.hypot(bx - ax, by - ay)
    farthest, where = 0.0, 0
    for i, (x, y) in enumerate(points[1:-1], start=1):
        if length:
            off = abs((bx - ax) * (ay - y) - (ax - x) * (by - ay)) / length
        else:
            off = math.hypot(x - ax, y - ay)
        if off > farthest:
            farthest, where = off, i
    if farthest <= tolerance:
        return [points[0], points[-1]]
    return thinned(points[: where + 1], tolerance)[:-1] + thinned(points[where:], tolerance)


def simplify(font: TTFont) -> None:
    """The types were traced from old prints with every fibre; a third of their points will do.

    Maps write thousands of letters with an outline around each, so points cost drawing time.
    """
    glyphs = font.getGlyphSet()
    new = {}
    for name in font.getGlyphOrder():
        flat = FlatPen(glyphs)
        glyphs[name].draw(flat)
        pen = TTGlyphPen(None)
        for contour in flat.contours:
            if contour[0] != contour[-1]:
                contour.append(contour[0])
            kept = [(round(x), round(y)) for x, y in thinned(contour, TOLERANCE)[:-1]]
            if len(kept) < 3:
                continue
            pen.moveTo(kept[0])
            for point in kept[1:]:
                pen.lineTo(point)
            pen.closePath()
        new[name] = pen.glyph()
    for name, glyph in new.items():
        font["glyf"][name] = glyph
        glyph.recalcBounds(font["glyf"])
        font["hmtx"][name] = (font["hmtx"][name][0], getattr(glyph, "xMin", 0))


def rename(font: TTFont, family: str, style: str) -> None:
    table = font["name"]
    table.names = [record for record in table.names if record.nameID in (0, 13, 14)]
    full = family if style == "Regular" else f"{family} {style}"
    for name_id, text in (
        (1, family),
        (2, style),
        (3, f"{full} for Sanssouci maps"),
        (4, full),
        (6, full.replace(" ", "")),
    ):
        table.setName(text, name_id, 3, 1, 0x409)


def find(folders: list[Path], name: str) -> Path:
    for folder in folders:
        for path in folder.rglob(name):
            return path
    raise SystemExit(f"{name} is in none of the given folders")


def drop_slight_kerning(font: TTFont) -> None:
    """What goes over the line to browsers is as light as it can be."""
    pairs = font["kern"].kernTables[0].kernTable
    for pair in [pair for pair, units in pairs.items() if abs(units) < LEAST_KERNING]:
        del pairs[pair]


def main(folders: list[Path]) -> None:
    TARGET.mkdir(parents=True, exist_ok=True)
    metrics: dict[str, Any] = {}
    added = "".join([*ACUTE_LETTERS, *DOT_LETTERS, *OGONEK_LETTERS, *STROKE_LETTERS])
    for face, (file, family, style) in FACES.items():
        font = TTFont(find(folders, file))
        add_letters(font)
        options = Options()
        # Kerning stays; ligatures go, because letter spacing and width tables do without them.
        options.layout_features = ["kern"]
        options.hinting = False
        options.name_IDs = ["*"]
        subsetter = Subsetter(options)
        subsetter.populate(text=KEPT + added)
        subsetter.subset(font)
        simplify(font)
        rename(font, family, style)
        font.flavor = None
        font.save(TARGET / f"sanssouci-fell-{face}.ttf")
        drop_slight_kerning(font)
        font.flavor = "woff2"
        font.save(TARGET / f"sanssouci-fell-{face}.woff2")
        per_em = font["head"].unitsPerEm
        metrics[face] = {
            "family": family,
            "style": "italic" if style == "Italic" else "normal",
            "ascent": round(font["hhea"].ascent / per_em, 4),
            "descent": round(-font["hhea"].descent / per_em, 4),
            # letter: advance, lowest and highest point, in ems
            "letters": {
                chr(code): [
                    round(number / per_em, 4)
                    for number in (
                        font["hmtx"][name][0],
                        getattr(font["glyf"][name], "yMin", 0),
                        getattr(font["glyf"][name], "yMax", 0),
                    )
                ]
                for code, name in sorted(font.getBestCmap().items())
            },
        }
    text = json.dumps(metrics, ensure_ascii=False, separators=(",", ":"))
    (TARGET / "metrics.json").write_text(text.replace('],"', '],\n"') + "\n", encoding="utf-8")
    licence = find(folders, "LICENSE").read_text(encoding="utf-8")
    terms = licence[licence.index("This Font Software") :]
    (TARGET / "OFL.txt").write_text(COPYRIGHT + "\n\n" + terms, encoding="utf-8")


if __name__ == "__main__":
    main([Path(argument) for argument in sys.argv[1:]])
