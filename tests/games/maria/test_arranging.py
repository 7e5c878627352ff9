"""Positions set up by hand: pieces, markers, hussars, tracks, hands, and where the turn stands."""

from __future__ import annotations

import pytest

from sanssouci.games.maria import GAME
from sanssouci.games.maria.nations import AUSTRIA, FRANCE, PRAGMATIC, PRUSSIA, PRUSSIAN, SAXONY
from sanssouci.games.maria.political_cards import CARDS
from sanssouci.games.maria.political_tables import PoliticalCard
from sanssouci.games.maria.position import Position
from sanssouci.kernel.arranging import BadArrangement
from tests.games.maria.staging import marked, troops, where


def arranged(*commands: str, scenario: str = "advanced") -> Position:
    position = GAME.arrange(commands, scenario)
    assert isinstance(position, Position)
    return position


def test_pieces_troops_and_hussars() -> None:
    position = arranged(
        "clear", "place karl prag", "place friedrich breslau", "troops friedrich 5",
        "down friedrich", "station hussar-1 glatz", "begin prussia",
    )  # fmt: skip
    assert where(position, "karl") == "prag"
    assert troops(position, "friedrich") == 5
    assert troops(position, "dessauer") == 8, "a general on a mission has his share"
    assert position.view(None)["hussars"] == ["glatz", None]
    assert position.is_down(position.roster.index["friedrich"])
    assert position.actors == ("frederick",)
    assert position.phase.name == "movement"


@pytest.mark.rule("M3.3", "M14.1", "M14.6", "M14.10")
def test_markers_boxes_and_pools() -> None:
    position = arranged(
        "mark prussia breslau", "mark france prag mainz", "mark pragmatic koln",
        "box france battle", "box france emperor", "box austria italy", "aside france 2",
        "begin france",
    )  # fmt: skip
    assert marked(position, PRUSSIA) == {"liegnitz", "glogau", "breslau"}
    assert position.pool[FRANCE] == 11 - 1 - 1 - 1 - 2
    assert position.pool[AUSTRIA] == 3 + 1 - 1
    assert position.pool[PRAGMATIC] == 8
    boxes = position.view(None)["boxes"]
    assert boxes == {"electors": None, "emperor": "france", "italy": "austria", "silesia": None}
    three = arranged("mark france mainz", "begin france")
    assert three.view(None)["boxes"]["electors"] == "france"
    assert three.pool[FRANCE] == 10


@pytest.mark.rule("M4.4", "M19.4")
def test_a_track_and_what_follows_from_it() -> None:
    position = arranged("track saxony 4", "begin saxony")
    assert position.alliance != PRUSSIAN
    assert position.seat(SAXONY) == "maria"
    assert position.stage == 5
    with pytest.raises(BadArrangement, match="has no box 6"):
        arranged("track italy 6")


def test_a_general_is_called_back_from_his_mission() -> None:
    position = arranged("place dessauer berlin", "begin prussia")
    assert position.view(None)["missions"]["prussia"] is None
    assert where(position, "dessauer") == "berlin"


@pytest.mark.parametrize(
    ("commands", "phase", "stage"),
    [
        (("politics 41A 41D", "trump hearts", "hand france 9H"), "bidding", 1),
        (("hussars",), "hussars", 2),
        (("begin austria combat", "place friedrich landeshut", "place karl schweidnitz"),
         "battle", 5),
        (("turn 6", "clear", "place moritz paris", "hand france 9H", "winter"), "recruiting", 6),
    ],
)  # fmt: skip
def test_where_the_turn_stands(commands: tuple[str, ...], phase: str, stage: int) -> None:
    position = arranged(*commands)
    assert position.phase.name == phase
    assert position.stage == stage
    position.check()


@pytest.mark.rule("M3.6", "M18.2")
def test_political_cards_of_earlier_turns_are_gone() -> None:
    second = arranged("turn 5", "begin france")
    left = {card.year for card in _cards_left(second)}
    assert left == {1742, 1743, 1744}
    assert sum(card.year == 1742 for card in _cards_left(second)) == 3, "two, and the election"
    assert arranged("turn 8", "begin france").view(None)["election"] == "held"


def _cards_left(position: Position) -> list[PoliticalCard]:
    return [CARDS[number] for number in position.political_left]


@pytest.mark.parametrize(
    ("commands", "said"),
    [
        (("begin pragmatic",), "takes no part"),
        (("politics",), "no politics"),
        (("place moritz prag",), "not in this scenario"),
        (("place karl prag", "place friedrich prag", "begin prussia"), "do not cooperate"),
        (("clear", "place nobody prag"), "Line 2"),
    ],
)
def test_what_cannot_be_is_refused(commands: tuple[str, ...], said: str) -> None:
    with pytest.raises(BadArrangement, match=said):
        arranged(*commands, scenario="introductory")


def test_two_political_cards_or_none() -> None:
    with pytest.raises(BadArrangement, match="Two political cards"):
        arranged("politics 41A")
