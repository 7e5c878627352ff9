"""C7 Battles; C8 field battles; C9 retreat; C10 fort battles."""

from __future__ import annotations

import pytest

from sanssouci.games.crisis import GAME
from sanssouci.games.crisis.atlas import INDEX
from sanssouci.games.crisis.position import Position
from sanssouci.games.crisis.strength import field_bonuses, garrison_bonuses
from tests.games.crisis.staging import (
    ARMY_INDEX,
    act,
    legal,
    log_keys,
    owner,
    phase,
    stage,
    units,
    why,
)


def dice_of(position: Position) -> int:
    """How many dice the last attack had."""
    attacks = [line.message for line in position.log or () if line.message.key == "log.attacks"]
    return int(dict(attacks[-1].args)["dice"])


def field(attackers: str, defenders: str, **more: object) -> Position:
    """A battle in Liegnitz, Prussia active, no fort and no cards."""
    return act(
        stage(
            "prussia", only=True, points=1,
            at={"schweidnitz": attackers, "liegnitz": defenders}, **more,  # type: ignore[arg-type]
        ),
        "march schweidnitz liegnitz",
    )  # fmt: skip


@pytest.mark.rule("C7.1")
def test_a_battle_where_units_have_entered_and_none_where_they_have_left() -> None:
    at = {"halle": "3 prussia", "leipzig": "prussia, saxony.inside"}
    position = stage("prussia", only=True, at=at, points=2)
    act(position, "march halle leipzig", "pick leipzig naumburg", "take prussia 0")
    act(position, "take prussia.arrived 3")
    assert position.army == -1  # passed through: no free fort battle


@pytest.mark.rule("C7.1", "C7.2", "C7.4")
def test_reinforcing_a_siege_gives_a_fort_battle_without_cost() -> None:
    at = {"halle": "3 prussia", "leipzig": "prussia, saxony.inside"}
    position = stage("prussia", only=True, at=at, points=1)
    act(position, "march halle leipzig", "garrison leipzig saxony.inside")
    assert position.view(None)["battle"]["kind"] == "fort"


@pytest.mark.rule("C7.2")
def test_an_ongoing_siege_is_fought_for_a_point_by_either_side() -> None:
    at = {"breslau": "3 austria, 2 prussia.inside"}
    for army in ("austria", "prussia"):
        position = stage(army, only=True, at=at, points=1)
        assert legal(position, "assault") == ["assault breslau"]
        act(position, "assault breslau")
        battle = position.view(None)["battle"]
        assert (battle["kind"], battle["space"], battle["active"]) == ("fort", "breslau", army)
        assert battle["sides"][0]["dice"] == [2, 2]  # the bonus of the walls
        assert position.actors == ("chance",)  # nobody is asked to come out
    position = stage("france", only=True, at={**at, "metz": "france"}, points=1)
    assert why(position, "assault breslau") == "C7.2"


@pytest.mark.rule("C7.3")
def test_the_fort_side_chooses_who_is_inside() -> None:
    at = {"halle": "8 prussia", "leipzig": "saxony, austria, browne"}
    position = stage("prussia", only=True, at=at, points=1)
    act(position, "march halle leipzig")
    assert position.actors == ("austria",)
    assert legal(position) == [
        "garrison leipzig austria saxony",
        "garrison leipzig austria browne",
        "garrison leipzig saxony browne",
        *("garrison leipzig austria", "garrison leipzig saxony", "garrison leipzig browne"),
        "garrison leipzig none",
    ]
    assert why(position, "garrison leipzig prussia") == "C7.3"
    act(position, "garrison leipzig saxony browne")
    assert phase(position) == "field_battle"
    assert units(position, "leipzig") == "8 prussia, austria, saxony.inside, browne.inside"


@pytest.mark.rule("C7.3")
def test_a_relief_force_cannot_slip_inside_and_the_besieged_may_come_out() -> None:
    at = {"breslau": "2 austria, prussia.inside", "neumarkt": "4 prussia"}
    position = stage("prussia", only=True, at=at, points=1)
    act(position, "march neumarkt breslau")
    assert legal(position) == ["garrison breslau prussia.inside", "garrison breslau none"]
    act(position, "garrison breslau none")
    assert units(position, "breslau") == "5 prussia, 2 austria"


