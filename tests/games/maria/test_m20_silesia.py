"""M20 The annexation of Silesia, and M21 the French reduction."""

from __future__ import annotations

import pytest

from sanssouci.games.maria import french_reduction, silesia
from sanssouci.games.maria.atlas import ATLAS, GRAPH, PIECE_ID, SECOND_TRAIN
from sanssouci.games.maria.displacement import cut_off
from sanssouci.games.maria.french_reduction import Reduction
from sanssouci.games.maria.nations import (
    AUSTRIA,
    BAVARIA,
    FRANCE,
    NEUTRAL,
    PRUSSIA,
    SAXONY,
)
from sanssouci.games.maria.politics import display_order
from sanssouci.games.maria.position import Position
from sanssouci.games.maria.sequence import COMBAT, MOVEMENT, SUPPLY, Stage, nations_of_stage
from sanssouci.games.maria.silesia import Peace
from sanssouci.games.maria.subsidies import draw_size
from sanssouci.games.maria.victory_markers import take_fortress
from sanssouci.kernel.parts import with_one
from tests.games.maria.political_staging import act, foreseen, legal, log_keys, staged, where, why

SEVEN = ["liegnitz", "glogau", "breslau", "schweidnitz", "brieg", "neisse", "cosel"]
FRENCH_STAGE, PRUSSIAN_STAGE = 3, 4


def fortresses_of(land: int, count: int) -> list[str]:
    return ATLAS.names(land & ATLAS.fortresses)[:count]


def peace(conquests: int = 0, **more: object) -> Position:
    """The end of a Prussian stage in which all Silesia is Prussian."""
    taken = fortresses_of(ATLAS.core_austria, conquests)
    more = {"turn": 2, "stage": PRUSSIAN_STAGE, **more}
    flags = {"prussia": [*SEVEN, *taken], **dict(more.pop("flags", {}))}  # type: ignore[call-overload]
    return staged(Peace(), flags=flags, **more)  # type: ignore[arg-type]


def annexed(conquests: int = 0, **more: object) -> Position:
    position = peace(conquests, **more)
    act(position, "propose", "agree")
    while position.phase.name in ("setting_down", "second_train"):
        act(position, legal(position)[0])
    return position


def after_the_truce(step: int, at: dict[str, str], **more: object) -> Position:
    """A phase of Prussia's stage with markers set aside; only these pieces are on the map."""

    def prepare(position: Position) -> None:
        position.silesia = True
        position.pool = with_one(position.pool, PRUSSIA, position.pool[PRUSSIA] - 4)
        position.set_aside = with_one(position.set_aside, PRUSSIA, 3)

    nobody = dict.fromkeys((id for id in PIECE_ID if id != "dessauer"), None)
    more = {"stage": PRUSSIAN_STAGE, "turn": 5, **more}
    return staged(Stage(step), at={**nobody, **at}, prepare=prepare, **more)  # type: ignore[arg-type]


def town(id: str) -> int:
    return ATLAS.index[id]


@pytest.mark.rule("M20.1")
def test_peace_is_offered_for_all_of_silesia() -> None:
    position = peace()
    assert position.actors == ("frederick",)
    assert legal(position) == ["propose", "forgo"]
    assert why(position, "agree") == "M20.1"
    act(position, "propose")
    assert position.actors == ("maria",)
    assert why(position, "propose") == "M20.1"
    act(position, "refuse")
    assert not position.silesia
    assert staged(Peace(), stage=PRUSSIAN_STAGE).phase.name != "peace", "five are Austrian"


@pytest.mark.rule("M20.1")
def test_a_refused_offer_may_be_repeated_an_accepted_one_not() -> None:
    position = peace()
    act(position, "propose", "refuse")
    position.push(Peace())
    position._settle()
    assert position.actors == ("frederick",)
    done = annexed()
    done.push(Peace())
    done._settle()
    assert done.phase.name != "peace"


@pytest.mark.rule("M20.2", "M14.2", "M14.12")
def test_silesia_becomes_prussian_home() -> None:
    position = annexed()
    assert position.relations.home[PRUSSIA] & ATLAS.country["silesia"] == ATLAS.country["silesia"]
    assert all(position.flags[PRUSSIA] >> town(city) & 1 for city in SEVEN)
    position.neutral_until = 0
    take_fortress(position, AUSTRIA, town("neisse"), "M10.1")
    assert position.flags[AUSTRIA] >> town("neisse") & 1
    take_fortress(position, BAVARIA, town("neisse"), "M10.1")
    assert not (position.flags[FRANCE] | position.flags[PRUSSIA]) >> town("neisse") & 1
    take_fortress(position, AUSTRIA, town("neisse"), "M10.1")
    take_fortress(position, PRUSSIA, town("neisse"), "M10.1")
    assert position.flags[PRUSSIA] >> town("neisse") & 1


