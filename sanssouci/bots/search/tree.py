"""The tree: what the seat has learnt about its own decisions, by what it would see there.

A node is an information set: worlds the seat cannot tell apart meet in it, and whatever the seat
would notice, a card drawn or an enemy's move, leads to another. Only the searching seat has nodes;
the others act by the judgement's policy, on what they know themselves, for they cannot see
through the seat's imagination.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import sqrt
from random import Random
from typing import Final, NamedTuple

from sanssouci.kernel import (
    CHANCE,
    Action,
    Judgement,
    KnowsPeople,
    LooksHalfway,
    Message,
    Plan,
    Policy,
    State,
    add_up,
    offer,
)

_CURIOSITY: Final = 0.3
"""How strongly shares and few visits draw a playout; worths are between 0 and 1."""
_FAMILIAR: Final = 8
"""Visits before a node's plans are told apart; until then the policy decides there."""
_GROWTH: Final = 0.5
"""A node visited n times looks at about n to this power of its plans."""


class InformationSet(NamedTuple):
    """All that the seat knows when it decides."""

    view: str
    prompt: Message
    legal: Sequence[Action]


class Node:
    """One information set: how often it was met, what it was worth, and each plan there."""

    __slots__ = ("plans", "total", "totals", "visits", "visits_of")

    def __init__(self) -> None:
        self.visits = 0
        self.total = 0.0
        self.plans: Sequence[Plan] = ()
        self.visits_of: list[int] = []
        self.totals: list[float] = []

    def open(self, plans: Sequence[Plan]) -> None:
        """Begin to tell the plans apart."""
        self.plans = plans
        self.visits_of = [0] * len(plans)
        self.totals = [0.0] * len(plans)

    def select(self) -> int:
        """The plan that promises most, the likeliest first; more are let in with the visits."""
        mean = self.total / self.visits if self.visits else 0.0
        tries = sum(self.visits_of)
        wide = max(1, min(len(self.plans), round(tries**_GROWTH)))
        shares = add_up(plan.share for plan in self.plans)
        urge = _CURIOSITY * sqrt(tries + 1) / shares
        best, best_score = 0, float("-inf")
        for index in range(wide):
            tried = self.visits_of[index]
            worth = self.totals[index] / tried if tried else mean
            score = worth + urge * self.plans[index].share / (1 + tried)
            if score > best_score:
                best, best_score = index, score
        return best

    def add(self, worth: float) -> None:
        self.visits += 1
        self.total += worth

    def absorb(self, other: Node) -> None:
        """What was learnt at the same information set before the plans there were told apart."""
        self.visits += other.visits
        self.total += other.total

    def add_to(self, index: int, worth: float) -> None:
        self.visits_of[index] += 1
        self.totals[index] += worth


class Root:
    """The nodes that the playouts of one plan have led to.

    Telling information sets apart takes a view of each world, and decides nothing before one of
    them may be familiar, which most plans are not tried often enough for. Until then each world
    has a node of its own and waits.
    """

    __slots__ = ("nodes", "waiting")

    def __init__(self) -> None:
        self.nodes: dict[InformationSet, Node] = {}
        self.waiting: list[tuple[State, Node]] | None = []
        """Where the seat had to decide; None once they are told apart."""

    def node(self, world: State, seat: str) -> Node:
        """The node for the decision that the seat has to take."""
        if self.waiting is not None:
            if len(self.waiting) < _FAMILIAR:
                node = Node()
                self.waiting.append((world.clone(), node))
                return node
            for earlier, node in self.waiting:
                self._told_apart(earlier, seat).absorb(node)
            self.waiting = None
        return self._told_apart(world, seat)

    def _told_apart(self, world: State, seat: str) -> Node:
        key = InformationSet(repr(world.view(seat)), world.prompt(seat), offer(world.legal(seat)))
        node = self.nodes.get(key)
        if node is None:
            node = self.nodes[key] = Node()
        return node


class Tree:
    """Plays imagined worlds on to the horizon and remembers what came of it."""

    def __init__(
        self,
        judgement: Judgement,
        seat: str,
        horizon: int,
        depth: int,
        start: State | None = None,
        plans: Sequence[Plan] = (),
    ) -> None:
        """``start`` is where the playouts begin, with one of the ``plans``; without it they are
        judged at their end alone and played on by the judgement's policy."""
        self._judgement = judgement
        self._seat = seat
        self._horizon = horizon
        self._depth = depth
        self._halfway, self._first_share = horizon, 0.0
        if start is not None and isinstance(judgement, LooksHalfway):
            moment, share = judgement.halfway(start)
            if share:  # what counts for nothing need not be looked at
                self._halfway, self._first_share = moment, share
        self._policy: Callable[[Random], Policy] = judgement.policy
        if start is not None and isinstance(judgement, KnowsPeople):
            self._policy = judgement.company(start, seat, plans)
        self.roots: dict[Action, Root] = {}
        """By the action that begins a plan."""

    def try_plan(self, world: State, plan: Plan, luck: Random) -> float:
        """What a plan is worth in one world, which is used up by it."""
        for action in plan.actions:
            if self._seat not in world.actors:
                break
            world.apply(self._seat, action)
        root = self.roots.setdefault(plan.actions[0], Root())
        path: list[tuple[Node, int]] = []
        worth = self._play_on(world, root, luck, path)
        for node, index in path:
            node.add(worth)
            if index >= 0:
                node.add_to(index, worth)
        return worth

    def _play_on(
        self, world: State, root: Root, luck: Random, path: list[tuple[Node, int]]
    ) -> float:
        judgement, seat, horizon = self._judgement, self._seat, self._horizon
        policy = self._policy(luck)
        in_tree = self._depth > 0
        look, seen = self._halfway, 0.0
        share = 0.0
        while (actors := world.actors) and (now := judgement.moment(world)) < horizon:
            if now >= look:
                look, share = horizon, self._first_share
                seen = judgement.worth(world, seat)
            actor = actors[0]
            if actor == CHANCE:
                world.apply(CHANCE, world.sample_chance(luck))
            elif actor != seat or not in_tree or len(world.legal(seat)) == 1:
                world.apply(actor, policy(world, actor))
            else:
                in_tree = self._step(world, root, policy, path)
        return share * seen + (1 - share) * judgement.worth(world, seat)

    def _step(self, world: State, root: Root, policy: Policy, path: list[tuple[Node, int]]) -> bool:
        """A decision of the seat in the tree; says whether the next one is in it, too."""
        seat = self._seat
        node = root.node(world, seat)
        if node.visits < _FAMILIAR:  # a leaf: from here on the policy is trusted
            path.append((node, -1))
            world.apply(seat, policy(world, seat))
            return False
        if not node.plans:
            node.open(self._judgement.plans(world, seat, allow_asides=False))
        index = node.select()
        path.append((node, index))
        for action in node.plans[index].actions:
            world.apply(seat, action)
        return len(path) < self._depth
