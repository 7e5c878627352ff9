"""The review of a finished war: how chances went, what decided it, what was luck and what skill.

>>> import sanssouci
>>> from sanssouci.review import BUDGETS, review
>>> sorted(BUDGETS)
['quick', 'thorough']
"""

from __future__ import annotations

from collections.abc import Callable

from sanssouci.kernel import BadOption, Record
from sanssouci.kernel.catalogue import tell
from sanssouci.review.results import (
    SCHEMA,
    Account,
    Decision,
    Estimate,
    Fight,
    Moment,
    Review,
    Side,
    Turn,
)
from sanssouci.review.reviewing import BUDGETS, WALKING, Budget, Reviewing
from sanssouci.review.walk import Walk, walk
from sanssouci.review.works import Answer, Work, answered

__all__ = [
    "BUDGETS",
    "SCHEMA",
    "WALKING",
    "Account",
    "Answer",
    "Budget",
    "Decision",
    "Estimate",
    "Fight",
    "Moment",
    "Review",
    "Reviewing",
    "Side",
    "Turn",
    "Walk",
    "Work",
    "answered",
    "budget_named",
    "review",
    "walk",
]


def budget_named(name: str) -> Budget:
    if name not in BUDGETS:
        raise BadOption(tell("arena.no_budget", listed=", ".join(BUDGETS), name=name))
    return BUDGETS[name]


def review(
    record: Record,
    *,
    budget: str | Budget = "quick",
    seed: int = 0,
    progress: Callable[[float], None] | None = None,
    kept: dict[str, Answer] | None = None,
    other_rules: bool = False,
) -> Review:
    """Look back on a finished war; BadRecord if it is not over.

    The seed repeats the playouts, and so the review. ``progress`` is told the share that is done.
    ``kept`` takes in what has been found out, piece by piece: a review that is begun again with the
    same record, budget, seed and pieces goes on where it stopped.
    """
    chosen = budget if isinstance(budget, Budget) else budget_named(budget)
    tell_walk = None if progress is None else (lambda share: progress(WALKING * share))
    walked = walk(record, other_rules=other_rules, progress=tell_walk)
    reviewing = Reviewing(walked, chosen, seed, {} if kept is None else kept)
    course = reviewing.works()
    try:
        work = next(course)
        while True:
            answer = work.done(*reviewing.given(work))
            if progress is not None:
                progress(reviewing.progress)
            work = course.send(answer)
    except StopIteration as ended:
        result: Review = ended.value
        return result
