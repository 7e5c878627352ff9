"""Thinks about the decision that is likely to come next, while somebody else is deciding.

The others' decisions are guessed a few times by the game's quick policy, each time in another world
that might be the true one. Where several guesses lead to the same question, as in a duel, it is
worth an answer beforehand. After a march or a draw of cards no two guesses agree, and no time is
spent on them.
"""

from __future__ import annotations

import time
from collections import Counter
from dataclasses import dataclass, replace
from typing import Final

from sanssouci.kernel import CHANCE, Bot, Choice, Judgement, Situation, State, commitment, offer

_GUESSES: Final = 8
_AGREEING: Final = 2
"""Guesses that must lead to a question before it is thought about."""
_FOR_GUESSES: Final = 0.5
"""Maximum share of the time that guessing may take."""
_FARTHEST: Final = 60
"""Maximum number of decisions of others in a guess."""


@dataclass(frozen=True, slots=True)
class Expected:
    """A question that is likely to be asked, and the answer to it."""

    question: str
    choice: Choice


def question_before(state: State, seat: str, *, allow_asides: bool = True) -> str:
    """A fingerprint of all that a seat sees and may do: equal for equal questions."""
    asides = tuple(state.asides(seat)) if allow_asides else ()
    prompt = state.prompt(seat) if seat in state.actors else None
    return commitment(repr((state.view(seat), prompt, offer(state.demanded(seat)), asides)))


def think_ahead(bot: Bot, situation: Situation) -> Expected | None:
    """The likeliest of the questions to come with the bot's answer; None if it is anybody's guess.

    ``situation`` is one in which others have to decide.
    """
    judgement = situation.game.judgement
    if judgement is None:
        return None
    started = time.perf_counter()
    worlds: dict[str, State] = {}
    met: Counter[str] = Counter()
    for _ in range(_GUESSES):
        if time.perf_counter() - started > _FOR_GUESSES * situation.seconds:
            break
        world = situation.imagine()
        if _play_to_decision(world, situation, judgement):
            question = question_before(world, situation.seat, allow_asides=situation.allow_asides)
            worlds.setdefault(question, world)
            met[question] += 1
    likeliest = met.most_common(1)
    if not likeliest or likeliest[0][1] < _AGREEING:
        return None
    question = likeliest[0][0]
    left = situation.seconds - (time.perf_counter() - started)
    asked = replace(situation, world=worlds[question], seconds=max(left, 0.0))
    return Expected(question, bot.choose(asked))


def _play_to_decision(world: State, situation: Situation, judgement: Judgement) -> bool:
    """Play a world on until the seat has a choice; False if it does not come to that soon."""
    seat, rng = situation.seat, situation.rng
    policy = judgement.policy(rng)
    for _ in range(_FARTHEST):
        if not (actors := world.actors):
            return False
        actor = actors[0]
        if actor == CHANCE:
            world.apply(CHANCE, world.sample_chance(rng))
        elif actor != seat:
            world.apply(actor, policy(world, actor))
        elif len(legal := world.legal(seat)) > 1:
            return True
        else:
            world.apply(seat, legal[0])
    return False
