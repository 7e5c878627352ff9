"""The command ``sanssouci``: play, read, replay, draw, simulate.

What a command is told and does stands in ``sanssouci.terminal`` (``..._commands.py``), for those of
a host in ``sanssouci.hosting``; here they are put together. What a user can get wrong ends in one
line on the error output and exit code 2.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping, Sequence
from io import TextIOWrapper
from typing import Annotated, Any

import typer

import sanssouci
from sanssouci import hosting
from sanssouci.kernel import ENGLISH, SanssouciError, language_tag, speaking
from sanssouci.kernel.complaints import system_trouble
from sanssouci.terminal import (
    arena_commands,
    pack_commands,
    play_commands,
    reading_commands,
    record_commands,
)
from sanssouci.terminal.datasets import dataset
from sanssouci.terminal.follies import follies
from sanssouci.terminal.helping import (
    LANGUAGE_VARIABLES,
    SpokenGroup,
    SpokenTyper,
    language_asked,
    language_first,
    misuse,
    unknown_language,
)
from sanssouci.terminal.review_command import review

# Newer releases of typer carry a copy of click of their own, so its base error is found this way.
_USAGE_ERRORS: tuple[type[Exception], ...] = tuple(
    error for error in typer.BadParameter.__mro__ if error.__name__ == "ClickException"
)
_USER_ERROR, _INTERRUPTED = 2, 130


class _OneLineErrors(SpokenGroup):
    """Turns expected errors into one line and an exit code, in the language asked for."""

    def main(self, args: Sequence[str] | None = None, *rest: Any, **extra: Any) -> Any:
        # Help and refusals are told before the options of a command line are read.
        line = sys.argv[1:] if args is None else args
        with speaking(language_asked(line)):
            if problem := unknown_language(line):
                _fail(problem)
            self._run(language_first(line), *rest, **extra)

    def _run(self, args: Sequence[str], *rest: Any, **extra: Any) -> None:
        try:
            code = super().main(args, *rest, **(extra | {"standalone_mode": False}))
        except _USAGE_ERRORS as error:
            if problem := misuse(error):
                _fail(problem)
            code = 0  # there was nothing but a request for help, which has been shown
        except (SanssouciError, OSError) as error:
            _fail(_one_line(error))
        except typer.Abort:
            sys.exit(_INTERRUPTED)
        sys.exit(code if isinstance(code, int) else 0)


def _one_line(error: Exception) -> str:
    if isinstance(error, OSError) and error.strerror and error.filename:
        return f"{error.filename}: {system_trouble(error)}"
    return " ".join(str(error).split())


def _fail(problem: str) -> None:
    typer.echo(f"sanssouci: {' '.join(problem.split())}", err=True)
    sys.exit(_USER_ERROR)


app = SpokenTyper(
    cls=_OneLineErrors,
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


def main() -> None:
    for stream in (sys.stdout, sys.stderr):  # letters a terminal does not have become a ?
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    app()


def _show_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"sanssouci {sanssouci.__version__}")
        raise typer.Exit


@app.callback()
def _common(
    context: typer.Context,
    version: Annotated[
        bool,
        typer.Option("--version", is_eager=True, callback=_show_version),
    ] = False,
    language: Annotated[str, typer.Option(envvar=LANGUAGE_VARIABLES, metavar="LANGUAGE")] = ENGLISH,
) -> None:
    """Board games of Frederick the Great's wars, with the rules enforced."""
    context.with_resource(speaking(language_tag(language)))


app.add_typer(arena_commands.app, name="arena")
app.add_typer(pack_commands.app, name="pack")
_COMMANDS: Mapping[str, Callable[..., None]] = {
    "play": play_commands.play,
    "learn": play_commands.learn,
    "new": play_commands.new,
    "serve": hosting.serve,
    "backup": hosting.backup,
    "restore": hosting.restore,
    "patch": hosting.patch,
    "show": record_commands.show,
    "replay": record_commands.replay,
    "luck": record_commands.luck,
    "export": record_commands.export,
    "review": review,
    "simulate": play_commands.simulate,
    "dataset": dataset,
    "follies": follies,
    "rules": reading_commands.rules,
    "map": reading_commands.draw_map,
    "docs": reading_commands.docs,
    "campaigns": reading_commands.campaigns,
    "games": reading_commands.games,
}
for _name, _command in _COMMANDS.items():
    app.command(_name)(_command)
