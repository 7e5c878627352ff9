"""The sheets on the table: the state of the war, hands, pieces, objectives, the duel."""

from __future__ import annotations

from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from sanssouci.cards.tactical import RESERVE_MOST, SUITS
from sanssouci.games.friedrich.atlas import ATLAS, CITY
from sanssouci.games.friedrich.nations import ROLE_NAMES
from sanssouci.terminal.friedrich.colours import (
    NATION_STYLES,
    card,
    nation_name,
    suit_of_name,
    suit_sign,
    suit_style,
    values_by_suit,
)
from sanssouci.terminal.friedrich.ground import Ground, label
from sanssouci.terminal.library import Library

View = dict[str, Any]


def status(view: View, library: Library) -> RenderableType:
    """Turn, nations and fate in one panel."""
    table = Table(box=None, pad_edge=False, header_style="dim")
    for heading in ("", "nation", "led by"):
        table.add_column(heading)
    for heading in ("troops", "cards", "draws"):
        table.add_column(heading, justify="right")
    table.add_column("objectives")
    for nation in view["nations"]:
        table.add_row(*_nation_row(view, nation))
    return Panel(
        Group(table, *_fate(view, library)),
        title=_title(view),
        title_align="left",
        border_style="dim",
        padding=(0, 1),
    )


def _title(view: View) -> Text:
    title = Text(f"Turn {view['turn']}" if view["turn"] else "Before the war", style="bold")
    if view["active"]:
        title.append(" · ")
        title.append(nation_name(view["active"]), NATION_STYLES[view["active"]])
    title.append(f" · {view['phase'].replace('_', ' ')}", "not bold")
    return title


def _nation_row(view: View, nation: dict[str, Any]) -> list[RenderableType]:
    style = NATION_STYLES[nation["id"]]
    led_by = Text(ROLE_NAMES[nation["seat"]], "bold" if nation["seat"] == view["seat"] else "")
    name = Text(nation_name(nation["id"]), style)
    mark = Text("▶" if nation["id"] == view["active"] else "", style)
    if not nation["at_war"]:
        return [mark, name, led_by, "", "", "", Text("has left the war", "dim italic")]
    return [
        mark,
        name,
        led_by,
        f"{nation['troops']}/{nation['most_troops']}",
        str(nation["cards"]),
        f"+{nation['draws']}",
        _progress(nation["objectives"], style),
    ]


def _progress(objectives: dict[str, list[str]], style: str) -> Text:
    taken, missing = len(objectives["taken"]), len(objectives["missing"])
    if not taken + missing:
        return Text("none", "dim")
    bar = Text("■" * taken, style)
    bar.append("□" * missing, "dim")
    return bar.append(f" {taken}/{taken + missing}", "")


def _fate(view: View, library: Library) -> list[RenderableType]:
    fate = view["fate"]
    lines: list[RenderableType] = []
    if fate["text"]:
        line = Text("Fate ", "bold magenta")
        line.append(f"{library.title(fate['text'])} ", "bold")
        line.append(f"[{fate['text']}]", "cyan")
        line.append(" (spent)" if fate["spent"] else f" {library.gist(fate['text'])}", "")
        lines.append(line)
    ended = [f"{fate['cards_left']} fate cards left"]
    if fate["strokes"]:
        ended.append("strokes of fate so far: " + ", ".join(fate["strokes"]))
    if view["offensive"] and view["offensive"]["status"] != "undecided":
        aside = f", {card(view['offensive']['card'])} aside" if view["offensive"]["card"] else ""
        ended.append(f"Offensive Option {view['offensive']['status']}{aside}")
    lines.append(Text(" · ".join(ended), "dim"))
    return lines


def hands(view: View) -> RenderableType:
    """The open hands, by suit."""
    table = Table(box=None, pad_edge=False, header_style="")
    table.add_column("")
    for suit in range(len(SUITS)):
        table.add_column(suit_sign(suit))
    table.add_column("R", justify="right", header_style="bold")
    table.add_column("worth", justify="right", header_style="dim")
    shown = [nation for nation in view["nations"] if nation["hand"] is not None]
    if shown and not any(nation["hand"] for nation in shown):
        return Text("No cards in hand yet.", "dim")
    for nation in shown:
        suits, reserves = values_by_suit(nation["hand"])
        worth = sum(map(sum, suits)) + RESERVE_MOST * reserves
        table.add_row(
            Text(nation_name(nation["id"]), NATION_STYLES[nation["id"]]),
            *(
                Text(" ".join(map(str, values)), suit_style(suit))
                for suit, values in enumerate(suits)
            ),
            str(reserves) if reserves else "",
            str(worth),
        )
    return table if shown else Text("No hand is open to you.")


def pieces(view: View, nations: list[str]) -> RenderableType:
    """The pieces of some nations: where they stand, what they have, whether they eat."""
    ground = Ground(view)
    table = Table(box=None, pad_edge=False, header_style="dim")
    table.add_column("generals")
    table.add_column("troops", justify="right")
    for heading in ("city", "", "supply", "nearest enemy"):
        table.add_column(heading)
    for nation in nations:
        trains: list[str] = []
        for city, stack in ground.stacks(nation):
            if stack[0]["kind"] == "general":
                _add_stack(table, ground, city, stack)
            else:
                trains.append(f"{stack[0]['rank']} {label(city)}")
        if trains:
            _add_note(table, nation, "trains", " · ".join(trains))
        waiting = [
            piece["id"]
            for piece in ground.pieces
            if piece["nation"] == nation and piece["city"] is None and not piece["gone"]
        ]
        if waiting:
            _add_note(table, nation, "off the map", " · ".join(waiting))
    return table


