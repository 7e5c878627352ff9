"""C5 Action points and recovery; C6 marching."""

from __future__ import annotations

import pytest

from sanssouci.games.crisis import GAME
from sanssouci.games.crisis.atlas import INDEX
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


@pytest.mark.rule("C5.1")
@pytest.mark.parametrize(
    ("army", "marker", "left", "expected"),
    [("france", 3, 2, 0), ("prussia", 1, 0, 2), ("britain", 0, 0, 1), ("austria", 0, 0, 1)],
)
def test_action_points(army: str, marker: int, left: int, expected: int) -> None:
    position = stage(army, phase="roll", retreats={army: marker})
    act(position, "chance: roll 1", stay=True)
    assert position.retreats[ARMY_INDEX[army]] == left
    assert points(position) == expected


@pytest.mark.rule("C5.2", "C11.8")
def test_rapid_advance_is_played_after_the_die() -> None:
    position = stage(
        "austria", phase="roll", retreats={"austria": 2},
        hands={"austria": ["rapid-advance", "rapid-advance"]},
    )  # fmt: skip
    act(position, "chance: roll 1", "play rapid-advance", "play rapid-advance")
    assert points(position) == 1
    assert why(position, "recover wien austria") in ("C5.2", "C5.3")


@pytest.mark.rule("C5.2")
def test_at_muster_only_the_two_cards_are_played() -> None:
    position = stage("austria", phase="muster", points=3, hands={"austria": ["hills"]})
    assert legal(position) == ["done"]
    assert why(position, "play hills") == "C5.2"


@pytest.mark.rule("C5.3")
def test_recovery_comes_first_and_keeps_a_unit_where_it_is() -> None:
    at = {"treuenbrietzen": "prussia.depleted, frederick.depleted", "magdeburg": "prussia"}
    position = stage("prussia", only=True, at=at)
    act(position, "recover treuenbrietzen prussia.depleted")
    assert units(position, "treuenbrietzen") == "prussia.recovered, frederick.depleted"
    assert why(position, "recover treuenbrietzen prussia") == "C5.3"
    act(position, "march magdeburg halberstadt")
    assert why(position, "recover treuenbrietzen frederick.depleted") == "C6.8"
    act(position, "march treuenbrietzen wittenberg")
    assert units(position, "wittenberg") == "frederick.depleted.arrived"
    assert why(position, "march treuenbrietzen wittenberg") == "C5.3"
    act(position, "done")
    assert units(position, "treuenbrietzen") == "prussia"


@pytest.mark.rule("C5.3")
def test_a_besieger_may_recover() -> None:
    position = stage("prussia", only=True, at={"leipzig": "prussia.depleted, saxony.inside"})
    assert legal(position, "recover") == ["recover leipzig prussia.depleted"]


@pytest.mark.rule("C5.4", "C16.4")
def test_besieged_units_recover_unless_an_option_forbids_it() -> None:
    at = {"breslau": "austria, prussia.depleted.inside"}
    position = stage("prussia", only=True, at=at)
    act(position, "recover breslau prussia.depleted.inside")
    assert units(position, "breslau") == "prussia.recovered.inside, austria"
    assert why(position, "sortie breslau prussia.recovered.inside") == "C6.6"
    for allowed in (False, True):
        position = stage("prussia", only=True, at=at, besieged_recovery=allowed)
        assert bool(legal(position, "recover")) == allowed
        if not allowed:
            assert why(position, "recover breslau prussia.depleted.inside") == "C5.4"


@pytest.mark.rule("C6.9")
def test_marches_stay_open_until_the_army_is_done() -> None:
    """The last march can be taken back, though no point is left after it."""
    play = GAME.play("campaign", seed=1)
    while (points := play.state.view(None)["points"]) > 0:
        play.act("prussia", "march neisse glatz" if points % 2 else "march glatz neisse")
    assert play.state.legal("prussia") == ["done"]
    reason = play.state.why_not("prussia", "march neisse glatz")
    assert reason is not None
    assert reason.rule == "C5.1"
    play.undo("prussia")
    assert play.state.view(None)["points"] == 1


@pytest.mark.rule("C6.9", "C11.10")
def test_scorched_earth_has_its_moment_after_the_last_march() -> None:
    position = stage("prussia", only=True, at={"halle": "4 prussia", "leipzig": "saxony"},
                     points=1, hands={"austria": ["scorched-earth"]})  # fmt: skip
    act(position, "march halle leipzig", stay=True)
    act(position, "austria: scorch leipzig", "done")
    assert phase(position) == "field_battle"  # there is no fort to go into any more


@pytest.mark.rule("C6.1")
def test_eight_units_to_a_point_and_again() -> None:
    position = stage("prussia", only=True, at={"zossen": "8 prussia, frederick"}, points=3)
    assert why(position, "march zossen lubben") == "C6.1"
    act(position, "pick zossen lubben", "take frederick 1", "take prussia 7")
    assert units(position, "lubben") == "7 prussia.arrived, frederick.arrived"
    act(position, "march lubben torgau")
    assert owner(position, "torgau") == "prussia"
    assert points(position) == 1


