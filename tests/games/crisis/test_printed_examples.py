"""The printed examples and answers, played out move by move."""

from __future__ import annotations

from typing import Any

import pytest

from sanssouci.games.crisis import GAME, communication
from sanssouci.games.crisis.atlas import AUSTRIAN, INDEX, PRUSSIAN
from sanssouci.games.crisis.position import Position
from tests.games.crisis.staging import (
    ARMY_INDEX,
    act,
    legal,
    owner,
    phase,
    points,
    stage,
    units,
    why,
)

MARCHING = {
    "dresden": "7 prussia, 2 prussia.depleted, seydlitz, 2 austria.inside",
    "glatz": "3 prussia, prussia.depleted, ziethen, austria.inside",
    "olmutz": "5 austria, 2 austria.depleted, nadasdy, 2 prussia.inside",
}
HELD = {
    "dresden": "saxony",
    "gorlitz": "prussia",
    "glatz": "austria",
    "olmutz": "prussia",
    "liegnitz": "prussia",
    "schweidnitz": "prussia",
}


SAXON_ROAD = dict.fromkeys(("torgau", "wittenberg", "meissen"), "prussia")


def marching() -> Position:
    return stage("prussia", phase="roll", at=MARCHING, only=True, control=HELD)


def seydlitz_at_glatz() -> Position:
    return act(
        marching(),
        "chance: roll 5",
        "recover dresden prussia.depleted",
        "recover dresden prussia.depleted",
        "march dresden gorlitz",
        "march gorlitz liegnitz schweidnitz",
        "march schweidnitz glatz",
    )


@pytest.mark.rule("C5.1", "C5.3", "C6.3", "C6.5", "C7.1")
def test_the_marching_example() -> None:
    position = act(marching(), "chance: roll 5")
    assert points(position) == 7
    act(position, "recover dresden prussia.depleted", "recover dresden prussia.depleted")
    assert points(position) == 5
    assert why(position, "march dresden liegnitz") == "C6.3"  # the enemy is in Dresden
    act(position, "march dresden gorlitz")
    assert units(position, "dresden") == "2 prussia.recovered, 2 austria.inside"
    assert units(position, "gorlitz") == "7 prussia.arrived, seydlitz.arrived"
    assert why(position, "march dresden gorlitz") == "C5.3"
    act(position, "march gorlitz liegnitz schweidnitz")
    assert points(position) == 3
    assert why(position, "march schweidnitz olmutz") == "C6.3"
    act(position, "march schweidnitz glatz")
    assert points(position) == 2
    assert units(position, "schweidnitz") == ""


@pytest.mark.rule("C6.1", "C6.4", "C6.5", "C7.1", "C7.2")
def test_the_end_of_the_marching_example() -> None:
    position = act(seydlitz_at_glatz(), "pick glatz olmutz")
    act(position, "take seydlitz.arrived 1", "take ziethen 0")
    act(position, "take prussia 0", "take prussia.depleted 0", "take prussia.arrived 7")
    assert phase(position) == "operations"
    assert why(position, "march olmutz troppau") == "C6.5"
    act(position, "pick glatz olmutz", "take ziethen 1")
    act(position, "take prussia 3", "take prussia.depleted 0")
    assert points(position) is None  # spent: battles follow at once
    assert units(position, "glatz") == "prussia.depleted, austria.inside"
    assert phase(position) == "garrison"
    assert legal(position) == [
        "garrison olmutz prussia.inside prussia.inside",
        "garrison olmutz prussia.inside",
        "garrison olmutz none",
    ]
    act(position, "garrison olmutz prussia.inside prussia.inside")
    assert position.view(None)["battle"]["space"] == "olmutz"
    assert position.view(None)["battles"] == []


def olmutz(**options: Any) -> Position:
    return stage(
        "prussia",
        points=1,
        only=True,
        at={
            "glatz": "10 prussia, seydlitz, ziethen.depleted",
            "olmutz": "4 austria, 2 austria.depleted, nadasdy, piccolomini, 2 prussia.inside",
        },
        control={"olmutz": "prussia"},
        hands={
            "prussia": ["cavalry-charge", "cavalry-charge"],
            "austria": ["cavalry-charge", "cavalry-charge"],
        },
        **options,
    )


def into_battle(position: Position) -> Position:
    """Eight march; the others are put beside them, as in the example they came before."""
    glatz, olmutz = INDEX["glatz"], INDEX["olmutz"]
    position.add(olmutz, [unit | 8 for unit in position.at[glatz]])
    position.station(glatz, ())
    act(position, "done", "garrison olmutz prussia.inside prussia.inside")
    return act(position, "prussia: commit none", "austria: commit none")


