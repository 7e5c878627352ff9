"""A review in words: the same data, with a sentence for every message and action in it."""

from __future__ import annotations

from typing import Any

from sanssouci.kernel import Game, Message
from sanssouci.kernel.catalogue import tell
from sanssouci.review.results import Decision, Review


def told(game: Game, review: Review) -> dict[str, Any]:
    """What is sent to a client, in the language of whoever asks."""
    found = review.to_json()
    for turn, data in zip(review.turns, found["turns"], strict=True):
        data["when"] = game.say(turn.when)
    for moment, data in zip(review.moments, found["moments"], strict=True):
        data["when"] = game.say(moment.when)
        data["lines"] = sentences(game, moment.lines)
        for decision, each in zip(moment.decisions, data["decisions"], strict=True):
            each["text"] = game.describe(decision.action)
            each["best_text"] = game.describe(decision.best)
            each["why"] = reason(game, decision)
            each["agrees"] = decision.agrees
            each["bot"] = tell(f"bot.{decision.bot}")
    for fight, data in zip(review.fights, found["fights"], strict=True):
        data["when"] = game.say(fight.when)
        data["begins"] = game.say(fight.begins)
        data["ends"] = None if fight.ends is None else game.say(fight.ends)
    return found


def sentences(game: Game, lines: list[Message]) -> list[str]:
    return list(dict.fromkeys(map(game.say, lines)))


def reason(game: Game, decision: Decision) -> str:
    """Why the bot would have done it."""
    return game.explain(decision.why)
