"""Politics: what the tracks and the crown are worth, bids, choices, peace, subsidies, missions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sanssouci.games.maria import silesia, subsidies
from sanssouci.games.maria.atlas import ATLAS, BOHEMIA, GENERALS, GRAPH
from sanssouci.games.maria.deck import BY_TEXT, RESERVE, SUIT, SUITS
from sanssouci.games.maria.election import FRANZ, KARL
from sanssouci.games.maria.missions import Sending
from sanssouci.games.maria.nations import (
    AUSTRIA,
    AUSTRIAN,
    BAVARIA,
    FRANCE,
    MAJORS,
    NATION_INDEX,
    NATIONS,
    NEUTRAL,
    PRUSSIA,
)
from sanssouci.games.maria.officers.envoys import Envoy, peril_of
from sanssouci.games.maria.officers.manner import Manner
from sanssouci.games.maria.officers.staff import Staff
from sanssouci.games.maria.officers.weights import BY_HAND, Weights
from sanssouci.games.maria.political_cards import CARD_INDEX, CARDS
from sanssouci.games.maria.political_events import carry_out, choices, drawers
from sanssouci.games.maria.political_tables import (
    BEDRIDDEN,
    MARCH,
    SAXONY_TRACK,
    TRACKS,
    TRUCE,
    PoliticalCard,
)
from sanssouci.games.maria.politics import (
    ABSTAIN,
    KEEP,
    Bidding,
    Choosing,
    displayed,
    is_trump,
    worth,
)
from sanssouci.games.maria.position import OFF, Position
from sanssouci.games.maria.saxony import alliance_in
from sanssouci.games.maria.tracks import BOX
from sanssouci.games.maria.victory import left_to_place
from sanssouci.kernel import Action, Choice, Message, Situation, add_up

_AT_HAND: Final = 6
"""A fortress so near to an enemy general is as good as lost, if nobody protects it."""


class Cabinet:
    """What political changes are worth to one seat."""

    def __init__(self, position: Position, seat: str, weights: Weights = BY_HAND) -> None:
        self.weights = weights
        self.position = position
        self.seat = seat
        own = [nation for nation in MAJORS if position.seat(nation) == seat]
        self._staff = Staff(position, own[0], manner=Manner(weights=weights))

    def share(self, nation: int) -> float:
        """How a power's gain counts: as one's own, or as that of a rival."""
        if self.position.seat(nation) == self.seat:
            return 1.0
        own = [n for n in MAJORS if self.position.seat(n) == self.seat]
        hostile = any(nation in self.position.enemies(n) for n in own)
        return self.weights.to_enemies if hostile else self.weights.to_allies

    def tracks(self, boxes: Sequence[int]) -> float:
        """What it is worth that the markers of the tracks stand so."""
        total = 0.0
        for track in range(len(TRACKS)):
            box = BOX[track, boxes[track]]
            for power in (*box.less, *box.more):
                cards = box.extra(power) * self.weights.card
                total += cards * self.weights.box_lasts * self.share(NATION_INDEX[power])
            if box.mission:
                total -= self.weights.mission * self.share(NATION_INDEX[box.mission])
            if box.marker:
                total += self._staff.marker_worth(NATION_INDEX[box.marker])
        return total + self._saxony(boxes[SAXONY_TRACK])

    def _saxony(self, box: int) -> float:
        """Saxony's weight on one side of the war, on the other, or on neither."""
        alliance = alliance_in(box)
        if alliance == NEUTRAL:
            return 0.0
        leader, foe = (AUSTRIA, PRUSSIA) if alliance == AUSTRIAN else (PRUSSIA, AUSTRIA)
        side = self.weights.saxony * (self.share(leader) - self.share(foe)) / 2
        bloc = self.position.relations.allies
        friends = add_up(self.share(n) for n in MAJORS if n in bloc[leader] and n != leader)
        enemies = add_up(self.share(n) for n in MAJORS if n in bloc[foe] and n != foe)
        sworn = self.weights.sworn * self.share(leader) if is_sworn(box) else 0.0
        return side + self.weights.saxony_to_others * (friends - enemies) / 2 + sworn

    def event(self, card: PoliticalCard, nation: int, steps: int) -> float:
        """What it is worth that a power carries out a card."""
        position = self.position
        after = position.clone()
        carry_out(after, card, nation, steps)
        gain = self.tracks(after.tracks) - self.tracks(position.tracks)
        for drawer in drawers(after, card, nation):
            gain += card.cards * self.weights.card * self.share(drawer)
        gain -= card.fewer * self.weights.card * self.share(FRANCE)
        if card.troops:
            missing = position.ceiling(nation) - position.total(nation)
            free, bought = min(card.free, missing), min(card.troops, missing)
            troops = self.weights.free_troop * free + self.weights.bought_troop * (bought - free)
            back = sum(position.place[general] == OFF for general in GENERALS[nation])
            gain += (troops + self.weights.general * min(back, bought)) * self.share(nation)
        if card.special == TRUCE:
            gain += self.weights.truce * (self.share(AUSTRIA) - self.share(PRUSSIA))
        elif card.special == MARCH:
            gain += self.weights.force_march * self.share(nation)
        elif card.special == BEDRIDDEN:
            gain -= self.weights.bedridden * self.share(FRANCE)
        return gain

    def best_use(self, card: PoliticalCard, nation: int) -> float:
        """What a power, deciding for itself, would make of a card, as the seat sees it."""
        cabinet = (
            self
            if self.position.seat(nation) == self.seat
            else Cabinet(self.position, self.position.seat(nation))
        )
        options = [a for a in choices(self.position, card, nation) if a.verb == "event"]
        if not options:
            return 0.0
        steps = max(
            (int(a.words[1]) if len(a.words) > 1 else 0 for a in options),
            key=lambda number: cabinet.event(card, nation, number),
        )
        return self.event(card, nation, steps)

    def denial(self, card: PoliticalCard, rivals: Sequence[int]) -> float:
        """What it is worth to keep a card from these powers, the likeliest taker first."""
        harm = [
            -self.best_use(card, rival)
            for rival in rivals
            if NATIONS[rival] in card.emblems and self.position.seat(rival) != self.seat
        ]
        return max([0.0, *harm])


