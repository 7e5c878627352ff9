"""M16 Politics: two cards, trump, bids, order, keeping and taking."""

from __future__ import annotations

from random import Random

import pytest

from sanssouci.games.maria.deck import RESERVE, SUIT, SUITS, TEXT
from sanssouci.games.maria.nations import (
    AUSTRIA,
    BAVARIA,
    FRANCE,
    NATION_INDEX,
    PRAGMATIC,
    PRUSSIA,
)
from sanssouci.games.maria.political_cards import CARDS
from sanssouci.games.maria.political_tables import PoliticalCard
from sanssouci.games.maria.politics import EVERY_SUIT, Politics, order_of_choice
from sanssouci.games.maria.position import Position
from sanssouci.kernel import CHANCE, laws
from tests.games.maria.political_staging import (
    act,
    chance,
    foreseen,
    legal,
    log_keys,
    staged,
    why,
)

TRUMP_STEP, BID_STEP = 1, 2


def bidding(trump: str = "hearts", **more: object) -> Position:
    """At the first bid, with these two cards open unless others are named."""
    more.setdefault("open_cards", ("42c", "42d"))
    more.setdefault("turn", 4)
    position = staged(Politics(TRUMP_STEP), winner="austria", **more)  # type: ignore[arg-type]
    position.apply("maria", f"trump {trump}")
    return position


def hand(position: Position, nation: int) -> list[str]:
    return sorted(TEXT[card].removesuffix(".1") for card in position.hands[nation])


def display(position: Position, nation: int) -> list[str]:
    return hand(position, position.display(nation))


@pytest.mark.rule("M16.1", "M16.2", "M16.3", "M3.6")
def test_two_cards_of_the_year_and_a_trump_card_open_the_first_turn() -> None:
    position = staged(Politics(), turn=1, hands={"france": ["2S"], "bavaria": ["3S"]})
    assert position.actors == (CHANCE,)
    assert {str(action) for action in position.legal(CHANCE)} == {
        f"reveal 41{letter}" for letter in "abcdef"
    }
    act(position, "reveal 41a", "reveal 41f")
    assert position.view(None)["political_cards"] == ["41a", "41f"]
    act(position, "deal R.1")  # a Reserve gives no trump, the next card is taken
    assert position.actors == (CHANCE,)
    act(position, "deal 7H.1")
    assert SUITS[position.trump] == "hearts"
    assert position.view(None)["trump"] == "hearts"
    assert position.view(None)["discards"] == ["7H.1", "R.1"]
    assert position.actors == ("louis",), "France bids; Bavaria has no part in politics"


@pytest.mark.rule("M16.3")
def test_the_latest_victor_names_trump() -> None:
    position = staged(
        Politics(TRUMP_STEP),
        winner="pragmatic",
        open_cards=("41a", "41b"),
        hands={"austria": ["2S"]},
    )
    assert position.actors == ("frederick",)
    assert legal(position) == [f"trump {suit}" for suit in SUITS]
    assert why(position, "abstain") == "M16.3"
    act(position, "trump clubs")
    assert position.view(None)["trump"] == "clubs"


@pytest.mark.rule("M16.3", "M5.6")
def test_if_nothing_but_reserves_is_left_to_turn_up_every_suit_is_trump() -> None:
    """All other cards are in hands: the pile would be shuffled and turned up for ever."""

    def hoarded(position: Position) -> None:
        reserves = [card for card, suit in enumerate(SUIT) if suit == RESERVE]
        position.hands[BAVARIA] = [card for card in range(len(SUIT)) if card not in reserves[:2]]
        position.opened, position.pile = len(position.decks), reserves[:1]

    position = staged(Politics(TRUMP_STEP), open_cards=("41a", "41b"), prepare=hoarded)
    act(position, "deal R.1")
    assert "log.every_trump" in log_keys(position)
    assert position.phase.name == "hussars", "nobody else has a card to lay"


@pytest.mark.rule("M16.3", "M28.1")
def test_without_a_victor_every_suit_may_be_trump() -> None:
    position = staged(
        Politics(TRUMP_STEP),
        open_cards=("41a", "41b"),
        hands={"france": ["2S"], "austria": ["3D"]},
        first_trump="none",
    )
    assert position.trump == EVERY_SUIT
    act(position, "bid 2S.1", "bid 3D.1")
    assert display(position, FRANCE) == ["2S"]
    assert display(position, AUSTRIA) == ["3D"]


