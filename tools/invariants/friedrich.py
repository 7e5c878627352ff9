"""What must be true of every position of Friedrich."""

from __future__ import annotations

from collections import Counter

from sanssouci.cards.tactical import DECK_SIZE
from sanssouci.games.friedrich.atlas import (
    GENERAL_COUNT,
    GENERALS,
    MOST_TROOPS,
    NATION_OF,
    STACK_LIMIT,
)
from sanssouci.games.friedrich.nations import NATIONS
from sanssouci.games.friedrich.position import Position
from sanssouci.games.friedrich.setup import Allotment
from sanssouci.kernel import State


def check(state: State) -> None:
    """Pieces, troops and cards are conserved, and nothing stands where it cannot."""
    assert isinstance(state, Position)
    _check_places(state)
    if not isinstance(state.stack[-1], Allotment):
        _check_troops(state)
    _check_cards(state)


def _check_places(position: Position) -> None:
    by_city: dict[int, list[int]] = {}
    for piece, city in enumerate(position.place):
        if city >= 0:
            by_city.setdefault(city, []).append(piece)
    for city, pieces in by_city.items():
        generals = [piece for piece in pieces if piece < GENERAL_COUNT]
        assert len(pieces) == len(generals) or len(pieces) == 1, f"a train is not alone in {city}"
        assert len(generals) <= STACK_LIMIT, f"more than three generals in {city}"
        assert len({NATION_OF[g] for g in generals}) <= 1, f"two nations in {city}"
        assert len({position.is_down(g) for g in generals}) <= 1, f"a stack half down in {city}"


def _check_troops(position: Position) -> None:
    for general, troops in enumerate(position.troops):
        on_map = position.place[general] >= 0
        assert (1 <= troops <= MOST_TROOPS) if on_map else troops == 0, f"{general} has {troops}"
        assert on_map or not position.is_down(general), f"{general} is off the map and down"
    for nation in range(len(NATIONS)):
        assert position.total(nation) <= position.setting.strength[nation], f"{nation} too strong"
        for pool in {position.pools[g] for g in GENERALS[nation]}:
            members = [g for g in range(GENERAL_COUNT) if position.pools[g] == pool]
            assert {NATION_OF[g] for g in members} == {nation}, "a pool of two nations"


def _check_cards(position: Position) -> None:
    lying = Counter(position.pile) + Counter(position.buried)
    for hand in position.hands:
        lying += Counter(hand)
    if position.aside >= 0:
        lying[position.aside] += 1
    assert not lying or max(lying.values()) == 1, "a card in two places"
    assert all(card < position.opened * DECK_SIZE for card in lying), "a card of an unopened deck"
    for _, card in position.known:
        assert card in lying, "knowledge of a card that is nowhere hidden"
