"""S20 Battle: phase by phase, each side a card, until one has lost.

The same fight is fought in the field, at sea, before a town and by ships against one; ``kind``
says which. Side 0 attacks, side 1 defends; a defending garrison has no armies. What is decided
between two cards stands in frames of their own, chapter by chapter, which lie above this one.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any, ClassVar, Final

from sanssouci.games.sieben_jahre import battle_end, battle_view
from sanssouci.games.sieben_jahre.advantages_in_battle import PlayAdvantage
from sanssouci.games.sieben_jahre.atlas import COMMANDER, GARRISON, PLACE
from sanssouci.games.sieben_jahre.battle_cards import (
    ARM,
    CARD,
    CARD_INDEX,
    HAND,
    Deal,
    deck_for,
    prepare_deal,
    use,
)
from sanssouci.games.sieben_jahre.battle_losses import Recovery, Target, changed, fall
from sanssouci.games.sieben_jahre.battle_view import UNCHOSEN
from sanssouci.games.sieben_jahre.comparison import carried_over, sums_of, winner
from sanssouci.games.sieben_jahre.fight import WITHDRAWS, Fight, Pair, with_side
from sanssouci.games.sieben_jahre.fighters import (
    ASSAULT,
    BOMBARDMENT,
    FIELD,
    FLEET,
    UNTRIED,
    arm_of,
)
from sanssouci.games.sieben_jahre.options_cards import Steadfastness
from sanssouci.games.sieben_jahre.position import Position
from sanssouci.games.sieben_jahre.units import ARMS, CAVALRY, SHIPS
from sanssouci.kernel import CHANCE, Action, Message, Prospect

MOST_SWAPS: Final = 2
_PROMPTS: Final = {
    FIELD: "prompt.battle_field",
    FLEET: "prompt.battle_fleet",
    ASSAULT: "prompt.battle_assault",
    BOMBARDMENT: "prompt.battle_bombardment",
}


@dataclass(frozen=True, slots=True)
class Battle(Fight):
    """A fight, phase by phase."""

    name: ClassVar[str] = "battle"

    # -- choosing a card ---------------------------------------------------------------------------

    def actors(self, position: Position) -> tuple[str, ...]:
        if self.stage != "cards" or not any(position.battle_hands):
            return ()
        waiting = [side for side in (0, 1) if self.choices[side] == UNCHOSEN]
        seats = [seat for side in waiting if (seat := self.seat(position, side)) is not None]
        if seats:
            return tuple(seats)
        return (CHANCE,) if waiting else ()

    def _side(self, position: Position, seat: str) -> int:
        """The side that a seat decides for; chance decides for the BOT."""
        wanted = None if seat == CHANCE else seat
        return next(
            side
            for side in (0, 1)
            if self.choices[side] == UNCHOSEN and self.seat(position, side) == wanted
        )

    def prompt(self, position: Position, seat: str) -> Message:
        said: dict[str, str | int] = {"place": PLACE[self.place], "phase": self.round}
        if self.kind == BOMBARDMENT:
            said["half"] = GARRISON[self.region] // 2
        return Message.of(_PROMPTS[self.kind], "S20.5", **said)

    def legal(self, position: Position, seat: str) -> Sequence[Action]:
        side = self._side(position, seat)
        hand = position.battle_hands[side]
        if seat == CHANCE:
            return [Action(f"pick {CARD[card]}") for card in sorted(hand)]
        cards = sorted(set(hand))
        actions = [action for card in cards for action in self._plays(position, side, card)]
        if self._may_swap(position, side):
            actions += [Action(f"swap {CARD[card]}") for card in cards]
        if self._may_withdraw(side):
            actions.append(Action("withdraw"))
        return actions

    def _plays(self, position: Position, side: int, card: int) -> list[Action]:
        """The ways to play a card that differ in the units they send (S20.4, S21.3)."""
        fighter = self.fighter(position, side)
        engaged = fighter.engages(card)
        actions = [Action(f"play {CARD[card]}")]
        if len(self.armies[side]) > 1:
            second, shared = fighter.engages(card, 1), fighter.engages(card, shared=True)
            if second != engaged:
                actions.append(Action(f"play {CARD[card]} {COMMANDER[self.armies[side][1]]}"))
            if len(shared) == len(engaged) and shared not in (engaged, second):
                actions.append(Action(f"play {CARD[card]} shared"))
        if fighter.engages(card, 0, True) != engaged:
            actions.append(Action(f"play {CARD[card]} sparing"))
        return actions

    def _may_swap(self, position: Position, side: int) -> bool:
        return (
            self.swaps[side] < MOST_SWAPS
            and position.purse[self.board(position, side)] > 0
            and bool(deck_for(position, self.kind == FIELD))
        )

    def _may_withdraw(self, side: int) -> bool:
        """At the end of a phase, that is from the second on; a garrison cannot go (S20.17)."""
        return self.round > 1 and bool(self.armies[side])

    def foresee(self, position: Position, seat: str, action: Action) -> Iterable[Prospect]:
        """The units a card sends, and the sum they bring before the enemy's card is known."""
        if action.verb == "withdraw":
            yield Prospect.of("foresee.gives_up", "S26.1")
        if action.verb != "play":
            return
        side = self._side(position, seat)
        known = self.chosen(side, *action.words)
        battle = replace(self, choices=with_side(self.choices, side, known))
        engaged = battle.engaged(position, side)
        if not engaged:
            yield Prospect.of("foresee.passive", "S20.12")
            return
        total = battle.attack(position, side, engaged).sum_against(None, self.at_distance)
        if arm_of(engaged[0]) == SHIPS:
            yield Prospect.of("foresee.engages_squad", "S20.6", sum=total)
            return
        yield Prospect.of(
            "foresee.engages", "S20.6",
            units=len(engaged), arm=ARMS[arm_of(engaged[0])], sum=total,
        )  # fmt: skip

    def why_not(self, position: Position, seat: str, action: Action) -> Message | None:
        if action.verb == "swap":
            return Message.of("refuse.swap", "S20.13", most=MOST_SWAPS)
        if action.verb == "withdraw":
            return Message.of("refuse.withdraw", "S20.17")
        if action.verb == "play":
            return Message.of("refuse.play", "S20.5")
        return None

    # -- verbs -------------------------------------------------------------------------------------

    def play(self, position: Position, seat: str, id: str, how: str = "") -> None:
        side = self._side(position, seat)
        self._choose(position, side, self.chosen(side, id, how))

    def pick(self, position: Position, seat: str, id: str) -> None:
        """The BOT's card, picked at random (SVIII.1)."""
        self._choose(position, self._side(position, seat), CARD_INDEX[id])

    def withdraw(self, position: Position, seat: str) -> None:
        self._choose(position, self._side(position, seat), WITHDRAWS)

    def swap(self, position: Position, seat: str, id: str) -> None:
        """Have a card replaced for a coin (S20.13)."""
        side = self._side(position, seat)
        board = self.board(position, side)
        position.pay(board, 1)
        use(position, side, CARD_INDEX[id])
        position.tell("log.swaps", "S20.13", who=self.who(position, side), card=id)
        position.become(replace(self, swaps=changed(self.swaps, side, 1)))
        wanted = (1, 0) if side == 0 else (0, 1)
        position.push(Deal(wanted, self.kind == FIELD, self._boards(position)))

    def _choose(self, position: Position, side: int, choice: int) -> None:
        position.tell("log.has_chosen", "S20.5", who=self.who(position, side))
        position.become(replace(self, choices=with_side(self.choices, side, choice)))

    def _boards(self, position: Position) -> Pair:
        return self.board(position, 0), self.board(position, 1)

    # -- the course of a phase ---------------------------------------------------------------------

    def proceed(self, position: Position) -> None:
        getattr(self, f"_{self.stage}")(position)

    def _open(self, position: Position) -> None:
        """A side without loads cannot even begin (S20.17)."""
        if battle_end.is_over(position, self):
            battle_end.tell_why(position, self)
            battle_end.finish(position, self, battle_end.loser_of(position, self))
        else:
            position.become(replace(self, stage="cards"))

    def _cards(self, position: Position) -> None:
        """Deal when the hands are used up (S20.2); show the cards once both are chosen."""
        if UNCHOSEN in self.choices:
            prepare_deal(position, self.kind == FIELD)
            position.push(Deal((HAND, HAND), self.kind == FIELD, self._boards(position)))
            return
        if WITHDRAWS in self.choices:
            leaving = [side for side in (0, 1) if self.choices[side] == WITHDRAWS]
            for side in leaving:
                position.tell("log.withdraws", "S20.17", who=self.who(position, side))
            battle_end.finish(position, self, leaving[0] if len(leaving) == 1 else -1)
            return
        position.seal()
        for side in (0, 1):
            self._show(position, side)
        position.become(replace(self, stage="compare", boosts=(0, 0), hit=-1))
        for side in reversed(self._turn_order(position)):
            position.push(PlayAdvantage(side))

    def _show(self, position: Position, side: int) -> None:
        """Lay a card open, and with it the army it sends and whether reserves are spared."""
        card = self.card(side)
        use(position, side, card)
        said = {"who": self.who(position, side), "card": CARD[card]}
        if self.is_sparing(side):
            position.tell("log.plays_sparing", "S20.4", **said)
        elif self.is_shared(side):
            position.tell("log.plays_shared", "S21.3", **said)
        elif len(self.armies[side]) > 1:
            army = self.armies[side][self.first_army(side)]
            position.tell("log.plays_first", "S21.3", **said, army=COMMANDER[army])
        else:
            position.tell("log.plays", "S20.5", **said)

    def _turn_order(self, position: Position) -> list[int]:
        """The sides in the order of their boards' turns (S25.1)."""
        return sorted((0, 1), key=lambda side: position.order.index(self.board(position, side)))

    def _compare(self, position: Position) -> None:
        engaged = (self.engaged(position, 0), self.engaged(position, 1))
        passive = [side for side in (0, 1) if not engaged[side]]
        if len(passive) == 2:
            position.tell("log.both_passive", "S20.12")
            position.become(replace(self, stage="options", carry=(0, 0)))
            return
        if passive:
            position.become(replace(self, stage="options"))
            position.push(Target(passive[0], engaged[1 - passive[0]]))
            return
        attacks = (self.attack(position, 0, engaged[0]), self.attack(position, 1, engaged[1]))
        ahead, sums = winner(attacks, self.at_distance)
        for side, parts in enumerate(sums_of(attacks, self.at_distance)):
            position.tell(
                "log.sum", "S20.16", who=self.who(position, side),
                sum=parts.total, **parts._asdict(),
            )  # fmt: skip
        battle = self
        for side in (0, 1):
            battle = battle.with_counters(side, self.fighter(position, side).spend(engaged[side]))
        carry = (0, 0)
        if ahead >= 0:
            carry = changed((0, 0), ahead, carried_over(sums[ahead] - sums[1 - ahead]))
        elif sums[0] == sums[1]:
            position.tell("log.even", "S20.6")
        else:  # the higher sum only wards off (S20.18)
            stronger = self.who(position, int(sums[1] > sums[0]))
            position.tell("log.wards_off", "S20.18", who=stronger)
        position.become(replace(battle, stage="options", carry=carry))
        if ahead >= 0:
            fall(position, 1 - ahead, engaged[1 - ahead])

    def _options(self, position: Position) -> None:
        """A force that has lost a unit shows how steadfast it is (S24.1); not at sea (S24.6)."""
        position.become(replace(self, stage="recovery"))
        if self.hit >= 0 and self.kind != FLEET and self.patience[self.hit] == UNTRIED:
            position.push(Steadfastness(self.hit))

    def _recovery(self, position: Position) -> None:
        position.become(replace(self, stage="end"))
        position.push(Recovery(1))
        position.push(Recovery(0))

    def _end(self, position: Position) -> None:
        """Late units arrive (S22.1); then it is seen whether the fight is over (S20.17)."""
        battle = self
        if self.late_phase == self.round:
            for side in (0, 1):
                fighter = self.fighter(position, side)
                if any(fighter.counters.late):
                    battle = battle.with_counters(side, fighter.arrive())
                    position.tell("log.late_arrive", "S22.1", who=self.who(position, side))
        if battle_end.is_over(position, battle):
            battle_end.tell_why(position, battle)
            battle_end.finish(position, battle, battle_end.loser_of(position, battle))
            return
        position.become(
            replace(battle, stage="cards", round=self.round + 1, choices=(UNCHOSEN, UNCHOSEN))
        )

    # -- what others may know ----------------------------------------------------------------------

    def shown(self, position: Position, seat: str | None) -> dict[str, Any]:
        """The fight as a seat sees it: everything but the other's cards."""
        return battle_view.shown(position, self, seat)

    def suits(self, card: int) -> bool:
        """True if a hand may hold a card here: none of cavalry at sea and in sieges (S20.18)."""
        return self.kind == FIELD or ARM[card] != CAVALRY

    def concealed(self, position: Position, seat: str | None, rng: Random) -> Battle:
        """The same fight with another card chosen by those whose choice the seat cannot see."""
        choices = list(self.choices)
        for side in (0, 1):
            unseen = self.stage == "cards" and self.seat(position, side) != seat
            if unseen and choices[side] != UNCHOSEN:
                choices[side] = rng.choice(position.battle_hands[side])
        return replace(self, choices=(choices[0], choices[1]))
