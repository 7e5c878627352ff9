"""Battles: who goes into the forts, cards, standing or leaving, hits and retreats."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sanssouci.games.crisis.atlas import (
    ARMY_MASK,
    CARD_INDEX,
    CARDS,
    INDEX,
    SEATS,
)
from sanssouci.games.crisis.officers import weights
from sanssouci.games.crisis.officers.odds import MOST_DICE, Dice, Hits, hits, power
from sanssouci.games.crisis.officers.pieces import has_king, missed, rating
from sanssouci.games.crisis.officers.staff import Staff
from sanssouci.games.crisis.officers.standing import NO_ARMS, End, Stakes, Standoff
from sanssouci.games.crisis.officers.tempers import EVEN, Temper
from sanssouci.games.crisis.strength import field_bonuses
from sanssouci.games.crisis.tactics_cards import amount, count
from sanssouci.games.crisis.units import BY_NAME, DEPLETED, INSIDE, Units, joined, without
from sanssouci.kernel import Action, Choice, Message, View, add_up
from sanssouci.kernel.caching import cached_property
from sanssouci.kernel.numerals import in_hundred

_NEARLY: Final = 0.999
"""The most that a chance is said to be while there is somebody to fight."""


class FieldBattleReckoning:
    """The battle going on, as one side sees it."""

    def __init__(self, view: View, temper: Temper = EVEN) -> None:
        self.staff = staff = Staff(view, temper)
        battle = view["battle"]
        self.space = INDEX[battle["space"]]
        self.active_side = SEATS.index(battle["active"])
        self.we_are_active = self.active_side == staff.side
        self.round = int(battle["round"])
        self.cards = tuple(
            tuple(CARD_INDEX[side][id] for id in ids) for side, ids in enumerate(battle["cards"])
        )
        self.units = tuple(self._units(side) for side in (0, 1))

    def _units(self, side: int) -> Units:
        """All of the passive side, of the active one its army only (C7.6)."""
        table = self.staff.table
        nations = table.friends(side)
        if side == self.active_side and table.army >= 0:
            nations = ARMY_MASK[table.army]
        return table.force(self.space, nations)

    @property
    def own(self) -> Units:
        return self.units[self.staff.side]

    @property
    def foes(self) -> Units:
        return self.units[1 - self.staff.side]

    def ground(self) -> tuple[float, ...]:
        """What the field is worth, by the full units with which the active side keeps it."""
        staff = self.staff
        holder = staff.table.holder(self.space)
        worth = staff.worth(self.space, 1 - holder)
        dice = staff.dice(self.units[self.active_side])[:MOST_DICE]
        inside = staff.table.force(self.space, staff.table.friends(holder), inside=True)
        if not inside or not staff.table.is_fort(self.space) or holder == self.active_side:
            return (weights.CARD + worth,) * (len(dice) + 1)
        return tuple(
            weights.CARD + worth * staff.stormed(self.space, dice[:left], inside)[2]
            for left in range(len(dice) + 1)
        )

    def standoff(self, cards: tuple[tuple[int, ...], ...]) -> Standoff:
        """The battle after its first round, both sides free to go."""
        active, passive = self.active_side, 1 - self.active_side
        return Standoff(self._rolls(active, cards), self._rolls(passive, cards), self.stakes)

    @cached_property
    def stakes(self) -> Stakes:
        active, passive = self.active_side, 1 - self.active_side
        return Stakes(self.ground(), self._price(active), self._price(passive))

    def _price(self, side: int) -> float:
        """What it costs a side to leave now, or to be beaten with no way out."""
        return self.staff.price_of_leaving(self.space, side, self.units[side])

    def _rolls(self, side: int, cards: tuple[tuple[int, ...], ...]) -> list[Hits]:
        dice = self.staff.dice(self.units[side])[:MOST_DICE]
        twice = 2 if count(cards[side], "oblique-order") > 0 else 1
        return [hits(dice[:number] * twice) for number in range(len(dice) + 1)]

    def from_the_start(self, cards: tuple[tuple[int, ...], ...], *, stands: bool = False) -> End:
        """The whole battle with some cards on the table."""
        active, passive = self.active_side, 1 - self.active_side
        return self.standoff(cards).first_round(
            lambda full: self._round_one(passive, full, cards),
            lambda full: self._round_one(active, full, cards),
            stands=stands,
        )

    def _round_one(self, side: int, full: int, cards: tuple[tuple[int, ...], ...]) -> Dice:
        """The dice of a side's first attack as cards change them (C11.4, C11.5)."""
        own, enemy = cards[side], cards[1 - side]
        flanks = count(own, "flank-attack") - count(enemy, "marsh")
        halved = count(enemy, "forest") > count(own, "surprise")
        fresh = [unit for unit in self.units[side] if not unit & DEPLETED]
        bonuses = field_bonuses(self.staff.table, fresh, 2 if halved else 1)[:full]
        shift = max(0, flanks) * amount(own, "flank-attack")
        shift -= count(enemy, "hills") * amount(enemy, "hills")
        dice = len(bonuses) - max(0, -flanks) * amount(enemy, "marsh")
        for _ in range(count(enemy, "surprise") - count(own, "forest")):
            dice //= 2
        return tuple(bonus + shift for bonus in bonuses[: max(0, dice)])

    def now(self) -> End:
        """From this moment, the own side standing and about to attack."""
        battle = self.standoff(self.cards)
        if self.round > 1:
            attacks = battle.active_attacks if self.we_are_active else battle.passive_attacks
            own = self._rolls(self.staff.side, self.cards)[-1]
            return attacks(battle.own, battle.enemy, own)
        if self.we_are_active:
            roll = hits(self._round_one(self.active_side, battle.own, self.cards))
            return battle.active_attacks(battle.own, battle.enemy, roll)
        return self.from_the_start(self.cards, stands=True)

    def chance(self, end: End) -> float:
        """The own side's chance to keep the field."""
        return end.wins if self.we_are_active else 1 - end.wins

    def value(self, end: End) -> float:
        """What a battle is worth to the own side."""
        return end.worth if self.we_are_active else -end.worth

    @property
    def is_the_last_stand(self) -> bool:
        """Whether the war is lost as soon as the own side leaves this space."""
        staff, holder = self.staff, self.staff.table.holder(self.space)
        return (
            holder == staff.side
            and staff.would_win(self.space, 1 - holder)
            and not staff.table.force(self.space, staff.friends, inside=True)
        )

    @property
    def is_the_first_shot(self) -> bool:
        """Whether nobody has attacked yet: the passive side is to begin."""
        return self.round == 1 and not self.we_are_active

    @property
    def leaving(self) -> float:
        """What it is worth to the own side to leave at once."""
        price = self._price(self.staff.side)
        return -price if self.we_are_active else -price - self.stakes.ground[-1]


