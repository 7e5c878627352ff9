"""Advice for people at a table: a hint for their decision, and the odds of their combat.

Both are computed in the bots' worker processes, from what the seat may know and nothing else.
Their luck is
drawn anew for every question, so it depends on nothing in the game. But as long as the seat knows
what it knew, it is told the same again: an answer that changed would only be noise, and work.
"""

from __future__ import annotations

from random import Random
from typing import Any, NamedTuple

from sanssouci.bots import Advised, BotFailed, adviser, to_the_end
from sanssouci.bots.ahead import question_before
from sanssouci.kernel import Action, Message, Reason, new_secret, offer
from sanssouci.kernel.catalogue import tell
from sanssouci.table.bot_pool import Question
from sanssouci.table.deciding import decide
from sanssouci.table.errors import RefusalCode, Refused
from sanssouci.table.live import LiveTable


class Hint(NamedTuple):
    """A decision as a person sees it, such as a purchase with the cards that pay for it."""

    actions: tuple[Action, ...]
    """One after the other, to the end of the decision."""
    told: tuple[Message | None, ...]
    """Each in words, where its own do not say all."""
    why: Reason
    by: str
    """The name of the bot; empty if it is the lesson that says so."""


async def hint(table: LiveTable, holder: str, seat: str) -> Hint:
    """What the strongest bot would do in the seat, to the end of what it begins; a learner is told
    what his lesson says, which the bot does not know."""
    _check(table, holder, seat)
    state = table.course.state
    if seat not in state.actors:
        raise Refused(RefusalCode.ILLEGAL, tell("kernel.not_your_turn"))
    if taught := table.course.taught(seat):
        return Hint(tuple(taught), (None,) * len(taught), tell("table.taught"), "")
    known = _known(table, seat)
    if (given := table.advice.get(("hint", seat))) is not None and given[0] == known:
        found: Hint = given[1]
        return found
    legal = offer(state.legal(seat))
    steps = await _to_the_end(table, seat)
    if offer(table.course.state.legal(seat)) != legal:
        raise Refused(RefusalCode.STALE, tell("error.gone_on_meanwhile"))
    actions, told = (tuple(step.action for step in steps), tuple(step.told for step in steps))
    found = Hint(actions, told, steps[0].why, steps[0].by)
    table.advice["hint", seat] = known, found
    return found


async def _to_the_end(table: LiveTable, seat: str) -> list[Advised]:
    """Step by step, as nothing is done yet."""
    state = table.course.state
    bot, log = adviser().name, table.course.play.log(seat)
    course = to_the_end(state, seat, Random(new_secret()))
    try:
        world, asides = next(course)
        while True:
            allowed = bool(asides)
            question = Question.about(world, seat, bot, new_secret(), log, allow_asides=allowed)
            found = await decide(table.bots, question, offer(world.legal(seat)), asides)
            world, asides = course.send(found)
    except StopIteration as ended:
        steps: list[Advised] = ended.value
    if not steps:
        raise Refused(RefusalCode.ILLEGAL, tell("error.no_advice"))
    return steps


async def odds(table: LiveTable, holder: str, seat: str) -> dict[str, Any]:
    """What the combat going on promises the seat; see ``Game.odds``."""
    _check(table, holder, seat)
    known = _known(table, seat)
    if (given := table.advice.get(("odds", seat))) is not None and given[0] == known:
        return dict(given[1])
    log = table.course.play.log(seat)  # what the enemy has done tells of his hand
    question = Question.about(table.course.state, seat, "", new_secret(), log, task="odds")
    try:
        found = (await table.bots.ask(question)).get("odds")
    except BotFailed as error:
        raise Refused(RefusalCode.ILLEGAL, tell("error.no_odds")) from error
    if found is None:
        raise Refused(RefusalCode.ILLEGAL, tell("error.no_combat"))
    table.advice["odds", seat] = known, found
    return dict(found)


def _known(table: LiveTable, seat: str) -> str:
    """A fingerprint of all that a seat knows: what it is asked, and how long its log is."""
    told = len(table.course.play.log(seat))
    return f"{question_before(table.course.state, seat)} {told}"


def _check(table: LiveTable, holder: str, seat: str) -> None:
    table.check_mine(holder, seat)
    table.check_running()
    if not table.head.hints:
        raise Refused(RefusalCode.FORBIDDEN, tell("error.advice_forbidden"))
