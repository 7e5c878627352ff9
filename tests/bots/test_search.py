"""The search by itself: its clock, its tree, its contests, on a game small enough to know."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from random import Random

import pytest

from examples.blind_bid import BLIND_BID, Auction, Bid
from sanssouci.bots.search import Limit, think
from sanssouci.bots.search.clock import Clock, timer_named
from sanssouci.bots.search.contest import Contest, Tally, best_of
from sanssouci.bots.search.plain import PlainJudgement
from sanssouci.bots.search.tree import Node, Root, Tree
from sanssouci.kernel import Action, BadOption, Plan, Policy, Situation, State, Trust


def auction(prize: int, left: list[int], right: list[int]) -> Auction:
    """A prize is up, and both have so many tokens left."""
    state = BLIND_BID.new()
    assert isinstance(state, Auction)
    state.tokens = {"left": left, "right": right}
    state.push(Bid(prize))
    state._actors = None
    return state


# -- the clock -----------------------------------------------------------------------------------


class FakeTimer:
    """Moves on by so much with each look at it."""

    def __init__(self, steps: Iterator[float]) -> None:
        self._steps = steps
        self.now = 0.0

    def __call__(self) -> float:
        self.now += next(self._steps)
        return self.now


def test_no_playout_is_begun_that_may_not_end_in_time() -> None:
    timer = FakeTimer(iter([0.0, 0.3, 0.3, 0.3]))
    clock = Clock(Limit(seconds=1.0, timer=timer))
    over = []
    for _ in range(3):
        clock.tick()
        over.append(clock.is_over)
    assert over == [False, False, True]  # 0.9 are gone, and a playout takes 0.3
    assert timer.now < 1.0


def test_a_slow_playout_ends_the_search() -> None:
    def slow() -> Iterator[float]:
        yield 0.0
        yield from [0.05] * 6
        while True:
            yield 0.4

    timer = FakeTimer(slow())
    thought = think(
        Situation("left", auction(6, [1, 2, 5], [2, 3, 4]), Random(1)), Limit(1.0, timer=timer), 0
    )
    assert thought.playouts == 7
    assert timer.now <= 1.1


def test_playouts_are_counted() -> None:
    thought = think(
        Situation("left", auction(6, [1, 2, 5], [2, 3, 4]), Random(1)), Limit(playouts=8), 1
    )
    assert thought.playouts == 8


def test_a_clock_that_does_not_exist_is_named() -> None:
    with pytest.raises(BadOption, match="wall, cpu"):
        timer_named("sundial")


# -- tallies -------------------------------------------------------------------------------------


def tally(*differences: float) -> Tally:
    made = Tally()
    for difference in differences:
        made.add(difference)
    return made


def test_tallies_add_up() -> None:
    both = tally(0.1, 0.3) + tally(-0.1)
    assert both == tally(0.1, 0.3, -0.1)
    assert both.mean == pytest.approx(0.1)


def test_doubts_shrink_with_worlds() -> None:
    assert tally(*[0.1] * 4).error > tally(*[0.1] * 40).error
    assert Tally().error == float("inf")


def test_the_first_choice_stands_unless_another_promises_more() -> None:
    assert best_of([Tally(), tally(*[0.5, -0.48] * 5), tally(*[-0.1] * 9)]) == 0
    assert best_of([Tally(), tally(*[0.05] * 30), tally(*[0.2] * 30)]) == 2
    assert best_of([Tally(), tally(0.02)]) == 0, "a little in one world proves nothing"
    assert best_of([Tally(), Tally()]) == 0


def test_a_plan_is_believed_the_more_the_more_worlds_speak_for_it() -> None:
    assert 0 < tally(*[0.1] * 3).promise < tally(*[0.1] * 30).promise < 0.1
    assert best_of([Tally(), tally(0.12, 0.12), tally(*[0.1] * 30)]) == 2


def test_an_advantage_lost_in_the_noise_is_not_enough() -> None:
    """The same mean: what varies widely promises less."""
    wide = tally(0.3, -0.27, 0.3, -0.27)
    narrow = tally(0.02, 0.01, 0.02, 0.01)
    assert wide.mean == pytest.approx(narrow.mean)
    assert narrow.promise > 0 > wide.promise


def test_a_trusted_first_choice_is_not_overruled_by_one_lucky_world() -> None:
    def seen(doubt: float, *differences: float) -> Tally:
        made = Tally(doubt=doubt)
        for difference in differences:
            made.add(difference)
        return made

    assert best_of([Tally(), seen(0.06, 0.1)]) == 1
    assert best_of([Tally(), seen(0.5, 0.1)]) == 0
    assert best_of([Tally(), seen(0.5, *[0.1] * 8)]) == 1
    assert (seen(0.5, 0.1) + seen(0.5, 0.1)).doubt == 0.5


# -- contests ------------------------------------------------------------------------------------


@pytest.mark.parametrize(("prize", "answer"), [(6, "bid 5"), (1, "bid 1")])
@pytest.mark.parametrize("first", ["bid 1", "bid 5"])
def test_the_high_token_goes_to_the_high_prize(prize: int, answer: str, first: str) -> None:
    """Whatever right bids, 5 beats it and 1 does not; the other prize is 1 to 6."""
    state = auction(prize, [1, 5], [2, 3])
    plans = [Plan((Action(first),)), Plan((Action("bid 1" if first == "bid 5" else "bid 5"),))]
    tree = Tree(PlainJudgement(), "left", 1, 1)
    rng = Random(5)
    tallies = Contest(tree, plans, Clock(Limit(playouts=400))).run(
        lambda: state.resample("left", rng), rng
    )
    assert plans[best_of(tallies)].actions == (answer,)


def test_both_sides_of_a_comparison_have_the_same_luck() -> None:
    """Two names for the same plan do equally well in every world."""
    state = auction(4, [1, 3, 5], [1, 3, 5])
    plans = [Plan((Action("bid 3"),)), Plan((Action("bid 3"),))]
    rng = Random(2)
    tree = Tree(PlainJudgement(), "left", 1, 0)
    tallies = Contest(tree, plans, Clock(Limit(playouts=100))).run(
        lambda: state.resample("left", rng), rng
    )
    assert tallies[1].tries >= 4
    assert tallies[1].total == tallies[1].squares == 0.0


def test_worse_plans_get_fewer_playouts() -> None:
    """A 1 for a prize of 6 is wasted; once that is clear nobody tries it again."""
    state = auction(6, [1, 4, 5], [2, 3, 3])
    plans = [Plan((Action(f"bid {token}"),)) for token in (5, 4, 1)]
    rng = Random(3)
    tree = Tree(PlainJudgement(), "left", 1, 0)
    tallies = Contest(tree, plans, Clock(Limit(playouts=600))).run(
        lambda: state.resample("left", rng), rng
    )
    assert tallies[2].tries < tallies[1].tries
    assert tallies[2].mean < tallies[1].mean


def test_what_is_certain_is_not_thought_over_any_longer() -> None:
    """Only the 5 gets the prize for sure; the time for 600 playouts is not used up."""
    state = auction(6, [1, 5], [2, 3])
    plans = [Plan((Action("bid 1"),)), Plan((Action("bid 5"),))]
    rng = Random(3)
    clock = Clock(Limit(playouts=600))
    tree = Tree(PlainJudgement(), "left", 1, 0)
    tallies = Contest(tree, plans, clock).run(lambda: state.resample("left", rng), rng)
    assert best_of(tallies) == 1
    assert clock.playouts < 100


@pytest.mark.parametrize(("playouts", "tried"), [(2, 1), (15, 2), (100, 4)])
def test_few_playouts_go_to_the_few_plans_that_look_best(playouts: int, tried: int) -> None:
    """Where the first choice is trusted, one world is not enough for any other."""
    state = auction(6, [1, 2, 3, 4, 5], [2, 3, 3, 4, 5])
    plans = [Plan((Action(f"bid {token}"),)) for token in (5, 4, 3, 2, 1)]
    rng = Random(3)
    clock = Clock(Limit(playouts=playouts))
    contest = Contest(Tree(PlainJudgement(), "left", 1, 0), plans, clock, Trust(worlds=5))
    tallies = contest.run(lambda: state.resample("left", rng), rng)
    assert [tally.tries > 0 for tally in tallies[1:]] == [True] * tried + [False] * (4 - tried)


class Indifferent(PlainJudgement):
    """Thinks every position worth the same, as nobody is about to win."""

    def horizon(self, state: State) -> int:
        return 0

    def worth(self, state: State, seat: str) -> float:
        return 0.4


def test_plans_that_make_no_difference_are_not_thought_over_for_long() -> None:
    state = auction(6, [1, 4, 5], [2, 3, 3])
    plans = [Plan((Action(f"bid {token}"),)) for token in (5, 4, 1)]
    clock = Clock(Limit(playouts=600))
    tallies = Contest(Tree(Indifferent(), "left", 0, 0), plans, clock).run(state.clone, Random(1))
    assert clock.playouts == 9, "three worlds"
    assert best_of(tallies) == 0


def test_whoever_wins_the_same_games_may_lose_another() -> None:
    plan = Tally()
    for _ in range(5):
        plan.add(0.0, has_ended=True)
    assert plan.is_worth_trying


# -- the tree ------------------------------------------------------------------------------------


def test_a_node_is_what_the_seat_sees() -> None:
    """After one bid each: a node for every card right may have shown and every next prize."""
    tree = Tree(PlainJudgement(), "left", 1, 1)
    rng = Random(4)
    for _ in range(300):
        world = auction(6, [1, 4, 5], [2, 3, 4]).resample("left", rng)
        tree.try_plan(world, Plan((Action("bid 4"),)), rng)
    nodes = tree.roots[Action("bid 4")].nodes
    assert len(nodes) == 3 * 6
    assert sum(node.visits for node in nodes.values()) == 300
    for node in nodes.values():
        assert sum(node.visits_of) <= node.visits
        assert 0 <= node.total <= node.visits


def test_telling_information_sets_apart_late_changes_nothing() -> None:
    late, at_once = (Tree(PlainJudgement(), "left", 1, 2) for _ in range(2))
    plan = Plan((Action("bid 4"),))
    at_once.roots[plan.actions[0]] = Root()
    at_once.roots[plan.actions[0]].waiting = None
    for number in range(200):
        worths = [
            tree.try_plan(
                auction(6, [1, 2, 4, 5], [2, 3, 4, 6]).resample("left", Random(number)),
                plan,
                Random(number),
            )
            for tree in (late, at_once)
        ]
        assert worths[0] == worths[1]
    seen = [
        {key: (node.visits, node.total, node.visits_of, node.totals) for key, node in nodes.items()}
        for nodes in (tree.roots[plan.actions[0]].nodes for tree in (late, at_once))
    ]
    assert seen[0] == seen[1]
    assert any(node.plans for node in late.roots[plan.actions[0]].nodes.values())


def test_a_plan_that_is_seldom_tried_needs_no_view() -> None:
    tree, plan = Tree(PlainJudgement(), "left", 1, 1), Plan((Action("bid 4"),))
    for number in range(8):
        world = auction(6, [1, 4, 5], [2, 3, 4]).resample("left", Random(number))
        tree.try_plan(world, plan, Random(number))
    assert not tree.roots[plan.actions[0]].nodes


def test_the_tree_learns_which_decision_is_better_later() -> None:
    """Left has 5 and 1 against 2 and 3, points are even: the 5 is for the higher prize."""
    tree = Tree(PlainJudgement(), "left", 1, 1)
    rng = Random(6)
    for _ in range(4000):
        world = auction(3, [1, 4, 5], [2, 3, 4])
        tree.try_plan(world.resample("left", rng), Plan((Action("bid 4"),)), rng)
    for prize, answer in ((1, "bid 1"), (6, "bid 5")):
        node = next(
            node
            for seen, node in tree.roots[Action("bid 4")].nodes.items()
            if dict(seen.prompt.args)["prize"] == prize and "'right': [2, 3]" in seen.view
        )
        tries = dict(zip([plan.actions[0] for plan in node.plans], node.visits_of, strict=True))
        assert max(tries, key=tries.__getitem__) == answer


def test_new_plans_come_in_as_visits_grow() -> None:
    node = Node()
    node.open([Plan((Action(f"bid {n}"),), 1.0) for n in range(1, 6)])
    tried = []
    for _ in range(60):
        index = node.select()
        tried.append(index)
        node.add(0.5)
        node.add_to(index, 0.5)
    assert tried[0] == 0
    assert set(tried[:4]) < set(tried), "a plan came in later"


def test_a_plan_with_a_large_share_is_tried_first_and_most() -> None:
    node = Node()
    node.open([Plan((Action("a"),), 8.0), Plan((Action("b"),), 1.0), Plan((Action("c"),), 1.0)])
    for _ in range(40):
        index = node.select()
        node.add(0.5)
        node.add_to(index, 0.5)
    assert node.visits_of[0] > max(node.visits_of[1:])


class Glancing(PlainJudgement):
    """Counts the prizes taken, and gives a look after the first of them a quarter of the say."""

    def moment(self, state: State) -> int:
        assert isinstance(state, Auction)
        return 3 - len(state.tokens["left"])

    def horizon(self, state: State) -> int:
        return 3

    def halfway(self, state: State) -> tuple[int, float]:
        return 1, 0.25

    def worth(self, state: State, seat: str) -> float:
        return float(self.moment(state))


def test_what_is_seen_halfway_has_its_share() -> None:
    state = auction(3, [1, 4, 5], [2, 3, 4])
    plan = Plan((Action("bid 4"),))
    judged = Tree(Glancing(), "left", 3, 0, state).try_plan(state.clone(), plan, Random(1))
    assert judged == pytest.approx(0.25 * 1 + 0.75 * 3)
    at_the_end = Tree(Glancing(), "left", 3, 0).try_plan(state.clone(), plan, Random(1))
    assert at_the_end == pytest.approx(3)


class Blinking(Glancing):
    """Gives a glance halfway no share, and counts how often it is asked for one."""

    glances = 0

    def halfway(self, state: State) -> tuple[int, float]:
        return 1, 0.0

    def worth(self, state: State, seat: str) -> float:
        self.glances += 1
        return super().worth(state, seat)


def test_what_has_no_share_is_not_looked_at() -> None:
    state, judgement = auction(3, [1, 4, 5], [2, 3, 4]), Blinking()
    plan = Plan((Action("bid 4"),))
    judged = Tree(judgement, "left", 3, 0, state).try_plan(state.clone(), plan, Random(1))
    assert judged == pytest.approx(3)
    assert judgement.glances == 1


class Sociable(PlainJudgement):
    """Has somebody of its own play on, and asks which plans it is about."""

    def __init__(self) -> None:
        self.about: list[Sequence[Plan]] = []
        self.played: list[str] = []

    def company(self, state: State, seat: str, plans: Sequence[Plan]) -> Callable[[Random], Policy]:
        self.about.append(plans)

        def last(world: State, actor: str) -> Action:
            self.played.append(actor)
            return world.legal(actor)[-1]

        return lambda rng: last


def test_a_judgement_that_knows_people_says_who_plays_on() -> None:
    state = auction(3, [1, 4, 5], [2, 3, 4])
    plan, judgement = Plan((Action("bid 1"),)), Sociable()
    tree = Tree(judgement, "left", 1, 0, state, [plan])
    for seed in (1, 2):
        tree.try_plan(state.clone(), plan, Random(seed))
    assert judgement.about == [[plan]], "asked once for all playouts of a decision"
    assert judgement.played.count("right") == 2 * 3
    assert judgement.played.count("left") == 2 * 2, "the first bid was the plan's"


# -- a whole thought -----------------------------------------------------------------------------


def test_without_a_judgement_any_game_can_be_searched() -> None:
    situation = Situation("left", auction(6, [1, 5], [2, 3]), Random(8))
    assert think(situation, Limit(playouts=300), 2).best.actions == ("bid 5",)


def test_one_plan_needs_no_thought() -> None:
    state: State = auction(6, [4], [5])
    assert think(Situation("left", state, Random(1)), Limit(playouts=300), 2).playouts == 0
