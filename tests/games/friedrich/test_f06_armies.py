"""F6: armies and troops."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from sanssouci.games.friedrich.position import Position
from sanssouci.kernel import CHANCE, Illegal
from tests.games.friedrich.reading import nation, phase, piece, play_on
from tests.games.friedrich.staging import act, legal, stage, troops, where, why

SEATS = ("frederick", "elisabeth", "maria", "pompadour")


def friedrich_and_keith(name: str = "prussia", **more: object) -> Position:
    """Friedrich with 4 and Keith with 5 troops stand together in Berlin."""
    return stage(
        name,
        only=True,
        at={"friedrich": "berlin", "keith": "berlin", "daun": "prag"},
        troops={"friedrich": 4, "keith": 5},
        **more,  # type: ignore[arg-type]
    )


def beaten_by(losses: int) -> Position:
    """Friedrich (4) and Keith (5) attack Austrians who are so much stronger, and give in."""
    strong = 9 + losses
    daun = min(8, strong - 2)
    browne = min(8, strong - daun - 1)
    austrians = {"daun": daun, "browne": browne, "karl": strong - daun - browne}
    position = stage(
        "prussia",
        phase="combat",
        only=True,
        at={"friedrich": "berlin", "keith": "berlin", **dict.fromkeys(austrians, "potsdam")},
        troops={"friedrich": 4, "keith": 5, **austrians},
    )
    act(position, "concede")
    if phase(position) == "retreat":
        act(position, legal(position)[0])
    return position


def transfers(position: Position, seat: str = "frederick") -> set[str]:
    return set(position.asides(seat))


def lines_for(position: Position, seat: str | None) -> Sequence[object]:
    return [line for line in position.log or () if line.visible_to(seat)]


def announced_losses(position: Position) -> list[tuple[str, int]]:
    """Who has been removed for good, and how many troops that cost."""
    return [
        (str(args["general"]), int(args["lost"]))
        for line in position.log or ()
        for args in [dict(line.message.args)]
        if line.message.key == "log.removed" and line.audience is None
    ]


# -- numbers ---------------------------------------------------------------------------------------


@pytest.mark.rule("F6.1")
@pytest.mark.parametrize(("generals", "most"), [(1, 8), (2, 16), (3, 24)])
def test_a_stack_commands_at_most_eight_troops_for_each_general(generals: int, most: int) -> None:
    names = ["friedrich", "winterfeldt", "heinrich"][:generals]
    at = dict.fromkeys(names, "leipzig") | {"ferdinand": "berlin"}  # so nobody can come back
    trains = {"prussia-train-1": "grunberg", "prussia-train-2": "juterbog"}
    position = stage(
        "prussia",
        only=True,
        at=at | trains,
        troops=dict.fromkeys(names, 7),
        hands={"prussia": ["13S", "13C"]},  # enough for four
    )
    missing = most - 7 * generals
    assert legal(position, "recruit") == [f"recruit {n} 0" for n in range(1, missing + 1)]
    act(position, f"recruit {missing} 0", *["pay 13S", "pay 13C"][: 1 + missing // 3])
    assert nation(position, "prussia")["troops"] == most
    assert legal(position, "recruit") == []


@pytest.mark.rule("F6.1")
def test_no_general_stays_on_the_map_without_a_troop() -> None:
    position = beaten_by(9)
    assert (where(position, "friedrich"), where(position, "keith")) == (None, None)
    assert nation(position, "prussia")["troops"] == 0


@pytest.mark.rule("F6.2")
def test_no_nation_buys_more_troops_than_it_started_with() -> None:
    position = stage("france", hands={"france": ["13S", "13C"]}, troops={"soubise": 3})
    # Richelieu and Chevert have eight each, Soubise three: one is missing.
    assert nation(position, "france")["troops"] == 19
    assert legal(position, "recruit") == ["recruit 1 0"]
    assert why(position, "recruit 2 0") == "F6.2"
    full = stage("france", hands={"france": ["13S", "13C"]})
    assert nation(full, "france")["troops"] == 20
    assert legal(full, "recruit") == []


@pytest.mark.rule("F6.2")
def test_a_nation_has_no_more_than_eight_for_each_general_it_still_has() -> None:
    position = stage(phase="fate", strokes=["India"], troops={"ferdinand": 5, "cumberland": 7})
    assert nation(position, "hanover")["most_troops"] == 12
    act(position, "fate america")
    assert nation(position, "hanover")["most_troops"] == 8
    play_on(position, "hanover")
    position.hands[1] = list(range(40, 48))
    assert legal(position, "recruit")[-1] == "recruit 3 0"
    assert why(position, "recruit 4 0") == "F6.2"


@pytest.mark.rule("F6.2")
def test_a_general_off_the_map_still_counts_for_the_maximum() -> None:
    position = stage("hanover", at={"cumberland": None})
    assert nation(position, "hanover")["most_troops"] == 12


@pytest.mark.rule("F6.3")
def test_totals_are_public_and_the_distribution_is_secret() -> None:
    one, other = friedrich_and_keith(), friedrich_and_keith()
    act(other, "transfer keith friedrich 3")
    for seat in (*SEATS, None):
        assert nation(other, "prussia", seat)["troops"] == 9
        if seat != "frederick":
            assert piece(other, "friedrich", seat)["troops"] is None
            assert one.view(seat) == other.view(seat)
            assert lines_for(one, seat) == lines_for(other, seat)
    assert piece(other, "friedrich", "frederick")["troops"] == 7


@pytest.mark.rule("F6.3")
@pytest.mark.parametrize("owner", SEATS)
def test_no_seat_is_shown_the_troops_of_another_seats_general(owner: str) -> None:
    for shown in stage("prussia").view(owner)["pieces"]:
        if shown["kind"] == "general":
            leader = nation(stage("prussia"), shown["nation"])["seat"]
            assert (shown["troops"] is not None) == (leader == owner)


# -- shifting troops -------------------------------------------------------------------------------


@pytest.mark.rule("F6.4")
def test_four_and_five_become_seven_and_two() -> None:
    position = act(friedrich_and_keith(), "transfer keith friedrich 3")
    assert (troops(position, "friedrich"), troops(position, "keith")) == (7, 2)


@pytest.mark.rule("F6.4", "F6.1")
def test_each_general_keeps_one_to_eight() -> None:
    position = friedrich_and_keith()
    # Keith can give 4 and Friedrich hold 4 more; Friedrich can give 3 and Keith hold 3 more.
    assert transfers(position) == {
        *(f"transfer keith friedrich {n}" for n in (1, 2, 3, 4)),
        *(f"transfer friedrich keith {n}" for n in (1, 2, 3)),
    }
    for bad in ("keith friedrich 5", "friedrich keith 4", "keith friedrich 0"):
        with pytest.raises(Illegal):
            act(position, f"transfer {bad}")


@pytest.mark.rule("F6.4")
def test_there_is_no_shifting_between_cities_or_nations() -> None:
    position = stage(
        "prussia", only=True, at={"friedrich": "berlin", "keith": "potsdam", "ferdinand": "stade"}
    )
    assert transfers(position) == set()
    with pytest.raises(Illegal):
        act(position, "transfer keith friedrich 1")


@pytest.mark.rule("F6.4")
def test_shifting_is_open_in_the_stage_of_another_nation() -> None:
    position = friedrich_and_keith("austria")
    assert position.actors == ("maria",)
    act(position, "frederick: transfer keith friedrich 3")
    assert (troops(position, "friedrich"), position.actors) == (7, ("maria",))
    assert transfers(position, "maria") == set()
    with pytest.raises(Illegal):
        act(position, "maria: transfer keith friedrich 1")


@pytest.mark.rule("F6.4")
def test_shifting_is_open_in_combat_and_leaves_the_score_alone() -> None:
    position = stage(
        "austria",
        phase="combat",
        only=True,
        at={"friedrich": "berlin", "keith": "berlin", "daun": "potsdam"},
        troops={"friedrich": 4, "keith": 5, "daun": 8},
    )
    assert position.actors == ("maria",)
    act(position, "frederick: transfer keith friedrich 3")
    assert (troops(position, "friedrich"), troops(position, "keith")) == (7, 2)
    assert position.view(None)["battle"]["troops"] == [8, 9]
    assert position.view(None)["battle"]["score"] == -1


@pytest.mark.rule("F6.4")
def test_shifting_is_open_after_a_fate_card() -> None:
    position = stage(
        phase="fate",
        at={"heinrich": "berlin", "dohna": "berlin"},
        troops={"heinrich": 4, "dohna": 3},
    )
    act(position, "frederick: transfer heinrich dohna 1")
    act(position, "fate sweden", "frederick: transfer dohna heinrich 3")
    assert (troops(position, "heinrich"), troops(position, "dohna")) == (6, 1)
    assert position.actors == ("frederick",)


@pytest.mark.rule("F6.4")
def test_shifting_is_open_in_a_stack_of_three() -> None:
    trio = ("friedrich", "keith", "dohna")
    position = stage(
        "prussia", only=True, at=dict.fromkeys(trio, "berlin"), troops=dict.fromkeys(trio, 8)
    )
    assert transfers(position) == set()  # all are full
    position = stage(
        "prussia", only=True, at=dict.fromkeys(trio, "berlin"), troops=dict.fromkeys(trio, 2)
    )
    assert len(transfers(position)) == 6  # one troop, from each to each


# -- losses ----------------------------------------------------------------------------------------


@pytest.mark.rule("F6.5", "F6.6")
@pytest.mark.parametrize(
    ("losses", "left"),
    [
        (1, (4, 4)),
        (3, (4, 2)),
        (4, (4, 1)),
        (5, (3, 1)),
        (7, (1, 1)),
        (8, (1, 0)),  # the printed example
        (9, (0, 0)),
    ],
)
def test_losses_strike_from_the_lowest_rank_upwards(losses: int, left: tuple[int, int]) -> None:
    position = beaten_by(losses)
    assert (troops(position, "friedrich"), troops(position, "keith")) == left
    for general, number in zip(("friedrich", "keith"), left, strict=True):
        assert (where(position, general) is not None) == (number > 0)


@pytest.mark.rule("F6.5", "F6.4")
def test_shifting_before_does_not_change_what_a_stack_loses() -> None:
    position = stage(
        "prussia",
        phase="combat",
        only=True,
        at={"friedrich": "berlin", "keith": "berlin", "daun": "potsdam", "browne": "potsdam"},
        troops={"friedrich": 4, "keith": 5, "daun": 8, "browne": 4},
    )
    act(position, "transfer friedrich keith 3", "concede")  # 1 and 8 lose three
    assert nation(position, "prussia")["troops"] == 6
    assert where(position, "friedrich") is not None


@pytest.mark.rule("F6.6")
def test_friedrich_keeps_the_last_troop_and_keith_may_come_back() -> None:
    position = beaten_by(8)
    assert (troops(position, "friedrich"), where(position, "keith")) == (1, None)
    assert not piece(position, "keith")["gone"]
    play_on(position, "prussia")
    position.hands[0] = list(range(8, 12))  # 10 to 13 of spades
    act(position, "recruit 1 0", "pay 10S", "enter keith berlin")
    assert (where(position, "keith"), troops(position, "keith")) == ("berlin", 1)


@pytest.mark.rule("F6.6")
def test_of_three_generals_the_lowest_leave_first() -> None:
    trio = ("friedrich", "keith", "dohna")
    position = stage(
        "prussia",
        phase="combat",
        only=True,
        at=dict.fromkeys(trio, "berlin") | {"daun": "potsdam"},
        troops=dict.fromkeys(trio, 1) | {"daun": 4},
    )
    act(position, "concede")  # one of three lost
    assert [where(position, g) is not None for g in trio] == [True, True, False]


# -- removal for good ------------------------------------------------------------------------------


@pytest.mark.rule("F6.7")
def test_keith_retires_and_one_of_his_five_troops_is_lost() -> None:
    position = stage(
        phase="fate",
        at={"friedrich": "berlin", "keith": "berlin", "heinrich": "potsdam"},
        troops={"friedrich": 4, "keith": 5},
    )
    before = nation(position, "prussia")["troops"]
    act(position, "fate sweden", "retire keith")
    assert troops(position, "friedrich") == 8
    assert nation(position, "prussia")["troops"] == before - 1
    assert announced_losses(position) == [("keith", 1)]
    assert piece(position, "keith")["gone"]


@pytest.mark.rule("F6.7")
def test_heinrich_takes_over_dohnas_three_troops() -> None:
    position = stage(
        phase="fate",
        at={"heinrich": "berlin", "dohna": "berlin"},
        troops={"heinrich": 4, "dohna": 3},
    )
    before = nation(position, "prussia")["troops"]
    act(position, "fate sweden", "retire dohna")
    assert troops(position, "heinrich") == 7
    assert nation(position, "prussia")["troops"] == before
    assert announced_losses(position) == [("dohna", 0)]


@pytest.mark.rule("F6.7")
@pytest.mark.parametrize(
    ("given", "left", "lost"),
    [
        ((7, 5, 2), (8, 6), 0),  # rank by rank: one for Friedrich, the rest for Dohna
        ((3, 4, 2), (7, 2), 0),
        ((8, 8, 6), (8, 8), 6),
    ],
)
def test_troops_pass_on_in_order_of_rank_up_to_eight_each(
    given: tuple[int, int, int], left: tuple[int, int], lost: int
) -> None:
    trio = ("friedrich", "keith", "dohna")
    position = stage(
        phase="fate",
        at=dict.fromkeys(trio, "berlin") | {"heinrich": "potsdam"},
        troops=dict(zip(trio, given, strict=True)),
    )
    act(position, "fate sweden", "retire keith")
    assert (troops(position, "friedrich"), troops(position, "dohna")) == left
    assert announced_losses(position) == [("keith", lost)]


@pytest.mark.rule("F6.7")
def test_a_general_alone_takes_his_troops_with_him() -> None:
    position = stage(phase="fate", troops={"seydlitz": 5})
    act(position, "fate sweden", "retire seydlitz")
    assert announced_losses(position) == [("seydlitz", 5)]


@pytest.mark.rule("F6.7")
def test_a_general_removed_for_good_never_returns() -> None:
    position = stage(phase="fate", only=True, at={"friedrich": "leipzig", "lehwaldt": None})
    act(position, "fate sweden", "retire lehwaldt")  # off the map he can be removed as well
    play_on(position, "prussia")
    position.hands[0] = [11]  # 13 of spades
    act(position, "recruit 2 0", "pay 13S")
    entering = {action.split()[1] for action in legal(position, "enter")}
    assert "keith" in entering
    assert entering.isdisjoint({"lehwaldt", "friedrich"})
    assert position.actors != (CHANCE,)
