"""The detector of follies counts what it says, on positions where the truth is known."""

from __future__ import annotations

from sanssouci.games.crisis.follies import CrisisFollies
from sanssouci.games.crisis.position import Position
from sanssouci.kernel import Action, Entry, Folly, Tally
from tests.games.crisis.staging import stage

SAXONY = {"dresden": "prussia", "pirna": "prussia"}


def watched(position: Position, *moves: tuple[str, str]) -> dict[Folly, Tally]:
    """What is counted while some moves are made, the record ending there."""
    counter = CrisisFollies()
    for seat, text in moves:
        entry = Entry(seat, Action.parse(text))
        counter.watch(position, entry)
        position.apply(*entry)
    counter.finish(position)
    return counter.tallies


def attack(
    units: str = "5 prussia, frederick", hands: dict[str, list[str]] | None = None
) -> Position:
    return stage(
        "prussia", only=True, phase="roll", hands=hands, control=SAXONY,
        at={"pirna": units, "leitmeritz": "6 austria, daun", "prag": "1 austria"},
    )  # fmt: skip


MARCH = (
    ("chance", "roll 1"),
    ("prussia", "march pirna leitmeritz"),
    ("prussia", "done"),
)


def test_who_leaves_before_a_shot() -> None:
    found = watched(
        attack(), *MARCH, ("austria", "retreat"), ("austria", "withdraw welwarn"),
    )  # fmt: skip
    assert found[Folly("folly.left_before_a_shot", "austria")] == (1, 1)
    assert found[Folly("folly.king_not_in_the_field", "prussia")] == (1, 1)
    found = watched(attack(), *MARCH, ("austria", "attack"), ("chance", "roll 1 1 1 1 1 1 1"))
    assert found[Folly("folly.left_before_a_shot", "austria")] == (0, 1)


def test_a_retreat_that_cavalry_stops_is_a_battle() -> None:
    position = attack(hands={"prussia": ["cavalry-charge"]})
    moves = [
        MARCH[0], ("prussia", "done"), *MARCH[1:], ("prussia", "commit none"),
        ("austria", "retreat"), ("prussia", "play cavalry-charge"),
    ]  # fmt: skip
    found = watched(position, *moves, ("prussia", "attack"), ("chance", "roll 1 1 1 1 1 1"))
    assert found[Folly("folly.left_before_a_shot", "austria")] == (0, 1)
    assert found[Folly("folly.king_not_in_the_field", "prussia")] == (0, 1)
    assert found[Folly("folly.battle_cards_kept", "prussia")] == (0, 1)


def test_points_and_advances() -> None:
    found = watched(
        attack(hands={"prussia": ["rapid-advance"]}),
        ("chance", "roll 1"), ("prussia", "play rapid-advance"),
        ("prussia", "march pirna dresden"), ("prussia", "done"),
    )  # fmt: skip
    assert found[Folly("folly.points_wasted", "prussia")] == (3, 4)
    assert found[Folly("folly.advance_wasted", "prussia")] == (1, 1)


def test_berlin_in_enemy_hands() -> None:
    for end, alone in (("lubben", 1), ("berlin", 0)):
        position = stage(
            "prussia", only=True, phase="roll", control={"berlin": "austria", "lubben": "prussia"},
            at={"zossen": "5 prussia, frederick", "berlin": "1 austria"},
        )  # fmt: skip
        found = watched(
            position, ("chance", "roll 1"), ("prussia", f"march zossen {end}"), ("prussia", "done")
        )
        assert found[Folly("folly.capital_left", "prussia")] == (alone, 1)


def test_a_resource_space_that_nobody_holds() -> None:
    position = stage(
        "austria", only=True, phase="roll",
        at={"neumarkt": "3 austria, daun", "dresden": "1 saxony"}, control={"neumarkt": "austria"},
    )  # fmt: skip
    found = watched(
        position, ("chance", "roll 3"), ("austria", "march neumarkt breslau"), ("austria", "done")
    )
    assert found[Folly("folly.lost_thinly_held", "prussia")] == (1, 1)
    assert found[Folly("folly.short_war", "")] == (1, 1)
    assert Folly("folly.left_before_a_shot", "prussia") not in found
