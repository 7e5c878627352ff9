"""What the captain does in positions with a plain answer."""

from __future__ import annotations

from random import Random

import pytest

from sanssouci.bots import Captain, advise
from sanssouci.games.friedrich.atlas import ATLAS, FRIEDRICH, GRAPH, WINTERFELDT
from sanssouci.games.friedrich.deck import SUITS
from sanssouci.games.friedrich.fate_moves import ChaseHildburghausen
from sanssouci.games.friedrich.game import FRIEDRICH_GAME
from sanssouci.games.friedrich.nations import PRUSSIA
from sanssouci.games.friedrich.officers.marching import Marching
from sanssouci.games.friedrich.officers.routes import read_marches
from sanssouci.games.friedrich.officers.staff import Staff
from sanssouci.games.friedrich.position import Position
from sanssouci.kernel import Choice
from tests.games.friedrich.staging import stage


def said(found: Choice) -> str:
    return FRIEDRICH_GAME.explain(found.why)


def choice(position: Position) -> Choice:
    seat = position.actors[0]
    found = advise(Captain(), position, seat, Random(1))
    assert found.action in [*position.legal(seat), *position.asides(seat)]
    return found


def test_open_objectives_are_taken_on_the_way() -> None:
    """Two of them in one march, though one would be nearer."""
    position = stage("austria", only=True, at={"daun": "waldenburg", "keith": "glogau"})
    before = position.markers.bit_count()
    position.apply("maria", choice(position).action)
    assert position.markers.bit_count() == before + 2


@pytest.mark.rule("F5.6", "F11.11H")
@pytest.mark.parametrize(("fate", "guarded"), [("11H", True), (None, False)])
def test_a_staff_knows_how_far_heinrich_protects(fate: str | None, guarded: bool) -> None:
    """Schweidnitz is four cities from Glogau."""
    at = {"daun": "schweidnitz", "heinrich": "glogau"}
    staff = Staff.of_active(stage("austria", only=True, fate=fate, at=at).view("maria"))
    assert bool(staff.guarded >> ATLAS.index["schweidnitz"] & 1) is guarded


def test_a_strong_stack_is_left_alone_without_cards() -> None:
    position = stage(
        "imperial", only=True, troops={"hildburghausen": 1, "friedrich": 8},
        at={"hildburghausen": "plauen", "friedrich": "zwickau"},
    )  # fmt: skip
    assert "attack" not in said(choice(position))


def test_an_unprotected_objective_is_covered() -> None:
    position = stage(
        "prussia", only=True, turn=4, offensive=1,
        at={"heinrich": "wittenberg", "hildburghausen": "leipzig"},
        troops={"heinrich": 4, "hildburghausen": 6},
    )  # fmt: skip
    found = choice(position)
    assert found.action.startswith("march heinrich")
    assert "cover" in said(found) or "attack" in said(found)


RUSSIAN = (
    "colberg", "konigsberg-prussia-hearts", "kustrin", "neu-stettin", "pyritz",
    "rastenburg", "riesenburg", "stargard", "woldenberg",
)  # fmt: skip
"""What Russia wants, but for Ortelsburg."""


def test_a_train_makes_room_on_the_last_objective() -> None:
    """No general can enter while it stands there."""
    position = stage(
        "russia", only=True, markers=RUSSIAN,
        at={
            "tottleben": "olsztyn", "apraxin": "goldberge", "russia-train-2": "ortelsburg",
            "keith": "oels",
        },
    )  # fmt: skip
    moved = position.place[ATLAS.piece_index["russia-train-2"]]
    while (action := choice(position).action) != "done":
        position.apply("elisabeth", action)
    assert position.place[ATLAS.piece_index["russia-train-2"]] != moved


def test_a_train_makes_way_for_its_army() -> None:
    """At Stargard it would bar the only road from Massow to Malchin."""
    position = stage(
        "sweden", only=True, out=["russia"], strokes=["Elisabeth"], turn=12,
        markers=["anklam", "cammin", "greifenhagen", "stettin"],
        at={"ehrensvard": "massow", "sweden-train-1": "stargard", "keith": "sprottau"},
    )  # fmt: skip
    action = choice(position).action
    assert action.startswith("march sweden-train-1")
    position.apply("elisabeth", action)
    assert any(
        a.startswith("march ehrensvard massow stargard") for a in position.legal("elisabeth")
    )


def test_the_last_objective_is_sought_however_far() -> None:
    """Malchin is open and all else is taken: nothing is left to be watched over or afraid of."""
    position = stage(
        "sweden", only=True, out=["russia"], strokes=["Elisabeth"], turn=12,
        markers=["anklam", "cammin", "greifenhagen", "stettin"],
        at={
            "ehrensvard": "massow", "sweden-train-1": "pasewalk",
            "seydlitz": "velten", "heinrich": "wolmirstedt", "keith": "sprottau",
        },
        hands={"prussia": [f"{value}{suit}" for value in range(2, 14) for suit in "SCHD"]},
    )  # fmt: skip
    distances = GRAPH.distances(ATLAS.index["malchin"])
    action = choice(position).action
    assert action.startswith("march ehrensvard")
    assert distances[ATLAS.index[action.words[-1]]] <= distances[ATLAS.index["massow"]] - 2