@pytest.mark.rule("C8.1", "C8.2", "C8.3", "C8.4", "C8.6")
def test_the_battle_example() -> None:
    position = into_battle(olmutz())
    assert position.actors == ("austria",)
    act(position, "attack", "chance: roll 1 2 4 5 2 6", "take prussia 3")
    assert units(position, "olmutz").startswith("7 prussia, 3 prussia.depleted, 2 prussia.inside")
    act(position, "attack", "chance: roll 2 3 4 6 6 3 1 5")
    act(position, "take austria 4")
    assert "6 austria.depleted, seydlitz, ziethen.depleted, piccolomini, nadasdy" in units(
        position, "olmutz"
    )


@pytest.mark.rule("C16.1")
def test_with_the_option_a_depleted_commander_leads_in_the_field() -> None:
    position = into_battle(olmutz(depleted_field_bonus=True))
    act(position, "attack", "chance: roll 1 2 4 5 2 6", "take prussia 3")
    act(position, "attack", "chance: roll 2 3 4 6 6 3 1 5")
    assert legal(position, "take")  # five hits: Ziethen makes a 3 a 5 and a 5 a 7
    assert dict(position.prompt("austria").args)["hits"] == 5


@pytest.mark.rule("C9.1", "C9.4", "C9.5", "C11.3")
def test_round_two_of_the_battle_example() -> None:
    position = into_battle(olmutz())
    act(position, "attack", "chance: roll 1 2 4 5 2 6", "take prussia 3")
    act(position, "attack", "chance: roll 2 3 4 6 6 3 1 5", "take austria 4")
    act(position, "retreat", "prussia: play cavalry-charge", "austria: play cavalry-charge")
    act(position, "prussia: hold", "withdraw wischau")
    assert position.retreats[ARMY_INDEX["austria"]] == 1
    assert units(position, "wischau") == "6 austria.depleted, piccolomini, nadasdy"
    assert position.actors == ("chance",)  # one card for Olmütz: a victory and a relief
    assert position.earned.bit_count() == 1


def declared(prussian: int, austrian: int) -> Position:
    """The example's retreat, answered by so many Cavalry Charges."""
    position = into_battle(olmutz())
    act(position, "retreat")
    for charge in range(prussian + austrian):
        act(position, f"{('prussia', 'austria')[charge % 2]}: play cavalry-charge")
    if position.stack[-1].name == "pursuit":
        act(position, "hold")
    return position


@pytest.mark.rule("C9.1", "C9.5")
@pytest.mark.parametrize(
    ("prussian", "austrian", "stopped"),
    [(1, 0, True), (1, 1, False), (2, 1, True), (2, 2, False)],
)
def test_the_answers_about_cavalry_charges(prussian: int, austrian: int, stopped: bool) -> None:
    position = declared(prussian, austrian)
    if stopped:  # and whoever declared the retreat does not attack
        assert phase(position) == "field_battle"
        assert position.actors == ("prussia",)
        assert position.retreats[ARMY_INDEX["austria"]] == 0
    else:
        assert phase(position) == "retreat"
        assert legal(position, "attack") == []


@pytest.mark.rule("C8.4")
def test_the_table_of_bonuses() -> None:
    position = stage(
        "austria", points=1, only=True,
        at={"prag": "austria, browne", "welwarn": "4 prussia, seydlitz"},
        control={"welwarn": "prussia"},
    )  # fmt: skip
    act(position, "march prag welwarn", "attack", "chance: roll 3 1 5 4 5")
    hits = [line.message for line in position.log or () if line.message.key == "log.hits"]
    assert dict(hits[-1].args)["hits"] == 3


@pytest.mark.rule("C10.1", "C10.2", "C10.3", "C8.6")
def test_the_fort_battle_example() -> None:
    position = stage(
        "austria", points=1, only=True,
        at={"breslau": "prussia.depleted.inside, ziethen.depleted.inside, 3 austria, nadasdy"},
        control={"glatz": "austria", "schweidnitz": "austria"},
    )  # fmt: skip
    act(position, "assault breslau", "chance: roll 2 3", "take austria 2", "chance: roll 1 6")
    act(position, "take prussia.depleted.inside 1")
    assert units(position, "breslau") == (
        "austria, 2 austria.depleted, ziethen.depleted.inside, nadasdy"
    )
    assert owner(position, "breslau") == "prussia"
    assert position.army == -1  # one round, and the phase is over


