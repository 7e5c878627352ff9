"""M9 Movement, and the order of movement in M4."""

from __future__ import annotations

import pytest

from sanssouci.games.maria import GAME
from sanssouci.games.maria.sequence import MOVEMENT
from tests.games.maria.staging import do, ends, keys, legal, war, where, why


@pytest.mark.rule("M9.1", "M9.5", "M4.6")
def test_every_piece_marches_once_in_any_order() -> None:
    position = war(3, MOVEMENT, {"belle-isle": "bamberg", "torring": "ingolstadt", "karl": "prag"})
    do(position, "march torring ingolstadt pfaffenhofen", "march belle-isle bamberg forchheim")
    assert not legal(position, "march")
    assert why(position, "march torring pfaffenhofen munchen") == "M9.5"
    assert why(position, "march karl prag beroun") == "M4.6"


@pytest.mark.rule("M9.2", "M2.3")
def test_generals_go_three_towns_or_four_on_main_roads() -> None:
    position = war(3, MOVEMENT, {"moritz": "paris", "france-train-1": "lille"})
    four = "march moritz paris senlis compiegne noyon saint-quentin"
    assert four in legal(position)
    assert why(position, "march france-train-1 lille bethune saint-omer calais") == "M9.2"
    assert "march france-train-1 lille kortrijk gent aalst" in legal(position)
    assert why(position, "march moritz paris lille") == "M2.3"
    assert why(position, "march moritz " + "paris senlis " * 3) == "M9.2"


@pytest.mark.rule("M9.3", "M9.4")
def test_an_enemy_train_is_destroyed_on_the_way() -> None:
    position = war(
        3, MOVEMENT, {"moritz": "lille", "austria-train-1": "tournai", "france-train-1": "kortrijk"}
    )
    assert why(position, "march moritz lille kortrijk") == "M9.3"
    assert why(position, "march france-train-1 kortrijk tournai") == "M9.4"
    do(position, "march moritz lille tournai ath")
    assert where(position, "austria-train-1") is None
    assert where(position, "moritz") == "ath"
    assert "log.train_destroyed" in keys(position)


@pytest.mark.rule("M9.3", "M8.4")
def test_a_march_may_go_out_of_its_way_for_a_train_or_hussars() -> None:
    at = {"belle-isle": "zbirow", "austria-train-2": "przibram"}
    position = war(3, MOVEMENT, at, hussars=["beroun"])
    past, over, chasing = (
        f"march belle-isle zbirow {town} zbirow" for town in ("rakonitz", "przibram", "beroun")
    )
    assert {past, over, chasing} <= set(legal(position))
    assert GAME.parse(position, "louis", over) == over
    told = [GAME.say(prospect.message) for prospect in position.foresee("louis", chasing)]
    assert "Chases the hussars out of Beroun" in told
    assert where(do(position.clone(), over), "austria-train-2") is None
    assert do(position.clone(), chasing).hussars[0] == -1
    spared = do(position.clone(), past)
    assert where(spared, "austria-train-2") == "przibram"
    assert spared.hussars[0] != -1
    assert not [a for a in legal(position) if a.endswith("przibram zbirow przibram")]


@pytest.mark.rule("M8.4", "M9.2")
def test_trains_and_force_marches_may_spare_hussars_or_chase_them() -> None:
    at = {"karl": "kolin", "austria-train-2": "prag"}
    position = war(5, MOVEMENT, at, hussars=["bohmisch-brod"])
    for word in ("march austria-train-2", "force karl"):
        roads = [road.split() for road in legal(position, f"{word} ", "maria")]
        chasing = {road[-1] for road in roads if "bohmisch-brod" in road[:-1]}
        sparing = {road[-1] for road in roads if "bohmisch-brod" not in road}
        assert chasing & sparing


@pytest.mark.rule("M9.5")
def test_one_general_leaves_a_stack_alone() -> None:
    position = war(4, MOVEMENT, {"friedrich": "breslau", "schwerin": "breslau"})
    assert legal(position, "march friedrich+schwerin")
    do(position, "march schwerin breslau ohlau")
    assert where(position, "friedrich") == "breslau"
    assert legal(position, "march friedrich breslau")


