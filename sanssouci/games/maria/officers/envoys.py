"""Bargaining: which offers the captain makes, which he accepts, and why (M24).

Deals are weighed by what everybody can see, so that an envoy can also guess what an offer is worth
to the other: he makes none that only he would want.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from sanssouci.board import bits
from sanssouci.games.maria import relations, supply
from sanssouci.games.maria.atlas import ATLAS, GRAPH
from sanssouci.games.maria.bargaining import FIRST_DRAW, last_turns, may_pay
from sanssouci.games.maria.nations import AUSTRIA, MAJORS, NATION_INDEX, NATIONS
from sanssouci.games.maria.officers.ground import TERRAIN
from sanssouci.games.maria.officers.sight import Sight
from sanssouci.games.maria.officers.staff import Staff
from sanssouci.games.maria.officers.weights import BY_HAND
from sanssouci.games.maria.politics import Bidding
from sanssouci.games.maria.position import Position
from sanssouci.games.maria.relations import NO_AGGRESSION, SUBSIDY
from sanssouci.games.maria.victory import left_to_place
from sanssouci.games.maria.victory_markers import holdings
from sanssouci.kernel import Action, Choice, Line, Message, Situation, add_up
from sanssouci.steps.deals import ACCEPT, DECLINE, OFFER, RELEASE, Deal, Proposal
from sanssouci.steps.officers.marching import AT_REACH

_FORTRESSES_A_TURN: Final = 2
"""So many a power can hope to take before a short truce is over."""
_FIRST_FLAGS: Final = [
    sum(ATLAS.cities[city].held_by == name for city in bits(ATLAS.silesian)) for name in NATIONS
]
"""By power, the markers it has on the map when the war begins (M3.3)."""
_ALARMING: Final = 6
"""With fewer markers than this left, or than it began with, a power is about to win."""
_TOO_EVEN: Final = 4.0
"""Troops by which a fight must be uneven to count as one troop."""


class Envoy:
    """What deals are worth to one seat."""

    def __init__(self, position: Position, seat: str) -> None:
        self.position = position
        self.seat = seat
        self._sight = Sight(position, seat)
        self._staffs: dict[int, Staff] = {}

    def _staff(self, nation: int) -> Staff:
        """How the seat sees a power's war; kept, as several deals are weighed by it."""
        staff = self._staffs.get(nation)
        if staff is None:
            staff = Staff(self.position, nation, self.seat, sight=self._sight)
            self._staffs[nation] = staff
        return staff

    def worth(self, deal: Deal) -> float:
        """What it is worth to the seat that this deal runs."""
        giver, taker = NATION_INDEX[deal.giver], NATION_INDEX[deal.taker]
        given = self.position.seat(giver) == self.seat
        own, other = (giver, taker) if given else (taker, giver)
        match deal.kind:
            case relations.NO_AGGRESSION:
                return self.truce(own, other)
            case relations.NO_COMBAT:
                return self._outmatched(own, other)
            case relations.NO_HUSSARS:
                return self._spared_by_hussars(own, other)
            case relations.NO_PROTECTION:
                staff = self._staff(taker)
                return add_up(staff.taking(taker, ATLAS.index[name]) for name in deal.names)
            case _:
                turns = min(deal.until - self.position.turn + 1, BY_HAND.box_lasts)
                return turns * self._subsidy(giver, taker, given=given)

    def truce(self, own: int, other: int) -> float:
        """What the other could take from us less what we could take, and whom it leaves to face.

        Who is far apart has nothing to be united about, and who has no other enemy at hand would
        sit idle while the others fight for their markers.
        """
        hope, fear = self.hope(own, other), self.fear(own, other)
        at_stake = min(1.0, (abs(hope) + abs(fear)) / BY_HAND.at_stake)
        lead = self._lead(self.position.seat(other))
        idle = 0.0 if self._has_other_aims(own, other) else BY_HAND.idle
        return fear - hope + BY_HAND.united * lead * at_stake - idle

    def hope(self, own: int, other: int) -> float:
        """What a power of the seat could soon take from another."""
        return BY_HAND.hoped * self._prospects(own, other)

    def fear(self, own: int, other: int) -> float:
        """What another power could soon take from one of the seat."""
        return -self._prospects(other, own)

    def _has_other_aims(self, own: int, other: int) -> bool:
        """Whether a power could take something from anybody else."""
        rest = [enemy for enemy in self.position.relations.conquerable[own] if enemy != other]
        open_, guarded = self._staff(own).targets
        held = holdings(self.position)
        return any((open_ | guarded) & held[enemy] for enemy in rest)

    def _prospects(self, nation: int, victim: int) -> float:
        """What a power could soon take from another, as the seat sees it: harm if it is a rival."""
        position = self.position
        stands = tuple(position.stacks(nation))
        if not stands:
            return 0.0
        staff = self._staff(nation)
        open_, guarded = staff.targets
        theirs = holdings(position)[victim]
        found = [
            staff.taking(nation, city) * near * (BY_HAND.guarded if guarded >> city & 1 else 1.0)
            for city, near in TERRAIN.threats((open_ | guarded) & theirs, stands)
        ]
        return add_up(sorted(found, key=abs, reverse=True)[:_FORTRESSES_A_TURN])

    def _lead(self, partner: str) -> float:
        """How much nearer a third player is to winning than the partner; below zero if he is."""
        position = self.position
        perils = {seat: peril_of(position, seat) for seat in position.setting.scenario.seats}
        thirds = [peril for seat, peril in perils.items() if seat not in (self.seat, partner)]
        return max([0.0, *thirds]) - perils[partner]

    def _outmatched(self, own: int, other: int) -> float:
        """How much stronger the other is where the two could soon meet."""
        staff = self._staff(own)
        foes = [stack for stack in staff.stacks.values() if stack.nation == other]
        return add_up(
            (foe.strength - stack.strength) / _TOO_EVEN
            for stack in staff.own
            for foe in foes
            if GRAPH.distances(stack.city)[foe.city] <= AT_REACH
        )

    def _spared_by_hussars(self, own: int, other: int) -> float:
        """Who is harassed saves cards, and a little in any case; Austria gives something up."""
        harassed = other if own == AUSTRIA else own
        points = sum(charge.price for charge in supply.charges(self.position, harassed))
        saved = BY_HAND.spared + points * BY_HAND.card_point
        return -saved if own == AUSTRIA else saved

    def _subsidy(self, giver: int, taker: int, *, given: bool) -> float:
        """A card a turn: to keep a third player from winning it may be well spent on others."""
        if not given:
            return BY_HAND.card
        partner = self.position.seat(taker)
        lead = self._lead(partner)
        leaders = [n for n in MAJORS if self.position.seat(n) not in (self.seat, partner)]
        helps = any(n in self.position.enemies(taker) for n in leaders)
        return BY_HAND.paid_against * lead * helps - BY_HAND.card


