"""Legal actions, arranged as a player thinks of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from sanssouci.games.friedrich.atlas import ATLAS, GRAPH
from sanssouci.kernel import Action
from sanssouci.terminal.friedrich.colours import NATION_STYLES, card, suit_sign
from sanssouci.terminal.friedrich.ground import Ground, shortest_road

View = dict[str, Any]

_CARD_VERBS = frozenset({"play", "pay", "discard", "offer", "give", "aside"})
_LISTED = 14
"""Up to so many actions of a verb are written out."""


def overview(view: View, legal: Sequence[Action]) -> RenderableType:
    """One line for each kind of action."""
    by_verb: dict[str, list[Action]] = {}
    for action in legal:
        by_verb.setdefault(action.verb, []).append(action)
    table = Table(box=None, pad_edge=False, show_header=False)
    table.add_column(style="bold cyan", no_wrap=True)
    table.add_column()
    for verb, actions in by_verb.items():
        table.add_row(verb, _summary(view, verb, actions))
    return table


def _summary(view: View, verb: str, actions: list[Action]) -> Text:
    if verb == "march":
        return _marches(view, actions)
    if verb == "recruit":
        return _purchases(actions)
    if verb == "allot":
        numbers = [action.words[1] for action in actions]
        return Text(f"{actions[0].words[0]} {numbers[0]} to {numbers[-1]}")
    if verb in _CARD_VERBS:
        return _cards(actions)
    if len(actions) <= _LISTED:
        return Text(" · ".join(" ".join(action.words) for action in actions))
    return Text(f"{len(actions)} ways; legal {verb} lists them")


def _marches(view: View, actions: list[Action]) -> Text:
    """Who can march, and to how many cities."""
    ends: dict[str, set[str]] = {}
    for action in actions:
        ends.setdefault(action.words[0], set()).add(action.words[-1])
    nation_of = {piece["id"]: piece["nation"] for piece in view["pieces"]}
    shown = Text()
    for group, cities in ends.items():
        if shown:
            shown.append(" · ")
        shown.append(group, NATION_STYLES[nation_of[group.split("+")[0]]])
        shown.append(f" {len(cities)}", "dim")
    return shown


def _purchases(actions: list[Action]) -> Text:
    troops = max(int(action.words[0]) for action in actions)
    trains = max(int(action.words[1]) for action in actions)
    offered = []
    if troops:
        offered.append(f"up to {troops} troop{'s' * (troops > 1)}")
    if trains:
        offered.append(f"up to {trains} train{'s' * (trains > 1)}")
    return Text(f"{', '.join(offered)}: recruit TROOPS TRAINS")


def _cards(actions: list[Action]) -> Text:
    """Cards once each; a card with several values with their range."""
    values: dict[str, list[str]] = {}
    for action in actions:
        values.setdefault(action.words[0], []).append(action.words[-1])
    shown = Text()
    for text, as_values in values.items():
        shown.append(" " if shown else "").append_text(card(text))
        if len(as_values) > 1:
            shown.append(f" as {as_values[0]}–{as_values[-1]}", "dim")
    return shown


def in_order(actions: Sequence[Action]) -> list[Action]:
    """Marches first, by length and end; everything else as it comes."""
    marches = [action for action in actions if action.verb == "march"]
    marches.sort(key=lambda march: (march.words[0], len(march.words), march.words[-1]))
    return marches + [action for action in actions if action.verb != "march"]


def numbered(view: View, actions: Sequence[Action]) -> RenderableType:
    """Actions to choose from by number; marches by their ends."""
    marches = [action for action in actions if action.verb == "march"]
    same_end = Counter((march.words[0], march.words[-1]) for march in marches)
    with_group = len({march.words[0] for march in marches}) > 1
    ground = Ground(view)
    march_cells: list[Text] = []
    other_cells: list[Text] = []
    for number, action in enumerate(actions, start=1):
        cell = Text(f"{number:3} ", "dim")
        if action.verb == "march":
            unclear = same_end[action.words[0], action.words[-1]] > 1
            march_cells.append(cell.append_text(_march(ground, action, with_group, unclear)))
        else:
            other_cells.append(cell.append(action, "default"))
    shown: list[RenderableType] = []
    if march_cells:
        legend = "⚑ an objective on the way · ! next to an enemy general · × destroys a train"
        shown.append(Columns(march_cells, padding=(0, 2), column_first=True))
        shown.append(Text(legend, "dim"))
    if other_cells:
        shown.append(Columns(other_cells, padding=(0, 2), column_first=True))
    return Group(*shown)


def _march(ground: Ground, action: Action, with_group: bool, with_road: bool) -> Text:
    group, *road = action.words
    nation = next(p["nation"] for p in ground.pieces if p["id"] == group.split("+")[0])
    end = ATLAS.index[road[-1]]
    cell = Text(f"{group} " if with_group else "", NATION_STYLES[nation])
    cell.append(road[-1], "default").append_text(suit_sign(ATLAS.suit[end]))
    if with_road or road[0] == road[-1]:
        cell.append(f" via {' '.join(road[1:-1])}", "not bold dim")
    if "-train-" not in group:
        for city in _objectives_passed(ground, nation, road):
            cell.append(f" ⚑{city}", "bold green")
        cell.append_text(_contact(ground, end, nation))
    return cell


def _objectives_passed(ground: Ground, nation: str, road: Sequence[str]) -> list[str]:
    wanted = next(
        tally["objectives"]["missing"] for tally in ground.view["nations"] if tally["id"] == nation
    )
    return [city for city in dict.fromkeys(road[:-1]) if city in wanted]


def _contact(ground: Ground, end: int, nation: str) -> Text:
    """What the march meets at its end."""
    marks = Text()
    for enemy in ground.enemies_of(nation):
        city = ATLAS.index[enemy["city"]]
        if enemy["kind"] == "train" and city == end:
            marks.append(" ×", "bold red")
        elif enemy["kind"] == "general" and GRAPH.bit[city] & GRAPH.touching[end]:
            marks.append(f" !{enemy['id']}", "red")
    return marks


def wordings(action: Action) -> tuple[str, ...]:
    """A march by its end alone, with or without its verb, or with its whole road."""
    if action.verb == "march":
        short = f"{action.words[0]} {action.words[-1]}"
        return f"march {short}", short, action
    return (action,)


def spelled_out(view: View, legal: Sequence[Action], action: Action) -> Action:
    """An action with what people leave out: verb, general or road."""
    if action.verb.split("+")[0] in ATLAS.piece_index:
        action = Action.of("march", action)
    if action.verb == "march" and len(action.words) == 2:
        return _with_road(view, *action.words)
    if action.verb == "allot" and len(action.words) == 1 and legal:
        return Action.of("allot", legal[0].words[0], *action.words)
    return action


def _with_road(view: View, group: str, end: str) -> Action:
    """A march by the shortest road."""
    leader = next((p for p in view["pieces"] if p["id"] == group.split("+")[0]), None)
    if leader is None or leader["city"] is None:
        return Action.of("march", group, end)
    start = leader["city"]
    if end not in ATLAS.index or start == end:
        return Action.of("march", group, start, end)
    road = shortest_road(ATLAS.index[start], ATLAS.index[end])
    return Action.of("march", group, *(ATLAS.ids[city] for city in road))
