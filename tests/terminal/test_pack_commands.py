"""``sanssouci pack`` as it is typed."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from sanssouci.cli import app
from sanssouci.games.crisis.pack import BUILT_IN, load_pack
from sanssouci.games.crisis.shelf import SHELF


@pytest.fixture(autouse=True)
def own_data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.delenv(SHELF.variable, raising=False)


@pytest.fixture
def example(tmp_path: Path) -> Path:
    folder = tmp_path / "mine"
    assert run("example", str(folder)).exit_code == 0
    return folder


def run(*words: str) -> Result:
    return CliRunner().invoke(app, ["pack", *words])


def test_the_example_is_sound(example: Path) -> None:
    result = run("check", str(example))
    assert result.exit_code == 0
    assert f"sound, fingerprint {load_pack().fingerprint}" in result.output


def test_an_example_overwrites_nothing(example: Path) -> None:
    result = run("example", str(example))
    assert result.exit_code == 2
    assert "is there already" in result.output


def test_a_bad_pack_is_told_in_full_and_not_installed(example: Path) -> None:
    (example / "cards.tsv").unlink()
    (example / "turns.tsv").unlink()
    result = run("check", str(example))
    assert result.exit_code == 1
    assert "cards.tsv: missing\n" in result.output
    assert "turns.tsv: missing\n" in result.output
    refused = run("install", str(example))
    assert refused.exit_code == 2
    assert refused.output.count("\n") == 1
    assert not SHELF.user_path.exists()


def test_a_pack_is_installed_shown_and_removed(example: Path) -> None:
    assert run("show").output.split("\n")[0].split() == ["data", "built", "in"]
    assert run("install", str(example)).exit_code == 0
    assert load_pack(SHELF.user_path).fingerprint == load_pack().fingerprint
    assert "crisis.zip" in "".join(run("show").output.split())
    assert run("remove").exit_code == 0
    assert SHELF.in_use() == BUILT_IN
    assert run("remove").exit_code == 2


def test_a_pack_for_a_game_without_packs_is_refused(example: Path) -> None:
    head = example / "pack.toml"
    head.write_text(head.read_text(encoding="utf-8").replace('"crisis"', '"../x"'))
    result = run("check", str(example))
    assert result.exit_code == 2
    assert "no packs for a game called “../x”" in result.output


def test_a_broken_pack_in_use_can_still_be_checked_and_removed(example: Path) -> None:
    """In a process of its own, in which nothing of the game has been loaded yet."""
    assert run("install", str(example)).exit_code == 0
    SHELF.user_path.write_bytes(b"eaten by mice")
    for words, code in (
        (["check", str(SHELF.user_path)], 1),
        (["check", str(example)], 0),
        (["install", str(example)], 0),
        (["remove"], 0),
    ):
        command = [sys.executable, "-m", "sanssouci", "pack", *words]
        done = subprocess.run(command, capture_output=True, text=True, env=os.environ)
        assert done.returncode == code, done.stderr
    assert not SHELF.user_path.exists()
