"""M10 Conquest and protection, M13 Retroactive conquest."""

from __future__ import annotations

import pytest

from sanssouci.games.maria.nations import AUSTRIA, FRANCE, PRAGMATIC, PRUSSIA
from sanssouci.games.maria.relations import NO_PROTECTION
from sanssouci.games.maria.sequence import MOVEMENT
from sanssouci.steps.deals import Deal
from tests.games.maria.staging import do, legal, marked, war, where, why

TAKES_PRAG = "march belle-isle brandeis prag beroun"


@pytest.mark.rule("M10.1", "M10.2", "M14.2")
def test_a_fortress_falls_to_a_general_who_passes() -> None:
    position = war(3, MOVEMENT, {"belle-isle": "brandeis"})
    stopping = do(position.clone(), "march belle-isle brandeis prag")
    assert stopping.flags[FRANCE] == 0
    do(position, TAKES_PRAG)
    assert marked(position, FRANCE) == {"prag"}
    leaving = war(3, MOVEMENT, {"belle-isle": "prag"})
    do(leaving, "march belle-isle prag beroun")
    assert marked(leaving, FRANCE) == {"prag"}


@pytest.mark.rule("M10.2")
def test_one_march_takes_several() -> None:
    position = war(4, MOVEMENT, {"friedrich": "ohlau"})
    do(position, "march friedrich ohlau breslau schweidnitz jauer")
    assert {"breslau", "schweidnitz"} <= marked(position, PRUSSIA)


@pytest.mark.rule("M10.3", "M10.4")
def test_a_general_within_three_roads_protects_and_a_train_does_not() -> None:
    near = war(3, MOVEMENT, {"belle-isle": "brandeis", "karl": "kolin"}, down=["karl"])
    do(near, TAKES_PRAG)
    assert near.flags[FRANCE] == 0
    assert near.asked[FRANCE]
    far = war(3, MOVEMENT, {"belle-isle": "brandeis", "karl": "iglau", "austria-train-2": "kolin"})
    do(far, TAKES_PRAG)
    assert marked(far, FRANCE) == {"prag"}


@pytest.mark.rule("M10.3", "M1.4")
def test_cooperating_powers_protect_each_other() -> None:
    position = war(3, MOVEMENT, {"maillebois": "lille", "stair": "brussel"})
    do(position, "march maillebois lille tournai ath")
    assert position.flags[FRANCE] == 0
    assert position.asked[FRANCE]


@pytest.mark.rule("M10.5", "M9.7")
def test_force_marches_take_nothing() -> None:
    position = war(3, MOVEMENT, {"belle-isle": "prag"})
    do(position, "force belle-isle prag beroun")
    assert position.flags[FRANCE] == 0
    assert not any(position.asked)


@pytest.mark.rule("M10.6", "M14.6", "M2.9")
def test_electoral_seats_are_turned_and_protected_by_both() -> None:
    guarded = war(3, MOVEMENT, {"moritz": "worms", "arenberg": "frankfurt"})
    do(guarded, "march moritz worms mainz kreuznach")
    assert guarded.asked[FRANCE]
    free = war(3, MOVEMENT, {"moritz": "worms"})
    do(free, "march moritz worms mainz kreuznach")
    assert free.french_seats.bit_count() == 3
    assert free.flags[FRANCE] == 0


@pytest.mark.rule("M10.7")
def test_neutral_generals_protect_nothing() -> None:
    position = war(
        5, MOVEMENT, {"karl": "aussig", "rutowski": "dresden"}, tracks={"saxony": 3},
        flags={"prussia": ["leitmeritz"]},
    )  # fmt: skip
    do(position, "maria: march karl aussig leitmeritz raudnitz")
    assert "leitmeritz" not in marked(position, PRUSSIA)


