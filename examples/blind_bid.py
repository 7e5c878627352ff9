"""Blind Bid, a whole game in a page, to show what the kernel asks of one.

Five prizes come up by the roll of a die. For each, both players secretly bid one of their tokens
1 to 5; the higher bid takes the prize, equal bids nobody. Tokens are spent. Most points win.
"""

from __future__ import annotations

from array import array
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, ClassVar

from sanssouci.kernel import (
    CHANCE,
    Action,
    Catalogue,
    Encoding,
    Game,
    Message,
    Option,
    Options,
    Outcome,
    Phase,
    Scenario,
    Slice,
    State,
    View,
)

SEATS = ("left", "right")
TOKENS = (1, 2, 3, 4, 5)


class Auction(State):
    """Tokens left and points won by seat, and bids that wait for the other's."""

    __slots__ = ("bids", "points", "tokens")

    def __init__(self) -> None:
        super().__init__()
        self.tokens = {seat: list(TOKENS) for seat in SEATS}
        self.points = dict.fromkeys(SEATS, 0)
        self.bids: dict[str, int] = {}
        self.push(Prize())

    @property
    def game(self) -> BlindBid:
        return BLIND_BID

    def clone(self) -> Auction:
        new = object.__new__(Auction)
        new._copy_kernel_slots(self)
        new.tokens = {seat: tokens.copy() for seat, tokens in self.tokens.items()}
        new.points, new.bids = self.points.copy(), self.bids.copy()
        return new

    def view(self, seat: str | None) -> dict[str, Any]:
        """Tokens already shown are public; a bid that waits is its owner's alone."""
        held = {
            s: sorted(self.tokens[s] + ([self.bids[s]] if s in self.bids and s != seat else []))
            for s in SEATS
        }
        return {
            "tokens": held,
            "points": dict(self.points),
            "waiting": sorted(self.bids),
            "own_bid": self.bids.get(seat or ""),
        }

    def resample(self, seat: str | None, rng: Random) -> Auction:
        new = self.clone()
        for other, bid in self.bids.items():
            if other != seat:
                new.tokens[other].append(bid)
                new.bids[other] = rng.choice(new.tokens[other])
                new.tokens[other].remove(new.bids[other])
        return new

    def to_json(self) -> dict[str, Any]:
        return {
            "stack": [phase.to_json() for phase in self.stack],
            "tokens": {seat: sorted(tokens) for seat, tokens in self.tokens.items()},
            "points": self.points,
            "bids": self.bids,
            "outcome": self.outcome and [list(self.outcome.winners), self.outcome.reason],
        }


@dataclass(frozen=True, slots=True)
class Prize(Phase[Auction]):
    """Chance rolls for the next prize, while there are tokens to bid."""

    name: ClassVar[str] = "prize"

    def actors(self, auction: Auction) -> tuple[str, ...]:
        return (CHANCE,) if auction.tokens["left"] else ()

    def legal(self, auction: Auction, seat: str) -> Sequence[Action]:
        return [Action.of("roll", pips) for pips in range(1, 7)]

    def roll(self, auction: Auction, seat: str, pips: str) -> None:
        auction.push(Bid(int(pips)))

    def proceed(self, auction: Auction) -> None:
        best = max(auction.points.values())
        winners = tuple(seat for seat in SEATS if auction.points[seat] == best)
        auction.outcome = Outcome(winners, "points", Message.of("end.points", "B2", best=best))


@dataclass(frozen=True, slots=True)
class Bid(Phase[Auction]):
    """Both bid at once, in secret."""

    name: ClassVar[str] = "bid"
    prize: int

    def actors(self, auction: Auction) -> tuple[str, ...]:
        return tuple(seat for seat in SEATS if seat not in auction.bids)

    def prompt(self, auction: Auction, seat: str) -> Message:
        return Message.of("prompt.bid", "B1", prize=self.prize)

    def legal(self, auction: Auction, seat: str) -> Sequence[Action]:
        return [Action.of("bid", token) for token in sorted(auction.tokens[seat])]

    def why_not(self, auction: Auction, seat: str, action: Action) -> Message | None:
        return Message.of("refuse.token", "B1")

    def bid(self, auction: Auction, seat: str, token: str) -> None:
        auction.tokens[seat].remove(int(token))
        auction.bids[seat] = int(token)
        if len(auction.bids) == len(SEATS):
            auction.seal()
            self._award(auction)

    def _award(self, auction: Auction) -> None:
        left, right = (auction.bids[seat] for seat in SEATS)
        if left != right:
            winner = SEATS[right > left]
            auction.points[winner] += self.prize
            auction.tell("log.wins", "B1", seat=winner, prize=self.prize)
        auction.bids.clear()
        auction.pop()


class BidEncoding(Encoding):
    """The game as numbers, for learning programs; a game can be played without it."""

    version: ClassVar[str] = "1"
    words = ("bid", "roll", "1", "2", "3", "4", "5", "6")
    slices = (
        Slice("tokens", (2, 5), "by seat: which tokens are left, as far as the player can tell"),
        Slice("points", (2,), "by seat / 10"),
        Slice("waiting", (2,), "by seat: has made a bid"),
        Slice("own_bid", (1,), "one's own bid / 5"),
        Slice("prize", (1,), "the prize / 6"),
    )

    def fill(self, numbers: array[float], view: View, prompt: Message) -> None:
        for row, seat in enumerate(SEATS):
            for token in view["tokens"][seat]:
                numbers[5 * row + token - 1] = 1
            numbers[self.offsets["points"] + row] = view["points"][seat] / 10
            numbers[self.offsets["waiting"] + row] = seat in view["waiting"]
        numbers[self.offsets["own_bid"]] = (view["own_bid"] or 0) / 5
        numbers[self.offsets["prize"]] = int(dict(prompt.args).get("prize", 0)) / 6


class BlindBid(Game):
    id: ClassVar[str] = "blind-bid"
    title: ClassVar[str] = "Blind Bid"
    credit: ClassVar[str] = "A game for demonstration."
    rules_version: ClassVar[str] = "1"
    scenarios: ClassVar[tuple[Scenario, ...]] = (
        Scenario("duel", "Duel", SEATS, "Two players, five prizes."),
    )
    options: ClassVar[tuple[Option, ...]] = ()
    reasons: ClassVar[tuple[str, ...]] = ("points",)
    catalogue = Catalogue(
        {
            "prompt.bid": "A prize of {prize}: bid a token.",
            "refuse.token": "You have no such token left.",
            "log.wins": "{seat} wins the prize of {prize}.",
            "end.points": "The auction is over at {best} points.",
        }
    )

    encoding = BidEncoding()

    def begin(self, scenario: Scenario, options: Options) -> Auction:
        return Auction()

    def from_json(self, data: Mapping[str, Any]) -> Auction:
        auction = Auction()
        phases = {phase.name: phase for phase in (Prize, Bid)}
        auction.stack = [phases[frame["phase"]].from_json(frame) for frame in data["stack"]]
        auction.tokens = {seat: list(tokens) for seat, tokens in data["tokens"].items()}
        auction.points, auction.bids = dict(data["points"]), dict(data["bids"])
        if ended := data["outcome"]:
            message = Message.of("end.points", "B2", best=max(auction.points.values()))
            auction.outcome = Outcome(tuple(ended[0]), ended[1], message)
        return auction

    def seats(self, state: State) -> tuple[str, ...]:
        return SEATS

    def name(self, id: str) -> str:
        return id


BLIND_BID = BlindBid()
