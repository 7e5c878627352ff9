"""M16 Politics: two cards, a trump suit, bids laid face down, and who takes what in which order."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import ClassVar, Final

from sanssouci.games.maria import missions, saxony
from sanssouci.games.maria.deck import RESERVE, SUIT, SUITS, TEXT, VALUE, deck_of, find, in_order
from sanssouci.games.maria.nations import AUSTRIA, FRANCE, MAJORS, NATIONS, PRAGMATIC, PRUSSIA
from sanssouci.games.maria.political_cards import CARD_INDEX, CARDS
from sanssouci.games.maria.political_events import carry_out, choices, foresee, italy_follows
from sanssouci.games.maria.position import NOBODY, Position
from sanssouci.games.maria.tactical_cards import Deal
from sanssouci.kernel import CHANCE, Action, Message, Phase, Prospect
from sanssouci.steps.drawing import Drawing, form_pile

OPEN_CARDS: Final = 2
RESERVE_WORTH: Final = 16
EVERY_SUIT: Final = len(SUITS)
"""The trump while every suit is one (option ``first_trump=none``)."""
_PLACES: Final = {
    "f-p-r-a": (FRANCE, PRUSSIA, PRAGMATIC, AUSTRIA),
    "f-r-p-a": (FRANCE, PRAGMATIC, PRUSSIA, AUSTRIA),
}
"""By the option ``display_order``, the powers from left to right."""
_TRUMPS: Final = tuple(Action.of("trump", suit) for suit in SUITS)
ABSTAIN, KEEP = Action("abstain"), Action("keep")


def places(position: Position) -> Sequence[int]:
    """The powers from left to right on the display (M16.4)."""
    return _PLACES[position.setting.option["display_order"]]


def display_order(position: Position) -> list[int]:
    """The same, without those that take no part."""
    neutral_bids = position.setting.option["neutral_politics"]
    return [p for p in places(position) if neutral_bids or not position.is_neutral(p)]


def worth(card: int) -> int:
    """What a card counts on the display (M16.6, M16.7)."""
    return RESERVE_WORTH if SUIT[card] == RESERVE else VALUE[card]


def is_trump(position: Position, card: int) -> bool:
    return SUIT[card] in (position.trump, RESERVE) or position.trump == EVERY_SUIT


def displayed(position: Position, nation: int) -> Sequence[int]:
    """A power's cards on the display."""
    return position.hands[position.display(nation)]


def order_of_choice(position: Position) -> tuple[int, ...]:
    """The powers with cards on the display: the highest sum first, the further right (M16.6)."""
    powers = [power for power in reversed(display_order(position)) if displayed(position, power)]
    return tuple(sorted(powers, key=lambda power: -sum(map(worth, displayed(position, power)))))


@dataclass(frozen=True, slots=True)
class Politics(Phase[Position]):
    """The political phase, step by step (M16)."""

    name: ClassVar[str] = "politics"
    step: int = 0

    def proceed(self, position: Position) -> None:
        position.become(Politics(self.step + 1))
        match self.step:
            case 0:
                position.open_cards = []
                _give_back_late_cards(position)
                position.push(TurningUp())
            case 1:
                _settle_trump(position)
            case 2:
                position.push(Bidding(tuple(display_order(position))))
            case 3:
                _reveal(position)
                position.push(Choosing(order_of_choice(position)))
            case 4:
                position.open_cards = []
                position.trump = NOBODY
                missions.follow_markers(position)
                italy_follows(position)
                saxony.follow_marker(position)
            case _:
                position.pop()


def _give_back_late_cards(position: Position) -> None:
    """Cards cut off last turn come back, with the option ``late_return`` (M16.10)."""
    for power in MAJORS:
        if position.returning >> power & 1:
            take_back(position, power)
    position.returning = 0


def take_back(position: Position, nation: int) -> None:
    """All cards of a power on the display go back to its hand."""
    for card in list(displayed(position, nation)):
        _to_hand(position, nation, card)


