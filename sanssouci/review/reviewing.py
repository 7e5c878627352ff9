"""The review of a war: what is to be found out next, and what follows from it all.

1. Every position at which chances may have changed is played on a few times with the same luck.
2. Where they changed most, the positions are played on more often.
3. For the decisions there the best bot is asked, and its choice is played on, too.
4. Each fight is judged by what its players could know.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

from sanssouci.bots import adviser
from sanssouci.bots import reasons as bot_reasons
from sanssouci.bots.search.plain import PlainJudgement
from sanssouci.kernel import CHANCE, Line, Message, Paced, State
from sanssouci.review.ledger import Ledger, Node, estimate
from sanssouci.review.links import (
    SEVERAL,
    Link,
    Stretch,
    first_node,
    last_node,
    links_of,
    stretches,
)
from sanssouci.review.playouts import Row, appraisal_of
from sanssouci.review.results import (
    Account,
    BySeat,
    Decision,
    Estimate,
    Fight,
    Moment,
    Result,
    Review,
    Side,
    Turn,
)
from sanssouci.review.walk import Clash, Step, Walk
from sanssouci.review.works import Answer, Work

MOMENTS: Final = 5
_LOOKED_AT_TWICE: Final = 9
"""Stretches that may be among the moments once they are better known."""
_DECISIONS: Final = 3
"""Decisions of a moment that are held against the best bot's."""
_ALIKE: Final = 0.8
"""The share of the greatest change that is as good as it."""
_LINES: Final = 6
"""Lines that tell a moment."""
_FEWEST: Final = 4
"""Playouts of a position; with less time fewer positions are looked at."""
_MOST: Final = 64
WALKING: Final = 0.1
"""The share of a review that is done when the record has been walked through."""
_SLICE: Final = 0.5
"""Seconds of work after which others have a turn."""
_USUAL_PACE: Final = 0.05
_ODDS_COST: Final = 0.3
"""Seconds for a fight as one seat sees it."""
_LOOK_FOR_A_FIGHT: Final = 3
"""Entries in which a fight that was announced must have come to a question."""

Course = Generator[Work, Answer, Review]


@dataclass(frozen=True)
class Budget:
    """What a review may cost, in seconds of one core for each entry of the record."""

    name: str
    per_entry: float
    least: float
    most: float
    thought: float
    """Seconds of the best bot for one decision."""

    def seconds(self, entries: int) -> float:
        return min(self.most, max(self.least, self.per_entry * entries))


BUDGETS: Final = {
    budget.name: budget
    for budget in (
        Budget("quick", 0.12, 10.0, 300.0, 1.0),
        Budget("thorough", 0.6, 120.0, 1500.0, 4.0),
    )
}


