"""A game of another package, which brings rules and nothing else, is played wherever ours are."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from typer.testing import CliRunner

import sanssouci
from sanssouci.cli import app
from sanssouci.games import draw, load
from sanssouci.kernel import BadOption, Record, replay
from tests.outside.installing import GAMES, installed
from tests.web.staging import Server, serving

each_game = pytest.mark.parametrize("game", GAMES)


@pytest.fixture(scope="module", autouse=True)
def others(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    with installed(tmp_path_factory.mktemp("others")):
        yield


@pytest.fixture(scope="module")
def server(others: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("tables")) as running:
        yield running


def run(*words: str, typed: str = "") -> str:
    result = CliRunner().invoke(app, words, input=typed)
    assert result.exit_code == 0, (result.output, result.exception)
    return result.output


def test_they_stand_beside_ours() -> None:
    assert sanssouci.game_ids() == (*sanssouci.GAMES, *GAMES)
    assert load("blind-bid").title == "Blind Bid"
    assert "Blind Bid" in run("games")


def test_a_package_that_is_broken_is_named(tmp_path: Path) -> None:
    wrong = {
        "gone": "no_such_module:GAME",
        "no-game": "examples.blind_bid:SEATS",
        "misnamed": "examples.blind_bid:BLIND_BID",
    }
    with installed(tmp_path, wrong):
        for id, reason in (
            ("gone", "cannot be loaded"),
            ("no-game", "no Game"),
            ("misnamed", "a game called 'blind-bid'"),
            ("chess", "no game called 'chess'; there are friedrich, crisis, "),
        ):
            with pytest.raises(BadOption, match=reason):
                load(id)


@each_game
def test_the_server_tells_all_about_it(server: Server, game: str) -> None:
    with httpx.Client(base_url=f"{server.url}/api") as client:

        def read(path: str) -> Any:
            answer = client.get(path)
            assert answer.status_code == 200, (path, answer.text)
            return answer.json() if "json" in answer.headers["content-type"] else answer.text

        (info,) = [each for each in read("/games") if each["id"] == game]
        assert info["desk"] == "plain"
        assert "do-" in read(f"/games/{game}/messages/en")
        assert read(f"/games/{game}/grammar")["verbs"]
        assert read(f"/games/{game}/facts") == {}
        names = read(f"/games/{game}/names")
        for seat in info["scenarios"][0]["seats"]:
            assert names[seat["id"]] == seat["name"] != seat["id"]
        assert client.get(f"/games/{game}/map.svg").status_code == (200 if info["map"] else 404)
        assert client.get(f"/games/{game}/rules").status_code == 404  # it has no rulebook


@each_game
def test_in_the_terminal(game: str, tmp_path: Path) -> None:
    """A person types what is asked for, a bot answers, and the record replays."""
    seats = load(game).scenarios[0].seats
    typed = {
        "blind-bid": ["status", "legal", *(f"bid {n}" for n in (3, 5, 1, 4, 2))],
        "couriers": [
            *("look torg", "look Olmütz"),
            *("anna torgau", "ride Anna Dresden", "ride prague", "anna vienna"),
        ],
    }[game]
    record = tmp_path / "game.txt"
    said = run(
        "play", game, "--seed", "4", "--save", str(record),
        "--seat", f"{seats[0]}=human", "--seat", f"{seats[1]}=timid",
        typed="\n".join([*typed, ""]),
    )  # fmt: skip
    kept = Record.load(record)
    assert replay(load(game), kept).outcome, said
    if game == "blind-bid":
        assert "Tokens" in said
        assert "Left   1 2 3 4 5" in said
    else:
        assert "Leipzig" in said
        assert "Track" in said.partition("Olmütz")[2], "its neighbours and the ways to them"


@each_game
def test_in_the_arena_and_the_laboratory(game: str, tmp_path: Path) -> None:
    out = tmp_path / "arena.sqlite"
    run(
        "arena", "run", "--game", game, "--bots", "random,captain",
        "--games", "2", "--jobs", "1", "--out", str(out),
    )  # fmt: skip
    assert "Chance" in run("arena", "show", str(out))
    table = tmp_path / "games.parquet"
    run("dataset", "-o", str(table), "--game", game, "-n", "1", "--shown", "view")
    assert table.stat().st_size > 0


def test_as_an_environment_for_learning_programs() -> None:
    from sanssouci.research import aec_env

    env = aec_env(load("blind-bid"))
    env.reset(seed=1)
    rng = Random(1)
    for agent in env.agent_iter():
        observation, _, terminated, truncated, _ = env.last()
        if terminated or truncated:
            env.step(None)
            continue
        assert observation is not None
        mask = observation["action_mask"]
        env.step(rng.choice([number for number, legal in enumerate(mask) if legal]))
        assert agent in ("left", "right")
    assert env.record().game == "blind-bid"


def test_a_map_that_nobody_drew() -> None:
    state = load("couriers").play(seed=1).state
    svg = draw(state.game, state.view(None))
    assert 'data-id="torgau"' in svg
    assert 'data-a="berlin" data-b="torgau" data-kind="post-road"' in svg
    assert ">Anna<" in svg
    with pytest.raises(BadOption, match="has no map"):
        draw(load("blind-bid"), None)