def stand_or_leave(view: View, legal: Sequence[Action], temper: Temper) -> Choice:
    """Attack, or declare a retreat."""
    attack, retreat = Action("attack"), Action("retreat")
    if retreat not in legal:
        return Choice(attack, Message.of("why.no_way_out"))
    battle = FieldBattleReckoning(view, temper)
    full = any(not unit & DEPLETED for unit in battle.own)
    if not full:
        if any(not unit & DEPLETED for unit in battle.foes):
            return Choice(retreat, Message.of("why.nobody_attacks"))
        if battle.we_are_active:
            return Choice(retreat, Message.of("why.nobody_attacks"))
        return Choice(attack, Message.of("why.enemy_goes_first"))
    end = battle.now()
    # What the enemy does is only thought likely, so that nothing is certain.
    chance = in_hundred(min(_NEARLY, max(1 - _NEARLY, battle.chance(end))))
    if battle.is_the_last_stand:
        return Choice(attack, Message.of("why.odds", chance=chance))
    if battle.value(end) < battle.leaving - (weights.A_VOLLEY if battle.is_the_first_shot else 0.0):
        return Choice(retreat, Message.of("why.poor_odds", chance=chance))
    return Choice(attack, Message.of("why.odds", chance=chance))


def commit(view: View, legal: Sequence[Action], temper: Temper) -> Choice:
    """The set of battle cards that brings most beyond what the cards are worth in hand."""
    battle = FieldBattleReckoning(view, temper)
    side = battle.staff.side

    def value(action: Action) -> float:
        ids = () if action.words == ("none",) else action.words
        played = tuple(CARD_INDEX[side][id] for id in ids)
        cards = (played, ()) if side == 0 else ((), played)
        price = add_up(weights.CARD_VALUES.get(CARDS[card].effect, 1.0) for card in played)
        return battle.value(battle.from_the_start(cards)) - temper.thrift * price

    best = max(legal, key=value)
    if best.words == ("none",):
        return Choice(best, Message.of("why.no_card"))
    return Choice(best, Message.of("why.cards_turn_it"))


def pursue(view: View, legal: Sequence[Action]) -> Choice:
    """Cavalry Charges, for and against a retreat."""
    hold = Action("hold")
    plays = [action for action in legal if action.verb == "play"]
    if not plays:
        return Choice(hold, Message.of("why.no_cavalry"))
    battle = FieldBattleReckoning(view)
    own, foe = (tuple(battle.staff.dice(units)) for units in (battle.own, battle.foes))
    if prevented(view, battle.staff.side):
        if power(own) < power(foe) or has_king(battle.own):
            return Choice(plays[0], Message.of("why.get_away"))
        return Choice(hold, Message.of("why.fight_on"))
    if power(own) > power(foe) and (power(own) >= weights.CHARGE_HITS or has_king(battle.foes)):
        return Choice(plays[0], Message.of("why.pursue"))
    return Choice(hold, Message.of("why.let_go"))


