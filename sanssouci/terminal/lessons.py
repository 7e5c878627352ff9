"""The lessons of a game in the terminal: which are learnt, and one after the other at a table."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from sanssouci.bots import FIRST_ENEMY, luck_of_bots, seat_bot
from sanssouci.folders import data_folder
from sanssouci.kernel import TIME_LIMIT, BadOption, Game, Play
from sanssouci.kernel.lessons import Lesson
from sanssouci.terminal.guide import Guide, Wish
from sanssouci.terminal.questions import HUMAN
from sanssouci.terminal.reader import Reader, ScreenReader
from sanssouci.terminal.table import Table
from sanssouci.terminal.wording import say


def learnt_file() -> Path:
    """Where it stands what the player of this computer has learnt, a line for each lesson."""
    return data_folder() / "learnt.txt"


def learnt(game: Game) -> set[str]:
    try:
        lines = learnt_file().read_text(encoding="utf-8").splitlines()
    except FileNotFoundError:
        return set()
    return {id for name, _, id in (line.partition(" ") for line in lines) if name == game.id}


def keep_learnt(game: Game, lesson: Lesson) -> None:
    if lesson.id in learnt(game):
        return
    path = learnt_file()
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("a", encoding="utf-8") as file:
        file.write(f"{game.id} {lesson.id}\n")


def lesson_sheet(game: Game) -> Grid:
    """All lessons of a game, those that are learnt with a tick."""
    known = learnt(game)
    grid = Grid(box=None, show_header=False, pad_edge=False, title=game.title, title_style="bold")
    for number, lesson in enumerate(game.lessons, start=1):
        mark = Text("✓", "green") if lesson.id in known else Text("")
        grid.add_row(f"{number:2}", mark, game.words(f"lesson.{lesson.id}"))
    return grid


def lesson_called(game: Game, word: str) -> Lesson:
    """A lesson by its number or its name."""
    for number, lesson in enumerate(game.lessons, start=1):
        if word in (str(number), lesson.id):
            return lesson
    listed = ", ".join(lesson.id for lesson in game.lessons)
    most = len(game.lessons)
    raise BadOption(say("terminal.lesson_unknown", lesson=word, most=most, listed=listed))


class Course:
    """Lesson after lesson, until the learner leaves or goes to war."""

    def __init__(
        self,
        game: Game,
        console: Console,
        reader: Reader,
        *,
        below: ScreenReader | None = None,
        seconds: float = TIME_LIMIT,
        seed: int | None = None,
    ) -> None:
        """With a reader ``below`` a screen, each lesson has one screen, else line after line."""
        if not game.lessons:
            raise BadOption(say("lesson.none"))
        self.game, self.console, self.reader = game, console, reader
        self.below, self.seconds, self.seed = below, seconds, seed

    def run(self, first: Lesson | None = None) -> bool:
        """True if all is learnt and the learner wants to go to war."""
        lesson = first or self._chosen()
        while lesson is not None:
            wish = self._teach(lesson)
            if wish is Wish.NEXT and lesson == self.game.lessons[-1]:
                return True
            if wish is Wish.NEXT:
                lesson = self.game.lessons[self.game.lessons.index(lesson) + 1]
            elif wish is Wish.LIST:
                lesson = self._chosen()
            elif wish is not Wish.AGAIN:
                return False
        return False

    def _chosen(self) -> Lesson | None:
        self.console.print(lesson_sheet(self.game))
        known = learnt(self.game)
        fresh = (lesson for lesson in self.game.lessons if lesson.id not in known)
        usual = self.game.lessons.index(next(fresh, self.game.lessons[0])) + 1
        while True:
            try:
                word = self.reader.read(f"{say('terminal.lesson_choose')} [{usual}]: ").strip()
            except (EOFError, KeyboardInterrupt):
                return None
            if word.lower() in ("q", "quit", "exit"):
                return None
            try:
                return lesson_called(self.game, word or str(usual))
            except BadOption as error:
                self.console.print(Text(str(error), "red"))

    def _teach(self, lesson: Lesson) -> Wish:
        seed = lesson.seed if self.seed is None else self.seed
        play = Play.from_position(lesson.begin(self.game), seed=seed)
        others = [seat for seat in self.game.seats(play.state) if seat != lesson.seat]
        play.record.players = {lesson.seat: HUMAN} | dict.fromkeys(others, FIRST_ENEMY)
        guide = Guide(lesson, play, lambda: keep_learnt(self.game, lesson))
        bots = {seat: seat_bot(FIRST_ENEMY) for seat in others}
        table = Table(
            play,
            bots,
            self.console,
            self.reader,
            rng=luck_of_bots(seed),
            seconds=self.seconds,
            below=self.below,
            guide=guide,
        )
        is_over = table.run()
        if table.save is not None and not is_over:
            command = f"sanssouci play --resume {table.save}"
            self.console.print(Text(say("cli.to_go_on", command=command), "dim"))
        return guide.wish
