"""M11 Combat, M12 Retreat."""

from __future__ import annotations

import pytest

from sanssouci.games.maria.atlas import ATLAS, CITY, GRAPH
from sanssouci.games.maria.combat import Battle, Combat
from sanssouci.games.maria.nations import AUSTRIA, FRANCE, PRAGMATIC, PRUSSIA
from sanssouci.games.maria.position import Position
from sanssouci.games.maria.relations import NO_COMBAT
from sanssouci.games.maria.retreat import retreat_cities
from sanssouci.games.maria.sequence import COMBAT
from sanssouci.steps.deals import Deal
from tests.games.maria.political_staging import staged
from tests.games.maria.staging import do, keys, legal, troops, war, where, why


def battle(position: object) -> Battle:
    phase = position.phase  # type: ignore[attr-defined]
    assert isinstance(phase, Battle)
    return phase


@pytest.mark.rule("M11.1")
def test_neighbours_must_fight_across_the_seam_too() -> None:
    position = war(3, COMBAT, {"moritz": "stuttgart", "karl": "ulm"})
    assert battle(position).cities == (ATLAS.index["stuttgart"], ATLAS.index["ulm"])
    assert "log.combat" in keys(position)
    apart = war(3, COMBAT, {"moritz": "pforzheim", "karl": "ulm"})
    assert apart.phase.name != "battle"


@pytest.mark.rule("M11.2")
def test_austria_fights_before_the_pragmatic_army() -> None:
    position = war(
        5, COMBAT,
        {"karl": "prag", "friedrich": "brandeis", "schwerin": "beroun",
         "stair": "brussel", "maillebois": "ath"},
        troops={"karl": 4, "friedrich": 4, "schwerin": 4},
    )  # fmt: skip
    assert position.actors == ("maria",)
    assert set(legal(position)) == {"attack karl friedrich", "attack karl schwerin"}
    assert why(position, "attack stair maillebois") == "M11.1"
    do(position, "attack karl schwerin", "maria: tie", "maria: tie")
    assert battle(position).nations == (PRAGMATIC, FRANCE)


@pytest.mark.rule("M11.2", "M6.5", "M11.9")
def test_a_mixed_stack_fights_in_its_commanders_part() -> None:
    at = {"arenberg": "brussel", "stair": "brussel", "maillebois": "ath"}
    position = war(
        5, COMBAT, at, troops={"arenberg": 2, "stair": 2, "maillebois": 8},
        hands={"austria": ["9C"], "pragmatic": ["5C"], "france": []},
    )  # fmt: skip
    assert battle(position).nations == (PRAGMATIC, FRANCE)
    assert position.actors == ("frederick",)
    assert "play 5C.1" in legal(position)
    assert "play 9C.1" not in legal(position)
    assert battle(position).score == -4  # they fight as one


@pytest.mark.rule("M11.9")
def test_losses_fall_on_the_second_general_first() -> None:
    at = {"arenberg": "brussel", "stair": "brussel", "maillebois": "ath"}
    position = war(5, COMBAT, at, troops={"arenberg": 2, "stair": 3, "maillebois": 8})
    do(position, "concede")
    assert where(position, "arenberg") is None
    assert troops(position, "stair") == 2


@pytest.mark.rule("M11.3", "M11.4", "M11.5", "M5.2", "M5.7")
def test_the_example_of_the_rulebook() -> None:
    position = war(
        5, COMBAT, {"traun": "budweis", "broglie": "wodnian"}, troops={"traun": 3, "broglie": 5},
        hands={"austria": ["10D", "4D", "R", "3S"], "france": ["5D", "3D"]},
    )  # fmt: skip
    assert battle(position).balance == -2
    assert position.actors == ("maria",)
    assert why(position, "play 3S.1") == "M11.3"
    assert why(position, "play R.1") == "M5.2"
    do(position, "play 10D.1")
    assert position.actors == ("louis",)
    do(position, "play 5D.1")
    assert position.actors == ("louis",)  # still below zero
    do(position, "play 3D.1")
    assert position.actors == ("maria",)
    assert battle(position).balance == 0
    assert "tie" not in legal(position)
    assert why(position, "tie") == "M11.5"
    assert "play R.1 as 8" in legal(position)
    assert "play R.1 as 9" not in legal(position)


@pytest.mark.rule("M11.5", "M11.6", "M11.7")
def test_at_zero_the_attacker_has_the_right_and_may_keep_a_reserve() -> None:
    position = war(
        4, COMBAT, {"friedrich": "brandeis", "karl": "prag"}, troops={"friedrich": 4, "karl": 4},
        hands={"prussia": ["R", "2H"]},
    )  # fmt: skip
    assert position.actors == ("frederick",)
    assert "tie" in legal(position)
    assert why(position, "concede") == "M11.7"
    do(position, "tie")
    assert where(position, "friedrich") == "brandeis"
    assert "log.tie" in keys(position)


