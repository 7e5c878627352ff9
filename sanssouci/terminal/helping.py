"""The help of the command line, in the language of whoever asks for it.

A command and its parameters are declared with types and names alone; what they mean stands in the
catalogue of the terminal: ``help-arena-run`` is the command ``arena run``, ``help-arena-run-out``
its option ``--out``, and ``help-any-seed`` the option ``--seed`` of every command that has no
sentence of its own for it (``help-arena-any-file`` of those of the arena). Words in capitals, such
as FILE, are ``help-word-file``.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, Final, TypeVar

import typer
from rich.console import Console
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text
from typer.core import TyperCommand, TyperGroup

from sanssouci.bots import BOTS, STYLES
from sanssouci.games import GAMES
from sanssouci.kernel import ENGLISH, TIME_LIMIT, Catalogues, language_tag
from sanssouci.kernel.catalogue import SHARED
from sanssouci.kernel.complaints import misfit
from sanssouci.terminal.questions import HUMAN
from sanssouci.terminal.wording import SENTENCES, say

_Command = TypeVar("_Command", bound=Callable[..., Any])

LANGUAGE_VARIABLES: Final = ["SANSSOUCI_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANGUAGE", "LANG"]
"""Where the environment says which language somebody reads, the first that says so."""
_CATALOGUES: Final = Catalogues(SHARED, SENTENCES)
_CAPITALS: Final = re.compile(r"[A-Z]{2,}")
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


def unknown_language(arguments: Sequence[str]) -> str:
    """What to say of a language that was asked for and is not there. What the environment asks for
    of all programs is no such wish."""
    asked, known = _after_language(arguments), _CATALOGUES.languages
    if asked is None or language_tag(asked).partition("-")[0] in known:
        return ""
    return say("terminal.no_language", word=asked, listed=", ".join(known))


def language_first(arguments: Sequence[str]) -> list[str]:
    """A command line with its language in front, as people say it behind a command, too."""
    found = _where_language(arguments)
    return [*arguments[found], *arguments[: found.start], *arguments[found.stop :]]


def _after_language(arguments: Sequence[str]) -> str | None:
    asked = arguments[_where_language(arguments)]
    return asked[-1].removeprefix("--language=") if asked else None


def _where_language(arguments: Sequence[str]) -> slice:
    """The words that say the language; none if it is not said."""
    for at, argument in enumerate(arguments):
        if argument == "--language" and at + 1 < len(arguments):
            return slice(at, at + 2)
        if argument.startswith("--language="):
            return slice(at, at + 1)
    return slice(0, 0)


def keys_of_help(path: Sequence[str], parameter: str | None = None) -> list[str]:
    """Where a catalogue may explain a command or a parameter of it, its own sentence first."""
    command, group = "-".join(("help", *path)), "-".join(("help", *path[:-1]))
    if parameter is None:
        return [command]
    name = parameter.replace("_", "-")
    return [f"{command}-{name}", f"{group}-any-{name}", f"help-any-{name}"]


def meaning(path: Sequence[str], parameter: str | None = None) -> str:
    """What a command is for, or a parameter of it; ``path`` are the words of the command."""
    keys, said = keys_of_help(path, parameter), _CATALOGUES.speak()
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
    pieces = [
        metavar(piece).replace("[[", "[").replace("]]", "]")
        for piece in command.collect_usage_pieces(context)
    ]
    usage = say("help.usage", command=" ".join((context.command_path, *pieces)))
    console.print(Padding(Text(usage, "bold"), (1, 1)))
    console.print(Padding(Text(meaning(path)), (0, 1, 1, 1)))
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
    return metavar(parameter.metavar or "VALUE")


def _notes(context: typer.Context, parameter: Any) -> Iterator[str]:
    """What is taken if nothing is said, or that something has to be said."""
    default = parameter.resolve_envvar_value(context) or parameter.get_default(context, call=False)
    if parameter.name == "language":
        default = language_tag(default)
    if parameter.required:
        yield say("help.required")
    elif not getattr(parameter, "is_flag", False) and default not in (None, "", [], ()):
        yield say("help.default", value=str(getattr(default, "value", default)))


def misuse(error: Any) -> str:
    """What is wrong with a command line; empty if nothing but its help was asked for."""
    wrong = _wrong(error)
    if not wrong.endswith(".") or error.ctx is None:  # else it says itself what would be right
        return wrong
    command = " ".join(("sanssouci", *_path(error.ctx)))
    return f"{wrong} {say('cli.see_help', command=command)}"


def _wrong(error: Any) -> str:
    match type(error).__name__:
        case "NoSuchOption":
            return say("cli.no_such_option", name=error.option_name)
        case "MissingParameter" if error.param is not None:
            names = getattr(error.param, "opts", [])
            is_option = error.param.param_type_name == "option"
            return say("cli.missing", name=names[0] if is_option else _taken(error.param))
        case "BadParameter" if error.param is not None:
            return say("cli.bad_value", name=" / ".join(error.param.opts), why=_misfit(error))
        case "BadOptionUsage":
            is_switch = "not take" in error.message  # the error says in no other way which it is
            key = "cli.takes_no_value" if is_switch else "cli.needs_value"
            return say(key, name=error.option_name)
    return str(error.format_message())


def _misfit(error: Any) -> str:
    """Why a value was not taken, in the reader's words."""
    if "|" in (choices := error.param.metavar or ""):
        return say("invalid.one_of", listed=choices.replace("|", ", "))
    found = error.__cause__.errors() if hasattr(error.__cause__, "errors") else []
    return misfit(found[0]) if found else say("invalid.other")


class SpokenCommand(TyperCommand):
    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        ctx.allow_extra_args = True  # so that we are the ones who refuse them
        more = super().parse_args(ctx, args)
        if more and not ctx.resilient_parsing:
            ctx.fail(say("cli.too_many_words", words=" ".join(map(str, more))))
        return more

    def format_help(self, ctx: Any, formatter: Any) -> None:
        _write(ctx, self)


class SpokenGroup(TyperGroup):
    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        if args and self.get_command(ctx, args[0]) is None:
            ctx.fail(say("cli.no_such_command", name=args[0]))
        return super().resolve_command(ctx, args)

    def format_help(self, ctx: Any, formatter: Any) -> None:
        _write(ctx, self)


class SpokenTyper(typer.Typer):
    """Commands whose help is told from the catalogues."""

    def __init__(self, *, cls: type[TyperGroup] = SpokenGroup, **more: Any) -> None:
        super().__init__(cls=cls, **more)

    def command(self, name: str | None = None, **more: Any) -> Callable[[_Command], _Command]:
        return super().command(name, **({"cls": SpokenCommand} | more))