@pytest.mark.rule("C7.4", "C10.4")
def test_the_fort_battle_follows_a_field_battle_that_was_won() -> None:
    at = {"halle": "8 prussia", "leipzig": "2 saxony"}
    position = stage("prussia", only=True, at=at, points=1)
    act(position, "march halle leipzig", "garrison leipzig saxony")
    act(position, "attack", "chance: roll 1", "attack", "chance: roll 6 6 1 1 1 1 1 1")
    assert position.view(None)["battle"]["kind"] == "fort"
    act(position, "chance: roll 1", "chance: roll 6 6 1 1 1 1 1 1")
    assert owner(position, "leipzig") == "prussia"
    assert position.earned.bit_count() == 1  # victory and conquest: one card for one space


@pytest.mark.rule("C7.4")
def test_no_fort_battle_after_a_field_battle_that_was_lost() -> None:
    at = {"halle": "prussia", "leipzig": "2 saxony"}
    position = stage("prussia", only=True, at=at, points=1)
    act(position, "march halle leipzig", "garrison leipzig saxony")
    act(position, "attack", "chance: roll 6", "retreat", "withdraw halle")
    assert "log.fort_battle" not in log_keys(position)
    assert units(position, "leipzig") == "2 saxony"  # the siege is over


@pytest.mark.rule("C7.5")
def test_the_other_player_orders_the_battles() -> None:
    at = {
        "zossen": "4 prussia",
        "liegnitz": "4 prussia",
        "lubben": "austria",
        "gorlitz": "austria",
    }
    position = stage("prussia", only=True, at=at, points=2)
    act(position, "march zossen lubben", "march liegnitz gorlitz")
    assert position.actors == ("austria",)
    assert legal(position) == ["fight gorlitz", "fight lubben"]
    assert why(position, "fight zossen") == "C7.5"
    act(position, "fight lubben")
    assert position.view(None)["battle"]["space"] == "lubben"
    assert position.view(None)["battles"] == ["gorlitz"]


@pytest.mark.rule("C7.6")
def test_only_the_active_army_fights_and_all_of_the_other_side() -> None:
    at = {"meissen": "3 prussia", "dresden": "2 prussia, 3 britain, austria, saxony, france"}
    held = dict.fromkeys(("wittenberg", "torgau", "meissen", "dresden"), "prussia")
    position = stage("prussia", only=True, at=at, points=1, scorched=["dresden"], control=held)
    act(position, "march meissen dresden", "attack", "chance: roll 6 6 6")
    assert "3 britain" in units(position, "dresden")
    act(position, "attack")
    assert dice_of(position) == 2


@pytest.mark.rule("C7.7")
def test_enemies_left_together_fight_in_the_next_phase() -> None:
    at = {"lubben": "britain, austria", "berlin": "prussia"}
    position = stage("britain", only=True, at=at, points=1)
    act(position, "done")
    assert phase(position) == "field_battle"
    position = act(stage("austria", only=True, at=at, points=0), "done")
    assert phase(position) == "field_battle"


@pytest.mark.rule("C8.1")
def test_the_passive_side_attacks_first_in_each_round() -> None:
    position = field("4 prussia", "4 austria")
    assert position.actors == ("austria",)
    act(position, "attack", "chance: roll 1 1 1 1")
    assert position.actors == ("prussia",)
    act(position, "attack", "chance: roll 1 1 1 1")
    assert position.actors == ("austria",)
    assert position.view(None)["battle"]["round"] == 2
    assert why(position, "done") == "C8.1"


@pytest.mark.rule("C8.2")
def test_depleted_units_do_not_attack() -> None:
    position = act(field("2 prussia", "2 austria, 3 austria.depleted"), "attack")
    assert dice_of(position) == 2


