"""Packs of Maria: what is said about a bad one, and how a good one comes into use."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

from sanssouci.board.findings import BadPack
from sanssouci.games.maria.pack import BUILT_IN, load_pack
from sanssouci.games.maria.pack_summary import summary
from sanssouci.games.maria.pack_tables import FILES
from sanssouci.games.maria.shelf import SHELF
from sanssouci.terminal.pack_commands import app
from tests.games.spoiling import copied, edit


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """The built-in data, to be spoilt."""
    return copied(FILES, BUILT_IN, tmp_path / "mine")


def problems(path: Path) -> list[str]:
    with pytest.raises(BadPack) as caught:
        load_pack(path)
    return [str(problem) for problem in caught.value.problems]


MISTAKES = [
    # file, what stands there, what is put in its place, the complaint
    ("pack.toml", "towns = 507", "towns = 500", "500, but cities.tsv adds up to 507"),
    ("pack.toml", "fortresses = 81", "fortresses = 80", "80, but cities.tsv adds up to 81"),
    ("pack.toml", 'game = "maria"', 'game = "crisis"', "'crisis', expected one of maria"),
    ("cities.tsv", "\tflanders\t", "\tholland\t", "'holland', expected one of flanders, bohemia"),
    ("cities.tsv", "\tmajor\tyes\t", "\t\tyes\t", "only a fortress carries a vote (M2.2)"),
    ("cities.tsv", "\tminor\t\tprussia", "\tminor\t\tfrance", "'france', expected prussia or"),
    ("cities.tsv", "\tminor\t\tprussia", "\tminor\t\t", "'', expected prussia or austria"),
    ("cities.tsv", "\tminor\tyes\tfrance", "\tminor\t\tfrance", "8 votes, expected 9"),
    ("cities.tsv", "munchen\tMünchen\t1862", "munchen\tMünchen\t9862", "expected a number from 0"),
    ("roads.tsv", "\tseam\n", "\tferry\n", "'ferry', expected one of main, road, seam"),
    ("roads.tsv", "aachen\tjulich", "aachen\taachen", "a way from aachen to itself"),
    ("sectors.tsv", "\tclubs\n", "\tcups\n", "'cups', expected one of spades"),
    ("pieces.tsv", "arenberg\t", "aremberg\t", "no Austrian general called arenberg (M22.1)"),
    ("pieces.tsv", "\teast-prussia\n", "\tberlin\n", "one Prussian general begins in east-prussia"),
    ("pieces.tsv", "\tfontainebleau\n", "\tarras\n", "2 pieces begin in arras"),
    ("pieces.tsv", "\t7\tfontainebleau", "\t9\tfontainebleau", "expected a whole number from 1"),
    ("political_board.tsv", "\tchaumont\t", "\tturin\t", "'turin'"),
]


@pytest.mark.parametrize(("file", "old", "new", "complaint"), MISTAKES)
def test_a_mistake_is_named(folder: Path, file: str, old: str, new: str, complaint: str) -> None:
    edit(folder, file, old, new)
    said = problems(folder)
    assert any(complaint in line and line.startswith(file) for line in said), said


def test_a_missing_file_is_named(folder: Path) -> None:
    (folder / "sectors.tsv").unlink()
    assert any(line.startswith("sectors.tsv") for line in problems(folder))


def test_an_empty_folder_tells_what_a_pack_is(tmp_path: Path) -> None:
    assert "holds none of the files of a pack" in problems(tmp_path)[0]


def test_the_fingerprint_names_what_matters_in_play(folder: Path) -> None:
    built_in = load_pack().fingerprint
    edit(folder, "cities.tsv", "paris\tParis\t", "paris\tLutetia\t")
    edit(folder, "pack.toml", "as we imagine its maps", "as I own it")
    edit(folder, "political_board.tsv", "Court bought", "A bought court")
    assert load_pack(folder).fingerprint == built_in
    edit(folder, "cities.tsv", "\tfrance\tmajor\t", "\tfrance\tminor\t")
    assert load_pack(folder).fingerprint != built_in


@pytest.mark.rule("M17.2")
def test_a_box_may_give_a_power_a_card_more(folder: Path) -> None:
    """Ours has no such box, so the column may be missing, and nothing else changes by it."""
    file = folder / "political_board.tsv"
    head, *lines = file.read_text().splitlines()
    file.write_text("\n".join([f"{head}\tmore", *(f"{line}\t" for line in lines)]) + "\n")
    assert load_pack(folder).fingerprint == load_pack().fingerprint
    file.write_text("\n".join([f"{head}\tmore", *(f"{line}\tprussia" for line in lines)]) + "\n")
    boxes = load_pack(folder).politics.boxes
    assert load_pack(folder).fingerprint != load_pack().fingerprint
    less = [box for box in boxes if "prussia" in box.less]
    assert all(box.extra("prussia") == (box not in less) for box in boxes)
    assert {box.extra("austria") for box in boxes} == {0, -1}


def test_the_summary_tells_what_to_hold_against_the_print() -> None:
    said = dict(summary(load_pack()))
    assert said["title"].endswith("(a reconstruction)")
    assert said["towns"] == "183 flanders, 324 bohemia"
    assert said["roads"] == "374 main, 450 road, 2 seam"
    assert said["minor fortresses"].startswith("63: ")
    assert said["political cards"] == "6 of 1741, 7 of 1742, 6 of 1743, 6 of 1744"
    assert "reconstruction" in said["notes"]


def test_the_commands_know_the_game_of_a_pack(folder: Path) -> None:
    run = CliRunner().invoke
    good = run(app, ["check", str(folder)])
    assert good.exit_code == 0
    assert load_pack().fingerprint in good.output
    edit(folder, "roads.tsv", "\tseam\n", "\tferry\n")
    bad = run(app, ["check", str(folder)])
    assert bad.exit_code == 1
    assert "roads.tsv, line" in bad.output


def test_a_pack_is_installed_and_removed(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(folder.parent / "share"))
    monkeypatch.delenv(SHELF.variable, raising=False)
    assert SHELF.in_use() == BUILT_IN
    run = CliRunner().invoke
    assert run(app, ["install", str(folder)]).exit_code == 0
    assert SHELF.in_use() == SHELF.user_path
    assert run(app, ["remove", "--game", "maria"]).exit_code == 0
    assert SHELF.in_use() == BUILT_IN


def test_a_game_is_played_and_drawn_with_the_named_pack(folder: Path) -> None:
    edit(folder, "cities.tsv", "paris\tParis\t", "paris\tLutetia\t")
    edit(folder, "pieces.tsv", "\tfontainebleau\n", "\tmelun\n")
    script = (
        "from sanssouci.games.maria import GAME as game\n"
        "view = game.play(seed=1).state.view('louis')\n"
        "where = {piece['id']: piece['city'] for piece in view['pieces']}\n"
        "print(game.name('paris'), where['moritz'], '>Lutetia<' in game.draw(view))\n"
    )
    environment = {**os.environ, SHELF.variable: str(folder)}
    done = subprocess.run(
        [sys.executable, "-c", script], env=environment, capture_output=True, text=True, check=True
    )
    assert done.stdout.split() == ["Lutetia", "melun", "True"]
