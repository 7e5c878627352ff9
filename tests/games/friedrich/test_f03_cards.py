"""F3: tactical cards."""

from __future__ import annotations

import pytest

from sanssouci.games.friedrich.deck import BY_TEXT, DECK_SIZE, TEXT
from sanssouci.games.friedrich.nations import NATION_INDEX, NATIONS
from sanssouci.games.friedrich.position import STANDING, Position
from sanssouci.kernel import CHANCE, Illegal
from tests.games.friedrich.reading import deal_all, nation, phase, play_on
from tests.games.friedrich.staging import act, legal, stage, troops, where, why

SEATS = ("frederick", "elisabeth", "maria", "pompadour")
BEFORE = dict(zip(NATIONS, ("france", *NATIONS[:-1]), strict=True))


def about_to_draw(name: str, **more: object) -> Position:
    """The stage of the nation before it has just ended, and chance deals."""
    return stage(BEFORE[name], phase="supply", only=True, **more)  # type: ignore[arg-type]


def deck(number: int, *, after: int = 0) -> list[int]:
    """The cards of a deck, without the first ones if wished."""
    return list(range((number - 1) * DECK_SIZE + after, number * DECK_SIZE))


def lay_out(position: Position, pile: list[int], opened: int, **hands: list[int]) -> Position:
    """Piles and hands as they may be late in a game."""
    position.pile = list(pile)
    position.opened = opened
    for name, cards in hands.items():
        position.hands[NATION_INDEX[name]] = list(cards)
    return position


def draws_told(position: Position) -> list[tuple[str, int]]:
    return [
        (str(args["nation"]), int(args["count"]))
        for line in position.log or ()
        for args in [dict(line.message.args)]
        if line.message.key == "log.draws"
    ]


# -- drawing ---------------------------------------------------------------------------------------


@pytest.mark.rule("F3.1")
@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_each_of_four_decks_has_fifty_cards(number: int) -> None:
    position = lay_out(about_to_draw("sweden"), [], number - 1)
    position._settle()  # the pile is empty: the next deck is opened
    faces = [f"{value}{suit}.{number}" for suit in "SCHD" for value in range(2, 14)]
    assert legal(position) == [f"deal {face}" for face in (*faces, f"R.{number}", f"R.{number}")]


@pytest.mark.rule("F3.2")
def test_every_nation_draws_its_cards_at_the_start_of_its_stage() -> None:
    position = about_to_draw("prussia", turn=5)
    play_on(position, "fate")
    assert draws_told(position) == [
        ("prussia", 7),
        ("hanover", 2),
        ("russia", 4),
        ("sweden", 1),
        ("austria", 5),
        ("imperial", 1),
        ("france", 4),
    ]


@pytest.mark.rule("F3.2")
def test_the_draw_is_compulsory() -> None:
    position = about_to_draw("russia")
    assert position.actors == (CHANCE,)
    assert {action.split()[0] for action in legal(position)} == {"deal"}


@pytest.mark.rule("F3.3")
@pytest.mark.parametrize(
    ("name", "strokes", "out", "cards"),
    [
        ("prussia", ["Bute"], [], 5),
        ("prussia", ["Poems"], [], 5),
        ("prussia", ["Poems", "Bute"], [], 4),
        ("prussia", ["India", "America", "Elisabeth"], ["russia", "france"], 7),
        ("hanover", ["India"], [], 2),
        ("hanover", ["India", "America"], ["france"], 1),
        ("austria", ["India"], [], 4),
        ("austria", ["America"], [], 4),
        ("austria", ["India", "America"], ["france"], 4),
        ("austria", ["Bute", "Poems"], [], 5),
        ("france", ["India"], [], 3),
        ("france", ["America"], [], 3),
        ("russia", ["Bute", "India"], [], 4),
        ("sweden", ["Bute", "India"], [], 1),
        ("imperial", ["Bute", "India"], [], 1),
    ],
)
def test_strokes_of_fate_lower_the_numbers(
    name: str, strokes: list[str], out: list[str], cards: int
) -> None:
    position = about_to_draw(name, strokes=strokes, out=out)
    assert nation(position, name)["draws"] == cards
    assert len(deal_all(position)) == cards
    assert phase(position) == "movement"


# -- the French discard ------------------------------------------------------------------------


