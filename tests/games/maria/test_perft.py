"""Perft: how many legal actions there are from fixed positions, so that a slip shows as a number.

Marches, force marches and hussars are checked against a brute force over all walks on the map (see
``walks``); the other counts are pinned.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from sanssouci.games.maria import GAME, conquest
from sanssouci.games.maria.atlas import ATLAS, BOHEMIA, CITY, GENERALS, GRAPH
from sanssouci.games.maria.hussars import HussarStage
from sanssouci.games.maria.nations import AUSTRIA, NATION_INDEX, PRAGMATIC
from sanssouci.games.maria.position import Position
from sanssouci.games.maria.sequence import MOVEMENT, Stage
from sanssouci.games.maria.victory_markers import held_by
from tests.games.maria.political_staging import staged
from tests.games.maria.staging import legal, war
from tests.games.perft import leaves_of, walks


def free_for(position: Position, general: str) -> int:
    """The towns without a piece, and the general's own."""
    here = GRAPH.bit[position.place[ATLAS.piece_index[general]]]
    return ~(position.occupied() & ~here)


def outcomes(position: Position, general: str, nation: str) -> set[tuple[int, int]]:
    """(end, fortresses taken or put in question) over all walks of a general."""
    start = position.place[ATLAS.piece_index[general]]
    open_, guarded = conquest.targets(position, NATION_INDEX[nation])
    return {
        (walk[-1], GRAPH.mask(walk[:-1]) & (open_ | guarded))
        for walk in walks(GRAPH, start, free_for(position, general), 3, 4)
    }


@pytest.mark.rule("M9.2", "M10.1", "M10.2")
@pytest.mark.parametrize("city", ["prag", "tabor", "kolin", "breslau", "glatz", "olmutz"])
def test_marches_through_austria_match_brute_force(city: str) -> None:
    position = war(
        4, MOVEMENT, {"friedrich": city, "karl": "wien", "neipperg": "budweis"}, declining=False
    )
    offered = legal(position, "march friedrich ")
    assert len(offered) == len(set(offered)) == len(outcomes(position, "friedrich", "prussia"))


@pytest.mark.rule("M9.9")
@pytest.mark.parametrize("city", ["ulm", "stuttgart", "heilbronn"])
def test_marches_across_the_seam_match_brute_force(city: str) -> None:
    position = war(3, MOVEMENT, {"moritz": city, "karl": "wien"}, declining=False)
    found = outcomes(position, "moritz", "france")
    assert {bool(GRAPH.bit[end] & BOHEMIA) for end, _ in found} == {True, False}
    assert len(legal(position, "march moritz ")) == len(found)


@pytest.mark.rule("M9.3", "M8.4", "M10.1")
@pytest.mark.parametrize("city", ["prag", "beroun", "kolin"])
def test_marches_past_trains_and_hussars_match_brute_force(city: str) -> None:
    position = war(
        4, MOVEMENT, {"friedrich": city, "karl": "wien", "austria-train-2": "brandeis"},
        hussars=["zbirow", "czaslau"], declining=False,
    )  # fmt: skip
    start = position.place[ATLAS.piece_index["friedrich"]]
    met = GRAPH.mask([*position.hussars, position.place[ATLAS.piece_index["austria-train-2"]]])
    free = free_for(position, "friedrich") | met
    open_, guarded = conquest.targets(position, NATION_INDEX["prussia"])
    found = {
        (walk[-1], GRAPH.mask(walk[:-1]) & (open_ | guarded), GRAPH.mask(walk[1:]) & met)
        for walk in walks(GRAPH, start, free, 3, 4)
    }
    offered = legal(position, "march friedrich ")
    assert len(offered) == len(set(offered)) == len(found)


@pytest.mark.rule("M10.8")
def test_every_march_over_a_fortress_can_decline_it() -> None:
    position = war(4, MOVEMENT, {"friedrich": "kolin", "karl": "wien"})
    declined = {march.split()[-1] for march in legal(position, "bypass friedrich ")}
    found = outcomes(position, "friedrich", "prussia")
    assert declined
    assert declined <= {CITY[end] for end, taken in found if taken}


@pytest.mark.rule("M9.7")
@pytest.mark.parametrize("city", ["leipzig", "dresden", "glogau"])
def test_force_marches_match_brute_force(city: str) -> None:
    position = war(4, MOVEMENT, {"friedrich": city, "karl": "prag", "austria-train-2": "brunn"})
    forbidden = 0
    for piece in ("karl", "austria-train-2"):
        where = position.place[ATLAS.piece_index[piece]]
        forbidden |= GRAPH.mask((where, *GRAPH.neighbours[where]))
    forbidden |= held_by(position, (AUSTRIA, PRAGMATIC))
    start = position.place[ATLAS.piece_index["friedrich"]]
    free = free_for(position, "friedrich") & ~forbidden | GRAPH.bit[start]
    ends = {walk[-1] for walk in short_walks(start, free)} - {start}
    offered = {march.split()[-1] for march in legal(position, "force friedrich ")}
    assert offered - {CITY[start]} == {CITY[end] for end in ends}


def short_walks(start: int, free: int) -> Iterator[list[int]]:
    """Up to eight main roads; a town is looked at once for each number of steps."""
    frontier = {start: [start]}
    for _ in range(8):
        frontier = {
            there: [*walk, there]
            for walk in frontier.values()
            for there in GRAPH.main[walk[-1]]
            if free >> there & 1
        }
        yield from frontier.values()


@pytest.mark.rule("M8.2", "M8.3")
def test_hussars_match_brute_force() -> None:
    position = staged(HussarStage(), turn=1, stage=2)
    near: set[int] = set()
    for general in GENERALS[AUSTRIA]:
        if position.place[general] >= 0:
            near |= {walk[-1] for walk in walks(GRAPH, position.place[general], ~0, 4, 4)}
            near.add(position.place[general])
    open_ = {CITY[c] for c in near if GRAPH.bit[c] & BOHEMIA & ~position.occupied()}
    assert {action.split()[-1] for action in legal(position, "station hussar-1 ")} == open_


@pytest.mark.parametrize(
    ("scenario", "leaves"), [("advanced", 305), ("introductory", 288), ("two-player", 101)]
)
def test_perft_of_the_allotment(scenario: str, leaves: int) -> None:
    position = GAME.new(scenario)
    assert isinstance(position, Position)
    assert leaves_of(position, 2) == leaves


@pytest.mark.parametrize(
    ("stage", "scenario", "leaves"),
    [
        (3, "advanced", 312),
        (4, "advanced", 239),
        (5, "advanced", 369),
        (3, "introductory", 123),
        (4, "introductory", 239),
        (5, "introductory", 206),
        (5, "two-player", 366),
    ],
)
def test_perft_of_the_first_moves(stage: int, scenario: str, leaves: int) -> None:
    assert leaves_of(staged(Stage(MOVEMENT), scenario=scenario, turn=1, stage=stage), 1) == leaves


def test_perft_of_two_moves() -> None:
    at = {"torring": "ingolstadt", "bavaria-train-1": "neumarkt", "karl": "wien"}
    assert leaves_of(war(3, MOVEMENT, at), 2) == 1988
