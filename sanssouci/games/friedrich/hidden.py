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

from collections.abc import Callable, Iterable, Sequence
from dataclasses import fields, replace
from functools import cache
from random import Random
from typing import TYPE_CHECKING, Protocol, runtime_checkable

from sanssouci.cards.tactical import DECK_SIZE, deck_of
from sanssouci.games.friedrich.atlas import GENERAL_COUNT, GENERALS, MOST_TROOPS, NATION_OF
from sanssouci.kernel import Phase

if TYPE_CHECKING:
    from sanssouci.games.friedrich.position import Position

EVERYBODY = "everybody"
"""In ``known``, the seat that stands for all of them and for spectators."""

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


def merge_gainers(position: Position, nation: int) -> None:
    """Troops have gone to generals of the nation with room, nobody knows to whom."""
    _merge_where(position, nation, lambda pool: position.room(pool) > 0)


def merge_losers(position: Position, nation: int) -> None:
    """Some general of the nation with troops to spare has lost one, nobody knows who."""
    _merge_where(position, nation, lambda pool: position.strength(pool) > len(pool))


def _merge_where(
    position: Position, nation: int, concerned: Callable[[Sequence[int]], bool]
) -> None:
    pools = [pool for pool in pools_on_map(position, nation) if concerned(pool)]
    if pools:
        merge_pools(position, [general for pool in pools for general in pool])


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


def cards_known_to(position: Position, seat: str | None) -> set[int]:
    """Cards the seat has seen in places where they would be hidden from it."""
    return {card for knower, card in position.known if knower in (seat, EVERYBODY)}


def unsettle_hand(position: Position, nation: int, *witnesses: str) -> None:
    """A card is about to leave this hand unseen by all but the witnesses: what the others had
    seen of the hand counts no more."""
    if position.known:
        hand = position.hands[nation]
        position.known = [
            (seat, card) for seat, card in position.known if seat in witnesses or card not in hand
        ]


def note_shuffle(position: Position, decks: Sequence[int]) -> None:
    """Decks have been shuffled anew: their discards are in the pile, held cards are not."""
    shuffled = set(position.pile)
    of_old = [card for card in position.recycled if deck_of(card) not in decks]
    position.recycled = of_old + sorted(shuffled.difference(position.buried))
    held = [card for hand in position.hands for card in hand]
    kept = [card for card in position.held_over if deck_of(card) not in decks]
    position.held_over = kept + [card for card in held if deck_of(card) in decks]
    position.buried = [card for card in position.buried if card not in shuffled]
    position.known = [entry for entry in position.known if entry[1] not in shuffled]


def hidden_cards(position: Position, seat: str | None) -> list[int]:
    """The cards whose place the seat cannot know."""
    seen = cards_known_to(position, seat)
    cards = [*position.pile, *position.buried]
    for nation, hand in enumerate(position.hands):
        if position.controllers[nation] != seat:
            cards.extend(hand)
    return [card for card in cards if card not in seen]


def open_discards(position: Position) -> list[int]:
    """The cards that have been played or paid and lie open until their deck is shuffled anew."""
    elsewhere = {*position.pile, *position.buried, position.aside}.union(*position.hands)
    return [card for card in range(position.opened * DECK_SIZE) if card not in elsewhere]


# -- resampling ---------------------------------------------------------------------------------


def resample(position: Position, seat: str | None, rng: Random) -> None:
    """Deal anew, in place, everything the seat does not know."""
    _resample_cards(position, seat, rng)
    top = position.stack[-1]
    if isinstance(top, DealsTroops):
        top.deal_unknown_troops(position, seat, rng)
        return
    for nation in position.setting.nations:
        if position.controllers[nation] != seat:
            resample_troops(position, nation, rng)
    for depth, phase in enumerate(position.stack):
        if isinstance(phase, Secretive) and position.controllers[phase.secret_of] != seat:
            position.stack[depth] = phase.concealed(position, rng)


def resample_troops(position: Position, nation: int, rng: Random) -> None:
    for pool in pools_on_map(position, nation):
        _resample_pool(position, pool, rng)


@runtime_checkable
class DealsTroops(Protocol):
    """A phase in which troops are not yet what pools make of them."""

    def deal_unknown_troops(self, position: Position, seat: str | None, rng: Random) -> None: ...


@runtime_checkable
class Secretive(Protocol):
    """A frame in which a nation has made choices others do not see yet."""

    @property
    def secret_of(self) -> int: ...

    def concealed(self, position: Position, rng: Random) -> Phase[Position]:
        """The frame as it may be for all that others know; it may deal hidden things anew."""


def _resample_cards(position: Position, seat: str | None, rng: Random) -> None:
    renamed: dict[int, int] = {}
    by_deck: dict[int, list[int]] = {}
    for card in hidden_cards(position, seat):
        by_deck.setdefault(deck_of(card), []).append(card)
    for cards in by_deck.values():
        renamed.update(_shuffle(position, cards, rng))

    def rename(cards: Iterable[int]) -> list[int]:
        return [renamed.get(card, card) for card in cards]

    position.hands = [rename(hand) for hand in position.hands]
    position.pile = rename(position.pile)
    position.buried = rename(position.buried)
    position.known = [(knower, renamed.get(card, card)) for knower, card in position.known]
    position.held_over = rename(position.held_over)
    position.stack = [_rename_in_phase(phase, renamed) for phase in position.stack]


def _shuffle(position: Position, cards: list[int], rng: Random) -> dict[int, int]:
    """Which hidden card of a deck takes the place of which.

    A card held since before the deck was last shuffled cannot be one that everybody saw go back
    into the pile; apart from that every way is equally likely.
    """
    held_over = [card for card in cards if card in position.held_over]
    possible = [card for card in cards if card not in position.recycled]
    instead = rng.sample(possible, len(held_over))
    others = [card for card in cards if card not in position.held_over]
    rest = [card for card in cards if card not in instead]
    rng.shuffle(rest)
    return dict(zip([*held_over, *others], [*instead, *rest], strict=True))


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
    left = sum(troops[general] for general in pool)
    for others, general in zip(range(len(pool) - 1, -1, -1), pool, strict=True):
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