@pytest.mark.rule("C6.1")
def test_no_other_army_moves() -> None:
    position = stage("prussia", only=True, at={"berlin": "britain", "magdeburg": "prussia"})
    assert why(position, "march berlin lubben") == "C6.1"
    assert why(position, "march") == "C6.1"
    assert why(position, "march berlin") == "C6.1"


@pytest.mark.rule("C6.2")
def test_one_unit_to_a_point_by_sea() -> None:
    position = stage("britain", only=True, at={"england": "3 britain, cumberland"})
    assert set(legal(position, "sail england stade")) == {
        *("sail england stade britain", "sail england stade cumberland")
    }
    act(position, "sail england stade cumberland", "sail england stade britain")
    assert units(position, "stade") == "britain.arrived, cumberland.arrived"
    assert points(position) == 4
    assert why(position, "sail england hannover britain") == "C6.2"
    assert why(position, "sail england stade prussia") == "C6.2"


@pytest.mark.rule("C6.3")
def test_the_double_step() -> None:
    at = {"berlin": "2 prussia"}
    position = stage("prussia", only=True, at=at)
    assert "march berlin magdeburg" in legal(position)
    assert why(position, "march berlin halberstadt") == "C6.3"  # three spaces
    assert "march berlin wittenberg" not in legal(position)  # not one's own
    guarded = stage("prussia", only=True, at={**at, "brandenburg": "austria"})
    assert why(guarded, "march berlin magdeburg") == "C6.3"


@pytest.mark.rule("C6.4")
def test_any_part_of_a_stack_may_go_and_nobody_is_dropped_on_the_way() -> None:
    at = {"berlin": "3 prussia, prussia.depleted, frederick", "brandenburg": "prussia"}
    position = stage("prussia", only=True, at=at)
    act(position, "pick berlin magdeburg")
    assert why(position, "take prussia 1") == "C6.1"  # commanders first
    act(position, "take frederick 0")
    assert legal(position) == [f"take prussia {n}" for n in (3, 2, 1, 0)]
    act(position, "take prussia 0")
    assert units(position, "magdeburg") == "prussia.depleted.arrived"
    assert units(position, "brandenburg") == "prussia"
    assert why(position, "pick magdeburg brandenburg") == "C6.4"
    act(position, "march berlin kustrin")
    assert units(position, "kustrin") == "3 prussia.arrived, frederick.arrived"


@pytest.mark.rule("C6.4")
def test_somebody_must_go() -> None:
    position = stage("prussia", only=True, at={"berlin": "2 prussia, frederick"})
    act(position, "pick berlin zossen", "take frederick 0")
    assert legal(position) == ["take prussia 2", "take prussia 1"]


@pytest.mark.rule("C6.5")
def test_enemies_in_the_open_halt_a_march_and_besieged_ones_do_not() -> None:
    at = {
        "treuenbrietzen": "4 prussia",
        "wittenberg": "austria",
        "leipzig": "prussia, saxony.inside",
    }
    position = stage("prussia", only=True, at={**at, "halle": "2 prussia"})
    act(position, "march treuenbrietzen wittenberg")
    assert why(position, "march wittenberg torgau") == "C6.5"
    act(position, "march halle leipzig", "pick leipzig naumburg", "take prussia 0")
    act(position, "take prussia.arrived 2")
    assert units(position, "naumburg") == "2 prussia.arrived"


@pytest.mark.rule("C6.5")
def test_a_garrison_not_yet_besieged_halts_a_march() -> None:
    position = stage("prussia", only=True, at={"zossen": "4 prussia", "torgau": "saxony"})
    act(position, "march zossen lubben", "march lubben torgau")
    assert why(position, "march torgau meissen") == "C6.5"


@pytest.mark.rule("C6.6", "C7.3")
def test_a_sortie() -> None:
    at = {"breslau": "2 austria, prussia.inside, frederick.inside"}
    position = stage("prussia", only=True, at=at, points=2)
    assert why(position, "march breslau liegnitz") == "C6.6"
    assert set(legal(position, "sortie")) == {
        "sortie breslau prussia.inside frederick.inside",
        *("sortie breslau prussia.inside", "sortie breslau frederick.inside"),
    }
    assert why(position, "sortie berlin frederick") == "C6.6"
    act(position, "sortie breslau prussia.inside")
    assert why(position, "march breslau liegnitz") == "C6.5"
    act(position, "done")
    assert legal(position, "garrison") == [  # the trooper fights in the open
        *("garrison breslau frederick.inside", "garrison breslau none")
    ]
    act(position, "garrison breslau frederick.inside")
    assert phase(position) == "field_battle"


@pytest.mark.rule("C6.8", "C7.2")
def test_after_an_assault_is_ordered_nobody_marches() -> None:
    at = {"leipzig": "4 prussia, saxony.inside", "torgau": "2 prussia, saxony.inside"}
    position = stage("prussia", only=True, at=at, points=3)
    act(position, "assault leipzig")
    assert legal(position) == ["done", "assault torgau"]
    assert why(position, "march leipzig magdeburg") == "C6.8"
    assert why(position, "assault leipzig") == "C7.2"
    act(position, "assault torgau", "done")
    assert legal(position) == ["fight leipzig", "fight torgau"]
    assert position.actors == ("austria",)
    assert INDEX["leipzig"] in position.stack[-1].waiting  # type: ignore[attr-defined]