def is_sworn(box: int) -> bool:
    """Whether Saxony's marker lies at an end of its track: it takes two steps to lose it."""
    return (SAXONY_TRACK, box - 1) not in BOX or (SAXONY_TRACK, box + 1) not in BOX


# -- bids -----------------------------------------------------------------------------------------


def trump(situation: Situation) -> Choice:
    """The suit in which the own best card lies; of equal ones that of fewer points."""
    position = _position(situation)
    own = [n for n in MAJORS if position.seat(n) == situation.seat]

    def height(action: Action) -> tuple[int, int]:
        suit = SUITS.index(action.words[0])
        held = [worth(c) for n in own for c in position.hands[n] if SUIT[c] == suit]
        return max(held, default=0), -sum(held)

    action = max(situation.legal, key=height)
    return Choice(action, Message.of("why.best_suit"))


def bid(situation: Situation, manner: Manner) -> Choice:
    """A card worth laying for what could be taken, or nothing."""
    position = _position(situation)
    phase = position.phase
    assert isinstance(phase, Bidding)
    nation = phase.powers[0]
    cabinet = Cabinet(position, situation.seat, manner.weights)
    prizes = [_prize(cabinet, CARDS[card], nation) for card in position.open_cards]
    prize, rivals = max(prizes, default=(0.0, 0))
    lying = sum(map(worth, displayed(position, nation)))
    best: tuple[float, Action] = (prize * _first(lying, rivals, manner.weights.usual_bid), ABSTAIN)
    weights = manner.weights
    staff = Staff(position, nation, manner=manner)
    point = staff.point_worth * weights.bid_point / weights.card_point
    for action in situation.legal:
        if not action.words:
            continue
        card = BY_TEXT[action.words[0]]
        if is_trump(position, card):
            dear = weights.reserve_card if SUIT[card] == RESERVE else 1.0
            gain = (
                prize * _first(lying + worth(card), rivals, weights.usual_bid)
                - worth(card) * point * dear
            )
            best = max(best, (gain, action))
    if best[1] == ABSTAIN:
        return Choice(ABSTAIN, Message.of("why.no_bid"))
    return Choice(best[1], Message.of("why.bid", worth=f"{prize:+.1f}"))


