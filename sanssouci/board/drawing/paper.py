"""Drawings and text on paper: PDF made by Typst, which needs neither a browser nor a library."""

from __future__ import annotations

from typing import Final

from sanssouci.board.drawing.lettering import FONT_FOLDER
from sanssouci.kernel import BadOption
from sanssouci.kernel.catalogue import tell

_CHART: Final = """
#set document(title: sys.inputs.title)
#set page(paper: "a3", flipped: true, margin: 8mm)
#align(center + horizon, image(bytes(sys.inputs.map), format: "svg", height: 100%, fit: "contain"))
"""
"""The largest sheet that a printer at home may take; it shrinks to all others of its series."""


def typeset(source: str, **inputs: str) -> bytes:
    """A document in the language of Typst as a PDF; it finds the inputs in ``sys.inputs``."""
    try:
        import typst
    except ImportError as error:
        raise BadOption(tell("host.needs_typst")) from error
    found: bytes = typst.compile(
        source.encode(),
        format="pdf",
        font_paths=[str(FONT_FOLDER)],
        ignore_system_fonts=True,
        sys_inputs=inputs,
    )
    return found


def to_pdf(svg: str, title: str) -> bytes:
    """A map on a sheet of its own, in lines that stay sharp at every size."""
    return typeset(_CHART, map=svg, title=title)
