"""Data sets: what is written is what happened."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow.parquet as pq
import pytest
from typer.testing import CliRunner

import sanssouci
from examples.blind_bid import BLIND_BID
from sanssouci.bots import BOTS, play_out
from sanssouci.cli import app
from sanssouci.kernel import CHANCE, BadOption, BadRecord, Entry, Grammar, Record, State, replay
from sanssouci.research import Vocabulary, dataset
from sanssouci.research.shown import Shown
from tests import levy

FRIEDRICH = sanssouci.game("friedrich")
RECORDS = Path(__file__).parent.parent / "records" / "friedrich"
WEST = "war-in-the-west"


def decisions(record: Record) -> list[tuple[int, State, Entry]]:
    """The positions in which players decided, with the number of the entry."""
    found: list[tuple[int, State, Entry]] = []
    number = 0

    def watch(state: State, entry: Entry) -> None:
        nonlocal number
        number += 1
        if entry.seat != CHANCE:
            found.append((number, state.clone(), entry))

    replay(FRIEDRICH, record, watch=watch)
    return found


@pytest.fixture(scope="module")
def played() -> Record:
    """A game with asides in it: captains shift their troops."""
    bots = {"frederick": BOTS["recruit"](), "pompadour": BOTS["captain"]()}
    return play_out(FRIEDRICH, WEST, {}, bots, 3)[0]


def test_a_row_is_the_decision_as_it_was(played: Record, tmp_path: Path) -> None:
    path = tmp_path / "games.parquet"
    count = dataset.export([("seed 3", played)], path, "friedrich")
    rows = list(dataset.read(path))
    told = decisions(played)
    assert count == len(rows) == len(told) > 50
    assert FRIEDRICH.encoding is not None
    vocabulary = Vocabulary(FRIEDRICH.encoding)
    for row, (number, state, entry) in zip(rows, told, strict=True):
        assert (row["entry"], row["seat"], row["chosen"]) == (number, *entry)
        assert row["legal"] == list(state.legal(entry.seat))
        assert row["aside"] == (row["chosen"] not in row["legal"])
        assert json.loads(row["view"]) == state.view(entry.seat)
        assert row["prompt"] == state.prompt(entry.seat).key
        assert vocabulary.action(row["words"]) == entry.action
        assert row["source"] == "seed 3"
        assert row["player"] == played.players[entry.seat]
        assert row["value"] == (1 if entry.seat in played.result.split() else -1)
        assert row["reason"] in played.result


def test_choices_that_are_not_listed_are_written_word_by_word(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    levy.install(monkeypatch)
    play = levy.LEVY.play()
    for action in ("spend 7", "send regiment-11", "keep", "send none"):
        play.act(play.state.actors[0], action)
    path = tmp_path / "games.parquet"
    dataset.export([("here", play.finished_record())], path, "levy")
    spent, sent, kept, _ = dataset.read(path)
    assert spent["legal"] is None
    assert not spent["aside"]
    assert spent["offered"] == [["keep", "spend"], [str(money) for money in range(301)], []]
    assert sent["offered"] == [["send"], ["none", *levy.REGIMENTS], ["", "regiment-12"]]
    assert kept["offered"] == [["keep", "spend"], []]


def test_tensors_are_those_of_the_encoding(played: Record, tmp_path: Path) -> None:
    path = tmp_path / "games.parquet"
    dataset.export([("seed 3", played)], path, "friedrich", Shown.TENSOR)
    encoding = FRIEDRICH.encoding
    assert encoding is not None
    table = pq.read_table(path)
    seen = table["observation"].combine_chunks().flatten().to_numpy().reshape(-1, encoding.size)
    assert seen.dtype == np.float32
    for row, (_, state, entry) in zip(seen, decisions(played), strict=True):
        shown = encoding.observe(state.view(entry.seat), state.prompt(entry.seat))
        assert row.tobytes() == shown.tobytes()
    metadata = table.schema.metadata
    assert metadata[b"encoding"].decode() == encoding.version
    assert metadata[b"vocabulary"].decode() == Vocabulary(encoding).fingerprint
    slices = json.loads(metadata[b"slices"])
    assert [name for name, _ in slices] == [part.name for part in encoding.slices]


def test_many_games_are_written_in_parts(
    played: Record, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(dataset, "_ROWS_AT_ONCE", 50)
    path = tmp_path / "games.parquet"
    count = dataset.export([(str(n), played) for n in range(3)], path, "friedrich", Shown.NOTHING)
    assert pq.ParquetFile(path).num_row_groups == -(-count // 50)
    sources = [row["source"] for row in dataset.read(path, ["source"])]
    assert sources == sorted(sources)
    assert len(sources) == count == 3 * len(decisions(played))


def test_an_unfinished_game_has_no_value_yet(played: Record, tmp_path: Path) -> None:
    begun = Record(played.game, played.rules, played.scenario, played.options)
    begun.entries = played.entries[:40]
    path = tmp_path / "games.parquet"
    dataset.export([("begun", begun)], path, "friedrich")
    rows = list(dataset.read(path))
    assert rows
    assert {(row["value"], row["reason"], row["player"]) for row in rows} == {(None, None, None)}


def test_a_bad_record_leaves_the_older_file_alone(played: Record, tmp_path: Path) -> None:
    path = tmp_path / "games.parquet"
    dataset.export([("good", played)], path, "friedrich", Shown.NOTHING)
    before = path.read_bytes()
    broken = Record(played.game, played.rules, played.scenario, played.options)
    broken.entries = played.entries[1:]
    with pytest.raises(BadRecord, match="bad: entry 3"):
        dataset.export([("good", played), ("bad", broken)], path, "friedrich")
    assert path.read_bytes() == before
    assert list(tmp_path.iterdir()) == [path]


def test_one_game_in_one_file(played: Record, tmp_path: Path) -> None:
    other = BLIND_BID.play(seed=1).record
    with pytest.raises(BadOption, match="other: a game of blind-bid, but the data set"):
        dataset.export([("other", other)], tmp_path / "x.parquet", "friedrich")


def test_a_game_without_verbs_has_views_only(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(BLIND_BID), "encoding", None)
    assert "words" in dataset.schema(BLIND_BID, Shown.TENSOR).names
    monkeypatch.setattr(type(BLIND_BID), "grammar", Grammar())
    assert "words" not in dataset.schema(BLIND_BID, Shown.VIEW).names
    with pytest.raises(BadOption, match="Blind Bid has no grammar"):
        dataset.schema(BLIND_BID, Shown.TENSOR)


def run(*arguments: str | Path) -> Any:
    return CliRunner().invoke(app, ["dataset", *map(str, arguments)])


def test_the_command_reads_records(tmp_path: Path) -> None:
    path = tmp_path / "games.parquet"
    files = sorted(RECORDS.glob("*.txt"))
    result = run("-o", path, *files)
    assert result.exit_code == 0, result.output
    rows = list(dataset.read(path, ["source", "value"]))
    assert {row["source"] for row in rows} == set(map(str, files))
    assert f"{len(rows)} decisions of {len(files)} games" in " ".join(result.stdout.split())


def test_the_command_lets_bots_play(tmp_path: Path) -> None:
    path = tmp_path / "games.parquet"
    arguments = ["--game", "friedrich", "--scenario", WEST, "-n", "2", "--seed", "7"]
    result = run("-o", path, *arguments, "--seat", "pompadour=recruit", "--shown", "tensor")
    assert result.exit_code == 0, result.output
    rows = list(dataset.read(path, ["source", "seat", "player"]))
    assert {row["source"] for row in rows} == {"seed 7", "seed 8"}
    assert {(row["seat"], row["player"]) for row in rows} == {
        ("frederick", "random"),
        ("pompadour", "recruit"),
    }


@pytest.mark.parametrize("game", sanssouci.GAMES)
def test_every_game_can_be_made_a_data_set_of(game: str, tmp_path: Path) -> None:
    path = tmp_path / "games.parquet"
    record = min((RECORDS.parent / game).glob("*.txt"), key=lambda file: file.stat().st_size)
    result = run("-o", path, record, "--shown", "tensor")
    assert result.exit_code == 0, result.output
    encoding = sanssouci.game(game).encoding
    assert encoding is not None
    rows = list(dataset.read(path, ["game", "chosen", "words", "observation"]))
    assert rows
    for row in rows:
        assert row["game"] == game
        assert Vocabulary(encoding).action(row["words"]) == row["chosen"]
        assert len(row["observation"]) == encoding.size


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (["--game", "friedrich", "x.txt"], "Name records, or a --game for bots to play"),
        (["--game", "chess"], "no game called 'chess'"),
        (["--game", "friedrich", "--seat", "nobody=captain"], "no seat called 'nobody'"),
        (
            ["--game", "friedrich", "--shown", "all"],
            "must be one of view, tensor, nothing",
        ),
        (["nowhere.txt"], "nowhere.txt: No such file or directory"),
    ],
)
def test_mistakes_are_told_in_one_line(arguments: list[str], problem: str, tmp_path: Path) -> None:
    result = run("-o", tmp_path / "x.parquet", *arguments)
    assert result.exit_code == 2
    assert problem in result.stderr
    assert len(result.stderr.splitlines()) == 1
    assert list(tmp_path.iterdir()) == []
