"""A recorded position as text."""

from __future__ import annotations

from rich.console import Console
from rich.text import Text

from sanssouci.kernel import CHANCE
from sanssouci.terminal.library import Library
from sanssouci.terminal.presenter import presenter_for
from sanssouci.terminal.records import Moment
from sanssouci.terminal.wording import say


def show(moment: Moment, console: Console, seat: str | None, reveal: bool) -> None:
    game, state = moment.game, moment.state
    view = moment.view(seat, reveal)
    presenter = presenter_for(game, Library(game))
    record = moment.record
    title = game.title_of(game.scenario(record.scenario))
    heading = say("terminal.after", title=title, at=moment.at, count=len(record.entries))
    console.print(Text(heading, "bold"))
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
            console.print(say("terminal.chance_next"))
            continue
        # What others are asked may speak of their secrets, so only their names are shown.
        if seat != actor and not reveal:
            console.print(say("terminal.has_to_decide", who=game.name(actor)))
            continue
        prompt = state.prompt(actor)
        console.print(Text(f"{game.name(actor)}: {game.say(prompt)} [{prompt.rule}]"))
        legal = state.legal(actor)
        console.print(say("terminal.legal_actions", count=len(legal)))
        console.print(presenter.legal(view, legal))
