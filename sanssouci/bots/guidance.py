"""Advice for a whole decision as a person sees it, such as a purchase with the cards that pay."""

from __future__ import annotations

from collections.abc import Collection, Generator, Sequence
from random import Random
from typing import Final, NamedTuple

from sanssouci.bots.random import RandomBot
from sanssouci.bots.referee import Decision, Referee
from sanssouci.kernel import Action, Bot, Line, Message, Reason, State

_MOST_STEPS: Final = 60
"""More than any decision takes: two dozen generals are given troops one after the other."""


class Step(NamedTuple):
    """What is to be decided next, in a world the seat cannot tell from the true one."""

    world: State
    asides: Collection[Action]
    """What may be done instead of the legal actions: only at the beginning."""


class Advised(NamedTuple):
    """A step of a decision."""

    action: Action
    told: Message | None
    """The action in words, where its own do not say all; see ``State.sentence``."""
    why: Reason
    by: str
    """The name of the bot that would do so."""


def to_the_end(state: State, seat: str, luck: Random) -> Generator[Step, Decision, list[Advised]]:
    """A seat's decision and all that only carries it on, as nothing is done yet.

    Yields the next step, and is sent what a bot would do there. It ends early where nobody has
    advice, before chance, and with whatever asks somebody else; the list may be empty.
    """
    world = state.resample(seat, luck)
    steps: list[Advised] = []
    while not steps or (world.goes_on(seat) and len(steps) < _MOST_STEPS):
        asides = set() if steps else set(world.asides(seat))
        found = yield Step(world, asides)
        if found.by == RandomBot.name:
            break
        steps.append(Advised(found.action, world.sentence(found.action), found.why, found.by))
        if found.action in asides:
            break
        world.apply(seat, found.action)
    return steps


def guide(
    bot: Bot, state: State, seat: str, referee: Referee, log: Sequence[Line] = ()
) -> list[Advised]:
    """What a bot would do in a seat, step by step to the end of the decision."""
    course = to_the_end(state, seat, referee.rng)
    try:
        step = next(course)
        while True:
            asked = referee.ask(bot, step.world, seat, log, allow_asides=bool(step.asides))
            step = course.send(asked)
    except StopIteration as ended:
        steps: list[Advised] = ended.value
        return steps