@pytest.mark.rule("F3.4")
def test_france_discards_one_of_the_four_cards_just_drawn() -> None:
    position = about_to_draw("france", hands={"france": ["13S"]})
    act(position, "deal 2S.1", "deal 9C.1", "deal 5H.1", "deal R.1")
    assert position.actors == ("pompadour",)
    assert legal(position) == ["discard 2S.1", "discard 9C.1", "discard 5H.1", "discard R.1"]
    assert why(position, "discard 13S.1") == "F3.4"
    assert why(position, "done") == "F3.4"
    act(position, "discard 9C")
    assert nation(position, "france", "pompadour")["hand"] == ["13S.1", "2S.1", "5H.1", "R.1"]
    assert phase(position) == "movement"


@pytest.mark.rule("F3.4")
def test_nobody_sees_the_card_france_gives_up() -> None:
    def after(card: str) -> Position:
        position = act(about_to_draw("france"), "deal 2S.1", "deal 9C.1", "deal 5H.1", "deal 8D.1")
        return act(position, f"discard {card}")

    one, other = after("2S"), after("8D")
    for seat in (*SEATS[:3], None):
        assert one.view(seat) == other.view(seat)
        assert [line for line in one.log or () if line.visible_to(seat)] == [
            line for line in other.log or () if line.visible_to(seat)
        ]


@pytest.mark.rule("F3.4", "F3.11")
def test_france_discards_none_if_the_cards_run_out() -> None:
    position = lay_out(
        about_to_draw("france"), deck(4, after=47), 4, prussia=deck(1) + deck(2) + deck(3),
        russia=deck(4)[:47],
    )  # fmt: skip
    assert len(deal_all(position)) == 3
    assert phase(position) == "movement"
    assert nation(position, "france")["cards"] == 3


@pytest.mark.rule("F3.4")
def test_no_discard_after_the_first_of_india_and_america() -> None:
    position = about_to_draw("france", strokes=["America"])
    deal_all(position)
    assert (phase(position), nation(position, "france")["cards"]) == ("movement", 3)


# -- hands -----------------------------------------------------------------------------------------


@pytest.mark.rule("F3.5")
def test_a_nation_cannot_use_the_cards_of_another_of_the_same_player() -> None:
    position = stage(
        "prussia",
        only=True,
        at={"friedrich": "berlin", "daun": "potsdam"},
        troops={"friedrich": 2, "daun": 5},
        hands={"prussia": ["2S"], "hanover": ["13S", "12S"]},
    )
    assert legal(position, "recruit") == []
    act(position, "done")
    assert legal(position) == ["play 2S.1", "concede"]
    assert why(position, "play 13S.1") == "F3.5"


@pytest.mark.rule("F3.5")
def test_cards_are_kept_from_turn_to_turn_without_limit() -> None:
    position = about_to_draw("prussia", expert=False, hands={"prussia": ["2S", "3S"]})
    for cards in (9, 16):
        play_on(position, "prussia")
        assert nation(position, "prussia")["cards"] == cards
        act(position, "done")
    assert {"2S.1", "3S.1"} <= set(nation(position, "prussia", "frederick")["hand"])


@pytest.mark.rule("F3.5")
@pytest.mark.parametrize("name", NATIONS)
def test_no_other_seat_is_shown_a_hand(name: str) -> None:
    one = stage("prussia", hands={name: ["13S", "R"]})
    other = stage("prussia", hands={name: ["2D", "7C"]})
    owner = nation(one, name)["seat"]
    assert nation(one, name, owner)["hand"] == ["13S.1", "R.1"]
    for seat in (*SEATS, None):
        if seat != owner:
            assert nation(one, name, seat)["hand"] is None
            assert one.view(seat) == other.view(seat)


@pytest.mark.rule("F3.5")
def test_the_faces_drawn_are_told_to_the_owner_only() -> None:
    position = act(about_to_draw("sweden"), "deal 11C.1")
    for seat in (*SEATS, None):
        told = [
            str(word)
            for line in position.log or ()
            if line.visible_to(seat)
            for _, word in line.message.args
        ]
        assert ("11C.1" in told) == (seat == "elisabeth")