COMMUNICATION = {
    "schweidnitz": "6 austria, browne, prussia.inside",
    "breslau": "6 austria, nadasdy, 2 prussia.inside",
    "liegnitz": "7 prussia, seydlitz",
}


def silesia() -> Position:
    return stage(
        "austria", only=True, at=COMMUNICATION, points=1,
        control={"glatz": "austria", "dresden": "prussia", "gorlitz": "prussia"},
    )  # fmt: skip


@pytest.mark.rule("C4.1", "C4.3")
def test_the_communication_example() -> None:
    position = silesia()
    austrian = communication.network(position, AUSTRIAN)
    prussian = communication.network(position, PRUSSIAN)
    for space in ("olmutz", "glatz", "schweidnitz", "breslau"):
        assert austrian >> INDEX[space] & 1
    assert not prussian >> INDEX["breslau"] & 1
    assert prussian >> INDEX["liegnitz"] & 1
    assert "isolated" not in units(position, "breslau")


@pytest.mark.rule("C4.2", "C4.3")
def test_the_isolation_example() -> None:
    position = silesia()
    position = stage(
        "austria", only=True, points=1,
        at={
            "glatz": "6 austria, browne",
            "breslau": "6 austria, nadasdy, 2 prussia.inside",
            "schweidnitz": "7 prussia, seydlitz",
        },
        control={"glatz": "austria", "dresden": "prussia", "gorlitz": "prussia"},
    )  # fmt: skip
    assert units(position, "breslau") == "2 prussia.inside, 6 austria.isolated, nadasdy.isolated"
    assert "isolated" not in units(position, "glatz")
    communication.check(position, PRUSSIAN)
    assert "isolated" not in units(position, "schweidnitz")
    assert "2 prussia.inside" in units(position, "breslau")


@pytest.mark.rule("C11.9")
def test_several_rapid_mobilizations_one_after_the_other() -> None:
    position = stage(
        None, phase="winter", turn=9,
        hands={"austria": ["rapid-mobilization", "rapid-mobilization"]},
    )  # fmt: skip
    act(position, "play rapid-mobilization france", "chance: roll 1", "place france metz")
    assert legal(position, "play rapid-mobilization")
    act(position, "play rapid-mobilization empire", "chance: roll 2")
    assert not legal(position, "place austria")  # one nation to a card
    assert legal(position, "place empire")


@pytest.mark.rule("C11.10", "C11.11")
def test_scorched_earth_on_a_besieged_resource_fort() -> None:
    at = {"dresden": "8 prussia, frederick, 2 austria.inside", "leipzig": ""}
    hands = {"austria": ["scorched-earth"]}
    position = stage("prussia", points=1, at=at, hands=hands, control=SAXON_ROAD)
    assert position.asides("prussia") == ()
    act(position, "austria: scorch dresden")
    assert units(position, "dresden") == "8 prussia, 2 austria, frederick"
    act(position, "prussia: done")
    assert position.view(None)["battle"]["kind"] == "field"
    assert position.actors == ("austria",)


@pytest.mark.rule("C7.7", "C11.11")
def test_scorched_earth_before_an_army_that_is_not_active() -> None:
    at = {"dresden": "3 britain, 2 austria.inside", "berlin": "prussia"}
    hands = {"austria": ["scorched-earth"]}
    position = stage("prussia", points=1, only=True, at=at, hands=hands, control=SAXON_ROAD)
    act(position, "austria: scorch dresden", "prussia: done")
    assert position.army == -1  # nobody of the active army is there to fight
    assert units(position, "dresden") == "3 britain, 2 austria"


@pytest.mark.rule("C11.11", "C12.2")
def test_in_winter_the_garrison_fights_at_once_with_prussia_active() -> None:
    at = {"dresden": "8 prussia, frederick, 2 austria.inside", "leipzig": ""}
    position = stage(
        None, phase="winter", turn=9, at=at, hands={"austria": ["scorched-earth"]},
        control=SAXON_ROAD,
    )  # fmt: skip
    act(position, "play scorched-earth dresden")
    battle = position.view(None)["battle"]
    assert (battle["space"], battle["active"], battle["turn"]) == ("dresden", "prussia", "austria")
    act(position, "attack", "chance: roll 1 1", "attack", "chance: roll 6 6 6 6 6 6 6 6 6")
    assert owner(position, "dresden") == "prussia"
    view = position.view(None)
    assert next(s for s in view["spaces"] if s["id"] == "dresden")["scorched"]
    assert GAME.say(position.prompt("austria"))