@pytest.mark.rule("M20.2", "M28.1")
def test_markers_in_silesia_may_return() -> None:
    position = annexed(silesian_markers="return")
    assert not position.flags[PRUSSIA] & ATLAS.country["silesia"]
    assert position.pool[PRUSSIA] == 12


@pytest.mark.rule("M20.3", "M19.3")
def test_a_prussian_saxony_goes_to_s() -> None:
    assert annexed().alliance == NEUTRAL
    assert annexed().tracks[0] == 3
    assert annexed(tracks={"saxony": 4}).tracks[0] == 4


@pytest.mark.rule("M20.4")
def test_half_of_the_markers_are_set_aside() -> None:
    """T6: five Prussian markers in Austria."""
    position = peace(5)
    pool = position.pool[PRUSSIA]
    assert foreseen(position, "propose") == [
        "Prussia keeps Silesia, puts a marker on its box and gets a second train",
        "Sets 3 Prussian markers in Austria aside, 2 go back to the pool",
        f"Prussia would be neutral until its stage of turn {position.turn + 2}",
        "Saxony would be neutral",
    ]
    act(position, "propose", "agree")
    while position.phase.name in ("setting_down", "second_train"):
        act(position, legal(position)[0])
    assert position.set_aside[PRUSSIA] == 3
    assert position.pool[PRUSSIA] == pool + 2 - 1, "and one marker is on the Silesia box"
    assert not position.flags[PRUSSIA] & ATLAS.core_austria


@pytest.mark.rule("M20.4")
def test_austrian_markers_in_prussia_return() -> None:
    position = peace(flags={"austria": ["berlin"]})
    pool = position.pool[AUSTRIA]
    act(position, "propose", "agree")
    assert position.pool[AUSTRIA] == pool + 1
    assert not position.flags[AUSTRIA] & ATLAS.country["prussia"]


@pytest.mark.rule("M20.5")
def test_everybody_goes_home() -> None:
    position = annexed(
        at={"karl": "breslau", "traun": "lissa", "friedrich": "prag", "schwerin": "prag",
            "belle-isle": "berlin", "prussia-train-1": "brandeis", "rutowski": "guben"},
        tracks={"saxony": 4},
    )  # fmt: skip
    home = position.relations.home
    for piece, land in (
        ("karl", home[AUSTRIA]), ("traun", home[AUSTRIA]), ("friedrich", home[PRUSSIA]),
        ("schwerin", home[PRUSSIA]), ("prussia-train-1", home[PRUSSIA]),
        ("belle-isle", home[FRANCE] | home[BAVARIA]), ("rutowski", home[SAXONY]),
    ):  # fmt: skip
        assert land >> town(str(where(position, piece))) & 1, piece
    assert where(position, "rutowski") != "guben"
    poland = ATLAS.country["poland"]
    assert cut_off(position, FRANCE) & poland == poland


@pytest.mark.rule("M20.5")
def test_towns_cut_off_while_both_are_neutral() -> None:
    shut_in = set(ATLAS.names(cut_off(annexed(), FRANCE)))
    assert {"dessau", "kothen", "zerbst", "altenburg", "rumburg"} <= shut_in


@pytest.mark.rule("M20.6")
def test_the_second_train_comes_free_on_a_prussian_major_fortress() -> None:
    position = peace(at={"schwerin": "berlin"})
    act(position, "propose", "agree")
    while position.phase.name == "setting_down":
        act(position, legal(position)[0])
    assert set(legal(position)) == {
        "place prussia-train-2 breslau",
        "place prussia-train-2 magdeburg",
    }
    assert why(position, "place prussia-train-2 berlin") == "M20.6"
    act(position, "place prussia-train-2 breslau")
    assert where(position, "prussia-train-2") == "breslau"


@pytest.mark.rule("M20.6")
def test_without_a_free_fortress_it_waits() -> None:
    position = peace(at={"schwerin": "berlin", "friedrich": "breslau", "leopold": "magdeburg"})
    act(position, "propose", "agree")
    while position.phase.name == "setting_down":
        act(position, legal(position)[0])
    assert position.second_train_due
    assert where(position, "prussia-train-2") is None


