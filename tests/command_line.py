"""The command ``sanssouci`` as a test runs it."""

from __future__ import annotations

from pathlib import Path

from typer.testing import CliRunner

from sanssouci.cli import app

_runner = CliRunner()


def run(*arguments: str | Path, typed: str = "") -> str:
    """The output of a command that succeeds, in one line."""
    return " ".join(run_for_lines(*arguments, typed=typed).split())


def run_for_lines(*arguments: str | Path, typed: str = "") -> str:
    """The output of a command that succeeds."""
    result = _runner.invoke(app, [str(argument) for argument in arguments], input=typed)
    assert result.exit_code == 0, result.output
    return result.output


def fail(*arguments: str | Path) -> str:
    """The one line of a command that fails."""
    result = _runner.invoke(app, [str(argument) for argument in arguments])
    assert result.exit_code == 2
    assert "Traceback" not in result.output
    lines = result.stderr.splitlines()
    assert len(lines) == 1, result.stderr
    assert lines[0].startswith("sanssouci: ")
    return lines[0]