def _to_hand(position: Position, nation: int, card: int) -> None:
    """An open card goes from the display to the hand; everybody knows which."""
    if card in position.kept:
        position.kept = [other for other in position.kept if other != card]
    position.lose_card(position.display(nation), card)
    position.take_up(nation, card)
    position.tell("log.bid_returns", "M16.5", nation=NATIONS[nation], card=TEXT[card])


# -- two cards and a trump suit -------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class TurningUp(Phase[Position]):
    """Political cards are turned up until two lie open (M16.2, M18.2)."""

    name: ClassVar[str] = "turning_up"

    def _next_cards(self, position: Position) -> list[int]:
        """The cards of the earliest year that is left: any of them may be on top (M3.6)."""
        first = min((CARDS[card].year for card in position.political_left), default=0)
        return [card for card in sorted(position.political_left) if CARDS[card].year == first]

    def actors(self, position: Position) -> tuple[str, ...]:
        full = len(position.open_cards) == OPEN_CARDS and not self._election_is_left(position)
        return () if full or not position.political_left else (CHANCE,)

    def _election_is_left(self, position: Position) -> bool:
        """True if the election, last of its year, is turned up with the others (M18.2)."""
        left = self._next_cards(position)
        alone = len(left) == 1 and CARDS[left[0]].is_election
        return alone and position.setting.option["last_election"] == "same"

    def legal(self, position: Position, seat: str) -> Sequence[Action]:
        return [Action.of("reveal", CARDS[card].id) for card in self._next_cards(position)]

    def reveal(self, position: Position, seat: str, id: str) -> None:
        card = CARDS[CARD_INDEX[id]]
        position.political_left = [c for c in position.political_left if c != card.index]
        if card.is_election:
            position.election = 1
            position.tell("log.election_due", "M18.2", card=id)
        else:
            position.open_cards = [*position.open_cards, card.index]
            position.tell("log.turned_up", "M16.2", card=id)

    def proceed(self, position: Position) -> None:
        position.pop()


def _settle_trump(position: Position) -> None:
    """Who names the trump suit, or what does (M16.3)."""
    if position.winner != NOBODY:
        position.push(NamingTrump())
    elif position.setting.option["first_trump"] == "pile":
        position.push(TrumpCard(NOBODY, 1))
    else:
        position.trump = EVERY_SUIT
        position.tell("log.every_trump", "M16.3")


@dataclass(frozen=True, slots=True)
class NamingTrump(Phase[Position]):
    """The power that won the latest combat names the trump suit (M16.3)."""

    name: ClassVar[str] = "naming_trump"

    def actors(self, position: Position) -> tuple[str, ...]:
        return (position.seat(position.winner),)

    def prompt(self, position: Position, seat: str) -> Message:
        return Message.of("prompt.trump", "M16.3", nation=NATIONS[position.winner])

    def legal(self, position: Position, seat: str) -> Sequence[Action]:
        return _TRUMPS

    def why_not(self, position: Position, seat: str, action: Action) -> Message | None:
        return Message.of("refuse.trump", "M16.3")

    def trump(self, position: Position, seat: str, suit: str) -> None:
        position.trump = SUITS.index(suit)
        position.tell("log.trump", "M16.3", nation=NATIONS[position.winner], suit=suit)
        position.pop()


@dataclass(frozen=True, slots=True)
class TrumpCard(Drawing[Position]):
    """The top tactical card gives the trump suit and is discarded (M16.3)."""

    name: ClassVar[str] = "trump_card"
    rules: ClassVar = Deal.rules

    def deal(self, position: Position, seat: str, text: str) -> None:
        card = find(position.pile, text)
        position.pile.remove(card)
        if SUIT[card] == RESERVE:
            position.tell("log.no_trump_card", "M16.3", card=text)
            return
        position.trump = SUIT[card]
        position.tell("log.trump_card", "M16.3", card=text, suit=SUITS[SUIT[card]])
        position.pop()

    def proceed(self, position: Position) -> None:
        form_pile(position, self.rules.piles)
        if all(SUIT[card] == RESERVE for card in position.pile):  # no suit is left to turn up
            position.trump = EVERY_SUIT
            position.tell("log.every_trump", "M16.3")
            position.pop()


