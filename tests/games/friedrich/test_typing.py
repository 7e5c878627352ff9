"""What people type in Friedrich is understood, or refused with the word that is wrong."""

from __future__ import annotations

import pytest

from sanssouci.games.friedrich.game import FRIEDRICH_GAME as GAME
from sanssouci.kernel import Ambiguous, BadAction
from tests.games.friedrich.staging import stage, why

AT = {
    "friedrich": "torgau",
    "winterfeldt": "torgau",
    "heinrich": "dahme",
    "schwerin": "berlin",
    "keith": "berlin",
    "prussia-train-2": "potsdam",
}


@pytest.mark.rule("F4.13")
@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("march heinrich to luckau", "march heinrich dahme luckau"),
        ("MARCH HEINRICH LUCKAU", "march heinrich dahme luckau"),
        ("heinrich luckau", "march heinrich dahme luckau"),
        ("march winterfeldt and friedrich oschatz", "march friedrich+winterfeldt torgau oschatz"),
        ("march schwerin Königs Wusterhausen", "march schwerin berlin konigs-wusterhausen"),
        ("train 2 brandenburg", "march prussia-train-2 potsdam brandenburg"),
        ("finish", "done"),
    ],
)
def test_names_as_one_reads_them(text: str, action: str) -> None:
    position = stage("prussia", only=True, at=AT)
    assert action in position.legal("frederick")
    assert GAME.parse(position, "frederick", text) == action


@pytest.mark.rule("F4.13")
def test_a_road_that_comes_to_the_same_is_the_one_offered() -> None:
    position = stage("prussia", only=True, at={"schwerin": "berlin"})
    typed = "march schwerin berlin potsdam berlin konigs-wusterhausen"
    assert typed not in position.legal("frederick")
    assert GAME.parse(position, "frederick", typed) == ("march schwerin berlin konigs-wusterhausen")


@pytest.mark.rule("F10.6")
def test_a_stack_is_called_by_any_of_its_generals() -> None:
    position = stage(
        "prussia",
        only=True,
        at=AT,
        hands={"prussia": ["13S", "12S"]},
        troops={"schwerin": 1, "keith": 1},
    )
    position.apply("frederick", "recruit 1 0")
    position.apply("frederick", "pay 13S.1")
    assert "reinforce keith" not in position.legal("frederick")
    assert GAME.parse(position, "frederick", "reinforce keith") == "reinforce schwerin"


@pytest.mark.parametrize(
    ("text", "refusal"),
    [
        ("march foo luckau", "There is no piece called “foo”."),
        ("march heinrich foo", "There is no place called “foo”."),
        ("recruit 2", "Something is missing; write it as: recruit TROOPS TRAINS."),
        ("recruit many 0", "“many” is not a number; write it as: recruit TROOPS TRAINS."),
        ("waltz", "“waltz” is nothing one can do here."),
    ],
)
def test_a_refusal_names_the_wrong_word(text: str, refusal: str) -> None:
    position = stage("prussia", only=True, at=AT)
    with pytest.raises(BadAction) as caught:
        GAME.parse(position, "frederick", text)
    assert str(caught.value) == refusal


@pytest.mark.rule("F6.2")
def test_too_many_troops_are_refused_by_the_rule_with_how_many_there_can_be() -> None:
    hand = {"prussia": ["13S", "12S"]}
    position = stage("prussia", only=True, at=AT, hands=hand, troops={"keith": 1, "schwerin": 1})
    refused = position.why_not("frederick", GAME.parse(position, "frederick", "recruit 9 0"))
    assert refused is not None
    room = position.ceiling(0) - position.total(0)
    assert room < 9
    assert (refused.rule, dict(refused.args)) == ("F6.2", {"room": room})


def test_of_several_meanings_all_are_told() -> None:
    position = stage("prussia", only=True, at=AT)
    with pytest.raises(Ambiguous) as caught:
        GAME.parse(position, "frederick", "march hein l")
    assert len(caught.value.actions) > 1
    assert "Heinrich to L" in str(caught.value)


def test_a_march_by_its_end_alone_is_refused_for_its_shortest_road() -> None:
    position = stage("prussia", only=True, at=AT)
    assert why(position, GAME.parse(position, "frederick", "march heinrich warszawa")) == "F4.2"


def test_an_action_is_told_in_words() -> None:
    assert GAME.describe("march friedrich+winterfeldt torgau herzberg") == (
        "Friedrich and Winterfeldt to Herzberg"
    )
    assert GAME.describe("play R.1 as 7") == "Play the Reserve as 7"


def test_every_verb_has_a_sentence() -> None:
    catalogue = GAME.catalogues.speak()
    assert all(key in catalogue for key in GAME.grammar.keys)
