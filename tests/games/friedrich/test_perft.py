"""Perft: how many legal actions there are from fixed positions, so that a slip shows as a number.

The counts were worked out by an independent brute force over all walks on the map (see
``walks``) where that is possible, and are otherwise pinned.
"""

from __future__ import annotations

import pytest

from sanssouci.games.friedrich import GAME, conquest
from sanssouci.games.friedrich.atlas import ATLAS, GRAPH
from sanssouci.games.friedrich.position import Position
from tests.games.friedrich.staging import legal, stage
from tests.games.perft import leaves_of, walks


def outcomes(position: Position, general: str, nation: int) -> set[tuple[int, int]]:
    """(end, objectives taken or claimed) over all walks of a general alone on the map."""
    piece = ATLAS.piece_index[general]
    free = ~(position.occupied() & ~GRAPH.bit[position.place[piece]])
    open_, guarded = conquest.targets(position, nation)
    return {
        (walk[-1], GRAPH.mask(walk[:-1]) & (open_ | guarded))
        for walk in walks(GRAPH, position.place[piece], free, 3, 4)
    }


@pytest.mark.rule("F4.13")
@pytest.mark.parametrize("city", ["waldenburg", "oels", "schweidnitz", "jauer", "brieg", "cosel"])
def test_marches_through_silesia_match_brute_force(city: str) -> None:
    position = stage(
        "austria", only=True, at={"daun": city, "keith": "glogau", "karl": "prag"}, troops={}
    )
    offered = legal(position, "march daun ")
    assert len(offered) == len(set(offered)) == len(outcomes(position, "daun", 4))


@pytest.mark.parametrize("city", ["berlin", "magdeburg", "dresden", "warszawa", "stade", "eger"])
def test_marches_without_objectives_match_brute_force(city: str) -> None:
    position = stage("hanover", only=True, at={"ferdinand": city, "soubise": "fulda"})
    assert len(legal(position, "march ferdinand ")) == len(outcomes(position, "ferdinand", 1))


@pytest.mark.parametrize(
    ("scenario", "depth", "leaves"),
    [
        ("four-player", 1, 29),
        ("four-player", 2, 818),
        ("war-in-the-west", 2, 65),
        ("austrian-theatre", 2, 246),
    ],
)
def test_perft_of_the_allotment(scenario: str, depth: int, leaves: int) -> None:
    position = GAME.new(scenario)
    assert isinstance(position, Position)
    assert leaves_of(position, depth) == leaves


@pytest.mark.parametrize(
    ("nation", "leaves"),
    [
        ("prussia", 266),
        ("hanover", 59),
        ("russia", 115),
        ("sweden", 26),
        ("austria", 131),
        ("imperial", 31),
        ("france", 93),
    ],
)
def test_perft_of_the_first_moves(nation: str, leaves: int) -> None:
    assert leaves_of(stage(nation), 1) == leaves


def test_perft_of_two_moves_in_the_west() -> None:
    assert leaves_of(stage("hanover", scenario="war-in-the-west"), 2) == 2194
