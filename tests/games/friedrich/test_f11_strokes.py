"""F11 The clock of fate: the six strokes."""

from __future__ import annotations

import pytest

from sanssouci.games.friedrich.position import Position
from tests.games.friedrich.conduct import (
    OBJECTIVES,
    SECOND_ORDER,
    draws,
    gone,
    hand,
    idle,
    leader,
    reveal,
    total,
    winners,
)
from tests.games.friedrich.reading import marked, nation
from tests.games.friedrich.staging import act, legal, stage, troops, where


@pytest.mark.rule("F11.Bute", "F11.Poems")
@pytest.mark.parametrize("cards", [("bute", "poems"), ("poems", "bute")])
def test_subsidies_fall_from_seven_to_five_to_four(cards: tuple[str, str]) -> None:
    first = reveal(cards[0], only=True)
    assert draws(first, "prussia") == 5
    idle(first, "movement")
    assert nation(first, "prussia")["cards"] == 5  # and she really draws five
    second = stage(phase="fate", strokes=[cards[0].title()])
    act(second, f"chance: fate {cards[1]}")
    assert draws(second, "prussia") == 4


@pytest.mark.rule("F11.Bute", "F11.Poems")
@pytest.mark.parametrize("card", ["bute", "poems"])
def test_subsidies_touch_nobody_but_prussia(card: str) -> None:
    position = reveal(card)
    numbers = [
        draws(position, n) for n in ("hanover", "russia", "sweden", "austria", "imperial", "france")
    ]
    assert numbers == [2, 4, 1, 5, 1, 4]
    assert gone(position) == set()


@pytest.mark.rule("F11.India", "F11.America")
@pytest.mark.parametrize("card", ["india", "america"])
def test_the_first_colony_costs_austria_and_france_a_card(card: str) -> None:
    position = reveal(card, only=True)
    assert [draws(position, n) for n in ("austria", "france", "hanover")] == [4, 3, 2]
    assert leader(position, "imperial") == "maria"
    idle(position, "movement", nation=6)
    assert nation(position, "france")["cards"] == 3  # all of which she keeps


@pytest.mark.rule("F11.India", "F11.America")
@pytest.mark.parametrize(("first", "second"), [("India", "america"), ("America", "india")])
def test_the_second_colony_drives_france_out(first: str, second: str) -> None:
    position = reveal(
        second,
        strokes=[first],
        at={"ferdinand": "alfeld"},
        troops={"ferdinand": 5, "cumberland": 7},
        markers=["kassel", "leipzig", "naumburg", "bunzlau"],
        hands={"france": ["13S", "2C"]},
    )
    french = {"richelieu", "soubise", "chevert", "france-train-1", "france-train-2"}
    assert gone(position) == {*french, "cumberland"}
    assert not nation(position, "france")["at_war"]
    assert hand(position, "france") == []
    # Cumberland stood in Alfeld with Ferdinand, who takes over what he can hold.
    assert troops(position, "ferdinand") == 8
    assert total(position, "hanover") == 8
    assert [draws(position, n) for n in ("hanover", "austria")] == [1, 4]
    assert leader(position, "imperial") == "pompadour"
    assert marked(position) == {"leipzig"}


@pytest.mark.rule("F11.India")
def test_cumberland_off_the_map_is_removed_as_well() -> None:
    position = reveal("india", strokes=["America"], at={"cumberland": None})
    assert "cumberland" in gone(position)


@pytest.mark.rule("F11.Elisabeth")
def test_elisabeth_russia_leaves_and_lehwaldt_retires() -> None:
    position = reveal(
        "elisabeth",
        at={"keith": "mohrungen"},
        troops={"keith": 2, "lehwaldt": 4},
        markers=["colberg", "anklam", "prenzlau"],
        hands={"russia": ["13S"]},
    )
    russians = {"saltikov", "fermor", "apraxin", "tottleben", "russia-train-1", "russia-train-2"}
    assert gone(position) == {*russians, "lehwaldt"}
    assert troops(position, "keith") == 6
    assert hand(position, "russia") == []
    assert marked(position) == {"anklam"}  # Prenzlau is of second order
    assert leader(position, "imperial") == "maria"
    assert position.phase.name == "deal"  # nothing to choose


@pytest.mark.rule("F11.Elisabeth")
def test_elisabeth_eases_victory_for_sweden() -> None:
    position = reveal("elisabeth", markers=OBJECTIVES["sweden"][:4])
    assert winners(position) is None
    missing = nation(position, "sweden")["objectives"]["missing"]
    assert missing == [OBJECTIVES["sweden"][4]]


@pytest.mark.rule("F11.Elisabeth")
def test_elisabeth_after_sweden_moves_the_imperial_army() -> None:
    position = reveal("elisabeth", strokes=["Sweden"], out=["sweden"], markers=["kamenz"])
    assert leader(position, "imperial") == "elisabeth"
    assert marked(position) == set()  # eased: second-order markers of Austria are gone


def sweden_leaves() -> Position:
    at: dict[str, str | None] = {"heinrich": "burg", "dohna": "burg", "seydlitz": None}
    return reveal("sweden", at=at, troops={"heinrich": 4, "dohna": 3})


@pytest.mark.rule("F11.Sweden")
def test_sweden_leaves_and_prussia_gives_up_a_general_but_not_friedrich() -> None:
    position = sweden_leaves()
    assert gone(position) == {"ehrensvard", "sweden-train-1"}
    assert position.actors == ("frederick",)
    assert set(legal(position)) == {
        f"retire {general}"
        for general in (
            *("winterfeldt", "heinrich", "schwerin", "keith"),
            *("seydlitz", "dohna", "lehwaldt"),
        )
    }
    act(position, "retire dohna")  # the printed example: Heinrich takes over his three troops
    assert "dohna" in gone(position)
    assert troops(position, "heinrich") == 7


@pytest.mark.rule("F11.Sweden")
def test_sweden_a_general_off_the_map_may_be_given_up() -> None:
    position = act(sweden_leaves(), "retire seydlitz")
    assert "seydlitz" in gone(position)
    assert troops(position, "dohna") == 3


@pytest.mark.rule("F11.Sweden")
def test_sweden_troops_may_be_shifted_first() -> None:
    position = sweden_leaves()
    act(position, "frederick: transfer dohna heinrich 2")
    assert position.phase.name == "retire"
    act(position, "retire heinrich")  # six troops; Dohna with one takes them all
    assert troops(position, "dohna") == 7


@pytest.mark.rule("F11.Sweden", "F6.7")
def test_sweden_what_the_stack_cannot_hold_is_lost() -> None:
    at: dict[str, str | None] = {"friedrich": "burg", "keith": "burg"}
    position = reveal("sweden", only=True, at=at, troops={"friedrich": 4, "keith": 5})
    act(position, "retire keith")
    assert (troops(position, "friedrich"), total(position, "prussia")) == (8, 8)
    line = next(x for x in position.log or () if x.message.key == "log.removed")
    assert dict(line.message.args) == {"general": "keith", "lost": 1}


@pytest.mark.rule("F11.Sweden")
def test_sweden_after_russia_moves_the_imperial_army() -> None:
    markers = [*SECOND_ORDER["austria"], *SECOND_ORDER["imperial"], "leipzig"]
    position = reveal("sweden", strokes=["Elisabeth"], out=["russia"], markers=markers)
    assert leader(position, "imperial") == "elisabeth"
    assert marked(position) == {"leipzig"}
    assert where(position, "hildburghausen") == "hildburghausen"
    assert leader(reveal("sweden"), "imperial") == "maria"
