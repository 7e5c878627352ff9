"""F11 and what belongs to it, sentence by sentence: undo, log lines, what lies on the table."""

from __future__ import annotations

import pickle
from dataclasses import replace
from typing import Any

import pytest

from sanssouci.games.friedrich import GAME
from sanssouci.games.friedrich.deck import BY_TEXT
from sanssouci.games.friedrich.position import CARD_TAKEN, UNDECIDED, Position
from sanssouci.games.friedrich.setting import FOUR_PLAYERS, WAR_IN_THE_WEST, Setting
from sanssouci.kernel import CHANCE
from tests.games.friedrich.conduct import OBJECTIVES, SECOND_ORDER, idle, reveal, winners
from tests.games.friedrich.staging import act, legal, log_keys, stage, troops, where, why

BOHEMIA = OBJECTIVES["prussia"]


def lines(position: Position, key: str) -> list[dict[str, Any]]:
    """The words of the log lines with a key."""
    messages = [line.message for line in position.log or () if line.message.key == key]
    return [{"rule": message.rule, **dict(message.args)} for message in messages]


# -- giving way ------


@pytest.mark.rule("F7.10")
def test_giving_way_cannot_be_taken_back() -> None:
    position = stage(
        "prussia", phase="combat", only=True, at={"heinrich": "kolin", "daun": "prag"},
        troops={"heinrich": 1, "daun": 4},
    )  # fmt: skip
    act(position, "concede")
    assert where(position, "heinrich") is None
    assert position.sealed


# -- the log ------


@pytest.mark.rule("F5.15", "F11.16")
def test_eased_victory_and_the_markers_that_go_are_told() -> None:
    second = SECOND_ORDER["sweden"][:2]
    position = reveal("elisabeth", markers=[*second, "stettin"])
    assert lines(position, "log.eased") == [{"rule": "F11.16", "nation": "sweden"}]
    (gone,) = lines(position, "log.markers_gone")
    assert (gone["rule"], set(gone["cities"].split("+"))) == ("F5.15", set(second))


@pytest.mark.rule("F11.16")
def test_every_nation_whose_victory_is_eased_is_told() -> None:
    position = reveal("america", strokes=["India"])
    eased = {line["nation"] for line in lines(position, "log.eased")}
    assert eased == {"austria", "imperial"}


@pytest.mark.rule("F13.8", "F13.12")
def test_the_markers_that_bohemia_loses_are_told() -> None:
    declined = stage("france", turn=2, only=True, markers=["prag", "pilsen"])
    act(declined, "done", *(f"chance: deal {value}S.1" for value in range(2, 9)), "decline")
    assert lines(declined, "log.markers_gone") == [{"rule": "F13.8", "cities": "prag+pilsen"}]
    failed = reveal("bute", offensive=CARD_TAKEN, markers=["prag"])
    assert lines(failed, "log.markers_gone") == [{"rule": "F13.12", "cities": "prag"}]


@pytest.mark.rule("F11.4H", "F11.6S", "F11.6D")
@pytest.mark.parametrize(
    ("card", "case", "nation"),
    [
        ("4H", {"hands": {"france": ["2S"]}}, "france"),
        ("6S", {}, "austria"),
        ("6D", {"at": {"keith": "prag"}}, "austria"),
    ],
)
def test_a_declined_offer_is_told(card: str, case: dict[str, Any], nation: str) -> None:
    position = reveal(card, **case)
    act(position, "decline")
    assert lines(position, "log.declines") == [{"rule": f"F11.{card}", "nation": nation}]


@pytest.mark.rule("F11.12H")
def test_who_lets_the_beaten_hildburghausen_go_says_so() -> None:
    position = stage(
        phase="fate", turn=6, only=True, victor="dohna",
        at={"dohna": "brandenburg", "hildburghausen": "eilenburg"},
    )  # fmt: skip
    position.imperial_beaten = True
    act(position, "chance: fate 12", "frederick: decline")
    assert lines(position, "log.declines") == [{"rule": "F11.12H", "nation": "prussia"}]


