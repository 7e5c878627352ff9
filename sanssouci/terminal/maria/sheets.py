"""The sheets that only Maria has: the powers, politics, and what still has to be marked."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from sanssouci.games.maria.atlas import ATLAS, PACK
from sanssouci.games.maria.nations import ROLE_NAMES
from sanssouci.games.maria.political_cards import CARD_INDEX, CARDS
from sanssouci.games.maria.political_tables import LAST_BOX, TRACKS
from sanssouci.games.maria.tracks import BOX
from sanssouci.terminal.maria.colours import NAMES, NATION_STYLES
from sanssouci.terminal.maria.ground import Ground
from sanssouci.terminal.war.cards import card, suit_of_name
from sanssouci.terminal.war.theatre import View

_STAGES = {1: "politics", 2: "hussars", 6: "the year ends"}
_BOXES = {
    "electors": "Three Electors",
    "emperor": "Emperor",
    "italy": "Italy",
    "silesia": "Silesia",
}


# -- the state of the war -------------------------------------------------------------------------


def status(view: View) -> RenderableType:
    """Turn, powers and politics in one panel."""
    table = Table(box=None, pad_edge=False, header_style="dim")
    for heading in ("", "power", "led by"):
        table.add_column(heading)
    for heading in ("troops", "cards", "draws"):
        table.add_column(heading, justify="right")
    table.add_column("victory markers")
    for nation in view["nations"]:
        table.add_row(*_nation_row(view, nation))
    lines = [Text(" · ").join(_tracks(view)), *_politics(view), *_boxes(view), *_deals(view)]
    if PACK.reconstruction:
        lines.append(Text("Maps and political cards are our own reconstruction.", "dim italic"))
    return Panel(
        Group(table, *lines),
        title=title(view),
        title_align="left",
        border_style="dim",
        padding=(0, 1),
    )


def title(view: View) -> Text:
    """When it is, and who does what."""
    title = Text(f"{view['year']} · turn {view['turn']}", style="bold")
    for id in view["active"]:
        title.append(" · ").append(NAMES[id], NATION_STYLES[id])
    between = not view["active"] and view["phase"] != "allotment"
    if between and view["stage"] in _STAGES:
        title.append(f" · {_STAGES[view['stage']]}", "not bold")
    return title.append(f" · {view['phase'].replace('_', ' ')}", "not bold")


def _nation_row(view: View, nation: dict[str, Any]) -> list[RenderableType]:
    style = NATION_STYLES[nation["id"]]
    return [
        Text("▶" if nation["id"] in view["active"] else "", style),
        Text(NAMES[nation["id"]], style),
        Text(ROLE_NAMES[nation["seat"]], "bold" if nation["seat"] == view["seat"] else ""),
        f"{nation['troops']}/{nation['most_troops']}",
        str(nation["cards"]),
        f"+{nation['draws']}",
        _progress(nation, style),
    ]


def _progress(nation: dict[str, Any], style: str) -> Text:
    if nation["neutral"]:
        return Text("neutral", "dim italic")
    if "pool" not in nation:
        return Text("")
    left = nation["pool"]
    placed = nation["markers"] - left
    bar = Text("■" * placed, style)
    bar.append("□" * left, "dim").append(f" {placed}/{nation['markers']}", "")
    notes = {"in battles": "battle", "set aside": "set_aside", "to spare": "surplus"}
    for words, key in notes.items():
        if nation[key]:
            bar.append(f", {nation[key]} {words}", "dim")
    return bar


def _tracks(view: View) -> Iterator[Text]:
    for number, track in enumerate(TRACKS):
        at = view["tracks"][track]
        row = "".join("●" if box == at else "○" for box in range(1, LAST_BOX + 1))
        yield Text.assemble((f"{track.title()} ", "bold"), row, f" {BOX[number, at].title}")


def _politics(view: View) -> Iterator[Text]:
    if view["political_cards"] or view["trump"]:
        line = Text("Political cards: ", "bold magenta")
        line.append(", ".join(_title_of(id) for id in view["political_cards"]) or "none")
        if view["trump"]:
            line.append(" · trump ")
            every = view["trump"] == "every"
            line.append_text(Text("any suit") if every else suit_of_name(view["trump"]))
        yield line
    for display in view["display"]:
        cards = [card(text) for text in display["kept"]]
        cards += [card(text) for text in display.get("bids", ())]
        if "bids" not in display:
            cards += [Text("▮", "dim") for _ in display["laid"]]
        if cards:
            name = Text(f"  {NAMES[display['nation']]} ", NATION_STYLES[display["nation"]])
            yield name.append_text(Text(" ").join(cards))
    notes = []
    if view["truce"]:
        notes.append("Austria and Prussia keep a truce this turn")
    if view["no_force_march"]:
        notes.append("no French force march this turn")
    if view["neutral_until"]:
        notes.append(f"Prussia is neutral until its stage of turn {view['neutral_until']}")
    if view["election"] == "due":
        notes.append("the imperial election is held at the end of this turn")
    if notes:
        yield Text("; ".join(notes), "yellow")


def _title_of(id: str) -> str:
    found = CARDS[CARD_INDEX[id]]
    emblems = ", ".join(NAMES[power] for power in found.emblems) or "nobody"
    return f"{id} {found.title} ({emblems})"


def _boxes(view: View) -> Iterator[Text]:
    held = [(name, view["boxes"][id]) for id, name in _BOXES.items() if view["boxes"][id]]
    if held:
        line = Text("Victory boxes: ", "dim")
        for number, (name, nation) in enumerate(held):
            line.append(" · " if number else "").append(f"{name} ", "dim")
            line.append(NAMES[nation], NATION_STYLES[nation])
        yield line
    away = [(power, id) for power, id in view["missions"].items() if id]
    if away:
        yield Text("On missions: " + ", ".join(f"{id} ({NAMES[p]})" for p, id in away), "dim")


def _deals(view: View) -> Iterator[Text]:
    for deal in view["deals"]:
        what = deal["kind"].replace("-", " ")
        who = f"{NAMES[deal['giver']]} to {NAMES[deal['taker']]}"
        yield Text(f"Deal: {what}, {who}, until turn {deal['until']}", "dim")


# -- what has to be marked ------------------------------------------------------------------------


def objectives(view: View) -> RenderableType:
    """Where each power's markers lie, and the votes for the imperial crown."""
    ground = Ground(view)
    table = Table(box=box.SIMPLE, pad_edge=False, header_style="dim", show_edge=False)
    table.add_column("power")
    table.add_column("to place", justify="right")
    table.add_column("where its markers lie (in question: ?)")
    for nation in view["nations"]:
        if "pool" not in nation:
            continue
        table.add_row(
            Text(NAMES[nation["id"]], NATION_STYLES[nation["id"]]),
            str(nation["pool"]),
            ", ".join(_marked(view, nation)) or "nowhere yet",
        )
    return Group(table, _votes(ground))


def _marked(view: View, nation: dict[str, Any]) -> Iterator[str]:
    for marker in view["markers"]:
        if marker["nation"] == nation["id"]:
            yield f"{marker['city']}{'?' if marker['question'] else ''}"
    if nation["battle"]:
        yield f"battle box ({nation['battle']})"
    for id, name in _BOXES.items():
        if view["boxes"][id] == nation["id"]:
            yield name


def _votes(ground: Ground) -> Text:
    line = Text("Votes: ", "dim")
    for number, (city, nation) in enumerate(ground.votes.items()):
        name = ATLAS.cities[ATLAS.index[city]].name
        line.append(" · " if number else "").append(f"{name} ", "dim")
        line.append(NAMES[nation], NATION_STYLES[nation])
    return line if ground.votes else Text("")
