"""The own-words rule documents, read into rules that can be cited and searched.

A document is Markdown. Its chapters are headings and its rules are paragraphs with a bold name::

    # Friedrich

    ## F5 Conquest of objectives

    **F5.3 Protection.** An objective is protected while ...

A rule runs, with its lists, tables and quotes, until the next rule or heading. A section called
``## In five minutes`` is the book's primer: the whole game for somebody who has never seen it.

Another language has the same document in a folder of its name, ``it/friedrich.md``, with the same
chapters and rules in the same order; its primer is the section in the place of the English one.
What it lacks is read in English, rule by rule.

>>> book = load("friedrich")            # doctest: +SKIP
>>> book.rules["F5.3"].title            # doctest: +SKIP
'Protection'
>>> [rule.id for rule in book.search("protected objective")]  # doctest: +SKIP
['F5.3', 'F5.4']
"""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass, field, replace
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path

__all__ = ["Chapter", "Rule", "Rulebook", "RulebookError", "load", "parse", "translation"]

ENGLISH = "en"
"""The language in which every book is written first."""
_HEADING = re.compile(r"(#{1,6})\s+(.+?)\s*#*$")
# Chapters of a second part may have Roman numbers: SIV is the fourth of the scenarios of S.
_CHAPTER_ID = r"(?:[A-Z]{1,3}\d+|[A-Z][IVX]+)"
_CHAPTER = re.compile(rf"({_CHAPTER_ID}) (\S.*)")
_RULE = re.compile(
    rf"\*\*(({_CHAPTER_ID})\.(?:\d+[SCHDb]?|[A-Z][a-z]+)) "  # the id, with its chapter
    r"([^*]*[^*\s.])\.\*\*(?:\s+|$)"  # the title
)
_PRIMER = "In five minutes"
_NAME = re.compile(r"[a-z][a-z0-9_-]*")
_LANGUAGE = re.compile(r"[A-Za-z]+(-[A-Za-z0-9]+)*")
_FENCE = re.compile(r" {0,3}(```|~~~)")
# What is surely meant as a chapter or rule, though perhaps not well formed.
_LIKE_CHAPTER = re.compile(r"[A-Za-z]{1,3}\d")
_LIKE_RULE = re.compile(r"\*\*[A-Za-z]{1,3}\d")
# Letters that carry a stroke and not a separable accent.
_STROKES = str.maketrans({"ł": "l", "ø": "o", "đ": "d", "æ": "ae", "œ": "oe"})


class RulebookError(ValueError):
    """A rule document is malformed; says in which file and line."""

    def __init__(self, source: str, line: int, reason: str) -> None:
        super().__init__(f"{source}:{line}: {reason}")
        self.source = source
        self.line = line
        self.reason = reason


@dataclass(frozen=True, slots=True)
class Rule:
    """One rule: ``id`` as cited, ``chapter`` as its id, ``text`` as Markdown without the name."""

    id: str
    title: str
    chapter: str
    text: str
    line: int


@dataclass(frozen=True, slots=True)
class Chapter:
    """A chapter; ``text`` is what it says outside its rules."""

    id: str
    title: str
    text: str
    rules: tuple[str, ...]
    line: int


@dataclass(frozen=True, slots=True)
class Rulebook:
    """A rule document; chapters and rules stand in the order of the document."""

    title: str
    chapters: dict[str, Chapter]
    rules: dict[str, Rule]
    primer: str = ""
    """The game in five minutes, as Markdown; empty if the book has no such page."""
    primer_at: int | None = None
    """Which of the sections it is, counted from 0."""
    language: str = ENGLISH
    """In which it is written, but for rules that it lacks."""

    def completed_by(self, english: Rulebook) -> Rulebook:
        """The book of another language, with the rules and chapters it lacks in English."""
        chapters = {
            id: replace(self.chapters.get(id, chapter), rules=chapter.rules)
            for id, chapter in english.chapters.items()
        }
        rules = {id: self.rules.get(id, rule) for id, rule in english.rules.items()}
        return replace(self, chapters=chapters, rules=rules, primer=self.primer or english.primer)

    def search(self, words: str) -> list[Rule]:
        """The rules that hold all the words, whatever their case and accents.

        First those whose id is among the words (``F5`` finds the whole chapter), then those with
        all words in the title, then with some; within each group in the order of the document.
        """
        wanted = _fold(words).split()
        if not wanted:
            return []
        ranked: list[tuple[int, Rule]] = []
        for rule in self.rules.values():
            rank = _rank(rule, wanted)
            if rank is not None:
                ranked.append((rank, rule))
        ranked.sort(key=lambda entry: entry[0])
        return [rule for _, rule in ranked]