@pytest.mark.rule("F3.5", "F3.7")
def test_a_hand_of_another_is_only_a_number_of_cards_and_their_backs() -> None:
    position = stage("prussia", hands={"austria": ["13S", "2S.2", "R.2", "5D.3"]})
    for seat in (*SEATS, None):
        shown = nation(position, "austria", seat)
        assert (shown["cards"], shown["backs"]) == (4, [1, 2, 1, 0])
        assert (shown["hand"] is not None) == (seat == "maria")


# -- the Reserve -----------------------------------------------------------------------------------


def at_minus_eight(**hands: list[str]) -> Position:
    """Friedrich with 8 troops attacks Daun and Browne with 16; all stand in spades."""
    return stage(
        "prussia",
        phase="combat",
        only=True,
        at={"friedrich": "berlin", "daun": "potsdam", "browne": "potsdam"},
        troops={"friedrich": 8, "daun": 8, "browne": 8},
        hands=hands,
    )


@pytest.mark.rule("F3.6")
@pytest.mark.parametrize("city", ["berlin", "glogau", "melnik", "dresden"])  # ♠ ♣ ♥ ♦
def test_a_reserve_fits_every_suit_with_a_value_from_1_to_10(city: str) -> None:
    neighbour = {"berlin": "potsdam", "glogau": "guhrau", "melnik": "prag", "dresden": "pirna"}[
        city
    ]
    position = stage(
        "prussia",
        phase="combat",
        only=True,
        at={"friedrich": city, "daun": neighbour},
        troops={"friedrich": 1, "daun": 8},
        hands={"prussia": ["R"]},
    )
    assert legal(position, "play") == [f"play R.1 as {value}" for value in range(1, 11)]
    assert {why(position, f"play R.1 as {n}") for n in ("0", "11", "ten")} == {"F3.6"}
    assert why(position, "play R.1") == "F3.6"


@pytest.mark.rule("F3.6")
def test_the_reserve_set_at_seven_saves_seven_troops() -> None:
    position = at_minus_eight(prussia=["R"], austria=["9S"])
    act(position, "play R as 7")
    assert (position.view(None)["battle"]["score"], position.actors) == (-1, ("frederick",))
    act(position, "concede")
    assert troops(position, "friedrich") == 7


@pytest.mark.rule("F3.6")
def test_the_reserve_set_at_ten_may_cost_seven_troops() -> None:
    position = at_minus_eight(prussia=["R"], austria=["9S"])
    act(position, "play R as 10")
    assert (position.view(None)["battle"]["score"], position.actors) == (2, ("maria",))
    act(position, "play 9S")
    assert (position.view(None)["battle"]["score"], legal(position)) == (-7, ["concede"])
    act(position, "concede")
    assert troops(position, "friedrich") == 1


@pytest.mark.rule("F3.6")
def test_in_recruiting_a_reserve_pays_ten() -> None:
    position = stage(
        "prussia", only=True, at={"friedrich": "berlin"}, troops={"friedrich": 1},
        hands={"prussia": ["R", "2S"]},
    )  # fmt: skip
    assert legal(position, "recruit") == ["recruit 1 0", "recruit 2 0"]  # 12 points
    act(position, "recruit 1 0")
    assert "pay R.1" in legal(position)


# -- decks -----------------------------------------------------------------------------------------


@pytest.mark.rule("F3.7")
def test_cards_go_to_the_discards_of_their_own_deck() -> None:
    # Hands: one card of deck 1 for Prussia, one of deck 2; each is paid, the pile is used up.
    position = stage(
        "prussia", only=True, at={"friedrich": "berlin"}, troops={"friedrich": 1},
        hands={"prussia": ["6S.1", "6S.2"]},
    )  # fmt: skip
    act(position, "recruit 1 0", "pay 6S.2")
    while phase(position) == "placement":
        act(position, legal(position, "reinforce")[0])
    act(position, "done")
    held = [BY_TEXT["6S.1"], *deck(1)[5:20]]
    lay_out(position, [], 4, prussia=held, russia=deck(3)[:20], france=deck(4)[:20])
    position._settle()
    assert "deal 6S.2" in legal(position)
    assert "deal 6S.1" not in legal(position)


@pytest.mark.rule("F3.8")
def test_a_pile_that_runs_out_is_followed_by_the_next_deck_in_the_same_draw() -> None:
    position = lay_out(about_to_draw("prussia", turn=1), deck(1, after=48), 1)
    dealt = deal_all(position)
    assert [text.split(".")[1] for text in dealt] == ["1", "1", "2", "2", "2", "2", "2"]
    assert position.view(None)["pile"] == [0, 45, 0, 0]