# -- bids -----------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Bidding(Phase[Position]):
    """In display order each power may lay a card face down (M16.4)."""

    name: ClassVar[str] = "bidding"
    powers: tuple[int, ...]
    """Those still to bid."""

    def actors(self, position: Position) -> tuple[str, ...]:
        if not self.powers or not position.hands[self.powers[0]]:
            return ()
        return (position.seat(self.powers[0]),)

    def prompt(self, position: Position, seat: str) -> Message:
        trump = SUITS[position.trump] if position.trump < EVERY_SUIT else "every"
        return Message.of("prompt.bid", "M16.4", nation=NATIONS[self.powers[0]], suit=trump)

    def legal(self, position: Position, seat: str) -> Sequence[Action]:
        texts = dict.fromkeys(TEXT[card] for card in in_order(position.hands[self.powers[0]]))
        return [*(Action.of("bid", text) for text in texts), ABSTAIN]

    def why_not(self, position: Position, seat: str, action: Action) -> Message | None:
        return Message.of("refuse.bid", "M16.4", nation=NATIONS[self.powers[0]])

    def foresee(self, position: Position, seat: str, action: Action) -> Iterator[Prospect]:
        nation = self.powers[0]
        total = sum(map(worth, displayed(position, nation)))
        if action.verb == "bid":
            card = find(position.hands[nation], action.words[0])
            if not is_trump(position, card):
                yield Prospect.of("foresee.off_suit", "M16.5", card=action.words[0])
            else:
                total += worth(card)
        if total:
            yield Prospect.of("foresee.sum", "M16.6", sum=total)
        else:
            yield Prospect.of("foresee.no_place", "M16.8")

    def bid(self, position: Position, seat: str, text: str) -> None:
        nation = self.powers[0]
        card = find(position.hands[nation], text)
        position.pass_card(nation, position.display(nation), card)
        position.tell("log.bids", "M16.4", nation=NATIONS[nation], deck=deck_of(card) + 1)
        position.tell("log.bid", "M16.4", seat, nation=NATIONS[nation], card=text)
        if position.setting.option["bids"] == "one":
            self._next(position)

    def _next(self, position: Position) -> None:
        position.become(replace(self, powers=self.powers[1:]))

    def abstain(self, position: Position, seat: str) -> None:
        position.tell("log.abstains", "M16.4", nation=NATIONS[self.powers[0]])
        self._next(position)

    def proceed(self, position: Position) -> None:
        if self.powers:
            self._next(position)
        else:
            position.pop()


def _reveal(position: Position) -> None:
    """The cards laid now are turned up; those that are not trump go back (M16.5)."""
    position.seal()
    for nation in display_order(position):
        for card in list(displayed(position, nation)):
            if card in position.kept:
                continue
            position.show(card)
            position.tell("log.bid_shown", "M16.5", nation=NATIONS[nation], card=TEXT[card])
            if is_trump(position, card):
                position.kept = [*position.kept, card]
            else:
                _to_hand(position, nation, card)