@pytest.mark.rule("C8.3")
def test_full_units_take_the_hits_first_and_the_owner_chooses() -> None:
    position = field("3 prussia, frederick, prussia.depleted", "4 austria")
    act(position, "attack", "chance: roll 6 6 1 1")
    assert legal(position) == ["take prussia 2", "take prussia 1"]
    assert why(position, "take prussia 0") == "C8.3"
    act(position, "take prussia 1")
    assert units(position, "liegnitz") == (
        "2 prussia, 2 prussia.depleted, 4 austria, frederick.depleted"
    )


@pytest.mark.rule("C8.3")
def test_hits_beyond_the_full_units_fall_on_depleted_ones_and_surplus_is_lost() -> None:
    position = field("prussia, prussia.depleted", "4 austria")
    act(position, "attack", "chance: roll 6 6 1 1")
    assert units(position, "liegnitz") == "prussia.depleted, 4 austria"
    position = field("prussia, prussia.depleted", "4 austria")
    act(position, "attack", "chance: roll 6 6 6 6")
    assert units(position, "liegnitz") == "4 austria"
    taken = [line.message for line in position.log or () if line.message.key == "log.casualties"]
    assert [GAME.say(message) for message in taken] == [
        "1 hit is taken in Liegnitz: Prussian troop.",
        "2 hits are taken in Liegnitz: 2 Prussian troops (depleted).",
    ]  # although nobody had a choice


@pytest.mark.rule("C8.4", "C8.5", "C16.3")
def test_commanders_lead_their_own() -> None:
    at = {"prag": "2 austria, 2 empire, 3 france, browne, zweibrucken"}
    position = stage("austria", only=True, at=at)
    force = position.at[INDEX["prag"]]
    assert field_bonuses(position, force) == [2, 2, 2, 2, 2, 2, 0, 0, 0]
    strict = stage("austria", only=True, at=at, bonus_by_nation=True)
    assert field_bonuses(strict, force) == [2, 2, 2, 1, 1, 1, 0, 0, 0]


@pytest.mark.rule("C8.4")
def test_the_best_commander_leads_first_and_bonuses_do_not_add_up() -> None:
    position = stage("prussia", only=True, at={"berlin": "3 prussia, seydlitz, ziethen, bevern"})
    assert field_bonuses(position, position.at[INDEX["berlin"]]) == [3, 3, 3, 3, 2, 2]


@pytest.mark.rule("C8.6", "C10.2")
def test_a_depleted_commander_leads_behind_walls_only() -> None:
    position = stage("prussia", only=True, at={"breslau": "prussia, ziethen.depleted"})
    units = position.at[INDEX["breslau"]]
    assert field_bonuses(position, units) == [0]
    assert garrison_bonuses(position, INDEX["breslau"], units) == [4, 4]
    assert garrison_bonuses(position, INDEX["glatz"], units[:1]) == [1]


@pytest.mark.rule("C8.8")
def test_when_nobody_can_attack_the_active_side_goes() -> None:
    position = field("prussia.depleted", "austria.depleted")
    act(position, "attack", "attack")
    assert phase(position) == "retreat"
    assert set(legal(position)) == {
        *("withdraw glogau", "withdraw schweidnitz", "withdraw neumarkt")
    }
    stuck = field(
        "prussia.depleted", "austria.depleted",
        control=dict.fromkeys(("schweidnitz", "glogau", "neumarkt", "gorlitz"), "austria"),
    )  # fmt: skip
    reserve = stuck.reserve[0]
    act(stuck, "attack", "attack")
    assert units(stuck, "liegnitz") == "austria.depleted"
    assert stuck.reserve[0] == reserve + 1


@pytest.mark.rule("C9.1")
def test_a_retreat_before_the_first_attack() -> None:
    position = field("8 prussia", "2 austria, austria.depleted", control={"liegnitz": "austria"})
    act(position, "retreat", "withdraw gorlitz")
    assert units(position, "gorlitz") == "2 austria, austria.depleted"
    assert owner(position, "liegnitz") == "prussia"
    assert position.earned == 0  # no attack, and no fort or resource space


