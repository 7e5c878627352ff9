"""A guided first war: short lessons, each a position in which one thing is to be done.

A lesson is data, read from a table of TOML:

    [[lesson]]
    id = "conquest"
    scenario = "war-in-the-west"
    seat = "frederick"
    arrange = ["clear", "place ferdinand hannover", "begin hanover"]
    goals = ["conquest.taken city=minden"]
    solution = ["march ferdinand hannover minden", "done"]

It is done when lines of the log have told all its goals, in this order; ``solution`` is one way
there, which a test plays. Its sentences stand in the catalogue of the game: ``lesson-<id>`` is the
title, ``lesson-<id>-<n>`` says what to do towards the n-th goal and ``lesson-<id>-<n>-done`` why it
mattered. Where such a sentence speaks of buttons, ``terminal-lesson-<id>-<n>`` says it to those who
type.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Container, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Any

from sanssouci.kernel.action import Action
from sanssouci.kernel.errors import BadMap
from sanssouci.kernel.message import Line, Word
from sanssouci.kernel.state import CHANCE

if TYPE_CHECKING:
    from sanssouci.kernel.chronicle import Entry
    from sanssouci.kernel.game import Game, Options
    from sanssouci.kernel.state import State


@dataclass(frozen=True, slots=True)
class Goal:
    """A line of the log that counts: its key, and what it has to speak of."""

    key: str
    args: tuple[tuple[str, str], ...] = ()

    @classmethod
    def parse(cls, text: str) -> Goal:
        key, *pairs = text.split()
        return cls(key, tuple(_pair(text, pair) for pair in pairs))

    def told_by(self, line: Line) -> bool:
        said: Mapping[str, Word] = dict(line.message.args)
        return line.message.key == self.key and all(
            str(said.get(name)) == value for name, value in self.args
        )


@dataclass(frozen=True, slots=True)
class Lesson:
    id: str
    scenario: str
    seat: str
    goals: tuple[Goal, ...]
    arrange: tuple[str, ...] = ()
    """Commands that set up its position; without any it is the set-up of the scenario."""
    solution: tuple[str, ...] = ()
    """What the seat does to reach all goals, whatever the others do."""
    options: Options = field(default_factory=dict)
    seed: int | None = None
    """The luck it is learnt with, where other luck might forbid what it says."""

    @property
    def keys(self) -> tuple[str, ...]:
        """The keys of all its sentences."""
        title = f"lesson.{self.id}"
        steps = range(1, len(self.goals) + 1)
        return (title, *(key for n in steps for key in (f"{title}-{n}", f"{title}-{n}-done")))

    @property
    def about(self) -> tuple[str, ...]:
        """Words of its goals and its solution, among them all pieces and places it is about."""
        said = [value for goal in self.goals for _, value in goal.args]
        done = [word for action in self.solution for word in action.split()[1:]]
        return tuple(dict.fromkeys(said + done))

    def begin(self, game: Game) -> State:
        """The position it begins with."""
        if not self.arrange:
            return game.new(self.scenario, **self.options)
        return game.arrange(self.arrange, self.scenario, **self.options)

    def reached(self, lines: Iterable[Line]) -> int:
        """How many of its goals the log has told."""
        goals = list(self.goals)
        for line in lines:
            if goals and line.visible_to(self.seat) and goals[0].told_by(line):
                del goals[0]
        return len(self.goals) - len(goals)

    def is_astray(self, entries: Sequence[Entry], legal: Container[str]) -> bool:
        """True if what was done so far, by the learner or by others, suggests to begin again."""
        done = [entry.action for entry in entries if entry.seat == self.seat]
        return self.has_strayed(done, legal) or self.is_given_away(entries)

    def has_strayed(self, done: Sequence[str], legal: Container[str]) -> bool:
        """True if the learner did something else and can no longer do what the solution does next.

        There may be other ways, so that it is for the learner to say whether to begin again.
        """
        following = next((one for one in self._ahead(done) if " " in one), None)
        if following is None or following in legal:
            return False
        return any(self._is_foreign(action) for action in done)

    def is_given_away(self, entries: Iterable[Entry]) -> bool:
        """True if the learner let others act before he did what the solution does: what is said of
        the position need no longer be true, and nothing can be taken back.
        """
        acted = [entry for entry in entries if entry.seat != CHANCE]
        done: list[str] = []
        for one, after in pairwise(acted):
            if one.seat != self.seat:
                continue
            is_early = any(" " in said for said in self._ahead(done))
            if is_early and after.seat != self.seat and self._is_foreign(one.action):
                return True
            done.append(one.action)
        return False

    def following(self, done: Sequence[str], legal: Container[str]) -> Action | None:
        """What the solution does next, if that is named in full and can be done now."""
        following = next(iter(self._ahead(done)), None)
        return Action(following) if following is not None and following in legal else None

    def decision(self, done: Sequence[str], state: State) -> list[Action]:
        """The same, with all that only carries it on, such as the units of a march."""
        steps: list[Action] = []
        world = state.clone()
        while not steps or world.goes_on(self.seat):
            step = self.following([*done, *steps], world.legal(self.seat))
            if step is None:
                break
            steps.append(step)
            world.apply(self.seat, step)
        return steps

    def _ahead(self, done: Sequence[str]) -> list[str]:
        taken, ahead = Counter(map(_step, done)), []
        for one in self.solution:  # what it says twice is to be done twice
            if taken[_step(one)]:
                taken[_step(one)] -= 1
            else:
                ahead.append(one)
        return ahead

    def _is_foreign(self, action: str) -> bool:
        """True if it is not in the solution, which names some actions by their verb alone."""
        step, known = _step(action), set(map(_step, self.solution))
        return step not in known and step[:1] not in known


def _step(action: str) -> tuple[str, ...]:
    """An action without its numbers: who loads eight instead of six is on his way all the same."""
    return tuple(word for word in action.split() if not word.isdigit())


def read_lessons(path: Path) -> tuple[Lesson, ...]:
    """The lessons of a file; raises BadMap if one is not whole."""
    with path.open("rb") as file:
        rows = tomllib.load(file).get("lesson", [])
    return tuple(_lesson(path, row) for row in rows)


def _lesson(path: Path, row: dict[str, Any]) -> Lesson:
    try:
        return Lesson(
            id=row["id"],
            scenario=row["scenario"],
            seat=row["seat"],
            goals=tuple(map(Goal.parse, row["goals"])),
            arrange=tuple(row.get("arrange", ())),
            solution=tuple(row["solution"]),
            options=dict(row.get("options", {})),
            seed=row.get("seed"),
        )
    except (KeyError, ValueError) as error:
        raise BadMap(f"{path}: lesson {row.get('id', '?')}: {error!r}") from error


def _pair(text: str, pair: str) -> tuple[str, str]:
    name, equals, value = pair.partition("=")
    if not equals:
        raise ValueError(f"{text!r} is not of the form 'key name=value'")
    return name, value
