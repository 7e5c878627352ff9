"""Buying troops: how many, with which cards, and where they go; and all other payments."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from sanssouci.cards.tactical import RESERVE
from sanssouci.games.maria.atlas import ATLAS, GENERALS, NATION_OF
from sanssouci.games.maria.deck import BY_TEXT, SUIT, TEXT, VALUE
from sanssouci.games.maria.officers.manner import EVENLY, Manner
from sanssouci.games.maria.officers.marching import Marching
from sanssouci.games.maria.officers.staff import Staff
from sanssouci.games.maria.position import OFF, Position
from sanssouci.games.maria.recruitment import DONE, PRICE, Placement, Recruiting
from sanssouci.games.maria.supply import Cover
from sanssouci.kernel import Action, Choice, Message, Situation, add_up
from sanssouci.steps.officers.payments import SuitWeights, cheapest_payments, next_card, suit_needs
from sanssouci.steps.payment import Payment

# -- what cards are worth -------------------------------------------------------------------------


def card_losses(staff: Staff) -> Callable[[int], float]:
    """What it costs to part with a card, from where the armies face each other."""
    weights = staff.weights
    suits = SuitWeights(weights.suit_at_hand, weights.suit_near, weights.suit_idle)
    needs = [*suit_needs(Position, staff, suits), weights.reserve_card]
    point = staff.point_worth
    return lambda card: VALUE[card] * needs[SUIT[card]] * point


def payment(situation: Situation, manner: Manner = EVENLY) -> Choice:
    """The next card of the cheapest way to pay."""
    position = situation.world
    assert isinstance(position, Position)
    phase = position.phase
    assert isinstance(phase, Payment)
    staff = Staff(position, phase.nation, manner=manner)
    unpaid = phase.unpaid(position)
    payable = {BY_TEXT[action.words[0]] for action in situation.legal if action.words}
    unpaid = [_named(card) for card in unpaid]
    highest = next_card(unpaid, payable, phase.owing, card_losses(staff), position.pay_values)
    return Choice(Action.of("pay", TEXT[highest]), Message.of("why.paid"))


def _named(card: int) -> int:
    """The card that stands for all that are called the same: Reserves of one deck are alike."""
    return BY_TEXT[TEXT[card]] if SUIT[card] == RESERVE else card


# -- decisions ------------------------------------------------------------------------------------


def purchase(situation: Situation, manner: Manner) -> Choice:
    """What to buy now, if anything is worth its cards."""
    position = situation.world
    assert isinstance(position, Position)
    phase = position.phase
    assert isinstance(phase, Recruiting)
    staff = Staff(position, phase.nation, manner=manner)
    return best_purchase(staff, phase.free, situation.legal)


def best_purchase(staff: Staff, free: int, legal: Sequence[Action]) -> Choice:
    offers = [(int(action.words[0]), action) for action in legal if action.verb == "recruit"]
    best: tuple[float, Action] = (0.0, DONE)
    if offers:
        most = PRICE * max(troops for troops, _ in offers)
        pays = staff.position.pay_values
        cheapest = cheapest_payments(staff.hand, most, card_losses(staff), pays)
        for troops, action in offers:
            price = PRICE * max(0, troops - free)
            gain = _use(staff, troops) - cheapest[price][0]
            best = max(best, (gain, action))
    why = "why.cards_into_troops" if best[1] != DONE else "why.cards_dearer"
    return Choice(best[1], Message.of(why))


def _use(staff: Staff, troops: int) -> float:
    """What so many troops are worth to the power."""
    position, nation = staff.position, staff.nation
    shrunk = 1 - position.total(nation) / max(1, position.ceiling(nation))
    generals_off = sum([staff.place[general] == OFF for general in GENERALS[nation]])
    weights = staff.weights
    each = weights.bare_troop + weights.need_of_troops * shrunk
    return staff.temper.levies * (troops * each + min(troops, generals_off) * weights.general)


def placement(situation: Situation, manner: Manner) -> Choice:
    """Generals come back first; troops go where they change most."""
    position = situation.world
    assert isinstance(position, Position)
    phase = position.phase
    assert isinstance(phase, Placement)
    staff = Staff(position, phase.nation, manner=manner)
    marching = Marching(staff)
    given: dict[int, int] = {}
    for general in phase.gifts:
        given[general] = given.get(general, 0) + 1
    options = [(_placed(staff, marching, action, given), action) for action in situation.legal]
    worth, action = max(options, key=lambda option: option[0])
    return Choice(action, Message.of("why.new_forces", worth=f"{worth:+.1f}"))


def _placed(staff: Staff, marching: Marching, action: Action, given: dict[int, int]) -> float:
    """What one troop, placed so, changes; ``given`` are those placed before it."""
    general = ATLAS.piece_index[action.words[0]]
    if action.verb == "enter":
        city = ATLAS.index[action.words[1]]
        stack = marching.stack(city, (general,))
        use = staff.weights.near_the_front * staff.ground.use(city)
        return staff.weights.general + use - marching.danger(stack)
    if staff.place[general] == OFF:  # he has just come back with a single troop
        return staff.weights.fresh_general / (1 + given.get(general, 0))
    stack = staff.stacks[staff.place[general]]
    stack = stack._replace(strength=stack.strength + given.get(general, 0))
    stronger = stack._replace(strength=stack.strength + 1)
    return marching.alone(stronger) - marching.alone(stack) + 1 / (1 + stack.strength)


def cover(situation: Situation, manner: Manner) -> Choice:
    """The cards did not suffice for all: the strongest eat, and those who hunger already."""
    position = situation.world
    assert isinstance(position, Position)
    assert isinstance(position.phase, Cover)

    def fed(action: Action) -> float:
        generals = [ATLAS.piece_index[word] for word in action.words]
        stacks = [position.stack_of(general) for general in generals]
        return add_up(
            position.troops[g] + manner.weights.starving * position.is_down(g)
            for stack in stacks
            for g in stack
            if position.seat(NATION_OF[g]) == situation.seat
        )

    return Choice(max(situation.legal, key=fed), Message.of("why.fed_first"))