@pytest.mark.rule("M11.7", "M11.8", "M12.1", "M11.14")
def test_the_loser_loses_what_he_is_short_and_retreats_as_far() -> None:
    position = war(
        4, COMBAT, {"friedrich": "brandeis", "karl": "prag"}, troops={"friedrich": 2, "karl": 5}
    )
    do(position, "concede")
    assert where(position, "friedrich") is None  # three short, he had but two
    assert troops(position, "karl") == 5
    assert where(position, "karl") == "prag"
    assert position.winner == AUSTRIA
    other = war(
        4, COMBAT, {"friedrich": "brandeis", "karl": "prag"}, troops={"friedrich": 4, "karl": 6}
    )
    do(other, "concede")
    if other.phase.name == "retreat":
        do(other, legal(other)[0])
    end = where(other, "friedrich")
    assert end is not None
    assert GRAPH.distances(ATLAS.index["prag"])[ATLAS.index[end]] == 3
    assert troops(other, "friedrich") == 2


@pytest.mark.rule("M11.11", "M11.12")
def test_who_has_retreated_fights_no_more() -> None:
    position = war(
        4, COMBAT, {"friedrich": "brandeis", "schwerin": "beroun", "karl": "prag"},
        troops={"friedrich": 7, "schwerin": 8, "karl": 5},
    )  # fmt: skip
    do(position, "attack friedrich karl", "maria: concede")
    if position.phase.name == "retreat":
        do(position, legal(position)[0])
    assert troops(position, "karl") == 3
    assert where(position, "karl") != "prag"
    assert not any(isinstance(phase, Combat) for phase in position.stack)


@pytest.mark.rule("M11.11", "M19.10", "M19.2")
def test_who_has_retreated_is_not_set_down_beside_one_who_still_has_to_fight() -> None:
    """Schwerin is beaten in Saxony, which becomes neutral; Halle is the nearest Prussian town."""

    def fight(friedrich: str) -> Position:
        position = war(
            4, COMBAT,
            {"schwerin": "oschatz", "karl": "grossenhain", "friedrich": friedrich,
             "traun": "calbe"},
            troops={"schwerin": 4, "karl": 7, "friedrich": 5, "traun": 4},
        )  # fmt: skip
        if friedrich == "halle":
            do(position, "attack schwerin karl")
        do(position, "frederick: concede", "maria: retreat altenburg", "maria: drift 1")
        while position.phase.name == "setting_down":
            do(position, legal(position, "place")[0])
        return position

    assert where(fight("berlin"), "schwerin") == "halle", "nobody fights there"
    position = fight("halle")
    assert where(position, "schwerin") not in (None, "halle")
    assert battle(position).score == 1, "Friedrich fights alone, five against four"


@pytest.mark.rule("M11.12")
def test_a_pair_fights_once_and_the_next_in_turn() -> None:
    position = war(
        4, COMBAT, {"friedrich": "brandeis", "schwerin": "beroun", "karl": "prag"},
        troops={"friedrich": 3, "schwerin": 3, "karl": 3},
    )  # fmt: skip
    do(position, "attack friedrich karl", "frederick: tie")
    assert battle(position).cities[0] == ATLAS.index["beroun"]
    do(position, "frederick: tie")
    assert not any(isinstance(phase, Combat) for phase in position.stack)


@pytest.mark.rule("M11.13")
def test_neutrals_take_no_part() -> None:
    position = war(5, COMBAT, {"karl": "aussig", "rutowski": "pirna"}, tracks={"saxony": 3})
    assert position.phase.name != "battle"
    allied = war(3, COMBAT, {"belle-isle": "aussig", "rutowski": "pirna"}, tracks={"saxony": 4})
    assert allied.phase.name == "battle"


@pytest.mark.rule("M11.13", "M19.5")
def test_a_neutral_who_came_home_does_not_fight_for_those_who_stood_there() -> None:
    """Saxony turns neutral between two combats, and Rutowski stands where a Prussian stood."""
    pair = (ATLAS.index["freiberg"], ATLAS.index["chemnitz"])
    at = {"karl": "chemnitz", "rutowski": "freiberg"}
    neutral = staged(Combat(PRUSSIA, (pair,)), stage=4, at=at, tracks={"saxony": 3})
    assert neutral.phase.name != "battle"
    tied = staged(Combat(PRUSSIA, (pair,)), stage=4, at=at, tracks={"saxony": 2})
    assert tied.phase.name == "battle"


@pytest.mark.rule("M24.5")
def test_a_deal_keeps_the_peace() -> None:
    deal = Deal(NO_COMBAT, "austria", "prussia", 3)
    position = war(4, COMBAT, {"friedrich": "brandeis", "karl": "prag"}, deals=[deal])
    assert position.phase.name != "battle"


