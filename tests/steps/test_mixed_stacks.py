"""Stacks of two nations: who commands, and whom he leads."""

from __future__ import annotations

from sanssouci.steps.mixed_stacks import MixedStacks
from tests.steps.skirmish import AT, BLUE, GREEN, RED, ROSTER, Skirmish


class Alliance(MixedStacks, Skirmish):
    chosen = 0


def alliance(**at: str) -> Alliance:
    field = Alliance.__new__(Alliance)
    field.place = [-1] * len(ROSTER.pieces)
    field.stood = None
    for general, town in at.items():
        field.place[ROSTER.index[general]] = AT[town]
    return field


def test_the_lower_rank_commands_both_nations() -> None:
    field = alliance(bert="a", rolf="a", greta="b")
    rolf, bert = ROSTER.index["rolf"], ROSTER.index["bert"]
    assert field.stack_at(AT["a"]) == [rolf, bert]
    assert field.nation_at(AT["a"]) == RED
    assert field.stack_led_by(BLUE, AT["a"]) == [rolf, bert]
    assert field.generals_at(AT["a"], BLUE) == [bert]
    assert field.commander(AT["b"]) == ROSTER.index["greta"]
    assert field.nation_at(AT["b"]) == GREEN