@pytest.mark.rule("M9.6", "M6.3")
def test_nobody_marches_through_a_partner_even_to_come_back_to_him() -> None:
    position = war(3, MOVEMENT, {"belle-isle": "beroun", "broglie": "prag", "torring": "prag"})
    assert why(position, "march belle-isle beroun prag brandeis") == "M6.3"
    position = war(3, MOVEMENT, {"belle-isle": "beroun", "torring": "prag"})
    assert why(position, "march belle-isle beroun prag brandeis prag") == "M9.6"
    position = war(3, MOVEMENT, {"belle-isle": "prag", "torring": "prag"})
    assert why(position, "march belle-isle prag brandeis prag beroun") == "M9.6"


@pytest.mark.rule("M9.6", "M1.5")
def test_allies_who_do_not_cooperate_never_stack() -> None:
    position = war(4, MOVEMENT, {"friedrich": "prag", "belle-isle": "brandeis"})
    assert "brandeis" not in ends(position, "march friedrich")
    assert why(position, "march friedrich prag brandeis") == "M1.5"


@pytest.mark.rule("M9.7", "M9.8")
def test_a_force_march_shuns_enemies_and_their_fortresses() -> None:
    position = war(3, MOVEMENT, {"belle-isle": "prag", "karl": "tabor"})
    marches = ends(position, "force belle-isle")
    assert "bautzen" in marches  # seven main roads to the north, and from an enemy fortress
    assert "beneschau" not in marches  # next to Karl
    assert why(position, "force belle-isle prag beneschau") == "M9.7"
    assert why(position, "force belle-isle prag welwarn raudnitz leitmeritz") == "M9.7"
    do(position, "force belle-isle prag beroun zbirow")
    assert position.flags[0] == 0  # it takes nothing (M10.5)


@pytest.mark.rule("M9.7", "M9.8", "M8.4")
def test_a_force_march_does_not_come_back_to_a_start_it_could_not_enter() -> None:
    """Hussars beside the road would make it worth while to go there and back."""
    there_and_back = "force friedrich erding landshut erding"
    alone = war(4, MOVEMENT, {"friedrich": "erding"}, hussars=["landshut"])
    assert there_and_back in legal(alone)
    beside_karl = {"friedrich": "erding", "karl": "freising"}
    position = war(4, MOVEMENT, beside_karl, hussars=["landshut"])
    roads = [force.split()[2:] for force in legal(position, "force friedrich")]
    assert ["erding", "landshut"] in roads
    assert all(road.count("erding") == 1 for road in roads)
    assert why(position, there_and_back) == "M9.7"
    fortress = war(3, MOVEMENT, {"belle-isle": "prag"}, hussars=["brandeis"])
    assert "force belle-isle prag brandeis" in legal(fortress)
    assert not legal(fortress, "force belle-isle prag brandeis prag")
    assert why(fortress, "force belle-isle prag brandeis prag") == "M9.7"


@pytest.mark.rule("M9.7")
def test_trains_make_no_force_marches() -> None:
    position = war(3, MOVEMENT, {"france-train-1": "paris"})
    assert not legal(position, "force")
    assert why(position, "force france-train-1 paris senlis compiegne") == "M9.7"


@pytest.mark.rule("M9.9", "M2.1")
def test_only_the_french_and_austrians_cross_the_seam() -> None:
    position = war(3, MOVEMENT, {"moritz": "stuttgart", "torring": "ulm"})
    assert "gunzburg" not in ends(position, "march moritz")  # Törring stands in the way
    assert "ulm" in ends(position, "march moritz")
    assert "pforzheim" not in ends(position, "march torring")
    assert why(position, "march torring ulm stuttgart") == "M9.9"
    mixed = war(3, MOVEMENT, {"moritz": "ulm", "torring": "ulm"}, chosen=["moritz"])
    assert why(mixed, "march moritz+torring ulm stuttgart") == "M9.9"
    assert "stuttgart" in ends(mixed, "march moritz ")


@pytest.mark.rule("M9.10")
def test_neutral_land_is_closed() -> None:
    position = war(
        3, MOVEMENT, {"belle-isle": "aussig", "rutowski": "freiberg"}, tracks={"saxony": 3}
    )
    assert "pirna" not in ends(position, "march belle-isle")
    assert why(position, "march belle-isle aussig pirna") == "M9.10"