@pytest.mark.rule("M10.8")
def test_a_conquest_may_be_declined_with_the_march() -> None:
    position = war(3, MOVEMENT, {"belle-isle": "brandeis"})
    do(position, "bypass belle-isle brandeis prag beroun")
    assert position.flags[FRANCE] == 0
    assert not any(position.asked)
    other = war(3, MOVEMENT, {"belle-isle": "brandeis"}, declining=False)
    assert not legal(other, "bypass")
    assert why(other, "bypass belle-isle brandeis prag beroun") == "M10.8"
    assert why(position, "bypass belle-isle beroun zbirow") == "M9.5"
    nothing = war(3, MOVEMENT, {"belle-isle": "brandeis"})
    assert why(nothing, "bypass belle-isle brandeis melnik raudnitz") == "M10.8"


@pytest.mark.rule("M10.8")
def test_a_march_declines_all_or_nothing() -> None:
    position = war(4, MOVEMENT, {"friedrich": "ohlau"})
    over_two = "friedrich ohlau breslau schweidnitz jauer"
    taking = do(position.clone(), f"march {over_two}")
    assert marked(taking, PRUSSIA) >= {"breslau", "schweidnitz"}
    before = marked(position, PRUSSIA)
    do(position, f"bypass {over_two}")
    assert marked(position, PRUSSIA) == before
    assert not any(position.asked)


@pytest.mark.rule("M10.8", "M9.1")
def test_a_road_past_a_fortress_may_be_declined_though_a_shorter_one_shuns_it() -> None:
    position = war(3, MOVEMENT, {"belle-isle": "tulln"})
    do(position, "bypass belle-isle tulln wien korneuburg")
    assert where(position, "belle-isle") == "korneuburg"
    assert position.flags[FRANCE] == 0


@pytest.mark.rule("M10.1", "M9.2", "M8.4")
def test_a_fortress_with_hussars_in_it_falls_to_one_who_marches_off_and_comes_back() -> None:
    position = war(3, MOVEMENT, {"maillebois": "beneschau"}, hussars=["prag"])
    there_and_back = "march maillebois beneschau prag beroun prag"
    do(position, there_and_back)
    assert where(position, "maillebois") == "prag"
    assert marked(position, FRANCE) == {"prag"}
    stopping = war(3, MOVEMENT, {"maillebois": "beneschau"}, hussars=["prag"])
    do(stopping, "march maillebois beneschau prag")
    assert stopping.flags[FRANCE] == 0


@pytest.mark.rule("M6.4", "M14.8")
def test_a_mixed_stack_marks_for_the_commander_if_he_is_face_up() -> None:
    at = {"arenberg": "tournai", "stair": "tournai"}
    for down, owner in ((["stair"], AUSTRIA), ([], PRAGMATIC)):
        position = war(5, MOVEMENT, at, down=down)
        do(position, "frederick: march arenberg+stair tournai lille arras")
        do(position, "maria: agree")
        assert marked(position, owner) >= {"lille"}


@pytest.mark.rule("M13.1", "M13.2")
def test_question_markers_are_settled_after_the_combats() -> None:
    position = war(3, MOVEMENT, {"belle-isle": "brandeis", "karl": "kolin"})
    do(position, TAKES_PRAG)
    held = do(position.clone(), "done")
    assert held.flags[FRANCE] == 0
    assert not any(held.asked)
    position.place[position.roster.index["karl"]] = position.city_index["brunn"]
    do(position, "done")
    assert marked(position, FRANCE) == {"prag"}


@pytest.mark.rule("M13.1")
def test_the_first_question_marker_stands() -> None:
    position = war(5, MOVEMENT, {"arenberg": "tournai", "stair": "lille", "maillebois": "bethune"})
    do(position, "frederick: march stair lille arras")
    assert position.asked[PRAGMATIC]
    do(position, "maria: march arenberg tournai lille kortrijk")
    assert not position.asked[AUSTRIA]


@pytest.mark.rule("M24.5")
def test_a_deal_not_to_protect_opens_a_fortress() -> None:
    deal = Deal(NO_PROTECTION, "austria", "france", 3, ("prag",))
    position = war(3, MOVEMENT, {"belle-isle": "brandeis", "karl": "kolin"}, deals=[deal])
    do(position, TAKES_PRAG)
    assert marked(position, FRANCE) == {"prag"}
