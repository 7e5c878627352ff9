"""Advice for people at a table: a hint for their decision, and the odds of their combat.

Both are made in the processes of the bots, from what the seat may know and no more. Their luck is
drawn anew for every question, so it depends on nothing in the game. But as long as the seat knows
what it knew, it is told the same again: an answer that changed would only be noise, and work.
"""

from __future__ import annotations

import json
from typing import Any

from sanssouci.bots import BotFailed, Decision, RandomBot, adviser
from sanssouci.kernel import commitment, new_secret, offer
from sanssouci.table.bot_pool import Question
from sanssouci.table.deciding import decide
from sanssouci.table.errors import RefusalCode, Refused
from sanssouci.table.live import LiveTable


async def hint(table: LiveTable, holder: str, seat: str) -> Decision:
    """What the strongest bot would do in the seat."""
    _check(table, holder, seat)
    state = table.course.state
    if seat not in state.actors:
        raise Refused(RefusalCode.ILLEGAL, "It is not your turn.")
    known = _known(table, seat)
    if (given := table.advice.get(("hint", seat))) is not None and given[0] == known:
        found: Decision = given[1]
        return found
    legal, asides = offer(state.legal(seat)), set(state.asides(seat))
    bot = adviser(state.game).name
    question = Question.about(state, seat, bot, new_secret(), table.course.play.log(seat))
    found = await decide(table.bots, question, legal, asides)
    if offer(table.course.state.legal(seat)) != legal:
        raise Refused(RefusalCode.STALE, "The game has gone on meanwhile.")
    if found.by == RandomBot.name:
        raise Refused(RefusalCode.ILLEGAL, "Nobody has advice to give just now.")
    table.advice["hint", seat] = known, found
    return found


async def odds(table: LiveTable, holder: str, seat: str) -> dict[str, Any]:
    """What the combat going on promises the seat; see ``Game.odds``."""
    _check(table, holder, seat)
    known = _known(table, seat)
    if (given := table.advice.get(("odds", seat))) is not None and given[0] == known:
        return dict(given[1])
    question = Question.about(table.course.state, seat, "", new_secret(), task="odds")
    try:
        found = (await table.bots.ask(question)).get("odds")
    except BotFailed as error:
        raise Refused(RefusalCode.ILLEGAL, "The odds could not be worked out.") from error
    if found is None:
        raise Refused(RefusalCode.ILLEGAL, "You are in no combat.")
    table.advice["odds", seat] = known, found
    return dict(found)


def _known(table: LiveTable, seat: str) -> str:
    """A fingerprint of all that a seat knows: its view, its choices and how long its log is."""
    state = table.course.state
    told = [
        state.view(seat),
        repr(offer(state.legal(seat))) if seat in state.actors else "",
        list(state.asides(seat)),
        len(table.course.play.log(seat)),
    ]
    return commitment(json.dumps(told, sort_keys=True))


def _check(table: LiveTable, holder: str, seat: str) -> None:
    table.check_mine(holder, seat)
    table.check_running()
    if not table.head.hints:
        raise Refused(RefusalCode.FORBIDDEN, "The host of this table allows no advice.")