@pytest.mark.rule("M4.5", "M4.4", "M4.3")
def test_two_players_move_in_stage_five_in_any_order() -> None:
    position = war(5, MOVEMENT, {"arenberg": "brussel", "stair": "gouda", "karl": "prag"})
    assert position.actors == ("maria", "frederick")
    do(position, "maria: march karl prag beroun", "frederick: march stair gouda utrecht")
    after = do(position, "maria: done")
    assert list(after.actors) == ["frederick"]


@pytest.mark.rule("M4.5")
def test_either_may_call_for_turns_in_flanders() -> None:
    position = war(
        5, MOVEMENT,
        {"arenberg": "brussel", "austria-train-1": "antwerpen", "stair": "gouda", "karl": "prag"},
    )  # fmt: skip
    do(position, "maria: alternate")
    assert not legal(position, "march arenberg", "maria")
    assert why(position, "march arenberg brussel ath", "maria") == "M4.5"
    assert legal(position, "march karl", "maria")  # Bohemia is free
    do(position, "frederick: march stair gouda utrecht")
    assert legal(position, "march arenberg", "maria")
    do(position, "maria: march arenberg brussel ath")
    assert legal(position, "march austria-train-1", "maria")  # nothing is left to the other
    assert why(position, "alternate", "maria") == "M4.5"


@pytest.mark.rule("M4.5", "M6.4")
def test_a_common_stack_marches_in_the_turn_of_either_by_any_road() -> None:
    at = {"arenberg": "brussel", "stair": "brussel", "moritz": "paris"}
    position = war(5, MOVEMENT, at)
    do(position, "maria: alternate")
    roundabout = "march arenberg+stair brussel mecheln lowen"
    do(position, f"frederick: {roundabout}", "maria: agree")
    assert where(position, "arenberg") == where(position, "stair") == "lowen"


@pytest.mark.rule("M4.5", "M7.11")
def test_a_train_put_back_from_flanders_is_a_turn_there() -> None:
    position = war(
        5, MOVEMENT, {"arenberg": "brussel", "austria-train-1": "antwerpen", "stair": "gouda"},
        hands={"austria": ["4S"]},
    )  # fmt: skip
    do(position, "maria: alternate", "frederick: wait")
    do(position, "maria: restore austria-train-1 prag", "maria: pay 4S.1")
    assert not legal(position, "march arenberg", "maria")
    assert legal(position, "march stair", "frederick")


@pytest.mark.rule("M4.5")
def test_two_who_pass_are_done_in_flanders() -> None:
    position = war(5, MOVEMENT, {"arenberg": "brussel", "stair": "gouda"})
    do(position, "frederick: alternate", "frederick: wait")
    assert legal(position, "march arenberg", "maria")
    do(position, "maria: wait")
    assert not legal(position, "march", "maria")
    assert not legal(position, "march", "frederick")


@pytest.mark.rule("M4.5", "M27.2")
def test_who_leads_both_needs_no_turns() -> None:
    position = war(5, MOVEMENT, {"arenberg": "brussel", "stair": "mecheln"}, scenario="two-player")
    assert position.actors == ("maria",)
    assert not legal(position, "alternate")
    do(position, "march stair mecheln brussel")
    assert where(position, "stair") == "brussel"


@pytest.mark.rule("M8.4")
def test_hussars_leave_when_a_piece_enters() -> None:
    position = war(3, MOVEMENT, {"belle-isle": "prag"}, hussars=("beroun", "brandeis"))
    do(position, "march belle-isle prag beroun zbirow")
    assert position.hussars[0] == -1
    assert position.view(None)["hussars"] == [None, "brandeis"]


@pytest.mark.rule("M9.6", "M7.9", "M7.6")
def test_what_is_foreseen_of_a_march_to_a_partner() -> None:
    position = war(
        3, MOVEMENT, {"belle-isle": "prag", "torring": "brandeis", "karl": "wien"}, down=["torring"]
    )

    def told(march: str) -> dict[str, str]:
        seen = position.foresee("louis", march)
        return {p.message.key: str(dict(p.message.args).get("generals")) for p in seen}

    joined = told("march belle-isle prag brandeis")
    assert joined["foresee.joins"] == "torring"
    assert joined["foresee.hungers"] == "belle-isle", "he keeps the face he has"
    assert "foresee.starves" not in joined
    assert told("march torring brandeis prag")["foresee.starves"] == "torring"
