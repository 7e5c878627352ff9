"""F10: recruitment and re-entry."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest

from sanssouci.board.tables import read_table
from sanssouci.games.friedrich.atlas import ATLAS
from sanssouci.games.friedrich.position import Position
from sanssouci.games.friedrich.tables import DATA, SECTORS
from sanssouci.kernel import Illegal, Line
from tests.games.friedrich.reading import ends, face_down, nation, phase, play_on
from tests.games.friedrich.staging import act, legal, stage, troops, where, why

SEATS = ("frederick", "elisabeth", "maria", "pompadour")


def recruiting(
    name: str, cards: Sequence[str], at: Mapping[str, str] | None = None, **troops: int
) -> Position:
    """A movement step with few pieces on the map and cards to spend."""
    return stage(name, only=True, at=at or {}, troops=troops, hands={name: cards})


def entries(position: Position, piece: str = "") -> set[str]:
    """The cities in which a piece could be placed now."""
    return {action.split()[2] for action in legal(position, f"enter {piece}".rstrip())}


def finish(position: Position, *placements: str) -> Position:
    """Place units until the purchase is done; the last ones may place themselves."""
    for placement in placements:
        if phase(position) == "placement":
            act(position, placement)
    assert phase(position) == "movement"
    return position


def told(position: Position, key: str) -> list[Line]:
    return [line for line in position.log or () if line.message.key == key]


# -- when, and what it costs -----------------------------------------------------------------------


@pytest.mark.rule("F10.1")
def test_recruiting_is_possible_before_between_and_after_marches() -> None:
    position = recruiting("prussia", ["6S", "6C", "6H"], {"friedrich": "berlin"}, friedrich=1)
    finish(act(position, "recruit 1 0", "pay 6S"), "reinforce friedrich")
    act(position, "march friedrich berlin bernau")
    finish(act(position, "recruit 1 0", "pay 6C"), "enter keith berlin")
    finish(act(position, "recruit 1 0", "pay 6H"), "enter dohna berlin")
    assert [troops(position, g) for g in ("friedrich", "keith", "dohna")] == [2, 1, 1]


@pytest.mark.rule("F10.1")
def test_nothing_is_offered_while_nothing_is_missing() -> None:
    position = stage("russia", hands={"russia": ["13S", "13C"]})
    assert legal(position, "recruit") == []
    position = stage("russia", at={"russia-train-1": None}, hands={"russia": ["13S", "13C"]})
    assert legal(position, "recruit") == []  # no depot is empty, see F10.10
    position = stage(
        "russia",
        at={"russia-train-1": None, "tottleben": "lipno"},
        hands={"russia": ["13S", "13C"]},
    )
    assert legal(position, "recruit") == ["recruit 0 1"]


@pytest.mark.rule("F10.1")
def test_recruiting_belongs_to_the_own_movement_step() -> None:
    position = stage("austria", only=True, at={"daun": "berlin"}, hands={"prussia": ["13S"]})
    assert position.actors == ("maria",)
    reason = position.why_not("frederick", "recruit 1 0")
    assert reason is not None
    assert reason.key == "kernel.not_your_turn"


@pytest.mark.rule("F10.2")
@pytest.mark.parametrize(
    ("cards", "offers"),
    [
        (["5S"], []),
        (["6S"], ["recruit 1 0", "recruit 0 1"]),
        (["11S"], ["recruit 1 0", "recruit 0 1"]),
        (["12S"], ["recruit 1 0", "recruit 2 0", "recruit 0 1", "recruit 1 1"]),
    ],
)
def test_six_points_for_a_troop_and_six_for_a_train(cards: list[str], offers: list[str]) -> None:
    at = {"friedrich": "leipzig", "prussia-train-1": "grunberg"}  # one train is off the map
    position = recruiting("prussia", cards, at, friedrich=1)
    assert legal(position, "recruit") == offers
    if not offers:
        assert why(position, "recruit 1 0") == why(position, "recruit 0 1") == "F10.2"


@pytest.mark.rule("F10.2")
def test_no_more_trains_than_are_off_the_map() -> None:
    at = {"friedrich": "leipzig", "prussia-train-1": "grunberg"}
    position = recruiting("prussia", ["13S", "13C"], at, friedrich=1)
    assert why(position, "recruit 0 2") == "F10.2"


@pytest.mark.rule("F10.2")
def test_a_returning_general_is_free_but_needs_a_new_troop() -> None:
    position = recruiting("prussia", ["13S"], {"friedrich": "berlin"}, friedrich=8)
    assert legal(position, "enter") == []  # Friedrich's troops will not do
    act(position, "recruit 1 0", "pay 13S")
    finish(position, "enter keith berlin")
    assert (troops(position, "keith"), troops(position, "friedrich")) == (1, 8)
    assert nation(position, "prussia")["cards"] == 0


@pytest.mark.rule("F10.2")
def test_a_train_brings_no_general_back() -> None:
    position = recruiting("prussia", ["6S"], {"friedrich": "leipzig"}, friedrich=8)
    act(position, "recruit 0 1", "pay 6S")
    assert where(position, "prussia-train-1") == "berlin"
    assert nation(position, "prussia")["troops"] == 8


@pytest.mark.rule("F10.3")
def test_cards_of_any_suits_pay_their_values_and_a_reserve_ten() -> None:
    position = recruiting("prussia", ["2S", "2C", "2H", "R"], {"friedrich": "berlin"}, friedrich=1)
    assert legal(position, "recruit 2 0") == ["recruit 2 0"]  # 16 points
    assert why(position, "recruit 3 0") == "F10.2"
    act(position, "recruit 2 0", "pay R")
    assert legal(position, "pay") == ["pay 2S.1", "pay 2C.1", "pay 2H.1"]
    act(position, "pay 2C")
    assert phase(position) == "placement"  # 10 + 2 = 12


@pytest.mark.rule("F10.3")
def test_the_cards_paid_are_shown_to_all_and_discarded() -> None:
    position = recruiting("prussia", ["9S", "4C", "5D"], {"friedrich": "leipzig"}, friedrich=1)
    act(position, "recruit 2 0", "pay 9S", "pay 4C")
    (line,) = told(position, "log.recruits")
    assert line.audience is None
    assert dict(line.message.args)["cards"] == "9S.1 4C.1"
    assert nation(position, "prussia", "frederick")["hand"] == ["5D.1"]


@pytest.mark.rule("F10.4")
def test_a_surplus_is_lost_even_for_the_next_purchase_of_the_step() -> None:
    position = recruiting("prussia", ["11S", "5C"], {"friedrich": "berlin"}, friedrich=1)
    finish(act(position, "recruit 1 0", "pay 11S"), "reinforce friedrich")
    # Five points were too many; five more cannot be added to them.
    assert legal(position, "recruit") == []
    assert why(position, "recruit 1 0") == "F10.2"


@pytest.mark.rule("F10.4")
def test_no_card_may_be_laid_down_that_is_not_needed() -> None:
    position = recruiting("prussia", ["8S", "4C", "3H", "2D"], {"friedrich": "berlin"}, friedrich=1)
    act(position, "recruit 1 0")
    # Six points: 8, or 4 + 3, or 4 + 2; 3 + 2 is not enough.
    assert legal(position) == ["pay 8S.1", "pay 4C.1", "cancel"]
    assert why(position, "pay 2D.1") == why(position, "pay 3H.1") == "F10.4"
    act(position, "pay 4C")
    assert legal(position) == ["pay 3H.1", "pay 2D.1", "cancel"]
    assert why(position, "pay 8S.1") == "F10.4"  # then the 4 would not be needed


@pytest.mark.rule("F10.5")
def test_first_the_number_then_the_cards_then_the_places() -> None:
    position = recruiting("prussia", ["9S", "9C", "4H"], {"friedrich": "berlin"}, friedrich=1)
    assert why(position, "recruit many") == "F10.5"
    act(position, "recruit 2 0")
    assert position.view("frederick")["phase"] == "payment"
    assert why(position, "done") == why(position, "march friedrich berlin bernau") == "F10.5"
    act(position, "pay 9S", "pay 4H")
    assert phase(position) == "placement"
    assert why(position, "done") == "F10.5"
    finish(position, "reinforce friedrich", "enter keith berlin")
    assert (troops(position, "friedrich"), troops(position, "keith")) == (2, 1)


@pytest.mark.rule("F10.5")
def test_a_purchase_may_be_cancelled_until_it_is_paid() -> None:
    position = recruiting("prussia", ["9S", "4C", "2D"], {"friedrich": "berlin"}, friedrich=1)
    offers = legal(position)
    act(position, "recruit 2 0", "pay 9S", "cancel")
    assert nation(position, "prussia", "frederick")["hand"] == ["9S.1", "4C.1", "2D.1"]
    assert legal(position) == offers
    act(position, "recruit 2 0", "pay 9S", "pay 4C")
    with pytest.raises(Illegal):
        act(position, "cancel")


# -- where new troops go ---------------------------------------------------------------------------


@pytest.mark.rule("F10.6")
def test_new_troops_go_to_any_general_even_far_away_and_face_down() -> None:
    position = stage(
        "prussia",
        only=True,
        at={"friedrich": "berlin", "keith": "prag"},
        troops={"friedrich": 1, "keith": 1},
        down=["keith"],
        hands={"prussia": ["12S"]},
    )
    act(position, "recruit 2 0", "pay 12S")
    finish(position, "reinforce keith", "reinforce keith")
    assert (troops(position, "keith"), face_down(position, "keith")) == (3, True)


@pytest.mark.rule("F10.6")
def test_troops_may_be_divided_among_old_and_returning_generals() -> None:
    position = recruiting("prussia", ["13S", "5C"], {"friedrich": "leipzig"}, friedrich=1)
    act(position, "recruit 3 0", "pay 13S", "pay 5C")
    finish(position, "enter keith berlin", "reinforce friedrich", "reinforce keith")
    assert (troops(position, "friedrich"), troops(position, "keith")) == (2, 2)


@pytest.mark.rule("F10.6", "F6.1")
def test_no_stack_gets_more_than_eight_troops_for_each_general() -> None:
    at = {"friedrich": "leipzig", "keith": "prag", "ferdinand": "berlin"}
    position = recruiting("prussia", ["13S", "13C"], at, friedrich=7, keith=8)
    assert legal(position, "recruit") == ["recruit 1 0"]
    assert why(position, "recruit 2 0") == "F10.13"
    act(position, "recruit 1 0", "pay 13S")
    assert legal(position) == ["reinforce friedrich"]
    assert why(position, "reinforce keith") == "F10.6"


@pytest.mark.rule("F10.6")
def test_a_full_nation_with_a_general_off_the_map_brings_him_back_to_his_comrade() -> None:
    # Ferdinand has eight and stands in the only depot; Cumberland joins him there.
    position = recruiting("hanover", ["6S"], {"ferdinand": "stade"}, ferdinand=8)
    assert "recruit 1 0" in legal(position)
    finish(act(position, "recruit 1 0", "pay 6S"), "enter cumberland stade")
    assert (where(position, "cumberland"), troops(position, "cumberland")) == ("stade", 1)


@pytest.mark.rule("F10.7")
def test_which_general_on_the_map_gets_the_troops_is_secret() -> None:
    def after(general: str) -> Position:
        at = {"friedrich": "leipzig", "keith": "prag"}
        position = recruiting("prussia", ["6S"], at, friedrich=3, keith=3)
        return finish(act(position, "recruit 1 0", "pay 6S"), f"reinforce {general}")

    one, other = after("friedrich"), after("keith")
    assert troops(one, "friedrich") == troops(other, "keith") == 4
    for seat in (*SEATS[1:], None):
        assert one.view(seat) == other.view(seat)
        assert [line for line in one.log or () if line.visible_to(seat)] == [
            line for line in other.log or () if line.visible_to(seat)
        ]
        assert nation(one, "prussia", seat)["troops"] == 7


@pytest.mark.rule("F10.7")
def test_cards_numbers_and_re_entries_are_announced() -> None:
    position = recruiting("prussia", ["13S"], {"friedrich": "leipzig"}, friedrich=3)
    act(position, "recruit 1 1", "pay 13S")
    finish(position, "reinforce friedrich", "enter prussia-train-1 berlin")
    (bought,) = told(position, "log.recruits")
    facts = dict(bought.message.args)
    assert (facts["cards"], facts["troops"], facts["trains"]) == ("13S.1", 1, 1)
    (entered,) = told(position, "log.enters")
    assert dict(entered.message.args) == {"piece": "prussia-train-1", "city": "berlin"}
    assert bought.audience is entered.audience is None


# -- re-entry --------------------------------------------------------------------------------------


@pytest.mark.rule("F10.8")
def test_a_piece_that_has_re_entered_does_not_march() -> None:
    position = recruiting("austria", ["13S"])
    act(position, "recruit 1 1", "pay 13S")
    finish(position, "enter daun brunn", "enter austria-train-1 tabor")
    assert legal(position, "march") == []
    for march in ("march daun brunn prossnitz", "march austria-train-1 tabor wotitz"):
        with pytest.raises(Illegal):
            act(position, march)


@pytest.mark.rule("F10.8")
def test_the_march_of_a_newcomer_is_refused_by_its_rule() -> None:
    position = recruiting("austria", ["13S"])
    finish(act(position, "recruit 1 0", "pay 13S"), "enter daun brunn")
    assert why(position, "march daun brunn prossnitz") == "F10.8"


@pytest.mark.rule("F10.9")
@pytest.mark.parametrize(
    ("standing", "open_"),
    [
        ({}, True),
        ({"friedrich": "berlin"}, True),
        ({"friedrich": "berlin", "keith": "berlin"}, True),
        ({"friedrich": "berlin", "keith": "berlin", "dohna": "berlin"}, False),
        ({"ferdinand": "berlin"}, False),  # an ally
        ({"prussia-train-1": "berlin"}, False),
        ({"hanover-train-1": "berlin"}, False),
    ],
)
def test_a_general_re_enters_in_a_depot_with_room_for_him(
    standing: dict[str, str], open_: bool
) -> None:
    at = {"seydlitz": "leipzig", **standing}
    numbers = dict.fromkeys((g for g in at if "-" not in g), 1)
    position = recruiting("prussia", ["6S"], at, **numbers)
    act(position, "recruit 1 0", "pay 6S")
    if phase(position) == "placement":
        assert entries(position, "heinrich") == ({"berlin"} if open_ else set())
        assert open_ or why(position, "enter heinrich berlin") == "F10.9"
    else:
        assert not open_  # Seydlitz was the only one who could get the troop
        assert troops(position, "seydlitz") == 2


@pytest.mark.rule("F10.9")
def test_generals_re_enter_in_depots_of_their_own_nation_only() -> None:
    position = recruiting("russia", ["13S"], {"saltikov": "torun"}, saltikov=1)
    act(position, "recruit 1 0", "pay 13S")
    assert entries(position, "fermor") == {"sierpc", "warszawa"}
    assert why(position, "enter fermor torun") == "F10.9"


@pytest.mark.rule("F10.9")
def test_three_generals_may_enter_a_depot_at_once_but_not_four() -> None:
    position = recruiting("prussia", ["13S", "11C", "R"], {"seydlitz": "leipzig"}, seydlitz=1)
    act(position, "recruit 4 0", "pay 13S", "pay 11C")
    act(position, "enter friedrich berlin", "enter keith berlin", "enter dohna berlin")
    assert entries(position) == set()
    finish(position, "reinforce seydlitz")
    assert [where(position, g) for g in ("friedrich", "keith", "dohna")] == ["berlin"] * 3
    assert [troops(position, g) for g in ("friedrich", "keith", "dohna", "seydlitz")] == [
        1,
        1,
        1,
        2,
    ]


@pytest.mark.rule("F10.10")
@pytest.mark.parametrize(
    "standing", ["friedrich", "ferdinand", "prussia-train-2", "hanover-train-1"]
)
def test_a_train_needs_an_empty_depot(standing: str) -> None:
    position = recruiting(
        "prussia", ["6S"], {standing: "berlin", "seydlitz": "leipzig"}, seydlitz=1
    )
    assert "recruit 0 1" not in legal(position)
    with pytest.raises(Illegal):
        act(position, "recruit 0 1")


@pytest.mark.rule("F10.10")
def test_a_general_and_a_train_cannot_both_enter_one_depot() -> None:
    # Prussia has nothing on the map and only Berlin to come back to.
    position = recruiting("prussia", ["13S"])
    assert legal(position, "recruit") == ["recruit 1 0", "recruit 2 0", "recruit 0 1"]
    assert why(position, "recruit 1 1") == "F10.13"
    # With a general elsewhere the troop can go to him.
    position = recruiting("prussia", ["13S"], {"seydlitz": "leipzig"}, seydlitz=1)
    act(position, "recruit 1 1", "pay 13S")
    assert entries(position, "friedrich") == set()
    finish(position, "reinforce seydlitz", "enter prussia-train-1 berlin")
    assert where(position, "prussia-train-1") == "berlin"


@pytest.mark.rule("F10.10")
def test_a_nation_with_two_depots_chooses_one_for_each_piece() -> None:
    for city, other in (("brunn", "tabor"), ("tabor", "brunn")):
        position = recruiting("austria", ["13S"])
        act(position, "recruit 1 1", "pay 13S", f"enter daun {city}")
        finish(position, f"enter austria-train-1 {other}")
        assert where(position, "daun") == city
        assert where(position, "austria-train-1") == other


@pytest.mark.rule("F10.10")
def test_where_the_train_has_gone_the_general_cannot_follow() -> None:
    position = recruiting("austria", ["13S"])
    act(position, "recruit 1 1", "pay 13S", "enter austria-train-1 brunn")
    assert entries(position, "daun") == {"tabor"}


@pytest.mark.rule("F10.10")
def test_a_train_is_refused_by_its_own_rule() -> None:
    position = recruiting("austria", ["13S", "6S"])
    act(position, "recruit 2 1", "pay 13S", "pay 6S", "enter daun brunn")
    assert why(position, "enter austria-train-1 brunn") == "F10.10"


@pytest.mark.rule("F10.11")
def test_comrades_at_the_depot_have_ended_their_march() -> None:
    position = recruiting("prussia", ["6S"], {"friedrich": "berlin"}, friedrich=1)
    finish(act(position, "recruit 1 0", "pay 6S"), "enter keith berlin")
    assert why(position, "march friedrich berlin bernau") == "F4.8"
    assert legal(position, "march") == []


@pytest.mark.rule("F10.11")
def test_reinforcing_alone_ends_no_march() -> None:
    position = recruiting("prussia", ["6S"], {"friedrich": "berlin"}, friedrich=1)
    finish(act(position, "recruit 1 0", "pay 6S"), "reinforce friedrich")
    assert "bernau" in ends(position, "friedrich")


@pytest.mark.rule("F10.11")
def test_others_may_still_march_in_and_join_the_newcomer() -> None:
    at = {"friedrich": "bernau", "heinrich": "spandau", "dohna": "potsdam"}
    position = recruiting("prussia", ["6S"], at, friedrich=1, heinrich=1, dohna=1)
    finish(act(position, "recruit 1 0", "pay 6S"), "enter keith berlin")
    act(position, "march friedrich bernau berlin", "march heinrich spandau berlin")
    assert where(position, "friedrich") == where(position, "heinrich") == "berlin"
    assert why(position, "march dohna potsdam berlin") == "F4.6"  # three at most


@pytest.mark.rule("F10.11")
@pytest.mark.parametrize("newcomer", ["keith", "prussia-train-1"])
def test_a_depot_vacated_in_the_same_step_is_free(newcomer: str) -> None:
    position = recruiting("prussia", ["6S"], {"friedrich": "berlin"}, friedrich=1)
    act(position, "march friedrich berlin bernau")
    act(position, f"recruit {int(newcomer == 'keith')} {int(newcomer != 'keith')}", "pay 6S")
    finish(position, f"enter {newcomer} berlin")
    assert (where(position, "friedrich"), where(position, newcomer)) == ("bernau", "berlin")


@pytest.mark.rule("F10.12")
def test_a_general_who_re_enters_next_to_an_enemy_attacks_in_the_same_stage() -> None:
    position = recruiting(
        "prussia", ["6S"], {"daun": "potsdam", "friedrich": "glogau"}, friedrich=1
    )
    finish(act(position, "recruit 1 0", "pay 6S"), "enter keith berlin")
    act(position, "done")
    assert position.view(None)["battle"]["generals"] == [["keith"], ["daun"]]


@pytest.mark.rule("F10.12")
def test_fate_may_forbid_a_re_entry_next_to_an_enemy() -> None:
    at = {"daun": "potsdam", "seydlitz": "glogau"}
    for fate, generals in (("7S", {"keith"}), (None, {"keith", "friedrich"})):
        position = stage(
            "prussia",
            only=True,
            at=at,
            troops={"seydlitz": 1},
            hands={"prussia": ["6S"]},
            fate=fate,
        )
        act(position, "recruit 1 0", "pay 6S")
        entering = {action.split()[1] for action in legal(position, "enter")}
        assert entering & {"keith", "friedrich"} == generals


# -- blocked depots and substitutes ----------------------------------------------------------------


@pytest.mark.rule("F10.13")
@pytest.mark.parametrize("enemy", ["friedrich", "prussia-train-1"])
def test_a_depot_with_an_enemy_piece_cannot_be_used(enemy: str) -> None:
    position = recruiting("austria", ["13S"], {enemy: "brunn"})
    assert legal(position, "recruit") == ["recruit 1 0", "recruit 2 0", "recruit 0 1"]
    assert why(position, "recruit 1 1") == "F10.13"  # Tabor is left for one of them
    act(position, "recruit 1 0", "pay 13S")
    assert entries(position) == {"tabor"}
    act(position, "enter daun tabor")
    assert where(position, enemy) == "brunn"  # re-entry destroys nothing


@pytest.mark.rule("F10.13", "F10.14")
@pytest.mark.parametrize("blocker", ["friedrich", "prussia-train-1"])
def test_an_ally_or_an_own_train_blocks_without_opening_a_substitute(blocker: str) -> None:
    position = recruiting("hanover", ["13S"], {blocker: "stade"})
    assert legal(position, "recruit") == []  # no general on the map, no way back
    assert why(position, "recruit 1 0") == "F10.13"
    position = recruiting("hanover", ["6S"], {blocker: "stade", "ferdinand": "celle"}, ferdinand=1)
    act(position, "recruit 1 0", "pay 6S")  # still at the price of 6
    assert troops(position, "ferdinand") == 2


@pytest.mark.rule("F10.13")
def test_an_own_train_in_the_only_depot_opens_no_substitute() -> None:
    position = recruiting("hanover", ["13S"], {"hanover-train-1": "stade"})
    assert legal(position, "recruit") == []


@pytest.mark.rule("F10.2", "F10.4", "F10.6", "F10.9", "F10.10", "F10.13")
def test_the_russian_example() -> None:
    position = recruiting(
        "russia",
        ["13S", "12C"],
        {"saltikov": "bydgoszcz", "tottleben": "lomza", "russia-train-1": "torun"},
        saltikov=4,
        tottleben=4,
    )
    act(position, "recruit 3 1", "pay 13S", "pay 12C")  # 24 points with 25
    assert nation(position, "russia")["cards"] == 0
    act(position, "enter fermor sierpc", "enter apraxin sierpc")
    assert entries(position, "russia-train") == {"warszawa"}
    assert set(legal(position, "reinforce")) == {
        "reinforce fermor",
        "reinforce saltikov",
        "reinforce tottleben",
    }
    finish(position, "reinforce saltikov", "enter russia-train-2 warszawa")
    assert (where(position, "fermor"), where(position, "apraxin")) == ("sierpc", "sierpc")
    assert [troops(position, g) for g in ("fermor", "apraxin", "saltikov")] == [1, 1, 5]
    assert where(position, "russia-train-2") == "warszawa"
    assert legal(position, "recruit") == []  # the surplus point is lost


@pytest.mark.rule("F10.14")
@pytest.mark.parametrize(
    ("standing", "open_"),
    [
        ({"friedrich": "brunn"}, False),  # Tabor is free
        ({"friedrich": "brunn", "austria-train-1": "tabor"}, False),  # an own piece
        ({"friedrich": "brunn", "hildburghausen": "tabor"}, False),  # an ally
        ({"friedrich": "brunn", "keith": "tabor"}, True),
        ({"friedrich": "brunn", "hanover-train-1": "tabor"}, True),  # trains count as well
        ({"prussia-train-1": "brunn", "prussia-train-2": "tabor"}, True),
    ],
)
def test_a_substitute_opens_only_if_enemies_hold_every_depot(
    standing: dict[str, str], open_: bool
) -> None:
    position = recruiting("austria", ["8S"], {**standing, "lacy": "prag"}, lacy=1)
    act(position, "recruit 1 0", "pay 8S")
    if phase(position) == "placement":
        assert ("olmutz" in entries(position, "daun")) is open_
    else:
        assert not open_  # nobody could come back at all


@pytest.mark.rule("F10.15")
def test_all_re_entries_of_a_step_go_to_one_substitute_city() -> None:
    position = recruiting("prussia", ["8S", "8C", "8H", "8D"], {"daun": "berlin"})
    act(position, "recruit 2 0", "pay 8S", "pay 8C")
    assert len(entries(position, "keith")) == 20
    act(position, "enter keith potsdam")
    assert entries(position) == {"potsdam"}
    finish(position, "enter dohna potsdam")
    act(position, "recruit 2 0", "pay 8H", "pay 8D")
    assert entries(position) == {"potsdam"}
    assert why(position, "enter heinrich spandau") == "F10.9"


@pytest.mark.rule("F10.15")
def test_in_a_later_stage_another_substitute_may_be_named() -> None:
    position = recruiting("prussia", ["8S", "8C"], {"daun": "berlin"})
    finish(act(position, "recruit 1 0", "pay 8S"), "enter keith schwedt")
    act(position, "done")
    play_on(position, "prussia")
    position.hands[0] = [6]  # 8 of spades
    act(position, "recruit 1 0", "pay 8S")
    assert {"schwedt", "angermunde"} <= entries(position, "dohna")


@pytest.mark.rule("F10.15", "F10.16")
def test_once_a_depot_is_freed_the_depots_are_used_again() -> None:
    at = {"friedrich": "bernau", "austria-train-1": "berlin"}
    position = recruiting("prussia", ["8S", "6C"], at, friedrich=1)
    finish(act(position, "recruit 1 0", "pay 8S"), "enter keith potsdam")
    act(position, "march friedrich bernau berlin")  # destroys the train
    act(position, "recruit 1 0", "pay 6C")
    assert entries(position) == {"berlin"}


@pytest.mark.rule("F10.15")
def test_a_substitute_takes_generals_or_a_train_but_not_both() -> None:
    position = recruiting("prussia", ["8S", "8C"], {"daun": "berlin"})
    assert legal(position, "recruit") == ["recruit 1 0", "recruit 2 0", "recruit 0 1"]
    act(position, "recruit 0 1", "pay 8S", "enter prussia-train-1 potsdam")
    assert legal(position, "recruit") == []  # the city named holds for this step


@pytest.mark.rule("F10.15")
def test_no_substitute_city_may_hold_an_enemy_piece_or_lack_room() -> None:
    at = {"daun": "berlin", "lacy": "potsdam", "austria-train-1": "spandau", "ferdinand": "bernau"}
    position = recruiting("prussia", ["8S"], at)
    act(position, "recruit 1 0", "pay 8S")
    assert entries(position, "keith").isdisjoint(at.values())
    assert len(entries(position, "keith")) == 17


@pytest.mark.rule("F10.16")
def test_eight_points_for_every_troop_and_train_while_all_depots_are_lost() -> None:
    at = {"friedrich": "leipzig", "daun": "berlin"}
    assert legal(recruiting("prussia", ["7S"], at, friedrich=1), "recruit") == []
    assert why(recruiting("prussia", ["7S"], at, friedrich=1), "recruit 1 0") == "F10.16"
    position = recruiting("prussia", ["8S", "7C"], at, friedrich=1)
    assert legal(position, "recruit") == ["recruit 1 0", "recruit 0 1"]  # 15 points
    act(position, "recruit 1 0", "pay 8S", "reinforce friedrich")  # also for him
    assert troops(position, "friedrich") == 2


@pytest.mark.rule("F10.16")
def test_the_price_is_looked_at_when_the_purchase_is_made() -> None:
    at = {"friedrich": "bernau", "austria-train-1": "berlin"}
    position = recruiting("prussia", ["7S", "6C"], at, friedrich=1)
    assert why(position, "recruit 2 0") == "F10.16"
    act(position, "march friedrich bernau berlin")  # destroys the train
    assert "recruit 2 0" in legal(position)
    act(position, "recruit 2 0", "pay 7S", "pay 6C")
    assert entries(position) == {"berlin"}


@pytest.mark.rule("F10.16")
def test_one_free_depot_keeps_the_price_at_six() -> None:
    position = recruiting("austria", ["6S"], {"friedrich": "brunn"})
    assert legal(position, "recruit") == ["recruit 1 0", "recruit 0 1"]


def sector_of(city: str, *, south: bool = False) -> tuple[str, set[str]]:
    """Suit and cities of the sector in which a city lies, or of the one south of that."""
    sectors = read_table(DATA, SECTORS)
    place = ATLAS.map.places[ATLAS.index[city]]

    def at(x: float, y: float) -> tuple[str, tuple[float, ...]]:
        return next(
            (sector.suit, (sector.x0, sector.y0, sector.x1, sector.y1))
            for sector in sectors
            if sector.x0 <= x < sector.x1 and sector.y0 <= y < sector.y1
        )

    suit, (x0, y0, x1, y1) = at(place.x, place.y)
    if south:
        suit, (x0, y0, x1, y1) = at(place.x, y1)
    return suit, {p.id for p in ATLAS.map.places if x0 <= p.x < x1 and y0 <= p.y < y1}


@pytest.mark.rule("F10.17")
@pytest.mark.parametrize(
    ("name", "depots", "suit", "land", "south", "cities"),
    [
        ("prussia", ["berlin"], "spades", "prussia", False, 21),
        ("hanover", ["stade"], "diamonds", "hanover", False, 17),
        ("russia", ["warszawa", "sierpc"], "spades", None, False, 18),
        ("austria", ["brunn", "tabor"], "diamonds", "austria", False, 14),
        ("imperial", ["hildburghausen"], "spades", None, True, 14),
        ("france", ["koblenz", "gemunden"], "hearts", None, True, 15),
    ],
)
def test_substitute_areas(
    name: str, depots: list[str], suit: str, land: str | None, south: bool, cities: int
) -> None:
    sector, area = sector_of(depots[0], south=south)
    if land:
        area = {c for c in area if ATLAS.cities[ATLAS.index[c]].country == land}
    assert (sector, len(area)) == (suit, cities)
    enemies = ["daun", "lacy"] if name in ("prussia", "hanover") else ["friedrich", "keith"]
    position = recruiting(name, ["8S"], dict(zip(enemies, depots, strict=False)))
    act(position, "recruit 1 0", "pay 8S")
    assert entries(position) == area - set(depots)


@pytest.mark.rule("F10.17")
def test_sweden_may_use_any_swedish_city() -> None:
    position = recruiting("sweden", ["8S"], {"friedrich": "stralsund"})
    act(position, "recruit 1 0", "pay 8S")
    assert entries(position) == {"butzow", "greifswald", "grimmen", "wismar", "wolgast"}
    position = recruiting("sweden", ["8S"], {"friedrich": "stralsund", "keith": "wismar"})
    act(position, "recruit 1 0", "pay 8S")
    assert entries(position) == {"butzow", "greifswald", "grimmen", "wolgast"}


@pytest.mark.rule("F10.17")
def test_cities_beyond_the_area_are_closed() -> None:
    position = recruiting("prussia", ["8S"], {"daun": "berlin"})
    act(position, "recruit 1 0", "pay 8S")
    assert "furstenberg-empire" not in entries(position)  # in the sector, but not Prussian
    assert why(position, "enter keith brandenburg") == "F10.9"  # Prussian, but in hearts


@pytest.mark.rule("F10.9")
@pytest.mark.parametrize("said", ["enter", "enter nowhere", "reinforce", "enter keith"])
def test_half_a_placement_is_refused_with_its_rule(said: str) -> None:
    position = recruiting("prussia", ["6S"], {"friedrich": "berlin"}, friedrich=1)
    act(position, "recruit 1 0", "pay 6S")
    before = position.hash()
    with pytest.raises(Illegal, match=r"\[F10\."):
        position.apply("frederick", said)
    assert position.hash() == before
