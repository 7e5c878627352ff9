"""Resampled worlds are honest: they neither tell what is secret nor forget what is known."""

from __future__ import annotations

from random import Random

import pytest

from sanssouci.cards.table import EVERYBODY
from sanssouci.games.friedrich import GAME
from sanssouci.games.friedrich.atlas import ATLAS
from sanssouci.games.friedrich.deck import BY_TEXT, TEXT
from sanssouci.games.friedrich.fate_exchanges import Exchange
from sanssouci.games.friedrich.nations import AUSTRIA, FRANCE, PRUSSIA, RUSSIA
from sanssouci.games.friedrich.position import STANDING, Position
from sanssouci.games.friedrich.tactical_cards import form_pile
from sanssouci.kernel import CHANCE, laws
from tests.games.friedrich.staging import act, stage, troops


def worlds(position: Position, seat: str | None, count: int = 60) -> list[Position]:
    rng = Random(1)
    return [position.resample(seat, rng) for _ in range(count)]


FULL_HANDS = {
    "russia": ["9S.3", "9C.3", "9H.3", "9D.3", "8S.3"],
    "sweden": ["9S.4", "9C.4", "9H.4", "9D.4", "8S.4"],
}
"""So many cards of decks 3 and 4 that decks 1 and 2 have the most discards."""


def hand(position: Position, nation: int) -> set[str]:
    return {TEXT[card] for card in position.hands[nation]}


@pytest.mark.rule("F1.14", "F16.4")
def test_an_unfinished_allotment_tells_nothing() -> None:
    position = GAME.new("four-player")
    assert isinstance(position, Position)
    position.apply("frederick", "allot friedrich 7")
    assert {troops(world, "friedrich") for world in worlds(position, "maria")} == {0}
    assert {troops(world, "friedrich") for world in worlds(position, "frederick")} == {7}


@pytest.mark.rule("F1.14")
def test_a_finished_allotment_could_be_any() -> None:
    position = GAME.new("war-in-the-west")
    assert isinstance(position, Position)
    position.apply("frederick", "allot ferdinand 8")
    assert position.actors == ("pompadour",)
    seen = {troops(world, "ferdinand") for world in worlds(position, "pompadour")}
    assert seen == {4, 5, 6, 7, 8}


@pytest.mark.rule("F11.1H")
def test_an_offered_card_could_be_any_of_the_hand() -> None:
    position = stage(
        phase="fate", turn=7, victor="daun", at={"daun": "prag"},
        hands={"austria": ["3S", "10S", "9C"], "russia": ["6S"]},
    )  # fmt: skip
    position.known.append(("elisabeth", BY_TEXT["10S.1"]))
    act(position, "chance: fate 1", "maria: offer 3S")
    offers = set()
    for world in worlds(position, "elisabeth", 200):
        exchange = world.stack[-1]
        assert isinstance(exchange, Exchange)
        assert exchange.offered_cards[0] in world.hands[AUSTRIA]
        offers.add(TEXT[exchange.offered_cards[0]] == "10S.1")
    assert offers == {True, False}


@pytest.mark.rule("F11.1H", "F16.6")
def test_both_sides_of_an_exchange_remember_what_they_gave() -> None:
    position = stage(
        phase="fate", turn=7, victor="daun", at={"daun": "prag"},
        hands={"austria": ["3S", "9C"], "russia": ["6S", "2H"]},
    )  # fmt: skip
    act(position, "chance: fate 1", "maria: offer 3S", "elisabeth: offer 6S")
    assert position.view("maria")["known_cards"] == ["3S.1"]
    assert position.view("elisabeth")["known_cards"] == ["6S.1"]
    assert position.view("frederick")["known_cards"] == []
    assert all("3S.1" in hand(world, RUSSIA) for world in worlds(position, "maria"))
    assert not all("3S.1" in hand(world, RUSSIA) for world in worlds(position, "frederick"))


@pytest.mark.rule("F11.9D", "F16.6")
def test_prussia_remembers_the_card_given_when_she_takes_another() -> None:
    position = stage(
        phase="fate", turn=7, victor="daun", at={"daun": "brunn"},
        hands={"austria": ["3S", "9C"], "prussia": ["2S", "2C"]},
    )  # fmt: skip
    act(position, "chance: fate 9", "frederick: give 2S", "chance: take 3S.1")
    assert position.view("frederick")["known_cards"] == ["2S.1"]
    assert all("2S.1" in hand(world, AUSTRIA) for world in worlds(position, "frederick"))
    assert all("3S.1" in hand(world, PRUSSIA) for world in worlds(position, "maria"))


@pytest.mark.rule("F11.9D", "F16.6", "F13.9")
def test_a_card_all_have_seen_is_not_forgotten_by_those_who_see_another_go() -> None:
    """Everybody knows that Austria has the card of the Offensive Option."""
    position = stage(
        phase="fate", turn=7, victor="daun", at={"daun": "brunn"},
        hands={"austria": ["12H", "3S", "9C", "8C.2"], "prussia": ["2S", "2C"]},
    )  # fmt: skip
    position.known.append((EVERYBODY, BY_TEXT["12H.1"]))
    act(position, "chance: fate 9", "frederick: give 2S", "chance: take 3S.1")
    assert "12H.1" in position.view("frederick")["known_cards"]
    assert "12H.1" not in position.view("elisabeth")["known_cards"]  # it may have been that one
    assert all("12H.1" in hand(world, AUSTRIA) for world in worlds(position, "frederick"))


