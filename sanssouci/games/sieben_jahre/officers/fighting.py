"""How officers fight: which card, whom to strike, whom to bring back, when to leave (S20 to S26).

The enemy's hand is unknown: every card is weighed against all the cards that are neither used nor
in the own hand. What two cards do to each other is asked of the engine.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple, cast

from sanssouci.games.sieben_jahre.advantages_in_battle import boosts_of
from sanssouci.games.sieben_jahre.atlas import (
    ADVANTAGE_INDEX,
    ADVANTAGES,
    CAPITAL,
    COMMANDER_INDEX,
)
from sanssouci.games.sieben_jahre.battle import Battle
from sanssouci.games.sieben_jahre.battle_cards import CARD_INDEX, FIRES, POINTS
from sanssouci.games.sieben_jahre.battle_losses import battle_below
from sanssouci.games.sieben_jahre.comparison import Attack, winner
from sanssouci.games.sieben_jahre.fighters import ASSAULT, UNTRIED, Fighter, Row
from sanssouci.games.sieben_jahre.officers import weights
from sanssouci.games.sieben_jahre.officers.tempers import EVEN, Temper
from sanssouci.games.sieben_jahre.position import Position
from sanssouci.games.sieben_jahre.skirmish import Skirmish
from sanssouci.games.sieben_jahre.states import BOARD_COUNT
from sanssouci.games.sieben_jahre.units import (
    ARM_INDEX,
    ARTILLERY,
    INFANTRY,
    combat_strength,
    strength_of,
)
from sanssouci.kernel import Action, Choice, Message, add_up

_FORGO = Action("forgo")
_WITHDRAW = Action("withdraw")


class Sent(NamedTuple):
    """What a card sends into the fight; no attack if the side stays passive."""

    engaged: Row
    attack: Attack | None


def side_of(position: Position, battle: Battle, seat: str) -> int:
    """The side of a fight that a seat has to decide for."""
    own = [side for side in (0, 1) if battle.seat(position, side) == seat]
    open_ = [side for side in own if battle.choices[side] < 0]
    return (open_ or own)[0]


def _sent(position: Position, battle: Battle, side: int, card: int, engaged: Row) -> Sent:
    if not engaged:
        return Sent(engaged, None)
    chosen = replace(battle, choices=(card, card))
    return Sent(engaged, chosen.attack(position, side, engaged))


def _engaged(battle: Battle, fighter: Fighter, side: int, action: Action) -> Row:
    """The units that a play sends: of the army it names or of both, or without the reserves."""
    how = action.words[1] if len(action.words) > 1 else ""
    second = COMMANDER_INDEX.get(how) in battle.armies[side][1:]
    return fighter.engages(
        CARD_INDEX[action.words[0]], int(second), how == "sparing", how == "shared"
    )


def choose_card(
    position: Position, seat: str, legal: Sequence[Action], temper: Temper = EVEN
) -> Choice:
    """The card that is worth most against whatever the enemy may hold."""
    battle = cast("Battle", position.phase)
    side = side_of(position, battle, seat)
    if _WITHDRAW in legal and is_hopeless(position, battle, side, temper):
        return Choice(_WITHDRAW, Message.of("why.save_the_army"))
    judged = judge_cards(position, battle, side, legal)
    best, value = max(judged.items(), key=lambda item: item[1])
    if swap := swap_of(position, battle, side, judged, legal):
        return Choice(swap, Message.of("why.better_card"))
    why = "why.card_wins" if value > 0 else "why.card_costs_least"
    return Choice(best, Message.of(why))


def judge_cards(
    position: Position, battle: Battle, side: int, legal: Sequence[Action]
) -> dict[Action, float]:
    """By way to play a card, what it gains on average: units killed less units lost."""
    mine, theirs = battle.fighter(position, side), battle.fighter(position, 1 - side)
    pool = Counter(
        card
        for card in (*position.battle_deck, *position.battle_hands[1 - side])
        if battle.suits(card)
    )
    answers = [
        (_sent(position, battle, 1 - side, card, theirs.engages(card)), number)
        for card, number in pool.items()
    ]
    cards = sum(pool.values()) or 1
    found = {}
    for action in legal:
        if action.verb != "play":
            continue
        engaged = _engaged(battle, mine, side, action)
        sent = _sent(position, battle, side, CARD_INDEX[action.words[0]], engaged)
        total = add_up(
            number * _worth(battle, side, (mine, theirs), sent, answer)
            for answer, number in answers
        )
        found[action] = total / cards - weights.LOAD_SPENT * len(engaged)
    return found


def _worth(
    battle: Battle, side: int, fighters: tuple[Fighter, Fighter], own: Sent, enemy: Sent
) -> float:
    """What comes of one card against another, for one side."""
    mine, theirs = fighters
    if own.attack is None and enemy.attack is None:
        return 0.0
    if own.attack is None or enemy.attack is None:
        active, passive, sign = (own, theirs, 1.0) if own.attack else (enemy, mine, -1.0)
        assert active.attack is not None
        if battle.at_distance and not active.attack.fires:
            return 0.0
        total = active.attack.sum_against(None, battle.at_distance)
        prey = [passive.strength(slot) for slot in passive.slots()]
        beaten = [strength for strength in prey if strength < total]
        hurt = side if sign < 0 else 1 - side
        return sign * (max(beaten) + _shock(battle, hurt)) if beaten else 0.0
    ahead, _ = winner((own.attack, enemy.attack), battle.at_distance)
    if ahead < 0:
        return 0.0
    lost, whose, hurt = (
        (enemy.engaged, theirs, 1 - side) if ahead == 0 else (own.engaged, mine, side)
    )
    value = sum(whose.strength(slot) for slot in lost) + _shock(battle, hurt)
    return value if ahead == 0 else -value


def _shock(battle: Battle, hurt: int) -> float:
    """What the loss of a unit means beyond the unit: a force may give up."""
    if battle.patience[hurt] == UNTRIED:
        return weights.FIRST_LOSS
    if battle.patience[hurt] > 0:
        return weights.FIRST_LOSS / battle.patience[hurt]
    return 0.0


def is_hopeless(position: Position, battle: Battle, side: int, temper: Temper = EVEN) -> bool:
    """True if staying would only cost the rest of a force that can still be saved; before the
    gates of the own capital nothing can."""
    if side == 1 and position.setting.campaign and battle.place in CAPITAL[:BOARD_COUNT]:
        return False
    mine, theirs = battle.fighter(position, side), battle.fighter(position, 1 - side)
    if battle.kind == ASSAULT and side == 0:
        return mine.all_units < 2 or (mine.all_units < 3 and theirs.all_units > 3)
    own = _weight(position, battle, side) * bool(mine.can_attack)
    return own * temper.give_up < _weight(position, battle, 1 - side)


def _weight(position: Position, battle: Battle, side: int) -> float:
    """The strength that a side can still bring to bear with its loads."""
    fighter = battle.fighter(position, side)
    if fighter.is_garrison:
        return float(min(fighter.all_units, fighter.all_loads))
    strength = sum(combat_strength(position.troops[c]) for c in battle.armies[side])
    return strength * min(1.0, fighter.all_loads / max(1, fighter.all_units))


def swap_of(
    position: Position,
    battle: Battle,
    side: int,
    judged: dict[Action, float],
    legal: Sequence[Action],
) -> Action | None:
    """Have a useless card replaced: sabres before walls, cards that send nobody (S20.13)."""
    if position.purse[battle.board(position, side)] < weights.COINS_TO_SPARE:
        return None
    if any(value > weights.GOOD_CARD for value in judged.values()):
        return None
    hand = dict.fromkeys(CARD_INDEX[action.words[0]] for action in judged)  # a set has no order
    worst = min(hand, key=lambda card: (FIRES[card] and battle.at_distance, POINTS[card]))
    name = next(a.words[0] for a in judged if CARD_INDEX[a.words[0]] == worst)
    swap = Action(f"swap {name}")
    return swap if swap in legal else None


# -- between the cards ----------------------------------------------------------------------------


def advantage(position: Position, seat: str, legal: Sequence[Action]) -> Choice:
    """The smallest tile that turns the comparison on the table."""
    frame = position.phase
    if isinstance(frame, Skirmish):
        side = frame._side(position)
        sums = tuple(
            max(0, POINTS[frame.cards[each]] + frame.strengths[each] + frame.boosts[each])
            for each in (0, 1)
        )
        return _boost(legal, side, (sums[0], sums[1]), recover=False)
    battle = battle_below(position)
    side = frame.side  # type: ignore[attr-defined]
    if frame.name == "cancel_option":
        if not battle.patience[side]:
            return Choice(legal[-1], Message.of("why.hold_out"))
        return Choice(_FORGO, Message.of("why.keep_tile"))
    engaged = [battle.engaged(position, each) for each in (0, 1)]
    if not all(engaged):
        return Choice(_FORGO, Message.of("why.keep_tile"))
    attacks = (
        battle.attack(position, 0, engaged[0]),
        battle.attack(position, 1, engaged[1]),
    )
    ahead, sums_ = winner(attacks, battle.at_distance)
    if ahead == side or (battle.at_distance and not attacks[side].fires and ahead < 0):
        return Choice(_FORGO, Message.of("why.keep_tile"))
    recover = not battle.shields[side] and len(battle.fallen[side]) > 1
    return _boost(legal, side, sums_, recover=recover)


def _boost(legal: Sequence[Action], side: int, sums: tuple[int, int], *, recover: bool) -> Choice:
    turning = []
    for action in legal:
        if action.verb != "boost":
            continue
        tile = ADVANTAGE_INDEX[action.words[0]]
        first, second = boosts_of(side, tile)
        after = (max(0, sums[0] + first), max(0, sums[1] + second))
        if not first and not second:
            if recover:
                return Choice(action, Message.of("why.rally"))
        elif after[side] > after[1 - side]:
            turning.append((ADVANTAGES[tile].amount, action))
    if turning:
        return Choice(min(turning)[1], Message.of("why.turns_it"))
    return Choice(_FORGO, Message.of("why.keep_tile"))


def recover(position: Position, seat: str, legal: Sequence[Action]) -> Choice:
    """The strongest of the fallen comes back first (S20.15); all of a garrison are alike."""

    def worth(action: Action) -> tuple[bool, int]:
        arm = ARM_INDEX[action.words[1]] if action.words else INFANTRY
        return arm == ARTILLERY, arm

    best = max((a for a in legal if a.verb == "recover"), key=worth)
    return Choice(best, Message.of("why.bring_back"))


def bear_loss(position: Position, seat: str, legal: Sequence[Action]) -> Choice:
    """The larger army of two bears a loss."""
    best = max(legal, key=lambda a: position.units(COMMANDER_INDEX[a.words[0]]))
    return Choice(best, Message.of("why.missed_least"))


def strike(position: Position, seat: str, legal: Sequence[Action]) -> Choice:
    """Against a passive force: the strongest unit that the sum beats (S20.12)."""
    total = int(dict(position.prompt(seat).args)["sum"])

    def worth(action: Action) -> tuple[bool, int]:
        strength = _unit(position, action)
        return total > strength, strength

    return Choice(max(legal, key=worth), Message.of("why.strike_strongest"))


def clash(position: Position, seat: str, legal: Sequence[Action]) -> Choice:
    """Send the best unit that is no artillery; go for the weakest enemy (S24.8)."""
    if legal[0].verb == "send":
        best = max(legal, key=lambda a: (a.words[1] != "artillery", _unit(position, a)))
        return Choice(best, Message.of("why.send_best"))
    return Choice(min(legal, key=lambda a: _unit(position, a)), Message.of("why.strike_weakest"))


def delay(position: Position, seat: str, legal: Sequence[Action]) -> Choice:
    """The weakest may come late (S22.1)."""
    return Choice(min(legal, key=lambda a: _unit(position, a)), Message.of("why.missed_least"))


def _unit(position: Position, action: Action) -> int:
    """The strength of the unit that an action names by commander and arm."""
    who, arm = action.words[:2]
    return strength_of(position.troops[COMMANDER_INDEX[who]], ARM_INDEX[arm])
