"""The same games on a Ray cluster of two nodes."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from benchmarks.cluster import nodes
from sanssouci.arena import BrokenOff, Job, play_here, play_on_ray
from tests.arena.staging import small_plan

ray = pytest.importorskip("ray", reason="there is no Ray for this Python yet")

pytestmark = [
    pytest.mark.slow,
    # Ray leaves the processes of a cluster and their log files to the garbage collector.
    pytest.mark.filterwarnings("ignore:subprocess .* is still running:ResourceWarning"),
    pytest.mark.filterwarnings("ignore:unclosed file:ResourceWarning"),
]


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    """Where a cluster of two nodes is, each with one processor."""
    with nodes(2) as cluster:
        yield cluster


def test_a_cluster_plays_the_same_games(address: str) -> None:
    jobs = list(small_plan(records=True).jobs())
    games = list(play_on_ray(jobs, address))
    assert not ray.is_initialized()
    here = {game.number: (game.result, game.record) for game in play_here(jobs, 1)}
    assert {game.number: (game.result, game.record) for game in games} == here


def test_a_game_that_cannot_be_played_says_which(address: str) -> None:
    job = Job(0, "friedrich", "chess", 3, {"frederick": "random"})
    with pytest.raises(BrokenOff, match="chess, seed 3, frederick=random: BadOption"):
        list(play_on_ray([job], address, at_once=1))
