"""Examples that were worked out by hand, played from the first question to the last."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from sanssouci.games.maria import GAME
from sanssouci.games.maria.atlas import ATLAS, GRAPH
from sanssouci.games.maria.nations import AUSTRIA, FRANCE, PRAGMATIC, PRUSSIA
from sanssouci.games.maria.position import Position
from sanssouci.kernel import CHANCE
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


@pytest.mark.rule("M11.3", "M11.4", "M11.5")
def test_a_duel_that_comes_to_zero() -> None:
    position = arranged(
        "clear", "place traun budweis", "place broglie wodnian", "troops traun 3",
        "troops broglie 5", "hand austria 10D 4D", "hand france 5D 3D", "begin austria combat",
    )  # fmt: skip
    do(position, "maria: play 10D", "louis: play 5D", "louis: play 3D")
    assert legal(position, seat="maria") == ["play 4D.1"], "a diamond is held, so it is played"


@pytest.mark.rule("M16.4", "M16.5", "M16.6", "M16.7", "M16.8")
def test_bids_and_the_order_of_choice() -> None:
    position = arranged(
        "hand france 9H", "hand prussia 7C", "hand pragmatic 5H", "hand austria R", "trump hearts",
        "politics 42c 42d",
    )  # fmt: skip
    do(position, "louis: bid 9H", "frederick: bid 7C", "frederick: abstain", "maria: bid R")
    display = {place["nation"]: place["sum"] for place in position.view(None)["display"]}
    assert display == {"france": 9, "prussia": 0, "pragmatic": 0, "austria": 16}
    prussia = next(n for n in position.view("frederick")["nations"] if n["id"] == "prussia")
    assert prussia["hand"] == ["7C.1"], "no trump: it comes back"
    assert position.actors == ("maria",)
    do(position, "maria: keep")
    assert position.actors == ("louis",)
    do(position, "louis: keep")
    assert position.phase.name == "hussars", "Prussia and the Pragmatic Army have no place"


@pytest.mark.rule("M20.4", "M20.8")
def test_five_markers_in_austria_at_the_peace() -> None:
    position = arranged(
        "clear", "place friedrich berlin", "place prussia-train-1 crossen", "place karl wien",
        "mark prussia breslau schweidnitz brieg neisse cosel",
        "mark prussia prag eger olmutz brunn iglau", "begin prussia",
    )  # fmt: skip
    do(position, "done", "frederick: propose", "maria: agree", "place prussia-train-2 magdeburg")
    assert (position.set_aside[PRUSSIA], position.pool[PRUSSIA]) == (3, 1 + 2 - 1)
    play_on_to(position, turn=3, stage=4)
    road = next(
        march
        for march in legal(position, "march prussia-train-1")
        if not position.relations.home[PRUSSIA] >> ATLAS.index[march.split()[-1]] & 1
    )
    do(position, f"frederick: {road}")
    assert (position.set_aside[PRUSSIA], position.pool[PRUSSIA]) == (0, 5)


def play_on_to(position: Position, *, turn: int, stage: int) -> None:
    """Everybody does as little as he may until a stage has begun and its cards are drawn."""
    rng = Random(1)
    idle = ("done", "abstain", "keep", "forgo")
    while (position.turn, position.stage) < (turn, stage) or position.actors == (CHANCE,):
        seat = position.actors[0]
        if seat == CHANCE:
            position.apply(CHANCE, position.sample_chance(rng))
        else:
            choices = list(map(str, position.legal(seat)))
            position.apply(seat, next((a for a in idle if a in choices), choices[0]))


@pytest.mark.rule("M18.1", "M18.3", "M18.4")
def test_the_votes_at_the_start_of_the_game() -> None:
    """Four are Franz's in any case, Louis casts three and Frederick two."""
    electors = arranged("begin france").view(None)["electors"]
    held = Counter(elector["nation"] for elector in electors)
    assert (held["austria"], held["pragmatic"]) == (3, 1)
    assert (held["france"], held["bavaria"]) == (2, 1)
    assert (held["prussia"], held["saxony"]) == (1, 1)


@pytest.mark.rule("M19.8", "M19.1", "M4.4", "M5.4")
def test_saxony_swings_right_across_in_the_middle_of_a_turn() -> None:
    position = arranged(
        "clear", "place friedrich brandeis", "place karl prag", "place traun prag",
        "place rutowski dresden", "troops friedrich 8", "troops karl 8", "troops traun 8",
        "box prussia battle", "box prussia battle", "begin prussia combat",
    )  # fmt: skip
    do(position, "frederick: concede", "maria: drift 2")
    assert position.view(None)["alliance"] == "austrian"
    play_on_to(position, turn=1, stage=5)
    assert position.phase.name == "movement"
    assert legal(position, "march rutowski", "maria")
    cards = {nation["id"]: nation["cards"] for nation in position.view(None)["nations"]}
    assert (cards["saxony"], cards["austria"]) == (0, 5), "Saxony has drawn this turn"
