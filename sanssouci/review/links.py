"""The way from position to position, each stretch with whoever changed the chances on it."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from sanssouci.review.ledger import Ledger, Node
from sanssouci.review.playouts import appraisal_of
from sanssouci.review.walk import Step, Walk

SEVERAL: Final = ""
"""Chance and players, or several of them, where there was no time to tell them apart."""
_COST: Final = 0.01
"""What a stretch more must bring to belong to a moment: less is noise."""


@dataclass(frozen=True)
class Link:
    before: Node
    after: Node
    by: str
    """Chance, a seat, or several."""
    steps: tuple[Step, ...]

    @property
    def first(self) -> int:
        return self.steps[0].first

    @property
    def last(self) -> int:
        return self.steps[-1].last


@dataclass(frozen=True)
class Stretch:
    """Some links in a row within a turn, and the seat whose chances changed most on them."""

    links: tuple[Link, ...]
    seat: int
    swing: float


def links_of(walk: Walk, most: int | None = None) -> list[Link]:
    """The links of a war; with ``most``, only so many positions are kept between them."""
    kept = None if most is None else _kept(walk, most)
    links: list[Link] = []
    for turn in range(len(walk.turns)):
        steps = [step for step in walk.steps if step.turn == turn]
        if not steps:
            continue
        node = Node(turn, steps[0].first)
        gathered: list[Step] = []
        for step in steps:
            if not step.is_plain:
                gathered.append(step)
            is_end = step is steps[-1]
            if gathered and (is_end or kept is None or step.last in kept):
                after = Node(turn, step.last if kept is not None else gathered[-1].last)
                who = {each.seat for each in gathered}
                links.append(
                    Link(node, after, who.pop() if len(who) == 1 else SEVERAL, tuple(gathered))
                )
                node, gathered = after, []
    return links


def first_node(walk: Walk, links: list[Link], turn: int) -> Node:
    """The position with which a turn begins."""
    return next((link.before for link in links if link.before.turn == turn), _bare(walk, turn))


def last_node(walk: Walk, links: list[Link], turn: int) -> Node:
    """The position with which it ends: what comes after the last link changes nothing."""
    found = [link.after for link in links if link.after.turn == turn]
    return found[-1] if found else _bare(walk, turn)


def _bare(walk: Walk, turn: int) -> Node:
    return Node(turn, walk.turns[turn].first)


def _kept(walk: Walk, most: int) -> Collection[int]:
    """The entries after which the game's own eye sees most changed."""
    appraisal = appraisal_of(walk.game)
    worths = {
        entry: [appraisal.worth(state, seat) for seat in walk.seats]
        for entry, state in walk.positions.items()
    }
    changed = sorted(
        (step for step in walk.steps if not step.is_plain),
        key=lambda step: (
            -max(
                abs(late - early)
                for early, late in zip(worths[step.first], worths[step.last], strict=True)
            )
            if step.last in worths
            else 0.0
        ),
    )
    found: set[int] = set()
    for step in changed[: most // 2]:
        found |= {step.first, step.last}
    return found


def stretches(ledger: Ledger, links: list[Link], seats: int, most: int) -> list[Stretch]:
    """Where chances changed most, no link twice, the greatest change first."""
    found: list[Stretch] = []
    changes = {link.before: ledger.changes(link.before, link.after) for link in links}
    left: list[Link | None] = list(links)
    while len(found) < most:
        best = _best(changes, left, seats)
        if best is None:
            break
        found.append(best)
        left = [None if link in best.links else link for link in left]
    return found


def _best(
    changes: Mapping[Node, Sequence[float]], links: list[Link | None], seats: int
) -> Stretch | None:
    """The stretch with the greatest sum, a cost taken off for each link."""
    best: tuple[float, Stretch] | None = None
    for seat in range(seats):
        for sign in (1, -1):
            total, run = 0.0, list[Link]()
            for link in links:
                if link is None or (run and run[-1].before.turn != link.before.turn):
                    total, run = 0.0, []
                if link is None:
                    continue
                change = sign * changes[link.before][seat] - _COST
                if total <= 0:
                    total, run = 0.0, []
                total += change
                run.append(link)
                if total > 0 and (best is None or total > best[0]):
                    swing = sign * (total + _COST * len(run))
                    best = total, Stretch(tuple(run), seat, swing)
    return best and best[1]
