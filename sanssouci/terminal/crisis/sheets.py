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
from sanssouci.games.crisis.wording import card_name, card_text, say
from sanssouci.kernel.numerals import signed
from sanssouci.terminal.crisis.colours import NATION_STYLES, nation_name, side_name
from sanssouci.terminal.crisis.ground import (
    SPACE_NAMES,
    Ground,
    commander_name,
    units_text,
)
from sanssouci.terminal.wording import say as tell

View = dict[str, Any]


def status(view: View) -> RenderableType:
    """Turn, cup, alliances and nations in one panel."""
    table = Table(box=None, pad_edge=False, header_style="dim")
    for heading in ("", say("terminal.nation"), say("terminal.led_by")):
        table.add_column(heading)
    for heading in ("terminal.units", "terminal.worn", "terminal.reserve", "terminal.resources"):
        table.add_column(say(heading), justify="right")
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
    month = say(f"name.{view['month']}")
    title = Text(say("when", month=month, year=view["year"]), "bold")
    title.append(f" · {say('panel.turn', turn=view['turn'], all=len(TURNS))}", "not bold")
    if view["army"]:
        title.append(" · ")
        title.append(nation_name(view["army"]), NATION_STYLES[view["army"]])
        if view["points"] is not None:
            title.append(f" · {say('panel.points', count=view['points'])}", "not bold")
    phase = say(f"phase.{view['phase']}")
    return title.append(f" · {phase}", "not bold")


def _cup(view: View) -> Text:
    if view["winter"]:
        return Text(say("panel.winter"), "bold cyan")
    text = Text(f"{say('terminal.in_cup')} ", "dim")
    left = [(chit, number) for chit, number in view["cup"].items() if number]
    for chit, number in left:
        name = nation_name(TURN_END if chit == TURN_END else chit)
        text.append(f"{name}{f' ×{number}' if number > 1 else ''}  ", NATION_STYLES.get(chit, ""))
    return text if left else text.append(say("terminal.nothing"))


def _nation_row(view: View, nation: dict[str, Any]) -> list[RenderableType]:
    style = NATION_STYLES[nation["id"]]
    units = [
        unit
        for space in view["spaces"]
        for unit in space["units"]
        if unit["nation"] == nation["id"]
    ]
    retreats = {army["id"]: army["retreats"] for army in view["armies"]}.get(nation["id"], 0)
    notes = [] if nation["at_war"] else [say("nation.at_peace")]
    if retreats:
        notes.append(say("terminal.retreats", count=retreats))
    if nation["released"]:
        who = ", ".join(map(commander_name, nation["released"]))
        notes.append(say("terminal.ready", who=who))
    if nation["waiting"]:
        notes.append(say("terminal.waiting", count=len(nation["waiting"])))
    return [
        Text("▶" if nation["army"] == view["army"] else "", style),
        Text(nation_name(nation["id"]), style),
        Text(side_name(nation["seat"]), "bold" if nation["seat"] == view["seat"] else ""),
        str(sum(unit["count"] for unit in units)),
        str(sum(unit["count"] for unit in units if unit["depleted"])),
        str(nation["reserve"]),
        str(nation["resources"]),
        Text(" · ".join(notes), "dim"),
    ]


def _alliance_line(alliance: dict[str, Any]) -> Text:
    text = Text(f"{side_name(alliance['id'])}: ", NATION_STYLES[alliance["id"]])
    text.append(say("alliance.resources", count=alliance["resources"]), "bold")
    hand = say("alliance.cards", count=alliance["cards"])
    text.append(f" · {hand}, {say('alliance.deck', count=alliance['deck'])}")
    if alliance["used"]:
        text.append(f" · {say('terminal.used', cards=_cards(alliance['used']))}", "dim")
    return text


def _cards(ids: list[str]) -> str:
    names = {card.id: card_name(card) for card in CARDS}
    return ", ".join(
        f"{names[id]}{f' ×{number}' if number > 1 else ''}" for id, number in Counter(ids).items()
    )


def _lost(view: View) -> list[RenderableType]:
    lines: list[RenderableType] = []
    if view["removed"]:
        lost = ", ".join(map(commander_name, view["removed"]))
        lines.append(Text(say("panel.removed", who=lost), "dim"))
    if view["empress_dead"]:
        lines.append(Text(say("terminal.empress_dead"), "bold magenta"))
    if PACK.reconstruction:
        lines.append(Text(say("terminal.reconstruction"), "dim italic"))
    return lines


