"""A recorded position as text."""

from __future__ import annotations

from rich.console import Console
from rich.text import Text

from sanssouci.kernel import CHANCE
from sanssouci.terminal.library import Library
from sanssouci.terminal.presenter import presenter_for
from sanssouci.terminal.records import Moment


def show(moment: Moment, console: Console, seat: str | None, reveal: bool) -> None:
    game, state = moment.game, moment.state
    view = moment.view(seat, reveal)
    presenter = presenter_for(game, Library(game))
    record = moment.record
    title = game.scenario(record.scenario).title
    console.print(Text(f"{title}, after {moment.at} of {len(record.entries)} entries", "bold"))
    for panel in (presenter.status(view), presenter.pieces(view), presenter.decision(view)):
        if panel is not None:
            console.print(panel)
    hand = presenter.hand(view) if seat is not None or moment.is_open(reveal) else None
    if hand is not None:
        console.print(hand)
    if state.outcome is not None:
        console.print(Text(game.say(state.outcome.message), "bold"))
    for actor in state.actors:
        if actor == CHANCE:
            console.print("Chance decides next.")
            continue
        # What others are asked may speak of their secrets, so only their names are shown.
        if seat != actor and not reveal:
            console.print(f"{game.name(actor)} has to decide.")
            continue
        prompt = state.prompt(actor)
        console.print(Text(f"{game.name(actor)}: {game.say(prompt)} [{prompt.rule}]"))
        legal = state.legal(actor)
        console.print(f"{len(legal)} legal actions:")
        console.print(presenter.legal(view, legal))
