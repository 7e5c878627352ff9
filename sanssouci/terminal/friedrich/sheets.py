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
from sanssouci.games.friedrich.wording import say
from sanssouci.kernel import Message
from sanssouci.terminal.friedrich.colours import NATION_STYLES, nation_name
from sanssouci.terminal.friedrich.ground import Ground
from sanssouci.terminal.library import Library
from sanssouci.terminal.war.cards import card

View = dict[str, Any]


def status(view: View, library: Library) -> RenderableType:
    """Turn, nations and fate in one panel."""
    table = Table(box=None, pad_edge=False, header_style="dim")
    for heading in ("", say("terminal.nation"), say("terminal.led_by")):
        table.add_column(heading)
    for heading in ("terminal.troops", "terminal.cards", "terminal.draws"):
        table.add_column(say(heading), justify="right")
    table.add_column(say("terminal.objectives"))
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
    begun = say("turn", turn=view["turn"]) if view["turn"] else say("terminal.before_the_war")
    title = Text(begun, style="bold")
    if view["active"]:
        title.append(" · ")
        title.append(nation_name(view["active"]), NATION_STYLES[view["active"]])
    phase = say(f"phase.{view['phase']}")
    title.append(f" · {phase}", "not bold")
    return title


def _nation_row(view: View, nation: dict[str, Any]) -> list[RenderableType]:
    style = NATION_STYLES[nation["id"]]
    led_by = Text(say(f"name.{nation['seat']}"), "bold" if nation["seat"] == view["seat"] else "")
    name = Text(nation_name(nation["id"]), style)
    mark = Text("▶" if nation["id"] == view["active"] else "", style)
    if not nation["at_war"]:
        return [mark, name, led_by, "", "", "", Text(say("nation.out"), "dim italic")]
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
        return Text(say("terminal.none"), "dim")
    bar = Text("■" * taken, style)
    bar.append("□" * missing, "dim")
    return bar.append(f" {taken}/{taken + missing}", "")


def _fate(view: View, library: Library) -> list[RenderableType]:
    fate = view["fate"]
    lines: list[RenderableType] = []
    if fate["text"]:
        words = Message.from_json(fate["words"])
        line = Text(f"{say('fate.title')} ", "bold magenta")
        line.append(f"{library.title(fate['name'])} ", "bold")
        line.append(f"[{words.rule}]", "cyan")
        line.append(f" {GAME.say(words) if fate['in_force'] else say('terminal.fate_over')}", "")
        lines.append(line)
        lines += [Text(f"  {each}", "yellow") for each in _bound(fate)]
    ended = [say("terminal.fate_left", count=fate["cards_left"])]
    if fate["strokes"]:
        strokes = ", ".join(stroke["card"] for stroke in fate["strokes"])
        ended.append(say("terminal.strokes", cards=strokes))
    if fate["cards_out"]:
        numbers = ", ".join(map(str, fate["cards_out"]))
        ended.append(say("terminal.numbered", cards=numbers))
    offensive = view["offensive"]
    if offensive and offensive["status"] != "undecided":
        status = say(f"offensive.{offensive['status'].replace(' ', '_')}")
        ended.append(say("terminal.offensive", status=status))
        if offensive["card"]:
            ended.append(say("terminal.aside", card=card(offensive["card"]).plain))
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
    table.add_column(say("terminal.nation"))
    table.add_column(say("terminal.are_taken"), ratio=2)
    table.add_column(say("terminal.still_needed"), ratio=5)
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
