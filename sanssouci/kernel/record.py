"""A game on paper: a header, and every decision of players and of chance, one per line."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from sanssouci.kernel.action import Action
from sanssouci.kernel.catalogue import tell
from sanssouci.kernel.chronicle import Chronicle, Entry
from sanssouci.kernel.complaints import system_trouble
from sanssouci.kernel.errors import BadAction, BadOption, BadRecord, Illegal, RuleFailed, shown
from sanssouci.kernel.game import Game, Options, option_text
from sanssouci.kernel.state import State

FORMAT = "1"
THEN = ", then "
"""Between those who have played a seat one after the other."""


def last_player(names: str) -> str:
    """Who sits in a seat at the end of a record.

    >>> last_player("Anna, then captain")
    'captain'
    """
    return names.rpartition(THEN)[2]


@dataclass(slots=True)
class Record:
    """Everything needed to play a game through again, readable by eye."""

    game: str
    rules: str
    scenario: str
    options: Options
    players: dict[str, str] = field(default_factory=dict)
    """Who sits where: a person's name or a bot's, by seat; with ``THEN`` between those who have
    played it one after the other."""
    entries: list[Entry] = field(default_factory=list)
    result: str = ""
    hash: str = ""
    commitment: str = ""
    """Shown before the game: the hash of the secret that decided its luck. See ``luck``."""
    secret: str = ""
    position: Mapping[str, Any] | None = None
    """The position it begins with, as ``State.to_json`` writes it, if not with the set-up."""

    def first_position(self, game: Game) -> State:
        """The position before the first entry."""
        if self.position is None:
            return game.new(self.scenario, **self.options)
        state = game.from_json(self.position)
        if state.setting.scenario.id != self.scenario:
            raise BadRecord(tell("unsound.other_scenario", scenario=state.setting.scenario.id))
        return state

    def dumps(self) -> str:
        options = " ".join(f"{name}={option_text(value)}" for name, value in self.options.items())
        head = [
            f"Sanssouci-Record: {FORMAT}",
            f"Game: {self.game}",
            f"Rules: {self.rules}",
            f"Scenario: {self.scenario}",
            f"Options: {options}",
            *(f"Player: {seat} {name}" for seat, name in self.players.items()),
            *([] if self.position is None else [f"Position: {json.dumps(self.position)}"]),
        ]
        body = [f"{seat}: {action}" for seat, action in self.entries]
        tail = [f"Result: {self.result}"] if self.result else []
        if self.hash:
            tail.append(f"Hash: {self.hash}")
        if self.secret:
            tail += [f"Luck: {self.commitment}", f"Secret: {self.secret}"]
        return "\n".join([*head, "", *body, "", *tail]) + "\n"

    def save(self, path: Path) -> None:
        """Write beside the old file and then replace it, so that a crash loses nothing."""
        draft = path.with_name(path.name + ".part")
        draft.write_text(self.dumps(), encoding="utf-8")
        draft.replace(path)

    @classmethod
    def load(cls, path: Path | str) -> Record:
        try:
            text = Path(path).read_text(encoding="utf-8")
        except UnicodeDecodeError as error:
            raise BadRecord(tell("unsound.not_text", file=str(path), problem=str(error))) from error
        except OSError as error:
            raise BadRecord(f"{path}: {system_trouble(error)}") from error
        return cls.loads(text, source=str(path))

    @classmethod
    def loads(cls, text: str, source: str = "") -> Record:
        return _Reader(source).read(text)


class _Reader:
    def __init__(self, source: str) -> None:
        self.source = source
        self.line = 0
        self.fields: dict[str, str] = {}
        self.players: dict[str, str] = {}
        self.entries: list[Entry] = []

    def fail(self, problem: str) -> BadRecord:
        source = self.source or tell("unsound.the_record")
        return BadRecord(tell("unsound.line", source=source, line=self.line, problem=problem))

    def read(self, text: str) -> Record:
        lines = text.splitlines()
        if not any(line.startswith("Sanssouci-Record:") for line in lines):
            self.line = 1  # of some other file it need not be said where it is none
            raise self.fail(tell("unsound.no_record", format=FORMAT))
        for self.line, raw in enumerate(lines, start=1):
            if raw.strip() and not raw.startswith("#"):
                self._read_line(raw)
        self.line = 1
        if self.fields.get("Sanssouci-Record") != FORMAT:
            raise self.fail(tell("unsound.no_record", format=FORMAT))
        for name in ("Game", "Rules", "Scenario", "Options"):
            if name not in self.fields:
                raise self.fail(tell("unsound.no_header", name=name))
        return Record(
            game=self.fields["Game"],
            rules=self.fields["Rules"],
            scenario=self.fields["Scenario"],
            options=self._options(self.fields["Options"]),
            players=self.players,
            entries=self.entries,
            result=self.fields.get("Result", ""),
            hash=self.fields.get("Hash", ""),
            commitment=self.fields.get("Luck", ""),
            secret=self.fields.get("Secret", ""),
            position=self._position(self.fields.get("Position")),
        )

    def _read_line(self, raw: str) -> None:
        name, colon, value = raw.partition(":")
        if not colon or not name or " " in name:
            raise self.fail(tell("unsound.no_line", text=shown(raw)))
        if name == "Player":
            seat, _, player = value.strip().partition(" ")
            self.players[seat] = player
        elif name[0].isupper():
            if name in self.fields:
                raise self.fail(tell("unsound.twice", name=shown(name)))
            self.fields[name] = value.strip()
        else:
            try:
                self.entries.append(Entry(name, Action.parse(value)))
            except BadAction as error:
                raise self.fail(str(error)) from error

    def _position(self, text: str | None) -> Mapping[str, Any] | None:
        if text is None:
            return None
        try:
            position = json.loads(text)
        except (ValueError, RecursionError) as error:  # no JSON, or a number of 5,000 digits
            raise self.fail(tell("unsound.unreadable", problem=str(error))) from error
        if not isinstance(position, dict):
            raise self.fail(tell("unsound.no_json"))
        return position

    def _options(self, text: str) -> Options:
        options: Options = {}
        for pair in text.split():
            name, equals, value = pair.partition("=")
            if not equals:
                raise self.fail(tell("unsound.no_option", option=shown(pair)))
            options[name] = value
        return options


def replay(
    game: Game,
    record: Record,
    *,
    other_rules: bool = False,
    watch: Callable[[State, Entry], None] | None = None,
) -> State:
    """Play a record through again and return the position it ends in.

    A record made under another version of the rules is refused unless ``other_rules`` is set;
    it then replays as far as every action is still legal. ``watch`` sees each entry before it
    is applied.
    """
    return retrace(game, record, other_rules=other_rules, watch=watch, listens=False).state


def retrace(
    game: Game,
    record: Record,
    *,
    other_rules: bool = False,
    watch: Callable[[State, Entry], None] | None = None,
    listens: bool = True,
) -> Chronicle:
    """As ``replay``, with all that was told on the way."""
    if record.game != game.id:
        raise BadRecord(tell("error.other_game", game=record.game, wanted=game.id))
    if record.rules != game.rules_version and not other_rules:
        raise BadRecord(tell("error.other_rules", rules=record.rules, these=game.rules_version))
    try:
        state = record.first_position(game)
    except BadOption as error:
        raise BadRecord(tell("error.bad_header", why=str(error))) from error
    chronicle = Chronicle(state, listens=listens)
    for number, entry in enumerate(record.entries, start=1):
        if watch is not None:
            watch(state, entry)
        try:
            chronicle.apply(*entry)
        except (Illegal, RuleFailed) as error:
            raise BadRecord(
                tell(
                    "error.bad_entry",
                    number=number,
                    entry=f"{entry.seat}: {entry.action}",
                    why=str(error),
                )
            ) from error
    if record.hash and state.hash() != record.hash and not other_rules:
        raise BadRecord(tell("error.other_end", found=state.hash(), said=record.hash))
    won = str(state.outcome) if state.outcome else ""
    if won and record.result and record.result != won and not other_rules:
        raise BadRecord(tell("error.other_end", found=won, said=record.result))
    return chronicle