@cache
def load(game: str, own: Path | None = None, language: str = ENGLISH) -> Rulebook:
    """The rulebook of a game: the file it brings itself, or ours of that name.

    Ours are read from ``docs/rules`` in a checkout, else as installed. ``it-CH`` is read as ``it``
    if it has no book of its own, and a language without one as English.
    """
    if language != ENGLISH:
        return _translated(game, own, language)
    if own is not None:
        return parse(own.read_text(encoding="utf-8"), str(own))
    folder = _folder()
    file = folder / f"{game.replace('-', '_')}.md"
    if not _NAME.fullmatch(game) or not file.is_file():
        known = sorted(p.name[:-3] for p in folder.iterdir() if p.name.endswith(".md"))
        raise FileNotFoundError(f"no rulebook for {game!r}; there are: {', '.join(known)}")
    return parse(file.read_text(encoding="utf-8"), str(file))


def _translated(game: str, own: Path | None, language: str) -> Rulebook:
    english = load(game, own)
    file = translation(game, own, language)
    if file is None:
        return load(game, own, language.rpartition("-")[0] or ENGLISH)
    source = file.read_text(encoding="utf-8")
    book = parse(source, str(file), english.primer_at).completed_by(english)
    return replace(book, language=language)


def translation(game: str, own: Path | None, language: str) -> Traversable | None:
    """The document of a game in another language, None if there is none."""
    if not _LANGUAGE.fullmatch(language):
        return None
    name = own.name if own else f"{game.replace('-', '_')}.md"
    file: Traversable = (own.parent if own else _folder()) / language / name
    return file if file.is_file() else None


def parse(markdown: str, source: str = "<text>", primer_at: int | None = None) -> Rulebook:
    """Read a rule document; ``source`` names it in errors.

    ``primer_at`` says which section is the primer, where another language calls it otherwise.
    """
    return _Reader(source, primer_at).read(markdown)


def _folder() -> Traversable:
    checkout = Path(__file__).resolve().parent.parent
    if (checkout / "pyproject.toml").is_file() and (checkout / "docs" / "rules").is_dir():
        return checkout / "docs" / "rules"
    return resources.files("sanssouci") / "rulebooks"


def _fold(text: str) -> str:
    decomposed = unicodedata.normalize("NFKD", text.casefold())
    return "".join(c for c in decomposed if not unicodedata.combining(c)).translate(_STROKES)


def _rank(rule: Rule, wanted: list[str]) -> int | None:
    """How far down the list a rule belongs, or None if a word is missing from it."""
    rule_id, title, text = _fold(rule.id), _fold(rule.title), _fold(rule.text)
    named = [word in (rule_id, _fold(rule.chapter)) for word in wanted]
    titled = [word in title for word in wanted]
    if not all(n or t or w in text for n, t, w in zip(named, titled, wanted, strict=True)):
        return None
    if rule_id in wanted:
        return 0
    if any(named):
        return 1
    if all(titled):
        return 2
    return 3 if any(titled) else 4


@dataclass(slots=True)
class _Part:
    """A chapter or rule whose lines are still being gathered."""

    id: str
    title: str
    chapter: str
    line: int
    lines: list[str] = field(default_factory=list)

    @property
    def text(self) -> str:
        return "\n".join(self.lines).strip()


