"""A process in which bots think: one question a line on the input, one answer a line on the output.

    {"bot": "captain", "game": "friedrich", "seat": "maria", "world": {...}, "seed": "...",
     "seconds": 1.0, "allow_asides": true}                    (on one line)
    {"action": "pass", "why": "nothing better to do"}

It ends when its input does, so it never outlives the server that started it.
"""

from __future__ import annotations

import contextlib
import json
import sys
from random import Random
from typing import Any

from sanssouci.bots import BOTS
from sanssouci.games import load
from sanssouci.kernel import Situation


def answer(question: dict[str, Any]) -> dict[str, str]:
    """One decision; a bot that fails answers with its error."""
    try:
        choice = BOTS[question["bot"]]().choose(_situation(question))
    except Exception as error:  # whatever it is, the game must go on
        return {"error": f"{type(error).__name__}: {error}"}
    return {"action": str(choice.action), "why": choice.why}


def _situation(question: dict[str, Any]) -> Situation:
    return Situation(
        question["seat"],
        load(question["game"]).from_json(question["world"]),
        Random(question["seed"]),
        question["seconds"],
        question["allow_asides"],
    )


def main() -> None:
    answers = sys.stdout
    with contextlib.redirect_stdout(sys.stderr):  # a bot that prints does not disturb the answers
        for line in sys.stdin:
            print(json.dumps(answer(json.loads(line))), file=answers, flush=True)


if __name__ == "__main__":
    main()
