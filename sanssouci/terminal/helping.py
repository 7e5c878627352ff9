"""The help of the command line, in the language of whoever asks for it.

A command and its parameters are declared with types and names alone; what they mean stands in the
catalogue of the terminal: ``help-arena-run`` is the command ``arena run``, ``help-arena-run-out``
its option ``--out``, and ``help-any-seed`` the option ``--seed`` of every command that has no
sentence of its own for it (``help-arena-any-file`` of those of the arena). Words in capitals, such as FILE, are ``help-word-file``.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final

import typer
from rich.console import Console
from rich.panel import Panel
from rich.table import Table
from rich.text import Text
from typer.core import TyperCommand, TyperGroup

from sanssouci.bots import BOTS, STYLES
from sanssouci.games import GAMES
from sanssouci.kernel import ENGLISH, TIME_LIMIT, Catalogues, language_tag
from sanssouci.kernel.catalogue import SHARED
from sanssouci.terminal.questions import HUMAN
from sanssouci.terminal.wording import SENTENCES, say

LANGUAGE_VARIABLES: Final = ["SANSSOUCI_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANGUAGE", "LANG"]
"""Where the environment says which language somebody reads, the first that says so."""
_CATALOGUES: Final = Catalogues(SHARED, SENTENCES)
_CAPITALS: Final = re.compile(r"[A-Z]{2,}")
_KINDS: Final = {"int": "NUMBER", "float": "NUMBER", "path": "FILE"}
_WORDS: Final = {
    "levels": ", ".join(BOTS),
    "bots": ", ".join((*BOTS, *STYLES)),
    "first": GAMES[0],
    "human": HUMAN,
    "seconds": f"{TIME_LIMIT:g}",
}
"""What sentences of the help can speak of."""


def language_asked(arguments: Sequence[str]) -> str:
    """The language of a command line, known before anything else of it is read."""
    asked = _after_language(arguments) or next(
        filter(None, map(os.environ.get, LANGUAGE_VARIABLES)), ENGLISH
    )
    return language_tag(asked)


def _after_language(arguments: Sequence[str]) -> str | None:
    for at, argument in enumerate(arguments):
        if argument == "--language" and at + 1 < len(arguments):
            return arguments[at + 1]
        if argument.startswith("--language="):
            return argument.partition("=")[2]
    return None


def meaning(path: Sequence[str], parameter: str | None = None) -> str:
    """What a command is for, or a parameter of it; ``path`` are the words of the command."""
    keys = ["-".join(("help", *path))]
    if parameter is not None:
        name = parameter.replace("_", "-")
        keys = [f"{keys[0]}-{name}", f"{'-'.join(('help', *path[:-1]))}-any-{name}"]
        keys.append(f"help.any-{name}")
    said = _CATALOGUES.speak()
    return said.words(next((key for key in keys if key in said), keys[0]), **_WORDS)


def metavar(words: str) -> str:
    """``SEAT=PLAYER`` or ``[FILE]`` in the reader's words; ids and what is no word stay."""

    def translated(found: re.Match[str]) -> str:
        key, said = f"help.word-{found[0].lower()}", _CATALOGUES.speak()
        return said.words(key) if key in said else found[0]

    return _CAPITALS.sub(translated, words)


def _path(context: typer.Context) -> list[str]:
    """The words of a command, without that of the program."""
    path: list[str] = []
    at: Any = context
    while at.parent is not None:
        path.insert(0, at.info_name or "")
        at = at.parent
    return path


def _write(context: typer.Context, command: Any) -> None:
    path = _path(context)
    console = Console(highlight=False)
    pieces = [metavar(piece) for piece in command.collect_usage_pieces(context)]
    usage = say("help.usage", command=" ".join((context.command_path, *pieces)))
    console.print()
    console.print(Text(f" {usage}", "bold"))
    console.print()
    console.print(Text(f" {meaning(path)}"))
    console.print()
    parameters = [
        each for each in command.get_params(context) if not getattr(each, "hidden", False)
    ]
    arguments = [each for each in parameters if each.param_type_name == "argument"]
    options = [each for each in parameters if each.param_type_name == "option"]
    _panel(console, "arguments", (_row(context, path, each) for each in arguments))
    _panel(console, "options", (_row(context, path, each) for each in options))
    if isinstance(command, TyperGroup):
        names = command.list_commands(context)
        _panel(console, "commands", ((name, "", meaning([*path, name])) for name in names))


def _panel(console: Console, title: str, rows: Iterable[tuple[str, str, str]]) -> None:
    table = Table(box=None, show_header=False, pad_edge=False, padding=(0, 1))
    for style in ("bold cyan", "yellow", ""):
        table.add_column(style=style, overflow="fold")
    for row in rows:
        table.add_row(*map(Text, row))
    if table.row_count:
        heading = say(f"help.{title}")
        console.print(Panel(table, title=heading, title_align="left", border_style="dim"))


def _row(context: typer.Context, path: list[str], parameter: Any) -> tuple[str, str, str]:
    name = parameter.name or ""
    said = say("help.shown") if name == "help" else meaning(path, name)
    notes = " ".join([said, *_notes(context, parameter)])
    if parameter.param_type_name == "argument":
        return _taken(parameter), "", notes
    is_switch = parameter.is_flag or name == "help"
    return ", ".join(parameter.opts), "" if is_switch else _taken(parameter), notes


def _taken(parameter: Any) -> str:
    """What is to be typed in its place: ``FILE``, or one of a few words."""
    if parameter.metavar:
        return metavar(parameter.metavar)
    if choices := getattr(parameter.type, "choices", None):
        return f"[{'|'.join(str(getattr(one, 'value', one)) for one in choices)}]"
    kind = str(parameter.type.name)
    return metavar(next((word for name, word in _KINDS.items() if kind.startswith(name)), "TEXT"))


def _notes(context: typer.Context, parameter: Any) -> Iterator[str]:
    """What is taken if nothing is said, or that something has to be said."""
    default = parameter.get_default(context, call=False)
    if parameter.required:
        yield say("help.required")
    elif not getattr(parameter, "is_flag", False) and default not in (None, "", [], ()):
        yield say("help.default", value=str(getattr(default, "value", default)))


class SpokenCommand(TyperCommand):
    def format_help(self, ctx: Any, formatter: Any) -> None:
        _write(ctx, self)


class SpokenGroup(TyperGroup):
    def format_help(self, ctx: Any, formatter: Any) -> None:
        _write(ctx, self)


class SpokenTyper(typer.Typer):
    """Commands whose help is told from the catalogues."""

    def __init__(self, *, cls: type[TyperGroup] = SpokenGroup, **more: Any) -> None:
        super().__init__(cls=cls, **more)

    def command(self, name: str | None = None, **more: Any) -> Any:  # type: ignore[override]
        return super().command(name, **({"cls": SpokenCommand} | more))