# -- retreat ---------------------------------------------------------------------------------------


@pytest.mark.rule("M12.2")
def test_the_winner_picks_among_the_farthest_ends() -> None:
    position = war(
        4, COMBAT, {"friedrich": "brandeis", "karl": "prag"}, troops={"friedrich": 7, "karl": 8}
    )
    do(position, "concede")
    assert position.actors == ("maria",)
    assert set(legal(position)) == {"retreat jungbunzlau", "retreat melnik"}
    assert why(position, "retreat prag") == "M12.2"


@pytest.mark.rule("M12.2", "M8.4")
def test_hussars_on_the_way_of_a_retreat_leave() -> None:
    at = {"karl": "prag", "friedrich": "brandeis"}
    friend = war(
        4, COMBAT, at, troops={"friedrich": 7, "karl": 8}, hussars=["melnik", "jungbunzlau"]
    )
    do(friend, "concede", "maria: retreat melnik")
    assert friend.hussars[0] == -1
    assert friend.hussars[1] != -1
    foe = war(4, COMBAT, at, troops={"friedrich": 8, "karl": 7}, hussars=["beroun"])
    do(foe, "concede", "frederick: retreat beroun")
    assert foe.hussars[0] == -1


@pytest.mark.rule("M12.2", "M8.4")
@pytest.mark.parametrize("winner", ["karl", "friedrich"])
def test_the_winner_picks_the_road_where_hussars_stand_on_some(winner: str) -> None:
    loser = "friedrich" if winner == "karl" else "karl"
    position = war(
        4, COMBAT, {winner: "eilenburg", loser: "grimma"}, troops={winner: 8, loser: 5},
        hussars=["dobeln"],
    )  # fmt: skip
    do(position, "concede")
    assert position.actors == (("maria" if winner == "karl" else "frederick"),)
    over = "retreat grimma dobeln meissen dresden"
    past = "retreat grimma oschatz grossenhain dresden"
    assert [a for a in legal(position) if a.endswith("dresden")] == [over, past]
    assert why(position, "retreat dresden") == "M12.2"
    assert why(position, "retreat grimma dobeln rochlitz dresden") == "M12.2"
    chased = do(position.clone(), over)
    assert where(chased, loser) == "dresden"
    assert chased.hussars[0] == -1
    spared = do(position.clone(), past)
    assert where(spared, loser) == "dresden"
    assert CITY[spared.hussars[0]] == "dobeln"


@pytest.mark.rule("M12.2")
def test_a_road_that_comes_to_the_same_need_not_be_the_one_offered() -> None:
    position = war(
        4, COMBAT, {"friedrich": "eilenburg", "karl": "grimma"},
        troops={"friedrich": 8, "karl": 5}, hussars=["dobeln"],
    )  # fmt: skip
    do(position, "concede")
    chased = do(position.clone(), "retreat grimma dobeln freiberg dresden")
    assert where(chased, "karl") == "dresden"
    assert chased.hussars[0] == -1
    elsewhere = do(position.clone(), "retreat grimma rochlitz altenburg zwickau")
    assert where(elsewhere, "karl") == "zwickau"


@pytest.mark.rule("M12.3")
def test_retreats_avoid_pieces_the_seam_and_neutral_land() -> None:
    position = war(5, COMBAT, {"karl": "gunzburg", "torring": "ulm", "belle-isle": "dillingen"})
    torring = position.stack_at(ATLAS.index["ulm"])
    assert retreat_cities(position, torring, ATLAS.index["gunzburg"], 1) == ()
    belle_isle = war(5, COMBAT, {"karl": "gunzburg", "belle-isle": "ulm", "torring": "dillingen"})
    stack = belle_isle.stack_at(ATLAS.index["ulm"])
    assert retreat_cities(belle_isle, stack, ATLAS.index["gunzburg"], 1) == (
        ATLAS.index["stuttgart"],
    )


@pytest.mark.rule("M12.4", "M14.7")
def test_without_a_way_out_all_is_lost() -> None:
    position = war(
        5, COMBAT, {"karl": "enns", "belle-isle": "steyr"}, troops={"karl": 8, "belle-isle": 6}
    )
    do(position, "concede")
    assert where(position, "belle-isle") is None
    assert "log.no_way_out" in keys(position)
    assert position.battle_box[AUSTRIA] == 2  # all six count


@pytest.mark.rule("M11.9", "M12.3")
def test_a_beaten_stack_stays_together() -> None:
    position = war(
        4, COMBAT, {"karl": "prag", "friedrich": "brandeis", "schwerin": "brandeis"},
        troops={"karl": 8, "friedrich": 3, "schwerin": 4},
    )  # fmt: skip
    do(position, "concede", "maria: retreat melnik")
    assert where(position, "friedrich") == where(position, "schwerin") == "melnik"
    assert position.total(PRUSSIA) - troops(position, "dessauer") == 6
