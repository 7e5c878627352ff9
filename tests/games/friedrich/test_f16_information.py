"""F16 Public and hidden information: views, logs, and worlds a seat cannot tell apart."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from sanssouci.games.friedrich.position import Position
from sanssouci.kernel import laws
from tests.games.friedrich.conduct import hand, idle, known_cards, reveal
from tests.games.friedrich.reading import nation, piece
from tests.games.friedrich.staging import act, legal, stage, troops

SEATS = ("frederick", "elisabeth", "maria", "pompadour")
EVERYBODY = (*SEATS, None)
HANDS = {
    "prussia": ["2S", "13H"],
    "hanover": ["3S"],
    "russia": ["4S", "12C"],
    "sweden": ["5S"],
    "austria": ["6S", "7S.2"],
    "imperial": ["8S"],
    "france": ["9S", "R"],
}


def check_worlds(position: Position) -> Position:
    """Nobody can tell the true position from one in which all he cannot know is dealt anew."""
    for seed in range(8):
        laws.check_resample(position, Random(seed))
    return position


def told(position: Position, seat: str | None) -> str:
    """All log lines a seat may read, as one text."""
    return " | ".join(
        f"{line.message.key} {dict(line.message.args)}"
        for line in position.log or ()
        if line.visible_to(seat)
    )


def shown(position: Position, seat: str | None) -> str:
    return json.dumps(position.view(seat))


# -- public ---------------------------------------------------------------------------------------


@pytest.mark.rule("F16.1")
@pytest.mark.parametrize("seat", EVERYBODY)
def test_places_states_markers_and_numbers_are_public(seat: str | None) -> None:
    position = stage(
        "austria", hands=HANDS, markers=["breslau"], down=["keith", "schwerin"],
        at={"daun": "waldenburg", "laudon": None},
    )  # fmt: skip
    act(position, "march daun waldenburg trautenau")  # Schwerin and Keith protect it
    assert piece(position, "daun", seat)["city"] == "trautenau"
    assert piece(position, "laudon", seat)["city"] is None
    assert piece(position, "keith", seat)["face_down"]
    assert not piece(position, "friedrich", seat)["face_down"]
    markers = {(m["city"], m["question"]) for m in position.view(seat)["markers"]}
    assert markers == {("breslau", False), ("waldenburg", True)}
    assert nation(position, "russia", seat)["troops"] == 16
    assert nation(position, "austria", seat)["cards"] == 2
    assert nation(position, "austria", seat)["backs"] == [1, 1, 0, 0]


@pytest.mark.rule("F16.1")
def test_how_many_cards_a_nation_has_drawn_is_public() -> None:
    position = stage("austria", only=True)
    act(position, "done", "chance: deal 2S.1")
    for seat in EVERYBODY:
        assert "log.draws {'nation': 'imperial', 'count': 1, 'deck': 1}" in told(position, seat)


@pytest.mark.rule("F16.2")
@pytest.mark.parametrize("seat", EVERYBODY)
def test_cards_played_and_both_totals_are_public(seat: str | None) -> None:
    position = stage(
        "prussia", phase="combat", only=True,
        at={"heinrich": "kassel", "richelieu": "munden", "soubise": "munden"},
        troops={"heinrich": 2, "richelieu": 3, "soubise": 1}, hands={"prussia": ["10D"]},
    )  # fmt: skip
    act(position, "play 10D")
    battle = position.view(seat)["battle"]
    assert battle["troops"] == [2, 4]
    assert battle["played"] == [[0, "10D.1", 10]]
    act(position, "pompadour: concede")
    assert "'losses': 4" in told(position, seat)
    assert "10D.1" in position.view(seat)["discards"]


@pytest.mark.rule("F16.2")
@pytest.mark.parametrize("seat", EVERYBODY)
def test_cards_paid_troops_bought_and_pieces_that_re_enter_are_public(seat: str | None) -> None:
    position = stage(
        "france", only=True, at={"richelieu": "iserlohn"}, troops={"richelieu": 3},
        hands={"france": ["13S"]},
    )  # fmt: skip
    act(position, "recruit 2 0", "pay 13S", "enter soubise koblenz", "reinforce richelieu")
    assert "13S.1" in position.view(seat)["discards"]
    text = told(position, seat)
    assert "'cards': '13S.1'" in text
    assert "'troops': 2" in text
    assert "log.enters {'piece': 'soubise', 'city': 'koblenz'}" in text
    assert ("log.reinforced" in text) is (seat == "pompadour")


@pytest.mark.rule("F16.2")
@pytest.mark.parametrize("seat", EVERYBODY)
def test_fate_strokes_option_card_and_new_piles_are_public(seat: str | None) -> None:
    position = reveal("7S", strokes=["Bute"])
    fate = position.view(seat)["fate"]
    assert (fate["text"], fate["strokes"]) == ("F11.7S", [{"card": "Bute", "rule": "F11.Bute"}])
    assert (fate["cards_left"], fate["cards_out"]) == (16, [7])
    option = stage("france", turn=2, only=True, hands={"prussia": ["10D"]})
    act(option, "done", *(f"chance: deal {value}S.1" for value in range(2, 9)), "aside 10D")
    assert option.view(seat)["offensive"] == {"status": "standing", "card": "10D.1"}
    assert "log.option_chosen {'card': '10D.1'}" in told(option, seat)
    option.pile = []
    act(option, "done")
    assert "log.deck_opened {'deck': 2}" in told(option, seat)


# -- hidden ---------------------------------------------------------------------------------------


@pytest.mark.rule("F16.3")
def test_a_hand_is_known_to_its_owner_only() -> None:
    position = check_worlds(stage("austria", hands=HANDS))
    owners = {
        "prussia": "frederick",
        "hanover": "frederick",
        "russia": "elisabeth",
        "sweden": "elisabeth",
        "austria": "maria",
        "imperial": "maria",
        "france": "pompadour",
    }
    for name, owner in owners.items():
        for seat in EVERYBODY:
            seen = nation(position, name, seat)["hand"]
            assert (seen is not None) is (seat == owner)
    assert "12C.1" not in shown(position, "maria")  # not even to allies
    assert "12C.1" in shown(position, "elisabeth")


@pytest.mark.rule("F16.4")
def test_the_troops_of_a_single_general_are_known_to_his_owner_only() -> None:
    position = check_worlds(stage("austria", troops={"daun": 7, "lacy": 3}))
    for seat in EVERYBODY:
        assert piece(position, "daun", seat)["troops"] == (7 if seat == "maria" else None)


@pytest.mark.rule("F16.4")
def test_a_combat_tells_the_total_of_a_stack_and_not_its_distribution() -> None:
    position = stage(
        "prussia", phase="combat",
        at={"heinrich": "kassel", "richelieu": "munden", "soubise": "munden", "chevert": "fulda"},
        troops={"heinrich": 2, "richelieu": 6, "soubise": 2},
    )  # fmt: skip
    assert position.view(None)["battle"]["troops"] == [2, 8]
    strengths = {tuple(s["generals"]): s["troops"] for s in position.view(None)["strengths"]}
    assert strengths["richelieu", "soubise"] == 8
    assert strengths["chevert",] == 8  # what is left of the French total of 16
    check_worlds(position)
    splits = {
        troops(position.resample("frederick", Random(seed)), "richelieu") for seed in range(40)
    }
    assert splits == {1, 2, 3, 4, 5, 6, 7}  # any split of eight, from one to seven
    kept = {troops(position.resample("pompadour", Random(seed)), "richelieu") for seed in range(9)}
    assert kept == {6}


@pytest.mark.rule("F16.5")
def test_nobody_knows_the_order_of_the_piles() -> None:
    position = check_worlds(stage("austria", hands={"prussia": ["2S"]}, fate="7S"))
    for seat in EVERYBODY:
        view = position.view(seat)
        assert view["pile"] == [49, 0, 0, 0]  # how many, not which
        assert view["fate"]["cards_left"] == 17
        assert "13C.1" not in shown(position, seat)


def the_french_discard() -> Position:
    """France draws four, older cards in hand, and throws the two of clubs away."""
    position = stage("imperial", only=True, hands={"france": ["9S"]})
    act(position, "done", *(f"chance: deal {card}.1" for card in ("2C", "3C", "4C", "5C")))
    check_worlds(position)
    return act(position, "pompadour: discard 2C")


@pytest.mark.rule("F16.6", "F3.4")
def test_the_french_discard_is_hidden() -> None:
    position = check_worlds(the_french_discard())
    for seat in EVERYBODY:
        assert ("2C" in told(position, seat)) is (seat == "pompadour")
        assert "log.discards" in told(position, seat)
    assert known_cards(position, "pompadour") == ["2C"]
    assert known_cards(position, "maria") == []
    gone = {card for seed in range(60) for card in position.resample("maria", Random(seed)).buried}
    assert len(gone) > 5  # Maria Theresa must reckon with any card she has not seen


@pytest.mark.rule("F16.6")
def test_the_prussian_discard_in_the_west_is_hidden() -> None:
    position = stage("france", scenario="war-in-the-west", turn=1, only=True)
    act(position, "done", "chance: deal 4C.1", "chance: deal 13D.1")
    check_worlds(position)
    act(position, "discard 4C")
    check_worlds(position)
    assert "4C" not in told(position, "pompadour") + shown(position, "pompadour")
    assert known_cards(position, "frederick") == ["4C"]


@pytest.mark.rule("F16.6")
def test_the_discard_under_4h_is_hidden() -> None:
    position = check_worlds(reveal("4H", hands={"france": ["2C", "9H"]}))
    act(position, "discard 2C", "chance: deal 13S.1")
    check_worlds(position)
    for seat in ("frederick", "elisabeth", "maria", None):
        assert "2C" not in told(position, seat)
        assert "13S" not in told(position, seat)
    assert known_cards(position, "pompadour") == ["2C"]


@pytest.mark.rule("F16.6")
def test_the_hand_of_a_nation_that_leaves_is_hidden() -> None:
    position = check_worlds(reveal("elisabeth", hands={"russia": ["13S", "2C"]}))
    for seat in ("frederick", "maria", "pompadour", None):
        assert "13S" not in told(position, seat) + shown(position, seat)
        assert "'cards': 2" in told(position, seat)
    assert known_cards(position, "elisabeth") == ["13S", "2C"]


@pytest.mark.rule("F16.6")
def test_the_cards_of_the_imaginary_player_are_hidden() -> None:
    position = stage("france", scenario="war-in-the-west", phantom_cards=True, only=True)
    act(position, "done", *(f"chance: deal {card}.1" for card in ("2C", "3C", "4C", "5C", "6C")))
    check_worlds(position)
    for seat in ("frederick", "pompadour", None):
        assert "2C" not in told(position, seat) + shown(position, seat)


def exchanged() -> Position:
    position = reveal("1H", hands={"austria": ["9S", "2C"], "russia": ["13H", "3D"]})
    check_worlds(position)
    act(position, "maria: offer 2C")
    assert "2C" not in shown(position, "elisabeth") + told(position, "elisabeth")
    check_worlds(position)
    return check_worlds(act(position, "elisabeth: offer 13H"))


@pytest.mark.rule("F16.6", "F11.1H")
def test_cards_exchanged_under_1h_are_seen_by_giver_and_receiver_only() -> None:
    position = exchanged()
    for seat in EVERYBODY:
        insider = seat in ("maria", "elisabeth")
        assert ("13H" in told(position, seat)) is insider
        assert ("2C" in told(position, seat)) is insider
    assert known_cards(position, "frederick") == known_cards(position, "pompadour") == []


@pytest.mark.rule("F16.6", "F11.1H")
def test_russia_remembers_the_card_it_gave() -> None:
    assert known_cards(exchanged(), "elisabeth") == ["13H"]


@pytest.mark.rule("F16.6", "F11.1H")
def test_austria_remembers_the_card_it_gave() -> None:
    assert known_cards(exchanged(), "maria") == ["2C"]


def given_and_taken(taken: str) -> Position:
    position = reveal("9D", hands={"prussia": ["2C", "9H"], "austria": ["13S", "R"]})
    check_worlds(position)
    act(position, "give 2C")
    check_worlds(position)
    return check_worlds(act(position, f"chance: take {taken}.1"))


@pytest.mark.rule("F16.6", "F11.9D")
@pytest.mark.parametrize("taken", ["13S", "2C"])
def test_cards_given_and_taken_under_9d_are_seen_by_the_two_nations_only(taken: str) -> None:
    position = given_and_taken(taken)
    for seat in EVERYBODY:
        insider = seat in ("frederick", "maria")
        assert ("2C" in told(position, seat)) is insider
        assert (taken in told(position, seat)) is insider
    assert known_cards(position, "elisabeth") == known_cards(position, "pompadour") == []


@pytest.mark.rule("F16.6", "F11.9D")
def test_austria_remembers_the_card_prussia_took() -> None:
    assert known_cards(given_and_taken("13S"), "maria") == ["13S"]


@pytest.mark.rule("F16.6", "F11.9D")
def test_prussia_remembers_the_card_she_gave() -> None:
    assert known_cards(given_and_taken("13S"), "frederick") == ["2C"]


@pytest.mark.rule("F16.6")
def test_a_card_seen_and_then_perhaps_thrown_away_unseen_is_no_longer_certain() -> None:
    """Maria Theresa gave Russia a card; Russia leaves the war and its hand is thrown away."""
    position = exchanged()
    idle(position, "fate")
    act(position, "chance: fate elisabeth")
    check_worlds(position)
    assert not set(known_cards(position, "maria")) & set(hand(position, "russia"))


@pytest.mark.rule("F16.6", "F10.7")
@pytest.mark.parametrize("card", ["bought", "8S", "10C"])
def test_which_general_on_the_map_gains_or_loses_a_troop_is_hidden(card: str) -> None:
    case: dict[str, Any] = {
        "at": {"heinrich": "burg", "keith": "breslau", "dohna": "berlin"},
        "troops": {"heinrich": 3, "keith": 3, "dohna": 3},
    }
    if card == "bought":
        position = stage("prussia", only=True, hands={"prussia": ["6S"]}, **case)
        act(position, "recruit 1 0", "pay 6S")
        check_worlds(position)
        act(position, "reinforce keith")
    else:
        case["at"]["dohna"] = {"8S": "berlin", "10C": "glogau"}[card]
        position = check_worlds(reveal(card, only=True, **case))
        act(position, next(a for a in legal(position) if a.endswith("keith")))
    check_worlds(position)
    for seat in ("elisabeth", "maria", "pompadour", None):
        assert "keith" not in told(position, seat)
    assert "keith" in told(position, "frederick")
    possible = {troops(position.resample("maria", Random(seed)), "keith") for seed in range(40)}
    assert len(possible) > 1


@pytest.mark.rule("F16.7")
def test_a_player_sees_everything_of_the_nations_he_leads() -> None:
    position = stage("prussia", hands=HANDS)
    for seat, led in (("frederick", ("prussia", "hanover")), ("maria", ("austria", "imperial"))):
        for each in led:
            assert nation(position, each, seat)["hand"] is not None
    assert piece(position, "cumberland", "frederick")["troops"] is not None
    assert piece(position, "hildburghausen", "maria")["troops"] == 6


@pytest.mark.rule("F16.7")
def test_a_new_leader_of_the_imperial_army_sees_its_hand_and_troops() -> None:
    position = reveal("india", strokes=["America"], hands={"imperial": ["8S", "4D"]})
    check_worlds(position)
    assert sorted(nation(position, "imperial", "pompadour")["hand"]) == ["4D.1", "8S.1"]
    assert piece(position, "hildburghausen", "pompadour")["troops"] == 6
    assert nation(position, "imperial", "maria")["hand"] is None
    assert known_cards(position, "maria") == ["4D", "8S"]  # which she has seen, though


@pytest.mark.rule("F16.2", "F13.9")
def test_everybody_remembers_the_option_card_austria_has_taken() -> None:
    position = stage(
        "france", turn=2, only=True, hands={"prussia": ["10D"]},
        at={"keith": "kolin", "daun": "prag"}, troops={"keith": 4, "daun": 7},
    )  # fmt: skip
    act(position, "done", *(f"chance: deal {value}S.1" for value in range(2, 9)), "aside 10D")
    act(position, "done", "frederick: concede")
    assert hand(position, "austria") == ["10D"]
    for seat in ("frederick", "elisabeth", "pompadour"):
        assert known_cards(position, seat) == ["10D"]
    check_worlds(position)
