"""What could be typed next, word by word."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import NamedTuple

from sanssouci.kernel.spelling import fold


class Candidate(NamedTuple):
    word: str
    hint: str = ""


Candidates = Callable[[str], Iterable[Candidate]]
"""From the text before the cursor to the words that could stand there."""


def completions(
    before: str, lines: Iterable[str], hints: Mapping[str, str] | None = None
) -> Iterator[Candidate]:
    """The words that continue the text to one of the lines, each once.

    ``hints`` tells something about whole lines; it is shown with the word that completes one.
    """
    *done, begun = fold(before).split(" ")
    done = [word for word in done if word]
    seen: set[str] = set()
    for line in lines:
        words = line.split(" ")
        if len(words) <= len(done) or [fold(word) for word in words[: len(done)]] != done:
            continue
        word = words[len(done)]
        if word not in seen and fold(word).startswith(begun):
            seen.add(word)
            complete = len(words) == len(done) + 1
            yield Candidate(word, (hints or {}).get(line, "") if complete else "")
