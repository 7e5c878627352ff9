"""Buying troops and trains: whether, with which cards, and where they go."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache, partial

from sanssouci.games.friedrich.atlas import ATLAS, GENERAL_COUNT, GENERALS, GRAPH
from sanssouci.games.friedrich.deck import BY_TEXT, SUIT, TEXT, VALUE, in_order
from sanssouci.games.friedrich.officers.duelling import point_worth
from sanssouci.games.friedrich.officers.marching import Marching
from sanssouci.games.friedrich.officers.staff import Staff
from sanssouci.games.friedrich.position import Position
from sanssouci.games.friedrich.recruitment import unit_price
from sanssouci.kernel import Action, Choice, Message
from sanssouci.steps.field import OFF
from sanssouci.steps.officers import payments

# -- what cards are worth ------------------------------------------------------------------------


def suit_needs(staff: Staff) -> list[float]:
    """By suit, how dear a point is (Reserves last), from where the armies face each other."""
    weights = staff.weights
    fronts = payments.SuitWeights(weights.suit_at_hand, weights.suit_near, weights.suit_idle)
    needs = payments.suit_needs(Position, staff, fronts)
    point = point_worth(staff)
    return [point * need for need in needs] + [point * staff.weights.reserve_card]


def card_worth(card: int, needs: Sequence[float]) -> float:
    return VALUE[card] * needs[SUIT[card]]


def least_useful(staff: Staff, cards: Sequence[int]) -> int:
    needs = suit_needs(staff)
    return min(cards, key=lambda card: (card_worth(card, needs), card))


# -- decisions -----------------------------------------------------------------------------------


def purchase(staff: Staff, legal: Sequence[Action]) -> Choice | None:
    """What to buy now, if anything is worth its cards."""
    offers = [(int(a.words[0]), int(a.words[1]), a) for a in legal if a.startswith("recruit ")]
    if not offers:
        return None
    price = unit_price(staff.place, staff.nation)
    needs = suit_needs(staff)
    most = price * max(troops + trains for troops, trains, _ in offers)
    hand = staff.hand(staff.nation)
    losses = payments.least_losses(hand, most, lambda card: card_worth(card, needs), VALUE)
    best: tuple[float, Action] | None = None
    for troops, trains, action in offers:
        gain = _use(staff, troops, trains) - losses[price * (troops + trains)]
        if gain > 0 and (best is None or gain > best[0]):
            best = (gain, action)
    if best is None:
        return None
    return Choice(best[1], Message.of("why.cards_into_troops"))


def _use(staff: Staff, troops: int, trains: int) -> float:
    """What so many troops and trains are worth to the nation."""
    sheet = staff.sheets[staff.nation]
    shrunk = 1 - int(sheet["troops"]) / max(1, int(sheet["most_troops"]))
    generals_off = sum([staff.place[general] == OFF for general in GENERALS[staff.nation]])
    each = staff.weights.bare_troop + staff.weights.need_of_troops * shrunk
    abroad = any(not staff.home >> stack.city & 1 for stack in staff.own)
    homeless = staff.home == ATLAS.depots[staff.nation]
    train = staff.weights.train * (1.0 if abroad or homeless else staff.weights.at_home)
    if not staff.trains and (abroad or homeless):
        train *= staff.weights.no_train_left
    worth = troops * each + min(troops, generals_off) * staff.weights.general + trains * train
    return staff.temper.levies * worth


def payment(staff: Staff, prompt: Message, legal: Sequence[Action]) -> Choice:
    """The next card of the cheapest way to pay, the highest of them first."""
    owing = int(dict(prompt.args)["owing"])
    payable = {BY_TEXT[action.words[0]] for action in legal if action.words}
    needs = suit_needs(staff)
    hand = [BY_TEXT[TEXT[card]] for card in in_order(staff.hand(staff.nation))]
    highest = payments.next_card(hand, payable, owing, lambda card: card_worth(card, needs), VALUE)
    action = next(a for a in legal if a.words and BY_TEXT[a.words[0]] == highest)
    return Choice(action, Message.of("why.paid"))


def placement(staff: Staff, legal: Sequence[Action]) -> Choice:
    """Generals come back first; troops go where they change most."""
    worth, action = placements(staff, legal, Marching)[0]
    return Choice(action, Message.of("why.new_forces", worth=f"{worth:+.1f}"))


def placements(
    staff: Staff, legal: Sequence[Action], marching_of: type[Marching]
) -> list[tuple[float, Action]]:
    """What each place does for the new forces, the best first."""
    worth = placing(staff, marching_of)
    return sorted([(worth(action), action) for action in legal], key=lambda option: -option[0])


def placing(staff: Staff, marching_of: type[Marching]) -> Callable[[Action], float]:
    """Says what a place does for the new forces; the same until all of them have been placed."""
    return cache(partial(_placed, staff, marching_of(staff, ())))


def _placed(staff: Staff, marching: Marching, action: Action) -> float:
    piece = ATLAS.piece_index[action.words[0]]
    if action.verb == "reinforce":
        return reinforced(staff, marching, piece)
    city = ATLAS.index[action.words[1]]
    if piece >= GENERAL_COUNT:
        distances = GRAPH.distances(city)
        way = sum(distances[stack.city] for stack in staff.own)
        return staff.weights.train - staff.weights.train_loses_time * way
    comrades = next((s.generals for s in staff.own if s.city == city), ())
    arrived = marching.stack(city, (*comrades, piece))
    use = staff.weights.near_the_front * marching.ground.use(city)
    return staff.weights.general + use - marching.danger(arrived)


def reinforced(staff: Staff, marching: Marching, commander: int) -> float:
    """What one troop more changes for a stack."""
    if staff.place[commander] == OFF:  # he has just come back with a single troop
        return staff.weights.fresh_general
    stack = next(s for s in staff.own if commander in s.generals)
    stronger = stack._replace(strength=stack.strength + 1)
    gain = marching.alone(stronger) - marching.alone(stack)
    return gain + 1 / (1 + stack.strength)
