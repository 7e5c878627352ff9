"""The sheets on the table: the state of the war, hands, armies, resources, the battle."""

from __future__ import annotations

from collections import Counter
from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from sanssouci.games.crisis.atlas import CARD_INDEX, CARDS, PACK, SEATS, TURNS
from sanssouci.games.crisis.pack import TURN_END
from sanssouci.terminal.crisis.colours import NATION_NAMES, NATION_STYLES, SIDE_NAMES
from sanssouci.terminal.crisis.ground import (
    SPACE_NAMES,
    Ground,
    commander_name,
    units_text,
)

View = dict[str, Any]


def status(view: View) -> RenderableType:
    """Turn, cup, alliances and nations in one panel."""
    table = Table(box=None, pad_edge=False, header_style="dim")
    for heading in ("", "nation", "led by"):
        table.add_column(heading)
    for heading in ("units", "worn", "reserve", "resources"):
        table.add_column(heading, justify="right")
    table.add_column("")
    for nation in view["nations"]:
        table.add_row(*_nation_row(view, nation))
    lines = [_alliance_line(alliance) for alliance in view["alliances"]]
    return Panel(
        Group(_cup(view), table, *lines, *_lost(view)),
        title=title(view),
        title_align="left",
        border_style="dim",
        padding=(0, 1),
    )


def title(view: View) -> Text:
    """When it is, and who does what."""
    title = Text(f"{view['month']} {view['year']}", "bold")
    title.append(f" · turn {view['turn']} of {len(TURNS)}", "not bold")
    if view["army"]:
        title.append(" · ")
        title.append(NATION_NAMES[view["army"]], NATION_STYLES[view["army"]])
        if view["points"] is not None:
            title.append(f" has {view['points']} points", "not bold")
    return title.append(f" · {view['phase'].replace('_', ' ')}", "not bold")


def _cup(view: View) -> Text:
    if view["winter"]:
        return Text("Winter quarters", "bold cyan")
    text = Text("In the cup: ", "dim")
    left = [(chit, number) for chit, number in view["cup"].items() if number]
    for chit, number in left:
        name = "turn end" if chit == TURN_END else NATION_NAMES[chit]
        text.append(f"{name}{f' ×{number}' if number > 1 else ''}  ", NATION_STYLES.get(chit, ""))
    return text if left else text.append("nothing")


def _nation_row(view: View, nation: dict[str, Any]) -> list[RenderableType]:
    style = NATION_STYLES[nation["id"]]
    units = [
        unit
        for space in view["spaces"]
        for unit in space["units"]
        if unit["nation"] == nation["id"]
    ]
    retreats = {army["id"]: army["retreats"] for army in view["armies"]}.get(nation["id"], 0)
    notes = [] if nation["at_war"] else ["only defends itself"]
    if retreats:
        notes.append(f"retreats −{retreats}")
    if nation["released"]:
        notes.append("ready: " + ", ".join(map(commander_name, nation["released"])))
    if nation["waiting"]:
        notes.append(f"{len(nation['waiting'])} commanders waiting")
    return [
        Text("▶" if nation["army"] == view["army"] else "", style),
        Text(NATION_NAMES[nation["id"]], style),
        Text(SIDE_NAMES[nation["seat"]], "bold" if nation["seat"] == view["seat"] else ""),
        str(sum(unit["count"] for unit in units)),
        str(sum(unit["count"] for unit in units if unit["depleted"])),
        str(nation["reserve"]),
        str(nation["resources"]),
        Text(" · ".join(notes), "dim"),
    ]


def _alliance_line(alliance: dict[str, Any]) -> Text:
    text = Text(f"{SIDE_NAMES[alliance['id']]}: ", NATION_STYLES[alliance["id"]])
    text.append(f"{alliance['resources']} resource spaces", "bold")
    text.append(f" · {alliance['cards']} cards in hand, {alliance['deck']} in the deck")
    if alliance["used"]:
        text.append(f" · used: {_cards(alliance['used'])}", "dim")
    return text


def _cards(ids: list[str]) -> str:
    names = {card.id: card.name for card in CARDS}
    return ", ".join(
        f"{names[id]}{f' ×{number}' if number > 1 else ''}" for id, number in Counter(ids).items()
    )


def _lost(view: View) -> list[RenderableType]:
    lines: list[RenderableType] = []
    if view["removed"]:
        lost = ", ".join(map(commander_name, view["removed"]))
        lines.append(Text(f"Lost for good: {lost}", "dim"))
    if view["empress_dead"]:
        lines.append(Text("The Empress is dead; Russia fights for Prussia.", "bold magenta"))
    if PACK.reconstruction:
        lines.append(Text("Map, counters and cards are our own reconstruction.", "dim italic"))
    return lines


