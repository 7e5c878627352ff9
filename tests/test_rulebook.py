from __future__ import annotations

import re
from pathlib import Path

import pytest

from sanssouci import rulebook
from sanssouci.rulebook import RulebookError, load, parse

DOCS = Path(__file__).resolve().parent.parent / "docs" / "rules"

SMALL = """\
# Small war

What this is, and **F9.9 not a rule.** here.

## About this document

Prose.

## F5 Conquest of objectives

How land is won.

**F5.1 Conquest.** A general who moves across an objective conquers it.
A wrapped line with **F5.3** in bold.

- a list item
- **F5.9** another

| city | nation |
|---|---|
| Görlitz | Saxony |

> Example: Daun takes Kłodzko.

```
## F8 not a chapter
**F8.1 Not a rule.** either
```

**F5.2 Protection.** A general within three cities protects.

### Variant

Words outside a rule.

**F5.2S Protection of spades.** Only spades.

## F12 Fate

**F12.Elisabeth Death of the Tsarina.** Russia leaves; see F5.2.
"""


def test_title_chapters_and_rules() -> None:
    book = parse(SMALL)
    assert book.title == "Small war"
    assert [(c.id, c.title) for c in book.chapters.values()] == [
        ("F5", "Conquest of objectives"),
        ("F12", "Fate"),
    ]
    assert book.chapters["F5"].rules == ("F5.1", "F5.2", "F5.2S")
    assert list(book.rules) == ["F5.1", "F5.2", "F5.2S", "F12.Elisabeth"]
    rule = book.rules["F12.Elisabeth"]
    assert (rule.title, rule.chapter) == ("Death of the Tsarina", "F12")
    assert rule.text == "Russia leaves; see F5.2."
    assert SMALL.splitlines()[rule.line - 1].startswith("**F12.Elisabeth")


def test_a_rule_runs_until_the_next_rule_or_heading() -> None:
    book = parse(SMALL)
    text = book.rules["F5.1"].text
    assert text.startswith("A general who moves")
    assert text.endswith("```")
    for inside in ("wrapped line", "- a list item", "| Görlitz |", "> Example", "## F8 not"):
        assert inside in text
    assert book.rules["F5.2"].text == "A general within three cities protects."


def test_words_outside_rules_belong_to_the_chapter() -> None:
    text = parse(SMALL).chapters["F5"].text
    assert text.startswith("How land is won.")
    assert "### Variant" in text
    assert "Words outside a rule." in text


@pytest.mark.parametrize(
    ("words", "ids"),
    [
        ("F5.2", ["F5.2", "F12.Elisabeth"]),
        ("f5", ["F5.1", "F5.2", "F5.2S", "F12.Elisabeth"]),
        ("f12.elisabeth", ["F12.Elisabeth"]),
        ("PROTECTION", ["F5.2", "F5.2S"]),
        ("spades protection", ["F5.2S"]),
        ("general protect", ["F5.2"]),
        ("conquer", ["F5.1"]),
        ("gorlitz", ["F5.1"]),
        ("GÖRLITZ", ["F5.1"]),
        ("klodzko", ["F5.1"]),
        ("protection tsarina", []),
        ("", []),
        ("  ", []),
    ],
)
def test_search(words: str, ids: list[str]) -> None:
    assert [rule.id for rule in parse(SMALL).search(words)] == ids


def test_search_ranks_title_before_text() -> None:
    book = parse(
        "# T\n\n## F1 C\n\n**F1.1 March.** No supply here.\n\n"
        "**F1.2 Supply lines.** Of a march.\n\n"
        "**F1.3 Supply and march.** Both.\n"
    )
    assert [rule.id for rule in book.search("supply")] == ["F1.2", "F1.3", "F1.1"]
    assert [rule.id for rule in book.search("supply march")] == ["F1.3", "F1.1", "F1.2"]


@pytest.mark.parametrize("prefix", ["M", "SJ"])
def test_each_game_has_its_own_letters(prefix: str) -> None:
    book = parse(f"# T\n\n## {prefix}1 C\n\n**{prefix}1.1 Name.** Text.\n")
    assert list(book.rules) == [f"{prefix}1.1"]


@pytest.mark.parametrize(
    ("body", "line", "reason"),
    [
        ("**F1.1 A.** x\n\n**F1.1 B.** y", 7, "duplicate rule F1.1, first on line 5"),
        ("**F1.1 A.** x\n\n## F1 Again", 7, "duplicate chapter F1, first on line 3"),
        ("**F1.x A.** x", 5, "malformed rule"),
        ("**F1.1 A** no full stop", 5, "malformed rule"),
        ("**F1.1.** no title", 5, "malformed rule"),
        ("**F1.1T A.** no such suit", 5, "malformed rule"),
        ("**f1.1 A.** small letter", 5, "malformed rule"),
        ("**F1.1 A.**glued", 5, "malformed rule"),
        ("**F1.1 A.** x\n**F1.2 B.** y", 6, "rule F1.2 must start a paragraph"),
        ("**F2.1 A.** x", 5, "rule F2.1 stands in chapter F1"),
        ("## Appendix\n\n**F1.1 A.** x", 7, "rule F1.1 stands in no chapter"),
        ("## F2: Title", 5, "malformed chapter"),
        ("## F2", 5, "malformed chapter"),
        ("# Another", 5, "a second title"),
    ],
)
def test_errors_name_file_and_line(body: str, line: int, reason: str) -> None:
    with pytest.raises(RulebookError) as caught:
        parse(f"# T\n\n## F1 C\n\n{body}\n", "small.md")
    assert str(caught.value).startswith(f"small.md:{line}: {reason}")
    assert (caught.value.source, caught.value.line) == ("small.md", line)


