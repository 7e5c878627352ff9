"""Without the extras Sanssouci plays as ever, and what needs them says so in one line."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from sanssouci.research import MissingExtra, aec, aec_env

ROOT = Path(__file__).parent.parent.parent
HEAVY = ("gymnasium", "matplotlib", "numpy", "pettingzoo", "pyarrow", "pyspiel")
BLOCK = f"""
import sys
class Blocker:
    def find_spec(self, name, path=None, target=None):
        if name.partition('.')[0] in {HEAVY}:
            raise ModuleNotFoundError(f'No module named {{name!r}}', name=name)
sys.meta_path.insert(0, Blocker())
"""


def python(script: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-c", script], cwd=ROOT, capture_output=True, text=True)


def test_importing_sanssouci_loads_none_of_them() -> None:
    run = python(
        "import sys, sanssouci, sanssouci.cli, sanssouci.research\n"
        "sanssouci.game('friedrich').encoding\n"
        f"print([name for name in {HEAVY} if name in sys.modules])"
    )
    assert run.stdout.strip() == "[]", run.stderr


def test_games_are_played_by_numbers_without_them() -> None:
    run = python(
        BLOCK + "from random import Random\n"
        "from sanssouci.research import SequentialGame\n"
        "state = SequentialGame('friedrich', 'war-in-the-west').new_initial_state()\n"
        "state.resolve_chance(Random(1))\n"
        "print(len(state.observation_tensor(0)) == state.game.observation_tensor_size())"
    )
    assert run.stdout.strip() == "True", run.stderr


@pytest.mark.parametrize(
    ("script", "line"),
    [
        (
            "from sanssouci.research import aec_env\naec_env('friedrich')",
            "numpy cannot be found: pip install 'sanssouci[research]'",
        ),
        (
            "import sanssouci.research.openspiel",
            "numpy cannot be found: pip install 'sanssouci[openspiel]'",
        ),
        (
            "import sanssouci.research.dataset",
            "pyarrow cannot be found: pip install 'sanssouci[research]'",
        ),
    ],
)
def test_what_is_missing_is_named(script: str, line: str) -> None:
    run = python(BLOCK + script)
    assert run.stderr.splitlines()[-1].endswith(line)


def test_pixels_need_pillow_and_say_so_before_the_game_begins(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(aec, "find_spec", lambda name: None)
    with pytest.raises(MissingExtra, match="rgb_array needs Pillow: pip install"):
        aec_env("friedrich", render_mode="rgb_array")
    aec_env("friedrich", render_mode="svg")


def test_the_command_says_it_in_one_line() -> None:
    run = python(
        BLOCK + "sys.argv = ['sanssouci', 'dataset', '-o', 'x.parquet', '--game', 'friedrich']\n"
        "from sanssouci.cli import main\nmain()"
    )
    assert run.returncode == 2
    assert run.stderr == ("sanssouci: pyarrow cannot be found: pip install 'sanssouci[research]'\n")