def test_a_weak_stack_slips_away_from_daun() -> None:
    position = stage(
        "austria", phase="combat", only=True, fate="8C",
        at={"daun": "dresden", "schwerin": "deuben"}, troops={"daun": 8, "schwerin": 2},
    )  # fmt: skip
    assert choice(position).action.startswith("evade schwerin")


def test_the_beaten_hildburghausen_is_chased_west() -> None:
    position = stage("prussia", only=True, at={"hildburghausen": "leipzig", "friedrich": "torgau"})
    position.push(ChaseHildburghausen())
    position._actors = None
    position._legal = {}
    assert choice(position).action.startswith("chase")


def test_a_stack_is_divided_before_it_parts() -> None:
    """Troops are shifted first, then the march is made: never to and fro without end."""
    position = stage(
        "austria", only=True, at={"daun": "glatz", "browne": "glatz", "keith": "stettin"},
        troops={"daun": 8, "browne": 8},
    )  # fmt: skip
    seen = []
    for _ in range(12):
        action = choice(position).action
        seen.append(action)
        if action == "done":
            break
        position.apply("maria", action)
    assert seen[-1] == "done" or position.phase.name != "movement"
    assert len(seen) == len(set(seen))


def test_an_army_that_lives_on_trains_buys_its_last_one_back() -> None:
    position = stage(
        "france", only=True, at={"richelieu": "kassel", "ferdinand": "stade"},
        hands={"france": ["7S", "2C", "13H"]},
    )  # fmt: skip
    assert choice(position).action.words[-1] in ("1", "2")


@pytest.mark.parametrize(
    ("scenario", "together"), [("four-player", True), ("austrian-theatre", False)]
)
def test_an_encircled_army_is_not_parted(scenario: str, together: bool) -> None:
    """In the whole war Friedrich and Winterfeldt march together, in a theatre as they please."""
    position = stage(
        "prussia", scenario=scenario, at={"friedrich": "oschatz", "winterfeldt": "oschatz"}
    )
    staff = Staff(position.view("frederick"), PRUSSIA)
    groups = {march.group for march in read_marches(staff, position.legal("frederick"))}
    assert (FRIEDRICH, WINTERFELDT) in groups
    assert ((FRIEDRICH,) not in groups) is together


@pytest.mark.parametrize("nation", ["prussia", "austria", "russia", "france"])
def test_marches_are_read_alike_group_by_group_and_one_by_one(nation: str) -> None:
    """Daun may take objectives on the way, and most groups pass none."""
    at = {"daun": "waldenburg", "friedrich": "oschatz", "winterfeldt": "oschatz"}
    position = stage(nation, at=at)
    seat = position.actors[0]
    staff, legal = Staff.of_active(position.view(seat)), position.legal(seat)
    marches = read_marches(staff, legal)
    assert marches == read_marches(staff, [*legal])
    assert any(march.taken for march in marches) is (nation == "austria")


@pytest.mark.parametrize("suit", ["clubs", "hearts", "diamonds"])
def test_an_encircled_army_stands_where_its_cards_count(suit: str) -> None:
    """Browne is weaker, but a first card that cannot be answered would cost many troops."""
    army = {"friedrich": 7, "winterfeldt": 4}
    others = {"heinrich": 8, "seydlitz": 8, "dohna": 5}
    position = stage(
        "prussia", only=True,
        at=dict.fromkeys(army, "meissen") | dict.fromkeys(others, "berlin") | {"browne": "dresden"},
        troops=army | others | {"browne": 8},
        hands={
            "prussia": [f"{value}{suit[0].upper()}" for value in range(9, 14)],
            "austria": [f"{value}S" for value in range(2, 10)],
        },
    )  # fmt: skip
    staff = Staff(position.view("frederick"), PRUSSIA)
    marching = Marching(staff, read_marches(staff, position.legal("frederick")))
    together = [m for m in marching.marches if m.group == (FRIEDRICH, WINTERFELDT)]
    best = max(together, key=lambda march: marching.general_gain(march, sum(army.values())))
    assert SUITS[ATLAS.suit[best.end]] == suit


def test_bastions_are_dearer_than_outposts() -> None:
    """Breslau is one and Lublinitz is not; where nobody is encircled they are worth the same."""

    def worth(scenario: str, city: str) -> float:
        position = stage("prussia", scenario=scenario, only=True, at={"daun": city, "keith": city})
        threatened = dict(Staff(position.view("frederick"), PRUSSIA).threatened)
        return threatened[ATLAS.index[city]]

    assert worth("austrian-theatre", "breslau") == worth("austrian-theatre", "lublinitz")
    assert worth("four-player", "breslau") > 2 * worth("four-player", "lublinitz")
