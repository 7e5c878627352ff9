"""Legal actions, arranged as a player thinks of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.columns import Columns
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from sanssouci.games.crisis.atlas import INDEX
from sanssouci.kernel import Action
from sanssouci.terminal.crisis.colours import NATION_STYLES
from sanssouci.terminal.crisis.ground import Ground

View = dict[str, Any]

_FROM_A_SPACE = frozenset({"march", "pick", "sail"})
_LISTED = 14
"""Up to so many actions of a verb are written out."""
_MEANING = {
    "march": "all units go",
    "pick": "some of them go: you are asked who",
    "sail": "one unit by sea",
}


def overview(view: View, legal: Sequence[Action]) -> RenderableType:
    """One line for each kind of action."""
    by_verb: dict[str, list[Action]] = {}
    for action in legal:
        by_verb.setdefault(action.verb, []).append(action)
    table = Table(box=None, pad_edge=False, show_header=False)
    table.add_column(style="bold cyan", no_wrap=True)
    table.add_column()
    for verb, actions in by_verb.items():
        table.add_row(verb, _summary(verb, actions))
    return table


def _summary(verb: str, actions: list[Action]) -> Text:
    if verb in _FROM_A_SPACE:
        return _starts(verb, actions)
    if verb == "take":
        numbers = [int(action.words[1]) for action in actions]
        return Text(f"{actions[0].words[0]} {min(numbers)} to {max(numbers)}")
    if verb == "place":
        return _recruits(actions)
    if len(actions) <= _LISTED:
        return Text(" · ".join(" ".join(action.words) for action in actions))
    return Text(f"{len(actions)} ways; legal {verb} lists them")


def _starts(verb: str, actions: list[Action]) -> Text:
    """From where one can go, and to how many spaces."""
    ends: dict[str, set[str]] = {}
    for action in actions:
        ends.setdefault(action.words[0], set()).add(action.words[1])
    shown = Text(f"({_MEANING[verb]}) ", "dim")
    for start, spaces in ends.items():
        shown.append(f"{start} ").append(f"{len(spaces)}  ", "dim")
    return shown


def _recruits(actions: list[Action]) -> Text:
    """Who can be placed, and in how many spaces."""
    spaces: dict[str, int] = {}
    for action in actions:
        spaces[action.words[0]] = spaces.get(action.words[0], 0) + 1
    return Text(" · ".join(f"{name} ({number} spaces)" for name, number in spaces.items()))


def in_order(actions: Sequence[Action]) -> list[Action]:
    """Marches first, by start and end; everything else as it comes."""
    marches = [action for action in actions if action.verb in _FROM_A_SPACE]
    marches.sort(key=lambda march: (march.words[0], march.verb, march.words[1:]))
    return marches + [action for action in actions if action.verb not in _FROM_A_SPACE]


def numbered(view: View, actions: Sequence[Action]) -> RenderableType:
    """Actions to choose from by number; ends of marches with who awaits them."""
    ground = Ground(view)
    cells = []
    for number, action in enumerate(actions, start=1):
        cell = Text(f"{number:3} ", "dim").append(action, "default")
        if action.verb in _FROM_A_SPACE and view["army"]:
            cell.append_text(_contact(ground, action.words[1], ground.side[view["army"]]))
        cells.append(cell)
    return Columns(cells, padding=(0, 2), column_first=True)


def _contact(ground: Ground, end: str, seat: str) -> Text:
    """What a march meets at its end."""
    space = ground.spaces[end]
    enemies = [unit for unit in space["units"] if ground.side[unit["nation"]] != seat]
    if enemies:
        number = sum(unit["count"] for unit in enemies)
        return Text(f" ⚔{number}", f"{NATION_STYLES[enemies[0]['nation']]} red")
    if ground.side[space["nation"]] != seat:
        return Text(" ⚑", "bold green")
    return Text("")


def wordings(action: Action) -> tuple[str, ...]:
    """A march by its ends alone; a number of units without their name."""
    if action.verb == "march":
        return action, " ".join(action.words)
    if action.verb == "take":
        return action, f"take {action.words[1]}"
    return (action,)


def spelled_out(legal: Sequence[Action], action: Action) -> Action:
    """An action with what people leave out: the verb of a march, the units taken."""
    if action.verb in INDEX:
        action = Action.of("march", action)
    if action.verb == "take" and len(action.words) == 1 and legal:
        return Action.of("take", legal[0].words[0], *action.words)
    return action