def hands(view: View) -> RenderableType:
    """The open hands: what each card asks for and does."""
    shown = [alliance for alliance in view["alliances"] if alliance["hand"] is not None]
    if not shown:
        return Text("No hand is open to you.")
    if not any(alliance["hand"] for alliance in shown):
        return Text("No cards in hand yet.", "dim")
    table = Table(box=None, pad_edge=False, header_style="dim")
    for heading in ("", "card", "needs", "does"):
        table.add_column(heading)
    for alliance in shown:
        deck = CARD_INDEX[SEATS.index(alliance["id"])]
        for id, number in Counter(alliance["hand"]).items():
            card = CARDS[deck[id]]
            table.add_row(
                f"{number} ×" if number > 1 else "",
                Text(id, NATION_STYLES[alliance["id"]]),
                "" if card.number is None else f"a commander rated {card.number}",
                Text(card.text, "dim"),
            )
    return table


def hand_in_brief(view: View) -> Text | None:
    """The names of the cards in the open hands; None if there is none."""
    held = [card for alliance in view["alliances"] for card in alliance["hand"] or ()]
    counted = [f"{n} × {id}" if n > 1 else id for id, n in Counter(held).items()]
    return Text(", ".join(counted)) if counted else None


def pieces(view: View, nations: list[str]) -> RenderableType:
    """The armies of some nations: where they stand and how they are."""
    ground = Ground(view)
    table = Table(box=None, pad_edge=False, header_style="dim")
    table.add_column("space")
    table.add_column("units")
    table.add_column("")
    for nation in nations:
        for space, units in ground.stacks(nation):
            number = sum(unit["count"] for unit in units)
            text = Text(f"{number:3} ", "bold").append_text(units_text(units))
            state = ""
            if ground.spaces[space]["besieged"]:
                inside = any(unit["inside"] for unit in units)
                state = "under siege" if inside else "besieging"
            table.add_row(SPACE_NAMES[space], text, Text(state, "red"))
    return table


def objectives(view: View) -> RenderableType:
    """Who holds which resource spaces, and how far the war is from its end."""
    ground = Ground(view)
    table = Table(box=box.SIMPLE, pad_edge=False, header_style="dim", show_edge=False)
    table.add_column("alliance")
    table.add_column("resource spaces", justify="right")
    table.add_column("which")
    for alliance in view["alliances"]:
        held = Text(", ").join(
            Text(
                f"{SPACE_NAMES[id]}{f' ({value})' if (value := ground.resources(id)) > 1 else ''}",
                NATION_STYLES[space["nation"]],
            )
            for id, space in ground.spaces.items()
            if ground.resources(id) and ground.side[space["nation"]] == alliance["id"]
        )
        table.add_row(SIDE_NAMES[alliance["id"]], str(alliance["resources"]), held)
    return Group(table, Text(_goals(view), "dim"))


def _goals(view: View) -> str:
    goal = next(alliance["goal"] for alliance in view["alliances"] if alliance["goal"])
    return f"Prussia wins with {goal['won']}; Austria wins when Prussia has {goal['lost']} [C14]."


def battle(view: View) -> RenderableType | None:
    """The battle going on, if there is one."""
    fight = view.get("battle")
    if not fight:
        return None
    lines = []
    for seat, side in zip(SEATS, fight["sides"], strict=True):
        line = Text(f"{SIDE_NAMES[seat]} ", NATION_STYLES[seat])
        line.append("on the move  " if seat == fight["active"] else "rolls first  ", "not bold dim")
        line.append_text(units_text(side["units"]))
        line.append(f"  {len(side['dice'])} dice {_bonuses(side['dice'])}", "not bold")
        lines.append(line)
    for seat, cards in zip(SEATS, fight.get("cards", ()), strict=False):
        if cards:
            lines.append(Text(f"{SIDE_NAMES[seat]} uses {_cards(cards)}", "bold"))
    kind = "Battle of" if fight["kind"] == "field" else "Storm on"
    title = Text(f"{kind} {SPACE_NAMES[fight['space']]}", "bold")
    if "round" in fight:
        title.append(f" · round {fight['round']}", "not bold")
    return Panel(Group(*lines), title=title, title_align="left", border_style="red", padding=(0, 1))


def _bonuses(dice: list[int]) -> str:
    return ", ".join(f"{number}×{bonus:+d}" for bonus, number in Counter(dice).items() if bonus)
