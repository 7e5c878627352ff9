"""What the other side learns from an action is what its lines tell (C15)."""

from __future__ import annotations

from random import Random

import pytest

from sanssouci.games.crisis.position import Position
from sanssouci.kernel import CHANCE, laws
from tests.games.crisis.staging import WINTER_1756, act, stage, units


def check(position: Position) -> None:
    """The law holds for whoever is to act."""
    for seed in range(6):
        laws.check_equal_tellings(position, position.actors[0], Random(seed))


def told(position: Position, key: str) -> str:
    """The units named by the last line of a kind."""
    lines = [line.message for line in position.log or () if line.message.key == key]
    return str(dict(lines[-1].args)["names"])


def marching() -> Position:
    return stage("prussia", at={"berlin": "2 prussia, prussia.depleted, keith"}, points=2)


@pytest.mark.rule("C15.1", "C6.1")
def test_a_march_tells_who_goes() -> None:
    position = marching()
    check(position)
    act(position, "pick berlin kustrin", "take keith 0", "take prussia 1")
    check(position)
    act(position, "take prussia.depleted 1")
    assert told(position, "log.marches") == "prussia.troop prussia.troop.depleted"


@pytest.mark.rule("C15.1", "C6.1")
@pytest.mark.parametrize("seat", ["austria", None])
def test_a_party_not_yet_complete_is_nobody_elses_business(seat: str | None) -> None:
    position = marching()
    before = laws.knowledge(position, seat)
    for action in ("pick berlin kustrin", "take keith 0", "take prussia 1"):
        act(position, action)
        assert laws.knowledge(position, seat) == before
        assert "selection" not in position.view(seat)
        assert position.resample(seat, Random(1)).phase.name == "operations"
    assert position.view("prussia")["phase"] == "party"
    assert position.view("prussia")["points"] == 2  # spent when they march
    act(position, "take prussia.depleted 0")
    assert position.view("prussia")["points"] == 1
    assert units(position, "kustrin") == "prussia.arrived"


@pytest.mark.rule("C15.1", "C7.3")
def test_a_garrison_is_told_by_name() -> None:
    at = {"halle": "8 prussia", "leipzig": "saxony, austria, browne"}
    position = act(stage("prussia", only=True, at=at, points=1), "march halle leipzig")
    check(position)
    act(position, "garrison leipzig austria browne")
    assert told(position, "log.garrison") == "austria.troop browne"


@pytest.mark.rule("C15.1", "C6.2")
def test_a_voyage_tells_who_sails() -> None:
    at = {"england": "2 britain, cumberland", "stade": "britain"}
    position = stage("britain", only=True, at=at, points=3)
    check(position)
    act(position, "sail england stade cumberland")
    assert told(position, "log.marches") == "cumberland"


@pytest.mark.rule("C15.1", "C8.3", "C9.3")
def test_hits_and_retreats_are_told_by_name_once_they_are_decided() -> None:
    at = {"schweidnitz": "4 prussia, keith", "liegnitz": "3 austria, saxony, browne"}
    position = stage("prussia", only=True, at=at, points=1, control={"liegnitz": "austria"})
    act(position, "march schweidnitz liegnitz")
    rng = Random(1)
    seen = set()
    for _ in range(60):
        if position.army < 0:
            break
        seat = position.actors[0]
        if seat == CHANCE:
            position.apply(seat, position.sample_chance(rng))
            continue
        check(position)
        seen.add(position.phase.name)
        others = {"prussia", "austria"} - {seat}
        if position.phase.name == "casualties":
            assert position.view(*others)["selection"]["taken"] == []
        position.apply(seat, rng.choice(position.legal(seat)))
    assert "casualties" in seen


@pytest.mark.rule("C15.1", "C9.5")
def test_all_are_told_that_nobody_charges() -> None:
    at = {"schweidnitz": "4 prussia, seydlitz", "liegnitz": "3 austria, russia, browne"}
    position = stage("prussia", only=True, at=at, points=1, hands={"prussia": ["surprise"]})
    act(position, "march schweidnitz liegnitz", "prussia: commit none", "retreat")
    assert position.phase.name == "pursuit"
    check(position)


@pytest.mark.rule("C15.1", "C9.3")
def test_a_contingent_is_nobody_elses_business_until_it_goes() -> None:
    at = {"schweidnitz": "4 prussia", "liegnitz": "18 austria, browne, daun"}
    position = stage("prussia", only=True, at=at, points=1, control={"breslau": "austria"})
    act(position, "march schweidnitz liegnitz", "retreat")
    before = laws.knowledge(position, "prussia")
    check(position)
    act(position, "send gorlitz")
    assert position.phase.name == "contingent"
    assert laws.knowledge(position, "prussia") == before
    check(position)
    act(position, "take browne 1", "take daun 1")
    assert told(position, "log.retreats").split()[:2] == ["browne", "daun"]


@pytest.mark.rule("C3.2")
def test_claiming_what_one_holds_already_is_told() -> None:
    at = {"olmutz": "2 austria, 2 empire"}
    position = act(stage("austria", only=True, points=2, at=at), "march olmutz glatz")
    assert position.phase.name == "claim"
    check(position)


@pytest.mark.rule("C9.4", "C9.5")
def test_holding_the_cavalry_back_is_told() -> None:
    hands = {"prussia": ["cavalry-charge"]}
    at = {"liegnitz": "4 prussia, seydlitz", "gorlitz": "4 austria, 2 france"}
    position = stage("prussia", only=True, at=at, points=1, hands=hands)
    act(position, "march liegnitz gorlitz", "commit none", "retreat")
    assert position.phase.name == "pursuit"
    check(position)
    act(position, "hold")
    assert position.phase.name == "retreat_cost"


@pytest.mark.rule("C12.8")
def test_keeping_all_cards_in_winter_is_told() -> None:
    hands = {"austria": ["hills"] * 2 + ["marsh"] * 2, "prussia": ["surprise"]}
    control = dict.fromkeys(("dresden", "leipzig"), "prussia")
    position = stage(None, phase="winter", turn=WINTER_1756, hands=hands, control=control)
    while position.phase.name != "discard":
        actions = position.legal(position.actors[0])
        act(position, "done" if "done" in actions else str(actions[0]))
    assert position.legal("austria")[0] == "done"
    check(position)
