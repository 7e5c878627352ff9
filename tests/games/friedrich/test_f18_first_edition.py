"""F18 The first edition: what ``edition=1`` and ``literal_text`` change."""

from __future__ import annotations

from typing import Any

import pytest

from sanssouci.games.friedrich.position import CARD_TAKEN, DECLINED, STANDING, Position
from sanssouci.kernel import CHANCE
from tests.games.friedrich.conduct import OBJECTIVES, idle, reveal, score, total, winners
from tests.games.friedrich.reading import marked, questioned
from tests.games.friedrich.staging import act, legal, stage, troops, where, why

BOHEMIA = OBJECTIVES["prussia"]


@pytest.mark.rule("F18.1")
def test_where_the_first_edition_is_silent_the_second_holds() -> None:
    """Question markers, shifting in an enemy stage, "no attack" as the FAQ has it."""
    position = stage(
        "austria", only=True, edition=1,
        at={"daun": "waldenburg", "keith": "breslau", "schwerin": "breslau"},
        troops={"keith": 4, "schwerin": 4},
    )  # fmt: skip
    act(position, "march daun waldenburg trautenau")
    assert questioned(position) == {"waldenburg"}
    assert "transfer keith schwerin 2" in position.asides("frederick")
    soubise = stage(
        "france", only=True, edition=1, fate="5S", at={"soubise": "kassel", "heinrich": "gottingen"}
    )
    assert why(soubise, "march soubise kassel munden") == "F11.6"


@pytest.mark.rule("F18.1")
def test_reconquest_is_retroactive_in_the_first_edition_too() -> None:
    """Daun leaves Prague, which Keith protects; Keith is beaten away, and Prague is Austrian."""
    position = stage(
        "austria", only=True, edition=1, turn=5, offensive=STANDING, markers=["prag"],
        at={"daun": "prag", "keith": "nimburg"}, troops={"daun": 6, "keith": 4},
    )  # fmt: skip
    act(position, "march daun prag kolin", "done", "frederick: concede", "retreat hohenelbe")
    assert marked(position) == set()


@pytest.mark.rule("F18.2")
def test_saltikov_marches_two_cities_on_main_roads_too() -> None:
    position = stage("russia", only=True, edition=1, fate="2D", at={"saltikov": "bydgoszcz"})
    assert "march saltikov bydgoszcz fordon swiecie" in legal(position)
    assert why(position, "march saltikov bydgoszcz fordon swiecie nowe") == "F11.8"


@pytest.mark.rule("F18.2")
def test_other_slow_generals_keep_their_main_road_bonus() -> None:
    position = stage("austria", only=True, edition=1, fate="12S", at={"daun": "kuttenberg"})
    assert "march daun kuttenberg tschaslau brod trebitsch" in legal(position)


def friedrich_fights(prussia: list[str], austria: list[str], edition: int = 1) -> Position:
    """Friedrich with 2 in Kolin attacks Daun with 5 in Prague, both in hearts, under 7D."""
    return stage(
        "prussia", phase="combat", only=True, edition=edition, fate="7D",
        at={"friedrich": "kolin", "daun": "prag"}, troops={"friedrich": 2, "daun": 5},
        hands={"prussia": prussia, "austria": austria},
    )  # fmt: skip


@pytest.mark.rule("F18.3")
def test_at_exactly_zero_the_right_passes_and_the_duty_comes_back() -> None:
    position = friedrich_fights(["3H", "4H", "5H"], ["2H", "6H"])
    act(position, "play 3H")
    assert (position.actors, score(position)) == (("maria",), 0)
    act(position, "play 2H")
    assert (position.actors, score(position)) == (("frederick",), -2)
    assert why(position, "concede") == "F11.7D"
    act(position, "play 4H")  # +2: now the score has been positive once
    act(position, "maria: play 6H")
    assert (position.actors, score(position)) == (("frederick",), -4)
    assert "concede" in legal(position)


@pytest.mark.rule("F18.3")
def test_in_the_second_edition_the_right_stays_at_zero() -> None:
    position = act(friedrich_fights(["3H", "4H"], ["2H"], edition=2), "play 3H")
    assert (position.actors, score(position)) == (("frederick",), 0)


def eight_of_spades(troops_: dict[str, int], **case: Any) -> Position:
    at: dict[str, str | None] = {"friedrich": "burg", "keith": "burg", "heinrich": "breslau"}
    return reveal("8S", only=True, edition=1, at=at, troops=troops_, **case)


@pytest.mark.rule("F18.4")
def test_every_prussian_general_on_the_map_gets_a_troop() -> None:
    position = eight_of_spades({"friedrich": 2, "keith": 3, "heinrich": 4, "dohna": 1})
    assert position.actors == (CHANCE,)  # nothing to choose
    assert troops(position, "heinrich") == 5
    assert troops(position, "dohna") == 2
    assert troops(position, "friedrich") + troops(position, "keith") == 7


