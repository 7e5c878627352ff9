"""The report: a page that needs nothing else, pictures that are pictures, and Parquet."""

from __future__ import annotations

import html
import re
from html.parser import HTMLParser
from pathlib import Path
from xml.etree import ElementTree

import pytest
from pyarrow import parquet

from sanssouci.arena import begun, make_plan, opened
from sanssouci.arena.report import write_report
from sanssouci.kernel import speaking
from tests.arena.staging import filled_table, small_plan, winner_is
from tests.command_line import fail, run
from tests.made_up import LANGUAGE, made_up_language, unmarked

PICTURES = ("ratings", "wins", "meetings", "lengths", "reasons", "thinking")


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> Path:
    plan = make_plan(
        {
            "scenarios": ["four-player", "war-in-the-west"],
            "bots": ["captain", "recruit", "random"],
            "options": {"expert": "no"},
            "games": 3,
        }
    )
    file = tmp_path_factory.mktemp("arena") / "games.sqlite"
    return filled_table(file, plan, winner_is("captain"))


@pytest.fixture(scope="module")
def folder(table: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("report") / "new"
    with opened(table) as store:
        written = list(write_report(store, folder))
    assert sorted(written) == sorted(folder.iterdir())
    return folder


class _Ids(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.ids: list[str] = []
        self.pictures: list[str] = []
        self.addresses: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        self.ids += [given["id"]] if "id" in given else []
        self.pictures += [given["aria-label"]] if tag == "svg" else []
        self.addresses += [given[name] for name in ("src", "href", "xlink:href") if name in given]


def test_the_page_shows_every_figure_and_calls_nobody(folder: Path) -> None:
    page = (folder / "report.html").read_text(encoding="utf-8")
    reader = _Ids()
    reader.feed(page)
    assert len(reader.pictures) == len(PICTURES)
    assert set(PICTURES) < set(reader.ids)
    assert len(set(reader.ids)) == len(reader.ids)
    assert all(address.startswith("#") for address in reader.addresses)
    assert set(re.findall(r"url\((?!#|data:)", page)) == set()
    for words in ("Captain is clearly the strongest", "Frederick", "expert=no", "games = 3",
                  "sanssouci arena run", "Plackett"):  # fmt: skip
        assert words in page, words
    assert "Not finished" not in page


def test_every_picture_is_written_twice(folder: Path) -> None:
    for name in PICTURES:
        png = (folder / f"{name}.png").read_bytes()
        assert png.startswith(b"\x89PNG\r\n\x1a\n")
        assert len(png) > 5000
        root = ElementTree.fromstring((folder / f"{name}.svg").read_text(encoding="utf-8"))
        assert root.tag.endswith("svg")


def test_the_same_table_gives_the_same_page(table: Path, folder: Path, tmp_path: Path) -> None:
    with opened(table) as store:
        list(write_report(store, tmp_path))
    assert (tmp_path / "report.html").read_bytes() == (folder / "report.html").read_bytes()


def test_an_unfinished_table_says_so(tmp_path: Path) -> None:
    file, plan = tmp_path / "games.sqlite", small_plan(bots=["captain"])
    with begun(file, plan):
        pass
    assert "no game has been played" in fail("arena", "report", file, "--to", tmp_path / "r")
    assert not (tmp_path / "r").exists()
    filled_table(file, plan, lambda job: ["frederick"])
    run("arena", "report", file, "--to", tmp_path / "r")
    page = (tmp_path / "r" / "report.html").read_text(encoding="utf-8")
    assert "Captain played alone; the best seat was Frederick" in page
    assert 'id="meetings"' not in page


def test_parquet_has_a_row_for_each_seat(table: Path, tmp_path: Path) -> None:
    file = tmp_path / "games.parquet"
    games = 3 * (3 * 8 + 3 * 2)
    seats = 3 * (3 * 8 * 4 + 3 * 2 * 2)
    assert f"{seats} rows" in run("arena", "export", table, "-o", file)
    read = parquet.read_table(file).to_pylist()
    assert len(read) == seats
    assert len({row["number"] for row in read}) == games
    assert {row["bot"] for row in read if row["won"]} >= {"captain"}
    assert read[0]["options"] == "expert=no"


@pytest.mark.parametrize(
    ("language", "words"),
    [
        (
            "it",
            ("nettamente il più forte", "Federico", "Chi vince, e dove", "salvato come plan.toml"),
        ),
        ("de", ("deutlich am stärksten", "Friedrich", "Wer wo gewinnt", "kampflos")),
        ("el", ("σαφώς το ισχυρότερο", "Ποιος κερδίζει πού", "έως")),
    ],
)
def test_a_report_is_written_in_the_language_asked_for(
    table: Path, tmp_path: Path, language: str, words: tuple[str, ...]
) -> None:
    run("--language", language, "arena", "report", table, "--to", tmp_path)
    page = (tmp_path / "report.html").read_text(encoding="utf-8")
    assert f'<html lang="{language}">' in page
    for said in words:
        assert said in page, said
    assert re.search(r"<td class=\"n\">\d+,\d\d</td>", page)


@pytest.mark.filterwarnings("ignore:Glyph")  # nobody has letters for the marks
def test_no_word_of_a_report_stands_outside_the_catalogues(table: Path, tmp_path: Path) -> None:
    with made_up_language(), speaking(LANGUAGE), opened(table) as store:
        list(write_report(store, tmp_path))
    page = (tmp_path / "report.html").read_text(encoding="utf-8")
    page = re.sub(r"<(style|pre|code|svg|title|html|defs)\b.*?</\1>", " ", page, flags=re.DOTALL)
    text = html.unescape(re.sub(r"<[^>]*>", " ", page))
    known = {"friedrich", "ms", "min", "plan", "toml", "expert", "no"}
    left = {word.casefold() for word in unmarked(text)} - known
    assert left == set()
