"""The fight going on, battle or siege, with everything that bears on it, and hands of cards."""

from __future__ import annotations

from typing import Any, Final

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from sanssouci.games.sieben_jahre.atlas import PACK
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
    for words, cells in _rows(view, shown["sides"]):
        if any(cells):
            table.add_row(Text(say(words), "dim"), *cells)
    where = name_of(shown["region"] or shown["place"])
    if shown["kind"] in ("field", "fleet"):
        where = name_of(shown["place"])
    title = Text(say(f"sj.fight_{shown['kind']}", place=where), "bold")
    title.append(f" · {say('sj.phase', phase=shown['phase'])}", "not bold")
    hands = [card for side in shown["sides"] for card in side.get("hand", ())]
    parts: list[RenderableType] = [table]
    if hands:
        parts.append(cards(hands))
    return Panel(Group(*parts), title=title, title_align="left", border_style="red", padding=(0, 1))


def _heading(side: dict[str, Any], role: str) -> Text:
    if side["commanders"]:
        name = " + ".join(name_of(id) for id in side["commanders"])
        style = STATE_STYLES[side["board"]]
    else:
        name = say("sj.garrison", state=state_name(side["state"]))
        style = STATE_STYLES[side["state"]]
    return Text(name, style).append(f" {role}", "not bold dim")


def _rows(view: View, sides: list[dict[str, Any]]) -> list[tuple[str, list[str]]]:
    pieces = {piece["id"]: piece for piece in view["pieces"]}

    def troops(side: dict[str, Any]) -> str:
        armies = [pieces[id] for id in side["commanders"] if id in pieces]
        return " + ".join(units_text(army) for army in armies) or say(
            "sj.side_units", number=side["units"]
        )

    def levels(side: dict[str, Any]) -> str:
        return ", ".join(str(pieces[id]["level"]) for id in side["commanders"] if id in pieces)

    def worn(side: dict[str, Any]) -> str:
        return str(sum(pieces[id]["exhaustion"] for id in side["commanders"] if id in pieces) or "")

    return [
        ("terminal.units", [troops(side) for side in sides]),
        ("terminal.command_value", [levels(side) for side in sides]),
        ("terminal.ammunition", [str(side["loads"]) for side in sides]),
        ("terminal.attacks_left", [_by_arm(side["attacks"]) for side in sides]),
        ("terminal.reserves", [str(sum(side["reserves"]) or "") for side in sides]),
        ("terminal.late", [_by_arm(side["late"]) for side in sides]),
        ("terminal.recoverable", [str(side["shield"] or "") for side in sides]),
        ("terminal.advantages", [_signed(side["boost"]) for side in sides]),
        ("terminal.carried_over", [_signed(side["carry"]) for side in sides]),
        ("terminal.units_lost", [str(side["losses"] or "") for side in sides]),
        ("terminal.gives_up", [_losses(side["patience"]) for side in sides]),
        ("terminal.exhaustion", [worn(side) for side in sides]),
        ("terminal.swaps", [str(side["swaps"] or "") for side in sides]),
        ("terminal.cards", [_cards_of(side) for side in sides]),
    ]


def _cards_of(side: dict[str, Any]) -> str:
    return f"{side['cards']}, {say('sj.chosen')}" if side["chosen"] else str(side["cards"])


def _losses(patience: int) -> str:
    """The Options card says after how many losses a force gives up, once it is drawn (S24)."""
    return say("terminal.more_losses", count=patience) if patience >= 0 else ""


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
