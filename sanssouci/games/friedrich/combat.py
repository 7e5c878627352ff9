"""F7 Combat: which stacks fight, and the duel of cards."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import ClassVar

from sanssouci.board import bits
from sanssouci.cards.tactical import RESERVE, RESERVE_MOST, SUIT, SUITS, TEXT, VALUE, find, in_order
from sanssouci.games.friedrich import armies, combat_fate, hidden, offensive_option
from sanssouci.games.friedrich.atlas import ATLAS, CITY, GRAPH, PIECE_ID
from sanssouci.games.friedrich.nations import AUSTRIA, NATIONS, PRUSSIA
from sanssouci.games.friedrich.position import Position
from sanssouci.games.friedrich.retreat import Retreat, retreat_cities
from sanssouci.kernel import Action, Message, Phase

ATTACKER, DEFENDER = 0, 1


@dataclass(frozen=True, slots=True)
class Combat(Phase[Position]):
    """The combat phase: every adjacent pair is fought, in the order the active player picks."""

    name: ClassVar[str] = "combat"
    nation: int
    pairs: tuple[tuple[int, int], ...]
    """(own city, enemy city) of the combats still to be fought."""

    @classmethod
    def begin(cls, position: Position, nation: int, evaded: Sequence[int] = ()) -> Combat:
        """Find all pairs; nothing is added later (F7.1, F7.2)."""
        foes = position.enemy_generals(nation)
        for city in evaded:
            foes &= ~GRAPH.bit[city]
        return cls(
            nation,
            tuple(
                (city, other)
                for city in position.stacks(nation)
                for other in bits(GRAPH.touching[city] & foes)
            ),
        )

    def actors(self, position: Position) -> tuple[str, ...]:
        return (position.controllers[self.nation],) if len(self.pairs) > 1 else ()

    def prompt(self, position: Position, seat: str) -> Message:
        return Message.of("prompt.combat", "F7.3", nation=NATIONS[self.nation])

    def legal(self, position: Position, seat: str) -> Sequence[Action]:
        return [
            Action.of(
                "attack", PIECE_ID[_commander(position, a)], PIECE_ID[_commander(position, d)]
            )
            for a, d in self.pairs
        ]

    def why_not(self, position: Position, seat: str, action: Action) -> Message | None:
        return Message.of("refuse.attack", "F7.2")

    def attack(self, position: Position, seat: str, attacker: str, defender: str) -> None:
        index = ATLAS.piece_index
        self._begin_battle(
            position, position.place[index[attacker]], position.place[index[defender]]
        )

    def proceed(self, position: Position) -> None:
        if self.pairs:
            self._begin_battle(position, *self.pairs[0])
        else:
            position.pop()

    def _begin_battle(self, position: Position, attacker: int, defender: int) -> None:
        position.push(Battle.begin(position, self.nation, attacker, defender))

    def without(self, fought: tuple[int, int], beaten: int | None) -> Combat:
        """After a combat: that pair is done, and all pairs of the loser are cancelled (F7.5)."""
        return replace(self, pairs=tuple(p for p in self.pairs if p != fought and beaten not in p))


def nation_at(position: Position, city: int) -> int:
    """The nation whose generals stand in a city."""
    return next(nation for nation in position.setting.nations if position.generals_at(city, nation))


def _commander(position: Position, city: int) -> int:
    return position.generals_at(city, nation_at(position, city))[0]


@dataclass(frozen=True, slots=True)
class Battle(Phase[Position]):
    """One combat. The score is the attacker's: below zero, the attacker is inferior."""

    name: ClassVar[str] = "battle"
    nations: tuple[int, int]
    cities: tuple[int, int]
    score: int
    turn: int
    """Who has the right to play: ATTACKER or DEFENDER."""
    played: tuple[tuple[int, int, int], ...] = ()
    """(side, card, value) in order."""
    duty: bool = False
    """Prussia still has to get above zero (F11.7D)."""

    @classmethod
    def begin(cls, position: Position, nation: int, attacker: int, defender: int) -> Battle:
        """Both sides tell their troops; the weaker begins, at zero the attacker (F7.6, F7.7)."""
        nations = (nation, nation_at(position, defender))
        cities = (attacker, defender)
        stacks = [position.generals_at(c, n) for c, n in zip(cities, nations, strict=True)]
        strengths = [position.strength(stack) for stack in stacks]
        for stack in stacks:
            hidden.reveal_strength(position, stack)
        position.seal()
        position.tell(
            "log.combat", "F7.6",
            attacker=_stack_name(stacks[0]), attackers=strengths[0], own_city=CITY[attacker],
            defender=_stack_name(stacks[1]), defenders=strengths[1], city=CITY[defender],
        )  # fmt: skip
        combat_fate.note_attack(position, stacks[0], attacker)
        score = strengths[0] - strengths[1]
        battle = cls(nations, cities, score, DEFENDER if score > 0 else ATTACKER)
        return replace(battle, duty=combat_fate.binds_friedrich(position, battle))

    # -- what the side to play sees ---------------------------------------------------------------

    @property
    def nation(self) -> int:
        """The nation that has the right to play."""
        return self.nations[self.turn]

    @property
    def suit(self) -> int:
        """The suit of the sector in which its stack stands (F7.8)."""
        return ATLAS.suit[self.cities[self.turn]]

    @property
    def balance(self) -> int:
        """The score as the side to play sees it; never above zero at a fresh right to play."""
        return self.score if self.turn == ATTACKER else -self.score

    def stack(self, position: Position, side: int) -> list[int]:
        return position.generals_at(self.cities[side], self.nations[side])

    def actors(self, position: Position) -> tuple[str, ...]:
        """Always asked, so that silence betrays no hand (F2.8)."""
        return (position.controllers[self.nation],)

    def prompt(self, position: Position, seat: str) -> Message:
        own, enemy = self.stack(position, self.turn), self.stack(position, 1 - self.turn)
        return Message.of(
            "prompt.battle", "F7.11" if self.balance == 0 else "F7.8",
            general=PIECE_ID[own[0]], enemy=PIECE_ID[enemy[0]],
            score=f"{self.balance:+d}", suit=SUITS[self.suit],
        )  # fmt: skip

    def playable(self, position: Position) -> list[int]:
        """The cards of the right suit, and Reserves, that may be played (F7.8)."""
        suit = self.suit
        cap = combat_fate.highest_value(position, self)
        return [
            card
            for card in position.hands[self.nation]
            if SUIT[card] == RESERVE or (SUIT[card] == suit and VALUE[card] <= cap)
        ]

    def legal(self, position: Position, seat: str) -> list[Action]:
        cards = self.playable(position)
        actions: list[Action] = []
        texts: set[str] = set()
        for card in in_order(cards):
            if TEXT[card] not in texts:
                texts.add(TEXT[card])
                actions += self._ways_to_play(position, card)
        if self._may_stop(cards):
            actions.append(Action("tie" if self.balance == 0 else "concede"))
        return actions

    def _ways_to_play(self, position: Position, card: int) -> list[Action]:
        if SUIT[card] == RESERVE:
            most = min(RESERVE_MOST, combat_fate.highest_value(position, self))
            values = range(1, most + 1)
            if self._duty_now():
                values = combat_fate.dutiful_values(position, self, values)
            return [_RESERVES[card][value] for value in values]
        if combat_fate.may_double(position, self, card):
            return [_PLAYS[card], Action(f"{_PLAYS[card]} as {2 * VALUE[card]}")]
        return [_PLAYS[card]]

    def _duty_now(self) -> bool:
        return self.duty and self.nation == PRUSSIA

    def _may_stop(self, cards: Sequence[int]) -> bool:
        """Below zero always; at zero only without a card of the suit (F7.10, F7.11)."""
        if self._duty_now() and cards:
            return False
        return self.balance < 0 or all(SUIT[card] == RESERVE for card in cards)

    def why_not(self, position: Position, seat: str, action: Action) -> Message | None:
        verb = action.verb
        if verb in ("concede", "tie"):
            if verb == "tie" and self.balance < 0:
                return Message.of("refuse.tie_below_zero", "F7.10")
            if verb == "concede" and self.balance == 0:
                return Message.of("refuse.concede_at_zero", "F7.12")
            if self._duty_now():
                return Message.of("refuse.duty", "F11.7D")
            return Message.of("refuse.zero_duty", "F7.11", suit=SUITS[self.suit])
        if verb != "play" or not action.words:
            return Message.of("refuse.in_battle", "F7.8")
        return self._why_no_play(position, action.words)

    def _why_no_play(self, position: Position, words: Sequence[str]) -> Message | None:
        held = {TEXT[card]: card for card in position.hands[self.nation]}
        card = held.get(words[0])
        if card is None:
            return Message.of("refuse.card_not_held", "F3.5", card=words[0])
        if SUIT[card] == RESERVE:
            return Message.of("refuse.reserve_value", "F3.6")
        if SUIT[card] != self.suit:
            return Message.of("refuse.wrong_suit", "F7.8", suit=SUITS[self.suit], card=words[0])
        if VALUE[card] > combat_fate.highest_value(position, self):
            return Message.of("refuse.too_high", "F11.3C")
        return Message.of("refuse.in_battle", "F7.8")

    # -- verbs -----------------------------------------------------------------------------------

    def play(self, position: Position, seat: str, text: str, *as_value: str) -> None:
        card = find(position.hands[self.nation], text)
        face = int(as_value[1]) if as_value else VALUE[card]
        value = combat_fate.worth(position, self, card, face)
        position.lose_card(self.nation, card)
        position.seal()
        score = self.score + (value if self.turn == ATTACKER else -value)
        balance = score if self.turn == ATTACKER else -score
        position.tell(
            "log.plays", "F7.8",
            nation=NATIONS[self.nation], card=text, value=value, score=f"{balance:+d}",
        )  # fmt: skip
        after = replace(self, score=score, played=(*self.played, (self.turn, card, value)))
        position.become(combat_fate.pass_the_right(position, after, balance))

    def tie(self, position: Position, seat: str) -> None:
        """Nobody loses, nobody moves; all see that a suit is missing from the hand (F7.12)."""
        position.pop()
        position.seal()
        combat_fate.note_stop(position, self)
        self._tell_end(position, "log.tie", "F7.12")
        self._settle_pairs(position, None)

    def concede(self, position: Position, seat: str) -> None:
        """Defeat by the score as it stands (F7.13)."""
        position.pop()
        combat_fate.note_stop(position, self)
        loser, winner = self.turn, 1 - self.turn
        losses = -self.balance
        beaten = self.stack(position, loser)
        position.victor = self.stack(position, winner)[0]
        combat_fate.note_defeat(position, beaten)
        self._settle_pairs(position, self.cities[loser])
        lost = min(losses, position.strength(beaten))
        removed = armies.lose_troops(position, beaten, lost)
        position.tell(
            "log.defeat", "F7.13",
            loser=_stack_name(beaten), winner=PIECE_ID[position.victor], losses=lost,
        )  # fmt: skip
        for general in removed:
            position.tell("log.leaves_map", "F6.6", general=PIECE_ID[general])
        if (
            self.nations[loser] == PRUSSIA
            and self.nations[winner] == AUSTRIA
            and losses >= offensive_option.COSTLY_DEFEAT
        ):
            offensive_option.lose_card(position, "F13.9")
        survivors = [general for general in beaten if general not in removed]
        if survivors:
            ends = retreat_cities(position, self.cities[loser], self.cities[winner], lost)
            position.push(
                Retreat(self.nations[winner], self.nations[loser], self.cities[loser], lost, ends)
            )

    def _settle_pairs(self, position: Position, beaten: int | None) -> None:
        combat = position.stack[-1]
        assert isinstance(combat, Combat)
        position.become(combat.without(self.cities, beaten))

    def _tell_end(self, position: Position, key: str, rule: str) -> None:
        attacker, defender = (self.stack(position, side)[0] for side in (ATTACKER, DEFENDER))
        position.tell(key, rule, attacker=PIECE_ID[attacker], defender=PIECE_ID[defender])


def _stack_name(stack: Sequence[int]) -> str:
    return "+".join(PIECE_ID[general] for general in stack)


_PLAYS = tuple(Action.of("play", text) for text in TEXT)
_RESERVES = {
    card: [Action.of("play", TEXT[card], "as", value) for value in range(RESERVE_MOST + 1)]
    for card in range(len(TEXT))
    if SUIT[card] == RESERVE
}
