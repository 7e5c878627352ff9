"""F7 Combat: who must fight whom, and the duel of cards.

Most cases use the narrow road Kassel (diamonds) - Münden (spades) - Göttingen (spades).
"""

from __future__ import annotations

import pytest

from sanssouci.games.friedrich.position import Position
from sanssouci.kernel import Illegal
from tests.games.friedrich.conduct import fighting, hand, score
from tests.games.friedrich.staging import act, legal, log_keys, stage, troops, where, why


def duel(
    heinrich: int = 4,
    richelieu: int = 4,
    prussia: tuple[str, ...] = (),
    france: tuple[str, ...] = (),
    fate: str | None = None,
) -> Position:
    """Heinrich in Kassel attacks Richelieu in Münden."""
    return stage(
        "prussia",
        phase="combat",
        only=True,
        at={"heinrich": "kassel", "richelieu": "munden"},
        troops={"heinrich": heinrich, "richelieu": richelieu},
        hands={"prussia": prussia, "france": france},
        fate=fate,
    )


@pytest.mark.rule("F7.1")
def test_a_general_next_to_an_enemy_must_attack_even_if_he_has_not_marched() -> None:
    position = stage("prussia", only=True, at={"heinrich": "kassel", "richelieu": "munden"})
    act(position, "done")
    assert fighting(position) == [["heinrich"], ["richelieu"]]


@pytest.mark.rule("F7.1")
def test_combats_cannot_be_declined() -> None:
    position = stage(
        "prussia",
        phase="combat",
        only=True,
        at={"heinrich": "munden", "richelieu": "kassel", "soubise": "gottingen"},
    )
    assert set(legal(position)) == {"attack heinrich soubise", "attack heinrich richelieu"}
    with pytest.raises(Illegal):
        act(position, "done")


@pytest.mark.rule("F7.1")
def test_other_nations_of_the_same_player_take_no_part() -> None:
    at = {"cumberland": "gottingen", "richelieu": "munden", "heinrich": "berlin"}
    prussian = stage("prussia", phase="combat", only=True, at=at)
    assert "log.combat" not in log_keys(prussian)
    hanoverian = stage("hanover", phase="combat", only=True, at=at)
    assert fighting(hanoverian) == [["cumberland"], ["richelieu"]]


@pytest.mark.rule("F7.2", "F8.4")
def test_neighbours_made_by_a_retreat_do_not_fight() -> None:
    position = stage(
        "prussia",
        phase="combat",
        only=True,
        at={
            "heinrich": "kassel",
            "seydlitz": "northeim",
            "richelieu": "munden",
            "keith": "deuben",
            "daun": "dresden",
            "browne": "dippoldiswalde",
        },
        troops={"heinrich": 5, "richelieu": 4},
    )
    act(position, "attack heinrich richelieu", "pompadour: concede")
    assert where(position, "richelieu") == "gottingen"  # next to Seydlitz now
    assert set(legal(position)) == {"attack keith daun", "attack keith browne"}
    assert why(position, "attack seydlitz richelieu") == "F7.2"


@pytest.mark.rule("F7.3")
def test_the_active_player_picks_one_combat_at_a_time_and_may_come_back_to_a_stack() -> None:
    position = stage(
        "prussia",
        phase="combat",
        only=True,
        at={
            "heinrich": "munden",
            "seydlitz": "northeim",
            "richelieu": "kassel",
            "soubise": "gottingen",
        },
        troops={"heinrich": 4, "seydlitz": 4, "richelieu": 4, "soubise": 4},
    )
    assert position.actors == ("frederick",)
    assert len(legal(position, "attack")) == 3
    act(position, "attack heinrich soubise", "tie")
    assert set(legal(position)) == {"attack seydlitz soubise", "attack heinrich richelieu"}
    act(position, "attack seydlitz soubise", "tie")
    assert fighting(position) == [["heinrich"], ["richelieu"]]  # the only one left


@pytest.mark.rule("F7.4", "F7.6")
def test_a_stack_fights_as_one_with_the_sum_of_its_troops() -> None:
    position = stage(
        "prussia",
        phase="combat",
        only=True,
        at={"heinrich": "kassel", "seydlitz": "kassel", "richelieu": "munden"},
        troops={"heinrich": 3, "seydlitz": 4, "richelieu": 5},
    )
    assert position.view(None)["battle"]["troops"] == [7, 5]
    assert (position.actors, score(position)) == (("pompadour",), -2)


@pytest.mark.rule("F7.4")
def test_several_stacks_attack_one_enemy_one_after_the_other() -> None:
    position = stage(
        "prussia",
        phase="combat",
        only=True,
        at={"heinrich": "kassel", "seydlitz": "gottingen", "richelieu": "munden"},
        troops={"heinrich": 3, "seydlitz": 5, "richelieu": 5},
    )
    act(position, "attack seydlitz richelieu")
    assert position.view(None)["battle"]["troops"] == [5, 5]
    act(position, "tie")
    assert position.view(None)["battle"]["troops"] == [3, 5]  # strength is carried unchanged