@pytest.mark.rule("F11.9D", "F16.6")
def test_a_card_all_have_seen_stays_known_when_one_of_another_deck_goes() -> None:
    position = stage(
        phase="fate", turn=7, victor="daun", at={"daun": "brunn"},
        hands={"austria": ["12H", "3S.2", "9C.2"], "prussia": ["2S.2", "2C"]},
    )  # fmt: skip
    position.known.append((EVERYBODY, BY_TEXT["12H.1"]))
    act(position, "chance: fate 9", "frederick: give 2S.2", "chance: take 3S.2")
    for seat in ("frederick", "elisabeth", "pompadour", None):
        assert position.view(seat)["known_cards"].count("12H.1") == 1
        assert all("12H.1" in hand(world, AUSTRIA) for world in worlds(position, seat))


@pytest.mark.rule("F3.4", "F16.6")
def test_a_card_seen_in_the_french_hand_is_none_of_those_just_drawn() -> None:
    position = stage("imperial", only=True, hands={"france": ["9S"]})
    position.known.append(("maria", BY_TEXT["9S.1"]))
    act(position, "done", *(f"chance: deal {card}.1" for card in ("2C", "3C", "4C", "5C")))
    act(position, "pompadour: discard 2C")
    assert position.view("maria")["known_cards"] == ["9S.1"]


@pytest.mark.rule("F11.15", "F16.6")
def test_who_has_seen_a_card_of_the_imperial_army_knows_it_under_a_new_leader() -> None:
    position = stage(
        phase="fate", turn=7, strokes=["America"], hands={"imperial": ["8S", "4D"]}, only=True,
        at={"friedrich": "berlin"},
    )  # fmt: skip
    position.known.append(("elisabeth", BY_TEXT["8S.1"]))
    act(position, "chance: fate india")
    assert position.view("elisabeth")["known_cards"] == ["8S.1"]
    assert position.view("maria")["known_cards"] == ["4D.1", "8S.1"]
    assert position.view("pompadour")["known_cards"] == []


@pytest.mark.rule("F18.4")
def test_strengths_that_are_known_stay_known_when_every_general_gets_a_troop() -> None:
    position = stage(
        phase="fate", turn=7, edition=1, only=True,
        at={"friedrich": "berlin", "keith": "breslau", "dohna": "stettin", "heinrich": "burg"},
        troops={"friedrich": 3, "keith": 8, "dohna": 2, "heinrich": 5},
    )  # fmt: skip
    for general in range(8):  # all have shown their strength
        position.reveal_strength([general])
    laws.check_equal_tellings(position, CHANCE, Random(1))
    act(position, "chance: fate 8")
    shown = {tuple(s["generals"]): s["troops"] for s in position.view("maria")["strengths"]}
    assert shown == {("friedrich",): 4, ("heinrich",): 6, ("keith",): 8, ("dohna",): 3}


@pytest.mark.rule("F18.4")
def test_who_of_several_had_no_room_stays_open() -> None:
    """Keith is full, and so may Dohna be, for all that others know; Friedrich is not."""
    position = stage(
        phase="fate", turn=7, edition=1, only=True,
        at={
            "friedrich": "berlin", "keith": "breslau", "dohna": "stettin", "heinrich": "burg",
            "schwerin": "brieg",
        },
        troops={"friedrich": 3, "keith": 8, "dohna": 2, "heinrich": 4, "schwerin": 6},
    )  # fmt: skip
    index = ATLAS.piece_index
    for general in range(8):
        position.reveal_strength([general])
    for pair in (("keith", "dohna"), ("heinrich", "schwerin")):
        position.merge_pools([index[name] for name in pair])
    act(position, "chance: fate 8")
    shown = {frozenset(s["generals"]): s["troops"] for s in position.view("maria")["strengths"]}
    assert shown == {
        frozenset({"friedrich"}): 4,
        frozenset({"keith", "dohna", "heinrich", "schwerin"}): 23,
    }


@pytest.mark.rule("F11.9D", "F2.8")
def test_an_only_card_is_given_without_asking() -> None:
    position = stage(
        phase="fate", turn=7, victor="daun", at={"daun": "brunn"},
        hands={"austria": ["3S"], "prussia": ["2S"]},
    )  # fmt: skip
    act(position, "chance: fate 9", "chance: take 2S.1")
    assert hand(position, PRUSSIA) >= {"2S.1"}


