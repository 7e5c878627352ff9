"""What the captain does in positions with a plain answer."""

from __future__ import annotations

from random import Random

from sanssouci.bots import Captain, advise
from sanssouci.games.friedrich.fate_moves import ChaseHildburghausen
from sanssouci.games.friedrich.position import Position
from sanssouci.kernel import Choice
from tests.games.friedrich.staging import stage


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


def test_a_strong_stack_is_left_alone_without_cards() -> None:
    position = stage(
        "imperial", only=True, troops={"hildburghausen": 1, "friedrich": 8},
        at={"hildburghausen": "plauen", "friedrich": "zwickau"},
    )  # fmt: skip
    assert "attack" not in choice(position).why


def test_an_unprotected_objective_is_covered() -> None:
    position = stage(
        "prussia", only=True, turn=4, offensive=1,
        at={"heinrich": "wittenberg", "hildburghausen": "leipzig"},
        troops={"heinrich": 4, "hildburghausen": 6},
    )  # fmt: skip
    found = choice(position)
    assert found.action.startswith("march heinrich")
    assert "cover" in found.why or "attack" in found.why


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