def prevented(view: View, side: int) -> bool:
    """Whether it is the own retreat that a charge has stopped: the enemy's turn has come."""
    return bool(SEATS.index(view["battle"]["turn"]) != side)


def garrison(view: View, prompt: Message, legal: Sequence[Action]) -> Choice:
    """Who is on defense: the choice after which the space is least likely to be lost."""
    staff = Staff(view)
    space = INDEX[str(dict(prompt.args)["space"])]
    holders = staff.own_units(space) + staff.table.force(space, staff.friends, inside=True)
    attackers = staff.table.force(space, staff.enemies)
    if staff.army >= 0 and staff.table.army_side(staff.army) != staff.side:
        attackers = staff.table.force(space, ARMY_MASK[staff.army])
    dice = staff.dice(attackers)

    def loss(action: Action) -> tuple[float, tuple[object, ...]]:
        names = [] if action.words[1:] == ("none",) else action.words[1:]
        inside = tuple(BY_NAME[name] for name in names)
        outside = without(holders, inside)
        arms = staff.arms(attackers, outside) if outside else NO_ARMS
        clash = staff.clash_outside(space, dice, inside, outside, arms)
        cost = clash.takes * staff.worth(space, 1 - staff.side)
        cost += weights.HIT * (clash.enemy_hits - clash.own_hits)
        if outside:
            cost += clash.wins * staff.beaten(space, outside)
        if has_king(inside):
            cost += clash.takes * weights.KING
        leaders = sum(1 for unit in inside if rating(unit) > 0)
        cost += (weights.LEADERLESS if len(outside) >= weights.AN_ARMY else 0.2) * leaders
        return cost, tuple(missed(unit & ~INSIDE) for unit in inside)

    best = min(legal, key=loss)
    if best.words[-1] == "none":
        return Choice(best, Message.of("why.in_the_open"))
    return Choice(best, Message.of("why.walls"))


def casualties(view: View, prompt: Message, legal: Sequence[Action]) -> Choice:
    """Hits go to those who are missed least: troops before commanders, the king last."""
    asked = dict(prompt.args)
    unit, space, left = BY_NAME[str(asked["unit"])], INDEX[str(asked["space"])], int(asked["hits"])
    table = Staff(view).table
    later = [
        other
        for other in set(table.at[space])
        if other & (DEPLETED | INSIDE) == unit & (DEPLETED | INSIDE) and other > unit
    ]
    spared_for = sum(
        table.at[space].count(other) for other in later if missed(other) < missed(unit)
    )
    wanted = max(0, left - spared_for)
    numbers = {int(action.words[-1]): action for action in legal}
    number = min(max(wanted, min(numbers)), max(numbers))
    return Choice(numbers[number], Message.of("why.missed_least"))


def retreat(view: View, legal: Sequence[Action]) -> Choice:
    """Together if possible, to the space that is safest and wants defenders most."""
    staff = Staff(view)
    space = INDEX[view["battle"]["space"]] if "battle" in view else -1
    units = staff.own_units(space) if space >= 0 else ()

    def value(action: Action) -> float:
        end = INDEX[action.words[0]]
        there = staff.own_units(end)
        saved = staff.threats.risk(end, there) - staff.threats.risk(end, joined(there, units))
        together = 2.0 if action.verb == "withdraw" else 0.0
        way_on = 1.0 if staff.can_retreat(end, staff.side, units) else 0.0
        return saved + together + way_on

    best = max(legal, key=value)
    return Choice(best, Message.of("why.safest"))


def pay(view: View, legal: Sequence[Action]) -> Choice:
    """The army with the fewest units in play can best do without a point."""
    armies = {nation["id"]: nation["army"] for nation in view["nations"]}

    def size(action: Action) -> int:
        return sum(
            int(unit["count"])
            for space in view["spaces"]
            for unit in space["units"]
            if armies[unit["nation"]] == action.words[0]
        )

    return Choice(min(legal, key=size), Message.of("why.needs_points_least"))


def contingent(legal: Sequence[Action]) -> Choice:
    """As many as possible go together."""
    return Choice(
        max(legal, key=lambda action: int(action.words[-1])), Message.of("why.as_many_as_fit")
    )


def order(view: View, legal: Sequence[Action]) -> Choice:
    """The enemy attacks in several places: first where most of his dice are."""
    staff = Staff(view)

    def size(action: Action) -> float:
        return power(staff.dice(staff.table.force(INDEX[action.words[0]], staff.enemies)))

    return Choice(max(legal, key=size), Message.of("why.greatest_first"))