@pytest.mark.rule("C9.2")
def test_retreats_lead_to_own_spaces_without_enemies() -> None:
    position = field("4 prussia", "2 austria", control={"neumarkt": "austria", "glogau": "austria"})
    assert why(position, "withdraw gorlitz") == "C8.1"
    act(position, "retreat")
    assert set(legal(position, "withdraw")) == {
        *("withdraw gorlitz", "withdraw neumarkt", "withdraw glogau")
    }
    assert why(position, "withdraw schweidnitz") == "C9.2"
    trapped = field("8 prussia", "2 austria", control={"gorlitz": "prussia"})
    assert legal(trapped) == ["attack"]
    assert why(trapped, "retreat") == "C9.2"


@pytest.mark.rule("C9.3", "C9.4")
def test_who_finds_no_room_is_lost() -> None:
    position = field("4 prussia", "18 austria, browne, daun", control={"neumarkt": "austria"})
    reserve = position.reserve[2]
    act(position, "retreat")
    assert legal(position, "withdraw") == []
    assert why(position, "withdraw gorlitz") == "C9.3"
    act(position, "send gorlitz", "take browne 1", "take daun 1")
    assert units(position, "gorlitz") == "6 austria, browne, daun"  # all eight places are used
    act(position, "send neumarkt")
    assert units(position, "neumarkt") == "8 austria"
    assert position.reserve[2] == reserve + 4
    assert position.retreats[ARMY_INDEX["austria"]] == 1
    assert units(position, "liegnitz") == "4 prussia"


@pytest.mark.rule("C9.3")
def test_a_scattered_retreat_loses_nobody_without_need() -> None:
    position = field("8 prussia", "12 austria", control={"neumarkt": "austria"})
    act(position, "retreat", "send gorlitz")
    assert legal(position) == [f"take austria {n}" for n in (8, 7, 6, 5, 4)]
    act(position, "take austria 4", "withdraw neumarkt")
    assert (units(position, "gorlitz"), units(position, "neumarkt")) == ("4 austria", "8 austria")


@pytest.mark.rule("C9.2", "C9.3")
def test_a_retreat_by_sea_saves_one() -> None:
    at = {"greifswald": "4 prussia", "stralsund": "3 sweden"}
    lost = dict.fromkeys(("wismar", "greifswald"), "prussia")
    position = stage("prussia", only=True, at=at, points=1, control=lost)
    act(position, "march greifswald stralsund", "garrison stralsund none", "retreat")
    assert legal(position) == ["send schweden"]
    act(position, "send schweden")
    assert units(position, "schweden") == "sweden"
    assert position.reserve[5] == 3
    assert owner(position, "stralsund") == "prussia"


@pytest.mark.rule("C1.6", "C9.2")
def test_no_retreat_into_a_box_that_units_have_left_in_this_phase() -> None:
    at = {"england": "britain", "stade": "britain", "emden": "2 france"}
    held = {"emden": "france", **dict.fromkeys(("bremen", "munster", "osnabruck"), "france")}
    position = stage("britain", only=True, at=at, points=1, control=held)
    act(position, "sail england emden britain", "attack", "chance: roll 1 1")
    assert why(position, "retreat") == "C9.2"
    landed = stage("britain", only=True, points=1, control=held,
                   at={"england": "britain", "emden": "britain, 2 france"})  # fmt: skip
    act(landed, "done", "attack", "chance: roll 1 1")
    assert "retreat" in legal(landed)  # nobody has left the box now


@pytest.mark.rule("C8.2")
def test_a_great_many_dice_are_rolled_by_the_handful() -> None:
    position = field("8 prussia", "30 austria")
    act(position, "attack")
    assert len(position.legal("chance")) == 6**24
    act(position, "chance: roll " + "1 " * 23 + "6")
    act(position, "chance: roll 1 1 1 1 1 6")
    assert dict(position.prompt("prussia").args).get("hits") is None  # one kind of unit: no choice
    assert units(position, "liegnitz").startswith("6 prussia, 2 prussia.depleted")


