"""The rulebook of a game, at hand: looking up, searching, showing."""

from __future__ import annotations

import re

from rich.console import Group, RenderableType
from rich.markdown import Markdown
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from sanssouci import rulebook
from sanssouci.kernel import BadOption, Game, spoken
from sanssouci.rulebook import Rule, Rulebook
from sanssouci.terminal.wording import say

_PRIMER = ("five", "five minutes", "in five minutes")
"""Words that ask for the primer."""
_MANY = 6
"""With more findings than this, only their titles are shown."""


class Library:
    """The rules of one game; a game without a rulebook has an empty one."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self.read_in(spoken())

    def read_in(self, language: str) -> None:
        """Read on in this language."""
        game = self._game
        try:
            self.book = rulebook.load(game.id, game.rulebook, language)
        except FileNotFoundError:
            self.book = Rulebook(game.title, {}, {})

    def title(self, id: str) -> str:
        """The name of a rule, or nothing."""
        return self.book.rules[id].title if id in self.book.rules else ""

    def gist(self, id: str) -> str:
        """The first sentence of a rule."""
        if id not in self.book.rules:
            return ""
        text = " ".join(self.book.rules[id].text.split("\n\n")[0].split())
        return re.split(r"(?<=[.!?])\s+(?=[A-Z*])", text)[0].replace("*", "")

    def page(self, id: str) -> RenderableType:
        """One rule in full."""
        rule = self._rule(id)
        if rule is None:
            return Text(say("terminal.no_rule", id=id))
        chapter = self.book.chapters[rule.chapter]
        return Panel(
            Markdown(rule.text),
            title=f"[bold]{rule.id}[/] {rule.title}",
            title_align="left",
            subtitle=f"{chapter.id} {chapter.title}",
            subtitle_align="right",
            padding=(0, 1),
        )

    def chapter(self, id: str) -> RenderableType:
        chapter = self.book.chapters[id]
        intro = [Markdown(chapter.text)] if chapter.text else []
        heading = Text(f"{chapter.id} {chapter.title}", style="bold underline")
        return Group(heading, Text(""), *intro, *(self.page(rule) for rule in chapter.rules))

    def primer(self) -> RenderableType:
        """The game in five minutes."""
        return Panel(Markdown(self.book.primer), title=self.book.title, padding=(0, 1))

    def contents(self) -> RenderableType:
        """The chapters with their rules."""
        is_foreign = not spoken().startswith(self.book.language)
        note = say("rules.in_english") if is_foreign else None
        table = Table(
            title=self.book.title, title_style="bold", show_header=False, box=None, caption=note
        )
        table.add_column(justify="right", style="bold")
        table.add_column()
        if self.book.primer:
            table.add_row("five", Text(say("rules.primer"), style="italic"))
        for chapter in self.book.chapters.values():
            titles = " · ".join(self.book.rules[id].title for id in chapter.rules)
            table.add_row(chapter.id, Text.assemble((chapter.title, "bold"), f"  {titles}"))
        return table

    def find(self, words: str) -> RenderableType:
        """A rule by id, a chapter by id, or the rules that hold all the words."""
        if self._rule(words) is not None:
            return self.page(words)
        if words.lower() in _PRIMER and self.book.primer:
            return self.primer()
        if words.upper() in self.book.chapters:
            return self.chapter(words.upper())
        found = self.book.search(words)
        if not found:
            raise BadOption(say("terminal.no_rule_speaks", book=self.book.title, words=words))
        if len(found) < _MANY:
            return Group(*(self.page(rule.id) for rule in found))
        return Group(*(self._entry(rule) for rule in found))

    def _entry(self, rule: Rule) -> Text:
        """A rule on one line, cut off where the screen ends."""
        return Text.assemble(
            (f"{rule.id:8}", "bold cyan"),
            (rule.title, "bold"),
            (f"  {self.gist(rule.id)}", "dim"),
            no_wrap=True,
            overflow="ellipsis",
        )

    def _rule(self, id: str) -> Rule | None:
        wanted = id.strip().rstrip(".").lower()
        return next((rule for rule in self.book.rules.values() if rule.id.lower() == wanted), None)
