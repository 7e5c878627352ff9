"""The fight going on, battle or siege, with everything that bears on it, and hands of cards."""

from __future__ import annotations

from typing import Any, Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from sanssouci.games.sieben_jahre.atlas import PACK
from sanssouci.games.sieben_jahre.fighters import ENDLESS
from sanssouci.games.sieben_jahre.units import ARMS
from sanssouci.games.sieben_jahre.wording import say
from sanssouci.kernel.numerals import signed
from sanssouci.terminal.sieben_jahre.colours import STATE_STYLES, state_name
from sanssouci.terminal.sieben_jahre.ground import (
    arm_letters,
    name_of,
    units_text,
)

View = dict[str, Any]

_CARDS: Final = {card.id: card for card in PACK.battle_cards}


def fight(view: View) -> RenderableType | None:
    """The two sides face to face, one line for everything that counts."""
    shown = view.get("battle")
    if not shown:
        return None
    table = Table(box=None, pad_edge=False, header_style="bold")
    table.add_column("")
    for side, role in zip(shown["sides"], ("sj.attacks", "sj.defends"), strict=True):
        table.add_column(_heading(side, say(role)))
    for words, cells in _rows(view, shown):
        if any(cells):
            table.add_row(Text(say(words), "dim"), *cells)
    what = say(f"sj.fight_{shown['kind']}", place=name_of(shown["place"]))
    title = Text(f"⚔ {what}", "bold red")
    title.append(f" · {say('sj.phase', phase=shown['phase'])}", "not bold")
    return Group(title, table)


def _heading(side: dict[str, Any], role: str) -> Text:
    if side["commanders"]:
        name = " + ".join(name_of(id) for id in side["commanders"])
        style = STATE_STYLES[side["board"]]
    else:
        name = say("sj.garrison", state=state_name(side["state"]))
        style = STATE_STYLES[side["state"]]
    return Text(name, style).append(f" {role}", "not bold dim")


def _rows(view: View, shown: dict[str, Any]) -> list[tuple[str, list[str]]]:
    """Few lines, so that all of them and the log fit on a small screen."""
    sides = shown["sides"]
    pieces = {piece["id"]: piece for piece in view["pieces"]}

    def troops(side: dict[str, Any]) -> str:
        armies = [pieces[id] for id in side["commanders"] if id in pieces]
        return " + ".join(units_text(army) for army in armies) or say(
            "sj.side_units", number=side["units"]
        )

    def attacks(side: dict[str, Any]) -> str:
        if not side["commanders"]:
            return str(sum(side["attacks"]))
        return _by_arm(side["attacks"]) or "0"

    def worn(side: dict[str, Any]) -> str:
        points = (pieces[id]["exhaustion"] for id in side["commanders"] if id in pieces)
        return _signed(-max(points, default=0))

    return [
        ("terminal.units", [troops(side) for side in sides]),
        ("terminal.attacks_left", [attacks(side) for side in sides]),
        ("terminal.ammunition", [_loads(side) for side in sides]),
        ("terminal.late", [_by_arm(side["late"]) for side in sides]),
        ("terminal.losses", [_losses(side) for side in sides]),
        ("terminal.gives_up", [_patience(side["patience"]) for side in sides]),
        ("terminal.carried_over", [_signed(side["carry"]) for side in sides]),
        ("terminal.advantages", [_signed(side["boost"]) for side in sides]),
        ("terminal.exhaustion", [worn(side) for side in sides]),
        ("terminal.swaps", [str(side["swaps"] or "") for side in sides]),
        ("terminal.cards", [say("sj.chosen") if side["chosen"] else "" for side in sides]),
    ]


def _loads(side: dict[str, Any]) -> str:
    """Its loads, and those among them that are in reserve (S20.4)."""
    reserve = sum(side["reserves"])
    if not reserve:
        return str(side["loads"])
    return say("terminal.with_reserve", loads=side["loads"], reserve=reserve)


def _losses(side: dict[str, Any]) -> str:
    return say("terminal.lost_and_recoverable", lost=side["losses"], shield=side["shield"])


def _patience(patience: int) -> str:
    """What the Options card says of a force, once it is drawn (S24.2)."""
    if patience == ENDLESS:
        return say("sj.side_endless")
    return say("sj.side_patience", number=patience) if patience >= 0 else ""


def _signed(number: int) -> str:
    return signed(number) if number else ""


def _by_arm(counts: list[int]) -> str:
    """Counts by slot; the arms of the second of two armies follow those of the first."""
    totals = [0] * len(ARMS)
    for slot, count in enumerate(counts):
        totals[slot % len(ARMS)] += count
    return " ".join(
        f"{count} {arm_letters(arm)}" for arm, count in zip(ARMS, totals, strict=True) if count
    )


def cards(hand: list[str]) -> RenderableType:
    """What is on each card."""
    table = Table(box=None, pad_edge=False, header_style="dim")
    for heading in ("card", "arm", "sends", "points", "how"):
        table.add_column(say(f"terminal.head_{heading}"))
    for id in hand:
        card = _CARDS[id]
        arm, mode = say(f"name.{card.arm}"), say(f"sj.mode_{card.mode}")
        table.add_row(Text(id, "bold"), arm, str(card.figures), str(card.points), mode)
    return table


def hands(view: View) -> RenderableType:
    shown = view.get("battle")
    held = [card for side in (shown or {"sides": ()})["sides"] for card in side.get("hand", ())]
    return cards(held) if held else Text(say("terminal.no_open_cards"), "dim")
