"""C3 Control; C4 lines of communication."""

from __future__ import annotations

import pytest

from sanssouci.games.crisis import communication
from sanssouci.games.crisis.atlas import AUSTRIAN, INDEX, PRUSSIAN
from sanssouci.games.crisis.units import ISOLATED
from tests.games.crisis.staging import act, legal, owner, points, stage, units, why


@pytest.mark.rule("C3.1", "C11.3")
def test_an_empty_space_changes_hands_at_once_and_without_a_guard() -> None:
    position = stage("prussia", only=True, points=2, at={"treuenbrietzen": "prussia"})
    act(position, "march treuenbrietzen wittenberg")
    assert owner(position, "wittenberg") == "prussia"
    act(position, "march wittenberg leipzig")
    assert owner(position, "wittenberg") == "prussia"  # though nobody stayed
    assert position.resources(position.friends(PRUSSIAN)) == 11
    assert position.actors == ("chance",)  # a resource fort taken without a shot earns a card


@pytest.mark.rule("C3.1")
def test_any_unit_of_the_alliance_keeps_a_space() -> None:
    position = stage("prussia", only=True, points=1, at={"zossen": "8 prussia", "lubben": "france"})
    act(position, "march zossen lubben")
    assert owner(position, "lubben") == "saxony"


@pytest.mark.rule("C3.2", "C3.4")
def test_the_strongest_nation_owns_a_conquest_and_a_tie_is_chosen() -> None:
    at = {"olmutz": "2 austria, 2 empire"}
    position = act(stage("austria", only=True, points=1, at=at), "march olmutz glatz")
    assert position.actors == ("austria",)
    assert legal(position) == ["claim glatz austria", "claim glatz empire"]
    assert why(position, "claim glatz saxony") == "C3.2"
    act(position, "claim glatz empire")
    assert owner(position, "glatz") == "empire"
    at = {"olmutz": "2 austria, 3 saxony"}
    position = act(stage("austria", only=True, points=1, at=at), "march olmutz glatz")
    assert owner(position, "glatz") == "saxony"
    at = {"olmutz": "3 austria", "glatz": "empire"}
    position = stage("austria", only=True, points=1, at=at, control={"glatz": "empire"})
    act(position, "march olmutz glatz")
    assert owner(position, "glatz") == "empire"  # an ally cannot take it over


@pytest.mark.rule("C3.3")
def test_a_space_comes_home_to_its_first_owner() -> None:
    position = stage(
        "russia", only=True, points=1, at={"warschau": "russia"}, control={"thorn": "prussia"}
    )
    act(position, "march warschau thorn")
    assert owner(position, "thorn") == "saxony"


@pytest.mark.rule("C3.5")
def test_what_russia_holds_counts_for_her_side() -> None:
    held = {"konigsberg": "russia"}
    before = stage("prussia", control=held)
    after = stage("prussia", control=held, empress_dead=True)
    assert before.resources(before.friends(PRUSSIAN)) == 9
    assert after.resources(after.friends(PRUSSIAN)) == 14


@pytest.mark.rule("C3.6", "C6.7")
def test_a_siege_ends_when_the_last_besieger_leaves() -> None:
    at = {"leipzig": "2 prussia, saxony.inside"}
    position = stage("prussia", only=True, at=at)
    assert position.besieged(INDEX["leipzig"])
    act(position, "pick leipzig halle", "take prussia 1")
    assert position.besieged(INDEX["leipzig"])
    act(position, "march leipzig halle")
    assert not position.besieged(INDEX["leipzig"])
    assert units(position, "leipzig") == "saxony"
    assert owner(position, "leipzig") == "saxony"


@pytest.mark.rule("C4.1")
def test_the_network_runs_by_sea_and_stops_at_the_enemy() -> None:
    position = stage("britain", only=True, at={"stade": "britain"}, control={"hannover": "france"})
    network = communication.network(position, PRUSSIAN)
    assert network >> INDEX["england"] & 1
    assert network >> INDEX["stade"] & 1
    assert not network >> INDEX["hannover"] & 1
    besieged = stage("austria", only=True, at={"breslau": "austria, prussia.inside"})
    assert not communication.network(besieged, PRUSSIAN) >> INDEX["breslau"] & 1


@pytest.mark.rule("C4.2", "C16.2")
def test_whose_communications_are_checked() -> None:
    cut = {"breslau": "prussia, frederick", "prag": "prussia"}
    for scope, marked in (("active", False), ("all", True)):
        position = stage(None, phase="turn", turn=10, only=True, at={**cut, "wien": "austria"},
                         loc_scope=scope)  # fmt: skip
        act(position, "chit austria")
        assert bool(position.at[INDEX["prag"]][0] & ISOLATED) == marked


@pytest.mark.rule("C4.3")
def test_a_garrison_is_never_isolated() -> None:
    position = stage("austria", only=True, at={"glatz": "austria.inside, prussia"},
                     control={"glatz": "austria", "olmutz": "prussia"})  # fmt: skip
    assert "austria.inside" in units(position, "glatz")
    alone = stage("austria", only=True, at={"schweidnitz": "austria"},
                  control={"schweidnitz": "austria"})  # fmt: skip
    assert units(alone, "schweidnitz") == "austria.isolated"


@pytest.mark.rule("C4.4")
def test_isolated_units_march_four_to_a_point_and_never_two_spaces() -> None:
    position = stage(
        "austria", only=True, at={"kustrin": "5 austria"},
        control={
            **dict.fromkeys(("kustrin", "frankfurt-oder", "crossen"), "austria"),
            **dict.fromkeys(("lubben", "posen"), "prussia"),
        },
    )  # fmt: skip
    assert why(position, "march kustrin frankfurt-oder") == "C6.1"
    assert why(position, "march kustrin crossen") == "C4.4"
    act(position, "pick kustrin frankfurt-oder")
    assert legal(position)[0] == "take austria.isolated 4"
    act(position, "take austria.isolated 4")
    assert points(position) == 5


@pytest.mark.rule("C4.4")
def test_isolated_units_do_not_recover() -> None:
    position = stage(
        "austria", only=True, at={"schweidnitz": "austria.depleted"},
        control={"schweidnitz": "austria"},
    )  # fmt: skip
    assert why(position, "recover schweidnitz austria.depleted.isolated") == "C4.4"


@pytest.mark.rule("C4.4")
@pytest.mark.parametrize(("units", "dice"), [("3 austria, browne", 2), ("austria", 0)])
def test_isolated_units_roll_half_their_dice(units: str, dice: int) -> None:
    position = stage(
        "austria", only=True, points=1, at={"schweidnitz": units, "liegnitz": "prussia"},
        control={"schweidnitz": "austria"},
    )  # fmt: skip
    act(position, "march schweidnitz liegnitz", "attack", "chance: roll 1")
    act(position, "attack")
    rolled = [line.message for line in position.log or () if line.message.key == "log.attacks"]
    assert dict(rolled[-1].args)["dice"] == (dice or 1)  # one alone rolls none


@pytest.mark.rule("C4.4", "C12.7")
def test_nine_isolated_units_roll_four_dice_with_the_bonus() -> None:
    from sanssouci.games.crisis.strength import field_bonuses

    position = stage(
        "austria", only=True, at={"schweidnitz": "8 austria, browne"},
        control={"schweidnitz": "austria"},
    )  # fmt: skip
    assert field_bonuses(position, position.at[INDEX["schweidnitz"]]) == [2, 2, 2, 2]
    assert position.army_side(2) == AUSTRIAN
