"""Where the cards of several decks lie, and who has seen which of them.

Backs are public: everybody knows how many cards of each deck lie in each place. Which they are a
seat knows of the places it holds and of cards it has seen elsewhere, as long as nothing has gone
on behind its back since. All that could be otherwise is which hidden card of a deck lies where.

When discards are shuffled into a new pile, everybody has seen most of them. Cards that were held
all the time cannot be among those; ``held_over`` keeps count of them. It counts what everybody can
be sure of, so that it tells nothing: a card that leaves a place unseen may have been one of them.
"""

from __future__ import annotations

from abc import abstractmethod
from collections import Counter
from collections.abc import Collection, Iterable, Sequence
from random import Random
from typing import Any, ClassVar, Final

from sanssouci.cards.cycle import next_pile
from sanssouci.cards.unseen import Unseen, deal_anew
from sanssouci.kernel import State, part
from sanssouci.kernel.catalogue import tell
from sanssouci.kernel.parts import NUMBER, NUMBERS, UNORDERED, WORD, Kind, listed, replaced
from sanssouci.kernel.soundness import demand, demand_numbers

EVERYBODY: Final = "everybody"
"""In ``known``, the seat that stands for all of them and for spectators."""


def demand_cards(name: str, cards: Iterable[int], in_play: Collection[int]) -> None:
    """Raise BadRecord if a card is not in play."""
    for card in cards:
        demand(card in in_play, name, "no_card", card=card)


def _read_known(value: Any) -> list[tuple[str, int]]:
    if not isinstance(value, list) or not all(isinstance(each, list | tuple) for each in value):
        raise ValueError(tell("unsound.pairs", value=repr(value)))
    return [(WORD.read(seat), NUMBER.read(card)) for seat, card in value]


_KNOWN: Final = Kind(
    "{}.copy()", lambda known: sorted([seat, card] for seat, card in known), _read_known
)