@pytest.mark.rule("F7.5")
def test_a_beaten_attacker_fights_no_more_in_this_step() -> None:
    position = stage(
        "prussia",
        phase="combat",
        only=True,
        at={"heinrich": "northeim", "richelieu": "gottingen", "soubise": "alfeld"},
        troops={"heinrich": 4, "richelieu": 5, "soubise": 4},
    )
    act(position, "attack heinrich richelieu", "concede", "pompadour: retreat goslar")
    assert log_keys(position).count("log.combat") == 1
    assert position.phase.name == "deal"  # Hanover's stage has begun


@pytest.mark.rule("F7.5")
def test_a_beaten_defender_is_not_attacked_again_but_a_winner_fights_on() -> None:
    at = {"heinrich": "goslar", "seydlitz": "osterode-hanover", "richelieu": "northeim"}
    troops_ = {"heinrich": 5, "seydlitz": 5, "richelieu": 4}
    beaten = stage("prussia", phase="combat", only=True, at=at, troops=troops_)
    act(beaten, "attack heinrich richelieu", "pompadour: concede")
    assert log_keys(beaten).count("log.combat") == 1
    winner = stage("prussia", phase="combat", only=True, at=at, troops={**troops_, "heinrich": 3})
    act(winner, "attack heinrich richelieu", "frederick: concede")
    while winner.phase.name == "retreat":
        act(winner, legal(winner)[0])
    assert fighting(winner) == [["seydlitz"], ["richelieu"]]


@pytest.mark.rule("F7.5", "F7.12")
def test_both_sides_fight_on_after_a_tie() -> None:
    position = stage(
        "prussia",
        phase="combat",
        only=True,
        at={"heinrich": "munden", "richelieu": "kassel", "soubise": "gottingen"},
        troops={"heinrich": 4, "richelieu": 4, "soubise": 3},
    )
    act(position, "attack heinrich richelieu", "tie")
    assert fighting(position) == [["heinrich"], ["soubise"]]


@pytest.mark.rule("F7.6", "F7.7")
@pytest.mark.parametrize(
    ("attacker", "defender", "seat", "opening"),
    [(2, 4, "frederick", -2), (7, 3, "pompadour", -4), (3, 3, "frederick", 0)],
)
def test_the_weaker_side_begins_and_at_zero_the_attacker(
    attacker: int, defender: int, seat: str, opening: int
) -> None:
    position = duel(attacker, defender)
    assert position.view(None)["battle"]["troops"] == [attacker, defender]
    assert position.actors == (seat,)
    assert score(position) == opening


@pytest.mark.rule("F7.8")
def test_each_side_plays_the_suit_of_its_own_sector() -> None:
    position = duel(2, 4, ("10D", "9S"), ("7S", "8D"))
    assert legal(position) == ["play 10D.1", "concede"]
    assert why(position, "play 9S.1") == "F7.8"
    act(position, "play 10D")
    assert legal(position) == ["play 7S.1", "concede"]
    assert why(position, "play 8D.1") == "F7.8"


@pytest.mark.rule("F7.8")
def test_only_cards_of_the_nation_that_fights_can_be_played() -> None:
    position = stage(
        "prussia",
        phase="combat",
        only=True,
        at={"heinrich": "kassel", "richelieu": "munden"},
        troops={"heinrich": 2, "richelieu": 4},
        hands={"hanover": ["10D", "R"]},
    )
    assert legal(position) == ["concede"]
    assert why(position, "play 10D.1") == "F3.5"


@pytest.mark.rule("F7.8")
def test_a_reserve_fits_every_suit_with_a_value_from_one_to_ten() -> None:
    position = duel(2, 4, ("R",))
    assert legal(position, "play") == [f"play R.1 as {value}" for value in range(1, 11)]
    assert why(position, "play R.1 as 11") == "F3.6"


@pytest.mark.rule("F7.9")
def test_the_right_stays_below_zero_and_passes_at_zero_or_above() -> None:
    position = duel(2, 8, ("2D", "4D", "3D"), ("2S", "13S"))
    assert (position.actors, score(position)) == (("frederick",), -6)
    act(position, "play 2D")
    assert (position.actors, score(position)) == (("frederick",), -4)
    act(position, "play 4D")  # exactly zero
    assert (position.actors, score(position)) == (("pompadour",), 0)
    act(position, "play 13S")
    assert (position.actors, score(position)) == (("frederick",), -13)
    assert position.why_not("pompadour", "play 2S.1") is not None


@pytest.mark.rule("F7.10")
def test_who_has_the_right_may_give_in_at_once_and_keep_all_cards() -> None:
    position = duel(4, 5, ("10D", "R"), ("13S",))
    assert position.why_not("pompadour", "concede") is not None
    act(position, "frederick: concede")
    assert hand(position, "prussia") == ["10D", "R"]
    assert hand(position, "france") == ["13S"]
    assert troops(position, "heinrich") == 3


@pytest.mark.rule("F7.10")
def test_a_side_with_nothing_to_play_is_asked_all_the_same() -> None:
    position = duel(2, 4)
    assert position.actors == ("frederick",)
    assert legal(position) == ["concede"]