def _add_note(table: Table, nation: str, what: str, text: str) -> None:
    table.add_row(Text(f"  {nation_name(nation)}: {what}", "dim"), "", Text(text, "dim"))


def _add_stack(table: Table, ground: Ground, city: int, stack: list[dict[str, Any]]) -> None:
    nation = stack[0]["nation"]
    near = ground.nearest_enemy(city, nation)
    danger = Text(f"{near[0]['id']} {near[1]}" if near else "")
    if near and near[1] == 1:
        danger.stylize("bold red")
    strength = ground.known_strength(stack)
    table.add_row(
        _stack_name(stack),
        "?" if strength is None else str(strength),
        label(city),
        suit_sign(ATLAS.suit[city]),
        _supply(ground, stack, city),
        danger,
    )


def _stack_name(stack: list[dict[str, Any]]) -> Text:
    """``friedrich 8 + winterfeldt 5``, without numbers where they are not known or not needed."""
    name = Text()
    for piece in stack:
        name.append(" + " if name else "").append(piece["id"], NATION_STYLES[piece["nation"]])
        if len(stack) > 1 and piece["troops"] is not None:
            name.append(f" {piece['troops']}", "dim")
    return name


def _supply(ground: Ground, stack: list[dict[str, Any]], city: int) -> Text:
    state = ground.supply(city, stack[0]["nation"])
    down = [piece["id"] for piece in stack if piece["face_down"]]
    if not down:
        return Text(state) if state else Text("out of supply", "red")
    which = "face-down" if len(down) == len(stack) else f"{', '.join(down)} face-down"
    return Text(f"{state}, {which}") if state else Text(f"STARVING, {which}", "bold red")


def objectives(view: View) -> RenderableType:
    """What each nation has taken and still needs, with the generals who guard it."""
    ground = Ground(view)
    table = Table(box=box.SIMPLE, pad_edge=False, header_style="dim", show_edge=False)
    table.add_column("nation")
    table.add_column("taken", ratio=2)
    table.add_column("still needed (general within three steps who protects it)", ratio=5)
    for nation in view["nations"]:
        tally = nation["objectives"]
        if tally["taken"] or tally["missing"]:
            table.add_row(
                Text(nation_name(nation["id"]), NATION_STYLES[nation["id"]]),
                ", ".join(tally["taken"]),
                _missing(ground, nation["id"], tally["missing"]),
            )
    return table


def _missing(ground: Ground, nation: str, cities: list[str]) -> Text:
    shown = Text()
    for city in cities:
        shown.append(", " if shown else "")
        guards = ground.guards(ATLAS.index[city], nation)
        shown.append(city, "dim" if guards else "bold")
        if city in ground.markers:
            shown.append("?")
        if guards:
            shown.append(f" ({guards[0]})", "dim")
    return shown


def duel(view: View) -> RenderableType | None:
    """The combat going on, if there is one."""
    battle = view.get("battle")
    if not battle:
        return None
    lines = [
        Text.assemble(
            ("attacks " if side == 0 else "defends ", "dim"),
            (" + ".join(battle["generals"][side]), NATION_STYLES[battle["nations"][side]]),
            f"  {battle['troops'][side]} troops in {label(ATLAS.index[battle['cities'][side]])} ",
            suit_of_name(battle["suits"][side]),
            "  ",
            *(_laid(text, value) for who, text, value in battle["played"] if who == side),
        )
        for side in (0, 1)
    ]
    title = Text(f"Combat · attacker at {battle['score']:+d}", "bold")
    return Panel(Group(*lines), title=title, title_align="left", border_style="red", padding=(0, 1))


def _laid(text: str, value: int) -> Text:
    laid = card(text)
    face = laid.plain[:-1]
    return laid.append(f"={value} " if face != str(value) else " ")


def city_line(ground: Ground, city: int) -> Text:
    """A city with its suit, country, meaning and pieces."""
    id = CITY[city]
    fields = ATLAS.map.places[city].fields
    line = Text()
    if fields["depot_of"]:
        line.append(f"depot of {nation_name(fields['depot_of'])} ", "dim")
    if fields["objective_of"]:
        order = "" if fields["objective_order"] == "1" else " (2nd)"
        marker = ground.markers.get(id)
        state = "" if marker is None else " claimed" if marker["question"] else " TAKEN"
        style = NATION_STYLES[fields["objective_of"]]
        line.append(f"⚑ {nation_name(fields['objective_of'])}{order}{state} ", style)
    for piece in ground.at.get(city, ()):
        down = "↓" if piece.get("face_down") else ""
        line.append(f"{piece['id']}{down} ", NATION_STYLES[piece["nation"]] + " reverse")
        line.append(" ")
    strength = ground.known_strength(ground.at.get(city, ()))
    if strength:
        line.append(f"{strength} troops", "")
    return line
