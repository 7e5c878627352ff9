"""The tables of the political board and its cards: their columns, and what must be true of them.

The printed ones were not at hand: they are our reconstruction (M17.1, M17.8).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from sanssouci.board.columns import (
    NEW_ID,
    TEXT,
    YES,
    Line,
    one_of,
    optional,
    several,
    spare,
    whole,
    word_in,
)
from sanssouci.board.tables import Reader, Table
from sanssouci.games.maria.nations import NATIONS
from sanssouci.games.maria.tables import CITIES

TRACKS: Final = ("saxony", "russia", "italy")
SAXONY_TRACK, RUSSIA_TRACK, ITALY_TRACK = range(len(TRACKS))
LAST_BOX: Final = 5
ALLIANCES: Final = ("prussian", "neutral", "austrian")
PRUSSIAN, NEUTRAL, AUSTRIAN = range(len(ALLIANCES))
"""With whom Saxony stands (M19)."""
MAJOR_POWERS: Final = ("france", "prussia", "pragmatic", "austria")
TAKER: Final = "taker"
TRUCE, MARCH, BEDRIDDEN, ELECTION = "truce", "march", "bedridden", "election"
"""What a card may do that is no matter of numbers: 41C, 42F, 44C, 42G."""
YEARS: Final = (1741, 1742, 1743, 1744)
CARDS_A_YEAR: Final = 6
"""Two a turn; the election comes on top (M3.6, M18.2)."""


@dataclass(frozen=True, slots=True)
class PoliticalCard:
    index: int
    id: str
    year: int
    title: str
    emblems: tuple[str, ...]
    """The powers that may take it (M16.9)."""
    track: str
    steps: int
    """How many boxes its marker may be moved at most."""
    left: tuple[str, ...]
    """The takers for whom the marker goes left; for those in ``right`` it goes right."""
    right: tuple[str, ...]
    drawers: tuple[str, ...]
    """Who draws cards at once: powers, or ``taker``. Saxony does while it is on a Prussian box."""
    cards: int
    fewer: int
    """How many cards France draws less this turn (M17.10)."""
    troops: int
    """How many troops the taker may recruit now (M17.6)."""
    free: int
    """How many of them cost nothing."""
    special: str

    @property
    def is_election(self) -> bool:
        return self.special == ELECTION

    def direction(self, taker: str) -> int:
        """-1 if the marker goes left for this power, 1 if it goes right, 0 if it stays."""
        return (taker in self.right) - (taker in self.left)

    def drawn_by(self, taker: str) -> tuple[str, ...]:
        """The powers that draw if ``taker`` has the card."""
        return tuple(taker if drawer == TAKER else drawer for drawer in self.drawers)


def _check_card(line: Line, card: PoliticalCard, earlier: Sequence[PoliticalCard]) -> None:
    if earlier and card.year < earlier[-1].year:
        line.wrong("year", "the years follow one another (M3.6)")
    if card.is_election == bool(card.emblems):
        line.wrong("emblems", "every card but the election shows at least one emblem")
    if bool(card.track) != bool(card.steps):
        line.wrong("steps", "a track needs a number of steps, and only a track")
    if bool(card.track) != bool(card.left or card.right):
        line.wrong("track", "a track needs somebody who moves its marker, and only a track")
    if bool(card.drawers) != bool(card.cards):
        line.wrong("cards", "who draws needs a number of cards, and nobody else")
    if card.free > card.troops:
        line.wrong("free", "more troops free than there are")
    for column, takers in (("left", card.left), ("right", card.right)):
        for taker in takers:
            if taker not in card.emblems:
                line.wrong(column, f"{taker} cannot take this card")
    if set(card.left) & set(card.right):
        line.wrong("right", "nobody moves a marker both ways")


_MAJORS: Final = several(one_of(*MAJOR_POWERS))

POLITICAL_CARDS: Final = Table(
    "political_cards.tsv",
    PoliticalCard,
    {
        "id": NEW_ID,
        "year": whole(YEARS[0], YEARS[-1]),
        "title": TEXT,
        "emblems": _MAJORS,
        "track": optional(one_of(*TRACKS), ""),
        "steps": optional(whole(1, 4), 0),
        "left": _MAJORS,
        "right": _MAJORS,
        "drawers": several(one_of(TAKER, *NATIONS)),
        "cards": optional(whole(1, 5), 0),
        "fewer": optional(whole(0, 5), 0),
        "troops": optional(whole(1, 8), 0),
        "free": optional(whole(0, 8), 0),
        "special": optional(one_of(TRUCE, MARCH, BEDRIDDEN, ELECTION), ""),
    },
    numbered=True,
    check=_check_card,
)


@dataclass(frozen=True, slots=True)
class Box:
    id: str
    track: str
    box: int
    title: str
    start: bool
    alliance: str
    """For Saxony, with whom it stands."""
    cards: int
    """For Saxony, how many cards it draws (M5.4)."""
    less: tuple[str, ...]
    """The powers that draw a card less (M17.2)."""
    mission: str
    """The power that must send a general on a mission (M17.3), or nothing."""
    gate: str
    """The town beside the mission box, where he comes back (M17.5)."""
    marker: str
    """The power that holds a marker on the Italy box (M14.11), or nothing."""
    more: tuple[str, ...]
    """The powers that draw a card more; none on our board, but an exact one may have them."""

    def extra(self, power: str) -> int:
        """How many cards more a power draws each turn, or less if it is below zero (M17.2)."""
        return (power in self.more) - (power in self.less)


def _check_box(line: Line, box: Box, earlier: Sequence[Box]) -> None:
    if bool(box.alliance) != (box.track == "saxony"):
        line.wrong("alliance", "the boxes of Saxony, and no others, say with whom it stands")
    if bool(box.mission) != bool(box.gate):
        line.wrong("gate", "a mission needs the town where it ends, and only a mission (M17.5)")
    if box.start and any(other.track == box.track and other.start for other in earlier):
        line.wrong("start", "a marker begins in one box")


_POWER: Final = optional(one_of(*MAJOR_POWERS), "")

POLITICAL_BOARD: Final = Table(
    "political_board.tsv",
    Box,
    {
        "id": NEW_ID,
        "track": one_of(*TRACKS),
        "box": whole(1, LAST_BOX),
        "title": TEXT,
        "start": YES,
        "alliance": optional(one_of(*ALLIANCES), ""),
        "cards": optional(whole(0, 5), 0),
        "less": several(one_of(*MAJOR_POWERS)),
        "more": spare(several(one_of(*MAJOR_POWERS))),
        "mission": _POWER,
        "gate": optional(word_in(CITIES.file), ""),
        "marker": _POWER,
    },
    once=("track", "box"),
    check=_check_box,
)


@dataclass(frozen=True, slots=True)
class Politics:
    cards: tuple[PoliticalCard, ...]
    boxes: tuple[Box, ...]


def read_politics(reader: Reader) -> Politics:
    """The political board and cards; the cities must have been read before."""
    politics = Politics(reader.read(POLITICAL_CARDS), reader.read(POLITICAL_BOARD))
    note, cards, boxes = reader.findings.note, politics.cards, politics.boxes
    for year in YEARS:
        count = sum(card.year == year and not card.is_election for card in cards)
        if count != CARDS_A_YEAR:
            note(POLITICAL_CARDS.file, f"{count} cards of {year}, expected {CARDS_A_YEAR}")
    if sum(card.is_election for card in cards) != 1:
        note(POLITICAL_CARDS.file, "there is one imperial election (M18.2)")
    for track in TRACKS:
        own = [box for box in boxes if box.track == track]
        if len(own) != LAST_BOX or not any(box.start for box in own):
            note(POLITICAL_BOARD.file, f"{track} has {LAST_BOX} boxes, and one to begin in")
    return politics