class CardTable(State):
    """The part of a position that is cards.

    A place is a hand, or anything else that one seat looks at and others see the backs of, such
    as cards laid face-down on a display. A card lies in one place, in the pile, among the buried
    or the open discards.
    """

    # -- a game sets these on its class -----------------------------------------------------------

    deck_of_card: ClassVar[Sequence[int]]
    """By card, its deck."""
    place_count: ClassVar[int]

    # -- parts ------------------------------------------------------------------------------------

    hands: list[Sequence[int]] = part(listed(replaced(UNORDERED)), lambda setting: [])
    """By place, its cards."""
    pile: list[int] = part(UNORDERED, lambda setting: [])
    """The draw pile; its order means nothing, chance picks from it."""
    opened: int = part(NUMBER, 0)
    """How many decks have been opened so far."""
    buried: list[int] = part(UNORDERED, lambda setting: [])
    """Cards discarded face-down since their deck was last shuffled."""
    known: list[tuple[str, int]] = part(_KNOWN, lambda setting: [])
    """(seat, card): a card the seat has seen, in a place where it would be hidden from it."""
    recycled: Sequence[int] = part(replaced(UNORDERED), lambda setting: [])
    """Cards everybody saw go back into the draw pile when their deck was last shuffled."""
    held_over: Sequence[int] = part(replaced(NUMBERS), lambda setting: [])
    """By place, and there by deck: at least so many of its cards lay there already then."""

    def __init__(self, setting: Any) -> None:
        super().__init__(setting)
        self.hands = [[] for _ in range(self.place_count)]
        self.held_over = [0] * (self.place_count * len(self.decks))

    # -- what differs between games ---------------------------------------------------------------

    @property
    @abstractmethod
    def decks(self) -> Sequence[Sequence[int]]:
        """By deck in play, its cards."""

    @abstractmethod
    def holder(self, place: int) -> str:
        """The seat that sees the cards of a place."""

    def face_up(self) -> Collection[int]:
        """Cards that lie in the open and are no discards."""
        return ()

    # -- cards come and go ------------------------------------------------------------------------

    def form_pile(self, drawing: Collection[int] = ()) -> list[int]:
        """Open the next deck, or shuffle the discards of two; returns the decks in the new pile.

        ``drawing`` are the cards already drawn, if that happens in the middle of a draw.
        """
        held = {card for hand in self.hands for card in hand}
        held.update(self.face_up())
        again = self.opened == len(self.decks)
        self.opened, self.pile, decks = next_pile(self.opened, self.decks, held)
        if again:
            self._note_shuffle(decks, drawing)
        return decks

    def _note_shuffle(self, decks: Sequence[int], drawing: Collection[int]) -> None:
        deck_of, shuffled = self.deck_of_card, set(self.pile)
        of_old = [card for card in self.recycled if deck_of[card] not in decks]
        self.recycled = of_old + sorted(shuffled.difference(self.buried))
        held_over = [*self.held_over]
        for place, hand in enumerate(self.hands):
            held = Counter(deck_of[card] for card in hand if card not in drawing)
            for deck in decks:
                held_over[place * len(self.decks) + deck] = held[deck]
        self.held_over = held_over
        self.buried = [card for card in self.buried if card not in shuffled]
        self.known = [entry for entry in self.known if entry[1] not in shuffled]

    def lose_card(self, place: int, card: int) -> None:
        """A card leaves a place in the open."""
        self._take_from(place, card)
        if self.known:
            self.known = [entry for entry in self.known if entry[1] != card]
        if card not in self.recycled:
            self._drop_held_over(place, card)

    def bury_card(self, place: int, card: int, fresh: Sequence[int] | None = None) -> None:
        """A card is thrown away face-down: only its holder knows which.

        It may be any of the place, or one of those ``fresh`` from the pile.
        """
        choice = self.hands[place] if fresh is None else fresh
        self._unsettle(card, choice, (self.holder(place),))
        if fresh is None:
            self._drop_held_over(place, card)
        self._lay_face_down(place, card)

    def bury_all(self, place: int) -> None:
        """All cards of a place are thrown away face-down; who has seen one knows where it is."""
        for card in self.hands[place]:
            self._lay_face_down(place, card)
        count, held_over = len(self.decks), [*self.held_over]
        held_over[place * count : (place + 1) * count] = [0] * count
        self.held_over = held_over

    def _take_from(self, place: int, card: int) -> None:
        hand = [*self.hands[place]]
        hand.remove(card)
        self.hands[place] = hand

    def add_card(self, place: int, card: int) -> None:
        """A card comes to a place; who has seen it is told elsewhere."""
        self.hands[place] = [*self.hands[place], card]

    def _lay_face_down(self, place: int, card: int) -> None:
        self._take_from(place, card)
        self.buried.append(card)
        self.note_seen(self.holder(place), card)

    def pass_card(self, giver: int, taker: int, card: int) -> None:
        """A card goes from one place to another; only the two holders see which."""
        old, new = self.holder(giver), self.holder(taker)
        self._unsettle(card, self.hands[giver], (old, new))
        self._drop_held_over(giver, card)
        self._take_from(giver, card)
        self.add_card(taker, card)
        self.known = [entry for entry in self.known if entry != (new, card)]
        if old != new:
            self.note_seen(old, card)

    def take_up(self, place: int, card: int) -> None:
        """A card that lay in the open is taken up: everybody knows who has it."""
        self.add_card(place, card)
        self.show(card)

    def show(self, card: int) -> None:
        """Everybody sees a card that stays where it is."""
        self.known = [entry for entry in self.known if entry[1] != card]
        self.known.append((EVERYBODY, card))

    def hand_place_over(self, place: int, old: str, new: str) -> None:
        """A place gets another holder; the old one has seen all its cards."""
        hand = self.hands[place]
        self.known = [(seat, card) for seat, card in self.known if seat != new or card not in hand]
        for card in hand:
            self.note_seen(old, card)

    # -- who knows what ---------------------------------------------------------------------------

    def cards_known_to(self, seat: str | None) -> set[int]:
        """Cards the seat has seen in places where they would be hidden from it."""
        return {card for knower, card in self.known if knower in (seat, EVERYBODY)}

    def hidden_cards(self, seat: str | None) -> list[int]:
        """The cards whose place the seat cannot know."""
        seen = self.cards_known_to(seat)
        cards = [*self.pile, *self.buried]
        for place, hand in enumerate(self.hands):
            if self.holder(place) != seat:
                cards += hand
        return [card for card in cards if card not in seen]

    def note_seen(self, seat: str, card: int) -> None:
        """A seat knows from now on where a card is that would be hidden from it."""
        if not {(seat, card), (EVERYBODY, card)}.intersection(self.known):
            self.known.append((seat, card))

    def open_discards(self) -> list[int]:
        """The cards that have been played or paid and lie open until their deck is shuffled."""
        elsewhere = {*self.pile, *self.buried, *self.face_up()}.union(*self.hands)
        return [
            card for deck in self.decks[: self.opened] for card in deck if card not in elsewhere
        ]

    def _unsettle(self, card: int, among: Sequence[int], witnesses: Collection[str]) -> None:
        """A card is about to leave its place; all but the witnesses see only its back.

        To the others it may have been any card of that deck ``among`` which it was chosen: what
        they had seen of these counts no more, unless there is but one. Witnesses forget nothing.
        """
        if not self.known:
            return
        deck_of = self.deck_of_card
        alike = [each for each in among if deck_of[each] == deck_of[card]]
        if len(alike) == 1:
            return
        kept: dict[tuple[str, int], None] = {}
        for knower, seen in self.known:
            if seen not in alike or knower in witnesses:
                kept[knower, seen] = None
            elif knower == EVERYBODY:
                kept |= dict.fromkeys((witness, seen) for witness in witnesses)
        self.known = list(kept)

    def _drop_held_over(self, place: int, card: int) -> None:
        """A card leaves that may have been held over: of one less everybody can be sure."""
        slot = place * len(self.decks) + self.deck_of_card[card]
        if self.held_over[slot]:
            held_over = [*self.held_over]
            held_over[slot] -= 1
            self.held_over = held_over

    # -- what is true of every position ------------------------------------------------------------

    def check_cards(self, seats: Collection[str]) -> None:
        """Raise BadRecord if cards cannot lie like that, or be known to these seats."""
        demand_numbers("opened", [self.opened], range(len(self.decks) + 1))
        demand(len(self.hands) == self.place_count, "hands", "so_many", count=self.place_count)
        in_play = {card for deck in self.decks[: self.opened] for card in deck}
        found = Counter[int]()
        held = [card for hand in self.hands for card in hand]
        for name, lying in (
            ("pile", self.pile), ("buried", self.buried), ("hands", held), ("aside", self.face_up())
        ):  # fmt: skip
            demand_cards(name, lying, in_play)
            found.update(lying)
            demand(not found or max(found.values()) == 1, name, "card_elsewhere")
        demand_cards("recycled", self.recycled, in_play)
        for seat, card in self.known:
            demand(seat == EVERYBODY or seat in seats, "known", "no_such_seat", seat=seat)
            demand(card in found, "known", "not_hidden")
        self._check_held_over()

    def _check_held_over(self) -> None:
        slots = self.place_count * len(self.decks)
        demand(len(self.held_over) == slots, "held_over", "so_many_numbers", count=slots)
        recycled = set(self.recycled)
        for slot, count in enumerate(self.held_over):
            if count:
                place, deck = divmod(slot, len(self.decks))
                cards = [c for c in self.hands[place] if self.deck_of_card[c] == deck]
                old = sum(card not in recycled for card in cards)
                demand(0 <= count <= old, "held_over", "too_many_cards")

    # -- resampling -------------------------------------------------------------------------------

    def resample_cards(self, seat: str | None, rng: Random) -> dict[int, int]:
        """Deal anew, in place, the cards the seat does not know; returns which became which.

        Every possible world is about equally likely.
        """
        seen, recycled = self.cards_known_to(seat), set(self.recycled)
        places = [
            self._unseen(place, seen, recycled)
            for place in range(self.place_count)
            if self.holder(place) != seat
        ]
        rest = Unseen([card for card in (*self.pile, *self.buried) if card not in seen])
        renamed = deal_anew([*places, rest], self.deck_of_card, recycled, rng)

        def rename(cards: Iterable[int]) -> list[int]:
            return [renamed.get(card, card) for card in cards]

        self.hands = [rename(hand) for hand in self.hands]
        self.pile, self.buried = rename(self.pile), rename(self.buried)
        self.known = [(knower, renamed.get(card, card)) for knower, card in self.known]
        return renamed

    def _unseen(self, place: int, seen: set[int], recycled: set[int]) -> Unseen:
        """What a seat cannot see of a place, with what it can be sure of."""
        count = len(self.decks)
        held_over = [*self.held_over[place * count : (place + 1) * count]]
        unseen = []
        for card in self.hands[place]:
            if card not in seen:
                unseen.append(card)
            elif card not in recycled and held_over[self.deck_of_card[card]]:
                held_over[self.deck_of_card[card]] -= 1
        return Unseen(unseen, held_over)