@pytest.mark.rule("M20.6")
@pytest.mark.parametrize("step", [SUPPLY, COMBAT])
def test_it_comes_before_the_first_phase_that_finds_room(step: int) -> None:
    def prepare(position: Position) -> None:
        position.silesia = position.second_train_due = True
        position.pool = with_one(position.pool, PRUSSIA, position.pool[PRUSSIA] - 1)

    position = staged(
        Stage(step), stage=PRUSSIAN_STAGE, flags={"prussia": SEVEN}, prepare=prepare,
        at={"schwerin": "berlin", "friedrich": "breslau", "leopold": "burg"},
    )  # fmt: skip
    assert position.place[SECOND_TRAIN] == town("magdeburg")
    assert not position.second_train_due


@pytest.mark.rule("M20.7")
def test_prussia_is_neutral_until_its_stage_of_the_turn_after_next() -> None:
    position = annexed(turn=2)
    assert position.is_neutral(PRUSSIA)
    assert position.relations.enemies[PRUSSIA] == ()
    assert position.relations.closed[AUSTRIA] & ATLAS.country["silesia"]
    for turn, stage, neutral in ((3, 4, True), (4, 3, True), (4, 4, False)):
        position.turn = turn
        silesia.begin_stage(position, stage)
        assert position.is_neutral(PRUSSIA) == neutral
    assert "log.truce_over" in log_keys(position)
    assert PRUSSIA in position.relations.enemies[AUSTRIA]


@pytest.mark.rule("M20.7", "M19.6")
def test_neutral_prussia_draws_and_stays_at_home() -> None:
    position = annexed(turn=2)
    assert draw_size(position, PRUSSIA) == 3
    outside = ATLAS.mask("prag", "lissa", "dresden")
    assert position.relations.closed[PRUSSIA] & outside == outside
    assert not position.relations.closed[PRUSSIA] & ATLAS.country["silesia"]
    assert nations_of_stage(position, PRUSSIAN_STAGE) == (PRUSSIA,)


@pytest.mark.rule("M20.7", "M28.1")
def test_neutral_prussia_in_politics() -> None:
    position = annexed()
    assert PRUSSIA in display_order(position)
    without = annexed(neutral_politics=False)
    assert PRUSSIA not in display_order(without)


@pytest.mark.rule("M20.8")
def test_markers_set_aside_come_back_when_a_prussian_leaves_home() -> None:
    position = annexed(5)
    friedrich, train = ATLAS.piece_index["friedrich"], ATLAS.piece_index["prussia-train-1"]
    silesia.left_home(position, [friedrich], GRAPH.bit[town("prag")])
    assert position.set_aside[PRUSSIA] == 3, "not during the truce"
    position.neutral_until = 0
    silesia.left_home(position, [train], GRAPH.mask([town("breslau"), town("berlin")]))
    silesia.left_home(position, [ATLAS.piece_index["moritz"]], GRAPH.bit[town("prag")])
    assert position.set_aside[PRUSSIA] == 3
    pool = position.pool[PRUSSIA]
    silesia.left_home(position, [train], GRAPH.mask([town("lissa"), town("glogau")]))
    assert position.set_aside[PRUSSIA] == 0
    assert position.pool[PRUSSIA] == pool + 3
    assert "log.taken_back" in log_keys(position)


@pytest.mark.rule("M20.8")
def test_a_march_out_of_prussia_brings_them_back() -> None:
    """T6: a Prussian train leaves Prussia."""
    position = after_the_truce(MOVEMENT, {"prussia-train-1": "crossen"})
    road = next(
        action
        for action in legal(position, "march prussia-train-1")
        if not position.relations.home[PRUSSIA] >> town(action.rpartition(" ")[2]) & 1
    )
    act(position, f"frederick: {road}")
    assert position.set_aside[PRUSSIA] == 0


@pytest.mark.rule("M20.8", "M9.2")
def test_who_marches_inside_prussia_need_not_take_the_short_cut_abroad() -> None:
    position = after_the_truce(
        MOVEMENT, {"friedrich": "guhrau", "prussia-train-1": "treuenbrietzen"}
    )
    inside = "march friedrich guhrau steinau wohlau trachenberg"
    abroad = "march friedrich guhrau rawitsch trachenberg"
    assert {inside, abroad} <= set(legal(position))
    assert len(legal(position)) == len(set(legal(position)))
    cost = "Leaves Prussia: the 3 markers set aside go back to the pool"
    assert cost in foreseen(position, abroad)
    assert cost not in foreseen(position, inside)
    assert act(position.clone(), inside).set_aside[PRUSSIA] == 3
    assert act(position.clone(), abroad).set_aside[PRUSSIA] == 0
    act(position, "march prussia-train-1 treuenbrietzen potsdam zossen")
    assert position.set_aside[PRUSSIA] == 3


