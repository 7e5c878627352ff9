"""The sheets on the table: the state of the war, ministries, contingents, goals."""

from __future__ import annotations

from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from sanssouci.games.sieben_jahre.atlas import ADVANTAGE_INDEX, ADVANTAGES, PACK
from sanssouci.games.sieben_jahre.wording import data_name, say
from sanssouci.terminal.sieben_jahre.colours import STATE_STYLES, state_name
from sanssouci.terminal.sieben_jahre.ground import (
    MARKS,
    name_of,
    units_text,
)

View = dict[str, Any]


def status(view: View) -> RenderableType:
    """The year, whose turn it is, and the ministries side by side."""
    table = Table(box=None, pad_edge=False, header_style="dim")
    table.add_column(say("terminal.ministry"))
    yearly = ("revenue", "garrisons") if view["objectives"] else ()  # a sheet has one purse
    for heading in ("purse", *yearly, "owed", "contingents", "units", "tiles"):
        table.add_column(say(f"terminal.head_{heading}"), justify="right")
    table.add_column("")
    for id in _in_order(view):
        table.add_row(*_ministry_row(view, id))
    lines: list[RenderableType] = [table]
    if view["move"]:
        lines.append(_move(view["move"]))
    if view["convoy"]:
        lines.append(_convoy(view["convoy"]))
    lines.extend(_changes(view))
    if PACK.reconstruction:
        lines.append(Text(say("terminal.reconstruction"), "dim italic"))
    return Panel(
        Group(*lines), title=title(view), title_align="left", border_style="dim", padding=(0, 1)
    )


def title(view: View) -> Text:
    """When it is, what is done, and in which order; a small screen may cut the end off."""
    title = Text(str(view["year"]), "bold")
    if view["fraction"]:
        fraction = say("terminal.fraction", number=view["fraction"], all=view["fractions"])
        title.append(f" · {fraction}", "not bold")
    phase = say(f"phase.{view['phase']}")
    title.append(f" · {phase}", "not bold")
    if view["order"]:
        title.append(f" · {say('terminal.order')} ", "not bold")
        for number, board in enumerate(view["order"]):
            title.append(", " if number else "")
            title.append(state_name(board), STATE_STYLES[board])
    return title


def purses(view: View, boards: list[str]) -> Text:
    """What some ministries have to spend, and who leads their contingents."""
    lines = []
    for board in boards:
        line = Text(state_name(board), STATE_STYLES[board])
        coins = say("terminal.coins", count=view["boards"][board]["purse"])
        line.append(f" {coins}", "default not bold")
        led = [name_of(piece["id"]) for piece in view["pieces"] if piece["board"] == board]
        lines.append(line.append(f": {', '.join(led)}" if led else "", "default not bold dim"))
    return Text("\n").join(lines)


def _in_order(view: View) -> list[str]:
    order = [board for board in view["order"] if board in view["boards"]]
    return [*order, *(board for board in view["boards"] if board not in order)]


def _ministry_row(view: View, id: str) -> list[RenderableType]:
    ledger = view["boards"][id]
    pieces = [piece for piece in view["pieces"] if piece["board"] == id]
    units = sum(number for piece in pieces for number, _ in piece["units"].values())
    return [
        Text(state_name(id), STATE_STYLES[id]),
        Text(str(ledger["purse"]), "bold"),
        *((str(ledger["resources"]), str(ledger["garrison_cost"])) if view["objectives"] else ()),
        str(ledger["owed"] or ""),
        str(len(pieces)),
        str(units),
        str(len(ledger["advantages"]) or ""),
        Text(" · ".join(_notes(ledger)), "dim"),
    ]


def _notes(ledger: dict[str, Any]) -> list[str]:
    notes = []
    if ledger["seat"] is None:
        notes.append(say("terminal.by_the_bot"))
    if ledger["stopped"]:
        notes.append(say("terminal.has_stopped"))
    if ledger["quiet"]:
        notes.append(say("terminal.passes"))
    if ledger["natives"]:
        notes.append(say("terminal.natives", count=ledger["natives"]))
    if ledger.get("guerrillas"):
        notes.append(say("terminal.guerrillas", count=ledger["guerrillas"]))
    if "score" in ledger:
        notes.append(say("terminal.score", points=ledger["score"]))
    return notes


def _move(move: dict[str, Any]) -> Text:
    text = Text(say("terminal.on_the_move", who=name_of(move["who"])), "bold")
    if move["event"]:
        event = next(data_name(event) for event in PACK.events if event.id == move["event"])
        left = say("terminal.steps_left", count=move["left"])
        text.append(f" · {event} · {left}", "not bold")
    return text


def _convoy(convoy: dict[str, Any]) -> Text:
    way = " → ".join(name_of(id) for id in (convoy["place"], *convoy["way"]))
    text = Text(f"{say('terminal.convoy_to', who=name_of(convoy['to']))} ", "bold")
    stock = {kind: convoy[kind] for kind in ("provisions", "ammunition")}
    reserves = convoy["units"] or say("terminal.no_reserves")
    return text.append(f"{say('terminal.convoy', **stock)}, {reserves} · {way}", "not bold")


def _changes(view: View) -> list[RenderableType]:
    return [
        Text(
            say(
                "terminal.relieves",
                new=name_of(change["new"]),
                old=name_of(change["old"]),
                count=change["turns"],
            ),
            "dim",
        )
        for change in view["changes"]
    ]


