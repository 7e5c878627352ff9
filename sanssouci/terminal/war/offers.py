"""Legal actions, arranged as a player thinks of them: marches by their ends."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.text import Text

from sanssouci.kernel import Action, Game, Mark, Prospect
from sanssouci.terminal.presenter import Foresee
from sanssouci.terminal.war.cards import suit_sign
from sanssouci.terminal.war.theatre import Theatre
from sanssouci.terminal.wording import say

MARCH: Final = "march"
MARCHES: Final = frozenset({MARCH, "bypass", "force"})
"""The verbs of a march: who goes, and then the road."""

_SIGNS: Final = {
    "takes": ("⚑", "bold green"),
    "questions": ("?", "yellow"),
    "destroys": ("×", "bold red"),
    "joins": ("+", ""),
    "attacks": ("!", "red"),
    "hungers": ("∅", "red"),
    "starves": ("†", "bold red"),
    "feeds": ("°", "green"),
}
"""By kind of mark, its sign and its style; ``terminal-sign_<kind>`` is what it means."""


def in_order(actions: Sequence[Action]) -> list[Action]:
    """Marches first, by length and end; everything else as it comes."""
    marches = [action for action in actions if action.verb in MARCHES]
    marches.sort(key=lambda march: (march.words[0], len(march.words), march.words[-1]))
    return marches + [action for action in actions if action.verb not in MARCHES]


def numbered(
    game: Game,
    theatre: Theatre,
    view: Mapping[str, Any],
    actions: Sequence[Action],
    foresee: Foresee,
    told: Callable[[Iterable[Prospect]], Text],
) -> RenderableType:
    """Actions to choose from by number: marches by their ends, with signs for what they bring,
    others with what is ``told`` of them."""
    marches = [action for action in actions if action.verb in MARCHES]
    same_end = Counter(_ends(march) for march in marches)
    with_group = len({march.words[0] for march in marches}) > 1
    nation_of = {piece["id"]: piece["nation"] for piece in view["pieces"]}
    march_cells: list[Text] = []
    other_cells: list[Text] = []
    kinds: set[str] = set()
    for number, action in enumerate(actions, start=1):
        cell = Text(f"{number:3} ", "dim")
        if action.verb in MARCHES:
            unclear = same_end[_ends(action)] > 1
            style = theatre.styles[nation_of[action.words[0].split("+")[0]]]
            cell.append_text(_march(game, theatre, action, style, with_group, unclear))
            for mark in (mark for each in foresee(action) for mark in each.marks):
                kinds.add(mark.kind)
                cell.append_text(_sign(game, mark))
            march_cells.append(cell)
        else:
            cell.append(game.describe(action), "default")
            other_cells.append(cell.append_text(told(foresee(action))))
    shown: list[RenderableType] = []
    if march_cells:
        shown.append(Columns(march_cells, padding=(0, 2), column_first=True))
        used = [kind for kind in _SIGNS if kind in kinds]
        if used:
            meanings = (f"{_SIGNS[kind][0]} {say(f'terminal.sign_{kind}')}" for kind in used)
            legend = " · ".join(meanings)
            shown.append(Text(legend, "dim"))
    if other_cells:
        shown.append(Columns(other_cells, padding=(0, 2), column_first=True))
    return Group(*shown)


def _ends(march: Action) -> tuple[str, str, str]:
    return march.verb, march.words[0], march.words[-1]


def _sign(game: Game, mark: Mark) -> Text:
    sign, style = _SIGNS[mark.kind]
    return Text(f" {sign}{game.name(mark.id)}", style)


def _march(
    game: Game, theatre: Theatre, action: Action, style: str, with_group: bool, with_road: bool
) -> Text:
    group, *road = action.words
    board = theatre.board
    cell = Text("" if action.verb == MARCH else f"{action.verb} ", "dim")
    cell.append(f"{game.names(group)} " if with_group else "", style)
    cell.append(game.name(road[-1]), "default")
    cell.append_text(suit_sign(board.suit[board.index[road[-1]]]))
    if with_road or road[0] == road[-1]:
        between = ", ".join(map(game.name, road[1:-1]))
        by = say("terminal.via", places=between) if between else say("terminal.directly")
        cell.append(f" {by}", "not bold dim")
    return cell
