"""The examples of the rulebook page, played: each number there is one the program comes to."""

from __future__ import annotations

import pytest

from sanssouci.games.crisis import communication
from sanssouci.games.crisis.atlas import AUSTRIAN, BIT, INDEX, PRUSSIAN
from sanssouci.games.crisis.operations import Operations
from sanssouci.games.crisis.position import Position
from tests.games.crisis.staging import ARMY_INDEX, act, legal, phase, stage, units, why


def next_phase(position: Position, army: str) -> None:
    """Another army has a phase of three points; what was earned so far does not matter."""
    position.army = ARMY_INDEX[army]
    position.earned = 0
    communication.check(position, position.army_side(position.army))
    position.stack[1:] = [position.stack[1], Operations(position.army, 3)]
    position._actors = None
    position._settle()


@pytest.mark.rule("C5.4", "C7.2", "C7.3", "C10.1")
def test_the_siege() -> None:
    at = {"halle": "5 prussia, frederick", "leipzig": "2 saxony", "wien": "austria"}
    position = stage("prussia", only=True, at=at, points=1)
    act(position, "march halle leipzig", "garrison leipzig saxony saxony")
    assert position.view(None)["battle"]["kind"] == "fort"
    act(position, "chance: roll 4 2", "take prussia 1")
    assert len(position.view(None)["battle"]["sides"][PRUSSIAN]["dice"]) == 5
    act(position, "chance: roll 3 2 2 1 1")
    siege = "4 prussia, prussia.depleted, saxony.inside, saxony.depleted.inside, frederick"
    assert units(position, "leipzig") == siege
    leipzig = BIT[INDEX["leipzig"]]
    assert not communication.network(position, AUSTRIAN) & leipzig
    assert communication.network(position, PRUSSIAN) & leipzig

    next_phase(position, "austria")
    act(position, "recover leipzig saxony.depleted.inside", "done")
    assert "2 saxony.inside" in units(position, "leipzig")

    next_phase(position, "prussia")
    act(position, "assault leipzig", "done", "chance: roll 1 1", "chance: roll 3 3 3 1 1")
    assert "saxony.depleted.inside" in units(position, "leipzig")
    assert position.besieged(INDEX["leipzig"])


def retreating(**control: str) -> Position:
    at = {"schweidnitz": "8 prussia", "liegnitz": "10 austria, browne, daun, 2 russia"}
    position = stage("prussia", only=True, at=at, points=1, control=control)
    return act(position, "march schweidnitz liegnitz", "retreat", "pay russia")


@pytest.mark.rule("C9.1", "C9.2", "C9.3", "C9.4", "C11.3")
def test_the_retreat() -> None:
    position = retreating(neumarkt="austria")
    assert legal(position, "withdraw") == []
    act(position, "send gorlitz", "take browne 1", "take daun 1", "take austria 6")
    act(position, "withdraw neumarkt")
    assert units(position, "gorlitz") == "6 austria, browne, daun"
    assert units(position, "neumarkt") == "4 austria, 2 russia"
    assert position.retreats[ARMY_INDEX["russia"]] == 1
    assert position.retreats[ARMY_INDEX["austria"]] == 0
    assert phase(position) == "campaign"  # the phase is over, and no card was to be drawn


@pytest.mark.rule("C9.3", "C9.4")
def test_the_retreat_with_one_way_out() -> None:
    position = retreating()
    reserves = sum(position.reserve)
    act(position, "send gorlitz", "take browne 1", "take daun 1", "take austria 6")
    assert units(position, "gorlitz") == "6 austria, browne, daun"
    assert sum(position.reserve) == reserves + 6
    assert sum(position.retreats) == 1


@pytest.mark.rule("C9.1", "C9.4", "C9.5", "C11.2")
def test_the_cavalry() -> None:
    hands = {"prussia": ["cavalry-charge"] * 2, "austria": ["cavalry-charge"]}
    at = {"liegnitz": "4 prussia, seydlitz", "gorlitz": "4 austria, nadasdy"}
    position = stage("prussia", only=True, at=at, points=1, hands=hands)
    act(position, "march liegnitz gorlitz", "commit none", "commit none")
    act(position, "attack", "chance: roll 1 1 1 1 1", "attack", "chance: roll 1 1 1 1 1")
    act(position, "retreat", "play cavalry-charge", "play cavalry-charge", "play cavalry-charge")
    assert (phase(position), position.actors) == ("field_battle", ("prussia",))
    assert units(position, "gorlitz").endswith("4 austria, seydlitz, nadasdy")
    assert sum(position.retreats) == 0


@pytest.mark.rule("C9.5", "C11.2")
def test_no_cavalry_under_a_commander_rated_one() -> None:
    at = {"liegnitz": "4 prussia, moritz", "gorlitz": "4 austria, nadasdy"}
    hands = {"prussia": ["cavalry-charge"]}
    position = stage("prussia", only=True, at=at, points=1, hands=hands)
    act(position, "march liegnitz gorlitz", "retreat")
    assert phase(position) == "retreat"  # nobody is asked for a charge


@pytest.mark.rule("C12.4", "C12.5", "C12.6", "C12.7", "C4.4")
def test_the_winter() -> None:
    at = {"wien": "4 austria.depleted", "leipzig": "3 prussia, frederick, saxony.inside"}
    position = stage(None, phase="winter", turn=9, only=True, at=at)
    while phase(position) != "winter_mobilization":
        act(position, str(position.legal(position.actors[0])[0]))
    assert {"mobilize austria", "mobilize empire"} <= set(legal(position))
    act(position, "mobilize austria")
    act(position, *["restore wien austria.depleted"] * 4, *["place austria prag"] * 2)
    assert why(position, "place austria prag") == "C12.5"
    act(position, "place austria budweis")
    assert phase(position) == "winter_mobilization"  # five points are spent
    act(position, "mobilize empire")
    assert dict(position.prompt("austria").args)["points"] == 1
    assert not {"place empire prag", "place empire budweis"} & set(legal(position))
    while phase(position) != "winter_depletion":
        actions = position.legal(position.actors[0])
        act(position, "done" if "done" in actions else str(actions[0]))
    act(position, "chance: roll 1 2 3 6", "take prussia 2")
    assert units(position, "leipzig") == "prussia, 2 prussia.depleted, saxony.inside, frederick"