def _prize(cabinet: Cabinet, card: PoliticalCard, nation: int) -> tuple[float, int]:
    """What a political card is worth to a power, and how many others could want it."""
    if NATIONS[nation] not in card.emblems:
        return 0.0, 0
    others = [n for n in MAJORS if n != nation and NATIONS[n] in card.emblems]
    rivals = [n for n in others if cabinet.position.seat(n) != cabinet.seat]
    gain = max(cabinet.best_use(card, nation), 0.0) + cabinet.denial(card, rivals) / 2
    return gain, len(rivals)


def _first(total: int, rivals: int, usual: float) -> float:
    """The chance to choose before so many rivals, who lay as usual, with a sum on the display."""
    if not total:
        return 0.0
    return float((total / (total + usual / 2)) ** rivals)


def choose(situation: Situation, manner: Manner) -> Choice:
    """Take a card, deny it to others, or keep what lies on the display."""
    position = _position(situation)
    phase = position.phase
    assert isinstance(phase, Choosing)
    nation, later = phase.powers[0], phase.powers[1:]
    cabinet = Cabinet(position, situation.seat, manner.weights)
    spent = sum(map(worth, displayed(position, nation))) * manner.weights.bid_point
    options: list[tuple[float, Action]] = []
    for action in situation.legal:
        if action == KEEP:
            options.append((0.0, action))
            continue
        card = CARDS[CARD_INDEX[action.words[0]]]
        gain = cabinet.denial(card, later) - spent
        if action.verb == "event":
            steps = int(action.words[1]) if len(action.words) > 1 else 0
            gain += cabinet.event(card, nation, steps)
        options.append((gain, action))
    gain, action = max(options, key=lambda option: option[0])
    if action == KEEP:
        return Choice(action, Message.of("why.keep_display"))
    return Choice(action, Message.of("why.event", card=action.words[0], worth=f"{gain:+.1f}"))


# -- Saxony, the crown, peace ---------------------------------------------------------------------


def drift(situation: Situation, manner: Manner) -> Choice:
    """As far as it does us good."""
    position = _position(situation)
    cabinet = Cabinet(position, situation.seat, manner.weights)

    def gain(action: Action) -> float:
        boxes = list(position.tracks)
        boxes[SAXONY_TRACK] += int(action.words[0])
        return cabinet.tracks(boxes)

    return Choice(max(situation.legal, key=gain), Message.of("why.drift"))


def vote(situation: Situation, manner: Manner) -> Choice:
    """For the candidate whose power one leads, or the one who is farther from winning."""
    staff = Staff(_position(situation), FRANCE, situation.seat, manner)
    franz, karl = staff.marker_worth(AUSTRIA), staff.marker_worth(FRANCE)
    candidate = FRANZ if franz > karl else KARL
    action = next(a for a in situation.legal if a.words[1] == candidate)
    return Choice(action, Message.of("why.vote"))


def offer_peace(situation: Situation, manner: Manner) -> Choice:
    """Silesia for peace, if all that follows from it does Frederick good."""
    pays = peace_worth(_position(situation), situation.seat, manner.weights) > 0
    action = Action("propose" if pays else "forgo")
    return Choice(action, Message.of("why.peace_pays" if pays else "why.war_pays"))


def answer_peace(situation: Situation, manner: Manner) -> Choice:
    """Peace, if an enemy fewer is worth more than what he is given for it."""
    bearable = peace_worth(_position(situation), situation.seat, manner.weights) > 0
    action = Action("agree" if bearable else "refuse")
    return Choice(action, Message.of("why.peace_bearable" if bearable else "why.peace_too_dear"))


