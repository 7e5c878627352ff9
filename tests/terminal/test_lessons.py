"""Lessons in the terminal: each can be learnt there, on one screen of the usual size."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path

import pytest
from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

from sanssouci.bots import RandomBot
from sanssouci.games import game_ids, load
from sanssouci.kernel import Action, Game, Play
from sanssouci.kernel.catalogue import speaking
from sanssouci.kernel.lessons import Lesson
from sanssouci.terminal import lessons
from sanssouci.terminal.commands import COMMANDS
from sanssouci.terminal.completion import Candidates
from sanssouci.terminal.guide import Guide
from sanssouci.terminal.lessons import Course, learnt, lesson_called
from sanssouci.terminal.offers import wordings
from sanssouci.terminal.reader import Above, Outlook
from sanssouci.terminal.table import Table
from tests.terminal.staging import Script, printed, screen

LESSONS = [(game, lesson) for game in map(load, game_ids()) for lesson in game.lessons]
IDS = [f"{game.id}-{lesson.id}" for game, lesson in LESSONS]
WIDTH, HEIGHT = 80, 24
QUOTED = re.compile("“([^”]+)”")
_MOST_LINES = 120


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr(lessons, "seat_bot", lambda name: RandomBot())


class Learner(Script):
    """Types what the solution of a lesson says, and looks at the screen above every line."""

    def __init__(self, lesson: Lesson, then: list[str]) -> None:
        super().__init__()
        self.lesson, self.after = lesson, then
        self.solution = list(lesson.solution)
        self.table: Table | None = None
        self.shown: list[str] = []
        self.cards: set[str] = set()

    def read_below(
        self, above: Above, prompt: str, seat: str, candidates: Candidates, outlook: Outlook
    ) -> str:
        assert self.table is not None
        assert self.table.guide is not None
        assert len(self.shown) < _MOST_LINES
        self.shown.append(Text.from_ansi(above(WIDTH, HEIGHT)).plain)
        rows = self.shown[-1].split("\n")
        assert len(rows) <= HEIGHT - 3
        assert all(cell_len(row) <= WIDTH for row in rows)
        card = self.table.guide.card().plain
        assert _words(card) in _words(self.shown[-1])
        if self.table.guide.is_done or not self.table.play.state.actors:
            return self.after.pop(0)
        if card not in self.cards:
            self._try_what_is_quoted(card.split("\n")[-1], seat)
        self.cards.add(card)
        return self._next_line(seat)

    def _try_what_is_quoted(self, told: str, seat: str) -> None:
        """What stands in quotation marks can be typed just so."""
        assert self.table is not None
        desk = self.table._desks[seat]
        for line in QUOTED.findall(told):
            assert line.split()[0] in COMMANDS or desk.meant_by(line), line

    def _next_line(self, seat: str) -> str:
        assert self.table is not None
        desk = self.table._desks[seat]
        if desk.offered:
            return "1"
        legal = self.table.play.state.legal(seat)
        said = self.solution.pop(0) if self.solution else _leaving(legal)
        of_verb = [action for action in legal if action.verb == said]
        if said.isalpha() and not of_verb:  # what chance brought comes first
            self.solution.insert(0, said)
            return legal[0]
        if said.isalpha():
            return of_verb[0] if len(of_verb) == 1 else said
        [action] = [action for action in legal if action == said]
        return wordings(self.table.game, action)[0]


def _leaving(legal: Sequence[Action]) -> str:
    return next((action.verb for action in legal if action.verb in ("done", "end")), legal[0])


def _words(text: str) -> str:
    return " ".join(text.split())


def course(
    game: Game, learner: Learner, monkeypatch: pytest.MonkeyPatch, seed: int = 1
) -> tuple[Course, Console]:
    """A course whose learner knows the table he sits at."""
    console = screen(WIDTH)

    def seated(*args: object, **options: object) -> Table:
        learner.table = Table(*args, **options)  # type: ignore[arg-type]
        return learner.table

    monkeypatch.setattr(lessons, "Table", seated)
    return Course(game, console, learner, below=learner, seed=seed), console


@pytest.mark.parametrize(("game", "lesson"), LESSONS, ids=IDS)
def test_every_lesson_is_learnt_on_one_screen(
    game: Game, lesson: Lesson, monkeypatch: pytest.MonkeyPatch
) -> None:
    learner = Learner(lesson, ["quit"])
    taught, _ = course(game, learner, monkeypatch)
    assert not taught.run(lesson)
    assert learner.after == []
    assert "Learnt." in learner.shown[-1]
    assert learnt(game) == {lesson.id}


@pytest.mark.parametrize("language", ["en", "it", "de", "el"])
@pytest.mark.parametrize(("game", "lesson"), LESSONS, ids=IDS)
def test_a_card_leaves_room_for_the_map_in_every_language(
    game: Game, lesson: Lesson, language: str
) -> None:
    with speaking(language):
        guide = Guide(lesson, Play.from_position(lesson.begin(game)), lambda: None)
        assert len(guide.card().wrap(screen(WIDTH), WIDTH)) <= 7
        for number in range(1, len(lesson.goals) + 1):
            told = guide._sentence(number) + guide._sentence(number, "-done")
            assert not re.search(r"\b(?:press|light up|premi|illumin|drück|leuchte)\b", told, re.I)
            assert not re.search("πάτησε|φωτίζ", told, re.I)


def test_who_strays_is_told_and_may_begin_again(monkeypatch: pytest.MonkeyPatch) -> None:
    game = load("friedrich")
    roads = lesson_called(game, "2")
    typed = Script(
        ["march friedrich dresden", "lesson again", "lesson", "march friedrich bautzen", "alone",
         "march prussia-train-1 meissen", "quit"]
    )  # fmt: skip
    console = screen(WIDTH)
    assert not Course(game, console, typed, seed=1).run(roads)
    told = _words(printed(console))
    assert "That was not what this lesson has in mind." in told
    assert told.count("Lesson 2 of 13: Main roads") >= 3
    assert "For example: march friedrich bautzen" in told
    assert "To go on: sanssouci play --resume" in told  # whoever goes on alone has a game to keep
    assert typed.lines == []


def test_the_list_marks_what_is_learnt_and_the_next_lesson_follows(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game, console = load("friedrich"), screen(WIDTH)
    typed = Script(["", "march heinrich potsdam", "", "march friedrich bautzen", "list", "99", "q"])
    assert not Course(game, console, typed, seed=1).run()
    told = printed(console)
    assert "✓  Main roads" in told
    assert "There is no lesson 99" in _words(told)
    assert typed.prompts[0][0].endswith("[1]: ")
    assert typed.prompts[-1][0].endswith("[3]: ")


def test_after_the_last_lesson_comes_a_war() -> None:
    game = load("crisis")
    typed = Script(["march welwarn prag", "done", ""])
    assert Course(game, screen(WIDTH), typed, seed=1).run(game.lessons[-1])
    assert typed.lines == []


def test_without_a_lesson_the_command_says_how_to_begin_one() -> None:
    console, play = screen(), load("friedrich").play("austrian-theatre", seed=1)
    Table(play, {"frederick": RandomBot()}, console, Script(["lesson", "quit", ""])).run()
    assert "sanssouci learn" in printed(console)


def test_the_shortest_of_several_roads_says_that_it_is() -> None:
    console, game = screen(WIDTH), load("friedrich")
    typed = Script(["march friedrich teplitz", "1", "lesson", "quit"])
    Course(game, console, typed, seed=1).run(lesson_called(game, "combat"))
    told = _words(printed(console))
    assert "1 Teplitz♠ directly" in told
    assert "For example: done" in told


def test_at_the_end_of_a_lesson_nothing_is_offered_that_would_not_be_done(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The right card wins its fight in the middle of a turn: how to retreat is not asked here."""
    game = load("friedrich")
    learner = Learner(lesson_called(game, "7"), ["Retreat 1", "quit"])
    taught, _ = course(game, learner, monkeypatch)
    taught.run(learner.lesson)
    asked, asked_again = learner.shown[-2:]
    assert not re.search("^retreat  ", asked, re.M)
    assert asked.splitlines()[-1].startswith("Learnt. Enter:")
    assert asked_again.splitlines()[-1].rstrip() == "“Retreat 1” is none of these."