# -- choosing -------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Choosing(Phase[Position]):
    """In order each power keeps its cards or takes a political card for them (M16.9)."""

    name: ClassVar[str] = "choosing"
    powers: tuple[int, ...]
    """Those still to choose."""

    def _takeable(self, position: Position) -> list[int]:
        """The open cards that show the emblem of the next power."""
        emblem = NATIONS[self.powers[0]]
        return [card for card in position.open_cards if emblem in CARDS[card].emblems]

    def actors(self, position: Position) -> tuple[str, ...]:
        if not self.powers or not self._takeable(position):
            return ()
        return (position.seat(self.powers[0]),)

    def prompt(self, position: Position, seat: str) -> Message:
        cards = " ".join(CARDS[card].id for card in self._takeable(position))
        return Message.of("prompt.choose", "M16.9", nation=NATIONS[self.powers[0]], cards=cards)

    def legal(self, position: Position, seat: str) -> Sequence[Action]:
        nation = self.powers[0]
        events = [
            action
            for card in self._takeable(position)
            for action in choices(position, CARDS[card], nation)
        ]
        return [*events, KEEP]

    def why_not(self, position: Position, seat: str, action: Action) -> Message | None:
        nation = NATIONS[self.powers[0]]
        if action.verb in ("event", "deny"):
            card = CARD_INDEX[action.words[0]]
            if card not in position.open_cards:
                return Message.of("refuse.not_open", "M16.2", card=action.words[0])
            if nation not in CARDS[card].emblems:
                return Message.of("refuse.emblem", "M16.9", card=action.words[0], nation=nation)
            return Message.of("refuse.event", "M16.9", card=action.words[0])
        return Message.of("refuse.choose", "M16.9", nation=nation)

    def foresee(self, position: Position, seat: str, action: Action) -> Iterator[Prospect]:
        nation = self.powers[0]
        if action == KEEP:
            total = sum(map(worth, displayed(position, nation)))
            yield Prospect.of("foresee.keeps", "M16.9", sum=total)
        elif action.verb == "event":
            card, steps = _event(action)
            yield from foresee(position, CARDS[card], nation, steps)
        else:
            yield Prospect.of("foresee.denies", "M16.9", card=action.words[0])

    def keep(self, position: Position, seat: str) -> None:
        nation = self.powers[0]
        position.tell("log.keeps", "M16.9", nation=NATIONS[nation])
        self._next(position)

    def deny(self, position: Position, seat: str, id: str) -> None:
        self._take(position, id)
        position.tell("log.denied", "M16.9", nation=NATIONS[self.powers[0]], card=id)

    def event(self, position: Position, seat: str, id: str, steps: str = "0") -> None:
        self._take(position, id)
        carry_out(position, CARDS[CARD_INDEX[id]], self.powers[0], int(steps))

    def _take(self, position: Position, id: str) -> None:
        """The political card is taken, and all the power's cards on the display are spent."""
        nation = self.powers[0]
        position.tell("log.takes_card", "M16.9", nation=NATIONS[nation], card=id)
        taken = CARD_INDEX[id]
        position.open_cards = [card for card in position.open_cards if card != taken]
        spent = list(displayed(position, nation))
        position.kept = [card for card in position.kept if card not in spent]
        for card in spent:
            position.lose_card(position.display(nation), card)
        cards = " ".join(TEXT[card] for card in spent)
        position.tell("log.spends", "M16.9", nation=NATIONS[nation], cards=cards)
        self._next(position)

    def _next(self, position: Position) -> None:
        position.become(replace(self, powers=self.powers[1:]))

    def proceed(self, position: Position) -> None:
        if not self.powers:
            self._finish(position)
        elif position.open_cards:  # nothing for this power: it keeps its cards
            self.keep(position, "")
        else:
            self._cut_off(position)

    def _cut_off(self, position: Position) -> None:
        """Both cards are gone: those who have had no turn take their cards back (M16.10)."""
        for nation in self.powers:
            if position.setting.option["late_return"]:
                position.returning |= 1 << nation
                position.tell("log.late_return", "M16.10", nation=NATIONS[nation])
            else:
                take_back(position, nation)
        position.pop()

    def _finish(self, position: Position) -> None:
        for card in position.open_cards:
            position.tell("log.left_over", "M16.11", card=CARDS[card].id)
        position.pop()


def _event(action: Action) -> tuple[int, int]:
    """The card of an event, and how many steps its marker goes."""
    id, *steps = action.words
    return CARD_INDEX[id], int(steps[0]) if steps else 0


def end_turn(position: Position) -> None:
    """What is true of a turn alone is over, such as what political cards say of it (M17.10)."""
    position.fewer = [0] * len(NATIONS)
    position.no_force_march = False
    position.saxony_drew = False
    position.cut_off = 0