@pytest.mark.rule("C9.4")
def test_one_army_of_several_pays_for_the_retreat() -> None:
    position = field("8 prussia", "2 austria, 2 russia")
    act(position, "retreat")
    assert (phase(position), position.actors) == ("retreat_cost", ("austria",))
    assert legal(position) == ["pay austria", "pay russia"]
    assert why(position, "pay france") == "C9.4"
    act(position, "pay russia", "withdraw gorlitz")
    assert position.retreats == [0, 0, 0, 0, 1]


@pytest.mark.rule("C9.4", "C16.5")
def test_each_army_may_be_made_to_pay() -> None:
    position = field("8 prussia", "2 austria, 2 russia", retreat_cost="each")
    act(position, "retreat", "withdraw gorlitz")
    assert position.retreats[ARMY_INDEX["austria"]] == 1
    assert position.retreats[ARMY_INDEX["russia"]] == 1


@pytest.mark.rule("C7.3", "C7.5")
def test_a_garrison_is_chosen_when_its_battle_comes_up() -> None:
    """What happened in the first battle is known when the garrison of the second goes in."""
    at = {"halle": "3 prussia", "leipzig": "2 saxony", "torgau": "2 saxony",
          "lubben": "2 prussia"}  # fmt: skip
    position = stage("prussia", only=True, at=at, points=2)
    act(position, "march halle leipzig", "march lubben torgau")
    assert legal(position) == ["fight leipzig", "fight torgau"]
    act(position, "fight torgau")
    assert legal(position) == ["garrison torgau saxony", "garrison torgau none"]
    act(position, "garrison torgau none", "retreat", "withdraw meissen")
    assert legal(position)[0] == "garrison leipzig saxony saxony"


@pytest.mark.rule("C7.3", "C7.5")
def test_a_fort_whose_garrison_goes_in_to_the_last_waits_for_the_fort_battles() -> None:
    at = {"halle": "3 prussia", "leipzig": "saxony", "liegnitz": "3 prussia",
          "gorlitz": "austria"}  # fmt: skip
    position = stage("prussia", only=True, at=at, points=2)
    act(position, "march halle leipzig", "march liegnitz gorlitz", "fight leipzig")
    act(position, "garrison leipzig saxony")
    assert position.view(None)["battle"]["space"] == "gorlitz"
    act(position, "attack", "chance: roll 1", "attack", "chance: roll 6 6 1")
    battle = position.view(None)["battle"]
    assert (battle["kind"], battle["space"]) == ("fort", "leipzig")


@pytest.mark.rule("C7.3")
def test_who_arrives_stays_out_of_a_fort_whose_battle_comes_second() -> None:
    at = {"breslau": "2 austria, prussia.inside", "neumarkt": "4 prussia", "liegnitz": "4 prussia",
          "gorlitz": "austria"}  # fmt: skip
    position = stage("prussia", only=True, at=at, points=2)
    act(position, "march neumarkt breslau", "march liegnitz gorlitz")
    act(position, "fight gorlitz", "attack", "chance: roll 1", "attack", "chance: roll 6 6 1 1")
    assert legal(position) == ["garrison breslau prussia.inside", "garrison breslau none"]


@pytest.mark.rule("C10.1", "C10.3")
def test_a_fort_battle_is_one_round() -> None:
    position = stage("prussia", only=True, points=1, at={"leipzig": "3 prussia, 2 saxony.inside"})
    act(position, "assault leipzig", "chance: roll 4 1")
    act(position, "chance: roll 1 1")
    assert units(position, "leipzig") == "2 prussia, prussia.depleted, 2 saxony.inside"
    assert position.army == -1


@pytest.mark.rule("C10.4", "C11.3")
def test_a_garrison_that_destroys_its_besiegers_has_relieved_itself() -> None:
    at = {"breslau": "austria.depleted, 2 prussia.inside"}
    position = stage("prussia", only=True, points=1, at=at)
    act(position, "assault breslau", "chance: roll 6 6")
    assert units(position, "breslau") == "2 prussia"
    assert position.actors == ("chance",)
    assert position.earned.bit_count() == 1
