"""A process in which bots think: a question is a line on the input, its answer two on the output.

    {"bot": "captain", "task": "choose", "game": "friedrich", "rules": "2", "seat": "maria",
     "world": {...}, "log": [...], "seed": "...", "seconds": 1.0,
     "allow_asides": true}                                                   (on one line)
    {"begun": true}
    {"action": "pass", "why": {"key": "why.no_choice", ...}}

The clock runs from ``begun`` to the answer. A bot that failed answers ``{"trouble": ..., "detail":
...}``, perhaps without having begun; the task "odds" is answered with ``{"odds": {...}}``, and
"ahead" with ``{"quick": true}`` or ``{"expected": {"question": ..., "action": ..., "why": ...}}``,
which is null if nobody can tell what will be asked. The process ends when its input does, so it
never outlives the server that started it.
"""

from __future__ import annotations

import contextlib
import json
import signal
import sys
from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any

from sanssouci.bots import reasons
from sanssouci.bots.ahead import think_ahead
from sanssouci.bots.contract import is_slow, make_ready
from sanssouci.bots.outside import OUTSIDE, OutsideBot
from sanssouci.bots.referee import choice_in_time
from sanssouci.bots.seating import seat_bot
from sanssouci.bots.trouble import BotFailed, Trouble
from sanssouci.games import load
from sanssouci.kernel import Bot, Line, Message, Situation

Reply = dict[str, Any]

_running = cache(OutsideBot)
"""Programs are kept running from question to question."""
_kept = cache(seat_bot)
"""Bots of a process that has one seat of one game, where what they remember is their own."""


def prepared(question: dict[str, Any]) -> Callable[[], Reply]:
    """All that can be done before the clock runs; what is left is the thinking."""
    situation = _situation(question)
    if question["task"] == "odds":
        return lambda: {"odds": situation.game.odds(situation)}
    bot = _bot(question["bot"], keep=question.get("keep", False))
    is_ahead = question["task"] == "ahead"
    if is_ahead and not is_slow(bot, situation.game):
        return lambda: {"quick": True}
    make_ready(bot, situation.game)
    if is_ahead:
        return lambda: {"expected": _expected(bot, situation)}
    return lambda: _chosen(bot, situation)


def _bot(name: str, *, keep: bool) -> Bot:
    if not name.startswith(OUTSIDE):
        return _kept(name) if keep else seat_bot(name)
    program = _running(name)
    program.prepare()
    return program


def _chosen(bot: Bot, situation: Situation) -> Reply:
    choice = choice_in_time(bot, situation)
    return {"action": str(choice.action), "why": reasons.to_json(choice.why)}


def _expected(bot: Bot, situation: Situation) -> Reply | None:
    found = think_ahead(bot, situation)
    if found is None:
        return None
    action, why = found.choice
    return {"question": found.question, "action": str(action), "why": reasons.to_json(why)}


def _situation(question: dict[str, Any]) -> Situation:
    return Situation(
        question["seat"],
        load(question["game"], question["rules"]).from_json(question["world"], trial=False),
        Random(question["seed"]),
        question["seconds"],
        question["allow_asides"],
        tuple(Line(Message.from_json(message)) for message in question["log"]),
    )


def answer(work: Callable[[], Reply]) -> Reply:
    """What came of some work; a bot that fails answers with its trouble."""
    try:
        return work()
    except BotFailed as failed:
        return {"trouble": failed.trouble.value, "detail": failed.detail}
    except Exception as error:  # whatever it is, the game must go on
        return {"trouble": Trouble.BROKE.value, "detail": f"{type(error).__name__}: {error}"}


def think(question: dict[str, Any], say: Callable[[Reply], None]) -> None:
    """One decision, from making ready to the answer."""

    def work() -> Reply:
        thinking = prepared(question)
        say({"begun": True})
        return thinking()

    say(answer(work))


def main() -> None:
    serve(think)


def serve(work: Callable[[dict[str, Any], Callable[[Reply], None]], None]) -> None:
    """Answer one question after the other until there are no more."""
    # Ends even a bot that is thinking, and stops the programs that were started for it.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit())
    answers = sys.stdout

    def say(reply: Reply) -> None:
        print(json.dumps(reply), file=answers, flush=True)

    with contextlib.redirect_stdout(sys.stderr):  # a bot that prints does not disturb the answers
        for line in sys.stdin:
            work(json.loads(line), say)


if __name__ == "__main__":
    main()
