"""F2: sequence of play."""

from __future__ import annotations

import pytest

from sanssouci.games.friedrich.nations import NATIONS
from sanssouci.games.friedrich.position import Position
from sanssouci.kernel import CHANCE
from tests.games.friedrich.reading import (
    deal_all,
    ends,
    face_down,
    marked,
    nation,
    phase,
    play_on,
    questioned,
    victors,
)
from tests.games.friedrich.staging import act, legal, log_keys, stage, troops, where, why

RUSSIAN = [
    "colberg", "konigsberg-prussia-hearts", "kustrin", "neu-stettin", "ortelsburg", "pyritz",
    "rastenburg", "riesenburg", "stargard", "woldenberg",
]  # fmt: skip
SWEDISH = ["anklam", "cammin", "greifenhagen", "malchin", "stettin"]


def stages(position: Position) -> list[str]:
    """The nations whose stages have begun, as the log tells."""
    return [
        str(dict(line.message.args)["nation"])
        for line in position.log or ()
        if line.message.key == "log.stage"
    ]


# -- stages ----------------------------------------------------------------------------------------


@pytest.mark.rule("F2.1")
def test_a_turn_has_seven_stages_in_fixed_order() -> None:
    position = stage("france", phase="supply", turn=5, only=True)
    play_on(position, "fate")
    assert stages(position) == list(NATIONS)
    assert position.turn == 6


@pytest.mark.rule("F2.1")
def test_a_stage_is_finished_before_the_next_begins() -> None:
    position = stage("france", phase="supply", turn=1)
    deal_all(position)
    assert position.view(None)["active"] == "prussia"
    assert why(position, "march ferdinand stade zeven") == "F2.2"
    assert nation(position, "hanover")["cards"] == 0
    act(position, "done")
    assert stages(position) == ["prussia", "hanover"]
    deal_all(position)
    assert (nation(position, "prussia")["cards"], nation(position, "hanover")["cards"]) == (7, 2)
    assert "zeven" in ends(position, "ferdinand")


@pytest.mark.rule("F2.2")
def test_five_steps_in_fixed_order() -> None:
    # Sweden's stage ends, Austria's begins. Keith guards Breslau until Laudon has beaten him, and
    # without trains Daun is out of supply in Oels.
    position = stage(
        "sweden",
        phase="supply",
        only=True,
        at={"daun": "breslau", "laudon": "neumarkt", "keith": "glogau"},
        troops={"daun": 1, "laudon": 5, "keith": 2},
    )
    assert position.actors == (CHANCE,)  # 1. cards
    assert questioned(position) == set()
    deal_all(position)
    assert phase(position) == "movement"  # 2. movement
    act(position, "march daun breslau oels", "march laudon neumarkt steinau")
    assert questioned(position) == {"breslau"}
    act(position, "done")
    assert phase(position) == "battle"  # 3. combat
    assert marked(position) == set()
    assert not face_down(position, "daun")
    act(position, "concede")  # 2 against 5: Keith loses all, and Austria's stage is over
    assert where(position, "keith") is None
    keys = log_keys(position)
    order = [
        keys.index(key)
        for key in ("log.draws", "log.marches", "log.combat", "log.conquers", "log.turned_down")
    ]
    assert order == sorted(order)  # 4. retroactive conquest, 5. supply
    assert marked(position) == {"breslau"}
    assert face_down(position, "daun")


@pytest.mark.rule("F2.2")
def test_no_marches_once_the_combats_have_begun() -> None:
    position = stage("prussia", only=True, at={"friedrich": "berlin", "daun": "potsdam"})
    act(position, "done")
    assert phase(position) == "battle"
    assert legal(position, "march") == legal(position, "recruit") == []


@pytest.mark.rule("F2.3")
def test_marches_and_purchases_mix_freely() -> None:
    position = stage(
        "austria",
        only=True,
        at={"daun": "brunn", "lacy": "tabor", "austria-train-1": "pardubitz"},
        troops={"daun": 2, "lacy": 1},
        hands={"austria": ["6S", "7S", "8S"]},
    )
    act(position, "recruit 1 0", "pay 6S", "reinforce daun")
    act(position, "march daun brunn prossnitz")
    act(position, "recruit 1 0", "pay 7S", "reinforce lacy")
    act(position, "march austria-train-1 pardubitz kolin")
    act(position, "recruit 1 0", "pay 8S", "enter laudon brunn")
    act(position, "march lacy tabor pilgram", "done")
    assert [troops(position, g) for g in ("daun", "lacy", "laudon")] == [3, 2, 1]


@pytest.mark.rule("F2.3")
def test_troops_bought_before_the_march_go_with_the_general() -> None:
    position = stage(
        "prussia",
        only=True,
        at={"friedrich": "berlin", "daun": "brandenburg"},
        troops={"friedrich": 4, "daun": 5},
        hands={"prussia": ["6S"]},
    )
    act(position, "recruit 1 0", "pay 6S")
    act(position, *legal(position, "reinforce"), "march friedrich berlin potsdam", "done")
    assert position.view(None)["battle"]["troops"] == [5, 5]