@pytest.mark.parametrize(
    ("game", "lesson", "typed", "meant"),
    [
        ("friedrich", "cards", "play the nine", "play 9S.1"),
        ("friedrich", "cards", "Play nine of Spades", "play 9S.1"),
        ("friedrich", "cards", "play 9 spades", "play 9S.1"),
        ("friedrich", "reserve", "play nine", "play R.1 as 9"),
        ("friedrich", "reserve", "play Reserve as ten", "play R.1 as 10"),
        ("maria", "politics", "lay the nine of hearts", "bid 9H.1"),
    ],
)
def test_a_card_is_called_as_the_lesson_calls_it(
    game: str, lesson: str, typed: str, meant: str
) -> None:
    assert understood(game, lesson, typed) == meant


@pytest.mark.parametrize(
    ("language", "typed"), [("de", "play neun"), ("it", "play nove"), ("el", "play εννιά")]
)
def test_a_number_may_be_a_word_of_the_readers_language(language: str, typed: str) -> None:
    with speaking(language):
        assert understood("friedrich", "cards", typed) == "play 9S.1"
        assert understood("friedrich", "cards", "play nine") == "play 9S.1"


def understood(game: str, id: str, typed: str) -> str:
    chosen = load(game)
    lesson = lesson_called(chosen, id)
    return chosen.parse(lesson.begin(chosen), lesson.seat, typed)


def test_a_list_of_cards_says_where_each_would_bring_the_fight() -> None:
    console = screen(WIDTH)
    Course(load("friedrich"), console, Script(["play R", "quit"])).run(
        lesson_called(load("friedrich"), "reserve")
    )
    assert "9 Play the Reserve as 9 (brings you to +4)" in printed(console)


def test_a_hint_in_a_lesson_is_what_the_lesson_wants() -> None:
    console = screen(WIDTH)
    typed = Script(["hint", "follow", "quit"])
    Course(load("friedrich"), console, typed).run(lesson_called(load("friedrich"), "1"))
    told = _words(printed(console))
    assert "For example: march heinrich potsdam" in told
    assert "Marshal:" not in told
    assert "Heinrich Berlin→Potsdam" in told


def test_the_map_shows_where_the_lesson_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    game = load("friedrich")
    lesson = lesson_called(game, "1")
    learner = Learner(lesson, ["quit"])
    taught, _ = course(game, learner, monkeypatch)
    taught.run(lesson)
    assert "Heinrich" in learner.shown[0].split("Lesson 1 of 13")[0]
