"""What players cannot see, and what they can work out (F16).

Cards: a seat does not know the cards in other hands, in the draw pile and among face-down
discards, but backs are public, so it knows how many cards of each deck lie in each place. All
that could be otherwise is which hidden card of a deck lies where: resampling shuffles the hidden
cards of each deck among their places.

Troops: totals per nation are public. So is the strength of a stack once it has fought. ``pools``
divides the generals into groups whose sum everybody can work out: pools part when a stack shows
its strength, and merge when troops may pass unseen from one to the other. Resampling deals each
pool's troops anew among its generals.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import fields, replace
from functools import cache
from random import Random
from typing import TYPE_CHECKING, Protocol, runtime_checkable

from sanssouci.cards.tactical import deck_of
from sanssouci.games.friedrich.atlas import GENERAL_COUNT, GENERALS, MOST_TROOPS, NATION_OF
from sanssouci.kernel import Phase

if TYPE_CHECKING:
    from sanssouci.games.friedrich.position import Position

# -- pools: what is known of troops ---------------------------------------------------------------


def merge_pools(position: Position, generals: Sequence[int]) -> None:
    """Troops may have passed between these generals unseen."""
    pools = position.pools
    label = pools[generals[0]]
    others = {pools[general] for general in generals} - {label}
    if others:
        position.pools = [label if pool in others else pool for pool in pools]


def reveal_strength(position: Position, stack: Sequence[int]) -> None:
    """Everybody has learnt how strong a stack is (F7.6)."""
    pools = position.pools
    touched = {pools[general] for general in stack}
    rest = [g for g in GENERALS[NATION_OF[stack[0]]] if pools[g] in touched and g not in stack]
    for members in (stack, rest):
        if members:
            label = _free_label(position)
            for general in members:
                pools[general] = label


def merge_nation(position: Position, nation: int) -> None:
    """Troops have gone to some general of the nation, nobody knows which."""
    on_map = [general for general in GENERALS[nation] if position.place[general] >= 0]
    if on_map:
        merge_pools(position, on_map)


def forget_pool(position: Position, general: int) -> None:
    """A general off the map has no troops, as everybody knows."""
    position.pools[general] = _free_label(position)


def _free_label(position: Position) -> int:
    return next(label for label in range(2 * GENERAL_COUNT) if label not in position.pools)


def canonical_pools(position: Position) -> list[int]:
    """The pools labelled by their first member, so that equal divisions look equal."""
    return [position.pools.index(pool) for pool in position.pools]


def pools_on_map(position: Position, nation: int) -> list[list[int]]:
    """The nation's pools, without generals off the map."""
    found: dict[int, list[int]] = {}
    for general in GENERALS[nation]:
        if position.place[general] >= 0:
            found.setdefault(position.pools[general], []).append(general)
    return list(found.values())


# -- cards ------------------------------------------------------------------------------------


def unsettle_hand(position: Position, nation: int) -> None:
    """A card is about to leave this hand unseen: what others had seen of it counts no more."""
    if position.known:
        leader = position.controllers[nation]
        hand = set(position.hands[nation])
        position.known = [
            (seat, card) for seat, card in position.known if seat == leader or card not in hand
        ]


def hidden_cards(position: Position, seat: str | None) -> list[int]:
    """The cards whose place the seat cannot know."""
    seen = {card for knower, card in position.known if knower == seat}
    cards = [*position.pile, *position.buried]
    for nation, hand in enumerate(position.hands):
        if position.controllers[nation] != seat:
            cards.extend(hand)
    return [card for card in cards if card not in seen]


# -- resampling ---------------------------------------------------------------------------------


def resample(position: Position, seat: str | None, rng: Random) -> None:
    """Deal anew, in place, everything the seat does not know."""
    _resample_cards(position, seat, rng)
    for nation in position.setting.nations:
        if position.controllers[nation] != seat:
            for pool in pools_on_map(position, nation):
                _resample_pool(position, pool, rng)


def _resample_cards(position: Position, seat: str | None, rng: Random) -> None:
    renamed: dict[int, int] = {}
    by_deck: dict[int, list[int]] = {}
    for card in hidden_cards(position, seat):
        by_deck.setdefault(deck_of(card), []).append(card)
    for cards in by_deck.values():
        renamed.update(zip(cards, rng.sample(cards, len(cards)), strict=True))

    def rename(cards: Iterable[int]) -> list[int]:
        return [renamed.get(card, card) for card in cards]

    position.hands = [rename(hand) for hand in position.hands]
    position.pile = rename(position.pile)
    position.buried = rename(position.buried)
    position.known = [(knower, renamed.get(card, card)) for knower, card in position.known]
    for depth, phase in enumerate(position.stack):
        if isinstance(phase, Concealable) and position.controllers[phase.nation] != seat:
            phase = phase.concealed()
        position.stack[depth] = _rename_in_phase(phase, renamed)


@runtime_checkable
class Concealable(Protocol):
    """A frame in which a nation has made choices others do not see yet."""

    nation: int

    def concealed(self) -> Phase[Position]: ...


def _rename_in_phase(phase: Phase[Position], renamed: dict[int, int]) -> Phase[Position]:
    """Frames keep cards in fields whose names say so: ``..._cards``."""
    cards = {
        field.name: tuple(renamed.get(card, card) for card in getattr(phase, field.name))
        for field in fields(phase)  # type: ignore[arg-type]
        if field.name.endswith("_cards")
    }
    return replace(phase, **cards) if cards else phase  # type: ignore[type-var]


def _resample_pool(position: Position, pool: Sequence[int], rng: Random) -> None:
    """Spread the pool's troops anew, every possible split equally likely."""
    troops = position.troops
    members = [general for general in pool if troops[general]]  # others await allotment (F1.14)
    left = sum(troops[general] for general in members)
    for others, general in zip(range(len(members) - 1, -1, -1), members, strict=True):
        weights = [_splits(left - share, others) for share in range(1, MOST_TROOPS + 1)]
        share = rng.choices(range(1, MOST_TROOPS + 1), weights)[0]
        troops[general] = share
        left -= share


@cache
def _splits(troops: int, generals: int) -> int:
    """In how many ways so many troops can be split among generals, one to eight each."""
    if generals == 0:
        return int(troops == 0)
    return sum(_splits(troops - share, generals - 1) for share in range(1, MOST_TROOPS + 1))
