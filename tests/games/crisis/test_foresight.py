"""What an action would do is said before it is done, and it comes true."""

from __future__ import annotations

import pytest

from sanssouci.games.crisis.position import Position
from sanssouci.kernel import Action
from tests.games.crisis.staging import stage


def foreseen(position: Position, action: str) -> dict[str, list[str]]:
    """By key, what is marked."""
    found: dict[str, list[str]] = {}
    for message, marks in position.foresee(position.actors[0], Action(action)):
        found.setdefault(message.key.removeprefix("foresee."), []).extend(m.id for m in marks)
    return found


@pytest.mark.rule("C3.1")
@pytest.mark.rule("C11.3")
def test_a_space_is_taken_and_a_card_earned_as_foreseen() -> None:
    position = stage("prussia", only=True, at={"halle": "2 prussia"}, points=2)
    told = foreseen(position, "march halle leipzig")
    assert told["takes"] == told["earns"] == ["leipzig"]
    assert "attacks" not in told
    position.apply("prussia", "march halle leipzig")
    assert position.view("prussia")["earned"] == ["leipzig"]


@pytest.mark.rule("C7.1")
def test_a_battle_is_foreseen_with_the_number_of_enemies() -> None:
    at = {"halle": "2 prussia", "leipzig": "3 saxony"}
    position = stage("prussia", only=True, at=at, points=2)
    told = position.foresee("prussia", "march halle leipzig")
    battle = next(each for each in told if each.message.key == "foresee.attacks")
    assert position.game.explain(battle.message) == "there will be a battle with 3 units at Leipzig"
    assert "takes" not in foreseen(position, "march halle leipzig")


@pytest.mark.rule("C6.7")
def test_leaving_a_siege_raises_it() -> None:
    at = {"neisse": "prussia.inside, 2 austria"}
    position = stage("austria", only=True, at=at, control={"glatz": "austria"}, points=2)
    assert foreseen(position, "march neisse glatz")["frees"] == ["neisse"]
    assert "frees" not in foreseen(position, "assault neisse")
    assert foreseen(position, "assault neisse")["storms"] == ["neisse"]


@pytest.mark.rule("C4.4")
def test_who_may_go_takes_one_place_or_two() -> None:
    at = {"halle": "2 prussia, prussia.recovered", "prag": "3 prussia"}
    position = stage("prussia", only=True, at=at, points=2)

    def who_goes(action: str) -> list[tuple[object, ...]]:
        told = (message for message, _ in position.foresee("prussia", action))
        return [
            tuple(value for _, value in message.args)
            for message in told
            if message.key == "foresee.goes"
        ]

    assert who_goes("march halle leipzig") == [("prussia.troop", 2, 1, 8)]
    assert who_goes("march prag welwarn") == [("prussia.troop.isolated", 3, 2, 8)]


@pytest.mark.rule("C6.3")
def test_a_double_step_names_the_space_between_and_where_it_leads_on() -> None:
    position = stage("prussia", only=True, at={"magdeburg": "2 prussia"}, points=3)
    told = foreseen(position, "march magdeburg berlin")
    assert told["by_way_of"] == ["brandenburg"]
    assert "zossen" in told["onward"]


@pytest.mark.rule("C4.1")
def test_the_layer_of_communication_ends_where_the_enemy_is() -> None:
    network = stage("prussia").survey("prussia")["network"]
    assert "berlin" in network["prussia"]
    assert "berlin" not in network["austria"]
    assert "wien" in network["austria"]
    assert "wien" not in network["prussia"]
