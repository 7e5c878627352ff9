"""Reasons of bots as they are sent and kept."""

from __future__ import annotations

import pytest

from sanssouci.bots import reasons
from sanssouci.kernel import Message, Reason

WHYS: list[Reason] = [
    Message.of("why.attack", "", who="keith+heinrich", enemy="daun", chance=63),
    "he has nothing left",
    '{"key": "log.turn"}',
    "",
]


@pytest.mark.parametrize("why", WHYS)
def test_a_reason_is_read_as_it_was_written(why: Reason) -> None:
    assert reasons.read(reasons.written(why)) == why
    assert reasons.from_json(reasons.to_json(why)) == why


@pytest.mark.parametrize("words", ["there is no choice", "63", "[1]", "null", "63% to win"])
def test_the_plain_words_of_earlier_versions_are_still_read(words: str) -> None:
    assert reasons.read(words) == words
