"""Examples that were worked out by hand, played from the first question to the last."""

from __future__ import annotations

import pytest

from sanssouci.games.maria import GAME
from sanssouci.games.maria.atlas import ATLAS, GRAPH
from sanssouci.games.maria.nations import AUSTRIA, FRANCE, PRAGMATIC
from sanssouci.games.maria.position import Position
from tests.games.maria.staging import do, is_down, legal, marked, troops, where


def arranged(*commands: str) -> Position:
    position = GAME.arrange(commands, "advanced")
    assert isinstance(position, Position)
    return position


def battle_boxes(position: Position) -> dict[str, int]:
    nations = position.view(None)["nations"]
    return {nation["id"]: nation["battle"] for nation in nations if "battle" in nation}


@pytest.mark.rule("M14.7", "M11.7", "M12.1", "M12.2", "M19.2")
@pytest.mark.parametrize(
    ("beaten", "victors", "left", "moved"),
    [
        (6, (8, 2), 2, 1),  # four short of ten
        (2, (4,), 0, 1),  # the last two troops: a general is gone
        (8, (8, 6), 2, 2),  # six short
        (6, (8,), 4, 0),  # two short, and he is still there
    ],
)
def test_what_a_defeat_costs(beaten: int, victors: tuple[int, ...], left: int, moved: int) -> None:
    leaders = ("karl", "traun")[: len(victors)]
    position = arranged(
        "clear", "place friedrich brandeis", f"troops friedrich {beaten}",
        *(f"place {general} prag" for general in leaders),
        *(f"troops {name} {number}" for name, number in zip(leaders, victors, strict=True)),
        "box prussia battle", "box prussia battle", "begin prussia combat",
    )  # fmt: skip
    do(position, "frederick: concede")
    while position.phase.name == "retreat":
        do(position, f"maria: {legal(position, 'retreat')[0]}")
    if moved:
        do(position, "maria: drift 0")
    assert troops(position, "friedrich") == left
    assert battle_boxes(position)["austria"] == moved
    assert battle_boxes(position)["prussia"] == 2 - moved
    end = where(position, "friedrich")
    assert (end is None) is (left == 0)
    if end is not None:
        away = GRAPH.distances(ATLAS.index["brandeis"])[ATLAS.index[end]]
        assert 0 < away <= sum(victors) - beaten


HARASSED = (
    "clear", "place belle-isle steyr", "place france-train-2 krems", "place karl wien",
    "station hussar-1 melk", "troops belle-isle 6", "begin france supply",
)  # fmt: skip


@pytest.mark.rule("M8.6", "M8.7", "M8.8", "M7.6")
def test_a_path_of_five_towns_with_a_hussar_on_it() -> None:
    one = arranged("hand france 3S 10C", *HARASSED)
    assert dict(one.prompt("louis").args)["owing"] == 5
    stack = arranged("hand france 3S 10C", *HARASSED, "place broglie steyr")
    assert dict(stack.prompt("louis").args)["owing"] == 10
    poor = arranged("hand france 3S", *HARASSED)
    assert poor.hands[FRANCE] == []
    assert is_down(poor, "belle-isle")
    assert troops(poor, "belle-isle") == 5


@pytest.mark.rule("M14.2", "M14.4", "M14.5", "M10.1")
def test_whose_marker_is_laid_in_the_land_of_an_ally() -> None:
    bavarian = arranged(
        "clear", "place belle-isle altotting", "place france-train-2 wasserburg", "place karl wien",
        "mark austria braunau", "begin france",
    )  # fmt: skip
    assert bavarian.pool[AUSTRIA] == 2
    do(bavarian, "march belle-isle altotting braunau pfarrkirchen")
    assert marked(bavarian, FRANCE) == {"braunau"}
    assert (bavarian.pool[AUSTRIA], bavarian.pool[FRANCE]) == (3, 10)
    dutch = arranged(
        "clear", "place stair brussel", "place moritz paris", "mark france mons", "begin pragmatic"
    )
    assert dutch.pool[FRANCE] == 10
    do(dutch, "frederick: march stair mons ath")
    assert marked(dutch, FRANCE) == set()
    assert (dutch.pool[FRANCE], dutch.pool[PRAGMATIC]) == (11, 8)
