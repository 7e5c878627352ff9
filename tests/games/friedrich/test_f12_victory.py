"""F12 End of the game and victory."""

from __future__ import annotations

from typing import Any

import pytest

from sanssouci.games.friedrich.position import STANDING, Position
from tests.games.friedrich.conduct import (
    OBJECTIVES,
    SECOND_ORDER,
    leader,
    reveal,
    winners,
)
from tests.games.friedrich.staging import act, log_keys, stage

ALL = {
    nation: [*first, *SECOND_ORDER.get(nation, ())]
    for nation, first in OBJECTIVES.items()
    if nation != "prussia"
}
LEADER = {
    "russia": "elisabeth",
    "sweden": "elisabeth",
    "austria": "maria",
    "imperial": "maria",
    "france": "pompadour",
}


def turn_ends(markers: list[str], turn: int = 2, **case: Any) -> Position:
    """France, the last nation, does nothing; the turn is over."""
    return act(stage("france", turn=turn, only=True, markers=markers, **case), "done")


@pytest.mark.rule("F12.1")
def test_victory_waits_for_the_end_of_the_turn() -> None:
    position = stage("russia", only=True, markers=ALL["russia"])
    act(position, "done")
    assert winners(position) is None  # Russia's stage is over, the turn is not
    lost_again = stage("france", only=True, markers=ALL["russia"][1:])
    assert winners(act(lost_again, "done")) is None


@pytest.mark.rule("F12.1")
@pytest.mark.parametrize("turn", range(1, 8))
def test_the_first_test_takes_place_at_the_end_of_every_turn(turn: int) -> None:
    assert winners(turn_ends(ALL["france"], turn)) == (("pompadour",), "objectives")


@pytest.mark.rule("F12.2")
def test_after_a_victory_in_the_first_test_no_card_is_drawn() -> None:
    position = turn_ends(ALL["russia"], turn=6)
    assert winners(position) == (("elisabeth",), "objectives")
    assert "log.fate" not in log_keys(position)
    assert position.view(None)["fate"]["cards_left"] == 18


@pytest.mark.rule("F12.3")
def test_a_nation_may_win_by_the_card_just_revealed() -> None:
    before = stage("france", turn=6, only=True, markers=OBJECTIVES["sweden"])
    act(before, "done")
    assert winners(before) is None
    act(before, "chance: fate elisabeth")
    assert winners(before) == (("elisabeth",), "objectives")


@pytest.mark.rule("F12.3")
def test_the_second_test_comes_before_the_card_is_carried_out() -> None:
    """Elisabeth makes Sweden the winner while Lehwaldt and the Russians are still there."""
    position = reveal("elisabeth", markers=OBJECTIVES["sweden"])
    assert not [piece for piece in position.view(None)["pieces"] if piece["gone"]]


@pytest.mark.rule("F12.4")
@pytest.mark.parametrize("nation", ALL)
def test_an_attacker_wins_with_all_its_objectives_and_not_with_one_less(nation: str) -> None:
    needed = {"russia": 10, "france": 10, "sweden": 10, "austria": 16, "imperial": 10}
    assert len(ALL[nation]) == needed[nation]
    assert winners(turn_ends(ALL[nation])) == ((LEADER[nation],), "objectives")
    for missing in ALL[nation]:
        rest = [city for city in ALL[nation] if city != missing]
        assert winners(turn_ends(rest)) is None


@pytest.mark.rule("F12.4")
@pytest.mark.parametrize(
    ("nation", "card", "case"),
    [
        ("sweden", "elisabeth", {}),
        ("austria", "america", {"strokes": ["India"]}),
        ("imperial", "america", {"strokes": ["India"]}),
    ],
)
def test_under_eased_victory_the_first_order_is_enough_but_all_of_it(
    nation: str, card: str, case: dict[str, Any]
) -> None:
    assert len(OBJECTIVES[nation]) == {"sweden": 5, "austria": 12, "imperial": 5}[nation]
    assert winners(reveal(card, markers=OBJECTIVES[nation], **case)) is not None
    lacking = [*OBJECTIVES[nation][1:], *SECOND_ORDER[nation]]
    assert winners(reveal(card, markers=lacking, **case)) is None


@pytest.mark.rule("F12.4")
def test_nations_of_one_player_are_not_added_together() -> None:
    assert winners(turn_ends([*OBJECTIVES["austria"], *ALL["imperial"][1:]])) is None
    assert winners(turn_ends([*ALL["russia"][1:], *ALL["sweden"][1:]])) is None