def peril_of(position: Position, seat: str) -> float:
    """How soon a player may win by one of his powers."""
    return max(_peril(position, nation) for nation in MAJORS if position.seat(nation) == seat)


def _peril(position: Position, nation: int) -> float:
    """How soon a power may win: 0 while more than a few markers are left in its pool.

    Who has only taken the first and easiest fortresses does not lead yet. Of the last markers each
    is more alarming than the one before.
    """
    begun = position.setting.markers[nation] - _FIRST_FLAGS[nation]
    gone = max(0, min(_ALARMING, begun) - left_to_place(position, nation))
    return gone * (gone + 1) / 2


# -- answers --------------------------------------------------------------------------------------


def answer(situation: Situation) -> Choice | None:
    """Yes to what helps, no to what does not, as soon as somebody has asked."""
    position = _position(situation)
    if not situation.allow_asides or not position.replies(situation.seat):
        return None
    proposal = next(p for p in position.proposals if p.partner == situation.seat)
    worth = _worth_now(Envoy(position, situation.seat), proposal)
    told = f"{worth:+.1f}"
    if worth > (0 if _is_gift(position, situation.seat, proposal) else BY_HAND.deal):
        return Choice(_reply(ACCEPT, proposal), Message.of("why.deal_helps", worth=told))
    return Choice(_reply(DECLINE, proposal), Message.of("why.deal_hurts", worth=told))


def _is_gift(position: Position, seat: str, proposal: Proposal) -> bool:
    """Whether the seat would be paid and bound to nothing."""
    deal = proposal.deal
    taker = position.seat(NATION_INDEX[deal.taker])
    return deal.kind == SUBSIDY and not proposal.release and taker == seat


def declined(situation: Situation) -> Choice | None:
    """No, whatever it is: who cannot judge an offer is bound by none."""
    position = _position(situation)
    if not situation.allow_asides or not position.replies(situation.seat):
        return None
    proposal = next(p for p in position.proposals if p.partner == situation.seat)
    return Choice(_reply(DECLINE, proposal), Message.of("why.deal_unknown"))


