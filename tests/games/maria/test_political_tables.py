"""The political board and its cards, as their tables tell them (M17.1, M17.8)."""

from __future__ import annotations

from collections import Counter

import pytest

from sanssouci.board.findings import Findings
from sanssouci.board.tables import Reader
from sanssouci.games.maria.pack import BUILT_IN
from sanssouci.games.maria.political_cards import CARD_INDEX, CARDS
from sanssouci.games.maria.political_tables import (
    POLITICAL_BOARD,
    POLITICAL_CARDS,
    TRACKS,
    read_politics,
)
from sanssouci.games.maria.tables import CITIES
from sanssouci.games.maria.tracks import BOX, FIRST_BOXES, MISSIONS


@pytest.mark.rule("M3.6")
def test_six_cards_a_year_and_the_election_on_top() -> None:
    assert Counter(card.year for card in CARDS) == {1741: 6, 1742: 7, 1743: 6, 1744: 6}
    assert [card.id for card in CARDS if card.is_election] == ["42g"]


@pytest.mark.rule("M17.8")
def test_emblems_and_steps() -> None:
    emblems = Counter(emblem for card in CARDS for emblem in card.emblems)
    assert emblems == {"france": 12, "prussia": 10, "pragmatic": 10, "austria": 16}
    ways = Counter((card.track, bool(card.left), bool(card.right)) for card in CARDS if card.track)
    assert ways == {
        ("italy", True, False): 2, ("italy", False, True): 2, ("italy", True, True): 2,
        ("russia", True, False): 2, ("russia", False, True): 1, ("russia", True, True): 2,
        ("saxony", True, False): 1, ("saxony", False, True): 2, ("saxony", True, True): 1,
    }  # fmt: skip
    naples = CARDS[CARD_INDEX["42c"]]
    assert [naples.direction(taker) for taker in ("france", "austria", "prussia")] == [-1, 1, 0]
    assert CARDS[CARD_INDEX["41d"]].drawn_by("pragmatic") == ("pragmatic",)


@pytest.mark.rule("M17.1")
def test_three_tracks_of_five_boxes() -> None:
    assert len(BOX) == 15
    assert dict(zip(TRACKS, FIRST_BOXES, strict=True)) == {"saxony": 2, "russia": 4, "italy": 3}
    assert [(mission.power, mission.gate) for mission in MISSIONS] == [
        ("prussia", "landsberg-warthe"),
        ("austria", "wiener-neustadt"),
        ("france", "chaumont"),
    ]


def _problems(file: str, old: str, new: str) -> list[str]:
    files = {
        table.file: (BUILT_IN / table.file).read_bytes()
        for table in (CITIES, POLITICAL_CARDS, POLITICAL_BOARD)
    }
    assert old in files[file].decode()
    files[file] = files[file].decode().replace(old, new, 1).encode()
    reader = Reader(files, Findings())
    reader.read(CITIES)
    read_politics(reader)
    return [str(problem) for problem in reader.findings.sorted()]


@pytest.mark.parametrize(
    ("file", "old", "new", "told"),
    [
        (POLITICAL_CARDS.file, "russia\t2\tfrance prussia", "russia\t\tfrance prussia", "steps"),
        (POLITICAL_CARDS.file, "italy\t1\tfrance\t\t", "italy\t1\tprussia\t\t", "cannot take"),
        (POLITICAL_CARDS.file, "44f\t1744", "44f\t1743", "years follow"),
        (POLITICAL_CARDS.file, "\telection", "\ttruce", "one imperial election"),
        (POLITICAL_BOARD.file, "landsberg-warthe", "landsberg", "cities.tsv|expected one of"),
        (POLITICAL_BOARD.file, "Balance\tyes", "Balance\t", "one to begin in"),
        (POLITICAL_BOARD.file, "\tneutral\t", "\t\t", "with whom it stands"),
    ],
)
def test_what_is_wrong_is_told(file: str, old: str, new: str, told: str) -> None:
    problems = _problems(file, old, new)
    assert any(part in problem for problem in problems for part in told.split("|")), problems
