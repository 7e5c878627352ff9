"""Positions set up by commands."""

from __future__ import annotations

import pytest

from sanssouci.games.sieben_jahre import GAME, units
from sanssouci.games.sieben_jahre.atlas import COMMANDER_INDEX, PLACE_INDEX, REGION_INDEX
from sanssouci.games.sieben_jahre.position import Position
from sanssouci.games.sieben_jahre.states import BOARD_INDEX
from sanssouci.kernel.arranging import BadArrangement


def arranged(*commands: str, scenario: str = "saxony-1756-solo") -> Position:
    position = GAME.arrange(commands, scenario)
    assert isinstance(position, Position)
    return position


def test_a_sheet_begins_as_it_is_listed() -> None:
    position = arranged("begin prussia")
    frederick = COMMANDER_INDEX["frederik-ii"]
    assert position.at[frederick] == PLACE_INDEX["berlin"]
    assert (position.provisions[frederick], position.ammunition[frederick]) == (8, 8)
    assert position.purse[BOARD_INDEX["prussia"]] > 0
    assert position.actors == ("player",)
    assert "move frederik-ii" in position.legal("player")


def test_everything_can_be_set() -> None:
    position = arranged(
        "clear",
        "fraction 3",
        "place frederik-ii dresden",
        "units frederik-ii 3 0 2",
        "veterans frederik-ii artillery",
        "stores frederik-ii 4 5",
        "purse prussia 17",
        "flag leipziger-kreis prussia",
        "garrison meissen-lausitz 2 3",
        "larder meissen-lausitz 1",
        "points breslau 2",
    )
    frederick, saxony = COMMANDER_INDEX["frederik-ii"], REGION_INDEX["meissen-lausitz"]
    assert units.told(position.troops[frederick]) == units.told(
        units.with_level(
            units.with_count(units.with_count(units.NONE, units.INFANTRY, 3), units.ARTILLERY, 2),
            units.ARTILLERY,
            True,
        )
    )
    assert (position.fraction, position.purse[BOARD_INDEX["prussia"]]) == (3, 17)
    assert (position.garrison[saxony], position.loads[saxony], position.stores[saxony]) == (2, 3, 1)
    assert sum(position.points) == 2
    assert position.contingents(BOARD_INDEX["austria"]) == []


def test_a_campaign_begins_with_an_empty_map() -> None:
    position = arranged("year 1759", "place saltykov riga", "begin austria", scenario="campaign")
    assert position.year == 1759
    assert position.contingents(BOARD_INDEX["austria"]) == [COMMANDER_INDEX["saltykov"]]


@pytest.mark.parametrize(
    ("command", "said"),
    [
        ("begin france", "has no board here"),
        ("units von-laudon 3 0 0", "has to be placed first"),
        ("units frederik-ii 3", "Ships and men"),
        ("garrison meissen-lausitz 9 3", "cannot be"),
        ("stores frederik-ii 9 9", "cannot be"),
        ("fight frederik-ii prag", "is not at Prag"),
        ("juggle frederik-ii", "juggle"),
    ],
)
def test_what_cannot_be_is_refused(command: str, said: str) -> None:
    with pytest.raises(BadArrangement, match=said):
        arranged(command)


def test_boards_of_a_sheet_are_called_by_the_states_that_fight_there() -> None:
    position = arranged("begin sweden", scenario="pommern-1758-solo")
    assert set(position.view("player")["boards"]) == {"sweden", "prussia"}
    message = position.prompt("player")
    assert message is not None
    assert dict(message.args)["board"] == "sweden"