def _worth_now(envoy: Envoy, proposal: Proposal) -> float:
    """What it is worth to a seat that an offer is struck, or a deal ended."""
    if not proposal.release:
        return envoy.worth(proposal.deal)
    without = envoy.position.clone()
    without.deals = [deal for deal in without.deals if deal != proposal.deal]
    return -Envoy(without, envoy.seat).worth(proposal.deal)


def _reply(verb: str, proposal: Proposal) -> Action:
    return Action.of(verb, proposal.proposer, *proposal.deal.words())


# -- offers ---------------------------------------------------------------------------------------


def offer(situation: Situation) -> Choice | None:
    """One offer a turn at most, and only what both sides should want."""
    position, seat = _position(situation), situation.seat
    if not situation.allow_asides or not _is_the_moment(position):
        return None
    if _has_offered(situation.log, seat):
        return None
    envoys = {name: Envoy(position, name) for name in position.setting.scenario.seats}
    best: tuple[float, Proposal] | None = None
    for proposal in _ideas(position, seat):
        worth = _worth_now(envoys[seat], proposal)
        if worth <= BY_HAND.deal or (best is not None and worth <= best[0]):
            continue
        if _worth_now(envoys[proposal.partner], proposal) <= BY_HAND.deal:
            continue
        if not _was_refused(situation.log, seat, proposal):
            best = (worth, proposal)
    if best is None:
        return None
    worth, proposal = best
    verb = RELEASE if proposal.release else OFFER
    action = Action.of(verb, proposal.partner, *proposal.deal.words())
    return Choice(action, Message.of("why.deal_offered", worth=f"{worth:+.1f}"))


def _is_the_moment(position: Position) -> bool:
    """When bids are laid: once armies march, a truce would call off attacks already made ready."""
    return isinstance(position.phase, Bidding) and not position.proposals


def _ideas(position: Position, seat: str) -> Iterator[Proposal]:
    """Truces of two turns, cards against a leader, and the end of what nobody wants any more."""
    until = min(position.turn + 1, last_turns(position)[-1])
    for own in position.nations_of(seat):
        for other in position.relations.enemies[own]:
            one, two = NATIONS[min(own, other)], NATIONS[max(own, other)]
            if position.seat(other) != seat and not position.in_force(NO_AGGRESSION, one, two):
                deal = Deal(NO_AGGRESSION, one, two, until)
                yield Proposal(seat, position.seat(other), deal)
    if position.stage < FIRST_DRAW:
        yield from _payments(position, seat, until)
    for deal in position.deals:
        leaders = [position.seat(NATION_INDEX[party]) for party in (deal.giver, deal.taker)]
        if seat in leaders and deal.kind != SUBSIDY:
            partner = leaders[leaders[0] == seat]
            yield Proposal(seat, partner, deal, release=True)


def _payments(position: Position, seat: str, until: int) -> Iterator[Proposal]:
    for giver in MAJORS:
        for taker in MAJORS:
            leaders = (position.seat(giver), position.seat(taker))
            if leaders[0] != seat or leaders[1] == seat or not may_pay(position, giver, taker):
                continue
            if not position.in_force(SUBSIDY, NATIONS[giver], NATIONS[taker]):
                deal = Deal(SUBSIDY, NATIONS[giver], NATIONS[taker], until)
                yield Proposal(seat, leaders[1], deal)


def _has_offered(log: Sequence[Line], seat: str) -> bool:
    """Whether the seat has made an offer this turn."""
    for line in reversed(log):
        if line.message.key == "log.turn":
            return False
        if line.message.key in ("log.offer", "log.release") and _args(line)["seat"] == seat:
            return True
    return False


def _was_refused(log: Sequence[Line], seat: str, proposal: Proposal) -> bool:
    """Whether the other has said no to the same matter, as far back as is remembered."""
    deal = proposal.deal
    return any(
        (args["seat"], args["partner"]) == (proposal.partner, seat)
        and (args["kind"], args["giver"], args["taker"]) == (deal.kind, deal.giver, deal.taker)
        for args in (_args(line) for line in log if line.message.key == "log.decline")
    )


def _args(line: Line) -> dict[str, object]:
    return dict(line.message.args)


def _position(situation: Situation) -> Position:
    position = situation.world
    assert isinstance(position, Position)
    return position
