"""Recorded games in other forms: data, pictures, reports."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from sanssouci.kernel import Message, option_text
from sanssouci.terminal.pictures import FORMATS as PICTURES
from sanssouci.terminal.pictures import write_map
from sanssouci.terminal.questions import player_called
from sanssouci.terminal.records import Moment
from sanssouci.terminal.wording import say

FORMATS = ("json", "md", "log", *PICTURES)


def export(moment: Moment, path: Path, format: str, seat: str | None, reveal: bool) -> None:
    """Write a moment of a recorded game as a file of one of FORMATS."""
    if format in PICTURES:
        write_map(moment.game, moment.view(seat, reveal), path, format=format)
        return
    make = {"json": as_json, "md": as_markdown, "log": as_log}[format]
    path.write_text(make(moment, seat, reveal), encoding="utf-8")


def as_json(moment: Moment, seat: str | None, reveal: bool) -> str:
    """The view as data; with the whole position where everything may be known."""
    record = moment.record
    document: dict[str, Any] = {
        "game": record.game,
        "rules": record.rules,
        "scenario": record.scenario,
        "options": {name: option_text(value) for name, value in record.options.items()},
        "players": record.players,
        "entries": moment.at,
        "view": moment.view(seat, reveal),
    }
    if seat is None and moment.is_open(reveal):
        document["position"] = moment.state.to_json()
        document["hash"] = moment.state.hash()
    return json.dumps(document, indent=2, ensure_ascii=False) + "\n"


def as_log(moment: Moment, seat: str | None, reveal: bool) -> str:
    moment.check_seat(seat)
    return "".join(_sentence(moment, line.message) + "\n" for line in moment.log(seat, reveal))


def as_markdown(moment: Moment, seat: str | None, reveal: bool) -> str:
    """A report of the game to read: who played, what happened, how it ended."""
    moment.check_seat(seat)
    game, record = moment.game, moment.record
    options = ", ".join(f"{name} {option_text(value)}" for name, value in record.options.items())
    parts = [f"# {game.title_of(game.scenario(record.scenario))}", ""]
    parts += [
        f"- {game.name(who)}: {player_called(player)}" for who, player in record.players.items()
    ]
    parts.append(f"- {say('terminal.report_options', options=options)}")
    parts += [f"- {say('terminal.report_rules', version=record.rules)}", ""]
    for line in moment.log(seat, reveal):
        sentence = _sentence(moment, line.message)
        kind = line.message.key
        if kind.endswith(".turn"):
            parts += ["", f"## {sentence.rstrip('.')}", ""]
        elif kind.endswith(".stage"):
            parts += ["", f"**{sentence}**", ""]
        else:
            parts.append(f"- {sentence}")
    if moment.state.outcome is not None:
        parts += [
            "",
            f"## {say('terminal.report_end')}",
            "",
            _sentence(moment, moment.state.outcome.message),
        ]
    return "\n".join(parts) + "\n"


def _sentence(moment: Moment, message: Message) -> str:
    said = moment.game.say(message)
    return said[:1].upper() + said[1:]