@pytest.mark.rule("F12.5")
def test_all_nations_that_meet_their_conditions_together_win() -> None:
    position = turn_ends([*ALL["russia"], *ALL["france"]])
    assert winners(position) == (("elisabeth", "pompadour"), "objectives")
    assert position.outcome is not None
    assert dict(position.outcome.message.args)["nations"] == "russia france"


@pytest.mark.rule("F12.6")
@pytest.mark.parametrize(
    ("out", "strokes", "card"),
    [
        (["russia", "sweden"], ["Elisabeth", "Sweden", "India"], "america"),
        (["russia", "france"], ["Elisabeth", "India", "America"], "sweden"),
        (["sweden", "france"], ["Sweden", "India", "America"], "elisabeth"),
    ],
)
def test_frederick_wins_when_russia_sweden_and_france_are_out(
    out: list[str], strokes: list[str], card: str
) -> None:
    position = reveal(card, out=out, strokes=strokes)
    assert winners(position) == (("frederick",), "endurance")
    assert position.actors == ()


@pytest.mark.rule("F12.6")
def test_two_exits_are_not_enough() -> None:
    assert winners(reveal("sweden", out=["russia"], strokes=["Elisabeth"])) is None


@pytest.mark.rule("F12.6")
def test_the_condition_of_frederick_is_looked_at_first() -> None:
    position = stage(
        "imperial", turn=7, only=True, markers=ALL["austria"], out=["russia", "sweden", "france"]
    )
    act(position, "done")
    assert winners(position) == (("frederick",), "endurance")


@pytest.mark.rule("F12.7")
def test_the_winner_is_who_leads_the_nation_at_that_moment() -> None:
    """The Imperial Army holds its five; France leaves, and it is Pompadour who wins."""
    position = reveal("india", strokes=["America"], markers=OBJECTIVES["imperial"])
    assert winners(position) == (("pompadour",), "objectives")


@pytest.mark.rule("F12.7")
def test_no_player_is_left_without_a_nation() -> None:
    without_france = reveal("india", strokes=["America"])
    assert leader(without_france, "imperial") == "pompadour"
    without_the_north = reveal("elisabeth", out=["sweden"], strokes=["Sweden"])
    assert leader(without_the_north, "imperial") == "elisabeth"
    for position in (without_france, without_the_north):
        leading = {n["seat"] for n in position.view(None)["nations"] if n["at_war"]}
        assert leading == {"frederick", "elisabeth", "maria", "pompadour"}


@pytest.mark.rule("F12.6")
def test_at_the_end_the_goal_still_names_those_who_were_outlasted() -> None:
    won = reveal("america", out=["russia", "sweden"], strokes=["Elisabeth", "Sweden", "India"])
    (endurance,) = [aim for aim in won.aims(None) if aim.message.key == "aim.endurance"]
    assert (endurance.have, endurance.need) == (4, 4)
    assert dict(endurance.message.args)["nations"] == "russia+sweden+france"


@pytest.mark.rule("F12.6", "F15.6")
def test_the_goal_says_how_many_strokes_have_come() -> None:
    west = stage("hanover", scenario="war-in-the-west", strokes=["India"])
    (endurance,) = [aim for aim in west.aims(None) if aim.message.key == "aim.endurance"]
    assert (endurance.have, endurance.need, endurance.message.rule) == (1, 2, "F15.6")


@pytest.mark.rule("F12.6", "F15.12", "F13.14")
def test_the_card_of_goals_says_what_everybody_needs() -> None:
    whole = stage("prussia", out=["sweden"], markers=["kustrin"])
    aims = {(aim.seat, dict(aim.message.args).get("nation")): aim for aim in whole.aims(None)}
    endurance = aims["frederick", None]
    assert (endurance.have, endurance.need, endurance.message.rule) == (1, 4, "F12.6")
    russia = aims["elisabeth", "russia"]
    assert (russia.have, russia.need) == (1, 10)
    assert "kustrin" not in russia.places
    assert ("elisabeth", "sweden") not in aims
    assert ("frederick", "prussia") not in aims  # Bohemia is not hers to win
    theatre = stage("prussia", scenario="austrian-theatre")
    bohemia = [aim for aim in theatre.aims(None) if aim.message.key == "aim.bohemia"]
    assert [(aim.have, aim.need, aim.message.rule) for aim in bohemia] == [(0, 14, "F15.12")]
    option = stage("prussia", offensive=STANDING)
    gifts = [aim.need for aim in option.aims(None) if "austria" in dict(aim.message.args).values()]
    assert gifts == [12]