def test_a_document_needs_a_title() -> None:
    with pytest.raises(RulebookError, match="no title"):
        parse("## F1 C\n", "small.md")


def test_load_from_a_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "small.md").write_text(SMALL, encoding="utf-8")
    (tmp_path / "bad.md").write_text("# T\n\n## F1\n", encoding="utf-8")
    monkeypatch.setattr(rulebook, "_folder", lambda: tmp_path)
    load.cache_clear()
    try:
        assert load("small") == parse(SMALL)
        with pytest.raises(RulebookError, match=r"bad\.md:3: malformed chapter"):
            load("bad")
        for missing in ("other", "../small", ""):
            with pytest.raises(FileNotFoundError, match="there are: bad, small"):
                load(missing)
    finally:
        load.cache_clear()


@pytest.mark.parametrize("game", sorted(file.stem for file in DOCS.glob("*.md")))
def test_our_rulebooks_load(game: str) -> None:
    book = load(game)
    assert book.title
    assert book.rules
    assert all(rule.text for rule in book.rules.values())
    assert all(chapter.rules for chapter in book.chapters.values())


@pytest.mark.parametrize("game", ["friedrich", "crisis", "maria", "sieben-jahre"])
def test_every_game_is_told_in_five_minutes(game: str) -> None:
    primer = load(game).primer
    words = len(primer.split())
    assert 200 < words < 600, words  # what can be read in that time
    assert "**What you want.**" in primer
    assert "lessons" in primer


ITALIAN = """\
# Piccola guerra

## Su questo documento

Prosa.

## F5 La conquista

**F5.1 Conquista.** Chi passa, prende.
"""


def test_another_language_is_read_rule_by_rule(tmp_path: Path) -> None:
    (tmp_path / "small.md").write_text(SMALL, encoding="utf-8")
    (tmp_path / "it").mkdir()
    (tmp_path / "it" / "small.md").write_text(ITALIAN, encoding="utf-8")
    book = load("small", tmp_path / "small.md", "it-CH")
    assert (book.title, book.chapters["F5"].title) == ("Piccola guerra", "La conquista")
    assert book.rules["F5.1"].text == "Chi passa, prende."
    assert book.rules["F5.2"].title == "Protection"  # not yet translated
    assert list(book.rules) == list(load("small", tmp_path / "small.md").rules)
    assert book.chapters["F5"].rules == ("F5.1", "F5.2", "F5.2S")
    assert load("small", tmp_path / "small.md", "de").title == "Small war"
    assert load("small", tmp_path / "small.md", "../x").title == "Small war"


def test_the_primer_of_another_language_stands_where_the_english_one_does() -> None:
    english = parse("# War\n\n## Preface\n\n## In five minutes\n\nFight.\n\n## F1 Aim\n")
    source = "# Guerra\n\n## Prefazione\n\n## In cinque minuti\n\nLotta.\n\n## F1 Scopo\n"
    book = parse(source, primer_at=english.primer_at).completed_by(english)
    assert (english.primer, book.primer, book.chapters["F1"].title) == ("Fight.", "Lotta.", "Scopo")


def _shape(file: Path) -> list[str]:
    """The headings by level and the rules by id, in order, and how many tables and lists."""
    shape = []
    for line in file.read_text(encoding="utf-8").splitlines():
        if heading := re.match(r"(#+) ([A-Z]{1,3}(?:\d+|[IVX]+) )?", line):
            shape.append(" ".join(part for part in heading.groups() if part))
        elif rule := re.match(r"\*\*([A-Z]{1,3}(?:\d+|[IVX]+)\.\w+) ", line):
            shape.append(rule[1])
        elif re.match(r"\|[-:| ]+\|$", line):
            shape.append(f"table of {line.count('|') - 1}")
    return shape


_TRANSLATED = sorted(DOCS.glob("*/*.md"))


@pytest.mark.parametrize("file", _TRANSLATED, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_a_translated_book_has_every_rule_in_its_place(file: Path) -> None:
    english = DOCS / file.name
    assert _shape(file) == _shape(english)
    book, other = load(file.stem, None, file.parent.name), load(file.stem)
    assert list(book.rules) == list(other.rules)
    assert list(book.chapters) == list(other.chapters)
    assert bool(book.primer) == bool(other.primer)
    for id, rule in book.rules.items():
        text, original = rule.text, other.rules[id].text
        assert bool(text) == bool(original), id
        assert text != original or len(original) < 20, f"{id} is still English"
        assert text.count("\n- ") == original.count("\n- "), f"{id} has other points in its lists"
        assert text.count("\n|") == original.count("\n|"), f"{id} has other rows in its tables"