class _Reader:
    def __init__(self, source: str, primer_at: int | None = None) -> None:
        self.source = source
        self.primer_at = primer_at
        self.sections = 0
        self.title = ""
        self.chapters: dict[str, _Part] = {}
        self.rules: dict[str, _Part] = {}
        self.primer: _Part | None = None
        self.chapter: _Part | None = None
        self.part: _Part | None = None  # where lines go: a rule, its chapter, or nowhere

    def read(self, markdown: str) -> Rulebook:
        fence = ""
        paragraph_ended = True
        for number, line in enumerate(markdown.splitlines(), 1):
            mark = _FENCE.match(line)
            if fence or mark:
                self.keep(line)
                if mark and not fence:
                    fence = mark[1]
                elif mark and mark[1] == fence:
                    fence = ""
                paragraph_ended = not fence
            elif heading := _HEADING.match(line):
                self.heading(number, line, len(heading[1]), heading[2])
                paragraph_ended = True
            elif _RULE.match(line) or (paragraph_ended and _LIKE_RULE.match(line)):
                self.rule(number, line, paragraph_ended)
                paragraph_ended = False
            else:
                self.keep(line)
                paragraph_ended = not line.strip()
        if not self.title:
            raise self.error(1, "the document has no title (# ...)")
        return self.book()

    def keep(self, line: str) -> None:
        if self.part is not None:
            self.part.lines.append(line)

    def heading(self, number: int, line: str, level: int, title: str) -> None:
        if level == 1:
            if self.title:
                raise self.error(number, f"a second title {title!r}; chapters start with ##")
            self.title = title
        elif level == 2:
            if self.is_primer(title):
                self.chapter, self.primer_at = None, self.sections
                self.part = self.primer = _Part("", title, "", number)
            else:
                self.chapter = self.part = self.open_chapter(number, title)
            self.sections += 1
        else:  # a heading inside a chapter ends the rule before it
            self.part = self.chapter
            self.keep(line)

    def is_primer(self, title: str) -> bool:
        if self.primer_at is None:
            return title == _PRIMER
        return self.sections == self.primer_at and not _CHAPTER.fullmatch(title)

    def open_chapter(self, number: int, title: str) -> _Part | None:
        match = _CHAPTER.fullmatch(title)
        if match is None:
            if _LIKE_CHAPTER.match(title):
                raise self.error(number, f"malformed chapter {title!r}; write ## F5 Title")
            return None  # a preface or an appendix, without rules
        return self.add(self.chapters, _Part(match[1], match[2], match[1], number), "chapter")

    def rule(self, number: int, line: str, starts_paragraph: bool) -> None:
        match = _RULE.match(line)
        if match is None:
            raise self.error(number, f"malformed rule {line[:40]!r}; write **F5.3 Title.** Text")
        rule_id, chapter, title = match[1], match[2], match[3]
        if not starts_paragraph:
            raise self.error(number, f"rule {rule_id} must start a paragraph; leave a line empty")
        if self.chapter is None or self.chapter.id != chapter:
            where = f"chapter {self.chapter.id}" if self.chapter else "no chapter"
            raise self.error(number, f"rule {rule_id} stands in {where}")
        self.part = self.add(self.rules, _Part(rule_id, title, chapter, number), "rule")
        self.keep(line[match.end() :])

    def add(self, parts: dict[str, _Part], part: _Part, kind: str) -> _Part:
        if part.id in parts:
            first = parts[part.id].line
            raise self.error(part.line, f"duplicate {kind} {part.id}, first on line {first}")
        parts[part.id] = part
        return part

    def error(self, line: int, reason: str) -> RulebookError:
        return RulebookError(self.source, line, reason)

    def book(self) -> Rulebook:
        members: dict[str, list[str]] = {chapter: [] for chapter in self.chapters}
        for rule in self.rules.values():
            members[rule.chapter].append(rule.id)
        return Rulebook(
            title=self.title,
            chapters={
                c.id: Chapter(c.id, c.title, c.text, tuple(members[c.id]), c.line)
                for c in self.chapters.values()
            },
            rules={
                r.id: Rule(r.id, r.title, r.chapter, r.text, r.line) for r in self.rules.values()
            },
            primer=self.primer.text if self.primer else "",
            primer_at=self.primer_at if self.primer else None,
        )
