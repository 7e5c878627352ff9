"""The report: a page that needs nothing else, pictures that are pictures, and Parquet."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from pathlib import Path
from xml.etree import ElementTree

import pytest
from pyarrow import parquet

from sanssouci.arena import begun, make_plan, opened
from sanssouci.arena.report import write_report
from tests.arena.staging import filled_table, small_plan, winner_is
from tests.command_line import fail, run

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
    for words in ("captain is clearly the strongest", "Frederick", "expert=no", "games = 3",
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
    assert "captain played alone; the best seat was frederick" in page
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
