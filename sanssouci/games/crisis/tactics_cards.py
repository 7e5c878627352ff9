"""C11 Tactics cards: decks, hands, and how cards come and go."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import ClassVar

from sanssouci.games.crisis.atlas import CARD_INDEX, CARDS, DECKS, SEATS, TEAM
from sanssouci.games.crisis.position import Position
from sanssouci.kernel import CHANCE, Action, Message, Phase


def card_id(card: int) -> str:
    return CARDS[card].id


def with_effect(position: Position, side: int, effect: str) -> list[int]:
    """The kinds of card in a hand that do something particular, each once."""
    return sorted({card for card in position.hands[side] if CARDS[card].effect == effect})


def use(position: Position, side: int, card: int) -> None:
    """A card is played, for all to see."""
    position.hands[side].remove(card)
    if position.recycled[side].count(card) < DECKS[side].count(card):
        _drop_held_over(position, side)
    position.used[side].append(card)
    position.seal()


def _drop_held_over(position: Position, side: int) -> None:
    """A card leaves that may have been held over: of one less everybody can be sure."""
    if position.held_over[side]:
        position.held_over[side] -= 1


def discard_unseen(position: Position, side: int, card: int) -> None:
    """A card goes back into the deck, and nobody else sees which (C15.2)."""
    position.hands[side].remove(card)
    _drop_held_over(position, side)
    position.decks[side].append(card)


def return_used(position: Position, side: int) -> None:
    """Used cards go back into the deck, which is shuffled (C11.1)."""
    if position.used[side]:
        position.recycled[side] = position.used[side]
        position.held_over[side] = len(position.hands[side])
        position.decks[side] += position.used[side]
        position.used[side] = []


@dataclass(frozen=True, slots=True)
class Draw(Phase[Position]):
    """Chance deals cards to a hand, one by one."""

    name: ClassVar[str] = "draw_cards"
    side: int
    number: int

    def actors(self, position: Position) -> tuple[str, ...]:
        return (CHANCE,) if self.number and position.decks[self.side] else ()

    def legal(self, position: Position, seat: str) -> Sequence[Action]:
        return [Action(f"draw {card_id(card)}") for card in position.decks[self.side]]

    def draw(self, position: Position, seat: str, id: str) -> None:
        card = CARD_INDEX[self.side][id]
        position.decks[self.side].remove(card)
        position.hands[self.side].append(card)
        owner = SEATS[self.side]
        position.tell("log.draws", "C11.3", team=TEAM[self.side])
        position.tell("log.drawn", "C11.3", owner, card=id)
        position.become(Draw(self.side, self.number - 1))

    def proceed(self, position: Position) -> None:
        """The deck has run out, or enough cards are drawn."""
        if self.number and position.used[self.side]:
            return_used(position, self.side)
        else:
            position.pop()


@dataclass(frozen=True, slots=True)
class Commitment(Phase[Position]):
    """Both sides choose their battle cards in secret (C8.7).

    The frame below is the battle, which is handed the cards once both have decided.
    """

    name: ClassVar[str] = "battle_cards"
    active: int
    ratings: tuple[int, int]
    """By side, the rating of its best commander in the battle; -1 if it has none."""
    chosen: tuple[tuple[int, ...] | None, tuple[int, ...] | None] = (None, None)
    """By side, the cards decided on."""

    def actors(self, position: Position) -> tuple[str, ...]:
        return tuple(
            SEATS[side]
            for side in (self.active, 1 - self.active)
            if self.chosen[side] is None and self.asked(position, side)
        )

    def asked(self, position: Position, side: int) -> bool:
        """True if a side could have a card to use, for all that others can see (C2.7)."""
        possible = any(self.usable(card, side) is None for card in CARD_INDEX[side].values())
        return possible and bool(position.hands[side])

    def prompt(self, position: Position, seat: str) -> Message:
        return Message.of("prompt.battle_cards", "C8.7")

    def choices(self, position: Position, side: int) -> list[tuple[int, ...]]:
        """Every set of cards a side may use, the empty one first."""
        kinds: list[int] = [
            card for card in sorted(set(position.hands[side])) if self.usable(card, side) is None
        ]
        sets: list[tuple[int, ...]] = [()]
        for card in kinds:
            copies = min(position.hands[side].count(card), _most(card))
            sets += [chosen + (card,) * n for chosen in sets for n in range(1, copies + 1)]
        return sets

    def usable(self, card: int, side: int) -> Message | None:
        """Why a card cannot be used at the start of this battle; None if it can."""
        facts = CARDS[card]
        if facts.number is None or facts.effect == "cavalry-charge":
            return Message.of("refuse.no_battle_card", "C8.7", card=facts.id)
        if facts.number > self.ratings[side]:
            return Message.of("refuse.rating", "C11.2", card=facts.id, number=facts.number)
        if facts.side != "either" and (facts.side == "active") != (side == self.active):
            key = "refuse.active_only" if facts.side == "active" else "refuse.passive_only"
            return Message.of(key, "C11.5", card=facts.id)
        return None

    def legal(self, position: Position, seat: str) -> Sequence[Action]:
        sets = self.choices(position, SEATS.index(seat))
        return [
            Action.of("commit", *map(card_id, cards)) if cards else Action("commit none")
            for cards in sets
        ]

    def why_not(self, position: Position, seat: str, action: Action) -> Message | None:
        side = SEATS.index(seat)
        if action.verb != "commit" or not action.words:
            return Message.of("refuse.commit_form", "C8.7")
        for id in action.words:
            card = CARD_INDEX[side].get(id)
            if card is None or action.words.count(id) > position.hands[side].count(card):
                return Message.of("refuse.card_not_held", "C11.1", card=id)
            if reason := self.usable(card, side):
                return reason
            if action.words.count(id) > _most(card):
                return Message.of("refuse.adds_nothing", "C11.6", card=id)
        return Message.of("refuse.commit_form", "C8.7")

    def commit(self, position: Position, seat: str, *ids: str) -> None:
        side = SEATS.index(seat)
        cards = () if ids == ("none",) else tuple(CARD_INDEX[side][id] for id in ids)
        position.become(self.with_choice(side, cards))
        position.tell("log.committed", "C8.7", team=TEAM[side])

    def with_choice(self, side: int, cards: tuple[int, ...]) -> Commitment:
        first, second = self.chosen
        chosen = (cards, second) if side == 0 else (first, cards)
        return Commitment(self.active, self.ratings, chosen)

    def proceed(self, position: Position) -> None:
        """All is decided: the active side shows its cards first."""
        from sanssouci.games.crisis.field_battle import FieldBattle

        position.pop()
        for side in (self.active, 1 - self.active):
            cards = self.chosen[side] or ()
            for card in cards:
                use(position, side, card)
            if cards:
                position.tell(
                    "log.battle_cards", "C8.7",
                    team=TEAM[side], cards="+".join(map(card_id, cards)),
                )  # fmt: skip
        if self.chosen != (None, None):
            position.seal()  # even "none" tells something, if somebody was asked
        battle = position.stack[-1]
        assert isinstance(battle, FieldBattle)
        position.become(battle.with_cards(self.chosen[0] or (), self.chosen[1] or ()))


def _most(card: int) -> int:
    """How many of a card can do something together in a battle (C11.6)."""
    return 1 if CARDS[card].effect == "oblique-order" else CARDS[card].copies


def count(cards: Iterable[int], effect: str) -> int:
    return sum(1 for card in cards if CARDS[card].effect == effect)


def amount(cards: Iterable[int], effect: str) -> int:
    """How much one card of an effect gives."""
    return next((CARDS[card].amount for card in cards if CARDS[card].effect == effect), 0)