def peace_worth(position: Position, seat: str, weights: Weights = BY_HAND) -> float:
    """What the peace of Silesia is worth to one of its two partners (M20).

    Prussia lays down its arms for two turns, in which Austria may turn on France. For that markers
    move, Saxony stands aside, and Prussia gets a train and a home.
    """
    after = position.clone()
    silesia.annex(after)
    prussian = seat == position.seat(PRUSSIA)
    if not left_to_place(after, PRUSSIA):
        return weights.last_denied if prussian else -weights.last_denied
    staff, cabinet, envoy = (
        Staff(position, PRUSSIA, seat, Manner(weights=weights)),
        Cabinet(position, seat, weights),
        Envoy(position, seat),
    )
    worth = staff.marker_worth(PRUSSIA) * (position.pool[PRUSSIA] - after.pool[PRUSSIA])
    worth += cabinet.tracks(after.tracks) - cabinet.tracks(position.tracks)
    worth += weights.reward * cabinet.share(PRUSSIA)
    if prussian:
        return worth + envoy.truce(PRUSSIA, AUSTRIA)
    quiet = silesia.TRUCE_TURNS * envoy.fear(AUSTRIA, PRUSSIA) - envoy.hope(AUSTRIA, PRUSSIA)
    return worth + quiet + weights.united * peril_of(position, position.seat(FRANCE))


def reduction(situation: Situation) -> Choice:
    """Give up what would be lost anyway, if half of it counts for good."""
    position = _position(situation)
    held = silesia.markers_in(position, FRANCE, ATLAS.core_austria)
    back = len(held) - silesia.half_rounded_up(len(held))
    austrians = [position.place[g] for g in GENERALS[AUSTRIA] if position.place[g] >= 0]
    guards = 0
    for nation in (FRANCE, BAVARIA):
        for general in GENERALS[nation]:
            if position.place[general] >= 0 and BOHEMIA >> position.place[general] & 1:
                guards |= ATLAS.watched_from[position.place[general]]
    lost = sum(
        any(GRAPH.distances(city)[general] <= _AT_HAND for general in austrians)
        for city in held
        if not guards >> city & 1
    )
    gives_up = lost > back
    action = Action("reduce" if gives_up else "forgo")
    return Choice(action, Message.of("why.reduce" if gives_up else "why.hold_on"))


def subsidy(situation: Situation) -> Choice:
    """Bavaria gets a card while its general fights and its hand is the smaller one."""
    position = _position(situation)
    fights = any(position.place[general] >= 0 for general in GENERALS[BAVARIA])
    poorer = 2 * len(position.hands[BAVARIA]) < len(position.hands[FRANCE])
    pays = fights and poorer and not subsidies.is_occupied(position, BAVARIA)
    action = Action("subsidise" if pays else "withhold")
    return Choice(action, Message.of("why.subsidise" if pays else "why.withhold"))


def send(situation: Situation, manner: Manner) -> Choice:
    """The general who is missed least goes on a mission."""
    position = _position(situation)
    phase = position.phase
    assert isinstance(phase, Sending)
    staff, weights = Staff(position, phase.nation, manner=manner), manner.weights

    def missed(action: Action) -> float:
        if not action.words:
            return 99.0
        general = ATLAS.piece_index[action.words[0]]
        city = position.place[general]
        if city == OFF:
            return weights.general
        idle = staff.ground.use(city) * weights.near_the_front
        return staff.troops.get(general, 1) + idle - weights.starving * position.is_down(general)

    return Choice(min(situation.legal, key=missed), Message.of("why.missed_least"))


def come_back(situation: Situation) -> Choice:
    """A general on the map is worth more than one away."""
    return Choice(Action("come"), Message.of("why.needed"))


def _position(situation: Situation) -> Position:
    position = situation.world
    assert isinstance(position, Position)
    return position
