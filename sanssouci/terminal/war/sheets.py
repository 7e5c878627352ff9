"""The sheets that games of generals and trains share: the pieces, and a combat going on."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from sanssouci.terminal.war.cards import laid, suit_of_name, suit_sign
from sanssouci.terminal.war.theatre import Ground, Piece, Theatre, View
from sanssouci.terminal.wording import say


def pieces(ground: Ground, nations: list[str]) -> RenderableType:
    """The pieces of some nations: where they stand, what they have, whether they eat."""
    table = Table(box=None, pad_edge=False, header_style="dim")
    table.add_column(say("terminal.generals"))
    table.add_column(say("terminal.troops"), justify="right")
    for heading in ("terminal.city", "", "terminal.supply", "terminal.nearest_enemy"):
        table.add_column(heading and say(heading))
    listed: set[int] = set()
    for nation in nations:
        trains: list[str] = []
        for city, stack in ground.stacks(nation):
            if stack[0]["kind"] != "general":
                trains.append(f"{stack[0]['rank']} {ground.theatre.label(city)}")
            elif city not in listed:
                listed.add(city)
                _add_stack(table, ground, city, stack)
        if trains:
            _add_note(table, ground, nation, "terminal.trains", trains)
        away: dict[str, list[str]] = {"terminal.away": [], "terminal.off_map": []}
        for piece in ground.pieces:
            if piece["nation"] == nation and piece["city"] is None and not piece["gone"]:
                key = "terminal.away" if piece.get("away") else "terminal.off_map"
                away[key].append(piece["id"])
        for what, ids in away.items():
            if ids:
                _add_note(table, ground, nation, what, ids)
    return table


def _add_note(table: Table, ground: Ground, nation: str, what: str, words: list[str]) -> None:
    heading = Text(f"  {ground.theatre.name(nation)}: {say(what)}", "dim")
    table.add_row(heading, "", Text(" · ".join(words), "dim"))


def _add_stack(table: Table, ground: Ground, city: int, stack: list[Piece]) -> None:
    theatre = ground.theatre
    near = ground.nearest_enemy(city, stack[0]["nation"])
    danger = Text(f"{near[0]['id']} {near[1]}" if near else "")
    if near and near[1] == 1:
        danger.stylize("bold red")
    strength = ground.known_strength(stack)
    table.add_row(
        _stack_name(theatre, stack),
        "?" if strength is None else str(strength),
        theatre.label(city),
        suit_sign(theatre.board.suit[city]),
        ground.condition(city, stack),
        danger,
    )


def _stack_name(theatre: Theatre, stack: list[Piece]) -> Text:
    """``friedrich 8 + winterfeldt 5``, without numbers where they are not known or not needed."""
    name = Text()
    for piece in stack:
        name.append(" + " if name else "").append(piece["id"], theatre.styles[piece["nation"]])
        if len(stack) > 1 and piece["troops"] is not None:
            name.append(f" {piece['troops']}", "dim")
    return name


def duel(view: View, theatre: Theatre) -> RenderableType | None:
    """The combat going on, if there is one."""
    battle: dict[str, Any] | None = view.get("battle")
    if not battle:
        return None
    city_index = theatre.board.index
    lines = [
        Text.assemble(
            (say("terminal.defends" if side else "terminal.attacks") + " ", "dim"),
            (
                " + ".join(map(theatre.piece_name, battle["generals"][side])),
                theatre.styles[battle["nations"][side]],
            ),
            "  ",
            say(
                "terminal.troops_in",
                count=battle["troops"][side],
                city=theatre.label(city_index[battle["cities"][side]]),
            ),
            " ",
            suit_of_name(battle["suits"][side]),
            "  ",
            *(laid(text, value) for who, text, value in battle["played"] if who == side),
        )
        for side in (0, 1)
    ]
    title = Text(say("terminal.combat", score=f"{battle['score']:+d}"), "bold")
    return Panel(Group(*lines), title=title, title_align="left", border_style="red", padding=(0, 1))
