"""Consent, offers and deals, proved in a tiny game.

Borders: three neighbours take turns. Whoever is in turn raids another and takes a point from him,
or visits him for a point each if he agrees, or rests. Deals: no raids between two, and a subsidy
of a point a turn. After four turns the richest wins.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import permutations
from random import Random
from typing import Any, ClassVar

import pytest

from sanssouci.bots import play_out
from sanssouci.kernel import (
    Action,
    Bot,
    Choice,
    Game,
    Illegal,
    Message,
    Options,
    Outcome,
    Phase,
    Scenario,
    Setting,
    Situation,
    State,
    laws,
    part,
)
from sanssouci.kernel.parts import NUMBER, by_word
from sanssouci.steps.consent import Consent
from sanssouci.steps.deals import Bargains, Deal, Proposal

SEATS = ("north", "south", "west")
TURNS = 4
PEACE, SUBSIDY = "no-raid", "subsidy"


class Borders(Bargains):
    turn: int = part(NUMBER, 1)
    points: dict[str, int] = part(by_word(NUMBER), lambda setting: dict.fromkeys(SEATS, 3))

    def offers(self, seat: str) -> Sequence[Proposal]:
        offers = []
        for other in SEATS:
            if other != seat:
                if not self.in_force(PEACE, seat, other):
                    one, two = sorted((seat, other))
                    offers += [
                        Proposal(seat, other, Deal(PEACE, one, two, until))
                        for until in range(self.turn, TURNS + 1)
                    ]
                if not self.in_force(SUBSIDY, seat, other):
                    offers.append(Proposal(seat, other, Deal(SUBSIDY, seat, other, self.turn + 1)))
                offers += [
                    Proposal(seat, other, deal, release=True)
                    for deal in self.deals
                    if deal.between(seat, other)
                ]
        return offers

    def rule_of_deals(self) -> str:
        return "B3"

    def asides(self, seat: str) -> Sequence[Action]:
        return () if self.outcome else self.bargaining(seat)

    def do_aside(self, seat: str, action: Action) -> None:
        self.bargain(seat, action)

    def why_not_aside(self, seat: str, action: Action) -> Message | None:
        return self.why_no_bargain(seat, action)

    def seen(self, seat: str | None) -> dict[str, Any]:
        return {
            "turn": self.turn,
            "points": dict(self.points),
            "deals": sorted(self.deals),
            "proposals": sorted(self.proposals_known_to(seat)),
        }

    def deal_anew(self, seat: str | None, rng: Random) -> None:
        self.forget_proposals(seat)


@dataclass(frozen=True, slots=True)
class Turn(Phase[Borders]):
    name: ClassVar[str] = "turn"
    number: int = 0

    def actors(self, borders: Borders) -> tuple[str, ...]:
        return SEATS[self.number : self.number + 1]

    def prompt(self, borders: Borders, seat: str) -> Message:
        return Message.of("prompt.turn", "B1")

    def legal(self, borders: Borders, seat: str) -> Sequence[Action]:
        others = [other for other in SEATS if other != seat]
        raids = [o for o in others if borders.points[o] and not borders.in_force(PEACE, seat, o)]
        return [
            *(Action.of("raid", other) for other in raids),
            *(Action.of("visit", other) for other in others),
            Action("rest"),
        ]

    def why_not(self, borders: Borders, seat: str, action: Action) -> Message | None:
        return Message.of("refuse.peace", "B3") if action.verb == "raid" else None

    def raid(self, borders: Borders, seat: str, other: str) -> None:
        borders.points[other] -= 1
        borders.points[seat] += 1
        borders.tell("log.raid", "B1", seat=seat, other=other)
        borders.become(Turn(self.number + 1))

    def visit(self, borders: Borders, seat: str, other: str) -> None:
        borders.tell("log.visit", "B2", seat=seat, other=other)
        borders.become(Turn(self.number + 1))
        borders.push(Visit(seat, other))

    def rest(self, borders: Borders, seat: str) -> None:
        borders.tell("log.rest", "B1", seat=seat)
        borders.become(Turn(self.number + 1))

    def proceed(self, borders: Borders) -> None:
        for giver, taker in permutations(SEATS, 2):
            for deal in borders.deals_of(SUBSIDY, giver):
                if deal.taker == taker and borders.points[giver]:
                    borders.points[giver] -= 1
                    borders.points[taker] += 1
        borders.end_turn_of_deals()
        borders.turn += 1
        borders.become(Turn())
        if borders.turn > TURNS:
            best = max(borders.points.values())
            winners = tuple(seat for seat in SEATS if borders.points[seat] == best)
            borders.outcome = Outcome(winners, "riches", Message.of("end.riches", "B4"))


@dataclass(frozen=True, slots=True)
class Visit(Consent[Borders]):
    name: ClassVar[str] = "visit"
    rule: ClassVar[str] = "B2"

    def question(self, borders: Borders) -> Message:
        return Message.of("prompt.visit", "B2", seat=self.asker)

    def agreed(self, borders: Borders) -> None:
        borders.points[self.asker] += 1
        borders.points[self.asked] += 1


class BordersGame(Game):
    id: ClassVar[str] = "borders"
    title: ClassVar[str] = "Borders"
    rules_version: str = "1"
    scenarios: ClassVar = (Scenario("three", "Three", SEATS, ""),)
    options: ClassVar = ()
    sentences: ClassVar = {"en": ""}
    phases: ClassVar = {phase.name: phase for phase in (Turn, Visit)}

    def blank(self, scenario: Scenario, options: Options) -> Borders:
        return Borders(Setting.of(self, scenario, options))

    def begin(self, scenario: Scenario, options: Options) -> Borders:
        borders = self.blank(scenario, options)
        borders.push(Turn())
        return borders

    def seats(self, state: State) -> tuple[str, ...]:
        return SEATS

    def name(self, id: str, language: str | None = None) -> str:
        return id

    def say(self, message: Message, language: str | None = None) -> str:
        return message.key


GAME = BordersGame()


@pytest.fixture
def borders() -> Borders:
    borders = GAME.begin(GAME.scenarios[0], {})
    borders.log = []
    return borders


def told_to(borders: Borders, seat: str | None) -> list[str]:
    return [line.message.key for line in borders.log or () if line.visible_to(seat)]


def test_consent_is_asked_and_the_answer_decides(borders: Borders) -> None:
    borders.apply("north", "visit west")
    assert borders.actors == ("west",)
    reason = borders.why_not("west", "rest")
    assert reason is not None
    assert reason.rule == "B2"
    borders.apply("west", "agree")
    assert borders.points == {"north": 4, "south": 3, "west": 4}
    borders.apply("south", "visit north")
    borders.apply("north", "refuse")
    assert borders.points["south"] == 3
    assert borders.actors == ("west",)


def test_who_asks_himself_agrees(borders: Borders) -> None:
    borders.push(Visit("north", "north"))
    borders._settle()
    assert borders.points["north"] == 5
    assert told_to(borders, None) == []


def test_an_offer_is_told_to_two_and_a_deal_to_all(borders: Borders) -> None:
    borders.apply("south", "offer north no-raid north south 2")
    assert borders.actors == ("north",), "an offer does not move the game on"
    assert told_to(borders, "north") == told_to(borders, "south") == ["log.offer"]
    assert told_to(borders, "west") == told_to(borders, None) == []
    assert borders.view("west")["proposals"] == []
    assert not any(a.verb == "accept" for a in borders.asides("west"))
    with pytest.raises(Illegal):
        borders.apply("west", "accept south no-raid north south 2")
    borders.apply("north", "accept south no-raid north south 2")
    assert told_to(borders, "west") == ["log.deal"]
    assert borders.view("west")["deals"] == [Deal("no-raid", "north", "south", 2)]
    assert borders.sealed


def test_the_rules_keep_a_deal_while_it_runs(borders: Borders) -> None:
    borders.deals = [Deal(PEACE, "north", "south", 1)]
    reason = borders.why_not("north", "raid south")
    assert reason is not None
    assert reason.rule == "B3"
    borders.apply("north", "raid west")
    borders.apply("south", "rest")
    borders.apply("west", "rest")
    assert borders.deals == []
    assert told_to(borders, "west")[-1] == "log.deal_over"
    borders.apply("north", "raid south")


def test_a_subsidy_is_paid_every_turn_until_it_ends(borders: Borders) -> None:
    borders.deals = [Deal(SUBSIDY, "west", "north", 2)]
    for _ in range(3):
        for seat in SEATS:
            borders.apply(seat, "rest")
    assert borders.points == {"north": 5, "south": 3, "west": 1}


def test_offers_are_declined_withdrawn_or_lapse(borders: Borders) -> None:
    offer = "no-raid north south 3"
    borders.apply("south", f"offer north {offer}")
    assert not any(action == f"offer south {offer}" for action in borders.asides("north"))
    borders.apply("north", f"decline south {offer}")
    borders.apply("south", f"offer north {offer}")
    borders.apply("south", f"withdraw north {offer}")
    assert borders.proposals == []
    borders.apply("south", f"offer north {offer}")
    for seat in SEATS:
        borders.apply(seat, "rest")
    assert borders.proposals == []
    reason = borders.why_not("north", f"accept south {offer}")
    assert reason is not None
    assert reason.key == "refuse.no_such_offer"


def test_who_leads_both_parties_strikes_a_deal_at_once(borders: Borders) -> None:
    deal = Deal(SUBSIDY, "north", "south", 3)
    borders.bargain("north", Action.of("offer", "north", *deal.words()))
    assert borders.deals == [deal]
    assert borders.proposals == []
    assert told_to(borders, "west") == ["log.deal"]
    borders.bargain("north", Action.of("release", "north", *deal.words()))
    assert borders.deals == []


def test_a_deal_struck_ends_other_offers_about_the_same_matter(borders: Borders) -> None:
    borders.apply("south", "offer north no-raid north south 2")
    borders.apply("north", "offer south no-raid north south 3")
    borders.apply("south", "offer north subsidy south north 2")
    borders.apply("north", "accept south no-raid north south 2")
    assert [proposal.deal.kind for proposal in borders.proposals] == ["subsidy"]


def test_a_deal_ends_early_only_if_both_agree(borders: Borders) -> None:
    borders.deals = [Deal(PEACE, "north", "south", 4)]
    borders.apply("south", "release north no-raid north south 4")
    assert borders.in_force(PEACE, "south", "north")
    borders.apply("north", "accept south no-raid north south 4")
    assert not borders.in_force(PEACE, "south", "north")


@pytest.mark.parametrize("seed", range(5))
def test_random_games_keep_the_laws(seed: int) -> None:
    rng = Random(seed)
    borders = GAME.begin(GAME.scenarios[0], {})
    while not borders.outcome:
        laws.check_resample(borders, rng)
        laws.check_json(borders)
        laws.check_clone(borders)
        bargainer = rng.choice(SEATS)
        laws.check_equal_tellings(borders, bargainer, rng)
        if rng.random() < 0.6:
            borders.apply(bargainer, rng.choice(borders.asides(bargainer)))
        if rng.random() < 0.5:
            seat = borders.actors[0]
            borders.apply(seat, rng.choice(borders.legal(seat)))
    assert sum(borders.points.values()) >= 9


def test_deals_and_offers_that_cannot_be_are_refused() -> None:
    borders = GAME.begin(GAME.scenarios[0], {})
    for name in ("deals", "proposals"):
        data = borders.to_json() | {name: [["no-raid", "north", 3]]}
        with pytest.raises(ValueError, match="expected"):
            GAME.from_json(data)


def test_who_is_asked_beside_the_game_can_answer_though_he_is_not_to_act(borders: Borders) -> None:
    assert not borders.addressed
    borders.apply("north", "offer west no-raid north west 2")
    assert list(borders.addressed) == ["west"]
    answers = ["accept north no-raid north west 2", "decline north no-raid north west 2"]
    assert [str(action) for action in borders.demanded("west")] == answers
    assert borders.demanded("north") == borders.legal("north")
    assert Situation.of(borders, "west", Random(1)).legal == borders.replies("west")
    borders.apply("west", answers[1])
    assert not borders.addressed


def test_bots_answer_offers_as_soon_as_they_are_made(borders: Borders) -> None:
    class Suitor:
        """Offers peace once, and then rests."""

        name = "suitor"

        def choose(self, situation: Situation) -> Choice:
            offers = [a for a in situation.asides if a.startswith("offer west no-raid")]
            asked = any(line.message.key == "log.offer" for line in situation.log)
            return Choice(Action("rest") if asked else offers[0])

    class Agreeable:
        name = "agreeable"

        def choose(self, situation: Situation) -> Choice:
            return Choice(next((a for a in situation.legal if a.verb == "accept"), Action("rest")))

    bots: dict[str, Bot] = {"north": Suitor(), "south": Agreeable(), "west": Agreeable()}
    record, _ = play_out(GAME, None, {}, bots, seed=1, strict=True)
    assert [str(entry.action).split()[0] for entry in record.entries[:3]] == [
        "offer", "accept", "rest",
    ]  # fmt: skip
