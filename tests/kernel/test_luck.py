"""Luck that was promised before the game and can be checked after it."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from sanssouci.games import load
from sanssouci.kernel import (
    CHANCE,
    BadRecord,
    Entry,
    Record,
    check_luck,
    commitment,
    is_secret,
    luck_at,
    new_secret,
)
from tests.command_line import fail, run

GAME = load("friedrich")


def played(secret: str, actions: int = 80) -> Record:
    """Some random play in which this secret decides what chance does."""
    state = GAME.new("austrian-theatre")
    record = Record(GAME.id, GAME.rules_version, "austrian-theatre", {})
    rng = Random(1)
    for _ in range(actions):
        seat = state.actors[0]
        if seat == CHANCE:
            action = state.sample_chance(luck_at(secret, len(record.entries)))
        else:
            action = rng.choice(state.legal(seat))
        state.apply(seat, action)
        record.entries.append(Entry(seat, action))
    return replace(record, hash=state.hash(), secret=secret, commitment=commitment(secret))


def test_a_record_says_what_it_takes_to_check_its_luck() -> None:
    record = Record.loads(played(new_secret()).dumps())
    assert check_luck(GAME, record) == sum(seat == CHANCE for seat, _ in record.entries) > 5
    assert check_luck(GAME, record, promised=record.commitment) > 5


def test_luck_that_was_not_promised_is_found_out() -> None:
    record = played(new_secret())
    other = new_secret()
    with pytest.raises(BadRecord, match="not the one that was promised"):
        check_luck(GAME, record, promised=commitment(other))
    with pytest.raises(BadRecord, match="not the one that was promised"):
        check_luck(GAME, replace(record, secret=other))
    with pytest.raises(BadRecord, match="the secret decides"):
        check_luck(GAME, replace(record, secret=other, commitment=commitment(other)))
    with pytest.raises(BadRecord, match="no secret"):
        check_luck(GAME, replace(record, secret=""))


def test_a_secret_is_no_seed_that_somebody_chose() -> None:
    assert is_secret(new_secret())
    assert new_secret() != new_secret()
    assert not is_secret("5")


def test_the_command_checks_a_record(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    record = played(new_secret())
    record.save(file)
    assert "all as the secret decides" in run("luck", file, "--promised", record.commitment)
    assert "not the one that was promised" in fail("luck", file, "--promised", "0" * 64)
