"""The combat phase, the duel of cards and the retreat, in no game's particular version."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

import pytest

from sanssouci.kernel import Illegal
from sanssouci.steps.combat import Combat, CombatRules, opposing_pairs
from sanssouci.steps.duel import Duel, DuelRules
from sanssouci.steps.retreat import Retreat, RetreatRules, farthest_ends
from tests.steps.skirmish import AT, BLUE, GREEN, RED, TOWNS, Skirmish, mask, towns


@dataclass(frozen=True, slots=True)
class Fights(Combat[Skirmish]):
    name: ClassVar[str] = "fights"
    rules: ClassVar = CombatRules("X1", "X2")

    def begin_battle(self, position: Skirmish, attacker: int, defender: int) -> None:
        position.push(Fight.begin(position, attacker, defender))


@dataclass(frozen=True, slots=True)
class Fight(Duel[Skirmish]):
    name: ClassVar[str] = "fight"
    rules: ClassVar = DuelRules("X3", "X4", "X5", "X6", "X7", "X8", "X9", "X10", "X11")

    def lose_troops(self, position: Skirmish, stack: Sequence[int], losses: int) -> list[int]:
        for general in reversed(stack):
            taken = min(losses, position.troops[general])
            position.troops[general] -= taken
            losses -= taken
        removed = [general for general in stack if not position.troops[general]]
        for general in removed:
            position.take_off(general)
        return removed

    def after_defeat(self, position: Skirmish, lost: int, survivors: Sequence[int]) -> None:
        if survivors:
            here, there = self.cities[self.turn], self.cities[1 - self.turn]
            ends = farthest_ends(position.graph, here, there, lost, ~position.occupied())
            winner = self.nations[1 - self.turn]
            position.push(Away(winner, self.nation, here, lost, ends))


@dataclass(frozen=True, slots=True)
class Away(Retreat[Skirmish]):
    name: ClassVar[str] = "away"
    rules: ClassVar = RetreatRules("X12", "X13", "X14", "X15")


def war(places: str, hands: str = "", **troops: int) -> Skirmish:
    skirmish = Skirmish(places, troops, hands)
    return skirmish.begin(Fights(RED, opposing_pairs(skirmish, (RED,))))


def pairs(skirmish: Skirmish, *nations: int, exempt: str = "") -> list[str]:
    found = opposing_pairs(skirmish, nations, mask(exempt))
    return [TOWNS[own] + TOWNS[other] for own, other in found]


def test_who_fights_whom_follows_from_who_is_hostile_now() -> None:
    skirmish = Skirmish("rex@a bert@b greta@e bill@g ruth@j")
    assert pairs(skirmish, RED) == ["ab", "jg"]
    assert pairs(skirmish, RED, GREEN, exempt="j") == ["ab"]
    skirmish.hostile = {RED: (GREEN,), GREEN: (RED,), BLUE: ()}
    assert pairs(skirmish, RED) == ["ae"]
    assert pairs(skirmish, BLUE) == []


def test_the_order_is_the_attackers_and_a_beaten_stack_fights_no_more() -> None:
    skirmish = war("rex@b bert@a bill@c", rex=1, bert=3, bill=4)
    assert skirmish.actors == ("red",)
    assert skirmish.options() == ["attack rex bert", "attack rex bill"]
    skirmish.apply("red", "attack rex bill")
    skirmish.apply("red", "concede")
    assert skirmish.at("rex") == "off"
    assert skirmish.phase.name == "rest"


def test_troops_are_shown_and_the_weaker_has_the_right_to_play() -> None:
    skirmish = war("rex@a rolf@a bert@b", rex=2, rolf=3, bert=3)
    assert sorted(skirmish.shown) == [0, 1, 3]
    assert skirmish.actors == ("blue",)
    assert dict(skirmish.prompt("blue").args)["score"] == "-2"
    assert skirmish.sealed


def test_the_right_passes_at_zero_and_above() -> None:
    """The first test vector: minus two, ten of diamonds makes plus eight, five, three."""
    skirmish = war("rex@d bert@c", "red:10D.1,3D.1 blue:5H.1,3H.1,2H.1", rex=1, bert=3)
    skirmish.apply("red", "play 10D.1")
    assert skirmish.actors == ("blue",)
    skirmish.apply("blue", "play 5H.1")
    assert skirmish.actors == ("blue",)
    skirmish.apply("blue", "play 3H.1")
    assert skirmish.actors == ("red",)
    assert skirmish.options() == ["play 3D.1"], "at zero a card of the suit must be played"
    skirmish.apply("red", "play 3D.1")
    assert skirmish.options() == ["play 2H.1", "concede"]


def test_cards_go_by_the_suit_of_ones_own_place_and_a_reserve_is_any_value() -> None:
    skirmish = war("rex@a bert@b", "red:10S.1,9C.1,R.1", rex=1, bert=2)
    assert skirmish.options()[:2] == ["play 10S.1", "play R.1 as 1"]
    assert skirmish.options()[-2:] == ["play R.1 as 10", "concede"]
    for action, rule in {
        "play 9C.1": "X4", "play R.1 as 11": "X11", "play 4S.1": "X10", "tie": "X5",
    }.items():  # fmt: skip
        reason = skirmish.why_not("red", action)
        assert reason is not None
        assert reason.rule == rule


@pytest.mark.parametrize(
    ("hand", "troops", "key"),
    [
        ("red:10S.1,R.1", 2, "prompt.battle_must"),
        ("red:9C.1,R.1", 2, "prompt.battle_level"),
        ("red:9C.1", 2, "prompt.battle_tie"),
        ("red:10S.1", 3, "prompt.battle"),
        ("red:9C.1", 3, "prompt.battle_lost"),
    ],
)
def test_the_question_offers_nothing_that_is_forbidden(hand: str, troops: int, key: str) -> None:
    skirmish = war("rex@a bert@b", hand, rex=2, bert=troops)
    assert skirmish.prompt("red").key == key


def test_at_zero_a_reserve_need_not_be_played() -> None:
    skirmish = war("rex@a bert@b", "red:9C.1,R.1", rex=2, bert=2)
    assert skirmish.actors == ("red",), "the attacker begins at zero"
    assert "tie" in skirmish.options()
    with pytest.raises(Illegal):
        skirmish.apply("red", "concede")
    skirmish.apply("red", "tie")
    assert (skirmish.at("rex"), skirmish.at("bert")) == ("a", "b")
    assert skirmish.phase.name == "rest"


def test_the_loser_loses_the_score_and_goes_as_far() -> None:
    skirmish = war("rex@b bert@a", rex=6, bert=8)
    skirmish.apply("red", "concede")
    assert skirmish.troops[0] == 4
    assert skirmish.actors == ("blue",), "the winner chooses"
    assert skirmish.options() == ["retreat d", "retreat i"]
    skirmish.apply("blue", "retreat i")
    assert skirmish.at("rex") == "i"


def test_retreats_are_of_full_length_over_free_places_and_end_far_away() -> None:
    graph = Skirmish().graph
    assert towns(mask("".join(TOWNS[e] for e in farthest_ends(graph, 1, 0, 2, ~0)))) == "di"
    blocked = ~mask("di")
    assert farthest_ends(graph, AT["c"], AT["d"], 3, blocked) == (AT["e"],)
    assert farthest_ends(graph, AT["h"], AT["g"], 1, ~mask("g")) == ()


def test_without_a_way_out_all_is_lost() -> None:
    skirmish = war("rex@h bert@g", rex=2, bert=3)
    skirmish.apply("red", "concede")
    assert skirmish.at("rex") == "off"
    assert skirmish.told()[-1] == "log.no_way_out"
    assert skirmish.troops[0] == 0
    assert skirmish.nation_at(AT["g"]) == BLUE
