"""A low-priority process that works on pieces of reviews.

A line on the input is ``{"work": {...}, "seconds": ...}``, with the question of ``Work.question``;
on the output there is ``{"begun": true}`` and then the answer. See ``sanssouci.bots.thinking``.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Any, Final

from sanssouci.bots.thinking import Reply, answer, serve
from sanssouci.review.works import answered

_LAST_OF_ALL: Final = 19
"""How willingly the process lets others have the processor: bots and people come first."""


def work(question: dict[str, Any], say: Callable[[Reply], None]) -> None:
    say({"begun": True})
    say(answer(lambda: answered(question["work"])))


def main() -> None:
    if hasattr(os, "nice"):  # not on Windows
        os.nice(_LAST_OF_ALL)
    serve(work)


if __name__ == "__main__":
    main()
