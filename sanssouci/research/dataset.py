"""Games as a table: one row for each decision of a player, in Parquet files.

A row holds what the seat was shown when it decided, what it might have done, what it did and
what came of it. Hidden things are not in it: the view is the one the seat had.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any

from sanssouci.games import load
from sanssouci.kernel import (
    CHANCE,
    Action,
    BadOption,
    BadRecord,
    Entry,
    Game,
    Record,
    State,
    listed,
    next_words,
    replay,
)
from sanssouci.research.extras import missing
from sanssouci.research.plain import encoding_of
from sanssouci.research.sequential import share
from sanssouci.research.shown import Shown
from sanssouci.research.words import Vocabulary

try:
    import pyarrow as pa
    import pyarrow.parquet as pq
except ImportError as error:
    raise missing("research", error) from error

_ROWS_AT_ONCE = 512
"""Rows kept in memory before they are written."""


def schema(game: Game, shown: Shown) -> Any:
    """The columns, and in the metadata what is needed to read ids and tensors."""
    columns = [
        ("game", pa.string()),
        ("rules", pa.string()),
        ("scenario", pa.string()),
        ("options", pa.string()),
        ("source", pa.string()),
        ("entry", pa.int32()),
        ("seat", pa.string()),
        ("player", pa.string()),
        ("prompt", pa.string()),
        ("legal", pa.list_(pa.string())),
        ("offered", pa.list_(pa.list_(pa.string()))),
        ("chosen", pa.string()),
        ("aside", pa.bool_()),
        ("value", pa.float32()),
        ("reason", pa.string()),
    ]
    metadata = {"game": game.id, "rules": game.rules_version}
    if game.grammar or shown is Shown.TENSOR:
        encoding = encoding_of(game)
        columns.append(("words", pa.list_(pa.int32())))
        vocabulary = Vocabulary(encoding)
        metadata |= {
            "encoding": encoding.version,
            "vocabulary": vocabulary.fingerprint,
            "words": json.dumps(vocabulary.words),
            "slices": json.dumps([(part.name, part.shape) for part in encoding.slices]),
        }
        if shown is Shown.TENSOR:
            columns.append(("observation", pa.list_(pa.float32(), encoding.size)))
    if shown is Shown.VIEW:
        columns.append(("view", pa.string()))
    return pa.schema(columns, metadata)


class Writer:
    """Writes the decisions of games, one game after the other, to a file."""

    def __init__(self, path: Path, game: Game, shown: Shown = Shown.VIEW) -> None:
        self.rows = 0
        self._game = game
        self._shown = shown
        self._encoding = encoding_of(game) if game.grammar else None
        self._vocabulary = Vocabulary(self._encoding) if self._encoding else None
        self._schema = schema(game, shown)
        self._waiting: list[dict[str, Any]] = []
        self._file = pq.ParquetWriter(path, self._schema, compression="zstd")

    def add(self, record: Record, source: str) -> None:
        """All decisions of a game; ``source`` says where it comes from."""
        if record.game != self._game.id:
            raise BadOption(
                f"{source}: a game of {record.game}, but the data set is of {self._game.id}"
            )
        try:
            end = replay(self._game, record)
        except BadRecord as error:
            raise BadRecord(f"{source}: {error}") from error
        seats = self._game.seats(end)
        scenario = end.setting.scenario
        won = share(end.outcome, seats, scenario.automata, apart=scenario.apart)
        values = dict(zip(seats, won, strict=True)) if end.outcome else {}
        same = {
            "game": record.game,
            "rules": record.rules,
            "scenario": record.scenario,
            "options": json.dumps(self._options(record)),
            "source": source,
            "reason": end.outcome.reason if end.outcome else None,
        }
        number = 0

        def watch(state: State, entry: Entry) -> None:
            nonlocal number
            number += 1
            if entry.seat != CHANCE:
                row = same | self._decision(state, entry)
                row["entry"] = number
                row["player"] = record.players.get(entry.seat)
                row["value"] = values.get(entry.seat)
                self._put(row)

        replay(self._game, record, watch=watch)

    def _options(self, record: Record) -> dict[str, object]:
        return dict(self._game.check_options(self._game.scenario(record.scenario), record.options))

    def _decision(self, state: State, entry: Entry) -> dict[str, Any]:
        seat, action = entry
        legal = state.legal(seat)
        written = listed(legal)
        prompt = state.prompt(seat)
        row: dict[str, Any] = {
            "seat": seat,
            "prompt": prompt.key,
            "legal": written,
            "offered": None if written is not None else _offered(legal, action),
            "chosen": action,
            "aside": action not in legal,
        }
        if self._vocabulary is not None:
            row["words"] = self._vocabulary.ids(action)
        if self._shown is Shown.VIEW:
            row["view"] = json.dumps(state.view(seat), separators=(",", ":"))
        elif self._shown is Shown.TENSOR:
            assert self._encoding is not None
            row["observation"] = self._encoding.observe(state.view(seat), prompt)
        return row

    def _put(self, row: dict[str, Any]) -> None:
        self._waiting.append(row)
        self.rows += 1
        if len(self._waiting) == _ROWS_AT_ONCE:
            self._flush()

    def _flush(self) -> None:
        if self._waiting:
            self._file.write_table(pa.Table.from_pylist(self._waiting, self._schema))
            self._waiting.clear()

    def close(self) -> None:
        self._flush()
        self._file.close()


def _offered(legal: Sequence[Action], chosen: Action) -> list[list[str]]:
    """For each word of what was done, all that might have stood there; ``""`` is the end of it."""
    words = chosen.split(" ")
    return [list(next_words(legal, words[:number])) for number in range(len(words) + 1)]


def export(
    records: Iterable[tuple[str, Record]], path: Path, game: Game | str, shown: Shown = Shown.VIEW
) -> int:
    """Write games, each with its source, as one file; returns the number of rows.

    The file appears when it is complete; a game that cannot be read leaves an older one alone.
    """
    draft = path.with_name(path.name + ".part")
    writer = Writer(draft, load(game) if isinstance(game, str) else game, shown)
    try:
        for source, record in records:
            writer.add(record, source)
        writer.close()
        draft.replace(path)
    finally:
        draft.unlink(missing_ok=True)
    return writer.rows


def read(path: Path, columns: list[str] | None = None) -> Iterator[dict[str, Any]]:
    """The rows of a file, one after the other, without all of it in memory."""
    for batch in pq.ParquetFile(path).iter_batches(_ROWS_AT_ONCE, columns=columns):
        yield from batch.to_pylist()