@pytest.mark.rule("M16.4", "M16.5", "M16.6", "M16.7", "M16.8")
def test_the_order_of_the_example() -> None:
    position = bidding(
        hands={"france": ["9H"], "prussia": ["7C"], "pragmatic": ["5H"], "austria": ["R", "2S"]}
    )
    assert position.actors == ("louis",)
    act(position, "bid 9H.1", "frederick: bid 7C.1", "frederick: abstain", "maria: bid R.1")
    assert order_of_choice(position) == (AUSTRIA, FRANCE)
    assert hand(position, PRUSSIA) == ["7C"], "no trump, so it comes back"
    assert position.actors == ("maria",)
    assert log_keys(position).count("log.bid_shown") == 3


@pytest.mark.rule("M16.6")
def test_of_equal_sums_the_power_further_right_goes_first() -> None:
    position = bidding(kept={"france": ["10H"], "austria": ["4H", "6H"]}, hands={"prussia": ["2S"]})
    act(position, "abstain")
    assert order_of_choice(position) == (AUSTRIA, FRANCE)


@pytest.mark.rule("M16.4")
def test_bids_lie_face_down_until_all_are_laid() -> None:
    position = bidding(hands={"france": ["9H", "3S"], "austria": ["4H", "R"]})
    act(position, "bid 9H.1")
    for seat in ("maria", "frederick", None):
        shown = position.view(seat)["display"][0]
        hidden = {"kept": [], "laid": [1], "sum": 0, "returning": False}
        assert shown == {"nation": "france", **hidden}
    assert position.view("louis")["display"][0]["bids"] == ["9H.1"]
    rng = Random(1)
    for seat in ("maria", "frederick", None):
        faces = {TEXT[position.resample(seat, rng).hands[position.display(FRANCE)][0]]
                 for _ in range(30)}  # fmt: skip
        assert len(faces) > 3, "for all that others know it may be any card"
    laws.check_equal_tellings(position, "maria", rng)
    lines = [line for line in position.log or () if line.message.key == "log.bid"]
    assert [line.audience for line in lines] == [("louis",)]


@pytest.mark.rule("M16.4")
def test_who_cannot_bid_is_not_asked_and_what_is_not_held_is_refused() -> None:
    position = bidding(hands={"austria": ["4H"]})
    assert position.actors == ("maria",)
    assert legal(position) == ["bid 4H.1", "abstain"]
    assert why(position, "bid 9H.1") == "M16.4"


@pytest.mark.rule("M16.4", "M28.1")
def test_options_of_the_display() -> None:
    position = bidding(
        hands={"france": ["9H", "3H"], "austria": ["4H"]}, bids="several", display_order="f-r-p-a"
    )
    act(position, "bid 9H.1", "bid 3H.1")
    assert position.actors == ("maria",), "France has no card left to lay"
    act(position, "abstain")
    assert display(position, FRANCE) == ["3H", "9H"]
    tie = bidding(
        kept={"prussia": ["10H"], "pragmatic": ["4H", "6H"]},
        hands={"austria": ["2S"]},
        display_order="f-r-p-a",
    )
    act(tie, "abstain")
    assert order_of_choice(tie) == (PRUSSIA, PRAGMATIC)


@pytest.mark.rule("M16.9")
def test_a_power_keeps_all_its_cards_or_spends_them_all() -> None:
    position = bidding(kept={"austria": ["4S"]}, hands={"france": ["9H"], "austria": ["R", "2S"]})
    act(position, "bid 9H.1", "bid R.1")
    assert position.actors == ("maria",)
    assert legal(position) == [
        "event 42c 1", "deny 42c", "event 42d 1", "deny 42d", "keep"
    ]  # fmt: skip
    act(position, "keep")
    assert display(position, AUSTRIA) == ["4S", "R"]
    act(position, "event 42c 1")
    assert display(position, FRANCE) == []
    assert position.tracks == [2, 4, 2]
    assert "9H.1" in [TEXT[card] for card in position.open_discards()]
    assert display(position, AUSTRIA) == ["4S", "R"], "kept for later turns"


@pytest.mark.rule("M16.9", "M16.11")
def test_only_cards_with_the_own_emblem_can_be_taken() -> None:
    position = bidding(open_cards=("42a", "42f"), hands={"france": ["9H"], "austria": ["10H"]})
    act(position, "bid 9H.1", "bid 10H.1")
    assert position.actors == ("louis",), "there is nothing for Austria, which keeps its card"
    assert display(position, AUSTRIA) == ["10H"]
    assert why(position, "event 42a") == "M16.9"
    assert why(position, "event 42b 1") == "M16.2"
    act(position, "deny 42f")
    assert "log.left_over" in log_keys(position)
    assert position.open_cards == []