@pytest.mark.rule("M20.8", "M7.12")
def test_a_train_put_back_at_dresden_has_left_prussia() -> None:
    position = after_the_truce(MOVEMENT, {"rutowski": "freiberg"}, hands={"prussia": ["4S"]})
    act(position, "restore prussia-train-1 dresden", "pay 4S.1")
    assert position.set_aside[PRUSSIA] == 0


@pytest.mark.rule("M20.8", "M12.2")
def test_the_winner_may_drive_prussia_out_of_its_land_or_not() -> None:
    position = after_the_truce(
        COMBAT, {"friedrich": "treuenbrietzen", "karl": "wittenberg"},
        troops={"friedrich": 5, "karl": 7}, tracks={"saxony": 4},
    )  # fmt: skip
    act(position, "frederick: concede")
    abroad, inside = legal(position, "retreat treuenbrietzen")
    assert abroad == "retreat treuenbrietzen juterbog zossen"
    assert inside == "retreat treuenbrietzen potsdam zossen"
    assert foreseen(position, abroad)
    assert not foreseen(position, inside)
    assert why(position, "retreat zossen") == "M12.2"
    for action, left in ((abroad, 0), (inside, 3)):
        after = act(position.clone(), f"maria: {action}")
        assert where(after, "friedrich") == "zossen"
        assert after.set_aside[PRUSSIA] == left


# -- M21 ------------------------------------------------------------------------------------------


def reduction(count: int, **more: object) -> Position:
    taken = fortresses_of(ATLAS.core_austria, count)
    more = {"turn": 3, "stage": FRENCH_STAGE, **more}
    return staged(Reduction(), flags={"france": taken}, **more)  # type: ignore[arg-type]


@pytest.mark.rule("M21.1")
def test_france_takes_its_markers_off_core_austria_once() -> None:
    position = reduction(3)
    assert position.actors == ("louis",)
    assert why(position, "propose") == "M21.1"
    assert foreseen(position, "reduce") == [
        "Sets 2 French markers aside, one goes back to the pool"
    ]
    act(position, "reduce")
    assert position.set_aside[FRANCE] == 2
    assert position.pool[FRANCE] == 9
    assert not position.flags[FRANCE] & ATLAS.core_austria
    assert position.reduced
    again = reduction(3)
    again.reduced = True
    assert not french_reduction.may_reduce(again)


@pytest.mark.rule("M21.1")
def test_a_french_general_in_core_austria_forbids_it_a_bavarian_does_not() -> None:
    inside = ATLAS.names(ATLAS.core_austria & ~ATLAS.fortresses)[0]
    assert reduction(2, at={"broglie": inside}).phase.name != "reduction"
    assert reduction(2, at={"torring": inside}).phase.name == "reduction"
    assert reduction(0).phase.name != "reduction", "there is nothing to take off"


@pytest.mark.rule("M21.2")
def test_the_markers_come_back_with_the_next_fortress_on_the_bohemia_map() -> None:
    position = reduction(3)
    act(position, "reduce")
    french_reduction.fortress_taken(position, FRANCE, town("mons"))
    french_reduction.fortress_taken(position, PRUSSIA, town("prag"))
    assert position.set_aside[FRANCE] == 2
    french_reduction.fortress_taken(position, BAVARIA, town("prag"))
    assert position.set_aside[FRANCE] == 0
    assert position.pool[FRANCE] == 11


@pytest.mark.rule("M21.2", "M10.1", "M10.8")
def test_a_march_says_that_it_ends_the_reduction() -> None:
    def reduce(position: Position) -> None:
        position.pool = with_one(position.pool, FRANCE, position.pool[FRANCE] - 2)
        position.set_aside = with_one(position.set_aside, FRANCE, 2)

    position = staged(
        Stage(MOVEMENT), stage=FRENCH_STAGE, prepare=reduce,
        at={"broglie": "passau", "france-train-2": "regensburg", "karl": "wien"},
    )  # fmt: skip
    march = "march broglie passau peuerbach linz enns"
    cost = "The 2 French markers set aside go back to the pool"
    assert cost in foreseen(position, march)
    assert cost not in foreseen(position, march.replace("march", "bypass"))
    taken = act(position.clone(), march)
    assert taken.set_aside[FRANCE] == 0
    assert act(position, march.replace("march", "bypass")).set_aside[FRANCE] == 2


@pytest.mark.rule("M21.1")
def test_it_may_be_forgone() -> None:
    position = reduction(2)
    act(position, "forgo")
    assert not position.reduced
    assert position.flags[FRANCE] & ATLAS.core_austria
