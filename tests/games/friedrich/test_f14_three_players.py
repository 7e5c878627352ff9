"""F14 Three players."""

from __future__ import annotations

import pytest

from sanssouci.games.friedrich import GAME
from tests.games.friedrich.conduct import (
    OBJECTIVES,
    draws,
    gone,
    hand,
    idle,
    leader,
    reveal,
    winners,
)
from tests.games.friedrich.reading import nation
from tests.games.friedrich.staging import act, stage

THREE = "three-player"


@pytest.mark.rule("F14.1")
def test_elisabeth_leads_russia_sweden_and_france() -> None:
    position = GAME.new(THREE)
    assert GAME.seats(position) == ("frederick", "elisabeth", "maria")
    led = {n["id"]: n["seat"] for n in position.view(None)["nations"]}
    assert led == {
        "prussia": "frederick",
        "hanover": "frederick",
        "russia": "elisabeth",
        "sweden": "elisabeth",
        "france": "elisabeth",
        "austria": "maria",
        "imperial": "maria",
    }


@pytest.mark.rule("F14.1")
def test_her_nations_keep_separate_hands_stages_and_conditions() -> None:
    position = stage(
        "france", phase="combat", scenario=THREE, only=True,
        at={"richelieu": "munden", "heinrich": "kassel"}, troops={"richelieu": 2, "heinrich": 4},
        hands={"russia": ["10S", "R"], "france": ["3S"]},
    )  # fmt: skip
    assert position.actors == ("elisabeth",)
    assert position.legal("elisabeth") == ["play 3S.1", "concede"]
    nearly = [*OBJECTIVES["russia"][1:], *OBJECTIVES["france"][1:], *OBJECTIVES["sweden"]]
    ended = act(stage("france", scenario=THREE, only=True, markers=nearly), "done")
    assert winners(ended) is None
    france = act(stage("france", scenario=THREE, only=True, markers=OBJECTIVES["france"]), "done")
    assert winners(france) == (("elisabeth",), "objectives")


@pytest.mark.rule("F14.2")
def test_the_imperial_army_always_goes_to_elisabeth() -> None:
    france = reveal("india", scenario=THREE, strokes=["America"], hands={"imperial": ["9C"]})
    assert leader(france, "imperial") == "elisabeth"
    assert hand(france, "imperial") == ["9C"]
    north = reveal("sweden", scenario=THREE, strokes=["Elisabeth"], out=["russia"])
    assert leader(north, "imperial") == "elisabeth"
    one = reveal("elisabeth", scenario=THREE)
    assert leader(one, "imperial") == "maria"


@pytest.mark.rule("F14.3")
def test_order_of_play_is_that_of_four() -> None:
    position = stage("france", turn=5, scenario=THREE, only=True)
    act(position, "done")
    idle(position, "fate")
    stages = [
        dict(x.message.args)["nation"] for x in position.log or () if x.message.key == "log.stage"
    ]
    assert stages == [
        *("prussia", "hanover", "russia", "sweden", "austria", "imperial", "france"),
    ]


@pytest.mark.rule("F14.3")
def test_eased_victory_and_strokes_are_those_of_four() -> None:
    eased = reveal("elisabeth", scenario=THREE, markers=OBJECTIVES["sweden"])
    assert winners(eased) == (("elisabeth",), "objectives")
    imperial = reveal("america", scenario=THREE, strokes=["India"], markers=OBJECTIVES["imperial"])
    assert winners(imperial) == (("elisabeth",), "objectives")
    france_out = reveal("america", scenario=THREE, strokes=["India"])
    assert "cumberland" in gone(france_out)
    assert draws(france_out, "hanover") == 1
    assert nation(france_out, "russia")["at_war"]


@pytest.mark.rule("F14.3")
@pytest.mark.parametrize("expert", [True, False])
def test_three_play_the_basic_or_the_expert_game(expert: bool) -> None:
    position = stage("france", turn=2, scenario=THREE, only=True, expert=expert)
    act(position, "done")
    for value in range(2, 9):
        act(position, f"chance: deal {value}S.1")
    assert position.phase.name == ("offensive" if expert else "movement")
