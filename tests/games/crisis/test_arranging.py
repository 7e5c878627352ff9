"""Positions of The Great Crisis set up by hand."""

from __future__ import annotations

import pytest

from sanssouci.games import load
from sanssouci.kernel.arranging import BadArrangement

CRISIS = load("crisis")


def test_a_position_is_what_was_asked_for() -> None:
    commands = """
        clear
        lead frederick prag
        depleted prussia 2 prag
        control prussia prag
        troops austria 3 wien
        hand prussia surprise
        begin prussia 5"""
    state = CRISIS.arrange(commands.splitlines())
    view = state.view("prussia")
    assert "prag" in str(view["spaces"])
    assert "recover prag prussia.depleted" in state.legal("prussia")
    assert state.prompt("prussia").args


@pytest.mark.parametrize(
    ("commands", "why"),
    [
        (["troops saxony 9 dresden"], "only 1 troop left"),
        (["hand prussia forest"], "no other Forest for Prussia"),
        (["turn 3", "begin prussia 3"], "season"),
        (["winter"], "season"),
        (["turn 99"], "no turn"),
        (["garrison austria 2 koniggratz"], "room 1"),
        (["lead nobody prag"], "Line 1"),
    ],
)
def test_what_cannot_be_is_refused(commands: list[str], why: str) -> None:
    with pytest.raises(BadArrangement, match=why):
        CRISIS.arrange(commands)
