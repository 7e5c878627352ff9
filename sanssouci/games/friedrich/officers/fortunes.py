"""Retreats of the beaten, and what fate asks."""

from __future__ import annotations

from collections.abc import Sequence

from sanssouci.games.friedrich.atlas import ATLAS, GRAPH, HILDBURGHAUSEN, LAUDON
from sanssouci.games.friedrich.deck import BY_TEXT, VALUE
from sanssouci.games.friedrich.nations import AUSTRIA, FRANCE, IMPERIAL, PRUSSIA, RUSSIA
from sanssouci.games.friedrich.officers.marching import Marching
from sanssouci.games.friedrich.officers.recruiting import least_useful, reinforced
from sanssouci.games.friedrich.officers.staff import Staff, nation_named
from sanssouci.kernel import Action, Choice, Message, View

_A_POOR_CARD = 6
"""A card up to this value is gladly changed for an unknown one."""


def retreat(loser: Staff, city: int, legal: Sequence[Action]) -> Choice:
    """Send the loser where he is hungry, far from what he wants and from what he protects."""
    marching = Marching(loser, ())
    stack = next(s for s in loser.own if s.city == city)
    fed = loser.home
    for train in loser.trains:
        fed |= loser.supplied_from(loser.place[train])

    def use(action: Action) -> float:
        end = ATLAS.index[action.words[0]]
        hungry = 0.0 if fed >> end & 1 else loser.weights.hunger + stack.strength
        return marching.ground.use(end) - hungry

    return Choice(min(legal, key=use), Message.of("why.least_harm"))


def discard(staff: Staff, legal: Sequence[Action]) -> Choice:
    """A card has to go: of those drawn the one that will be missed least."""
    return Choice(_least_useful(staff, legal), Message.of("why.least_useful"))


def _least_useful(staff: Staff, legal: Sequence[Action]) -> Action:
    by_card = {BY_TEXT[action.words[0]]: action for action in legal if action.words}
    return by_card[least_useful(staff, list(by_card))]


def renew(view: View, legal: Sequence[Action]) -> Choice:
    action = _least_useful(Staff(view, FRANCE), legal)
    if VALUE[BY_TEXT[action.words[0]]] <= _A_POOR_CARD:
        return Choice(action, Message.of("why.unknown_better"))
    return Choice(Action("decline"), Message.of("why.hand_better"))


def exchange(view: View, prompt: Message, legal: Sequence[Action]) -> Choice:
    """Offer the card we miss least: what comes in return can hardly be of less use."""
    staff = Staff(view, nation_named(str(dict(prompt.args)["nation"])))
    return Choice(_least_useful(staff, legal), Message.of("why.ally_needs"))


def give(view: View, legal: Sequence[Action]) -> Choice:
    return Choice(_least_useful(Staff(view, PRUSSIA), legal), Message.of("why.worst_card"))


def offensive() -> Choice:
    """Bohemia asks for more than the four cities that Austria would be given are worth."""
    return Choice(Action("decline"), Message.of("why.enough_at_home"))


def liberate(view: View, legal: Sequence[Action]) -> Choice:
    """The cities farthest from the Russians come back first: they stay longest."""
    russia = Staff(view, RUSSIA)

    def distance(action: Action) -> int:
        distances = GRAPH.distances(ATLAS.index[action.words[0]])
        return min((distances[stack.city] for stack in russia.own), default=0)

    return Choice(max(legal, key=distance), Message.of("why.longest_to_retake"))


def raid(view: View, legal: Sequence[Action]) -> Choice:
    """The strongest Prussian stack, for it may go hungry."""
    prussia = Staff(view, PRUSSIA)
    by_general = {ATLAS.piece_index[a.words[0]]: a for a in legal if a.words}
    stacks = [s for s in prussia.own if s.generals[0] in by_general]
    target = max(stacks, key=lambda stack: stack.strength)
    return Choice(by_general[target.generals[0]], Message.of("why.strongest_stack"))


def retire(view: View, legal: Sequence[Action]) -> Choice:
    """A general off the map is missed least, then one whose comrades can take his troops."""
    staff = Staff(view, PRUSSIA)

    def loss(action: Action) -> float:
        general = ATLAS.piece_index[action.words[0]]
        if staff.place[general] < 0:
            return 0.0
        stack = next(s for s in staff.own if general in s.generals)
        room = 8 * (len(stack.generals) - 1) - (stack.strength - staff.troops[general])
        return 1 + max(0.0, staff.troops[general] - room) + (len(stack.generals) == 1)

    return Choice(min(legal, key=loss), Message.of("why.general_missed_least"))


def choose_stack(view: View, prompt: Message, legal: Sequence[Action]) -> Choice:
    """A troop more where it changes most; a troop less where it changes least."""
    staff = Staff(view, nation_named(str(dict(prompt.args)["nation"])))
    if not legal[0].words:
        return Choice(legal[0], Message.of("why.no_room"))
    marching = Marching(staff, ())
    sign = 1 if legal[0].verb == "reinforce" else -1
    action = max(
        legal,
        key=lambda a: sign * reinforced(staff, marching, ATLAS.piece_index[a.words[0]]),
    )
    return Choice(
        action, Message.of("why.changes_most") if sign > 0 else Message.of("why.hurts_least")
    )


def move_laudon(view: View, legal: Sequence[Action]) -> Choice:
    """A step that helps on the way or destroys a train."""
    staff = Staff(view, AUSTRIA)
    marching = Marching(staff, ())

    def worth(action: Action) -> float:
        if not action.words:
            return marching.ground.use(staff.place[LAUDON]) + staff.weights.worth_the_march
        city = ATLAS.index[action.words[0]]
        return marching.ground.use(city) + (
            staff.weights.train if city in staff.foe_trains else 0.0
        )

    action = max(legal, key=worth)
    return Choice(
        action, Message.of("why.nearer") if action.words else Message.of("why.he_stands_well")
    )


def chase(view: View, legal: Sequence[Action]) -> Choice:
    loser = Staff(view, IMPERIAL)
    marching = Marching(loser, ())

    def use(action: Action) -> float:
        city = ATLAS.index[action.words[0]] if action.words else loser.place[HILDBURGHAUSEN]
        return marching.ground.use(city)

    return Choice(min(legal, key=use), Message.of("why.far_from_saxony"))


def evade(view: View, legal: Sequence[Action]) -> Choice:
    """Fall back before Daun where he would win, to where most stays protected."""
    staff = Staff(view, PRUSSIA)
    marching = Marching(staff, ())
    best: tuple[float, Action] = (0.0, Action("stand"))
    for action in legal:
        if not action.words:
            continue
        general, city = ATLAS.piece_index[action.words[0]], ATLAS.index[action.words[1]]
        stack = next(s for s in staff.own if general in s.generals)
        attackers = [f for f in staff.foes if GRAPH.touching[stack.city] >> f.city & 1]
        strongest = max(foe.strength for foe in attackers)
        points = staff.points[ATLAS.suit[stack.city]] / 2
        relief = min(stack.strength, strongest - stack.strength - points)
        moved = marching.ground.use(city) - marching.ground.use(stack.city)
        if relief + moved > best[0]:
            best = (relief + moved, action)
    return Choice(
        best[1], Message.of("why.slip_away") if best[1].words else Message.of("why.stand")
    )