def hands(view: View) -> RenderableType:
    """The open hands: what each card asks for and does."""
    shown = [alliance for alliance in view["alliances"] if alliance["hand"] is not None]
    if not shown:
        return Text(tell("terminal.no_open_hand"))
    if not any(alliance["hand"] for alliance in shown):
        return Text(tell("terminal.no_cards_yet"), "dim")
    table = Table(box=None, pad_edge=False, header_style="dim")
    for heading in ("", "terminal.card", "terminal.needs", "terminal.does"):
        table.add_column(heading and say(heading))
    for alliance in shown:
        deck = CARD_INDEX[SEATS.index(alliance["id"])]
        for id, number in Counter(alliance["hand"]).items():
            card = CARDS[deck[id]]
            table.add_row(
                f"{number} ×" if number > 1 else "",
                Text(id, NATION_STYLES[alliance["id"]]),
                "" if card.number is None else say("terminal.rated", number=card.number),
                Text(card_text(card), "dim"),
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
    table.add_column(say("terminal.space"))
    table.add_column(say("terminal.units"))
    table.add_column("")
    for nation in nations:
        for space, units in ground.stacks(nation):
            number = sum(unit["count"] for unit in units)
            text = Text(f"{number:3} ", "bold").append_text(units_text(units))
            state = ""
            if ground.spaces[space]["besieged"]:
                inside = any(unit["inside"] for unit in units)
                state = say("terminal.under_siege" if inside else "terminal.besieging")
            table.add_row(SPACE_NAMES[space], text, Text(state, "red"))
    return table


def objectives(view: View) -> RenderableType:
    """Who holds which resource spaces, and how far the war is from its end."""
    ground = Ground(view)
    table = Table(box=box.SIMPLE, pad_edge=False, header_style="dim", show_edge=False)
    table.add_column(say("terminal.alliance"))
    table.add_column(say("alliance.of_resources"), justify="right")
    table.add_column(say("terminal.which"))
    for alliance in view["alliances"]:
        held = Text(", ").join(
            Text(
                f"{SPACE_NAMES[id]}{f' ({value})' if (value := space['resources']) > 1 else ''}",
                NATION_STYLES[space["nation"]],
            )
            for id, space in ground.spaces.items()
            if space["resources"] and ground.side[space["nation"]] == alliance["id"]
        )
        table.add_row(side_name(alliance["id"]), str(alliance["resources"]), held)
    return Group(table, Text(_goals(view), "dim"))


def _goals(view: View) -> str:
    goal = next(alliance["goal"] for alliance in view["alliances"] if alliance["goal"])
    return f"{say('terminal.goals', won=goal['won'], lost=goal['lost'])} [C14]"


def battle(view: View) -> RenderableType | None:
    """The battle going on, if there is one."""
    fight = view.get("battle")
    if not fight:
        return None
    lines = []
    for seat, side in zip(SEATS, fight["sides"], strict=True):
        line = Text(f"{side_name(seat)} ", NATION_STYLES[seat])
        role = say("battle.active" if seat == fight["active"] else "battle.passive")
        line.append(f"{role}  ", "not bold dim")
        line.append_text(units_text(side["units"]))
        dice = say("terminal.dice", count=len(side["dice"]))
        line.append(f"  {dice} {_bonuses(side['dice'])}", "not bold")
        lines.append(line)
    for seat, cards in zip(SEATS, fight.get("cards", ()), strict=False):
        if cards:
            used = say("terminal.uses", who=side_name(seat), cards=_cards(cards))
            lines.append(Text(used, "bold"))
    kind = "battle.field" if fight["kind"] == "field" else "battle.fort"
    title = Text(say(kind, space=SPACE_NAMES[fight["space"]]), "bold")
    if "round" in fight:
        title.append(f" · {say('battle.round', round=fight['round'])}", "not bold")
    return Panel(Group(*lines), title=title, title_align="left", border_style="red", padding=(0, 1))


def _bonuses(dice: list[int]) -> str:
    counted = Counter(dice).items()
    return ", ".join(f"{number}×{signed(bonus)}" for bonus, number in counted if bonus)
