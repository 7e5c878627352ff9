"""Legal actions, arranged as a player thinks of them."""

from __future__ import annotations

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
    """Marches by length and end; everything else as it comes."""
    if any(action.verb != "march" for action in actions):
        return list(actions)
    return sorted(actions, key=lambda march: (march.words[0], len(march.words), march.words[-1]))


def numbered(view: View, actions: Sequence[Action]) -> RenderableType:
    """Actions to choose from by number."""
    if not all(action.verb == "march" for action in actions):
        cells = [Text(f"{n:3} {action}") for n, action in enumerate(actions, start=1)]
        return Columns(cells, padding=(0, 2))
    ground = Ground(view)
    several = len({action.words[0] for action in actions}) > 1
    cells = [_march(ground, n, action, several) for n, action in enumerate(actions, start=1)]
    legend = "⚑ an objective on the way · ! next to an enemy general · × destroys a train"
    return Group(Columns(cells, padding=(0, 2), column_first=True), Text(legend, "dim"))


def _march(ground: Ground, number: int, action: Action, with_group: bool) -> Text:
    group, *road = action.words
    end = ATLAS.index[road[-1]]
    nation = next(p["nation"] for p in ground.pieces if p["id"] == group.split("+")[0])
    missing = next(
        tally["objectives"]["missing"] for tally in ground.view["nations"] if tally["id"] == nation
    )
    cell = Text(f"{number:3} ", "dim")
    if with_group:
        cell.append(f"{group} ", NATION_STYLES[nation])
    cell.append(road[-1]).append_text(suit_sign(ATLAS.suit[end]))
    is_train = "-train-" in group
    if not is_train:
        for city in dict.fromkeys(road[:-1]):
            if city in missing:
                cell.append(f" ⚑{city}", "bold green")
        cell.append_text(_contact(ground, end, nation))
    return cell


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


def spelled_out(view: View, action: Action) -> Action:
    """A march with its whole road, by the shortest way if only its end was named."""
    if action.verb != "march" or len(action.words) != 2:
        return action
    group, end = action.words
    leader = next((p for p in view["pieces"] if p["id"] == group.split("+")[0]), None)
    if leader is None or leader["city"] is None or end not in ATLAS.index:
        return action
    road = shortest_road(ATLAS.index[leader["city"]], ATLAS.index[end])
    if len(road) < 2:
        return action
    return Action.of("march", group, *(ATLAS.ids[city] for city in road))
