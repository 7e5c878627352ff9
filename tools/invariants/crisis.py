"""What must be true of every position of The Great Crisis."""

from __future__ import annotations

from collections import Counter

from sanssouci.board import bits
from sanssouci.games.crisis.atlas import (
    BIT,
    BOXES,
    CAPACITY,
    COMMANDERS,
    CUPS,
    DECKS,
    HOME,
    PACK,
    SPACE,
)
from sanssouci.games.crisis.position import NOBODY, Position
from sanssouci.games.crisis.units import (
    ARRIVED,
    FIRST_COMMANDER,
    INSIDE,
    ISOLATED,
    NATION_OF,
    RECOVERED,
    commander_of,
    nations_in,
)
from sanssouci.kernel import State


def check(state: State) -> None:
    """Units and cards are conserved, and nothing stands where it cannot."""
    assert isinstance(state, Position)
    _check_units(state)
    _check_masks(state)
    for space, units in enumerate(state.at):
        if units:
            _check_space(state, space)
    _check_cards(state)
    assert all(left >= 0 for left in state.retreats), "a retreat marker below zero"
    for left, chits in zip(state.cup, CUPS[state.turn - 1], strict=True):
        assert 0 <= left <= chits, "a chit that cannot be in the cup"


def _check_units(position: Position) -> None:
    """Each counter is somewhere, and only there."""
    troops = Counter(dict(enumerate(position.reserve)))
    on_map: list[int] = []
    for units in position.at:
        assert list(units) == sorted(units), "units out of order"
        troops.update(NATION_OF[unit] for unit in units if unit < FIRST_COMMANDER)
        on_map += [commander_of(unit) for unit in units if unit >= FIRST_COMMANDER]
    assert all(number >= 0 for number in position.reserve), "a reserve below nothing"
    assert [troops[n.index] for n in PACK.nations] == [n.troops for n in PACK.nations]
    off_map = [position.released, position.waiting, position.removed]
    found = Counter(on_map) + Counter(each for mask in off_map for each in bits(mask))
    assert found == Counter(range(len(COMMANDERS))), "a commander lost or twice there"


def _check_masks(position: Position) -> None:
    """The bitsets follow what stands on the map and who controls it."""
    in_open, inside, held = ([0] * len(PACK.nations) for _ in range(3))
    for space, units in enumerate(position.at):
        held[position.control[space]] |= BIT[space]
        for unit in units:
            (inside if unit & INSIDE else in_open)[NATION_OF[unit]] |= BIT[space]
    assert (position.open, position.inside, position.held) == (in_open, inside, held)


def _check_space(position: Position, space: int) -> None:
    units, name = position.at[space], SPACE[space]
    if BOXES & BIT[space]:
        assert {NATION_OF[unit] for unit in units} == {HOME[space]}, f"strangers in {name}"
        assert position.control[space] == HOME[space], f"{name} has been conquered"
    inside = [unit for unit in units if unit & INSIDE]
    assert len(inside) <= (CAPACITY[space] if position.is_fort(space) else 0), f"{name} too full"
    assert not any(unit & ISOLATED for unit in inside), f"an isolated garrison in {name}"
    holder = position.holder(space)
    assert not nations_in(units)[1] & position.friends(1 - holder), f"an enemy garrison in {name}"
    if position.army == NOBODY:
        assert not any(unit & (ARRIVED | RECOVERED) for unit in units), f"old markers in {name}"
        assert not inside or position.has_open_units(space, position.friends(1 - holder)), (
            f"on defense against nobody in {name}"
        )
        assert position.has_units(space, position.friends(holder)) or not position.has_units(
            space, position.friends(1 - holder)
        ), f"{name} should have changed hands"


def _check_cards(position: Position) -> None:
    for side, deck in enumerate(DECKS):
        hand = Counter(position.hands[side])
        lying = hand + Counter(position.decks[side]) + Counter(position.used[side])
        assert lying == Counter(deck), "a card too many or too few"
        assert Counter(position.held_over[side]) <= hand, "a card held over that is not held"
