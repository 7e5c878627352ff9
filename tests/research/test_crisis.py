"""The Great Crisis by numbers: dice said one by one, what a seat sees, and other packs."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from array import array
from fractions import Fraction
from math import comb
from pathlib import Path

import pytest

import sanssouci
from sanssouci.games.crisis.atlas import COMMANDER, SPACE
from sanssouci.games.crisis.grammar import KINDS
from sanssouci.games.crisis.pack import BUILT_IN, NATIONS
from sanssouci.games.crisis.position import Position
from sanssouci.games.crisis.shelf import SHELF
from sanssouci.games.crisis.tensors import CrisisEncoding
from sanssouci.kernel import Chronicle
from sanssouci.research import SequentialGame, SequentialState
from tests.games.crisis.staging import act, stage, units

PLAYED = SequentialGame("crisis")
ENCODING = CrisisEncoding()
PARTS = {part.name: part for part in ENCODING.slices}


def attack(defenders: str, attackers: str = "8 prussia") -> SequentialState:
    """The defenders of Liegnitz are about to roll their dice."""
    at = {"schweidnitz": attackers, "liegnitz": defenders}
    position = stage("prussia", only=True, points=1, at=at)
    act(position, "march schweidnitz liegnitz", "attack")
    return SequentialState(PLAYED, Chronicle(position, listens=False))


def outcomes(state: SequentialState, likely: Fraction = Fraction(1)) -> dict[str, Fraction]:
    """What chance can make of Liegnitz, and how likely each is, by following every die."""
    if not state.is_chance_node():
        assert isinstance(state.state, Position)
        return {units(state.state, "liegnitz"): likely}
    found: dict[str, Fraction] = {}
    for id, share in state.chance_outcomes():
        after = state.clone()
        after.apply_action(id)
        for seen, part in outcomes(after, likely * Fraction(share).limit_denominator(6)).items():
            found[seen] = found.get(seen, Fraction(0)) + part
    return found


def test_hits_are_as_likely_as_the_dice_say() -> None:
    expected = {
        hits: comb(3, hits) * Fraction(1, 6) ** hits * Fraction(5, 6) ** (3 - hits)
        for hits in range(4)
    }
    found = outcomes(attack("3 austria"))
    assert len(found) == 4
    assert sorted(found.values()) == sorted(expected.values())
    missed = next(seen for seen, likely in found.items() if likely == expected[0])
    assert missed.startswith("8 prussia")


def test_a_great_many_dice_are_a_row_of_small_nodes() -> None:
    state, nodes = attack("30 austria"), 0
    while state.is_chance_node():
        likely = dict(state.chance_outcomes())
        assert list(likely) == [PLAYED.vocabulary.id(face) for face in "123456"]
        assert list(likely.values()) == pytest.approx([1 / 6] * 6)
        state.apply_action(min(likely))
        nodes += 1
    assert nodes == 30
    assert [len(entry.action.words) for entry in state.entries] == [24, 6]


def test_a_handful_half_rolled_can_be_copied_and_is_seen_by_nobody() -> None:
    state = attack("30 austria")
    before = [state.observation_tensor(player) for player in (0, 1)]
    for _ in range(10):
        state.apply_action(state.legal_actions()[-1])
    copied = state.clone()
    assert [copied.observation_tensor(player) for player in (0, 1)] == before
    assert copied.sentence.said == state.sentence.said
    assert len(copied.sentence.said) == 11


def observed(position: Position, seat: str) -> array[float]:
    return ENCODING.observe(position.view(seat), position.prompt(seat))


def row(seen: array[float], name: str, number: int) -> list[float]:
    width = PARTS[name].shape[-1]
    start = ENCODING.at(name, number)
    return list(seen[start : start + width])


def test_what_a_position_looks_like() -> None:
    at = {"schweidnitz": "4 prussia, 2 prussia.depleted, frederick", "liegnitz": "16 austria"}
    hands = {"prussia": ["surprise", "surprise"], "austria": ["hills"]}
    position = stage("prussia", only=True, points=5, at=at, hands=hands, scorched=["liegnitz"])
    seen = observed(position, "prussia")
    schweidnitz = row(seen, "spaces", SPACE.index("schweidnitz"))
    liegnitz = row(seen, "spaces", SPACE.index("liegnitz"))
    troops = len(schweidnitz) - 12 * len(NATIONS)
    assert schweidnitz[:2] == [1, 0], "it is Prussian"
    assert schweidnitz[troops : troops + 2] == [0.5, 0.25], "four full, two depleted"
    assert schweidnitz[troops - 8] == pytest.approx(1 / 3), "one commander"
    assert liegnitz[troops + 2 * 12] == 2, "sixteen Austrians"
    assert liegnitz[len(NATIONS) : len(NATIONS) + 3] == [0, 0, 1], "burnt, and worth nothing"
    frederick = row(seen, "commanders", COMMANDER.index("frederick"))
    assert frederick[2:6] == [0, 0, 0, 1], "full, and on the map"
    assert row(seen, "points", 0) == [1, 0.5]
    assert sum(row(seen, "hand", 0)) == 2, "one's own cards alone"
    assert sum(row(observed(position, "austria"), "hand", 0)) == 1


def test_the_unit_asked_about_is_shown() -> None:
    at = {"schweidnitz": "2 prussia, 2 prussia.depleted, frederick"}
    position = stage("prussia", only=True, at=at)
    act(position, "pick schweidnitz liegnitz", "take frederick 0", "take prussia 1")
    seen = observed(position, "prussia")
    assert row(seen, "prompt_unit", 0)[KINDS.index("prussia")] == 1
    assert row(seen, "prompt_state", 0)[:2] == [0, 1], "the depleted ones"
    asked = [
        name
        for number, name in enumerate(SPACE)
        for flag in (15, 16)
        if row(seen, "spaces", number)[flag]
    ]
    assert sorted(asked) == ["liegnitz", "schweidnitz"]


SCRIPT = (
    "import json, sanssouci; from sanssouci.research import SequentialGame;"
    "game = SequentialGame('crisis');"
    "print(json.dumps([game.vocabulary.fingerprint, game.game.rules_version]))"
)


def identity(pack: Path) -> tuple[str, str]:
    environment = os.environ | {SHELF.variable: str(pack), "PYTHONPATH": os.getcwd()}
    run = subprocess.run(
        [sys.executable, "-c", SCRIPT], env=environment, capture_output=True, text=True
    )
    assert run.returncode == 0, run.stderr
    vocabulary, rules = json.loads(run.stdout)
    return vocabulary, rules


def changed(folder: Path, names: tuple[str, ...], old: str, new: str) -> Path:
    """The built-in pack with something called differently."""
    shutil.copytree(BUILT_IN, folder)
    for name in names:
        file = folder / name
        text = file.read_text(encoding="utf-8")
        assert old in text
        file.write_text(text.replace(old, new), encoding="utf-8")
    return folder


def test_a_pack_with_other_spaces_has_a_vocabulary_of_its_own(tmp_path: Path) -> None:
    rules = sanssouci.game("crisis").rules_version
    files = ("spaces.tsv", "routes.tsv", "setup.tsv", "commanders.tsv")
    renamed = identity(changed(tmp_path / "renamed", files, "breslau\t", "breslaw\t"))
    assert renamed[0] != PLAYED.vocabulary.fingerprint
    stronger = identity(
        changed(tmp_path / "stronger", ("commanders.tsv",), "austria\t8\t2", "austria\t8\t3")
    )
    assert stronger[0] == PLAYED.vocabulary.fingerprint, "only who is called what matters to it"
    assert stronger[1] != rules, "but the rules are others"
