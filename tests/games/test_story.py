"""Every game as a story: what its lines are about, and what its moments show."""

from __future__ import annotations

from collections import Counter
from functools import cache
from pathlib import Path

import pytest

import sanssouci
from sanssouci.kernel import Message, Record, State
from sanssouci.kernel.story import Beat, Scene, Story, ToldBeat
from sanssouci.table import telling

GOLDEN = Path(__file__).parent.parent / "golden"
WARS = {
    "friedrich": "four-player",
    "crisis": "campaign",
    "maria": "advanced",
    "sieben-jahre": "campaign",
}
"""A game of each that was played to its end."""


@cache
def frames(game: str) -> list[telling.Told]:
    record = Record.load(GOLDEN / game / f"{WARS[game]}.record.txt")
    seats = sanssouci.game(game).scenario(WARS[game]).seats
    return telling.frames(
        sanssouci.game(game), record, 0, 10_000, None, audience=seats, everything=True
    )


def beats(game: str) -> list[ToldBeat]:
    return [line["beat"] for frame in frames(game) for line in frame["log"] if line["beat"]]


@pytest.mark.parametrize("game", WARS)
def test_what_a_beat_names_is_on_the_map_and_has_a_name(game: str) -> None:
    rules = sanssouci.game(game)
    assert rules.map is not None
    names, places = rules.every_name(), {spot.id for spot in rules.map.places}
    for beat in beats(game):
        assert {*beat["by"], *beat["places"], *beat["pieces"]} <= {*names, *places}
        if beat["kind"] in ("march", "retreat", "duel", "battle", "siege"):
            assert beat["places"], beat


@pytest.mark.parametrize("game", WARS)
def test_a_whole_war_has_marks_to_jump_to(game: str) -> None:
    marks = Counter(beat["mark"] for beat in beats(game))
    assert marks["turn"] > 3
    assert marks["battle"] > 1
    assert marks["winter" if game in ("crisis", "maria", "sieben-jahre") else "fate"] > 0


@pytest.mark.parametrize("game", WARS)
def test_every_stage_is_somebodys(game: str) -> None:
    seats = set(sanssouci.game(game).scenario(WARS[game]).seats)
    stages = [beat for beat in beats(game) if beat["kind"] == "stage" and beat["by"]]
    assert stages
    assert all(set(beat["seats"]) <= seats for beat in stages)
    assert {seat for beat in stages for seat in beat["seats"]} == seats


@pytest.mark.parametrize(("game", "fight"), [
    ("friedrich", {"duel"}), ("maria", {"duel", "politics"}), ("crisis", {"battle", "siege"}),
    ("sieben-jahre", {"siege"}),
])  # fmt: skip
def test_a_moment_says_where_it_happens_and_when(game: str, fight: set[str]) -> None:
    scenes = [frame["scene"] for frame in frames(game)]
    assert fight | {"march"} <= {scene["kind"] for scene in scenes}
    assert all(scene["places"] for scene in scenes if scene["kind"] in ("march", "duel", "battle"))
    dates = list(dict.fromkeys(scene["when"] for scene in scenes))
    assert len(dates) > 3  # the first moment does not say what the last does
    assert all(dates)


@pytest.mark.parametrize(
    ("kind", "shown"),
    [("field", "battle"), ("fleet", "battle"), ("assault", "siege"), ("bombardment", "siege")],
)
def test_a_fight_of_sieben_jahre_is_a_battle_or_a_siege(kind: str, shown: str) -> None:
    story, place = sanssouci.game("sieben-jahre").story, "bohmen"
    begun = Message.of(f"log.fight_{kind}", who="browne", foe="friedrich", place=place)
    going_on = {"battle": {"kind": kind, "place": place}}
    for scene in (story.scene({}, [begun]), story.scene(going_on, [])):
        assert (scene.kind, scene.places) == (shown, (place,))


def test_dice_are_told_as_dice() -> None:
    dice = [die for beat in beats("crisis") for die in beat["dice"]]
    assert {die["face"] for die in dice} == {1, 2, 3, 4, 5, 6}
    assert 0 < sum(die["hit"] for die in dice) < len(dice)
    assert any(die["total"] > die["face"] for die in dice)


def test_of_several_things_at_once_the_weightiest_is_shown() -> None:
    story = Story({"go": Beat("march", places=("road",)), "fate": Beat("fate")})
    march, fate = Message.of("go", road="a b"), Message.of("fate")
    # A card has no place of its own: it is where the rest happens.
    assert story.scene({}, [march, fate]) == Scene("fate", ("a", "b"))
    assert story.scene({}, [fate]) == Scene("fate")
    assert story.scene({}, [march]) == Scene("march", ("a", "b"))
    assert story.scene({}, []) == Scene("")


def test_a_game_without_a_story_has_scenes_all_the_same() -> None:
    from examples.blind_bid import BLIND_BID

    state: State = BLIND_BID.play(seed=1).state
    assert BLIND_BID.story.scene(state.view(None), []) == Scene("")
