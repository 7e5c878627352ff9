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
    Encoding,
    Game,
    Grammar,
    Kind,
    Message,
    Noun,
    Option,
    Options,
    Outcome,
    Phase,
    Scenario,
    Sentences,
    Setting,
    Slice,
    Slot,
    State,
    Verb,
    View,
    part,
)
from sanssouci.kernel.parts import NUMBER, UNORDERED, by_word

SEATS = ("left", "right")
TOKENS = (1, 2, 3, 4, 5)
PIPS = Noun("pips", Kind.NUMBER, tuple("123456"))
GRAMMAR = Grammar(
    Verb("bid", Slot("token", PIPS)),
    Verb("roll", Slot("pips", PIPS)),
    nouns=(PIPS,),
)


class Auction(State):
    """Tokens left and points won by seat, and bids that wait for the other's."""

    tokens: dict[str, list[int]] = part(
        by_word(UNORDERED), lambda setting: {seat: list(TOKENS) for seat in SEATS}
    )
    points: dict[str, int] = part(by_word(NUMBER), lambda setting: dict.fromkeys(SEATS, 0))
    bids: dict[str, int] = part(by_word(NUMBER), lambda setting: {})

    def seen(self, seat: str | None) -> dict[str, Any]:
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

    def deal_anew(self, seat: str | None, rng: Random) -> None:
        for other, bid in self.bids.items():
            if other != seat:
                self.tokens[other].append(bid)
                self.bids[other] = rng.choice(self.tokens[other])
                self.tokens[other].remove(self.bids[other])


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
        auction.tell("log.prize", "B1", prize=int(pips))

    def proceed(self, auction: Auction) -> None:
        points = auction.points
        best = max(points.values())
        winners = tuple(seat for seat in SEATS if points[seat] == best > min(points.values()))
        message = Message.of("end.points", "B2", best=best)
        auction.outcome = Outcome(winners, "points", message, tuple(points.items()))


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
        auction.tell("log.bids", "B1", seat=seat)
        if len(auction.bids) == len(SEATS):
            auction.seal()
            self._award(auction)

    def _award(self, auction: Auction) -> None:
        left, right = (auction.bids[seat] for seat in SEATS)
        auction.tell("log.shown", "B1", left=left, right=right)
        if left != right:
            winner = SEATS[right > left]
            auction.points[winner] += self.prize
            auction.tell("log.wins", "B1", seat=winner, prize=self.prize)
        auction.bids.clear()
        auction.pop()


class BidEncoding(Encoding):
    """The game as numbers, for learning programs; a game can be played without it."""

    version: ClassVar[str] = "1"
    words = GRAMMAR.words
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


SENTENCES = """
name-left = Left
name-right = Right
do-bid = Bid the { $token }
do-roll = A prize of { $pips }
prompt-bid = A prize of { $prize }: bid a token.
refuse-token = You have no such token left.
log-prize = A prize of { $prize } is up.
log-bids = { $seat } has bid.
log-shown = The bids are { $left } and { $right }.
log-wins = { $seat } wins the prize of { $prize }.
end-points = The auction is over at { $best ->
        [one] { $best } point
       *[other] { $best } points
    }.
"""


class BlindBid(Game):
    id: ClassVar[str] = "blind-bid"
    title: ClassVar[str] = "Blind Bid"
    credit: ClassVar[str] = "A game for demonstration."
    rules_version: str = "1"
    scenarios: ClassVar[tuple[Scenario, ...]] = (
        Scenario("duel", "Duel", SEATS, "Two players, five prizes."),
    )
    options: ClassVar[tuple[Option, ...]] = ()
    reasons: ClassVar[tuple[str, ...]] = ("points",)
    phases: ClassVar[Mapping[str, type[Phase[Any]]]] = {"prize": Prize, "bid": Bid}
    sentences: ClassVar[Sentences] = {"en": SENTENCES}
    grammar = GRAMMAR

    encoding = BidEncoding()

    def blank(self, scenario: Scenario, options: Options) -> Auction:
        return Auction(Setting.of(self, scenario, options))

    def begin(self, scenario: Scenario, options: Options) -> Auction:
        auction = self.blank(scenario, options)
        auction.push(Prize())
        return auction


BLIND_BID = BlindBid()