@pytest.mark.rule("F3.9", "F16.3")
def test_a_card_held_through_a_shuffle_is_none_of_those_that_were_discarded() -> None:
    position = stage("france", hands={"austria": ["3S", "4S"], "prussia": ["5S"], **FULL_HANDS})
    position.pile, position.opened = [], 4
    form_pile(position)
    assert len(position.pile) == 47 + 50  # all of deck 1 but the three held, and deck 2
    for world in worlds(position, "pompadour"):
        assert hand(world, AUSTRIA) | hand(world, PRUSSIA) == {"3S.1", "4S.1", "5S.1"}


@pytest.mark.rule("F3.9", "F16.6")
def test_a_card_thrown_away_unseen_may_still_be_in_a_hand_after_the_shuffle() -> None:
    position = stage("france", hands={"austria": ["3S"], "france": ["4S"], **FULL_HANDS})
    position.bury_card(FRANCE, BY_TEXT["4S.1"])
    position.pile, position.opened = [], 4
    form_pile(position)
    seen = set().union(*(hand(world, AUSTRIA) for world in worlds(position, "frederick")))
    assert seen == {"3S.1", "4S.1"}


@pytest.mark.rule("F6.3", "F10.6")
def test_troops_bought_can_only_have_gone_where_there_was_room() -> None:
    position = stage(
        "prussia", only=True, at={"friedrich": "berlin", "keith": "breslau", "dohna": "stettin"},
        troops={"friedrich": 8, "keith": 8, "dohna": 3}, hands={"prussia": ["6S"]},
    )  # fmt: skip
    for general in range(8):  # all three have shown their strength
        position.reveal_strength([general])
    act(position, "recruit 1 0", "pay 6S", "reinforce dohna")
    assert {troops(world, "dohna") for world in worlds(position, "maria")} == {4}


@pytest.mark.rule("F11.7H")
def test_a_purchase_being_placed_fits_in_every_world() -> None:
    position = stage(
        "prussia", only=True, fate="7H",
        at={"friedrich": "berlin", "heinrich": "leipzig", "keith": "breslau"},
        troops={"friedrich": 8, "heinrich": 6, "keith": 1},
        hands={"prussia": ["13S", "13C", "13H", "13D", "12S"]},
    )  # fmt: skip
    act(position, "recruit 9 0", "pay 13S", "pay 13C", "pay 13H", "pay 13D", "pay 12S")
    rng = Random(4)
    for world in worlds(position, "elisabeth"):
        while world.phase.name == "placement":
            world.apply("frederick", rng.choice(world.legal("frederick")))


@pytest.mark.rule("F13.9")
def test_everybody_knows_the_option_card_austria_has_taken() -> None:
    position = stage(
        "austria", offensive=STANDING, at={"daun": "dresden", "friedrich": "meissen"},
        only=True, troops={"daun": 8, "friedrich": 2}, hands={"austria": ["2C"]},
    )  # fmt: skip
    position.aside = BY_TEXT["12H.1"]
    position.pile.remove(position.aside)
    act(position, "done", "frederick: concede")
    for seat in (*GAME.seats(position), None):
        assert seat == "maria" or position.view(seat)["known_cards"] == ["12H.1"]
        assert all("12H.1" in hand(world, AUSTRIA) for world in worlds(position, seat, 10))


@pytest.mark.rule("F6.4")
def test_a_transfer_aside_leaves_another_players_undo_alone() -> None:
    play = GAME.play("austrian-theatre", seed=5)
    rng = Random(5)
    while play.state.phase.name != "movement":
        seat = play.state.actors[0]
        play.act(seat, rng.choice(play.state.legal(seat)))
    before = play.state.hash()
    march = next(a for a in play.state.legal("frederick") if a.verb == "march")
    play.act("frederick", march)
    aside = play.state.asides("maria")[0]
    play.act("maria", aside)
    assert play.can_undo("frederick")
    play.undo("frederick")
    assert play.record.entries[-1].action == aside
    undone = play.state.hash()
    assert undone != before
    play.act("maria", next(a for a in play.state.asides("maria") if undoes(a, aside)))
    assert play.state.hash() == before


@pytest.mark.rule("F6.4")
def test_a_players_own_transfer_is_the_first_thing_he_takes_back() -> None:
    play = GAME.play("austrian-theatre", seed=5)
    rng = Random(5)
    while play.state.phase.name != "movement":
        seat = play.state.actors[0]
        play.act(seat, rng.choice(play.state.legal(seat)))
    play.act("frederick", next(a for a in play.state.legal("frederick") if a.verb == "march"))
    marched = play.state.hash()
    play.act("frederick", play.state.asides("frederick")[0])
    play.undo("frederick")
    assert play.state.hash() == marched
    assert play.can_undo("frederick")


def undoes(one: str, other: str) -> bool:
    _, giver, taker, troops_ = one.split()
    return other.split() == ["transfer", taker, giver, troops_]


@pytest.mark.rule("F7.12")
def test_a_tie_cannot_be_taken_back() -> None:
    position = stage(
        "prussia", only=True, at={"friedrich": "dresden", "daun": "pirna"},
        troops={"friedrich": 4, "daun": 4}, hands={"prussia": []},
    )  # fmt: skip
    act(position, "done", "tie")
    assert position.sealed