@pytest.mark.rule("M16.10")
def test_when_both_cards_are_gone_the_others_take_theirs_back() -> None:
    hands = {"france": ["9H"], "prussia": ["2H"], "austria": ["10H"]}
    position = bidding(hands=hands, kept={"prussia": ["3S"]})
    act(position, "bid 9H.1", "bid 2H.1", "bid 10H.1", "deny 42c", "deny 42d")
    assert hand(position, PRUSSIA) == ["2H", "3S"]
    assert display(position, PRUSSIA) == []
    assert position.kept == []


@pytest.mark.rule("M16.10", "M28.1")
def test_cards_cut_off_may_come_back_late() -> None:
    hands = {"france": ["9H"], "prussia": ["2H"], "austria": ["10H"]}
    position = bidding(hands=hands, late_return=True)
    act(position, "bid 9H.1", "bid 2H.1", "bid 10H.1", "deny 42c", "deny 42d")
    assert display(position, PRUSSIA) == ["2H"]
    assert position.view(None)["display"][1]["returning"]
    position.stack = [*position.stack[:1], Politics()]
    position.push(Politics())
    position._settle()
    assert hand(position, PRUSSIA) == ["2H"]
    assert position.returning == 0


@pytest.mark.rule("M16.12")
def test_boxes_take_effect_after_all_choices() -> None:
    position = bidding(
        open_cards=("42e", "42c"),
        hands={"prussia": ["9H"], "austria": ["10H"], "france": ["8H"]},
    )
    act(position, "bid 8H.1", "bid 9H.1", "bid 10H.1", "event 42e 1")
    assert position.tracks[0] == 3
    assert position.view(None)["alliance"] == "prussian", "not yet"
    assert position.actors == ("louis",), "for Prussia there is nothing left"
    act(position, "keep")
    assert position.view(None)["alliance"] == "neutral"


def test_foresight_tells_what_a_card_would_do() -> None:
    position = bidding(
        open_cards=("42c", "42e"),
        hands={"prussia": ["9H"], "austria": ["10H", "2S"], "france": ["8H"]},
    )
    assert foreseen(position, "bid 8H.1") == ["Would count 8 in the order"]
    assert foreseen(position, "abstain") == ["No place in the order"]
    act(position, "bid 8H.1", "bid 9H.1")
    assert foreseen(position, "bid 2S.1")[0].endswith("would come back")
    act(position, "bid 10H.1")
    assert foreseen(position, "event 42e 1") == [
        "Moves Saxony one box to the right, to box 3",
        "Saxony would be neutral",
    ]
    assert foreseen(position, "event 42c 1") == [
        "Moves Italy one box to the right, to box 4",
        "France would draw a card less each turn",
    ]
    assert foreseen(position, "keep") == ["Keeps 10 on the display for later turns"]


@pytest.mark.rule("M16.9", "M16.12")
@pytest.mark.parametrize(
    "card", [card for card in CARDS if not card.is_election], ids=lambda card: card.id
)
def test_every_card_can_be_taken_by_all_whose_emblem_it_shows(card: PoliticalCard) -> None:
    """Wholly, in part and not at all; what it asks for can be answered."""
    rng = Random(card.index)
    for emblem in card.emblems:
        for number in range(3):
            position = staged(
                Politics(3),
                open_cards=(card.id, "42g"),
                turn=4,
                kept={emblem: ["10H"]},
                hands={emblem: ["2S", "9S", "8S", "10S"]},
                at={"maillebois": None, "karl": None, "stair": None},
            )
            offered = legal(position)
            if number >= len(offered):
                continue
            seat = position.seat(NATION_INDEX[emblem])
            assert position.actors == (seat,)
            told = position.foresee(seat, offered[number])
            assert told or offered[number] == "keep"
            position.apply(seat, offered[number])
            laws.check_resample(position, rng)
            laws.check_json(position)
            for _ in range(12):
                chance(position)
                if position.phase.name == "hussars":
                    break
                mover = position.actors[0]
                position.apply(mover, rng.choice(position.legal(mover)))


@pytest.mark.rule("M16.4", "M16.6")
@pytest.mark.parametrize(
    ("order", "shown"),
    [
        ("f-p-r-a", ["france", "prussia", "pragmatic", "austria"]),
        ("f-r-p-a", ["france", "pragmatic", "prussia", "austria"]),
    ],
)
def test_the_display_is_shown_from_left_to_right(order: str, shown: list[str]) -> None:
    position = staged(Politics(), display_order=order)
    assert [each["nation"] for each in position.view(None)["display"]] == shown