@pytest.mark.rule("F2.4")
@pytest.mark.parametrize("gone", ["hanover", "sweden", "austria", "france"])
def test_a_nation_out_of_the_war_has_no_stage(gone: str) -> None:
    position = stage("france", phase="supply", turn=5, only=True, out=[gone])
    play_on(position, "fate")
    assert stages(position) == [name for name in NATIONS if name != gone]


@pytest.mark.rule("F2.4")
def test_a_nation_without_pieces_still_draws_and_may_come_back() -> None:
    position = stage("russia", phase="supply", only=True, hands={"sweden": ["5S"]})
    assert nation(position, "sweden")["troops"] == 0
    act(position, "deal 6S.1")
    assert nation(position, "sweden")["cards"] == 2
    act(position, "recruit 1 0", "pay 6S")
    assert where(position, "ehrensvard") == "stralsund"
    assert troops(position, "ehrensvard") == 1


# -- end of the turn -------------------------------------------------------------------------------


@pytest.mark.rule("F2.5")
def test_the_turn_ends_after_france_not_after_the_nation_that_has_won() -> None:
    position = stage("russia", phase="supply", only=True, markers=RUSSIAN, at={"apraxin": "wehlau"})
    assert victors(position) == ()
    play_on(position, "france")
    assert victors(position) == ()
    act(position, "done")
    assert victors(position) == ("elisabeth",)


@pytest.mark.rule("F2.5")
def test_without_france_the_turn_ends_when_her_place_has_passed() -> None:
    position = stage("imperial", phase="supply", turn=6, only=True, out=["france"])
    assert phase(position) == "fate"
    position = stage("austria", phase="supply", turn=6, only=True, out=["france"])
    assert position.view(None)["active"] == "imperial"


@pytest.mark.rule("F2.6")
@pytest.mark.parametrize("turn", [1, 2, 3, 4, 5])
def test_no_fate_card_in_the_first_five_turns(turn: int) -> None:
    position = stage("france", phase="supply", turn=turn, only=True)
    assert position.turn == turn + 1
    assert phase(position) == "deal"
    assert position.view(None)["fate"]["cards_left"] == 18


@pytest.mark.rule("F2.6")
@pytest.mark.parametrize("turn", [6, 7, 12])
def test_one_fate_card_at_the_end_of_every_turn_from_the_sixth(turn: int) -> None:
    position = stage("france", phase="supply", turn=turn, only=True)
    assert phase(position) == "fate"
    act(position, "fate bute")
    assert position.view(None)["fate"]["cards_left"] == 17
    assert (position.turn, phase(position)) == (turn + 1, "deal")


@pytest.mark.rule("F2.7")
def test_victory_is_tested_before_the_fate_card_is_revealed() -> None:
    position = stage("france", phase="supply", turn=6, only=True, markers=RUSSIAN)
    assert victors(position) == ("elisabeth",)
    assert position.view(None)["fate"]["cards_left"] == 18


@pytest.mark.rule("F2.7")
def test_victory_is_tested_again_before_the_card_is_carried_out() -> None:
    # Sweden holds her five cities of first order, and Elisabeth makes these suffice.
    position = stage(phase="fate", markers=SWEDISH)
    act(position, "fate elisabeth")
    assert victors(position) == ("elisabeth",)
    assert where(position, "lehwaldt") == "mohrungen"
    assert where(position, "apraxin") == "lomza"


@pytest.mark.rule("F2.7")
def test_without_a_victor_the_card_is_carried_out_and_the_next_turn_begins() -> None:
    position = stage(phase="fate", turn=6, markers=SWEDISH[1:])
    act(position, "fate elisabeth")
    assert victors(position) == ()
    assert where(position, "lehwaldt") is None
    assert where(position, "apraxin") is None
    assert (position.turn, position.view(None)["active"]) == (7, "prussia")


# -- forced decisions ------------------------------------------------------------------------------


@pytest.mark.rule("F2.8")
def test_a_single_combat_begins_without_asking() -> None:
    at = {"friedrich": "berlin", "daun": "potsdam"}
    assert phase(stage("prussia", phase="combat", only=True, at=at)) == "battle"
    two = stage("prussia", phase="combat", only=True, at={**at, "lacy": "spandau"})
    assert phase(two) == "combat"
    assert legal(two) == ["attack friedrich daun", "attack friedrich lacy"]


@pytest.mark.rule("F2.8")
def test_in_combat_the_side_to_play_is_asked_even_if_it_can_only_give_in() -> None:
    position = stage(
        "prussia",
        phase="combat",
        only=True,
        at={"friedrich": "berlin", "daun": "potsdam"},
        troops={"friedrich": 2, "daun": 5},
        hands={"prussia": ["10H"]},  # both stand in spades
    )
    assert position.actors == ("frederick",)
    assert legal(position) == ["concede"]


@pytest.mark.rule("F2.8")
def test_a_retreat_with_one_end_is_made_without_asking() -> None:
    # From Wittingen one may flee to Uelzen only: the attacker stands in Gifhorn.
    position = stage(
        "france",
        phase="combat",
        only=True,
        at={"soubise": "gifhorn", "ferdinand": "wittingen"},
        troops={"soubise": 5, "ferdinand": 4},
    )
    act(position, "concede")
    assert where(position, "ferdinand") == "uelzen"
    assert phase(position) != "retreat"