def ministries(view: View, boards: list[str]) -> RenderableType:
    """Ledgers one can read: what comes in, what goes out, and every contingent with its loads."""
    return Group(*(_ledger(view, board) for board in boards))


def _ledger(view: View, board: str) -> RenderableType:
    shown = view["boards"][board]
    account = Table(box=None, pad_edge=False, show_header=False)
    account.add_column("")
    account.add_column("", justify="right")
    entries = [("terminal.head_purse", shown["purse"])]
    if view["objectives"]:
        entries.append(("terminal.yearly_revenue", shown["resources"]))
        entries.append(("terminal.yearly_garrisons", -shown["garrison_cost"]))
    for words, coins in entries:
        account.add_row(say(words), Text(f"{coins:,}".replace(",", " "), "bold"))
    treaty = Text(f"{say('terminal.states')} ", "dim")
    states = ", ".join(state_name(state) for state in shown["states"])
    treaty.append(states or say("terminal.none"), "default")
    parts: list[RenderableType] = [account, treaty]
    if shown["advantages"]:
        tiles = (ADVANTAGES[ADVANTAGE_INDEX[tile]] for tile in shown["advantages"])
        heading = Text(f"{say('terminal.advantages')}: ", "dim")
        parts.append(heading.append(", ".join(map(data_name, tiles)), "default"))
    parts += [_contingents(view, board), *_garrisons(view, board)]
    return Panel(
        Group(*parts),
        title=Text(say("terminal.ministry_of", state=state_name(board)), STATE_STYLES[board]),
        title_align="left",
        border_style="dim",
        padding=(0, 1),
    )


def _contingents(view: View, board: str) -> RenderableType:
    """Those of a ministry; what none of them has takes no column, as eighty are soon full."""
    mine = [piece for piece in view["pieces"] if piece["board"] == board]
    worn = any(piece["exhaustion"] for piece in mine)
    marked = any(piece[word] for piece in mine for word in _STATES)
    table = Table(box=box.SIMPLE, pad_edge=False, header_style="dim", show_edge=False)
    for heading in ("commander", "at", "units"):
        table.add_column(say(f"terminal.head_{heading}"))
    for heading in ("strength", "provisions", "ammunition", *(["exhaustion"] if worn else [])):
        table.add_column(say(f"terminal.head_{heading}"), justify="right")
    for piece in mine:
        states = " ".join(say(f"terminal.has_{word}") for word in _STATES if piece[word])
        table.add_row(
            Text(f"{name_of(piece['id'])} {piece['level']}", STATE_STYLES[piece["state"]]),
            _whereabouts(piece),
            units_text(piece),
            str(piece["strength"]),
            str(piece["provisions"]),
            str(piece["ammunition"]),
            *([Text(str(piece["exhaustion"] or ""), "red")] if worn else []),
            *([Text(states, "dim")] if marked else []),
        )
    return table


_STATES = ("moved", "bought", "resting", "fleeing", "spared")


def _whereabouts(piece: dict[str, Any]) -> str:
    if "voyage" in piece:
        voyage = piece["voyage"]
        done, length = voyage["done"], voyage["length"]
        return say("sj.voyage", place=name_of(voyage["to"]), done=done, length=length)
    if "aboard" in piece:
        return say("sj.aboard", who=name_of(piece["aboard"]))
    if "chief" in piece and piece["chief"] != piece["id"]:
        return say("sj.follows", who=name_of(piece["chief"]))
    return name_of(piece["place"]) if piece["place"] else ""


def _garrisons(view: View, board: str) -> list[RenderableType]:
    """The towns of a ministry that are not as printed."""
    states = set(view["boards"][board]["states"])
    printed = {region.id: region.garrison for region in PACK.regions}
    worn = []
    for id, region in view["regions"].items():
        if region["flag"] not in states:
            continue
        marks = [say(f"terminal.mark_{mark}") for mark in MARKS if region.get(mark)]
        if marks or region["garrison"] < printed[id]:
            state = say("terminal.of", some=region["garrison"], all=printed[id])
            worn.append(f"{name_of(id)} {state}{' ' if marks else ''}{', '.join(marks)}")
    if not worn:
        return [Text(say("terminal.garrisons_whole"), "dim")]
    return [Text(f"{say('terminal.garrisons')} ", "dim").append("; ".join(worn), "default")]


def objectives(view: View) -> RenderableType:
    """What each ministry is to take, and which of it is won."""
    if not view["objectives"]:
        points = ", ".join(map(str, view["points"]))
        return Text(say("terminal.sheet_points", points=points or say("terminal.none_yet")))
    table = Table(box=None, pad_edge=False, header_style="dim")
    table.add_column(say("terminal.ministry"))
    table.add_column(say("terminal.objective"))
    table.add_column(say("terminal.head_points"), justify="right")
    table.add_column("")
    known = {objective.id: objective for objective in PACK.objectives}
    for shown in view["objectives"]:
        objective = known[shown["id"]]
        regions = [name_of(PACK.regions[region].id) for region in objective.regions]
        order = say(
            "terminal.keep" if objective.kept else "terminal.take", regions=", ".join(regions)
        )
        table.add_row(
            Text(state_name(shown["board"]), STATE_STYLES[shown["board"]]),
            order,
            str(shown["points"]),
            Text(say("terminal.won"), "bold green") if shown["won"] else "",
        )
    return table