@pytest.mark.rule("F15.12")
def test_endurance_in_the_austrian_theatre_cites_its_rule() -> None:
    position = stage(
        phase="fate", scenario="austrian-theatre", turn=9,
        strokes=["India", "America", "Elisabeth"], out=["france", "russia"],
    )  # fmt: skip
    act(position, "chance: fate sweden")
    assert winners(position) == (("frederick",), "endurance")
    assert position.outcome
    assert position.outcome.message.rule == "F15.12"


@pytest.mark.rule("F2.8")
def test_a_bare_done_is_asked_all_the_same() -> None:
    position = stage("russia", only=True)
    assert (position.actors, legal(position)) == (("elisabeth",), ["done"])


# -- the first edition's eight of spades ------


@pytest.mark.rule("F18.4")
def test_each_general_of_a_stack_gets_his_troop() -> None:
    at: dict[str, str | None] = {"friedrich": "burg", "keith": "burg"}
    position = reveal(
        "8S", only=True, edition=1, at=at, troops={"friedrich": 2, "keith": 3, "dohna": 1}
    )
    assert [troops(position, g) for g in ("friedrich", "keith", "dohna")] == [3, 4, 2]
    told = {line["general"] for line in lines(position, "log.free_troop")}
    assert told == {"friedrich", "keith", "dohna"}


@pytest.mark.rule("F18.4")
def test_the_troop_of_a_full_general_goes_to_his_comrade() -> None:
    at: dict[str, str | None] = {"friedrich": "burg", "keith": "burg"}
    position = reveal(
        "8S", only=True, edition=1, at=at, troops={"friedrich": 8, "keith": 3, "dohna": 1}
    )
    assert [troops(position, g) for g in ("friedrich", "keith", "dohna")] == [8, 5, 2]


# -- what lies on the table ------


@pytest.mark.rule("F11.2C", "F16.2")
@pytest.mark.parametrize("seat", ["frederick", "elisabeth", None])
def test_the_halted_fermor_is_seen(seat: str | None) -> None:
    position = stage("russia", only=True, fate="2C", at={"fermor": "kustrin"})
    assert position.view(seat)["fate"]["halted"] == ["fermor"]
    assert stage("russia", fate="2C").view(seat)["fate"]["halted"] == []


@pytest.mark.rule("F11.10S", "F16.2", "F16.6")
def test_fresh_stacks_are_seen_by_their_owner_and_those_who_come_back_by_all() -> None:
    position = stage(
        "prussia", only=True, fate="10S", at={"heinrich": "burg", "seydlitz": "halle"},
        troops={"heinrich": 1, "seydlitz": 1}, hands={"prussia": ["12S"]},
    )  # fmt: skip
    act(position, "recruit 2 0", "pay 12S", "reinforce heinrich", "enter keith berlin")
    assert position.view("frederick")["fate"]["fresh"] == ["heinrich", "keith"]
    assert position.view("maria")["fate"]["fresh"] == ["keith"]
    assert position.view(None)["fate"]["fresh"] == ["keith"]


@pytest.mark.rule("F11.3", "F16.2")
def test_the_numbered_cards_that_have_come_are_seen() -> None:
    position = reveal("9S")
    idle(position, "fate")
    act(position, "chance: fate 2")
    assert position.view(None)["fate"]["cards_out"] == [2, 9]


def strength(position: Position, general: str) -> int | None:
    """What everybody knows of a general who stands alone; None if only sums with others."""
    pools = position.view(None)["strengths"]
    return next((pool["troops"] for pool in pools if pool["generals"] == [general]), None)


@pytest.mark.rule("F11.9", "F11.10", "F16.4")
@pytest.mark.parametrize(
    ("card", "troops", "known"),
    [
        ("1D", {"saltikov": 1, "fermor": 1, "apraxin": 3, "tottleben": 8}, 8),
        ("1D", {"saltikov": 1, "fermor": 1, "apraxin": 6, "tottleben": 8}, None),  # all 16 troops
        ("6C", {"daun": 8, "browne": 1, "karl": 1, "laudon": 1, "lacy": 1}, 8),
        ("2H", {"apraxin": 1}, 1),
        ("2H", {"apraxin": 2}, None),
    ],
)
def test_a_void_text_tells_how_strong_the_general_is(
    card: str, troops: dict[str, int], known: int | None
) -> None:
    general = {"1D": "tottleben", "6C": "daun", "2H": "apraxin"}[card]
    assert strength(reveal(card, troops=troops), general) == known


