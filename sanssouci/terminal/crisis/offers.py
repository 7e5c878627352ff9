"""Legal actions, arranged as a player thinks of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.text import Text

from sanssouci.kernel import Action, Game
from sanssouci.terminal.presenter import Foresee

_FROM_A_SPACE = frozenset({"march", "pick", "sail"})
_SIGNS: Final = {
    "attacks": ("⚔", "red"),
    "storms": ("⚔", "red"),
    "takes": ("⚑", "bold green"),
    "earns": ("+", "bold green"),
    "frees": ("°", "yellow"),
    "loses": ("×", "yellow"),
    "cut": ("∅", "red"),
}
"""By kind of mark, its sign and its style; ``terminal-sign_<kind>`` is what it means."""


def in_order(actions: Sequence[Action]) -> list[Action]:
    """Marches first, by start and end; everything else as it comes."""
    marches = [action for action in actions if action.verb in _FROM_A_SPACE]
    marches.sort(key=lambda march: (march.words[0], march.verb, march.words[1:]))
    return marches + [action for action in actions if action.verb not in _FROM_A_SPACE]


def numbered(game: Game, actions: Sequence[Action], foresee: Foresee) -> RenderableType:
    """Actions to choose from by number, with signs of what they would do."""
    cells = []
    used: dict[str, str] = {}
    for number, action in enumerate(actions, start=1):
        cell = Text(f"{number:3} ", "dim").append(game.describe(action), "default")
        for prospect in foresee(action):
            for kind in dict.fromkeys(mark.kind for mark in prospect.marks if mark.kind in _SIGNS):
                sign, style = _SIGNS[kind]
                used[sign] = game.words(f"terminal.sign_{kind}")
                enemies = dict(prospect.message.args).get("units", "")
                cell.append(f" {sign}{enemies}", style)
        cells.append(cell)
    shown: list[RenderableType] = [Columns(cells, padding=(0, 2), column_first=True)]
    if used:
        legend = " · ".join(f"{sign} {meaning}" for sign, meaning in used.items())
        shown.append(Text(legend, "dim"))
    return Group(*shown)