@pytest.mark.rule("F3.8")
def test_a_fresh_deck_comes_before_any_discards() -> None:
    # Decks 1 and 2 are all discarded, yet the third deck is opened.
    position = lay_out(about_to_draw("sweden"), [], 2)
    position._settle()
    assert {action[-1] for action in legal(position)} == {"3"}


@pytest.mark.rule("F3.9")
def test_after_the_fourth_deck_the_two_fullest_heaps_come_back() -> None:
    hands = {"austria": deck(1)[:10] + deck(2)[:2], "russia": deck(3)[:20] + deck(4)[:5]}
    position = lay_out(about_to_draw("sweden"), [], 4, **hands)
    position._settle()
    assert position.view(None)["pile"] == [0, 48, 0, 45]
    told = [dict(line.message.args)["deck"] for line in position.log or ()
            if line.message.key == "log.deck_opened"]  # fmt: skip
    assert told == [2, 4]
    assert [nation(position, name)["cards"] for name in hands] == [12, 25]


@pytest.mark.rule("F3.9")
def test_a_later_pile_is_followed_in_the_same_way() -> None:
    # Decks 2 and 4 were shuffled together; their last card is dealt now.
    position = lay_out(about_to_draw("prussia"), deck(4, after=49), 4, russia=deck(2)[:30])
    deal_all(position)
    assert position.view(None)["pile"] == [44, 0, 50, 0]


@pytest.mark.rule("F3.10")
def test_cards_being_drawn_at_this_moment_are_held() -> None:
    position = lay_out(about_to_draw("austria"), deck(1, after=47), 4, russia=deck(3) + deck(4))
    act(position, *(f"deal {TEXT[card]}" for card in deck(1, after=47)))
    assert position.view(None)["pile"] == [47, 50, 0, 0]


@pytest.mark.rule("F3.10")
def test_the_card_of_the_offensive_option_is_held_while_it_lies_aside() -> None:
    position = lay_out(about_to_draw("sweden", offensive=STANDING), [], 4, russia=deck(3) + deck(4))
    position.aside = BY_TEXT["13S.2"]
    position._settle()
    assert position.view(None)["pile"] == [50, 49, 0, 0]
    assert "deal 13S.2" not in legal(position)


@pytest.mark.rule("F3.10")
def test_the_hand_of_a_nation_that_has_left_is_discarded() -> None:
    position = stage(phase="fate", hands={"sweden": ["13S", "12S"]})
    lay_out(position, [], 4, russia=deck(3) + deck(4))
    act(position, "fate sweden", "retire keith")
    assert position.view(None)["pile"] == [50, 50, 0, 0]
    assert "deal 13S.1" in legal(position)


@pytest.mark.rule("F3.11")
def test_if_only_one_deck_has_discards_they_alone_form_the_pile() -> None:
    position = lay_out(
        about_to_draw("sweden"), [], 4, russia=deck(1) + deck(2) + deck(3) + deck(4)[:7]
    )
    position._settle()
    assert position.view(None)["pile"] == [0, 0, 0, 43]


@pytest.mark.rule("F3.11")
def test_without_any_discards_the_draw_ends_short() -> None:
    every = deck(1) + deck(2) + deck(3) + deck(4)
    position = lay_out(about_to_draw("austria"), every[-2:], 4, russia=every[:-2])
    assert len(deal_all(position)) == 2
    assert phase(position) == "movement"
    assert draws_told(position)[-1] == ("austria", 2)


@pytest.mark.rule("F3.11")
def test_a_pile_is_used_to_its_last_card() -> None:
    # One card is left of the pile: it comes first, though other decks lie discarded in full.
    position = lay_out(about_to_draw("austria"), deck(3, after=49), 4)
    assert legal(position) == ["deal R.3"]
    with pytest.raises(Illegal):
        act(position, "deal 2S.1")


@pytest.mark.rule("F3.7")
def test_backs_are_seen_by_everybody_after_a_draw() -> None:
    position = act(about_to_draw("sweden"), "deal 11C.1")
    assert where(position, "ehrensvard") is None
    assert all(nation(position, "sweden", s)["backs"] == [1, 0, 0, 0] for s in (*SEATS, None))
