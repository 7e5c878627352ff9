"""What players are told: who acts, by which name, and what is possible."""

from __future__ import annotations

import pytest

from sanssouci.games.crisis import GAME
from sanssouci.games.crisis.position import Position
from tests.games.crisis.staging import act, stage


def told(position: Position) -> list[str]:
    return [GAME.say(line.message) for line in position.log or ()]


def asked(position: Position) -> str:
    return GAME.say(position.prompt(position.actors[0]))


def french_attack(**more: object) -> Position:
    """French units attack a British one, and Prussian ones with it, in Kassel."""
    at = {"fulda": "3 france", "kassel": "britain, 2 prussia"}
    position = stage("france", only=True, at=at, points=1, **more)  # type: ignore[arg-type]
    return act(position, "march fulda kassel")


@pytest.mark.rule("C7.6", "C8.1")
def test_the_log_of_a_battle_names_the_armies_that_fight() -> None:
    position = french_attack()
    act(position, "attack", "chance: roll 1 1 1", "attack", "chance: roll 6 6 6")
    act(position, "attack", "attack", "chance: roll 6 6 6")
    assert "Austria" not in " ".join(told(position))
    both = "Prussia and Great Britain & Hanover"
    for sentence in (
        f"Battle of Kassel: 3 units of France against 3 of {both}.",
        f"{both} attack with 3 dice.",
        "France attacks with 3 dice.",
        f"{both} have nobody left to attack with.",
        "France has won the battle of Kassel.",
    ):
        assert sentence in told(position)


@pytest.mark.rule("C9.1", "C9.4")
def test_a_retreat_is_told_of_those_who_retreat() -> None:
    position = french_attack(retreat_cost="each")
    act(position, "retreat", "withdraw gottingen")
    assert "Prussia and Great Britain & Hanover declare a retreat from Kassel." in told(position)
    assert "Prussia and Great Britain & Hanover: 3 units retreat from Kassel to" in " ".join(
        told(position)
    )


@pytest.mark.rule("C10.1")
def test_a_storm_is_told_of_both_sides() -> None:
    at = {"hannover": "france, 2 britain.inside"}
    position = act(stage("france", only=True, at=at, points=1), "assault hannover")
    assert told(position)[-1] == (
        "The fort of Hannover is fought for: France against Great Britain & Hanover."
    )


@pytest.mark.rule("C11.3")
def test_cards_are_drawn_by_an_alliance() -> None:
    position = stage("france", only=True, at={"springe": "france"}, points=1)
    act(position, "march springe hannover", "chance: draw hills")
    assert "The Austrian alliance draws a card." in told(position)


@pytest.mark.rule("C12.5")
def test_a_troop_is_not_called_like_its_nation() -> None:
    position = stage("prussia", phase="muster", points=1, hands={"prussia": ["rapid-mobilization"]})
    act(position, "play rapid-mobilization prussia", "chance: roll 1", "place prussia berlin")
    assert "Mobilised in Berlin: Prussian troop." in told(position)
    assert GAME.describe("place prussia berlin") == "Prussian troop in Berlin"
    position = stage("prussia", only=True, at={"berlin": "prussia, 2 prussia.depleted, bevern"})
    act(position, "recover berlin prussia.depleted", "pick berlin zossen")
    assert "Recovered in Berlin: Prussian troop (depleted)." in told(position)
    assert asked(position) == "From Berlin to Zossen, who goes? Bevern?"
    act(position, "take bevern 1", "take prussia 1", "take prussia.depleted 1")
    assert told(position)[-1].endswith(": Bevern, Prussian troop, Prussian troop (depleted).")


@pytest.mark.rule("C9.2")
def test_a_prompt_offers_no_retreat_where_there_is_none() -> None:
    assert "retreat" in asked(french_attack())
    stuck = french_attack(control=dict.fromkeys(("gottingen", "marburg"), "france"))
    assert stuck.legal("prussia") == ["attack"]
    assert asked(stuck) == "Kassel, round 1: attack with 3 dice; there is no way out."


@pytest.mark.rule("C4.4", "C6.1")
def test_a_prompt_offers_room_for_as_many_as_can_go() -> None:
    position = stage("prussia", only=True, at={"wien": "6 prussia, bevern"})
    act(position, "pick wien krems")
    assert asked(position).endswith("Bevern (isolated)? There is room for 4.")
    act(position, "take bevern.isolated 1")
    assert asked(position).endswith(
        "Prussian troops (isolated): how many of 6? There is room for 3."
    )


@pytest.mark.rule("C3.2")
@pytest.mark.parametrize("nation", ["austria", "empire"])
def test_whose_a_conquest_is_is_told_once_and_when_it_is_decided(nation: str) -> None:
    at = {"olmutz": "2 austria, 2 empire"}
    position = act(stage("austria", only=True, points=2, at=at), "march olmutz glatz")
    assert not [sentence for sentence in told(position) if "belongs" in sentence]
    act(position, f"claim glatz {nation}")
    (sentence,) = (sentence for sentence in told(position) if "belongs" in sentence)
    assert sentence == f"Glatz now belongs to {GAME.name(nation)}."
