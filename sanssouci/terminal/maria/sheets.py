"""The sheets that only Maria has: the powers, politics, and what still has to be marked."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from sanssouci.games.maria.atlas import ATLAS, PACK
from sanssouci.games.maria.political_cards import CARD_INDEX, CARDS
from sanssouci.games.maria.political_tables import LAST_BOX, TRACKS, PoliticalCard
from sanssouci.games.maria.tracks import BOX
from sanssouci.games.maria.wording import box_name, box_title, card_title, say
from sanssouci.terminal.maria.colours import NATION_STYLES, power_name
from sanssouci.terminal.maria.ground import Ground
from sanssouci.terminal.war.cards import card, suit_of_name
from sanssouci.terminal.war.theatre import View
from sanssouci.terminal.wording import capital

_STAGES = {1: "terminal.politics", 2: "terminal.hussars", 6: "terminal.year_ends"}
_BOXES = ("electors", "emperor", "italy", "silesia")


# -- the state of the war -------------------------------------------------------------------------


def status(view: View) -> RenderableType:
    """Turn, powers and politics in one panel."""
    table = Table(box=None, pad_edge=False, header_style="dim")
    for heading in ("", say("terminal.power"), say("terminal.led_by")):
        table.add_column(heading)
    for heading in ("terminal.troops", "terminal.cards", "terminal.draws"):
        table.add_column(say(heading), justify="right")
    table.add_column(say("terminal.markers"))
    for nation in view["nations"]:
        table.add_row(*_nation_row(view, nation))
    lines = [_sides(view), *_tracks(view), *_politics(view), *_boxes(view), *_deals(view)]
    if PACK.reconstruction:
        lines.append(Text(say("terminal.reconstruction"), "dim italic"))
    return Panel(
        Group(table, *lines),
        title=title(view),
        title_align="left",
        border_style="dim",
        padding=(0, 1),
    )


def title(view: View) -> Text:
    """When it is, and who does what."""
    title = Text(say("when", turn=view["turn"], year=view["year"]), style="bold")
    for id in view["active"]:
        title.append(" · ").append(power_name(id), NATION_STYLES[id])
    between = not view["active"] and view["phase"] != "allotment"
    if between and view["stage"] in _STAGES:
        title.append(f" · {say(_STAGES[view['stage']])}", "not bold")
    phase = say(f"phase.{view['phase']}")
    return title.append(f" · {phase}", "not bold")


def _nation_row(view: View, nation: dict[str, Any]) -> list[RenderableType]:
    style = NATION_STYLES[nation["id"]]
    return [
        Text("▶" if nation["id"] in view["active"] else "", style),
        Text(power_name(nation["id"]), style),
        Text(say(f"name.{nation['seat']}"), "bold" if nation["seat"] == view["seat"] else ""),
        f"{nation['troops']}/{nation['most_troops']}",
        str(nation["cards"]),
        f"+{nation['draws']}",
        _progress(nation, style),
    ]


def _progress(nation: dict[str, Any], style: str) -> Text:
    neutral = Text(say("nation.neutral") if nation["neutral"] else "", "dim italic")
    if "pool" not in nation:
        return neutral
    left = nation["pool"]
    placed = nation["markers"] - left
    bar = Text("■" * placed, style)
    bar.append("□" * left, "dim").append(f" {placed}/{nation['markers']}", "")
    for key in ("battle", "set_aside", "surplus"):
        if nation[key]:
            bar.append(f", {say(f'terminal.markers_{key}', count=nation[key])}", "dim")
    return bar.append(", ").append_text(neutral) if neutral else bar


def _sides(view: View) -> Text:
    """Who stands against whom: powers with the same enemies are on one side."""
    sides: dict[tuple[str, ...], list[Text]] = {}
    for nation in view["nations"]:
        if nation["enemies"]:
            name = Text(power_name(nation["id"]), NATION_STYLES[nation["id"]])
            sides.setdefault(tuple(nation["enemies"]), []).append(name)
    return Text(" ⚔ ", "red").join(Text(" ").join(side) for side in sides.values())


def _tracks(view: View) -> Iterator[Text]:
    """The political board in a line; without votes there are no politics."""
    found = []
    for number, track in enumerate(TRACKS):
        at = view["tracks"][track]
        row = "".join("●" if box == at else "○" for box in range(1, LAST_BOX + 1))
        name = capital(say(f"name.{track}"))
        found.append(Text.assemble((f"{name} ", "bold"), row, f" {box_title(BOX[number, at])}"))
    if view["electors"]:
        yield Text(" · ").join(found)


def _politics(view: View) -> Iterator[Text]:
    if view["political_cards"] or view["trump"]:
        line = Text(f"{say('terminal.political_cards')} ", "bold magenta")
        titles = ", ".join(_title_of(id) for id in view["political_cards"])
        line.append(titles or say("terminal.none"))
        if view["trump"]:
            line.append(f" · {say('terminal.trump')} ")
            every = view["trump"] == "every"
            line.append_text(Text(say("name.every")) if every else suit_of_name(view["trump"]))
        yield line
    for id in view["political_cards"]:
        yield Text(f"  {id}: {' '.join(_printed(CARDS[CARD_INDEX[id]]))}", "dim")
    for display in view["display"]:
        cards = [card(text) for text in display["kept"]]
        cards += [card(text) for text in display.get("bids", ())]
        if "bids" not in display:
            cards += [Text("▮", "dim") for _ in display["laid"]]
        if cards:
            name = Text(f"  {power_name(display['nation'])} ", NATION_STYLES[display["nation"]])
            yield name.append_text(Text(" ").join(cards))
    notes = []
    if view["truce"]:
        notes.append(say("terminal.truce"))
    if view["no_force_march"]:
        notes.append(say("terminal.no_force_march"))
    if view["neutral_until"]:
        notes.append(say("terminal.neutral_until", turn=view["neutral_until"]))
    if view["election"] == "due":
        notes.append(say("terminal.election_due"))
    if notes:
        yield Text("; ".join(notes), "yellow")


def _title_of(id: str) -> str:
    found = CARDS[CARD_INDEX[id]]
    emblems = ", ".join(power_name(power) for power in found.emblems) or say("terminal.nobody")
    return f"{id} {card_title(found)} ({emblems})"


def _printed(printed: PoliticalCard) -> Iterator[str]:
    """What a political card does, sentence by sentence."""

    def names(powers: Sequence[str]) -> str:
        taker = say("politics.taker")
        return ", ".join(taker if each == "taker" else say(f"name.{each}") for each in powers)

    track, steps = printed.track and capital(say(f"name.{printed.track}")), printed.steps
    for direction, powers in (("left", printed.left), ("right", printed.right)):
        if powers:
            yield say(f"politics.{direction}", track=track, steps=steps, who=names(powers))
    if printed.drawers:
        many = {"who-count": len(printed.drawers)}
        who = capital(names(printed.drawers))
        key = "politics.draws_saxony" if "saxony" in printed.drawers else "politics.draws"
        yield say(key, who=who, count=printed.cards, **many)
    if printed.fewer:
        yield say("politics.fewer", count=printed.fewer)
    if printed.troops:
        yield say("politics.recruits", count=printed.troops, free=printed.free)
    if printed.special:
        yield say(f"politics.{printed.special}")


def _boxes(view: View) -> Iterator[Text]:
    held = [(box_name(id), view["boxes"][id]) for id in _BOXES if view["boxes"][id]]
    if held:
        line = Text(f"{say('terminal.boxes')} ", "dim")
        for number, (name, nation) in enumerate(held):
            line.append(" · " if number else "").append(f"{name} ", "dim")
            line.append(power_name(nation), NATION_STYLES[nation])
        yield line
    away = [(power, id) for power, id in view["missions"].items() if id]
    if away:
        who = ", ".join(f"{id} ({power_name(power)})" for power, id in away)
        yield Text(say("terminal.missions", who=who), "dim")


def _deals(view: View) -> Iterator[Text]:
    for deal in view["deals"]:
        told = say(
            "terminal.deal",
            what=say(f"name.{deal['kind']}"),
            giver=power_name(deal["giver"]),
            taker=power_name(deal["taker"]),
            until=deal["until"],
        )
        yield Text(told, "dim")


# -- what has to be marked ------------------------------------------------------------------------


def objectives(view: View) -> RenderableType:
    """Where each power's markers lie, and the votes for the imperial crown."""
    ground = Ground(view)
    table = Table(box=box.SIMPLE, pad_edge=False, header_style="dim", show_edge=False)
    table.add_column(say("terminal.power"))
    table.add_column(say("terminal.to_place"), justify="right")
    table.add_column(say("terminal.where_markers"))
    for nation in view["nations"]:
        if "pool" not in nation:
            continue
        table.add_row(
            Text(power_name(nation["id"]), NATION_STYLES[nation["id"]]),
            str(nation["pool"]),
            ", ".join(_marked(view, nation)) or say("terminal.nowhere_yet"),
        )
    return Group(table, _votes(ground))


def _marked(view: View, nation: dict[str, Any]) -> Iterator[str]:
    for marker in view["markers"]:
        if marker["nation"] == nation["id"]:
            yield f"{marker['city']}{'?' if marker['question'] else ''}"
    if nation["battle"]:
        yield say("terminal.battle_box", count=nation["battle"])
    for id in _BOXES:
        if view["boxes"][id] == nation["id"]:
            yield box_name(id)


def _votes(ground: Ground) -> Text:
    line = Text(f"{say('terminal.votes')} ", "dim")
    for number, (city, nation) in enumerate(ground.votes.items()):
        name = ATLAS.cities[ATLAS.index[city]].name
        line.append(" · " if number else "").append(f"{name} ", "dim")
        line.append(power_name(nation), NATION_STYLES[nation])
    return line if ground.votes else Text("")