@pytest.mark.rule("F7.11")
def test_at_zero_a_card_of_the_suit_must_be_played() -> None:
    position = duel(4, 4, ("2D", "R", "13C"))
    assert why(position, "tie") == "F7.11"
    assert "play 2D.1" in legal(position)
    act(position, "play R as 1")  # a Reserve in its stead will do
    assert (position.actors, score(position)) == (("pompadour",), -1)


@pytest.mark.rule("F7.11")
def test_a_reserve_alone_creates_no_duty_at_zero() -> None:
    position = duel(4, 4, ("R", "13C"))
    assert {"tie", "play R.1 as 5"} <= set(legal(position))
    assert "concede" not in legal(position)


@pytest.mark.rule("F7.11")
def test_cards_barred_by_fate_create_no_duty_at_zero() -> None:
    barred = duel(4, 4, ("12D",), fate="3C")
    assert legal(barred) == ["tie"]
    assert why(duel(4, 4, ("9D", "12D"), fate="3C"), "tie") == "F7.11"


@pytest.mark.rule("F7.12")
def test_a_tie_costs_nothing_and_moves_nobody() -> None:
    position = duel(4, 4)
    act(position, "tie")
    assert (troops(position, "heinrich"), troops(position, "richelieu")) == (4, 4)
    assert (where(position, "heinrich"), where(position, "richelieu")) == ("kassel", "munden")
    assert position.view(None)["victor"] is None


@pytest.mark.rule("F7.13")
def test_the_loser_loses_the_score_and_goes_back_while_the_winner_stays_unhurt() -> None:
    position = duel(6, 4)
    act(position, "pompadour: concede", "retreat northeim")
    assert (troops(position, "richelieu"), where(position, "richelieu")) == (2, "northeim")
    assert (troops(position, "heinrich"), where(position, "heinrich")) == (6, "kassel")


@pytest.mark.rule("F7.13")
def test_nobody_loses_more_troops_than_he_has() -> None:
    position = duel(2, 8)
    act(position, "frederick: concede")  # at -6
    assert where(position, "heinrich") is None
    assert troops(position, "heinrich") == 0
    assert troops(position, "richelieu") == 8
    line = next(x for x in position.log or () if x.message.key == "log.defeat")
    assert dict(line.message.args)["losses"] == 2


@pytest.mark.rule("F7.6", "F7.9", "F7.11", "F7.13", "F8.1", "F6.6")
def test_the_printed_example_heinrich_against_richelieu_and_soubise() -> None:
    position = stage(
        "prussia",
        only=True,
        at={"heinrich": "fritzlar", "richelieu": "munden", "soubise": "munden"},
        troops={"heinrich": 2, "richelieu": 2, "soubise": 2},
        hands={"prussia": ["10D", "9D", "7D", "R"], "france": ["5S", "4S", "4S.2", "3S"]},
    )
    act(position, "march heinrich fritzlar kassel", "done")
    assert position.view(None)["battle"]["suits"] == ["diamonds", "spades"]
    assert (position.actors, score(position)) == (("frederick",), -2)
    act(position, "play 10D")
    assert (position.actors, score(position)) == (("pompadour",), -8)
    act(position, "play 5S")
    assert (position.actors, score(position)) == (("pompadour",), -3)
    act(position, "play 3S")
    assert (position.actors, score(position)) == (("frederick",), 0)
    assert why(position, "tie") == "F7.11"
    act(position, "play 7D")
    assert (position.actors, score(position)) == (("pompadour",), -7)
    act(position, "play 4S.1")
    assert (position.actors, score(position)) == (("pompadour",), -3)
    act(position, "concede")
    # Three of four troops are lost: Soubise goes, Richelieu keeps the last one.
    assert where(position, "soubise") is None
    assert troops(position, "richelieu") == 1
    # Three cities over Göttingen, as far from Kassel as can be: four roads. Sontra, which could be
    # reached too, is only two roads from Kassel.
    assert position.actors == ("frederick",)
    assert set(legal(position)) == {
        f"retreat {city}"
        for city in ("alfeld", "goslar", "osterode-hanover", "driburg", "pyrmont", "heiligenstadt")
    }
    act(position, "retreat goslar")
    assert where(position, "richelieu") == "goslar"
    assert (where(position, "heinrich"), troops(position, "heinrich")) == ("kassel", 2)
    assert hand(position, "prussia") == ["9D", "R"]
    assert hand(position, "france") == ["4S"]
    assert position.view(None)["victor"] == "heinrich"


@pytest.mark.rule("F7.10", "F7.13", "F8.1")
def test_a_reserve_as_seven_turns_minus_eight_into_minus_one() -> None:
    position = stage(
        "prussia",
        phase="combat",
        only=True,
        at={"heinrich": "kassel", "richelieu": "munden", "soubise": "munden"},
        troops={"heinrich": 3, "richelieu": 6, "soubise": 5},
        hands={"prussia": ["R"], "france": ["9S"]},
    )
    assert score(position) == -8
    act(position, "play R as 7")
    assert (position.actors, score(position)) == (("frederick",), -1)
    act(position, "concede")
    assert troops(position, "heinrich") == 2
    assert hand(position, "france") == ["9S"]