# -- scenarios are told apart by their ids ------


@pytest.mark.rule("F15.1")
def test_a_scenario_that_was_copied_is_the_same_scenario() -> None:
    copy = pickle.loads(pickle.dumps(WAR_IN_THE_WEST))
    setting = Setting.of(GAME, copy, GAME.check_options(copy, {}))
    assert len(setting.nations) == 3
    renamed = replace(FOUR_PLAYERS, title="Four players")
    assert GAME.check_options(renamed, {})["expert"]


# -- one rule each that nothing else tests ------


@pytest.mark.rule("F11.4")
def test_a_text_that_was_used_does_not_use_up_the_next() -> None:
    position = stage(phase="fate", turn=8, fate="4S", expert=False)
    position.fate_spent = True
    act(position, "chance: fate 11")
    assert position.view(None)["fate"]["in_force"]


@pytest.mark.rule("F11.10S")
def test_10s_one_who_has_marched_there_bars_his_whole_stack() -> None:
    position = stage(
        "prussia", only=True, fate="10S",
        at={"heinrich": "munden", "keith": "kassel", "richelieu": "gottingen"},
        troops={"heinrich": 1, "keith": 1}, hands={"prussia": ["12S"]},
    )  # fmt: skip
    act(position, "march keith kassel munden", "recruit 2 0", "pay 12S")
    assert why(position, "reinforce heinrich") == "F11.10S"


@pytest.mark.rule("F18.3")
def test_a_reserve_of_the_first_edition_may_stop_at_zero() -> None:
    position = stage(
        "prussia", phase="combat", only=True, edition=1, fate="7D",
        at={"friedrich": "kolin", "daun": "prag"}, troops={"friedrich": 2, "daun": 5},
        hands={"prussia": ["R"]},
    )  # fmt: skip
    assert legal(position, "play") == [f"play R.1 as {value}" for value in range(3, 11)]


@pytest.mark.rule("F11.6D")
def test_6d_who_lies_face_down_is_not_offered() -> None:
    position = reveal("6D", at={"keith": "prag", "heinrich": "dresden"}, down=["keith"])
    assert "raid heinrich" in legal(position)
    assert "raid keith" not in legal(position)


@pytest.mark.rule("F13.13", "F13.6")
def test_the_fourteenth_marker_wins_nothing_without_the_option() -> None:
    position = stage(
        "prussia", turn=2, only=True, offensive=UNDECIDED, at={"keith": "prag"},
        markers=[city for city in BOHEMIA if city != "prag"],
    )  # fmt: skip
    act(position, "march keith prag melnik")
    assert {m["city"] for m in position.view(None)["markers"]} == set(BOHEMIA)
    assert winners(position) is None


@pytest.mark.rule("F16.7")
def test_what_the_new_leader_had_seen_of_the_imperial_hand_is_his_own_now() -> None:
    position = stage(
        phase="fate", turn=6, strokes=["India"], hands={"imperial": ["2S", "3S"]}
    )  # fmt: skip
    position.known = [("pompadour", BY_TEXT["2S.1"])]
    act(position, "chance: fate america")
    assert position.view("pompadour")["known_cards"] == []
    assert position.view("maria")["known_cards"] == ["2S.1", "3S.1"]


@pytest.mark.rule("F16.6")
def test_a_card_once_seen_is_forgotten_when_it_is_played_in_the_open() -> None:
    position = reveal("1H", hands={"austria": ["9S"], "russia": ["2S"]})
    act(position, "offer 9S", "offer 2S")
    assert position.view("maria")["known_cards"] == ["9S.1"]
    position.lose_card(2, BY_TEXT["9S.1"])
    assert position.view("maria")["known_cards"] == []
    assert position.actors == (CHANCE,)
    assert "log.passes_card" in log_keys(position)
