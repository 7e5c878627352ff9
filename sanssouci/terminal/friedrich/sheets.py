"""The sheets that only Friedrich has: the state of the war with fate, and the objectives."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from sanssouci.games.friedrich import GAME
from sanssouci.games.friedrich.atlas import ATLAS
from sanssouci.games.friedrich.nations import ROLE_NAMES
from sanssouci.kernel import Message
from sanssouci.terminal.friedrich.colours import NATION_STYLES, nation_name
from sanssouci.terminal.friedrich.ground import Ground
from sanssouci.terminal.library import Library
from sanssouci.terminal.war.cards import card

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
        title=title(view),
        title_align="left",
        border_style="dim",
        padding=(0, 1),
    )


def title(view: View) -> Text:
    """When it is, and who does what."""
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
        words = Message.from_json(fate["words"])
        line = Text("Fate ", "bold magenta")
        line.append(f"{library.title(fate['name'])} ", "bold")
        line.append(f"[{words.rule}]", "cyan")
        line.append(f" {GAME.say(words)}" if fate["in_force"] else " (over)", "")
        lines.append(line)
        lines += [Text(f"  {each}", "yellow") for each in _bound(fate)]
    ended = [f"{fate['cards_left']} fate cards left"]
    if fate["strokes"]:
        strokes = ", ".join(stroke["card"] for stroke in fate["strokes"])
        ended.append(f"strokes of fate so far: {strokes}")
    if fate["cards_out"]:
        ended.append("numbered cards so far: " + ", ".join(map(str, fate["cards_out"])))
    if view["offensive"] and view["offensive"]["status"] != "undecided":
        aside = f", {card(view['offensive']['card'])} aside" if view["offensive"]["card"] else ""
        ended.append(f"Offensive Option {view['offensive']['status']}{aside}")
    lines.append(Text(" · ".join(ended), "dim"))
    return lines


def _bound(fate: dict[str, Any]) -> Iterator[str]:
    """What the text in play has laid on suits and generals."""
    if fate["barred_suits"]:
        suits = " ".join(fate["barred_suits"])
        yield GAME.say(Message.of("fate.barred", "F11.3H", suits=suits))
    if fate["halted"]:
        yield GAME.say(Message.of("fate.halted", "F11.2C", who="+".join(fate["halted"])))
    if fate["fresh"]:
        yield GAME.say(Message.of("fate.fresh", "F11.10S", who="+".join(fate["fresh"])))


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