@pytest.mark.rule("F18.4")
def test_a_full_general_gets_none() -> None:
    position = eight_of_spades({"friedrich": 2, "keith": 3, "heinrich": 8, "dohna": 1})
    assert troops(position, "heinrich") == 8
    assert total(position, "prussia") == 14 + 3


@pytest.mark.rule("F18.4")
def test_if_the_maximum_does_not_suffice_prussia_picks() -> None:
    """Thirty of 32 troops: two of the four generals with room get one, nobody two."""
    at: dict[str, str | None] = {
        "friedrich": "burg",
        "keith": "belzig",
        "heinrich": "breslau",
        "seydlitz": "stettin",
    }
    position = reveal(
        "8S", only=True, edition=1, at=at,
        troops={"friedrich": 6, "keith": 6, "heinrich": 6, "seydlitz": 6, "dohna": 6},
    )  # fmt: skip
    assert position.actors == ("frederick",)
    act(position, "reinforce keith")
    assert "reinforce keith" not in legal(position)
    act(position, "reinforce dohna")
    assert [troops(position, g) for g in ("friedrich", "keith", "dohna")] == [6, 7, 7]
    assert total(position, "prussia") == 32


@pytest.mark.rule("F18.5")
@pytest.mark.parametrize("offensive", [STANDING, CARD_TAKEN])
def test_the_offensive_victory_waits_for_the_end_of_the_turn(offensive: int) -> None:
    rest = [city for city in BOHEMIA if city != "prag"]
    position = stage(
        "prussia", only=True, edition=1, turn=6, offensive=offensive, at={"keith": "prag"},
        markers=rest,
    )  # fmt: skip
    act(position, "march keith prag melnik")
    assert winners(position) is None
    idle(position, "movement", nation=6)
    act(position, "done")
    assert winners(position) == (("frederick",), "offensive")
    assert position.view(None)["fate"]["cards_left"] == 18  # before the fate card


@pytest.mark.rule("F18.5")
def test_by_then_austria_may_have_taken_a_city_back() -> None:
    position = stage(
        "austria", only=True, edition=1, turn=6, offensive=STANDING, at={"daun": "prag"},
        markers=BOHEMIA,
    )  # fmt: skip
    act(position, "march daun prag melnik")
    idle(position, "fate")
    assert winners(position) is None


@pytest.mark.rule("F18.6")
def test_laudon_is_played_alike() -> None:
    at: dict[str, str | None] = {"laudon": "olmutz", "daun": "olmutz", "lacy": "sternberg"}
    choices = [set(legal(reveal("6S", only=True, edition=edition, at=at))) for edition in (1, 2)]
    assert choices[0] == choices[1]
    assert {"step sternberg", "step prossnitz", "decline"} <= choices[0]


def shrinking_stack(**options: Any) -> Position:
    """Friedrich with 4 and Keith with 5 lose eight of their nine troops."""
    position = stage(
        "austria", phase="combat", only=True,
        at={"friedrich": "kolin", "keith": "kolin", "daun": "prag", "browne": "prag",
            "karl": "prag"},
        troops={"friedrich": 4, "keith": 5, "daun": 8, "browne": 8, "karl": 1}, **options,
    )  # fmt: skip
    return act(position, "frederick: concede")


@pytest.mark.rule("F18.7")
def test_to_the_letter_the_highest_rank_leaves_first() -> None:
    literal = shrinking_stack(edition=1, literal_text=True)
    assert where(literal, "friedrich") is None
    assert troops(literal, "keith") == 1
    for options in ({"edition": 1}, {}):
        usual = shrinking_stack(**options)
        assert where(usual, "keith") is None
        assert troops(usual, "friedrich") == 1


def leaves_prague(turn: int, offensive: int = 0) -> set[str]:
    position = stage(
        "prussia", only=True, edition=1, literal_text=True, turn=turn, offensive=offensive,
        at={"keith": "prag"},
    )  # fmt: skip
    return marked(act(position, "march keith prag melnik"))


@pytest.mark.rule("F18.8")
def test_to_the_letter_bohemia_can_be_taken_after_turn_three_only() -> None:
    assert leaves_prague(1) == leaves_prague(2) == set()
    assert leaves_prague(3, DECLINED) == set()
    assert leaves_prague(4, DECLINED) == leaves_prague(9, DECLINED) == {"prag"}
    assert leaves_prague(3, STANDING) == {"prag"}


@pytest.mark.rule("F18.8")
def test_to_the_letter_bohemia_without_the_option_wins_nothing() -> None:
    position = stage(
        "france", only=True, edition=1, literal_text=True, turn=5, offensive=DECLINED,
        markers=BOHEMIA,
    )  # fmt: skip
    assert winners(act(position, "done")) is None


@pytest.mark.rule("F18.8")
def test_without_the_letter_the_first_edition_plays_bohemia_like_the_second() -> None:
    early = stage("prussia", only=True, edition=1, turn=1, at={"keith": "prag"})
    assert marked(act(early, "march keith prag melnik")) == {"prag"}
    late = stage("prussia", only=True, edition=1, turn=4, offensive=DECLINED, at={"keith": "prag"})
    assert marked(act(late, "march keith prag melnik")) == set()
