"""Bargaining between players: offers told to two, deals told to all and kept while they run.

A deal is data: its kind, who is bound to whom, the last turn it holds and what else it names. The
rules of a game ask whether one is in force; nobody has to keep it of his own accord. Offers are
asides, open at any time, and lapse at the end of the turn.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from sanssouci.kernel import Action, Message, State, part
from sanssouci.kernel.catalogue import tell
from sanssouci.kernel.parts import Kind, seldom

OFFER, RELEASE, ACCEPT, DECLINE, WITHDRAW = "offer", "release", "accept", "decline", "withdraw"
VERBS: Final = (OFFER, RELEASE, ACCEPT, DECLINE, WITHDRAW)
_TOLD: Final = {
    OFFER: "log.offer",
    RELEASE: "log.release",
    DECLINE: "log.decline",
    WITHDRAW: "log.withdraw",
}


class Deal(NamedTuple):
    """What two parties have agreed on; parties are seats or nations, as the game likes."""

    kind: str
    giver: str
    taker: str
    """For a deal that binds both alike it does not matter who of them is which."""
    until: int
    """The last turn it holds."""
    names: tuple[str, ...] = ()
    """What else it names, such as cities."""

    def words(self) -> tuple[str, ...]:
        """As it stands in an action."""
        named = ("+".join(self.names),) if self.names else ()
        return (self.kind, self.giver, self.taker, str(self.until), *named)

    def between(self, one: str, other: str) -> bool:
        return {self.giver, self.taker} == {one, other}

    def is_about(self, other: Deal) -> bool:
        """True if it is the same deal but for its last turn and who gives what to whom."""
        same = (self.kind, self.names) == (other.kind, other.names)
        return same and self.between(other.giver, other.taker)


class Proposal(NamedTuple):
    """A deal one seat offers another, or, as a release, the end of one that runs."""

    proposer: str
    partner: str
    deal: Deal
    release: bool = False

    def concerns(self, seat: str | None) -> bool:
        return seat in (self.proposer, self.partner)


def _read_deal(value: Any) -> Deal:
    match value:
        case [str(kind), str(giver), str(taker), int(until), list(names)]:
            return Deal(kind, giver, taker, until, tuple(str(name) for name in names))
    raise ValueError(tell("unsound.deal", value=repr(value)))


def _read_proposal(value: Any) -> Proposal:
    match value:
        case [str(proposer), str(partner), deal, bool(release)]:
            return Proposal(proposer, partner, _read_deal(deal), release)
    raise ValueError(tell("unsound.proposal", value=repr(value)))


def _write_deal(deal: Deal) -> list[Any]:
    return [*deal[:4], list(deal.names)]


DEALS: Final = Kind(
    "{}",
    lambda deals: sorted(map(_write_deal, deals)),
    lambda value: [_read_deal(each) for each in value],
)
PROPOSALS: Final = Kind(
    "{}",
    lambda all_: sorted([p.proposer, p.partner, _write_deal(p.deal), p.release] for p in all_),
    lambda value: [_read_proposal(each) for each in value],
)


class Bargains(State, mixin=True):
    """The part of a position that players bargain in; a game's position is one of these."""

    turn: int
    deals: Sequence[Deal] = part(DEALS, lambda setting: [])
    """Those in force; everybody knows them."""
    proposals: Sequence[Proposal] = seldom(PROPOSALS, lambda setting: [])
    """What is on offer; only the two it concerns know of it."""

    @abstractmethod
    def offers(self, seat: str) -> Sequence[Proposal]:
        """Every deal the seat may offer somebody now."""

    def rule_of_deals(self) -> str:
        """The id of the rule that lets players bargain."""
        return ""

    # -- what the rules ask -----------------------------------------------------------------------

    def in_force(self, kind: str, one: str, other: str) -> bool:
        """True if a deal of this kind runs between two parties."""
        return any(deal.kind == kind and deal.between(one, other) for deal in self.deals)

    def deals_of(self, kind: str, giver: str) -> list[Deal]:
        """The deals of this kind in which a party gives something."""
        return [deal for deal in self.deals if deal.kind == kind and deal.giver == giver]

    def end_turn_of_deals(self) -> None:
        """The turn is over: offers lapse, and so do deals that were made until now."""
        self.proposals = []
        over = [deal for deal in self.deals if deal.until <= self.turn]
        self.deals = [deal for deal in self.deals if deal.until > self.turn]
        for deal in over:
            self._tell_deal("log.deal_over", deal)

    def void(self, deal: Deal) -> None:
        """A deal lapses at once, as when its parties are no longer allied."""
        self.deals = [other for other in self.deals if other != deal]
        self._tell_deal("log.deal_over", deal)

    # -- what a seat knows and does ---------------------------------------------------------------

    def proposals_known_to(self, seat: str | None) -> list[Proposal]:
        return [proposal for proposal in self.proposals if proposal.concerns(seat)]

    def forget_proposals(self, seat: str | None) -> None:
        """For ``resample``: the seat cannot know what others have offered each other."""
        if self.proposals:
            self.proposals = self.proposals_known_to(seat)

    def bargaining(self, seat: str) -> list[Action]:
        """All a seat can do about deals; part of a game's asides."""
        actions = []
        known = self.proposals_known_to(seat)
        for proposal in known:
            if proposal.partner == seat:
                actions += [_answer(verb, proposal) for verb in (ACCEPT, DECLINE)]
            else:
                actions.append(_answer(WITHDRAW, proposal))
        pending = {(proposal.deal, proposal.release) for proposal in known}
        for offer in self.offers(seat):
            if (offer.deal, offer.release) not in pending:
                verb = RELEASE if offer.release else OFFER
                actions.append(Action.of(verb, offer.partner, *offer.deal.words()))
        return actions

    def replies(self, seat: str) -> Sequence[Action]:
        """Yes or no to every offer that waits for the seat."""
        return [
            _answer(verb, proposal)
            for proposal in self.proposals
            if proposal.partner == seat
            for verb in (ACCEPT, DECLINE)
        ]

    def bargain(self, seat: str, action: Action) -> None:
        """Carry out what ``bargaining`` lists."""
        other, *words = action.words
        kind, giver, taker, until, *names = words
        deal = Deal(kind, giver, taker, int(until), tuple(names[0].split("+")) if names else ())
        if action.verb in (OFFER, RELEASE):
            proposal = Proposal(seat, other, deal, action.verb == RELEASE)
            if seat == other:  # who leads both parties has agreed
                self._strike(proposal)
            else:
                self.proposals = [*self.proposals, proposal]
                self._tell_deal(_TOLD[action.verb], deal, seat, other, seat=seat, partner=other)
            return
        pair = (seat, other) if action.verb == WITHDRAW else (other, seat)
        proposal = next(p for p in self.proposals if p[:2] == pair and p.deal == deal)
        self.proposals = [other for other in self.proposals if other != proposal]
        if action.verb == ACCEPT:
            self._strike(proposal)
        else:
            self._tell_deal(_TOLD[action.verb], deal, seat, other, seat=seat, partner=other)

    def _strike(self, proposal: Proposal) -> None:
        """Both parties agree: a deal begins, or one ends before its time.

        Whatever else was on offer about the same matter lapses.
        """
        self.seal()  # a word given is not taken back
        self.proposals = [p for p in self.proposals if not p.deal.is_about(proposal.deal)]
        if proposal.release:
            self.void(proposal.deal)
        else:
            self.deals = [*self.deals, proposal.deal]
            self._tell_deal("log.deal", proposal.deal)

    def why_no_bargain(self, seat: str, action: Action) -> Message | None:
        """Why nothing of the kind can be offered, answered or withdrawn."""
        if action.verb not in VERBS:
            return None
        answer = action.verb in (ACCEPT, DECLINE, WITHDRAW)
        key = "refuse.no_such_offer" if answer else "refuse.offer"
        return Message.of(key, self.rule_of_deals())

    def _tell_deal(self, key: str, deal: Deal, *audience: str, **args: str) -> None:
        self.tell(
            key, self.rule_of_deals(), *audience,
            kind=deal.kind, giver=deal.giver, taker=deal.taker, until=deal.until,
            names=" ".join(deal.names), count=len(deal.names), **args,
        )  # fmt: skip


def _answer(verb: str, proposal: Proposal) -> Action:
    other = proposal.partner if verb == WITHDRAW else proposal.proposer
    return Action.of(verb, other, *proposal.deal.words())