class Reviewing:
    """A review in the making.

    ``works`` yields what is to be done and wants the answer sent. Answers that are ``kept`` from an
    earlier attempt are not asked for again.
    """

    def __init__(self, walk: Walk, budget: Budget, seed: int, kept: dict[str, Answer]) -> None:
        self.walk = walk
        self.budget = budget
        self.seed = seed
        self.kept = kept
        self.spent = self.planned = 0.0
        self._seats = range(len(walk.seats))
        self._ledger = Ledger(len(walk.seats))
        self._playouts = 0
        self._links: list[Link] = []
        appraisal = appraisal_of(walk.game)
        self._judged = not isinstance(appraisal, PlainJudgement)
        start = walk.positions[walk.turns[0].first]
        self._pace = appraisal.pace(start) if isinstance(appraisal, Paced) else _USUAL_PACE
        self._slice = max(1, int(_SLICE / self._pace))

    @property
    def progress(self) -> float:
        """The share of the work that is done, the walk through the record first."""
        done = min(1.0, self.spent / self.planned) if self.planned else 0.0
        return WALKING + (1 - WALKING) * done

    def given(self, work: Work) -> tuple[State, Sequence[Line]]:
        """The position a piece of work is about, and what its seat had been told, if it asks."""
        log = () if work.kind == "playouts" else self.walk.log(work.entry, work.seat)
        return self.walk.positions[work.entry], log

    def works(self) -> Course:
        walk, pace = self.walk, self._pace
        fights = _ODDS_COST * len(walk.seats) * len(walk.fights)
        advice = self.budget.thought * _DECISIONS * MOMENTS
        seconds = self.budget.seconds(len(walk.record.entries))
        playouts = int(max(seconds - fights - advice, seconds / 2) / pace)
        self._settle_end()
        # -- every position ---------------------------------------------------------------------
        self._links = links_of(walk)
        nodes = self._nodes()
        if len(nodes) * _FEWEST > 0.6 * playouts:
            self._links = links_of(walk, int(0.6 * playouts / _FEWEST))
            nodes = self._nodes()
        each = max(_FEWEST, min(_MOST, int(0.6 * playouts / max(1, len(nodes)))))
        more = min(4 * each, _MOST * 2)
        again = 0.25 * playouts * pace
        self.planned = len(nodes) * each * pace + again + 0.15 * playouts * pace + advice + fights
        for node in nodes:
            yield from self._play_on(node, each)
        # -- where they changed most ------------------------------------------------------------
        likely = stretches(self._ledger, self._links, len(walk.seats), _LOOKED_AT_TWICE)
        wanted = list(
            dict.fromkeys(
                node
                for stretch in likely
                for link in stretch.links
                for node in (link.before, link.after)
                if not self._ledger.is_certain(node)
            )
        )
        often = min(more, each + int(0.25 * playouts / max(1, len(wanted))))
        for node in wanted:
            yield from self._play_on(node, often)
        # -- the moments ------------------------------------------------------------------------
        moments: list[Moment] = []
        for stretch in stretches(self._ledger, self._links, len(walk.seats), MOMENTS):
            moment = yield from self._moment(stretch, often)
            moments.append(moment)
        # -- fights -----------------------------------------------------------------------------
        found: list[Fight] = []
        for number, clash in enumerate(walk.fights):
            fight = yield from self._fight(number, clash)
            if fight is not None:
                found.append(fight)
        return self._reviewed(moments, found)

    # -- asking -----------------------------------------------------------------------------------

    def _ask(self, work: Work) -> Generator[Work, Answer, Answer]:
        answer = self.kept.get(work.key)
        if answer is None:
            answer = self.kept[work.key] = yield work
        self.spent += work.cost
        return answer

    def _play_on(self, node: Node, count: int) -> Generator[Work, Answer, None]:
        ledger = self._ledger
        while not ledger.is_certain(node) and (have := ledger.count(node)) < count:
            rows = yield from self._rows(
                node.turn, node.entry, have, min(count, have + self._slice)
            )
            ledger.add(node, rows)

    def _rows(
        self, turn: int, entry: int, first: int, last: int, seat: str = "", action: str = ""
    ) -> Generator[Work, Answer, list[Row]]:
        count = last - first
        self._playouts += count
        spell = self.walk.turns[turn]
        answer = yield from self._ask(
            Work(
                f"playouts {turn} {entry} {first} {count} {action}".strip(), "playouts", entry,
                f"{self.seed} {turn}", count * self._pace, seat=seat, horizon=spell.horizon,
                first=first, count=count, begins=(action,) if action else (),
            )
        )  # fmt: skip
        rows: list[Row] = answer["rows"]
        return rows

    # -- positions --------------------------------------------------------------------------------

    def _nodes(self) -> list[Node]:
        """All positions to be played on, in the order of the war."""
        turns = range(len(self.walk.turns))
        nodes = [
            *(first_node(self.walk, self._links, turn) for turn in turns),
            *(last_node(self.walk, self._links, turn) for turn in turns),
            *(node for link in self._links for node in (link.before, link.after)),
        ]
        return sorted({node for node in nodes if not self._ledger.is_certain(node)})

    def _settle_end(self) -> None:
        walk = self.walk
        if walk.is_decided:
            end = Node(len(walk.turns) - 1, len(walk.record.entries))
            self._ledger.settle(end, [float(seat in walk.winners) for seat in walk.seats])

    # -- moments ----------------------------------------------------------------------------------

    def _moment(self, stretch: Stretch, often: int) -> Generator[Work, Answer, Moment]:
        walk, links = self.walk, stretch.links
        before, after = links[0].before, links[-1].after
        main = max(links, key=lambda link: abs(self._part(link, stretch.seat)))
        luck = dict.fromkeys(walk.seats, 0.0)
        skill = dict(luck)
        for link in links:
            for index, seat in enumerate(walk.seats):
                if link.by == CHANCE:
                    luck[seat] += self._part(link, index)
                elif link.by == seat:
                    skill[seat] += self._part(link, index)
        decisions = []
        for link, step in self._decisive(links):
            decision = yield from self._decision(link, step, often)
            decisions.append(decision)
        entry = main.steps[0].pivot if main.steps[0].pivot >= 0 else main.first
        return Moment(
            links[0].first,
            links[-1].last,
            entry,
            walk.turns[before.turn].when,
            self._concerned(main, stretch),
            self._by_seat(before, after),
            luck,
            skill,
            main.by,
            _telling(walk, entry, main.last),
            decisions,
        )

    def _concerned(self, main: Link, stretch: Stretch) -> str:
        """Whose moment it is: of several whose chances changed alike, theirs who decided."""
        walk, ledger = self.walk, self._ledger
        if main.by in walk.seats:
            changes = ledger.changes(stretch.links[0].before, stretch.links[-1].after)
            if abs(changes[walk.seats.index(main.by)]) > _ALIKE * abs(stretch.swing):
                return main.by
        return walk.seats[stretch.seat]

    def _part(self, link: Link, seat: int) -> float:
        return self._ledger.changes(link.before, link.after)[seat]

    def _decisive(self, links: tuple[Link, ...]) -> Iterator[tuple[Link, Step]]:
        """The decisions that did most to whoever took them, as they were taken."""
        found = [
            (link, step)
            for link in links
            for step in link.steps
            if step.seat != CHANCE and step.pivot >= 0
        ]
        found.sort(
            key=lambda each: (
                -abs(self._part(each[0], self.walk.seats.index(each[1].seat))) / len(each[0].steps)
            )
        )
        yield from sorted(found[:_DECISIONS], key=lambda each: each[1].first)

    def _decision(self, link: Link, step: Step, often: int) -> Generator[Work, Answer, Decision]:
        walk = self.walk
        index = walk.seats.index(step.seat)
        action = str(walk.record.entries[step.pivot].action)
        bot = adviser()
        # A number of playouts instead of seconds: the same seed finds the same.
        tries = max(8, int(self.budget.thought / self._pace))
        asked = f"{bot.name}:playouts={tries}" if bot.searches(walk.game) else bot.name
        answer = yield from self._ask(
            Work(
                f"advice {step.pivot}", "advice", step.pivot, f"{self.seed} {step.pivot}",
                self.budget.thought, seat=step.seat, bot=asked,
            )
        )  # fmt: skip
        best = answer["action"] or action
        lost = Estimate(0.0, 0.0, 0.0)
        if best != action:
            chosen = yield from self._rows(
                link.before.turn, step.pivot, 0, often, step.seat, action
            )
            other = yield from self._rows(link.before.turn, step.pivot, 0, often, step.seat, best)
            pairs = zip(chosen, other, strict=True)
            lost = estimate([theirs[index] - own[index] for own, theirs in pairs])
        swing = self._part(link, index) if len(link.steps) == 1 else 0.0
        why = bot_reasons.from_json(answer["why"])
        return Decision(step.pivot, step.seat, action, swing, bot.name, best, why, lost)

    def _by_seat(self, before: Node, after: Node) -> BySeat:
        return {
            seat: self._ledger.change(before, after, index)
            for index, seat in enumerate(self.walk.seats)
        }

    # -- fights -----------------------------------------------------------------------------------

    def _fight(self, number: int, clash: Clash) -> Generator[Work, Answer, Fight | None]:
        """The odds at the first question of a fight at which there are any."""
        walk = self.walk
        until = min(clash.last or len(walk.record.entries), clash.first + _LOOK_FOR_A_FIGHT)
        for entry in range(clash.first, until + 1):
            if entry not in walk.positions:
                continue
            sides = []
            for seat in walk.seats:
                answer = yield from self._ask(
                    Work(
                        f"fight {number} {entry} {seat}", "fight", entry,
                        f"{self.seed} fight {number} {seat}", _ODDS_COST, seat=seat,
                    )
                )  # fmt: skip
                if answer["odds"] is not None:
                    sides.append(_side(seat, answer["odds"], clash))
            if sides:
                turn = max(n for n, spell in enumerate(walk.turns) if spell.first <= entry)
                return Fight(entry, walk.turns[turn].when, clash.begins, clash.ends, sides)
        return None

    # -- all of it --------------------------------------------------------------------------------

    def _reviewed(self, moments: list[Moment], fights: list[Fight]) -> Review:
        walk, record = self.walk, self.walk.record
        self.spent = self.planned
        return Review(
            record.game,
            record.rules,
            record.scenario,
            dict(record.players),
            list(walk.seats),
            list(walk.winners),
            not walk.is_decided,
            self.budget.name,
            self.seed,
            self._playouts,
            self._judged,
            [self._turn(turn) for turn in range(len(walk.turns))],
            moments,
            fights,
            {seat: self._account(index) for index, seat in enumerate(walk.seats)},
        )

    def _turn(self, turn: int) -> Turn:
        walk, ledger = self.walk, self._ledger
        node = first_node(walk, self._links, turn)
        chances = {seat: ledger.chance(node, index) for index, seat in enumerate(walk.seats)}
        return Turn(walk.turns[turn].first, walk.turns[turn].when, chances)

    def _account(self, seat: int) -> Account:
        """All changes added up; they make the difference between the first chance and the last."""
        walk, ledger = self.walk, self._ledger
        turns = range(len(walk.turns))
        own = walk.seats[seat]
        lucky = [link for link in self._links if link.by == CHANCE]
        decided = [link for link in self._links if link.by == own]
        others = [link for link in self._links if link.by not in (CHANCE, own, SEVERAL)]
        start = ledger.chance(first_node(walk, self._links, turns[0]), seat)
        end = ledger.mean(last_node(walk, self._links, turns[-1]), seat)
        luck, skill, theirs = (self._sum(links, seat) for links in (lucky, decided, others))
        rest = end - start.value - luck.value - skill.value - theirs.value
        return Account(start, end, luck, skill, theirs, rest)

    def _sum(self, links: list[Link], seat: int) -> Estimate:
        """The sum of some changes; playout by playout, as what two share a position is no doubt."""
        ledger, count = self._ledger, self._ledger.common
        value = sum(self._part(link, seat) for link in links)
        totals = [0.0] * count
        for link in links:
            pairs = zip(
                ledger.rows(link.before, count), ledger.rows(link.after, count), strict=True
            )
            for number, (early, late) in enumerate(pairs):
                totals[number] += late[seat] - early[seat]
        found = estimate(totals)
        half = (found.high - found.low) / 2 if links else 0.0
        return Estimate(value, value - half, value + half)


def _telling(walk: Walk, entry: int, last: int) -> list[Message]:
    """The lines that tell what happened from there on, those first that are part of the story; not
    what the entry before has led to, as that was the same whatever came now."""
    lines = list(dict.fromkeys(walk.told_between(entry, last)))
    beats = [line for line in lines if line.key in walk.game.story.beats]
    return (beats or lines)[:_LINES]


def _side(seat: str, odds: dict[str, Any], clash: Clash) -> Side:
    # A captain who would give in at once does not mean that there was no chance.
    overall = max((odds["overall"], *odds["actions"]), key=lambda row: row["win"] + row["tie"] / 2)
    chances = {kind: Estimate(overall[kind], *overall["bounds"][kind]) for kind in _ENDS}
    return Side(
        seat,
        chances["win"],
        chances["tie"],
        chances["lose"],
        odds["worlds"],
        odds.get("assumes", ""),
        _result(seat, clash),
    )


_ENDS: Final = ("win", "tie", "lose")


def _result(seat: str, clash: Clash) -> Result:
    if clash.winners is None:
        return ""
    if not clash.winners:
        return "tie"
    return "win" if seat in clash.winners else "lose"
